"""All that is kept of one person, as one document of JSON."""

from __future__ import annotations

import json
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

FORM, VERSION = "fieldofview person", 1


def everything_of(store: Store, guest: Guest) -> dict[str, Any]:
    """Blocks: what was said at all tables is searched for what this person wrote."""
    account, rated = account_of(store, guest.id), rating_of(store, guest.id)
    return {
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
        "games": [{**game, "replay": f"/replay/{game['id']}"} for game in games_of(store, guest.id, most=None)],
        "tables": tables_of(store, guest.id),
        "chat": _said(store, guest.id),
        "blocked": sorted(blocked_by(store, guest.id).values()),
        "reports": reports_by(store, guest.id),
    }


def _said(store: Store, guest_id: str) -> list[dict[str, Any]]:
    mine = (SlotRow.body.contains(guest_id, autoescape=True), SlotRow.slot.startswith(LINE))
    with store.reading() as connection:
        rows = connection.execute(select(SlotRow.table_id, SlotRow.body).where(*mine)).all()
    lines = [{"table": row.table_id, **json.loads(row.body)} for row in rows]
    lines.sort(key=lambda line: (line["at"], line["table"]))
    return [
        {key: line[key] for key in ("table", "at", "text", "phrase")} for line in lines if line["guest"] == guest_id
    ]
