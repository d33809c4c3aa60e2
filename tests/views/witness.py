"""A second bookkeeper of knowledge: it reads what one seat's events say, and nothing of what they say was lost or seen.

What it holds is what the seat was told or shown (D.44, D.75, D.76, D.80), by name and never by piece or handle.
A card that lies or was shown where all can see it is known to all wherever it goes from there: to a hand, on the Draw
Pile, out of the game. A card put on the Draw Pile from a hand is known to who put it there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from fieldofview.views import Event, Kind, View

TOGETHER = "D.32"  # cited where all pass at once
ON_TOP, IN_HAND = 1, 2  # where an Enigma card starts


class Witness:
    """What one seat (None: an onlooker) knows of hands and of the Draw Pile."""

    def __init__(self, seat: int | None, players: int) -> None:
        self.seat = seat
        self.hands: list[Counter[str]] = [Counter() for _ in range(players)]
        self.pile: list[str | None] = []  # top first
        self.on_top: list[str] = []  # Enigma cards that start on the pile
        self.held: Counter[str] = Counter()  # looked at, and on their way back to the pile
        self.looker = -1  # who looks at top cards of the pile just now
        self.looked = 0  # how many of them are still to be taken or put back
        self.out: Counter[str] = Counter()  # outside the game before it began, or gone out by their own text
        self.read = 0

    def follow(self, view: View) -> None:
        """Read the events that came since the last time."""
        fresh = view.events[self.read :]
        self.read = len(view.events)
        i = 0
        while i < len(fresh):
            passes = passes_together(fresh[i:])
            if passes:
                self.hear_passes(passes)
                i += len(passes)
            else:
                self.hear(fresh[i])
                i += 1

    def leaves_hand(self, seat: int, name: str) -> None:
        if self.hands[seat][name] > 0:
            self.hands[seat][name] -= 1
        else:
            assert seat != self.seat, f"{name} was not in the own hand"

    def leaves_unseen(self, seat: int) -> None:
        assert seat != self.seat, "a card left the own hand without its name"
        self.hands[seat].clear()

    def hear(self, event: Event) -> None:
        name = event.cards[0].name if event.cards else None
        seat = event.seats[0] if event.seats else -1
        match event.kind, event.how:
            case Kind.DEALT, _:
                self.hear_deal(event)
            case Kind.LOOKED, _:
                self.hear_look(event)
            case Kind.DREW, "looked":
                self.hear_taken_look(seat, name)
            case Kind.DREW, _:
                self.hear_draw(seat, name)
            case Kind.PLAYED, "pile":
                top = self.pile.pop(0)
                assert name is not None
                assert top in (None, name)
            case (Kind.DISCARDED, "text") | (Kind.REVEALED, "entered"):
                assert name is not None
            case ((Kind.PLAYED | Kind.DISCARDED | Kind.REVEALED), _):
                assert name is not None
                self.leaves_hand(seat, name)
            case Kind.RETURNED, "enigma":
                assert name is not None  # the game is over
            case Kind.RETURNED, _:
                assert name is not None
                self.hands[seat][name] += 1
            case Kind.BROUGHT, _:
                assert name is not None
                self.out[name] -= 1
                self.hands[seat][name] += 1
            case Kind.REMOVED, _:
                assert name is not None
                self.out[name] += 1
            case Kind.SHOWED, "enigma":
                self.hear_enigma(event)
            case Kind.SHOWED, "aside":
                assert name is not None
                self.out[name] += 1
            case Kind.SHOWED, _ if event.cards:
                if seat != self.seat:
                    self.hands[seat] = Counter(card.name for card in event.cards)
            case Kind.STOLE, _:
                thief, victim = event.seats
                assert (name is not None) == (self.seat in (thief, victim)), "D.47"
                self.hear_gift(victim, thief, name)
            case Kind.PASSED, _:
                self.hear_passes([event])
            case Kind.PUT_BACK, "text":
                assert name is not None, "D.75"
                self.pile.insert(0, name)
            case Kind.PUT_BACK, _:
                assert (name is not None) == (self.seat == seat), "D.44"
                self.hear_put_back(seat, name)
            case Kind.SWAPPED, "hands":
                self.hear_exchange(event)
            case Kind.SHUFFLED, _:
                self.pile = [None] * event.numbers[0]
            case Kind.LEFT, _:
                self.hands[seat].clear()
                if seat == self.looker:
                    self.looked = 0

    def got(self, event: Event) -> Counter[str]:
        """What came to the own hand, by name."""
        return Counter(move.name for move in event.moves if move.to == f"hand {self.seat}" and move.name is not None)

    def hear_deal(self, event: Event) -> None:
        cards, pile = event.numbers
        self.pile = [None] * pile
        self.pile[: len(self.on_top)] = self.on_top
        if self.seat is not None:
            self.hands[self.seat] = self.got(event)
            assert self.hands[self.seat].total() in (cards, cards + 1)

    def hear_enigma(self, event: Event) -> None:
        name = event.cards[0].name
        (zone,) = event.numbers
        if zone == ON_TOP:
            self.on_top.insert(0, name)
        elif zone == IN_HAND and event.seats[0] != self.seat:
            self.hands[event.seats[0]][name] += 1

    def hear_exchange(self, event: Event) -> None:
        one, other = event.seats
        self.hands[one], self.hands[other] = self.hands[other], self.hands[one]
        if self.seat in (one, other):
            self.hands[self.seat] = self.got(event)

    def hear_look(self, event: Event) -> None:
        (self.looker,), (self.looked,) = event.seats, event.numbers
        assert bool(event.cards) == (self.seat == self.looker), "D.44"
        if event.cards:
            names = [card.name for card in event.cards]
            assert len(names) == self.looked
            assert all(old in (None, new) for old, new in zip(self.pile, names, strict=False))
            self.pile[: self.looked] = names

    def hear_draw(self, seat: int, name: str | None) -> None:
        top = self.pile.pop(0)
        if seat == self.seat:
            assert name is not None, "the own card has no name"
            assert top in (None, name)
        else:
            assert name == top, "a drawn card is known to those who knew it as the top card (D.75)"
        if name is not None:
            self.hands[seat][name] += 1

    def hear_taken_look(self, seat: int, name: str | None) -> None:
        assert seat == self.looker
        count = self.looked
        self.looked -= 1
        if seat == self.seat:
            assert name in self.pile[:count]
            assert name is not None
            self.pile.remove(name)
            self.held = Counter(self.pile[: count - 1])  # type: ignore[arg-type]
            del self.pile[: count - 1]
            self.hands[seat][name] += 1
        else:
            assert name is None, "nobody else sees which card was taken (D.76)"
            self.pile[:count] = [None] * (count - 1)

    def hear_put_back(self, seat: int, name: str | None) -> None:
        looked = self.looked > 0
        if looked:
            assert seat == self.looker
            self.looked -= 1
        if looked and seat != self.seat:
            return
        if looked:
            assert name is not None
            self.held[name] -= 1
            assert self.held[name] >= 0
        elif name is not None:
            self.leaves_hand(seat, name)
        else:
            self.leaves_unseen(seat)
        self.pile.insert(0, name)

    def hear_gift(self, giver: int, taker: int, name: str | None) -> None:
        if name is None:
            self.leaves_unseen(giver)
            return
        self.leaves_hand(giver, name)
        self.hands[taker][name] += 1

    def hear_passes(self, passes: Sequence[Event]) -> None:
        """All cards leave before any arrives."""
        for event in passes:
            giver, taker = event.seats
            assert bool(event.cards) == (self.seat in (giver, taker)), "D.47"
            if event.cards:
                self.leaves_hand(giver, event.cards[0].name)
            else:
                self.leaves_unseen(giver)
        for event in passes:
            if event.cards:
                self.hands[event.seats[1]][event.cards[0].name] += 1

    def check(self, view: View) -> None:
        """The view holds what was told, no more and no less."""
        for seat, names in enumerate(view.known):
            if view.alive[seat]:
                assert Counter(names) == +self.hands[seat], f"hand of {view.names[seat]}"
        if self.seat is not None:
            assert Counter(view.hand) == +self.hands[self.seat]
        held = self.held.total()
        known = list(view.draw_known) + [None] * (view.draw_size - len(view.draw_known))
        assert Counter(known[:held]) == +self.held
        assert known[held:] == self.pile
        assert not self.out - Counter(view.out)


def passes_together(events: Sequence[Event]) -> list[Event]:
    """The passes at the beginning of some events that are made at once: each by another player."""
    found: list[Event] = []
    for event in events:
        givers = {passed.seats[0] for passed in found}
        if event.kind is not Kind.PASSED or TOGETHER not in event.cites or event.seats[0] in givers:
            break
        found.append(event)
    return found
