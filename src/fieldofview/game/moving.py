"""One card's move as an event, with its rulings."""

from __future__ import annotations

from ..kernel import ops
from ..kernel.programs import COMMON
from ..kernel.tables import Tables
from ..kernel.zones import is_field, is_hand, owner
from ..rulings.editions import VIEWNIVERSE
from ..views.beats import Happened, PieceMove
from ..views.event import Kind
from .looking import Look

SQUINTS = (ops.SQUINT_CARDS, ops.EVERYONE_SQUINTS)
BETWEEN_FIELDS = {ops.TAKE_TO_FIELD: "taken", ops.GIVE_TO_FIELD: "given"}  # otherwise a SWAP


class Moving:
    """Finds the events of cards that moved."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._changed_in: Look | None = None  # the look that was last compared, and what had moved by then
        self._changed: list[int] = []

    # -- rulings ---------------------------------------------------------------------------------------------------

    def cites(self, b: Look) -> tuple[str, ...]:
        """The rulings that stand beside the instruction."""
        return self.tables.program.cites[b.pc]

    def instead(self, b: Look) -> tuple[str, ...]:
        """The same where something else takes the place of what the instruction is for."""
        letters = self.tables.program.instead[b.pc]
        return (*letters, *COMMON.get(b.op, ())) if letters else self.cites(b)

    def window_cites(self, b: Look) -> tuple[str, ...]:
        """Why one may respond; what the window's card would do has not happened."""
        return COMMON[ops.WINDOW] if b.op == ops.WINDOW else self.cites(b)

    def ruling(self, card: int) -> str:
        kind: int = self.tables.plain.kind[card]
        return self.tables.cards[kind].ruling

    def apart(self, b: Look, card: int) -> tuple[str, ...]:
        """The letters of what a card does apart from its instructions; a mirror has those of its original."""
        kind = b.copied[card] - 1 if b.copied[card] else self.tables.plain.kind[card]
        printed = self.tables.cards[kind]
        words = (*printed.play, *printed.each_turn, *printed.sacrifice)
        return tuple(id for effect in words for id in printed.letters(effect.apart))

    # -- pieces ----------------------------------------------------------------------------------------------------

    def _acting(self, b: Look) -> tuple[int, ...]:
        return (b.card,) if b.card >= 0 else ()

    def acts_as(self, b: Look) -> str:
        """The name of the card whose text is being performed: a mirror's is that of the card it copies."""
        return b.stack[-1].acts_as or self.tables.names[self.tables.plain.kind[b.card]]

    def changed(self, b: Look, now: Look) -> list[int]:
        """The pieces that moved, in the order in which they did."""
        if (now.place is b.place and now.since is b.since) or b.op == ops.END_TURN:
            return []  # at the end of a turn no card moves, but arrivals may be numbered anew
        if self._changed_in is not now:
            pairs = zip(now.since, b.since, now.place, b.place, strict=True)
            cards = [c for c, (new, old, to, source) in enumerate(pairs) if new != old or to != source]
            self._changed_in, self._changed = now, sorted(cards, key=now.since.__getitem__)
        return self._changed

    def piece_move(self, b: Look, now: Look, card: int) -> PieceMove:
        """The move of one piece; its depth where it lies in the Draw Pile now."""
        to = now.place[card]
        depth = len(now.pile) - 1 - now.pile.index(card) if to == ops.DRAW_PILE else 0
        return PieceMove(card, b.place[card], to, depth)

    def happened(
        self, b: Look, now: Look, kind: Kind, how: str, seats: tuple[int, ...], cites: tuple[str, ...], card: int
    ) -> Happened:
        """The event of one card's move."""
        return Happened(kind, how, seats, (), cites, (card,), moves=[self.piece_move(b, now, card)])

    def moves(self, b: Look, now: Look, actor: int, skip: int = -1) -> list[Happened]:
        """An event for every card that moved."""
        return [e for card in self.changed(b, now) if card != skip for e in self.move(b, now, card, actor)]

    def move(self, b: Look, now: Look, card: int, actor: int) -> list[Happened]:
        """One card's move."""
        kind, how, seats, cites = self._what(b, now, card, actor)
        event = self.happened(b, now, kind, how, seats, cites, card)
        if kind is Kind.HID:
            event.cards = (card, b.card)
        return [event]

    def _what(self, b: Look, now: Look, card: int, actor: int) -> tuple[Kind, str, tuple[int, ...], tuple[str, ...]]:
        """What the move is called, whom it is about, and why it happened."""
        source, to, cites = b.place[card], now.place[card], self.cites(b)
        if b.op == ops.GO_TO and card == b.card:
            return self._went(b, to)
        if source == ops.HIDDEN:
            more = ("VT.kw.hide", *self.apart(b, b.host[card]), "D.38", "VT.faq.46")
            return (Kind.UNHID, "field", (owner(to),), more) if is_field(to) else (Kind.UNHID, "discard", (), more)
        if source == ops.LIMBO:
            return Kind.DISCARDED, "text", (actor,), cites
        if source == ops.DRAW_PILE:
            return self._from_pile(b, to, card, actor)
        if is_hand(source):
            return self._from_hand(b, source, to, card)
        if source == ops.OUT:
            return Kind.BROUGHT, "", (actor,), (*cites, "D.75")
        if to == ops.DRAW_PILE:
            return Kind.PUT_BACK, "text", (actor,), (*cites, "D.75")
        if is_hand(to) and is_field(source):
            return Kind.RETURNED, "field", (actor, owner(source)), (*cites, "D.75")
        if is_hand(to):
            return Kind.RETURNED, "discard", (actor,), (*cites, "D.75")
        if to == ops.HIDDEN:
            return Kind.HID, "", (actor, owner(source)), cites
        if is_field(to):
            return Kind.SWAPPED, BETWEEN_FIELDS.get(b.op, ""), (owner(source), owner(to)), cites
        return Kind.DESTROYED, "" if self._says_destroy(b) else "put", (actor, owner(source)), cites

    def _says_destroy(self, b: Look) -> bool:
        """Whether the acting text has the later editions' keyword; the classic ones put a card into the pile."""
        if b.card < 0:
            return VIEWNIVERSE in self.tables.editions
        return self.tables.find(self.acts_as(b)).edition == VIEWNIVERSE

    def _went(self, b: Look, to: int) -> tuple[Kind, str, tuple[int, ...], tuple[str, ...]]:
        """A card went where its own text says."""
        cites = self.cites(b)
        if to == ops.DISCARD_PILE:
            return Kind.DISCARDED, "text", (b.player,), cites
        if to == ops.DRAW_PILE:
            return Kind.PUT_BACK, "text", (b.player,), (*cites, "D.75")
        if to == ops.OUT:
            return Kind.REMOVED, "", (b.player,), cites
        if is_hand(to):
            return Kind.RETURNED, "text", (owner(to),), (*cites, "D.75")
        return Kind.SWAPPED, "text", (owner(to),), cites

    def _from_pile(self, b: Look, to: int, card: int, actor: int) -> tuple[Kind, str, tuple[int, ...], tuple[str, ...]]:
        cites = self.cites(b)
        if is_hand(to):
            if b.op == ops.TAKE_LOOKED:
                return Kind.DREW, "looked", (owner(to),), (*cites, "D.76")
            return Kind.DREW, "", (owner(to),), cites if b.op == ops.START_TURN else (*cites, "D.75")
        if is_field(to):
            return Kind.PLAYED, "pile", (owner(to),), (*cites, "VT.46", self.ruling(card))
        return Kind.PUT_BACK, "looked", (actor,), cites

    def _from_hand(
        self, b: Look, source: int, to: int, card: int
    ) -> tuple[Kind, str, tuple[int, ...], tuple[str, ...]]:
        giver, cites = owner(source), self.cites(b)
        if is_hand(to):
            if b.op == ops.STEAL_CARDS:
                return Kind.STOLE, "", (owner(to), giver), (*cites, "VT.faq.07")
            return Kind.PASSED, "", (giver, owner(to)), cites
        if to == ops.LIMBO:
            return Kind.REVEALED, "", (giver,), self.window_cites(b)
        if to == ops.DRAW_PILE:
            return Kind.PUT_BACK, "squint" if b.op in SQUINTS else "", (giver,), cites
        if is_field(to):
            return Kind.REVEALED, "field", (giver,), (*self.window_cites(b), self.ruling(card))
        if b.op == ops.PUT_IN_DISCARD:
            return Kind.DISCARDED, "put", (giver,), cites
        return Kind.DISCARDED, "", (giver,), cites
