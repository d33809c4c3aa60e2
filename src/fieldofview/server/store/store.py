"""The store: logs of tables, committed in groups, and what stands beside them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Engine, bindparam, delete, insert, select
from sqlalchemy.exc import SQLAlchemyError

from fieldofview.desk.chain import Head

from .batches import Batch, Kept, LostLease, Rewritten, Unkept
from .chain import check_chain
from .models import EntryRow, LeaseRow, NoteRow, SlotRow


class Store:
    """Logs of tables. Every method may be called from any thread."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        # SQLite reads one moment by itself; PostgreSQL would look anew at every statement.
        moment = {"isolation_level": "REPEATABLE READ"} if self.is_shared else {}
        self._reads = engine.execution_options(**moment)

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
        """A transaction that only reads, and sees one moment however often it asks."""
        with self._reads.connect() as connection, connection.begin():
            yield connection

    def close(self) -> None:
        self.engine.dispose()

    # -- logs -------------------------------------------------------------------------------------------------

    def commit(self, batches: Sequence[Batch]) -> list[Head | Unkept]:
        """Keep several tables' changes at once; what cannot be kept takes no other with it."""
        try:
            with self.writing() as connection:
                return _keep(connection, batches)
        except SQLAlchemyError as error:
            if len(batches) == 1:
                return [Unkept(type(error).__name__)]
        return [answer for batch in batches for answer in self.commit([batch])]

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


def check_unchanged(connection: Connection, table_id: str, head: Head) -> None:
    """Rewritten unless a log is still the one that had this head; it stays so until the transaction is over."""
    lease = select(LeaseRow.number).where(LeaseRow.table_id == table_id).with_for_update()
    connection.execute(lease)  # whoever writes a log anew takes it first
    last = select(EntryRow.hash).where(EntryRow.table_id == table_id, EntryRow.number == head.length)
    if connection.execute(last).scalar() != head.hash:
        raise Rewritten(table_id)


INTO_LOGS, INTO_SLOTS = insert(EntryRow), insert(SlotRow)
OUT_OF_SLOTS = delete(SlotRow).where(SlotRow.table_id == bindparam("of"), SlotRow.slot == bindparam("named"))


def _keep(connection: Connection, batches: Sequence[Batch]) -> list[Head | Unkept]:
    """Few statements, however many tables want something kept: each costs more than the rows that it writes."""
    leases = _leases(connection, batches)
    answers: list[Head | Unkept] = []
    rows: list[dict[str, Any]] = []
    slots: dict[tuple[str, str], Mapping[str, Any] | None] = {}  # of one slot, only the last counts
    for batch in batches:
        if batch.lease and leases.get(batch.table_id) != batch.lease:
            answers.append(LostLease(batch.table_id))
            continue
        chained, head = batch.rows()
        rows += chained
        slots |= {(batch.table_id, slot): body for slot, body in batch.slots.items()}
        answers.append(head)
    if rows:
        connection.execute(INTO_LOGS, rows)
    if slots:
        connection.execute(OUT_OF_SLOTS, [{"of": table_id, "named": slot} for table_id, slot in slots])
    kept = [
        {"table_id": table_id, "slot": slot, "body": json.dumps(dict(body))}
        for (table_id, slot), body in slots.items()
        if body is not None
    ]
    if kept:
        connection.execute(INTO_SLOTS, kept)
    return answers


def _leases(connection: Connection, batches: Sequence[Batch]) -> dict[str, int]:
    """The numbers of the leases that matter, by table; none can change hands before the commit."""
    wanted = sorted({batch.table_id for batch in batches if batch.lease})
    if not wanted:
        return {}
    leases = select(LeaseRow.table_id, LeaseRow.number).where(LeaseRow.table_id.in_(wanted))
    rows = connection.execute(leases.order_by(LeaseRow.table_id).with_for_update()).all()
    return {row.table_id: row.number for row in rows}
