"""`fov desk standings` and `fov desk log`: what stands, and how it came."""

from __future__ import annotations

from pathlib import Path

from fieldofview.desk.acts import reverted
from fieldofview.desk.scoreboard import Row
from fieldofview.desk.standings import ranking, table
from fieldofview.desk.words import tell_act
from fieldofview.office.tables import write_table

from .counter import Counter
from .takes import arg, takes
from .words import WORDS, word

COLUMNS = ["rank", "name", "wins", "losses", "points", "share", "status", "why"]


@takes(
    arg("--stage", choices=["main", "final"], help="the table of one stage alone"),
    arg("--csv", metavar="FILE", help="write it as a table for spreadsheets"),
    arg("--top", type=int, metavar="N", help="only the first"),
    reads=True,
)
def standings(at: Counter, stage: str | None, csv: str | None, top: int | None) -> None:
    """The table: place, wins, losses, View-points, and what separates each row from the one above. After a cut the
    final stage comes first."""
    has_cut = bool(at.t.settings.format.cut)
    found = table(at.t, stage or ("main" if has_cut else None))
    ranks = dict(_places(at)) if has_cut and stage is None else {row.entry: row.rank for row in found}
    in_order = sorted(found, key=lambda row: (ranks.get(row.entry, 0) == 0, ranks.get(row.entry, 0)))
    rows = [_cells(at, row, ranks.get(row.entry, row.rank)) for row in in_order]
    if csv:
        headings = [word(f"column.{column}", at.language) for column in COLUMNS]
        Path(csv).expanduser().write_bytes(write_table(headings, rows, separator=";", bom=True))
        at.tell("written", file=csv)
        return
    shown = rows[:top] if top else rows
    at.rows("standings", COLUMNS, shown)
    if not at.t.finished and at.t.rounds:
        at.tell("so_far", rounds=sum(bool(r.closed) for r in at.t.rounds), open=len(at.t.rounds))


def _places(at: Counter) -> list[tuple[str, int]]:
    return [(entry, rank) for rank, entry in ranking(at.t)]


def _cells(at: Counter, row: Row, rank: int) -> list[object]:
    wins = int(row.wins) if row.wins.denominator == 1 else round(float(row.wins), 2)
    points = row.score if at.t.settings.format.kind == "double-score" else row.points
    share = "" if row.share is None else f"{100 * row.share:.1f} %"
    why = word(f"why.{row.why}", at.language) if f"why.{row.why}" in WORDS else row.why
    status = "" if row.status == "finished" else word(f"status.{row.status}", at.language)
    return [rank or None, at.name(row.entry), wins, row.losses, points, share, status, why]


@takes(
    arg("--last", type=int, default=30, metavar="N", help="how many entries (30)"),
    arg("--all", action="store_true", help="all of them"),
    arg("--about", metavar="NAME", help="only those that name somebody"),
    reads=True,
)
def log(at: Counter, last: int, all: bool, about: str | None) -> None:
    """Everything that happened, the latest at the end: number, time, who, what, and the rulings behind it. Entries that
    were undone are marked."""
    acts = at.event.desk.acts
    gone = reverted(acts)
    person = at.find(about) if about else ""
    entries = at.event.store.entries()
    numbers = [n for n in range(1, len(acts) + 1) if not person or _names(entries[n - 1].data, person)]
    shown = numbers if all else numbers[-last:]
    rows = []
    for n in shown:
        lines = tell_act(acts[n - 1], at.language, at.name)
        text = " ".join(line["text"] for line in lines)
        if n in gone:
            text = f"({word('undone', at.language)}) {text}"
        cites = list(dict.fromkeys(id for line in lines for id in line["cites"]))
        rows.append([n, entries[n - 1].at, at.name(acts[n - 1].by), text, cites])
    at.rows("log", ["entry", "at", "by", "what", "rulings"], rows)


def _names(data: object, person: str) -> bool:
    """Whether an entry of the log speaks of somebody."""
    if isinstance(data, dict):
        return person in data or any(_names(value, person) for value in data.values())
    if isinstance(data, list):
        return any(_names(value, person) for value in data)
    return data == person
