"""Papers of a round: pairings, result slips, table numbers."""

from __future__ import annotations

from ...desk.evolve import recipe_of
from ...desk.matches import next_game
from ...desk.model import Game, Table
from ...desk.shape import base, first_to
from ..papers import lists, signs, slips
from ..papers.report import recipe_text
from ..tokens import table_token
from .job import Job


def pairings(job: Job) -> None:
    """By table for the desk, then by name for the wall."""
    by_table(job)
    by_name(job)


def by_table(job: Job) -> None:
    lists.pairings_by_table(job.book, job.round_note, _tables(job), _rest(job))


def by_name(job: Job) -> None:
    lists.pairings_by_name(job.book, job.round_note, _tables(job), _rest(job))


def _rest(job: Job) -> str:
    """Who does not play this round."""
    round, t = job.round, job.t
    if round.byes:
        return job.book.word("byes", names=", ".join(map(job.name, round.byes)))
    seated = {t.unit(person) for table in round.tables.values() for person in table.seats}
    if base(t) != "round-robin" or round.stage != "main":
        return ""
    resting = [
        e.id for e in t.entries.values() if e.id not in seated and e.dropped_after is None and not t.is_out(e.id)
    ]
    return job.book.word("resting", names=", ".join(map(job.name, resting))) if resting else ""


def _tables(job: Job) -> list[lists.TablePairing]:
    return [
        lists.TablePairing(
            str(table.number), tuple(job.name(person) for person in table.seats), *_start(table, _running(table)),
            _deck(job, table),
        )
        for table in job.round.tables.values()
    ]  # fmt: skip


def _running(table: Table) -> Game | None:
    """The game that is played, or the first."""
    return table.games.get(next_game(table)) or table.games.get(1)


def _start(table: Table, game: Game | None) -> tuple[int | None, int | None]:
    """Who deals and who begins: the one to the dealer's left (VT.23)."""
    if game is None or game.dealer not in table.seats:
        return None, None
    dealer = table.seats.index(game.dealer)
    return dealer, (dealer + 1) % len(table.seats)


def _deck(job: Job, table: Table) -> str:
    labels = job.t.on_table.get((job.round.number, table.number), [])
    text = recipe_text(recipe_of(job.t, job.round.number, table.number))
    return f"{text} ({', '.join(labels)})" if labels else text


def result_slips(job: Job) -> None:
    """A slip for every game that is sure to be played and has no result yet; all of them once the round is over."""
    round, t = job.round, job.t
    sure = first_to(t, round) or t.settings.format.games
    found = []
    for table in round.tables.values():
        numbers = range(1, (1 if table.play_off_only else sure) + 1)
        open_ = [n for n in numbers if n not in table.games or table.games[n].result is None]
        code = job.coded(table_token(job.event, round.number, table.number))
        for number in open_ or numbers:
            game = table.games.get(number)
            found.append(
                slips.Slip(
                    str(round.number), str(table.number), tuple(job.name(person) for person in table.seats),
                    str(number) if sure > 1 else "", *_start(table, game), _deck(job, table), code,
                )
            )  # fmt: skip
    slips.slips(job.book, found)


def table_tents(job: Job) -> None:
    """As many numbers as the fullest round has tables, or the plan before the first."""
    t = job.t
    most = max((len(round.tables) for round in t.rounds), default=0)
    if not most:
        if not t.entries:
            raise job.refuse("nobody")
        most = len(t.settings.format.unit_sizes(len(t.entries)))
    signs.table_tents(job.book, [str(number) for number in range(1, most + 1)])
