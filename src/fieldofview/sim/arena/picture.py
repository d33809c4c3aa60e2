"""An arena drawn as SVG: every bot's rating with its interval on one line, and below it who beats whom how often."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from .standing import Standings

ROW, LEFT, SCALE, RIGHT, MARGIN = 34, 190, 430, 130, 24
CELL = 74
INK, QUIET, GRID, DOT = "#22303c", "#5c6b78", "#d5dde3", "#1f6f8b"
BEST, WORST = (31, 111, 139), (178, 90, 44)  # colours of winning and of losing
FONT = 'font-family="system-ui, sans-serif"'


def draw_arena(standings: Standings, title: str) -> str:
    """The whole picture."""
    count = len(standings.order)
    width = max(LEFT + SCALE + RIGHT, LEFT + count * CELL) + 2 * MARGIN
    scale_height = (count + 1) * ROW
    height = 2 * MARGIN + 40 + scale_height + 60 + count * ROW
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'{FONT} font-size="13" fill="{INK}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
        _text(MARGIN, MARGIN + 14, title, size=16),
        *_scale(standings, MARGIN + 40),
        *_matrix(standings, MARGIN + 40 + scale_height + 24),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _scale(standings: Standings, top: int) -> Iterator[str]:
    """Ratings as dots with whiskers."""
    found = [standings.ratings[bot] for bot in standings.order]
    low = min(r.value - min(r.half, 400) for r in found) - 20
    high = max(r.value + min(r.half, 400) for r in found) + 20

    def at(rating: float) -> float:
        return MARGIN + LEFT + SCALE * (min(max(rating, low), high) - low) / (high - low)

    bottom = top + len(found) * ROW
    step = next(s for s in (50, 100, 200, 500, 1000, 5000) if (high - low) / s <= 9 or s == 5000)
    for mark in range(int(low // step + 1) * step, int(high) + 1, step):
        yield f'<line x1="{at(mark):.1f}" y1="{top}" x2="{at(mark):.1f}" y2="{bottom}" stroke="{GRID}"/>'
        yield _text(at(mark), bottom + 18, str(mark), colour=QUIET, anchor="middle")
    for row, bot in enumerate(standings.order):
        rating, y = standings.ratings[bot], top + row * ROW + ROW // 2
        yield _text(MARGIN, y + 5, standings.arena.bots[bot])
        ends = at(rating.value - rating.half), at(rating.value + rating.half)
        yield f'<line x1="{ends[0]:.1f}" y1="{y}" x2="{ends[1]:.1f}" y2="{y}" stroke="{DOT}" stroke-width="3"/>'
        yield f'<circle cx="{at(rating.value):.1f}" cy="{y}" r="6" fill="{DOT}"/>'
        told = f"{rating.value:.0f} ± {rating.half:.0f}"
        yield _text(MARGIN + LEFT + SCALE + 12, y + 5, told, colour=QUIET)


def _matrix(standings: Standings, top: int) -> Iterator[str]:
    """What the bot of a row wins, alone among those of the column."""
    fair = 1 / standings.arena.table.players
    won = {}
    for meeting in standings.meetings:
        first, second = meeting.pair
        if meeting.deals:
            won[first, second], won[second, first] = meeting.first.value, meeting.second.value
    for column, other in enumerate(standings.order):
        x = MARGIN + LEFT + column * CELL + CELL / 2
        yield _text(x, top, shortened(standings.arena.bots[other]), colour=QUIET, anchor="middle", size=11)
    for row, bot in enumerate(standings.order):
        y = top + 10 + row * ROW
        yield _text(MARGIN, y + ROW / 2 + 4, standings.arena.bots[bot])
        for column, other in enumerate(standings.order):
            value = won.get((bot, other))
            if value is not None:
                x = MARGIN + LEFT + column * CELL
                yield (
                    f'<rect x="{x + 2}" y="{y + 2}" width="{CELL - 4}" height="{ROW - 4}" rx="4" '
                    f'fill="{_colour(value, fair)}"/>'
                )
                yield _text(x + CELL / 2, y + ROW / 2 + 4, f"{100 * value:.0f} %", anchor="middle")


def shortened(name: str, most: int = 11) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"


def _colour(value: float, fair: float) -> str:
    """Paler the nearer to a fair share."""
    strength = (value - fair) / (1 - fair) if value > fair else (fair - value) / fair
    colour = BEST if value > fair else WORST
    part = 0.55 * max(0.0, min(1.0, strength))
    return "#" + "".join(f"{round(255 + (c - 255) * part):02x}" for c in colour)


def _text(x: float, y: float, text: str, *, colour: str = INK, anchor: str = "start", size: int = 13) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" fill="{colour}" text-anchor="{anchor}" font-size="{size}">{escape(text)}</text>'
    )
