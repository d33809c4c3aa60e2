"""Values of a set file that are read one by one: right ones are given back, wrong ones are noted."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

from ..complaint import Worded, told
from ..typed import LONGEST, said, unseen
from ..words import choose, nearest
from .lines import Block, Lines
from .reading import shown

LONGEST_WRONG = 300  # characters of what is wrong, with what the file says
LONGEST_RIGHT = 4000

KEBAB = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
MOST_KEBAB = 40  # letters: an id goes wherever its set goes


class Shown(str):
    """A sentence with a stranger's words in it: short enough, and everything seen, in every language."""

    __slots__ = ("longest", "text")
    text: str
    longest: int

    def __new__(cls, text: str, longest: int) -> Self:
        made = super().__new__(cls, said(text, longest))
        made.text, made.longest = text, longest
        return made

    def __reduce__(self) -> tuple[type[Self], tuple[str, int]]:
        return type(self), (self.text, self.longest)

    def told(self, language: str = "en") -> str:
        return said(told(self.text, language), self.longest)


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong with a set file."""

    line: int
    card: str  # empty for the file as a whole
    wrong: str
    right: str

    def __str__(self) -> str:
        return self.told()

    def told(self, language: str = "en") -> str:
        """Where it is, what is wrong and what would be right."""
        where = Worded("line {line}, {card}" if self.card else "line {line}", line=self.line, card=self.card)
        return f"{where.told(language)}: {self.sentence(language)}"

    @property
    def without_line(self) -> Worded:
        """The same where lines mean nothing, for one sentence."""
        start = "{card}: {wrong}" if self.card else "{wrong}"
        return Worded(start + (" {right}" if self.right else ""), card=self.card, wrong=self.wrong, right=self.right)

    def sentence(self, language: str = "en") -> str:
        """What is wrong, and what would be right."""
        return f"{told(self.wrong, language)} {told(self.right, language)}".rstrip()


class Values:
    """Reads values out of tables; collects the problems."""

    def __init__(self, lines: Lines) -> None:
        self.lines = lines
        self.problems: list[Problem] = []

    def wrong(self, block: Block, key: str, card: str, wrong: str, right: str, at: str = "") -> None:
        """Note a problem, at the line of a key or of a word in it."""
        line = self.lines.line(block, key, at)
        self.problems.append(
            Problem(line, Shown(card, LONGEST), Shown(wrong, LONGEST_WRONG), Shown(right, LONGEST_RIGHT))
        )

    def check_seen(self, text: str, key: str, block: Block, card: str) -> None:
        """Complain about characters that nobody sees; a text may have lines."""
        char = unseen(text.replace("\n", " ").replace("\t", " "))
        if char:
            self.wrong(
                block,
                key,
                card,
                Worded("{key} holds a character that cannot be seen, {char}.", key=key, char=char),
                Worded("Leave it out."),
            )

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
                self.wrong(block, key, card, Worded('{what} has no key "{key}".', what=what, key=key), right)

    def text(
        self, entry: Mapping[str, Any], key: str, block: Block, card: str, wrong: str = "", right: str = ""
    ) -> str:
        """A text; needed if `wrong` says what is wrong without it."""
        found = entry.get(key, "")
        if not isinstance(found, str):
            self.wrong(
                block,
                key,
                card,
                Worded("{key} must be a text.", key=key),
                Worded('Write {key} = "..." with quotation marks.', key=key),
            )
            return ""
        if wrong and not found.strip():
            self.wrong(block, key, card, wrong, right)
        self.check_seen(found, key, block, card)
        return found

    def kebab(self, entry: Mapping[str, Any], key: str, block: Block, card: str) -> str:
        found = self.text(entry, key, block, card)
        if key in entry and isinstance(entry[key], str) and not KEBAB.fullmatch(found):
            made = re.sub(r"[^a-z0-9]+", "-", found.lower()).strip("-") or f"my-{key}"
            wrong = Worded('{key} = "{found}" is not lower-case words joined by hyphens.', key=key, found=found)
            self.wrong(block, key, card, wrong, Worded('Write {key} = "{made}".', key=key, made=made[:MOST_KEBAB]))
        elif len(found) > MOST_KEBAB:
            wrong = Worded("{key} has more than {most} letters.", key=key, most=MOST_KEBAB)
            made = found[:MOST_KEBAB].strip("-")
            self.wrong(block, key, card, wrong, Worded('Write {key} = "{made}".', key=key, made=made))
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
            self.wrong(
                block,
                key,
                card,
                Worded("{key} is missing.", key=key),
                Worded("Add {key} = a whole number from {low} to {high}.", key=key, low=low, high=high),
            )
        elif isinstance(found, bool) or not isinstance(found, int):
            self.wrong(
                block,
                key,
                card,
                Worded("{key} must be a whole number.", key=key),
                Worded("Write {key} = {min}.", key=key, min=min(max(5, low), high)),
            )
        elif not low <= found <= high:
            self.wrong(
                block,
                key,
                card,
                Worded("{key} is {found}.", key=key, found=shown(found)),
                Worded("It is from {low} to {high}.", low=low, high=high),
            )
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
                self.wrong(block, key, card, Worded("{key} is missing.", key=key), choose(known))
            return ""
        if found in list(known):
            return str(found)
        right = nearest(found, known) if isinstance(found, str) else choose(known)
        self.wrong(block, key, card, Worded("{key} = {found} is not known.", key=key, found=shown(found)), right)
        return ""

    def texts(
        self, entry: Mapping[str, Any], key: str, block: Block, card: str, known: Iterable[str] | None = None
    ) -> list[str]:
        """A list of texts, or one text by itself."""
        found = entry.get(key, [])
        rows = [found] if isinstance(found, str) else found
        if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
            self.wrong(
                block,
                key,
                card,
                Worded("{key} must be a list of texts.", key=key),
                Worded('Write {key} = ["..."].', key=key),
            )
            return []
        for row in rows:
            self.check_seen(row, key, block, card)
            if known is not None and row not in known and not unseen(row):
                self.wrong(
                    block,
                    key,
                    card,
                    Worded('{key} holds "{row}", which is not known.', key=key, row=row),
                    nearest(row, known),
                    row,
                )
        return [row for row in rows if known is None or row in known]
