"""Drawing on one page: measures from the upper left corner, text that fits, a font that knows people's names."""

from pathlib import Path
from typing import Any

from .. import qr
from ..extras import of_the_desk

with of_the_desk():
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont

PLAIN, BOLD = "FieldOfView", "FieldOfView-Bold"
_FILES = {PLAIN: "DejaVuSansCondensed.ttf", BOLD: "DejaVuSansCondensed-Bold.ttf"}
MM = 72 / 25.4
SMALLEST = 0.72  # text may shrink to this part of its size before it is cut


def _font(name: str) -> Any:
    if name not in pdfmetrics.getRegisteredFontNames():
        pdfmetrics.registerFont(TTFont(name, Path(__file__).with_name("fonts") / _FILES[name]))
    return pdfmetrics.getFont(name)


def width_of(text: str, size: float, *, bold: bool = False) -> float:
    return float(_font(BOLD if bold else PLAIN).stringWidth(text, size))


def unshown(text: str) -> str:
    """The characters that the font does not have: they would be printed as empty boxes."""
    known = _font(PLAIN).face.charToGlyph
    return "".join(sorted({character for character in text if ord(character) not in known}))


def fitted(text: str, size: float, width: float, *, bold: bool = False) -> tuple[str, float]:
    """The text and the size at which it fits: smaller first, then cut with dots."""
    wide = width_of(text, size, bold=bold)
    if wide <= width:
        return text, size
    if wide * SMALLEST <= width:
        return text, size * width / wide
    size *= SMALLEST
    while text and width_of(f"{text}…", size, bold=bold) > width:
        text = text[:-1]
    return f"{text.rstrip()}…", size


def wrapped(text: str, size: float, width: float, lines: int, *, bold: bool = False) -> list[str]:
    """At most so many lines of whole words; the last one takes the rest."""
    found: list[str] = []
    words = text.split()
    while words and len(found) < lines - 1:
        count = len(words)
        while count > 1 and width_of(" ".join(words[:count]), size, bold=bold) > width:
            count -= 1
        found.append(" ".join(words[:count]))
        words = words[count:]
    return [*found, " ".join(words)] if words else found


def lines_of(text: str, size: float, width: float, *, bold: bool = False) -> list[str]:
    """All the lines that a text needs; a word that is wider than a line is broken."""
    found: list[str] = []
    for part in text.splitlines() or [""]:
        line = ""
        for word in part.split():
            longer = f"{line} {word}" if line else word
            if width_of(longer, size, bold=bold) <= width:
                line = longer
                continue
            if line:
                found.append(line)
            while width_of(word, size, bold=bold) > width:
                fits = max(1, next(n for n in range(len(word), 0, -1) if width_of(word[:n], size, bold=bold) <= width))
                found.append(word[:fits])
                word = word[fits:]
            line = word
        found.append(line)
    return found


class Pen:
    """A page to draw on; y grows downwards."""

    def __init__(self, canvas: Any, width: float, height: float) -> None:
        self.canvas = canvas
        self.width = width
        self.height = height

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float = 10,
        *,
        bold: bool = False,
        align: str = "left",
        width: float | None = None,
        grey: float = 0,
    ) -> float:
        """Write on a base line at y, in the width from x on if one is given; the width that was used."""
        if width is not None:
            text, size = fitted(text, size, width, bold=bold)
        used = width_of(text, size, bold=bold)
        if align != "left":
            free = (width or 0) - used
            x += free if align == "right" else free / 2
        self.canvas.setFillGray(grey)
        self.canvas.setFont(BOLD if bold else PLAIN, size)
        self.canvas.drawString(x, self.height - y, text)
        return used

    def cell(
        self,
        x: float,
        middle: float,
        text: str,
        size: float,
        width: float,
        *,
        bold: bool = False,
        align: str = "left",
    ) -> None:
        """Write around a middle line; words that are too long for one line stand in two small ones."""
        fits = width_of(text, size * SMALLEST, bold=bold) <= width
        lines = [text] if fits else wrapped(text, size * SMALLEST, width, 2, bold=bold)
        if len(lines) == 2:
            size *= SMALLEST
        for place, line in enumerate(lines):
            y = middle + size * (0.36 + (place - (len(lines) - 1) / 2) * 1.05)
            self.text(x, y, line, size, bold=bold, align=align, width=width)

    def line(self, x1: float, y1: float, x2: float, y2: float, *, width: float = 0.5, grey: float = 0) -> None:
        self.canvas.setStrokeGray(grey)
        self.canvas.setLineWidth(width)
        self.canvas.line(x1, self.height - y1, x2, self.height - y2)

    def box(
        self, x: float, y: float, width: float, height: float, *, line: float = 0.5, fill: float | None = None
    ) -> None:
        """A rectangle; without a line only its filling."""
        self.canvas.setStrokeGray(0)
        self.canvas.setLineWidth(line)
        if fill is not None:
            self.canvas.setFillGray(fill)
        self.canvas.rect(x, self.height - y - height, width, height, stroke=int(line > 0), fill=int(fill is not None))

    def tick(self, x: float, y: float, text: str, size: float = 9) -> float:
        """A box to tick with its word behind it, on a base line; where the next may begin."""
        self.box(x, y - size * 0.85, size, size, line=0.7)
        return x + size * 1.4 + self.text(x + size * 1.4, y, text, size) + size * 1.3

    def code(self, x: float, y: float, side: float, text: str) -> None:
        """A QR code with its quiet zone inside the given square."""
        count, dark = qr.boxes(text)
        module = side / (count + 2 * qr.QUIET)
        self.canvas.setFillGray(0)
        path = self.canvas.beginPath()
        for run in dark:
            left, top = x + (run.x + qr.QUIET) * module, y + (run.y + qr.QUIET) * module
            path.rect(left, self.height - top - module, run.width * module, module)
        self.canvas.drawPath(path, stroke=0, fill=1)

    def cut(self, x1: float, y1: float, x2: float, y2: float) -> None:
        """Where scissors go."""
        self.canvas.setDash(2, 3)
        self.line(x1, y1, x2, y2, width=0.4, grey=0.6)
        self.canvas.setDash()

    def upside_down(self) -> None:
        """Turn the page around its centre, for what is folded."""
        self.canvas.translate(self.width, self.height)
        self.canvas.rotate(180)
