"""Objects as plain JSON data: one function a class, made once from its shapes, since pages are sent a great deal."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from .shapes import ByName, Key, Many, Maybe, Row, Shape, Thing, Word, form_of, keys_of
from .standing import STAND_INS

Writer = Callable[[Any], dict[str, Any]]


@cache
def writer(cls: type[Any]) -> Writer:
    """The function that turns an object of a class into data; what is its default is left out."""
    used: dict[str, Any] = {}
    keys = keys_of(cls)
    needed = ", ".join(f"{key.name!r}: {_written(key.shape, f'x.{key.name}', used)}" for key in keys if key.required)
    lines = ["def write(x):", f"    data = {{{needed}}}"]
    for key in keys:
        if not key.required:
            lines += [f"    v = x.{key.name}", f"    if {_differs(key)}:"]
            lines += [f"        data[{key.name!r}] = {_written(key.shape, 'v', used)}"]
    exec("\n".join([*lines, "    return data"]), used)
    write: Writer = used["write"]
    if form_of(cls) is cls:
        return write
    to_form = STAND_INS[cls].write
    return lambda thing: write(to_form(thing))


def _differs(key: Key) -> str:
    """The test that a value is not its default."""
    if key.default is None:
        return "v is not None"
    return "v" if not key.default else f"v != {key.default!r}"


def _written(shape: Shape, value: str, used: dict[str, Any], depth: int = 0) -> str:
    """An expression for the data of a value; the functions that it calls go into `used`."""
    item = f"i{depth}"
    match shape:
        case Word():
            return f"{value}._value_"
        case Maybe(of):
            written = _written(of, value, used, depth)
            return value if written == value else f"None if {value} is None else {written}"
        case Many(of):
            written = _written(of, item, used, depth + 1)
            return f"list({value})" if written == item else f"[{written} for {item} in {value}]"
        case Row(parts):
            return f"[{', '.join(_written(part, f'{value}[{at}]', used, depth) for at, part in enumerate(parts))}]"
        case ByName(of):
            return f"{{{item}: {_written(of, f'{value}[{item}]', used, depth + 1)} for {item} in {value}}}"
        case Thing(cls):
            used[f"write_{cls.__name__}"] = writer(cls)
            return f"write_{cls.__name__}({value})"
        case _:
            return value
