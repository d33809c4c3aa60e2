"""Cards that may lie on one another while they are settled: how many a game bears, since its stack is not endless.

Three kinds of text wait while another of their kind is settled: those that have the top card played, texts for any
time that can be interrupted by the next, and responses that can be answered by such responses again.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from . import effects as e
from .card import Card
from .complaint import Complaint
from .effects import Effect, Threat, Who
from .grammar import plays_the_top

MAX_NESTED = 44  # of one game: each may lie on the one before

HARMS: dict[type[Effect], Threat] = {
    e.Discard: Threat.DISCARD,
    e.Squint: Threat.SQUINT,
    e.Steal: Threat.STEAL,
    e.TakePassed: Threat.PASS,
    e.EveryonePasses: Threat.PASS,
    e.MissTurn: Threat.MISS,
    e.Destroy: Threat.DESTROY,
    e.DestroyOwn: Threat.DESTROY,
}


def nested(counts: Mapping[Card, int]) -> dict[Card, int]:
    """The cards of a mix that may lie on one another, with how many of each there are.

    Published cards alone are never too many: their sets are what they are (D.7), and a game of theirs that went too
    deep would be void like any other.
    """
    circling = _answering_each_other(counts)
    found = {card: n for card, n in counts.items() if plays_the_top(card) or _interrupts(card) or card in circling}
    return found if any(not card.document for card in found) else {}


def too_many(found: Mapping[Card, int]) -> Complaint | None:
    """What is wrong with so many; None where a game bears them."""
    if sum(found.values()) <= MAX_NESTED:
        return None
    return Complaint(
        "{count} cards may lie on one another while they are settled, since they have the top card played, interrupt "
        "each other, or answer each other: {cards}.",
        count=sum(found.values()),
        cards=listed(found),
    )


def listed(found: Mapping[Card, int]) -> str:
    """These cards by name, those with most pieces first: `Barb (40), Echo (12)`."""
    most = sorted(found.items(), key=lambda row: (-row[1], row[0].name))
    more = ", …" if len(most) > 5 else ""
    return ", ".join(f"{card.name} ({n})" for card, n in most[:5]) + more


def _interrupts(card: Card) -> bool:
    """Whether what it does at any time has a window of its own, in which the next may do the same."""
    if card.any_time:
        return True
    match tuple(card.reveal):
        case (e.Cancel(), *_) | () | (e.EnterField(),):
            return False
        case _:
            return True


def _answering_each_other(cards: Iterable[Card]) -> set[Card]:
    """The responses that may be answered by a response that may be answered by them, also round several corners."""
    stopped: dict[Card, Threat] = {}
    harm: dict[Card, Threat] = {}
    for card in cards:
        for text in (tuple(card.reveal), tuple(card.sacrifice)):
            if text and isinstance(text[0], e.Cancel):
                stopped[card] = stopped.get(card, Threat(0)) | text[0].when
                harm[card] = harm.get(card, Threat(0)) | _harm(text[1:])
    follows = {card: [x for x in stopped if stopped[x] & harm[card]] for card in stopped}
    return {card for card in stopped if _comes_back(card, follows)}


def _harm(effects: Iterable[Effect]) -> Threat:
    """What a text threatens other players with."""
    threat = Threat(0)
    for effect in effects:
        if isinstance(effect, e.IfPointsAbove | e.IfMarked):
            threat |= _harm((*effect.then, *effect.otherwise))
        elif not (isinstance(effect, e.Discard | e.Squint | e.DestroyOwn) and effect.who is Who.YOU):
            threat |= HARMS.get(type(effect), Threat(0))
    return threat


def _comes_back(card: Card, follows: Mapping[Card, list[Card]]) -> bool:
    seen: set[Card] = set()
    todo = list(follows[card])
    while todo:
        at = todo.pop()
        if at == card:
            return True
        if at not in seen:
            seen.add(at)
            todo += follows[at]
    return False
