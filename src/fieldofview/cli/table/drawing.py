"""The table drawn: players and their Fields of View, what has happened, a hand, and what can be answered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from rich.text import Text

from fieldofview.views import View

from .canvas import Canvas, Lines
from .hand import RESPONSES, hand, numbers_in_hand, question
from .happening import FEW_EVENTS, MANY_EVENTS, card_text, events, settling
from .layout import Need, Sizes, fit
from .numbering import Numbers, numbered
from .players import crammed, heading, players

ALL = 1000
FEW, MANY = 3, 6  # players: so many have a line each at least, and more than these share lines
BELOW = 2  # the line that is typed into, and one that it may run over into

# What grows first where rows are few.
OTHERWISE: tuple[Need, ...] = (
    ("question", ALL),
    ("hint", 1),
    ("hand", 1),
    ("staged", 1),
    ("settling", 1),
    ("players", 1),
    ("events", 1),
    ("players", -2),
)
THEN: tuple[Need, ...] = (
    ("events", FEW_EVENTS),
    ("hand", ALL),
    ("settling", ALL),
    ("events", MANY_EVENTS),
    ("players", ALL),
    ("heading", ALL),
)


def in_a_window(players: int, answers: int) -> tuple[Need, ...]:
    """What grows first in a window: the card that comes in and all that can answer it, then the others at the table."""
    a_line_each = 2 if FEW < players <= MANY else 1
    texts: tuple[Need, ...] = (("settling", 1), ("question", ALL), ("hand", answers))
    own: tuple[Need, ...] = (("hint", 1), ("settling", 3), ("hand", answers + 1))
    return (*texts, *own, ("players", a_line_each), ("hand", answers + 2), ("players", -2))


class Stages(TypedDict):
    """What the table shows of an act that is being staged."""

    asked: View
    numbers: Numbers
    staged: Sequence[str]
    ready: bool
    hint: str


class Drawing(Canvas):
    """Draws views on one console."""

    def table(
        self,
        view: View,
        since: int,
        *,
        asked: View | None = None,
        numbers: Numbers | None = None,
        staged: Sequence[str] = (),
        ready: bool = False,
        hint: str = "",
        below: int = 0,
    ) -> Lines:
        """The whole table in lines; events from number `since` on are new to the viewer.

        While an act is being staged, `asked` has its latest question, and the table is still as it was. So many rows
        are left free `below`.
        """
        asked = asked or view
        if numbers is None:
            numbers = numbered(asked.decision) if asked.decision is not None else {}
        rows = self.console.height - BELOW - below
        decision = asked.decision
        is_window = decision is not None and decision.kind in RESPONSES
        parts: dict[str, Sizes] = {
            "heading": heading(self, view),
            "players": [crammed(self, view), *players(self, view)] if is_window else players(self, view),
            "settling": settling(self, view, is_window=is_window),
            "events": events(self, view, since, is_window=is_window),
            "hint": [[], self.hint(hint)] if hint else [[]],
            "hand": hand(self, asked, numbers),
            "staged": self.staged(staged, asked, is_new=len(asked.settling) > len(view.settling)),
            "question": [[]],
        }
        if not ready:
            least = sum(len(sizes[0]) for sizes in parts.values())
            parts["question"] = question(self, asked, numbers, rows - least)
        first = OTHERWISE
        if decision is not None and is_window:
            first = in_a_window(len(view.names), len(numbers_in_hand(asked, decision, numbers)))
        lines = fit(parts, (*first, *THEN), rows)
        return [self.fitting(line) for line in lines]

    def hint(self, text: str) -> Lines:
        """What a newcomer is told before a question that they meet for the first time."""
        return [self.rule(self.says("hint")), *self.wrapped(Text(text, "italic"), 2)]

    def staged(self, picks: Sequence[str], view: View, *, is_new: bool) -> Sizes:
        """What would be done, and is not done yet; and the text of a card that is not on the table."""
        if not picks:
            return [[]]
        lines = self.wrapped(self.sentence(self.says("staged", picks=" › ".join(picks)), view, "bold"), 2)
        return [lines, [*lines, *card_text(self, view)]] if is_new else [lines]

    def settling(self, view: View) -> Lines:
        """What is being settled, in full."""
        return settling(self, view)[-1]

    def hand(self, view: View) -> Lines:
        """The viewer's hand, in full."""
        return hand(self, view, numbered(view.decision) if view.decision is not None else {})[-1]
