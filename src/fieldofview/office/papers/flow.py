"""Running text on pages: headings, facts with their labels, paragraphs. What does not fit goes on overleaf."""

from collections.abc import Sequence
from dataclasses import dataclass

from .book import Book, Draw
from .pen import MM, Pen, lines_of

LABEL = 36 * MM
SIZE, STEP = 10.0, 5 * MM


@dataclass(frozen=True)
class Heading:
    """A line above what follows."""

    text: str


@dataclass(frozen=True)
class Fact:
    """A label and what it says."""

    label: str
    text: str


@dataclass(frozen=True)
class Paragraph:
    """Sentences over the whole width."""

    text: str
    bold: bool = False


Block = Heading | Fact | Paragraph


@dataclass(frozen=True)
class _Line:
    """One line as it will stand: its label, its words, and the room above it."""

    label: str
    text: str
    above: float = 0
    bold: bool = False
    heading: bool = False

    @property
    def height(self) -> float:
        return STEP + self.above


def add_flow(
    book: Book, title: str, note: str, blocks: Sequence[Block], above: tuple[float, Draw] | None = None
) -> None:
    """As many pages as the blocks need; `above` is what stands over them on the first page, and its height."""
    pages: list[list[tuple[float, _Line]]] = [[]]
    room, draw_above = above or (0.0, lambda _: None)
    y = book.top + room
    lines = [line for block in blocks for line in _lines(book, block)]
    for place, line in enumerate(lines):
        needed = line.height + (lines[place + 1].height if line.heading and place + 1 < len(lines) else 0)
        if y + needed > book.bottom and pages[-1]:
            pages.append([])
            y = book.top
        y += line.height if pages[-1] else STEP + 1 * MM
        pages[-1].append((y, line))
    for number, page in enumerate(pages):

        def draw(pen: Pen, page: list[tuple[float, _Line]] = page, first: bool = number == 0) -> None:
            if first:
                draw_above(pen)
            for base, line in page:
                indent = LABEL if line.label else 0
                if line.label.strip():
                    pen.text(book.left, base, line.label, 9, width=LABEL - 3 * MM, grey=0.3)
                size = 12 if line.heading else SIZE
                pen.text(book.left + indent, base, line.text, size, bold=line.bold, width=book.inner - indent)

        book.add(draw, title, note)


def _lines(book: Book, block: Block) -> list[_Line]:
    match block:
        case Heading(text):
            return [_Line("", text, 4 * MM, bold=True, heading=True)]
        case Fact(label, text):
            found = lines_of(text, SIZE, book.inner - LABEL)
            return [_Line(label if i == 0 else " ", part, 1 * MM if i == 0 else 0) for i, part in enumerate(found)]
        case Paragraph(text, bold):
            found = lines_of(text, SIZE, book.inner, bold=bold)
            return [_Line("", part, 1.5 * MM if i == 0 else 0, bold) for i, part in enumerate(found)]
