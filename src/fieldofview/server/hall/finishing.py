"""What is noted of a finished game, made from its table: the same whenever it is made again from the log."""

from __future__ import annotations

from typing import Any

import structlog
from sqlalchemy.exc import SQLAlchemyError

from fieldofview.game import Ending

from ..running import reports
from ..store import Head, Rewritten, Store
from ..store.games import Result, looked_at, put_game, rate_new_games, unwatched_tables
from ..store.lobby import put_summary_of
from ..table import OVER, Table, stored_entry
from ..table.placing import away_at_end, is_rated, places_of
from .summary import sets_of, summary_of

log = structlog.get_logger()


def finish(store: Store, table: Table, head: Head) -> bool:
    """Note how a game ended, once; whether there was an end to note. Void games and lessons have none.

    Rewritten where its log is no longer the one with this head. Blocks.
    """
    game = table.game
    if table.is_lesson or table.phase != OVER or game is None or game.outcome is None or table.report is not None:
        return False
    outcome, settings = game.outcome, table.settings
    if outcome.ending is Ending.BROKEN:
        return False
    about: dict[str, Any] = {
        "title": settings.title,
        "sets": list(sets_of(settings)),
        "turns": table.turns,
        "ending": outcome.ending.value,
        "away": [seat for seat, is_away in enumerate(away_at_end(table)) if is_away],
    }
    seats = [
        Result(seat.guest, seat.name, place, score, seat.left)
        for seat, place, score in zip(table.seats, places_of(table), outcome.scores, strict=True)
    ]
    put_game(store, table.id, table.ended, is_rated(table), about, seats, head)
    return True


def finish_unwatched(store: Store, at: int) -> int:
    """Look at the logs of tables that no living worker has: what ended just before a kill is noted now, and rated.

    How many ends were found. Blocks, for as long as it takes to play those logs again.
    """
    found = 0
    for table_id, number in unwatched_tables(store, at):
        try:
            read = read_log(store, table_id)
            if read is not None and finish(store, *read):
                put_summary_of(store, table_id, summary_of(read[0]), at, read[1])
                found += 1
        except Rewritten:  # looked at again the next time
            continue
        except Exception as error:  # a log that nobody can read must not hide the others
            if isinstance(error, SQLAlchemyError):
                raise
            log.error("unreadable log", table=table_id, report=reports.write(error))
        looked_at(store, table_id, number)
    rate_new_games(store)
    return found


def read_table(store: Store, table_id: str) -> Table | None:
    """A table as its log leads to it, for looking at; nobody's lease is needed."""
    read = read_log(store, table_id)
    return None if read is None else read[0]


def read_log(store: Store, table_id: str) -> tuple[Table, Head] | None:
    """The same, with how far the log had come."""
    kept = store.load(table_id)
    if kept is None:
        return None
    table = Table(table_id)
    for entry in kept.entries:
        table.evolve(stored_entry(entry))
    return table, kept.head
