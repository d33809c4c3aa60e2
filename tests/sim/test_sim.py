"""Many games: the same counts whatever plays them, honest intervals, strong enough bots, readable output."""

import csv
import json
import pickle
import signal
import threading
from pathlib import Path

import pytest

import fieldofview as fov
from fieldofview.cards import find_set
from fieldofview.cards.files import write_set
from fieldofview.cli import main
from fieldofview.policies import contests
from fieldofview.sim import BadContest, Played, make_contest, play_contest, summarise, wilson
from fieldofview.sim import workers as sim_workers
from fieldofview.sim.export import rows
from second_opinion.sets import random_set

SETS = [("viewpoint",), ("reflections",), ("viewpoint", "reflections")]


def played(games: int, **settings: object) -> Played:
    return play_contest(make_contest(games, **settings), workers=1)  # type: ignore[arg-type]


@pytest.mark.parametrize("sets", SETS)
def test_greedy_beats_random(sets: tuple[str, ...]) -> None:
    """At least 80 % of two-player games, seats alternating; the whole interval lies above."""
    summary = summarise(played(2000, sets=sets, bots=("greedy", "random")))
    greedy = next(s for s in summary.by_bot if s.name == "greedy")
    assert greedy.rate.low > 0.8


def test_both_back_ends_count_the_same() -> None:
    for sets, bots in ((("viewpoint", "prizes"), ("greedy", "random")), (("reflections",), ("greedy",) * 3)):
        plain, fast = (played(12, sets=sets, bots=bots, backend=b) for b in ("plain", "numba"))
        assert plain.tally == fast.tally


def test_a_level_is_played_by_its_policy() -> None:
    level, policy = (played(30, bots=(bot, "greedy"), seed=4) for bot in ("champion", "evolved"))
    assert level.tally == policy.tally
    assert not make_contest(1, bots=("champion",)).own
    assert make_contest(1, bots=("champion", "master")).own == ("master",)


@pytest.mark.parametrize(("backend", "games"), [("numba", 1700), ("plain", 35)])
def test_workers_change_nothing(backend: str, games: int) -> None:
    contest = make_contest(games, ("reflections",), 3, ("greedy", "random", "random"), 9, None, backend)
    one, two = play_contest(contest, 1), play_contest(contest, 2)
    assert one.tally == two.tally
    assert one.whole
    assert two.whole


@pytest.mark.parametrize("backend", ["plain", "numba"])
def test_workers_are_given_sets_of_ones_own(backend: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They get the cards themselves: the file may be gone."""
    monkeypatch.setitem(sim_workers.STRETCH, backend, 4)
    path = tmp_path / "mine.toml"
    path.write_text(write_set(find_set("open-eyes")), encoding="utf-8")
    contest = make_contest(16, [f"{path}+plague", random_set(1)], 3, backend=backend)
    path.unlink()
    assert pickle.loads(pickle.dumps(contest)) == contest
    assert play_contest(contest, 2).tally == play_contest(contest, 1).tally
    first, second = summarise(play_contest(contest, 1)).sets
    assert first.startswith("mine@")
    assert first.endswith("+plague")
    assert second.startswith("random-1@")


def test_a_seed_gives_the_same_games_again() -> None:
    assert played(200, seed=4).tally == played(200, seed=4).tally
    assert played(200, seed=4).tally != played(200, seed=5000).tally


def test_counts_agree_with_the_friendly_face() -> None:
    """One game, followed by hand: the same plays, reveals, cancels, length and winner."""
    from fieldofview.kernel.loops import next_random
    from fieldofview.policies import find_policy

    seed = 77
    tally = played(1, sets=("reflections",), bots=("greedy", "random"), seed=seed).tally
    game = fov.new_game(2, ("reflections",), seed, dealer=1)
    x = next_random(1 + seed * 7919 % 2147483646)
    decisions = played_cards = shown = 0
    while not game.over:
        decision = game.decision
        assert decision is not None
        x = next_random(x)
        policy = find_policy("greedy" if decision.seat == 0 else "random")
        weights = policy.weights(game._tables, 2).plain
        option = decision.options[policy.choice(game._state, game._tables.plain, weights, x)]
        played_cards += option.verb == "play"
        shown += option.verb in ("reveal", "use")
        decisions += 1
        game.answer(option)
    assert game.outcome is not None
    assert list(tally.decisions) == [decisions]
    assert list(tally.turns) == [game._state.turns]
    assert sum(row[contests.REVEALED] for row in tally.kinds) == shown
    assert sum(row[contests.PLAYED] for row in tally.kinds) >= played_cards
    assert [row[contests.SHARE] for row in tally.seats] == [
        contests.WHOLE // len(game.outcome.winners) * (p in game.outcome.winners) for p in range(2)
    ]
    assert [row[contests.POINTS] for row in tally.seats] == list(game.outcome.scores)


def test_shares_and_endings_add_up() -> None:
    result = played(300, sets=("viewpoint", "reflections"), players=4, bots=("greedy", "random"))
    tally = result.tally
    assert sum(row[contests.SHARE] for row in tally.seats) == 300 * contests.WHOLE
    assert sum(row[contests.SHARE] for row in tally.bots) == 300 * contests.WHOLE
    assert sum(tally.reasons) == tally.turns.total() == tally.decisions.total() == 300
    summary = summarise(result)
    assert sum(s.rate.value * s.seats for s in summary.by_bot) == pytest.approx(1)
    assert all(c.cancelled.value <= 1 and c.wins.low <= c.wins.value <= c.wins.high for c in summary.cards)


def test_short_turn_limits_end_games_by_time() -> None:
    summary = summarise(played(50, bots=("random",), turn_limit=4))
    assert sum(n for ending, n in summary.endings if "time" in ending or "tie" in ending) == 50


def test_wilson_is_the_textbook_interval() -> None:
    rate = wilson(8, 10)
    assert (round(rate.value, 3), round(rate.low, 3), round(rate.high, 3)) == (0.8, 0.490, 0.943)
    assert wilson(0, 20).low == 0
    assert wilson(20, 20).high == 1
    assert wilson(0, 0).interval == "0.0–100.0"


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"games": 0}, "At least one game"),
        ({"games": 5, "bots": ("greedy", "random", "greedy"), "players": 2}, "do not fit"),
        ({"games": 5, "bots": ("greedy", "random"), "players": 3}, "evenly"),
        ({"games": 5, "bots": ()}, "No bot"),
        ({"games": 5, "seed": -1}, "seed"),
    ],
)
def test_bad_contests_are_refused(settings: dict[str, object], words: str) -> None:
    with pytest.raises(BadContest, match=words):
        make_contest(**settings)  # type: ignore[arg-type]


def test_an_interrupt_leaves_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sim_workers.STRETCH, "plain", 2)
    assert threading.current_thread() is threading.main_thread()
    contest = make_contest(1000, backend="plain")
    result = play_contest(contest, 1, lambda games: games >= 4 and signal.raise_signal(signal.SIGINT))
    assert result.tally.games == 4
    assert not result.whole
    assert summarise(result).games == 4


def test_the_command_prints_tables_and_writes_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table, picture = tmp_path / "out.csv", tmp_path / "out.png"
    given = ["sim", "--games", "60", "--bots", "greedy,random", "--csv", str(table), "--plot", str(picture)]
    assert main(given) == 0
    out = capsys.readouterr().out
    assert "95 % interval" in out
    assert "Blind Spot" in out
    with table.open(encoding="utf-8", newline="") as file:
        written = list(csv.DictReader(file))
    assert {"bot", "seat", "length", "card", "ending"} <= {row["table"] for row in written}
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_json_is_the_same_for_any_number_of_workers(capsys: pytest.CaptureFixture[str]) -> None:
    said = []
    for workers in ("1", "2"):
        given = [
            "sim",
            "--games",
            "1200",
            "--sets",
            "reflections",
            "--players",
            "3",
            "--workers",
            workers,
            "--json",
        ]
        assert main(given) == 0
        said.append(capsys.readouterr().out)
    assert said[0] == said[1]
    data = json.loads(said[0])
    assert data["games"] == 1200
    assert len(data["by_seat"]) == 3


def test_every_row_of_the_long_table_has_six_values() -> None:
    assert {len(row) for row in rows(summarise(played(20)))} == {6}


@pytest.mark.parametrize(
    "given",
    [
        ["--games", "0"],
        ["--bots", "grandmaster"],
        ["--sets", "viewpoints"],
        ["--players", "9"],
        ["--players", "1"],
        ["--workers", "0"],
        ["--turn-limit", "-3"],
        ["--seed", "-1"],
        ["--plot", "picture.bmp"],
        ["--csv", "no/such/folder/table.csv"],
        ["--backend", "steam"],
        ["--games", "many"],
    ],
)
def test_bad_input_is_answered_in_one_sentence(given: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", *given]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.strip().count("\n") == 0


def test_without_numba_the_games_are_played_all_the_same(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("fieldofview.kernel.backends.find_spec", lambda name: None)
    assert main(["sim", "--games", "4", "--workers", "1"]) == 0
    assert "numba is not installed" in capsys.readouterr().err
