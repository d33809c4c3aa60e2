"""The ground of a picture: the tint of its band, and a pattern of its own, so that no band is told by colour alone."""

from __future__ import annotations

from .palette import BANDS
from .svg import disc, element, shape, spokes, star, wave

WIDE, HIGH = 140, 94  # the frame of a picture, around the middle

PATTERNS: dict[str, tuple[str, str]] = {  # a path, and how it is dashed
    "draw": ("".join(f"M-80 {y}l80-26 80 26" for y in range(-12, 76, 22)), ""),  # rising
    "discard": ("".join(f"M-80 {y}l80 26 80-26" for y in range(-64, 24, 22)), ""),  # falling
    "destroy": (star(9, 88, 40), ""),  # bursting
    "steal": ("".join(f"M{x}-50l60 100" for x in range(-130, 70, 24)), ""),  # slanting
    "pass": ("".join(f"M-80 {y}H80" for y in range(-36, 50, 18)), ""),  # from side to side
    "squint": ("".join(wave(-84, y, 56, 22, 3) for y in range(-26, 60, 22)), ""),  # lids
    "turn": (spokes(16, 44, 86), ""),  # a dial
    "lasting": ("".join(f"M-{r} 0a{r} {r} 0 1 1 0 .1" for r in (28, 44, 60, 76)), ""),  # rings
    "cancel": ("".join(f"M{x}-50l50 100m0-100l-50 100" for x in (-96, -25, 46)), ""),  # crossed out
    "choose": (spokes(6, 0, 86, start=30), ""),  # parting ways
    "anytime": ("".join(f"M{-72 + y % 2 * 12} {y}H80" for y in (-36, -17, 2, 21, 40)), "0 24"),  # sparks
    "move": ("".join(f"M-80 {y}c50-30 110 30 160 0" for y in range(-40, 60, 20)), ""),  # to and fro
    "plain": ("M-70-36H70M-70-12H70M-70 12H70M-70 36H70", "8 12"),
}


FRAME = f"M-{WIDE // 2}-{HIGH // 2}h{WIDE}v{HIGH}h-{WIDE}Z"


def ground(band: str) -> str:
    """Tint, pattern and a lighter middle that lifts what stands there."""
    colour, _, tint = BANDS[band]
    d, dashes = PATTERNS[band]
    said = {"d": d, "stroke-opacity": ".14"} | ({"stroke-dasharray": dashes} if dashes else {})
    pattern = element("path", said, line=colour, pen=6 if dashes else 4)
    light = disc(0, 0, 58, "#FFFEF8", 0, fade=0.3) + disc(0, 0, 42, "#FFFEF8", 0, fade=0.45)
    return shape(FRAME, tint, 0) + pattern + light


def plain_ground(colour: str) -> str:
    """A ground of one colour: night, a dark room."""
    return shape(FRAME, colour, 0)
