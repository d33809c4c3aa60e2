"""Bots: each is given a View of its own seat and answers with one of the decision's options."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches

from .bot import Bot, NothingToDecide
from .conformance import BadBot, check_bot
from .greedy import GreedyBot
from .random import RandomBot

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


class UnknownBot(ValueError):
    """No bot has this name."""

    def __init__(self, asked: str) -> None:
        near = get_close_matches(asked.lower(), BOTS, 1)
        hint = f" Did you mean {near[0]!r}?" if near else ""
        super().__init__(f"There is no bot {asked!r}.{hint} The bots are: {', '.join(BOTS)}.")


def find_bot(name: str) -> str:
    """The name under which a bot is known, whatever its case."""
    wanted = name.strip().lower()
    if wanted not in BOTS:
        raise UnknownBot(name)
    return wanted


def make_bot(name: str, seed: int = 0) -> Bot:
    """A bot by name; equal seeds answer equal views alike."""
    return BOTS[find_bot(name)](seed)


__all__ = [
    "BOTS",
    "BadBot",
    "Bot",
    "GreedyBot",
    "NothingToDecide",
    "RandomBot",
    "UnknownBot",
    "check_bot",
    "find_bot",
    "make_bot",
]
