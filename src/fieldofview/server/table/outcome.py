"""What a command or a tick comes to: entries for the log, private changes beside it, and a reply to the sender."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ...game import Decision
from .entries import Entry
from .privates import Private


@dataclass(frozen=True, slots=True)
class Outcome:
    """All of it is committed together, before anybody is sent anything.

    `reply` is for the sender alone; a `decision` in it is worded in their language. `opens` are the entries of a new
    table, where a rematch opens one. `joins` says that the sender, who was not at the table, is from now on.
    """

    entries: list[Entry] = field(default_factory=list)
    privates: list[Private] = field(default_factory=list)
    reply: dict[str, Any] = field(default_factory=dict)
    decision: Decision | None = None
    opens: list[Entry] = field(default_factory=list)
    joins: bool = False


@dataclass(frozen=True, slots=True)
class Ask:
    """A question to a bot; `kind` is decision, or now: whether it reveals an any-time card in this open moment."""

    seat: int
    number: int
    kind: str
    level: str
