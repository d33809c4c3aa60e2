"""Batches play the same games as everything else; numbers and observations tell no more than the seat may know."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Any

import numpy as np
import pytest
from tests.kernel.tables import MIXES
from tests.kernel.test_instructions import with_instruction
from tests.views.hidden import renamed

import fieldofview as fov
from fieldofview.game import BadBatch, Batch
from fieldofview.game.numbers import actions_of
from fieldofview.game.observations import Layout, TooManyPieces, plane_starts
from fieldofview.game.setup import tables_of
from fieldofview.kernel.backends import BackendMissing
from fieldofview.kernel.determinise import redeal
from fieldofview.kernel.instructions import CHOOSE_ACTION, INSTRUCTIONS, MOST_INSTRUCTIONS
from fieldofview.kernel.layout import State, pack, state_fields
from fieldofview.kernel.machine import tick
from fieldofview.kernel.numbering import fill_mask, fill_numbers, find_number
from fieldofview.kernel.observing import observe
from fieldofview.kernel.rng import seed_rng
from fieldofview.kernel.stepping import look_ahead, observe_games
from fieldofview.kernel.tables import Tables
from fieldofview.kernel.turns import mark_used
from fieldofview.kernel.zones import hand, put

OPEN_EYES = {"open eyes": ("open-eyes",), "plague": ("open-eyes+plague",), "mixed": ("open-eyes", "viewpoint")}
ALL = MIXES | OPEN_EYES
SMALL_TABLES = [("all", 2), ("all", 4), ("open eyes", 3), ("plague", 6)]


def decisions(sets: tuple[str, ...], players: int, seed: int, **more: Any) -> Iterator[fov.Game]:
    """A random game, at each of its decisions."""
    game, dice = fov.new_game(players, sets, seed, **more), Random(seed)
    while not game.over:
        yield game
        assert game.decision is not None
        game.answer(dice.choice(game.decision.options))


@lru_cache
def reader_of(tables: Tables, players: int) -> Reader:
    return Reader(tables, players)


class Reader:
    """Numbers, masks and observations of plain states, uncompiled."""

    def __init__(self, tables: Tables, players: int) -> None:
        self.tables, self.plain = tables, tables.plain
        self.actions = actions_of(tables, players)
        self.layout = Layout(len(tables.cards), players)
        self.planes = plane_starts(tables, self.layout)
        self.numbering = (self.actions.starts, self.actions.stride)

    def numbers(self, s: State) -> list[int]:
        numbers = [-1] * s.n_options
        fill_numbers(s, self.plain, *self.numbering, numbers)
        return numbers

    def mask(self, s: State) -> bytes:
        mask = [255] * self.actions.mask_bytes
        fill_mask(s, self.plain, *self.numbering, mask)
        return bytes(mask)

    def row(self, s: State, seat: int) -> bytes:
        row = [99] * self.layout.size
        observe(s, self.plain, seat, self.layout.kinds, self.planes, row)
        assert all(-128 <= x <= 127 for x in row)
        return np.array(row, np.int8).tobytes()


def state_bytes(batch: Batch, i: int) -> bytes:
    return batch._states[i].tobytes()


def packed(game: fov.Game) -> bytes:
    return pack(game._state, state_fields(game._tables.size))


# -- the same games --------------------------------------------------------------------------------


@pytest.mark.parametrize(("mix", "players"), SMALL_TABLES)
def test_dealt_batches_are_the_games_of_their_seeds(mix: str, players: int) -> None:
    batch, dice = Batch.deal(ALL[mix], players, 4, seed=30), Random(players)
    games = [fov.new_game(players, ALL[mix], 30 + i) for i in range(4)]
    reader = reader_of(games[0]._tables, players)
    for _ in range(60):
        counts, numbers = batch.options()
        rows, masks = batch.observe()
        for i, game in enumerate(games):
            if game.over:
                assert counts[i] == 0
                assert batch.over[i]
                continue
            assert game.decision is not None
            assert counts[i] == len(game.decision.options)
            assert numbers[i, : counts[i]].tolist() == reader.numbers(game._state)
            assert set(numbers[i, counts[i] :].tolist()) <= {-1}
            assert rows[i].tobytes() == reader.row(game._state, game.decision.seat)
            assert masks[i].tobytes() == reader.mask(game._state)
        indices = [dice.randrange(max(1, n)) for n in counts]
        for i, game in enumerate(games):
            if game.decision is not None:
                game.answer(game.decision.options[indices[i]])
        if dice.random() < 0.5:
            batch.step(indices=indices)
        else:
            batch.step([numbers[i, indices[i]] for i in range(4)])
    results = batch.results()
    for i, game in enumerate(games):
        assert results.over[i] == game.over
        assert results.turns[i] == game._state.turns
        if game.outcome:
            assert results.scores[i].tolist() == list(game.outcome.scores)
            assert np.flatnonzero(results.winners[i]).tolist() == list(game.outcome.winners)


@pytest.mark.parametrize(("mix", "players"), SMALL_TABLES)
def test_imagined_batches_are_the_determinised_games(mix: str, players: int) -> None:
    for count, game in enumerate(decisions(ALL[mix], players, 5)):
        if count % 9 == 0:
            assert game.decision is not None
            view = game.view(game.decision.seat)
            batch = Batch.from_view(view, 3, seed=8)
            reader = reader_of(game._tables, players)
            for i in range(3):
                single = fov.determinise(view, 8 + i)
                assert [o.line for o in single.decision.options] == [o.line for o in view.decision.options]  # type: ignore[union-attr]
                assert state_bytes(batch, i) == packed(single)
            _, numbers = batch.options()
            assert all(row.tolist() == reader.numbers(game._state) for row in numbers)


def test_one_game_by_its_number_steps_like_all() -> None:
    batch = Batch.deal(("viewpoint", "reflections"), 3, 5, seed=2)
    twin, both = batch.clone(), batch.clone()
    batch.observe()
    for _ in range(80):
        indices = [(7 * i + 3) % n if n else 0 for i, n in enumerate(twin.counts.tolist())]
        for i, n in enumerate(twin.counts.tolist()):
            if n:
                batch.step_one(i, indices[i])
        counts, together, allowed = both.step_observed(indices=indices)
        twin.step(indices=indices)
        assert counts.tolist() == twin.counts.tolist()
        assert batch.counts.tolist() == twin.counts.tolist()
        assert [state_bytes(batch, i) for i in range(5)] == [state_bytes(twin, i) for i in range(5)]
        there = [i for i in range(5) if twin.counts[i]]
        rows, masks = twin.observe()
        assert (batch._rows[there] == rows[there]).all()
        assert (batch._masks[there] == masks[there]).all()
        assert (together[there] == rows[there]).all()
        assert (allowed[there] == masks[there]).all()


def test_play_outs_follow_the_seed_and_the_policy() -> None:
    start = Batch.deal(("viewpoint",), 2, 40, seed=1)
    ends = {}
    for policy, seed in (("greedy", 1), ("greedy", 1), ("greedy", 2), ("random", 1)):
        batch = start.clone()
        assert batch.play_out(policy, seed) > 40 * 10
        assert batch.over.all()
        assert not batch.counts.any()
        found = batch.results().scores.tobytes()
        assert ends.setdefault((policy, seed), found) == found
    assert len(set(ends.values())) == 3
    assert not start.over.any()
    assert np.allclose(batch.results().shares.sum(axis=1), 1)


def test_play_outs_can_be_cut_short() -> None:
    batch = Batch.deal(("viewpoint",), 2, 20, seed=1)
    batch.play_out("random", 3, turns=4)
    assert ((batch.results().turns >= 4) & (batch.results().turns <= 6)).all()  # turns missed are turns
    assert batch.counts.all()
    batch.step(indices=0)


def test_fresh_games_take_the_place_of_those_that_are_over() -> None:
    batch = Batch.deal(("viewpoint",), 2, 40, seed=1, turn_limit=7)
    batch.play_out("random", 1, turns=9)
    over = batch.over
    count = int(over.sum())
    assert 0 < count < 40
    kept = [state_bytes(batch, i) for i in np.flatnonzero(~over)]
    assert batch.renew(seed=70) == count
    assert [state_bytes(batch, i) for i in np.flatnonzero(~over)] == kept
    renewed, fresh = batch.select(over), Batch.deal(("viewpoint",), 2, count, seed=70, turn_limit=7)
    fresh_rows, fresh_masks = (array[over] for array in (batch._rows, batch._masks))
    assert (fresh_rows == fresh.observations()).all()
    assert (fresh_masks == fresh.masks()).all()
    for _ in range(2):
        assert (renewed.observations() == fresh.observations()).all()
        assert (renewed.masks() == fresh.masks()).all()
        assert renewed.play_out("random", 4, turns=5) == fresh.play_out("random", 4, turns=5)
    assert batch.counts.all()
    assert batch.renew(seed=70) == 0


def test_copies_are_independent() -> None:
    batch = Batch.deal(("viewpoint",), 3, 6, seed=9)
    kept, twin = batch.clone(), batch.clone()
    twin.step(indices=0)
    assert [state_bytes(batch, i) for i in range(6)] == [state_bytes(kept, i) for i in range(6)]
    assert state_bytes(twin, 0) != state_bytes(batch, 0)
    twin.copy_from(batch)
    assert [state_bytes(batch, i) for i in range(6)] == [state_bytes(twin, i) for i in range(6)]
    assert twin.counts.tolist() == batch.counts.tolist()
    some = batch.select([4, 4, 1])
    assert [state_bytes(some, i) for i in range(3)] == [state_bytes(batch, i) for i in (4, 4, 1)]
    some.step(indices=[0, 1, 0])
    assert state_bytes(some, 0) != state_bytes(some, 1)
    assert len(batch.select(np.arange(6) % 2 == 0)) == 3


# -- action numbers --------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize("mix", ALL)
def test_numbers_tell_the_options_of_a_decision_apart(mix: str, players: int) -> None:
    """Different options, different numbers; the number alone finds the option and says what it is."""
    for seed in range(2):
        for game in decisions(ALL[mix], players, seed):
            check_numbers(game, reader_of(game._tables, players))


def test_numbers_hold_with_unlike_pieces() -> None:
    """Many mirrors and lasting cards at one table, and Enigma cards."""
    for seed in range(4):
        for game in decisions(("viewpoint", "reflections", "prizes") * 2, 3, seed):
            check_numbers(game, reader_of(game._tables, 3))
    for game in decisions(("open-eyes",), 4, 1, enigmas={0: "Pen Pal"}, aside={0: "First Light"}):
        check_numbers(game, reader_of(game._tables, 4))


def test_a_card_used_this_turn_has_a_number_of_its_own() -> None:
    """Two cards of one lasting kind in hand, one of them used before it came back, are two options."""
    game = fov.new_game(2, ("viewpoint", "viewpoint"), 3)
    s, reader, plain = game._state, reader_of(game._tables, 2), game._tables.plain
    one, other = game._tables.pieces(game._tables.names.index("Shadow"))
    s.n_draw = 0
    for card in (one, other):
        put(s, plain, card, hand(s.decider))
    mark_used(s, plain, one)
    s.n_options = 0
    tick(s, plain)
    said = [reader.actions[number] for number in reader.numbers(s)]
    assert [a.which for a in said if a.card == "Shadow" and a.verb == "play"] == [1, 0]
    assert len(set(reader.numbers(s))) == s.n_options


def check_numbers(game: fov.Game, reader: Reader) -> None:
    s, decision = game._state, game.decision
    assert decision is not None
    numbers = reader.numbers(s)
    assert len(set(numbers)) == len(numbers), decision.options
    assert min(numbers) >= 0
    assert max(numbers) < reader.actions.size
    mask = np.unpackbits(np.frombuffer(reader.mask(s), np.uint8), bitorder="little")
    assert np.flatnonzero(mask).tolist() == sorted(numbers)
    for index, (number, option) in enumerate(zip(numbers, decision.options, strict=True)):
        assert find_number(s, reader.plain, *reader.numbering, number) == index
        said = reader.actions[number]
        assert (said.verb, said.card, said.mode) == (option.verb, option.card, option.mode)
        if option.seat is not None:
            assert said.steps == (option.seat - decision.seat) % s.seats
        elif said.steps is not None:
            assert said.steps == (option.of - decision.seat) % s.seats  # type: ignore[operator]


def test_every_number_says_something_of_its_own() -> None:
    for mix, players in SMALL_TABLES:
        actions = actions_of(tables_of(ALL[mix], players), players)
        pile_or_hand = actions.starts[3][0]
        said = [(actions[n], n >= pile_or_hand) for n in range(actions.size)]
        assert len(set(said)) == actions.size
        for number in (-1, actions.size):
            with pytest.raises(IndexError, match="no action"):
                actions[number]


# -- observations ----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("mix", ALL)
def test_observations_show_nothing_hidden(mix: str, players: int) -> None:
    """Deal what a seat cannot see anew, or call alike pieces by other numbers: the same bytes, for every seat."""
    dice = Random(players)
    for count, game in enumerate(decisions(ALL[mix], players, 11)):
        reader, s = reader_of(game._tables, players), game._state
        if count % 4:
            continue
        twin = renamed(game, dice)._state
        for seat in range(players):
            row = reader.row(s, seat)
            other = s.clone()
            seed_rng(other, dice.randrange(1 << 40))
            redeal(other, reader.plain, seat, 1)
            assert reader.row(other, seat) == row
            assert reader.row(twin, seat) == row
            if seat == s.decider:
                assert reader.mask(other) == reader.mask(s) == reader.mask(twin)


def test_observations_do_not_read_what_is_private() -> None:
    """Whom a window has asked so far, who could answer, the clock, the dice, and what others know or have picked."""
    dice = Random(3)
    for game in decisions(ALL["all"], 4, 12):
        reader, s, twin = reader_of(game._tables, 4), game._state, game._state.clone()
        seat = s.decider
        for f in twin.frames[: twin.depth]:
            f.at = dice.randrange(4)
        for name in ("can_open", "can_reveal", "can_use", "can_last", "seen_hands", "clock", "deepest"):
            setattr(twin, name, dice.randrange(16))
        for name in ("rng", "since", "pool", "exposed"):
            setattr(twin, name, [dice.randrange(1000) for _ in getattr(twin, name)])
        for other in range(4):
            if other != seat:
                twin.known[other + 1] = [dice.randrange(1 << 40) for _ in twin.pool]
                twin.picked[other] = dice.randrange(100)
        assert reader.row(twin, seat) == reader.row(s, seat)


@pytest.mark.parametrize("mix", ["all", "plague"])
def test_observations_say_what_the_view_says(mix: str) -> None:
    players = 4
    for game in decisions(ALL[mix], players, 4):
        reader, decision = reader_of(game._tables, players), game.decision
        assert decision is not None
        seat = decision.seat
        view, layout = game.view(seat), reader.layout
        row = np.frombuffer(reader.row(game._state, seat), np.int8)

        def names(plane: str, row: Any = row, layout: Layout = layout, game: fov.Game = game) -> list[str]:
            counts = row[layout.plane(plane)]
            return sorted(n for n, c in zip(game._tables.names, counts, strict=True) for _ in range(c))

        assert names("own hand") == sorted(view.hand)
        assert names("discard pile") == sorted(view.discard)
        assert names("shown") == sorted(view.shown)
        assert names("known outside the game") == sorted(view.out)
        assert names("known in the draw pile") == sorted(n for n in view.draw_known if n)
        hidden = sorted(n for cards in view.fields for card in cards for n in card.hides)
        assert sorted(names("hidden, mine") + names("hidden, others'")) == hidden
        for steps in range(players):
            other = (seat + steps) % players
            assert names(f"field of view {steps}") == sorted(card.name for card in view.fields[other])
            assert row[layout.number(f"viewpoints {steps}")] == min(127, view.points[other])
            assert row[layout.number(f"hand size {steps}")] == view.hand_sizes[other]
            if steps:
                assert names(f"known in hand {steps}") == sorted(view.known[other])
        planes = row[: len(layout.planes) * layout.kinds].reshape(-1, layout.kinds)
        marks = [layout.planes.index(n) for n in layout.planes if "copied" in n or n in ("linked", "used this turn")]
        assert np.delete(planes, marks, axis=0).sum(axis=0).tolist() == list(game._tables.counts)
        copies = sorted(c.copies for cards in view.fields for c in cards if c.copies)
        assert sorted(names("copied by my mirrors") + names("copied by others' mirrors")) == copies
        asked = game._tables.plain.group[game._state.frames[game._state.depth - 1].pc]
        assert row[layout.number("decision")] == asked
        assert row[layout.number("draw pile")] == min(127, view.draw_size)
        assert row[layout.number("turn")] == (view.turn - seat) % players


def test_an_instruction_with_a_high_number_fits_into_an_observation() -> None:
    game = with_instruction(fov.new_game(2, ["viewpoint"], 1), MOST_INSTRUCTIONS - 1)
    s, reader = game._state, Reader(game._tables, 2)
    row = np.frombuffer(reader.row(s, s.decider), np.int8)
    group = next(said.group for said in INSTRUCTIONS if said.number == CHOOSE_ACTION)
    assert row[reader.layout.number("decision")] == row[reader.layout.number("frame 0: instruction")] == group


def test_a_seat_that_is_not_asked_sees_no_question() -> None:
    batch = Batch.deal(("viewpoint",), 3, 8, seed=1)
    batch.play_out("random", 1, turns=5)
    decider = int(batch.deciders[0])
    for seat in range(3):
        rows, masks = batch.observe(seat)
        asked = batch.deciders == seat
        assert ((rows[:, batch.layout.number("decision")] > 0) == asked).all()
        assert (masks.any(axis=1) == asked).all()
    assert batch.unpack(batch.masks()).sum(axis=1).tolist() == batch.counts.tolist()
    assert batch.unpack(batch.masks())[0].shape == (batch.actions.size,)
    assert batch.observations(decider).shape == (8, batch.layout.size)


@pytest.mark.parametrize("players", range(2, 7))
def test_observation_and_mask_fit_into_two_kilobytes(players: int) -> None:
    for sets in (("viewpoint", "reflections", "prizes"), ("open-eyes+plague",), ("open-eyes",)):
        tables = tables_of(sets, players)
        assert Layout(len(tables.cards), players).size + actions_of(tables, players).mask_bytes <= 2048


def test_the_loop_over_games_is_the_same_uncompiled() -> None:
    game = fov.new_game(3, ("reflections",), 6)
    reader = reader_of(game._tables, 3)
    rows, masks = [[1] * reader.layout.size], [[1] * reader.actions.mask_bytes]
    look_ahead([game._state], 0)
    observe_games(
        [game._state], [reader.plain], *reader.numbering, reader.layout.kinds, reader.planes, -1, rows, masks
    )  # fmt: skip
    batch = Batch.deal(("reflections",), 3, 1, seed=6)
    assert batch.observations()[0].tolist() == rows[0]
    assert batch.masks()[0].tolist() == masks[0]


def test_kinds_beyond_a_signed_byte_keep_their_bits() -> None:
    from fieldofview.kernel.observing import as_byte

    assert [as_byte(kind) % 256 for kind in range(-1, 160)] == list(range(161))


# -- refusals --------------------------------------------------------------------------------------


def test_answers_of_every_kind_are_compiled_for_once() -> None:
    games = Batch.deal(("viewpoint",), 2, 4, seed=1)
    for answers in (0, [0] * 4, np.zeros(4, np.int64), np.zeros(4, np.int8), np.zeros(8, np.int64)[::2]):
        games.step(indices=answers)
    assert {str(types[2]) for types in games._rules.step_games.signatures} == {"array(int64, 1d, C)"}


def test_bad_requests_are_refused_in_one_sentence() -> None:
    batch = Batch.deal(("viewpoint",), 2, 3, seed=1)
    before = [state_bytes(batch, i) for i in range(3)]
    for call, words in (
        (lambda: batch.step(indices=[0, 0, 500]), "Game 2 has no option 500"),
        (lambda: batch.step(indices=-1), "Game 0 has no option -1"),
        (lambda: batch.step(actions=[0, 0, 0]), "Game 0 does not offer action 0"),
        (lambda: batch.step([0, 1]), "3 games need 3"),
        (lambda: batch.step(1.5), "whole numbers"),
        (lambda: batch.step(), "either"),
        (lambda: batch.step_one(3, 0), "no option 0 in a game 3"),
        (lambda: batch.select([3]), "from 0 to 2"),
        (lambda: batch.select(1.0), "list of their numbers"),
        (lambda: batch.copy_from(batch.select([0])), "as many games"),
        (lambda: batch.observe(2), "no seat 2"),
        (lambda: batch.play_out("genius"), "no policy 'genius'"),
        (lambda: batch.play_out(seed=-1), "seed"),
        (lambda: batch.play_out(turns=-1), "turns"),
        (lambda: Batch.deal(n=0), "at least one game"),
        (lambda: Batch.deal(seed=-4), "seed"),
        (lambda: Batch.deal(players=99), "players"),
        (lambda: Batch.deal(turn_limit=-1), "turn limit"),
        (lambda: Batch.from_view(fov.new_game(2, seed=1).view(None), 2), "own seat's decision"),
    ):
        with pytest.raises(ValueError, match=words) as refused:
            call()
        assert "\n" not in str(refused.value)
    assert [state_bytes(batch, i) for i in range(3)] == before
    assert issubclass(BadBatch, ValueError)


def test_cards_of_too_many_pieces_are_refused() -> None:
    from dataclasses import replace

    tables = tables_of(("viewpoint",), 2)
    many = replace(tables, counts=(128, *tables.counts[1:]))
    with pytest.raises(TooManyPieces, match="127"):
        plane_starts(many, Layout(len(many.cards), 2))


def test_without_numba_a_batch_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> Any:
        raise BackendMissing("The numba back end needs numba and numpy: install them with pip.")

    monkeypatch.setattr("fieldofview.game.batch.compiled", missing)
    with pytest.raises(BackendMissing, match="numba and numpy"):
        Batch.deal(n=2)
