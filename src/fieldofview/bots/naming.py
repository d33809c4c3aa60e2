"""Bots by name: ours, files of weights, those that installed packages announce, and `module:Class` for one's own."""

from __future__ import annotations

import importlib
import inspect
import os
import sys
from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from ..game.advice import POLICY_NAMES, is_weights
from ..game.errors import Complaint
from .bot import BadBot, Bot
from .learned import LearnedBot
from .levels import find_level, level_bots, played_as
from .policy import PolicyBot, policy_bots
from .searching import SearchBot, is_search, read_search, search_bots, spelt_search

BOTS: dict[str, Callable[[int], Bot]] = {**policy_bots(), "learned": LearnedBot, **search_bots(), **level_bots()}
GROUP = "fieldofview.bots"  # the entry points of packages that bring bots


class UnknownBot(Complaint):
    """No bot has this name."""


def bot_names() -> list[str]:
    """The bots that need no module to be named."""
    return [*BOTS, *sorted(_announced())]


def find_bot(name: str) -> str:
    """The name under which a bot is known, whatever its case; of one's own bots, the name as it is."""
    wanted = name.strip()
    if is_search(wanted):
        return spelt_search(wanted)
    if is_weights(wanted):
        return wanted
    if ":" in wanted:
        _load(wanted)
        return wanted
    level = find_level(wanted)
    if level is not None:
        return level.name
    if wanted.lower() in BOTS:
        return wanted.lower()
    known = {bot.lower(): bot for bot in bot_names()}
    if wanted.lower() in known:
        return known[wanted.lower()]
    near = get_close_matches(wanted.lower(), known, 1)
    hint = " Did you mean {near!r}?" if near else ""
    raise UnknownBot(
        "There is no bot {name!r}." + hint + " The bots are: {known}; one of your own is named module:Class.",
        name=name,
        near=known[near[0]] if near else "",
        known=", ".join(known.values()),
    )


def make_bot(name: str, seed: int = 0) -> Bot:
    """A bot by name; equal seeds answer equal views alike."""
    known = find_bot(name)
    if known in BOTS:
        return BOTS[known](seed)
    if is_search(known):
        return SearchBot(seed, known)
    if is_weights(known):
        return PolicyBot(seed, known)
    found = _load(known if ":" in known else _announced()[known])
    try:
        bot = found(seed)
    except Exception as error:
        raise BadBot(
            "The bot {known} cannot be made: {kind}: {error}.", known=known, kind=type(error).__name__, error=str(error)
        ) from error
    if not isinstance(getattr(bot, "name", None), str):
        raise BadBot("The bot {known} has no name; give its class a line such as name = 'clever'.", known=known)
    made: Bot = bot
    return made


def is_compiled(name: str) -> bool:
    """Whether compiled code plays a bot: one of our policies, a level that is one, or a file of weights; no search that
    plays on by one."""
    policy = played_as(name)
    return policy in POLICY_NAMES or (not is_search(policy) and is_weights(policy))


def weights_file(name: str) -> str:
    """The path of the file of weights by which a bot plays, or plays its search on; empty if there is none."""
    played = read_search(name)[2] if is_search(name) else name
    return played if played not in BOTS and is_weights(played) else ""


def title(name: str) -> str:
    """What a bot is called at a table: of module:Class the class, of weights their file, of a search its kind."""
    if is_search(name):
        return name.partition(":")[0]
    if name not in BOTS and name.lower().endswith(".toml"):
        return Path(name).stem
    return name.rpartition(":")[2]


def _announced() -> dict[str, str]:
    """Bots of installed packages: their names, and where they are."""
    from importlib.metadata import entry_points  # takes its time, and is seldom needed

    return {entry.name: entry.value for entry in entry_points(group=GROUP) if entry.name.lower() not in BOTS}


def _load(place: str) -> Callable[[int], Any]:
    """The class at `module:Class`, if it can choose and takes a seed; modules of the current folder are found too."""
    module_name, _, class_name = (part.strip() for part in place.partition(":"))
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())  # last, so that it hides no installed module
    try:
        module = importlib.import_module(module_name)
    except ModuleNotFoundError as error:
        if error.name is not None and (module_name == error.name or module_name.startswith(f"{error.name}.")):
            raise UnknownBot(
                "There is no module {module_name!r} for the bot {place}, neither installed nor in this folder.",
                module_name=module_name,
                place=place,
            ) from None
        raise BadBot(
            "The module {module_name!r} needs {name!r}, which is missing.", module_name=module_name, name=error.name
        ) from error
    except Exception as error:
        raise BadBot(
            "The module {module_name!r} cannot be imported: {kind}: {error}.",
            module_name=module_name,
            kind=type(error).__name__,
            error=str(error),
        ) from error
    found: Any = getattr(module, class_name, None)
    if not isinstance(found, type):
        there = [key for key, value in vars(module).items() if isinstance(value, type) and hasattr(value, "choose")]
        hint = " It has {there}." if there else ""
        raise UnknownBot(
            "There is no class {class_name!r} in the module {module_name!r}." + hint,
            class_name=class_name,
            module_name=module_name,
            there=", ".join(there),
        )
    if not callable(getattr(found, "choose", None)):
        raise BadBot("The bot {place} has no method choose(view), which answers with one of the options.", place=place)
    try:
        inspect.signature(found).bind(0)
    except TypeError:
        raise BadBot(
            "The bot {place} does not take a seed: it must be made as {class_name}(seed).",
            place=place,
            class_name=class_name,
        ) from None
    return found
