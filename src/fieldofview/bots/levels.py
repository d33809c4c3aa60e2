"""Five levels for people, from beginner to master: bots under names that everybody understands.

docs/levels.md has how strong each was measured to be. All of them answer at once, and equal views alike.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..views import Option, View
from .bot import Bot
from .learned import LearnedBot
from .policy import PolicyBot


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
    Level("master", "Meister", LearnedBot.name),
)
USUAL = "casual"  # who sits down where nobody says how strong


class LevelBot:
    """The bot of a level, under the level's name."""

    def __init__(self, seed: int, level: Level) -> None:
        self.name = level.name
        self.bot: Bot = LearnedBot(seed) if level.bot == LearnedBot.name else PolicyBot(seed, level.bot)

    def choose(self, view: View) -> Option:
        return self.bot.choose(view)


def find_level(name: str) -> Level | None:
    """A level by its name in any language, whatever its case."""
    wanted = name.strip().lower()
    return next((level for level in LEVELS if wanted in (level.name, level.german.lower())), None)


def played_as(name: str) -> str:
    """The policy by which a level plays, or the name as it is; that of the master, who is none, too."""
    level = find_level(name)
    return name if level is None or level.bot == LearnedBot.name else level.bot


def level_bots() -> dict[str, Callable[[int], Bot]]:
    """A bot for each level."""

    def maker(level: Level) -> Callable[[int], Bot]:
        return lambda seed: LevelBot(seed, level)

    return {level.name: maker(level) for level in LEVELS}
