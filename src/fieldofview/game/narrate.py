"""Events: the machine runs one instruction at a time, and what changed is put into words with its rulings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ..cards.effects import Steal, Zone
from ..kernel import ops
from ..kernel.layout import Plain
from ..kernel.zones import hand, is_field, is_hand, owner
from ..rulings.editions import CLASSIC, in_editions
from ..views.event import Event
from ..views.view import cards_at
from .moves import Before, Moves

# Instructions that are expected to do something: when they do nothing, that is worth saying.
EFFECTS = {
    ops.DRAW_CARDS,
    ops.DRAW_BY_PLAYERS,
    ops.DRAW_BY_NAME,
    ops.TAKE_TO_HAND,
    ops.LOOK_AT_HAND,
    ops.EXCHANGE_HANDS,
    ops.DESTROY_CARDS,
    ops.TAKE_TO_FIELD,
    ops.SWAP_CARDS,
    ops.HIDE_CARD,
    ops.MISS_A_TURN,
    ops.PASS_PICKED,
    ops.GIVE_TO_FIELD,
    ops.BRING_IN,
}
# Choices that came to nothing because nothing could be chosen.
CHOICES = {
    ops.DISCARD_CARDS,
    ops.SQUINT_CARDS,
    ops.TAKE_DISCARDED,
    ops.TAKE_PASSED,
    ops.PASS_CARDS,
    ops.PUT_IN_DISCARD,
    ops.PUT_ON_PILE,
}


class Narrator(Moves):
    """Puts one change of the state into events, cited as the editions in the game state the rulings."""

    def cited(self, events: list[Event]) -> list[Event]:
        """The same events with the rulings of the editions in the game."""
        editions = self.tables.editions
        if editions == {CLASSIC}:
            return events
        return [replace(e, cites=in_editions(e.cites, editions)) for e in events]

    def after_take(self, s: Plain, b: Before, option: int, decider: int) -> list[Event]:
        """Events of an answer itself."""
        verb, value = divmod(option, ops.VERB)
        who = self.names[decider]
        cites = self.cites(b)
        if verb == ops.CHOOSE_SEAT:
            other = self.names[value]
            return [Event("chose", f"{who} chose {other}.", cites, self._about(b), (decider, value))]
        if verb == ops.CHOOSE_MODE:
            return [Event("chose", f"{who} chose option {value}.", cites, self._about(b), (decider,))]
        if verb == ops.CHOOSE_CARD and b.op == ops.TARGET_CARD:
            place = owner(s.place[value])
            text = f"{who} chose {self.name(value)} of {self.names[place]}."
            return [Event("chose", text, cites, (self.name(value),), (decider, place))]
        if verb == ops.REPLACE:
            f = s.frames[s.depth - 1]
            text = f"{who} used {self.name(f.card)} to replace a card."
            more = ("VT.49", "D.11", "D.12", *self.letter("Second Sight", "a"))
            return [Event("used", text, cites + more, (self.name(f.card),), (decider,))]
        if verb == ops.PLAY:
            return [self._played(s, b, value, decider)]
        if verb == ops.DRAW:
            moved = self._moves(s, b, decider)
            return [self._with(e, ("VT.49", "D.12", *self.letter("Visionary", "a"))) for e in moved]
        if verb == ops.REVEAL and s.place[value] == ops.LIMBO:
            text = f"{who} revealed {self.name(value)}."
            when = "D.22" if s.frames[s.depth - 1].flags & ops.IS_ANSWER else "D.16"
            more = ("VT.kw.reveal", when, "D.55", self.ruling(value))
            return [Event("revealed", text, cites + more, (self.name(value),), (decider,))]
        if verb == ops.USE and b.op == ops.CHOOSE_ACTION:
            text = f"{who} used {self.name(value)}."
            return [Event("used", text, (*cites, "VT.49", "D.11", "D.12"), (self.name(value),), (decider,))]
        if verb == ops.USE:
            text = f"{who} used {self.name(value)}."
            rulings = ("D.22", "D.25", *self.letter("Lighthouse", "a"))
            events = [Event("used", text, cites + rulings, (self.name(value),), (decider,))]
            return events + self._moves(s, b, decider, skip=value)
        return self._moves(s, b, decider)

    def _played(self, s: Plain, b: Before, card: int, seat: int) -> Event:
        cites = (*self.cites(b), "VT.46", self.ruling(card))
        extra = s.plays > 1
        if extra:
            cites = (*cites, "VT.49", "D.12", "D.49", *self.letter("Shadow", "a"))
        text = f"{self.names[seat]} played {self.name(card)}{' with an extra play' if extra else ''}."
        return Event("played", text, cites, (self.name(card),), (seat,))

    def after_tick(self, s: Plain, b: Before) -> list[Event]:
        """Events of one instruction."""
        events: list[Event] = []
        if s.alive != b.alive:
            return self._overwhelmed(s, b)
        if b.op == ops.CANCEL_BELOW:
            events += self._cancelled(s, b)
        elif b.op == ops.LOOK_AT_HAND:
            events += self._showed_hand(s, b)
        elif b.op == ops.EXCHANGE_HANDS and b.seat not in (-1, b.player) and (s.alive >> b.seat) & 1:
            text = f"{self.names[b.player]} and {self.names[b.seat]} exchanged hands."
            events.append(Event("swapped", text, self.cites(b), self._about(b), (b.player, b.seat)))
        elif b.op == ops.LOOK_AT_PILE:
            events.append(self._looked(s, b))
        elif b.op == ops.RESHUFFLE:
            text = f"{self.names[b.player]} shuffled both piles into a new Draw Pile of {s.n_draw}."
            events.append(Event("shuffled", text, self.cites(b), self._about(b), (b.player,)))
        elif self._has_copied(s, b):
            events.append(self._copying(s, b))
        else:
            events += self._moves(s, b, b.player)
        events += self._turns(s, b)
        if s.time != b.time and b.time == ops.NOT_CALLED:
            events.append(Event("time", "Time was called: the turn limit is reached.", ("VT.15", "D.42"), (), ()))
        if s.banned != b.banned:
            events.append(self._loop(s, b))
        if not events and b.op in EFFECTS | CHOICES and s.depth == b.depth and s.frames[s.depth - 1].pc != b.pc:
            if b.op in EFFECTS or b.n == 0:
                events.append(self._nothing(b))
        if s.over and not b.over:
            events.append(self.won(s))
        return events

    def _overwhelmed(self, s: Plain, b: Before) -> list[Event]:
        """A player left by the plague, and what came back because of it (D.4, D.40)."""
        seat = (s.alive ^ b.alive).bit_length() - 1
        text = f"{self.names[seat]} was overwhelmed by the plague: {s.plague} Zombeyes."
        events = [Event("left", text, ("D.4", "VN.10", "D.3", "VT.55", "D.40", "D.73"), (), (seat,))]
        events += self.after_leaving(s, b)
        if s.over:
            events.append(self.won(s))
        return events

    def _nothing(self, b: Before) -> Event:
        text = f"Nothing happens: {self.name(b.card)} finds nothing to do." if b.card >= 0 else "Nothing happens."
        cites = self.tables.program.none[b.pc] or self.cites(b)
        return Event("nothing", text, cites, self._about(b), (b.player,))

    def _has_copied(self, s: Plain, b: Before) -> bool:
        if b.op == ops.COPY_CHOSEN:
            return bool(s.frames[s.depth - 1].flags & ops.IS_COPY)
        return b.op == ops.COPY_PLAYED and s.depth == b.depth and not s.over

    def _copying(self, s: Plain, b: Before) -> Event:
        f = s.frames[s.depth - 1]
        text = f"{self.names[f.player]}'s {self.name(b.card)} acts as {self.tables.names[f.kind]}."
        original = self.tables.names[f.kind]
        return Event("copied", text, (*self.cites(b), "D.69"), (self.name(b.card), original), (f.player,))

    def _cancelled(self, s: Plain, b: Before) -> list[Event]:
        who = self.names[b.player]
        text = f"{who} cancelled {self.name(b.below)} with {self.name(b.card)}."
        cites = (*self.cites(b), "D.55", self.ruling(b.card))
        if is_field(b.place[b.below]):
            cites = (*cites, "VT.46")
        if self._steals_back(b.card):
            cites = (*cites, "D.26", *(("VT.faq.26",) if self._steals_back(b.below) else ()))
        below = s.frames[s.depth - 2]
        if below.flags & ops.IS_COPY:
            cites = (*cites, "VT.faq.20")
        if below.kind >= 0 and not below.flags & ops.IS_ANSWER:
            cards, kinds = self.tables.cards, self.tables.plain.kind
            cites = (*cites, *cards[below.kind].cites_cancelled(cards[kinds[b.card]]))
        events = [Event("cancelled", text, cites, (self.name(b.below), self.name(b.card)), (b.player,))]
        if self.tables.plain.code[b.pc][1] != ops.TO_DISCARD:
            events += self._sent_back(s, b)
        for card in self._changed(s, b):
            if card not in (b.below, b.card):
                events += self._move(s, b, card, b.player)
        return events

    def _sent_back(self, s: Plain, b: Before) -> list[Event]:
        """Where a cancelled card went that did not go to the Discard Pile."""
        name, to = self.name(b.below), s.place[b.below]
        if to == b.place[b.below]:
            return []
        if is_hand(to):
            text = f"{name} went back to {self.names[owner(to)]}'s hand."
            return [Event("returned", text, (*self.cites(b), "D.75"), (name,), (owner(to),))]
        if to == ops.DRAW_PILE:
            text = f"{name} went on top of the Draw Pile."
            return [Event("put-back", text, (*self.cites(b), "D.75"), (name,), ())]
        return []

    def _steals_back(self, card: int) -> bool:
        kind: int = self.tables.plain.kind[card]
        return any(isinstance(x, Steal) for x in self.tables.cards[kind].reveal)

    def _showed_hand(self, s: Plain, b: Before) -> list[Event]:
        if b.seat < 0 or s.hand_size[b.seat] == 0:
            return [self._nothing(b)]
        victim, thief = self.names[b.seat], self.names[b.player]
        cards = cards_at(s, self.tables, hand(b.seat))
        text = f"{victim} showed {thief} their hand: {', '.join(cards)}."
        veiled = f"{victim} showed {thief} their hand."
        who = frozenset({b.seat, b.player})
        return [Event("showed", text, self.cites(b), cards, (b.seat, b.player), veiled, who)]

    def _looked(self, s: Plain, b: Before) -> Event:
        count = s.frames[s.depth - 1].n
        if count == 0:
            return self._nothing(b)
        cards = tuple(self.name(c) for c in reversed(s.draw[s.n_draw - count : s.n_draw]))
        veiled = f"{self.names[b.player]} looked at the top {count} of the Draw Pile."
        text = f"{veiled[:-1]}: {', '.join(cards)}."
        return Event("looked", text, self.cites(b), cards, (b.player,), veiled, frozenset({b.player}))

    def _loop(self, s: Plain, b: Before) -> Event:
        cards = cards_at(s, self.tables, hand(b.player))
        text = (
            f"Hindsight Loop: {self.names[b.player]} showed all players their hand ({', '.join(cards)}); "
            "their Hindsights take nothing back any more."
        )
        return Event("showed", text, ("VT.30", "D.41"), cards, (b.player,))

    def _turns(self, s: Plain, b: Before) -> list[Event]:
        events = []
        for seat in range(s.seats):
            name = self.names[seat]
            if s.missed[seat] > b.missed[seat]:
                events.append(Event("missed", f"{name} will miss a turn.", self.cites(b), self._about(b), (seat,)))
            elif b.op == ops.START_TURN and s.missed[seat] < b.missed[seat]:
                events.append(Event("missed", f"{name} missed a turn.", ("D.15", "D.52"), (), (seat,)))
            if s.extra[seat] > b.extra[seat]:
                text = f"{name} will take an extra turn."
                events.append(Event("extra", text, self.cites(b), self._about(b), (seat,)))
            elif s.extra[seat] < b.extra[seat]:
                events.append(Event("extra", f"{name} takes an extra turn.", ("D.14",), (), (seat,)))
        return events

    def left(self, s: Plain, seat: int, cites: tuple[str, ...]) -> Event:
        return Event("left", f"{self.names[seat]} left the game.", cites, (), (seat,))

    def after_leaving(self, s: Plain, b: Before) -> list[Event]:
        """Hidden cards that came back because their hiding card left the game (D.72)."""
        return [e for c in self._changed(s, b) if s.place[c] != ops.OUT for e in self._move(s, b, c, b.player)]

    def shown(self, enigmas: Sequence[tuple[int, str]], aside: Sequence[tuple[int, str]]) -> list[Event]:
        """Enigma cards are shown to all before the deal, with the zone they start in (D.5)."""
        events = []
        for seat, name in enigmas:
            card = self.tables.find(name)
            zone = STARTS[card.starts] if card.starts else "nowhere"
            text = f"{self.names[seat]} showed their Enigma card {name}; it starts {zone}."
            events.append(Event("showed", text, ("VN.6", "VN.8", "VN.9", "D.5"), (name,), (seat,)))
        for seat, name in aside:
            text = f"{self.names[seat]} set {name} aside, outside the game."
            events.append(Event("showed", text, ("VN.10", "D.5"), (name,), (seat,)))
        return events

    def taken_back(self, enigmas: Sequence[tuple[int, str]]) -> list[Event]:
        """After the game every Enigma card returns to its owner (VN.11, D.5)."""
        return [
            Event("returned", f"{self.names[seat]} took back {name}.", ("VN.11", "D.5"), (name,), (seat,))
            for seat, name in enigmas
        ]

    def won(self, s: Plain) -> Event:
        winners = tuple(p for p in range(s.seats) if (s.winners >> p) & 1)
        names = " and ".join(self.names[p] for p in winners)
        reason, cites = REASONS[s.reason]
        return Event("won", f"{names} won: {reason}.", cites, (), winners)


STARTS = {
    Zone.FIELD: "in their Field of View",
    Zone.HAND: "in their hand",
    Zone.DISCARD: "in the Discard Pile",
    Zone.DRAW: "on top of the Draw Pile",
}

REASONS: dict[int, tuple[str, tuple[str, ...]]] = {
    ops.REACHED_100: (
        "100 Viewpoints or more at the end of their own turn",
        ("VT.25.3", "VT.turn.4", "D.13", "VT.faq.01"),
    ),
    ops.ALL_EMPTY: ("most Viewpoints when the Draw Pile and all hands were empty", ("VT.29", "D.13")),
    ops.TIME: ("most Viewpoints after time was called", ("VT.15", "D.42")),
    ops.LAST_PLAYER: ("the only player left in the game", ("VT.55", "D.40")),
    ops.TIE_LIMIT: ("most Viewpoints when a long tie was ended", ("D.42", "D.53")),
    ops.BROKEN: ("the machine's stack was full; please report this game", ()),
}
