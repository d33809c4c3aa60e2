"""Whether an act that was read from a text fits the game as it stands: nothing else is done to the machine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..kernel import ops
from .acts import Act
from .making import MOST_TOKENS
from .windows import asked

if TYPE_CHECKING:
    from .audience import Audience


def fits(game: Audience, act: Act) -> bool:
    """Whether an act could have been done now."""
    s, waits = game._state, game._waits()
    match act.what:
        case "start":
            return not game._started
        case "answer":
            return waits != ops.PICK_PASSES and act.seat in game._asked() and _has(game, act.seat, act.pick)
        case "passes":
            right = waits == ops.PICK_PASSES and tuple(seat for seat, _ in act.picks) == game._asked()
            return right and all(_has(game, seat, pick) for seat, pick in act.picks)
        case "nobody":
            return waits == ops.WINDOW
        case "interject":
            may = act.seat >= 0 and game._may_interject(act.seat)
            return may and act.pick >= 0 and _has(game, act.seat, act.pick + 1)  # the last one is to decline
        case "forfeit" | "disqualify":
            return not s.over and act.seat >= 0 and bool(s.alive >> act.seat & 1)
        case "token":
            return not s.over and act.seat >= 0 and abs(s.tokens[act.seat] + act.pick) <= MOST_TOKENS
        case _:
            return not s.over


def _has(game: Audience, seat: int, pick: int) -> bool:
    """Whether a seat that is asked has an option of this number."""
    s = game._state
    table = s if s.n_options and s.decider == seat else asked(s, game._tables, seat)
    return 0 <= pick < table.n_options
