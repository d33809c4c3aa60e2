"""The report in a results package: what the document says, for people who read paper."""

from __future__ import annotations

from collections.abc import Iterator

from ...desk.document import GameLine, Results
from .book import Book, Stamp
from .flow import Block, Fact, Heading, Paragraph, add_flow
from .grid import Column, Look, add_list


def report(results: Results, stamp: Stamp, language: str, size: str = "a4") -> bytes:
    """The whole report."""
    book = Book(stamp, size, language)
    add_flow(book, book.word("report"), results.date, [*_facts(book, results), *_judged(book, results)])
    _ranking(book, results)
    _registrations(book, results)
    _games(book, results)
    if results.penalties:
        _penalties(book, results)
    if results.incidents:
        blocks = [
            Fact(f"{line.at[:16].replace('T', ' ')}", f"{line.text} {_by(book, line.by_name, line.reason)}")
            for line in results.incidents
        ]
        add_flow(book, book.word("incidents"), results.date, blocks)
    return book.pdf()


def _by(book: Book, name: str, reason: str) -> str:
    return f"({name}{': ' + reason if reason else ''})"


def _facts(book: Book, r: Results) -> Iterator[Block]:
    word = book.word
    if r.practice:
        yield Paragraph(f"{word('practice')}. {word('practice_note')}", bold=True)
    yield Fact(word("event"), r.title)
    yield Fact(word("date"), r.date)
    yield Fact(word("location"), r.location)
    yield Fact(word("organiser").capitalize(), f"{r.organiser.name}, {r.organiser.contact}")
    yield Fact(word("tier"), word(f"tier.{r.tier}"))
    yield Fact(word("edition"), word(f"edition.{r.edition}"))
    yield Fact(word("sanctioned"), word(f"sanction.{r.sanction}"))
    yield Fact(word("counts"), word("counts.of", players=r.players, rounds=len(r.rounds), games=r.played_games))
    yield Fact(word("format"), r.format.kind)
    yield Fact(word("procedure"), r.format.procedure_source)
    yield Fact(word("recipes"), "; ".join(recipe_text(recipe) for recipe in r.recipes))
    yield Fact(word("drop_policy"), word(f"drop_policy.{r.format.drop_policy}"))
    officials = [f"{o.name} ({', '.join(word(f'role.{role}') for role in o.roles)})" for o in r.officials]
    yield Fact(word("officials"), ", ".join(officials) or word("nothing"))
    verified = [
        word("verified.round", round=line.number, name=line.verified_name) for line in r.rounds if line.verified_by
    ]
    yield Fact(word("verified"), ", ".join(verified) or word("nothing"))
    yield Fact(word("log"), f"{r.log.length}-{r.log.head}")


def _judged(book: Book, r: Results) -> Iterator[Block]:
    word = book.word
    for line in r.dispensations:
        covers = word(f"covers.{line.covers}")
        said = word("dispensation", covers=covers, by=line.granted_by, date=line.date, reference=line.reference)
        yield Fact(word("dispensations"), said)
    for s in r.suspensions:
        said = word(f"suspension.{s.state}", name=s.name, since=s.since, until=s.until, by=s.decided_by)
        yield Fact(word("suspensions"), said)
    for report in r.dq_reports:
        yield Heading(word("dq_report", name=report.name))
        yield Paragraph(f"{report.statement} ({report.by_name}, {report.at[:16].replace('T', ' ')})")
    for passed in r.warnings:
        yield Fact(word("passed"), passed.text)
    yield Paragraph(word("estimate_note", formula=r.desk_points.formula))


def recipe_text(recipe: dict[str, int]) -> str:
    """What a deck is mixed from."""
    return " + ".join(f"{count} × {name}" if count > 1 else name for name, count in recipe.items() if count)


def why_text(book: Book, why: str) -> str:
    """What separates a row from the one above, in a word or two."""
    return book.word(f"why.{why}") if why else ""


def _ranking(book: Book, r: Results) -> None:
    word = book.word
    estimate = {line.person: line.points for line in r.desk_points.awards}
    official = {line.person: line.points for line in r.official_points}
    first = {line.entry: line.person for line in reversed(r.registrations)}
    columns = [
        Column(word("rank"), align="right", bold=True),
        Column(word("name"), 3),
        Column(word("wins"), align="right"),
        Column(word("points"), align="right"),
        Column(word("why"), 1.3),
        Column(word("status")),
        Column(word("desk_estimate"), align="right"),
        *([Column(word("official_points"), align="right")] if official else []),
    ]
    rows = []
    for p in r.ranking:
        person = first.get(p.entry, "")
        name = f"{p.name} ({', '.join(p.members)})" if p.members else p.name
        row = [str(p.rank or "–"), name, f"{p.wins:g}", str(p.points), why_text(book, p.why)]
        row += [word(f"status.{p.status}"), f"{estimate.get(person, 0):.1f}"]
        rows.append([*row, *([str(official.get(person, ""))] if official else [])])
    add_list(book, word("ranking"), r.date, columns, rows, Look(size=9.5))


def _registrations(book: Book, r: Results) -> None:
    word = book.word
    columns = [
        Column(word("name"), 3),
        Column(word("number")),
        Column(word("club"), 2),
        Column(word("contact"), 2.4),
        Column(word("penalties_noted")),
        Column(word("status")),
    ]
    rows = [
        (line.name, line.number, line.club, line.contact, line.penalties, word(f"status.{line.status}"))
        for line in r.registrations
    ]
    add_list(book, word("registrations"), r.date, columns, rows, Look(size=9))


def _games(book: Book, r: Results) -> None:
    word = book.word
    columns = [
        Column(word("round"), align="center"),
        Column(word("table"), align="center"),
        Column(word("game"), align="center"),
        Column(word("result"), 6),
        Column(word("end")),
    ]
    rows = [(str(g.round), str(g.table), str(g.game), _result(g), word(f"end.{g.end}")) for g in r.games]
    add_list(book, word("games_list"), r.date, columns, rows, Look(size=8.5, row=8 * 72 / 25.4))


def _result(game: GameLine) -> str:
    """Who had how much, winners first with a star."""
    seats = sorted(game.seats, key=lambda seat: (not seat.won, -(seat.points or 0)))
    return " · ".join(
        f"{'★ ' if seat.won else ''}{seat.name} {'–' if seat.points is None else seat.points}" for seat in seats
    )


def _penalties(book: Book, r: Results) -> None:
    word = book.word
    columns = [
        Column(word("round"), align="center"),
        Column(word("table"), align="center"),
        Column(word("player"), 2),
        Column(word("code")),
        Column(word("infraction"), 2.4),
        Column(word("level")),
        Column(word("judge"), 1.2),
    ]
    rows = []
    for p in r.penalties:
        level = f"{p.level} ({word('revoked')})" if p.revoked else p.level
        rows.append((str(p.round or ""), str(p.table or ""), p.name, p.code, p.infraction, level, p.by_name))
    add_list(book, word("penalty_list"), r.date, columns, rows, Look(size=9))
