"""What a card's face says at a glance: the word of its band, and the cap of a card that can be revealed.

Both follow from the effects, as the text does. The words themselves are the page's.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from . import effects as e
from .card import Card
from .effects import Effect

PLAIN = "plain"  # a card that only scores

BANDS: dict[str, tuple[type[Effect], ...]] = {
    "draw": (e.Draw, e.LookAndTake),
    "discard": (e.Discard, e.PutInDiscard, e.PutOnDrawPile),
    "destroy": (e.Destroy, e.DestroyOwn),
    "steal": (e.Steal,),
    "pass": (e.Pass, e.TakePassed, e.EveryonePasses),
    "squint": (e.Squint,),
    "turn": (e.MissTurn, e.ExtraTurn),
    "lasting": (e.ExtraPlay, e.ExtraDraw, e.Indestructible, e.Lure, e.WorthMore),
    "cancel": (e.Cancel,),
    "choose": (e.OneOf,),
    "move": (
        e.TakeBack, e.TakeToHand, e.TakeFromDiscard, e.TakeToField, e.GiveToField, e.Swap, e.Hide, e.ExchangeHands,
        e.BringIn, e.Replace, e.Reshuffle, e.CopyChosen, e.CopyPlayed, e.MakePlayTop, e.EnterField,
    ),
}  # fmt: skip

_BAND_OF = {effect: band for band, effects in BANDS.items() for effect in effects}
SILENT = (e.TargetPlayer, e.TargetCard, e.TargetTwin, e.Goes)  # they say at whom, or where the card itself goes


def band(card: Card) -> str:
    """The action of a card when it is played; else what it does on the table or from the hand."""
    played = next(_actions(card.play), None)
    if played is not None:
        return _BAND_OF[type(played)]
    if tuple(card.each_turn) or card.always is not None:
        return "lasting"
    if tuple(card.any_time):
        return "anytime"
    if tuple(card.sacrifice):
        return "cancel"
    return cap(card) or PLAIN


def cap(card: Card) -> str | None:
    """What a reveal does: it cancels, or it is possible at any time; None for a card that is not revealed."""
    reveal = tuple(card.reveal)
    if not reveal:
        return None
    return "cancel" if any(isinstance(effect, e.Cancel) for effect in reveal) else "anytime"


def choices(card: Card) -> tuple[str, ...]:
    """The bands of what a card lets its player choose from; empty for a card whose band is no choice."""
    played = next(_actions(card.play), None)
    if not isinstance(played, e.OneOf):
        return ()
    firsts = (next(_actions(mode), None) for mode in played.modes)
    return tuple(_BAND_OF[type(first)] for first in firsts if first is not None)


def band_of(effect: type[Effect]) -> str:
    """The band that one word would give a card; empty for what only aims."""
    return _BAND_OF.get(effect, "")


def _actions(effects: Iterable[Effect]) -> Iterator[Effect]:
    """What is done, in order; a condition stands for what it leads to."""
    for effect in effects:
        if isinstance(effect, e.IfPointsAbove | e.IfMarked):
            yield from _actions((*effect.then, *effect.otherwise))
        elif not isinstance(effect, SILENT):
            yield effect
