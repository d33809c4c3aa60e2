"""What was done to a game, one act a stop: enough to do it again."""

from __future__ import annotations

from typing import NamedTuple


class Act(NamedTuple):
    """An answer, or something decided outside the rules of play.

    `what` is start, answer, passes, nobody, interject, forfeit, disqualify, token or time; `pick` the number of the
    option taken, or a token's points; `picks` are options of several seats, taken together.
    """

    what: str
    seat: int = -1
    pick: int = 0
    picks: tuple[tuple[int, int], ...] = ()
