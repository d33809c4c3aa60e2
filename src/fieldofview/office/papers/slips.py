"""Result slips with QR codes, printed so that a stack cut in one go stays in the order of the tables."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from .book import FOOTER, MARGIN, Book
from .pen import MM, Pen

T = TypeVar("T")


@dataclass(frozen=True)
class Slip:
    """One game at one table; dealer and first count seats from 0. Empty names are lines to write on."""

    round: str
    table: str
    seats: tuple[str, ...]
    game: str = ""
    dealer: int | None = None
    first: int | None = None
    deck: str = ""  # recipe and labels
    code: str = ""  # what the QR code says


def in_cut_order(things: Sequence[T], places: int) -> list[list[T | None]]:
    """Pages so that the cut piles, laid on each other from the first place on, are in order."""
    pages = -(-len(things) // places)
    return [
        [things[index] if (index := place * pages + page) < len(things) else None for place in range(places)]
        for page in range(pages)
    ]


def slips(book: Book, items: Sequence[Slip]) -> None:
    """Four slips a page, three when five or six players sit at a table."""
    most = max((len(item.seats) for item in items), default=0)
    places = 4 if most <= 4 else 3
    room = book.height - 2 * MARGIN - FOOTER
    height = room / places
    for page in in_cut_order(items, places):

        def draw(pen: Pen, page: list[Slip | None] = page) -> None:
            for place, item in enumerate(page):
                y = MARGIN + place * height
                if place:
                    pen.cut(0, y, book.width, y)
                if item is not None:
                    _slip(book, pen, y + 3 * MM, height - 6 * MM, item)

        book.add(draw)


def blank_slips(book: Book, seats: int = 6, round_: str = "", count: int = 0) -> None:
    """A page of slips to fill in by hand, or more."""
    places = 4 if seats <= 4 else 3
    slips(book, [Slip(round_, "", ("",) * seats)] * (count or places))


def _slip(book: Book, pen: Pen, y: float, height: float, item: Slip) -> None:
    side = 24 * MM
    right = book.left + book.inner
    text = right - (side if item.code else 0)
    _head(book, pen, y, text, item)
    if item.code:
        pen.code(right - side + 3 * MM, y - 3 * MM, side, item.code)
    top = y + 23.5 * MM
    row = min(8.5 * MM, (height - (top - y) - 7.5 * MM) / len(item.seats))
    _seats(book, pen, top, row, item)
    _end(book, pen, y + height - 1.5 * MM, dealer_known=item.dealer is not None)


def _head(book: Book, pen: Pen, y: float, right: float, item: Slip) -> None:
    x, width = book.left, right - book.left
    label = f"{book.word('table')} {item.table or '____'}"
    used = pen.text(x, y + 7 * MM, label, 22, bold=True, width=width * 0.5)
    parts = [
        f"{book.word('round')} {item.round or '____'}",
        *([f"{book.word('game')} {item.game}"] if item.game else []),
    ]
    pen.text(x + used + 6 * MM, y + 7 * MM, " · ".join(parts), 13, width=width - used - 6 * MM)
    practice = f"{book.word('practice')} · " if book.stamp.practice else ""
    origin = f"{book.stamp.at} · {book.word('log')} {book.stamp.head}"  # a slip is cut from the page's footer
    deck = f"{book.word('deck')}: {item.deck} · " if item.deck else ""
    pen.text(x, y + 12.5 * MM, f"{practice}{book.stamp.event}", 9, width=width, grey=0.25)
    pen.text(x, y + 17 * MM, f"{deck}{origin}", 8.5, width=width, grey=0.25)


def _seats(book: Book, pen: Pen, top: float, row: float, item: Slip) -> None:
    keys = ("points", "tokens", "place", "signature")
    shares = (0.13, 0.1, 0.08, 0.27)
    left = book.left
    edges = [left + book.inner * (1 - sum(shares[place:])) for place in range(len(shares))] + [left + book.inner]
    for key, start, end in zip(keys, edges, edges[1:], strict=False):
        pen.text(start, top - 1 * MM, book.word(key), 7.5, width=end - start - 1 * MM, align="center", grey=0.25)
    for seat, name in enumerate(item.seats):
        y = top + seat * row
        base = y + row / 2 + 3
        pen.box(left, y, book.inner, row)
        pen.text(left + 1.5 * MM, base, str(seat + 1), 9, grey=0.4)
        notes = [book.word(key) for key, chosen in (("dealer", item.dealer), ("first", item.first)) if chosen == seat]
        room = edges[0] - left - 8 * MM
        used = (
            pen.text(left + 6 * MM, base, ", ".join(notes), 8, width=room, align="right", grey=0.2) + 2 * MM
            if notes
            else 0
        )
        pen.cell(left + 6 * MM, y + row / 2, name, 11, room - used)
    for edge in edges[:-1]:
        pen.line(edge, top, edge, top + row * len(item.seats))


def _end(book: Book, pen: Pen, y: float, *, dealer_known: bool) -> None:
    x = book.left + pen.text(book.left, y, f"{book.word('ended')}:", 9) + 3 * MM
    for key in ("hundred", "time", "exhausted", "forfeit"):
        x = pen.tick(x, y, book.word(key), 9)
    right = book.left + book.inner
    label = f"{book.word('judge_initials')}:"
    used = pen.text(right - 32 * MM, y, label, 9) + 2 * MM
    pen.line(right - 32 * MM + used, y + 1, right, y + 1)
    if not dealer_known:
        used = pen.text(right - 68 * MM, y, book.word("dealer_seat"), 9) + 2 * MM
        pen.line(right - 68 * MM + used, y + 1, right - 36 * MM, y + 1)
