"""A store is opened: SQLite in a file, or PostgreSQL; missing tables are made by the migrations."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DatabaseError

from fieldofview.cards.complaint import Complaint

from .store import Store

LOCK_WAIT_MS = 10_000
MIGRATION_LOCK = 0x0F_0F  # one worker migrates, the others wait


class NoStore(Complaint):
    """Nothing can be kept there."""


def open_store(url: str, *, migrate: bool = True) -> Store:
    """The store behind a URL such as sqlite:////home/ann/table.sqlite or postgresql+psycopg://host/name."""
    engine = make_engine(url)
    if migrate:
        try:
            upgrade(engine)
        except DatabaseError as error:
            why = str(error.orig).strip().partition("\n")[0].rstrip(".")
            raise NoStore("The database cannot be opened: {why}.", why=why) from error
    return Store(engine)


def file_url(path: Path) -> str:
    """The URL of a SQLite file."""
    return f"sqlite:///{path}"


def make_engine(url: str) -> Engine:
    """An engine that commits for good before it says so."""
    parsed = _parsed(url)
    if parsed.get_backend_name() == "sqlite":
        if parsed.database and parsed.database != ":memory:":
            with suppress(OSError):  # whoever else uses this machine must read neither hands nor keys
                Path(parsed.database).touch(mode=0o600)
        engine = create_engine(parsed, connect_args={"timeout": LOCK_WAIT_MS / 1000})
        event.listen(engine, "connect", _as_wal)
        event.listen(engine, "begin", _begin)
        return engine
    return create_engine(parsed, pool_pre_ping=True, pool_size=8)


def _parsed(url: str) -> URL:
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        parsed = None
    if parsed is not None and parsed.drivername in ("postgres", "postgresql"):
        return parsed.set(drivername="postgresql+psycopg")
    if parsed is None or parsed.drivername.partition("+")[0] not in ("sqlite", "postgresql"):
        raise NoStore("FOV_DATABASE_URL is no address of a database; one looks like postgresql://user@host/name.")
    return parsed


def _as_wal(connection: Any, _: object) -> None:
    connection.isolation_level = None  # transactions begin where we say
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    # A transaction that begins by reading and then writes would be refused while another writes.
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")


def upgrade(engine: Engine) -> None:
    """Bring the tables to this edition."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
