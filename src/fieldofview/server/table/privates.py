"""What lies beside the log: nobody but its player is sent it, and it never changes what or when others are sent."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import Any

from .commands import Standing


@dataclass(frozen=True, slots=True)
class Sealed:
    """An answer sealed for one window or pass; option None takes it back."""

    seat: int
    number: int
    option: int | None


@dataclass(frozen=True, slots=True)
class Waiting:
    """An any-time card that is held until it is allowed; line None takes it back."""

    seat: int
    line: str | None


@dataclass(frozen=True, slots=True)
class Preferred:
    """One player's settings."""

    seat: int
    stop_me: str = "responder"  # always, responder or holder: when my page raises a prompt
    standing: tuple[Standing, ...] = ()
    pass_until: int | None = None  # the turn in which "pass until my turn" was said


@dataclass(frozen=True, slots=True)
class Thought:
    """A bot's answer, kept in memory until its tick."""

    seat: int
    number: int
    option: int | None
    kind: str = "decision"


@dataclass(frozen=True, slots=True)
class Cleared:
    """Whatever was sealed is settled or void: it is deleted."""


Private = Sealed | Waiting | Preferred | Thought | Cleared
KINDS: dict[str, type[Any]] = {kind.__name__: kind for kind in (Sealed, Waiting, Preferred, Thought, Cleared)}


def private_data(private: Private) -> dict[str, Any]:
    """A private change as it is stored; of one kind and seat only the last counts."""
    return {"private": type(private).__name__, **asdict(private)}


def stored_private(data: dict[str, Any]) -> Private:
    kind = KINDS[data["private"]]
    values = {field.name: data[field.name] for field in fields(kind) if field.name in data}
    if kind is Preferred:
        values["standing"] = tuple(Standing(**row) for row in values.get("standing", ()))
    made: Private = kind(**values)
    return made
