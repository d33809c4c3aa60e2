"""Random games of every kind of table, in both ways to play windows: what the laws of views are tried on."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tests.views.later import LATER, LATER_IDS, brought_along

from fieldofview.cards import SetLike
from fieldofview.game import Game, new_game
from fieldofview.game.making import PLAIN, PUBLIC
from fieldofview.views import Decision, Option

Sets = tuple[SetLike, ...]

MIXES: tuple[Sets, ...] = (
    ("viewpoint",),
    ("reflections",),
    ("viewpoint", "prizes"),
    ("reflections", "prizes"),
    ("viewpoint", "reflections"),
    ("viewpoint", "reflections", "prizes"),
)
CLASSIC: list[tuple[Sets, int]] = [(sets, players) for sets in MIXES for players in range(2, 7)]
PUBLISHED: list[tuple[Sets, int]] = [
    (("open-eyes",), 3),
    (("open-eyes",), 6),
    (("open-eyes+plague",), 4),
    (("open-eyes+plague", "viewpoint"), 5),
    (("viewpoint", "viewpoint", "reflections", "reflections"), 12),
    (("open-eyes+plague", "open-eyes+plague"), 12),
]
ALL: list[tuple[Sets, int]] = [*CLASSIC, *PUBLISHED, *LATER]
SMALL = [(sets, players) for sets, players in ALL if players <= 6]


def ids_of(tables: list[tuple[Sets, int]]) -> list[str]:
    """What tests of these tables are called."""
    later = dict(zip(LATER, LATER_IDS, strict=True))
    return [later.get(table) or f"{'+'.join(map(str, table[0]))}-{table[1]}" for table in tables]


WINDOWS = (PLAIN, PUBLIC)


def in_turn(tables: list[tuple[Sets, int]]) -> list[tuple[Sets, int, str]]:
    """Each of these tables with one kind of windows, by turns; the long runs take every table with both."""
    return [(*table, WINDOWS[i % len(WINDOWS)]) for i, table in enumerate(tables)]


LONG_ENOUGH = 150  # acts after which a random game is left alone


def dealt_game(sets: Sets, players: int, seed: int, windows: str = PLAIN) -> Game:
    """A new game; players have Enigma cards where the sets have some."""
    enigmas, aside = brought_along(sets, players, seed)
    return new_game(players, sets, seed, turn_limit=8 * players, enigmas=enigmas, aside=aside, windows=windows)


def viewers(game: Game) -> list[int | None]:
    """An onlooker and every seat."""
    return [None, *range(len(game.names))]


def living(game: Game) -> list[int]:
    """The seats still in the game, whoever may know it by now."""
    return [seat for seat in range(len(game.names)) if game._state.alive >> seat & 1]


def picked(decision: Decision, dice: Random, declines: float = 0.4) -> Option:
    """A random option; in windows most players decline."""
    if decision.options[-1].verb == "decline" and dice.random() < declines:
        return decision.options[-1]
    return dice.choice(decision.options)


def disturb(game: Game, dice: Random, chance: float) -> bool:
    """Somebody may leave, a judge may act."""
    if dice.random() >= chance:
        return False
    match dice.randrange(6):
        case 0:
            game.forfeit(dice.choice(living(game)))
        case 1:
            game.disqualify(dice.choice(living(game)))
        case 2:
            game.call_time()
        case _:
            game.token(dice.randrange(len(game.names)), dice.choice((-50, -10, 10)))
    return True


def interjected(game: Game, dice: Random, chance: float) -> bool:
    """Somebody may reveal an any-time card while the turn's player chooses (D.84)."""
    if game.setup.windows == PLAIN or dice.random() >= chance:
        return False
    for seat in dice.sample(range(len(game.names)), len(game.names)):
        if not any(decision.seat == seat for decision in game.pending):
            options = game.options(seat)
            if options:
                game.interject(seat, dice.choice(options))
                return True
    return False


def step(game: Game, dice: Random, disturbance: float = 0.0) -> None:
    """One act: an answer, sealed answers, an interjection, or something from outside the rules of play."""
    if disturb(game, dice, disturbance) or interjected(game, dice, 0.2):
        return
    decision = game.decision
    if decision is not None:
        game.answer(picked(decision, dice))
    elif game.window is not None:
        game.settle({asked.seat: picked(asked, dice) for asked in game.pending if dice.random() < 0.8})
    else:
        game.settle({asked.seat: dice.choice(asked.options) for asked in game.pending})


def played(
    sets: Sets, players: int, seed: int, windows: str = PLAIN, disturbance: float = 0.0, acts: int = LONG_ENOUGH
) -> Iterator[tuple[Game, Random]]:
    """A random game, at every stop."""
    dice = Random(f"{seed} {players} {windows}")
    game = dealt_game(sets, players, seed, windows)
    yield game, dice
    for _ in range(acts):
        if game.over:
            return
        step(game, dice, disturbance)
        yield game, dice
