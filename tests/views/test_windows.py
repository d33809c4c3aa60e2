"""Windows in public and plain windows give the same game; records and snapshots hold in both (D.21, D.84)."""

from __future__ import annotations

from random import Random

import pytest
from tests.views.games import (
    ALL,
    PUBLISHED,
    WINDOWS,
    Sets,
    dealt_game,
    ids_of,
    in_turn,
    picked,
    played,
    step,
    viewers,
)  # fmt: skip

from fieldofview.game import Game, replay
from fieldofview.game.making import PLAIN, PUBLIC
from fieldofview.game.snapshot import restore
from fieldofview.kernel.layout import Frame, pack, state_fields

CITES = ("D.43", "D.84")

PRIVATE = ("respond", "open moment")
SOME = ALL[::3] + PUBLISHED
ACTS = 100

Place = tuple[int, int, tuple[int, ...]]


def table(game: Game) -> bytes:
    """The table without who is asked, and how far a round of questions came."""
    s = game._state.clone()
    s.n_options = s.decider = s.deepest = 0
    s.options, s.pool = [0] * len(s.options), [0] * len(s.pool)
    for i, f in enumerate(s.frames):
        f.at = 0
        if i >= s.depth:
            s.frames[i] = Frame()
    s.draw[s.n_draw :] = [0] * (len(s.draw) - s.n_draw)
    return pack(s, state_fields(game._tables.size))


def where(game: Game) -> Place:
    """Which window a game is in."""
    s = game._state
    return (s.turns, s.clock, tuple(f.pc for f in s.frames[: s.depth]))


def kind_of(game: Game) -> str:
    return game.decision.kind if game.decision is not None else ""


def same_games(one: Game, other: Game) -> None:
    """Both are over, or wait at the same place."""
    assert table(one) == table(other)
    assert one.events == other.events
    assert one.outcome == other.outcome


# -- what was played in public, in plain windows -------------------------------------------------------------------


class InPlain:
    """Follows a public game, declining wherever nobody answered."""

    def __init__(self, public: Game, sets: Sets, players: int, seed: int) -> None:
        self.public, self.game = public, dealt_game(sets, players, seed, PLAIN)

    def decline(self, kind: str = "", window: Place | None = None, seat: int = -1) -> None:
        """Decline private questions, until the seat is asked in that window, or in a moment of that kind."""
        game = self.game
        while (asked := kind_of(game)) in PRIVATE:
            assert game.decision is not None
            if asked == kind and game.decision.seat == seat and window in (None, where(game)):
                return
            game.answer("decline")

    def settle(self, seat: int, line: str) -> None:
        """The window was settled by an answer, or by nobody."""
        if seat >= 0:
            self.decline("respond", where(self.public), seat)
            self.game.answer(line, seat)

    def leave_windows(self) -> None:
        """The public game waits in no window."""
        while kind_of(self.game) == "respond":
            self.game.answer("decline")

    def interject(self, seat: int, line: str) -> None:
        self.decline("open moment", None, seat)
        self.game.answer(line, seat)

    def answer(self, line: str, seat: int) -> None:
        self.decline()
        self.game.answer(line, seat)


def played_in_public(sets: Sets, players: int, seed: int, disturbance: float) -> tuple[Game, Game]:
    """A random public game, and the same game in plain windows."""
    dice = Random(f"public {seed}")
    game = dealt_game(sets, players, seed, PUBLIC)
    plain = InPlain(game, sets, players, seed)
    for _ in range(ACTS):
        if game.over:
            break
        decision = game.decision
        if decision is not None and dice.random() < disturbance:
            plain.leave_windows()
            judge(dice.random(), dice.randrange(players), game, plain.game)
        elif decision is not None and decision.kind == "action" and dice.random() < 0.25:
            seat = dice.randrange(players)
            options = game.options(seat) if seat != decision.seat else ()
            if options:
                line = dice.choice(options).line
                plain.interject(seat, line)
                game.interject(seat, line)
        elif decision is not None:
            line = picked(decision, dice).line
            plain.answer(line, decision.seat)
            game.answer(line)
        elif game.window is not None:
            sealed = {asked.seat: picked(asked, dice) for asked in game.pending}
            taken = [(seat, option.line) for seat, option in sealed.items() if option.verb != "decline"]
            plain.settle(*(taken[0] if taken else (-1, "")))
            game.settle({seat: option.line for seat, option in sealed.items()})
        else:
            passes = {asked.seat: dice.choice(asked.options).line for asked in game.pending}
            for seat, line in passes.items():
                plain.answer(line, seat)
            game.settle(passes)
    while game.window is not None:
        game.settle()
    plain.decline()
    return game, plain.game


def judge(chance: float, seat: int, *games: Game) -> None:
    """The same act from outside the rules of play in both games, if it is possible."""
    alive = games[0].view(None).alive[seat]
    for game in games:
        if chance < 0.3 and alive:
            game.forfeit(seat)
        elif chance < 0.5 and alive:
            game.disqualify(seat)
        elif chance < 0.6:
            game.call_time()
        else:
            game.token(seat, -20)


@pytest.mark.parametrize(("sets", "players"), ALL, ids=ids_of(ALL))
def test_a_public_game_is_the_same_in_plain_windows(sets: Sets, players: int) -> None:
    same_games(*played_in_public(sets, players, 200 + players, 0.02 * (players % 2)))


# -- what was played in plain windows, in public -------------------------------------------------------------------


class InPublic:
    """Follows a plain game, sealing only what was answered."""

    def __init__(self, sets: Sets, players: int, seed: int) -> None:
        self.game = dealt_game(sets, players, seed, PUBLIC)
        self.passes: dict[int | str, str] = {}

    def settle(self, window: Place | None) -> None:
        """Nobody answers in the windows before this one."""
        while self.game.window is not None and where(self.game) != window:
            self.game.settle()

    def is_open(self, window: Place) -> bool:
        self.settle(window)
        return self.game.window is not None

    def follow(self, plain: Game, seat: int, line: str) -> None:
        """The answer that is about to be given in the plain game."""
        kind = kind_of(plain)
        if kind in PRIVATE and line == "decline":
            return
        self.settle(where(plain) if kind == "respond" else None)
        game = self.game
        if kind == "respond":
            game.settle({seat: line})
        elif kind == "open moment":
            game.interject(seat, line)
        elif game.decision is None:
            self.passes[seat] = line
            if len(self.passes) == len(game.pending):
                game.settle(self.passes)
                self.passes = {}
        else:
            game.answer(line, seat)


def played_in_plain(sets: Sets, players: int, seed: int, disturbance: float) -> tuple[Game, Game]:
    """A random plain game, and the same game in public windows."""
    dice = Random(f"plain {seed}")
    game = dealt_game(sets, players, seed, PLAIN)
    public = InPublic(sets, players, seed)
    for _ in range(ACTS):
        decision = game.decision
        if decision is None:
            break
        if decision.kind not in PRIVATE and not public.passes and dice.random() < disturbance:
            public.settle(None)
            judge(dice.random(), dice.randrange(players), public.game, game)
        else:
            line = picked(decision, dice).line
            if decision.kind == "respond" and not public.is_open(where(game)):
                line = "decline"  # any-time cards open no window (D.84)
            public.follow(game, decision.seat, line)
            game.answer(line)
    while kind_of(game) in PRIVATE or public.passes:
        assert game.decision is not None
        line = game.decision.options[-1].line
        public.follow(game, game.decision.seat, line)
        game.answer(line)
    public.settle(None)
    return game, public.game


@pytest.mark.parametrize(("sets", "players"), ALL, ids=ids_of(ALL))
def test_a_plain_game_is_the_same_in_public_windows(sets: Sets, players: int) -> None:
    same_games(*played_in_plain(sets, players, 300 + players, 0.02 * (players % 2)))


@pytest.mark.soak
@pytest.mark.parametrize(("sets", "players"), ALL, ids=ids_of(ALL))
def test_many_games_are_the_same_in_both_kinds_of_windows(sets: Sets, players: int) -> None:
    for seed in range(15):
        same_games(*played_in_public(sets, players, 6000 + seed, 0.01 * (seed % 3)))
        same_games(*played_in_plain(sets, players, 6100 + seed, 0.01 * (seed % 3)))


# -- records and snapshots -----------------------------------------------------------------------------------------


def alike(one: Game, other: Game) -> None:
    """Two games that nobody can tell apart."""
    assert repr(one.pending) == repr(other.pending)
    assert one.window == other.window
    assert one.outcome == other.outcome
    assert one.events == other.events
    assert one.answers == other.answers
    for seat in viewers(one):
        assert one.view(seat) == other.view(seat)
        assert one.view(seat).events == other.view(seat).events
        assert one.view(seat).position == other.view(seat).position


@pytest.mark.parametrize(("sets", "players", "windows"), in_turn(SOME), ids=ids_of(SOME))
def test_a_game_goes_on_from_its_record_and_from_its_snapshot(sets: Sets, players: int, windows: str) -> None:
    goes_on(sets, players, 400 + players, windows)


@pytest.mark.soak
@pytest.mark.parametrize("windows", WINDOWS)
@pytest.mark.parametrize(("sets", "players"), ALL, ids=ids_of(ALL))
def test_every_game_goes_on_from_its_record_and_from_its_snapshot(sets: Sets, players: int, windows: str) -> None:
    for seed in range(4):
        goes_on(sets, players, 6200 + seed, windows)


def goes_on(sets: Sets, players: int, seed: int, windows: str) -> None:
    """Wherever a game is kept, what is read again goes on as the game itself does."""
    kinds = set()
    for game, dice in played(sets, players, seed, windows, 0.02, acts=70):
        kind = "window" if game.window else "over" if game.over else kind_of(game) or "passes"
        if kind in kinds and dice.random() > 0.04:
            continue
        kinds.add(kind)
        replayed, restored = replay(game.record()), restore(game.snapshot())
        alike(game, replayed)
        alike(game, restored)
        if not game.over:
            lot = dice.random()
            twins = [game.clone(), replayed, restored]
            for twin in twins:
                for _ in range(3):
                    if not twin.over:
                        step(twin, Random(lot), 0.2)
            alike(twins[0], twins[1])
            alike(twins[0], twins[2])
    assert len(kinds) > 1
