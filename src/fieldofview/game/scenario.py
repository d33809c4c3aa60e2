"""Scenario files: a table set up by hand, a script of choices, and what must then hold."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

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


class BadScenario(ValueError):
    """A scenario file, or a scenario in it, that cannot be run as written."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a script."""

    text: str
    who: str
    what: str
    forbidden: bool = False


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
        return f"{self.file}:{self.line} '{self.title}'"


def files_below(folder: Path) -> list[Path]:
    """All scenario files below a folder, in order of their names; set files may lie beside them."""
    return sorted(path for path in folder.rglob("*.toml") if not _is_set_file(path))


def _is_set_file(path: Path) -> bool:
    lines = {line.strip() for line in path.read_text(encoding="utf-8", errors="replace").splitlines()}
    return not lines.isdisjoint({"[[card]]", "[[enigma]]"}) and "[[scenario]]" not in lines


def read_file(path: str | Path) -> list[Scenario]:
    """All scenarios of a file."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise BadScenario(f"{path} cannot be read: {error.strerror or error}.") from error
    except UnicodeDecodeError as error:
        raise BadScenario(f"{path} is no scenario file: it is not UTF-8 text.") from error
    return read_text(text, str(path))


def read_text(text: str, name: str = "scenario") -> list[Scenario]:
    """All scenarios of a text."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadScenario(f"{name} is not valid TOML: {error}.") from error
    found = data.get("scenario")
    if not isinstance(found, list) or not found or set(data) != {"scenario"}:
        raise BadScenario(f"{name} holds no scenario: it needs one or more [[scenario]] tables and nothing else.")
    lines = [i for i, line in enumerate(text.splitlines(), 1) if line.strip().startswith("[[scenario]]")]
    lines += [0] * (len(found) - len(lines))
    return [_scenario(entry, name, line) for entry, line in zip(found, lines, strict=False)]


def _scenario(entry: dict[str, Any], file: str, line: int) -> Scenario:
    title = entry.get("title")
    where = f"{file}:{line}" + (f" '{title}'" if isinstance(title, str) else "")
    if not isinstance(title, str):
        raise BadScenario(f"{where}: a scenario needs a title.")
    _only(entry, KEYS, where, "a scenario")
    table = _mapping(entry.get("table", {}), where, "table")
    expect = _mapping(entry.get("expect", {}), where, "expect")
    _only(table, TABLE_KEYS, where, "[scenario.table]")
    _only(expect, EXPECT_KEYS, where, "[scenario.expect]")
    players = _strings(entry.get("players"), where, "players")
    if len(players) < 2 or len({p.lower() for p in players}) != len(players):
        raise BadScenario(f"{where}: players must be two or more different names.")
    if any(not p.strip() or ":" in p or p.lower() == "judge" for p in players):
        raise BadScenario(f"{where}: a player's name must not be empty or 'judge', and hold no colon.")
    text = entry.get("script", "")
    if not isinstance(text, str):
        raise BadScenario(f"{where}: script must be a text.")
    script, pause = _script(text, where)
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
        line = raw.split("#")[0].strip() if not _numbers(raw) else _cut_comment(raw)
        if not line:
            continue
        if pause:
            raise BadScenario(f"{where}: 'pause' must be the last line of the script, but '{line}' follows.")
        if line == "pause":
            pause = True
            continue
        forbidden = line.startswith("!")
        who, colon, what = line.removeprefix("!").partition(":")
        if not colon or not what.strip():
            raise BadScenario(f"{where}: the line '{line}' should read 'Player: verb object'.")
        lines.append(Line(line, who.strip(), " ".join(what.split()), forbidden))
    return tuple(lines), pause


def _numbers(raw: str) -> bool:
    """Whether a '#' of this line numbers a card, as in 'Mirror Image #2'."""
    _, mark, after = raw.partition("#")
    return bool(mark) and after[:1].isdigit()


def _cut_comment(raw: str) -> str:
    head, _, tail = raw.partition("#")
    return f"{head}#{tail.split('#')[0]}".strip()


def _only(entry: Mapping[str, Any], allowed: set[str], where: str, what: str) -> None:
    for key in entry:
        if key not in allowed:
            raise BadScenario(f"{where}: {what} has no key '{key}'; it knows {', '.join(sorted(allowed))}.")


def is_row(value: Any) -> bool:
    """Whether this is an entry of `links` or `hidden`: four texts."""
    return isinstance(value, list) and len(value) == 4 and all(isinstance(v, str) for v in value)


def _mapping(value: Any, where: str, key: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadScenario(f"{where}: {key} must be a table of keys and values.")
    return value


def _strings(value: Any, where: str, key: str) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(v, str) for v in value):
        raise BadScenario(f"{where}: {key} must be a list of texts.")
    return tuple(value)
