"""Plain JSON data as objects again; whatever does not fit is refused with its place."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from .bad import LARGEST, BadForm, shown
from .closed import Closed
from .shapes import ByName, Many, Maybe, Row, Shape, Text, Thing, Truth, Whole, Word, form_of, keys_of, once
from .standing import STAND_INS

MOST_ENTRIES = 100_000  # of one list or object

Reader = Callable[[Any], Any]


@once
def reader(cls: type[Any]) -> Reader:
    """The function that makes an object of a class from data."""
    form = form_of(cls)
    keys = keys_of(cls)
    readers = {key.name: _reader(key.shape) for key in keys}
    required = [key.name for key in keys if key.required]
    left_out = {key.name: None for key in keys if key.default is None}
    finish = STAND_INS[cls].read if form is not cls else None

    def read(data: Any) -> Any:
        if type(data) is not dict:
            raise BadForm(f"an object is wanted, not {shown(data)}.")
        values: dict[str, Any] = dict(left_out)
        for key, value in data.items():
            if key not in readers:
                raise BadForm(f"there is no key {shown(key)}; there are {', '.join(readers)}.")
            try:
                values[key] = readers[key](value)
            except BadForm as bad:
                raise bad.below(key) from None
        for key in required:
            if key not in values:
                raise BadForm(f"the key '{key}' is missing.")
        made = form(**values)
        return made if finish is None else finish(made)

    return read


def _reader(shape: Shape) -> Reader:
    match shape:
        case Whole():
            return _whole
        case Truth():
            return _truth
        case Text(closed):
            return _text if closed is None else _closed(closed)
        case Word(enum):
            return _one_of({member.value: member for member in enum})
        case Maybe(of):
            read = _reader(of)
            return lambda data: None if data is None else read(data)
        case Many(of):
            return _many(_reader(of))
        case Row(parts):
            return _row([_reader(part) for part in parts])
        case ByName(of):
            return _by_name(_reader(of))
        case Thing(cls):
            return reader(cls)


def _whole(data: Any) -> int:
    if type(data) is not int or abs(data) > LARGEST:
        raise BadForm(f"a whole number is wanted, not {shown(data)}.")
    return data


def _truth(data: Any) -> bool:
    if type(data) is not bool:
        raise BadForm(f"true or false is wanted, not {shown(data)}.")
    return data


def _text(data: Any) -> str:
    if type(data) is not str:
        raise BadForm(f"a text is wanted, not {shown(data)}.")
    return data


def _closed(kind: Closed) -> Reader:
    return _one_of({word: word for word in kind.words}) if kind.words else _fitting(kind.pattern)


def _fitting(pattern: str) -> Reader:
    fits = re.compile(pattern).fullmatch

    def read(data: Any) -> str:
        if not fits(_text(data)):
            raise BadForm(f"{shown(data)} does not fit the pattern {pattern}.")
        return str(data)

    return read


def _one_of(words: dict[str, Any]) -> Reader:
    def read(data: Any) -> Any:
        if type(data) is not str or data not in words:
            raise BadForm(f"{shown(data)} is none of {', '.join(words)}.")
        return words[data]

    return read


def _many(read_one: Reader) -> Reader:
    def read(data: Any) -> tuple[Any, ...]:
        entries = _entries(data)
        found: list[Any] = []
        try:
            for entry in entries:
                found.append(read_one(entry))
        except BadForm as bad:
            raise bad.below(len(found)) from None
        return tuple(found)

    return read


def _row(readers: list[Reader]) -> Reader:
    def read(data: Any) -> tuple[Any, ...]:
        if len(_entries(data)) != len(readers):
            raise BadForm(f"a list of {len(readers)} is wanted, not of {len(data)}.")
        found: list[Any] = []
        try:
            for entry, read_one in zip(data, readers, strict=True):
                found.append(read_one(entry))
        except BadForm as bad:
            raise bad.below(len(found)) from None
        return tuple(found)

    return read


def _entries(data: Any) -> list[Any]:
    if type(data) is not list:
        raise BadForm(f"a list is wanted, not {shown(data)}.")
    if len(data) > MOST_ENTRIES:
        raise BadForm(f"a list has at most {MOST_ENTRIES} entries, not {len(data)}.")
    return data


def _by_name(read_one: Reader) -> Reader:
    def read(data: Any) -> dict[str, Any]:
        if type(data) is not dict:
            raise BadForm(f"an object is wanted, not {shown(data)}.")
        found: dict[str, Any] = {}
        for key, entry in data.items():
            try:
                found[key] = read_one(entry)
            except BadForm as bad:
                raise bad.below(key) from None
        return found

    return read
