"""Windows in public (D.84): who could answer as the table alone says, and what a seat may seal."""

from __future__ import annotations

from ..kernel import ops
from ..kernel.lasting import maybe_awake
from ..kernel.layout import Printed, State
from ..kernel.machine import row_ahead, tick
from ..kernel.tables import Tables
from ..kernel.windows import add_uses, threats_to
from ..kernel.zones import hand, is_alive, is_indestructible, seat_after

NOBODY = "nobody"  # the line of a window that nobody answered
DECLINE = ops.DECLINE * ops.VERB


def coming(s: State, tables: Tables) -> int:
    """The instruction that runs next; RETURN where its frame is cancelled or stopped, or the plague comes first."""
    return tables.plain.code[row_ahead(s)][0]


def could_answer(s: State, tables: Tables) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The seats from the window's place on that could answer from their hand, and from the table."""
    plain = tables.plain
    f = s.frames[s.depth - 1]
    _, threat, everyone, rest = plain.code[f.pc]
    if s.place[f.card] == ops.HIDDEN:  # it closes (D.58)
        return (), ()
    played = 0
    if f.flags & ops.IS_PLAY:
        played = ops.T_KEPT if is_indestructible(plain, f.card) else ops.T_PLAY  # D.25
    stops = played if plain.stops_plays else 0
    unseen = _unseen(s)
    probe: State | None = None
    from_hand, from_table = [], []
    for offset in range(f.at, s.seats):
        seat = seat_after(s, f.player, offset)
        if not is_alive(s, seat):
            continue
        aimed = threats_to(s, plain, f, seat, threat, everyone, rest)
        if aimed | stops and _hand_could(s, plain, seat, aimed | stops, unseen):
            from_hand.append(seat)
        if aimed | played and (s.links or s.can_use >> seat & 1):
            probe = probe or s.clone()
            probe.n_options = 0
            add_uses(probe, plain, probe.frames[probe.depth - 1], seat, aimed | played, 0)
            if probe.n_options:
                from_table.append(seat)
    return tuple(from_hand), tuple(from_table)


def _unseen(s: State) -> list[int]:
    """The pieces that lie where the onlooker does not know."""
    hidden = [pile | out for pile, out in zip(s.at[ops.DRAW_PILE], s.at[ops.OUT], strict=True)]
    for seat in range(s.seats):
        hidden = [x | y for x, y in zip(hidden, s.at[hand(seat)], strict=True)]
    return [x & ~known for x, known in zip(hidden, s.known[0], strict=True)]


def _hand_could(s: State, plain: Printed, seat: int, aimed: int, unseen: list[int]) -> bool:
    """Whether the onlooker knows an answering card in the hand, or could imagine one there."""
    known = 0
    answers = plain.stops[aimed]
    for w, held in enumerate(s.at[hand(seat)]):
        if held & s.known[0][w] & answers[w]:
            return True
        known += (held & s.known[0][w]).bit_count()
    return s.hand_size[seat] > known and any(x & y for x, y in zip(answers, unseen, strict=True))


def sealing(s: State) -> tuple[int, ...]:
    """The living seats from the window's place on: each of them may seal an answer."""
    f = s.frames[s.depth - 1]
    seats = (seat_after(s, f.player, offset) for offset in range(f.at, s.seats))
    return tuple(seat for seat in seats if is_alive(s, seat))


def passing(s: State) -> tuple[int, ...]:
    """The seats that choose a card to pass on, clockwise from the card's player."""
    f = s.frames[s.depth - 1]
    seats = (seat_after(s, f.player, offset) for offset in range(s.seats))
    return tuple(seat for seat in seats if is_alive(s, seat) and s.hand_size[seat] > 0)


def ask_seat(s: State, tables: Tables, seat: int) -> None:
    """Put the question of the top frame to one seat; who has nothing to respond with may still decline."""
    f = s.frames[s.depth - 1]
    op = coming(s, tables)
    s.n_options = 0
    if op == ops.CHOOSE_ACTION and seat != s.turn:
        f.pc = ops.ROW_OPEN
        op = ops.OPEN_MOMENT
    if op in (ops.WINDOW, ops.OPEN_MOMENT, ops.PICK_PASSES):
        f.at = (seat - f.player) % s.seats
        if not _has_something(s, tables, seat, op):
            s.options[0], s.n_options, s.decider = DECLINE, 1, seat
            return
    tick(s, tables.plain)


def _has_something(s: State, tables: Tables, seat: int, op: int) -> bool:
    """Whether a seat has more than to decline: found out on a copy, where it is not plain to see."""
    if op == ops.OPEN_MOMENT and not may_open(s, tables, seat):
        return False
    probe = s.clone()
    tick(probe, tables.plain)
    return bool(probe.n_options and probe.decider == seat)


def may_open(s: State, tables: Tables, seat: int) -> bool:
    """Whether a seat may have something for an open moment (D.16): an any-time card, or a text of its field."""
    return bool(((s.can_open | maybe_awake(s, tables.plain)) >> seat) & 1)


def asked(s: State, tables: Tables, seat: int) -> State:
    """A copy of the table at which one seat is asked."""
    twin = s.clone()
    ask_seat(twin, tables, seat)
    return twin
