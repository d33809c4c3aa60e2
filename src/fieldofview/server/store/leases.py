"""Leases: a table belongs to one process, until that one has ended or was not seen alive for a while."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from .models import LeaseRow, WorkerRow
from .store import Store

BEAT_MS = 1_000
FIRST_LEASE = 1
LEASE_MS = 6_000  # after its last beat a worker's tables are free
FORGOTTEN_MS = 30 * 24 * 3600 * 1000


@dataclass(frozen=True, slots=True)
class Owner:
    """Whose a table is: another's `address`, or our own `lease`, the number that commits check."""

    address: str | None
    lease: int = 0
    down_since: int | None = None  # when whoever had the table before us was last alive


def begin_work(store: Store, worker: str, address: str, at: int, *, alone: bool) -> None:
    """A worker starts. Who was at its address before is gone; where it is alone, so is everybody else."""
    others = WorkerRow.address == address if not alone else WorkerRow.id != worker
    with store.writing() as connection:
        connection.execute(update(WorkerRow).where(others).values(ended=True))
        old = WorkerRow.ended & (WorkerRow.seen < at - FORGOTTEN_MS)
        connection.execute(delete(WorkerRow).where(old))
        connection.execute(insert(WorkerRow), {"id": worker, "address": address, "seen": at, "ended": False})


def beat(store: Store, worker: str, at: int) -> None:
    """A worker says that it lives."""
    with store.writing() as connection:
        connection.execute(update(WorkerRow).where(WorkerRow.id == worker).values(seen=at, ended=False))


def end_work(store: Store, worker: str, at: int) -> None:
    """A worker ends: its tables are free at once."""
    with store.writing() as connection:
        connection.execute(update(WorkerRow).where(WorkerRow.id == worker).values(seen=at, ended=True))


def claim(store: Store, table_id: str, worker: str, at: int) -> Owner:
    """The owner of a table: whoever lives and holds it, else this worker from now on."""
    try:
        return _claim(store, table_id, worker, at)
    except IntegrityError:  # two workers made the first lease at once
        return _claim(store, table_id, worker, at)


def _claim(store: Store, table_id: str, worker: str, at: int) -> Owner:
    of_table = LeaseRow.table_id == table_id
    with store.writing() as connection:
        row = connection.execute(select(LeaseRow.worker, LeaseRow.number).where(of_table).with_for_update()).first()
        if row is None:
            first = {"table_id": table_id, "worker": worker, "number": FIRST_LEASE}
            connection.execute(insert(LeaseRow), first)
            return Owner(None, FIRST_LEASE)
        if row.worker == worker:
            return Owner(None, row.number)
        holder = connection.execute(
            select(WorkerRow.address, WorkerRow.seen, WorkerRow.ended).where(WorkerRow.id == row.worker)
        ).first()
        if holder is not None and not holder.ended and holder.seen + LEASE_MS >= at:
            return Owner(holder.address)
        connection.execute(update(LeaseRow).where(of_table).values(worker=worker, number=row.number + 1))
        return Owner(None, row.number + 1, None if holder is None else holder.seen)


def is_elsewhere(store: Store, table_id: str, worker: str, at: int) -> bool:
    """Whether a table is that of another worker that lives, though perhaps nobody has asked it for the table lately."""
    found = (
        select(WorkerRow.id)
        .join(LeaseRow, LeaseRow.worker == WorkerRow.id)
        .where(LeaseRow.table_id == table_id, WorkerRow.id != worker)
        .where(WorkerRow.seen + LEASE_MS >= at, ~WorkerRow.ended)
    )
    with store.reading() as connection:
        return connection.execute(found).first() is not None


def living(store: Store, at: int) -> list[str]:
    """The addresses of the workers that live."""
    with store.reading() as connection:
        found = select(WorkerRow.address).where(or_(WorkerRow.seen + LEASE_MS >= at), ~WorkerRow.ended)
        return [row.address for row in connection.execute(found)]
