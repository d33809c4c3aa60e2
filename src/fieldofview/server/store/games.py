"""Finished games and the ratings that are folded from them, in the order of their endings."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, text, tuple_, update
from sqlalchemy.exc import IntegrityError

from fieldofview.desk.chain import Head

from ..people.rating import NEW, Skill, after_game
from .leases import LEASE_MS
from .models import AccountRow, EntryRow, GameRow, LeaseRow, RatingRow, ResultRow, TableRow, WorkerRow
from .store import Store, check_unchanged

RATING_LOCK = 0x0F_10  # one worker rates, the others wait
MOST_GAMES = 50


@dataclass(frozen=True, slots=True)
class Result:
    """How one seat came out."""

    guest_id: str | None
    name: str
    place: int
    score: int
    left: bool


def put_game(
    store: Store, game_id: str, ended: int, rated: bool, about: Mapping[str, Any], seats: Sequence[Result],
    head: Head | None = None,
) -> bool:  # fmt: skip
    """Note how a game ended, by its log while that is the one that was read; whether nobody had before. Rewritten."""
    rows = [
        {"game_id": game_id, "seat": seat, "guest_id": it.guest_id, "name": it.name, "place": it.place}
        | {"score": it.score, "left": it.left, "mu": None, "sigma": None}
        for seat, it in enumerate(seats)
    ]
    try:
        with store.writing() as connection:
            if head is not None:
                check_unchanged(connection, game_id, head)
            game = {"id": game_id, "ended": ended, "rated": rated, "counted": False, "summary": json.dumps(dict(about))}
            connection.execute(insert(GameRow), game)
            connection.execute(insert(ResultRow), rows)
    except IntegrityError:  # it was noted already, by another worker or before a restart
        return False
    return True


# -- ratings ---------------------------------------------------------------------------------------------------


def rate_new_games(store: Store) -> int:
    """Count every rated game that is not counted yet; how many there were.

    Where one ended before games that are counted already, all are counted anew: the order of endings is the law.
    """
    with store.writing() as connection:
        _alone(connection)
        waiting = _games(connection, counted=False)
        if not waiting:
            return 0
        last = connection.execute(
            select(GameRow.ended, GameRow.id)
            .where(GameRow.rated, GameRow.counted)
            .order_by(GameRow.ended.desc(), GameRow.id.desc())
            .limit(1)
        ).first()
        if last is not None and waiting[0] < (last.ended, last.id):
            _recount(connection)
        else:
            _count(connection, waiting)
    return len(waiting)


def recount_ratings(store: Store) -> int:
    """Work out all ratings anew from the finished games; how many games there are."""
    with store.writing() as connection:
        _alone(connection)
        return _recount(connection)


def _alone(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": RATING_LOCK})


def _games(connection: Connection, *, counted: bool | None = None) -> list[tuple[int, str]]:
    wanted = select(GameRow.ended, GameRow.id).where(GameRow.rated).order_by(GameRow.ended, GameRow.id)
    if counted is not None:
        wanted = wanted.where(GameRow.counted == counted)
    return [(row.ended, row.id) for row in connection.execute(wanted)]


def _recount(connection: Connection) -> int:
    connection.execute(delete(RatingRow))
    games = _games(connection)
    _count(connection, games)
    return len(games)


def _count(connection: Connection, games: Sequence[tuple[int, str]]) -> None:
    for _, game_id in games:
        seats = connection.execute(
            select(ResultRow.seat, ResultRow.guest_id, ResultRow.place)
            .where(ResultRow.game_id == game_id, ResultRow.guest_id.is_not(None))
            .order_by(ResultRow.seat)
        ).all()
        known = {
            row.guest_id: (Skill(row.mu, row.sigma), row.games)
            for row in connection.execute(
                select(RatingRow.guest_id, RatingRow.mu, RatingRow.sigma, RatingRow.games).where(
                    RatingRow.guest_id.in_([row.guest_id for row in seats])
                )
            )
        }
        before = [known.get(row.guest_id, (NEW, 0)) for row in seats]
        after = after_game([skill for skill, _ in before], [row.place for row in seats])
        for row, skill, (_, played) in zip(seats, after, before, strict=True):
            here = (ResultRow.game_id == game_id) & (ResultRow.seat == row.seat)
            connection.execute(update(ResultRow).where(here).values(mu=skill.mu, sigma=skill.sigma))
            connection.execute(delete(RatingRow).where(RatingRow.guest_id == row.guest_id))
            now = {"guest_id": row.guest_id, "mu": skill.mu, "sigma": skill.sigma, "games": played + 1}
            connection.execute(insert(RatingRow), now)
        connection.execute(update(GameRow).where(GameRow.id == game_id).values(counted=True))


def rating_of(store: Store, guest_id: str) -> tuple[Skill, int] | None:
    """What is believed of somebody, and after how many rated games; None before the first."""
    with store.reading() as connection:
        found = select(RatingRow.mu, RatingRow.sigma, RatingRow.games).where(RatingRow.guest_id == guest_id)
        row = connection.execute(found).first()
    return None if row is None else (Skill(row.mu, row.sigma), row.games)


def ratings(store: Store) -> list[tuple[str, Skill, int]]:
    """Everybody with an account who is rated: name, what is believed of them, rated games."""
    with store.reading() as connection:
        found = select(AccountRow.name, RatingRow.mu, RatingRow.sigma, RatingRow.games)
        rows = connection.execute(found.join(AccountRow, AccountRow.guest_id == RatingRow.guest_id)).all()
    return [(row.name, Skill(row.mu, row.sigma), row.games) for row in rows]


# -- history ---------------------------------------------------------------------------------------------------


def games_of(
    store: Store,
    guest_id: str,
    *,
    rated: bool | None = None,
    before: tuple[int, str] | None = None,
    most: int | None = MOST_GAMES,
) -> list[dict[str, Any]]:
    """Somebody's finished games, newest first: what the game was, and how every seat came out."""
    mine = select(ResultRow.game_id).where(ResultRow.guest_id == guest_id)
    wanted = select(GameRow.id, GameRow.ended, GameRow.rated, GameRow.summary).where(GameRow.id.in_(mine))
    if rated is not None:
        wanted = wanted.where(GameRow.rated == rated)
    if before is not None:
        wanted = wanted.where(tuple_(GameRow.ended, GameRow.id) < tuple_(*before))
    with store.reading() as connection:
        games = connection.execute(wanted.order_by(GameRow.ended.desc(), GameRow.id.desc()).limit(most)).all()
        columns = (ResultRow.game_id, ResultRow.seat, ResultRow.guest_id, ResultRow.name, ResultRow.place)
        more = (ResultRow.score, ResultRow.left, ResultRow.mu, ResultRow.sigma)
        chosen = ResultRow.game_id.in_([game.id for game in games])
        rows = connection.execute(select(*columns, *more).where(chosen).order_by(ResultRow.seat)).all()
    seats: dict[str, list[dict[str, Any]]] = {}
    for row in rows:
        seat = {"name": row.name, "bot": row.guest_id is None, "place": row.place, "score": row.score, "left": row.left}
        if row.guest_id == guest_id:
            skill = None if row.mu is None else Skill(row.mu, row.sigma)
            seat |= {"me": True, "rating": None if skill is None else {"rating": skill.rating, "within": skill.within}}
        seats.setdefault(row.game_id, []).append(seat)
    return [
        {**json.loads(game.summary), "id": game.id, "ended": game.ended, "rated": game.rated, "seats": seats[game.id]}
        for game in games
    ]


def count_games(store: Store, guest_id: str) -> int:
    with store.reading() as connection:
        mine = select(func.count()).select_from(ResultRow).where(ResultRow.guest_id == guest_id)
        return connection.execute(mine).scalar_one()


# -- ends that nobody noted ------------------------------------------------------------------------------------


def unwatched_tables(store: Store, at: int) -> list[tuple[str, int]]:
    """Tables of which no end is noted, that no living worker has, and whose log has grown since it was last looked at;
    with the number of their last entry. One of them may have ended just when its server was killed."""
    last = select(func.max(EntryRow.number)).where(EntryRow.table_id == TableRow.id).scalar_subquery()
    lives = (~WorkerRow.ended) & (WorkerRow.seen + LEASE_MS >= at)
    wanted = (
        select(TableRow.id, last.label("number"))
        .outerjoin(GameRow, GameRow.id == TableRow.id)
        .outerjoin(LeaseRow, LeaseRow.table_id == TableRow.id)
        .outerjoin(WorkerRow, (WorkerRow.id == LeaseRow.worker) & lives)
        .where(GameRow.id.is_(None), WorkerRow.id.is_(None), TableRow.looked < last)
    )
    with store.reading() as connection:
        return [(row.id, row.number) for row in connection.execute(wanted)]


def looked_at(store: Store, table_id: str, number: int) -> None:
    with store.writing() as connection:
        connection.execute(update(TableRow).where(TableRow.id == table_id).values(looked=number))
