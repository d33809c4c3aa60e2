"""What the tests of the server share."""

from collections.abc import Iterator
from itertools import count

import pytest

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
