"""One card's move in words, with its rulings: what changed between two moments of a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ..kernel import ops
from ..kernel.layout import Plain
from ..kernel.tables import Tables
from ..kernel.zones import is_field, is_hand, owner
from ..views.decision import piece_name
from ..views.event import Event
from ..views.view import is_known


@dataclass(slots=True)
class Before:
    """What an instruction may change, remembered."""

    place: list[int]
    since: list[int]
    missed: list[int]
    extra: list[int]
    depth: int
    alive: int
    banned: int
    time: int
    over: int
    pc: int
    op: int
    card: int
    player: int
    seat: int
    n: int
    below: int


def remember(s: Plain, tables: Tables) -> Before:
    f = s.frames[s.depth - 1]
    below = s.frames[s.depth - 2].card if s.depth > 1 else -1
    return Before(
        place=s.place[:],
        since=s.since[:],
        missed=s.missed[:],
        extra=s.extra[:],
        depth=s.depth,
        alive=s.alive,
        banned=s.banned,
        time=s.time,
        over=s.over,
        pc=f.pc,
        op=tables.plain.code[f.pc][0],
        card=f.card,
        player=f.player,
        seat=f.seat,
        n=f.n,
        below=below,
    )


class Moves:
    """Puts the moves of cards into events."""

    def __init__(self, tables: Tables, names: Sequence[str]) -> None:
        self.tables = tables
        self.names = names

    def cites(self, b: Before) -> tuple[str, ...]:
        return self.tables.program.cites[b.pc]

    def name(self, card: int) -> str:
        return piece_name(self.tables, card)

    def ruling(self, card: int) -> str:
        kind: int = self.tables.plain.kind[card]
        return self.tables.cards[kind].ruling

    def letter(self, name: str, letter: str) -> tuple[str, ...]:
        """A letter of a classic card's ruling, where that card is in the game."""
        return tuple(f"{card.ruling}.{letter}" for card in self.tables.cards if card.name == name and card.document)

    def _about(self, b: Before) -> tuple[str, ...]:
        return (self.name(b.card),) if b.card >= 0 else ()

    def _with(self, event: Event, more: tuple[str, ...]) -> Event:
        return replace(event, cites=tuple(dict.fromkeys(event.cites + more)))

    def _changed(self, s: Plain, b: Before) -> list[int]:
        cards = [c for c in range(self.tables.plain.n_cards) if s.since[c] != b.since[c] or s.place[c] != b.place[c]]
        return sorted(cards, key=lambda c: s.since[c])

    def _moves(self, s: Plain, b: Before, actor: int, skip: int = -1) -> list[Event]:
        events = []
        if b.op != ops.END_TURN:  # there no card moves, but arrivals may be numbered anew
            for card in self._changed(s, b):
                if card != skip:
                    events += self._move(s, b, card, actor)
        return events

    def _move(self, s: Plain, b: Before, card: int, actor: int) -> list[Event]:
        """One card's move in words."""
        source, to = b.place[card], s.place[card]
        cites = self.cites(b)
        name = self.name(card)
        who = self.names[actor]
        if to == ops.OUT and b.op != ops.GO_TO:
            return []
        if b.op == ops.GO_TO and card == b.card:
            return [self._went(s, b)]
        if source == ops.HIDDEN:
            where = f"to {self.names[owner(to)]}'s Field of View" if is_field(to) else "to the Discard Pile"
            more = ("VT.kw.hide", "VT.card.eyelets.c", "D.38", "VT.faq.46")
            seats = (owner(to),) if is_field(to) else ()
            return [Event("unhid", f"{name} was unhidden and returned {where}.", more, (name,), seats)]
        if source == ops.LIMBO and is_field(to):
            return [Event("revealed", f"{name} entered {who}'s Field of View.", cites, (name,), (actor,))]
        if source == ops.DRAW_PILE and is_hand(to):
            seat = owner(to)
            if b.op != ops.START_TURN:
                cites = (*cites, "D.76" if b.op == ops.TAKE_LOOKED else "D.75")
            return [self._secret(s, "drew", f"{self.names[seat]} drew {{}}.", card, cites, (seat,))]
        if source == ops.DRAW_PILE and is_field(to):
            text = f"{self.names[owner(to)]} played {name} from the Draw Pile."
            return [Event("played", text, (*cites, "VT.46", self.ruling(card)), (name,), (owner(to),))]
        if to == ops.DRAW_PILE:
            return [self._secret(s, "put-back", f"{who} put {{}} on top of the Draw Pile.", card, cites, (actor,))]
        if is_hand(source):
            return [self._from_hand(s, b, card, actor)]
        if source == ops.OUT:
            text = f"{who} brought {name} into the game, from outside into hand."
            return [Event("brought", text, (*cites, "D.75"), (name,), (actor,))]
        if is_hand(to):
            where = f"{self.names[owner(source)]}'s Field of View" if is_field(source) else "the Discard Pile"
            text = f"{who} took {name} from {where} into hand."
            return [Event("returned", text, (*cites, "D.75"), (name,), (actor,))]
        if to == ops.HIDDEN:
            text = f"{who} hid {name} of {self.names[owner(source)]} under {self.name(b.card)}."
            return [Event("hid", text, cites, (name, self.name(b.card)), (actor, owner(source)))]
        if is_field(source) and is_field(to):
            text = f"{name} moved from {self.names[owner(source)]} to {self.names[owner(to)]}."
            return [Event("swapped", text, cites, (name,), (owner(source), owner(to)))]
        if is_field(source):
            text = f"{who} destroyed {name} of {self.names[owner(source)]}."
            return [Event("destroyed", text, cites, (name,), (actor, owner(source)))]
        return []

    def _went(self, s: Plain, b: Before) -> Event:
        """A card went where its own text says."""
        to = s.place[b.card]
        name, cites = self.name(b.card), self.cites(b)
        if to == ops.DISCARD_PILE:
            return Event("discarded", f"{name} went to the Discard Pile.", cites, (name,), (b.player,))
        if to == ops.DRAW_PILE:
            return Event("put-back", f"{name} went on top of the Draw Pile.", (*cites, "D.75"), (name,), (b.player,))
        if to == ops.OUT:
            return Event("removed", f"{name} went out of the game.", cites, (name,), (b.player,))
        whose = f"{self.names[owner(to)]}'s {'hand' if is_hand(to) else 'Field of View'}"
        if is_hand(to):
            return Event("returned", f"{name} went to {whose}.", (*cites, "D.75"), (name,), (owner(to),))
        return Event("swapped", f"{name} went to {whose}.", cites, (name,), (owner(to),))

    def _from_hand(self, s: Plain, b: Before, card: int, actor: int) -> Event:
        to, cites, name = s.place[card], self.cites(b), self.name(card)
        giver = owner(b.place[card])
        if is_hand(to):
            taker = owner(to)
            if b.op == ops.STEAL_CARDS:
                text = f"{self.names[taker]} stole {{}} from {self.names[giver]}."
                return self._secret(s, "stole", text, card, (*cites, "VT.faq.07"), (taker, giver))
            text = f"{self.names[giver]} passed {{}} to {self.names[taker]}."
            return self._secret(s, "passed", text, card, cites, (giver, taker))
        if to == ops.LIMBO:
            return Event("revealed", f"{self.names[giver]} revealed {name}.", cites, (name,), (giver,))
        if is_field(to):
            text = f"{self.names[giver]} revealed {name} into their Field of View."
            return Event("revealed", text, (*cites, self.ruling(card)), (name,), (giver,))
        return Event("discarded", f"{self.names[giver]} discarded {name}.", cites, (name,), (giver,))

    def _secret(
        self, s: Plain, verb: str, text: str, card: int, cites: tuple[str, ...], seats: tuple[int, ...]
    ) -> Event:
        """An event whose card only some may name: those who know where it lies now."""
        viewers: list[int | None] = [None, *range(s.seats)]
        audience = frozenset(v for v in viewers if is_known(s, self.tables, v, card))
        return Event(
            verb, text.format(self.name(card)), cites, (self.name(card),), seats, text.format("a card"), audience
        )
