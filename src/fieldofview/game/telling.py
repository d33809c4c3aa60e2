"""The log of a game: the machine runs one instruction at a time, and what changed becomes events with their rulings.

Nothing here is told to anybody: `views.viewer` makes each viewer's events from the log.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ..cards.card import RELIC, ZOMBEYE, Card
from ..cards.effects import WorthMore, Zone
from ..cards.words import value
from ..kernel import ops
from ..kernel.layout import State
from ..kernel.tables import Tables
from ..kernel.zones import is_field
from ..rulings.editions import CLASSIC, in_editions
from ..views.beats import NOWHERE, Beat, Happened, Level, MarkOf, PieceMove
from ..views.event import DeckCard, Facts, Kind
from .happenings import Happenings
from .looking import Look, look

ZONES = (Zone.DISCARD, Zone.DRAW, Zone.HAND, Zone.FIELD)


def _worth_more(card: Card) -> tuple[int, str]:
    more = card.always
    return (more.points, value(more.mark)) if isinstance(more, WorthMore) else (0, "")


def facts_of(
    tables: Tables,
    names: tuple[str, ...],
    sets: tuple[str, ...],
    enigmas: tuple[tuple[int, str], ...],
    aside: tuple[tuple[int, str], ...],
) -> Facts:
    """What everybody knows before the deal."""
    deck = tuple(
        DeckCard(name, card.points, count, ZOMBEYE in card.marks, RELIC in card.marks, *_worth_more(card))
        for name, card, count in zip(tables.names, tables.cards, tables.counts, strict=True)
    )
    return Facts(names, sets, deck, enigmas, aside, tables.plain.plague)


class Teller:
    """Writes the log of one game."""

    def __init__(self, tables: Tables, s: State) -> None:
        self.tables = tables
        self.log: list[Beat] = []
        self.happenings = Happenings(tables)
        self.last: Look = look(s, tables, None)
        self.window_open = False
        self._editions = tables.editions

    # -- the start -------------------------------------------------------------------------------------------------

    def begin(self, s: State, facts: Facts, cards_each: int) -> None:
        """The players sit down, show what they bring, and get their cards (VN.8, VN.9, D.5)."""
        events = [Happened(Kind.SEATED, facts=facts)]
        for seat, name in facts.enigmas:
            card = self.tables.find(name)
            zone = ZONES.index(card.starts) if card.starts in ZONES else 0
            cites = ("VN.6", "VN.8", "VN.9", "D.5")
            events.append(Happened(Kind.SHOWED, "enigma", (seat,), (zone,), cites, names=(name,)))
        for seat, name in facts.aside:
            events.append(Happened(Kind.SHOWED, "aside", (seat,), (), ("VN.10", "D.5"), names=(name,)))
        now = self.last
        dealt = Happened(Kind.DEALT, "", (s.turn,), (cards_each, s.n_draw), ("VT.20", "VT.21", "VT.22", "D.43"))
        order = [*now.pile, *(c for c in range(self.tables.plain.n_cards) if now.place[c] != ops.DRAW_PILE)]
        order[len(now.pile) :] = sorted(order[len(now.pile) :], key=now.since.__getitem__)
        dealt.moves = [PieceMove(card, NOWHERE, now.place[card]) for card in order]
        state = self._state_of_start(s)
        self._write([*events, dealt, *state], now, now.stack, self._marks(None, now, order))

    def _state_of_start(self, s: State) -> list[Happened]:
        """A table laid out by hand may begin anywhere in a game."""
        events = []
        for seat in range(s.seats):
            if not (s.alive >> seat) & 1:
                events.append(Happened(Kind.LEFT, "forfeit", (seat,)))
            if s.tokens[seat]:
                events.append(Happened(Kind.TOKEN, "", (seat,), (s.tokens[seat],)))
            if s.missed[seat]:
                events.append(Happened(Kind.MISSED, "will", (seat,), (s.missed[seat],)))
            if s.extra[seat]:
                events.append(Happened(Kind.EXTRA, "will", (seat,), (s.extra[seat],)))
        if s.time != ops.NOT_CALLED:
            events.append(Happened(Kind.TIME, "judge"))
        if s.frames[0].pc != ops.ROW_START or s.turns:
            events.append(Happened(Kind.BEGAN, "", (s.turn,), (s.turns,)))
        return events

    # -- what the machine does -------------------------------------------------------------------------------------

    def asked(self, s: State) -> None:
        """Another question is asked than the one that the machine had come to."""
        self.last = look(s, self.tables, self.last)

    def took(self, s: State, option: int, decider: int) -> None:
        """An answer was applied."""
        b, now = self.last, look(s, self.tables, self.last)
        if now.op == ops.ENTER_FIELD and now.depth > b.depth:  # revealed, but told when it enters: the next instruction
            self.last = replace(now, stack=b.stack, flags=b.flags)
            return
        self._close(s, b, now, self.happenings.answered(s, b, now, option, decider))

    def ticked(self, s: State) -> None:
        """One instruction was run."""
        b, now = self.last, look(s, self.tables, self.last)
        self._close(s, b, now, self.happenings.ran(s, b, now))

    def left(self, s: State, seat: int, how: str, cites: tuple[str, ...]) -> None:
        """A player left the game by a decision outside the rules of play."""
        b, now = self.last, look(s, self.tables, self.last)
        self._close(s, b, now, self.happenings.left(s, b, now, seat, how, cites))

    def note(self, s: State, *events: Happened) -> None:
        """Something happened outside the rules of play."""
        b, now = self.last, look(s, self.tables, self.last)
        self._close(s, b, now, list(events))

    def window(self, s: State, could: Sequence[int], threats: int) -> None:
        """A window is open to those who could answer as the table alone says (D.84)."""
        f = s.frames[s.depth - 1]
        bits = tuple(bit for bit in range(ops.N_THREATS) if threats >> bit & 1)
        cites = ("VT.47", "VT.51", "D.21", "D.84")
        self._write([Happened(Kind.OPENED, "", tuple(could), bits, cites, (f.card,))], self.last, None, [])
        self.window_open = True

    def ended(self, enigmas: tuple[tuple[int, str], ...]) -> None:
        """After the game every Enigma card returns to its owner (VN.11, D.5)."""
        back = [
            Happened(Kind.RETURNED, "enigma", (seat,), (), ("VN.11", "D.5"), names=(name,)) for seat, name in enigmas
        ]
        if back:
            self._write(back, self.last, None, [])

    # -- beats -----------------------------------------------------------------------------------------------------

    def _close(self, s: State, b: Look, now: Look, events: list[Happened]) -> None:
        """Write a beat, if there is anything to tell."""
        self.last = now
        settled = self.happenings.settled(b, now, events)
        if b.op == ops.PLAY_FROM_PILE and now.depth == b.depth:
            events = [*settled, *events]  # the card that plays on is done before the new one is played
        else:
            events = [*events, *settled]
        events += self.happenings.links(s, b, now)
        moved = self.happenings.changed(b, now)
        claimed = {move.piece for event in events for move in event.moves}
        rest = [piece for piece in moved if piece not in claimed]
        if rest:
            events[-1].moves += [self.happenings.piece_move(b, now, piece) for piece in rest]
        marks = self._marks(b, now, moved)
        stack = None if now.stack == b.stack else now.stack
        if stack is not None and not events:
            events.append(self.happenings.aimless(b))
        passed = self.window_open and (now.pc != b.pc or now.depth != b.depth)
        if self.window_open and (events or passed):
            self.window_open = False
            events.insert(0, Happened(Kind.CLOSED, "", (), (), ("D.21",)))
        if events:
            self._write(events, now, stack, marks)
        else:
            assert not marks, f"instruction {b.op} marks a card silently"
            assert now.eyes is b.eyes, f"instruction {b.op} shows or hides a card silently"

    def _write(self, events: list[Happened], now: Look, stack: tuple[Level, ...] | None, marks: list[MarkOf]) -> None:
        for event in events:
            event.cites = self._cited(event.cites)
        self.log.append(Beat(events, now.place, now.pile, now.host, now.eyes, marks, stack))

    def _cited(self, cites: tuple[str, ...]) -> tuple[str, ...]:
        """Each ruling once, as the editions in the game state it."""
        once = tuple(dict.fromkeys(cites))
        return once if self._editions == {CLASSIC} else tuple(dict.fromkeys(in_editions(once, self._editions)))

    def _marks(self, b: Look | None, now: Look, moved: Sequence[int]) -> list[MarkOf]:
        """Cards on the table that are marked otherwise than before, or came there with a mark."""
        plain = self.tables.plain
        cards: set[int] = set()
        if b is None or (now.used, now.linked) != (b.used, b.linked):
            for w, (used, linked) in enumerate(zip(now.used, now.linked, strict=True)):
                x = used | linked if b is None else used ^ b.used[w] | linked ^ b.linked[w]
                cards.update(card for card in range(plain.n_cards) if plain.word[card] == w and x & plain.bit[card])
        if b is None or now.copied is not b.copied or now.link is not b.link:
            for card, (copied, link) in enumerate(zip(now.copied, now.link, strict=True)):
                if (b is None and copied) or (b is not None and (copied, link) != (b.copied[card], b.link[card])):
                    cards.add(card)
        new = {card for card in moved if is_field(now.place[card])}
        marks = []
        for card in sorted(cards | new):
            if not is_field(now.place[card]):
                continue
            w, bit = plain.word[card], plain.bit[card]
            copied = now.copied[card]
            mark = (
                card,
                bool(now.used[w] & bit),
                self.tables.names[copied - 1] if copied else None,
                now.link[card] if copied else -1,
                bool(now.linked[w] & bit),
            )
            if card in cards or mark[1:] != (False, None, -1, False):
                marks.append(mark)
        return marks
