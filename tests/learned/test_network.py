"""The network reads what a seat may know, of any deck that it has met and any number of players, and plays well."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.learned.positions import decisions

import fieldofview as fov
from fieldofview.bots import make_bot
from fieldofview.game import determinise
from fieldofview.game.batch import Batch
from fieldofview.game.reading import Read, read_batch, read_seats, read_view
from fieldofview.game.setup import tables_of
from fieldofview.learned import BadNetwork, Shares, knows, opinion, opinions, own_net, read_net, shares
from fieldofview.learned.net import FILE, read_table
from fieldofview.learned.sight import feature_counts, sight_of
from fieldofview.sim import make_contest
from fieldofview.sim.duplicate import play_duplicate

TRAINED: list[dict[str, Any]] = json.loads((Path(__file__).parent / "trained.json").read_text(encoding="utf-8"))
EVERYTHING = ("viewpoint", "reflections", "prizes", "eye-on-the-prize", "eyelets", "lookalikes", "open-eyes+plague")


@pytest.mark.parametrize("asked", TRAINED, ids=lambda asked: f"{asked['sets']} {asked['players']}")
def test_numpy_makes_of_decisions_what_pytorch_makes(asked: dict[str, Any]) -> None:
    """`python -m training.compare` has written down what the model in PyTorch thinks of them."""
    views = decisions(asked["players"], asked["sets"].split(","), asked["seed"], len(asked["chances"]))
    for view, chance, likely in zip(views, asked["chances"], asked["likely"], strict=True):
        found = opinion(view)
        assert found.chance == pytest.approx(chance, abs=1e-4)
        assert found.likely == pytest.approx(likely, abs=1e-4)


@pytest.mark.parametrize(("players", "sets"), [(2, ("viewpoint",)), (4, ("viewpoint", "reflections")), (3, EVERYTHING)])
def test_a_view_is_read_as_a_compiled_batch_is(players: int, sets: tuple[str, ...]) -> None:
    """One by one and all at once, plain and compiled: the same numbers, and so the same opinions."""
    for view in decisions(players, sets, 5, 6):
        alone = read_view(view)
        together = read_batch(Batch.from_view(view, 6))
        assert (together.rows[0] == alone.rows[0]).all()
        mine = together.of == 0
        assert (together.options[mine] == alone.options).all()
        assert opinions(together)[0].likely == pytest.approx(opinion(view).likely, abs=1e-4)


@pytest.mark.parametrize("players", [2, 3, 5, 7, 12])
def test_any_number_of_people_may_play(players: int) -> None:
    sets = EVERYTHING if players > 6 else ("open-eyes+plague", "reflections")
    for view in decisions(players, sets, players, 25):
        found = opinion(view)
        assert 0 < found.chance < 1
        assert sum(found.likely) == pytest.approx(1)
        assert len(found.likely) == len(view.decision.options)  # type: ignore[union-attr]


def test_every_number_of_an_observation_is_read() -> None:
    """A byte that changes changes what the network is given; but for those of other seats, which are read apart."""
    tables = tables_of(("viewpoint", "reflections"), 3)
    sight = sight_of(tables, 3, own_net().cards)
    read = {*sight.amounts.tolist(), *sight.names.tolist(), *sight.others.ravel().tolist()}
    view = next(decisions(3, ("viewpoint", "reflections"), 1, 1))
    row = read_view(view).rows
    assert read == set(range(row.shape[1]))
    before = read_table(sight, row)
    assert before.shape == (1, len(sight.features))
    for byte in sight.amounts.tolist():
        other = row.copy()
        other[0, byte] ^= 1
        assert (read_table(sight, other) != before).any(), byte


def test_features_of_all_decks_are_those_of_the_network() -> None:
    net = own_net()
    table, other, option = feature_counts(len(net.cards))
    assert net.weights["table"].shape[0] == table
    assert net.weights["other"].shape[0] == other
    assert net.weights["option"].shape[0] == option
    for sets, players in ((("viewpoint",), 2), (EVERYTHING, 12), (("open-eyes",), 6)):
        sight = net.sight(tables_of(sets, players), players)
        assert len(set(sight.features.tolist())) == len(sight.features)
        assert sight.features.max() < table
        assert sight.others_features.max() < other
        assert max(a.max() for a in (sight.deeds, sight.kinds, sight.copies, sight.modes, sight.owners)) < option


def test_the_order_of_options_does_not_matter() -> None:
    for view in decisions(2, ("viewpoint",), 9, 12):
        read = read_view(view)
        turned = Read(read.tables, read.players, read.rows, read.options[::-1], read.of)
        assert opinions(turned)[0].likely[::-1] == pytest.approx(opinions(read)[0].likely, abs=1e-5)


def test_with_cards_that_it_has_never_met_it_plays_as_evolved(tmp_path: Path) -> None:
    text = 'id = "mine"\nname = "Mine"\n\n[[card]]\nname = "Pebble"\npoints = 5\ncopies = 6\n'
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    view = next(decisions(2, ["viewpoint", str(tmp_path / "mine.toml")], 3, 1))
    assert not knows(view)
    with pytest.raises(BadNetwork, match="has not met all cards"):
        opinion(view)
    assert shares(fov.new_game(2, ["viewpoint", str(tmp_path / "mine.toml")], seed=3)) is None
    assert make_bot("learned", 4).choose(view) == make_bot("evolved", 4).choose(view)


def test_it_beats_greedy_by_far() -> None:
    contest = make_contest(12, sets=("viewpoint",), bots=("learned", "greedy"), seed=77, turn_limit=100)
    assert play_duplicate(contest, workers=1).rate().rate > 0.7


def test_a_network_that_cannot_be_read_is_refused_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "torn.npz").write_bytes(FILE.read_bytes()[:5000])
    (tmp_path / "empty.npz").write_bytes(b"")
    for name in ("torn.npz", "empty.npz", "missing.npz"):
        with pytest.raises(BadNetwork, match="cannot be read") as refused:
            read_net(tmp_path / name)
        assert "\n" not in str(refused.value)


def test_it_is_small() -> None:
    assert FILE.stat().st_size < 4_000_000


def test_the_view_of_an_onlooker_has_no_opinion() -> None:
    with pytest.raises(ValueError, match="own seat's decision"):
        opinion(fov.new_game(2, seed=1).view(None))


def test_who_is_out_has_no_share() -> None:
    game = fov.new_game(players=3, seed=6)
    before = shares(game)
    assert before is not None
    game.forfeit(1)
    after = shares(game)
    assert after is not None
    assert after[1] == 0 < min(before)
    assert sum(after) == pytest.approx(1)


def test_the_shares_of_all_seats_make_one_and_each_is_judged_by_what_its_seat_knows() -> None:
    game = fov.new_game(players=3, sets=["viewpoint", "reflections"], seed=6)
    bot, moments, one_by_one = make_bot("greedy"), Shares(), []
    while not game.over:
        asked = game.decision
        assert asked is not None
        view = game.view(asked.seat)
        known = read_seats(game).rows[asked.seat]
        assert (known == read_view(view).rows[0]).all()
        dealt_anew = read_seats(determinise(view, game.turn)).rows[asked.seat]
        assert (known == dealt_anew).all(), "a seat was judged by what it cannot know"
        found = shares(game)
        assert found is not None
        assert sum(found) == pytest.approx(1)
        moments.note(game)
        one_by_one.append(found)
        game.answer(bot.choose(view))
    together = moments.told()
    assert together is not None
    for found, alone in zip(together, one_by_one, strict=True):
        assert found == pytest.approx(alone, abs=1e-5)
