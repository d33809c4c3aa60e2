"""A look at the whole table between two instructions: what telling compares."""

from __future__ import annotations

from dataclasses import dataclass

from ..kernel import ops
from ..kernel.layout import State
from ..kernel.tables import Tables
from ..kernel.zones import hand
from ..views.beats import Eyes, Level
from ..views.settling import levels

NEW: list[int] = []  # nothing was looked at before


@dataclass(slots=True)
class Look:
    """Everything that an instruction may change. Lists that did not change are those of the look before."""

    place: list[int]
    since: list[int]
    pile: list[int]
    host: list[int]
    used: list[int]
    copied: list[int]
    link: list[int]
    linked: list[int]
    missed: list[int]
    extra: list[int]
    eyes: Eyes
    stack: tuple[Level, ...]
    flags: tuple[int, ...]  # of every level of the stack
    alive: int
    banned: int
    time: int
    over: int
    plague: int
    turn: int
    depth: int
    pc: int
    op: int
    card: int
    player: int
    seat: int
    n: int


def look(s: State, tables: Tables, last: Look | None) -> Look:
    """The table now."""
    f = s.frames[s.depth - 1]
    return Look(
        place=_same(s.place, last.place if last else NEW),
        since=_same(s.since, last.since if last else NEW),
        pile=_same(s.draw[: s.n_draw], last.pile if last else NEW),
        host=_same(s.host, last.host if last else NEW),
        used=s.used[:],
        copied=_same(s.copied, last.copied if last else NEW),
        link=_same(s.link, last.link if last else NEW),
        linked=s.linked[:],
        missed=s.missed[:],
        extra=s.extra[:],
        eyes=_eyes(s, last),
        stack=levels(s, tables),
        flags=tuple([frame.flags for frame in s.frames[1 : s.depth]]),
        alive=s.alive,
        banned=s.banned,
        time=s.time,
        over=s.over,
        plague=s.plague,
        turn=s.turn,
        depth=s.depth,
        pc=f.pc,
        op=tables.plain.code[f.pc][0],
        card=f.card,
        player=f.player,
        seat=f.seat,
        n=f.n,
    )


def _same(now: list[int], last: list[int]) -> list[int]:
    return last if last == now else now[:]


def _eyes(s: State, last: Look | None) -> Eyes:
    """Who can see what; the same object as before where nothing changed."""
    hands = [s.at[hand(seat)] for seat in range(s.seats)]
    hidden = s.at[ops.DRAW_PILE][:]
    for words in (s.at[ops.OUT], *hands):
        for w, word in enumerate(words):
            hidden[w] |= word
    known = s.known[: s.seats + 1]
    if last is not None and (last.eyes.hidden, last.eyes.hands, last.eyes.known) == (hidden, hands, known):
        return last.eyes
    return Eyes(hidden, [words[:] for words in hands], [words[:] for words in known])
