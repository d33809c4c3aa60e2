"""The laws of a game: cards are conserved, copies part ways, records replay exactly, every game ends."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from tests.views.later import LATER, LATER_IDS, brought_along

import fieldofview as fov
from fieldofview.cards import SETS, BadDeck, UnknownSet, mix
from fieldofview.game.setup import MAX_SEED
from fieldofview.kernel import ops
from fieldofview.kernel.layout import pack, state_fields
from fieldofview.kernel.zones import field, hand
from fieldofview.views.event import Ending, Kind
from fieldofview.views.pieces import piece_names

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


def state_of(game: fov.Game) -> bytes:
    return pack(game._state, state_fields(game._tables.size))


def step(game: fov.Game, dice: Random) -> None:
    decision = game.decision
    assert decision is not None
    game.answer(dice.choice(decision.options))


def steps(game: fov.Game, dice: Random, count: int) -> fov.Game:
    for _ in range(count):
        if not game.over:
            step(game, dice)
    return game


def disturbed(seed: int, players: int = 4) -> Iterator[fov.Game]:
    """A random game in which a judge acts and players leave, after every answer."""
    dice = Random(seed)
    game = fov.new_game(players, MIXES[seed % 6], seed, turn_limit=12 * players, dealer=seed % players)
    while not game.over:
        yield game
        chance = dice.random()
        alive = [p for p in range(players) if (game._state.alive >> p) & 1]
        if chance < 0.01:
            game.forfeit(dice.choice(alive))
        elif chance < 0.015:
            game.disqualify(game.names[dice.choice(alive)])
        elif chance < 0.04:
            game.token(dice.randrange(players), dice.choice([-50, -10, 10]))
        elif chance < 0.043:
            game.call_time()
        else:
            step(game, dice)
    yield game


# -- the table ---------------------------------------------------------------------------------------------


def check_table(game: fov.Game) -> None:
    """What the record says twice, it says alike."""
    s, tables = game._state, game._tables
    plain = tables.plain
    for card in range(plain.n_cards):
        held = [place for place, words in enumerate(s.at) if words[plain.word[card]] & plain.bit[card]]
        assert held == [s.place[card]]
    pile = s.draw[: s.n_draw]
    assert sorted(pile) == [c for c in range(plain.n_cards) if s.place[c] == ops.DRAW_PILE]
    for seat in range(s.seats):
        assert s.hand_size[seat] == sum(s.place[c] == hand(seat) for c in range(plain.n_cards))
        assert s.points[seat] - s.bonus[seat] == sum(
            plain.points[c] for c in range(plain.n_cards) if s.place[c] == field(seat)
        )
        if not (s.alive >> seat) & 1:
            assert not [c for c in range(plain.n_cards) if s.place[c] in (hand(seat), field(seat))]
    for card in range(plain.n_cards):
        if s.place[card] == ops.HIDDEN:
            assert s.place[s.host[card]] == ops.HIDDEN or s.place[s.host[card]] > ops.FIRST_HAND
    if s.n_options == 0 or s.depth == 1:
        assert not [c for c in range(plain.n_cards) if s.place[c] == ops.LIMBO]


@pytest.mark.parametrize(("sets", "players"), TABLES, ids=TABLE_IDS)
def test_cards_are_conserved(sets: tuple[str, ...], players: int) -> None:
    dice = Random(players)
    game = fov.new_game(players, sets, 40 + players)
    deck = mix(sets)
    names = Counter({card.name: count for card, count in zip(deck.cards, deck.counts, strict=True)})
    while not game.over:
        step(game, dice)
        if dice.random() < 0.25:
            check_table(game)
    check_table(game)
    assert Counter(piece_names(game._tables)) == names


def test_cards_are_conserved_when_players_leave() -> None:
    for seed in range(12):
        for game in disturbed(seed, 2 + seed % 5):
            check_table(game)


def test_a_view_shows_every_card_that_lies_open() -> None:
    dice = Random(3)
    game = fov.new_game(3, MIXES[5], 3)
    while not game.over:
        view = game.view(None)
        shown = sum(1 + len(c.hides) for cards in view.fields for c in cards) + len(view.discard) + len(view.shown)
        assert shown + sum(view.hand_sizes) + view.draw_size == mix(MIXES[5]).size
        step(game, dice)


@pytest.mark.parametrize(("sets", "players"), TABLES, ids=TABLE_IDS)
def test_every_decision_has_an_option_and_every_game_ends(sets: tuple[str, ...], players: int) -> None:
    for seed in range(3):
        dice = Random(seed)
        game = fov.new_game(players, sets, 90 + seed)
        while not game.over:
            decision = game.decision
            assert decision is not None
            lines = [option.line for option in decision.options]
            assert lines
            assert len(set(lines)) == len(lines)
            assert (game._state.alive >> decision.seat) & 1
            assert game._state.turns <= 2 * game.setup.turn_limit
            step(game, dice)
        assert game.decision is None
        assert game.outcome is not None
        assert game.outcome.winners
        assert game.events[-1].kind is Kind.WON


def test_every_line_of_a_decision_is_legal_and_none_other_means_it() -> None:
    dice = Random(8)
    game = fov.new_game(4, MIXES[5], 8)
    for _ in range(150):
        decision = game.decision
        if decision is None:
            break
        for number, option in enumerate(decision.options):
            assert game.match(option.line) == number
            assert game.match(option.line.upper()) == number
            assert game.why_not(option.line).startswith("You may")
        step(game, dice)


# -- copies and records ------------------------------------------------------------------------------------


def test_a_clone_goes_its_own_way() -> None:
    for seed in range(8):
        dice = Random(seed)
        game = steps(fov.new_game(2 + seed % 5, MIXES[seed % 6], seed), dice, 20 + 5 * seed)
        before, record, events = state_of(game), game.record(), game.events
        twin = game.clone()
        assert state_of(twin) == before
        steps(twin, dice, 60)
        if not twin.over:
            twin.token(0, -50)
            twin.forfeit(1)
        assert state_of(twin) != before
        assert (state_of(game), game.record(), game.events) == (before, record, events)


def test_the_same_answers_make_the_same_game() -> None:
    one, other = fov.new_game(3, MIXES[4], 77), fov.new_game(3, MIXES[4], 77)
    dice = Random(1)
    while not one.over:
        decision = one.decision
        assert decision is not None
        line = dice.choice(decision.options).line
        one.answer(line)
        other.answer(line)
        assert state_of(one) == state_of(other)
    assert one.outcome == other.outcome


def test_other_seeds_make_other_games() -> None:
    assert len({fov.new_game(2, ["viewpoint"], seed).view(0).hand for seed in range(30)}) > 25


def test_the_dealer_is_drawn_by_the_seed_or_given() -> None:
    starters = Counter(fov.new_game(4, ["viewpoint"], seed).turn for seed in range(80))
    assert set(starters) == {0, 1, 2, 3}
    for dealer in range(4):
        assert fov.new_game(4, ["viewpoint"], 5, dealer=dealer).turn == (dealer + 1) % 4  # VT.22
    assert fov.new_game(names=["Ann", "Bob"], seed=5, dealer="Bob").turn == 0


@pytest.mark.parametrize("seed", range(12))
def test_a_record_replays_exactly(seed: int) -> None:
    dice = Random(seed)
    game = None
    for game in disturbed(seed, 2 + seed % 5):
        if dice.random() < 0.01:
            assert state_of(fov.replay(game.record())) == state_of(game)
    assert game is not None
    again = fov.replay(game.record())
    assert state_of(again) == state_of(game)
    assert again.events == game.events
    assert again.outcome == game.outcome
    assert again.record() == game.record()


@pytest.mark.parametrize(("sets", "players"), LATER, ids=LATER_IDS)
def test_games_of_later_sets_keep_their_cards_and_replay_exactly(sets: tuple[str, ...], players: int) -> None:
    """With Enigma cards and cards from outside, which are counted wherever they go (D.5)."""
    dice = Random(players)
    enigmas, aside = brought_along(sets, players, 70)
    game = fov.new_game(players, sets, 70, turn_limit=6 * players, enigmas=enigmas, aside=aside)
    names = Counter(piece_names(game._tables))
    assert not Counter([*enigmas.values(), *aside.values()]) - names
    assert sum(names.values()) == mix(sets).size + len(enigmas) + len(aside)
    while not game.over and len(game.answers) < 300:
        step(game, dice)
        if dice.random() < 0.2:
            check_table(game)
        if dice.random() < 0.02:
            before, twin = state_of(game), game.clone()
            steps(twin, dice, 20)
            assert state_of(game) == before
    again = fov.replay(game.record())
    assert state_of(again) == state_of(game)
    assert again.events == game.events
    assert (again.outcome, again.record()) == (game.outcome, game.record())


def recorded() -> str:
    game = steps(fov.new_game(names=["Ann", "Bob", "Cy"], sets=["viewpoint"], seed=4), Random(4), 25)
    return game.record()


def spoilt_records() -> dict[str, str]:
    text = recorded()
    lines = text.splitlines()
    last = lines[-1].partition(": ")
    others = {"Ann": "Bob", "Bob": "Cy", "Cy": "Ann"}
    body = lines.index("") + 1
    return {
        "nothing": "",
        "foreign text": "1. e4 e5 2. Nf3",
        "binary": "\x00\x01\x02",
        "head cut": "\n".join(lines[:4]),
        "answers cut": "\n".join(lines[:-3]),
        "last line cut": text[: text.rindex(":")],
        "one answer too many": text + "Ann: end\n",
        "other cards": text.replace('cards = "', 'cards = "0'),
        "other rules": re.sub("rules = [0-9]+", "rules = 99", text),
        "other version": text.replace("version = 2", "version = 99"),
        "old version": text.replace("version = 2", "version = 1"),
        "unknown set": text.replace('["viewpoint"]', '["viewpointe"]'),
        "tampered answer": "\n".join([*lines[:-1], f"{last[0]}: play Moonbeam"]),
        "wrong player": "\n".join([*lines[:-1], f"{others[last[0]]}: {last[2]}"]),
        "no such player": "\n".join([*lines[:-1], f"Dora: {last[2]}"]),
        "no line": "\n".join([*lines[:-1], "what is this"]),
        "judge": "\n".join([*lines[:-1], "judge: sing"]),
        "token": "\n".join([*lines[:-1], "judge: token Ann lots"]),
        "token in other digits": "\n".join([*lines[:-1], "judge: token Ann \u0663"]),
        "token with an underline": "\n".join([*lines[:-1], "judge: token Ann 1_0"]),
        "token of many digits": "\n".join([*lines[:-1], "judge: token Ann " + "9" * 5000]),
        "dealer is a name": re.sub("dealer = .*", 'dealer = "Ann"', text),
        "dealer is a truth": re.sub("dealer = .*", "dealer = true", text),
        "half a head line": text.replace("seed = 4", "seed = "),
        "seed is a text": text.replace("seed = 4", 'seed = "4"'),
        "seed is too big": text.replace("seed = 4", f"seed = {1 << 70}"),
        "no names": text.replace('["Ann", "Bob", "Cy"]', "[]"),
        "alike names": text.replace('"Bob"', '"ann"'),
        "other seed": text.replace("seed = 4", "seed = 5"),
        "swapped answers": "\n".join([*lines[:body], *reversed(lines[body:])]),
        "no such dealer": text.replace("dealer = null", "dealer = 7"),
        "names are numbers": text.replace('["Ann", "Bob", "Cy"]', "[1, 2, 2]"),
        "sets are nested": text.replace('["viewpoint"]', '[["viewpoint"]]'),
    }


@pytest.mark.parametrize("kind", spoilt_records())
def test_a_spoilt_record_is_refused_in_a_sentence(kind: str) -> None:
    spoilt = spoilt_records()[kind]
    assert spoilt != recorded()
    with pytest.raises(fov.BadRecord) as refusal:
        fov.replay(spoilt)
    message = str(refusal.value)
    assert len(message) > 20
    assert message.endswith(".")
    assert "\n" not in message
    assert "Traceback" not in message


def test_a_record_is_a_text_that_people_can_read() -> None:
    lines = recorded().splitlines()
    assert lines[0] == "field of view record"
    assert 'names = ["Ann", "Bob", "Cy"]' in lines
    assert all(line.split(": ")[0] in {"Ann", "Bob", "Cy"} for line in lines[lines.index("") + 1 :])


def test_records_survive_other_line_ends_and_spaces() -> None:
    text = recorded()
    assert fov.replay(text.replace("\n", "\r\n")).record() == text
    assert fov.replay(text + "\n\n").record() == text


# -- refusals ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "sets", "error"),
    [
        (1, ["viewpoint"], BadDeck),
        (0, ["viewpoint"], BadDeck),
        (-3, ["viewpoint"], BadDeck),
        (7, ["viewpoint"], BadDeck),
        (13, ["viewpoint", "reflections", "viewpoint"], BadDeck),
        (2, ["prizes"], BadDeck),
        (2, [], BadDeck),
        (2, ["viewpoint"] * 7, BadDeck),
        (2.5, ["viewpoint"], BadDeck),
        (True, ["viewpoint"], BadDeck),
        (2, ["viewpiont"], UnknownSet),
        (2, ["moonlight"], UnknownSet),
    ],
)
def test_impossible_games_are_refused(players: int, sets: list[str], error: type[ValueError]) -> None:
    with pytest.raises(error) as refusal:
        fov.new_game(players, sets, 1)
    assert str(refusal.value).endswith(".")
    assert "\n" not in str(refusal.value)


def test_an_unknown_set_is_told_the_nearest() -> None:
    with pytest.raises(UnknownSet, match="Did you mean 'reflections'"):
        fov.new_game(2, ["reflection"], 1)
    assert set(SETS) == {"viewpoint", "reflections", "prizes", "eye-on-the-prize", "eyelets", "lookalikes"}


@pytest.mark.parametrize("seed", [-1, MAX_SEED, 1 << 80])
def test_impossible_seeds_are_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="seed"):
        fov.new_game(2, ["viewpoint"], seed)


def test_possible_seeds_all_play() -> None:
    for seed in (0, 1, (1 << 31) - 1, 1 << 31, (1 << 53) + 1, MAX_SEED - 1):
        game = steps(fov.new_game(2, ["viewpoint"], seed), Random(0), 30)
        assert state_of(fov.replay(game.record())) == state_of(game)


@pytest.mark.parametrize(
    "names",
    [
        ["Ann", "Ann"],
        ["Ann", "ann"],
        ["Ann", ""],
        ["Ann", "  "],
        ["Ann", "B:b"],
        ["Ann", "Judge"],
        ["Ann", "Bob", "Cy"],
    ],
)
def test_names_that_cannot_be_told_apart_are_refused(names: list[str]) -> None:
    with pytest.raises(ValueError, match="name"):
        fov.new_game(2, ["viewpoint"], 1, names=names)


def test_names_are_cleaned_and_accepted_as_seats() -> None:
    game = fov.new_game(names=["  Ann   Lee ", "Bob", "Zoë"], seed=1)
    assert game.names == ("Ann Lee", "Bob", "Zoë")
    assert game.seat("ann lee") == 0
    assert game.view("zoë").seat == 2
    assert state_of(fov.replay(game.record())) == state_of(game)
    with pytest.raises(ValueError, match="Ann Lee, Bob, Zoë"):
        game.view("Dora")
    assert fov.new_game(6, seed=1).names == tuple(f"Player {i}" for i in range(1, 7))


@pytest.mark.parametrize("names", [["Wink", "Mirage"], ["2nd", "1st"], ["Bob", "Wink of Bob"], ["Drawn", "Of"]])
def test_odd_names_do_no_harm(names: list[str]) -> None:
    for seed in range(3):
        dice = Random(seed)
        game = fov.new_game(names=names, sets=MIXES[5], seed=seed)
        while not game.over:
            decision = game.decision
            assert decision is not None
            assert [game.match(option.line) for option in decision.options] == list(range(len(decision.options)))
            step(game, dice)
        assert state_of(fov.replay(game.record())) == state_of(game)


def test_an_illegal_answer_is_told_what_is_legal_and_why() -> None:
    dice = Random(2)
    game = fov.new_game(3, MIXES[5], 2)
    refused = 0
    for _ in range(250):
        decision = game.decision
        if decision is None:
            break
        before = state_of(game)
        for line in (
            "end",
            "play Wink",
            "reveal Spectacles",
            "use Lighthouse",
            "decline",
            "draw",
            "choose Blink",
            "done",
        ):
            if game.match_any(line):
                continue
            with pytest.raises(fov.IllegalAnswer) as refusal:
                game.answer(line)
            message = str(refusal.value)
            assert all(f"'{option.line}'" in message for option in decision.options)
            assert line in message
            assert refusal.value.cites, message
            refused += 1
        assert state_of(game) == before
        step(game, dice)
    assert refused > 500


def test_nothing_is_answered_after_the_end() -> None:
    game = fov.new_game(2, ["viewpoint"], 1)
    game.forfeit(0)
    assert game.over
    assert game.decision is None
    for act in (
        lambda: game.answer("end"),
        game.call_time,
        lambda: game.token(0, -50),
        lambda: game.forfeit(1),
    ):
        with pytest.raises(fov.IllegalAnswer):
            act()
    assert game.why_not("end") == "The game is over."


def test_who_has_left_cannot_leave_again() -> None:
    game = fov.new_game(3, ["viewpoint"], 1)
    game.forfeit(0)
    with pytest.raises(fov.IllegalAnswer, match="not in the game"):
        game.disqualify(0)


def test_a_token_too_large_to_count_is_refused() -> None:
    """A token that breaks the numbers of the record is refused, not stored."""
    game = fov.new_game(2, ["viewpoint"], 1)
    with pytest.raises(ValueError, match="token"):
        game.token(0, -40_000)
    game.token(0, -50)
    assert game.view(0).points[0] == -50


# -- outcomes ----------------------------------------------------------------------------------------------


def test_outcomes_credit_what_the_rules_say() -> None:
    endings = set()
    for seed in range(30):
        players = 2 + seed % 5
        *_, game = disturbed(seed, players)
        outcome = game.outcome
        assert outcome is not None
        view = game.view(None)
        endings.add(outcome.ending)
        alive = [p for p in range(players) if view.alive[p]]
        assert outcome.cites
        assert set(outcome.winners) <= set(alive)
        for seat in range(players):
            if seat not in alive:
                assert outcome.scores[seat] <= 0  # D.40
            elif len(alive) == 1:
                assert outcome.scores[seat] == max(100, view.points[seat])  # VT.55
            else:
                assert outcome.scores[seat] == view.points[seat]
        if outcome.ending is Ending.REACHED_100:
            assert outcome.winners == (game.turn,)
            assert view.points[game.turn] >= 100
        elif len(alive) > 1:
            best = max(view.points[p] for p in alive)
            assert outcome.winners == tuple(p for p in alive if view.points[p] == best)
    assert len(endings) >= 3, endings
