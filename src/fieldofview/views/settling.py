"""What is being settled, level by level, and what an open window threatens."""

from __future__ import annotations

from ..kernel import ops
from ..kernel.layout import Frame, Printed, State
from ..kernel.tables import Tables
from ..kernel.windows import cancels_from_table
from ..kernel.zones import is_field, is_indestructible
from .beats import Level
from .pieces import piece_names
from .position import is_open


def levels(s: State, tables: Tables) -> tuple[Level, ...]:
    """Everything above the turn itself, bottom first."""
    if s.depth < 2:
        return ()
    names = piece_names(tables)
    return tuple(_level(s, tables, names, f) for f in s.frames[1 : s.depth])


def _level(s: State, tables: Tables, names: tuple[str, ...], f: Frame) -> Level:
    acts_as = tables.names[f.kind] if f.flags & ops.IS_COPY and f.kind >= 0 else None
    on = tuple(card for card in (f.a, f.b) if is_open(s, card))
    return Level(f.player, f.card, names[f.card], is_open(s, f.card), _how(s, f), acts_as, f.seat, on)


def _how(s: State, f: Frame) -> str:
    if f.flags & ops.IS_ANSWER:
        return "answer"
    if f.flags & ops.IS_LATER:
        return "later"
    if f.flags & ops.IS_PLAY:
        return "play"
    return "reveal" if s.place[f.card] == ops.LIMBO else "use"


THREATS = {
    ops.T_DISCARD: "discard",
    ops.T_MISS: "miss",
    ops.T_DESTROY: "destroy",
    ops.T_STEAL: "steal",
    ops.T_SQUINT: "squint",
    ops.T_PASS: "pass",
    ops.T_PLAY: "play",
}


def threatens(s: State, tables: Tables) -> tuple[str, ...]:
    """What the window of the top frame threatens, in words of the rules."""
    threat = threat_bits(s, tables)
    return tuple(word for bit, word in THREATS.items() if threat & bit)


def threat_bits(s: State, tables: Tables) -> int:
    """What the window of the top frame threatens, as everybody may know (D.78)."""
    f = s.frames[s.depth - 1]
    op, named, everyone, rest = tables.plain.code[f.pc]
    if s.over or op != ops.WINDOW:
        return 0
    threat = named | everyone | rest & ops.T_PERSONAL | rest >> ops.TO_PERFORMER
    if named & (ops.T_SENDS | ops.T_PARTS):
        threat |= ops.T_DESTROY
    if f.flags & ops.IS_PLAY and _play_could_be_cancelled(s, tables.plain, f):
        threat |= ops.T_PLAY
    return int(threat) & sum(THREATS)


def _play_could_be_cancelled(s: State, plain: Printed, f: Frame) -> bool:
    """Whether a card in the game does it from a hand, or one on the table by leaving it (D.25, D.56)."""
    played = ops.T_KEPT if is_indestructible(plain, f.card) else ops.T_PLAY
    if any(plain.stops[played]):
        return True
    return bool(s.can_use or s.links) and any(
        is_field(s.place[card]) and card != f.card and cancels_from_table(s, plain, card) & played
        for card in range(plain.n_cards)
    )
