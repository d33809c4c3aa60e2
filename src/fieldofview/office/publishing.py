"""The JSON Schema of documents, made from the dataclasses that they are written from."""

from __future__ import annotations

import types
import typing
from dataclasses import fields, is_dataclass
from typing import Any

DIALECT = "https://json-schema.org/draft/2020-12/schema"
_PLAIN: dict[Any, str] = {str: "string", int: "integer", float: "number", bool: "boolean"}

Schema = dict[str, Any]


def schema_of(cls: type[Any], title: str) -> Schema:
    """The schema of a document that is one of these; `$defs` has what is inside it, by name."""
    found: dict[str, Schema] = {}
    _object(cls, found)
    whole = found.pop(cls.__name__)
    return {"$schema": DIALECT, "title": title, **whole, "$defs": dict(sorted(found.items()))}


def _object(cls: type[Any], found: dict[str, Schema]) -> Schema:
    if cls.__name__ not in found:
        found[cls.__name__] = {}  # stands while its parts are made
        hints = typing.get_type_hints(cls, include_extras=True)
        found[cls.__name__] = {
            "description": (cls.__doc__ or "").strip(),
            "type": "object",
            "properties": {field.name: _schema(hints[field.name], found) for field in fields(cls)},
            "required": [field.name for field in fields(cls)],
            "additionalProperties": False,
        }
    return {"$ref": f"#/$defs/{cls.__name__}"}


def _schema(hint: Any, found: dict[str, Schema]) -> Schema:
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Annotated:
        return {**_schema(inner[0], found), "description": inner[1]}
    if origin is typing.Literal:
        return {"const": inner[0]} if len(inner) == 1 else {"enum": list(inner)}
    if origin in (typing.Union, types.UnionType):
        return {"anyOf": [_schema(option, found) for option in inner]}
    if origin is list:
        return {"type": "array", "items": _schema(inner[0], found)}
    if origin is dict:
        return {"type": "object", "additionalProperties": _schema(inner[1], found)}
    if hint is type(None):
        return {"type": "null"}
    if is_dataclass(hint) and isinstance(hint, type):
        return _object(hint, found)
    return {} if hint is Any else {"type": _PLAIN[hint]}
