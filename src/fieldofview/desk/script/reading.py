"""Reading a desk script: every key, type, name, word and id is known, or the file is malformed."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from fieldofview.cards.complaint import Telling, Worded, learn
from fieldofview.cards.files.toml import reason
from fieldofview.desk.infractions import AUTOMATIC, COLLUSION, Level, infraction
from fieldofview.desk.recipes import KNOWN
from fieldofview.desk.scoreboard import METRICS
from fieldofview.desk.scoring import ENDS, LEFT
from fieldofview.desk.script.steps import BEGINNING, CHECKS, STEPS, Kind
from fieldofview.desk.settings import POLICIES, TIERS
from fieldofview.rulings import RULINGS

learn("de", f"{__package__}.words_de")


class Malformed(Telling):
    """An error of the file: what is wrong and what would be right."""


@dataclass(slots=True)
class Script:
    """One tournament of a file."""

    title: str
    line: int
    data: dict[str, Any]
    steps: list[dict[str, Any]]
    expect: dict[str, Any]
    variants: list[dict[str, Any]]
    names: set[str] = field(default_factory=set)


FORMATS = ("knock-out", "round-robin", "swiss", "two-headed-giant", "double-score", "survival")
_FORMAT_KEYS: dict[str, Kind] = {
    "kind": Kind.TEXT, "base": Kind.TEXT, "table": Kind.NUMBER, "rounds": Kind.NUMBER, "games": Kind.NUMBER,
    "first_to": Kind.NUMBER, "advance": Kind.NUMBER, "pools": Kind.NUMBER, "cut": Kind.NUMBER,
    "final_first_to": Kind.NUMBER, "final_table": Kind.NUMBER, "final_limit": Kind.LIMIT, "grouping": Kind.TEXT,
    "seating": Kind.TEXT, "scoring": Kind.TEXT, "odd_tables": Kind.FLAG, "lives": Kind.NUMBER,
}  # fmt: skip
_WORDS = {
    "kind": FORMATS,
    "base": ("swiss", "round-robin", "knock-out"),
    "grouping": ("random", "leaderboard", "standings"),
    "seating": ("random", "balanced", "free", "fixed-for-match"),
    "scoring": ("wins", "points"),
}
_SETUP: dict[str, Kind] = {
    "title": Kind.TEXT, "cites": Kind.IDS, "edition": Kind.TEXT, "sanctioned": Kind.FLAG, "tier": Kind.TEXT,
    "date": Kind.DATE, "location": Kind.TEXT, "organiser": Kind.TABLE, "players": Kind.TEXTS, "teams": Kind.TABLES,
    "leaderboard": Kind.NAMES, "lots": Kind.NAMES, "staff": Kind.TABLE, "format": Kind.TABLE,
    "drop_policy": Kind.TEXT, "tie_breaks": Kind.METRICS, "limit": Kind.TIME, "recipe": Kind.RECIPE,
    "options": Kind.OPTIONS, "steps": Kind.TABLES, "expect": Kind.TABLE, "variant": Kind.TABLES,
}  # fmt: skip
_STAFF = {"judges": Kind.TEXTS, "head": Kind.TEXT, "score_keepers": Kind.TEXTS, "verifiers": Kind.TEXTS}
_OPTIONS = ("one_warning_per_caution", "split_wins", "agreed_drop_keeps", "checked_decks_only")
_ROW = {"rank": Kind.NUMBER, "player": Kind.NAME, "wins": Kind.FIGURE, "losses": Kind.NUMBER, "points": Kind.NUMBER,
        "score": Kind.NUMBER, "share": Kind.FIGURE, "status": Kind.TEXT, "why": Kind.TEXT}  # fmt: skip
_PACKAGE = {"players": Kind.NUMBER, "rounds": Kind.NUMBER, "tier": Kind.TEXT, "registrations": Kind.TABLE,
            "has": Kind.TEXTS, "verified_rounds": Kind.NUMBERS, "incidents": Kind.TEXTS,
            "penalties_revoked": Kind.NUMBER, "dispensation": Kind.TEXT}  # fmt: skip
HAS = ("registrations", "ranking", "date", "location", "organiser name", "organiser contact", "tier", "rounds",
       "edition", "recipes")  # fmt: skip
WITHOUT = ("date", "location", "organiser name", "organiser contact")
_EXPECT = {"standings": Kind.TABLES, "stage1": Kind.TABLES, "cut": Kind.NAMES, "final": Kind.TABLES,
           "ranking": Kind.ANY, "exit_points": Kind.TABLE, "played_games": Kind.NUMBER, "package": Kind.TABLE,
           "package_refused_without": Kind.TEXTS, "assumes": Kind.IDS}  # fmt: skip
_VARIANT = {"name": Kind.TEXT, "drop_policy": Kind.TEXT, "tie_breaks": Kind.METRICS, "options": Kind.OPTIONS,
            "limit": Kind.TIME, "tier": Kind.TEXT, "sanctioned": Kind.FLAG, "enforce": Kind.FLAG}  # fmt: skip
WHY = ("", *METRICS, "round-of-exit", "lives", "play-off", "lot", "equal", "dropped", "disqualified")


def read(text: str) -> list[Script]:
    """The tournaments of a file; Malformed says what is wrong with it."""
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise Malformed("the file is no TOML: {error}", error=reason(str(error))) from None
    if set(data) != {"tournament"} or not isinstance(data["tournament"], list) or not data["tournament"]:
        raise Malformed("a desk script holds one or more [[tournament]] and nothing else")
    lines = [i for i, line in enumerate(text.splitlines(), 1) if re.match(r"\s*\[\[\s*tournament\s*\]\]", line)]
    scripts = []
    for i, one in enumerate(data["tournament"]):
        line = lines[i] if i < len(lines) else 1
        try:
            scripts.append(_Reader(one).script(line))
        except Malformed as error:
            title = one.get("title") if isinstance(one, dict) else None
            raise Malformed(
                "line {line}, {title}: {error}",
                line=line,
                title=title or Worded("tournament without a title"),
                error=error,
            ) from None
    return scripts


class _Reader:
    def __init__(self, data: Any) -> None:
        if not isinstance(data, dict):
            raise Malformed("a tournament is a table")
        self.data: dict[str, Any] = data
        self.edition = data.get("edition", "A")
        self.persons: set[str] = set()
        self.teams: set[str] = set()

    def script(self, line: int) -> Script:
        data = self.data
        for key in ("title", "players", "format"):
            if key not in data:
                raise Malformed("{key} is missing", key=key)
        if self.edition not in ("A", "E"):
            raise Malformed('edition is "A" or "E"')
        self._names()
        self._table("", data, _SETUP)
        self._set_up(data)
        steps = data.get("steps", [])
        for n, step in enumerate(steps, 1):
            try:
                self._step(step)
            except Malformed as error:
                raise Malformed("step {n}: {error}", n=n, error=error) from None
        self._rounds(steps)
        self._expect(data.get("expect", {}))
        for n, variant in enumerate(data.get("variant", []), 1):
            try:
                self._table("", {k: v for k, v in variant.items() if k not in _EXPECT}, _VARIANT)
                self._words(variant)
                self._expect({k: v for k, v in variant.items() if k in _EXPECT})
            except Malformed as error:
                raise Malformed("variant {n}: {error}", n=n, error=error) from None
        expect, variants = data.get("expect", {}), data.get("variant", [])
        return Script(data["title"], line, data, steps, expect, variants, self.persons | self.teams)

    # names

    def _names(self) -> None:
        """Whoever is named in players, teams, staff, or by a register or grant step."""
        data = self.data
        self.persons = set(_texts("players", data["players"]))
        if len(self.persons) != len(data["players"]):
            raise Malformed("players holds a name twice")
        teams = data.get("teams", [])
        if not isinstance(teams, list) or any(not isinstance(team, dict) for team in teams):
            raise Malformed("teams is a list of {name, players}")
        for team in teams:
            if set(team) != {"name", "players"} or not isinstance(team["name"], str):
                raise Malformed("a team is {name, players}")
            members = _texts("players of a team", team["players"])
            if len(members) != 2 or not set(members) <= self.persons:
                raise Malformed("team {team} has two members, both of them players", team=team["name"])
            self.teams.add(team["name"])
        staff = data.get("staff", {})
        if isinstance(staff, dict):
            self._table("staff", staff, _STAFF)
            self.persons |= {staff["head"]} if staff.get("head") else set()
            for key in ("judges", "score_keepers", "verifiers"):
                self.persons |= set(staff.get(key, []))
        steps = data.get("steps", [])
        for step in steps if isinstance(steps, list) else []:
            self._named_by(step)
            if isinstance(step, dict) and step.get("do") == "try":
                self._named_by(step.get("step"))

    def _named_by(self, step: Any) -> None:
        if not isinstance(step, dict):
            return
        key = {"register": "player", "grant": "person"}.get(str(step.get("do")))
        if key and isinstance(step.get(key), str):
            self.persons.add(step[key])
        if step.get("do") == "start" and isinstance(step.get("staff"), dict):
            self._table("staff", step["staff"], _STAFF)

    def _known(self, name: Any, what: str = "") -> str:
        if not isinstance(name, str) or name not in self.persons | self.teams:
            known = "{what}: {name!r} is nobody of this tournament" if what else "{name!r} is nobody of this tournament"
            raise Malformed(known, what=what, name=name)
        return name

    # the set-up

    def _set_up(self, data: dict[str, Any]) -> None:
        self._words(data)
        form = data["format"]
        self._table("format", form, _FORMAT_KEYS)
        if "kind" not in form:
            raise Malformed("format.kind is missing")
        for key, words in _WORDS.items():
            if form.get(key, words[0]) not in words:
                raise Malformed("format.{key} is one of {words}", key=key, words=", ".join(words))
        kind = form["kind"]
        on_swiss = kind in ("swiss", "double-score") or (
            kind == "two-headed-giant" and form.get("base", "swiss") == "swiss"
        )
        if on_swiss and "rounds" not in form:
            raise Malformed("format.rounds is required for {kind}", kind=kind)
        if "games" in form and "first_to" in form:
            raise Malformed("games and first_to do not go together")
        for key, kinds in (("base", ("two-headed-giant",)), ("pools", ("round-robin",)), ("lives", ("survival",))):
            if key in form and kind not in kinds:
                raise Malformed("format.{key} is for {kind} only", key=key, kind=kinds[0])
        if (kind == "two-headed-giant") != bool(self.teams):
            raise Malformed("teams are written for two-headed-giant, and only for it")
        if self.teams:
            members = [name for team in data["teams"] for name in team["players"]]
            if sorted(members) != sorted(data["players"]):
                raise Malformed("players are the members of the teams")
        for key in ("lots", "leaderboard"):
            units = self.teams or set(data["players"])
            unknown = [name for name in data.get(key, []) if name not in units and name not in self.persons]
            if unknown or (self.teams and set(data.get(key, [])) - self.teams):
                raise Malformed("{key} names {worded}", key=key, worded=Worded("teams" if self.teams else "players"))
        organiser = data.get("organiser", {})
        self._table("organiser", organiser, {"name": Kind.TEXT, "contact": Kind.TEXT})

    def _words(self, data: dict[str, Any]) -> None:
        for key, words in (("tier", TIERS), ("drop_policy", POLICIES)):
            if data.get(key, words[0]) not in words:
                raise Malformed("{key} is one of {words}", key=key, words=", ".join(words))

    # tables and kinds

    def _table(self, where: str, table: Any, keys: dict[str, Kind]) -> None:
        if not isinstance(table, dict):
            raise Malformed("{where} is a table", where=where or Worded("this"))
        for key, value in table.items():
            name = f"{where}.{key}" if where else key
            if key not in keys:
                raise Malformed("unknown key {name}; known are {keys}", name=name, keys=", ".join(keys))
            self._kind(name, value, keys[key])

    def _kind(self, name: str, value: Any, kind: Kind) -> None:
        _KINDS[kind](self, name, value)

    # steps

    def _step(self, step: Any) -> None:
        if not isinstance(step, dict) or not isinstance(step.get("do"), str):
            raise Malformed("a step is a table with `do`")
        do = step["do"]
        if do not in STEPS:
            raise Malformed("unknown step {do!r}; known are {steps}", do=do, steps=", ".join(STEPS))
        shape = STEPS[do]
        keys = {**shape.required, **shape.optional, "do": Kind.TEXT}
        if do not in ("check", "try"):
            keys["reason"] = Kind.TEXT
        if do == "check":
            self._check(step)
            return
        self._table(do, step, keys)
        for key in shape.required:
            if key not in step:
                raise Malformed("{do}: {key} is missing", do=do, key=key)
        for key in ("round", "table", "game"):
            if key in step and step[key] < 1:
                raise Malformed("{do}.{key} is counted from 1", do=do, key=key)
        for key, words in shape.words.items():
            if key in step and step[key] not in words:
                raise Malformed("{do}.{key} is one of {words}", do=do, key=key, words=", ".join(words))
        special = {"try": self._try, "game": self._game, "correct": self._game, "penalty": self._penalty,
                   "dq": self._dq, "set": self._set, "overtime": self._overtime, "swap": self._two}  # fmt: skip
        if do in special:
            special[do](step)

    def _two(self, step: dict[str, Any]) -> None:
        if len(step["players"]) != 2:
            raise Malformed("swap.players names two")

    def _set(self, step: dict[str, Any]) -> None:
        if len(step) - ("reason" in step) < 2:
            raise Malformed("set needs at least one setting")
        self._words(step)
        if "organiser" in step:
            self._table("organiser", step["organiser"], {"name": Kind.TEXT, "contact": Kind.TEXT})

    def _try(self, step: dict[str, Any]) -> None:
        if ("refused" in step) == ("warned" in step):
            raise Malformed("try has one of refused and warned")
        if isinstance(step["step"], dict) and step["step"].get("do") in ("try", "check"):
            raise Malformed("try holds any step but try and check")
        self._step(step["step"])

    def _game(self, step: dict[str, Any]) -> None:
        seats = step["seats"]
        if len(set(seats)) != len(seats) or len(seats) < 2:
            raise Malformed("seats names two or more, each once")
        if set(step["field"]) != set(seats):
            raise Malformed("field has every seat and nobody else")
        for key in ("winners", "left", "points"):
            for name in step.get(key, []):
                if name not in seats:
                    raise Malformed("{key}: {name!r} has no seat", key=key, name=name)
        if step["end"] not in ENDS:
            raise Malformed("end is one of {ends}", ends=", ".join(ENDS))
        for name, why in step.get("left", {}).items():
            if why not in LEFT:
                raise Malformed("left.{name} is one of {left}", name=name, left=", ".join(LEFT))

    def _penalty(self, step: dict[str, Any]) -> None:
        code = step["code"]
        if step.get("by") == "timer":
            if code != "76.3":
                raise Malformed('by = "timer" is for 76.3')
            return
        if "by" not in step:
            raise Malformed("penalty: by is missing")
        self._known(step["by"], "by")
        found = infraction(code, self.edition)
        known = found is not None and found.level is not Level.DISQUALIFICATION and code not in AUTOMATIC
        if not known and code != COLLUSION[self.edition]:
            raise Malformed("penalty: no infraction {code!r}", code=code)

    def _dq(self, step: dict[str, Any]) -> None:
        if step["code"] not in ("77.1", "77.2", "77.3", "77.4"):
            raise Malformed("dq: no infraction {step!r}; 77.1 to 77.4", step=step["code"])

    def _overtime(self, step: dict[str, Any]) -> None:
        for turn in step["turns"]:
            name, _, what = turn.rpartition(" ")
            if what not in ("ends", "misses", "extra", "leaves"):
                raise Malformed(
                    'turns: {turn!r} is no "NAME ends", "NAME misses", "NAME extra" or "NAME leaves"', turn=turn
                )
            self._known(name, "turns")
        for name, total in step["totals"].items():
            self._known(name, "totals")
            self._kind(f"totals.{name}", total, Kind.NUMBER)
        then = step.get("then")
        if then is None:
            return
        over = then.get("state") == "over"
        keys = (
            {"state": Kind.TEXT, "winners": Kind.NAMES, "end": Kind.TEXT}
            if over
            else {"state": Kind.TEXT, "next": Kind.NAME}
        )
        self._table("then", then, keys)
        if then.get("state") not in ("overtime", "sudden-death", "over"):
            raise Malformed("then.state is overtime, sudden-death or over")

    def _check(self, step: dict[str, Any]) -> None:
        what = step.get("what")
        if what not in CHECKS:
            raise Malformed("check.what is one of {checks}", checks=", ".join(CHECKS))
        shape = CHECKS[what]
        keys = {**shape.required, **shape.optional, "do": Kind.TEXT, "what": Kind.TEXT, "is": Kind.ANY}
        self._table("check", step, keys)
        for key in (*shape.required, "is"):
            if key not in step:
                raise Malformed("check {what}: {key} is missing", what=what, key=key)
        for key in ("round", "table", "game"):
            if key in step and step[key] < 1:
                raise Malformed("check.{key} is counted from 1", key=key)
        if what == "standings":
            self._rows("is", step["is"])

    def _rounds(self, steps: list[dict[str, Any]]) -> None:
        """Rounds are numbered through the whole event without gaps, tables from 1 within a round."""
        inner = [step["step"] if step["do"] == "try" else step for step in steps]
        begun = {step["round"] for step in inner if step["do"] in BEGINNING and "round" in step}
        if begun and sorted(begun) != list(range(1, max(begun) + 1)):
            raise Malformed("rounds are numbered without gaps, not {begun}", begun=sorted(begun))
        tables: dict[int, set[int]] = {}
        for step in steps:
            if step["do"] == "game" and step.get("stage") != "play-off":
                tables.setdefault(step["round"], set()).add(step.get("table", 1))
        for number, found in tables.items():
            if sorted(found) != list(range(1, max(found) + 1)):
                raise Malformed(
                    "tables of round {number} are numbered from 1 without gaps, not {found}",
                    number=number,
                    found=sorted(found),
                )

    # expectations

    def _expect(self, expect: Any) -> None:
        self._table("expect", expect, _EXPECT)
        for key in ("standings", "stage1"):
            self._rows(key, expect.get(key, []))
        for row in expect.get("final", []):
            self._table("final", row, {"player": Kind.NAME, "wins": Kind.FIGURE, "points": Kind.NUMBER})
        for name, points in expect.get("exit_points", {}).items():
            self._known(name, "exit_points")
            self._kind(f"exit_points.{name}", points, Kind.NUMBER)
        self._ranking(expect.get("ranking", []))
        package = expect.get("package", {})
        self._table("package", package, _PACKAGE)
        for name, note in package.get("registrations", {}).items():
            self._known(name, "registrations")
            self._kind(f"registrations.{name}", note, Kind.TEXT)
        _among("package.has", package.get("has", []), HAS)
        _among("package_refused_without", expect.get("package_refused_without", []), WITHOUT)
        _among("package.dispensation", [package.get("dispensation", "")], ("players", "games", "both", ""))
        if any(not id.startswith(("TD.", "D.")) for id in expect.get("assumes", [])):
            raise Malformed("assumes holds ids TD.n or D.n")

    def _rows(self, where: str, rows: Any) -> None:
        if not isinstance(rows, list):
            raise Malformed("{where} is a list of rows", where=where)
        for row in rows:
            self._table(where, row, _ROW)
            if "rank" not in row or "player" not in row:
                raise Malformed("{where}: a row needs rank and player", where=where)
            _among(f"{where}.status", [row.get("status", "finished")], ("finished", "dropped", "disqualified"))
            _among(f"{where}.why", [row.get("why", "")], WHY)

    def _ranking(self, ranking: Any) -> None:
        if not isinstance(ranking, list):
            raise Malformed("ranking is a list")
        for place in ranking:
            if isinstance(place, str):
                self._known(place, "ranking")
            elif isinstance(place, list) and len(place) == 2 and type(place[0]) is int:
                self._known(place[1], "ranking")
            else:
                raise Malformed("ranking holds names or [rank, name]")


def _texts(name: str, value: Any) -> list[str]:
    if not isinstance(value, list) or any(not isinstance(one, str) or not one for one in value):
        raise Malformed("{name} is a list of texts", name=name)
    return value


def _among(name: str, values: Iterable[Any], words: Iterable[str]) -> None:
    for value in values:
        if value not in words:
            raise Malformed(
                "{name}: {value!r} is none of {words}",
                name=name,
                value=value,
                words=", ".join(word or repr("") for word in words),
            )


def seconds(text: str) -> int:
    """A time "m:ss" in seconds."""
    minutes, _, rest = text.partition(":")
    return int(minutes) * 60 + int(rest)


def _is_time(value: Any) -> bool:
    return isinstance(value, str) and re.fullmatch(r"[0-9]{1,4}:[0-5][0-9]", value) is not None


def _is_date(value: Any) -> bool:
    if value == "":
        return True
    if not isinstance(value, str) or not re.fullmatch(r"\d{4}-\d{2}-\d{2}", value, re.ASCII):
        return False
    try:
        date.fromisoformat(value)
    except ValueError:
        return False
    return True


def _is(check: Callable[[Any], bool], right: str) -> Callable[[_Reader, str, Any], None]:
    def read(reader: _Reader, name: str, value: Any) -> None:
        if not check(value):
            raise Malformed("{name} is " + right, name=name)

    return read


def _ids(reader: _Reader, name: str, value: Any) -> None:
    for id in _texts(name, value) if value else []:
        _id(reader, name, id)


def _id(reader: _Reader, name: str, value: Any) -> None:
    if not isinstance(value, str) or value not in RULINGS:
        raise Malformed("{name}: there is no ruling {value!r}", name=name, value=value)


def _names(reader: _Reader, name: str, value: Any) -> None:
    for one in _texts(name, value) if value else []:
        reader._known(one, name)


def _recipe(reader: _Reader, name: str, value: Any) -> None:
    if not isinstance(value, dict) or any(type(count) is not int for count in value.values()):
        raise Malformed("{name} is a table of set and number", name=name)
    _among(name, value, KNOWN)


def _options(reader: _Reader, name: str, value: Any) -> None:
    if not isinstance(value, dict) or any(type(flag) is not bool for flag in value.values()):
        raise Malformed("{name} is a table of true and false", name=name)
    _among(name, value, _OPTIONS)


def _metrics(reader: _Reader, name: str, value: Any) -> None:
    _among(name, _texts(name, value), METRICS)


def _seat_numbers(reader: _Reader, name: str, value: Any) -> None:
    if not isinstance(value, dict) or any(type(one) is not int for one in value.values()):
        raise Malformed("{name} is a table of name and number", name=name)
    for key in value:
        reader._known(key, name)


def _seat_words(reader: _Reader, name: str, value: Any) -> None:
    if not isinstance(value, dict) or any(not isinstance(one, str) for one in value.values()):
        raise Malformed("{name} is a table of name and word", name=name)
    for key in value:
        reader._known(key, name)


def _small(value: Any) -> bool:
    return type(value) is int and abs(value) < 10**9


_KINDS: dict[Kind, Callable[[_Reader, str, Any], None]] = {
    Kind.TEXT: _is(lambda v: isinstance(v, str), "a text"),
    Kind.NUMBER: _is(_small, "a whole number"),
    Kind.FIGURE: _is(lambda v: type(v) in (int, float), "a number"),
    Kind.FLAG: _is(lambda v: type(v) is bool, "true or false"),
    Kind.TIME: _is(_is_time, 'a time "m:ss"'),
    Kind.LIMIT: _is(lambda v: v == "none" or _is_time(v), '"none" or a time "m:ss"'),
    Kind.LATE: _is(lambda v: v == "never" or _is_time(v), '"never" or a time "m:ss"'),
    Kind.DATE: _is(_is_date, 'a date "YYYY-MM-DD"'),
    Kind.TEXTS: lambda reader, name, value: None if value == [] else (_texts(name, value), None)[1],
    Kind.NUMBERS: _is(lambda v: isinstance(v, list) and all(map(_small, v)), "a list of numbers"),
    Kind.TABLE: _is(lambda v: isinstance(v, dict), "a table"),
    Kind.TABLES: _is(lambda v: isinstance(v, list) and all(isinstance(x, dict) for x in v), "a list of tables"),
    Kind.ANY: lambda reader, name, value: None,
    Kind.ID: _id,
    Kind.IDS: _ids,
    Kind.NAME: lambda reader, name, value: (reader._known(value, name), None)[1],
    Kind.NAMES: _names,
    Kind.RECIPE: _recipe,
    Kind.OPTIONS: _options,
    Kind.METRICS: _metrics,
    Kind.SEAT_NUMBERS: _seat_numbers,
    Kind.SEAT_WORDS: _seat_words,
}
