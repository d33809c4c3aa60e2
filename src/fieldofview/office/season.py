"""A season in one register file: awards of events, suspensions, nullified records, official points, leaderboards.

People are told apart by the publisher's player number, or by their name where they have none. History is never
rewritten: a nullified award stays, with its marker, and counts nothing (VT.73, TD.22).
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from pathlib import Path
from typing import Any, Self

from ..desk.calendar import two_years_after
from ..desk.codec import from_plain, to_plain
from ..desk.points import FORMULA, Basis, awarded
from .columns import tidy
from .leaderboards import leaderboard_from_file
from .opening import told
from .store import StoreTrouble
from .tables import write_table
from .words import sentence

SCHEMA = "vp-season/1"
BEST, MONTHS = 8, 18  # a total is the best eight results of eighteen months (4.1)


class BadSeason(StoreTrouble):
    """What the register does not take; `why` is the key of its sentence."""

    def __init__(self, why: str, detail: str = "") -> None:
        self.why, self.detail = why, detail
        super().__init__(sentence(f"season.{why}", "en", detail))

    def told(self, language: str = "en") -> str:
        return sentence(f"season.{self.why}", language, self.detail)


@dataclass(frozen=True, slots=True)
class Award:
    """What one event gave one person: the desk's estimate with all that it was computed from."""

    person: str
    name: str
    event: str
    event_hash: str
    date: str
    edition: str
    formula: str
    basis: Basis
    points: float


@dataclass(frozen=True, slots=True)
class Suspended:
    """From when until when somebody may not play in sanctioned events."""

    person: str
    name: str
    since: str
    until: str
    decided_by: str
    reference: str = ""


@dataclass(frozen=True, slots=True)
class Nullified:
    """All that somebody had won until a day counts nothing once it is effective; pending from the disqualification."""

    person: str
    day: str
    reference: str
    effective: bool


@dataclass(frozen=True, slots=True)
class Official:
    """Points that the publisher gave; never mixed with estimates."""

    person: str
    name: str
    points: float
    date: str


@dataclass(frozen=True, slots=True)
class Ranked:
    """One line of a leaderboard; equal totals share a rank."""

    rank: int
    person: str
    name: str
    points: float
    results: int


@dataclass
class Season:
    """The register."""

    awards: list[Award] = field(default_factory=list)
    suspensions: list[Suspended] = field(default_factory=list)
    nullified: list[Nullified] = field(default_factory=list)
    official: list[Official] = field(default_factory=list)

    # the file

    @classmethod
    def read(cls, path: Path) -> Self:
        """The register of a file; every award must come out again as it was written."""
        try:
            data = json.loads(path.read_text("utf-8"))
            if data.get("schema") != SCHEMA:
                raise ValueError(f"it is not {SCHEMA}")
            season = cls(
                [from_plain(Award, line) for line in data["awards"]],
                [from_plain(Suspended, line) for line in data["suspensions"]],
                [from_plain(Nullified, line) for line in data["nullified"]],
                [from_plain(Official, line) for line in data["official"]],
            )
        except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
            raise BadSeason("unreadable", f"{path.name}, {error}") from error
        for award in season.awards:
            if award.formula == FORMULA and awarded(award.basis) != award.points:
                raise BadSeason("changed", f"{award.name}, {award.event}")
        return season

    def write(self, path: Path) -> None:
        """The whole register, or what was there before."""
        text = json.dumps({"schema": SCHEMA, **to_plain(self)}, indent=2, ensure_ascii=False) + "\n"
        part = path.with_name(f".{path.name}-{os.getpid()}.part")
        with told(path):
            try:
                with part.open("w", encoding="utf-8") as file:
                    file.write(text)
                    file.flush()
                    os.fsync(file.fileno())
                part.replace(path)
            finally:
                part.unlink(missing_ok=True)

    # what happens

    def add_event(self, results: Mapping[str, Any]) -> None:
        """Take in the results.json of a package: awards, suspensions, and disqualifications as pending markers."""
        title, head = f"{results['title']} ({results['date']})", str(results["log"]["head"])
        if results["practice"]:
            raise BadSeason("practice", title)
        _day(results["date"])
        if any((award.event, award.date) == (results["title"], results["date"]) for award in self.awards):
            raise BadSeason("known", title)
        decided = [line for line in results["suspensions"] if line["state"] == "recorded"]
        for line in decided:
            _long_enough(line["since"], line["until"])
        keys = {line["person"]: person_key(line["name"], line["number"]) for line in results["registrations"]}
        points = results["desk_points"]
        for line in points["awards"]:
            basis = Basis(points["tier"], points["players"], points["rounds"], line["rank"], line["equal"])
            self.awards.append(
                Award(
                    keys[line["person"]], line["name"], results["title"], head, results["date"], results["edition"],
                    points["formula"], basis, line["points"],
                )
            )  # fmt: skip
        for line in results["suspensions"]:
            self.nullified.append(Nullified(keys[line["person"]], results["date"], title, effective=False))
        for line in decided:
            key = keys[line["person"]]
            self.suspend(key, line["name"], line["since"], line["until"], line["decided_by"], title)

    def suspend(self, person: str, name: str, since: str, until: str, decided_by: str, reference: str = "") -> None:
        """The authority's decision: two years at least, and what was won before counts nothing (VT.73)."""
        _long_enough(since, until)
        self.suspensions.append(Suspended(person, name, since, until, decided_by, reference))
        self.nullify(person, since, reference or decided_by)

    def nullify(self, person: str, day: str, reference: str) -> None:
        """Make every award until a day count nothing; pending markers become effective."""
        _day(day)
        mine = [mark for mark in self.nullified if mark.person == person and not mark.effective]
        self.nullified = [mark for mark in self.nullified if mark not in mine]
        self.nullified += [replace(mark, effective=True) for mark in mine]
        self.nullified.append(Nullified(person, day, reference, effective=True))

    def import_official(self, data: bytes, day: str = "") -> int:
        """Official points from a list with names and points; how many lines were taken."""
        board = leaderboard_from_file(data, day)
        lines = [
            Official(person_key(row.name, row.number), row.name, row.points, board.date)
            for row in board.rows
            if row.points is not None
        ]
        self.official += lines
        return len(lines)

    # what it says

    def find(self, text: str) -> str:
        """The person that a name or player number means."""
        wanted = tidy(text).casefold()
        people = {award.person: award.name for award in self.awards} | {s.person: s.name for s in self.suspensions}
        for person, name in people.items():
            if wanted in (person.casefold(), name.casefold()):
                return person
        raise BadSeason("unknown", text)

    def suspended(self, person: str, day: str) -> Suspended | None:
        """The suspension that holds for somebody on a day."""
        return next((s for s in self.suspensions if s.person == person and s.since <= day <= s.until), None)

    def counts(self, award: Award) -> bool:
        """Whether an award has any weight: none once a record is nullified."""
        return not any(m.effective and m.person == award.person and award.date <= m.day for m in self.nullified)

    def leaderboard(self, day: str, edition: str = "") -> list[Ranked]:
        """Best eight of the last eighteen months, of one edition or of all; desk estimates, never official points."""
        since = months_before(_day(day), MONTHS)
        own: dict[str, list[Award]] = {}
        for award in self.awards:
            if since < award.date <= day and (not edition or award.edition == edition):
                own.setdefault(award.person, []).append(award)
        totals = {
            person: round(sum(sorted((a.points for a in awards if self.counts(a)), reverse=True)[:BEST]), 1)
            for person, awards in own.items()
        }
        lines = []
        for person in sorted(totals, key=lambda person: (-totals[person], own[person][-1].name)):
            rank = 1 + sum(other > totals[person] for other in totals.values())
            counted = min(BEST, sum(self.counts(award) for award in own[person]))
            lines.append(Ranked(rank, person, own[person][-1].name, totals[person], counted))
        return lines

    def to_csv(self, day: str, edition: str = "") -> bytes:
        """A leaderboard for spreadsheets, labelled as what it is."""
        header = ["rank", "name", "player_number", "points", "results", "kind", "formula", "date"]
        return write_table(header, _rows(self.leaderboard(day, edition), day))


def _rows(lines: Iterable[Ranked], day: str) -> list[tuple[object, ...]]:
    return [
        (line.rank, line.name, _number(line.person), line.points, line.results, "desk estimate", FORMULA, day)
        for line in lines
    ]


def person_key(name: str, number: str = "") -> str:
    """Who is who across events."""
    return f"#{tidy(number)}" if tidy(number) else tidy(name).casefold()


def _number(person: str) -> str:
    return person[1:] if person.startswith("#") else ""


def months_before(day: str, months: int) -> str:
    """The same day so many months earlier, or the last one of that month."""
    start = date.fromisoformat(day)
    year, month = divmod(start.year * 12 + start.month - 1 - months, 12)
    for last in range(start.day, 27, -1):
        try:
            return date(year, month + 1, last).isoformat()
        except ValueError:
            continue
    return date(year, month + 1, min(start.day, 28)).isoformat()


def _long_enough(since: str, until: str) -> None:
    least = two_years_after(_day(since))
    if _day(until) < least:
        raise BadSeason("too_short", least)


def _day(text: str) -> str:
    try:
        return date.fromisoformat(text).isoformat()
    except (TypeError, ValueError):
        raise BadSeason("day", str(text)) from None
