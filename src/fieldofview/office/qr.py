"""QR codes: as SVG and PNG for pages, as blocks for terminals, as boxes for papers."""

import io
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from .extras import of_the_desk

QUIET = 4  # modules that must stay white around a code


class Box(NamedTuple):
    """A run of dark modules, counted from the upper left corner of the code without its quiet zone."""

    x: int
    y: int
    width: int


def _code(text: str) -> Any:
    """Level M survives a crease and a coffee ring and stays small enough for a slip."""
    with of_the_desk():
        import segno
    return segno.make(text, error="m", micro=False, boost_error=True)


def svg(text: str, scale: int = 4) -> str:
    """A drawing that can stand inside a page."""
    out = io.BytesIO()
    _code(text).save(out, kind="svg", scale=scale, border=QUIET, xmldecl=False, svgns=True, light="#fff")
    return out.getvalue().decode()


def data_url(text: str, scale: int = 4) -> str:
    """The same as an address that a page can show as it is."""
    url: str = _code(text).svg_data_uri(scale=scale, border=QUIET, light="#fff")
    return url


def blocks(text: str) -> str:
    """For a terminal."""
    out = io.StringIO()
    _code(text).terminal(out, compact=True, border=1)
    return out.getvalue()


def png(text: str, scale: int = 8) -> bytes:
    """A picture for a message or a screen."""
    out = io.BytesIO()
    _code(text).save(out, kind="png", scale=scale, border=QUIET)
    return out.getvalue()


@lru_cache(maxsize=256)  # a sign shows the same code on both sides
def boxes(text: str) -> tuple[int, list[Box]]:
    """How many modules a side has, and its dark runs."""
    rows = [[bool(module) for module in row] for row in _code(text).matrix]
    return len(rows), [Box(x, y, width) for y, row in enumerate(rows) for x, width in _runs(row)]


def _runs(row: list[bool]) -> Iterator[tuple[int, int]]:
    start = None
    for x, dark in enumerate([*row, False]):
        if dark and start is None:
            start = x
        elif not dark and start is not None:
            yield start, x - start
            start = None
