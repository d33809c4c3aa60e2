"""The laws of views: knowledge is what a seat was told, and imagined games look the same to who imagines them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, replace
from random import Random

import pytest
from tests.views.games import (
    ALL,
    MIXES,
    PUBLISHED,
    SMALL,
    WINDOWS,
    Sets,
    ids_of,
    living,
    picked,
    played,
    viewers,
)
from tests.views.hidden import places, renamed_state
from tests.views.later import LATER
from tests.views.witness import Witness

from fieldofview.cards import Card, CardSet
from fieldofview.cards import effects as fx
from fieldofview.game import Game, determinise, new_game
from fieldofview.game.scenario import read_text
from fieldofview.game.script import run_scenario
from fieldofview.kernel import ops
from fieldofview.kernel.zones import is_hand
from fieldofview.views import Kind, View
from fieldofview.views.decision import name_options
from fieldofview.views.pieces import piece_names
from fieldofview.views.position import position
from fieldofview.views.table import is_known, row_of

CITES = ("D.43", "D.44", "D.47", "D.75", "D.76", "D.78", "D.79", "D.80")  # what no scenario can show in full


def difference(one: View, other: View) -> list[str]:
    """The names of those fields in which two views differ; what is made only when asked for counts too."""
    names = [f.name for f in fields(View) if f.name != "_source"]
    return [name for name in (*names, "position", "events") if getattr(one, name) != getattr(other, name)]


# -- what a seat was told ------------------------------------------------------------------------------------------


def witness(sets: Sets, players: int, seed: int, windows: str, disturbance: float, acts: int) -> None:
    witnesses = [Witness(seat, players) for seat in (None, *range(players))]
    for game, dice in played(sets, players, seed, windows, disturbance, acts):
        for one in witnesses:
            if dice.random() < 0.3 or game.over:
                view = game.view(one.seat)
                one.follow(view)
                one.check(view)


@pytest.mark.parametrize("windows", WINDOWS)
@pytest.mark.parametrize(("sets", "players"), ALL, ids=ids_of(ALL))
def test_knowledge_is_what_the_own_events_told(sets: Sets, players: int, windows: str) -> None:
    witness(sets, players, 410 + players, windows, 0.01 * (players % 2), 120 if players < 7 else 40)


@pytest.mark.soak
@pytest.mark.parametrize("windows", WINDOWS)
@pytest.mark.parametrize(("sets", "players"), ALL, ids=ids_of(ALL))
def test_knowledge_is_what_the_own_events_told_in_long_games(sets: Sets, players: int, windows: str) -> None:
    for seed in range(10):
        witness(sets, players, 4100 + seed, windows, 0.01 * (seed % 2), 400)


def test_all_players_know_what_an_onlooker_knows() -> None:
    for seed, (sets, players) in enumerate([*((MIXES[-1], p) for p in range(2, 7)), *LATER[::3], *PUBLISHED[::2]]):
        for game, dice in played(sets, players, 500 + seed, WINDOWS[seed % 2], 0.01):
            if dice.random() > 0.25 or game.decision is None or game.decision.kind in ("respond", "open moment"):
                continue
            open_to_all = game.view(None)
            for seat in living(game):
                view = game.view(seat)
                for mine, everybodys in zip(view.known, open_to_all.known, strict=True):
                    assert not Counter(everybodys) - Counter(mine)
                for depth, name in enumerate(open_to_all.draw_known):
                    assert name is None or view.draw_known[depth] == name
                assert not Counter(open_to_all.out) - Counter(view.out)


def test_spectators_have_no_hand_and_no_decision() -> None:
    for game, _ in played(MIXES[4], 3, 910, WINDOWS[1]):
        view = game.view(None)
        assert view.hand == ()
        assert view.decision is None
        assert view.hand_sizes == tuple(len(game.view(p).hand) for p in range(3))


@pytest.mark.parametrize(("sets", "players"), [(MIXES[5], 4), LATER[1], LATER[-1], PUBLISHED[2]])
def test_knowledge_rows_hold_only_what_lies_hidden(sets: Sets, players: int) -> None:
    """What lies open is nobody's secret: the kernel's rows name hidden cards only."""
    for game, _ in played(sets, players, 1400, disturbance=0.01):
        s, plain = game._state, game._tables.plain
        for viewer in viewers(game):
            row = s.known[row_of(viewer)]
            for card in range(plain.n_cards):
                if row[plain.word[card]] & plain.bit[card]:
                    assert s.place[card] in (ops.DRAW_PILE, ops.OUT) or is_hand(s.place[card])


# -- alike pieces --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("windows", WINDOWS)
@pytest.mark.parametrize(("sets", "players"), SMALL[::3], ids=ids_of(SMALL[::3]))
def test_positions_do_not_tell_pieces_of_one_name_apart(sets: Sets, players: int, windows: str) -> None:
    """The coupled games rename pieces at the deal; here they are renamed wherever the game has come to (D.80)."""
    for game, dice in played(sets, players, 700 + players, windows, 0.01, 60):
        if dice.random() < 0.3 and not game.over:
            s, tables = game._state, game._tables
            other = renamed_state(s, tables, dice)
            assert name_options(other, tables, game.names) == name_options(s, tables, game.names)
            for seat in viewers(game):
                assert position(other, tables, seat) == position(s, tables, seat)


UNLIKE = """
[[scenario]]
title   = "Two mirrors that differ"
players = ["Ann", "Bob"]
script  = '''
Ann: play Mirage
pause
'''
[scenario.table]
links      = [["Bob", "Mirror Image", "Bob", "Shadow"]]
hands.Ann  = ["Mirage"]
fields.Bob = ["Shadow", "Mirror Image", "Mirror Image"]
"""


def test_unlike_pieces_of_one_name_are_listed_by_arrival() -> None:
    """Which piece of cardboard lies where shows nowhere, the order of the options included (D.80)."""
    game = run_scenario(read_text(UNLIKE)[0]).game
    assert game is not None
    assert game.decision is not None
    lines = [option.line for option in game.decision.options]
    assert "choose Mirror Image #2 of Bob" in lines
    dice = Random(1)
    for _ in range(8):
        other = renamed_state(game._state, game._tables, dice)
        assert [option.line for option in name_options(other, game._tables, game.names)] == lines


# -- games that a seat may imagine (D.79) --------------------------------------------------------------------------


def imagined(sets: Sets, players: int, seed: int, windows: str, acts: int = 100) -> Iterator[tuple[Game, View, Random]]:
    """Views at decisions of their own seats."""
    for game, dice in played(sets, players, seed, windows, 0.01, acts):
        if game.pending and dice.random() < 0.15:
            yield game, game.view(dice.choice(game.pending).seat), dice


@pytest.mark.parametrize("windows", WINDOWS)
@pytest.mark.parametrize(("sets", "players"), ALL, ids=ids_of(ALL))
def test_an_imagined_game_gives_the_same_view(sets: Sets, players: int, windows: str) -> None:
    """But for the window and who else is asked: in an imagined game one is asked at a time, as in plain windows."""
    for game, view, dice in imagined(sets, players, 1000 + players, windows, 60):
        seed = dice.randrange(1 << 40)
        dream = determinise(view, seed)
        differing = difference(view, dream.view(view.seat))
        assert set(differing) <= ({"window", "waiting_for"} if windows == WINDOWS[1] else set()), differing
        assert Counter(name for name, _ in places(dream)) == Counter(name for name, _ in places(game))
        assert dream.view(None).hand_sizes == view.hand_sizes
        assert places(determinise(view, seed)) == places(dream)


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_an_imagined_game_plays_on_to_its_end(players: int) -> None:
    for number, (sets, seats) in enumerate(ALL):
        if seats == players:
            for _, view, dice in imagined(sets, players, 1100 + players, WINDOWS[number % 2], 60):
                if dice.random() < 0.3:
                    dream = determinise(view, dice.randrange(1 << 40))
                    while not dream.over:
                        assert dream.decision is not None
                        dream.answer(picked(dream.decision, dice))
                    assert dream.outcome is not None


def test_every_unseen_card_is_equally_likely_everywhere() -> None:
    """Chi-square over the places where the cards of some names land."""
    for game, _ in played(MIXES[0], 3, 1200):
        decision = game.decision
        assert decision is not None
        if decision.kind == "action" and game._state.turns >= 4:
            break
    seat = decision.seat
    view = game.view(seat)
    s, tables = game._state, game._tables
    names = piece_names(tables)
    unseen = [c for c in range(tables.plain.n_cards) if not is_known(s, tables, seat, c)]
    slots = Counter(s.place[c] for c in unseen)
    wanted = {unseen[0], unseen[len(unseen) // 2], unseen[-1]}
    deals = 1500
    for card in wanted:
        name = names[card]
        twins = sum(names[c] == name for c in unseen)
        known = Counter(s.place[c] for c in range(tables.plain.n_cards) if c not in unseen and names[c] == name)
        found: Counter[int] = Counter()
        for seed in range(deals):
            dream = determinise(view, seed * 7919 + card)
            found.update(place for n, place in places(dream) if n == name)
        chi = 0.0
        for place, count in slots.items():
            expected = deals * twins * count / len(unseen)
            chi += (found[place] - deals * known[place] - expected) ** 2 / expected
        assert len(slots) == 3  # two hands and the Draw Pile: two degrees of freedom
        assert chi < 13.8, (name, found)  # one in a thousand; the seeds are fixed


def test_only_an_own_decision_can_be_imagined_from() -> None:
    game = new_game(3, ["viewpoint"], 5)
    decision = game.decision
    assert decision is not None
    for viewer in [None, (decision.seat + 1) % 3]:
        with pytest.raises(ValueError, match=r"D\.79"):
            determinise(game.view(viewer), 1)


def test_a_view_without_its_log_imagines_the_same_game() -> None:
    """The log binds nothing more than the position (D.79)."""
    for _, view, dice in imagined(MIXES[5], 4, 1300, WINDOWS[0]):
        seed = dice.randrange(1 << 40)
        silent = replace(view, _source=replace(view._made_from, events=tuple))
        assert silent.events == ()
        assert places(determinise(silent, seed)) == places(determinise(view, seed))


# -- cards that go out of sight while something of theirs is being settled -----------------------------------------


def our_card(name: str, **parts: object) -> Card:
    return Card(name, 10, 20, **parts, document="", edition="viewniverse")  # type: ignore[arg-type]


OUT_OF_SIGHT = CardSet(
    "out-of-sight",
    "Cards for the tests below",
    (
        our_card("Grab", play=[fx.TargetCard(), fx.TargetPlayer(), fx.TakeToHand(), fx.Discard(1)]),
        our_card("Storm", reveal=[fx.Cancel(fx.Threat.PLAY, fx.Zone.HAND), fx.Squint(1), fx.Discard(1, fx.Who.YOU)]),
        our_card("Echo", reveal=[fx.Draw(1), fx.Goes(fx.Zone.DRAW)]),
        our_card("Scope", play=[fx.LookAndTake(2)]),
    ),
)


def answered(seed: int, *lines: str) -> Game:
    """A game for two of the cards above, after these answers; whoever may answer else declines."""
    game = new_game(2, [OUT_OF_SIGHT], seed, dealer="East", names=["North", "East"])
    for line in lines:
        while not game.match_any(line):
            game.answer("decline")
        game.answer(line)
    return game


def test_a_chosen_card_that_went_to_a_hand_is_still_the_same_in_an_imagined_game() -> None:
    game = answered(2, "play Grab", "choose Grab of North", "choose East")
    while game.decision is not None and game.decision.kind == "respond":
        game.answer("decline")
    view = game.view("East")
    assert view.decision is not None
    assert difference(view, determinise(view, 1).view("East")) == []


def test_pieces_are_alike_when_a_card_goes_out_of_sight_while_it_acts() -> None:
    game = answered(2, "play Grab", "choose Grab of North", "choose East", "decline", "reveal Storm", "choose Echo")
    view = game.view("East")
    assert view.decision is not None
    dice = Random(1)
    for _ in range(8):
        other = renamed_state(game._state, game._tables, dice)
        assert position(other, game._tables, 1) == view.position
    assert difference(view, determinise(view, 1).view("East")) == []


def test_looking_at_top_cards_tells_nothing_of_deeper_ones() -> None:
    game = answered(2, "reveal Echo", "play Scope")
    while game.decision is not None and game.decision.kind == "respond":
        game.answer("decline")
    assert game.decision is not None
    top = game.view("North").draw_known[:2]
    assert "Echo" in top
    assert len(set(top)) == 2
    assert [option.number for option in game.decision.options] == [None, None]


LEFT_ALONE = """
[[scenario]]
title   = "A player leaves before the hands change places"
sets    = ["viewpoint", "reflections"]
players = ["Ann", "Bob", "Cy"]
script  = '''
Bob: decline
Ann: play Cross-eyed
Ann: choose Bob
pause
'''
[scenario.table]
hands.Ann = ["Cross-eyed", "Wink"]
hands.Bob = ["Peekaboo!", "Mirage"]
"""


def test_hands_are_not_exchanged_with_a_player_who_left() -> None:
    game = run_scenario(read_text(LEFT_ALONE)[0]).game
    assert game is not None
    game.forfeit("Bob")
    assert game.view("Ann").hand == ("Wink",)
    assert not any(event.kind is Kind.SWAPPED for event in game.events)
