"""What everything at the table is drawn on: one console, its width, and one language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.text import Text

from fieldofview.views import View

from .phrases import phrase
from .wording import PLAIN, sentence

HEADING = "bold"
QUIET = "dim"
NUMBER = "bold green"
INDENT = "    "

Lines = list[Text]


@dataclass(slots=True)
class Canvas:
    """Lines that fit one console."""

    console: Console
    bots: Sequence[str | None]
    language: str = "en"

    @property
    def width(self) -> int:
        return self.console.width

    def says(self, key: str, **values: object) -> str:
        return phrase(self.language, key, **values)

    def sentence(self, text: str, view: View, style: str = "") -> Text:
        return sentence(text, view.names, style, self.language)

    def fitting(self, line: Text) -> Text:
        """A line for terminals that show ASCII alone."""
        if not self.console.options.ascii_only:
            return line
        fitted = line.copy()
        fitted.plain = "".join(PLAIN.get(c, c) for c in line.plain)
        return fitted

    def cut(self, line: Text, width: int | None = None) -> Text:
        """A line that ends in … where it is too long."""
        line = line.copy()
        line.truncate(width or self.width, overflow="ellipsis")
        return line

    def wrapped(self, text: Text, indent: int, first: str | None = None) -> Lines:
        """A text in as many lines as it needs, all but the first indented alike."""
        lines = text.wrap(self.console, max(self.width - indent, 10))
        heads = [Text(" " * indent if first is None or number else first) for number in range(len(lines))]
        return [head.append_text(line) for head, line in zip(heads, lines, strict=True)]

    def rule(self, title: str) -> Text:
        line = Text().append("─ ", QUIET).append(title, HEADING)
        line.truncate(self.width - 2, overflow="ellipsis")
        return line.append(f" {'─' * (self.width - line.cell_len - 1)}", QUIET)

    def title(self, text: str) -> Lines:
        """A rule with a title, or the title in several lines where it is too long for one."""
        if cell_len(text) <= self.width - 4:
            return [self.rule(text)]
        return self.wrapped(Text(text, HEADING), 2, first="─ ")

    def strung(self, items: Sequence[Text], indent: str = INDENT) -> Lines:
        """Items with dots between them, in as many lines as they need."""
        lines = [Text(indent)]
        for number, item in enumerate(items):
            item = self.cut(item, self.width - len(indent) - 2)
            if number:
                lines[-1].append(" ·", QUIET)
                if lines[-1].cell_len + item.cell_len + (3 if number < len(items) - 1 else 1) > self.width:
                    lines.append(Text(indent))
                else:
                    lines[-1].append(" ")
            lines[-1].append_text(item)
        return lines

    def columns(self, items: Sequence[tuple[int, str]]) -> Lines:
        """Numbered items, as many beside each other as fit, counted downwards."""
        if not items:
            return []
        size = min(max(cell_len(text) for _, text in items), self.width - 6)
        across = max(1, self.width // (size + 7)) if len(items) > 4 else 1
        rows = -(-len(items) // across)
        lines = []
        for row in range(rows):
            line = Text()
            for number, text in items[row::rows]:
                line.append(f"{number:>3}  ", NUMBER).append_text(padded(text, size)).append("  ")
            line.rstrip()
            lines.append(line)
        return lines


def padded(text: str, size: int, style: str = "") -> Text:
    """A text that takes just so many cells."""
    if cell_len(text) > size:
        return Text(set_cell_size(text, size - 1) + "…", style)
    return Text(set_cell_size(text, size), style)
