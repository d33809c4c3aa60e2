"""Lists for the wall and the desk: pairings by table and by name, standings, players, penalties, count sheets."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from .book import Book, Draw
from .grid import Column, Look, add_list
from .pen import MM, Pen, lines_of

_LETTERS = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ð": "d", "æ": "ae", "œ": "oe", "þ": "th", "ı": "i"})


@dataclass(frozen=True)
class TablePairing:
    """Who sits where; dealer and first count seats from 0."""

    table: str
    seats: tuple[str, ...]
    dealer: int | None = None
    first: int | None = None
    deck: str = ""


@dataclass(frozen=True)
class CountSheet:
    """A deck to be counted; without rows only its total is known."""

    deck: str
    set: str
    rows: tuple[tuple[str, int], ...]
    total: int | None  # None where not even that is known


def alphabetical(name: str) -> str:
    """Names in the order in which people look for them: accents and stroked letters beside the plain ones."""
    plain = unicodedata.normalize("NFKD", name.casefold().translate(_LETTERS))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def _rest(book: Book, rest: str) -> tuple[float, Draw]:
    """Who does not play, above the pairings, and where these begin."""
    lines = lines_of(rest, 9.5, book.inner) if rest else []

    def draw(pen: Pen) -> None:
        for place, line in enumerate(lines):
            pen.text(book.left, book.top + (place + 1) * 4.6 * MM - 1 * MM, line, 9.5, width=book.inner)

    return book.top + len(lines) * 4.6 * MM, draw


def pairings_by_table(book: Book, note: str, tables: Sequence[TablePairing], rest: str = "") -> None:
    """Blocks in two columns, tables in order down the columns; `rest` says who does not play."""
    row, gap = 5.4 * MM, 4 * MM
    width = (book.inner - 6 * MM) / 2
    columns: list[list[tuple[float, TablePairing]]] = [[]]
    begin, draw_rest = _rest(book, rest)
    y = begin + 2 * MM
    for table in tables:
        height = row * (len(table.seats) + 1) + gap
        if y + height - gap > book.bottom and columns[-1]:
            columns.append([])
            y = begin + 2 * MM
        columns[-1].append((y, table))
        y += height
    for start in range(0, len(columns), 2):
        pair = columns[start : start + 2]

        def draw(pen: Pen, pair: list[list[tuple[float, TablePairing]]] = pair) -> None:
            draw_rest(pen)
            for place, column in enumerate(pair):
                for y, table in column:
                    _block(book, pen, book.left + place * (width + 6 * MM), y, width, row, table)

        book.add(draw, book.word("pairings_by_table"), note)


def _block(book: Book, pen: Pen, x: float, y: float, width: float, row: float, table: TablePairing) -> None:
    pen.box(x, y, width, row, line=0, fill=0.88)
    label = f"{book.word('table')} {table.table}"
    used = pen.text(x + 1.5 * MM, y + row * 0.72, label, 11, bold=True, width=width * 0.5)
    pen.text(x + used + 5 * MM, y + row * 0.72, table.deck, 8, width=width - used - 6.5 * MM, align="right", grey=0.25)
    for seat, name in enumerate(table.seats):
        middle = y + row * (seat + 1.5)
        base = middle + 3
        note = _seat_note(book, table, seat)
        room = pen.text(x, base, note, 8, width=width - 1.5 * MM, align="right", grey=0.25) if note else 0
        pen.text(x + 1.5 * MM, base, str(seat + 1), 8.5, grey=0.4)
        pen.cell(x + 6 * MM, middle, name, 10.5, width - 9 * MM - room)
        pen.line(x, y + row * (seat + 2), x + width, y + row * (seat + 2), width=0.3, grey=0.75)


def _seat_note(book: Book, table: TablePairing, seat: int) -> str:
    words = [book.word(key) for key, chosen in (("dealer", table.dealer), ("first", table.first)) if chosen == seat]
    return ", ".join(words)


def pairings_by_name(book: Book, note: str, tables: Sequence[TablePairing], rest: str = "") -> None:
    """Two columns, to be read from a step away; `rest` says who does not play."""
    rows = sorted(
        ((name, table.table, str(seat + 1)) for table in tables for seat, name in enumerate(table.seats)),
        key=lambda row: (alphabetical(row[0]), len(row[1]), row[1]),
    )
    row, gap = 6 * MM, 8 * MM
    width = (book.inner - gap) / 2
    begin, draw_rest = _rest(book, rest)
    fits = int((book.bottom - begin) // row) - 1
    for start in range(0, max(len(rows), 1), 2 * fits):
        part = rows[start : start + 2 * fits]

        def draw(pen: Pen, part: list[tuple[str, str, str]] = part) -> None:
            draw_rest(pen)
            for column in range(2):
                x = book.left + column * (width + gap)
                cells = part[column * fits : (column + 1) * fits]
                if cells:
                    _names(book, pen, x, begin, width, row, cells)

        book.add(draw, book.word("pairings_by_name"), note)


def _names(
    book: Book, pen: Pen, x: float, top: float, width: float, row: float, cells: list[tuple[str, str, str]]
) -> None:
    number = 14 * MM
    name = width - 2 * number
    places = ((x + 1 * MM, name - 2 * MM, "left"), (x + name, number, "center"), (x + name + number, number, "center"))
    for (at, room, align), key in zip(places, ("name", "table", "seat"), strict=True):
        pen.text(at, top + row * 0.7, book.word(key), 8.5, bold=True, width=room, align=align)
    pen.line(x, top + row, x + width, top + row, width=0.8)
    for line, row_cells in enumerate(cells, 1):
        y = top + line * row
        if line % 2 == 0:
            pen.box(x, y, width, row, line=0, fill=0.94)
        for place, ((at, room, align), cell) in enumerate(zip(places, row_cells, strict=True)):
            size = 12.0 if place == 1 else 9.5 if place == 2 else 10.5
            pen.cell(at, y + row / 2, cell, size, room, bold=place == 1, align=align)


def standings(book: Book, note: str, values: Sequence[str], rows: Sequence[Sequence[str]], title: str = "") -> None:
    """Rank, name, club, then values under the names that the event gives to its points and tie-breaks, then why."""
    columns = [
        Column(book.word("rank"), align="right", bold=True),
        Column(book.word("name"), 3),
        Column(book.word("club"), 1.6),
        *(Column(value, align="right") for value in values),
        Column(book.word("why"), 1.2),
    ]
    add_list(book, title or book.word("standings"), note, columns, rows)


def players(book: Book, note: str, rows: Sequence[tuple[str, str, str]]) -> None:
    """Name, club, player number, and a box to tick at check-in."""
    columns = [
        Column(book.word("here")),
        Column(book.word("name"), 3),
        Column(book.word("club"), 2),
        Column(book.word("number")),
    ]
    ordered = sorted(rows, key=lambda row: alphabetical(row[0]))
    add_list(book, book.word("players"), note, columns, [("☐", *row) for row in ordered], Look(row=6.6 * MM, size=10.5))


def penalties(book: Book, note: str, rows: Sequence[Sequence[str]]) -> None:
    """Round, table, player, code, infraction, penalty, judge."""
    columns = [
        Column(book.word("round"), align="center"),
        Column(book.word("table"), align="center"),
        Column(book.word("player"), 2),
        Column(book.word("code")),
        Column(book.word("infraction"), 2.4),
        Column(book.word("level")),
        Column(book.word("judge"), 1.2),
    ]
    add_list(book, book.word("penalty_list"), note, columns, rows, Look(size=9))


def count_sheet(book: Book, sheet: CountSheet) -> None:
    """Cards to count, with room to write."""
    columns = [
        Column(book.word("card"), 3),
        Column(book.word("expected"), 0.8, "center"),
        Column(book.word("counted"), 0.9, "center"),
        Column(book.word("difference"), 0.9, "center"),
    ]
    rows = [(name, str(count), "", "") for name, count in sheet.rows]
    rows.append((book.word("all_cards"), "" if sheet.total is None else str(sheet.total), "", ""))
    look = Look(row=6.8 * MM, ruled=True)
    above = (24 * MM, lambda pen: _count_head(book, pen, sheet))
    add_list(book, book.word("count_sheet"), sheet.set, columns, rows, look, above)


def _count_head(book: Book, pen: Pen, sheet: CountSheet) -> None:
    half, y = book.inner / 2, book.top + 7 * MM
    _blank(pen, book.left, y, half - 6 * MM, book.word("deck"), sheet.deck)
    _blank(pen, book.left + half, y, half, book.word("counted_by"))
    x = pen.tick(book.left, y + 9 * MM, book.word("complete"), 10)
    pen.tick(x, y + 9 * MM, book.word("not_complete"), 10)
    _blank(pen, book.left + half, y + 9 * MM, half, book.word("date_time"))
    if not sheet.rows:
        pen.text(book.left, y + 15 * MM, book.word("no_list"), 9, width=book.inner)


def _blank(pen: Pen, x: float, y: float, width: float, label: str, value: str = "") -> None:
    used = pen.text(x, y, label, 9, grey=0.3) + 2 * MM
    pen.line(x + used, y + 1 * MM, x + width, y + 1 * MM)
    pen.text(x + used + 1 * MM, y, value, 11, bold=True, width=max(width - used - 1 * MM, 1))
