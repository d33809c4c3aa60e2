"""What happens, drawn: the card that is being settled with its text, and what was told before."""

from __future__ import annotations

from itertools import groupby

from rich.text import Text

from fieldofview.views import Event, Kind, View, words

from .canvas import QUIET, Canvas, Lines
from .layout import Sizes
from .shelf import card_of, cards_of
from .wording import listed, short_text

FEW_EVENTS, MANY_EVENTS = 3, 14
UNTOLD = {*words.QUIET, Kind.BEGAN}  # whose turn it is, the table shows
SETTLED = {Kind.PLAYED, Kind.REVEALED, Kind.USED, Kind.AIMED}  # what "being settled" says as well


def settling(canvas: Canvas, view: View, *, is_window: bool = False) -> Sizes:
    """What is being settled, and the text of what may be answered; in a window the text comes before all else."""
    if not view.settling:
        return [[]]
    title = canvas.rule(canvas.says("settling"))
    levels: Lines = []
    for depth, level in enumerate(view.settling):
        said = words.settling(level, view.names, canvas.language)
        last = canvas.wrapped(canvas.sentence(said, view), 2 + 2 * min(depth, 4))
        levels += last
    text = card_text(canvas, view)
    whole = [title, *levels, *text]
    least = [canvas.cut(levels[-1])]
    sizes = [least, [*last, *text], [title, *last, *text], whole] if is_window else [least, [title, *levels], whole]
    if view.window is not None:
        could = sorted({*view.window.from_hand, *view.window.from_table})
        who = listed([view.names[seat] for seat in could], canvas.language)
        sizes.append([*whole, *canvas.wrapped(canvas.sentence(canvas.says("could answer", who=who), view), 2)])
    return sizes


def card_text(canvas: Canvas, view: View) -> Lines:
    """The text of the card that comes in: what a mirror copies, or what it says itself."""
    level = view.settling[-1]
    name = level.acts_as or level.card.name
    card = card_of(view, name)
    text = Text(f"{name} ({card.points}): ", "italic").append(short_text(card, canvas.language))
    return canvas.wrapped(text, 2 + 2 * min(len(view.settling), 5))


def events(canvas: Canvas, view: View, since: int, *, is_window: bool = False) -> Sizes:
    """The newest events; those seen before fill up what little there is. A window has its newest settled above."""
    cards = cards_of(view)
    numbered = [(number, event) for number, event in enumerate(view.events) if event.kind not in UNTOLD]
    while is_window and numbered and _is_settled(numbered[-1][1], view):
        numbered.pop()
    told = [(words.sentence(event, view.names, canvas.language, cards), number >= since) for number, event in numbered]
    runs = [(text, fresh, len(list(same))) for (text, fresh), same in groupby(told)]
    fresh = sum(is_fresh for _, is_fresh, _ in runs)
    sizes: list[Lines] = [[]]
    for count in range(1, min(max(fresh, FEW_EVENTS), MANY_EVENTS, len(runs)) + 1):
        lines = [canvas.rule(canvas.says("happened") + (canvas.says("more") if fresh > count else ""))]
        for text, is_fresh, times in runs[-count:]:
            line = canvas.sentence(text, view, "" if is_fresh else QUIET)
            lines += canvas.wrapped(line.append(f" (×{times})") if times > 1 else line, 2)
        sizes.append(lines)
    return sizes


def _is_settled(event: Event, view: View) -> bool:
    """Whether an event only says what is being settled."""
    settled = {card.name for level in view.settling for card in (level.card, *level.on)}
    return event.kind in SETTLED and bool(event.cards) and event.cards[0].name in settled
