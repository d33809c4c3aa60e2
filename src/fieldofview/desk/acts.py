"""What a line of the log holds, and the state that lines fold to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from fieldofview.desk import commands as c
from fieldofview.desk import events as e
from fieldofview.desk.codec import from_plain, to_plain
from fieldofview.desk.evolve import begin, evolve
from fieldofview.desk.model import Tournament


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


def reverted(acts: Sequence[Act]) -> set[int]:
    """The numbers of acts that do not count; a revert that was itself reverted does not either."""
    gone: set[int] = set()
    for n in range(len(acts), 0, -1):
        act = acts[n - 1]
        if isinstance(act.command, c.Revert) and n not in gone:
            gone |= {event.command for event in act.events if isinstance(event, e.Reverted)}
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
