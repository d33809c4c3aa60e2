"""Dataclasses to plain JSON and back, by their annotations alone."""

from __future__ import annotations

import types
import typing
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, TypeVar

Reader = Callable[[Any], Any]
T = TypeVar("T")


def to_plain(value: Any) -> Any:
    """A value without classes: dataclasses become tables, tuples lists, enumerations their words."""
    if is_dataclass(value) and not isinstance(value, type):
        return {f.name: to_plain(getattr(value, f.name)) for f in fields(value)}
    if isinstance(value, dict):
        return {key: to_plain(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [to_plain(inner) for inner in value]
    return value


def from_plain(kind: type[T], data: dict[str, Any], **ready: Any) -> T:
    """A dataclass from what `to_plain` made of it; fields that are ready are taken as they are."""
    key: Any = kind
    readers = _readers(key)
    return kind(**{name: readers[name](value) for name, value in data.items() if name not in ready}, **ready)


@cache
def _readers(kind: Any) -> dict[str, Reader]:
    hints = typing.get_type_hints(kind)
    return {f.name: _reader(hints[f.name]) for f in fields(kind)}


def _reader(hint: Any) -> Reader:
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Union, types.UnionType):
        readers = [_reader(option) for option in inner if option is not type(None)]
        return lambda value: None if value is None else readers[0](value)
    if origin is tuple and len(inner) == 2 and inner[1] is Ellipsis:
        each = _reader(inner[0])
        return lambda value: tuple(each(one) for one in value)
    if origin is tuple:
        parts = [_reader(one) for one in inner]
        return lambda value: tuple(read(one) for read, one in zip(parts, value, strict=True))
    if is_dataclass(hint) and isinstance(hint, type):
        return lambda value: from_plain(hint, value)
    return lambda value: value
