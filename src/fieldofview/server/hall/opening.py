"""The first entries of a table that somebody asks for; nothing here waits, and the store is asked: for a thread."""

from __future__ import annotations

import secrets
from typing import Any

from ..doors.answers import Refusal
from ..errands.checking import Checker
from ..store.people import Guest
from ..table import Entry, Person, Refused, Table, decide, first_opening, opening, quick_opening, read_settings
from ..table.commands import Start
from ..table.first import BOT_NAMES, SETS
from ..table.settings import check as check_kind

ALONE = 120_000  # ms for a turn where nobody but bots waits: time to read every card


def new_opening(guest: Guest, wanted: dict[str, Any], checker: Checker, at: int) -> list[Entry]:
    """A table as its host wants it; set files must have been checked here, since reading one takes its time."""
    _must_be_checked(wanted.get("files", ()), checker)
    settings = read_settings(wanted)
    if settings.rated and not guest.signed_in:
        raise Refused("rated accounts")
    return opening(at, Person(guest.id, guest.name, guest.signed_in), settings)


def _must_be_checked(files: Any, checker: Checker) -> None:
    check_kind("files", files)
    if not all(map(checker.is_checked, files)):
        raise Refusal("unchecked set")


def quick_game(
    guest: Guest, seats: int, sets: list[str] | None, files: list[str], level: str, checker: Checker, at: int
) -> list[Entry]:
    """A table with bots on all other seats, and its game begun; with set files alone, or mixed with sets."""
    _must_be_checked(files, checker)
    wanted: dict[str, Any] = {"seats": seats, "pace": "quick", "turn": ALONE, "hints": True, "files": files}
    wanted |= {"sets": sets} if sets or (files and sets is not None) else {}
    host = Person(guest.id, guest.name, guest.signed_in)
    entries = quick_opening(at, host, read_settings(wanted), level)
    table = Table("")
    for entry in entries:
        table.evolve(entry)
    return [*entries, *decide(table, host, Start(), at, secrets.token_bytes(32)).entries]


def lesson(guest: Guest, at: int) -> list[Entry]:
    """The first game of somebody who never played; nobody is in a hurry there."""
    wanted = {
        "sets": list(SETS),
        "seats": 1 + len(BOT_NAMES),
        "chat": "off",
        "turn": 600_000,
        "bank": 1_800_000,
        "takeover": False,
    }
    return first_opening(at, Person(guest.id, guest.name, guest.signed_in), read_settings(wanted))
