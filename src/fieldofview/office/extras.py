"""Libraries that a plain install does not bring."""

from collections.abc import Iterator
from contextlib import contextmanager

from .store import StoreTrouble


class MissingExtra(StoreTrouble):
    """A library of the extra `desk` is not installed."""


@contextmanager
def of_the_desk() -> Iterator[None]:
    """Say in one sentence what to install."""
    try:
        yield
    except ImportError as error:
        raise MissingExtra(
            "Papers and codes need {name}: install it with pip install 'fieldofview[desk]'.", name=error.name
        ) from error
