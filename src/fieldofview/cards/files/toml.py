"""The one door for TOML: sets and scenarios come through here, within limits, before anything looks at them."""

from __future__ import annotations

import re
import tomllib
from itertools import groupby
from typing import Any

from ..complaint import Worded, told
from ..typed import escaped
from .lines import statements

MOST_CHARACTERS = 256 << 10
SHORT = 64 << 10  # characters of a text that is read again without its bad lines
MOST_DOTS = 2000  # of one line, wherever they stand
MOST_PARTS = 64  # of a dotted key: the reader keeps every beginning of it
MOST_LEVELS = 8  # brackets within brackets, in one line of a card
CARD_LEVELS = 3  # around that line: the file, its list of cards, the card

BARE = re.compile(r"\s*[\w-]+\s*")  # what stands between two dots of a key, and seldom between those of sentences
QUOTING = tuple(
    re.compile(pattern, re.DOTALL)
    for pattern in (
        "Illegal character (.*)",
        "Found invalid character (.*)",
        "Expected (['\"].*['\"])",
        "Cannot declare (.*) twice",
        "Cannot redefine namespace (.*)",
        "Cannot mutate immutable namespace (.*)",
        "Duplicate inline table key (.*)",
    )
)
PLACE = re.compile(r" ?\(at (?:line (\d+), column (\d+)|end of document)\)")


class BadToml(ValueError):
    """A text that is no TOML, or more than is read: the line, what is wrong there, and what would be right."""

    def __init__(self, line: int, wrong: str, right: str = "") -> None:
        self.line, self.wrong, self.right = line, wrong, right
        super().__init__(self.told())

    def told(self, language: str = "en") -> str:
        """Where, what is wrong there, and what would be right."""
        where = Worded("line {line}", line=self.line).told(language)
        return f"{where}: {told(self.wrong, language)} {told(self.right, language)}".rstrip()


class Slip(BadToml):
    """A line that is no TOML."""


def parse(text: str) -> dict[str, Any]:
    """The data of a text; BadToml says where it is none."""
    if len(text) > MOST_CHARACTERS:
        raise BadToml(
            1,
            Worded("The file is longer than {most_characters} KiB.", most_characters=MOST_CHARACTERS >> 10),
            Worded("Make several of it."),
        )
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_DOTS:
            raise BadToml(
                number,
                Worded("The line has more than {most_dots} dots.", most_dots=MOST_DOTS),
                Worded("Make several lines of it."),
            )
        if line.count(".") > MOST_PARTS and _parts(line) > MOST_PARTS:
            raise BadToml(
                number,
                Worded("A key has more than {most_parts} dots.", most_parts=MOST_PARTS),
                Worded("Make tables of it."),
            )
    deep = BadToml(
        1,
        Worded("The file is nested too deeply."),
        Worded("At most {most_levels} brackets lie within each other.", most_levels=MOST_LEVELS),
    )
    try:
        data = tomllib.loads(text)
    except RecursionError:
        raise deep from None
    except ValueError as error:  # numbers of thousands of digits are no TOMLDecodeError
        raise _syntax(text, error) from None
    if levels(data) > CARD_LEVELS + MOST_LEVELS:
        raise deep
    return data


def _parts(line: str) -> int:
    """Of how many parts the longest dotted key of a line may be."""
    runs = groupby(BARE.fullmatch(part) is not None for part in line.split("."))
    return max((len(list(run)) for bare, run in runs if bare), default=0)


def parse_on(text: str, most: int) -> tuple[dict[str, Any] | None, str, list[BadToml]]:
    """The data of what is right in a text, that text with bad lines left empty, and what is wrong in those.

    So several slips are told at once. No data where a slip leaves open what the lines after it mean.
    """
    lines, found = text.split("\n"), list[BadToml]()
    while len(found) < most:
        try:
            good = "\n".join(lines)
            return parse(good), good, found
        except BadToml as bad:
            if found and bad.line <= found[-1].line:
                break  # it follows from what was left out
            found.append(bad)
            if not isinstance(bad, Slip) or len(text) > SHORT or not _stands_alone(lines, bad.line):
                break
            lines[bad.line - 1] = ""
    return None, good, found


def _stands_alone(lines: list[str], number: int) -> bool:
    """Whether the lines after this one mean the same without it: a key with its value, or one table of a list."""
    line = lines[number - 1].strip()
    bare = re.sub(r"""(["'])(?:\\.|(?!\1)[^\\])*?\1""", "", line)
    opened = bare.count("[") + bare.count("{") - bare.count("]") - bare.count("}")
    if opened != 0 or "=" not in bare or '"""' in line or "'''" in line:
        return False
    return line.startswith("{") or any(start == number for start, _ in statements(lines[:number]))


def _syntax(text: str, error: ValueError) -> Slip:
    said = str(error)
    found = PLACE.search(said)
    line = int(found[1]) if found and found[1] else text.rstrip("\n").count("\n") + 1
    column = Worded(" at column {found}", found=found[2]) if found and found[2] else ""
    if not isinstance(error, tomllib.TOMLDecodeError):  # Python's own limit
        line, said = _long_number(text), Worded("a number with far too many digits")
    said = said[: found.start()] if found else said
    return Slip(
        line,
        Worded("This is not valid TOML{column}: {said}.", column=column, said=reason(said)),
        Worded("Mend it; the rest is read after that."),
    )


def reason(said: str) -> Worded:
    """What Python's reader found, as a sentence that other languages have too: what it quotes is left blank."""
    place = PLACE.search(said)
    if place is not None:
        what = reason(said[: place.start()])
        if place[1] is None:
            return Worded("{what} (at end of document)", what=what)
        return Worded("{what} (at line {line}, column {column})", what=what, line=place[1], column=place[2])
    for pattern in QUOTING:
        found = pattern.fullmatch(said)
        if found:
            return Worded(re.sub(r"\(.*\)", "{what}", pattern.pattern), what=escaped(found[1][:80]))
    return Worded(escaped(said[:100]))


def _long_number(text: str) -> int:
    """The line with a number that is too long to be one."""
    run = re.search(r"[0-9_]{4000,}", text)
    return text.count("\n", 0, run.start()) + 1 if run else 1


def levels(data: Any) -> int:
    """How deep tables and lists lie in each other; without recursion, since keys with dots go any depth."""
    layer, depth = [data], 0
    while layer:
        inner = [x for one in layer for x in (one.values() if isinstance(one, dict) else one)]
        layer = [x for x in inner if isinstance(x, dict | list)]
        depth += 1
    return depth
