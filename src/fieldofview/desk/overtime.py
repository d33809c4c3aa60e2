"""Time is called: the turns that are still owed, and when the game is over (VT.15, 1.8.1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum


class State(StrEnum):
    LAST_TURN = "last-turn"
    OVERTIME = "overtime"
    SUDDEN_DEATH = "sudden-death"
    OVER = "over"


class WrongTurn(ValueError):
    """A turn that is not the one owed; the message names what was expected."""


@dataclass(slots=True)
class Overtime:
    """The tracker of one game after time was called. Sides are players, or teams where partners win together."""

    seats: list[str]  # in play, clockwise
    active: str
    side: dict[str, str] = field(default_factory=dict)
    state: State = State.LAST_TURN
    todo: list[str] = field(default_factory=list)
    last: str = ""  # who had the last turn
    winners: tuple[str, ...] = ()
    end: str = ""

    @classmethod
    def called(cls, seats: Sequence[str], active: str, side: Mapping[str, str] | None = None) -> Overtime:
        """Time is called in a player's turn; a turn that has ended counts as the current one (TD.09)."""
        if active not in seats:
            raise WrongTurn(active)
        return cls(list(seats), active, dict(side or {}), last=active)

    @property
    def owed(self) -> list[str]:
        """The turns owed after the active player's own, in order."""
        return self._clockwise_after(self.active) if self.state is State.LAST_TURN else list(self.todo)

    @property
    def next(self) -> str:
        """Whose turn comes next."""
        if self.state is State.LAST_TURN:
            return self.active
        if self.state is State.OVERTIME:
            return self.todo[0]
        return self._clockwise_after(self.last)[0] if self.state is State.SUDDEN_DEATH else ""

    def take(self, turns: Sequence[tuple[str, str]], totals: Mapping[str, int], *, empty: bool) -> None:
        """Some turns, and the totals after the last of them; nobody ended an earlier one on 100."""
        if self.state is State.SUDDEN_DEATH and len(turns) > 1:
            raise WrongTurn(self.next)
        for i, (seat, what) in enumerate(turns):
            if self.state is State.OVER or (self.state is State.OVERTIME and not self.todo and what != "extra"):
                raise WrongTurn("")
            self._turn(seat, what)
            self._settle(seat, what, totals if i == len(turns) - 1 else None, empty=empty)

    def _turn(self, seat: str, what: str) -> None:
        if seat not in self.seats:
            raise WrongTurn(self.next)
        if what == "leaves":
            self._leave(seat)
        elif what == "extra":
            if seat != self.last:
                raise WrongTurn(self.next)
        elif seat != self.next:
            raise WrongTurn(self.next)
        elif self.state is State.LAST_TURN:
            self.todo, self.last = self._clockwise_after(seat), seat
            self.state = State.OVERTIME
        else:
            self.todo = self.todo[1:]
            self.last = seat

    def _leave(self, seat: str) -> None:
        if self.state is State.LAST_TURN and seat == self.active:
            self.todo, self.state = self._clockwise_after(seat)[:-1], State.OVERTIME
        if seat == self.last:
            self.last = self._before(seat)
        self.seats.remove(seat)
        self.todo = [other for other in self.todo if other != seat]

    def _settle(self, seat: str, what: str, totals: Mapping[str, int] | None, *, empty: bool) -> None:
        """Whether the game is over after a turn; totals are known after the last turn of a step alone."""
        sides = {self._side(s) for s in self.seats}
        if not sides:
            self._over("none")
            return
        if len(sides) == 1:
            self._over("last-player", self._members(self._side(self.seats[0])))
            return
        if totals is None:
            return
        turn_ended = what in ("ends", "extra")
        if turn_ended and totals[seat] >= 100:
            self._over("hundred", self._members(self._side(seat)))
            return
        best = max(totals[s] for s in self.seats)
        leaders = tuple(dict.fromkeys(self._side(s) for s in self.seats if totals[s] == best))
        turn_over = turn_ended or (what == "leaves" and self.state is State.OVERTIME and seat == self.active)
        if self.state is State.SUDDEN_DEATH:
            if turn_ended and len(leaders) == 1:
                self._over("time-tiebreak", self._members(leaders[0]))
            elif turn_ended and empty and best < 100:
                self._over("exhaustion", *(self._members(side) for side in leaders))
        elif turn_over and empty and best < 100:
            self._over("exhaustion", *(self._members(side) for side in leaders))
        elif self.state is State.OVERTIME and not self.todo:
            if len(leaders) == 1:
                self._over("time", self._members(leaders[0]))
            else:
                self.state = State.SUDDEN_DEATH

    def _over(self, end: str, *sides: tuple[str, ...]) -> None:
        self.state, self.end = State.OVER, end
        self.winners = tuple(member for side in sides for member in side)

    def _side(self, seat: str) -> str:
        return self.side.get(seat, seat)

    def _members(self, side: str) -> tuple[str, ...]:
        return tuple(s for s in self.side if self.side[s] == side) or (side,)

    def _clockwise_after(self, seat: str) -> list[str]:
        at = self.seats.index(seat)
        return self.seats[at + 1 :] + self.seats[: at + 1]

    def _before(self, seat: str) -> str:
        return self.seats[self.seats.index(seat) - 1]
