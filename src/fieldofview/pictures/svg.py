"""The few words of SVG that drawings are written in.

Everything stands inside one group that sets ink, round ends and no fill (`picture.py`), so that an element only says
what differs from that.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import cos, pi, sin

Point = tuple[float, float]


def num(value: float) -> str:
    """A number as short as it can be: a tenth of a unit is less than a tenth of a pixel."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def dot(x: float, y: float) -> str:
    """A point inside a path."""
    below = num(y)
    return f"{num(x)}{below}" if below.startswith("-") else f"{num(x)} {below}"


def element(
    name: str, said: Mapping[str, str], *, fill: str = "", line: str = "", pen: float = -1, fade: float = 1
) -> str:
    """One shape. No line at all is `line="none"`; a fade below 1 lets the ground shine through."""
    given = dict(said)
    if fill:
        given["fill"] = fill
    if line:
        given["stroke"] = line
    if pen >= 0:
        given["stroke-width"] = num(pen)
    if fade < 1:
        given["opacity"] = f"{fade:g}".removeprefix("0")
    attributes = " ".join(f'{key}="{value}"' for key, value in given.items())
    return f"<{name} {attributes}/>"


def drawn(name: str, said: Mapping[str, str], fill: str, width: float, line: str, fade: float) -> str:
    """An area with its outline: in ink and 3 wide unless told otherwise, none at a width of 0."""
    if width == 0:
        return element(name, said, fill=fill, line="none", fade=fade)
    return element(name, said, fill=fill, line=line, pen=-1 if width == 3 else width, fade=fade)


def ink(d: str, width: float = 3, line: str = "", fade: float = 1, dashes: str = "") -> str:
    """A line, in ink or in a colour."""
    return drawn("path", {"d": d} | ({"stroke-dasharray": dashes} if dashes else {}), "", width, line, fade)


def shape(d: str, fill: str, width: float = 3, line: str = "", fade: float = 1) -> str:
    """An area."""
    return drawn("path", {"d": d}, fill, width, line, fade)


def disc(x: float, y: float, r: float, fill: str = "", width: float = 3, line: str = "", fade: float = 1) -> str:
    """A circle; filled with nothing it is a ring."""
    place = {"cx": num(x)} if x else {}
    place |= {"cy": num(y)} if y else {}
    return drawn("circle", {**place, "r": num(r)}, fill, width, line, fade)


def box(x: float, y: float, w: float, h: float, fill: str, round: float = 0, width: float = 3, fade: float = 1) -> str:
    """A rectangle by its upper left corner."""
    corner = {"rx": num(round)} if round else {}
    size = {"x": num(x), "y": num(y), "width": num(w), "height": num(h), **corner}
    return drawn("rect", size, fill, width, "", fade)


def oval(
    x: float,
    y: float,
    rx: float,
    ry: float,
    fill: str,
    width: float = 3,
    line: str = "",
    fade: float = 1,
    turn: float = 0,
) -> str:
    """An ellipse, perhaps turned about its middle."""
    turned = {"transform": f"rotate({num(turn)} {dot(x, y)})"} if turn else {}
    place = {"cx": num(x), "cy": num(y), "rx": num(rx), "ry": num(ry), **turned}
    return drawn("ellipse", place, fill, width, line, fade)


def at(
    x: float, y: float, inside: str, *, turn: float = 0, size: float = 1, wide: float | None = None, fade: float = 1
) -> str:
    """A drawing moved, turned, scaled (`wide` differs for mirrors) or faded."""
    moves = [f"translate({dot(x, y)})"] if x or y else []
    moves += [f"rotate({num(turn)})"] if turn else []
    if wide is not None:
        moves.append(f"scale({wide:g} {size:g})")
    elif size != 1:
        moves.append(f"scale({size:.3g})")
    way, seen = "".join(moves), f"{fade:g}".removeprefix("0")
    moved = f' transform="{way}"' if moves else ""
    faded = f' opacity="{seen}"' if fade < 1 else ""
    return f"<g{moved}{faded}>{inside}</g>"


def around(angle: float, r: float, x: float = 0, y: float = 0, squash: float = 1) -> Point:
    """The point at so many degrees from the top, clockwise."""
    turn = angle * pi / 180
    return x + sin(turn) * r, y - cos(turn) * r * squash


def spokes(n: int, inner: float, outer: float, x: float = 0, y: float = 0, squash: float = 1, start: float = 0) -> str:
    """A path of rays."""
    angles = [start + 360 * i / n for i in range(n)]
    ends = ((around(a, inner, x, y, squash), around(a, outer, x, y, squash)) for a in angles)
    return "".join(f"M{dot(*one)}L{dot(*other)}" for one, other in ends)


def polygon(points: Iterable[Point]) -> str:
    return f"M{'L'.join(dot(*point) for point in points)}Z"


def star(n: int, outer: float, inner: float, x: float = 0, y: float = 0, start: float = 0) -> str:
    """A path with n points."""
    return polygon(around(start + 180 * i / n, inner if i % 2 else outer, x, y) for i in range(2 * n))


def wave(x: float, y: float, step: float, height: float, n: int) -> str:
    """A path of n arcs, up and down."""
    return f"M{dot(x, y)}q{dot(step / 2, -height)} {dot(step, 0)}" + f"t{dot(step, 0)}" * (n - 1)
