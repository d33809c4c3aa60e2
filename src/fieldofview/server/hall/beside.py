"""What lies beside a table's log, in slots: private changes, emptied when they are settled, and the last lines said."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ..table.entries import Said, entry_data, stored_entry
from ..table.privates import Cleared, Private, Sealed, Thought, Waiting, private_data, stored_private
from ..table.table import MOST_LINES

Slots = dict[str, Mapping[str, Any] | None]


def slots_of(privates: Iterable[Private], sealed: Iterable[int]) -> Slots:
    """What changes in the store, where these seats have sealed; None empties a slot. Bots' thoughts are not kept."""
    slots: Slots = {}
    lying = set(sealed)
    for private in privates:
        match private:
            case Thought():
                continue
            case Cleared():
                slots |= {f"Sealed:{seat}": None for seat in lying}
            case Sealed(seat=seat, option=None) | Waiting(seat=seat, line=None):
                slots[f"{type(private).__name__}:{seat}"] = None
            case _:
                if isinstance(private, Sealed):
                    lying.add(private.seat)
                slots[f"{type(private).__name__}:{private.seat}"] = private_data(private)
    return slots


def privates_of(slots: Mapping[str, dict[str, Any]]) -> list[Private]:
    """What lay beside the log, in an order that is always the same."""
    return [stored_private(slots[slot]) for slot in sorted(slots) if not slot.startswith(LINE)]


LINE = "Said:"


def slots_of_lines(lines: Iterable[Said], before: int) -> Slots:
    """Lines that are said after so many others: each takes the place of one that nobody is told any more.

    They move no game. In the log they would make every table slower to load for as long as it is kept.
    """
    return {f"{LINE}{n % MOST_LINES}": {"n": n, **entry_data(line)} for n, line in enumerate(lines, before)}


def lines_of(slots: Mapping[str, dict[str, Any]]) -> list[tuple[int, Said]]:
    """The last lines, in order, each with the number of those before it."""
    found = sorted((body for slot, body in slots.items() if slot.startswith(LINE)), key=lambda body: int(body["n"]))
    lines = [(int(body["n"]), stored_entry(body)) for body in found]
    return [(n, line) for n, line in lines if isinstance(line, Said)]
