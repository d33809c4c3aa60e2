"""What every bot must keep: legal answers only, no exceptions, equal answers to equal views."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..game import Game, new_game
from ..views import Option
from .bot import Bot

TABLES: tuple[tuple[int, tuple[str, ...]], ...] = (
    (2, ("viewpoint",)),
    (3, ("reflections", "prizes")),
    (5, ("viewpoint", "reflections")),
)


class BadBot(ValueError):
    """A bot broke its promise; says at which table, at which answer and how."""


def check_bot(
    make: Callable[[int], Bot],
    *,
    games: int = 1,
    tables: Sequence[tuple[int, tuple[str, ...]]] = TABLES,
    seed: int = 1,
) -> int:
    """Play games with such a bot, made from a seed, in every seat; returns how many decisions it took."""
    count = 0
    for players, sets in tables:
        for number in range(games):
            game = new_game(players, sets, seed + number)
            where = f"with {players} players, {' and '.join(sets)}, seed {seed + number}"
            bots = [make(seed + seat) for seat in range(players)]
            while not game.over:
                _answer(game, bots, make, seed, f"{where}, answer {len(game.answers) + 1}")
                count += 1
    return count


def _answer(game: Game, bots: Sequence[Bot], make: Callable[[int], Bot], seed: int, where: str) -> None:
    decision = game.decision
    assert decision is not None
    bot = bots[decision.seat]
    option = _choice(bot, game, decision.seat, where)
    if option not in decision.options:
        raise BadBot(f"The bot {bot.name} chose {str(option)!r} {where}; that is not one of its options.")
    if len(decision.options) > 1:
        again = _choice(bot, game, decision.seat, where)
        fresh = _choice(make(seed + decision.seat), game, decision.seat, where)
        if not option == again == fresh:
            raise BadBot(f"The bot {bot.name} gave different answers to equal views {where}.")
    game.answer(option)


def _choice(bot: Bot, game: Game, seat: int, where: str) -> Option:
    try:
        return bot.choose(game.view(seat))
    except Exception as error:
        raise BadBot(f"The bot {getattr(bot, 'name', '?')} raised {type(error).__name__} {where}: {error}") from error
