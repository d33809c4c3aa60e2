"""Lay out the table of a scenario: any cards anywhere, then a game that goes on from there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from ..cards import MAX_CARDS, MAX_SEATS, Deck, UnclearCard, UnknownCard
from ..cards.complaint import Complaint
from ..cards.decks import Extra, is_of_a_file, outside_name, plague_of
from ..cards.effects import Zone
from ..cards.shelf import known_sets
from ..cards.typed import said
from ..kernel import ops
from ..kernel.dealing import clear, seat_players
from ..kernel.knowledge import learn_all
from ..kernel.layout import Printed, State
from ..kernel.leaving import credit_last
from ..kernel.rng import seed_rng
from ..kernel.tables import Tables, size_for, tables_for
from ..kernel.turns import finish
from ..kernel.zones import begin_copy, begin_link, field, hand, put
from .game import Game
from .making import MOST_TOKENS, PLAIN, Setup
from .scenario import BadScenario, Scenario, is_row, set_path
from .setup import MAX_SEED, MAX_TURN_LIMIT, called, deck_of


def lay_out(scenario: Scenario, backend: str = "plain", windows: str = PLAIN) -> Game:
    """The scenario's game, before its first line; with `drawn` it stands at the first open moment."""
    return _Layout(scenario).game(backend, windows)


class _Layout:
    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.table = scenario.table
        self.where = scenario.where()
        self.enigmas = self.cards_by_seat("enigmas")
        self.aside = {seat: self.outside(name) for seat, name in self.cards_by_seat("aside").items()}
        self.deck: Deck = deck_of(scenario.sets, len(scenario.players), self.enigmas, self.aside)
        self.free: dict[int, list[int]] = {}
        self.seed = self.whole(self.table.get("seed", 0), "seed", 0, MAX_SEED - 1)
        if len(scenario.players) > MAX_SEATS:
            raise self.bad("at most {most} players sit at one table (D.7)", most=MAX_SEATS)

    def bad(self, what: str, **values: object) -> BadScenario:
        return BadScenario("{where}: {what}.", where=self.where, what=Complaint(what, **values))

    # -- reading -----------------------------------------------------------------------------------------------

    def kind(self, name: str) -> int:
        try:
            return self.deck.cards.index(self.deck.card(name))
        except UnclearCard as error:
            raise BadScenario("{where}: {error}", where=self.where, error=error) from error
        except UnknownCard as error:
            raise self.bad("{error} The sets are {sets}", error=error, sets=", ".join(self.scenario.sets)) from error

    def names(self, value: Any, key: str) -> list[str]:
        if not isinstance(value, list) or not all(isinstance(v, str) for v in value):
            raise self.bad("{key} must be a list of card names", key=key)
        return value

    def seat(self, name: Any) -> int:
        for seat, player in enumerate(self.scenario.players):
            if isinstance(name, str) and player.lower() == name.lower():
                return seat
        raise self.bad(
            "there is no player {name!r}; there are {names}", name=name, names=", ".join(self.scenario.players)
        )

    def cards_by_seat(self, key: str) -> dict[int, str]:
        cards = self.by_player(key)
        if not all(isinstance(name, str) for name in cards.values()):
            raise self.bad("{key} must give each player one card", key=key)
        return cards

    def outside(self, name: str) -> str:
        """A card set aside; the set file that it may be named with lies where the scenario says."""
        title, home = outside_name(name)
        return f"{title} ({set_path(home, self.scenario.file)})" if is_of_a_file(name) else name

    def by_player(self, key: str) -> dict[int, Any]:
        value = self.table.get(key, {})
        if not isinstance(value, dict):
            raise self.bad("{key} must be given by player", key=key)
        found: dict[int, Any] = {}
        for name, entry in value.items():
            if self.seat(name) in found:
                raise self.bad("{key} names {name} twice", key=key, name=name)
            found[self.seat(name)] = entry
        return found

    def rows(self, key: str) -> list[list[str]]:
        value = self.table.get(key, [])
        if not isinstance(value, list) or not all(is_row(r) for r in value):
            raise self.bad("{key} must be a list of entries of four texts", key=key)
        return value

    def whole(self, value: Any, key: str, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.bad("{key} must be a whole number", key=key)
        if not low <= value <= high:
            raise self.bad(
                "{key} must be from {low} to {high}, not {value}", key=key, low=low, high=high, value=said(value)
            )
        return value

    def flag(self, key: str, default: bool) -> bool:
        value = self.table.get(key, default)
        if not isinstance(value, bool):
            raise self.bad("{key} must be true or false", key=key)
        return value

    # -- laying out --------------------------------------------------------------------------------------------

    def game(self, backend: str, windows: str) -> Game:
        hands = {seat: self.names(v, "hands") for seat, v in self.by_player("hands").items()}
        fields = {seat: self.names(v, "fields") for seat, v in self.by_player("fields").items()}
        draw = self.names(self.table.get("draw", []), "draw")
        discard = self.names(self.table.get("discard", []), "discard")
        hidden = self.rows("hidden")
        outside = tuple(extra for extra in self.deck.extras if extra.starts is Zone.OUT)
        counts: Counter[int] = Counter(self.deck.cards.index(extra.card) for extra in outside)
        for pile in (*hands.values(), *fields.values(), draw, discard, [row[3] for row in hidden]):
            counts.update(self.kind(name) for name in pile)
        for extra in self.deck.extras:
            brought = sum(other.card == extra.card for other in self.deck.extras)
            if extra.starts is not Zone.OUT and counts[self.deck.cards.index(extra.card)] > brought:
                raise self.bad(
                    "{card} lies on the table more often than players brought it (D.5)", card=extra.card.name
                )
        if counts.total() > MAX_CARDS:
            raise self.bad(
                "{count} cards are too many: at most {most} make one game (D.7)", count=counts.total(), most=MAX_CARDS
            )
        laid = tuple(counts[k] for k in range(len(self.deck.cards)))
        deck = replace(self.deck, counts=laid, extras=outside, plague=self.plague(counts, outside))
        tables = tables_for(deck, size_for(len(self.scenario.players), deck))
        self.free = {k: list(tables.pieces(k)) for k in range(len(self.deck.cards))}
        state = self.state(tables, hands, fields, draw, discard)
        for card in tables.plain.aside:
            if card >= 0:
                learn_all(state, tables.plain, card)
        self.hide(state, tables, hidden)
        self.link(state, tables)
        self.finish(state, tables)
        options = self.table.get("options", {})
        if not isinstance(options, dict) or set(options) - {"turn_limit"}:
            raise self.bad("options knows only turn_limit")
        limit = self.whole(options.get("turn_limit", 0), "turn_limit", 0, MAX_TURN_LIMIT)
        state.turn_limit = limit
        enigmas = tuple(self.enigmas.items())
        aside = tuple((extra.seat, called(self.deck, extra)) for extra in outside)
        setup = Setup(self.scenario.players, self.deck.sets, self.seed, -1, limit, enigmas, aside, windows)
        return Game(setup, tables, state, backend, imagined=True)

    def plague(self, counts: Counter[int], outside: Sequence[Extra]) -> int:
        """The plague number before anything is brought in; cards that lie on the table are in the game (D.3, D.82)."""
        laid = [card for k, card in enumerate(self.deck.cards) if counts[k] > sum(x.card == card for x in outside)]
        numbers = (self.deck.plague, plague_of(laid, (*self.deck.parts, *known_sets()), self.deck.players))
        return min((number for number in numbers if number), default=0)

    def state(
        self,
        tables: Tables,
        hands: dict[int, list[str]],
        fields: dict[int, list[str]],
        draw: list[str],
        discard: list[str],
    ) -> State:
        s = State(tables.size)
        t = tables.plain
        clear(s, t)
        seed_rng(s, self.seed)
        seat_players(s, len(self.scenario.players), self.seat(self.table.get("turn", self.scenario.players[0])), 0)
        for pieces in self.free.values():
            for card in pieces:
                s.at[ops.OUT][t.word[card]] |= t.bit[card]
                s.place[card] = ops.OUT
        for seat, names in hands.items():
            self.lay(s, t, names, hand(seat))
        for seat, names in fields.items():
            self.lay(s, t, names, field(seat))
        for name in reversed(draw):
            card = self.take(name)
            put(s, t, card, ops.DRAW_PILE)
            s.draw[s.n_draw] = card
            s.n_draw += 1
        self.lay(s, t, reversed(discard), ops.DISCARD_PILE)
        return s

    def take(self, name: str) -> int:
        return self.free[self.kind(name)].pop(0)

    def lay(self, s: State, t: Printed, names: Iterable[str], place: int) -> None:
        for name in names:
            put(s, t, self.take(name), place)

    def find(self, s: State, tables: Tables, seat: int, name: str, *, hidden: bool = False) -> list[int]:
        """Pieces of a name in a Field of View by arrival, then, if asked for, hidden ones taken from it."""
        kind = self.kind(name)
        pieces = [c for c in tables.pieces(kind) if s.place[c] == field(seat)]
        pieces.sort(key=lambda c: int(s.since[c]))
        if hidden:
            pieces += [c for c in tables.pieces(kind) if s.place[c] == ops.HIDDEN and s.home[c] == seat]
        return pieces

    def hide(self, s: State, tables: Tables, rows: Sequence[list[str]]) -> None:
        """Lay hidden cards under their hiding cards; an entry may build on another one."""
        waiting = list(rows)
        while waiting:
            left = []
            for row in waiting:
                holder, host_name, home, name = row
                hosts = self.find(s, tables, self.seat(holder), host_name, hidden=True)
                t = tables.plain
                hosts = [h for h in hosts if not s.hosting[t.word[h]] & t.bit[h]]
                if not hosts:
                    left.append(row)
                    continue
                card = self.take(name)
                put(s, t, card, ops.HIDDEN)
                s.home[card] = self.seat(home)
                s.host[card] = hosts[0]
                s.hosting[t.word[hosts[0]]] |= t.bit[hosts[0]]
            if len(left) == len(waiting):
                who, host, _, card_name = left[0]
                raise self.bad(
                    "hidden: {who} has no {host} in 'fields' to lay {card} under", who=who, host=host, card=card_name
                )
            waiting = left

    def link(self, s: State, tables: Tables) -> None:
        t = tables.plain
        for holder, mirror_name, other, name in self.rows("links"):
            mirrors = [c for c in self.find(s, tables, self.seat(holder), mirror_name, hidden=True) if not s.copied[c]]
            originals = [c for c in self.find(s, tables, self.seat(other), name, hidden=True) if c not in mirrors[:1]]
            if not mirrors or not t.mirror[t.kind[mirrors[0]]]:
                raise self.bad("links: {who} has no {card} in 'fields' that could copy", who=holder, card=mirror_name)
            if not originals:
                raise self.bad("links: {who} has no {card} in 'fields' to be copied", who=other, card=name)
            mirror, original = mirrors[0], originals[0]
            kind = t.kind[original]
            begin_copy(s, t, mirror, kind, original)
            if t.ability[kind] >= 0:
                begin_link(s, t, mirror)

    def finish(self, s: State, tables: Tables) -> None:
        """Turns, tokens, who has left, time, and where in the turn the script starts."""
        t = tables.plain
        most = MOST_TOKENS
        for key, target, low, high in (
            ("missed", s.missed, 0, 99),
            ("extra", s.extra, 0, 99),
            ("tokens", s.tokens, -most, most),
        ):
            for seat, value in self.by_player(key).items():
                target[seat] = self.whole(value, f"{key}.{self.scenario.players[seat]}", low, high)
        gone = {self.seat(name) for name in self.names(self.table.get("out", []), "out")}
        if len(gone) == s.seats:
            raise self.bad("out names every player, so nobody is left to play")
        s.alive &= ~sum(1 << seat for seat in gone)
        s.n_alive -= len(gone)
        if s.n_alive == 1:
            credit_last(s)
            finish(s, s.alive, ops.LAST_PLAYER)
        for name in self.names(self.table.get("used", []), "used"):
            pieces = self.find(s, tables, s.turn, name)
            pieces = [c for c in pieces if not s.used[t.word[c]] & t.bit[c]]
            if not pieces:
                who = self.scenario.players[s.turn]
                raise self.bad("used: {who} has no unused {card} in 'fields'", who=who, card=name)
            s.used[t.word[pieces[0]]] |= t.bit[pieces[0]]
        s.plays = self.whole(self.table.get("played", 0), "played", 0, 99)
        if self.flag("time_called", False):
            s.time = ops.CALLED
        s.frames[0].pc = ops.ROW_OPEN if self.flag("drawn", True) else ops.ROW_START
