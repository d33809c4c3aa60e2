"""How commands print: tables for people at a terminal, plain lines and JSON for everything else."""

from __future__ import annotations

import json
import shutil
import sys
import textwrap
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import TextIO

from fieldofview.kernel.backends import best_backend

from .calling import as_called


def print_json(value: object) -> None:
    """One JSON document on standard output."""
    print(json.dumps(value, ensure_ascii=False, indent=2))


def width() -> int:
    """How wide running text may be."""
    return min(shutil.get_terminal_size((100, 24)).columns, 110)


def print_wrapped(text: str, indent: str = "") -> None:
    """Running text, each of its lines wrapped and indented; a pipe gets them whole."""
    for line in text.splitlines():
        if sys.stdout.isatty():
            line = wrapped(line, width() - len(indent))
        print(textwrap.indent(line, indent))


def print_said(text: str, stream: TextIO | None = None, hanging: int = 0) -> None:
    """A sentence, wrapped between words in a terminal, so that a command in it can still be read and copied."""
    stream, text = stream or sys.stdout, as_called(text)
    print(wrapped(text, width(), hanging) if stream.isatty() else text, file=stream)


def print_as_called(text: str) -> None:
    """Lines as they are, but for the commands in them."""
    print(as_called(text))


def wrapped(text: str, room: int, hanging: int = 0) -> str:
    """A line in as many as it takes; what follows the first can hang below its words."""
    return textwrap.fill(
        text, room, subsequent_indent=" " * hanging, break_on_hyphens=False, break_long_words=False,
        drop_whitespace=True, replace_whitespace=False,
    )  # fmt: skip


def compile_notice(backend: str, sentence: str) -> AbstractContextManager[None]:
    """Says so as soon as the rules are compiled: once for each size of table, and after each change."""
    if backend != "numba" or best_backend() != "numba":
        return nullcontext()
    from fieldofview.sim.compiling import when_compiling

    return when_compiling(lambda: print(sentence, file=sys.stderr, flush=True))


def print_table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """A drawn table in a terminal, without empty columns if it is narrow; elsewhere aligned columns, one row a line."""
    if sys.stdout.isatty():
        _draw(headings, rows)
        return
    widths = [max(map(len, column)) for column in zip(headings, *rows, strict=True)]
    for row in (headings, *rows):
        cells = [cell.ljust(size) for cell, size in zip(row, widths, strict=True)]
        print("  ".join(cells).rstrip())


def _draw(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    console = Console()
    columns = list(zip(headings, *rows, strict=True))
    gap = WIDE_GAP
    if rows and sum(_widths(columns)) + gap * (len(columns) - 1) > console.width:
        columns, gap = [column for column in columns if any(column[1:])], NARROW_GAP
    sizes = fitted(_widths(columns), console.width - gap * (len(columns) - 1))
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, gap - 2, 0, 1))
    for (heading, *cells), size in zip(columns, sizes, strict=True):
        is_number = bool(cells) and all(cell.lstrip("-").isdigit() for cell in cells)
        table.add_column(heading, width=size, justify="right" if is_number else "left", overflow="fold")
    for row in zip(*(column[1:] for column in columns), strict=True):
        table.add_row(*(Text(cell) for cell in row))
    console.print(table)


def _widths(columns: Sequence[Sequence[str]]) -> list[int]:
    from rich.cells import cell_len

    return [max(map(cell_len, column)) for column in columns]


WIDE_GAP, NARROW_GAP = 3, 2  # blanks between two columns, where there is room and where there is not
NARROW = 4  # no column is squeezed below this


def fitted(sizes: Sequence[int], room: int) -> list[int]:
    """How wide the columns are drawn: where they do not fit, the widest give way first and numbers stay whole."""
    most = max(sizes, default=0)
    while most > NARROW and sum(min(size, most) for size in sizes) > room:
        most -= 1
    found = [min(size, most) for size in sizes]
    if sizes and found != list(sizes):
        widest = max(range(len(sizes)), key=sizes.__getitem__)
        found[widest] += max(0, room - sum(found))
    return found
