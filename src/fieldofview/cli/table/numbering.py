"""The numbers by which options are typed; a question that goes on, pick by pick, keeps them."""

from __future__ import annotations

from collections.abc import Mapping

from fieldofview.views import Decision, Option, View

Numbers = Mapping[str, int]  # by the option's line


class Numbering:
    """Numbers for one question after the other."""

    def __init__(self) -> None:
        self._question: tuple[object, ...] = ()
        self._numbers: dict[str, int] = {}

    def of(self, view: View) -> Numbers:
        """Numbers from 1 on; the second card to discard has the number that it had when the first was asked for."""
        decision = view.decision
        assert decision is not None
        lines = [option.line for option in decision.options]
        question = (view.seat, view.turns, decision.kind, decision.purpose, decision.about, decision.by, decision.at)
        goes_on = question == self._question and decision.kind != "action" and self._numbers.keys() >= set(lines)
        if not goes_on:
            self._question = question
            self._numbers = {line: number for number, line in enumerate(lines, 1)}
        return {line: self._numbers[line] for line in lines}


def numbered(decision: Decision) -> Numbers:
    """The numbers of a question that stands by itself."""
    return {option.line: number for number, option in enumerate(decision.options, 1)}


def option_of(number: int, decision: Decision, numbers: Numbers) -> Option | None:
    """The option that has a number."""
    return next((option for option in decision.options if numbers[option.line] == number), None)
