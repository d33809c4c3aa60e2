"""Forms to fill in by hand: penalties, reports, appeals, statements, and blank sheets for a day without power."""

from collections.abc import Sequence
from dataclasses import dataclass

from .book import Book
from .grid import Column, Look, add_list
from .pen import MM, Pen, lines_of


@dataclass(frozen=True)
class Field:
    """A word and a line to write on; what is known already stands on it."""

    label: str
    share: float = 1


@dataclass(frozen=True)
class Choice:
    """Boxes to tick."""

    label: str
    options: tuple[str, ...]


@dataclass(frozen=True)
class Words:
    """Lines to write on; the rest of the page when there is more than one, by its share."""

    label: str
    share: float = 1


Part = tuple[Field, ...] | Choice | Words

_WHERE: tuple[Part, ...] = (
    (Field("player", 2), Field("number")),
    (Field("round"), Field("table"), Field("game"), Field("date_time", 2)),
)

FORMS: dict[str, tuple[Part, ...]] = {
    "penalty_form": (
        *_WHERE,
        (Field("code"), Field("infraction", 3)),
        Choice("level", ("caution", "warning", "disqualification")),
        Words("what_happened"),
        Choice("told", ("yes", "no")),
        (Field("judge"), Field("signature")),
    ),
    "dq_form": (
        *_WHERE,
        (Field("code"), Field("infraction", 3)),
        Words("what_happened", 2),
        Words("players_word", 2),
        Words("witnesses"),
        Choice("told", ("yes", "no")),
        (Field("head_judge"), Field("signature")),
    ),
    "appeal_form": (
        *_WHERE,
        (Field("judge"),),
        Words("ruling_appealed"),
        Words("reason"),
        Choice("decision", ("upheld", "changed")),
        Words("ruling"),
        (Field("head_judge"), Field("signature")),
    ),
    "statement_form": (
        (Field("by", 2), Field("number")),
        (Field("round"), Field("table"), Field("game"), Field("date_time", 2)),
        Words("what_happened"),
        (Field("signature"),),
    ),
}
_LINE, _STEP = 11 * MM, 8 * MM


def form(book: Book, name: str, known: dict[str, str] | None = None, note: str = "") -> None:
    """One page of one of the forms, with what is known already."""
    parts, filled = FORMS[name], known or {}

    def draw(pen: Pen) -> None:
        shares = sum(part.share for part in parts if isinstance(part, Words))
        rest = book.bottom - book.top - _LINE * sum(not isinstance(part, Words) for part in parts)
        y = book.top
        for part in parts:
            match part:
                case Words(label, share):
                    height = rest * share / shares
                    _lines(book, pen, y, height, label, filled.get(label, ""))
                    y += height
                    continue
                case Choice(label, options):
                    x = book.left + pen.text(book.left, y + 7 * MM, f"{book.word(label)}:", 10, bold=True) + 4 * MM
                    for option in options:
                        x = pen.tick(x, y + 7 * MM, book.word(option), 10, ticked=filled.get(label) == option)
                case _:
                    _fields(book, pen, y + 7 * MM, part, filled)
            y += _LINE

    book.add(draw, book.word(name), note)


def _fields(book: Book, pen: Pen, y: float, fields: Sequence[Field], filled: dict[str, str]) -> None:
    gap = 5 * MM
    shares = sum(field.share for field in fields)
    unit = (book.inner - gap * (len(fields) - 1)) / shares
    x = book.left
    for field in fields:
        width = unit * field.share
        used = pen.text(x, y, book.word(field.label), 9, width=width * 0.7, grey=0.25) + 1.5 * MM
        pen.line(x + used, y + 1 * MM, x + width, y + 1 * MM)
        pen.text(x + used + 1 * MM, y, filled.get(field.label, ""), 11, width=width - used - 1 * MM)
        x += width + gap


def _lines(book: Book, pen: Pen, y: float, height: float, label: str, text: str) -> None:
    pen.text(book.left, y + 6 * MM, book.word(label), 10, bold=True, width=book.inner)
    line = y + 6 * MM + _STEP
    rows = max(1, int((height - 6 * MM) // _STEP))
    written = lines_of(text, 11, book.inner) if text else []
    if len(written) > rows:
        written[rows - 1 :] = [" ".join(written[rows - 1 :])]
    while line <= y + height:
        if written:
            pen.text(book.left, line - 1 * MM, written.pop(0), 11, width=book.inner)
        pen.line(book.left, line, book.left + book.inner, line, grey=0.5)
        line += _STEP


def blank_players(book: Book, note: str = "") -> None:
    """A list for the door: people write their own names."""
    columns = [
        Column("", align="right"),
        Column(book.word("name"), 3),
        Column(book.word("club"), 2),
        Column(book.word("contact"), 2.6),
        Column(book.word("consent"), 1),
    ]
    _blank(book, "blank_players", note, columns)


def blank_results(book: Book, note: str = "") -> None:
    """Tables of a round without slips: who sits there, who won, with how much."""
    columns = [
        Column(book.word("table"), 0.7, "center"),
        Column(book.word("players"), 4.4),
        Column(book.word("winner"), 2),
        Column(book.word("points"), 1.2),
        Column(book.word("judge_initials"), 0.8),
    ]
    _blank(book, "blank_results", note, columns)


def blank_pairings(book: Book, note: str = "") -> None:
    """Seats of a round by hand: a table a line, six places."""
    seats = [Column(f"{book.word('seat')} {seat}", 1.5) for seat in range(1, 7)]
    _blank(book, "blank_pairings", note, [Column(book.word("table"), 0.8, "center"), *seats])


def _blank(book: Book, name: str, note: str, columns: list[Column]) -> None:
    look = Look(row=9.5 * MM, ruled=True)
    count = int((book.bottom - book.top) // look.row) - 1
    rows = [[str(row) if place == 0 else "" for place in range(len(columns))] for row in range(1, count + 1)]
    add_list(book, book.word(name), note, columns, rows, look)
