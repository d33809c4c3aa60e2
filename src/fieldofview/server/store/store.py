"""The store: logs of tables, committed in groups, and what stands beside them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Engine, delete, insert, select
from sqlalchemy.exc import SQLAlchemyError

from fieldofview.desk.chain import Head

from .batches import Batch, Kept, LostLease, Unkept
from .chain import check_chain
from .models import EntryRow, LeaseRow, NoteRow, SlotRow


class Store:
    """Logs of tables. Every method may be called from any thread."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    @property
    def is_shared(self) -> bool:
        """Whether several workers may use it at once, so that tables need leases."""
        return self.engine.dialect.name == "postgresql"

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that writes."""
        with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
            yield connection

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction that only reads."""
        with self.engine.connect() as connection, connection.begin():
            yield connection

    def close(self) -> None:
        self.engine.dispose()

    # -- logs -------------------------------------------------------------------------------------------------

    def commit(self, batches: Sequence[Batch]) -> list[Head | Unkept]:
        """Keep several tables' changes at once; what cannot be kept takes no other with it."""
        try:
            with self.writing() as connection:
                return [self._keep(connection, batch) for batch in batches]
        except SQLAlchemyError as error:
            if len(batches) == 1:
                return [Unkept(type(error).__name__)]
        return [answer for batch in batches for answer in self.commit([batch])]

    def _keep(self, connection: Connection, batch: Batch) -> Head | Unkept:
        if batch.lease and not _holds(connection, batch):
            return LostLease(batch.table_id)
        rows, head = batch.rows()
        if rows:
            connection.execute(insert(EntryRow), rows)
        if batch.slots:
            named = SlotRow.slot.in_(list(batch.slots))
            connection.execute(delete(SlotRow).where(SlotRow.table_id == batch.table_id, named))
        kept = [
            {"table_id": batch.table_id, "slot": slot, "body": json.dumps(dict(body))}
            for slot, body in batch.slots.items()
            if body is not None
        ]
        if kept:
            connection.execute(insert(SlotRow), kept)
        return head

    def has(self, table_id: str) -> bool:
        """Whether a table has a log."""
        with self.reading() as connection:
            first = select(EntryRow.number).where(EntryRow.table_id == table_id, EntryRow.number == 1)
            return connection.execute(first).scalar() is not None

    def load(self, table_id: str) -> Kept | None:
        """A table's log and what lies beside it, its chain checked; None where there is none."""
        with self.reading() as connection:
            rows = connection.execute(
                select(EntryRow.number, EntryRow.body, EntryRow.hash)
                .where(EntryRow.table_id == table_id)
                .order_by(EntryRow.number)
            ).all()
            slots = connection.execute(select(SlotRow.slot, SlotRow.body).where(SlotRow.table_id == table_id)).all()
        if not rows:
            return None
        head = check_chain(table_id, ((row.number, row.body, row.hash) for row in rows))
        entries: list[dict[str, Any]] = [json.loads(row.body) for row in rows]
        return Kept(entries, {row.slot: json.loads(row.body) for row in slots}, head)

    # -- notes ------------------------------------------------------------------------------------------------

    def note(self, key: str) -> str | None:
        with self.reading() as connection:
            return connection.execute(select(NoteRow.value).where(NoteRow.key == key)).scalar()

    def put_note(self, key: str, value: str) -> None:
        with self.writing() as connection:
            connection.execute(delete(NoteRow).where(NoteRow.key == key))
            connection.execute(insert(NoteRow), {"key": key, "value": value})

    def note_once(self, key: str, value: str) -> str:
        """The note of this key; written first where there is none. Two who ask at once are told the same."""
        found = self.note(key)
        if found is not None:
            return found
        try:
            with self.writing() as connection:
                connection.execute(insert(NoteRow), {"key": key, "value": value})
        except SQLAlchemyError:
            found = self.note(key)
            if found is None:
                raise
            return found
        return value


def _holds(connection: Connection, batch: Batch) -> bool:
    """Whether the lease is still this number; it cannot change hands before the commit."""
    lease = select(LeaseRow.number).where(LeaseRow.table_id == batch.table_id).with_for_update()
    return connection.execute(lease).scalar() == batch.lease
