"""Where private changes lie beside a table's log: one slot a kind and seat, emptied when they are settled."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from fieldofview.cards import MAX_SEATS

from .table.privates import Cleared, Private, Sealed, Thought, Waiting, private_data, stored_private

Slots = dict[str, Mapping[str, Any] | None]


def slots_of(privates: Iterable[Private]) -> Slots:
    """What changes in the store; None empties a slot. A bot's thought is kept in memory alone."""
    slots: Slots = {}
    for private in privates:
        match private:
            case Thought():
                continue
            case Cleared():
                slots |= {f"Sealed:{seat}": None for seat in range(MAX_SEATS)}
            case Sealed(seat=seat, option=None) | Waiting(seat=seat, line=None):
                slots[f"{type(private).__name__}:{seat}"] = None
            case _:
                slots[f"{type(private).__name__}:{private.seat}"] = private_data(private)
    return slots


def privates_of(slots: Mapping[str, dict[str, Any]]) -> list[Private]:
    """What lay beside the log, in an order that is always the same."""
    return [stored_private(slots[slot]) for slot in sorted(slots)]
