"""`fov scenario` as a judge meets it: what it tells, and with which status it leaves."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from fieldofview.cli import main
from fieldofview.cli import scenario as command
from fieldofview.game.scenario import Scenario
from fieldofview.game.script import Result, run_scenario

Captured = pytest.CaptureFixture[str]

HOLDS = '''
[[scenario]]
title   = "A player is made to discard"
players = ["Ann", "Bob", "Cy"]
script  = """
Ann: play Blurred Vision
Ann: choose Bob
Bob: reveal Spectacles
"""
[scenario.table.hands]
Ann = ["Blurred Vision", "Wink"]
Bob = ["Spectacles", "Hindsight"]
[scenario.expect]
hands.Bob = ["Hindsight"]
next      = "Ann"
legal     = ["end"]
'''

PAUSES = '''
[[scenario]]
title   = "Who is asked?"
players = ["Ann", "Bob"]
script  = """
Ann: play Blurred Vision
pause
"""
[scenario.table.hands]
Ann = ["Blurred Vision"]
Bob = ["Spectacles", "Wink"]
'''


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "question.toml"


def run(capsys: Captured, file: Path, text: str, *options: str, status: int = 0) -> str:
    """What the command prints for a file of that text, after checking its status; nothing goes to stderr."""
    file.write_text(text, encoding="utf-8")
    assert main(["scenario", *options, str(file)]) == status
    out, err = capsys.readouterr()
    assert not err
    return out


def refused(capsys: Captured, *arguments: str) -> str:
    """The one sentence that a command leaves with."""
    assert main(["scenario", *arguments]) == 2
    out, err = capsys.readouterr()
    assert not out
    assert err.count("\n") == 1
    assert "Traceback" not in err
    return err


def test_what_holds_is_told_with_its_rulings(capsys: Captured, file: Path) -> None:
    text = run(capsys, file, HOLDS)
    assert text.startswith("pass  A player is made to discard\n")
    (result,) = json.loads(run(capsys, file, HOLDS, "--json"))
    (cancelled,) = [event for event in result["events"] if event["kind"] == "cancelled"]
    assert "VT.card.spectacles.c" in cancelled["cites"]
    (line,) = [line for line in text.splitlines() if line.strip().startswith(cancelled["text"])]
    assert line.split()[-len(cancelled["cites"]) :] == cancelled["cites"]
    assert text.endswith("1 scenario: it holds.\n")
    assert "What do you do?" not in text


def test_what_fails_is_said(capsys: Captured, file: Path) -> None:
    text = run(capsys, file, HOLDS.replace('next      = "Ann"', 'next = "Cy"'), status=1)
    assert f"FAIL  A player is made to discard  ({file}:2)" in text
    assert sum(line.startswith("    ! ") for line in text.splitlines()) == 1
    assert text.endswith("1 scenario: it fails.\n")


def test_quiet_tells_failures_only(capsys: Captured, file: Path) -> None:
    assert run(capsys, file, HOLDS + PAUSES, "--quiet") == "2 scenarios: all hold.\n"
    text = run(capsys, file, PAUSES + HOLDS.replace('["Hindsight"]', "[]"), "--quiet", status=1)
    assert text.startswith("FAIL  A player is made to discard")
    assert text.endswith("2 scenarios: 1 hold, 1 fail.\n")


def test_an_illegal_line_names_what_is_legal(capsys: Captured, file: Path) -> None:
    text = run(capsys, file, HOLDS.replace("Ann: choose Bob", "Ann: choose Ann"), status=1)
    assert f"{file}:7: 'Ann: choose Ann' cannot be followed: " in text
    assert "'choose Bob', 'choose Cy'" in text


def test_a_failure_says_what_is_pending(capsys: Captured, file: Path) -> None:
    text = run(capsys, file, PAUSES + '[scenario.expect]\nnext = "Bob"\n', status=1)
    assert "      Ann must choose: Blurred Vision: choose a player.\n        legal: choose Bob\n" in text
    over = HOLDS.replace("Bob: reveal Spectacles", "Bob: forfeit\nCy: forfeit")
    assert "The game is over" in run(capsys, file, over, status=1)
    assert "Bob muss wählen" in run(capsys, file, PAUSES.replace("pause", "Bob: end"), "--lang", "de", status=1)


@pytest.mark.parametrize(
    ("script", "number"),
    [
        ('script = "Ann: end"', 5),
        ("script = '''Ann: play Wink\n\n  # Ann: end\n  Ann: end  # no\n  Ann: end'''", 9),
        ('script = """\\\nAnn: play Wink\nAnn: end\nAnn: end"""', 8),
        ('script = "Ann: play Wink\\nAnn: end\\nAnn: end"', 5),
    ],
)
def test_a_line_is_pointed_at_however_it_is_written(capsys: Captured, file: Path, script: str, number: int) -> None:
    text = f"""
[[scenario]]
title   = "Ann: end"
players = ["Ann", "Bob"]
{script}
[scenario.table]
hands = {{Ann = ["Wink"], Bob = ["Wink"]}}
draw  = ["Blink", "Blink"]
"""
    text = run(capsys, file, text, status=1)
    assert f"{file}:{number}: 'Ann: end' cannot be followed" in text


def test_the_table_is_shown_on_demand(capsys: Captured, file: Path) -> None:
    assert "Discard Pile" not in run(capsys, file, HOLDS)
    text = run(capsys, file, HOLDS, "--table")
    assert "      Ann: 0 Viewpoints, to move\n        hand: Wink\n        field: –\n" in text
    assert "Discard Pile (2): Spectacles, Blurred Vision" in text
    (result,) = json.loads(run(capsys, file, HOLDS, "--table", "--json"))
    assert result["table"]["hands"] == {"Ann": ["Wink"], "Bob": ["Hindsight"], "Cy": []}
    assert result["table"]["discard"] == ["Spectacles", "Blurred Vision"]


def test_an_unknown_ruling_is_named(capsys: Captured, file: Path) -> None:
    cites = 'cites = ["VT.47", "VT.card.winc"]\nplayers'
    text = run(capsys, file, HOLDS.replace("players", cites, 1), status=1)
    assert "cites: no ruling 'VT.card.winc'; nearest: VT.card.wink" in text
    assert text.count("    ! ") == 1


def test_an_unknown_card_is_answered_with_the_nearest(capsys: Captured, file: Path) -> None:
    text = run(capsys, file, HOLDS.replace('"Wink"]', '"Winc"]'), status=2)
    assert "There is no card 'Winc' here. Did you mean 'Wink'?" in text
    assert f"{file}:2" in text


def test_an_unknown_player_in_the_script_is_named(capsys: Captured, file: Path) -> None:
    text = run(capsys, file, HOLDS.replace("Bob: reveal", "Zoe: reveal"), status=2)
    assert "There is no player 'Zoe' at this table; there are Ann, Bob, Cy." in text


def test_one_malformed_scenario_does_not_hide_the_others(capsys: Captured, file: Path) -> None:
    text = run(capsys, file, HOLDS.replace('"Wink"]', '"Winc"]') + PAUSES, status=2)
    assert "pass  Who is asked?" in text
    assert text.endswith("2 scenarios: 1 hold, 1 fail.\n")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[[scenario]\n", "is not valid TOML"),
        ("", "holds no scenario"),
        ('[[scenario]]\nplayers = ["Ann", "Bob"]\n', "needs a title"),
        (HOLDS.replace("[scenario.expect]", "[scenario.expects]"), "has no key 'expects'"),
        (HOLDS.replace("Ann: choose Bob", "Ann choose Bob"), "should read 'Player: verb object'"),
    ],
)
def test_a_malformed_file_is_refused(capsys: Captured, file: Path, text: str, complaint: str) -> None:
    file.write_text(text, encoding="utf-8")
    sentence = refused(capsys, str(file))
    assert complaint in sentence
    assert str(file) in sentence


def test_a_file_that_cannot_be_read_is_refused(capsys: Captured, tmp_path: Path, file: Path) -> None:
    assert "cannot be read" in refused(capsys, str(tmp_path / "nowhere.toml"))
    file.write_bytes(b"\xff\xfe\x00")
    assert "UTF-8" in refused(capsys, str(file))


def test_one_malformed_file_does_not_stop_the_others(capsys: Captured, tmp_path: Path, file: Path) -> None:
    file.write_text(HOLDS, encoding="utf-8")
    broken = tmp_path / "broken.toml"
    broken.write_text("[[scenario", encoding="utf-8")
    assert main(["scenario", str(broken), str(tmp_path / "nowhere.toml"), str(file)]) == 2
    out, err = capsys.readouterr()
    assert out.endswith("1 scenario: it holds.\n")
    assert [line.split(" ")[1].rstrip(",") for line in err.splitlines()] == [
        str(broken),
        str(tmp_path / "nowhere.toml"),
    ]
    assert main(["scenario", "--json", str(broken), str(file)]) == 2
    assert len(json.loads(capsys.readouterr().out)) == 1


def test_pipes_and_devices_are_refused_at_once(capsys: Captured, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.toml")
    assert "not a file" in refused(capsys, str(tmp_path / "pipe.toml"))
    assert "not a file" in refused(capsys, os.devnull)
    assert "holds no scenario file" in refused(capsys, str(tmp_path))


def test_a_folder_means_the_files_in_it(capsys: Captured, tmp_path: Path, file: Path) -> None:
    folder = tmp_path / "deep"
    folder.mkdir()
    assert "holds no scenario file" in refused(capsys, str(folder))
    file.write_text(HOLDS, encoding="utf-8")
    assert main(["scenario", str(folder), str(file)]) == 2
    assert "it holds" in capsys.readouterr().out
    (folder / "other.toml").write_text(PAUSES, encoding="utf-8")
    file.write_text(HOLDS, encoding="utf-8")
    (tmp_path / "notes.txt").write_text("no scenario", encoding="utf-8")
    assert main(["scenario", str(tmp_path), str(file)]) == 0
    assert capsys.readouterr().out.endswith("2 scenarios: all hold.\n")


def test_json_has_its_shape(capsys: Captured, file: Path) -> None:
    first, second = json.loads(run(capsys, file, HOLDS + PAUSES, "--json"))
    for result in (first, second):
        assert list(result) == ["title", "passed", "failures", "events", "decision"]
    assert first["title"] == "A player is made to discard"
    assert first["passed"] is True
    assert first["failures"] == []
    assert first["decision"] == {"seat": "Ann", "kind": "action", "legal": ["end"]}
    assert first["events"][0]["text"] == "Ann played Blurred Vision."
    assert first["events"][0]["kind"] == "played"
    assert all(set(event) == {"kind", "text", "cites"} for event in first["events"])
    assert "VT.46" in first["events"][0]["cites"]


def test_what_happens_is_told_in_another_language(capsys: Captured, file: Path) -> None:
    (english,) = json.loads(run(capsys, file, HOLDS, "--json"))
    (german,) = json.loads(run(capsys, file, HOLDS, "--json", "--lang", "DE"))
    assert german["events"][0]["text"] == "Ann spielte Blurred Vision."
    assert [e["kind"] for e in german["events"]] == [e["kind"] for e in english["events"]]
    assert [e["cites"] for e in german["events"]] == [e["cites"] for e in english["events"]]
    assert "Was tust du?" in run(capsys, file, HOLDS, "--trace", "--lang", "de")
    assert "language" in refused(capsys, "--lang", "xx", str(file))


def test_a_pause_leaves_the_decision_open(capsys: Captured, file: Path) -> None:
    (result,) = json.loads(run(capsys, file, PAUSES, "--json"))
    assert result["decision"]["seat"] == "Ann"
    assert result["decision"]["legal"] == ["choose Bob"]
    (result,) = json.loads(run(capsys, file, PAUSES.replace("pause", "Ann: choose Bob\npause"), "--json"))
    assert result["decision"] == {"seat": "Bob", "kind": "respond", "legal": ["reveal Spectacles", "decline"]}


def test_json_of_what_failed_and_of_a_game_that_is_over(capsys: Captured, file: Path) -> None:
    over = HOLDS.replace("Bob: reveal Spectacles", "Bob: forfeit\nCy: forfeit").partition("[scenario.expect]")[0]
    malformed = HOLDS.replace('"Wink"]', '"Winc"]')
    first, second = json.loads(run(capsys, file, over + malformed, "--json", status=2))
    assert first["passed"]
    assert first["decision"] is None
    assert second["events"] == []
    assert second["decision"] is None
    assert not second["passed"]
    assert len(second["failures"]) == 1


def test_a_trace_shows_every_decision(capsys: Captured, file: Path) -> None:
    text = run(capsys, file, HOLDS, "--trace")
    assert "Ann [player] Blurred Vision: choose a player. (choose Bob, choose Cy) -> choose Bob" in text
    assert "Ann [action] What do you do? (end) -> still open" in text
    (result,) = json.loads(run(capsys, file, HOLDS, "--trace", "--json"))
    assert len(result["trace"]) == 3


def test_a_trace_shows_what_was_passed_over(capsys: Captured, file: Path) -> None:
    text = run(capsys, file, PAUSES.replace("pause", ""), "--trace")
    assert "-> choose Bob (by itself)" in text
    assert "(reveal Spectacles, decline) -> decline (by itself)" in text


def test_both_back_ends_tell_the_same(capsys: Captured, file: Path) -> None:
    plain = run(capsys, file, HOLDS + PAUSES, "--json")
    main(["scenario", "--backend", "numba", str(file)])  # where nothing is compiled yet, that is said
    capsys.readouterr()
    assert run(capsys, file, HOLDS + PAUSES, "--json", "--backend", "numba") == plain


@pytest.mark.parametrize(("language", "sentence"), [("en", "Compiling the rules"), ("de", "Regeln werden kompiliert")])
def test_whoever_waits_for_a_compiler_is_told(
    capsys: Captured, file: Path, monkeypatch: pytest.MonkeyPatch, language: str, sentence: str
) -> None:
    event = pytest.importorskip("numba.core.event", reason="numba is not installed: nothing is compiled")

    def compiling(scenario: Scenario, backend: str) -> Result:
        event.start_event("numba:compile")
        return run_scenario(scenario)

    monkeypatch.setattr(command, "run_scenario", compiling)
    file.write_text(HOLDS + PAUSES, encoding="utf-8")
    assert main(["scenario", str(file), "--backend", "numba", "--lang", language]) == 0
    assert capsys.readouterr().err.count(sentence) == 1
    assert main(["scenario", str(file), "--lang", language]) == 0
    assert not capsys.readouterr().err


def test_no_file_is_refused(capsys: Captured) -> None:
    assert "FILE" in refused(capsys)


def test_a_terminal_shows_the_same_in_colour(capsys: Captured, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.setenv("COLUMNS", "100")
    text = run(capsys, file, HOLDS, "--trace")
    assert "A player is made to discard" in text
    assert "VT.46" in text
    assert all(len(line) <= 140 for line in text.splitlines())


@pytest.mark.parametrize(
    ("expect", "german"),
    [
        ("next = 'Cy'", "next sollte Cy sein, aber zu entscheiden hat Ann."),
        ("legal = []", "legal sollte genau [] sein, aber auch ['end'] ist erlaubt."),
        ("legal_lacks = ['end']", "'end' sollte nicht erlaubt sein, ist es aber."),
        ("legal_has = ['draw']", "aber erlaubt ist ['end']."),
        ("events_has = ['win Ann']", "hätte geschehen sollen, aber es geschah: ["),
        ("cited = ['D.1']", "D.1 hätte angeführt werden sollen"),
        ("over = true", "over sollte True sein, ist aber False."),
        ("points = 3", "expect.points muss nach Person angegeben werden."),
    ],
)
def test_what_fails_is_said_in_german(capsys: Captured, file: Path, expect: str, german: str) -> None:
    text = HOLDS.partition("[scenario.expect]")[0] + f"[scenario.expect]\n{expect}\n"
    assert german in run(capsys, file, text, "--lang", "de", status=1)


def test_an_unknown_ruling_is_named_in_german(capsys: Captured, file: Path) -> None:
    text = HOLDS.replace("players", 'cites = ["VT.999"]\nplayers', 1)
    assert "Eine Regel 'VT.999' gibt es nicht" in run(capsys, file, text, "--lang", "de", status=1)


def test_a_line_that_cannot_be_followed_is_told_in_german(capsys: Captured, file: Path) -> None:
    text = run(capsys, file, PAUSES.replace("pause", "Bob: end"), "--lang", "de", status=1)
    assert "'Bob: end' ist nicht möglich: " in text
    assert "Zu entscheiden hat Bob" in text
    assert "Pending" not in text
    assert "cannot be followed" not in text


def test_what_is_malformed_is_told_in_german(capsys: Captured, file: Path, tmp_path: Path) -> None:
    file.write_text('[[scenario]]\ntitle = "x"\nplayers = ["Ann", "Bob"]\ncolour = 1\n', encoding="utf-8")
    assert "gibt es keinen Schlüssel 'colour'" in refused(capsys, "--lang", "de", str(file))
    folder = tmp_path / "empty"
    folder.mkdir()
    assert "liegt keine Szenario-Datei" in refused(capsys, "--lang", "de", str(folder))
