"""A round under way: games begin, people come late, the round is verified and closed."""

from __future__ import annotations

import secrets

from fieldofview.desk import commands as c
from fieldofview.desk.desk import now
from fieldofview.desk.matches import away, next_game, play_off_due, running, settled
from fieldofview.desk.model import GameRef, Round, Table
from fieldofview.desk.problems import DeskRefusal, Problem
from fieldofview.desk.shape import is_last

from .copies import back_up_now
from .counter import Counter
from .showing import show_results
from .takes import ROUND, TABLE, arg, takes
from .values import seconds, seconds_or_none
from .words import BadRequest


@takes(
    arg("tables", nargs="*", type=int, metavar="TABLE", help="which tables (all that are due if not said)"),
    arg("--dealer", metavar="NAME", help="who deals, at one table, instead of a draw"),
    arg("--no-clock", action="store_true", help="leave the clock of the round as it is"),
    ROUND,
)
def begin(at: Counter, tables: list[int], dealer: str | None, no_clock: bool, round: int | None) -> None:
    """Games begin: seats and decks are frozen, dealers of first games are drawn, and the clock of the round runs. In
    later games of a match the winner of the one before deals."""
    found = at.round(round)
    due = [at.table(number, round) for number in tables] or [b for b in found.tables.values() if is_due(at, found, b)]
    if not due:
        raise BadRequest("nothing_begins", at.language, round=found.number)
    rows = []
    starts = [c.StartGame(found.number, b.number, 0, _dealer(at, found, b, dealer)) for b in due]
    at.do(lambda confirm: at.event.put_all(starts, at.by, confirm), quiet=True)
    for table in due:
        game = running(table)
        if game is not None:
            rows.append([table.number, game.ref.game, at.name(game.dealer), [at.name(seat) for seat in table.seats]])
    at.rows("games", ["table", "game", "dealer", "seats"], rows)
    if not no_clock and not found.clock.started and not found.closed:
        at.put(c.StartClock(found.number, now()))


def is_due(at: Counter, round: Round, table: Table) -> bool:
    """Whether a table has a game to begin."""
    if running(table) is not None:
        return False
    if table.play_off_only:
        return not table.games
    return not settled(at.t, round, table) or bool(play_off_due(at.t, round, table))


def _dealer(at: Counter, round: Round, table: Table, given: str | None) -> str:
    """The dealer of a first game or a play-off is drawn among those who are there (VT.20, TD.42)."""
    if given is not None:
        return at.find(given, table.seats)
    ref = GameRef(round.number, table.number, next_game(table))
    seats = play_off_due(at.t, round, table) or list(table.seats)
    there = [person for person in seats if not away(at.t, round, person, ref)]
    first = ref.game == 1 or seats != list(table.seats) or table.play_off_only
    return secrets.choice(there) if first and there else ""


@takes(
    arg("names", nargs="*", metavar="NAME", help="who came"),
    arg("--late", metavar="M:SS", help="so much after the reference time; `never` for who does not come"),
    arg("--all", action="store_true", help="everybody of the round who is not noted yet"),
    ROUND,
)
def arrive(at: Counter, names: list[str], late: str | None, all: bool, round: int | None) -> None:
    """Who came when: in time, up to five minutes late (a warning follows by itself), later or never (the match is
    lost)."""
    found = at.round(round)
    seated = [person for table in found.tables.values() for person in table.seats if not table.play_off_only]
    people = [person for person in seated if person not in found.late] if all else [at.find(n, seated) for n in names]
    if not people:
        raise BadRequest("who", at.language)
    after = seconds_or_none(late, at.language) if late else 0
    at.put(c.MarkPresent(found.number, dict.fromkeys(people, after)))


@takes(TABLE, arg("at", metavar="M:SS", help="so much after the start of the round"), ROUND)
def reference(counter: Counter, table: int, at: str, round: int | None) -> None:
    """From when on lateness counts at a table that had to wait for others."""
    counter.put(c.SetMatchReference(counter.round_number(round), table, seconds(at, counter.language)))


@takes(ROUND)
def verify(at: Counter, round: int | None) -> None:
    """Verify a round: somebody who does not play has compared every result with its slip."""
    found = at.round(round)
    if not at.yes:
        show_results(at, found)
    at.sure("all_right", round=found.number)
    at.put(c.VerifyRound(found.number))


@takes(ROUND)
def close(at: Counter, round: int | None) -> None:
    """Close a round whose results are all there; a backup is made beside the event file."""
    found = at.round(round)
    if found.closed:
        raise DeskRefusal([Problem("E_ROUND_CLOSED", ("VT.66",), {"round": found.number})])
    at.put(c.CloseRound(found.number))
    back_up_now(at)
    at.tell("next_finish" if is_last(at.t, found.number) else "next_pair")


@takes(ROUND)
def reopen(at: Counter, round: int | None) -> None:
    """Open the last round again, with a reason (head judge)."""
    number = at.round_number(round)
    reason = at.because()
    at.put(c.ReopenRound(number, reason))
