"""Bots: each is given a View of its own seat and answers with one of the decision's options."""

from __future__ import annotations

from .bot import BadBot, Bot, NothingToDecide, choice_of, dice, options_of
from .conformance import check_bot
from .levels import LEVELS, USUAL, Level, find_level, played_as
from .naming import BOTS, UnknownBot, bot_names, find_bot, is_compiled, make_bot, title, weights_file
from .policy import GreedyBot, PolicyBot, RandomBot
from .searching import SearchBot

__all__ = [
    "BOTS",
    "LEVELS",
    "USUAL",
    "BadBot",
    "Bot",
    "GreedyBot",
    "Level",
    "NothingToDecide",
    "PolicyBot",
    "RandomBot",
    "SearchBot",
    "UnknownBot",
    "bot_names",
    "check_bot",
    "choice_of",
    "dice",
    "find_bot",
    "find_level",
    "is_compiled",
    "make_bot",
    "options_of",
    "played_as",
    "title",
    "weights_file",
]
