"""Icons of our own: one for each band, zone and mark. Lines in a square of 20 around the middle."""

from __future__ import annotations

from .svg import around, dot

BAND_ICONS: dict[str, str] = {
    "draw": "M-5 7H5M0 3V-7M-5-2 0-7 5-2",
    "discard": "M-5 7H5M0-7V3M-5-2 0 3 5-2",
    "destroy": "M-6-6 6 6M6-6-6 6",
    "steal": "M-8-1Q-8 6-4 5Q-1 5 0 1Q1 5 4 5Q8 6 8-1Q0-7-8-1Z",
    "move": "M-7-3H6M2-7 6-3 2 1M7 5H-6M-2 1-6 5-2 9",
    "cancel": "M-5 5 5-5M7 0A7 7 0 1 1-7 0A7 7 0 1 1 7 0",
    "lasting": "M0 0C3-6 8-5 8 0S3 6 0 0C-3-6-8-5-8 0S-3 6 0 0",
    "pass": "M-8 0H7M2-5 7 0 2 5",
    "turn": "M6-2A6.5 6.5 0 1 0 5 4M7-7 6-1 1-3",
    "anytime": "M-8 0Q0-9 8 0Q0 9-8 0ZM2 0A2 2 0 1 1-2 0A2 2 0 1 1 2 0",
    "squint": "M-8-2Q0 5 8-2M-5 3-6 6M0 4V7M5 3 6 6",
    "choose": "M0 8V1M0 1-6-5M0 1 6-5M-6-1V-6H-2M6-1V-6H2",
    "plain": "M0-7 2-2 7-2 3 2 5 7 0 4-5 7-3 2-7-2-2-2Z",
}


def _ring_of_eyes() -> str:
    return "".join(
        f"M{dot(x - 3, y)}q3-3.4 6 0q-3 3.4-6 0" for x, y in (around(angle, 6) for angle in range(0, 360, 90))
    )


ZONE_ICONS: dict[str, str] = {
    "hand": "M-1 7-7-3-3-6 1 4M-1 7V-7H4V7ZM4 0 6-6 10-4 5 7",
    "field": "M-9 0Q0-9 9 0Q0 9-9 0ZM3 0A3 3 0 1 1-3 0A3 3 0 1 1 3 0",
    "draw": "M-7 3 0 0 7 3 0 6ZM-7 6.5 0 9.5 7 6.5M0-2V-9M-3-6 0-9 3-6",
    "discard": "M-7 3 0 0 7 3 0 6ZM-7 6.5 0 9.5 7 6.5M0-9V-2M-3-5 0-2 3-5",
    "viewniverse": _ring_of_eyes(),
}

REVEAL = "M6.5 0A6.5 6.5 0 1 1-6.5 0A6.5 6.5 0 1 1 6.5 0M1 0A1 1 0 1 1-1 0A1 1 0 1 1 1 0"
MARKS = {
    "relic": "M-7 8H7M-5 5V-1M0 5V-1M5 5V-1M-8-3H8L0-8Z",
    "zombeye": "M-8-2Q0-9 8-2Q0 5-8-2ZM1-2A1 1 0 1 1-1-2A1 1 0 1 1 1-2M-3 4V8M3 4V9",
}
