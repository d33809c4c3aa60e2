"""Scenario files as data: found in folders, opened with care, within the limits of every TOML file."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ..cards.complaint import Complaint
from ..cards.files.disk import Unreadable, text_of
from ..cards.files.toml import MOST_CHARACTERS, BadToml, parse
from ..cards.typed import one_line, unseen

MOST_FILES = 5000  # that a folder of scenarios holds, with all that lies below it

Written = tuple[dict[str, Any], int, list[str]]  # a scenario, the line it begins in, and its lines


class BadScenario(Complaint):
    """A scenario file, or a scenario in it, that cannot be run as written."""


def files_below(folder: Path) -> list[Path]:
    """All scenario files below a folder, in order of their names; set files may lie beside them."""
    return sorted(path for path in _toml_files(folder) if not _is_set_file(path))


def _toml_files(folder: Path) -> Iterator[Path]:
    """Files by the end of their names; a folder of everything, such as a whole disk, is not walked through."""
    seen = 0
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if not name.startswith(".")]
        seen += 1 + len(names)
        if seen > MOST_FILES:
            raise BadScenario(
                "{folder} holds more than {most} files; name the folder of the scenarios in it.",
                folder=one_line(str(folder)),
                most=MOST_FILES,
            )
        yield from (path for name in names if name.endswith(".toml") and (path := Path(place, name)).is_file())


def _is_set_file(path: Path) -> bool:
    try:
        lines = {line.strip() for line in text_of(path, MOST_CHARACTERS).splitlines()}
    except Unreadable:
        return False  # told when it is read
    return not lines.isdisjoint({"[[card]]", "[[enigma]]"}) and "[[scenario]]" not in lines


def file_tables(path: str | Path) -> list[Written]:
    """The scenarios of a file as data, each with where and how it is written."""
    return text_tables(file_text(path), str(path))


def file_text(path: str | Path) -> str:
    """What is written in a scenario file."""
    try:
        return text_of(path, MOST_CHARACTERS)
    except Unreadable as error:
        raise BadScenario(error.said, **error.values) from error


def text_tables(text: str, name: str) -> list[Written]:
    """The scenarios of a text as data, each with where and how it is written."""
    try:
        data = parse(text)
    except BadToml as error:
        raise BadScenario("{name}, {error}", name=one_line(name), error=error) from error
    found = data.get("scenario")
    if not isinstance(found, list) or not found or set(data) != {"scenario"}:
        raise BadScenario(
            "{name} holds no scenario: it needs one or more [[scenario]] tables and nothing else.", name=one_line(name)
        )
    if not all(isinstance(entry, dict) for entry in found):
        raise BadScenario(
            "{name}: scenario must be a list of tables; begin each with [[scenario]].", name=one_line(name)
        )
    for said in _texts(data):
        hidden = unseen(said.replace("\n", " ").replace("\t", " "))
        if hidden:
            raise BadScenario(
                "{name} holds a character that cannot be seen, {hidden}; leave it out.",
                name=one_line(name),
                hidden=hidden,
            )
    lines = text.split("\n")
    begins = [number for number, line in enumerate(lines, 1) if line.strip().startswith("[[scenario]]")]
    if len(begins) != len(found):  # written in another way than as [[scenario]]
        return [(entry, 0, []) for entry in found]
    ends = [*(begin - 1 for begin in begins[1:]), len(lines)]
    return [(e, begin, lines[begin - 1 : end]) for e, begin, end in zip(found, begins, ends, strict=True)]


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
