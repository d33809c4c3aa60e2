"""Letters in an SVG: how wide they are, about, and how a text is broken into lines."""

from __future__ import annotations

import re
from collections.abc import Sequence
from xml.sax.saxutils import escape, quoteattr

from .svg import num

NAMES = "Fredoka, Nunito, 'Trebuchet MS', sans-serif"
NAMES_FAMILY = f"font-family={quoteattr(NAMES)}"
TEXT = "'Atkinson Hyperlegible Next', 'Atkinson Hyperlegible', Verdana, sans-serif"

# Widths in parts of the height; a little too wide for most fonts, so that nothing runs over the edge.
_WIDTHS = {0.28: " iljI.,:;!|'’()[]", 0.4: "tfr-/–", 0.9: "mwMW@%—", 0.72: "ABCDEFGHJKLNOPQRSTUVXYZÄÖÜ"}
_WIDTH = {letter: width for width, letters in _WIDTHS.items() for letter in letters}
KEYWORD = re.compile(r"(\w*[^\W\d_a-zäöüß]{3,}(?:-[^\W\d_a-zäöüß]+)?)")  # three capitals or more


def width(text: str, size: float) -> float:
    return sum(_WIDTH.get(letter, 0.56) for letter in text) * size


def lines(text: str, size: float, room: float) -> list[str]:
    """A text in lines that fit; a word that alone is too long is cut."""
    found = [""]
    for word in text.split():
        while width(word, size) > room:
            fits = max(1, next((n for n in range(len(word), 0, -1) if width(word[:n] + "-", size) <= room), 1))
            found.append(word[:fits] + "-")
            word = word[fits:]
            found.append("")
        together = f"{found[-1]} {word}".strip()
        if width(together, size) <= room:
            found[-1] = together
        else:
            found.append(word)
    return [line for line in found if line]


def written(x: float, y: float, size: float, text: str, fill: str, anchor: str = "", bold: int = 0) -> str:
    """One line of letters, in the font of whatever it stands in."""
    more = (f' text-anchor="{anchor}"' if anchor else "") + (f' font-weight="{bold}"' if bold else "")
    return f'<text x="{num(x)}" y="{num(y)}" font-size="{num(size)}" fill="{fill}"{more}>{escape(text)}</text>'


def paragraph(x: float, y: float, size: float, rows: Sequence[str], fill: str) -> str:
    """Lines below each other; keywords, which are in capitals, are bold."""
    spans = []
    for i, row in enumerate(rows):
        pieces = KEYWORD.split(row)
        said = "".join(
            f'<tspan font-weight="700">{escape(p)}</tspan>' if n % 2 else escape(p) for n, p in enumerate(pieces)
        )
        spans.append(f'<tspan x="{x:g}" y="{num(y + i * size * 1.22)}">{said}</tspan>')
    family, said = quoteattr(TEXT), "".join(spans)
    return f'<text font-size="{size:g}" font-family={family} fill="{fill}" xml:space="preserve">{said}</text>'
