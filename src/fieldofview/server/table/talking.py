"""Chat and quick phrases, with limits."""

from __future__ import annotations

from itertools import islice
from unicodedata import category

from ..words import PHRASES
from . import commands as c
from . import entries as e
from .outcome import Outcome
from .refused import Refused
from .table import PLAYING, Person, Table

MOST_LINE = 300
BURST = 5  # lines at once; one a second on the whole
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # control, direction and joining marks, private letters


def say(table: Table, who: Person, command: c.Say, at: int) -> Outcome:
    if table.settings.chat == "phrases":
        raise Refused("phrases only")
    may_speak(table, who, at)
    if len(command.text) > MOST_LINE:
        raise Refused("long line", most=MOST_LINE)
    seen = (" " if char.isspace() else char for char in command.text if char.isspace() or category(char) not in UNSEEN)
    text = " ".join("".join(seen).split())
    if not text:
        raise Refused("empty line")
    return Outcome([said(table, who, at, text=text)])


def phrase(table: Table, who: Person, command: c.Phrase, at: int) -> Outcome:
    if command.key not in PHRASES:
        raise Refused("no such phrase")
    may_speak(table, who, at)
    return Outcome([said(table, who, at, phrase=command.key)])


def said(table: Table, who: Person, at: int, text: str = "", phrase: str = "") -> e.Said:
    seat = table.seat_of(who.guest)
    name = who.name if seat is None else table.seats[seat].name
    return e.Said(at, seat, who.guest, name, text, phrase)


def may_speak(table: Table, who: Person, at: int) -> None:
    if table.settings.chat == "off":
        raise Refused("no chat")
    last = islice((line.at for line in reversed(table.chat) if line.guest == who.guest), BURST)
    times = list(last)
    if len(times) == BURST and at - times[-1] < 1000 * BURST:
        raise Refused("too fast")


def may_hear(table: Table, viewer: Person, line: e.Said) -> bool:
    """What onlookers say is for onlookers, while a game is played; a judge is heard by all.

    Whom a viewer blocked they do not hear, judge or not.
    """
    if line.guest in viewer.deaf_to:
        return False
    if line.seat is not None or table.is_judge(line.guest) or table.phase != PLAYING:
        return True
    return table.seat_of(viewer.guest) is None
