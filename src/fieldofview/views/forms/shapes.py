"""What data of a class looks like, read from its type hints once: writing, reading and the schema all follow this."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, dataclass, fields, is_dataclass
from enum import StrEnum
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from .closed import CLOSED, Closed
from .standing import STAND_INS

R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number."""


@dataclass(frozen=True, slots=True)
class Truth:
    """True or false."""


@dataclass(frozen=True, slots=True)
class Text:
    """A text: any, or one of a closed kind."""

    closed: Closed | None = None


@dataclass(frozen=True, slots=True)
class Word:
    """A member of an enumeration, written as its value."""

    enum: type[StrEnum]


@dataclass(frozen=True, slots=True)
class Maybe:
    """Something or nothing."""

    of: Shape


@dataclass(frozen=True, slots=True)
class Many:
    """A list of any length."""

    of: Shape


@dataclass(frozen=True, slots=True)
class Row:
    """A list whose places have shapes of their own."""

    of: tuple[Shape, ...]


@dataclass(frozen=True, slots=True)
class ByName:
    """An object with any keys."""

    of: Shape


@dataclass(frozen=True, slots=True)
class Thing:
    """An object of a dataclass."""

    cls: type[Any]


Shape = Whole | Truth | Text | Word | Maybe | Many | Row | ByName | Thing


@dataclass(frozen=True, slots=True)
class Key:
    """A key of an object. Left out it has its default; what may be nothing is left out, never null."""

    name: str
    shape: Shape
    default: Any = MISSING

    @property
    def required(self) -> bool:
        return self.default is MISSING


def form_of(cls: type[Any]) -> type[Any]:
    """The class whose fields are the keys of this class's data."""
    stand_in = STAND_INS.get(cls)
    return cls if stand_in is None else stand_in.form


def once(make: Callable[[type[Any]], R]) -> Callable[[type[Any]], R]:
    """Make something once for every class."""
    made: dict[type[Any], R] = {}

    def find(cls: type[Any]) -> R:
        if cls not in made:
            made[cls] = make(cls)
        return made[cls]

    return find


@once
def keys_of(cls: type[Any]) -> tuple[Key, ...]:
    """The keys of a class's data, in order."""
    if not is_dataclass(cls):
        raise TypeError(f"{cls.__name__} has no JSON form: it is no dataclass.")
    form = form_of(cls)
    hints = get_type_hints(form)
    found = []
    for field in fields(form):
        shape = _shape(hints[field.name], CLOSED.get((form, field.name)))
        default = field.default
        if isinstance(shape, Maybe):
            shape, default = shape.of, None
        found.append(Key(field.name, shape, default))
    return tuple(found)


def _shape(hint: Any, closed: Closed | None) -> Shape:
    origin, parts = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        (kept,) = (part for part in parts if part is not NoneType)
        return Maybe(_shape(kept, closed))
    if origin is tuple and parts[1:] == (...,):
        return Many(_shape(parts[0], closed))
    if origin is tuple:
        return Row(tuple(_shape(part, closed) for part in parts))
    if origin is dict:
        return ByName(_shape(parts[1], closed))
    if hint is bool:
        return Truth()
    if hint is int:
        return Whole()
    if hint is str:
        return Text(closed)
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return Word(hint)
    if is_dataclass(hint) and isinstance(hint, type):
        return Thing(hint)
    raise TypeError(f"A field of the type {hint} has no JSON form.")
