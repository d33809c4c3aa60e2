"""Whether a reported result can be right, and what it records (VT.15, 18, 24, 25.3, 29, 53–57, 71, 72)."""

from __future__ import annotations

from dataclasses import dataclass, field

from fieldofview.desk import penalties
from fieldofview.desk.commands import ReportGame
from fieldofview.desk.matches import (
    NOT_THERE,
    away,
    finished,
    first_turn,
    gone_before,
    named_dealer,
    next_game,
    no_show,
    play_off_due,
    settled,
)
from fieldofview.desk.model import GameRef, Penalty, Round, Table, Tournament
from fieldofview.desk.overtime import State
from fieldofview.desk.problems import Problem

ENDS = ("hundred", "time", "time-tiebreak", "exhaustion", "last-player", "none")
LEFT = ("forfeit", "no-show", "dq", "dropped", "overwhelmed")


@dataclass(slots=True)
class Scored:
    """A result worked out: totals, what is recorded, who deals; and everything that is wrong with it."""

    points: dict[str, int]
    tokens: dict[str, int]
    dealer: str
    first: str
    played: bool
    problems: list[Problem] = field(default_factory=list)


def score(t: Tournament, c: ReportGame, *, correcting: bool = False) -> Scored:
    """Work a result out, and compare it with all that must hold. Round and table are known to exist."""
    round, table = t.round(c.round), t.table(c.round, c.table)
    assert round is not None
    assert table is not None
    return _Scorer(t, c, round, table).score(correcting=correcting)


def already_gone(t: Tournament, ref: GameRef, seats: tuple[str, ...]) -> dict[str, str]:
    """Who of a table cannot have played a game, by what the desk knows: disqualified, dropped, never came."""
    round, table = t.round(ref.round), t.table(ref.round, ref.table)
    assert round is not None
    assert table is not None
    blank = ReportGame(*ref, seats, dict.fromkeys(seats, 0), "none", ())
    scorer = _Scorer(t, blank, round, table)
    found = {}
    for person in seats:
        if scorer._disqualified(person):
            found[person] = "dq"
        elif t.has_dropped(t.unit(person), ref.round):
            found[person] = "dropped"
        elif person in round.late and no_show(round, person):
            found[person] = "no-show"
    return found


class _Scorer:
    def __init__(self, t: Tournament, c: ReportGame, round: Round, table: Table) -> None:
        self.t, self.c, self.round, self.table = t, c, round, table
        self.ref = GameRef(c.round, c.table, c.game)
        self.tokens = {person: penalties.tokens(t, person, self.ref) for person in c.seats}
        self.totals = {person: c.field[person] + self.tokens[person] for person in c.seats}
        self.stayed = [person for person in c.seats if person not in c.left]
        self.sides = t.units(tuple(self.stayed))
        self.problems: list[Problem] = []

    def score(self, *, correcting: bool) -> Scored:
        if not correcting:
            self._in_turn()
        self._seats()
        self._left()
        self._winners()
        dealer, first = self._dealer(), ""
        if dealer in self.c.seats:
            first = first_turn(self.c.seats, dealer, [p for p in self.c.seats if self._absent(p)])
            if self.c.first and self.c.first != first:
                self._wrong("E_FIRST_TURN", "VT.23", expected=first, player=self.c.first)
        points = self._points()
        return Scored(points, self.tokens, dealer, first, self._played(), self.problems)

    def _wrong(self, code: str, *cites: str, **facts: object) -> None:
        self.problems.append(Problem(code, cites, facts))

    def _in_turn(self) -> None:
        c, existing = self.c, self.t.game(self.ref)
        if existing is not None and existing.result is not None and existing.result.confirmed:
            self._wrong("E_HAS_RESULT", "VT.61", game=c.game, table=c.table, round=c.round)
        elif c.game != next_game(self.table):
            self._wrong("E_GAME_OUT_OF_TURN", "VT.24", game=c.game, expected=next_game(self.table))
        elif not c.play_off and not self.table.play_off_only and settled(self.t, self.round, self.table):
            self._wrong("E_MATCH_DECIDED", "VT.24", table=c.table, round=c.round)
        if (c.round, c.table) in self.t.without_deck:
            self._wrong("E_DECK_RETIRED", "VT.7", table=c.table, round=c.round)

    def _seats(self) -> None:
        c, published = self.c, self.table.seats
        if c.play_off:
            due = published if self.table.play_off_only else tuple(play_off_due(self.t, self.round, self.table))
            if set(c.seats) != set(due) or len(set(c.seats)) != len(c.seats):
                self._wrong("E_PLAY_OFF_SEATS", "VT.18", "TD.39", seats=c.seats, expected=due)
            return
        same_order = c.game == 1 or self.t.settings.format.seating == "fixed-for-match"
        if (c.seats != published) if same_order else (sorted(c.seats) != sorted(published)):
            self._wrong("E_OTHER_SEATS", "VT.18", seats=c.seats, expected=published)

    def _left(self) -> None:
        for person in self.c.seats:
            why = self.c.left.get(person, "")
            out = self._disqualified(person)
            if (why == "dq") != (out is not None):
                self._wrong("E_DQ_DIFFERS", "VT.72", player=person)
                continue
            dropped = self.t.has_dropped(self.t.unit(person), self.ref.round)
            if (why == "dropped") != dropped and out is None:
                self._wrong("E_DROP_DIFFERS", "VT.56", player=person)
                continue
            if out is None and not dropped and not self.c.play_off and (why == "no-show") != self._too_late(person):
                self._wrong("E_PRESENCE_DIFFERS", "VT.53", player=person)

    def _disqualified(self, person: str) -> Penalty | None:
        """A disqualification that this game must show: not one that came after it."""
        out, game = self.t.disqualification(person), self.t.game(self.ref)
        if out is None or out.game == self.ref:
            return out
        if out.game is not None and (out.game.round, out.game.game) > (self.ref.round, self.ref.game):
            return None
        reported_before = game is not None and game.result is not None and game.result.n < out.n
        return None if reported_before else out

    def _too_late(self, person: str) -> bool:
        """Somebody who was never marked counts as there for a game that others began, unless said otherwise."""
        if person not in self.round.late:
            return self.c.left.get(person) == "no-show"
        return no_show(self.round, person)

    def _winners(self) -> None:
        c, t = self.c, self.t
        sides = t.units(c.winners)
        if t.teams and any(
            set(t.entries[side].members) != {w for w in c.winners if t.unit(w) == side} for side in sides
        ):
            self._wrong("E_WHOLE_TEAM_WINS", "VT.55", winners=c.winners)
        if any(side not in self.sides for side in sides):
            self._wrong("E_WINNER_LEFT", "VT.55", winners=c.winners)
        if (c.end == "none" or not c.winners) and self.stayed:
            self._wrong("E_NO_WINNER", "VT.57")
        if (len(self.sides) == 1) != (c.end == "last-player") or (c.end == "last-player" and sides != self.sides):
            self._wrong("E_LAST_PLAYER", "VT.55", stayed=self.stayed)
        if not self.stayed and c.end != "none":
            self._wrong("E_NOBODY_LEFT", "VT.55")
        self._end(sides)
        game = t.game(self.ref)
        if game is not None and game.overtime is not None and game.overtime.last and _turns_taken(game.overtime.state):
            tracker = game.overtime
            # Who is out by an official's word before the result is entered changes it: then it is one as any other.
            stands = not any(c.left.get(seat) in ("dq", *NOT_THERE) for seat in tracker.seats)
            if tracker.state is not State.OVER:
                self._wrong("E_OVERTIME_NOT_OVER", "VT.15", next=tracker.next)
            elif stands and (c.end != tracker.end or set(c.winners) != set(tracker.winners)):
                self._wrong("E_OVERTIME_DIFFERS", "VT.15", winners=tracker.winners, end=tracker.end)

    def _end(self, sides: tuple[str, ...]) -> None:
        c = self.c
        best = max((self.totals[person] for person in self.stayed), default=0)
        leaders = self.t.units(tuple(p for p in self.stayed if self.totals[p] == best))
        if c.end == "hundred":
            reached = [p for p in self.stayed if self.t.unit(p) in sides and self.totals[p] >= 100]
            if len(sides) != 1 or not reached:
                by_field = len(sides) == 1 and any(c.field[p] >= 100 for p in self.stayed if self.t.unit(p) in sides)
                cites = ("VT.25.3", "VT.71") if by_field else ("VT.25.3",)
                self._wrong("E_NOT_AT_HUNDRED", *cites, winners=c.winners)
        elif c.end in ("time", "time-tiebreak") and (len(leaders) != 1 or sides != leaders):
            self._wrong("E_NOT_THE_HIGHEST", "VT.15", leaders=leaders)
        elif c.end == "exhaustion" and (set(sides) != set(leaders) or best >= 100):
            self._wrong("E_NOT_EXHAUSTED", "VT.29", "D.13", leaders=leaders, best=best)

    def _absent(self, person: str) -> bool:
        """Who came too late for the match may still be there for a play-off."""
        gone = not self.c.play_off and away(self.t, self.round, person, self.ref)
        return gone or self.c.left.get(person) in NOT_THERE

    def _dealer(self) -> str:
        c = self.c
        named = named_dealer(self.t, self.round, self.table, c.game, c.left)
        if c.play_off or not finished(self.table) or c.game == 1:
            came = [person for person in c.seats if not self._absent(person)]
            named = next(iter(self.stayed or came or c.seats))
            dealer = c.dealer or named
            if dealer not in c.seats or (self._absent(dealer) and not all(self._absent(p) for p in c.seats)):
                self._wrong("E_DEALER_ABSENT", "VT.20", "TD.42", player=dealer)
            return dealer
        if c.dealer and c.dealer != named:
            self._wrong("E_OTHER_DEALER", "VT.24", player=c.dealer, expected=named)
        return named

    def _points(self) -> dict[str, int]:
        """What is recorded for whom (1.8.3): nothing for a dropper or somebody out since an earlier round."""
        c = self.c
        points = {}
        for person in c.seats:
            why = c.left.get(person)
            if why == "dropped" or (why == "dq" and gone_before(self.t, person, self.ref)):
                continue
            last = c.end == "last-player" and why is None
            total = self.totals[person]
            points[person] = min(0, total) if why else max(100, total) if last else total
            typed = c.points.get(person)
            if typed is not None and typed != points[person]:
                by_leaving = why is not None or last
                cite = "VT.55" if by_leaving else "VT.71"
                self._wrong("E_OTHER_POINTS", cite, player=person, typed=typed, expected=points[person])
        for person in c.points:
            if person not in points and c.points[person] != 0:
                self._wrong("E_OTHER_POINTS", "VT.55", player=person, typed=c.points[person], expected=0)
        return points

    def _played(self) -> bool:
        if self.c.played is not None:
            return self.c.played
        came = [
            person
            for person in self.c.seats
            if self.c.left.get(person) not in NOT_THERE
            and not (self.c.left.get(person) == "dq" and gone_before(self.t, person, self.ref))
        ]
        return bool(self.stayed) and len(came) >= 2


def _turns_taken(state: State) -> bool:
    """Before the active player's own turn the tracker says nothing yet."""
    return state is not State.LAST_TURN
