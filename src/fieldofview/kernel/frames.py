"""The stack of what is being settled: the turn at the bottom, then plays, answers and their answers."""

from __future__ import annotations

from .layout import Frame, State
from .ops import BROKEN, LIMBO


def break_off(s: State, reason: int) -> None:
    """The machine cannot go on: the game ends without a winner."""
    s.error = 1
    s.over = 1
    s.reason = reason


def push(s: State, pc: int, card: int, kind: int, player: int, flags: int) -> Frame:
    """Begin to settle something on top of all else; a full stack ends the game as broken."""
    if s.depth >= len(s.frames):
        break_off(s, BROKEN)
        s.depth -= 1
    f = s.frames[s.depth]
    s.depth += 1
    if s.depth > s.deepest:
        s.deepest = s.depth
    f.pc = pc
    f.card = card
    f.kind = kind
    f.a = -1
    f.b = -1
    f.chosen = -1
    f.player = player
    f.seat = -1
    f.n = 0
    f.at = 0
    f.flags = flags
    return f


def pop(s: State) -> None:
    """The top frame is settled."""
    s.depth -= 1


def shows(s: State, at: int) -> bool:
    """Whether a frame's card is being shown by that frame, and not by a later one: a card that was taken to a hand
    while it was being played can be revealed against its own play (D.55, D.57)."""
    card = s.frames[at].card
    if s.place[card] != LIMBO:
        return False
    for i in range(at + 1, s.depth):
        if s.frames[i].card == card:
            return False
    return True


def shift_up(s: State, bottom: int) -> bool:
    """Make room for one frame below the top ones; False when the stack is full."""
    if s.depth >= len(s.frames):
        break_off(s, BROKEN)
        return False
    for i in range(s.depth, bottom, -1):
        copy_frame(s.frames[i], s.frames[i - 1])
    s.depth += 1
    if s.depth > s.deepest:
        s.deepest = s.depth
    return True


def copy_frame(f: Frame, g: Frame) -> None:
    """Field by field, since plain frames are objects and compiled ones are bytes."""
    f.pc = g.pc
    f.card = g.card
    f.kind = g.kind
    f.a = g.a
    f.b = g.b
    f.chosen = g.chosen
    f.player = g.player
    f.seat = g.seat
    f.n = g.n
    f.at = g.at
    f.flags = g.flags
