"""What every bot must keep: legal answers only, no exceptions, equal answers to equal views."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from ..game import Game, new_game
from ..game.errors import Worded
from .bot import BadBot, Bot, choice_of
from .naming import make_bot

TABLES: tuple[tuple[int, tuple[str, ...]], ...] = (
    (2, ("viewpoint",)),
    (3, ("reflections", "prizes")),
    (5, ("viewpoint", "reflections")),
)


def check_bot(
    make: Callable[[int], Bot] | str,
    *,
    games: int = 1,
    tables: Sequence[tuple[int, tuple[str, ...]]] = TABLES,
    seed: int = 1,
) -> int:
    """Play games with such a bot, named or made from a seed, in every seat; returns how many decisions it took."""
    if isinstance(make, str):
        make = partial(make_bot, make)
    count = 0
    for players, sets in tables:
        for number in range(games):
            game = new_game(players, sets, seed + number)
            where = Worded(
                "with {players} players, {sets}, seed {seed}",
                players=players,
                sets=" and ".join(sets),
                seed=seed + number,
            )
            bots = [make(seed + seat) for seat in range(players)]
            while not game.over:
                _answer(game, bots, make, seed, Worded("{where}, answer {n}", where=where, n=len(game.answers) + 1))
                count += 1
    return count


def _answer(game: Game, bots: Sequence[Bot], make: Callable[[int], Bot], seed: int, where: str) -> None:
    decision = game.decision
    assert decision is not None
    bot = bots[decision.seat]
    option = choice_of(bot, game.view(decision.seat), where)
    if len(decision.options) > 1:
        again = choice_of(bot, game.view(decision.seat), where)
        fresh = choice_of(make(seed + decision.seat), game.view(decision.seat), where)
        if not option == again == fresh:
            raise BadBot("The bot {name} gave different answers to equal views {where}.", name=bot.name, where=where)
    game.answer(option)
