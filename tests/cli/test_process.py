"""`fov` as a process: closed streams, full disks, signals, odd locales and screens cost one sentence and no game."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from fieldofview.game import replay

FOV = shlex.join([sys.executable, "-m", "fieldofview"])
PLAY = "play --players Ann --bots greedy --seed 4 --fast"


def shell(
    line: str, folder: Path, *, typed: str | None = "", variables: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """What a line of the shell does, in which `fov` is the command."""
    environment = os.environ | {"XDG_DATA_HOME": str(folder / "data")} | (variables or {})
    return subprocess.run(
        ["bash", "-c", f'fov() {{ {FOV} "$@"; }}; {line}'],
        cwd=folder,
        env=environment,
        input=typed,
        capture_output=True,
        encoding="utf-8",
        errors="surrogateescape",
        timeout=300,
        check=False,
    )


def is_clean(done: subprocess.CompletedProcess[str]) -> bool:
    told = done.stdout + done.stderr
    return "Traceback" not in told and "Exception ignored" not in told and done.returncode != 70


@pytest.mark.parametrize(
    ("line", "status"),
    [
        ("fov help help", 0),
        ("fov help -h --help help", 0),
        ("fov play <&-", 2),
        (f"fov {PLAY} <&-", 1),
        (f"fov {PLAY} <&- >&-", 1),
        (f"fov {PLAY} <&- >&- 2>&-", 1),
        ("fov cards >&-", 0),
        ("fov cards 2>&-", 0),
        ("fov nothing 2>&-", 2),
        ("fov cards --nothing 2>&-", 2),
        ("fov play --resume /nowhere <&- 2>&-", 2),
        ("fov cards >/dev/full", 2),
        ("fov cards --json >/dev/full", 2),
        (f"fov {PLAY} >/dev/full", 2),
        ("fov nothing 2>/dev/full", 2),
        ("fov rulings | head -1 >/dev/null; exit ${PIPESTATUS[0]}", 141),
        ("fov rulings 2>&1 | head -1 >/dev/null; exit ${PIPESTATUS[0]}", 141),
        ("fov nothing 2> >(true)", 2),
        ("mkfifo pipe.toml pipe.fov; fov set check pipe.toml", 1),
        ("mkfifo pipe.toml; fov scenario pipe.toml", 2),
        ("mkfifo pipe.toml; fov play --players A,B --sets pipe.toml", 2),
        ("mkfifo pipe.fov; fov verify pipe.fov", 1),
        ("mkfifo pipe.fov; fov play --resume pipe.fov", 2),
        ("fov verify /dev/zero", 1),
        ("fov verify .", 1),
        ("fov play --resume .", 2),
        ("fov play --resume '~nobody-at-all/x'", 2),
        ("fov verify '~nobody-at-all/x'", 2),
        ("fov sim --games ٣", 2),
        ("fov sim --games 1_0", 2),
        ("fov sim --seed ²", 2),
        (f"fov sim --games {'9' * 5000}", 2),
        (f"fov {'x' * 100_000}", 2),
        (f"fov cards show {'x' * 100_000}", 2),
        (f"fov set show {'x' * 100_000}", 2),
        (f"fov play --players {'x' * 100_000}", 2),
        ("fov bench --seconds nan", 2),
        ("fov bench --seconds 1e3", 2),
    ],
    ids=lambda value: str(value)[:60],
)
def test_one_sentence_whatever_is_closed_or_full(tmp_path: Path, line: str, status: int) -> None:
    done = shell(line, tmp_path)
    assert done.returncode == status, done.stderr
    assert is_clean(done), done.stderr
    assert len(done.stderr) < 5000
    if status == 2 and "2>" not in line:
        assert done.stderr.count("\n") == 1, done.stderr


@pytest.mark.parametrize("sets", ["viewpoint,reflections", "open-eyes+plague"])
def test_nobody_at_a_table_waits_for_a_compiler(tmp_path: Path, sets: str) -> None:
    """A game with both bots, from the deal to its end: no compiler is loaded, nothing is compiled or kept."""
    code = (
        "import sys; from fieldofview.cli import main; status = main(sys.argv[1:]); "
        "print(status, {'numba', 'llvmlite', 'numpy'} & set(sys.modules), file=sys.stderr)"
    )
    play = ["play", "--players", "Ann", "--bots", "greedy,random", "--sets", sets, "--seed", "5", "--fast", "--at-once"]
    done = subprocess.run(
        [sys.executable, "-c", code, *play],
        env=os.environ | {"XDG_DATA_HOME": str(tmp_path / "data"), "FOV_CACHE": str(tmp_path / "cache")},
        input="1\n2\n" * 600,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert done.stderr == "0 set()\n"
    assert not (tmp_path / "cache").exists()


@pytest.mark.parametrize("size", ["99999999", "0", "-5", "²", "9" * 5000])
def test_screens_of_any_size(tmp_path: Path, size: str) -> None:
    variables = {"COLUMNS": size, "LINES": size, "FORCE_COLOR": "1"}
    line = f"fov cards --help; fov cards wink; fov {PLAY}"
    done = shell(line, tmp_path, variables=variables, typed="help\nlog\n? Wink\ntable\n")
    assert is_clean(done), done.stderr
    assert len(done.stdout) < 100_000


@pytest.mark.parametrize(
    "variables",
    [
        {"LC_ALL": "C"},
        {"LC_ALL": "POSIX", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        {"PYTHONIOENCODING": "ascii"},
        {"PYTHONIOENCODING": "ascii:strict"},
        {"PYTHONIOENCODING": "latin-1"},
        {"LC_ALL": "C", "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
    ],
    ids=str,
)
def test_names_that_the_terminal_cannot_spell(tmp_path: Path, variables: dict[str, str]) -> None:
    line = f"fov play --players Änn,日本 --bots greedy --seed 4 --fast --save '{tmp_path}/game.fov'"
    done = shell(line, tmp_path, variables=variables, typed="\nhelp\n\xff\n1\n")
    assert is_clean(done), done.stderr
    assert done.returncode == 1, done.stderr
    assert replay((tmp_path / "game.fov").read_text(encoding="utf-8")).names[:2] == ("Änn", "日本")
    asked = shell("fov play --resume game.fov", tmp_path, variables=variables, typed="\n")
    assert is_clean(asked), asked.stderr


@pytest.mark.parametrize("limit", [0, 1])
def test_a_file_that_may_not_grow_costs_no_game(tmp_path: Path, limit: int) -> None:
    """The file is refused from the start, or while it grows: told once, the rest of the game goes on."""
    line = f"ulimit -f {limit}; fov {PLAY} --at-once --save game.fov"
    done = shell(line, tmp_path, typed="1\n" * 60)
    assert is_clean(done), done.stderr
    assert done.stdout.count("File too large") == 1
    assert not [path for path in tmp_path.iterdir() if path.name not in ("game.fov", "data")]
    if limit:
        replay((tmp_path / "game.fov").read_text(encoding="utf-8"))


def test_a_new_set_that_finds_no_room_leaves_no_file(tmp_path: Path) -> None:
    done = shell("ulimit -f 0; fov set new", tmp_path)
    assert done.returncode == 2
    assert done.stderr == "fov: Cannot write my-set.toml: File too large.\n"
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("name", ["old.csv", "old.png", "old.svg", "old.pdf"])
def test_figures_that_find_no_room_leave_what_was_there(tmp_path: Path, name: str) -> None:
    """The file is named, an old one stays as it was, no half of one is left, and the other file is written."""
    if not name.endswith(".csv"):
        pytest.importorskip("matplotlib", reason="matplotlib is not installed: no pictures to draw")
    (tmp_path / name).write_text("old", encoding="utf-8")
    files = "--csv old.csv --rows rows.csv" if name.endswith(".csv") else f"--plot {name} --rows rows.csv"
    done = shell(f"ulimit -f 1; fov sim --games 2 --backend plain --workers 1 {files}", tmp_path)
    assert (is_clean(done), done.returncode) == (True, 2), done.stderr
    assert f"fov sim: {name} cannot be written: File too large.\n" in done.stderr
    assert "Every game stands in rows.csv.\n" in done.stderr
    assert {path.name for path in tmp_path.iterdir()} == {name, "rows.csv"}
    assert (tmp_path / name).read_text(encoding="utf-8") == "old"


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_full_disk_names_the_file_of_an_arena(tmp_path: Path, language: str) -> None:
    run = f"fov arena greedy random --deals 60 --whole --file deals.jsonl --lang {language} >/dev/null"
    shell("fov arena greedy random --deals 1 >/dev/null", tmp_path)  # compiled code is kept on the same disk
    done = shell(f"ulimit -f 1; {run}", tmp_path)
    said = {"en": "Cannot write deals.jsonl: ", "de": "deals.jsonl lässt sich nicht schreiben: "}[language]
    assert done.stderr.splitlines()[-1].startswith(f"fov: {said}")
    assert (tmp_path / "deals.jsonl").stat().st_size > 512  # what was played is kept


def test_figures_for_a_device_go_there(tmp_path: Path) -> None:
    done = shell("fov sim --games 2 --backend plain --workers 1 --csv /dev/stdout | grep -c ^seat,", tmp_path)
    assert int(done.stdout) >= 2
    done = shell("fov sim --games 2 --backend plain --workers 1 --csv /dev/full --lang de >/dev/null", tmp_path)
    assert done.stderr == "fov sim: /dev/full kann nicht geschrieben werden: auf dem Datenträger ist kein Platz mehr.\n"
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(("number", "status"), [(signal.SIGTERM, 143), (signal.SIGINT, 130), (signal.SIGHUP, 143)])
def test_a_game_that_is_ended_from_outside_is_kept(tmp_path: Path, number: int, status: int) -> None:
    before = signal.signal(number, signal.SIG_DFL)  # a command inherits what the test run was started to ignore
    game = subprocess.Popen(
        [*shlex.split(FOV), *shlex.split(PLAY), "--save", "game.fov"],
        cwd=tmp_path,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    signal.signal(number, before)
    kept, until = tmp_path / "game.fov", time.monotonic() + 30
    while not kept.exists() and time.monotonic() < until:
        time.sleep(0.05)
    time.sleep(0.3)
    game.send_signal(number)
    told, wrong = game.communicate(timeout=30)
    assert game.returncode == status, wrong
    assert "Traceback" not in wrong
    assert "play --resume game.fov" in told
    replay(kept.read_text(encoding="utf-8"))


def test_a_long_command_ends_when_it_is_asked_to(tmp_path: Path) -> None:
    arguments = [*shlex.split(FOV), "set", "check", "viewpoint", "--games", "100000"]
    checking = subprocess.Popen(arguments, cwd=tmp_path, stderr=subprocess.PIPE, encoding="utf-8")
    assert checking.stderr is not None
    checking.stderr.readline()  # it plays
    checking.send_signal(signal.SIGTERM)
    _, wrong = checking.communicate(timeout=30)
    assert checking.returncode == 143
    assert "Traceback" not in wrong
