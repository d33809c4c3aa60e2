"""The ground of all papers: pages of one size, each with event, time, and length and head hash of the log."""

import io
from collections.abc import Callable
from dataclasses import dataclass, field

from ...desk.log import Head
from ..extras import of_the_desk
from .pen import MM, Pen, width_of
from .words import word

with of_the_desk():
    from reportlab.pdfgen.canvas import Canvas

SIZES = {"a4": (210 * MM, 297 * MM), "letter": (215.9 * MM, 279.4 * MM)}
MARGIN = 12 * MM
HEADER = 17 * MM
FOOTER = 7 * MM

Draw = Callable[[Pen], None]


@dataclass(frozen=True)
class Stamp:
    """What every paper says of where it comes from; with the head a log that was cut later is found."""

    event: str
    at: str  # as people read it
    head: Head
    practice: bool = False


@dataclass
class Book:
    """Pages in the making. A titled page has a header; every page has the footer."""

    stamp: Stamp
    size: str = "a4"
    language: str = "en"
    pages: list[tuple[str, str, Draw]] = field(default_factory=list)

    @property
    def width(self) -> float:
        return SIZES[self.size][0]

    @property
    def height(self) -> float:
        return SIZES[self.size][1]

    @property
    def left(self) -> float:
        return MARGIN

    @property
    def inner(self) -> float:
        """The width between the margins."""
        return self.width - 2 * MARGIN

    @property
    def top(self) -> float:
        """Where a titled page's own part begins."""
        return MARGIN + HEADER

    @property
    def bottom(self) -> float:
        return self.height - MARGIN - FOOTER

    def word(self, key: str, **values: object) -> str:
        return word(key, self.language, **values)

    def add(self, draw: Draw, title: str = "", note: str = "") -> None:
        """One more page: a title on the left of its header, a note such as the round on the right."""
        self.pages.append((title, note, draw))

    def pdf(self) -> bytes:
        """The file. The same pages give the same bytes."""
        out = io.BytesIO()
        canvas = Canvas(out, pagesize=(self.width, self.height), invariant=1)
        canvas.setTitle(" – ".join(part for part in (self.stamp.event, self.pages[0][0] if self.pages else "") if part))
        canvas.setCreator("Field of View")
        for number, (title, note, draw) in enumerate(self.pages, 1):
            pen = Pen(canvas, self.width, self.height)
            if title:
                self._header(pen, title, note)
            self._footer(pen, number)
            canvas.saveState()
            draw(pen)
            canvas.restoreState()
            canvas.showPage()
        canvas.save()
        return out.getvalue()

    def _header(self, pen: Pen, title: str, note: str) -> None:
        y = MARGIN + 6 * MM
        room = min(width_of(note, 16, bold=True), self.inner / 2)
        pen.text(self.left, y, title, 16, bold=True, width=self.inner - room - 4 * MM)
        pen.text(self.left + self.inner - room, y, note, 16, bold=True, width=room, align="right")
        mark = self.word("practice") if self.stamp.practice else ""
        wide = width_of(mark, 9, bold=True)
        pen.text(self.left, y + 5 * MM, self.stamp.event, 9.5, width=self.inner - wide - 4 * MM, grey=0.25)
        pen.text(self.left + self.inner - wide, y + 5 * MM, mark, 9, bold=True)
        pen.line(self.left, y + 7 * MM, self.left + self.inner, y + 7 * MM, width=1)

    def _footer(self, pen: Pen, number: int) -> None:
        y = self.height - MARGIN + 1 * MM
        mark = f"{self.word('practice')} · " if self.stamp.practice else ""
        pages = self.word("page", page=number, pages=len(self.pages))
        x = self.left
        for part, share, align in (
            (f"{mark}{self.stamp.event}", 0.38, "left"),
            (f"{self.word('printed')} {self.stamp.at} · {pages}", 0.36, "center"),
            (f"{self.word('log')} {self.stamp.head}", 0.26, "right"),
        ):
            pen.text(x, y, part, 7.5, width=self.inner * share, align=align, grey=0.3)
            x += self.inner * share
