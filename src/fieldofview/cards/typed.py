"""What strangers type, and their files hold: which characters can be seen, and which texts are numbers.

Whatever is said again goes through here, so that no name can move the cursor, turn a line round or hide a letter.
"""

from __future__ import annotations

import re
from unicodedata import category

from .complaint import Worded

LONGEST = 80  # characters of a stranger's words that are said again
MOST_DIGITS = 20
WHOLE = re.compile(rf"[+-]?[0-9]{{1,{MOST_DIGITS}}}")

# Letters and marks by category that nevertheless show nothing: joiners, fillers, an empty pattern of Braille.
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")


def is_seen(char: str) -> bool:
    """Whether a character shows: no control, bidi, zero-width, surrogate or unassigned one, and no odd space."""
    return char == " " or (char not in BLANK and category(char)[0] not in "CZ")


def unseen(text: str) -> str:
    """The first character of a text that cannot be seen, by its number such as U+202E; empty where all can."""
    if text.isascii() and text.isprintable():
        return ""
    return next((f"U+{ord(char):04X}" for char in text if not is_seen(char)), "")


def escaped(text: str) -> str:
    """A text in which everything can be seen: the rest as \\x1b or \\u202e. Lines stay lines."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(char if char == "\n" or is_seen(char) else _escape(char) for char in text)


def one_line(text: str) -> str:
    """The same for names of files and the like, in which a line break is nothing to be seen either."""
    return escaped(text).replace("\n", "\\n")


def _escape(char: str) -> str:
    number = ord(char)
    if number < 0x100:
        return f"\\x{number:02x}"
    return f"\\u{number:04x}" if number < 0x10000 else f"\\U{number:08x}"


class Said(str):
    """Words said again: what cannot be seen is written out already, so that quoting doubles no backslash."""

    __slots__ = ()

    def __repr__(self) -> str:
        return super().__repr__().replace("\\\\", "\\")


def said(what: object, longest: int = LONGEST) -> str:
    """What somebody said, as far as it is worth repeating, and so that it can be seen."""
    try:
        text = what if isinstance(what, str) else str(what)
    except ValueError:  # Python writes no numbers of thousands of digits
        return Worded("a very large number")
    if isinstance(what, int) and len(text) > longest:
        return Worded("a very large number")
    return Said(escaped(text if len(text) <= longest else text[: longest - 1] + "…"))


def whole(text: str) -> int | None:
    """The whole number that a text is: a sign perhaps, and the digits 0 to 9; None for anything else."""
    return int(text) if WHOLE.fullmatch(text) else None
