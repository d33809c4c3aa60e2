"""A contest as a picture: who wins, how long games take, what the cards do."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..game.errors import Complaint
from .summary import CardRow, Standing, Summary

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

PAPER = "#fbf8f1"
INK = "#1f2a38"
GREY = "#7d8896"
IRIS = ("#2f6f8f", "#d1693f", "#5d8a4a", "#8a5a96", "#c79a2b", "#4d5d73")
ENDINGS = (".png", ".svg", ".pdf")

COLUMNS = (
    "points",
    "played\na game",
    "revealed,\nused",
    "cancelled",
    "win rate\nof users",
    "with\nwinners",
)


class NoPicture(Complaint):
    """The picture cannot be drawn here, or not into such a file."""


def check_target(path: str | Path) -> Path:
    """Refuse before any game is played: where matplotlib is missing, or the file cannot be."""
    target = Path(path)
    if target.suffix.lower() not in ENDINGS:
        raise NoPicture(
            "A picture's name must end in {endings}, not {name!r}.", endings=", ".join(ENDINGS), name=target.name
        )
    if not target.parent.is_dir():
        raise NoPicture("There is no folder {parent!r} for the picture.", parent=str(target.parent))
    if not find_spec("matplotlib"):
        raise NoPicture(
            "Pictures need matplotlib: install it with pip install 'fieldofview[plot]', "
            "in a checkout with .venv/bin/pip install -e '.[plot]'."
        )
    return target


def draw(summary: Summary, path: str | Path) -> None:
    """Draw a summary into a file."""
    target = check_target(path)
    figure = make_figure(summary)
    suffix = target.suffix.lower()
    drawn = BytesIO()
    figure.savefig(drawn, format=suffix[1:], dpi=150, facecolor=PAPER, metadata=_plain_metadata(suffix))
    target.write_bytes(drawn.getvalue())


def _plain_metadata(suffix: str) -> dict[str, Any]:
    """No dates, so that equal contests give equal files."""
    return {} if suffix == ".png" else {"Date": None} if suffix == ".svg" else {"CreationDate": None}


def make_figure(summary: Summary) -> Figure:
    """The figure: two charts above, the cards' table below."""
    import matplotlib as mpl
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    style: Any = {
        "font.family": "DejaVu Sans",
        "font.size": 9,
        "text.color": INK,
        "axes.labelcolor": INK,
        "axes.edgecolor": INK,
        "xtick.color": INK,
        "ytick.color": INK,
        "svg.hashsalt": "fieldofview",
    }
    with mpl.rc_context(style):
        bars = len(summary.by_bot) + len(summary.by_seat)
        top = max(2.4, 0.36 * bars + 1.1)
        table = 0.235 * len(summary.cards) + 0.75
        height = top + table + 1.65
        figure = Figure(figsize=(10.5, height), facecolor=PAPER)
        FigureCanvasAgg(figure)
        upper = 1 - 0.95 / height
        middle = upper - top / height
        low = 0.3 / height
        wins = figure.add_axes((0.11, middle + 0.42 / height, 0.36, (top - 0.42) / height))
        length = figure.add_axes((0.56, middle + 0.42 / height, 0.40, (top - 0.42) / height))
        cards = figure.add_axes((0.19, low, 0.77, middle - low - 0.77 / height))
        _heading(figure, summary, height)
        _draw_wins(wins, summary)
        _draw_lengths(length, summary)
        _draw_cards(cards, summary.cards, summary.players)
        figure.canvas.draw()
    return figure


def _heading(figure: Figure, summary: Summary, height: float) -> None:
    bots = ", ".join(summary.bots)
    figure.text(
        0.04,
        1 - 0.34 / height,
        f"{summary.games:,} games of {' and '.join(summary.sets)}",
        fontsize=15,
        weight="bold",
    )
    limit = f"turn limit {summary.turn_limit}" if summary.turn_limit else "no turn limit"
    figure.text(
        0.04,
        1 - 0.60 / height,
        f"{summary.players} players: {bots}  ·  seed {summary.seed}  ·  {limit}  ·  bars show 95 % intervals",
        fontsize=9,
        alpha=0.75,
    )


def _bare(axes: Axes, title: str) -> None:
    axes.set_facecolor(PAPER)
    axes.set_title(title, loc="left", fontsize=10.5, weight="bold", pad=8)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.tick_params(length=0)


def _draw_wins(axes: Axes, summary: Summary) -> None:
    """Win rates of bots and of seats, with intervals, around the share that everyone would have."""
    _bare(axes, "Win rate of one seat")
    names: list[str] = []
    at: list[float] = []
    place = 0.0
    for group, standings in enumerate((summary.by_bot, summary.by_seat)):
        for number, standing in enumerate(standings):
            colour = IRIS[number % len(IRIS)] if group == 0 else GREY
            _bar(axes, place, standing, colour)
            names.append(standing.name)
            at.append(place)
            place += 1
        place += 0.55
    fair = 100 / summary.players
    axes.axvline(fair, color=INK, lw=1, ls=(0, (2, 3)), zorder=0)
    axes.set_yticks(at, names)
    axes.set_ylim(place - 0.95, -0.6)
    widest = max(100 * s.rate.high for s in (*summary.by_bot, *summary.by_seat))
    axes.set_xlim(0, max(widest * 1.28, fair * 1.4))
    axes.set_xticks([x for x in axes.get_xticks() if 0 <= x <= 100])
    axes.set_xlabel(f"% of games; dotted: {fair:.1f} %, an even share")


def _bar(axes: Axes, place: float, standing: Standing, colour: str) -> None:
    value, low, high = (100 * x for x in (standing.rate.value, standing.rate.low, standing.rate.high))
    axes.barh(place, value, height=0.66, color=colour, alpha=0.88)
    axes.errorbar(value, place, xerr=[[value - low], [high - value]], color=INK, capsize=3, lw=1.3)
    axes.annotate(
        f"{value:.1f}",
        (high, place),
        (6, 0),
        textcoords="offset points",
        va="center",
        weight="bold",
        bbox={"boxstyle": "square,pad=0.15", "facecolor": PAPER, "edgecolor": "none"},
    )


def _draw_lengths(axes: Axes, summary: Summary) -> None:
    """How many turns games took; what lies beyond the 99th percentile is added to the last bar."""
    _bare(axes, "Length of a game")
    turns, games = list(summary.turn_counts), list(summary.turn_counts.values())
    if not turns:
        return
    total, seen, end = sum(games), 0, turns[-1]
    for value, count in zip(turns, games, strict=True):
        seen += count
        if seen >= 0.995 * total:
            end = value
            break
    step = max(1, -(-(end - turns[0] + 1) // 45))
    heights: dict[int, float] = {}
    for value, count in zip(turns, games, strict=True):
        slot = (min(value, end) - turns[0]) // step
        heights[slot] = heights.get(slot, 0) + 100 * count / total
    left = [turns[0] + slot * step for slot in heights]
    axes.bar(left, list(heights.values()), width=0.86 * step, align="edge", color=IRIS[0], alpha=0.88)
    median = summary.turns.median
    axes.axvline(median + step * 0.43, color=IRIS[1], lw=1.6)
    axes.annotate(
        f"median {median}",
        (median + step * 0.43, 1.0),
        (5, -3),
        xycoords=("data", "axes fraction"),
        textcoords="offset points",
        color=IRIS[1],
        weight="bold",
        va="top",
    )
    axes.annotate(
        f"mean {summary.turns.mean:.1f}\n5–95 %: {summary.turns.low}–{summary.turns.high}\n"
        f"{summary.decisions.mean:.0f} decisions a game",
        (0.01, 0.98),
        xycoords="axes fraction",
        ha="left",
        va="top",
        linespacing=1.5,
    )
    axes.set_ylim(0, max(heights.values()) * 1.18)
    axes.set_ylabel("% of games")
    axes.set_xlabel("turns of all players together")


def _draw_cards(axes: Axes, cards: Sequence[CardRow], players: int) -> None:
    """One row a card; colour says where a value lies in its column."""
    from matplotlib.colors import LinearSegmentedColormap, to_rgb

    axes.set_facecolor(PAPER)
    axes.set_title(
        "Cards, by the win rate of those who played, revealed or used them",
        loc="left", fontsize=10.5, weight="bold", pad=36, x=-0.195,
    )  # fmt: skip
    single = [LinearSegmentedColormap.from_list("", [PAPER, c]) for c in (*IRIS[4:5], *IRIS[:1] * 2, IRIS[3])]
    double = LinearSegmentedColormap.from_list("", [IRIS[1], PAPER, IRIS[2]])
    values = [[c.points, c.played, c.revealed, c.cancelled.value, c.wins.value, c.lying] for c in cards]
    texts = [
        (
            str(c.points),
            f"{c.played:.2f}",
            f"{c.revealed:.2f}" if c.revealed else "",
            f"{100 * c.cancelled.value:.0f} %" if c.played else "",
            f"{100 * c.wins.value:.1f} % ±{50 * (c.wins.high - c.wins.low):.1f}" if c.users else "",
            f"{c.lying:.2f}",
        )
        for c in cards
    ]
    image = []
    columns = list(zip(*values, strict=True))
    fair = 1 / players
    spread = max([abs(v - fair) for v in columns[4]] or [0]) or 1.0
    for row in values:
        line = []
        for number, value in enumerate(row):
            if number == 4:
                line.append(to_rgb(double(0.5 + 0.42 * (value - fair) / spread)))
                continue
            low, high = min(0, *columns[number]), max(columns[number])
            part = 0.0 if high == low else (value - low) / (high - low)
            line.append(to_rgb(single[(0, 1, 2, 3, 0, 1)[number]](0.62 * part)))
        image.append(line)
    axes.imshow(image, aspect="auto", interpolation="nearest")
    for y, line_of_text in enumerate(texts):
        for x, text in enumerate(line_of_text):
            axes.text(x, y, text, ha="center", va="center", fontsize=8)
    axes.set_yticks(range(len(cards)), [c.name for c in cards])
    axes.set_xticks(range(len(COLUMNS)), COLUMNS)
    axes.xaxis.tick_top()
    axes.tick_params(length=0)
    for side in axes.spines.values():
        side.set_visible(False)
    axes.set_xticks([x + 0.5 for x in range(len(COLUMNS) - 1)], minor=True)
    axes.set_yticks([y + 0.5 for y in range(len(cards) - 1)], minor=True)
    axes.grid(which="minor", color=PAPER, lw=1.5)
    axes.tick_params(which="minor", length=0)
