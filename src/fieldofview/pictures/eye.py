"""The eye: lids, gaze, iris, pupil, lashes. Both lids are arcs of circles, so an iris that they cover is cut exactly,
without clipping and its ids."""

from __future__ import annotations

from collections.abc import Callable
from math import atan2, cos, hypot, pi, sin, sqrt
from typing import NamedTuple

from .palette import BLUE, INK, PAPER, WHITE, darker
from .svg import Point, at, disc, dot, element, ink, num, oval, polygon, shape, star

WIDE, UPPER, LOWER = 1.32, 0.78, 0.6  # half the width, and the height of both lids, in radii


class Circle(NamedTuple):
    x: float
    y: float
    r: float

    def holds(self, point: Point) -> bool:
        return hypot(point[0] - self.x, point[1] - self.y) <= self.r + 1e-6


def lid(half: float, height: float) -> Circle:
    """The circle through both corners of an eye; a height below 0 bends upwards."""
    r = (half * half + height * height) / (2 * abs(height))
    return Circle(0, height - r if height > 0 else height + r, r)


def crossings(a: Circle, b: Circle) -> list[Point]:
    away = hypot(b.x - a.x, b.y - a.y)
    if away == 0 or away > a.r + b.r or away < abs(a.r - b.r):
        return []
    along = (a.r**2 - b.r**2 + away**2) / (2 * away)
    up = sqrt(max(0.0, a.r**2 - along**2))
    dx, dy = (b.x - a.x) / away, (b.y - a.y) / away
    x, y = a.x + along * dx, a.y + along * dy
    return [(x - up * dy, y + up * dx), (x + up * dy, y - up * dx)]


def common(*circles: Circle) -> str | None:
    """The outline of what lies in all of them; None where the first lies inside the others."""
    pairs = [(a, b) for i, a in enumerate(circles) for b in circles[i + 1 :]]
    points = [p for a, b in pairs for p in crossings(a, b) if all(circle.holds(p) for circle in circles)]
    if not points:
        return None
    middle = sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
    points.sort(key=lambda p: atan2(p[1] - middle[1], p[0] - middle[0]))
    d = f"M{dot(*points[0])}"
    for one, other in zip(points, [*points[1:], points[0]], strict=True):
        for circle in circles:
            start, end = (atan2(p[1] - circle.y, p[0] - circle.x) for p in (one, other))
            turn = (end - start) % (2 * pi)
            half = (circle.x + circle.r * cos(start + turn / 2), circle.y + circle.r * sin(start + turn / 2))
            on_it = all(abs(hypot(p[0] - circle.x, p[1] - circle.y) - circle.r) < 1e-3 for p in (one, other))
            if on_it and all(other_circle.holds(half) for other_circle in circles):
                d += f"A{num(circle.r)} {num(circle.r)} 0 {int(turn > pi)} 1 {dot(*other)}"
                break
    return d + "Z"


def spiral(r: float, turns: int = 3) -> str:
    """Half circles, each wider than the last."""
    d, x = "M0 0", 0.0
    for i in range(1, 2 * turns + 1):
        to = r * i / (2 * turns) * (1 if i % 2 else -1)
        d += f"A{num(abs(to - x) / 2)} {num(abs(to - x) / 2)} 0 0 1 {num(to)} 0"
        x = to
    return d


PUPILS: dict[str, Callable[[float], str]] = {
    "round": lambda r: disc(0, 0, r, INK, 0),
    "small": lambda r: disc(0, 0, r * 0.6, INK, 0),
    "slit": lambda r: oval(0, 0, r * 0.38, r * 1.8, INK, 0),
    "bar": lambda r: oval(0, 0, r * 1.7, r * 0.42, INK, 0),
    "star": lambda r: shape(star(5, r * 1.7, r * 0.72), "#FFD15C", r * 0.22),
    "spark": lambda r: shape(star(4, r * 1.9, r * 0.5), INK, 0),
    "spiral": lambda r: ink(spiral(r * 1.9), r * 0.34),
    "hourglass": lambda r: shape(f"M{dot(-r, -r * 1.3)}H{num(r)}L{dot(-r, r * 1.3)}H{num(r)}Z", INK, r * 0.3),
    "ring": lambda r: disc(0, 0, r, "none", r * 0.5),
    "heart": lambda r: shape(
        f"M0 {num(r * 1.3)}C{dot(-r * 2.4, -r * 0.2)} {dot(-r, -r * 1.9)} 0 {num(-r * 0.6)}"
        f"C{dot(r, -r * 1.9)} {dot(r * 2.4, -r * 0.2)} 0 {num(r * 1.3)}Z",
        INK,
        0,
    ),
    "cross": lambda r: ink(f"M{num(-r)} 0H{num(r)}M0 {num(-r)}V{num(r)}", r * 0.6),
    "diamond": lambda r: shape(polygon([(0, -r * 1.4), (r, 0), (0, r * 1.4), (-r, 0)]), INK, 0),
    "none": lambda r: "",
}


def lashes(r: float, height: float, lengths: tuple[float, ...], width: float, down: bool = False) -> str:
    """Lashes along a lid, as long as told, fanning out."""
    half, sign = WIDE * r, 1 if down else -1
    arc = lid(half, sign * height)
    d = ""
    for i, length in enumerate(lengths):
        x = half * (-0.78 + 1.56 * i / max(1, len(lengths) - 1))
        y = arc.y + sign * sqrt(arc.r**2 - x * x)
        dx, dy = x, y + sign * 0.5 * r  # away from a point behind the eye
        reach = r * length / hypot(dx, dy)
        d += f"M{dot(x, y)}l{dot(dx * reach, dy * reach)}"
    return ink(d, width)


def eye(
    x: float = 0,
    y: float = 0,
    r: float = 26,
    *,
    open: float = 1,
    gaze: Point = (0, 0),
    iris: str = BLUE,
    pupil: str = "round",
    lash: int | tuple[float, ...] = 5,
    white: str = PAPER,
    lid_colour: str = "",
    faint: bool = False,
) -> str:
    """An eye; what is too small to be seen is left out. `lash` is how many, or the length of each; a faint one has the
    large shapes alone."""
    if open == 0:
        return shut(x, y, r, lash)
    half, width = WIDE * r, max(1.8, r * 0.12)
    up, low = lid(half, -UPPER * r * open), lid(half, LOWER * r * open)
    upper = f"M{num(-half)} 0A{num(up.r)} {num(up.r)} 0 0 1 {num(half)} 0"
    outline = f"{upper}A{num(low.r)} {num(low.r)} 0 0 1 {num(-half)} 0Z"
    gx, gy = gaze[0] * r * 0.6, gaze[1] * r * 0.3 - r * 0.05
    seen = Circle(gx, gy, r * 0.6)
    drawn = shape(outline, white, width * 0.7)
    if pupil != "blank":
        cut, rim = common(seen, up, low), r * 0.09 if r >= 14 and not faint else 0
        drawn += shape(cut, iris, rim, darker(iris)) if cut else disc(gx, gy, r * 0.6, iris, rim, darker(iris))
        if r >= 17 and open > 0.8 and not faint and common(Circle(gx, gy, r * 0.42), up, low) is None:
            dashes = {"stroke-dasharray": f"{num(r * 0.055)} {num(r * 0.11)}", "stroke-opacity": ".35"}
            place = {"cx": num(gx), "cy": num(gy), "r": num(r * 0.42)}
            drawn += element("circle", {k: v for k, v in place.items() if v != "0"} | dashes, line=WHITE, pen=r * 0.24)
        hidden = pupil == "round" and common(Circle(gx, gy, r * 0.27), up, low)
        if hidden:
            drawn += shape(hidden, INK, 0)
        elif pupil == "round":
            drawn += disc(gx, gy, r * 0.27, INK, 0)
        else:
            drawn += at(gx, gy, PUPILS[pupil](r * 0.27 * min(1, open / 0.75)))  # no lid cuts it
        if not faint:
            drawn += disc(gx - r * 0.2, gy - r * 0.2, r * 0.13, WHITE, 0)
    if lid_colour:
        drawn += ink(upper, r * 0.34, lid_colour, 0.55)
    drawn += ink(upper, width * 1.35)
    lengths = lash if isinstance(lash, tuple) else (0.36,) * lash
    if lengths and r >= 9:
        drawn += lashes(r, UPPER * r * open, lengths, width * 0.85)
    return at(x, y, drawn) if x or y else drawn


def shut(x: float = 0, y: float = 0, r: float = 20, lash: int | tuple[float, ...] = 5) -> str:
    """An eye that is closed."""
    half, width = WIDE * r, max(2.2, r * 0.14)
    arc = lid(half, r * 0.55)
    return at(
        x,
        y,
        ink(f"M{num(-half)} 0A{num(arc.r)} {num(arc.r)} 0 0 0 {num(half)} 0", width * 1.3)
        + lashes(r, r * 0.55, lash if isinstance(lash, tuple) else (0.34,) * lash, width * 0.85, down=True),
    )


def brow(x: float, y: float, half: float, lift: float = 8, width: float = 3.4) -> str:
    """A brow."""
    return ink(f"M{dot(x - half, y)}Q{dot(x, y - lift)} {dot(x + half, y)}", width)


def bead(
    x: float, y: float, r: float, iris: str = BLUE, gaze: Point = (0, 0), white: str = PAPER, width: float = 3
) -> str:
    """A goggling eye: the whole ball."""
    gx, gy = x + gaze[0] * r * 0.45, y + gaze[1] * r * 0.45
    return (
        disc(x, y, r, white, width)
        + disc(gx, gy, r * 0.5, iris, 0)
        + disc(gx, gy, r * 0.25, INK, 0)
        + disc(gx - r * 0.16, gy - r * 0.18, r * 0.12, WHITE, 0)
    )
