"""Signs: table numbers to fold, name badges and code cards to cut."""

from collections.abc import Sequence
from dataclasses import dataclass

from .book import FOOTER, MARGIN, Book
from .pen import MM, Pen, width_of, wrapped
from .slips import in_cut_order


@dataclass(frozen=True)
class Badge:
    """One person's badge; with a code it leads to that person's page."""

    name: str
    club: str = ""
    number: str = ""
    code: str = ""


def table_tents(book: Book, tables: Sequence[str], codes: Sequence[str] = ()) -> None:
    """A page a table, folded in the middle, the number to be read from both sides."""
    for place, table in enumerate(tables):
        code = codes[place] if place < len(codes) else ""

        def draw(pen: Pen, table: str = table, code: str = code) -> None:
            pen.cut(0, book.height / 2, book.width, book.height / 2)
            _half(book, pen, table, code)
            pen.upside_down()
            _half(book, pen, table, code)

        book.add(draw)


def _half(book: Book, pen: Pen, table: str, code: str) -> None:
    """The lower half of the page."""
    top, middle = book.height / 2, book.height * 0.75
    side = 34 * MM if code else 0
    width = book.inner - (side + 4 * MM if code else 0)
    size = min(220.0, 200 * width / max(width_of(table, 200, bold=True), 1))
    pen.text(book.left, top + 16 * MM, book.word("table"), 20, width=width, align="center", grey=0.3)
    pen.text(book.left, middle + size * 0.38, table, size, bold=True, width=width + 1, align="center")
    pen.text(book.left, book.height - MARGIN - 6 * MM, _event(book), 12, width=width, align="center", grey=0.3)
    if code:
        pen.code(book.left + width + 4 * MM, middle - side / 2, side, code)


def _event(book: Book) -> str:
    """What is cut or folded from the page says itself that it is an exercise."""
    return f"{book.word('practice')} · {book.stamp.event}" if book.stamp.practice else book.stamp.event


def badges(book: Book, people: Sequence[Badge]) -> None:
    """Two by four a page; cut in one go, the piles stay in order."""
    across, down = 2, 4
    width = book.inner / across
    height = (book.height - 2 * MARGIN - FOOTER) / down
    for page in in_cut_order(people, across * down):

        def draw(pen: Pen, page: list[Badge | None] = page) -> None:
            for line in range(down + 1):
                pen.cut(0, MARGIN + line * height, book.width, MARGIN + line * height)
            for column in range(across + 1):
                pen.cut(MARGIN + column * width, 0, MARGIN + column * width, book.height - MARGIN - FOOTER + 3 * MM)
            for place, badge in enumerate(page):
                if badge is not None:
                    _badge(
                        book,
                        pen,
                        MARGIN + place % across * width,
                        MARGIN + place // across * height,
                        width,
                        height,
                        badge,
                    )

        book.add(draw)


def _big(name: str, width: float) -> tuple[float, list[str]]:
    """A name as big as it can stand on a badge."""
    for size, most in ((22.0, 2), (18.0, 2), (15.0, 3)):
        lines = wrapped(name, size, width, most, bold=True)
        if all(width_of(line, size, bold=True) <= width for line in lines):
            break
    return size, lines


def _badge(book: Book, pen: Pen, x: float, y: float, width: float, height: float, badge: Badge) -> None:
    pad = 5 * MM
    side = 24 * MM if badge.code else 0
    room = width - 2 * pad
    pen.text(x + pad, y + 8 * MM, _event(book), 8.5, width=room, grey=0.35)
    pen.line(x + pad, y + 10 * MM, x + width - pad, y + 10 * MM, width=0.8)
    size, lines = _big(badge.name, room)
    top = y + height * (0.5 if len(lines) == 1 and not badge.code else 0.38)
    for place, line in enumerate(lines):
        pen.text(x + pad, top + place * size * 1.15, line, size, bold=True, width=room)
    below = room - (side + 2 * MM if badge.code else 0)
    pen.text(x + pad, y + height - 11 * MM, badge.club, 11, width=below)
    pen.text(x + pad, y + height - 6 * MM, badge.number, 9, width=below, grey=0.35)
    if badge.code:
        pen.code(x + width - pad - side + 2 * MM, y + height - side - 2 * MM, side, badge.code)
