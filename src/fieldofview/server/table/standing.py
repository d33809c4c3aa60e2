"""What a seat has sealed when a window closes: by a click, by a standing answer, or by a waiting any-time card."""

from __future__ import annotations

from ...game import Decision, Window
from .commands import Standing
from .settings import QUICK
from .table import Table


def passes_by(table: Table, seat: int) -> bool:
    """Whether "pass until my turn" is in force: it ignores the hand, and ends where its player is named."""
    chosen = table.preferred.get(seat)
    if chosen is None or chosen.pass_until is None or seat in table.aimed:
        return False
    return table.seats[seat].began_turn <= chosen.pass_until


def has_sealed(table: Table, seat: int) -> bool:
    """Whether a player has answered so that it may close a window: by a click; at quick tables also by "pass until my
    turn", which ignores the hand. Standing answers and waiting any-time cards never do."""
    return seat in table.sealed or (table.settings.windows == QUICK and passes_by(table, seat))


def answer_of(table: Table, decision: Decision, window: Window) -> int | None:
    """The option that a seat answers the closing window with; None where it lets it happen."""
    seat = decision.seat
    if not table.is_human(seat):
        thought = table.thoughts.get((seat, "decision"))
        return None if thought is None else thought.option
    if seat in table.sealed:
        return table.sealed[seat].option
    chosen = table.preferred.get(seat)
    lines = [rule.line for rule in chosen.standing if fits(rule, window)] if chosen else []
    if seat in table.waiting:
        lines.append(table.waiting[seat])
    return next((found for line in lines if (found := find(decision, line)) is not None), None)


def fits(rule: Standing, window: Window) -> bool:
    """A standing answer is for just the situation it was written for."""
    if rule.card is not None and rule.card != window.card:
        return False
    return rule.threat is None or rule.threat in window.threatens


def find(decision: Decision, line: str) -> int | None:
    """The option with this line."""
    return next((i for i, option in enumerate(decision.options) if option.line == line), None)


def winner(table: Table) -> tuple[int, int] | None:
    """The first answer clockwise from the window's place that is no decline, as things are sealed now."""
    game = table.playing
    window = game.window
    assert window is not None
    for decision in game.pending:
        option = answer_of(table, decision, window)
        if option is not None and 0 <= option < len(decision.options) and decision.options[option].verb != "decline":
            return decision.seat, option
    return None
