"""What goes to the publisher (VT.12): whether it can be built, and the document. Personal fields are joined in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

from fieldofview.desk import document as d
from fieldofview.desk.codec import to_plain
from fieldofview.desk.compliance import check_minimum, check_package, who_played
from fieldofview.desk.deciding.case import Case
from fieldofview.desk.desk import Desk
from fieldofview.desk.evolve import recipe_of
from fieldofview.desk.formats.presets import ORIGINS
from fieldofview.desk.happenings import corrections, dq_reports, incidents
from fieldofview.desk.infractions import Level, infraction
from fieldofview.desk.log import Head
from fieldofview.desk.model import DESK, ORGANISER, Game, Penalty, Tournament
from fieldofview.desk.penalties import Warned, note, recorded, tokens, warnings
from fieldofview.desk.points import FORMULA, awarded, bases
from fieldofview.desk.problems import DeskRefusal, Problem
from fieldofview.desk.records import played_games
from fieldofview.desk.sayings import read
from fieldofview.desk.scoreboard import Row
from fieldofview.desk.shape import limit
from fieldofview.desk.standings import Table, final_rows
from fieldofview.desk.words import Language, say

EMPTIED = {
    "date": "date",
    "location": "location",
    "organiser name": "organiser_name",
    "organiser contact": "organiser_contact",
}
Fields = Callable[[str], Mapping[str, Any]]


def checked(t: Tournament, *, minimum: bool = True) -> list[Problem]:
    """Refuse a package while something is missing, with all of it; what only binds sanctioned events comes back."""
    case = Case(t, ORGANISER)
    if not t.finished:
        case.refuse("E_PACKAGE_INCOMPLETE", "VT.12", missing=["final ranking"])
    check_package(case)
    if minimum:
        check_minimum(case)
    case.settle()
    return case.warnings


def refused_without(t: Tournament, item: str) -> list[Problem]:
    """What the package says with one of its facts emptied."""
    nothing: dict[str, Any] = {EMPTIED[item]: ""}
    before, t.settings = t.settings, replace(t.settings, **nothing)
    try:
        checked(t)
    except DeskRefusal as refusal:
        return list(refusal.problems)
    finally:
        t.settings = before
    return []


def build(desk: Desk, name: Callable[[str], str] = str, fields: Fields | None = None, language: Language = "en",
          *, minimum: bool = True) -> d.Results:  # fmt: skip
    """The document; refused while something is missing."""
    passed = checked(desk.state, minimum=minimum)
    return _Builder(desk, name, fields or (lambda _: {}), language).results(passed)


@dataclass(frozen=True, slots=True)
class _Builder:
    desk: Desk
    name: Callable[[str], str]
    fields: Fields
    language: Language

    @property
    def t(self) -> Tournament:
        return self.desk.state

    def results(self, passed: list[Problem]) -> d.Results:
        t, s = self.t, self.t.settings
        assert self.desk.log is not None
        entries, head = self.desk.log.entries(), self.desk.head
        rows = final_rows(t)
        told = (self.desk, entries, self.name, self.language)
        return d.Results(
            schema=d.SCHEMA,
            practice=s.practice,
            title=s.title,
            date=s.date,
            location=s.location,
            organiser=d.Organiser(s.organiser_name, s.organiser_contact),
            tier=_word(s.tier),
            edition=_word(s.edition),
            sanctioned=s.sanctioned,
            sanction=_word(t.sanction if s.sanctioned else "unsanctioned"),
            log=_mark(head),
            format=self._structure(),
            officials=self._officials(),
            players=len(t.players),
            played_games=played_games(t),
            recipes=_recipes(t),
            registrations=[self._registration(person, rows) for person in t.players],
            ranking=self._ranking(rows),
            rounds=[self._round(round.number) for round in t.rounds],
            games=[self._game(game) for game in _games(t)],
            penalties=self._penalties(),
            incidents=incidents(*told),
            corrections=corrections(*told),
            dq_reports=dq_reports(*told[:3], self.fields),
            suspensions=self._suspensions(),
            dispensations=[d.DispensationLine(by, ref, _word(what), day) for by, ref, what, day in t.dispensations],
            desk_points=self._points(),
            official_points=[d.OfficialPoints(p, self.name(p), points) for p, points in t.official_points.items()],
            warnings=[d.Passed(p.code, list(p.cites), say(p, self.language, self.name)) for p in passed],
        )

    def _structure(self) -> d.Structure:
        s = self.t.settings
        source = ORIGINS[s.format.kind].procedure_source(self.language)
        settings = {key: value for key, value in to_plain(s.format).items() if value is not None}
        return d.Structure(
            s.format.kind, settings, source, list(s.tie_breaks), s.limit, _word(s.drop_policy), to_plain(s.options)
        )

    def _officials(self) -> list[d.Official]:
        staff = self.t.staff
        holders: dict[str, list[str]] = {
            "head judge": [staff.chief] if staff.chief else [],
            "judge": staff.judges,
            "score keeper": staff.score_keepers,
            "verifier": staff.verifiers,
        }
        people = dict.fromkeys(person for found in holders.values() for person in found)
        return [
            d.Official(person, self.name(person), [_word(role) for role, found in holders.items() if person in found])
            for person in people
        ]

    def _registration(self, person: str, rows: list[Row]) -> d.Registration:
        t, fields = self.t, self.fields(person)
        entry = t.unit(person)
        after = t.entries[entry].dropped_after
        out = t.disqualification(person) is not None
        status: Literal["finished", "dropped", "disqualified"] = "finished" if after is None else "dropped"
        until = [suspension.until for suspension in t.suspensions if suspension.person == person]
        return d.Registration(
            person=person,
            entry=entry,
            name=self.name(person),
            number=str(fields.get("number", "")),
            club=str(fields.get("club", "")),
            contact=str(fields.get("contact", "")),
            consent=fields.get("consent"),
            minor=bool(fields.get("minor", False)),
            guardian=str(fields.get("guardian", "")),
            erased=not fields.get("name"),
            penalties=note(t, person),
            status="disqualified" if out else status,
            dropped_after=after,
            suspended_until=max(until, default=""),
        )

    def _ranking(self, rows: list[Row]) -> list[d.Place]:
        """Places with the record over all games, finals included."""
        whole = {row.entry: row for row in Table(self.t).rows()}
        found = []
        for row in rows:
            sums, share = whole[row.entry], whole[row.entry].share
            members = [self.name(person) for person in self.t.entries[row.entry].members] if self.t.teams else []
            found.append(
                d.Place(
                    row.rank, row.entry, self.name(row.entry), members, float(sums.wins), sums.losses, sums.points,
                    sums.score, None if share is None else round(share, 4), _word(row.status), row.why,
                )
            )  # fmt: skip
        return found

    def _round(self, number: int) -> d.RoundLine:
        round = self.t.rounds[number - 1]
        verifier = round.verified_by if round.verified else ""
        return d.RoundLine(
            number, _word(round.stage), len(round.tables), [self.name(unit) for unit in round.byes],
            limit(self.t, number), verifier, self.name(verifier) if verifier else "",
        )  # fmt: skip

    def _game(self, game: Game) -> d.GameLine:
        t, result, ref = self.t, game.result, game.ref
        assert result is not None
        points = recorded(t, game)
        seats = [
            d.Seat(
                person, self.name(person), points.get(person), result.field.get(person), tokens(t, person, ref),
                person in result.winners, result.left.get(person, ""),
            )
            for person in result.seats
        ]  # fmt: skip
        return d.GameLine(
            ref.round, ref.table, ref.game, _word(t.rounds[ref.round - 1].stage), game.play_off, seats, result.dealer,
            result.first, result.end, result.played, result.confirmed, result.by, dict(game.recipe),
        )  # fmt: skip

    def _penalties(self) -> list[d.PenaltyLine]:
        given = [self._penalty(penalty) for penalty in self.t.penalties]
        known = {line.id for line in given}
        derived = [w for person in self.t.players for w in warnings(self.t, person) if w.id not in known]
        return given + [self._derived(warned) for warned in derived]

    def _penalty(self, p: Penalty) -> d.PenaltyLine:
        round, table, game = p.game or (None, None, None)
        return d.PenaltyLine(
            id=p.id,
            person=p.person,
            name=self.name(p.person),
            code=p.code,
            infraction=self._title(p.code),
            level=_word(Level(p.level).value),
            round=round,
            table=table,
            game=game,
            by=p.by,
            by_name=self.name(p.by),
            confirmed_by=p.confirmed_by,
            confirmed_name=self.name(p.confirmed_by) if p.confirmed_by else "",
            told=p.told,
            appealed=p.appealed,
            revoked=p.revoked,
            derived=False,
            note=read(p.note, self.name),
        )

    def _derived(self, warned: Warned) -> d.PenaltyLine:
        """A warning that cautions add up to."""
        as_given = Penalty(
            warned.id, warned.person, warned.code, Level.WARNING, warned.game, DESK, self.t.n, warned.told
        )
        return replace(self._penalty(as_given), derived=True)

    def _title(self, code: str) -> str:
        found = infraction(code, self.t.settings.edition)
        return "" if found is None else found.title if self.language == "en" else found.titel

    def _suspensions(self) -> list[d.SuspensionLine]:
        t = self.t
        decided = [s.person for s in t.suspensions]
        open_ = [
            d.SuspensionLine(person, self.name(person), "proposed", "", "", "")
            for person in dict.fromkeys(t.proposed)
            if person not in decided and t.disqualification(person) is not None
        ]
        return open_ + [
            d.SuspensionLine(s.person, self.name(s.person), "recorded", s.since, s.until, s.by) for s in t.suspensions
        ]

    def _points(self) -> d.DeskPoints:
        t = self.t
        awards = [
            d.Award(person, self.name(person), basis.rank, basis.equal, awarded(basis))
            for person, basis in bases(t).items()
        ]
        return d.DeskPoints(d.ESTIMATE, FORMULA, t.settings.tier, len(who_played(t)), len(t.rounds), awards)


def _word(text: str) -> Any:
    """A word that the schema lists."""
    return text


def _mark(head: Head) -> d.LogMark:
    return d.LogMark(head.length, head.hash)


def _games(t: Tournament) -> list[Game]:
    return [
        game
        for round in t.rounds
        for table in round.tables.values()
        for game in table.games.values()
        if game.result is not None
    ]


def _recipes(t: Tournament) -> list[dict[str, int]]:
    used = [t.settings.recipe, *t.recipes.values()]
    used += [recipe_of(t, round.number, number) for round in t.rounds for number in round.tables]
    return [dict(items) for items in dict.fromkeys(tuple(sorted(recipe.items())) for recipe in used)]
