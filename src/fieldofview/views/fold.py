"""The table as a viewer can follow it: their events, from the first on, folded into what their view shows.

This is what a page does, and it knows no rule: it forgets, moves and notes what it is told. The law of events says that
the result is the view (tests/views).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .event import DeckCard, Event, Facts, Kind, Mark, Place, Settling


def field_points(cards: list[DeckCard]) -> int:
    """What the cards of one Field of View are worth together."""
    more = sum(
        card.worth_more * other.has_mark(card.worth_mark) for card in cards if card.worth_more for other in cards
    )
    return sum(card.points for card in cards) + more


class Fold:
    """One viewer's table, kept by nothing but events."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.facts = Facts((), (), ())
        self.order: dict[str, int] = {}
        self.turn = 0
        self.turns = 0
        self.plague = 0
        self.time_called = False
        self.over = False
        self.settling: tuple[Settling, ...] = ()
        self.alive: list[bool] = []
        self.banned: list[bool] = []
        self.tokens: list[int] = []
        self.missed: list[int] = []
        self.extra: list[int] = []
        self.names: dict[int, str] = {}  # of every handle in sight
        self.where: dict[int, Place] = {}
        self.lying: dict[Place, list[int | None]] = {}  # handles by arrival; None for an unseen card
        self.marks: dict[int, Mark] = {}

    def follow(self, events: Iterable[Event]) -> Fold:
        for event in events:
            self.apply(event)
        return self

    def apply(self, event: Event) -> None:
        """What one event changes."""
        if event.facts is not None:
            self._sit_down(event.facts)
        for handle in event.lost:
            cards = self.lying[self.where.pop(handle)]
            cards[cards.index(handle)] = None
            del self.names[handle]
            self.marks.pop(handle, None)
        for move in event.moves:
            for _ in range(move.count):
                self._take(move.source, move.handle)
                self._put(move.to, move.handle, move.name, move.depth)
        for sight in event.seen:
            cards = self.lying[sight.place]
            at = len(cards) - 1 - sight.depth if sight.place == "draw" else cards.index(None)
            cards[at] = sight.handle
            self.where[sight.handle], self.names[sight.handle] = sight.place, sight.name
        for mark in event.marks:
            self.marks[mark.handle] = mark
        if event.settling is not None:
            self.settling = event.settling
        self._count(event)

    def _sit_down(self, facts: Facts) -> None:
        self.facts = facts
        self.order = {card.name: number for number, card in enumerate(facts.deck)}
        self.plague = facts.plague
        seats = len(facts.names)
        self.alive, self.banned = [True] * seats, [False] * seats
        self.tokens, self.missed, self.extra = ([0] * seats for _ in range(3))
        places = ["draw", "discard", "shown", "out", "under"]
        places += [f"{place} {seat}" for place in ("hand", "field") for seat in range(seats)]
        self.lying = {place: [] for place in places}

    def _take(self, source: Place, handle: int | None) -> None:
        if source == "deck":
            return
        if handle is not None and handle in self.where:
            source = self.where.pop(handle)
            self.lying[source].remove(handle)
        elif source == "draw":
            self.lying[source].pop()  # from the top
        else:
            self.lying[source].remove(None)

    def _put(self, to: Place, handle: int | None, name: str | None, depth: int) -> None:
        cards = self.lying.setdefault(to, [])
        cards.insert(len(cards) - depth if to == "draw" else len(cards), handle)
        if handle is not None:
            assert name is not None
            self.where[handle], self.names[handle] = to, name
            self.marks.pop(handle, None)

    def _count(self, event: Event) -> None:
        """What is no card: turns, tokens, who is in the game."""
        match event.kind:
            case Kind.DEALT:
                (self.turn,) = event.seats
            case Kind.BEGAN:
                (self.turn,), (self.turns,) = event.seats, event.numbers
            case Kind.TOKEN:
                self.tokens[event.seats[0]] += event.numbers[0]
            case Kind.MISSED:
                self.missed[event.seats[0]] = event.numbers[0]
            case Kind.EXTRA:
                self.extra[event.seats[0]] = event.numbers[0]
            case Kind.JOINED:
                (self.plague,) = event.numbers
            case Kind.TIME:
                self.time_called = True
            case Kind.SHOWED if event.how == "loop":
                self.banned[event.seats[0]] = True
            case Kind.LEFT:
                seat = event.seats[0]
                self.alive[seat], self.missed[seat], self.extra[seat] = False, 0, 0
            case Kind.WON:
                self.over = True
                (self.turns,) = event.numbers

    # -- what it shows ---------------------------------------------------------------------------------------------

    def shows(self) -> dict[str, Any]:
        """Everything that the view of this viewer must show alike, by the names of its fields."""
        from .view import Handles, Lying

        seats = range(len(self.facts.names))
        cards = {card.name: card for card in self.facts.deck}
        fields = [self._handles(f"field {seat}") for seat in seats]

        def lying(handle: int) -> Lying:
            mark = self.marks.get(handle, Mark(handle))
            under = tuple(self._under(handle))
            name = self.names[handle]
            return Lying(
                name, cards[name].points, mark.copies, mark.linked, tuple(self.names[h] for h in under), mark.used,
                handle, mark.of, under,
            )  # fmt: skip

        own = self._sorted(f"hand {self.seat}")
        known = tuple(self._sorted(f"hand {seat}") for seat in seats)
        pile = self.lying["draw"][::-1]
        while pile and pile[-1] is None:
            pile.pop()
        handles = Handles(
            hand=own if self.seat is not None else (),
            known=known,
            draw=tuple(pile),
            discard=tuple(self._handles("discard")[::-1]),
            shown=self._sorted("shown"),
            out=self._sorted("out"),
        )
        return {
            "names": self.facts.names,
            "sets": self.facts.sets,
            "counts": tuple(card.copies for card in self.facts.deck),
            "enigmas": self.facts.enigmas,
            "aside": self.facts.aside,
            "alive": tuple(self.alive),
            "banned": tuple(self.banned),
            "turn": self.turn,
            "turns": self.turns,
            "points": tuple(
                field_points([cards[self.names[h]] for h in fields[seat]]) + self.tokens[seat] for seat in seats
            ),
            "tokens": tuple(self.tokens),
            "missed": tuple(self.missed),
            "extra": tuple(self.extra),
            "handles": handles,
            "hand": self._named(handles.hand),
            "known": tuple(map(self._named, known)),
            "draw_known": tuple(None if h is None else self.names[h] for h in pile),
            "discard": self._named(handles.discard),
            "shown": self._named(handles.shown),
            "out": self._named(handles.out),
            "hand_sizes": tuple(len(self.lying[f"hand {seat}"]) for seat in seats),
            "draw_size": len(self.lying["draw"]),
            "fields": tuple(tuple(map(lying, field)) for field in fields),
            "zombeyes": tuple(sum(cards[self.names[h]].zombeye for h in field) for field in fields),
            "plague": self.plague,
            "time_called": self.time_called,
            "over": self.over,
            "settling": self.settling,
        }

    def _handles(self, place: Place) -> list[int]:
        return [handle for handle in self.lying.get(place, ()) if handle is not None]

    def _sorted(self, place: Place) -> tuple[int, ...]:
        """In the order of the deck; alike cards by their handles."""
        return tuple(sorted(self._handles(place), key=lambda handle: (self.order[self.names[handle]], handle)))

    def _named(self, handles: Iterable[int]) -> tuple[str, ...]:
        return tuple(self.names[handle] for handle in handles)

    def _under(self, handle: int) -> Iterable[int]:
        """What lies under a card, and under that."""
        for below in self._handles(f"under {handle}"):
            yield below
            yield from self._under(below)
