"""Results: entered, forfeited for a whole match, corrected."""

from __future__ import annotations

from dataclasses import fields

from fieldofview.cards.complaint import Worded
from fieldofview.desk import commands as c
from fieldofview.desk.matches import finished, main_games, next_game, running, settled
from fieldofview.desk.model import GameRef, Round, Table
from fieldofview.desk.preview import preview
from fieldofview.desk.problems import DeskRefusal, Problem
from fieldofview.desk.scoring import already_gone, score

from .counter import Counter
from .difference import show_difference
from .reading_result import ENDS, LEFT, Typed, read
from .takes import ROUND, TABLE, arg, takes
from .words import word

UNLIKELY = 200  # a game ends with a hundred: twice that is rather a slip of the fingers
TOTALS = arg(
    "totals", nargs="*", metavar="NAME=N", help="View-points in the Field of View, by name, or numbers in seat order"
)
MORE = (
    arg("--end", choices=ENDS, help="how it ended, where it does not follow from the View-points"),
    arg("--winner", nargs="+", default=[], metavar="NAME", help="who won, where it does not follow"),
    arg(
        "--left",
        nargs="+",
        default=[],
        metavar="NAME=WHY",
        help=Worded("who left: {ways} (forfeit if not said)", ways=", ".join(LEFT)),
    ),
    arg("--dealer", metavar="NAME", help="who dealt, if it was another than was drawn"),
    arg("--game", type=int, metavar="N", help="which game of the match (the one that is due if not said)"),
    ROUND,
)


@takes(
    TABLE,
    TOTALS,
    *MORE,
    arg("--provisional", action="store_true", help="somebody else confirms it later"),
)
def result(
    at: Counter,
    table: int,
    totals: list[str],
    end: str | None,
    winner: list[str],
    left: list[str],
    dealer: str | None,
    game: int | None,
    round: int | None,
    provisional: bool,
) -> None:
    """Enter the result of a game: `fov desk result 3 Ann=100 Bob=55 Cy=70`, or numbers in seat order. Tokens are taken
    off by the desk. The end and the winner follow where only one reading is possible: one player with a hundred has
    won; after time was called the highest; of a single player left, that one."""
    found, place = at.round(round), at.table(table, round)
    typed = Typed(totals, end, winner, left, dealer, game, None, provisional)
    report = read(at, found, place, typed)
    record(at, report)
    _after(at, found, place)


def record(at: Counter, report: c.ReportGame) -> None:
    """Show what will be recorded, ask, and write it."""
    at.event.desk.decide(report, at.by)  # what is refused is refused before anybody is asked
    show_report(at, report, correcting=False)
    at.sure("record_it")
    at.put(report, quiet=True)
    at.tell("recorded", round=report.round, table=report.table, game=report.game)


def show_report(at: Counter, report: c.ReportGame, *, correcting: bool) -> None:
    """Seats with View-points, tokens and what is recorded."""
    scored = score(at.t, report, correcting=correcting)
    rows = []
    for person in report.seats:
        mark = word("won", at.language) if person in report.winners else report.left.get(person, "")
        cells = [at.name(person), report.field[person], scored.tokens[person] or "", scored.points.get(person), mark]
        rows.append(cells)
    ending = word(f"end.{report.end}", at.language)
    heading = word("reading", at.language, round=report.round, table=report.table, game=report.game, end=ending)
    at.rows("result", ["name", "field", "tokens", "points", "outcome"], rows, heading)
    at.give("end", report.end)
    at.give("winners", [at.name(person) for person in report.winners])
    for person in report.seats:
        if report.field[person] >= UNLIKELY:
            at.tell("is_that_right", name=at.name(person), points=report.field[person])
    if scored.dealer and not at.as_json:
        at.tell("dealt", dealer=at.name(scored.dealer), first=at.name(scored.first or scored.dealer))


def _after(at: Counter, round: Round, table: Table) -> None:
    if not settled(at.t, round, table) and not table.play_off_only:
        at.tell("match_goes_on", table=table.number, game=next_game(table))
        return
    open_tables = [b.number for b in round.tables.values() if not b.play_off_only and not settled(at.t, round, b)]
    at.give("open_tables", open_tables)
    if open_tables:
        shown = ", ".join(map(str, open_tables[:20])) + (" …" if len(open_tables) > 20 else "")
        at.tell("still_open", tables=shown)
    else:
        at.tell("all_there", round=round.number)


@takes(
    TABLE,
    arg("names", nargs="+", metavar="NAME", help="who left, or never came"),
    arg("--no-show", action="store_true", help="they never came"),
    ROUND,
)
def forfeit(at: Counter, table: int, names: list[str], no_show: bool, round: int | None) -> None:
    """Somebody forfeits the whole match, or never came to it. With one side left the games that still count are
    written, as many as were needed; with more the others play on, and who never came is noted in their results."""
    found, place = at.round(round), at.table(table, round)
    gone = [at.find(name, place.seats) for name in names]
    for person in gone:
        if person not in place.seats:
            raise DeskRefusal([Problem("E_NOT_AT_TABLE", ("VT.18",), {"players": [person], "table": table})])
    if settled(at.t, found, place):
        raise DeskRefusal([Problem("E_MATCH_DECIDED", ("VT.24",), {"table": table, "round": found.number})])
    missing = already_gone(at.t, GameRef(found.number, table, next_game(place)), place.seats)
    stayed = [p for p in place.seats if p not in gone and p not in missing]
    at.sure("forfeit_match", names=at.names(gone), table=table)
    if no_show and any(found.late.get(person, 0) is not None for person in gone):
        at.put(c.MarkPresent(found.number, dict.fromkeys(gone)))
    if len(at.t.units(tuple(stayed))) > 1:
        at.tell("others_play_on", names=at.names(stayed), who=at.names(gone), table=table)
        return
    left = [f"{person}={'no-show' if no_show else 'forfeit'}" for person in gone]
    while not settled(at.t, found, place):
        game = running(place)
        report = read(at, found, place, Typed([], left=left, game=game.ref.game if game else None))
        at.put(report, quiet=True)
        at.tell("recorded", round=report.round, table=report.table, game=report.game)
    _after(at, found, place)


@takes(TABLE, TOTALS, *MORE)
def correct(
    at: Counter,
    table: int,
    totals: list[str],
    end: str | None,
    winner: list[str],
    left: list[str],
    dealer: str | None,
    game: int | None,
    round: int | None,
) -> None:
    """Correct a result, with a reason (head judge): say what is otherwise, the rest stays. What it would change in the
    table and the next round is shown first."""
    found, place = at.round(round), at.table(table, round)
    with_result = [g for g in (*finished(place), *main_games(place)) if g.result is not None]
    number = game or (with_result[-1].ref.game if with_result else 1)
    existing = place.games.get(number)
    if existing is None or existing.result is None:
        facts = {"table": table, "round": found.number, "game": number}
        raise DeskRefusal([Problem("E_NOTHING_TO_CORRECT", ("VT.61",), facts)])
    typed = Typed(totals, end, winner, left, dealer, number)
    report = read(at, found, place, typed, existing.result)
    known = {f.name: getattr(report, f.name) for f in fields(c.ReportGame)}
    command = c.CorrectResult(**known, reason=at.because())
    difference = preview(at.event.desk, command, at.by)
    show_report(at, report, correcting=True)
    show_difference(at, difference)
    at.sure("correct_it")
    at.put(command)
