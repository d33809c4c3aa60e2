"""The two editions of the tournament rulings: where a ruling of one stands in the other, and what binds whom."""

from __future__ import annotations

import re

# Where the numbers differ; all others are the same in both (VN.35 and VN.36 are exchanged).
_MOVED = {
    "3": "2", "4": "1", "5": "3", "6": "4", "7": "5", "8": "12", "9": "13", "10": "14", "11": "15", "12": "16",
    "13": "17", "14": "18", "15": "19", "16": "20", "17": "21", "18": "22", "19": "23", "20": "20b", "21": "21b",
    "22": "22b", "23": "23b", "35": "36", "36": "35",
}  # fmt: skip

# Only sanctioned events are bound by these; elsewhere the desk warns (TD.30).
_SANCTIONED_ONLY = {
    "VT": {1, *range(11, 15), *range(31, 78)},
    "VN": {1, 6, 7, *range(15, 19), *range(31, 78)},
}
_NUMBERED = re.compile(r"(VT|VN)\.(\d+)([a-z]?)((?:\.\d+)?)")


def in_edition(id: str, edition: str) -> str:
    """A ruling as this edition numbers it: VT.4 is VN.1 in edition E. What is in one edition alone stays."""
    found = _NUMBERED.fullmatch(id)
    if edition != "E" or found is None or found[1] != "VT":
        return id
    return f"VN.{_MOVED.get(found[2], found[2])}{found[4]}"


def binds_all(id: str) -> bool:
    """Whether a ruling binds every event, not the sanctioned ones alone (TD.30)."""
    found = _NUMBERED.fullmatch(id)
    if found is None:
        return True
    return bool(found[3]) or int(found[2]) not in _SANCTIONED_ONLY[found[1]]
