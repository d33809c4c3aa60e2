"""The gate of the desk: every ruling it must serve and every infraction stands in a script or test of the desk."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from fieldofview.desk.script.steps import CHECKS, STEPS
from fieldofview.rulings import RULINGS, Kind, Ruling

HERE = Path(__file__).parent
TESTS = [
    path
    for folder in (HERE, HERE.parent / "office")
    for path in folder.rglob("*.py")
    if path.name not in ("test_coverage.py", "test_malformed.py")  # they name rulings without testing them
]
ID = re.compile(r"\b(?:VT|VN|TD)\.\d+b?(?:\.\d+)?\b")

# Nothing here is done by the desk's domain, so no tournament can show it.
EXEMPT = {
    "VT.30": "the Hindsight Loop is played by the engine; the desk offers words for the ruling",
    "VN.30": "the Hindsight Loop is played by the engine; the desk offers words for the ruling",
    "VT.50": "time to respond is kept by the online table and by people (TD.27)",
    "VN.50": "time to respond is kept by the online table and by people (TD.27)",
    "VT.69": "putting an indiscretion right happens at the table; a note may say so",
    "VN.69": "putting an indiscretion right happens at the table; a note may say so",
    "VN.9": "an Enigma card says itself where it starts",
    "VN.11": "a line of the checklist at the end of a game",
    "VT.19": "advice of the organiser pack, reference only",
    "VN.13": "where the publisher's set-up rules stand, reference only",
    "VN.23": "advice of the organiser pack, reference only",
    "TD.16": "what happens to the cards of a leaver is the engine's affair (D.40)",
    "TD.27": "windows of online tables",
    "TD.47": "no command could seat a bot",
}
DOCUMENTS = ("VT", "VN", "TD")
CODES = [
    *(f"75.{n}" for n in range(1, 6)),
    *(f"76.{n}" for n in range(1, 7)),
    *(f"77.{n}" for n in range(1, 5)),
]
DERIVED = ("76.4", "76.5")  # never written, only cited
EDITION_OF = {"A": "VT", "E": "VN"}


@cache
def tournaments() -> tuple[dict[str, Any], ...]:
    files = sorted(HERE.joinpath("scripts").rglob("*.toml"))
    return tuple(t for path in files for t in tomllib.loads(path.read_text(encoding="utf-8"))["tournament"])


def steps(tournament: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Every step, those that are tried included."""
    for step in tournament.get("steps", []):
        yield step
        if step["do"] == "try":
            yield step["step"]


@cache
def cited() -> frozenset[str]:
    """What scripts say they are about, what they assume, and what must refuse or warn in them; what tests name."""
    found: set[str] = set()
    for tournament in tournaments():
        found |= {*tournament.get("cites", []), *tournament.get("expect", {}).get("assumes", [])}
        tries = [step for step in steps(tournament) if step["do"] == "try"]
        found |= {step[key] for step in tries for key in ("refused", "warned") if key in step}
    for path in TESTS:
        found |= set(ID.findall(path.read_text(encoding="utf-8")))
    return frozenset(found)


def is_served(ruling: Ruling) -> bool:
    """Whether the desk has a duty here: its mark where rulings carry one, else the kind."""
    return ruling.document in DOCUMENTS and (ruling.kind is Kind.DESK or getattr(ruling, "desk", False))


@pytest.mark.parametrize("id", [ruling.id for ruling in RULINGS.values() if is_served(ruling)])
def test_every_duty_is_shown(id: str) -> None:
    assert (id in cited()) != (id in EXEMPT), f"{id} is to be cited by a script of the desk, or exempt with a reason"


def test_every_decision_about_tournaments_is_a_duty() -> None:
    assert [id for n in range(1, 48) if not is_served(RULINGS[id := f"TD.{n:02}"])] == []


def test_exemptions_are_rulings() -> None:
    assert [id for id in EXEMPT if id not in RULINGS] == []


@pytest.mark.parametrize("edition", ["A", "E"])
@pytest.mark.parametrize("code", CODES)
def test_every_infraction_happens(code: str, edition: str) -> None:
    """In both editions somebody commits it, and the script says that it is about it."""
    there = [t for t in tournaments() if t.get("edition", "A") == edition]
    assert any(f"{EDITION_OF[edition]}.{code}" in t.get("cites", []) for t in there)
    if code not in DERIVED:
        assert any(step.get("code") == code for t in there for step in steps(t) if step["do"] in ("penalty", "dq"))


def test_every_step_and_check_is_used() -> None:
    used = {step["do"] for t in tournaments() for step in steps(t)}
    assert set(STEPS) - used == set()
    assert set(CHECKS) - {step["what"] for t in tournaments() for step in steps(t) if step["do"] == "check"} == set()
