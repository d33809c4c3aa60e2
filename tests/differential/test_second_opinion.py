"""The kernel against an independent interpreter of the same cards: equal after every answer, over random games."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from tests.second_opinion.referee import Referee

from fieldofview.game import Game, new_game
from fieldofview.game.narrate import Before
from fieldofview.kernel import ops
from fieldofview.kernel.layout import Plain
from fieldofview.kernel.zones import field, hand, is_field, owner
from fieldofview.views import Event
from fieldofview.views.decision import piece_name
from fieldofview.views.view import cards_at, discard_pile

MIXES = [
    ["viewpoint"],
    ["reflections"],
    ["viewpoint", "prizes"],
    ["reflections", "prizes"],
    ["viewpoint", "reflections"],
    ["viewpoint", "reflections", "prizes"],
]


def draw_pile(game: Game) -> list[str]:
    s = game.state
    return [piece_name(game.tables, c) for c in reversed(s.draw[: s.n_draw])]


def snapshot(game: Game) -> dict[str, object]:
    """The table in names, as the referee tells it."""
    s, tables, names = game.state, game.tables, game.names
    seats = range(len(names))
    hidden = []
    for card in range(tables.plain.n_cards):
        if s.place[card] == ops.HIDDEN:
            host = s.host[card]
            place = s.place[host]
            holder = owner(place) if is_field(place) else s.home[host]
            home = names[s.home[card]]
            hidden.append([names[holder], piece_name(tables, host), home, piece_name(tables, card)])
    return {
        "hands": {names[p]: sorted(cards_at(s, tables, hand(p))) for p in seats},
        "fields": {names[p]: sorted(cards_at(s, tables, field(p))) for p in seats},
        "discard": list(discard_pile(s, tables)),
        "draw": draw_pile(game),
        "points": {names[p]: s.points[p] for p in seats},
        "missed": {names[p]: s.missed[p] for p in seats},
        "extra": {names[p]: s.extra[p] for p in seats},
        "alive": [names[p] for p in seats if (s.alive >> p) & 1],
        "turn": names[s.turn],
        "hidden": sorted(hidden),
        "over": bool(s.over),
        "winners": {names[p] for p in seats if (s.winners >> p) & 1},
    }


def is_putting_back(game: Game) -> bool:
    """Whether top cards of the Draw Pile are being looked at: their order is on its way, and nobody leaves."""
    s = game.state
    return game.tables.plain.code[s.frames[s.depth - 1].pc][0] in (ops.TAKE_LOOKED, ops.PUT_BACK)


def compare(game: Game, referee: Referee, log: Sequence[str]) -> None:
    question = referee.decision()
    decision = game.decision
    trail = "\n".join(log[-12:])
    if decision is None:
        assert question is None, f"only the referee asks: {question}\n{trail}"
    else:
        assert question is not None, f"only the kernel asks: {decision}\n{trail}"
        mine = sorted(o.line for o in decision.options)
        theirs = sorted(question[1])
        assert (decision.name, mine) == (question[0], theirs), (
            f"{decision.name} {mine}\n{question[0]} {theirs}\n{trail}"
        )
    ours, others = snapshot(game), dict(referee.snapshot())
    if decision is not None and is_putting_back(game):
        for side in (ours, others):  # while top cards are being put back their order is on its way
            side["draw"] = sorted(side["draw"])  # type: ignore[call-overload]
    for key, value in ours.items():
        other = others[key]
        if key in ("alive", "winners", "discard"):  # which of two alike cards was taken from the pile: no matter
            value, other = sorted(value), sorted(other)  # type: ignore[call-overload]
        if key in ("missed", "extra"):  # what a player who left was owed is of no meaning
            value = {n: v for n, v in value.items() if n in ours["alive"]}  # type: ignore[attr-defined, operator]
            other = {n: v for n, v in other.items() if n in ours["alive"]}  # type: ignore[operator]
        if key == "turn" and ours["over"]:
            continue
        assert value == other, f"{key}\n{trail}"


def play(seed: int, sets: list[str], players: int, leavers: bool) -> None:
    dice = random.Random(seed)
    game = new_game(players, sets, seed, turn_limit=12 * players)
    names = game.names
    fresh = new_game(players, sets, seed, turn_limit=12 * players)
    # The referee starts before the first draw: give the drawn card back.
    first = fresh.turn
    hands = {n: list(cards_at(fresh.state, fresh.tables, hand(p))) for p, n in enumerate(names)}
    draw = draw_pile(fresh)
    drawn = fresh.events[0].cards[0]
    hands[names[first]].remove(drawn)
    piles = watch_shuffles(game)

    def shuffle(_: list[str]) -> list[str]:
        return piles.pop(0)

    referee = Referee(
        list(names), hands, [drawn, *draw], names[first], sets=sets, turn_limit=12 * players, shuffle=shuffle
    )
    log: list[str] = []
    compare(game, referee, log)
    while not game.over:
        decision = game.decision
        assert decision is not None
        if leavers and dice.random() < 0.01 and not is_putting_back(game):
            who = dice.choice([n for p, n in enumerate(names) if (game.state.alive >> p) & 1])
            log.append(f"{who}: forfeit")
            game.forfeit(who)
            referee.leave(who)
        else:
            line = dice.choice(decision.options).line
            log.append(f"{decision.name}: {line}")
            game.answer(line)
            referee.answer(line)
        compare(game, referee, log)


def watch_shuffles(game: Game) -> list[list[str]]:
    """Every Draw Pile as it lies right after a shuffle, for the referee to lay out the same."""
    piles: list[list[str]] = []
    tell = game._narrator.after_tick

    def watched(s: Plain, before: Before) -> list[Event]:
        if before.op == ops.RESHUFFLE:
            piles.append(draw_pile(game))
        return tell(s, before)

    game._narrator.after_tick = watched  # type: ignore[method-assign]
    return piles


@pytest.mark.parametrize("sets", MIXES, ids="+".join)
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_kernel_agrees_with_the_referee(sets: list[str], players: int) -> None:
    for seed in range(12):
        play(seed * 31 + players, sets, players, leavers=False)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_kernel_agrees_when_players_leave(players: int) -> None:
    for seed in range(40):
        play(seed * 17 + players, MIXES[-1], players, leavers=True)


@pytest.mark.soak
@pytest.mark.parametrize("block", range(40))
def test_kernel_agrees_over_many_games(block: int) -> None:
    for seed in range(100):
        play(100_000 + block * 1000 + seed, MIXES[seed % 6], 2 + seed % 5, leavers=seed % 4 == 0)
