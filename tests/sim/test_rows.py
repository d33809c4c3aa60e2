"""Games one by one: rows that add up to the counts, users told apart by bot, and workers that end when told to."""

import csv
import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from importlib.util import find_spec
from pathlib import Path

import pytest

from fieldofview.cli import main
from fieldofview.policies import contests
from fieldofview.sim import BadContest, Played, make_contest, play_contest, summarise
from fieldofview.sim.rows import headings, table

Captured = pytest.CaptureFixture[str]


def plagued(rows: bool = True, backend: str = "plain") -> Played:
    contest = make_contest(12, ("open-eyes+plague",), 6, (*["random"] * 5, "greedy"), backend=backend, rows=rows)
    return play_contest(contest, workers=1)


def test_rows_add_up_to_what_is_counted_without_them() -> None:
    played, counted = plagued(), plagued(rows=False)
    games = list(table(played))
    assert [game["game"] for game in games] == list(range(12))
    assert [game["seed"] for game in games] == list(range(1, 13))
    for key in ("seats", "bots", "kinds", "reasons", "turns", "decisions"):
        assert getattr(played.tally, key) == getattr(counted.tally, key)
    summary = summarise(counted)
    for seat, standing in enumerate(summary.by_seat, 1):
        assert sum(game[f"win_{seat}"] for game in games) / 12 == pytest.approx(standing.rate.value)
        assert sum(game[f"overwhelmed_{seat}"] for game in games) == standing.overwhelmed
        assert sum(game[f"points_{seat}"] for game in games) / 12 == pytest.approx(standing.points)
    assert sum(standing.overwhelmed for standing in summary.by_bot) > 0
    assert Counter(game["turns"] for game in games) == counted.tally.turns


def test_a_row_is_the_game_of_its_seed() -> None:
    """Where all seats have the same bot, game number n of a seed is the first game of the seed n further on."""
    games = table(play_contest(make_contest(4, players=3, backend="plain", rows=True), workers=1))
    for number, game in enumerate(games):
        (alone,) = table(
            play_contest(make_contest(1, players=3, seed=1 + number, backend="plain", rows=True), workers=1)
        )
        assert game | {"game": 0} == alone


def test_both_back_ends_write_the_same_rows() -> None:
    assert plagued().tally == plagued(backend="numba").tally


def test_any_workers_write_the_same_rows() -> None:
    contest = make_contest(30, ("viewpoint",), 2, ("greedy", "random"), backend="plain", rows=True)
    assert list(table(play_contest(contest, 1))) == list(table(play_contest(contest, 2)))


def test_the_command_writes_rows(tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "games.csv"
    given = ["sim", "--games", "5", "--backend", "plain", "--workers", "1", "--bots", "greedy,random"]
    assert main([*given, "--rows", str(file)]) == 0
    captured = capsys.readouterr()
    assert f"Every game stands in {file}." in captured.err
    with file.open(encoding="utf-8", newline="") as opened:
        rows = list(csv.DictReader(opened))
    contest = make_contest(5, bots=("greedy", "random"), backend="plain")
    assert list(rows[0]) == headings(contest)
    assert [row["bot_1"] for row in rows] == ["greedy", "random", "greedy", "random", "greedy"]


def test_parquet_is_written_or_asked_for(tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    given = ["sim", "--games", "3", "--backend", "plain", "--workers", "1", "--rows", str(tmp_path / "games.parquet")]
    if find_spec("pyarrow") is not None:
        assert main(given) == 0
        from pyarrow.parquet import read_table

        assert read_table(tmp_path / "games.parquet").num_rows == 3
        capsys.readouterr()
    monkeypatch.setattr("fieldofview.sim.rows.find_spec", lambda name: None)
    assert main(given) == 2
    assert capsys.readouterr().err == (
        "fov: Parquet needs pyarrow: pip install 'fieldofview[parquet]', or name a file that ends in .csv.\n"
    )


@pytest.mark.parametrize("given", [["--rows", "games.txt"], ["--rows", "no/folder/games.csv"], ["--games", "9" * 12]])
def test_what_cannot_be_written_or_played_is_one_sentence(given: list[str], capsys: Captured) -> None:
    assert main(["sim", *given]) == 2
    captured = capsys.readouterr()
    assert not captured.out
    assert captured.err.count("\n") == 1
    assert main(["bench", "--runs", "1000000"]) == 2
    assert "from 1 to 1000" in capsys.readouterr().err


def test_rows_are_bounded_and_need_a_back_end_that_tells() -> None:
    with pytest.raises(BadContest, match="10,000,000 games are played at once with a row for each"):
        make_contest(10_000_001, rows=True)
    with pytest.raises(BadContest, match="only counts"):
        make_contest(5, backend="cuda", rows=True)


def test_users_are_told_apart_by_bot(capsys: Captured) -> None:
    given = ["sim", "--games", "40", "--backend", "plain", "--workers", "1"]
    assert main([*given, "--bots", "greedy,random"]) == 0
    out = capsys.readouterr().out
    assert "greedy users win" in out
    assert "random users win" in out
    assert main([*given, "--bots", "greedy"]) == 0
    assert "  users win  " in capsys.readouterr().out
    played = play_contest(make_contest(40, bots=("greedy", "random"), backend="plain"), workers=1)
    for row in played.tally.kinds:
        own = row[contests.KIND_COLUMNS :]
        assert sum(own[::2]) == row[contests.USERS]
        assert sum(own[1::2]) == row[contests.USERS_SHARE]
    wink = next(card for card in summarise(played).cards if card.name == "Wink")
    (_, strong, _), (_, weak, _) = wink.by_bot
    assert strong.value > wink.wins.value > weak.value
    assert main([*given, "--bots", "greedy,random", "--json"]) == 0
    assert [bot for bot, _, _ in json.loads(capsys.readouterr().out)["cards"][0]["by_bot"]] == ["greedy", "random"]


def test_the_figures_are_defined_where_help_points(capsys: Captured) -> None:
    main(["sim", "--help"])
    text = capsys.readouterr().out
    page = Path(__file__).parents[2].joinpath("docs", "how-to-simulate.md").read_text(encoding="utf-8")
    for figure in ("win rate", "overwhelmed", "cancelled", "users win", "with winners", "played a game"):
        assert f"  {figure} " in text
        assert figure in page


def children(process: int) -> list[int]:
    """Processes that this one started, and that are still there."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(fields[1]) == process and fields[0] != "Z":
                found.append(int(entry.name))
    return found


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
@pytest.mark.parametrize("sent", [signal.SIGTERM, signal.SIGKILL])
def test_told_to_end_it_takes_its_workers_along(sent: signal.Signals) -> None:
    command = [sys.executable, "-m", "fieldofview", "sim", "--backend", "plain", "--games", "100000", "--workers", "2"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as process:
        workers: list[int] = []
        until = time.monotonic() + 60
        while len(workers) < 2 and time.monotonic() < until:
            time.sleep(0.1)
            workers = children(process.pid)
        assert len(workers) >= 2
        time.sleep(0.5)
        os.kill(process.pid, sent)
        status = process.wait(20)
        until = time.monotonic() + 20
        while any(map(is_running, workers)) and time.monotonic() < until:
            time.sleep(0.1)
        assert not any(map(is_running, workers))
        assert status == (143 if sent == signal.SIGTERM else -9)
        assert process.stderr is not None
        assert b"Traceback" not in process.stderr.read()


def test_who_waits_for_the_compiler_is_told_whenever_it_compiles() -> None:
    numba = pytest.importorskip("numba", reason="numba is not installed: nothing is compiled")
    from fieldofview.sim.compiling import when_compiling

    told: list[str] = []
    add = numba.njit(lambda a, b: a + b)
    with when_compiling(lambda: told.append("once")):
        add(1, 2)
        add(1.5, 2)
    assert told == ["once"]
    with when_compiling(lambda: told.append("again")):
        add(3, 4)
    assert told == ["once"]
    with when_compiling(lambda: told.append("another size")):
        add(1j, 4)
    assert told == ["once", "another size"]
