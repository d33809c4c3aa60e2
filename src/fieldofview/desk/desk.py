"""The desk at work: commands go in, the log grows, the state is its fold. Nothing here touches a file."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Protocol

from fieldofview.desk import commands as c
from fieldofview.desk import events as e
from fieldofview.desk.codec import from_plain, to_plain
from fieldofview.desk.decide import Decided, decide
from fieldofview.desk.deciding.case import Case
from fieldofview.desk.evolve import begin, evolve
from fieldofview.desk.log import Damage, Draft, Entry, Head, Person
from fieldofview.desk.model import ORGANISER, Tournament
from fieldofview.desk.problems import DeskRefusal, Problem
from fieldofview.desk.settings import settings_from


@dataclass(frozen=True, slots=True)
class Act:
    """One accepted command with its events: what a line of the log holds."""

    by: str
    command: c.Command
    events: tuple[e.Event, ...]
    confirmed: str = ""  # why warnings were passed over

    def plain(self) -> dict[str, Any]:
        """The act as plain JSON."""
        return {
            "command": to_plain(self.command),
            "events": [[type(event).__name__, to_plain(event)] for event in self.events],
            "confirmed": self.confirmed,
        }


def act_from(by: str, kind: str, data: dict[str, Any]) -> Act:
    """An act from its line in the log."""
    events = tuple(from_plain(e.EVENTS[name], fields) for name, fields in data["events"])
    return Act(by, from_plain(c.COMMANDS[kind], data["command"]), events, data.get("confirmed", ""))


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
        self.acts.append(act)
        if any(isinstance(event, e.Reverted) for event in act.events):
            self.state = fold(self.acts)
        else:
            for event in act.events:
                evolve(self.state, event, len(self.acts))

    def scratch(self) -> Desk:
        """A copy to try things on; nothing of it is written."""
        other = object.__new__(Desk)
        other.log, other.clock, other.head = None, self.clock, self.head
        other.acts, other.state = list(self.acts), fold(self.acts)  # quicker than a deep copy
        return other

    def _revert(self, command: c.Revert, by: str) -> Decided:
        """Undo one act: what came after it must still follow from what is left (5.3)."""
        case = Case(self.state, by)
        case.right("revert")
        gone = reverted(self.acts)
        if not 1 < command.command <= len(self.acts) or command.command in gone:
            case.stop("E_NOTHING_TO_UNDO", "VT.61", entry=command.command)
        case.settle()
        dependents = self.dependents(command.command)
        if dependents:
            kinds = [f"{n} {type(self.acts[n - 1].command).__name__}" for n in dependents[:5]]
            case.stop("E_DEPENDENTS", "VT.61", entry=command.command, dependents=kinds)
        return Decided((e.Reverted(command.command, command.reason),), tuple(case.warnings))

    def dependents(self, number: int) -> list[int]:
        """Later acts that would no longer follow if this one were undone: decided anew, they come out differently."""
        trial = Act("", c.Revert(number, ""), (e.Reverted(number, ""),))
        gone = reverted([*self.acts, trial])
        state = fold(self.acts[: number - 1], gone)
        found = []
        for n in range(number, len(self.acts) + 1):
            act = self.acts[n - 1]
            if n in gone or isinstance(act.command, c.Revert):
                continue
            try:
                same = decide(state, act.command, act.by).events == act.events
            except DeskRefusal:
                same = False
            if not same:
                found.append(n)
            else:
                for event in act.events:
                    evolve(state, event, n)
        return found


def reverted(acts: Sequence[Act]) -> set[int]:
    """The numbers of acts that do not count; a revert that was itself reverted does not either."""
    gone: set[int] = set()
    for n in range(len(acts), 0, -1):
        if n not in gone:
            gone |= {event.command for event in acts[n - 1].events if isinstance(event, e.Reverted)}
    return gone


def fold(acts: Sequence[Act], gone: set[int] | None = None) -> Tournament:
    """The state that acts lead to, those aside that were undone."""
    out = reverted(acts) if gone is None else gone
    first = acts[0].events[0]
    assert isinstance(first, e.EventCreated)
    t = begin(first)
    for n, act in enumerate(acts, 1):
        if n in out:
            continue
        for event in act.events:
            evolve(t, event, n)
    return t
