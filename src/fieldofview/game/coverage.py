"""Which tests show which rulings: a scan of the scenario files' `cites`, and of the laws' `CITES`."""

from __future__ import annotations

import ast
import os
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from .errors import Complaint
from .scenario_file import BadScenario, file_text, files_below, text_tables

PLACE = ("tests", "rulings")
VARIABLE = "FOV_SCENARIOS"
LAW = "a law in Python"  # stands for a title where no scenario shows a ruling


class NoScenarios(Complaint):
    """There is no folder of scenario files to look in."""


class UnreadableScenarios(Complaint):
    """A scenario file is no TOML, or not of the shape that scenarios have."""


def scenario_folder(folder: str | Path | None = None) -> Path | None:
    """The folder given, else that in FOV_SCENARIOS, else tests/rulings of the checkout we lie in."""
    named = folder or os.environ.get(VARIABLE)
    if named:
        if not Path(named).is_dir():
            raise NoScenarios("There is no folder {named!r} with scenario files.", named=str(named))
        return Path(named)
    for parent in Path(__file__).resolve().parents:
        found = parent.joinpath(*PLACE)
        if found.is_dir() and (parent / "pyproject.toml").is_file():
            return found
    return None


def scenario_files(folder: str | Path | None = None) -> list[Path]:
    """All scenario files, in order of their names; none where there is no folder of them."""
    place = scenario_folder(folder)
    return files_below(place) if place else []


def citations(folder: str | Path | None = None) -> dict[str, list[tuple[str, str]]]:
    """By ruling id: the file and title of each scenario that cites it."""
    place = scenario_folder(folder)
    found: dict[str, list[tuple[str, str]]] = {}
    if place is None:
        return found
    checkout = place.parents[1] if place.parts[-2:] == PLACE else None
    for path in files_below(place):
        file = (path.relative_to(checkout) if checkout else path).as_posix()
        for title, cites in _scenarios(path):
            for id in dict.fromkeys(cites):
                found.setdefault(id, []).append((file, title))
    if checkout:
        for id, file in law_citations(checkout / "tests").items():
            found.setdefault(id, []).append((file, LAW))
    return found


def law_citations(tests: Path) -> dict[str, str]:
    """Rulings that no table can show but a law in Python does: the ids in CITES at the top of a file of tests."""
    found: dict[str, str] = {}
    for path in sorted(tests.rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        for statement in ast.parse(text).body if "CITES" in text else ():
            if isinstance(statement, ast.Assign) and [ast.unparse(t) for t in statement.targets] == ["CITES"]:
                file = path.relative_to(tests.parent).as_posix()
                found.update((str(id), file) for id in ast.literal_eval(statement.value))
    return found


def _scenarios(path: Path) -> Sequence[tuple[str, Sequence[str]]]:
    try:
        return _titles_and_cites(file_text(path), str(path))
    except (BadScenario, TypeError) as error:
        raise UnreadableScenarios("{path} cannot be read as scenarios: {error}", path=path, error=error) from error


@cache  # reading TOML takes its time, and what is written in a file seldom changes
def _titles_and_cites(text: str, name: str) -> Sequence[tuple[str, Sequence[str]]]:
    tables = [table for table, _, _ in text_tables(text, name)]
    return tuple((str(table.get("title", "")), tuple(map(str, table.get("cites", [])))) for table in tables)
