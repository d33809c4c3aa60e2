"""The desk at work: commands go in, the log grows, the state is its fold. Nothing here touches a file."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime
from typing import Any, Protocol

from fieldofview.desk import commands as c
from fieldofview.desk import events as e
from fieldofview.desk.acts import Act, act_from, fold, reverted
from fieldofview.desk.decide import Decided, decide
from fieldofview.desk.deciding.case import Case
from fieldofview.desk.evolve import evolve
from fieldofview.desk.log import Damage, Draft, Entry, Head, Person
from fieldofview.desk.model import ORGANISER, Tournament
from fieldofview.desk.problems import DeskRefusal, Problem
from fieldofview.desk.settings import settings_from
from fieldofview.desk.undoing import Undone, undo

NAMED = 5  # so many of the acts that follow from one are named when it is not undone


def _draft(act: Act, at: str) -> Draft:
    return Draft(at, act.by, type(act.command).__name__, act.plain())


class Unconfirmed(DeskRefusal):
    """The desk would do it, but warns first."""


class Log(Protocol):
    """Where acts are kept: a file, a log in memory, later a database."""

    def head(self) -> Head: ...

    def entries(self, since: int = 0) -> list[Entry]: ...

    def append(
        self,
        drafts: Iterable[Draft],
        after: Head,
        *,
        command: str = "",
        people: Mapping[str, Person] | None = None,
        erase: Iterable[str] = (),
    ) -> list[Entry]: ...

    def audit(self, expected: Head | None = None) -> Damage | None: ...


def now() -> str:
    """The time that an act is noted with, in UTC."""
    return datetime.now(UTC).isoformat(timespec="seconds")


class Desk:
    """One event: its acts in order, and the state that they fold to. An act is in the log before it counts."""

    def __init__(self, log: Log, clock: Callable[[], str] = now) -> None:
        self.log: Log | None = log
        self.clock = clock
        self.head = log.head()
        self.acts = [act_from(entry.by, entry.kind, dict(entry.data)) for entry in log.entries()]
        self.state = fold(self.acts)
        self._undone: Undone | None = None

    @classmethod
    def create(
        cls, log: Log, settings: dict[str, Any], by: str = ORGANISER, confirm: str = "", clock: Callable[[], str] = now
    ) -> Desk:
        """A new event in an empty log; settings that no event may have are refused."""
        command = c.CreateEvent(settings)
        decided = cls.check(settings, confirm, by)
        act = Act(by, command, decided.events, confirm if decided.warnings else "")
        log.append([_draft(act, clock())], log.head())
        return cls(log, clock)

    @staticmethod
    def check(settings: dict[str, Any], confirm: str = "", by: str = ORGANISER) -> Decided:
        """Whether an event may be set up so."""
        decided = decide(Tournament(settings_from(settings)), c.CreateEvent(settings), by)
        if decided.warnings and not confirm:
            raise Unconfirmed(decided.warnings)
        return decided

    def decide(self, command: c.Command, by: str) -> Decided:
        """What a command would bring, without doing it."""
        if isinstance(command, c.Revert):
            return self._revert(command, by)
        return decide(self.state, command, by)

    def put(
        self,
        command: c.Command,
        by: str = ORGANISER,
        confirm: str = "",
        *,
        people: Mapping[str, Person] | None = None,
        erase: Iterable[str] = (),
    ) -> tuple[Problem, ...]:
        """Carry a command out; its warnings need a reason to be passed over, and come back.

        Personal fields that come with it are written in the same stroke. Stale says that others wrote in between.
        """
        decided = self.decide(command, by)
        if decided.warnings and not confirm:
            raise Unconfirmed(decided.warnings)
        act = Act(by, command, decided.events, confirm if decided.warnings else "")
        if self.log is not None:
            written = self.log.append([_draft(act, self.clock())], self.head, people=people, erase=erase)
            self.head = Head(written[-1].n, written[-1].hash)
        self._follow(act)
        return decided.warnings

    def put_all(
        self,
        commands: Iterable[c.Command],
        by: str = ORGANISER,
        confirm: str = "",
        *,
        people: Mapping[str, Person] | None = None,
    ) -> None:
        """Carry commands out one after the other and write them in one stroke: all of them, or none."""
        before = len(self.acts)
        try:
            for command in commands:
                decided = self.decide(command, by)
                if decided.warnings and not confirm:
                    raise Unconfirmed(decided.warnings)
                self._follow(Act(by, command, decided.events, confirm if decided.warnings else ""))
            if self.log is not None and len(self.acts) > before:
                drafts = [_draft(act, self.clock()) for act in self.acts[before:]]
                written = self.log.append(drafts, self.head, people=people)
                self.head = Head(written[-1].n, written[-1].hash)
        except BaseException:
            del self.acts[before:]
            self.state, self._undone = fold(self.acts), None
            raise

    def refresh(self) -> list[Act]:
        """Take in what others wrote; it comes back."""
        assert self.log is not None
        new = [act_from(entry.by, entry.kind, dict(entry.data)) for entry in self.log.entries(len(self.acts))]
        for act in new:
            self._follow(act)
        self.head = self.log.head()
        return new

    def chain_is_right(self) -> bool:
        """Whether the log is as it was written."""
        return self.log is None or self.log.audit() is None

    def _follow(self, act: Act) -> None:
        tried, self._undone = self._undone, None
        self.acts.append(act)
        if any(isinstance(event, e.Reverted) for event in act.events):
            known = isinstance(act.command, c.Revert) and tried is not None and tried.is_of(act.command, self.acts)
            self.state = tried.state if tried is not None and known else fold(self.acts)
        else:
            for event in act.events:
                evolve(self.state, event, len(self.acts))

    def scratch(self) -> Desk:
        """A copy to try things on; nothing of it is written."""
        other = object.__new__(Desk)
        other.log, other.clock, other.head = None, self.clock, self.head
        other.acts, other.state = list(self.acts), fold(self.acts)  # quicker than a deep copy
        other._undone = None
        return other

    def _revert(self, command: c.Revert, by: str) -> Decided:
        """Undo one act: what came after it must still follow from what is left (5.3)."""
        case = Case(self.state, by)
        case.right("revert")
        gone = reverted(self.acts)
        if not 1 < command.command <= len(self.acts) or command.command in gone:
            case.stop("E_NOTHING_TO_UNDO", "VT.61", entry=command.command)
        case.settle()
        tried = self._tried(command.command)
        if tried.dependents:
            kinds = [f"{n} {type(self.acts[n - 1].command).__name__}" for n in tried.dependents]
            case.stop("E_DEPENDENTS", "VT.61", entry=command.command, dependents=kinds)
        return Decided((e.Reverted(command.command, command.reason),), tuple(case.warnings))

    def _tried(self, number: int) -> Undone:
        """What undoing an act comes to; kept, because it is shown first and done then."""
        if self._undone is None or (self._undone.number, self._undone.length) != (number, len(self.acts)):
            self._undone = undo(self.acts, number, NAMED)
        return self._undone

    def without(self, number: int) -> Tournament:
        """The state as it would be with an act undone that nothing follows from; to look at only."""
        return self._tried(number).state
