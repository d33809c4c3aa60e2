"""Things that several pictures show: spectacles, lenses, mirrors, beams, arrows, cards."""

from __future__ import annotations

from math import atan2, cos, pi, sin

from .palette import CARD, INK, PAPER, SKY, WHITE
from .svg import around, at, box, disc, dot, ink, oval, shape, star


def lens(x: float, y: float, r: float, inside: str = "", rim: str = "", width: float = 5, glass: str = WHITE) -> str:
    """A round glass, with what is seen through it and the light on it."""
    light = (
        f"M{dot(*around(-60, r * 0.72, x, y))}A{r * 0.72:.0f} {r * 0.72:.0f} 0 0 1 {dot(*around(-15, r * 0.72, x, y))}"
    )
    return disc(x, y, r, glass, 0, fade=0.8) + inside + disc(x, y, r, "", width, rim) + ink(light, 3, WHITE)


def spectacles(
    inside: tuple[str, str] = ("", ""), r: float = 23, x: float = 26, glass: str = WHITE, width: float = 5
) -> str:
    """Two round glasses and what holds them."""
    gap, edge = x - r, x + r
    holds = f"M{dot(-gap, -3)}Q0-10 {dot(gap, -3)}M{dot(-edge, -4)}l-11-7M{dot(edge, -4)}l11-7"
    return (
        lens(-x, 0, r, inside[0], glass=glass, width=width)
        + lens(x, 0, r, inside[1], glass=glass, width=width)
        + ink(holds, width)
    )


def magnifier(x: float, y: float, r: float, inside: str, handle: str, angle: float = 135) -> str:
    """A reading glass whose handle points at so many degrees."""
    one, far = around(angle, r, x, y), around(angle, r + 30, x, y)
    near = around(angle, r + 9, x, y)
    grip = ink(f"M{dot(*one)}L{dot(*far)}", 11) + ink(f"M{dot(*near)}L{dot(*far)}", 5, handle)
    return grip + lens(x, y, r, inside, width=6)


def shades(x: float = 25, y: float = -12, r: float = 23, light: str = "#8FD3FF") -> str:
    """Dark glasses."""
    glass = "".join(f"M{dot(s * x - r, y)}h{2 * r:g}v8a{r:g} {r:g} 0 0 1-{2 * r:g} 0Z" for s in (-1, 1))
    gleam = "".join(f"M{dot(s * x - 15, y + 6)}l11 13M{dot(s * x - 4, y + 5)}l7 8" for s in (-1, 1))
    holds = f"M{dot(r - x, y + 4)}Q0 {y:g} {dot(x - r, y + 4)}M{dot(-x - r, y + 2)}l-12-6M{dot(x + r, y + 2)}l12-6"
    return shape(glass, INK, 2) + ink(gleam, 3.2, light) + ink(holds, 5)


def arrow(
    x: float, y: float, to_x: float, to_y: float, colour: str, width: float = 5, head: float = 11, bend: float = 0
) -> str:
    """An arrow from a point to another, perhaps bent to one side."""
    mx, my = (x + to_x) / 2, (y + to_y) / 2
    length = max(1e-6, ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5)
    mx, my = mx + (to_y - y) / length * bend, my - (to_x - x) / length * bend
    aim = atan2(to_y - my, to_x - mx)
    tips = [(to_x + head * cos(aim + turn), to_y + head * sin(aim + turn)) for turn in (pi * 0.78, -pi * 0.78)]
    way = f"Q{dot(mx, my)} {dot(to_x, to_y)}" if bend else f"L{dot(to_x, to_y)}"
    return ink(f"M{dot(x, y)}{way}M{dot(*tips[0])}L{dot(to_x, to_y)}L{dot(*tips[1])}", width, colour)


def little_card(x: float, y: float, turn: float = 0, fill: str = CARD, size: float = 1) -> str:
    """A card, seen small."""
    return at(x, y, box(-7 * size, -10 * size, 14 * size, 20 * size, fill, 2.5 * size, 2.4), turn=turn)


def sparkle(x: float, y: float, r: float, colour: str) -> str:
    return shape(star(4, r, r * 0.3, x, y), colour, 0)


def drop(x: float, y: float, r: float, fill: str = SKY) -> str:
    """A tear, its tip upwards."""
    tip, foot = dot(x, y - r * 1.7), dot(x, y + r)
    return shape(f"M{tip}Q{dot(x + r * 1.6, y + r)} {foot}Q{dot(x - r * 1.6, y + r)} {tip}Z", fill, 2.4)


def mirror(x: float, y: float, rx: float, ry: float, frame: str, inside: str) -> str:
    """A looking glass in its frame."""
    glass = oval(x, y, rx, ry, frame) + oval(x, y, rx * 0.76, ry * 0.78, "#E4F3FF", 2.4)
    return glass + inside + ink(f"M{dot(x - rx * 0.42, y - ry * 0.45)}l8-6", 3, WHITE)


def stone_ground(y: float, fill: str, lift: float = 8) -> str:
    """Earth, water or sand along the lower edge."""
    return shape(f"M-72 {y:g}Q-36 {y - lift:g} 0 {y:g}T72 {y:g}V50H-72Z", fill)


def pages(x: float, y: float, w: float, h: float, fill: str = PAPER, turn: float = 0) -> str:
    """A sheet."""
    return at(x, y, box(-w / 2, -h / 2, w, h, fill, 3), turn=turn)
