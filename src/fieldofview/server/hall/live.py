"""What a lobby shows of a running game: what any onlooker may see of it, and never a hand."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from fieldofview.cards import Card
from fieldofview.cards.bands import band

from ..table import PLAYING, Table
from ..table.clocks import TURN

if TYPE_CHECKING:
    from .hall import Hall


def live_of(table: Table) -> dict[str, Any] | None:
    """Points, Fields of View by their bands, whose turn it is, and whether a window is open."""
    if table.phase != PLAYING or table.game is None or table.stop is None:
        return None
    view, cards, stop = table.game.view(None), table.game.cards, table.stop
    return {
        "names": list(view.names),
        "turn": view.turn,
        "turns": view.turns + 1,
        "points": list(view.points),
        "hands": list(view.hand_sizes),
        "fields": [[_band(cards[card.name]) for card in field] for field in view.fields],
        "draw": view.draw_size,
        "window": view.window is not None,
        "paused": table.paused is not None,
        "waits": list(stop.seats) if stop.kind == TURN else [],
        "closes": table.wall(stop.beats[-1]),
        "rests": False,
    }


MOST_RESTED = 12  # logs that are read for one guest who asks for their tables
PATIENCE = 1.0  # seconds for all of them: who somebody is does not wait for what others are told


@lru_cache(maxsize=4096)
def _band(card: Card) -> str:
    return band(card)


async def with_live(hall: Hall, tables: list[dict[str, Any]], guest: str | None = None) -> list[dict[str, Any]]:
    """Tables of the store with what is going on at those that this worker runs; a guest's own, wherever they are,
    with whether the guest is asked. Of games that this worker does not run the latest alone are told more of.

    For the event loop, which alone changes tables. What was made for one reader is there for the next.
    """
    found, rested, until = [], 0, asyncio.get_running_loop().time() + PATIENCE
    for row in tables:
        actor = hall.actors.get(row["id"])
        if actor is None:
            more: dict[str, Any] = {}
            if guest and rested < MOST_RESTED and row["phase"] == PLAYING and not row.get("lesson"):
                rested += 1  # no lobby lists lessons
                left = until - asyncio.get_running_loop().time()
                more = await hall.resting.row_soon(row["id"], guest, max(0.0, left))
            found.append({**row, **more, "watching": 0})
            continue
        live = actor.live()
        await asyncio.sleep(0)  # a hall full of tables must not hold up those who play
        seat = actor.table.seat_of(guest) if guest else None
        asked = live is not None and seat in live["waits"]
        mine = {} if guest is None else {"seat": seat, "turn": asked}
        found.append({**row, **mine, "watching": actor.watching, "live": live})
    return found
