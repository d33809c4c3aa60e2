"""Finished games: the record, and the events beside it, so that an old replay plays under new rules too."""

from __future__ import annotations

from sqlalchemy import delete, insert, select

from fieldofview.desk.chain import Head

from .models import ReplayRow
from .store import Store, check_unchanged


def put_replay(store: Store, replay_id: str, record: str, packed: bytes, at: int, head: Head | None = None) -> None:
    """Keep a replay; of a table, while its log is still the one that it was made from. Rewritten."""
    with store.writing() as connection:
        if head is not None:
            check_unchanged(connection, replay_id, head)
        connection.execute(delete(ReplayRow).where(ReplayRow.id == replay_id))
        connection.execute(insert(ReplayRow), {"id": replay_id, "record": record, "body": packed, "made": at})


def find_record(store: Store, replay_id: str) -> str | None:
    with store.reading() as connection:
        return connection.execute(select(ReplayRow.record).where(ReplayRow.id == replay_id)).scalar()


def find_replay(store: Store, replay_id: str) -> bytes | None:
    """A replay as it was packed."""
    with store.reading() as connection:
        return connection.execute(select(ReplayRow.body).where(ReplayRow.id == replay_id)).scalar()


def put_upload(store: Store, replay_id: str, record: str, packed: bytes, at: int, most: int) -> None:
    """Keep an uploaded game; where too many are kept, the oldest goes."""
    put_replay(store, replay_id, record, packed, at)
    with store.writing() as connection:
        uploaded = ReplayRow.id.startswith("u")
        kept = connection.execute(select(ReplayRow.id).where(uploaded).order_by(ReplayRow.made.desc())).scalars().all()
        if len(kept) > most:
            connection.execute(delete(ReplayRow).where(ReplayRow.id.in_(kept[most:])))
