"""A table as the lobby and `my tables` show it: what anybody may know who looks for a table."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ..table import Settings, Table


def summary_of(table: Table) -> dict[str, Any]:
    """`guests` are the ids of those whose table it is; they stay in the store."""
    settings = table.settings
    seated = [seat for seat in table.seats if seat.taken]
    judges = [table.host] if settings.judge and table.host else []
    return {
        "title": settings.title,
        "sets": list(sets_of(settings)) if table.seats else [],
        "seats": len(table.seats),
        "taken": len(seated),
        "names": [seat.name for seat in seated],
        "phase": table.phase,
        "windows": settings.windows,
        "rated": settings.rated,
        "turn_limit": settings.turn_limit,
        "listed": settings.listed,
        "lesson": table.is_lesson,
        "ended": _ended(table),
        "guests": sorted({*judges, *(seat.guest for seat in seated if seat.guest and not seat.left)}),
    }


def _ended(table: Table) -> dict[str, Any] | None:
    """Who won, and what everybody had: what lay there, not what the last player is credited."""
    game = None if table.report is not None else table.game
    if game is None or game.outcome is None:
        return None
    return {"winners": list(game.outcome.winners), "scores": list(game.view(None).points), "turns": table.turns}


@lru_cache(maxsize=1024)
def sets_of(settings: Settings) -> tuple[str, ...]:
    """Set files are read for this: once is enough."""
    return tuple(part.id for part in settings.parts())
