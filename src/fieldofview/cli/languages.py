"""The language that a command speaks: `--lang`, else FOV_LANG, else English. What is typed is the same in all."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence

from fieldofview.cards.text import LANGUAGES, UnknownLanguage, find_language

VARIABLE = "FOV_LANG"


def add_language(parser: argparse.ArgumentParser, what: str = "language") -> None:
    """`--lang de`."""
    parser.add_argument("--lang", metavar="LANG", help=f"{what}: {', '.join(LANGUAGES)} (default {VARIABLE}, else en)")


def chosen(asked: str | None) -> str:
    """The code of the language that was asked for; UnknownLanguage says which there are."""
    return find_language(asked or os.environ.get(VARIABLE) or "en").code


def of_arguments(given: Sequence[str]) -> str:
    """The same from a command line that could not be understood; what is no language is English."""
    asked = None
    for number, word in enumerate(given):
        if word == "--lang":
            asked = next(iter(given[number + 1 : number + 2]), None)
        elif word.startswith("--lang="):
            asked = word.partition("=")[2]
    try:
        return chosen(asked)
    except UnknownLanguage:
        return "en"
