"""The laws of views: a view never depends on what is hidden, and tells what its seat was told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, replace
from random import Random

import pytest
from tests.views.hidden import places, renamed, shuffled_unseen
from tests.views.later import LATER, LATER_IDS, brought_along, tell_received_hands
from tests.views.witness import UNSEEN, Witness

from fieldofview.cards import Card, CardSet
from fieldofview.cards import effects as fx
from fieldofview.game import Game, determinise, new_game
from fieldofview.game.scenario import read_text
from fieldofview.game.script import run_scenario
from fieldofview.kernel.zones import hand
from fieldofview.views import Event, View
from fieldofview.views.decision import piece_name
from fieldofview.views.view import is_known, row_of

CITES = ("D.43", "D.44", "D.47", "D.75", "D.76", "D.78", "D.79", "D.80")  # what no scenario can show in full

MIXES = (
    ("viewpoint",),
    ("reflections",),
    ("viewpoint", "prizes"),
    ("reflections", "prizes"),
    ("viewpoint", "reflections"),
    ("viewpoint", "reflections", "prizes"),
)
TABLES = [(sets, players) for sets in MIXES for players in range(2, 7)]
TABLE_IDS = [f"{'+'.join(sets)}-{players}" for sets, players in TABLES]
ALL = [*TABLES, *LATER]
ALL_IDS = [*TABLE_IDS, *LATER_IDS]
LONG_ENOUGH = 300  # answers after which a random game of random cards is left alone


def tables_of(players: int) -> list[tuple[str, ...]]:
    """What so many players may play with."""
    return [sets for sets, seats in ALL if seats == players]


def viewers(game: Game) -> list[int | None]:
    """An onlooker and everyone still in the game."""
    return [None, *(p for p in range(len(game.names)) if (game.state.alive >> p) & 1)]


def played(sets: tuple[str, ...], players: int, seed: int, leaving: float = 0.0) -> Iterator[tuple[Game, Random]]:
    """A random game, after every answer; players have Enigma cards where the sets have some."""
    dice = Random(seed)
    enigmas, aside = brought_along(sets, players, seed)
    game = new_game(players, sets, seed, turn_limit=8 * players, enigmas=enigmas, aside=aside)
    tell_received_hands(game)
    yield game, dice
    while not game.over and len(game.answers) < LONG_ENOUGH:
        decision = game.decision
        assert decision is not None
        if dice.random() < leaving:
            game.forfeit(dice.choice([p for p in viewers(game) if p is not None]))
        else:
            game.answer(dice.choice(decision.options))
        yield game, dice


def witnessed(
    sets: tuple[str, ...], players: int, seed: int, leaving: float = 0.0
) -> Iterator[tuple[Game, dict[int | None, Witness], Random]]:
    """A random game, after every answer, with those witnesses who have just read their events."""
    witnesses: dict[int | None, Witness] = {}
    heard = 0
    for game, dice in played(sets, players, seed, leaving):
        if not witnesses:
            witnesses = {viewer: Witness(game.view(viewer)) for viewer in viewers(game)}
        decision = game.decision
        passed = any(is_round(event) for event in game.events[heard:])
        heard = len(game.events)
        awake = {}
        for viewer in viewers(game):
            mine = decision is not None and decision.seat == viewer
            if mine or passed or dice.random() < 0.1:
                witnesses[viewer].follow(game.view(viewer))
                awake[viewer] = witnesses[viewer]
        yield game, awake, dice


def is_round(event: Event) -> bool:
    """Whether all players passed at once."""
    return event.verb == "passed" and UNSEEN in event.cites


def difference(one: View, other: View) -> list[str]:
    """The names of those fields in which two views differ."""
    return [f.name for f in fields(View) if getattr(one, f.name) != getattr(other, f.name)]


# -- what a seat was told ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("sets", "players"), ALL, ids=ALL_IDS)
def test_knowledge_is_what_the_own_events_told(sets: tuple[str, ...], players: int) -> None:
    for seed in range(2):
        for game, witnesses, _ in witnessed(sets, players, 400 + seed, 0.004 * seed):
            for viewer, witness in witnesses.items():
                witness.check(game.view(viewer))


def test_all_players_know_what_an_onlooker_knows() -> None:
    for seed, (sets, players) in enumerate([*((MIXES[-1], p) for p in range(2, 7)), *LATER[::3]]):
        for game, dice in played(sets, players, 500 + seed, leaving=0.004):
            if dice.random() > 0.25:
                continue
            open_to_all = game.view(None)
            for seat in viewers(game):
                view = game.view(seat)
                for mine, everybodys in zip(view.known, open_to_all.known, strict=True):
                    assert not Counter(everybodys) - Counter(mine)
                for depth, name in enumerate(open_to_all.draw_known):
                    assert name is None or view.draw_known[depth] == name
                assert not Counter(open_to_all.out) - Counter(view.out)


# -- what is hidden makes no difference --------------------------------------------------------------------


@pytest.mark.parametrize(("sets", "players"), ALL, ids=ALL_IDS)
def test_a_view_never_depends_on_what_is_hidden(sets: tuple[str, ...], players: int) -> None:
    seed = 600 + 7 * players
    for game, witnesses, dice in witnessed(sets, players, seed, leaving=0.004 * (players % 2)):
        decision = game.decision
        for viewer, witness in witnesses.items():
            mine = decision is not None and decision.seat == viewer
            if dice.random() > (0.6 if mine else 0.3):
                continue
            view = game.view(viewer)
            other = shuffled_unseen(game, witness, dice)
            assert difference(view, other.view(viewer)) == []
            assert difference(view, renamed(other, dice, ask_again=mine).view(viewer)) == []


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_pieces_of_one_name_are_alike_to_everyone(players: int) -> None:
    for sets in tables_of(players):
        for game, dice in played(sets, players, 700 + players):
            if dice.random() < 0.1:
                other = renamed(game, dice)
                for viewer in viewers(game):
                    assert difference(game.view(viewer), other.view(viewer)) == []
                assert places(game) == places(other)


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
        other = renamed(game, dice)
        assert other.decision is not None
        assert [option.line for option in other.decision.options] == lines


def names_something_unseen(event: Event, before: View) -> bool:
    """Whether an event names a card that came from a place its reader could not see into."""
    if not event.cards:
        return False
    if event.verb in ("drew", "discarded", "revealed", "showed", "stole", "passed", "put-back", "looked"):
        return True
    return event.verb == "played" and ("Draw Pile" in event.text or event.seats[0] != before.seat)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_same_answer_looks_the_same_to_who_gave_it(players: int) -> None:
    compared = 0
    for sets in tables_of(players):
        for game, witnesses, dice in witnessed(sets, players, 800 + players):
            decision = game.decision
            if decision is None or dice.random() > 0.4:
                continue
            seat = decision.seat
            view = game.view(seat)
            line = dice.choice(decision.options).line
            one, other = game.clone(), shuffled_unseen(game, witnesses[seat], dice)
            one.answer(line)
            other.answer(line)
            told = [g.view(seat).events[len(view.events) :] for g in (one, other)]
            for mine, theirs in zip(*told, strict=False):  # one may run on where the other has somebody to ask
                if names_something_unseen(mine, view) or names_something_unseen(theirs, view):
                    break
                assert mine == theirs
                compared += 1
    assert compared > 80


@pytest.mark.parametrize(("sets", "players"), [(MIXES[-1], 4), *LATER[:3]])
def test_being_asked_is_private(sets: tuple[str, ...], players: int) -> None:
    """No event records a decline, and nobody else's view tells who is asked (D.78)."""
    seen = set()
    for game, _ in played(sets, players, 900):
        decision = game.decision
        if decision is None or decision.kind not in ("respond", "open moment"):
            continue
        seen.add(decision.kind)
        before = {v: game.view(v) for v in viewers(game)}
        for viewer, view in before.items():
            assert view.waiting_for == "responses"
            assert (view.decision is not None) == (viewer == decision.seat)
        asked_next = game.clone()
        asked_next.answer("decline")
        after = asked_next.decision
        if after is not None and after.kind == decision.kind and after.about == decision.about:
            if len(asked_next.events) == len(game.events) and asked_next.state.turns == game.state.turns:
                for viewer in set(viewers(game)) - {decision.seat, after.seat}:
                    assert difference(before[viewer], asked_next.view(viewer)) == []
    assert seen == {"respond", "open moment"}


def test_spectators_have_no_hand_and_no_decision() -> None:
    for game, _ in played(MIXES[4], 3, 910):
        view = game.view(None)
        assert view.hand == ()
        assert view.decision is None
        assert view.hand_sizes == tuple(len(game.view(p).hand) for p in range(3))


# -- games that a seat may imagine (D.79) ------------------------------------------------------------------


def imagined(sets: tuple[str, ...], players: int, seed: int) -> Iterator[tuple[Game, Witness, View, Random]]:
    for game, witnesses, dice in witnessed(sets, players, seed, leaving=0.003):
        decision = game.decision
        if decision is not None and dice.random() < 0.15:
            yield game, witnesses[decision.seat], game.view(decision.seat), dice


@pytest.mark.parametrize(("sets", "players"), ALL, ids=ALL_IDS)
def test_an_imagined_game_gives_the_same_view(sets: tuple[str, ...], players: int) -> None:
    for game, witness, view, dice in imagined(sets, players, 1000 + players):
        seed = dice.randrange(1 << 40)
        dream = determinise(view, seed)
        assert difference(view, dream.view(view.seat)) == []
        assert Counter(name for name, _ in places(dream)) == Counter(name for name, _ in places(game))
        assert dream.view(None).hand_sizes == view.hand_sizes
        assert places(determinise(view, seed)) == places(dream)
        other = shuffled_unseen(game, witness, dice)
        assert places(determinise(other.view(view.seat), seed)) == places(dream)


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_an_imagined_game_plays_on_to_its_end(players: int) -> None:
    for sets in tables_of(players):
        for _, _, view, dice in imagined(sets, players, 1100 + players):
            if dice.random() < 0.2:
                dream = determinise(view, dice.randrange(1 << 40))
                while not dream.over:
                    decision = dream.decision
                    assert decision is not None
                    dream.answer(dice.choice(decision.options))
                assert dream.outcome is not None


def test_every_unseen_card_is_equally_likely_everywhere() -> None:
    """Chi-square over the places where the cards of some names land."""
    for game, _ in played(MIXES[0], 3, 1200):
        decision = game.decision
        assert decision is not None
        if decision.kind == "action" and game.state.turns >= 4:
            break
    assert decision is not None
    seat = decision.seat
    view = game.view(seat)
    s, tables = game.state, game.tables
    unseen = [c for c in range(tables.plain.n_cards) if not is_known(s, tables, seat, c)]
    slots = Counter(s.place[c] for c in unseen)
    wanted = {unseen[0], unseen[len(unseen) // 2], unseen[-1]}
    deals = 1500
    for card in wanted:
        name = piece_name(tables, card)
        twins = sum(piece_name(tables, c) == name for c in unseen)
        known = Counter(
            s.place[c] for c in range(tables.plain.n_cards) if c not in unseen and piece_name(tables, c) == name
        )
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
    for _, _, view, dice in imagined(MIXES[5], 4, 1300):
        seed = dice.randrange(1 << 40)
        assert places(determinise(replace(view, events=()), seed)) == places(determinise(view, seed))


@pytest.mark.parametrize(("sets", "players"), [(MIXES[5], 4), LATER[1], LATER[-1]])
def test_knowledge_rows_hold_only_what_lies_hidden(sets: tuple[str, ...], players: int) -> None:
    """What lies open is nobody's secret: the kernel's rows name hidden cards only."""
    for game, _ in played(sets, players, 1400, leaving=0.004):
        s, plain = game.state, game.tables.plain
        hidden = [hand(p) for p in range(players)]
        for viewer in viewers(game):
            row = s.known[row_of(viewer)]
            for card in range(plain.n_cards):
                if row[plain.word[card]] & plain.bit[card]:
                    assert s.place[card] in (0, 4, *hidden)


# -- cards that go out of sight while something of theirs is being settled ---------------------------------


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
        assert difference(view, renamed(game, dice).view("East")) == []
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
    assert not any("exchanged hands" in event.text for event in game.events)
