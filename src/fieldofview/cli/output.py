"""How commands print: tables for people at a terminal, plain lines and JSON for everything else."""

from __future__ import annotations

import json
import shutil
import sys
import textwrap
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext


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
            line = textwrap.fill(line, width() - len(indent))
        print(textwrap.indent(line, indent))


def compile_notice(backend: str, sentence: str) -> AbstractContextManager[None]:
    """Says so as soon as the rules are compiled: once for each size of table, and after each change."""
    if backend != "numba":
        return nullcontext()
    from fieldofview.sim.compiling import when_compiling

    return when_compiling(lambda: print(sentence, file=sys.stderr, flush=True))


def print_table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """A drawn table in a terminal; elsewhere aligned columns, one row a line."""
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

    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for number, heading in enumerate(headings):
        last = number == len(headings) - 1
        is_number = bool(rows) and all(row[number].lstrip("-").isdigit() for row in rows)
        table.add_column(
            heading,
            no_wrap=not last,
            justify="right" if is_number else "left",
            overflow="fold" if last else "ellipsis",
        )
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    Console().print(table)
