"""The kernel against an independent interpreter of the same cards: equal after every answer, over random games."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from fieldofview.cards import CardSet
from fieldofview.cards.decks import brings_in
from fieldofview.cards.effects import Zone
from fieldofview.game import Game, new_game
from fieldofview.kernel import ops
from fieldofview.kernel.layout import State
from fieldofview.kernel.zones import field, hand, is_field, owner
from fieldofview.views import Kind
from fieldofview.views.pieces import piece_names
from fieldofview.views.table import discard_pile
from second_opinion.referee import Referee
from second_opinion.sets import random_set
from second_opinion.table import Face, catalogue, set_parts

LONG_ENOUGH = 2500  # decisions after which a random game of random cards is left alone

MIXES: list[list[str | CardSet]] = [
    ["viewpoint"],
    ["reflections"],
    ["viewpoint", "prizes"],
    ["reflections", "prizes"],
    ["viewpoint", "reflections"],
    ["viewpoint", "reflections", "prizes"],
]


def draw_pile(game: Game) -> list[str]:
    s = game._state
    return [piece_names(game._tables)[c] for c in reversed(s.draw[: s.n_draw])]


def snapshot(game: Game) -> dict[str, Any]:
    """The table in names, as the referee tells it."""
    s, tables, names = game._state, game._tables, game.names
    seats, called = range(len(names)), piece_names(tables)
    lying: dict[int, list[str]] = defaultdict(list)
    hidden = []
    for card, place in enumerate(s.place[: tables.plain.n_cards]):
        lying[place].append(called[card])
        if place == ops.HIDDEN:
            host = s.host[card]
            on = s.place[host]
            holder = owner(on) if is_field(on) else s.home[host]
            home = names[s.home[card]]
            hidden.append([names[holder], called[host], home, called[card]])
    return {
        "hands": {names[p]: sorted(lying[hand(p)]) for p in seats},
        "fields": {names[p]: sorted(lying[field(p)]) for p in seats},
        "discard": list(discard_pile(s, tables)),
        "draw": draw_pile(game),
        "points": {names[p]: s.points[p] for p in seats},
        "missed": {names[p]: s.missed[p] for p in seats},
        "extra": {names[p]: s.extra[p] for p in seats},
        "alive": [names[p] for p in seats if (s.alive >> p) & 1],
        "turn": names[s.turn],
        "hidden": sorted(hidden),
        "plague": s.plague,
        "scores": dict(zip(names, game.outcome.scores, strict=True)) if game.outcome else {},
        "over": bool(s.over),
        "winners": {names[p] for p in seats if (s.winners >> p) & 1},
    }


def is_putting_back(game: Game) -> bool:
    """Whether top cards of the Draw Pile are being looked at: their order is on its way, and nobody leaves."""
    s = game._state
    return game._tables.plain.code[s.frames[s.depth - 1].pc][0] in (ops.TAKE_LOOKED, ops.PUT_BACK)


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
            side["draw"] = sorted(side["draw"])
    for key, value in ours.items():
        other = others[key]
        if key in ("alive", "winners", "discard"):  # which of two alike cards was taken from the pile: no matter
            value, other = sorted(value), sorted(other)
        if key in ("missed", "extra"):  # what a player who left was owed is of no meaning
            value = {n: v for n, v in value.items() if n in ours["alive"]}
            other = {n: v for n, v in other.items() if n in ours["alive"]}
        if key == "turn" and ours["over"]:
            continue
        assert value == other, f"{key}\n{trail}"


def play(seed: int, sets: list[str | CardSet], players: int, leavers: bool) -> None:
    dice = random.Random(seed)
    enigmas, aside = bring_along(dice, sets, players)

    def deal() -> Game:
        return new_game(players, sets, seed, turn_limit=12 * players, enigmas=enigmas, aside=aside)

    game, fresh = deal(), deal()
    names = game.names
    # The referee starts before the first draw: give the drawn card back.
    first = fresh.turn
    before = snapshot(fresh)
    hands: dict[str, list[str]] = before["hands"]
    drawn = next(event for event in fresh.events if event.kind is Kind.DREW).cards[0].name
    hands[names[first]].remove(drawn)
    draw = [drawn, *draw_pile(fresh)]
    fields: dict[str, list[str]] = before["fields"]
    discard = list(discard_pile(fresh._state, fresh._tables))
    check_enigmas(sets, by_name(enigmas, names), hands, fields, discard, draw)
    piles = watch_shuffles(game)

    def shuffle(_: list[Face]) -> list[Face]:
        return piles.pop(0)

    referee = Referee(
        list(names),
        hands,
        draw,
        names[first],
        sets=sets,
        discard=discard,
        fields=fields,
        aside=by_name(aside, names),
        turn_limit=12 * players,
        shuffle=shuffle,
    )
    log: list[str] = []
    compare(game, referee, log)
    while not game.over and len(log) < LONG_ENOUGH:
        decision = game.decision
        assert decision is not None
        if leavers and dice.random() < 0.01 and not is_putting_back(game):
            who = dice.choice([n for p, n in enumerate(names) if (game._state.alive >> p) & 1])
            log.append(f"{who}: forfeit")
            game.forfeit(who)
            referee.leave(who)
        else:
            lines = [option.line for option in decision.options]
            line = "decline" if "decline" in lines and dice.random() < 0.25 else dice.choice(lines)
            log.append(f"{decision.name}: {line}")
            game.answer(line)
            referee.answer(line)
        compare(game, referee, log)


def by_name(of_seat: Mapping[int | str, str], names: Sequence[str]) -> dict[str, str]:
    return {names[int(seat)]: card for seat, card in of_seat.items()}


def bring_along(
    dice: random.Random, sets: Sequence[str | CardSet], players: int
) -> tuple[dict[int | str, str], dict[int | str, str]]:
    """Enigma cards and cards from outside for some seats, where the sets have Enigma cards."""
    cards = [card for given in sets for card in set_parts(given)[0].enigmas]
    if not cards:
        return {}, {}
    owners = dice.sample(range(players), dice.randint(0, min(players, len(cards))))
    enigmas: dict[int | str, str] = {
        seat: card.name for seat, card in zip(owners, dice.sample(cards, len(owners)), strict=True)
    }
    fetching = [card for card in catalogue(sets).values() if brings_in(card)]
    if not any(card.starts is None or card.name in enigmas.values() for card in fetching):
        return enigmas, {}
    own = [name for name, card in catalogue(sets).items() if card.starts is None]
    own += ["Hollow Eyes", "Low Sun"] * 10  # from a set that is not in the mix, with a plague number of its own
    return enigmas, {seat: dice.choice(own) for seat in range(players) if dice.random() < 0.6}


def check_enigmas(
    sets: Sequence[str | CardSet],
    enigmas: Mapping[str, str],
    hands: Mapping[str, Sequence[str]],
    fields: Mapping[str, Sequence[str]],
    discard: Sequence[str],
    draw: Sequence[str],
) -> None:
    """Each Enigma card lies where it starts, after the deal and before the first draw (D.5)."""
    cards = catalogue(sets)
    on_top = [name for name in enigmas.values() if cards[name].starts is Zone.DRAW]
    for owner_name, name in enigmas.items():
        match cards[name].starts:
            case Zone.FIELD:
                assert name in fields[owner_name]
            case Zone.HAND:
                assert name in hands[owner_name]
            case Zone.DISCARD:
                assert name in discard
            case _:
                assert name in draw[: len(on_top)]
    assert all(len(cards) == 5 + (name in enigmas and enigmas[name] in cards) for name, cards in hands.items())
    assert all(len(cards) <= 1 for cards in fields.values())


def watch_shuffles(game: Game) -> list[list[Face]]:
    """Every Draw Pile as it lies right after a shuffle, for the referee to lay out the same."""
    piles: list[list[Face]] = []
    plain = game._tables.plain
    teller = game._tell()
    tell = teller.ticked

    def watched(s: State) -> None:
        if teller.last.op == ops.RESHUFFLE:
            cards = reversed(s.draw[: s.n_draw])
            used = [s.used[plain.word[card]] & plain.bit[card] != 0 for card in cards]
            piles.append(list(zip(draw_pile(game), used, strict=True)))
        tell(s)

    teller.ticked = watched  # type: ignore[method-assign]
    return piles


@pytest.mark.parametrize("sets", MIXES, ids="+".join)
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_kernel_agrees_with_the_referee(sets: list[str | CardSet], players: int) -> None:
    for seed in range(6):
        play(seed * 31 + players, sets, players, leavers=False)


@pytest.mark.parametrize(
    "sets", [["open-eyes"], ["open-eyes+plague"], ["open-eyes+plague", "reflections"]], ids="+".join
)
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_kernel_agrees_on_open_eyes(sets: list[str | CardSet], players: int) -> None:
    for seed in range(8):
        play(seed * 37 + players, sets, players, leavers=seed % 4 == 3)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_kernel_agrees_when_players_leave(players: int) -> None:
    for seed in range(20):
        play(seed * 17 + players, MIXES[-1], players, leavers=True)


@pytest.mark.parametrize("own", range(12))
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_kernel_agrees_on_cards_of_all_words(own: int, players: int) -> None:
    for seed in range(2):
        play(seed * 41 + players, [random_set(own)], players, leavers=seed == 1)


@pytest.mark.parametrize("own", range(12, 24))
@pytest.mark.parametrize("players", [2, 4, 5])
def test_kernel_agrees_on_mixes_of_old_and_new_words(own: int, players: int) -> None:
    mixes: list[list[str | CardSet]] = [
        [random_set(own), "viewpoint"],
        ["reflections", random_set(own), "prizes"],
        [random_set(own), random_set(own + 100)],
        ["viewpoint", "reflections", "prizes", random_set(own)],
    ]
    for seed, sets in enumerate(mixes):
        play(seed * 43 + players, sets, players, leavers=seed == 2)


@pytest.mark.soak
@pytest.mark.parametrize("block", range(40))
def test_kernel_agrees_over_many_games(block: int) -> None:
    for seed in range(100):
        play(100_000 + block * 1000 + seed, MIXES[seed % 6], 2 + seed % 5, leavers=seed % 4 == 0)


@pytest.mark.soak
@pytest.mark.parametrize("own", range(1000, 1400))
def test_kernel_agrees_over_many_random_sets(own: int) -> None:
    for seed in range(10):
        sets = [random_set(own), *([] if seed % 2 else MIXES[own % 6])]
        play(own * 100 + seed, sets, 2 + seed % 5, leavers=seed % 4 == 0)
