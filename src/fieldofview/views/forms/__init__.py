"""The JSON forms of what is sent and kept: one generic way between our frozen dataclasses and plain data.

Every form names itself and its version: `{"form": "view", "version": 1, ...}`. Tuples are lists, enumerations their
words; what is its default, or nothing, is left out. docs/schema has the schema, made from the same type hints.
"""

from __future__ import annotations

import json
from typing import Any, TypeVar

from .bad import BadForm, shown
from .reading import reader
from .shapes import once
from .writing import writer

VERSION = 1
MOST_CHARACTERS = 8_000_000  # of a text that is read

T = TypeVar("T")


def form_name(cls: type[Any]) -> str:
    """What a form of this class calls itself."""
    return cls.__name__.lower()


@once
def _head(cls: type[Any]) -> str:
    return f'{{"form":"{form_name(cls)}","version":{VERSION},'


def to_json(thing: Any) -> str:
    """An object as JSON, on one line."""
    cls = type(thing)
    return _head(cls) + writer(cls)(thing)[1:]


def to_data(thing: Any) -> dict[str, Any]:
    """An object as plain data: dicts, lists, texts, numbers, true and false."""
    data: dict[str, Any] = json.loads(to_json(thing))
    return data


def from_data(cls: type[T], data: object) -> T:
    """The object of such data; BadForm says in one sentence what is wrong, and where."""
    if not isinstance(data, dict):
        raise BadForm(f"a form is an object, not {shown(data)}.")
    if data.get("form") != form_name(cls):
        raise BadForm(f"this is no {form_name(cls)}: its 'form' is {shown(data.get('form'))}.")
    if type(data.get("version")) is not int or data["version"] != VERSION:
        raise BadForm(f"the form is of version {shown(data.get('version'))}; this program reads version {VERSION}.")
    made: T = reader(cls)({key: value for key, value in data.items() if key not in ("form", "version")})
    return made


def from_json(cls: type[T], text: str) -> T:
    """The object of such a text; BadForm says in one sentence what is wrong, and where."""
    if not isinstance(text, str):
        raise BadForm(f"a form is a text, not {shown(text)}.")
    if len(text) > MOST_CHARACTERS:
        raise BadForm(f"the text is too long: a form has at most {MOST_CHARACTERS} characters.")
    try:
        data = json.loads(text)
    except RecursionError:
        raise BadForm("the text is nested too deeply to be a form.") from None
    except ValueError as error:
        raise BadForm(f"the text is no JSON: {str(error)[:120]}.") from None
    return from_data(cls, data)


__all__ = ["VERSION", "BadForm", "form_name", "from_data", "from_json", "to_data", "to_json"]
