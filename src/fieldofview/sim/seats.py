"""Games in which bots of one's own sit: each is asked with a view, and everything is counted as in compiled games."""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import TYPE_CHECKING, Any

from ..bots import Bot, choice_of, is_compiled, make_bot, played_as
from ..bots.searching import is_search, read_search
from ..game import Game, new_game
from ..game.errors import Worded
from ..game.making import HAND
from ..kernel.dealing import deal
from ..kernel.layout import State
from ..kernel.loops import MOST_DECISIONS, next_random
from ..kernel.machine import take
from ..policies import contests, find_policy
from ..search import Budget, think
from .tally import Tally

if TYPE_CHECKING:
    from .contest import Contest

LONGEST = 4096  # turns and decisions are told apart up to here


def bot_seed(seed: int, number: int, bot: int) -> int:
    """The seed of a bot in one game: always the same, and no way back from it to the deal."""
    digest = hashlib.blake2b(f"{seed} {number} {bot}".encode(), digest_size=8, person=b"fieldofview bot")
    return int.from_bytes(digest.digest(), "little") >> 2


def play_with_views(contest: Contest, first: int, games: int) -> Tally:
    """Play some of a contest's games, in plain Python, and count; to play none compiles what searches need."""
    if not games:
        for name in filter(is_search, contest.own):
            think_once(contest, name)
    tables = contest.tables
    tally = Tally.empty(contest.players, len(tables.cards))
    tally.games = games
    lengths = [[0] * LONGEST, [0] * LONGEST]
    met = [0] * len(tables.cards)
    state = State(tables.size)
    for number in range(first, first + games):
        for kind in range(len(met)):
            met[kind] = 0
        decisions = play_one(contest, number, state, tally, met)
        contests.count_game(
            state, tables.plain, decisions, number % contest.players,
            tally.seats, tally.bots, tally.reasons, lengths, tally.kinds, met,
        )  # fmt: skip
    tally.turns, tally.decisions = (Counter({n: c for n, c in enumerate(row) if c}) for row in lengths)
    return tally


def play_one(contest: Contest, number: int, s: Any, tally: Tally, met: list[int]) -> int:
    """One game, on the kernel for the counts and beside it by the friendly face for the views; returns its decisions.

    Policies of the kernel answer as they do in compiled games, by the same dice.
    """
    t, players, seed = contest.tables.plain, contest.players, (contest.seed + number) % contests.SEEDS
    game = new_game(
        players, contest.sets, seed, dealer=players - 1, turn_limit=contest.turn_limit,
        enigmas=dict(contest.enigmas), aside=dict(contest.aside),
    )  # fmt: skip
    bots = {
        bot: make_bot(name, bot_seed(contest.seed, number, bot))
        for bot, name in enumerate(contest.bots)
        if not is_compiled(name)
    }
    policies = {bot: find_policy(played_as(name)) for bot, name in enumerate(contest.bots) if bot not in bots}
    weights = {bot: policy.weights(contest.tables, players).plain for bot, policy in policies.items()}
    deal(s, t, seed, players, players - 1, contest.turn_limit, HAND)
    x = contests.contest_dice(contest.seed + number)
    count = 0
    while not s.over and count < MOST_DECISIONS:
        if not s.n_options:
            contests.tick_counted(s, t, tally.kinds, met)
            continue
        x = next_random(x)
        bot = (s.decider + number) % players
        if bot in bots:
            index = answer_of(bots[bot], game, Worded("in game {number}, answer {n}", number=number, n=count + 1))
        else:
            index = policies[bot].choice(s, t, weights[bot], x)
        contests.count_option(s, t, s.options[index], tally.kinds, met)
        game.answer(index)
        take(s, t, index)
        count += 1
    return count


def think_once(contest: Contest, search: str) -> None:
    """A thought at the first choice of a game of this contest, for which all is compiled that the search needs."""
    game = new_game(
        contest.players, contest.sets, contest.seed, dealer=contest.players - 1,
        enigmas=dict(contest.enigmas), aside=dict(contest.aside),
    )  # fmt: skip
    while game.decision is not None and len(game.decision.options) < 2:
        game.answer(0)
    if game.decision is not None:
        way, _, policy = read_search(search)
        think(game.view(game.decision.seat), policy, Budget(1), way=way, threads=1)


def answer_of(bot: Bot, game: Game, where: str) -> int:
    """The number of the option that a bot takes."""
    decision = game.decision
    assert decision is not None
    return decision.options.index(choice_of(bot, game.view(decision.seat), where))
