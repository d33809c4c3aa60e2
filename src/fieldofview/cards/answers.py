"""Who can answer a card: what its text threatens, and which cards cancel that."""

from __future__ import annotations

from collections.abc import Iterable

from . import effects as e
from .card import Card
from .effects import Effect, Threat, Who

THREATS: dict[type[Effect], Threat] = {
    e.Discard: Threat.DISCARD,
    e.Squint: Threat.SQUINT,
    e.EveryonePasses: Threat.PASS,
    e.TakePassed: Threat.PASS,
    e.MissTurn: Threat.MISS,
    e.Destroy: Threat.DESTROY,
    e.DestroyOwn: Threat.DESTROY,
    e.Replace: Threat.DESTROY,
    e.Steal: Threat.STEAL,
}


def threats(effects: Iterable[Effect]) -> Threat:
    """What a text threatens others with, whichever way it goes."""
    found = Threat(0)
    for effect in effects:
        if isinstance(effect, e.OneOf):
            for mode in effect.modes:
                found |= threats(mode)
        elif isinstance(effect, e.IfPointsAbove | e.IfMarked):
            found |= threats((*effect.then, *effect.otherwise))
        elif getattr(effect, "who", None) is not Who.YOU:
            found |= THREATS.get(type(effect), Threat(0))
    return found


def answers(card: Card, among: Iterable[Card]) -> tuple[str, ...]:
    """The cards that can cancel this one when it is played, by name; a card that cancels plays answers all of them."""
    threat = threats(card.play) | Threat.PLAY
    return tuple(
        other.name
        for other in among
        if any(isinstance(it, e.Cancel) and it.when & threat for it in (*other.reveal, *other.sacrifice))
    )
