"""Whether the cards of a set are worth the same: games of steady bots, stretch by stretch, with who held what.

Everything is bounded by a clock that is looked at inside a game too, so that whoever waits is answered in time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from ..game import SetLike
from ..game.making import HAND
from ..kernel.dealing import deal
from ..kernel.layout import Printed, State
from ..kernel.loops import next_random
from ..kernel.machine import take
from ..kernel.ops import BITS, REACHED_100, WINDOW
from ..kernel.zones import hand, lowest
from ..policies import POLICIES, contests
from .contest import Contest, make_contest
from .seats import LONGEST
from .summary import GIVEN_UP, Length, Rate, length, wilson
from .tally import Tally

BOT = "greedy"
MOST_DECISIONS = 20_000  # of one game; a longer one counts as given up
LOOK_EVERY = 64  # decisions between two looks at the clock


@dataclass(frozen=True, slots=True)
class CardBalance:
    """What one card did for those who had it."""

    name: str
    home: str  # the id of its set
    played: float  # times a game, from a hand or from the pile
    used: Rate  # wins of those who played, revealed or used it
    users: int
    held: Rate  # wins of those who had it in their hand at any time
    holders: int


@dataclass(frozen=True, slots=True)
class Balance:
    """What the games say so far."""

    games: int
    players: int
    turns: Length
    first_seat: Rate
    at_100: Rate
    windows: float  # in which somebody could answer, of a game
    given_up: int  # games that went on and on
    cards: tuple[CardBalance, ...]


@dataclass(slots=True)
class Balancing:
    """Games of one set that are played bit by bit."""

    contest: Contest
    tally: Tally
    held: list[list[int]]  # a row a kind: seats that held it, counted once a game, and their wins
    _state: State
    _windows: int = 0
    _game: _Game | None = None
    _lengths: list[list[int]] = field(default_factory=lambda: [[0] * LONGEST, [0] * LONGEST])

    @classmethod
    def begin(cls, sets: Sequence[SetLike], players: int, games: int) -> Balancing:
        """Refuses what cannot be dealt, as every new game does."""
        contest = make_contest(games, sets, players, (BOT,), backend="plain")
        kinds = len(contest.tables.cards)
        state = State(contest.tables.size)
        return cls(contest, Tally.empty(players, kinds), [[0, 0] for _ in range(kinds)], state)

    @property
    def done(self) -> bool:
        return self.tally.games >= self.contest.games

    def play(self, seconds: float, clock: Callable[[], float] = monotonic) -> None:
        """Play on for so long; a game that is under way then is played on next time."""
        ends = clock() + seconds
        while not self.done:
            if self._game is None:
                self._game = _Game(self.contest, self.tally.games, self._state)
            if not self._game.play(ends, clock, self.tally):
                return
            self._count(self._game)
            self._game = None

    def _count(self, game: _Game) -> None:
        s, t, tally = self._state, self.contest.tables.plain, self.tally
        turned = tally.games % self.contest.players
        contests.count_game(
            s, t, game.count, turned, tally.seats, tally.bots, tally.reasons, self._lengths, tally.kinds, game.met
        )
        tally.games += 1
        self._windows += game.windows
        for seat, words in enumerate(game.hands):
            share = contests.won_part(s, seat)
            for kind in _kinds(t, words):
                self.held[kind][0] += 1
                self.held[kind][1] += share

    def read(self) -> Balance:
        """The figures so far."""
        tally, whole = self.tally, contests.WHOLE
        tally.turns, tally.decisions = (Counter({n: c for n, c in enumerate(row) if c}) for row in self._lengths)
        games = max(1, tally.games)
        rows = zip(self.contest.tables.cards, tally.kinds, self.held, strict=True)
        return Balance(
            tally.games,
            self.contest.players,
            length(tally.turns),
            wilson(tally.seats[0][contests.SHARE] / whole, tally.games),
            wilson(tally.reasons[REACHED_100], tally.games),
            self._windows / games,
            tally.reasons[GIVEN_UP],
            tuple(
                CardBalance(
                    card.name,
                    card.home,
                    row[contests.PLAYED] / games,
                    wilson(row[contests.USERS_SHARE] / whole, row[contests.USERS]),
                    row[contests.USERS],
                    wilson(wins / whole, seats),
                    seats,
                )
                for card, row, (seats, wins) in rows
            ),
        )


class _Game:
    """One game on the kernel, and which cards were in which hands at any decision."""

    def __init__(self, contest: Contest, number: int, state: State) -> None:
        self.contest, self.number, self.state = contest, number, state
        seed = (contest.seed + number) % contests.SEEDS
        players, tables = contest.players, contest.tables
        deal(state, tables.plain, seed, players, players - 1, contest.turn_limit, HAND)
        self.dice = contests.contest_dice(contest.seed + number)
        self.count = 0
        self.met = [0] * len(tables.cards)
        self.hands = [[0] * tables.plain.words for _ in range(players)]
        self.windows = 0
        self._open: list[tuple[int, int, int]] = []  # those that somebody was asked in, the innermost last

    def play(self, ends: float, clock: Callable[[], float], tally: Tally) -> bool:
        """Whether it is over; it goes on where it was if the time was not enough."""
        s: Any = self.state
        t, policy, since = self.contest.tables.plain, POLICIES[BOT], 0
        weights = policy.weights(self.contest.tables, self.contest.players).plain
        while not s.over and self.count < MOST_DECISIONS:
            if not s.n_options:
                contests.tick_counted(s, t, tally.kinds, self.met)
                continue
            if since == LOOK_EVERY:
                if clock() >= ends:
                    return False
                since = 0
            since += 1
            self._count_window()
            self.dice = next_random(self.dice)
            for seat, words in enumerate(self.hands):
                at = s.at[hand(seat)]
                for w in range(len(words)):
                    words[w] |= at[w]
            index = policy.choice(s, t, weights, self.dice)
            contests.count_option(s, t, s.options[index], tally.kinds, self.met)
            take(s, t, index)
            self.count += 1
        return True

    def _count_window(self) -> None:
        """A window asks one player after the other, and goes on when an answer to it is settled: it is one."""
        s, frame = self.state, self.state.frames[self.state.depth - 1]
        while self._open and self._open[-1][0] > s.depth:
            self._open.pop()
        here = (s.depth, frame.card, frame.pc)
        if self.contest.tables.plain.code[frame.pc][0] != WINDOW or self._open[-1:] == [here]:
            return
        self._open.append(here)
        self.windows += 1


def _kinds(t: Printed, words: Sequence[int]) -> set[int]:
    """The kinds of the cards in such words."""
    found = set()
    for w, bits in enumerate(words):
        left = bits
        while left:
            found.add(t.kind[w * BITS + lowest(t, left)])
            left &= left - 1
    return found
