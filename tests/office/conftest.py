"""Fixtures of the office's tests."""

import os
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

import pytest


@contextmanager
def _somebody_else() -> Iterator[None]:
    """Root may write everywhere, so permissions are tried as nobody."""
    root = os.geteuid() == 0
    if root:
        os.seteuid(65534)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)


@pytest.fixture
def somebody_else() -> Callable[[], AbstractContextManager[None]]:
    """A user who has to ask."""
    return _somebody_else
