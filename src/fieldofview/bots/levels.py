"""Five levels for people, from beginner to master: bots under names that everybody understands.

docs/levels.md has how strong each was measured to be. Budgets are in rollouts, so that equal views get equal answers.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..views import Option, View
from .bot import Bot
from .policy import PolicyBot
from .searching import SearchBot, is_search


@dataclass(frozen=True, slots=True)
class Level:
    """A level: its name, what it is called in other languages, and the bot that plays it."""

    name: str
    german: str
    bot: str

    def called(self, language: str) -> str:
        return self.german if language == "de" else self.name


LEVELS = (
    Level("beginner", "Anfänger", "novice"),
    Level("casual", "Freizeit", "greedy"),
    Level("seasoned", "Erfahren", "expert"),
    Level("champion", "Champion", "evolved"),
    Level("master", "Meister", "search:4000"),
)


class LevelBot:
    """The bot of a level, under the level's name."""

    def __init__(self, seed: int, level: Level) -> None:
        self.name = level.name
        self.bot: Bot = SearchBot(seed, level.bot) if is_search(level.bot) else PolicyBot(seed, level.bot)

    def choose(self, view: View) -> Option:
        return self.bot.choose(view)


def find_level(name: str) -> Level | None:
    """A level by its name in any language, whatever its case."""
    wanted = name.strip().lower()
    return next((level for level in LEVELS if wanted in (level.name, level.german.lower())), None)


def search_of(bot: Bot) -> SearchBot | None:
    """The search that a bot or a level is, if it is one."""
    found = bot.bot if isinstance(bot, LevelBot) else bot
    return found if isinstance(found, SearchBot) else None


def level_bots() -> dict[str, Callable[[int], Bot]]:
    """A bot for each level."""

    def maker(level: Level) -> Callable[[int], Bot]:
        return lambda seed: LevelBot(seed, level)

    return {level.name: maker(level) for level in LEVELS}
