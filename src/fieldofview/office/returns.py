"""What a package holds besides its document: tables for spreadsheets, and the draft of a letter that nobody sends."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..desk.document import Results, Seat
from .papers.words import word
from .tables import write_table

MAIL = "mail.txt"
PUBLISHER = "info@93madegames.com.au"  # published in VT.11

Rows = Iterable[Sequence[object]]


def tables(results: Results, language: str) -> dict[str, bytes]:
    """The CSV files; the last column names the event, and says so where it is an exercise."""
    mark = f"{word('practice', language)}: " if results.practice else ""
    made: dict[str, tuple[str, Rows]] = {
        "ranking.csv": (
            "rank name members wins losses view_points score share status why id desk_estimate official_points",
            _ranking(results),
        ),
        "registrations.csv": (
            "name player_number club contact consent minor guardian penalties status dropped_after suspended_until"
            " erased id entry",
            (
                (
                    r.name, r.number, r.club, r.contact, _yes(r.consent), _yes(r.minor), r.guardian, r.penalties,
                    r.status, r.dropped_after, r.suspended_until, _yes(r.erased), r.person, r.entry,
                )
                for r in results.registrations
            ),
        ),
        "games.csv": (
            "round table game stage play_off seat name view_points field tokens won left deals starts end played"
            " entered_by id",
            _games(results),
        ),
        "penalties.csv": (
            "id name code infraction level round table game by confirmed_by told appealed revoked derived note person",
            (
                (
                    p.id, p.name, p.code, p.infraction, p.level, p.round, p.table, p.game, p.by_name, p.confirmed_name,
                    _yes(p.told), _yes(p.appealed), _yes(p.revoked), _yes(p.derived), p.note, p.person,
                )
                for p in results.penalties
            ),
        ),
    }  # fmt: skip
    return {
        name: write_table([*header.split(), "event"], [[*row, f"{mark}{results.title}"] for row in rows])
        for name, (header, rows) in made.items()
    }


def _ranking(results: Results) -> Rows:
    estimate = {award.person: award.points for award in results.desk_points.awards}
    official = {line.person: line.points for line in results.official_points}
    members: dict[str, list[str]] = {}
    for line in results.registrations:
        members.setdefault(line.entry, []).append(line.person)
    for p in results.ranking:
        people = members.get(p.entry, [])
        theirs = [official[person] for person in people if person in official]
        yield (
            p.rank or "", p.name, " & ".join(p.members), f"{p.wins:g}", p.losses, p.points, p.score,
            "" if p.share is None else p.share, p.status, p.why, p.entry, estimate.get(people[0], 0) if people else 0,
            theirs[0] if theirs else "",
        )  # fmt: skip


def _games(results: Results) -> Rows:
    for game in results.games:
        for number, seat in enumerate(game.seats, 1):
            yield (
                game.round, game.table, game.game, game.stage, _yes(game.play_off), number, *_seat(seat),
                _yes(seat.person == game.dealer), _yes(seat.person == game.first), game.end, _yes(game.played),
                game.entered_by, seat.person,
            )  # fmt: skip


def _seat(seat: Seat) -> tuple[object, ...]:
    return seat.name, seat.points, seat.field, seat.tokens, _yes(seat.won), seat.left


def _yes(value: bool | None) -> str:
    return "" if value is None else "yes" if value else "no"


def mail(results: Results, language: str) -> str:
    """A letter to the publisher; sending it is the organiser's act."""
    head = f"{results.log.length}-{results.log.head[:12]}"
    facts = {
        "title": results.title,
        "date": results.date,
        "location": results.location,
        "tier": word(f"tier.{results.tier}", language),
        "players": results.players,
        "rounds": len(results.rounds),
        "games": results.played_games,
        "name": results.organiser.name,
        "contact": results.organiser.contact,
        "head": head,
    }
    if results.practice:
        return word("mail.practice", language) + "\n\n" + word("mail", language, to="-", **facts)
    return word("mail", language, to=PUBLISHER, **facts)
