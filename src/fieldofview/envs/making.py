"""The parameters that all environments share, and what is wrong with them in one sentence."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Protocol, TypeAlias

from ..bots import is_compiled, make_bot, played_as
from ..cards import CardSet, Part, SetLike
from ..game.advice import POLICY_NAMES
from ..views import Option, View


class Player(Protocol):
    """Anything that answers a view with one of its options, as every bot does."""

    def choose(self, view: View) -> Option: ...


Opponent: TypeAlias = str | Player | None


class BadEnvironment(ValueError):
    """An environment that cannot be made, or that cannot do what it is asked for."""


def named_sets(sets: Sequence[SetLike] | SetLike) -> tuple[SetLike, ...]:
    """Sets as they may be given: one or several, or a text of ids and paths with commas or semicolons between."""
    if isinstance(sets, str):
        return tuple(part.strip() for part in re.split("[,;]", sets) if part.strip())
    return (sets,) if isinstance(sets, CardSet | Part) else tuple(sets)


def check_players(players: int) -> int:
    """The number of players, if it is one; how many may play is for the rules to say."""
    if isinstance(players, bool) or not isinstance(players, int):
        raise BadEnvironment(f"The number of players must be a whole number, not {players!r}.")
    return players


def check_mode(mode: str | None) -> str | None:
    """A render mode that there is."""
    if mode not in (None, "ansi"):
        raise BadEnvironment(f"There is no render mode {mode!r}; there is 'ansi'.")
    return mode


def others(players: int, opponents: Opponent | Sequence[Opponent]) -> list[Opponent]:
    """The opponents at seats 1 and on: one for all of them, or one for each."""
    count = check_players(players) - 1
    if opponents is None or isinstance(opponents, str) or not isinstance(opponents, Sequence):
        return [opponents] * count
    if len(opponents) != count:
        raise BadEnvironment(
            f"With {players} players there are {count} opponents, not {len(opponents)}; name one for all of them, or "
            "one for each."
        )
    return list(opponents)


def compiled_only(found: Sequence[Opponent]) -> list[str | None]:
    """Opponents that a compiled loop can play: policies by name, and None for answers from outside."""
    named = [played_as(one) if isinstance(one, str) else one for one in found]
    for one in named:
        if one is not None and not (isinstance(one, str) and is_compiled(one)):
            raise BadEnvironment(
                f"Many games at once are played by compiled policies alone: {', '.join(POLICY_NAMES)}, a file of "
                f"weights, or None for self-play; not {one!r}."
            )
    return [one if isinstance(one, str) else None for one in named]


def seated(found: Sequence[Opponent], seed: int) -> list[str | Player]:
    """Policies stay names, which are played compiled; every other name becomes a bot that is shown its view."""
    made: list[str | Player] = []
    for one in found:
        if isinstance(one, str):
            name = played_as(one)
            made.append(name if is_compiled(name) else make_bot(name, seed))
        elif one is None or not callable(getattr(one, "choose", None)):
            raise BadEnvironment(f"An opponent is a bot's name, or has a method choose(view); {one!r} is neither.")
        else:
            made.append(one)
    return made
