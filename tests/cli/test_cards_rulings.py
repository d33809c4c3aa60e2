"""The front door of `fov`, and its commands cards and rulings, as a person meets them."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace

import pytest

from fieldofview.cards import every_card, find_set
from fieldofview.cli import main
from fieldofview.game.coverage import (
    NoScenarios,
    UnreadableScenarios,
    citations,
    scenario_files,
    scenario_folder,
)
from fieldofview.rulings import RULINGS, enforceable

door = import_module("fieldofview.cli.main")  # the package's own name `main` is the function

Captured = pytest.CaptureFixture[str]


def said(capsys: Captured, *arguments: str, status: int = 0) -> str:
    """What a command prints, after checking its status; nothing may go to the other stream."""
    assert main(arguments) == status
    out, err = capsys.readouterr()
    assert not (out and err)
    return out or err


def one_sentence(text: str) -> bool:
    return text.count("\n") == 1 and text.endswith((".\n", "?\n")) and "Traceback" not in text


@pytest.fixture
def scenarios(tmp_path: Path) -> Path:
    """A folder with one scenario that cites everything but VT.47."""
    ids = [row.id for row in enforceable() if row.id != "VT.47"]
    text = f'[[scenario]]\ntitle = "All but one"\ncites = {json.dumps(ids)}\n'
    (tmp_path / "all.toml").write_text(text, encoding="utf-8")
    return tmp_path


# -- the front door --------------------------------------------------------------------------------


@pytest.mark.parametrize("arguments", [(), ("--help",), ("-h",), ("help",)])
def test_the_overview_names_every_command_and_what_to_do_next(capsys: Captured, arguments: tuple[str, ...]) -> None:
    text = said(capsys, *arguments)
    assert all(f"\n  {name} " in text for name in door.COMMANDS)
    assert text.endswith("fov play\n")


def test_version(capsys: Captured) -> None:
    assert said(capsys, "--version").startswith("fov ")


@pytest.mark.parametrize(("typed", "meant"), [("crads", "cards"), ("ruling", "rulings"), ("pley", "play")])
def test_a_typo_is_answered_with_the_nearest_command(capsys: Captured, typed: str, meant: str) -> None:
    text = said(capsys, typed, status=2)
    assert f"Did you mean `fov {meant}`?" in text
    assert one_sentence(text.replace(". Did", "; did"))


def test_an_option_before_the_command_is_refused(capsys: Captured) -> None:
    assert one_sentence(said(capsys, "--json", status=2))


@pytest.mark.parametrize("command", ["cards", "rulings"])
def test_each_command_explains_itself(capsys: Captured, command: str) -> None:
    assert said(capsys, command, "--help").startswith(f"usage: fov {command}")
    assert said(capsys, "help", command).startswith(f"usage: fov {command}")


def test_wrong_arguments_are_one_sentence(capsys: Captured) -> None:
    assert one_sentence(said(capsys, "rulings", "--kind", "none", status=2))


def command_that_raises(monkeypatch: pytest.MonkeyPatch, error: BaseException) -> None:
    def run(_: object) -> int:
        raise error

    fake = SimpleNamespace(HELP="", NEXT="", configure=lambda parser: None, run=run)
    monkeypatch.setattr(door, "_load", lambda name: fake)


def test_an_interrupt_leaves_quietly(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    command_that_raises(monkeypatch, KeyboardInterrupt())
    assert said(capsys, "play", status=130) == ""


def test_a_missing_file_is_one_sentence(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    command_that_raises(monkeypatch, FileNotFoundError(2, "No such file or directory", "lost.toml"))
    assert said(capsys, "scenario", status=2) == "fov: Cannot open lost.toml: No such file or directory.\n"


def test_our_own_mistakes_fall_into_a_net(monkeypatch: pytest.MonkeyPatch, capsys: Captured, reports: Path) -> None:
    for error in (ValueError("a bug"), RecursionError("deep"), MemoryError(), AssertionError(), KeyError("x")):
        command_that_raises(monkeypatch, error)
        text = said(capsys, "play", status=70)
        assert one_sentence(text)
        (report,) = reports.iterdir()
        assert str(report) in text
        assert f"{type(error).__name__}" in report.read_text(encoding="utf-8")
        report.unlink()


def test_a_net_that_cannot_write_still_speaks(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    monkeypatch.setenv("FOV_REPORTS", "/nowhere")
    command_that_raises(monkeypatch, ValueError("a bug"))
    text = said(capsys, "play", status=70)
    assert one_sentence(text)
    assert "FOV_DEBUG=1" in text


def test_debugging_shows_the_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOV_DEBUG", "1")
    with pytest.raises(ValueError, match="no card"):
        main(["cards", "show", "nothing at all"])


def test_a_command_that_is_not_there_is_one_sentence(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    monkeypatch.setitem(door.COMMANDS, "juggle", "keep three cards in the air")
    assert one_sentence(said(capsys, "juggle", status=2))


def test_help_imports_no_command_and_no_terminal_library() -> None:
    code = (
        "import sys; from fieldofview.cli import main; main(['--help']); "
        "sys.exit(any(name.startswith(('rich', 'numpy', 'numba', 'fieldofview.cli.cards')) "
        "for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=False).returncode == 0


def test_a_closed_pipe_is_no_error() -> None:
    command = [sys.executable, "-m", "fieldofview", "rulings"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""


# -- cards -----------------------------------------------------------------------------------------


def test_all_cards_are_listed_one_a_line(capsys: Captured) -> None:
    lines = said(capsys, "cards").splitlines()
    assert len(lines) == 1 + 49 + len(find_set("open-eyes").every_card)
    last = ["Lookalikes", "10", "3", "prizes", "DRAW 1 card for each player in the game."]
    assert re.split(r"  +", lines[49]) == last


def test_cards_are_searched_in_all_that_is_printed(capsys: Captured) -> None:
    found = json.loads(said(capsys, "cards", "steal", "--set", "viewpoint", "--json"))
    assert [card["name"] for card in found] == ["Eye Spy", "Insight"]
    assert found[0] == {
        "name": "Eye Spy",
        "points": 0,
        "copies": 3,
        "set": "viewpoint",
        "marks": [],
        "ruling": "VT.card.eye-spy",
        "text": "STEAL 2 cards from another player.",
    }
    assert "STIEHL 2 Karten" in said(capsys, "cards", "stiehl", "--lang", "de")


def test_a_switch_of_a_set_is_named_as_everywhere(capsys: Captured) -> None:
    names = [card["name"] for card in json.loads(said(capsys, "cards", "--set", "open-eyes+plague", "--json"))]
    assert {"Wink", "Pink Eye", "First Light", "Pen Pal"} & {*names} == {"Pink Eye", "First Light", "Pen Pal"}
    assert "no switch 'fog'" in said(capsys, "cards", "--set", "open-eyes+fog", status=2)


def test_a_card_of_a_set_file_is_shown(capsys: Captured, tmp_path: Path) -> None:
    file = tmp_path / "night.toml"
    file.write_text('name = "Night"\n[[card]]\nname = "Owl"\npoints = 5\ncopies = 40\n', encoding="utf-8")
    assert "Night · 40 in the deck" in said(capsys, "cards", "show", "Owl", "--set", str(file))


def test_finding_no_card_says_so(capsys: Captured) -> None:
    assert one_sentence(said(capsys, "cards", "dragon", status=1))


@pytest.mark.parametrize("name", every_card())
def test_every_card_is_shown(capsys: Captured, scenarios: Path, name: str) -> None:
    text = said(capsys, "cards", "show", name, "--scenarios", str(scenarios))
    frame = text.split("\n\nText\n")[0].splitlines()
    assert len({len(line) for line in frame}) == 1
    assert frame[1].startswith(f"│ {every_card()[name].points} ")
    assert all(f"\n{part}\n" in text for part in ("Text", "Program", "Rulings", "Scenarios"))
    assert f"\n  {every_card()[name].ruling}\n" in text


def test_a_shown_card_as_json(capsys: Captured, scenarios: Path) -> None:
    shown = json.loads(said(capsys, "cards", "show", "wink", "--json", "--scenarios", str(scenarios)))
    assert [row["id"] for row in shown["rulings"]] == ["VT.card.wink", "VT.card.wink.a", "VT.card.wink.b"]
    assert [scenario["title"] for scenario in shown["scenarios"]] == ["All but one"]
    assert shown["scenarios"][0]["cites"] == ["VT.card.wink", "VT.card.wink.a", "VT.card.wink.b"]
    assert any("VT.card.wink.a" in row["cites"] for row in shown["program"])


def test_a_part_of_a_name_is_enough_where_it_is_clear(capsys: Captured) -> None:
    assert "The Triclops" in said(capsys, "cards", "show", "triclops")
    assert "Field of View" in said(capsys, "cards", "show", "--lang", "en", "bird's", "eye")


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (("show", "Mirrage"), "Did you mean 'Mirage'?"),
        (("show",), "for instance: fov cards show Wink"),
        (("--set", "viewpiont"), "Did you mean 'viewpoint'?"),
        (("--lang", "fr"), "en (English), de (Deutsch)"),
        (("show", "Wink", "--scenarios", "nowhere"), "'nowhere'"),
    ],
)
def test_what_cards_cannot_do_is_said(capsys: Captured, arguments: tuple[str, ...], hint: str) -> None:
    text = said(capsys, "cards", *arguments, status=2)
    assert text.startswith("fov: ")
    assert text.count("\n") == 1
    assert hint in text


# -- rulings ---------------------------------------------------------------------------------------


def test_all_rulings_are_listed_once_with_all_their_ids(capsys: Captured) -> None:
    lines = said(capsys, "rulings").splitlines()
    assert len(lines) == 1 + len({row.summary for row in RULINGS.values()})
    listed = [id for line in lines[1:] for id in re.split(r"  +", line)[0].split()]
    assert sorted(listed) == sorted(RULINGS)
    (line,) = [line for line in lines if line.startswith("VT.47 ")]
    assert re.split(r"  +", line)[:2] == ["VT.47 VN.47", "play"]
    assert f"  {RULINGS['VT.47'].title}: " in line
    rows = json.loads(said(capsys, "rulings", "--document", "VN", "--json"))
    assert [row["ids"] for row in rows if row["id"] == "VN.47"] == [["VT.47", "VN.47"]]
    assert said(capsys, "rulings", "VN.47").startswith("VT.47 VN.47  ")


def test_words_are_whole_words(capsys: Captured) -> None:
    rows = json.loads(said(capsys, "rulings", "win", "--json"))
    assert rows
    for row in rows:
        assert re.search(r"\bwins?\b", f"{row['id']} {row['title']} {row['summary']}".lower())


def test_what_the_desk_must_serve_is_marked(capsys: Captured) -> None:
    rows = {row["id"]: row for row in json.loads(said(capsys, "rulings", "--desk", "--json"))}
    assert {"VT.1", "VT.15", "VT.71", "VT.75.1", "VN.8"} <= set(rows)
    assert rows["VT.71"]["kind"] == "play"
    (line,) = [line for line in said(capsys, "rulings", "--desk").splitlines() if line.startswith("VT.71 ")]
    assert re.split(r"  +", line)[1] == "play desk"
    assert "must serve it too" in said(capsys, "rulings", "VT.71")
    assert "must serve it too" not in said(capsys, "rulings", "VT.47")


def test_nothing_to_be_covered_is_said(capsys: Captured, scenarios: Path) -> None:
    given = ("rulings", "--uncovered", "--scenarios", str(scenarios), "--kind", "conduct")
    assert one_sentence(said(capsys, *given, status=1))
    assert one_sentence(said(capsys, "rulings", "dragon", "--uncovered", "--scenarios", str(scenarios), status=1))


def test_one_id_shows_everything_about_it(capsys: Captured, scenarios: Path) -> None:
    text = said(capsys, "rulings", "vt.card.wink", "--scenarios", str(scenarios))
    assert text.startswith("VT.card.wink  Wink\n")
    for part in (
        "rule of play",
        "cards.viewpoint",
        "VT.card.wink.b: ",
        "Cited by cards\n  Wink\n",
        ": All but one\n",
    ):
        assert part in text
    shown = json.loads(said(capsys, "rulings", "VT.card.wink.a", "--json", "--scenarios", str(scenarios)))
    assert (shown["kind"], shown["document"], shown["cards"]) == ("play", "VT", ["Wink"])


def test_several_ids_and_words_list(capsys: Captured) -> None:
    assert [row["id"] for row in json.loads(said(capsys, "rulings", "D.20", "VT.47", "--json"))] == [
        "D.20",
        "VT.47",
    ]
    words = json.loads(said(capsys, "rulings", "hindsight", "loop", "--json"))
    assert {"VT.30", "D.41"} <= {row["id"] for row in words}


def test_rulings_are_sorted_out_by_kind_and_document(capsys: Captured) -> None:
    rows = json.loads(said(capsys, "rulings", "--kind", "conduct", "--document", "vt", "--json"))
    assert rows
    assert {(row["kind"], row["document"]) for row in rows} == {("conduct", "VT")}


def test_an_unknown_id_is_answered_with_the_nearest(capsys: Captured) -> None:
    text = said(capsys, "rulings", "VT.card.winc", status=2)
    assert one_sentence(text)
    assert "VT.card.wink" in text


def test_finding_no_ruling_says_so(capsys: Captured) -> None:
    assert one_sentence(said(capsys, "rulings", "dragon", status=1))


def test_uncovered_rulings_fail(capsys: Captured, scenarios: Path) -> None:
    given = ("rulings", "--uncovered", "--scenarios", str(scenarios))
    text = said(capsys, *given, status=1)
    assert text.startswith("VT.47  ")
    assert text.endswith(f"Cited by no scenario: 1 of {len(enforceable())} rules of play.\n")
    assert [row["id"] for row in json.loads(said(capsys, *given, "--json", status=1))] == ["VT.47"]


def test_covered_rulings_pass(capsys: Captured, scenarios: Path) -> None:
    given = ("rulings", "--uncovered", "--document", "D", "--scenarios", str(scenarios))
    assert one_sentence(said(capsys, *given))
    assert json.loads(said(capsys, *given, "--json")) == []


# -- the scan of scenario files --------------------------------------------------------------------


def test_the_scenarios_of_the_checkout_are_found(repository: Path) -> None:
    assert scenario_folder() == repository / "tests" / "rulings"
    assert repository / "tests" / "rulings" / "wink.toml" in scenario_files()
    assert any(file == "tests/rulings/wink.toml" for file, _ in citations()["VT.card.wink"])


def test_another_folder_may_be_named(scenarios: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert citations(scenarios)["D.20"] == [((scenarios / "all.toml").as_posix(), "All but one")]
    monkeypatch.setenv("FOV_SCENARIOS", str(scenarios))
    assert scenario_files() == [scenarios / "all.toml"]


def test_a_folder_that_is_not_there_and_a_broken_file_are_refused(tmp_path: Path) -> None:
    with pytest.raises(NoScenarios):
        scenario_files(tmp_path / "nowhere")
    (tmp_path / "broken.toml").write_text("[[scenario", encoding="utf-8")
    with pytest.raises(UnreadableScenarios, match=r"broken\.toml"):
        citations(tmp_path)
