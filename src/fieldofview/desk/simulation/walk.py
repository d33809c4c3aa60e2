"""One random tournament from set-up to submission: what an event needs, with anything else in between."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from fieldofview.desk import commands as c
from fieldofview.desk.deciding.case import Case
from fieldofview.desk.deciding.rounds import needs_verification
from fieldofview.desk.formats.verifier import faults_of_round
from fieldofview.desk.laws import BrokenLaw
from fieldofview.desk.matches import play_off_due, running, settled
from fieldofview.desk.model import ORGANISER, Round, Table, Tournament
from fieldofview.desk.overtime import State
from fieldofview.desk.pairing import Proposal, propose
from fieldofview.desk.problems import DeskRefusal
from fieldofview.desk.shape import eliminates, is_last, limit, main_rounds, never_ends
from fieldofview.desk.simulation import mischief
from fieldofview.desk.simulation.history import Attempt, Failure, digests_of
from fieldofview.desk.simulation.history import Table as Watched
from fieldofview.desk.simulation.results import Play, overtime_turns, present, random_report
from fieldofview.desk.simulation.settings import random_settings

MOST_STEPS = 400  # a round that takes more does not end
MOST_ROUNDS = 40


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of one simulated tournament."""

    seed: int
    kind: str
    players: int
    rounds: int
    games: int
    accepted: int
    refused: int
    failure: Failure | None


def simulate(
    seed: int,
    kind: str | None = None,
    players: int | None = None,
    play: Play | None = None,
    *,
    trouble: float | None = None,
) -> Outcome:
    """Play the tournament that this seed stands for; `trouble` is how much happens beside the games, 0 to 1."""
    walk = Walk(random.Random(seed), kind, players, play)
    if trouble is not None:
        walk.trouble = trouble
    failure = None
    try:
        walk.whole_event()
    except BrokenLaw as broken:
        failure = Failure(broken.law, broken.sentence, tuple(walk.at.history))
    t = walk.t
    games = sum(game.result is not None for r in t.rounds for b in r.tables.values() for game in b.games.values())
    return Outcome(
        seed, t.settings.format.kind, len(t.players), len(t.rounds), games, walk.at.accepted, walk.at.refused, failure
    )


class Walk:
    """Goes through one event, and lets chance in at every corner."""

    def __init__(self, rng: random.Random, kind: str | None, players: int | None, play: Play | None) -> None:
        self.rng, self.play = rng, play
        settings = random_settings(rng, kind, players)
        self.units: int = settings.pop("units")
        self.trouble = rng.choice((0.0, 0.05, 0.2, 0.4))  # how much happens beside the games
        self.people = 0
        self.at = Watched(settings)

    @property
    def t(self) -> Tournament:
        return self.at.desk.state

    def put(self, command: c.Command, by: str = ORGANISER, *, must: bool = False) -> bool:
        if self.rng.random() < 0.03 and self.at.put(Attempt(command, by), confirm=""):
            return True  # no reason given, and none was needed
        return self.at.put(Attempt(command, by, must))

    def chance(self, share: float) -> bool:
        return self.rng.random() < share

    # who acts

    def chief(self) -> str:
        return self.t.staff.chief or ORGANISER

    def judge(self) -> str:
        return self.rng.choice(self.t.staff.judges or [ORGANISER])

    def keeper(self, table: Table | None = None) -> str:
        free = [person for person in self.t.staff.score_keepers if table is None or person not in table.seats]
        return self.rng.choice(free) if free else self.chief()

    # the event

    def whole_event(self) -> None:
        self._register()
        self._appoint()
        self.mischief(4)
        self._start()
        while self._more_rounds() and self._next_round():
            self._play_round()
            self.mischief(2)
        self._finish()
        self.at.end()

    def mischief(self, times: int = 1) -> None:
        for _ in range(times):
            if self.chance(self.trouble):
                mischief.anything(self)

    def new_entry(self) -> str:
        """Enter somebody new, or a new team."""

        def person() -> str:
            self.people += 1
            return f"p{self.people}"

        if self.t.teams:
            team = (person(), person())
            id = f"t{self.people // 2}"
            self.put(c.Register(id, team, digests_of(*team)))
        else:
            id = person()
            self.put(c.Register(id, (), digests_of(id), checked_in=True))
        return id

    def _register(self) -> None:
        for _ in range(self.units):
            self.new_entry()
        if self.chance(0.1):
            gone = self.new_entry()
            self.put(c.Withdraw(gone))
        if self.t.settings.capacity:
            self.new_entry()
            for entry in [entry for entry in self.t.waiting if self.chance(0.8)]:
                self.put(c.Promote(entry), must=True)
        order = list(self.t.entries)
        self.rng.shuffle(order)
        self.put(c.DrawLots(tuple(order), "seed"), must=True)
        self.rng.shuffle(order)
        self.put(c.ImportLeaderboard(tuple(order[: self.rng.randint(0, len(order))])), must=True)

    def _appoint(self) -> None:
        judges = [f"j{i}" for i in range(1, self.rng.choice((1, 1, 2, 3)) + 1)]
        sanctioned = self.t.settings.sanctioned
        if not sanctioned and self.chance(0.1):
            return
        for judge in judges:
            self.put(c.GrantRole(judge, "judge"), must=True)
        if len(judges) > 1:
            self.put(c.GrantRole(self.rng.choice(judges), "head"), must=True)
        for keeper in self.rng.sample([*self.t.players, *judges, "k1", "k2"], self.rng.randint(1, 2)):
            self.put(c.GrantRole(keeper, "score_keeper"), must=True)
        if self.chance(0.3):
            self.put(c.GrantRole("v1", "verifier"), must=True)

    def _start(self) -> None:
        if not self.t.started:
            self.put(c.StartEvent(), must=self._can_start())

    def _can_start(self) -> bool:
        t = self.t
        fits = not t.settings.format.problems(len(t.entries)) and not never_ends(t)
        come = sum(entry.checked_in for entry in t.entries.values()) >= 2
        return fits and come and not t.suspensions and bool(t.staff.chief and t.staff.score_keepers)

    def _more_rounds(self) -> bool:
        last, t = self.t.last_round, self.t
        if not t.started or t.finished or len(t.rounds) >= MOST_ROUNDS:
            return False
        if last is None or (last.stage == "main" and t.settings.format.cut):
            return True
        if eliminates(t, last) or t.settings.format.course == "survival":
            return not is_last(t, last.number)
        return last.number < main_rounds(t)

    def _next_round(self) -> bool:
        if self.t.last_round is not None and not self.t.last_round.closed:
            return False
        proposal = self._propose()
        if proposal is None:
            return False
        number, tables = proposal.round, proposal.tables
        if self.chance(0.1):
            self.put(c.DrawRound(number, tables, proposal.byes, str(proposal.seed), proposal.method), must=True)
            if self.chance(0.5):
                self.put(c.EditRound(number, tables, "looked at"), must=True)
        right = c.PublishRound(number, tables, proposal.stage, proposal.byes, proposal.plain_why())
        if tables and self.chance(self.trouble) and self.put(mischief.spoilt_round(self.rng, right, self.t)):
            return True  # somebody was exchanged who may sit there
        self.put(right, must=True)
        for unit in proposal.byes:
            self.put(c.GiveBye(unit, number), must=True)
        return True

    def _propose(self) -> Proposal | None:
        try:
            proposal = propose(self.t, self.rng.randrange(1 << 30))
        except DeskRefusal as refusal:
            if refusal.problems[0].code not in ("E_NOBODY_TO_PAIR", "E_CANNOT_SEPARATE"):
                raise BrokenLaw("rounds can be drawn", str(refusal)) from refusal
            return None
        except Exception as error:
            raise BrokenLaw("rounds can be drawn", f"{type(error).__name__}: {error}") from error
        seated = [person for seats in proposal.tables for person in seats]
        lo = 1 if proposal.method == "bracket" else 2
        apart = [frozenset(pair) for pair in self.t.separated] if proposal.method == "drawn" else []
        wrong = faults_of_round(proposal.tables, set(seated), lo=lo, hi=12, separated=apart)
        if wrong:
            raise BrokenLaw("rounds can be drawn", f"round {proposal.round}: {' '.join(wrong)}")
        return proposal

    # a round

    def _play_round(self) -> None:
        number = len(self.t.rounds)
        self._come(self.t.rounds[-1])
        for _ in range(MOST_STEPS):
            round = self.t.round(number)
            if round is None or round.closed or self.t.finished:
                return  # undone or closed by somebody
            open = [table for table in round.tables.values() if self.waits(round, table)]
            if not open:
                if self._close(round):
                    return
            else:
                self._act(round, self.rng.choice(open))
            self.mischief()
        raise BrokenLaw("rounds end", f"Round {number} is not over after {MOST_STEPS} steps.")

    def waits(self, round: Round, table: Table) -> bool:
        """Whether a table still has something to play."""
        if table.play_off_only:
            return not any(game.result and game.result.confirmed for game in table.games.values())
        return not settled(self.t, round, table) or bool(play_off_due(self.t, round, table))

    def _come(self, round: Round) -> None:
        late: dict[str, int | None] = {}
        for table in round.tables.values():
            for person in table.seats:
                if self.chance(0.05):
                    late[person] = self.rng.choice((None, 1, 150, 300, 301, 900))
                elif self.chance(0.5):
                    late[person] = 0
        if late:
            self.put(c.MarkPresent(round.number, late), must=True)

    def _act(self, round: Round, table: Table) -> None:
        """One thing at a table that brings it nearer to its end."""
        number, where = round.number, (round.number, table.number)
        game = running(table)
        if where in self.t.without_deck:
            self._new_deck(*where)
        elif game is None and self.chance(0.3):
            self.put(c.StartGame(*where), self.keeper())
        elif game is not None and game.overtime is not None and game.overtime.state is not State.OVER:
            turns, totals, empty = overtime_turns(self.rng, self.t, game.overtime)
            self.put(c.TakeOvertimeTurns(*where, turns, totals, empty), self.keeper(), must=True)
        elif self.chance(0.1) and (there := present(self.t, round, table)) and self._can_be_timed(round, table):
            self.put(c.CallTime(*where, self.rng.choice(there)), self.keeper(), must=True)
        else:
            unconfirmed = [g for g in table.games.values() if g.result is not None and not g.result.confirmed]
            if unconfirmed:
                kind = c.DisputeResult if self.chance(0.2) else c.ConfirmResult
                self.put(kind(number, table.number, unconfirmed[0].ref.game), self.chief(), must=True)
                return
            report = random_report(self.rng, self.t, round, table, self.play)
            if self.chance(self.trouble):
                self.put(mischief.spoilt(self.rng, report, self.t), self.keeper(table))
                if report.game in table.games and table.games[report.game].result is not None:
                    return
            self.put(report, self.keeper(table), must=True)

    def _can_be_timed(self, round: Round, table: Table) -> bool:
        game = running(table)
        timed = limit(self.t, round.number, table.number) is not None and not (game and game.time_called)
        return timed and not table.play_off_only and not settled(self.t, round, table)

    def _new_deck(self, round: int, table: int) -> None:
        deck = f"deck {len(self.t.decks) + 1}"
        self.put(c.RegisterDeck(deck, "viewpoint"), must=True)
        self.put(c.RecordDeckCheck(deck), self.judge(), must=True)
        self.put(c.UseDeck(deck, round, table), must=True)

    def _close(self, round: Round) -> bool:
        number = round.number
        if self.chance(0.1) and is_last(self.t, number) and not any(b.play_off_only for b in round.tables.values()):
            units = self.rng.sample(list(self.t.entries), 2)
            seats = tuple(person for unit in units for person in self.t.entries[unit].members)
            if self.put(c.SeatPlayOff(number, max(round.tables, default=0) + 1, seats)):
                return False
        if self.chance(self.trouble) and self.put(c.CloseRound(number), self.keeper()):
            return True
        for unit in round.promised:
            if unit not in round.byes:  # it was undone
                self.put(c.GiveBye(unit, number), must=True)
        if needs_verification(Case(self.t, ORGANISER), round):
            self.put(c.VerifyRound(number), self.rng.choice([self.judge(), *self.t.staff.verifiers]), must=True)
        return self.put(c.CloseRound(number), self.keeper(), must=True)

    # the end

    def _finish(self) -> None:
        if not self.t.started or (self.t.last_round is not None and not self.t.last_round.closed):
            return
        if not self.t.finished:
            self.put(c.FinishEvent(), self.keeper(), must=True)
        self.mischief(2)
        if self.chance(0.3):
            self.put(c.SubmitResults(), self.keeper())
        for person in self.t.players:
            if any(penalty.person == person for penalty in self.t.penalties):
                self.put(c.TellPlayer(person), self.chief())
            if self.t.disqualification(person) is not None and person not in self.t.reports:
                self.put(c.FileDqReport(person), self.chief())
        for round in self.t.rounds:
            if needs_verification(Case(self.t, ORGANISER), round):
                self.put(c.VerifyRound(round.number), self.judge())
        covers: Any = self.rng.choice(("players", "games", "both"))
        if self.chance(0.2):
            self.put(c.RecordDispensation("the publisher", "a letter", covers, "2026-01-01"), must=True)
        self.put(c.RecordPackage(len(self.at.desk.acts), self.at.desk.head.hash), self.keeper(), must=True)
        if self.put(c.SubmitResults(), self.keeper()) and self.chance(0.5):
            self.put(c.RecordRatification(True, "2026-02-01"), self.keeper(), must=True)
