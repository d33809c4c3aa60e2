"""What an answer or an instruction did, as events with the rulings that made it so."""

from __future__ import annotations

from ..cards.effects import Steal
from ..kernel import ops
from ..kernel.layout import State
from ..kernel.tables import Tables
from ..kernel.zones import hand, is_field, is_hand, owner
from ..views.beats import Happened
from ..views.event import Ending, Kind
from ..views.table import pieces_at
from .effects import EFFECTS
from .looking import Look
from .moving import Moving

AWAKE = ("E17.special-rules-and-actions", "D.85")  # a text for any time

ENDINGS: dict[int, tuple[Ending, tuple[str, ...]]] = {
    ops.REACHED_100: (Ending.REACHED_100, ("VT.25.3", "VT.turn.4", "D.13", "VT.faq.01")),
    ops.ALL_EMPTY: (Ending.ALL_EMPTY, ("VT.29", "D.13")),
    ops.TIME: (Ending.TIME, ("VT.15", "D.42")),
    ops.LAST_PLAYER: (Ending.LAST_PLAYER, ("VT.55", "D.40")),
    ops.TIE_LIMIT: (Ending.TIE_LIMIT, ("D.42", "D.53")),
    ops.BROKEN: (Ending.BROKEN, ()),
}

DRAWS = (ops.DRAW_CARDS, ops.DRAW_BY_PLAYERS, ops.DRAW_BY_NAME)

# What becomes of a card's own actions: nothing tried yet, tried in vain, done.
UNTRIED, IN_VAIN, DONE = range(3)


class Happenings(Moving):
    """Finds the events of one change of the table."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        self._done: list[tuple[int, tuple[str, ...]]] = []  # for every level of the stack, with the rulings of the try

    # -- answers ---------------------------------------------------------------------------------------------------

    def answered(self, s: State, b: Look, now: Look, option: int, decider: int) -> list[Happened]:
        """Events of an answer itself."""
        verb, value = divmod(option, ops.VERB)
        match verb:
            case ops.CHOOSE_SEAT:
                cites = self.cites(b) if b.op != ops.STILL_MORE else self.instead(b)
                return [Happened(Kind.AIMED, "player", (decider, value), (), cites, self._acting(b))]
            case ops.CHOOSE_MODE:
                text = (self.acts_as(b),)
                return [Happened(Kind.CHOSE, "", (decider,), (value,), self.cites(b), self._acting(b), text)]
            case ops.CHOOSE_CARD if b.op == ops.TARGET_CARD:
                cites = (self.instead(b) if value == b.card else self.cites(b)) + self._lure(s, b, value)
                return [Happened(Kind.AIMED, "card", (decider, owner(now.place[value])), (), cites, (value,))]
            case ops.PLAY:
                return self._played(s, b, now, value, decider)
            case ops.DRAW:
                return self._drew_more(b, now, decider)
            case ops.REPLACE:
                card = s.frames[s.depth - 1].card
                cites = (*self.cites(b), "VT.49", "D.11", "D.12", *self.apart(b, card))
                return [Happened(Kind.USED, "replace", (decider,), (), cites, (card,))]
            case ops.USE if b.op == ops.CHOOSE_ACTION:
                cites = (*self.cites(b), "VT.49", "D.11", "D.12", *self._awake(s))
                return [Happened(Kind.USED, "", (decider,), (), cites, (value,))]
            case ops.USE if s.frames[s.depth - 1].flags & ops.IS_ANSWER == 0:
                return [Happened(Kind.USED, "", (decider,), (), (*self.cites(b), *AWAKE, "D.12"), (value,))]
            case ops.USE:
                return self._used(b, now, value, decider)
            case ops.REVEAL:
                return self._revealed(s, b, now, value, decider)
        events = self.moves(b, now, decider)
        if events:
            self._did(b.depth)
            self._say_short(b, events, held=b.n + len(events) + s.hand_size[owner(b.place[events[0].cards[0]])])
        return events

    def _awake(self, s: State) -> tuple[str, ...]:
        """The decision about texts for any time, where the text that begins is one."""
        kind = s.frames[s.depth - 1].kind
        return AWAKE if self.tables.plain.ability[kind] == ops.A_AWAKE else ()

    def _say_short(self, b: Look, events: list[Happened], held: int) -> None:
        """Where there is too little for all of it, the letters that speak of that case are cited too."""
        short = self.tables.program.short[b.pc]
        if short and 0 < held < self._wanted(b):
            for event in events:
                event.cites += short

    def _wanted(self, b: Look) -> int:
        """How many cards an instruction is about."""
        op, count, _, _ = self.tables.plain.code[b.pc]
        if op == ops.DRAW_BY_PLAYERS:
            return b.alive.bit_count()
        if op == ops.DRAW_BY_NAME:
            name = self.tables.cards[count].name
            return sum(is_field(b.place[c]) and self._name(c) == name for c in range(self.tables.plain.n_cards))
        return count

    def _name(self, card: int) -> str:
        return self.tables.cards[self.tables.plain.kind[card]].name

    def _played(self, s: State, b: Look, now: Look, card: int, seat: int) -> list[Happened]:
        cites = (*self.cites(b), "VT.46", self.ruling(card))
        if s.plays < 2:
            return [self.happened(b, now, Kind.PLAYED, "", (seat,), cites, card)]
        more: tuple[str, ...] = ("VT.49", "D.12", "D.49")
        used = []
        for shadow in self._newly_used(b, now):
            more += self.apart(b, shadow)
            used.append(Happened(Kind.USED, "play", (seat,), (), more, (shadow,)))
        return [*used, self.happened(b, now, Kind.PLAYED, "extra", (seat,), cites + more, card)]

    def _drew_more(self, b: Look, now: Look, seat: int) -> list[Happened]:
        more: tuple[str, ...] = ("VT.49", "D.12")
        events = []
        for card in self._newly_used(b, now):
            more += self.apart(b, card)
            events.append(Happened(Kind.USED, "draw", (seat,), (), (*self.cites(b), *more), (card,)))
        for event in self.moves(b, now, seat):
            event.cites += more
            events.append(event)
        return events

    def _newly_used(self, b: Look, now: Look) -> list[int]:
        plain = self.tables.plain
        words = [new & ~old for new, old in zip(now.used, b.used, strict=True)]
        return [card for card in range(plain.n_cards) if words[plain.word[card]] & plain.bit[card]]

    def _used(self, b: Look, now: Look, card: int, seat: int) -> list[Happened]:
        cites = (*self.window_cites(b), "D.22", "D.25", *self.apart(b, card))
        event = self.happened(b, now, Kind.USED, "", (seat,), cites, card)
        return [event, *self.moves(b, now, seat, skip=card)]

    def _revealed(self, s: State, b: Look, now: Look, card: int, seat: int) -> list[Happened]:
        """A card shown; one that enters the Field of View is told when it does."""
        if now.place[card] != ops.LIMBO:
            return self.moves(b, now, seat)
        when = "D.22" if s.frames[s.depth - 1].flags & ops.IS_ANSWER else "D.16"
        cites = (*self.window_cites(b), "VT.kw.reveal", when, "D.55", self.ruling(card))
        return [self.happened(b, now, Kind.REVEALED, "", (seat,), cites, card)]

    def _lure(self, s: State, b: Look, card: int) -> tuple[str, ...]:
        """Eye on the Prize forces a choice where something else could have been chosen (D.39)."""
        plain = self.tables.plain
        condition = plain.code[b.pc][2]
        if not condition & ops.LURED or not plain.lures[plain.word[card]] & plain.bit[card]:
            return ()
        others = [c for c in pieces_at(s, self.tables, s.place[card]) if c != card]
        return ("D.39", f"{self.ruling(card)}.a") if others else ()

    # -- instructions ----------------------------------------------------------------------------------------------

    def ran(self, s: State, b: Look, now: Look) -> list[Happened]:
        """Events of one instruction."""
        if now.alive != b.alive:
            return self._overwhelmed(s, b, now)
        events = self._began(s, b)
        done = self._acted(s, b, now)
        events += done + self._turns(s, b, now)
        if now.time != b.time and b.time == ops.NOT_CALLED:
            events.append(Happened(Kind.TIME, "limit", (), (), ("VT.15", "D.42")))
        if now.plague != b.plague:
            events.append(Happened(Kind.JOINED, "", (), (now.plague,), ("VN.10", "D.3", "D.4", "D.82")))
        if now.banned != b.banned:
            events.append(self._loop(s, b))
        self._note_try(b, now, bool(events))
        if now.over and not b.over:
            events.append(self.won(s))
        return events

    def _began(self, s: State, b: Look) -> list[Happened]:
        if b.op != ops.START_TURN:
            return []
        turns = s.turns - 1 if s.missed[b.turn] < b.missed[b.turn] else s.turns
        return [Happened(Kind.BEGAN, "", (b.turn,), (turns,), ("VT.25", "D.10"))]

    def _acted(self, s: State, b: Look, now: Look) -> list[Happened]:
        """What the instruction did to cards."""
        match b.op:
            case ops.CANCEL_BELOW:
                return self._cancelled(s, b, now)
            case ops.LOOK_AT_HAND:
                return self._showed_hand(s, b)
            case ops.EXCHANGE_HANDS if b.seat not in (-1, b.player) and (s.alive >> b.seat) & 1:
                event = Happened(Kind.SWAPPED, "hands", (b.player, b.seat), (), self.cites(b), self._acting(b))
                return [event]
            case ops.LOOK_AT_PILE:
                return self._looked(s, b)
            case ops.STEAL_LATER if now.depth > b.depth:
                return [Happened(Kind.DELAYED, "", (b.player, b.seat), (), ("D.26",), self._acting(b))]
            case ops.RESHUFFLE:
                return [Happened(Kind.SHUFFLED, "", (b.player,), (s.n_draw,), self.cites(b), self._acting(b))]
        if b.op == ops.COPY_CHOSEN and not self._has_copied(s, b) and b.stack[-1].on:
            return [Happened(Kind.NOTHING, "", (b.player,), (), (*self.cites(b), "D.36", "D.67"), self._acting(b))]
        if self._has_copied(s, b):
            return [self._copying(s, b), *self.moves(b, now, b.player)]
        events = self.moves(b, now, b.player)
        if b.op in DRAWS:
            self._say_short(b, events, held=len(events))
        elif b.op == ops.EVERYONE_DRAWS and s.n_draw == 0 and now.pc == b.pc:  # and others come after
            for event in events:
                event.cites += self.tables.program.short[b.pc]
        return events

    def _note_try(self, b: Look, now: Look, did: bool) -> None:
        """Remember whether the acting card has done anything yet."""
        if did:
            self._did(b.depth)
        elif b.op in EFFECTS and (now.pc != b.pc or now.depth != b.depth):
            self._level(b.depth)
            if self._done[b.depth - 2][0] == UNTRIED and b.depth > 1:
                self._done[b.depth - 2] = (IN_VAIN, self._in_vain(b))
        elif b.op == ops.TARGET_CARD and self._is_banned(b):
            self._level(b.depth)
            self._done[b.depth - 2] = (IN_VAIN, ("VT.30", "D.41"))

    def _in_vain(self, b: Look) -> tuple[str, ...]:
        """Why a card found nothing to do: what its text says of that case, else what it was about to do."""
        return ("VT.30", "D.41") if self._is_banned(b) else self.tables.program.none[b.pc] or self.cites(b)

    def _is_banned(self, b: Look) -> bool:
        """Whether the Hindsight Loop's ban takes this away (D.41)."""
        op, _, y, _ = self.tables.plain.code[b.pc]
        looping = (op == ops.TAKE_TO_HAND and y) or (op == ops.TARGET_CARD and y & ops.LOOPING)
        return bool(looping and b.banned >> b.player & 1)

    def _level(self, depth: int) -> None:
        while len(self._done) < depth - 1:
            self._done.append((UNTRIED, ()))

    def _did(self, depth: int) -> None:
        self._level(depth)
        if depth > 1:
            self._done[depth - 2] = (DONE, ())

    def settled(self, b: Look, now: Look, events: list[Happened]) -> list[Happened]:
        """The levels of the stack that are over, from the top."""
        self._level(b.depth)
        if b.op == ops.STEAL_LATER and now.depth > b.depth:
            at = next(i for i, (x, y) in enumerate(zip(b.stack, now.stack, strict=False)) if x != y)
            self._done.insert(at, (UNTRIED, ()))
        kept = now.depth - 1
        if b.op == ops.PLAY_FROM_PILE and now.depth == b.depth and any(e.kind is Kind.PLAYED for e in events):
            kept -= 1
        found = []
        for i in range(b.depth - 2, kept - 1, -1):
            level, flags = b.stack[i], b.flags[i]
            state, cites = self._done[i]
            if i == b.depth - 2 and now.depth < b.depth and any(e.kind is not Kind.CLOSED for e in events):
                state = DONE
            how = "cancelled" if flags & ops.CANCELLED else "stopped" if flags & ops.STOPPED else "done"
            if how == "done" and state == IN_VAIN:
                found.append(Happened(Kind.NOTHING, "", (level.seat,), (), cites, (level.card,), ()))
            found.append(Happened(Kind.SETTLED, how, (level.seat,), (), (), (level.card,)))
        del self._done[max(kept, 0) :]
        return found

    def aimless(self, b: Look) -> Happened:
        """A card no longer aims at what it was aimed at (D.27, D.59, D.60)."""
        return Happened(Kind.AIMED, "nobody", (b.player,), (), (*self.cites(b), "D.59"), self._acting(b))

    def links(self, s: State, b: Look, now: Look) -> list[Happened]:
        """Lasting links that began, and copies that ended while the mirror stays on the table (D.36, D.66)."""
        if now.linked == b.linked and now.link is b.link and now.copied is b.copied:
            return []
        plain = self.tables.plain
        found = []
        for card in range(plain.n_cards):
            w, bit = plain.word[card], plain.bit[card]
            place = now.place[card]
            if not is_field(place):
                continue
            if now.linked[w] & bit and not b.linked[w] & bit and now.link[card] >= 0:
                original = now.link[card]
                seats = (owner(place), self._holder(s, now, original))
                found.append(Happened(Kind.LINKED, "", seats, (), ("D.36", "D.67"), (card, original)))
            elif b.copied[card] and b.link[card] >= 0 and (not now.copied[card] or now.link[card] < 0):
                name = self.tables.names[b.copied[card] - 1]
                found.append(Happened(Kind.UNLINKED, "", (owner(place),), (), ("D.36", "D.66"), (card,), (name,)))
        return found

    def _holder(self, s: State, now: Look, card: int) -> int:
        place = now.place[card]
        return owner(place) if is_field(place) else int(s.home[card])

    def _overwhelmed(self, s: State, b: Look, now: Look) -> list[Happened]:
        """A player left by the plague, and what came back because of it (D.4, D.40)."""
        seat = (now.alive ^ b.alive).bit_length() - 1
        cites = ("D.4", "VN.10", "D.3", "VT.55", "D.40", "D.73")
        return self.left(s, b, now, seat, "overwhelmed", cites, (now.plague,))

    def left(
        self, s: State, b: Look, now: Look, seat: int, how: str, cites: tuple[str, ...], numbers: tuple[int, ...] = ()
    ) -> list[Happened]:
        """A player left, their cards with them; what they hid of others' comes back (D.72)."""
        events = [Happened(Kind.LEFT, how, (seat,), numbers, cites)]
        gone = [self.piece_move(b, now, c) for c in self.changed(b, now) if now.place[c] == ops.OUT]
        if gone:
            events.append(Happened(Kind.OUT, "", (seat,), (len(gone),), ("VT.72", "D.40", "D.72"), moves=gone))
        for card in self.changed(b, now):
            if now.place[card] != ops.OUT:
                events += self.move(b, now, card, b.player)
        if now.over:
            events.append(self.won(s))
        return events

    def _has_copied(self, s: State, b: Look) -> bool:
        if b.op == ops.COPY_CHOSEN:
            return bool(s.frames[s.depth - 1].flags & ops.IS_COPY)
        return b.op == ops.COPY_PLAYED and s.depth == b.depth and not s.over

    def _copying(self, s: State, b: Look) -> Happened:
        f = s.frames[s.depth - 1]
        mirrored = f.kind != self.tables.plain.kind[f.chosen] if b.op == ops.COPY_CHOSEN else f.player != b.player
        cites = (*(self.instead(b) if mirrored else self.cites(b)), "D.69")
        return Happened(Kind.COPIED, "", (f.player,), (), cites, (b.card,), (self.tables.names[f.kind],))

    def _cancelled(self, s: State, b: Look, now: Look) -> list[Happened]:
        below = b.stack[-2].card
        cites = (*self.cites(b), "D.55", self.ruling(b.card))
        if is_field(b.place[below]):
            cites = (*cites, "VT.46")
        if self._steals_back(b.card):
            cites = (*cites, "D.26", *(("VT.faq.26",) if self._steals_back(below) else ()))
        if b.flags[-2] & ops.IS_COPY:
            cites = (*cites, "VT.faq.20")
        kind = s.frames[s.depth - 2].kind
        if kind >= 0 and not b.flags[-2] & ops.IS_ANSWER:
            cards = self.tables.cards
            cites = (*cites, *cards[kind].cites_cancelled(cards[self.tables.plain.kind[b.card]]))
        event = Happened(Kind.CANCELLED, "", (b.player,), (), cites, (below, b.card))
        events = [event]
        changed = self.changed(b, now)
        sent_back = self.tables.plain.code[b.pc][1] != ops.TO_DISCARD
        for card in changed:
            if card == below and sent_back and now.place[card] != ops.DISCARD_PILE:
                events += self._sent_back(b, now, card)
            elif card in (below, b.card):
                event.moves.append(self.piece_move(b, now, card))
            else:
                events += self.move(b, now, card, b.player)
        return events

    def _sent_back(self, b: Look, now: Look, card: int) -> list[Happened]:
        """Where a cancelled card went that did not go to the Discard Pile."""
        to, cites = now.place[card], (*self.cites(b), "D.75")
        if is_hand(to):
            return [self.happened(b, now, Kind.RETURNED, "cancelled", (owner(to),), cites, card)]
        return [self.happened(b, now, Kind.PUT_BACK, "text", (b.player,), cites, card)]

    def _steals_back(self, card: int) -> bool:
        kind: int = self.tables.plain.kind[card]
        return any(isinstance(x, Steal) for x in self.tables.cards[kind].reveal)

    def _showed_hand(self, s: State, b: Look) -> list[Happened]:
        if b.seat in (-1, b.player) or not (s.alive >> b.seat) & 1 or s.hand_size[b.seat] == 0:
            return []
        cards = tuple(pieces_at(s, self.tables, hand(b.seat)))
        seats = (b.seat, b.player)
        return [Happened(Kind.SHOWED, "hand", seats, (), self.cites(b), cards, audience=seats)]

    def _looked(self, s: State, b: Look) -> list[Happened]:
        count = s.frames[s.depth - 1].n
        if count == 0:
            return []
        cards = tuple(reversed(s.draw[s.n_draw - count : s.n_draw]))
        return [Happened(Kind.LOOKED, "", (b.player,), (count,), self.cites(b), cards, audience=(b.player,))]

    def _loop(self, s: State, b: Look) -> Happened:
        cards = tuple(pieces_at(s, self.tables, hand(b.player)))
        return Happened(Kind.SHOWED, "loop", (b.player,), (), ("VT.30", "D.41"), cards)

    def _turns(self, s: State, b: Look, now: Look) -> list[Happened]:
        events = []
        for seat in range(s.seats):
            missed, extra = now.missed[seat], now.extra[seat]
            if missed > b.missed[seat]:
                events.append(Happened(Kind.MISSED, "will", (seat,), (missed,), self.cites(b), self._acting(b)))
            elif b.op == ops.START_TURN and missed < b.missed[seat]:
                events.append(Happened(Kind.MISSED, "did", (seat,), (missed,), ("D.15", "D.52")))
            if extra > b.extra[seat]:
                events.append(Happened(Kind.EXTRA, "will", (seat,), (extra,), self.cites(b), self._acting(b)))
            elif extra < b.extra[seat]:
                events.append(Happened(Kind.EXTRA, "takes", (seat,), (extra,), ("D.14",)))
        return events

    def won(self, s: State) -> Happened:
        """The game is over."""
        winners = tuple(p for p in range(s.seats) if (s.winners >> p) & 1)
        how, cites = ENDINGS[s.reason]
        return Happened(Kind.WON, how, winners, (s.turns,), cites)
