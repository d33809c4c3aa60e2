"""The back of a card: concentric rings and one amber eye."""

from __future__ import annotations

from .eye import eye
from .palette import AMBER, GOLD, INK, PAPER, SKY
from .svg import at, disc, shape

FELT, EDGE = "#1D2A5E", "#0B1130"


def card_back() -> str:
    """140 × 196 units; no word, no id."""
    rings = "".join(disc(0, 0, r, "", 1.6, SKY, 0.12 + 0.05 * i) for i, r in enumerate((118, 104, 90, 76, 62, 48)))
    frame = shape("M-62-82a8 8 0 0 1 8-8H54a8 8 0 0 1 8 8V82a8 8 0 0 1-8 8H-54a8 8 0 0 1-8-8Z", "none", 2, AMBER, 0.75)
    look = eye(0, 2, 36, iris=GOLD, white=PAPER)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-70 -98 140 196" width="140" height="196">'
        f'<g fill="none" stroke="{INK}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">'
        f'<path fill="{FELT}" stroke="none" d="M-70-98H70V98H-70Z"/>{rings}{frame}'
        f"{disc(0, 0, 44, EDGE, 0, fade=0.55)}{at(0, 0, look)}</g></svg>"
    )
