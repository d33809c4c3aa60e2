"""What happens at a table while it is not settled yet, as data; and what flows are.

A flow is a generator: it yields a question (who, which lines) and is sent the line that was chosen, or None when
somebody has left the game and the question must be put again.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from typing import TypeVar

from fieldofview.cards import Card
from fieldofview.cards import effects as fx

from .table import Piece, Player, text_of, words

T = TypeVar("T")
R = TypeVar("R")
Question = tuple[str, list[str]]
Flow = Generator[Question, str | None, R]


def tells(card: Card) -> bool:
    """Whether a reveal at any time does more than enter the field; a mirror's copy is no text of its own."""
    text = text_of(card.reveal)
    return not (len(text) == 1 and isinstance(text[0], fx.EnterField)) and not any(
        isinstance(e, fx.CopyPlayed) for e in text
    )


class GameOver(Exception):
    """Only one player is left."""


@dataclass(eq=False)
class Act:
    """What a window can stop: a card play, a copy, a reveal, the use of a text for each turn, a response."""

    actor: Player
    piece: Piece
    is_play: bool = False
    card: Card | None = None  # whose text is performed
    against: Act | None = None  # for a response: what it would cancel
    cancel: fx.Cancel | None = None  # and how
    source: Piece | None = None  # for a copy: the card that must still be on the table (D.65)
    steps: list[fx.Effect] = field(default_factory=list)
    player: Player | None = None  # the player named
    must_hold_more: bool = False
    cards: list[tuple[Piece, fx.Fields]] = field(default_factory=list)  # the cards chosen, and where they may lie
    cancelled: bool = False
    shown: int = 0  # for a response: when
    steals_afterwards: list[tuple[int, Player, Player, int | fx.Count]] = field(default_factory=list)  # D.26

    @property
    def bottom(self) -> Act:
        return self.against.bottom if self.against else self


@dataclass(frozen=True, slots=True)
class Link(fx.Effect):
    """Our own word: a mirror begins to give a lasting action (D.67)."""


def is_any_time(card: Card) -> bool:
    text = text_of(card.reveal)
    return bool(text) and not isinstance(text[0], fx.Cancel)


def answers(text: Iterable[fx.Effect], threats: fx.Threat, *, stays: bool) -> bool:
    """Whether a text cancels what threatens any of this; a play that `stays` only by sending it elsewhere (D.25)."""
    for effect in text:
        if isinstance(effect, fx.Cancel):
            met = effect.when & threats
            if stays and effect.to is fx.Zone.DISCARD:
                met &= ~fx.Threat.PLAY
            if met:
                return True
    return False


def is_loop_card(card: Card) -> bool:
    """Hindsight, Mirror Image, and what functions like them (D.41)."""
    return any(isinstance(effect, fx.TakeBack | fx.CopyChosen) for effect in words(card.play))
