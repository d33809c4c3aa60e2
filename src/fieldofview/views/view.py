"""What one seat may know (D.44, D.47, D.78): a view starts empty and is filled with it."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass

from ..kernel import ops
from ..kernel.layout import Frame, Plain
from ..kernel.tables import Tables
from ..kernel.zones import field, hand, is_alive, is_hand
from .decision import Decision, make_decision, piece_name
from .event import Event
from .position import is_open, position


@dataclass(frozen=True, slots=True)
class Lying:
    """A card lying in a Field of View, and what everybody sees of it."""

    name: str
    points: int
    copies: str | None = None
    linked: bool = False
    hides: tuple[str, ...] = ()
    used: bool = False


@dataclass(frozen=True, slots=True)
class View:
    """Everything that one seat (None: an onlooker) may know, and nothing more."""

    seat: int | None
    names: tuple[str, ...]
    sets: tuple[str, ...]
    counts: tuple[int, ...]  # pieces of each kind of card in the game
    enigmas: tuple[tuple[int, str], ...]  # seats and their Enigma cards, wherever those lie now (D.5)
    aside: tuple[tuple[int, str], ...]  # seats and the cards they had outside the game
    alive: tuple[bool, ...]
    turn: int
    turns: int
    points: tuple[int, ...]
    tokens: tuple[int, ...]
    missed: tuple[int, ...]
    extra: tuple[int, ...]
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    known: tuple[tuple[str, ...], ...]
    fields: tuple[tuple[Lying, ...], ...]
    draw_size: int
    draw_known: tuple[str | None, ...]
    discard: tuple[str, ...]
    shown: tuple[str, ...]
    out: tuple[str, ...]
    zombeyes: tuple[int, ...]  # in each Field of View
    plague: int  # so many of them overwhelm a player (D.4); 0 without the plague
    time_called: bool
    over: bool
    settling: tuple[str, ...]
    threatens: tuple[str, ...]  # while a window is open: what those it is aimed at would suffer
    waiting_for: str
    decision: Decision | None
    events: tuple[Event, ...]
    position: bytes  # the table as this seat may know it, for determinise: unseen cards lie in the order of the deck
    _tables: Tables = dataclasses.field(repr=False, compare=False)  # what is printed on the cards

    @property
    def viewniverse(self) -> tuple[Lying, ...]:
        """All Fields of View as one zone (E17.viewniverse)."""
        return tuple(card for cards in self.fields for card in cards)


def make_view(
    s: Plain,
    tables: Tables,
    names: tuple[str, ...],
    sets: tuple[str, ...],
    seat: int | None,
    events: Sequence[Event],
    enigmas: tuple[tuple[int, str], ...] = (),
    aside: tuple[tuple[int, str], ...] = (),
) -> View:
    """Fill a view from the raw state."""
    seats = range(s.seats)
    decision = make_decision(s, tables, names) if seat is not None and _decides(s, seat) else None
    return View(
        seat=seat,
        names=names,
        sets=sets,
        counts=tables.counts,
        enigmas=enigmas,
        aside=aside,
        alive=tuple(is_alive(s, p) for p in seats),
        turn=s.turn,
        turns=s.turns,
        points=tuple(s.points[p] + s.tokens[p] for p in seats),
        tokens=tuple(s.tokens[:s.seats]),
        missed=tuple(s.missed[:s.seats]),
        extra=tuple(s.extra[:s.seats]),
        hand=() if seat is None else cards_at(s, tables, hand(seat)),
        hand_sizes=tuple(s.hand_size[:s.seats]),
        known=tuple(known_of(s, tables, seat, hand(p)) for p in seats),
        fields=tuple(lying_at(s, tables, p) for p in seats),
        draw_size=s.n_draw,
        draw_known=known_draw(s, tables, seat),
        discard=discard_pile(s, tables),
        shown=cards_at(s, tables, ops.LIMBO),
        out=known_of(s, tables, seat, ops.OUT),
        zombeyes=tuple(s.trait_count[p][ops.N_ZOMBEYES] for p in seats),
        plague=tables.plain.plague,
        time_called=s.time != ops.NOT_CALLED,
        over=bool(s.over),
        settling=settling(s, tables, names),
        threatens=threatens(s, tables),
        waiting_for=waiting_for(s, tables, names),
        decision=decision,
        events=tuple(e.seen_by(seat) for e in events),
        position=position(s, tables, seat),
        _tables=tables,
    )  # fmt: skip


def _decides(s: Plain, seat: int) -> bool:
    return not s.over and s.n_options > 0 and s.decider == seat


def pieces_at(s: Plain, tables: Tables, place: int) -> list[int]:
    """The pieces in a place, in order of their numbers."""
    plain = tables.plain
    return [c for c in range(plain.n_cards) if s.place[c] == place]


def cards_at(s: Plain, tables: Tables, place: int) -> tuple[str, ...]:
    """The names of the cards in a place."""
    return tuple(piece_name(tables, c) for c in pieces_at(s, tables, place))


def row_of(seat: int | None) -> int:
    """The row of knowledge of a seat or of an onlooker."""
    return 0 if seat is None else seat + 1


def is_known(s: Plain, tables: Tables, seat: int | None, card: int) -> bool:
    """Whether the viewer knows where this card is: it lies open, is their own, or was seen on its way."""
    place = s.place[card]
    if place in (ops.DRAW_PILE, ops.OUT) or is_hand(place):
        if seat is not None and place == hand(seat):
            return True
        plain = tables.plain
        return bool(s.known[row_of(seat)][plain.word[card]] & plain.bit[card])
    return True


def known_of(s: Plain, tables: Tables, seat: int | None, place: int) -> tuple[str, ...]:
    """The names of those cards of a hidden place that the viewer knows."""
    return tuple(piece_name(tables, c) for c in pieces_at(s, tables, place) if is_known(s, tables, seat, c))


def known_draw(s: Plain, tables: Tables, seat: int | None) -> tuple[str | None, ...]:
    """The Draw Pile from the top, as far down as the viewer knows anything of it."""
    pile = [piece_name(tables, c) if is_known(s, tables, seat, c) else None for c in reversed(s.draw[: s.n_draw])]
    while pile and pile[-1] is None:
        pile.pop()
    return tuple(pile)


def discard_pile(s: Plain, tables: Tables) -> tuple[str, ...]:
    """The Discard Pile, newest card first."""
    pieces = sorted(pieces_at(s, tables, ops.DISCARD_PILE), key=lambda c: -s.since[c])
    return tuple(piece_name(tables, c) for c in pieces)


def lying_at(s: Plain, tables: Tables, seat: int) -> tuple[Lying, ...]:
    """A Field of View in order of arrival."""
    plain = tables.plain
    pieces = sorted(pieces_at(s, tables, field(seat)), key=lambda c: s.since[c])
    under = pieces_at(s, tables, ops.HIDDEN)
    lying = []
    for c in pieces:
        w, bit = plain.word[c], plain.bit[c]
        lying.append(
            Lying(
                name=piece_name(tables, c),
                points=plain.points[c],
                copies=tables.names[s.copied[c] - 1] if s.copied[c] else None,
                linked=bool(s.linked[w] & bit),
                hides=tuple(_under(s, tables, c, under)),
                used=bool(s.used[w] & bit),
            )
        )
    return tuple(lying)


def _under(s: Plain, tables: Tables, card: int, under: list[int]) -> list[str]:
    """What lies under a card, and under that."""
    names = []
    for c in under:
        if s.host[c] == card:
            names += [piece_name(tables, c), *_under(s, tables, c, under)]
    return names


def settling(s: Plain, tables: Tables, names: Sequence[str]) -> tuple[str, ...]:
    """What is being settled, bottom first, in sentences."""
    return tuple(_sentence(s, tables, names, f) for f in s.frames[1 : s.depth])


def _sentence(s: Plain, tables: Tables, names: Sequence[str], f: Frame) -> str:
    who = names[f.player]
    card = piece_name(tables, f.card)
    if f.flags & ops.IS_ANSWER:
        return f"{who} answers with {card}"
    if f.flags & ops.IS_LATER:
        return f"{who}'s {card} will steal from {names[f.seat]}"
    text = f"{who} plays {card}" if f.flags & ops.IS_PLAY else f"{who} uses {card}"
    if s.place[f.card] == ops.LIMBO:
        text = f"{who} reveals {card}"
    if f.flags & ops.IS_COPY:
        text += f" as {tables.names[f.kind]}"
    aims = [names[f.seat]] if f.seat >= 0 else []
    aims += [piece_name(tables, c) for c in (f.a, f.b) if is_open(s, c)]
    return text + (f" on {' and '.join(aims)}" if aims else "")


THREATS = {
    ops.T_DISCARD: "discard",
    ops.T_MISS: "miss a turn",
    ops.T_DESTROY: "lose a card of the Field of View",
    ops.T_STEAL: "be stolen from",
    ops.T_SQUINT: "squint",
    ops.T_PASS: "pass a card",
}


def threatens(s: Plain, tables: Tables) -> tuple[str, ...]:
    """What the open window threatens, as everybody may know (D.78)."""
    f = s.frames[s.depth - 1]
    op, named, everyone, rest = tables.plain.code[f.pc]
    if s.over or op != ops.WINDOW:
        return ()
    threat = named | everyone | rest & ops.T_PERSONAL | rest >> ops.TO_PERFORMER
    if named & ops.T_SENDS:
        threat |= ops.T_DESTROY
    return tuple(words for bit, words in THREATS.items() if threat & bit)


def waiting_for(s: Plain, tables: Tables, names: Sequence[str]) -> str:
    """Whom the table waits for, as far as everybody may know: never who is asked for a response (D.78)."""
    if s.over or s.n_options == 0:
        return ""
    op = tables.plain.code[s.frames[s.depth - 1].pc][0]
    if op in (ops.WINDOW, ops.OPEN_MOMENT):
        return "responses"
    if op == ops.PICK_PASSES:
        return "passes"
    return str(names[s.decider])
