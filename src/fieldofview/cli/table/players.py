"""The players drawn: names, the way to 100 Viewpoints, hands counted, and Fields of View."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from fieldofview.views import View
from fieldofview.views.view import Lying

from .canvas import INDENT, QUIET, Canvas, Lines, padded
from .layout import Sizes
from .shelf import set_titles
from .wording import color

GOAL = 100
NAME_WIDTH = 16
SHORT_NAME, SHORTEST_NAME, CRAMMED_NAME = 12, 10, 8


def heading(canvas: Canvas, view: View) -> Sizes:
    """The sets, the turn and the goal; how many cards lie in the piles."""
    sets = " + ".join(set_titles(view, canvas.language))
    facts = [canvas.says("turn", n=view.turns + 1), canvas.says("goal", n=GOAL)]
    if view.time_called:
        facts.append(canvas.says("time called"))
    piles = canvas.says("piles", draw=view.draw_size, discard=len(view.discard))
    whole = piles + (canvas.says("on top", card=view.discard[0]) if view.discard else "")
    left = " · ".join([sets, *facts])
    gap = canvas.width - cell_len(left) - cell_len(whole)
    if gap >= 2:
        line = Text().append(left, "bold").append(" " * gap + whole)
        return [[line], [line, Text()]]
    said = " · ".join(facts)
    room = canvas.width - cell_len(said) - 3  # the name of a set is cut before what changes
    first = Text("", "bold").append(f"{canvas.cut(Text(sets), room)} · " if room >= SHORTEST_NAME else "").append(said)
    two = [first, canvas.cut(Text(whole))]
    short = Text().append(said, "bold").append(f" · {piles}")
    least = [short] if short.cell_len <= canvas.width else [Text(said, "bold"), Text(piles)]
    return [least, two, [*two, Text()]]


def players(canvas: Canvas, view: View) -> Sizes:
    """All players: from a word on each to whole Fields of View."""
    seats = range(len(view.names))
    rows = _rows(canvas, view)
    fields = [_field(canvas, view.fields[seat], alive=view.alive[seat]) for seat in seats]
    lying = [field if view.fields[seat] else [] for seat, field in enumerate(fields)]
    in_line = [_in_line(canvas, view, seat) for seat in seats]
    sizes = [_crowd(canvas, view), in_line] if len(view.names) > 3 else [in_line]
    for count in range(len(view.names) + 1):  # one after the other gets all the rows that its Field of View needs
        shown = [lying[seat] if seat < count else _first(canvas, lying[seat]) for seat in seats]
        sizes.append([line for row, field in zip(rows, shown, strict=True) for line in (row, *field)])
    whole = [line for row, field in zip(rows, fields, strict=True) for line in (row, *field)]
    return [*sizes, [*whole, Text()]]


def _rows(canvas: Canvas, view: View) -> Lines:
    """A row each, all alike; where notes would be cut off, such as how near the plague is, the rest is said shorter."""
    rows: Lines = []
    bar = 30 if canvas.width >= 100 else 20 if canvas.width >= 72 else 10
    for cards, size in (("in hand", bar), ("cards", bar), ("cards", bar // 2), ("cards", 0)):
        rows = [_row(canvas, view, seat, cards, size) for seat in range(len(view.names))]
        if all(row.cell_len <= canvas.width for row in rows):
            break
    return [canvas.cut(row) for row in rows]


def _row(canvas: Canvas, view: View, seat: int, cards: str, bar: int) -> Text:
    size = min(max(map(cell_len, view.names)), NAME_WIDTH)
    line = _named(view, seat, size)
    if bar:
        line.append("  ").append_text(_bar(bar, view.points[seat], color(seat)))
    line.append(f" {view.points[seat]:>4}", "bold")
    line.append(f"   {canvas.says(cards, n=view.hand_sizes[seat])}")
    for note in _notes(canvas, view, seat):
        line.append(f" · {note}")
    return line


def _in_line(canvas: Canvas, view: View, seat: int) -> Text:
    """A player and the Field of View in one line."""
    size = min(max(map(cell_len, view.names)), SHORT_NAME)
    line = _named(view, seat, size).append(f" {view.points[seat]:>4}", "bold")
    line.append(f"  {canvas.says('cards', n=view.hand_sizes[seat])}")
    for note in _notes(canvas, view, seat):
        line.append(f" · {note}")
    line.append("  ")
    for number, card in enumerate(view.fields[seat]):
        line.append(" · " if number else "", QUIET).append_text(_lying(canvas, card))
    return canvas.cut(line)


def crammed(canvas: Canvas, view: View) -> Lines:
    """Points and, in brackets, cards in hand, as many players in a row as fit; the viewer's own row by itself."""
    cells = []
    for seat in _others(view):
        name = Text(view.names[seat], f"bold {color(seat)}")
        cell = Text(_mark(view, seat).strip(), "bold").append_text(canvas.cut(name, CRAMMED_NAME))
        cells.append(cell.append(f" {view.points[seat]}", "bold").append(f" ({view.hand_sizes[seat]})"))
    lines = canvas.strung(cells, "  ")
    return lines if view.seat is None else [*lines, _in_line(canvas, view, view.seat)]


def _crowd(canvas: Canvas, view: View) -> Lines:
    """Many players in few rows, the viewer's own row by itself."""
    others = _others(view)
    size = min(max(cell_len(view.names[seat]) for seat in others), SHORTEST_NAME)
    cells = []
    for seat in others:
        cell = _named(view, seat, size).append(f" {view.points[seat]:>4}", "bold")
        cells.append(cell.append(f" · {canvas.says('cards', n=view.hand_sizes[seat])}"))
    widest = max(cell.cell_len for cell in cells) + 2
    across = max(1, (canvas.width + 2) // widest)
    lines = []
    for first in range(0, len(cells), across):
        line = Text()
        for cell in cells[first : first + across]:
            line.append_text(cell).append(" " * (widest - cell.cell_len))
        line.rstrip()
        lines.append(canvas.cut(line))
    return lines if view.seat is None else [*lines, _in_line(canvas, view, view.seat)]


def _others(view: View) -> list[int]:
    return [seat for seat in range(len(view.names)) if seat != view.seat]


def _mark(view: View, seat: int) -> str:
    return "▶ " if seat == view.turn and not view.over else "  "


def _named(view: View, seat: int, size: int) -> Text:
    line = Text().append(_mark(view, seat), "bold")
    return line.append_text(padded(view.names[seat], size, f"bold {color(seat)}"))


def _bar(size: int, points: int, style: str) -> Text:
    """The way to 100 Viewpoints."""
    full = min(max(points * size // GOAL, 0), size)
    return Text().append("█" * full, style).append("░" * (size - full), QUIET)


def _notes(canvas: Canvas, view: View, seat: int) -> list[str]:
    if not view.alive[seat]:
        return [canvas.says("left")]
    notes = []
    if canvas.bots[seat]:
        notes.append(canvas.says("bot"))
    if view.extra[seat]:
        notes.append(canvas.says("extra", n=view.extra[seat]))
    if view.missed[seat]:
        notes.append(canvas.says("misses", n=view.missed[seat]))
    if view.plague and view.zombeyes[seat]:
        notes.append(canvas.says("zombeyes", n=view.zombeyes[seat], most=view.plague))
    if view.tokens[seat]:
        notes.append(canvas.says("tokens", n=view.tokens[seat]))
    if view.banned[seat]:
        notes.append(canvas.says("banned"))
    return notes


def _field(canvas: Canvas, cards: Sequence[Lying], *, alive: bool) -> Lines:
    if not cards:
        return [canvas.cut(Text(INDENT + canvas.says("no field"), QUIET))] if alive else []
    return canvas.strung([_lying(canvas, card) for card in cards])


def _first(canvas: Canvas, lines: Lines) -> Lines:
    """What fits into one line, and how much does not."""
    if len(lines) < 2:
        return lines
    return [canvas.cut(lines[0].copy().append(" …"))]


def _lying(canvas: Canvas, card: Lying) -> Text:
    item = Text(card.name).append(f" {card.points}", "bold")
    if card.copies:
        item.append(canvas.says("as", card=card.copies), "italic")
    if card.hides:
        item.append(canvas.says("hides", cards=", ".join(card.hides)), "italic")
    if card.used:
        item.append(canvas.says("used"), QUIET)
    return item
