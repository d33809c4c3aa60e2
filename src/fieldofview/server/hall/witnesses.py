"""What a log shows of people: who sits or spoke there under which name, and what was said last. No game is played."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from ..store import Store
from .beside import lines_of

LAST_LINES = 40


@dataclass(frozen=True, slots=True)
class Witnessed:
    people: dict[str, str]  # guests' ids by the name that others see
    context: dict[str, Any]  # for a report


def witnessed(store: Store, table_id: str) -> Witnessed | None:
    """None where no table is. Whoever sits there now goes before somebody who only spoke by the same name."""
    kept = store.load(table_id)
    if kept is None:
        return None
    sat: dict[str, str] = {}
    spoke: dict[str, str] = {}
    lines = []
    title, began = "", False
    for entry in kept.entries:
        kind = entry["kind"]
        if kind in ("Opened", "Changed"):
            title = entry["settings"].get("title", "")
        elif kind == "Sat":
            sat[entry["name"]] = entry["guest"]
        began = began or kind == "Began"
    for _, line in lines_of(kept.slots):
        spoke[line.name] = line.guest
        lines.append(asdict(line))
    context = {"title": title, "began": began, "seated": list(sat), "chat": lines[-LAST_LINES:]}
    return Witnessed(spoke | sat, context)
