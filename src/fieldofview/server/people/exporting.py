"""All that is kept of one person, as one document of JSON."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import select

from ..hall.beside import LINE
from ..running.clock import now_ms
from ..store import Store
from ..store.accounts import account_of
from ..store.games import games_of, rating_of
from ..store.lobby import tables_of
from ..store.models import SlotRow
from ..store.moderation import blocked_by, reports_by
from ..store.people import Guest
from ..store.replays import find_record

FORM, VERSION = "fieldofview person", 2
MOMENTS = ("written", "made", "ended", "at")  # milliseconds since 1970


def everything_of(store: Store, guest: Guest) -> dict[str, Any]:
    """Blocks: what was said at all tables is searched for what this person wrote."""
    account, rated = account_of(store, guest.id), rating_of(store, guest.id)
    kept = {
        "form": FORM,
        "version": VERSION,
        "written": now_ms(),
        "id": guest.id,
        "name": guest.name,
        "lang": guest.lang,
        "account": None
        if account is None
        else {"name": account.name, "made": account.made, "password": account.password is not None},
        "rating": None
        if rated is None
        else {
            "rating": rated[0].rating,
            "within": rated[0].within,
            "games": rated[1],
            "mu": rated[0].mu,
            "sigma": rated[0].sigma,
        },
        "games": [_game(store, game) for game in games_of(store, guest.id, most=None)],
        "tables": tables_of(store, guest.id),
        "chat": _said(store, guest.id),
        "blocked": sorted(blocked_by(store, guest.id).values()),
        "reports": reports_by(store, guest.id),
    }
    found: dict[str, Any] = _dated(kept)
    return found


def _game(store: Store, game: dict[str, Any]) -> dict[str, Any]:
    """A game with its record, which replays it anywhere: nobody needs this server for it."""
    return {**game, "replay": f"/replay/{game['id']}", "record": find_record(store, game["id"])}


def _dated(kept: Any) -> Any:
    """The same with every moment also as people read it, beside the number."""
    if isinstance(kept, list):
        return [_dated(item) for item in kept]
    if not isinstance(kept, dict):
        return kept
    found: dict[str, Any] = {}
    for key, value in kept.items():
        found[key] = _dated(value)
        if key in MOMENTS and isinstance(value, int):
            found[f"{key}_utc"] = datetime.fromtimestamp(value / 1000, UTC).isoformat(timespec="seconds")
    return found


def _said(store: Store, guest_id: str) -> list[dict[str, Any]]:
    mine = (SlotRow.body.contains(guest_id, autoescape=True), SlotRow.slot.startswith(LINE))
    with store.reading() as connection:
        rows = connection.execute(select(SlotRow.table_id, SlotRow.body).where(*mine)).all()
    lines = [{"table": row.table_id, **json.loads(row.body)} for row in rows]
    lines.sort(key=lambda line: (line["at"], line["table"]))
    return [
        {key: line[key] for key in ("table", "at", "text", "phrase")} for line in lines if line["guest"] == guest_id
    ]
