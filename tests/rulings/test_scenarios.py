"""Every scenario file holds on every back end, and every rule of play is shown by something."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from fieldofview.game.coverage import law_citations
from fieldofview.game.scenario import Scenario, files_below, read_file
from fieldofview.game.script import run_scenario
from fieldofview.rulings import RULINGS, enforceable

HERE = Path(__file__).resolve().parent
TESTS = HERE.parent
FILES = files_below(HERE)


@cache
def scenarios_of(path: Path) -> tuple[Scenario, ...]:
    return tuple(read_file(path))


def scenarios() -> list[Scenario]:
    return [scenario for path in FILES for scenario in scenarios_of(path)]


def run_file(path: Path, backend: str) -> list[str]:
    """What failed in a file, by title."""
    failures = []
    for scenario in scenarios_of(path):
        result = run_scenario(scenario, backend)
        failures += [f"{scenario.title}: {failure}" for failure in result.failures]
    return failures


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenarios_hold(path: Path) -> None:
    failures = run_file(path, "plain")
    assert not failures, "\n".join(failures)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenarios_hold_compiled(path: Path) -> None:
    failures = run_file(path, "numba")
    assert not failures, "\n".join(failures)


def test_titles_are_unique() -> None:
    titles = Counter(scenario.title.casefold() for scenario in scenarios())
    assert not [title for title, count in titles.items() if count > 1]


def test_every_scenario_cites_what_it_shows() -> None:
    assert not [scenario.where() for scenario in scenarios() if not scenario.cites]


def test_cited_rulings_exist() -> None:
    unknown = [f"{s.where()} cites {id}" for s in scenarios() for id in s.cites if id not in RULINGS]
    unknown += [f"{file} cites {id}" for id, file in law_citations(TESTS).items() if id not in RULINGS]
    assert not unknown, "\n".join(unknown)


def test_every_enforceable_ruling_is_shown() -> None:
    cited = {id for scenario in scenarios() for id in scenario.cites} | set(law_citations(TESTS))
    missing = [f"{row.id} {row.title}" for row in enforceable() if row.id not in cited]
    assert not missing, "\n".join(missing)
