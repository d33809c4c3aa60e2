"""Scenario files: a table set up by hand, a script of choices, and what must then hold."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from ..cards import MAX_SEATS
from ..cards.complaint import Complaint, Term
from ..cards.typed import one_line, said
from .errors import BadNames
from .names import seat_names
from .scenario_file import BadScenario, file_tables, files_below, text_tables

__all__ = ["BadScenario", "Line", "Scenario", "files_below", "is_row", "read_file", "read_text"]

KEYS = {"title", "cites", "sets", "players", "script", "table", "expect"}
TABLE_KEYS = {
    "turn",
    "drawn",
    "draw",
    "discard",
    "hands",
    "fields",
    "links",
    "hidden",
    "missed",
    "extra",
    "tokens",
    "played",
    "used",
    "out",
    "time_called",
    "seed",
    "options",
    "enigmas",
    "aside",
}
DEFAULT_SETS = ["viewpoint", "reflections", "prizes"]
EXPECT_KEYS = {
    "hands",
    "fields",
    "points",
    "draw",
    "discard",
    "known",
    "hidden",
    "links",
    "missed",
    "extra",
    "next",
    "legal",
    "legal_has",
    "legal_lacks",
    "winner",
    "over",
    "turn",
    "events_has",
    "out",
    "scores",
    "cited",
    "tokens",
}
SCRIPT = re.compile(r"\s*script\s*=")


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a script."""

    text: str
    who: str
    what: str
    forbidden: bool = False
    number: int = 0  # where it stands in its file; 0 if that cannot be told


@dataclass(frozen=True, slots=True)
class Scenario:
    """One scenario as it stands in its file."""

    title: str
    file: str
    line: int
    cites: tuple[str, ...]
    sets: tuple[str, ...]
    players: tuple[str, ...]
    script: tuple[Line, ...]
    pause: bool
    table: Mapping[str, Any] = field(default_factory=dict)
    expect: Mapping[str, Any] = field(default_factory=dict)

    def where(self) -> str:
        return f"{one_line(self.file)}:{self.line} '{self.title}'"

    def place(self, line: Line) -> Complaint:
        """A line of the script, and where it stands."""
        if line.number:
            return Complaint("{file}:{number}: '{line}'", file=one_line(self.file), number=line.number, line=line.text)
        return Complaint("Line '{line}'", line=line.text)


def read_file(path: str | Path) -> list[Scenario]:
    """All scenarios of a file."""
    return [_scenario(entry, str(path), line, written) for entry, line, written in file_tables(path)]


def read_text(text: str, name: str = "scenario") -> list[Scenario]:
    """All scenarios of a text."""
    return [_scenario(entry, name, line, written) for entry, line, written in text_tables(text, name)]


def _scenario(entry: dict[str, Any], file: str, line: int, written: Sequence[str]) -> Scenario:
    title = entry.get("title")
    where = f"{one_line(file)}:{line}" + (f" '{said(title)}'" if isinstance(title, str) else "")
    if not isinstance(title, str):
        raise BadScenario("{where}: a scenario needs a title.", where=where)
    _only(entry, KEYS, where, Term("a scenario"))
    table = _mapping(entry.get("table", {}), where, "table")
    expect = _mapping(entry.get("expect", {}), where, "expect")
    _only(table, TABLE_KEYS, where, "[scenario.table]")
    _only(expect, EXPECT_KEYS, where, "[scenario.expect]")
    players = _strings(entry.get("players"), where, "players")
    if not 2 <= len(players) <= MAX_SEATS:
        raise BadScenario("{where}: players must be from 2 to {most} names (D.7).", where=where, most=MAX_SEATS)
    try:
        players = seat_names(len(players), players)
    except BadNames as error:
        raise BadScenario("{where}: {error}", where=where, error=error) from error
    text = entry.get("script", "")
    if not isinstance(text, str):
        raise BadScenario("{where}: script must be a text.", where=where)
    script, pause = _script(text, where)
    script = _numbered(script, line, written)
    return Scenario(
        title,
        file,
        line,
        _strings(entry.get("cites", []), where, "cites"),
        tuple(set_path(s, file) for s in _strings(entry.get("sets", DEFAULT_SETS), where, "sets")),
        players,
        script,
        pause,
        table,
        expect,
    )


def set_path(name: str, file: str) -> str:
    """A set file's path is relative to the scenario's file."""
    if ".toml" in name.lower() and not Path(name).is_absolute():
        return str(Path(file).parent / name)
    return name


def _script(text: str, where: str) -> tuple[tuple[Line, ...], bool]:
    lines: list[Line] = []
    pause = False
    for raw in text.splitlines():
        line = _without_comment(raw)
        if not line:
            continue
        if pause:
            raise BadScenario(
                "{where}: 'pause' must be the last line of the script, but '{line}' follows.", where=where, line=line
            )
        if line == "pause":
            pause = True
            continue
        forbidden = line.startswith("!")
        who, colon, what = line.removeprefix("!").partition(":")
        if not colon or not what.strip():
            raise BadScenario("{where}: the line '{line}' should read 'Player: verb object'.", where=where, line=line)
        lines.append(Line(line, who.strip(), " ".join(what.split()), forbidden))
    return tuple(lines), pause


def _numbered(script: tuple[Line, ...], first: int, written: Sequence[str]) -> tuple[Line, ...]:
    """The lines with their numbers in the file, found again in their order: TOML readers tell no places."""
    key = next((i for i, raw in enumerate(written) if SCRIPT.match(raw)), None)
    if key is None:
        return script
    found = []
    at = key
    for line in script:
        places = [i for i in range(at, len(written)) if line.text in _without_comment(written[i])]
        if not places:
            return script
        found.append(replace(line, number=first + places[0]))
        at = places[0] if SCRIPT.match(written[places[0]]) else places[0] + 1
    return tuple(found)


def _without_comment(raw: str) -> str:
    """A line as far as it counts; a '#' that numbers a card, as in 'Mirror Image #2', begins no comment."""
    head, mark, tail = raw.partition("#")
    if mark and "0" <= tail[:1] <= "9":
        return f"{head}#{tail.split('#')[0]}".strip()
    return head.strip()


def _only(entry: Mapping[str, Any], allowed: set[str], where: str, what: str) -> None:
    for key in entry:
        if key not in allowed:
            raise BadScenario(
                "{where}: {what} has no key '{key}'; it knows {known}.",
                where=where,
                what=what,
                key=said(key),
                known=", ".join(sorted(allowed)),
            )


def is_row(value: Any) -> bool:
    """Whether this is an entry of `links` or `hidden`: four texts."""
    return isinstance(value, list) and len(value) == 4 and all(isinstance(v, str) for v in value)


def _mapping(value: Any, where: str, key: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadScenario("{where}: {key} must be a table of keys and values.", where=where, key=key)
    return value


def _strings(value: Any, where: str, key: str) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(v, str) for v in value):
        raise BadScenario("{where}: {key} must be a list of texts.", where=where, key=key)
    return tuple(value)
