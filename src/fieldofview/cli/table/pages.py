"""What can be looked up at the table: a card, a ruling, the log, the piles, the end of the game."""

from __future__ import annotations

import re
import textwrap
from collections import Counter
from collections.abc import Iterable

from rich.text import Text

from fieldofview.cards import Card
from fieldofview.cards.keywords import Keyword
from fieldofview.cards.text import describe
from fieldofview.game import Outcome
from fieldofview.rulings import RULINGS, Ruling, find_id, ruling, told
from fieldofview.views import View, words

from .. import face
from .canvas import Canvas
from .howto import how_to_play, paragraphs
from .phrases import phrase
from .shelf import cards_of
from .wording import YOU, color, listed, sentence

HELP_WIDTH = 80  # as it is written


def named_page(found: Card | Keyword | Ruling, language: str) -> Iterable[Text]:
    """A card, a word that stands on cards, or a ruling."""
    if isinstance(found, Ruling):
        return ruling_page(found.id, language)
    return card_page(found, language) if isinstance(found, Card) else keyword_page(found)


def keyword_page(word: Keyword) -> Iterable[Text]:
    """What a word means, and the rulings that say so."""
    yield Text().append(f"{word.name}  ", "bold").append(word.text)
    yield Text("  ".join(word.cites), "dim")


def card_page(card: Card, language: str) -> Iterable[Text]:
    """A card's face, then what is ruled about it."""
    foot = face.copies(card.copies, language)
    yield Text(face.drawn(card.name, card.points, describe(card, language), foot))
    for id, row in RULINGS.items():
        if id == card.ruling or id.startswith(f"{card.ruling}."):
            yield Text().append(f"{id}  ", "bold").append(told(row, language).summary)


def ruling_page(id: str, language: str) -> Iterable[Text]:
    """A ruling in full."""
    row = ruling(find_id(id) or id, language)
    yield Text(f"{row.id}: {row.title}", "bold")
    yield Text(row.summary)


def help_page(canvas: Canvas) -> Iterable[Text]:
    """What can be typed, in lines that fit."""
    text = canvas.says("help")
    for number, block in enumerate(text.split("\n\n")):
        if number:
            yield Text()
        for line in block.splitlines() if canvas.width >= HELP_WIDTH or block.startswith(" ") else [block]:
            typed = re.match(r"  \S.*?  +", line)
            head = typed[0] if typed else ""
            rest = " ".join(line[len(head) :].split())
            yield from canvas.wrapped(Text(rest), len(head), first=head)


def rules_page(canvas: Canvas) -> Iterable[Text]:
    """How to play."""
    for text, indent in paragraphs(how_to_play(canvas.language)):
        if text.style == "bold":
            yield Text()
        yield from canvas.wrapped(text, indent, first="")


def log_page(view: View, language: str) -> Iterable[Text]:
    """Every event that the viewer may know, with its rulings."""
    cards = cards_of(view)
    for event in view.events:
        if event.kind in words.QUIET:
            continue
        line = sentence(words.sentence(event, view.names, language, cards), view.names, "", language)
        if event.cites:
            line.append(f"  {' '.join(event.cites)}", "dim")
        yield line
    if not view.events:
        yield Text(phrase(language, "nothing yet"))


def discard_page(view: View, language: str) -> Iterable[Text]:
    """The Discard Pile, newest first."""
    if not view.discard:
        yield Text(phrase(language, "no discard"))
        return
    yield Text(phrase(language, "discard", n=len(view.discard)), "bold")
    yield Text(textwrap.indent(", ".join(view.discard), "  "))


def known_page(view: View, language: str) -> Iterable[Text]:
    """What the viewer knows of hands and of the Draw Pile."""
    for seat, name in enumerate(view.names):
        if not view.alive[seat]:
            continue
        line = Text().append(name, f"bold {color(seat)}")
        cards = view.hand if seat == view.seat else view.known[seat]
        shown = ", ".join(f"{card} ×{n}" if n > 1 else card for card, n in Counter(cards).items())
        unknown = view.hand_sizes[seat] - len(cards)
        parts = [shown] if shown else []
        if unknown:
            parts.append(phrase(language, "unknown", n=unknown))
        yield line.append(": " + (phrase(language, "and").join(parts) or phrase(language, "no cards")))
    top = ", ".join(card or phrase(language, "unknown card") for card in view.draw_known)
    yield Text(phrase(language, "draw known" if top else "draw", n=view.draw_size, cards=top))


def end_page(outcome: Outcome, view: View, language: str) -> Iterable[Text]:
    """Who won and why, and what everybody has."""
    winners = [view.names[seat] for seat in outcome.winners]
    key = "won" if len(winners) == 1 and winners != [YOU] else "won together" if winners else "nobody won"
    ending, cites = words.ending(outcome.ending, language), ", ".join(outcome.cites)
    text = phrase(language, key, who=listed(winners, language), ending=ending, cites=cites)
    yield sentence(text, view.names, "bold", language)
    size = max(map(len, view.names))
    order = sorted(range(len(view.names)), key=lambda seat: -outcome.scores[seat])
    for seat in order:
        mark = "★" if seat in outcome.winners else " "
        line = Text(f"  {mark} ").append(view.names[seat].ljust(size), color(seat))
        yield line.append(f"  {outcome.scores[seat]:>4}", "bold")
