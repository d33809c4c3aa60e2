"""Random games of every kind of table, for tests of what is sent: all sets, plague, Enigma cards, leavers, judges."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

from tests.second_opinion.sets import random_set

from fieldofview.cards import SetLike, mix
from fieldofview.game import Game, new_game

FOLDER = Path(__file__).resolve().parent.parent / "rulings" / "sets"
LENS, ORBIT = (str(FOLDER / f"{name}.toml") for name in ("lens", "orbit"))

TABLES: tuple[tuple[tuple[SetLike, ...], int], ...] = (
    (("viewpoint",), 2),
    (("reflections",), 3),
    (("viewpoint", "reflections"), 6),
    (("viewpoint", "reflections", "prizes"), 4),
    (("open-eyes",), 4),
    (("open-eyes+plague", "reflections"), 5),
    ((LENS, "viewpoint"), 3),
    ((ORBIT + "+plague",), 4),
    ((ORBIT, LENS), 2),
    ((random_set(1), "viewpoint"), 3),
    ((random_set(3), random_set(4)), 2),
)
IDS = [f"{'+'.join(part.id for part in mix(sets).sets)}-{players}" for sets, players in TABLES]


def viewers_of(game: Game) -> list[int | None]:
    return [None, *range(len(game.names))]


def played(sets: tuple[SetLike, ...], players: int, seed: int, windows: str, most: int = 60) -> Iterator[Game]:
    """A random game at the deal and after every answer; some players leave, and judges come by."""
    dice = Random(seed)
    deck = mix(sets)
    cards = [card.name for part in deck.parts for card in part.enigmas]
    seats = dice.sample(range(players), min(players, len(cards)))
    enigmas: dict[int | str, str] = dict(zip(seats, dice.sample(cards, len(seats)), strict=True))
    aside: dict[int | str, str] = {0: dice.choice(deck.names)} if cards else {}
    game = new_game(
        players, sets, seed, turn_limit=8 * players, enigmas=enigmas, aside=aside, windows=windows,
    )  # fmt: skip
    yield game
    for _ in range(most):
        if game.over:
            return
        act(game, dice)
        yield game


def act(game: Game, dice: Random) -> None:
    """Something that may happen next."""
    seat = dice.randrange(len(game.names))
    chance = dice.random()
    if chance < 0.02:
        game.token(seat, -50)
    elif chance < 0.025:
        game.call_time()
    elif chance < 0.04 and game.view(None).alive[seat]:
        game.forfeit(seat)
    elif game.decision is None:
        game.settle({decision.seat: dice.choice(decision.options) for decision in game.pending})
    elif chance < 0.3 and seat != game.decision.seat and (options := game.options(seat)):
        game.interject(seat, dice.choice(options))
    else:
        game.answer(dice.choice(game.decision.options))
