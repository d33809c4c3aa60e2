"""What is given at the end: the list of prizes, and certificates."""

from collections.abc import Sequence
from dataclasses import dataclass

from .book import MARGIN, Book
from .grid import Column, Look, add_list
from .pen import MM, Pen, lines_of, width_of


@dataclass(frozen=True)
class Honour:
    """A place that was taken."""

    rank: int
    name: str
    members: tuple[str, ...] = ()
    shared: bool = False


def prize_list(book: Book, note: str, honours: Sequence[Honour], prizes: Sequence[str], without: Sequence[str]) -> None:
    """Who may be given something, in order, with room for what and for a signature."""
    columns = [
        Column(book.word("rank"), align="right", bold=True),
        Column(book.word("name"), 3),
        Column(book.word("prize"), 2.4),
        Column(book.word("received"), 1.8),
    ]
    rows = []
    for place, honour in enumerate(honours):
        name = f"{honour.name} ({', '.join(honour.members)})" if honour.members else honour.name
        rows.append((f"{honour.rank}{'=' if honour.shared else ''}", name, _nth(prizes, place), ""))
    said = lines_of(book.word("no_prize", names=", ".join(without)), 9, book.inner) if without else []
    room = len(said) * 4.5 * MM + (2 * MM if said else 0)

    def above(pen: Pen) -> None:
        for place, line in enumerate(said):
            pen.text(book.left, book.top + (place + 1) * 4.5 * MM, line, 9, width=book.inner, grey=0.25)

    add_list(book, book.word("prizes"), note, columns, rows, Look(row=9 * MM, ruled=True, size=11), (room, above))


def _nth(things: Sequence[str], place: int) -> str:
    return things[place] if place < len(things) else ""


def certificate(book: Book, honour: Honour, count: int, where: str, signed: Sequence[str]) -> None:
    """One page a place, to be signed."""

    def draw(pen: Pen) -> None:
        left, width = MARGIN, book.width - 2 * MARGIN
        bottom = book.height - MARGIN - 8 * MM
        pen.box(left, MARGIN, width, bottom - MARGIN, line=2.5)
        pen.box(left + 2.5 * MM, MARGIN + 2.5 * MM, width - 5 * MM, bottom - MARGIN - 5 * MM, line=0.6)
        inner, x = width - 24 * MM, left + 12 * MM

        def centred(y: float, text: str, size: float, *, bold: bool = False, grey: float = 0.0) -> None:
            pen.text(x, y, text, size, bold=bold, width=inner, align="center", grey=grey)

        unit = (bottom - MARGIN) / 100
        top = MARGIN
        if book.stamp.practice:
            centred(top + 9 * unit, book.word("practice"), 16, bold=True)
        centred(top + 19 * unit, book.word("certificate"), 44, bold=True)
        size = 34.0
        names = lines_of(honour.name, size, inner, bold=True)
        while len(names) > 2 or any(width_of(name, size, bold=True) > inner for name in names):
            size *= 0.9
            names = lines_of(honour.name, size, inner, bold=True)
        y = top + 34 * unit
        for name in names:
            centred(y, name, size, bold=True)
            y += size * 1.2
        if honour.members:
            centred(y, ", ".join(honour.members), 16)
            y += 22
        centred(max(y, top + 44 * unit), book.word("certificate.of"), 14, grey=0.3)
        centred(top + 53 * unit, place_text(book, honour), 30, bold=True)
        centred(top + 58 * unit, book.word("certificate.among", count=count), 12, grey=0.3)
        centred(top + 65 * unit, book.word("certificate.title"), 14, grey=0.3)
        for place, line in enumerate(lines_of(book.stamp.event, 20, inner, bold=True)[:2]):
            centred(top + 71 * unit + place * 24, line, 20, bold=True)
        centred(top + 78 * unit, where, 12)
        _signatures(pen, x, inner, top + 90 * unit, signed)

    book.add(draw)


def _signatures(pen: Pen, x: float, width: float, y: float, names: Sequence[str]) -> None:
    gap = 16 * MM
    each = min((width - gap * (len(names) - 1)) / max(len(names), 1), 80 * MM)
    start = x + (width - each * len(names) - gap * (len(names) - 1)) / 2
    for place, name in enumerate(names):
        left = start + place * (each + gap)
        pen.line(left, y, left + each, y, width=0.6)
        pen.text(left, y + 5 * MM, name, 10, width=each, align="center", grey=0.25)


def place_text(book: Book, honour: Honour) -> str:
    """1st place, 1. Platz; a shared one says so."""
    text = book.word("certificate.place", place=ordinal(honour.rank, book.language))
    return f"{text} {book.word('certificate.shared')}" if honour.shared else text


def ordinal(number: int, language: str) -> str:
    if language == "de":
        return f"{number}."
    tail = "th" if number % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{tail}"
