"""The settings of a format: the keys of `format` in a desk script, their defaults, and what is wrong with them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from typing import Any, Literal, get_args

from ...cards.complaint import Worded, told
from .seeds import byes
from .sizes import SEATS_OF_A_DECK, Prefer, even_split, exact_sizes, sizes, team_sizes

Kind = Literal["knock-out", "round-robin", "swiss", "two-headed-giant", "double-score", "survival"]
Base = Literal["swiss", "round-robin", "knock-out"]
Grouping = Literal["random", "leaderboard", "standings"]
SeatingMethod = Literal["random", "balanced", "free", "fixed-for-match"]
Scoring = Literal["wins", "points"]

MOST_SEATS = 2 * SEATS_OF_A_DECK  # edition A: Viewpoint and Reflections together (TD.23)
WORDS = {"kind": Kind, "base": Base, "grouping": Grouping, "seating": SeatingMethod, "scoring": Scoring}
NUMBERS = ("table", "rounds", "games", "first_to", "advance", "final_first_to", "final_table", "lives")
COUNTS = ("pools", "cut")


class BadFormat(ValueError):
    """Settings that cannot be played; one sentence for each problem."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__(" ".join(problems))
        self.problems = problems

    def told(self, language: str = "en") -> str:
        """All of them, in a language."""
        return " ".join(told(problem, language) for problem in self.problems)


@dataclass(frozen=True)
class FormatSettings:
    """What an organiser chose; None stands for a default that hangs on other keys (see the properties)."""

    kind: Kind
    base: Base = "swiss"
    table: int | None = None
    rounds: int | None = None
    games: int = 1
    first_to: int | None = None
    advance: int | None = None
    pools: int = 0
    cut: int = 0
    final_first_to: int | None = None
    final_table: int | None = None
    final_limit: int | Literal["none"] | None = None  # seconds
    grouping: Grouping = "random"
    seating: SeatingMethod = "random"
    scoring: Scoring = "wins"
    odd_tables: bool = True
    lives: int = 1

    @classmethod
    def of(cls, keys: Mapping[str, Any]) -> "FormatSettings":
        """Settings from keys and values as a script has them; a final limit is "none", "m:ss" or seconds."""
        known = {field.name for field in fields(cls)}
        there = ", ".join(sorted(known))
        wrong: list[str] = [
            Worded("A format has no key {key!r}; it has {there}.", key=key, there=there)
            for key in keys
            if key not in known
        ]
        if "kind" not in keys:
            wrong.append(Worded("A format needs a kind: {kinds}.", kinds=_or(get_args(Kind))))
        wrong += _wrong_types(keys)
        if wrong:
            raise BadFormat(wrong)
        given = dict(keys)
        if isinstance(given.get("final_limit"), str) and given["final_limit"] != "none":
            minutes, seconds = given["final_limit"].split(":")
            given["final_limit"] = 60 * int(minutes) + int(seconds)
        return cls(**given)

    # What holds once the defaults are filled in.

    @property
    def course(self) -> Kind:
        """How rounds are made: the kind, of a 2-Headed Giant its base."""
        return self.base if self.is_giant else self.kind

    @property
    def is_giant(self) -> bool:
        return self.kind == "two-headed-giant"

    @property
    def unit_seats(self) -> int:
        """Seats of one unit: a team has two."""
        return 2 if self.is_giant else 1

    @property
    def table_seats(self) -> int:
        return self.table or (2 if self.kind == "round-robin" else 4)

    @property
    def table_units(self) -> int:
        return self.table_seats // self.unit_seats

    @property
    def final_table_seats(self) -> int:
        return self.final_table or self.table_seats

    @property
    def wins_needed(self) -> int:
        """Games that a match is sure to have."""
        return self.first_to or self.games

    @property
    def advancing(self) -> int:
        """How many units go on from a knock-out table, also after a cut."""
        seats = self.final_table_seats if self.cut else self.table_seats
        return self.advance or (1 if seats <= 4 else 2)

    @property
    def wished_final(self) -> int | None:
        """The size that was asked for the final of a knock-out, in units."""
        wished = self.final_table if self.course == "knock-out" and not self.cut else None
        return wished // self.unit_seats if wished else None

    def unit_sizes(self, units: int, prefer: Prefer = "near") -> list[int]:
        """Units at each table of a round, largest first; in a round robin the others rest."""
        size = self.table_units
        if self.course == "knock-out":
            byes_left = byes(units) if size == 2 else 0
            return even_split(units - byes_left, -(-(units - byes_left) // size))
        if self.course == "round-robin":
            return exact_sizes(units, size)
        if self.course == "swiss" and not self.odd_tables and units >= size:
            return [size] * (units // size)
        if self.is_giant:
            return team_sizes(units, size)
        lo = 3 if self.kind in ("double-score", "survival") else 2
        return sizes(units, size, lo=lo, hi=max(SEATS_OF_A_DECK, size), prefer=prefer)

    def seat_sizes(self, players: int, prefer: Prefer = "near") -> list[int]:
        """The same in seats, for a number of players."""
        found = self.unit_sizes(players // self.unit_seats, prefer)
        return [self.unit_seats * size for size in found]

    def problems(self, units: int | None = None) -> list[str]:
        """What cannot be played, one sentence each; with a number of units also what does not fit it."""
        return [*_problems(self), *(_problems_with(self, units) if units is not None else ())]

    def unused(self) -> list[str]:
        """Settings without an effect, one sentence each: allowed, but hardly meant."""
        return list(_unused(self))


def _wrong_types(keys: Mapping[str, Any]) -> Iterator[str]:
    for key, value in keys.items():
        is_number = isinstance(value, int) and not isinstance(value, bool)
        if key in WORDS and value not in get_args(WORDS[key]):
            yield Worded(
                "{key} is {value!r} but must be {known}.", key=key, value=value, known=_or(get_args(WORDS[key]))
            )
        elif key in NUMBERS and not (is_number and value >= 1):
            yield Worded("{key} is {value!r} but must be a whole number from 1 on.", key=key, value=value)
        elif key in COUNTS and not (is_number and value >= 0):
            yield Worded("{key} is {value!r} but must be a whole number, 0 for none.", key=key, value=value)
        elif key == "odd_tables" and not isinstance(value, bool):
            yield Worded("odd_tables is {value!r} but must be true or false.", value=value)
        elif key == "final_limit" and value != "none" and not (is_number and value > 0) and not _is_time(value):
            yield Worded('final_limit is {value!r} but must be "none" or a time such as "45:00".', value=value)


def _is_time(value: object) -> bool:
    if not isinstance(value, str):
        return False
    minutes, colon, seconds = value.partition(":")
    digits = f"{minutes}{seconds}"
    return bool(colon) and digits.isascii() and digits.isdigit() and len(seconds) == 2 and int(seconds) < 60


def _problems(s: FormatSettings) -> Iterator[str]:
    if s.first_to and s.games != 1:
        yield Worded("A match has either a fixed number of games or is won by first_to wins; leave one of the two out.")
    if s.course in ("swiss", "double-score") and not s.rounds:
        yield Worded("A {kind} needs its number of rounds.", kind=s.kind)
    if s.base != "swiss" and not s.is_giant:
        yield Worded("Only a two-headed-giant has a base.")
    if s.pools and s.course != "round-robin":
        yield Worded("Only a round-robin has pools.")
    if s.pools and s.pools < max(3, s.table_units):
        yield Worded("A pool has at least {least}, not {pools}.", least=max(3, s.table_units), pools=s.pools)
    if s.cut and s.course in ("knock-out", "survival"):
        yield Worded("A {kind} has no cut: it ends with its own final.", kind=s.kind)
    if s.cut == 1:
        yield Worded("A cut leaves two or more, not one.")
    if s.scoring != "wins" and s.course != "swiss":
        yield Worded("Only a swiss can be scored by points.")
    if s.lives != 1 and s.kind != "survival":
        yield Worded("Only survival has lives.")
    for key, size in (("table", s.table_seats), ("final_table", s.final_table_seats)):
        if s.is_giant and size not in (4, 6):
            yield Worded(
                "{key} is {size}, but giants sit at tables of 4 or 6 (two or three teams).", key=key, size=size
            )
        elif not s.is_giant and not 2 <= size <= MOST_SEATS:
            yield Worded(
                "{key} is {size}, but a table seats 2 to {most_seats}.", key=key, size=size, most_seats=MOST_SEATS
            )
    if s.kind in ("double-score", "survival") and s.table_seats < 3:
        yield Worded("A {kind} is played at tables of three or more.", kind=s.kind)


def _unused(s: FormatSettings) -> Iterator[str]:
    if s.rounds and s.course in ("knock-out", "survival"):
        yield Worded("The rounds of a {kind} follow from the number of players.", kind=s.kind)
    if s.advance and s.course != "knock-out" and not s.cut:
        yield Worded("Only a knock-out, or the stage after a cut, has players who advance.")
    if s.final_table and s.course != "knock-out" and not s.cut:
        yield Worded("final_table is the size of tables after a cut; there is no cut.")
    if s.final_first_to and s.course not in ("knock-out", "survival") and not s.cut:
        yield Worded("final_first_to is for a final; there is none.")


def _problems_with(s: FormatSettings, units: int) -> Iterator[str]:
    least = 3 if s.kind in ("double-score", "survival") else 2
    if units < least:
        yield Worded(
            "A {kind} needs {least} or more {teams}, not {units}.",
            kind=s.kind,
            least=least,
            teams=_units(s),
            units=units,
        )
    if s.cut and s.cut > units:
        yield Worded("A cut to {cut} is not possible with {units}.", cut=s.cut, units=units)


def _or(words: tuple[str, ...]) -> Worded:
    return Worded("{some} or {last}", some=", ".join(words[:-1]), last=words[-1])


def _units(s: FormatSettings) -> Worded:
    return Worded("teams" if s.is_giant else "players")
