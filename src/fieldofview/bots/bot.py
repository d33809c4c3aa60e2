"""What a bot is: a name, and one answer for each view at which it has to decide."""

from __future__ import annotations

import hashlib
from typing import Protocol, runtime_checkable

from ..game.errors import Complaint, learn
from ..views import Option, View

learn("de", f"{__package__}.words_de")


@runtime_checkable
class Bot(Protocol):
    """A player without hands: it is given a View, and answers with one of the decision's options."""

    name: str

    def choose(self, view: View) -> Option: ...


class BadBot(Complaint):
    """A bot that cannot be made, or that broke its promise; says how, and at which table and answer."""


class NothingToDecide(Complaint):
    """A bot was asked although its seat has no decision."""

    def __init__(self) -> None:
        super().__init__("A bot can only choose from the view of a seat that has to decide.")


def options_of(view: View) -> tuple[Option, ...]:
    """What the view's seat may answer."""
    if view.decision is None:
        raise NothingToDecide()
    return view.decision.options


def dice(view: View, seed: int) -> int:
    """A number that depends on nothing but the seed and what the seat knows."""
    digest = hashlib.blake2b(view.position, digest_size=8, salt=(seed % (1 << 64)).to_bytes(8, "little"))
    return int.from_bytes(digest.digest(), "little") >> 2


def choice_of(bot: Bot, view: View, where: str) -> Option:
    """A bot's answer, if it is one; else a sentence that says where it failed."""
    name = getattr(bot, "name", "?")
    try:
        option = bot.choose(view)
    except Exception as error:
        raise BadBot(
            "The bot {name} raised {kind} {where}: {error}",
            name=name,
            kind=type(error).__name__,
            where=where,
            error=error if isinstance(error, Complaint) else str(error),
        ) from error
    if option not in options_of(view):
        raise BadBot(
            "The bot {name} chose {option!r} {where}; that is not one of its options.",
            name=name,
            option=str(option),
            where=where,
        )
    return option
