"""Where things stand in a TOML file: the lines of its keys and tables, found by a scan, since the reader gives none."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, field

TOKEN = re.compile(r'"""|\'\'\'|"(?:\\.|[^"\\])*"|\'[^\']*\'|#.*|[\[\]{}]')
HEADER = re.compile(r"(\[\[?)(.*?)\]")
KEY = re.compile(r"""\s*("[^"]*"|'[^']*'|[\w-]+)""")


@dataclass(slots=True)
class Block:
    """One table: its line, and the lines on which its keys begin."""

    line: int
    keys: dict[str, int] = field(default_factory=dict)


class Lines:
    """The tables of a text and where they lie; the text must be valid TOML."""

    def __init__(self, text: str) -> None:
        self.text = text.split("\n")
        self.top = Block(1)
        self.blocks: dict[str, list[Block]] = {}
        self.starts: list[int] = []
        self.heads: list[int] = []  # of the starts those of tables
        at = self.top
        for number, head in statements(self.text):
            self.starts.append(number)
            if head.startswith("["):
                self.heads.append(number)
                at = self._table(number, head)
            else:
                at.keys.setdefault(_parts(head.split("=")[0])[0], number)

    def _table(self, number: int, head: str) -> Block:
        found = HEADER.match(head)
        parts = _parts(found[2] if found else "") or [""]
        if len(parts) > 1 and self.blocks.get(parts[0]):  # [card.rest] belongs to the card above it
            self.blocks[parts[0]][-1].keys.setdefault(parts[1], number)
            return Block(number)
        self.top.keys.setdefault(parts[0], number)
        block = Block(number)
        self.blocks.setdefault(parts[0], []).append(block)
        return block

    def block(self, table: str, number: int) -> Block:
        """The n-th table of a name; where there is none, as in an inline list, the line of the key."""
        blocks = self.blocks.get(table, [])
        return blocks[number] if number < len(blocks) else Block(self.top.keys.get(table, 1))

    def around(self, line: int) -> range:
        """The lines of the table that a line stands in."""
        behind = bisect_right(self.heads, line)
        first = self.heads[behind - 1] if behind else 1
        return range(first, self.heads[behind] if behind < len(self.heads) else len(self.text) + 1)

    def line(self, block: Block, key: str = "", word: str = "") -> int:
        """The line of a key, or of a quoted word in its value; else where the block begins."""
        first = block.keys.get(key, block.line)
        if not word or key not in block.keys:
            return first
        behind = bisect_left(self.starts, first + 1)
        last = self.starts[behind] if behind < len(self.starts) else len(self.text) + 1
        for number in range(first, last):
            if f'"{word}"' in self.text[number - 1] or f"'{word}'" in self.text[number - 1]:
                return number
        return first


def statements(lines: list[str]) -> Iterator[tuple[int, str]]:
    """Every line on which a key or a table begins: not those inside brackets, texts or comments."""
    depth, quote = 0, ""
    for number, line in enumerate(lines, 1):
        head = line.strip()
        if not quote and depth == 0 and head and not head.startswith("#"):
            yield number, head
        at = 0
        while at < len(line):
            if quote:
                closing = re.compile(r"(?:\\.|[^\\])*?\"\"\"" if quote == '"""' else r".*?'''").match(line, at)
                if closing is None:
                    break
                at, quote = closing.end(), ""
                continue
            token = TOKEN.search(line, at)
            if token is None:
                break
            at = token.end()
            if token[0] in ('"""', "'''"):
                quote = token[0]
            depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(token[0], 0)


def _parts(path: str) -> list[str]:
    """The parts of a dotted key, without quotes."""
    return [part.strip("\"'") for part in KEY.findall(path)] or [""]
