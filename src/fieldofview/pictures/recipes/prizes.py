"""The prize cards: what each picture shows."""

from __future__ import annotations

from ..eye import eye
from ..palette import AMBER, GOLD, INK, MUD, PAPER, RED, SKIN, SKY, STONE, VIOLET, WOOD
from ..svg import box, disc, ink, shape

PRIZES: dict[str, str] = {
    # a cup
    "Eye on the Prize": ink("M-29-24Q-54-26-48-4Q-42 12-22 10M29-24Q54-26 48-4Q42 12 22 10", 5)
    + shape("M-30-40H30Q32 14 0 20Q-32 14-30-40Z", AMBER)
    + shape("M-5 20H5V32H-5Z", GOLD)
    + shape("M-22 32H22V45H-22Z", WOOD)
    + eye(0, -13, 17, lash=0),
    # holes in leather, and a lace
    "Eyelets": shape("M-72-30H72V30H-72Z", "#B07A4A")
    + ink("M-72-24H72M-72 24H72", 2, PAPER, dashes="6 5")
    + "".join(disc(x, 0, 14, STONE) + disc(x, 0, 7.5, INK, 0) for x in (-48, -16, 16, 48))
    + ink("M-72 36Q-56 4-48 0T-32 0-16 0 0 0 16 0 32 0 48 0Q58-6 72-38", 5, RED),
    # three that cannot be told apart
    "Lookalikes": "".join(
        box(x - 20, -38, 40, 76, SKY, 5)
        + shape(f"M{x - 17} 38Q{x - 16} 14 {x} 14Q{x + 16} 14 {x + 17} 38Z", VIOLET)
        + disc(x, -4, 16, SKIN)
        + shape(f"M{x - 17}-6Q{x}-40 {x + 17}-6Q{x}-18 {x - 17}-6Z", MUD)
        + eye(x, 0, 8.5, lash=0, faint=True)
        for x in (-46, 0, 46)
    ),
}
