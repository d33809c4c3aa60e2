"""The words that Python's argument parser says by itself, in other languages.

It looks every one of them up by gettext's `_` and `ngettext`, which stand in its module; they are ours while a command
line is read in another language.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager

GERMAN = {
    "usage: ": "Aufruf: ",
    "positional arguments": "Angaben",
    "options": "Optionen",
    "optional arguments": "Optionen",
    "show this help message and exit": "diese Hilfe zeigen",
    "argument %(argument_name)s: %(message)s": "%(argument_name)s: %(message)s",
    "expected one argument": "dahinter fehlt eine Angabe",
    "expected at most one argument": "dahinter steht höchstens eine Angabe",
    "expected at least one argument": "dahinter fehlt mindestens eine Angabe",
    "expected %s argument": "dahinter gehört %s Angabe",
    "expected %s arguments": "dahinter gehören %s Angaben",
    "unrecognized arguments: %s": "Das gibt es hier nicht: %s",
    "the following arguments are required: %s": "Es fehlt: %s",
    "one of the arguments %s is required": "Eins davon muss da sein: %s",
    "not allowed with argument %s": "geht nicht zusammen mit %s",
    "ambiguous option: %(option)s could match %(matches)s": "%(option)s ist nicht eindeutig: %(matches)s",
    "ignored explicit argument %r": "%r gehört nicht dahinter",
    "unexpected option string: %s": "%s steht an der falschen Stelle",
    "invalid choice: %(value)r (choose from %(choices)s)": "%(value)r gibt es nicht; zur Wahl stehen %(choices)s",
    "invalid choice: %(value)r, maybe you meant %(closest)r? (choose from %(choices)s)": (
        "%(value)r gibt es nicht; ist %(closest)r gemeint? Zur Wahl stehen %(choices)s"
    ),
    "invalid %(type)s value: %(value)r": "%(value)r passt nicht",
    "unknown parser %(parser_name)r (choices: %(choices)s)": (
        "%(parser_name)r gibt es nicht; zur Wahl stehen %(choices)s"
    ),
    "can't open '%(filename)s': %(error)s": "%(filename)r lässt sich nicht öffnen: %(error)s",
    "%(prog)s: error: %(message)s\n": "%(prog)s: %(message)s\n",
    "default: %(default)s": "Vorgabe: %(default)s",
    "subcommands": "Befehle",
}
LANGUAGES = {"de": GERMAN}


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """While this lasts, the parser's own words are of a language."""
    words = LANGUAGES.get(language)
    if words is None:
        yield
        return
    known = vars(argparse)
    before = known["_"], known["ngettext"]
    known["_"] = lambda text: words.get(text, text)
    known["ngettext"] = lambda one, many, count: words.get(one if count == 1 else many, one if count == 1 else many)
    try:
        yield
    finally:
        known["_"], known["ngettext"] = before
