"""Nothing is left out: every command, kind of event, effect word, field and instruction is documented."""

from __future__ import annotations

import argparse
import importlib
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from fieldofview.cards import effects
from fieldofview.cli import desk
from fieldofview.cli.main import COMMANDS
from fieldofview.game import new_game
from fieldofview.game.scenario import EXPECT_KEYS, TABLE_KEYS
from fieldofview.policies import POLICIES
from fieldofview.policies.figures import NUMBERS
from fieldofview.views.decision import KINDS, PURPOSES
from fieldofview.views.words.en import EVENTS

ROOT = Path(__file__).resolve().parents[2]


def page(file: str) -> str:
    return (ROOT / file).read_text(encoding="utf-8")


ROW = re.compile(r"^\| `([\w-]+)` \| (?:`([\w-]+)`)? ?\|([^|]*)\|([^|]*)\|([^|]*)\|[^|]*\|$", re.M)


def documented_events() -> dict[str, list[str]]:
    """The rows of the list of events: seats, numbers and cards of each kind and way."""
    found = {}
    for kind, how, *columns in ROW.findall(page("docs/events.md")):
        found[f"{kind}/{how}" if how else kind] = [column.strip() for column in columns]
    return found


def fits(told: str, count: int) -> bool:
    """Whether a column of the list allows so many."""
    if "all" in told.strip("[]").split():
        return True
    most = len(told.split(", ")) if told else 0
    return count == most or (told.startswith("[") and count == 0)


def test_every_kind_of_event_is_documented() -> None:
    assert list(documented_events()) == list(EVENTS)


@pytest.mark.parametrize(("sets", "players"), [(["viewpoint", "reflections", "prizes"], 3), (["open-eyes+plague"], 4)])
def test_events_hold_what_is_documented(sets: list[str], players: int) -> None:
    documented = documented_events()
    for seed in range(3):
        dice, game = Random(seed), new_game(players, sets, seed, turn_limit=40)
        while game.decision is not None:
            game.answer(dice.choice(game.decision.options))
        for viewer in (None, 0):
            for event in game.events_since(viewer):
                columns = documented[f"{event.kind}/{event.how}" if event.how else event.kind]
                for told, held in zip(columns, (event.seats, event.numbers, event.cards), strict=True):
                    assert fits(told, len(held)), (event, told)


def test_every_purpose_is_documented() -> None:
    for purpose in PURPOSES.values():
        assert f"`{purpose}`" in page("docs/how-to-bot.md"), purpose


def test_every_effect_word_is_documented() -> None:
    words = {w.__name__ for w in effects.Effect.__subclasses__() if w.__module__ == effects.__name__}
    documented = set(re.findall(r"^\| `(\w+)` \|", page("docs/effects.md"), re.M))
    assert documented == words


def test_generated_pages_are_up_to_date() -> None:
    command = [sys.executable, str(ROOT / "docs" / "generate.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_scenario_key_is_documented() -> None:
    text = page("docs/scenarios.md")
    table = text[text.index("## The table") : text.index("## The script")]
    expect = text[text.index("## What can be expected") :]
    for key in TABLE_KEYS:
        assert f"`{key}`" in table, key
    for key in EXPECT_KEYS:
        assert re.search(rf"`{key}[`.]", expect), key


def test_every_kind_of_decision_is_documented() -> None:
    for kind in {*KINDS.values(), "pick"}:
        assert f"| `{kind}` |" in page("docs/how-to-bot.md"), kind


def test_every_weight_and_every_player_is_documented() -> None:
    for weight in NUMBERS:
        assert f"| `{weight}` |" in page("docs/weights.md"), weight
    for player in POLICIES:
        assert f"| {player} |" in page("docs/weights.md"), player


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_documented(command: str) -> None:
    assert f"`fov {command}`" in page("README.md")


def options_of(command: str, rest: str = "") -> set[str]:
    """The options that a command takes; the desk has commands of its own."""
    inner = rest.split()[0] if rest.split() else ""
    if command == "desk" and inner in desk.COMMANDS:
        return set(re.findall(r"--[a-z][\w-]*", desk.parser_of(inner).format_help()))
    try:
        module = importlib.import_module(f"fieldofview.cli.{command}")
    except ModuleNotFoundError:
        pytest.fail(f"The documents show fov {command}, which is not part of this edition.")
    parser = argparse.ArgumentParser(prog=f"fov {command}")
    module.configure(parser)
    return set(re.findall(r"--[a-z][\w-]*", parser.format_help()))


def test_documented_options_exist() -> None:
    for path in sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]):
        text = path.read_text(encoding="utf-8")
        for command, rest in re.findall(r"\bfov ([a-z]+)\b([^`#\n]*)", text):
            if command in COMMANDS:
                for option in re.findall(r"--[a-z][\w-]*", rest):
                    assert option in options_of(command, rest), f"{path.name}: fov {command} has no {option}"


def test_every_target_of_the_makefile_is_documented() -> None:
    targets = re.findall(r"^([a-z]+):.*## ", page("Makefile"), re.M)
    text = page("README.md") + page("CONTRIBUTING.md")
    for target in targets:
        assert target == "help" or f"make {target}" in text, target
