"""A token for each effect: what it does by its icon and colour, when by its outline, how much by its dots."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from fieldofview.cards import Card
from fieldofview.cards import effects as e
from fieldofview.cards.bands import PLAIN, SILENT, band_of
from fieldofview.cards.effects import Effect

from .palette import BANDS, INK, PAPER
from .signs import BAND_ICONS
from .svg import at, dot, ink, shape

MOST = 5  # tokens in a row

# Icons of words that share a band with others; the rest have their band's.
ICONS: dict[type[Effect], str] = {
    e.LookAndTake: "M-7 7H7M-7 3H7M-7-1H7M0-4V-9M-3-6 0-9 3-6",
    e.PutInDiscard: "M-7 3H7V8H-7ZM0-8V0M-4-4 0 0 4-4",
    e.PutOnDrawPile: "M-7 8H7M-7 4H7M-7 0H7M0-9V-3",
    e.DestroyOwn: "M-6-6 6 6M6-6-6 6M-8 0A8 8 0 0 1 8 0",
    e.TakePassed: "M8 0H-7M-2-5-7 0-2 5",
    e.EveryonePasses: "M-8-4H7M3-8 7-4 3 0M-8 5H7M3 1 7 5 3 9",
    e.MissTurn: "M6-2A6.5 6.5 0 1 0 5 4M-3-3 3 3M3-3-3 3",
    e.ExtraTurn: "M6-2A6.5 6.5 0 1 0 5 4M7-7 6-1 1-3M0-3V3M-3 0H3",
    e.ExtraPlay: "M-6-8H2V4H-6ZM5-1V7M1 3H9",
    e.ExtraDraw: "M0 3V-8M-5-3 0-8 5-3M0 8V8M-5 8V8M5 8V8",
    e.Indestructible: "M-7-7H7V0Q6 6 0 9Q-6 6-7 0Z",
    e.Lure: "M0-8V2A4 4 0 1 1-7 0M0-8A1 1 0 1 1 .1-8",
    e.WorthMore: "M-8 0H0M-4-4V4M3 6V-6L8-8",
    e.TakeBack: "M-6 8V-1A6 6 0 0 1 6-1V4M2 0 6 4 10 0",
    e.TakeToHand: "M-7 8V2Q0-2 7 2V8M0-2V-9M-4-6 0-2 4-6",
    e.TakeFromDiscard: "M-7 3V8H7V3M0 4V-8M-4-4 0-8 4-4",
    e.TakeToField: "M-8-6V6M8 0H-4M0-4-4 0 0 4",
    e.GiveToField: "M8-6V6M-8 0H4M0-4 4 0 0 4",
    e.Swap: "M-3 7V-7M-7-3-3-7 1-3M4-7V7M0 3 4 7 8 3",
    e.Hide: "M-8 3A8 8 0 0 1 8 3ZM-4 8H4",
    e.ExchangeHands: "M-8-4Q0-10 8-4M4-8 8-4 3-2M8 4Q0 10-8 4M-4 8-8 4-3 2",
    e.BringIn: "M-1-8H8V8H-1M-9 0H4M0-4 4 0 0 4",
    e.Replace: "M-8-7H-1V3H-8ZM1-3H8V7H1Z",
    e.Reshuffle: "M-8-5H-4L4 5H8M-8 5H-4L4-5H8M5-8 8-5 5-2M5 2 8 5 5 8",
    e.CopyChosen: "M-7-8H3V4H-7ZM-3 8H7V-4",
    e.CopyPlayed: "M-7-8H3V4H-7ZM-3 8H7V-4M-4-2H0",
    e.MakePlayTop: "M-5-7 7 0-5 7Z",
    e.EnterField: "M-8 5Q0-4 8 5M0-9V0M-4-4 0 0 4-4",
    e.IfPointsAbove: "M-8 8H-3V2H2V-4H8V-8",
    e.IfMarked: "M-7 8H7M-5 5V-1M0 5V-1M5 5V-1M-8-3H8L0-8Z",
}

OUTLINES = {  # when it happens
    "play": "M11 0A11 11 0 1 1-11 0A11 11 0 1 1 11 0Z",
    "reveal": "M11 0A11 11 0 1 1-11 0A11 11 0 1 1 11 0Z",
    "each_turn": "M-10-10H10V10H-10Z",
    "any_time": "M0-13 13 0 0 13-13 0Z",
    "sacrifice": "M-11-10H11L0 13Z",
    "always": "M-12 0-6-11H6L12 0 6 11H-6Z",
}


def actions(effects: Iterable[Effect]) -> Iterator[Effect]:
    """What is done, whatever it hangs on."""
    for effect in effects:
        if isinstance(effect, e.IfPointsAbove | e.IfMarked):
            yield effect
            yield from actions((*effect.then, *effect.otherwise))
        elif isinstance(effect, e.OneOf):
            for mode in effect.modes:
                yield from actions(mode)
        elif not isinstance(effect, SILENT):
            yield effect


def parts(card: Card) -> Iterator[tuple[str, Effect]]:
    """Every action with the part of the card that it stands in."""
    for part in ("play", "reveal", "each_turn", "any_time", "sacrifice"):
        yield from ((part, effect) for effect in actions(getattr(card, part)))
    if card.always is not None:
        yield "always", card.always


def token(part: str, effect: Effect) -> str:
    """One token, around the middle."""
    kind = band_of(type(effect)) or PLAIN
    colour, letters, _ = BANDS[kind]
    drawn = shape(OUTLINES[part], colour, 2.4)
    if part == "reveal":
        drawn = shape("M14 0A14 14 0 1 1-14 0A14 14 0 1 1 14 0Z", PAPER, 2) + drawn
    icon = ICONS.get(type(effect)) or BAND_ICONS[kind]
    drawn += at(0, 0, ink(icon, 3, letters if letters != INK else ""), size=0.72)
    count = getattr(effect, "count", 1)
    dots = count if isinstance(count, int) else 0  # a number that the table decides: a bar
    if dots != 1:
        row = "".join(f"M{dot(-4 * (min(dots, 5) - 1) / 2 + 4 * i, 0)}v.1" for i in range(min(dots, 5))) or "M-5 0H5"
        drawn += at(0, -15.5, ink(row, 7, PAPER) + ink(row, 3.4))
    return drawn


def tokens(card: Card, y: float = 33) -> str:
    """The row of a card's tokens; the fifth stands for all that follow."""
    found = list(parts(card))[:MOST]
    step = 29 if len(found) < 5 else 25
    start = -step * (len(found) - 1) / 2
    return "".join(at(start + step * i, y, token(part, effect)) for i, (part, effect) in enumerate(found))
