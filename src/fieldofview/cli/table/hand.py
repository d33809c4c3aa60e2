"""The viewer's own: the hand with its texts, the question, and what can be answered."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text

from fieldofview.cards import Card
from fieldofview.views import Decision, View, words

from .canvas import NUMBER, QUIET, Canvas, Lines, padded
from .layout import Sizes
from .numbering import Numbers
from .shelf import card_of
from .wording import YOU, label, short_text

RESPONSES = ("respond", "open moment")
NUMBER_WIDTH = 5


@dataclass(frozen=True, slots=True)
class Held:
    """Cards of one name in the hand, and the number that answers with one of them."""

    card: Card
    name: str
    shown: str
    number: int | None


def hand(canvas: Canvas, view: View, numbers: Numbers) -> Sizes:
    """The hand: names alone, a line for each card, or all the text.

    In a window each further size has the text of one more card that can answer, then the points of all others and what
    is known of the pile, then lines for all.
    """
    if view.seat is None or view.over:
        return [[]]
    name = view.names[view.seat]
    title = canvas.says("your hand") if name == YOU and canvas.language == "en" else canvas.says("hand", name=name)
    top = [canvas.rule(title)]
    if not view.hand:
        return [[*top, Text(f"     {canvas.says('no cards')}", QUIET), *_known_pile(canvas, view)]]
    held = _held(canvas, view, numbers)
    size = max(cell_len(card.shown) for card in held)
    short = [_line(canvas, card, size, quiet=_is_quiet(view, card)) for card in held]
    whole = [_whole(canvas, card, size, quiet=_is_quiet(view, card)) for card in held]
    answering = [i for i, card in enumerate(held) if card.number is not None]
    others = [i for i, card in enumerate(held) if card.number is None]
    order = [*answering, *others]
    pile = _known_pile(canvas, view)
    sizes: list[Lines] = []
    is_window = view.decision is not None and view.decision.kind in RESPONSES
    answered = len(answering) if is_window else 0
    for count in range(answered + 1):
        texts = [line for i in answering[:count] for line in _running(canvas, held[i])]
        rest = [held[i] for i in sorted(order[count:])]
        sizes.append([*top, *texts, *_names(canvas, rest, points=not is_window)])
    if is_window:
        sizes.append([*top, *texts, *_names(canvas, rest), *pile])
    for count in range(answered, len(held) + 1):
        long = set(order[:count])
        lines = [line for i in range(len(held)) for line in (whole[i] if i in long else [short[i]])]
        sizes.append([*top, *lines, *pile])
    return sizes


def question(canvas: Canvas, view: View, numbers: Numbers, most: int) -> Sizes:
    """The decision, and those options that are not numbered in the hand; of too many, those that fit."""
    decision = view.decision
    if decision is None:
        return [[]]
    taken = set(numbers_in_hand(view, decision, numbers).values())
    rest = [
        (numbers[option.line], label(option, decision, view, canvas.language))
        for option in decision.options
        if numbers[option.line] not in taken
    ]
    prompt = words.prompt(decision, canvas.language)
    top = canvas.title(canvas.says("question", name=decision.name, prompt=prompt))
    lines = canvas.columns(rest)
    texts = _texts_of_used(canvas, view)
    whole = [[*top, *lines], [*top, *lines, *texts]] if texts else [[*top, *lines]]
    if len(top) + len(lines) <= max(most, 3):
        return whole
    more = Text(f"     {canvas.says('more options')}", QUIET)
    return [[*top, *lines[: max(most, 3) - len(top) - 1], canvas.cut(more)], *whole]


def numbers_in_hand(view: View, decision: Decision, numbers: Numbers) -> dict[str, int]:
    """For each card of the hand the number of the option that plays, reveals or picks it."""
    picks = {o.card for o in decision.options if o.verb == "choose" and o.of is None}
    verbs = {"play"} if decision.kind == "action" else {"reveal"}
    if decision.kind == "pick" and picks == set(view.hand):
        verbs = {"choose"}
    found: dict[str, int] = {}
    for option in decision.options:
        if option.card is not None and option.of is None and option.verb in verbs and option.card in view.hand:
            found.setdefault(option.card, numbers[option.line])
    return found


def _held(canvas: Canvas, view: View, numbers: Numbers) -> list[Held]:
    decision = view.decision
    own = numbers_in_hand(view, decision, numbers) if decision else {}
    found = []
    for name, count in Counter(view.hand).items():
        shown = f"{name} ×{count}" if count > 1 else name
        if name in own and decision is not None and decision.kind in RESPONSES:
            shown = canvas.says("reveal", card=shown)
        found.append(Held(card_of(view, name), name, shown, own.get(name)))
    return found


def _is_quiet(view: View, card: Held) -> bool:
    return view.decision is not None and card.number is None


def _head(card: Held, size: int) -> Text:
    line = Text().append(f"{card.number:>3}  " if card.number else " " * NUMBER_WIDTH, NUMBER)
    return line.append_text(padded(card.shown, size, "bold")).append(f" {card.card.points:>4}  ")


def _line(canvas: Canvas, card: Held, size: int, *, quiet: bool) -> Text:
    text = short_text(card.card, canvas.language)
    return canvas.cut(_head(card, size).append(text, QUIET if quiet else ""))


def _whole(canvas: Canvas, card: Held, size: int, *, quiet: bool) -> Lines:
    """The whole text, beside the name where there is room, else below it."""
    text = Text(short_text(card.card, canvas.language), QUIET if quiet else "")
    head = _head(card, size)
    if canvas.width - head.cell_len < 24:
        return [canvas.cut(_head(card, cell_len(card.shown))), *canvas.wrapped(text, NUMBER_WIDTH + 2)]
    first, *more = canvas.wrapped(text, head.cell_len, first="")
    return [head.append_text(first), *more]


def _running(canvas: Canvas, card: Held) -> Lines:
    """The whole text behind the name, in as few rows as it can have."""
    line = _head(card, cell_len(card.shown)).append(short_text(card.card, canvas.language))
    return canvas.wrapped(line[NUMBER_WIDTH:], NUMBER_WIDTH, first=line.plain[:NUMBER_WIDTH])


def _names(canvas: Canvas, held: list[Held], *, points: bool = True) -> Lines:
    """Names alone, with their numbers, and points if there is room for them."""
    items = []
    for card in held:
        item = Text(f"{card.number} ", NUMBER) if card.number else Text()
        item.append(card.shown, "bold" if card.number else QUIET)
        items.append(item.append(f" {card.card.points}") if points else item)
    return canvas.strung(items, " " * 2) if items else []


def _texts_of_used(canvas: Canvas, view: View) -> Lines:
    """In a window, what cards of the Field of View say that could be used."""
    decision = view.decision
    assert decision is not None
    names = dict.fromkeys(o.card for o in decision.options if o.verb == "use" and decision.kind in RESPONSES)
    lines: Lines = []
    for name in filter(None, names):
        text = Text(f"{name}: ", "italic").append(short_text(card_of(view, name), canvas.language))
        lines += canvas.wrapped(text, NUMBER_WIDTH)
    return lines


def _known_pile(canvas: Canvas, view: View) -> Lines:
    if not view.draw_known:
        return []
    tops = ", ".join(name or "?" for name in view.draw_known)
    return canvas.wrapped(Text(canvas.says("known draw", cards=tops), "italic"), NUMBER_WIDTH)
