"""The law of refusals: `why` finds a reason exactly for the lines that are not offered, and the reason is true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from tests.views.coupled import universe
from tests.views.games import ALL, SMALL, WINDOWS, Sets, ids_of, in_turn, played

from fieldofview.cards import Card
from fieldofview.cards import effects as fx
from fieldofview.game import Game
from fieldofview.rulings import RULINGS
from fieldofview.views import Decision, Lying, View
from fieldofview.views.words import refusal

CITES = ("D.16", "D.46", "D.81", "D.84")


@dataclass(frozen=True)
class Asked:
    """A line that is not offered, and what its player may know."""

    game: Game
    view: View
    decision: Decision | None
    verb: str
    rest: str
    values: dict[str, str]

    @property
    def card(self) -> Card:
        return self.game._tables.find(self.name)

    @property
    def name(self) -> str:
        """The card's name in the line."""
        head, _, tail = self.rest.rpartition(" of ")
        return head if head and tail in self.view.names else self.rest

    @property
    def owner(self) -> int | None:
        _, _, tail = self.rest.rpartition(" of ")
        return self.view.names.index(tail) if tail in self.view.names else None

    @property
    def kind(self) -> str:
        return self.decision.kind if self.decision is not None else ""

    @property
    def lines(self) -> list[str]:
        return [option.line for option in self.decision.options] if self.decision is not None else []

    @property
    def mine(self) -> list[Lying]:
        """The cards of this name in the own Field of View."""
        assert self.view.seat is not None
        return [card for card in self.view.fields[self.view.seat] if card.name == self.name]

    def is_named(self, name: str) -> bool:
        return any(self.name == n for n in self.game._tables.names if n == name)

    def lying(self) -> list[tuple[int, Lying]]:
        """The cards of this name that a line might mean, with whose they are."""
        found = [(seat, card) for seat, field in enumerate(self.view.fields) for card in field]
        return [(seat, card) for seat, card in found if card.name == self.name and self.owner in (None, seat)]

    def wants_card(self) -> bool:
        return self.kind in ("card", "pick")


def ability(asked: Asked) -> set[str]:
    """What the own cards of this name give: `text` in one's turn, `beacon` in windows; mirrors what they copy."""
    by_other_lines = (fx.ExtraPlay, fx.ExtraDraw, fx.Replace)
    gives: set[str] = set()
    for lying in asked.mine:
        cards = [asked.card]
        if lying.linked and lying.copies is not None:
            cards.append(asked.game._tables.find(lying.copies))
        for card in cards:
            if card.sacrifice:
                gives.add("beacon")
            if card.each_turn and not isinstance(next(iter(card.each_turn)), by_other_lines):
                gives.add("text")
    return gives


Truth = Callable[[Asked], bool]

# What must hold, by what the player can see, where a reason is given.
TRUTHS: dict[str, Truth] = {
    "not your turn": lambda a: a.view.turn != a.view.seat,
    "not asked": lambda a: a.decision is None,
    "not yours": lambda a: a.decision is None,
    "not in window": lambda a: a.view.window is not None and a.decision is None,
    "play owed": lambda a: a.kind == "action" and "end" not in a.lines and bool(a.view.hand),
    "end only in turn": lambda a: a.kind != "action",
    "compulsory": lambda a: not {"done", "decline"} & set(a.lines),
    "done wanted": lambda a: "done" in a.lines,
    "nothing to decline": lambda a: a.kind == "action" or "decline" not in a.lines,
    "not in hand": lambda a: a.name not in a.view.hand,
    "own hand wanted": lambda a: a.kind == "pick" and a.owner not in (None, a.view.seat),
    "play only in turn": lambda a: a.kind != "action" and a.name in a.view.hand,
    "play made": lambda a: a.kind == "action" and not any(line.startswith("play ") for line in a.lines),
    "no reveal": lambda a: not tuple(a.card.reveal) and a.name in a.view.hand,
    "answers other": lambda a: a.kind == "respond",
    "reveal only in answer": lambda a: a.kind != "respond" and isinstance(next(iter(a.card.reveal)), fx.Cancel),
    "reveal any time": lambda a: a.kind not in ("action", "respond", "open moment") and bool(tuple(a.card.reveal)),
    "many reveals": lambda a: a.kind in ("action", "respond", "open moment"),
    "not in field": lambda a: not a.mine,
    "no use": lambda a: bool(a.mine) and not ability(a),
    "use in turn": lambda a: a.kind != "action" and "text" in ability(a),
    "used up": lambda a: a.kind == "action" and "text" in ability(a) and any(card.used for card in a.mine),
    "use in answer": lambda a: a.kind != "respond" and "beacon" in ability(a),
    "uncancellable": lambda a: a.kind == "respond" and "beacon" in ability(a),
    "own play": lambda a: a.kind == "respond" and a.decision is not None and a.decision.about == a.name,
    "no play": lambda a: a.kind == "respond" and a.view.settling[-1].how != "play",
    "no such use": lambda a: a.kind == "respond" and any(card.linked for card in a.mine),
    "lasting only in turn": lambda a: a.kind != "action",
    "no lasting": lambda a: a.kind == "action",
    "pile empty": lambda a: a.view.draw_size == 0,
    "lasting used up": lambda a: a.kind == "action",
    "say what": lambda a: a.kind == "action",
    "answer or decline": lambda a: a.kind in ("respond", "open moment"),
    "not destroyed": lambda a: a.kind == "card",
    "lured": lambda a: a.kind == "card" and a.values["card"] != a.name,
    "not itself": lambda a: a.decision is not None and a.decision.about == a.name,
    "card wanted": lambda a: a.wants_card() and a.rest in a.view.names,
    "no modes": lambda a: a.kind not in ("mode", "action", "respond", "open moment") and a.rest.startswith("option "),
    "player wanted": lambda a: a.kind == "player" and a.name in a.game._tables.names,
    "mode wanted": lambda a: a.kind == "mode" and not a.rest.startswith("option "),
    "no option": lambda a: a.kind == "mode" and a.rest.startswith("option "),
    "not yourself": lambda a: a.rest == a.view.names[a.view.seat or 0],
    "fewer cards": lambda a: holds_no_more(a),
    "gone": lambda a: not a.view.alive[a.view.names.index(a.rest)],
    "not there": lambda a: a.wants_card() and not any(a.name == line[7 : 7 + len(a.name)] for line in meant(a)),
    "already chosen": lambda a: a.kind == "card" and bool(a.lying()),
    "no twin": lambda a: a.kind == "card" and bool(a.lying()),
    "which one": lambda a: len(meant(a)) > 1,
}


def holds_no_more(asked: Asked) -> bool:
    assert asked.decision is not None
    sizes = asked.view.hand_sizes
    return sizes[asked.view.names.index(asked.rest)] <= sizes[asked.decision.by]


def meant(asked: Asked) -> list[str]:
    """The options of the card that a line names."""
    assert asked.decision is not None
    options = [option for option in asked.decision.options if option.card == asked.name]
    return [option.line for option in options if asked.owner in (None, option.of)]


def check(game: Game, seat: int, lines: list[str], found: Counter[str]) -> None:
    view = game.view(seat)
    offered = {option.line for option in game.options(seat)}
    for line in lines:
        reason = game.reason(line, seat)
        is_offered = game.match(line, seat) is not None or line in offered
        assert (reason is None) == is_offered, (line, reason)
        if reason is None:
            continue
        assert set(reason.cites) <= RULINGS.keys(), reason
        for language in ("en", "de"):
            assert refusal(reason.code, reason.values, language)
        decision = game._question(seat)
        if decision is None and line.startswith("reveal") and game._may_interject(seat):
            decision = game._interjection(seat)
        verb, _, rest = line.partition(" ")
        asked = Asked(game, view, decision, verb, rest, dict(reason.values))
        assert TRUTHS[reason.code](asked), (line, reason, decision)
        found[reason.code] += 1


def refuse(sets: Sets, players: int, seed: int, windows: str, acts: int, found: Counter[str]) -> None:
    for game, dice in played(sets, players, seed, windows, 0.01, acts):
        if game.over:
            return
        lines = universe(game)
        asked = [decision.seat for decision in game.pending]
        for seat in range(players):
            if game.view(None).alive[seat]:
                check(game, seat, lines if seat in asked[:2] else dice.sample(lines, 12), found)


@pytest.mark.parametrize(("sets", "players", "windows"), in_turn(SMALL[::2]), ids=ids_of(SMALL[::2]))
def test_there_is_a_true_reason_exactly_for_what_is_not_offered(sets: Sets, players: int, windows: str) -> None:
    found: Counter[str] = Counter()
    refuse(sets, players, 500 + players, windows, 25, found)
    assert len(found) > 8


@pytest.mark.soak
@pytest.mark.parametrize("windows", WINDOWS)
@pytest.mark.parametrize(("sets", "players"), ALL, ids=ids_of(ALL))
def test_there_is_a_true_reason_in_long_games(sets: Sets, players: int, windows: str) -> None:
    for seed in range(4):
        refuse(sets, players, 7000 + seed, windows, 120, Counter())
