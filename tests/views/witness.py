"""A second bookkeeper of knowledge: it reads one seat's events and its own looks, and nothing else.

What it holds is what the seat was told or shown (D.44, D.75, D.76, D.80), by name and never by piece.
A card that lies or was shown where all can see it is known to all wherever it goes from there: to a hand, on the Draw
Pile, out of the game. A card put on the Draw Pile from a hand is known to who put it there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from fieldofview.views import Event, View

ENIGMA = "D.5"  # what events of Enigma cards and of cards set aside cite
UNSEEN = "D.76"  # cited where cards are taken from those looked at, and where all pass at once


class Witness:
    """What one seat (None: an onlooker) knows of hands and of the Draw Pile."""

    def __init__(self, first: View) -> None:
        self.seat = first.seat
        self.hands: list[Counter[str]] = [Counter() for _ in first.names]
        self.pile: list[str | None] = []  # top first
        self.held: Counter[str] = Counter()  # looked at, and on their way back to the pile
        self.looker = -1  # who looks at top cards of the pile just now
        self.looked = 0  # how many of them are still to be taken or put back
        self.out: Counter[str] = Counter()  # outside the game before it began, or gone out by their own text
        self.read = len(first.events)
        self.sit_down(first)

    def sit_down(self, first: View) -> None:
        """Enigma cards are shown, then the deal, then the first draw; the own hand is looked at."""
        drawn = sum(event.verb == "drew" for event in first.events)
        laid = sum(is_on_top(event) for event in first.events)
        self.pile = [None] * (first.draw_size + drawn - laid)
        for event in first.events:
            self.hear(event)
        self.look_at_own_hand(first)

    def look_at_own_hand(self, view: View) -> None:
        if self.seat is not None:
            self.hands[self.seat] = Counter(view.hand)

    def follow(self, view: View) -> None:
        """Read the events that came since the last time, then look around."""
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
        name = event.cards[0] if event.cards else None
        seat = event.seats[0] if event.seats else -1
        match event.verb:
            case "looked":
                self.hear_look(event)
            case "drew" if UNSEEN in event.cites:
                self.hear_taken_look(seat, name)
            case "drew":
                self.hear_draw(seat, name)
            case "played" if "from the Draw Pile" in event.text:
                top = self.pile.pop(0)
                assert name is not None
                assert top in (None, name)
            case "discarded" | "revealed" if was_open(event):
                assert name is not None
            case "played" | "discarded" | "revealed":
                assert name is not None
                self.leaves_hand(seat, name)
            case "returned" if ENIGMA in event.cites:
                assert name is not None  # the game is over
            case "returned":
                assert name is not None
                self.hands[seat][name] += 1
            case "brought":
                assert name is not None
                self.out[name] -= 1
                self.hands[seat][name] += 1
            case "removed":
                assert name is not None
                self.out[name] += 1
            case "showed" if ENIGMA in event.cites:
                self.hear_enigma(event)
            case "showed" if name is not None:
                if seat != self.seat:
                    self.hands[seat] = Counter(event.cards)
            case "stole":
                thief, victim = event.seats
                assert (name is not None) == (self.seat in (thief, victim)), "D.47"
                self.hear_gift(victim, thief, name)
            case "passed":
                self.hear_passes([event])
            case "put-back" if was_open(event):
                assert name is not None, "D.75"
                self.pile.insert(0, name)
            case "put-back":
                assert (name is not None) == (self.seat == seat), "D.44"
                self.hear_put_back(seat, name)
            case "swapped" if "exchanged hands" in event.text:
                one, other = event.seats
                self.hands[one], self.hands[other] = self.hands[other], self.hands[one]
            case "saw" if seat == self.seat:
                self.hands[seat] = Counter(event.cards)
            case "shuffled":
                self.pile = [None] * int(event.text.rstrip(".").rsplit(" ", 1)[1])
            case "left":
                self.hands[seat].clear()
                if seat == self.looker:
                    self.looked = 0

    def hear_enigma(self, event: Event) -> None:
        (name,) = event.cards
        if is_on_top(event):
            self.pile.insert(0, name)
        elif event.text.endswith("it starts in their hand."):
            self.hands[event.seats[0]][name] += 1
        elif event.text.endswith("aside, outside the game."):
            self.out[name] += 1

    def hear_look(self, event: Event) -> None:
        (self.looker,) = event.seats
        top = event.text.partition(" of the Draw Pile")[0]
        self.looked = int(top.rsplit(" ", 1)[1])
        assert bool(event.cards) == (self.seat == self.looker), "D.44"
        if event.cards:
            assert len(event.cards) == self.looked
            assert all(old in (None, new) for old, new in zip(self.pile, event.cards, strict=False))
            self.pile[: self.looked] = event.cards

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
        self.hear_passes([Event("passed", "", (), (name,) if name else (), (giver, taker))])

    def hear_passes(self, passes: Sequence[Event]) -> None:
        """All cards leave before any arrives."""
        for event in passes:
            giver, taker = event.seats
            assert bool(event.cards) == (self.seat in (giver, taker)), "D.47"
            if event.cards:
                self.leaves_hand(giver, event.cards[0])
            else:
                self.leaves_unseen(giver)
        for event in passes:
            if event.cards:
                self.hands[event.seats[1]][event.cards[0]] += 1

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


def is_on_top(event: Event) -> bool:
    """Whether an Enigma card was shown that starts on the Draw Pile."""
    return ENIGMA in event.cites and event.text.endswith("it starts on top of the Draw Pile.")


def was_open(event: Event) -> bool:
    """Whether a card went somewhere by its own text or by a cancel: from the table, or from being shown."""
    return any(words in event.text for words in (" went to ", " went on top ", " entered "))


def passes_together(events: Sequence[Event]) -> list[Event]:
    """The passes at the beginning of some events that are made at once: each by another player."""
    found: list[Event] = []
    for event in events:
        if event.verb != "passed" or UNSEEN not in event.cites or event.seats[0] in {e.seats[0] for e in found}:
            break
        found.append(event)
    return found
