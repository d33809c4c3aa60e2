"""Write a scenario file: what `read_text` reads."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

BARE = re.compile(r"[A-Za-z0-9_-]+")
WIDEST = 100  # a longer list takes a line for each of its values


@dataclass(slots=True)
class Draft:
    """A scenario that is being written."""

    title: str
    players: tuple[str, ...]
    sets: tuple[str, ...] = ()  # none: the three published ones
    cites: tuple[str, ...] = ()
    table: dict[str, Any] = field(default_factory=dict)
    script: tuple[str, ...] = ()
    pause: bool = False
    expect: dict[str, Any] = field(default_factory=dict)


def write_draft(draft: Draft) -> str:
    """The draft as a file."""
    lines = ["[[scenario]]", f"title = {_value(draft.title)}"]
    for key, values in (("cites", draft.cites), ("sets", draft.sets), ("players", draft.players)):
        if values:
            lines.append(f"{key} = {_value(values)}")
    script = [*draft.script, *(["pause"] if draft.pause else [])]
    if script:
        lines += ['script = """', *(_text(line)[1:-1] for line in script), '"""']
    for name, table in (("table", draft.table), ("expect", draft.expect)):
        lines += _tables(f"scenario.{name}", table)
    return "\n".join(lines) + "\n"


def _tables(name: str, values: Mapping[str, Any]) -> Iterator[str]:
    """Plain keys first, then a table for each key that is given by player."""
    plain = {key: value for key, value in values.items() if not isinstance(value, Mapping)}
    if plain:
        yield from ("", f"[{name}]", *(f"{_key(key)} = {_value(value)}" for key, value in plain.items()))
    for key, value in values.items():
        if isinstance(value, Mapping) and value:
            yield from ("", f"[{name}.{_key(key)}]", *(f"{_key(k)} = {_value(v)}" for k, v in value.items()))


def _key(key: str) -> str:
    return key if BARE.fullmatch(key) else _text(key)


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, Sequence) and not isinstance(value, str):
        parts = [_value(part) for part in value]
        line = f"[{', '.join(parts)}]"
        return line if len(line) <= WIDEST else "[\n" + "".join(f"    {part},\n" for part in parts) + "]"
    return _text(value)


def _text(value: str) -> str:
    """JSON escapes what TOML wants escaped, but for one character."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
