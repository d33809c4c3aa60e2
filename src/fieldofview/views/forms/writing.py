"""Objects as JSON: one function a class, made once from its shapes.

Every viewer of every table is sent something at every decision, so the text is written at once, without plain data on
the way.
"""

from __future__ import annotations

from collections.abc import Callable
from json.encoder import encode_basestring as quoted
from typing import Any

from .shapes import ByName, Key, Many, Maybe, Row, Shape, Text, Thing, Truth, Whole, Word, form_of, keys_of, once
from .standing import STAND_INS

Writer = Callable[[Any], str]


@once
def writer(cls: type[Any]) -> Writer:
    """The function that turns an object of a class into JSON; what is its default is left out."""
    keys = keys_of(cls)
    needed = [key for key in keys if key.required]
    if not needed:
        raise TypeError(f"{cls.__name__} has no JSON form: none of its keys is always there.")
    pieces = ",".join(f'"{key.name}":{_inserted(key, f"x.{key.name}")}' for key in needed)
    lines = ["def write(x):", f"    text = f'{{{{{pieces}'"]
    for key in keys:
        if not key.required:
            lines += [f"    v = x.{key.name}", f"    if {_differs(key)}:"]
            lines += [f"        text += f',\"{key.name}\":{_inserted(key, 'v')}'"]
    made: dict[str, Any] = {f"write_{key.name}": _writer(key.shape) for key in keys}
    exec("\n".join([*lines, "    return text + '}'"]), made)
    write: Writer = made["write"]
    if form_of(cls) is cls:
        return write
    to_form = STAND_INS[cls].write
    return lambda thing: write(to_form(thing))


def _differs(key: Key) -> str:
    """The test that a value is not its default."""
    if key.default is None:
        return "v is not None"
    return "v" if not key.default else f"v != {key.default!r}"


def _inserted(key: Key, value: str) -> str:
    """What stands for a value in the text: itself where it needs no more."""
    match key.shape:
        case Whole():
            return f"{{{value}}}"
        case Word():
            return f'"{{{value}._value_}}"'
        case Text(closed) if closed and closed.words:
            return f'"{{{value}}}"'
        case _:
            return f"{{write_{key.name}({value})}}"


def _writer(shape: Shape) -> Writer:
    match shape:
        case Whole():
            return str
        case Truth():
            return {True: "true", False: "false"}.__getitem__
        case Text() | Word():
            return quoted
        case Maybe(of):
            write = _writer(of)
            return lambda value: "null" if value is None else write(value)
        case Many(of):
            write_one = _writer(of)
            return lambda values: f"[{','.join(map(write_one, values))}]"
        case Row(parts):
            writers = [_writer(part) for part in parts]
            return lambda row: f"[{','.join([write(value) for write, value in zip(writers, row, strict=True)])}]"
        case ByName(of):
            write_value = _writer(of)
            return lambda pairs: f"{{{','.join([f'{quoted(k)}:{write_value(v)}' for k, v in pairs.items()])}}}"
        case Thing(cls):
            return writer(cls)
