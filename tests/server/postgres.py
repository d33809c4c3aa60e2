"""A PostgreSQL for the tests: the system's own as an unprivileged user, else the wheel pgserver, or why not."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from .running import free_port

PLACES = ("/usr/lib/postgresql/*/bin", "/usr/local/pgsql/bin", "/opt/homebrew/opt/postgresql*/bin")
USERS = ("postgres", "nobody")


def programs() -> Path | None:
    """The folder with initdb."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    folders = [path for place in PLACES for path in sorted(Path("/").glob(place[1:])) if (path / "initdb").exists()]
    return folders[-1] if folders else None


@contextmanager
def running_postgres() -> Iterator[str]:
    """The address of a server, with the database `postgres`; skips with a sentence, and fails under CI."""
    folder = programs()
    try:
        if folder is not None:
            yield from _own(folder)
            return
        yield from _wheel()
    except ImportError:
        if os.environ.get("CI"):
            pytest.fail("PostgreSQL is missing: neither initdb nor the wheel pgserver is here.")
        pytest.skip("PostgreSQL is not tested: neither initdb nor the wheel pgserver is here.")


def _own(folder: Path) -> Iterator[str]:
    user = _unprivileged()
    place = Path(tempfile.mkdtemp(prefix="fov-pg-"))
    if user is not None:
        shutil.chown(place, user)
    data, port = place / "data", free_port()
    as_user = {} if user is None else {"user": user, "group": pwd.getpwnam(user).pw_gid, "extra_groups": []}
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": place}
    init = [folder / "initdb", "-D", data, "-U", "fov", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"]
    subprocess.run(init, check=True, **as_user, **quiet)  # type: ignore[call-overload]
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={place} -c max_connections=200"
    control = [folder / "pg_ctl", "-D", data, "-w", "-o", options]
    subprocess.run([*control, "start"], check=True, **as_user, **quiet)  # type: ignore[call-overload]
    try:
        yield f"postgresql+psycopg://fov@127.0.0.1:{port}/postgres"
    finally:
        subprocess.run([*control, "-m", "immediate", "stop"], check=False, **as_user, **quiet)  # type: ignore[call-overload]
        shutil.rmtree(place, ignore_errors=True)


def _unprivileged() -> str | None:
    """Whom PostgreSQL runs as where we are root, which it refuses; None: as ourselves."""
    if os.geteuid() != 0:
        return None
    known = {row.pw_name for row in pwd.getpwall()}
    return next(user for user in USERS if user in known)


def _wheel() -> Iterator[str]:
    import pgserver

    place = tempfile.mkdtemp(prefix="fov-pg-")
    server = pgserver.get_server(place, cleanup_mode="delete")
    try:
        yield server.get_uri().replace("postgresql://", "postgresql+psycopg://")
    finally:
        server.cleanup()


def new_database(address: str, name: str) -> str:
    """A database of one's own."""
    from sqlalchemy import create_engine, text

    engine = create_engine(address, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f'CREATE DATABASE "{name}"'))
    engine.dispose()
    head, _, query = address.partition("?")
    return f"{head.rpartition('/')[0]}/{name}" + (f"?{query}" if query else "")
