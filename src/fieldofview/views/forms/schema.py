"""The JSON Schema of the forms, made from the same shapes that write and read them."""

from __future__ import annotations

import inspect
import re
from collections.abc import Sequence
from typing import Any

from . import VERSION, form_name
from .closed import Closed
from .shapes import ByName, Key, Many, Maybe, Row, Shape, Text, Thing, Truth, Whole, Word, form_of, keys_of

DIALECT = "https://json-schema.org/draft/2020-12/schema"

Schema = dict[str, Any]


def schema(classes: Sequence[type[Any]], title: str) -> Schema:
    """The schema of a text that is one of these forms; `$defs` has them, and everything inside them, by name."""
    found: dict[str, Schema] = {}
    for cls in classes:
        found[f"{cls.__name__}Form"] = _object(cls, found, is_form=True)
    return {
        "$schema": DIALECT,
        "title": title,
        "oneOf": [_ref(f"{cls.__name__}Form") for cls in classes],
        "$defs": dict(sorted(found.items())),
    }


def _ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def _object(cls: type[Any], found: dict[str, Schema], *, is_form: bool = False) -> Schema:
    keys = keys_of(cls)
    said = comments(form_of(cls))
    properties: Schema = {"form": {"const": form_name(cls)}, "version": {"const": VERSION}} if is_form else {}
    required = list(properties)
    for key in keys:
        properties[key.name] = _property(key, said.get(key.name, ""), found)
    return {
        "description": _said(form_of(cls)),
        "type": "object",
        "properties": properties,
        "required": [*required, *(key.name for key in keys if key.required)],
        "additionalProperties": False,
    }


def _property(key: Key, comment: str, found: dict[str, Schema]) -> Schema:
    made = _schema(key.shape, found)
    if comment:
        made["description"] = comment
    if not key.required and key.default is not None and key.default != "":
        made["default"] = list(key.default) if isinstance(key.default, tuple) else key.default
    return made


def _schema(shape: Shape, found: dict[str, Schema]) -> Schema:
    match shape:
        case Whole():
            return {"type": "integer"}
        case Truth():
            return {"type": "boolean"}
        case Text(closed):
            return {"type": "string"} if closed is None else _closed(closed, found)
        case Word(enum):
            return _closed(Closed(enum.__name__, _said(enum), tuple(member.value for member in enum)), found)
        case Maybe(of):
            return {"anyOf": [_schema(of, found), {"type": "null"}]}
        case Many(of):
            return {"type": "array", "items": _schema(of, found)}
        case Row(parts):
            rows = [_schema(part, found) for part in parts]
            return {"type": "array", "prefixItems": rows, "items": False, "minItems": len(parts)}
        case ByName(of):
            return {"type": "object", "additionalProperties": _schema(of, found)}
        case Thing(cls):
            name = cls.__name__.removesuffix("Form")
            if name not in found:
                found[name] = _object(cls, found)
            return _ref(name)


def _closed(kind: Closed, found: dict[str, Schema]) -> Schema:
    limit: Schema = {"enum": list(kind.words)} if kind.words else {"pattern": kind.pattern}
    found[kind.name] = {"description": kind.means, "type": "string", **limit}
    return _ref(kind.name)


def _said(cls: type[Any]) -> str:
    """What a class says of itself, on one line."""
    return " ".join((inspect.getdoc(cls) or "").split())


def comments(cls: type[Any]) -> dict[str, str]:
    """What the source of a class says beside each of its fields."""
    return dict(re.findall(r"^    (\w+): [^#\n]*?  # (.*)$", inspect.getsource(cls), re.M))
