"""The event counted anew from its log: written beside the desk, sharing none of its rules.

Everything here is read from the events that count. It is slow and plain on purpose.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from fieldofview.desk import events as e
from fieldofview.desk.acts import Act

Ref = tuple[int, int, int]  # round, table, game


@dataclass(slots=True)
class Given:
    """A penalty as it was given."""

    id: str
    person: str
    code: str
    game: Ref | None
    n: int
    revoked: bool = False

    @property
    def level(self) -> str:
        return {"76": "W", "77": "DQ"}.get(self.code.split(".")[0], "C")


@dataclass(slots=True)
class Told:
    """The result that a game has now."""

    event: e.ResultReported
    n: int
    confirmed: bool


def counting(acts: Sequence[Act]) -> list[bool]:
    """Which acts count: one does not if an act that counts has undone it."""
    undone_by: dict[int, list[int]] = {}
    for n, act in enumerate(acts, 1):
        for event in act.events:
            if isinstance(event, e.Reverted):
                undone_by.setdefault(event.command, []).append(n)
    known: dict[int, bool] = {}

    def counts(n: int) -> bool:
        if n not in known:
            known[n] = not any(counts(later) for later in undone_by.get(n, []))
        return known[n]

    return [counts(n) for n in range(1, len(acts) + 1)]


class Recount:
    """What the log says, event by event."""

    def __init__(self, acts: Sequence[Act], *, teams: bool, one_warning: bool) -> None:
        self.teams, self.one_warning = teams, one_warning
        self.members: dict[str, tuple[str, ...]] = {}
        self.ever: set[str] = set()  # everybody who was in the event in any status
        self.waiting: dict[str, tuple[str, ...]] = {}
        self.first_round: dict[str, int] = {}
        self.absent: set[str] = set()  # checked out
        self.dropped: dict[str, int] = {}
        self.seats: dict[tuple[int, int], tuple[str, ...]] = {}
        self.beside: set[tuple[int, int]] = set()  # tables of play-offs beside the round
        self.stage: dict[int, str] = {}
        self.published: dict[int, int] = {}
        self.expected: dict[int, set[str]] = {}  # who had to be somewhere when the round was published
        self.closed: set[int] = set()
        self.verified: dict[int, tuple[int, str]] = {}
        self.byes: dict[int, list[str]] = {}
        self.started: dict[Ref, int] = {}
        self.frozen: dict[tuple[int, int], tuple[str, ...]] = {}  # seats when the first game of a table began
        self.play_offs: set[Ref] = set()
        self.results: dict[Ref, Told] = {}
        self.penalties: list[Given] = []
        self.told: set[str] = set()
        self.reported: set[str] = set()
        self.covered: set[str] = set()
        self.lots: list[str] = []
        for n, (act, counts) in enumerate(zip(acts, counting(acts), strict=True), 1):
            for event in act.events if counts else ():
                self._read(event, n)

    def _read(self, x: e.Event, n: int) -> None:
        match x:
            case e.EntryRegistered():
                self.members[x.entry], self.first_round[x.entry] = x.members, x.first_round
                self.lots += [] if x.entry in self.lots else [x.entry]
                self.ever |= set(x.members)
            case e.EntryWaitlisted():
                self.waiting[x.entry] = x.members
            case e.EntryPromoted():
                self.members[x.entry], self.first_round[x.entry] = self.waiting.pop(x.entry), x.first_round
                self.lots.append(x.entry)
                self.ever |= set(self.members[x.entry])
            case e.EntryWithdrawn():
                self.ever -= set(self.members.pop(x.entry))
                self.absent.discard(x.entry)
                self.lots = [unit for unit in self.lots if unit != x.entry]
            case e.LotsDrawn():
                self.lots = [*x.order, *(unit for unit in self.lots if unit not in x.order)]
            case e.CheckedOut():
                self.absent |= set(x.entries)
            case e.CheckedIn():
                self.absent -= set(x.entries)
            case e.RoundPublished():
                self.stage[x.round], self.published[x.round], self.byes[x.round] = x.stage, n, []
                self.expected[x.round] = self._active(x.round)
                self.seats |= {(x.round, number): seats for number, seats in enumerate(x.tables, 1)}
            case e.RoundUnpublished():
                self.seats = {where: seats for where, seats in self.seats.items() if where[0] != x.round}
                self.byes.pop(x.round), self.stage.pop(x.round), self.published.pop(x.round)
            case e.PlayOffSeated():
                self.seats[x.round, x.table] = x.seats
                self.beside.add((x.round, x.table))
            case e.SeatsSwapped():
                turned = {x.pair[0]: x.pair[1], x.pair[1]: x.pair[0]}
                here = self.seats[x.round, x.table]
                self.seats[x.round, x.table] = tuple(turned.get(seat, seat) for seat in here)
            case e.ByeGiven():
                if x.entry not in self.byes[x.round]:
                    self.byes[x.round].append(x.entry)
            case e.RoundClosed():
                self.closed.add(x.round)
            case e.RoundReopened():
                self.closed.discard(x.round)
            case e.RoundVerified():
                self.verified[x.round] = (n, x.by)
            case e.GameStarted():
                self._begun((x.round, x.table, x.game), n, play_off=x.play_off)
            case e.ResultReported():
                ref = (x.round, x.table, x.game)
                self._begun(ref, n, play_off=x.play_off)
                self.results[ref] = Told(x, n, isinstance(x, e.ResultCorrected))
            case e.ResultConfirmed():
                self.results[x.round, x.table, x.game].confirmed = True
            case e.ResultDisputed():
                del self.results[x.round, x.table, x.game]
            case e.Dropped():
                self.dropped[x.entry] = x.after_round
            case e.Reinstated():
                del self.dropped[x.entry]
            case e.PenaltyIssued():
                self.penalties.append(Given(x.penalty, x.person, x.code, x.game, n))
                if x.told:
                    self.told.add(x.penalty)
            case e.Disqualified():
                self.penalties.append(Given(x.penalty, x.person, x.code, x.game, n))
                self.told.add(x.penalty)
            case e.PlayerTold():
                self.told |= set(x.penalties)
            case e.AppealDecided():
                for penalty in self.penalties:
                    penalty.revoked |= penalty.id == x.about and x.overturned
            case e.DqReportFiled():
                self.reported.add(x.person)
            case e.DispensationRecorded():
                self.covered |= {"players", "games"} if x.covers == "both" else {x.covers}

    def _begun(self, ref: Ref, n: int, *, play_off: bool) -> None:
        if ref not in self.started:
            self.started[ref] = n
            self.frozen.setdefault(ref[:2], self.seats[ref[:2]])
            if play_off:
                self.play_offs.add(ref)

    # people

    def unit(self, person: str) -> str:
        """The team of a person, or the person."""
        return next((id for id, members in self.members.items() if person in members), person) if self.teams else person

    def units(self, persons: Sequence[str]) -> list[str]:
        return list(dict.fromkeys(self.unit(person) for person in persons))

    def out(self, person: str) -> Given | None:
        """The disqualification that stands against a person."""
        return next((p for p in self.penalties if p.person == person and p.level == "DQ" and not p.revoked), None)

    def _active(self, number: int) -> set[str]:
        return {
            unit
            for unit in self.members
            if unit not in self.absent
            and self.first_round[unit] <= number
            and self.dropped.get(unit, number) >= number
            and not self.is_out(unit)
        }

    def is_out(self, unit: str) -> bool:
        return all(self.out(person) for person in self.members[unit])

    # penalties (1.8.6)

    def warned(self, person: str) -> list[tuple[str, Ref | None]]:
        """Every active warning of a person with the game its token lies in: given, and earned by cautions."""
        found: list[tuple[str, Ref | None]] = []
        cautions: list[Given] = []
        for penalty in self.penalties:
            if penalty.person != person or penalty.revoked:
                continue
            if penalty.level == "W":
                found.append((penalty.code, self._game_of(penalty)))
            elif penalty.level == "C":
                cautions.append(penalty)
                same_game = [c for c in cautions if penalty.game is not None and c.game == penalty.game]
                third = penalty.game is not None and len(same_game) % 3 == 0
                if third:
                    found.append(("76.4", self._game_of(penalty)))
                if len(cautions) % 6 == 0 and not (third and self.one_warning):
                    found.append(("76.5", self._game_of(penalty)))
        return found

    def tokens(self, person: str) -> Counter[Ref]:
        """−50 for each active warning, by game (VT.71)."""
        found: Counter[Ref] = Counter()
        for _, game in self.warned(person):
            if game is not None:
                found[game] -= 50
        return found

    def _game_of(self, penalty: Given) -> Ref | None:
        """Between games a token falls on the next that the player begins (TD.12)."""
        if penalty.game is not None:
            return tuple(penalty.game)  # type: ignore[return-value]
        later = [(n, ref) for ref, n in self.started.items() if n > penalty.n and self.sits(penalty.person, ref)]
        return min(later)[1] if later else None

    def sits(self, person: str, ref: Ref) -> bool:
        """Whether a person is in a game."""
        result = self.results.get(ref)
        return person in (result.event.seats if result else self.seats[ref[:2]])

    # what counts

    def games(self) -> Iterator[tuple[Ref, Told]]:
        """Confirmed games that count for the standings: no play-offs."""
        for ref, result in self.results.items():
            if result.confirmed and ref not in self.play_offs:
                yield ref, result

    def points(self, ref: Ref, result: Told, tokens: dict[str, Counter[Ref]]) -> dict[str, int]:
        """Recorded points as tokens stand now; who left keeps what was recorded (TD.33)."""
        event = result.event
        return {
            person: value if person in event.left else value + tokens[person][ref] - event.tokens.get(person, 0)
            for person, value in event.points.items()
        }

    def records(self, bye_wins: int, *, split: bool, stage: str | None = None) -> dict[str, tuple[Fraction, int, int]]:
        """Wins, losses and points of every entry."""
        wins: Counter[str] = Counter()
        sums: dict[str, list[Fraction]] = {unit: [Fraction(0), Fraction(0), Fraction(0)] for unit in self.members}
        tokens = {person: self.tokens(person) for person in self.ever}
        for ref, result in self.games():
            if stage is not None and self.stage[ref[0]] != stage:
                continue
            points = self.points(ref, result, tokens)
            winners = self.units(result.event.winners)
            for unit in self.units(list(points)):
                won = unit in winners
                wins[unit] += won
                sums[unit][0] += Fraction(1, len(winners) if split else 1) if won else 0
                sums[unit][1] += not won
                sums[unit][2] += sum(value for person, value in points.items() if self.unit(person) == unit)
        for number, byes in self.byes.items():
            for unit in byes if stage in (None, self.stage[number]) else ():
                sums[unit][0] += bye_wins
                sums[unit][2] += 100 * bye_wins
        return {unit: (wins, int(losses), int(points)) for unit, (wins, losses, points) in sums.items()}
