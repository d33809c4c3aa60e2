"""Lists with columns that run over pages, for every paper that is a list."""

from collections.abc import Sequence
from dataclasses import dataclass

from .book import Book, Draw
from .pen import MM, Pen, width_of

PAD = 1.6 * MM


@dataclass(frozen=True)
class Column:
    """A column: a share of the width, or as wide as its content."""

    title: str
    share: float = 0
    align: str = "left"
    bold: bool = False


@dataclass(frozen=True)
class Look:
    """How big, and whether the lines are for writing between them."""

    size: float = 10
    row: float = 6 * MM
    ruled: bool = False


def add_list(
    book: Book,
    title: str,
    note: str,
    columns: Sequence[Column],
    rows: Sequence[Sequence[str]],
    look: Look | None = None,
    above: tuple[float, Draw] | None = None,
) -> None:
    """As many pages as the rows need, the columns named on each; `above` is what stands over them, and its height."""
    look = look or Look()
    widths = _widths(book, columns, rows, look)
    room, draw_above = above or (0.0, lambda _: None)
    begin = book.top + room
    fits = max(1, int((book.bottom - begin) // look.row) - 1)
    for start in range(0, max(len(rows), 1), fits):

        def draw(pen: Pen, part: Sequence[Sequence[str]] = rows[start : start + fits]) -> None:
            draw_above(pen)
            _draw(pen, book.left, begin, columns, widths, part, look)

        book.add(draw, title, note)


def short_list(
    book: Book, columns: Sequence[Column], rows: Sequence[Sequence[str]], look: Look | None = None
) -> tuple[float, Draw]:
    """A list that stands above something else on one page: its height, and how it is drawn."""
    look = look or Look()
    widths = _widths(book, columns, rows, look)
    return look.row * (len(rows) + 1), lambda pen: _draw(pen, book.left, book.top, columns, widths, rows, look)


def _draw(
    pen: Pen,
    left: float,
    top: float,
    columns: Sequence[Column],
    widths: Sequence[float],
    rows: Sequence[Sequence[str]],
    look: Look,
) -> None:
    whole = sum(widths)
    half = look.row / 2
    _row(pen, left, top + half, columns, widths, [column.title for column in columns], look.size * 0.85, head=True)
    pen.line(left, top + look.row, left + whole, top + look.row, width=0.8)
    for number, row in enumerate(rows, 1):
        y = top + number * look.row
        if look.ruled:
            pen.line(left, y + look.row, left + whole, y + look.row, grey=0.5)
        elif number % 2 == 0:
            pen.box(left, y, whole, look.row, line=0, fill=0.94)
        _row(pen, left, y + half, columns, widths, row, look.size, head=False)
    if look.ruled:
        x = left
        for width in widths[:-1]:
            x += width
            pen.line(x, top, x, top + (len(rows) + 1) * look.row, grey=0.7)


def _row(
    pen: Pen,
    x: float,
    y: float,
    columns: Sequence[Column],
    widths: Sequence[float],
    cells: Sequence[str],
    size: float,
    *,
    head: bool,
) -> None:
    for column, width, cell in zip(columns, widths, cells, strict=True):
        bold = head or column.bold
        pen.cell(x + PAD, y, cell, size, width - 2 * PAD, bold=bold, align=column.align)
        x += width


def _widths(book: Book, columns: Sequence[Column], rows: Sequence[Sequence[str]], look: Look) -> list[float]:
    """Columns without a share take what their content needs, the others divide the rest."""
    needed = []
    for place, column in enumerate(columns):
        longest = max((width_of(row[place], look.size, bold=column.bold) for row in rows), default=0)
        needed.append(max(longest, width_of(column.title, look.size * 0.85, bold=True)) + 2 * PAD + 1)
    fixed = sum(width for column, width in zip(columns, needed, strict=True) if not column.share)
    shares = sum(column.share for column in columns)
    if not shares:
        return [width * min(1, book.inner / fixed) for width in needed]
    squeeze = min(1.0, book.inner * 0.65 / fixed) if fixed else 1.0
    rest = book.inner - fixed * squeeze
    return [
        rest * column.share / shares if column.share else width * squeeze
        for column, width in zip(columns, needed, strict=True)
    ]
