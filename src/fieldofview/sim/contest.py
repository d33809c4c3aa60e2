"""Many games between bots: what to play, and how one stretch of games is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..bots import find_bot, is_compiled, make_bot, played_as
from ..game import Part, SetLike, new_game
from ..game.errors import Complaint, learn
from ..game.making import HAND
from ..game.setup import MAX_SEED, Chosen, check_players, tables_of
from ..kernel.backends import NumbaBackend, best_backend
from ..kernel.cuda import Crowd, accelerator
from ..kernel.launching import Job, is_simulated
from ..kernel.layout import State
from ..kernel.tables import Tables
from ..policies import Policy, find_policy
from ..policies.crowds import Contestant
from ..policies.registry import MODULES, weights_array, weights_of
from ..policies.registry import backend as backend_with_policies
from .files import Files, files_of
from .seats import LONGEST, play_with_views
from .tally import Tally

MOST_GAMES = 1_000_000_000
MOST_ROWS = 10_000_000


learn("de", f"{__package__}.words_de")


class BadContest(Complaint):
    """Numbers or bots of which no contest can be made."""


@dataclass(frozen=True, slots=True)
class Contest:
    """The games to be played. Game number g is dealt from seed + g, and seat 1 begins."""

    games: int
    sets: tuple[Part, ...]
    bots: tuple[str, ...]  # one for each player; they move on by one seat from game to game
    seed: int
    turn_limit: int
    backend: str
    enigmas: Chosen = ()  # seats and their Enigma cards; these stay while the bots move on
    aside: Chosen = ()
    rows: bool = False  # whether each game is wanted by itself
    files: Files = ()  # of weights, as they were when it was made

    @property
    def players(self) -> int:
        return len(self.bots)

    @property
    def own(self) -> tuple[str, ...]:
        """The bots that are no policies of the kernel: they are asked with views, in Python."""
        return tuple(name for name in dict.fromkeys(self.bots) if not is_compiled(name))

    @property
    def policies(self) -> tuple[Policy, ...]:
        """The policy of each bot, where none is one's own."""
        return tuple(find_policy(played_as(bot)) for bot in self.bots)

    @property
    def tables(self) -> Tables:
        return tables_of(self.sets, self.players, self.enigmas, self.aside)


def make_contest(
    games: int,
    sets: Sequence[SetLike] = ("viewpoint",),
    players: int | None = None,
    bots: Sequence[str] = ("greedy",),
    seed: int = 1,
    turn_limit: int | None = None,
    backend: str | None = None,
    enigmas: Mapping[int | str, str] | None = None,
    aside: Mapping[int | str, str] | None = None,
    *,
    rows: bool = False,
) -> Contest:
    """Check everything a contest needs; fewer bots than players sit at several seats each."""
    if games < 1:
        raise BadContest("At least one game must be played, not {games}.", games=games)
    most = MOST_ROWS if rows else MOST_GAMES
    if games > most:
        raise BadContest(
            "At most {most:,} games are played at once with a row for each, not {games:,}."
            if rows
            else "At most {most:,} games are played at once, not {games:,}.",
            most=most,
            games=games,
        )
    names = tuple(find_bot(bot) for bot in bots)
    if not names:
        raise BadContest("No bot was given; name at least one, for instance greedy.")
    if players is None:
        players = max(2, len(names))
    check_players(players)
    if len(names) > players:
        raise BadContest(
            "{names_count} bots do not fit at a table of {players} players.", names_count=len(names), players=players
        )
    if players % len(names):
        raise BadContest(
            "{names_count} bots cannot fill {players} seats evenly; name one, or {players}.",
            names_count=len(names),
            players=players,
        )
    if not 0 <= seed < MAX_SEED:
        raise BadContest("The seed must be a whole number from 0 to 2^62 - 1, not {seed}.", seed=seed)
    setup = new_game(players, sets, 0, turn_limit=turn_limit, enigmas=enigmas, aside=aside).setup
    own = [name for name in names if not is_compiled(name)]
    for name in own:
        make_bot(name)  # refuses what is no bot before anything is played
    if own and backend not in (None, "plain"):
        raise BadContest(
            "The bot {own} plays in Python, so that the back end {backend} is of no use to it.",
            own=own[0],
            backend=backend,
        )
    chosen = "plain" if own else backend if backend is not None else best_backend()
    if rows and chosen == "cuda":
        raise BadContest("An accelerator only counts; rows of single games need the back end numba or plain.")
    seats = names * (players // len(names))
    return Contest(
        games, setup.sets, seats, seed, setup.turn_limit, chosen, setup.enigmas, setup.aside, rows, files_of(names)
    )


def play_stretch(contest: Contest, first: int, games: int) -> Tally:
    """Play some of a contest's games and count; one by one, where each is wanted by itself."""
    if not contest.rows or not games:
        return count_stretch(contest, first, games)
    tally = Tally.empty(contest.players, len(contest.tables.cards))
    for number in range(first, first + games):
        single = count_stretch(contest, number, 1)
        single.rows = [single.row(number)]
        tally.add(single)
    return tally


def count_stretch(contest: Contest, first: int, games: int) -> Tally:
    """Play some of a contest's games and count them all together."""
    if contest.own:
        return play_with_views(contest, first, games)
    tables = contest.tables
    tally = Tally.empty(contest.players, len(tables.cards))
    tally.games = games
    bots = [policy.number for policy in contest.policies]
    weights = weights_of(contest.policies, tables, contest.players)
    numbers = (0, contest.seed, first, games)
    if contest.backend == "cuda":
        return play_stretch_on_gpu(contest, first, tally)
    rules = backend_with_policies(contest.backend)
    if isinstance(rules, NumbaBackend):
        import numpy as np

        counted = [np.array(rows, np.int64) for rows in (tally.seats, tally.bots, tally.reasons, [[0] * LONGEST] * 2)]
        kinds = np.array(tally.kinds, np.int64)
        met = np.zeros(len(kinds), np.int64)
        states: Any = rules.states(tables.size, 1)
        rules.rules.play_contests(
            states, rules.tables(tables), weights_array(weights), *numbers,
            np.array(bots, np.int64), contest.turn_limit, HAND, *counted, kinds, met,
        )  # fmt: skip
        tally.seats, tally.bots, tally.reasons, lengths = (rows.tolist() for rows in counted)
        tally.kinds = kinds.tolist()
    else:
        lengths = [[0] * LONGEST, [0] * LONGEST]
        state = State(tables.size)
        rules.rules.play_contests(
            [state], [tables.plain], [one.plain for one in weights], *numbers, bots, contest.turn_limit, HAND,
            tally.seats, tally.bots, tally.reasons, lengths, tally.kinds, [0] * len(tally.kinds),
        )  # fmt: skip
    tally.turns, tally.decisions = (Counter({n: c for n, c in enumerate(row) if c}) for row in lengths)
    return tally


CONTESTS = Job(
    Contestant, (*MODULES, "kernel.pools", "policies.crowds"),
    "deal_contests", "visit_contest", "key_contest", "read_contests",
    frozenset({"key_contest", "greedy_choice", "text_worth", "effect_worth", "hand_worth"}),
)  # fmt: skip


def play_stretch_on_gpu(contest: Contest, first: int, tally: Tally) -> Tally:
    """The same on an accelerator, into an empty tally. To play no game at all compiles everything."""
    gpu = accelerator()
    import numpy as np

    tables, players, games = contest.tables, contest.players, max(1, tally.games)
    rows = (tally.seats, tally.bots, tally.reasons, [[0] * LONGEST] * 2, tally.kinds)
    counted = [gpu.cuda.to_device(np.array(row, np.int64)) for row in rows]
    room = gpu.batch(tables.size, games, CONTESTS)
    crowd = Crowd(gpu, tables, CONTESTS, room, players, contest.turn_limit)
    crowd.bots = gpu.cuda.to_device(np.array([policy.number for policy in contest.policies], np.int64))
    weights = weights_of(contest.policies, tables, players)
    simulated = [one.plain for one in weights]
    crowd.weights = simulated if is_simulated() else gpu.cuda.to_device(weights_array(weights, aligned=True))
    crowd.kinds = counted[-1]
    for begun in range(0, games, crowd.room):
        n = min(crowd.room, games - begun)
        crowd.deal(contest.seed + first + begun, n, HAND)
        crowd.play(n, first + begun, 0)
        crowd.read(n, first + begun, players, *counted)
    gpu.cuda.synchronize()
    if tally.games:
        tally.seats, tally.bots, tally.reasons, lengths, tally.kinds = (row.copy_to_host().tolist() for row in counted)
        tally.turns, tally.decisions = (Counter({n: c for n, c in enumerate(row) if c}) for row in lengths)
    return tally
