"""Strangers' files and arguments, spoilt at random: every command answers with a known status and falls into no net.

Seeds are fixed: a case that fails fails again. A soak has many more of them.
"""

from __future__ import annotations

import base64
import io
import json
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from fieldofview.cards.files import write_set
from fieldofview.cards.shelf import find_set
from fieldofview.cli import main
from fieldofview.game import new_game, replay, restore
from fieldofview.views import View
from fieldofview.views.forms import from_json, to_json

KNOWN = {0, 1, 2, 130}
LONGEST = 20.0  # seconds for one case
ROUNDS = pytest.mark.parametrize("rounds", [120, pytest.param(20_000, marks=pytest.mark.soak)])

BYTES = (b"\x00", b"\xff", b"\x1b[2J", "\u202e".encode(), "٣".encode(), b"\xed\xa0\x80", b"\r", b"\n\n", b"9" * 5000)


def listed(text: str) -> tuple[str, ...]:
    return tuple(text.split())


TOKENS = (
    *("", " = ", ": ", "9" * 5000, "[" * 2000, "0x" + "f" * 4000, '"""'),
    *listed("0 -1 1_0 ² ٣ { } ] = : # null true NaN inf 1e999 1979-05-27 a.b.c judge nobody names play viewpoint Wink"),
    *listed("\" ' \\u202e \\ud800 [[card]] [[scenario]] [scenario] ../x.toml /dev/zero"),
)
WORDS = (
    *("", "9" * 5000, "x" * 5000, "\x1b[2J", "\u202e", "\udcff", "~nobody-at-all", "file.toml", "file.fov"),
    *listed("- -- -h --help --json --lang --seed --games --players --bots --sets --save --resume --enigmas --aside"),
    *listed("--commitment --document --kind --uncovered --scenarios --from --force --toml --csv --trace"),
    *listed("help cards set play new check show deck de 0 -1 2 ٣ 1_0 Ann,Bob Ann,ann quit greedy os:system json:tool"),
    *listed(": a:b viewpoint viewpoint+x open-eyes+plague VT.47 D.20 You=Wink = , . /dev/null /dev/full a/b/c"),
)
COMMANDS = ("play", "cards", "set", "rulings", "scenario", "verify")

SCENARIO = """
[[scenario]]
title = "Ann winks"
cites = ["VT.card.wink"]
players = ["Ann", "Bob"]
script = '''
Ann: play Wink
!Bob: play Wink
judge: token Bob -3
judge: call time
Ann: forfeit
pause
'''
[scenario.table]
turn = "Ann"
hands = { Ann = ["Wink", "Spectacles"], Bob = ["Mirage"] }
fields = { Ann = ["Mirror Image", "Wink"], Bob = [] }
links = [["Ann", "Mirror Image", "Ann", "Wink"]]
draw = ["Wink", "Foresight"]
tokens = { Bob = 3 }
options = { turn_limit = 9 }
[scenario.expect]
points = { Ann = 15 }
hands = { any = [] }
legal_has = ["end"]
next = "Ann"
events_has = ["play Wink"]
"""


def spoil(text: bytes, dice: Random) -> bytes:
    """The text with a few bytes, pieces or lines changed."""
    data = bytearray(text)
    for _ in range(dice.randint(1, 4)):
        at, size = dice.randrange(len(data) + 1), dice.randint(0, 6)
        match dice.randrange(7):
            case 0:
                data[at : at + 1] = bytes([dice.randrange(256)])
            case 1:
                data[at : at + size] = b""
            case 2:
                data[at:at] = dice.choice(BYTES)
            case 3:
                data[at : at + size] = dice.choice(TOKENS).encode()
            case 4:
                data[at:] = b""
            case 5:  # a line with another's value
                lines = bytes(data).split(b"\n")
                line = dice.randrange(len(lines))
                key, equals, _ = lines[line].partition(b" = ")
                lines[line] = key + equals + dice.choice(TOKENS).encode() if equals else dice.choice(lines)
                data = bytearray(b"\n".join(lines))
            case _:  # one piece twice
                other = dice.randrange(len(data) + 1)
                data[at:at] = data[other : other + dice.randint(0, 80)]
    return bytes(data)


def cases(seed: int, rounds: int) -> Iterator[Random]:
    """Dice for each case."""
    return (Random(f"{seed} {number}") for number in range(rounds))


class Table:
    """A folder in which commands are run, with nobody at the keyboard."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, reports: Path) -> None:
        self.folder, self.patch, self.reports = folder, monkeypatch, reports
        monkeypatch.chdir(folder)
        monkeypatch.setenv("XDG_DATA_HOME", str(folder / "data"))

    def run(self, arguments: list[str], typed: str = "") -> None:
        """Run a command; its status is known, it took no time worth the name, and no report was written."""
        self.patch.setattr(sys, "stdin", io.StringIO(typed))
        begun = time.monotonic()
        try:
            status = main(arguments)
        except BaseException as error:  # pragma: no cover: only where the net has a hole
            pytest.fail(f"{arguments!r:.300} raised {error!r:.300}")
        assert status in KNOWN, f"{arguments!r:.300}: {self.report()}"
        assert time.monotonic() - begun < LONGEST, f"{arguments!r:.300}"

    def report(self) -> str:
        return "\n".join(path.read_text(encoding="utf-8") for path in self.reports.iterdir())


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reports: Path) -> Table:
    return Table(tmp_path, monkeypatch, reports)


def begun_games() -> list[bytes]:
    """Records of several kinds of games, a few answers long."""
    games = [
        new_game(names=["Ann", "Bob"], seed=1, dealer=1),
        new_game(3, ["viewpoint", "reflections"], 2, windows="public"),
        new_game(2, [find_set("open-eyes")], enigmas=None),
    ]
    dice = Random(5)
    for game in games:
        game.token(0, -3)
        for _ in range(25):
            if game.decision is not None:
                game.answer(dice.randrange(len(game.decision.options)))
            elif not game.over:
                game.settle({d.seat: 0 for d in game.pending} if game.window is None else {})
    return [game.record().encode() for game in games]


@ROUNDS
def test_spoilt_records(table: Table, rounds: int) -> None:
    records = begun_games()
    for dice in cases(1, rounds):
        text = dice.choice(records)
        if dice.random() < 0.3:
            text = text.replace(b"\n", b'\nbots = [null, "greedy"]\nbot_seed = 7\n', 1)
        (table.folder / "game.fov").write_bytes(spoil(text, dice))
        table.run(["verify", "game.fov"])
        if dice.random() < 0.2:
            table.run(["play", "--resume", "game.fov", "--fast"], "help\n1\n")


@ROUNDS
def test_spoilt_sets(table: Table, rounds: int) -> None:
    texts = [write_set(find_set(name), id="mine").encode() for name in ("open-eyes", "viewpoint", "reflections")]
    for dice in cases(2, rounds):
        (table.folder / "mine.toml").write_bytes(spoil(dice.choice(texts), dice))
        table.run(["set", "check", "mine.toml", "--games", "0"])
        match dice.randrange(8):
            case 0:
                table.run(["set", "show", "mine.toml", "--lang", "de"])
            case 1:
                table.run(["set", "deck", "mine.toml", "--json"])
            case 2:
                table.run(["play", "--players", "Ann", "--bots", "greedy", "--sets", "mine.toml", "--fast"], "1\n2\n")


@ROUNDS
def test_spoilt_scenarios(table: Table, rounds: int) -> None:
    for dice in cases(3, rounds):
        (table.folder / "s.toml").write_bytes(spoil(SCENARIO.encode(), dice))
        table.run(["scenario", *dice.choice(([], ["--trace"], ["--json"], ["--lang", "de"])), "s.toml"])
        if dice.random() < 0.1:
            table.run(["rulings", "VT.card.wink", "--scenarios", "."])


@ROUNDS
def test_any_arguments(table: Table, rounds: int) -> None:
    (table.folder / "file.toml").write_text('name = "X"', encoding="utf-8")
    (table.folder / "file.fov").write_bytes(begun_games()[0])
    for dice in cases(4, rounds):
        words = [dice.choice(WORDS) for _ in range(dice.randint(0, 5))]
        typed = "\n".join(dice.choice(WORDS + TOKENS) for _ in range(12))
        for variable in ("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "TERM", "XDG_DATA_HOME", "FOV_SCENARIOS"):
            if dice.random() < 0.2:
                table.patch.setenv(variable, dice.choice([w for w in WORDS if w.isprintable()]))
        with table.patch.context() as patch:
            patch.setattr("fieldofview.cli.set.GAMES", 0)
            patch.setitem(sys.modules["fieldofview.cli.set"].DEFAULTS, "games", 0)
            table.run([dice.choice(COMMANDS), *words], typed)


@ROUNDS
def test_typed_at_the_table(table: Table, rounds: int) -> None:
    commands = (
        "",
        "1",
        "2",
        "3",
        "help",
        "log",
        "? wink",
        "why play Wink",
        "discard",
        "hands",
        "table",
        "time",
        "quit",
    )
    for dice in cases(5, rounds // 4):
        lines = [dice.choice(commands + TOKENS + WORDS) for _ in range(40)]
        people = dice.choice(("Ann", "Ann,Bob", "Änn,日本,Cy"))
        arguments = [
            "play",
            "--players",
            people,
            "--bots",
            "greedy,random",
            "--fast",
            "--seed",
            str(dice.randrange(99)),
        ]
        table.run([*arguments, "--lang", dice.choice(("en", "de"))], "\n".join(lines))


def refused(call: Callable[[str], object], text: str) -> None:
    """Read a text: what comes out is a game or a refusal of ours."""
    begun = time.monotonic()
    wrong: Exception | None = None
    try:
        call(text)
    except Exception as error:
        wrong = error
    assert wrong is None or type(wrong).__module__.startswith("fieldofview"), repr(wrong)[:300]
    assert len(str(wrong)) < 3000
    assert time.monotonic() - begun < LONGEST


def with_spoilt_state(snapshot: str, dice: Random) -> str:
    """The snapshot with a few bytes of its state changed: acts that do not lead there."""
    data = json.loads(snapshot)
    state = bytearray(base64.b64decode(data["state"]))
    for _ in range(dice.randint(1, 3)):
        state[dice.randrange(len(state))] = dice.randrange(256)
    return json.dumps(data | {"state": base64.b64encode(state).decode()})


def goes_on(snapshot: str) -> None:
    """Answer at once, before anybody has looked."""
    game = restore(snapshot)
    if game.window is None and not game.over:
        game.answer(0)


@ROUNDS
def test_spoilt_snapshots_and_forms(rounds: int) -> None:
    games = [replay(text.decode()) for text in begun_games()]
    snapshots = [game.snapshot() for game in games]
    views = [to_json(game.view(0)) for game in games]
    for dice in cases(6, rounds):
        refused(
            lambda text: restore(text).events, spoil(dice.choice(snapshots).encode(), dice).decode(errors="replace")
        )
        refused(lambda text: from_json(View, text), spoil(dice.choice(views).encode(), dice).decode(errors="replace"))
