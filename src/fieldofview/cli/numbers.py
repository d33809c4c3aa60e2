"""Numbers on the command line, read and written.

Read are the digits 0 to 9, and nothing else that Python would take for a number.
"""

from __future__ import annotations

import math
import re
from argparse import ArgumentTypeError

from fieldofview.cards.complaint import Worded
from fieldofview.cards.typed import MOST_DIGITS, said, whole

LONG = re.compile(r"[+-]?[0-9]+")
DECIMAL = re.compile(r"[0-9]{1,15}(\.[0-9]{1,15})?")


def whole_number(text: str, language: str = "en") -> int:
    """What `type=int` means at the command line."""
    number = whole(text)
    if number is None and LONG.fullmatch(text):
        wrong = Worded("{text} is too long a number; at most {most} digits", text=said(text, 40), most=MOST_DIGITS)
        raise ArgumentTypeError(wrong.told(language))
    if number is None:
        wrong = Worded("{text!r} is no whole number; write it with the digits 0 to 9", text=said(text, 40))
        raise ArgumentTypeError(wrong.told(language))
    return number


def decimal_number(text: str, language: str = "en") -> float:
    """What `type=float` means at the command line."""
    number = float(text) if DECIMAL.fullmatch(text) else math.nan
    if math.isnan(number):
        raise ArgumentTypeError(Worded("{text!r} is no number such as 2 or 0.5", text=said(text, 40)).told(language))
    return number


def spelt(measured: object, language: str) -> str:
    """A measured value as a language writes it: German has a comma where English has a point."""
    text = str(measured)
    return re.sub(r"(?<=[0-9])\.(?=[0-9])", ",", text) if language == "de" else text
