"""Finished games: the record, and the events beside it, so that an old replay plays under new rules too."""

from __future__ import annotations

import zlib
from typing import Any

import orjson
from sqlalchemy import delete, insert, select

from .models import ReplayRow
from .store import Store


def put_replay(store: Store, replay_id: str, record: str, body: dict[str, Any], at: int) -> None:
    packed = zlib.compress(orjson.dumps(body))
    with store.writing() as connection:
        connection.execute(delete(ReplayRow).where(ReplayRow.id == replay_id))
        connection.execute(insert(ReplayRow), {"id": replay_id, "record": record, "body": packed, "made": at})


def find_record(store: Store, replay_id: str) -> str | None:
    with store.reading() as connection:
        return connection.execute(select(ReplayRow.record).where(ReplayRow.id == replay_id)).scalar()


def find_replay(store: Store, replay_id: str) -> dict[str, Any] | None:
    with store.reading() as connection:
        row = connection.execute(select(ReplayRow.body).where(ReplayRow.id == replay_id)).first()
    if row is None:
        return None
    body: dict[str, Any] = orjson.loads(zlib.decompress(row.body))
    return body


def put_upload(store: Store, replay_id: str, record: str, body: dict[str, Any], at: int, most: int) -> None:
    """Keep an uploaded game; where too many are kept, the oldest goes."""
    put_replay(store, replay_id, record, body, at)
    with store.writing() as connection:
        uploaded = ReplayRow.id.startswith("u")
        kept = connection.execute(select(ReplayRow.id).where(uploaded).order_by(ReplayRow.made.desc())).scalars().all()
        if len(kept) > most:
            connection.execute(delete(ReplayRow).where(ReplayRow.id.in_(kept[most:])))
