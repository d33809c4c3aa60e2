"""What the tests of the server share."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from fieldofview.server.store import Store, open_store
from fieldofview.server.store.opening import file_url
from server.postgres import new_database, running_postgres

_numbers = count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with running_postgres() as address:
        yield address


@pytest.fixture
def database(postgres: str) -> str:
    """A fresh database of PostgreSQL."""
    return new_database(postgres, f"fov_{next(_numbers)}")


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a store lies, of either kind."""
    if request.param == "sqlite":
        return file_url(tmp_path / "store.sqlite")
    address: str = request.getfixturevalue("database")
    return address


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    made = open_store(url)
    yield made
    made.close()
