"""What a designer may want to think over: nothing that is wrong, and nothing that stops a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from . import effects as e
from .card import PARTS, Card
from .complaint import Worded
from .effects import LETTERS, Effect, Who

GAINS = (e.LookAndTake, e.TakeFromDiscard, e.ExtraTurn)  # what nobody would rather go without, like an own DRAW


@dataclass(frozen=True, slots=True)
class Advice:
    """A sentence about one card."""

    card: str
    says: Worded


def advice(cards: Iterable[Card], others: Iterable[Card] = ()) -> Iterator[Advice]:
    """Cards that do all that another does and more, and are worth as many points; the first such for each."""
    own = tuple(cards)
    known = (*own, *others)
    for card in own:
        less = next((other for other in known if outdoes(card, other)), None)
        if less is not None:
            said = (
                "{card} does all that {other} does, and more, for as many points. A few points less would be nearer."
                if card.points == less.points
                else "{card} does all that {other} does, and more, and has more points. Fewer would be nearer."
            )
            yield Advice(card.name, Worded(said, card=card.name, other=less.name))


def outdoes(card: Card, other: Card) -> bool:
    """Whether nobody would take the other card if they could have this one."""
    if card.name == other.name or card.points < other.points or not tuple(other.play):
        return False
    if any(_bare(getattr(card, part)) != _bare(getattr(other, part)) for part in PARTS[1:]):
        return False
    if card.always != other.always or card.starts != other.starts or card.marks != other.marks:
        return False
    more, less = _bare(card.play), _bare(other.play)
    return len(more) > len(less) and more[: len(less)] == less and all(map(_is_gain, more[len(less) :]))


def _is_gain(effect: Effect) -> bool:
    return isinstance(effect, GAINS) or (isinstance(effect, e.Draw) and effect.who is Who.YOU)


def _bare(effects: Iterable[Effect]) -> tuple[Effect, ...]:
    """The effects without the letters that published cards cite."""
    return tuple(replace(effect, **dict.fromkeys(LETTERS, "")) for effect in effects)
