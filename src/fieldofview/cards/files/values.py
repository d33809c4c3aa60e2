"""Values of a set file that are read one by one: right ones are given back, wrong ones are noted."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..typed import escaped, said, unseen
from ..words import choose, nearest
from .lines import Block, Lines
from .reading import shown

LONGEST_WRONG = 300  # characters of what is wrong, with what the file says

KEBAB = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong with a set file."""

    line: int
    card: str  # empty for the file as a whole
    wrong: str
    right: str

    def __str__(self) -> str:
        where = f"line {self.line}, {self.card}" if self.card else f"line {self.line}"
        return f"{where}: {self.wrong} {self.right}".rstrip()


class Values:
    """Reads values out of tables; collects the problems."""

    def __init__(self, lines: Lines) -> None:
        self.lines = lines
        self.problems: list[Problem] = []

    def wrong(self, block: Block, key: str, card: str, wrong: str, right: str, at: str = "") -> None:
        """Note a problem, at the line of a key or of a word in it."""
        line = self.lines.line(block, key, at)
        self.problems.append(Problem(line, said(card), said(wrong, LONGEST_WRONG), escaped(right)))

    def check_seen(self, text: str, key: str, block: Block, card: str) -> None:
        """Complain about characters that nobody sees; a text may have lines."""
        char = unseen(text.replace("\n", " ").replace("\t", " "))
        if char:
            self.wrong(block, key, card, f"{key} holds a character that cannot be seen, {char}.", "Leave it out.")

    def unknown(
        self,
        entry: Mapping[str, Any],
        known: Sequence[str],
        block: Block,
        card: str,
        what: str,
        elsewhere: Mapping[str, str],
    ) -> None:
        """Complain about keys that nothing reads."""
        for key in entry:
            if key not in known:
                right = elsewhere.get(key) or nearest(key, known)
                self.wrong(block, key, card, f'{what[0].upper()}{what[1:]} has no key "{key}".', right)

    def text(
        self, entry: Mapping[str, Any], key: str, block: Block, card: str, wrong: str = "", right: str = ""
    ) -> str:
        """A text; needed if `wrong` says what is wrong without it."""
        found = entry.get(key, "")
        if not isinstance(found, str):
            self.wrong(block, key, card, f"{key} must be a text.", f'Write {key} = "..." with quotation marks.')
            return ""
        if wrong and not found.strip():
            self.wrong(block, key, card, wrong, right)
        self.check_seen(found, key, block, card)
        return found

    def kebab(self, entry: Mapping[str, Any], key: str, block: Block, card: str) -> str:
        found = self.text(entry, key, block, card)
        if key in entry and isinstance(entry[key], str) and not KEBAB.fullmatch(found):
            made = re.sub(r"[^a-z0-9]+", "-", found.lower()).strip("-") or f"my-{key}"
            wrong = f'{key} = "{found}" is not lower-case words joined by hyphens.'
            self.wrong(block, key, card, wrong, f'Write {key} = "{made}".')
        return found

    def number(
        self,
        entry: Mapping[str, Any],
        key: str,
        low: int,
        high: int,
        block: Block,
        card: str,
        default: int | None = None,
    ) -> int:
        """A whole number in its bounds; needed if there is no default."""
        found = entry.get(key, default)
        if found is None:
            self.wrong(block, key, card, f"{key} is missing.", f"Add {key} = a whole number from {low} to {high}.")
        elif isinstance(found, bool) or not isinstance(found, int):
            self.wrong(block, key, card, f"{key} must be a whole number.", f"Write {key} = {min(max(5, low), high)}.")
        elif not low <= found <= high:
            self.wrong(block, key, card, f"{key} is {shown(found)}.", f"It is from {low} to {high}.")
        else:
            return found
        return default or low

    def one_of(
        self,
        entry: Mapping[str, Any],
        key: str,
        known: Iterable[str],
        block: Block,
        card: str,
        *,
        needed: bool = False,
    ) -> str:
        found = entry.get(key)
        if found is None:
            if needed:
                self.wrong(block, key, card, f"{key} is missing.", choose(known))
            return ""
        if found in list(known):
            return str(found)
        right = nearest(found, known) if isinstance(found, str) else choose(known)
        self.wrong(block, key, card, f"{key} = {shown(found)} is not known.", right)
        return ""

    def texts(
        self, entry: Mapping[str, Any], key: str, block: Block, card: str, known: Iterable[str] | None = None
    ) -> list[str]:
        """A list of texts, or one text by itself."""
        found = entry.get(key, [])
        rows = [found] if isinstance(found, str) else found
        if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
            self.wrong(block, key, card, f"{key} must be a list of texts.", f'Write {key} = ["..."].')
            return []
        for row in rows:
            self.check_seen(row, key, block, card)
            if known is not None and row not in known and not unseen(row):
                self.wrong(block, key, card, f'{key} holds "{row}", which is not known.', nearest(row, known), row)
        return [row for row in rows if known is None or row in known]
