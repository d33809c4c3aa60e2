"""The language that a command speaks: `--lang`, else FOV_LANG, else English. What is typed is the same in all."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence

from fieldofview.cards.complaint import Worded
from fieldofview.cards.languages import LANGUAGES, UnknownLanguage, find_language

VARIABLE = "FOV_LANG"


def add_language(parser: argparse.ArgumentParser, what: str = "language") -> None:
    """`--lang de`."""
    words = Worded(
        "{what}: {known} (default {variable}, else en)",
        what=Worded(what),
        known=", ".join(LANGUAGES),
        variable=VARIABLE,
    )
    parser.add_argument("--lang", metavar="LANG", help=words)


def chosen(asked: str | None) -> str:
    """The code of the language that was asked for; UnknownLanguage says which there are."""
    return find_language(asked or os.environ.get(VARIABLE) or "en").code


def of_arguments(given: Sequence[str]) -> str:
    """The same before a command line is understood, so that everything is said in it; no language is English."""
    asked = None
    for number, word in enumerate(given):
        if word == "--":
            break
        if word in ("--la", "--lan", "--lang"):
            asked = next(iter(given[number + 1 : number + 2]), None)
        elif word.startswith("--lang="):
            asked = word.partition("=")[2]
    try:
        return chosen(asked)
    except UnknownLanguage:
        return "en"


def leading_language(given: list[str]) -> tuple[list[str], list[str]]:
    """The `--lang` before a command, which is the command's, and the rest."""
    if given[:1] == ["--lang"] and len(given) > 1:
        return given[:2], given[2:]
    return (given[:1], given[1:]) if given and given[0].startswith("--lang=") else ([], given)
