"""Scenario files as data: found in folders, opened with care, within the limits of every TOML file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ..cards.files.disk import Unreadable, text_of
from ..cards.files.toml import MOST_CHARACTERS, BadToml, parse
from ..cards.typed import unseen


class BadScenario(ValueError):
    """A scenario file, or a scenario in it, that cannot be run as written."""


def files_below(folder: Path) -> list[Path]:
    """All scenario files below a folder, in order of their names; set files may lie beside them."""
    return sorted(path for path in folder.rglob("*.toml") if path.is_file() and not _is_set_file(path))


def _is_set_file(path: Path) -> bool:
    try:
        lines = {line.strip() for line in text_of(path, MOST_CHARACTERS).splitlines()}
    except Unreadable:
        return False  # told when it is read
    return not lines.isdisjoint({"[[card]]", "[[enigma]]"}) and "[[scenario]]" not in lines


def file_tables(path: str | Path) -> list[tuple[dict[str, Any], int]]:
    """The scenarios of a file as data, each with the line it begins in."""
    try:
        text = text_of(path, MOST_CHARACTERS)
    except Unreadable as error:
        raise BadScenario(str(error)) from error
    return text_tables(text, str(path))


def text_tables(text: str, name: str) -> list[tuple[dict[str, Any], int]]:
    """The scenarios of a text as data, each with the line it begins in."""
    try:
        data = parse(text)
    except BadToml as error:
        raise BadScenario(f"{name}, {error}") from error
    found = data.get("scenario")
    if not isinstance(found, list) or not found or set(data) != {"scenario"}:
        raise BadScenario(f"{name} holds no scenario: it needs one or more [[scenario]] tables and nothing else.")
    if not all(isinstance(entry, dict) for entry in found):
        raise BadScenario(f"{name}: scenario must be a list of tables; begin each with [[scenario]].")
    for said in _texts(data):
        hidden = unseen(said.replace("\n", " ").replace("\t", " "))
        if hidden:
            raise BadScenario(f"{name} holds a character that cannot be seen, {hidden}; leave it out.")
    lines = [number for number, line in enumerate(text.split("\n"), 1) if line.strip().startswith("[[scenario]]")]
    lines += [0] * (len(found) - len(lines))
    return list(zip(found, lines, strict=False))


def _texts(data: Any) -> Iterator[str]:
    """Every text in data that a TOML file gave, keys too; how deep it goes was checked."""
    match data:
        case str():
            yield data
        case dict():
            for key, value in data.items():
                yield key
                yield from _texts(value)
        case list():
            for value in data:
                yield from _texts(value)
