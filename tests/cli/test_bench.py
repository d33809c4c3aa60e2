"""`fov bench` on the smallest scale: that it measures everything it should, not how fast this machine is."""

from __future__ import annotations

import json
import platform
import re
from pathlib import Path

import pytest

from fieldofview.cards.complaint import Worded
from fieldofview.cli import bench as command
from fieldofview.cli import main
from fieldofview.cli.benching import figures
from fieldofview.cli.benching.goals import AT_LEAST, AT_MOST, Goal
from fieldofview.cli.benching.page import gpu_section
from fieldofview.game import Game, new_game
from fieldofview.sim import face
from fieldofview.sim.peers import Peer

Captured = pytest.CaptureFixture[str]

TINY = ("bench", "--backend", "plain", "--seconds", "0.01", "--runs", "1")

# A stand-in for a script of benches/: one case runs, one lacks its library, one breaks.
SCRIPT = """
import json, sys
if "--list" in sys.argv:
    print("toy/rollout\\ntoy/missing\\ntoy/broken")
elif "toy/rollout" in sys.argv:
    row = {"library": "toy", "version": "1", "players": 2, "note": "", "decisions_per_s": 50.0, "games_per_s": 5.0,
           "decisions_per_game": 10.0, "wall_over_cpu": 1.0, "clone_us": 2.0}
    print("RESULT " + json.dumps(row))
elif "toy/missing" in sys.argv:
    print("toy is not installed; 'make bench' installs it.", file=sys.stderr)
    sys.exit(3)
else:
    sys.exit("no such luck")
"""


@pytest.fixture
def script(tmp_path: Path) -> Path:
    path = tmp_path / "peers_toy.py"
    path.write_text(SCRIPT, encoding="utf-8")
    return path


def shorten_the_face(patch: pytest.MonkeyPatch) -> None:
    """Most of a tiny run is the face's: a few turns of each game are enough to have figures."""
    patch.setattr(face, "REPLAYED", 20)
    patch.setattr(face, "deal", a_few_turns)


def a_few_turns(table: face.Table, seed: int) -> Game:
    return new_game(table.players, table.sets, seed, windows=table.windows, turn_limit=2 * table.players)


@pytest.fixture(scope="module")
def result(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, object], str]:
    """One tiny run: its JSON and the page that it saved."""
    page = tmp_path_factory.mktemp("bench") / "results.md"
    with pytest.MonkeyPatch.context() as patch:
        shorten_the_face(patch)
        said: list[object] = []
        patch.setattr(command, "print_json", said.append)
        assert main([*TINY, "--no-peers", "--json", "--save", str(page)]) == 0
    data = json.loads(json.dumps(said[0]))
    return data, page.read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def a_short_face(monkeypatch: pytest.MonkeyPatch) -> None:
    shorten_the_face(monkeypatch)


def test_json_has_its_shape(result: tuple[dict[str, object], str]) -> None:
    data, _ = result
    assert list(data) == [
        "command", "date", "machine", "runs", "seconds", "speed", "peers", "copies", "game_clone_us", "determinise",
        "face", "start", "state_bytes", "growth", "comparison", "notes",
    ]  # fmt: skip
    assert data["command"] == "fov bench --seconds 0.01 --runs 1 --backend plain --no-peers"
    names = [row["name"] for row in data["speed"]]  # type: ignore[attr-defined]
    assert names == ["uncompiled step", "a Python bot that reads its view"]
    assert data["peers"] == data["copies"] == data["notes"] == []
    assert 0 < data["state_bytes"] <= 4096  # type: ignore[operator]
    for row in data["comparison"]:  # type: ignore[attr-defined]
        assert list(row) == ["figure", "measured", "unit", "peer", "peer_measured", "ratio", "target", "met"]
        assert row["measured"] > 0


def test_the_face_is_measured_at_small_and_large_tables(result: tuple[dict[str, object], str]) -> None:
    data, page = result
    face = data["face"]
    assert isinstance(face, dict)
    assert [(row["players"], row["windows"]) for row in face["tables"]] == [
        (6, "plain"), (6, "public"), (12, "plain"), (12, "public"),
    ]  # fmt: skip
    for row in face["tables"]:
        for key in ("decision_ms", "view_ms", "view_json_ms", "news_bytes", "view_bytes"):
            middle, high = row[key]
            assert 0 < middle <= high
    assert "## The face" in page
    assert "150 decisions again" in page


def test_growth_is_measured_on_one_class_and_on_its_own(result: tuple[dict[str, object], str]) -> None:
    growth = result[0]["growth"]
    assert isinstance(growth, dict)
    assert [row["players"] for row in growth["players"]] == [2, 4, 6, 8, 12]
    assert [row["cards"] for row in growth["cards"]] == [70, 140, 280, 420]
    for row in (*growth["players"], *growth["cards"]):
        assert row["size_class"] == ("small" if row["players"] <= 6 and row["cards"] <= 186 else "large")
        if row["size_class"] == "large":
            assert row["ns_per_decision"] == row["ns_per_decision_large"]


def test_the_page_names_command_and_machine_in_general(result: tuple[dict[str, object], str]) -> None:
    data, page = result
    assert page.startswith("# Results\n")
    assert f"`{data['command']}` on {data['date']}" in page
    assert "| figure | measured | peer | ratio | target | met? |" in page
    assert "## Growth by cards" in page
    assert platform.node() not in page


def test_people_are_shown_tables(capsys: Captured) -> None:
    assert main([*TINY, "--no-peers"]) == 0
    out, err = capsys.readouterr()
    assert "play, uncompiled" in out
    assert "\nGrowth by players, with 140 cards\n" in out
    assert not err


def test_a_peer_is_measured_run_by_run(script: Path) -> None:
    peer = Peer("toy/rollout", script)
    for _ in range(3):
        peer.measure(0.01)
    data = peer.data()
    assert data["decisions_per_s"] == 50
    assert data["clone_us"] == 2
    assert data["spread"] == 0
    assert len(peer.runs) == 3


def test_a_missing_library_is_said_in_a_sentence(script: Path) -> None:
    peer = Peer("toy/missing", script)
    peer.measure(0.01)
    assert peer.data() == {
        "case": "toy/missing",
        "missing": "toy is not installed; 'make bench' installs it.",
    }
    broken = Peer("toy/broken", script)
    broken.measure(0.01)
    assert broken.missing == "toy/broken could not be measured: no such luck"


def test_peers_stand_beside_us(capsys: Captured, script: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cases = ["toy/rollout", "toy/missing", "toy/missing", "toy/broken"]
    monkeypatch.setattr(command, "peers", lambda: [Peer(case, script) for case in cases])
    assert main(list(TINY)) == 0
    out, _ = capsys.readouterr()
    assert "toy/rollout 1" in out
    assert out.count("toy is not installed; 'make bench' installs it.") == 1


def test_a_ratio_above_one_is_in_our_favour() -> None:
    quick = Goal("play", 300.0, "decisions/s", AT_LEAST, 200.0, "toy", 100.0)
    small = Goal("copy", 2.0, "µs", AT_MOST, 1.0, "toy", 6.0)
    assert quick.ratio == small.ratio == 3
    assert quick.met
    assert not small.met
    assert Goal("alone", 2.0, "µs", AT_MOST, 2.0).ratio is None


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (("--backend", "abacus"), "There is no back end 'abacus'"),
        (("--backend", "numba,cuda"), "cuda is measured alone"),
        (("--backend", ","), "names no back end"),
        (("--runs", "0"), "--runs from 1 to 1000"),
        (("--seconds", "0"), "--seconds must be above 0"),
        (("--seconds", "nan"), "'nan' is no number"),
        (("--backend", "plain", "--compile"), "--compile times the numba back end"),
        (("--save", "/nowhere/at/all/results.md"), "There is no folder"),
    ],
)
def test_what_cannot_be_measured_is_refused(capsys: Captured, options: tuple[str, ...], complaint: str) -> None:
    assert main(["bench", *options]) == 2
    out, err = capsys.readouterr()
    assert not out
    assert err.count("\n") == 1
    assert complaint in err


def test_the_scripts_of_the_checkout_are_found() -> None:
    folder = command.peers_folder()
    assert folder is not None
    assert {"openspiel/hearts/rollout", "rlcard/uno"} <= {peer.case for peer in command.peers()}


def test_the_makefile_calls_it() -> None:
    folder = command.peers_folder()
    assert folder is not None
    makefile = (folder.parent / "Makefile").read_text(encoding="utf-8")
    assert "fov bench" in makefile.partition("\nbench:")[2].partition("\n\n")[0]


def test_a_page_keeps_what_was_measured_on_a_gpu() -> None:
    section = "\n## On a GPU\n\nmeasured elsewhere\n"
    assert gpu_section("# Results\n\n## Play\n" + section) == section
    assert gpu_section("# Results\n") == ""


def test_numbers_have_three_digits() -> None:
    assert [figures.number(n) for n in (999_400, 999_600, 5_270_000, 71_100, 893)] == [
        "999 k", "1 M", "5.27 M", "71.1 k", "893",
    ]  # fmt: skip


def test_in_german_figures_have_a_comma(capsys: Captured) -> None:
    assert main([*TINY, "--no-peers", "--lang", "de"]) == 0
    text = capsys.readouterr().out
    assert re.search(r"[0-9],[0-9]{1,2} (M|k|s|ms|µs)\b", text), text
    assert not re.search(r"[0-9]\.[0-9]{1,2} (M|k|s|ms|µs)\b", text), text


def test_figures_are_turned_once() -> None:
    assert figures.told_figure("1,234 ns", "de") == "1.234 ns"
    assert figures.told_figure("1,234 ns", "en") == "1,234 ns"
    assert figures.told_figure(Worded("{ns:,.0f} ns ({size})", ns=1234, size=Worded("small")), "de").startswith(
        "1.234 ns"
    )
