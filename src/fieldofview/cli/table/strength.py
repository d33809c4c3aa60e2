"""How strong bots are, asked for and said by the names of the levels in the language of the person."""

from __future__ import annotations

from fieldofview.bots import LEVELS, USUAL, Level, find_level
from fieldofview.cards.typed import whole

from .phrases import phrase
from .terminal import Terminal


def ask_level(terminal: Terminal, language: str) -> Level:
    """A level by its number or its name; Enter takes the usual one."""
    for place, level in enumerate(LEVELS, 1):
        terminal.say(f"  {place}  {level.called(language)}")
    while True:
        text = terminal.ask(phrase(language, "how strong", level=called(USUAL, language))) or USUAL
        number = whole(text)
        if number is not None and 1 <= number <= len(LEVELS):
            return LEVELS[number - 1]
        found = named_level(text)
        if found is not None:
            return found
        terminal.say(phrase(language, "no level", text=text, most=len(LEVELS)), "red")


def named_level(text: str) -> Level | None:
    """The level that a name means, in any language, or the beginning of one."""
    begins = text.strip().lower()
    near = [level for level in LEVELS if begins and _begins(level, begins)]
    return find_level(text) or (near[0] if len(near) == 1 else None)


def called(bot: str, language: str) -> str:
    """What a level is called; a bot that is none keeps its name."""
    level = find_level(bot)
    return bot if level is None else level.called(language)


def _begins(level: Level, text: str) -> bool:
    return any(name.lower().startswith(text) for name in (level.name, level.german))
