"""The table drawn: players and their Fields of View, what has happened, a hand, and what can be answered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from rich.text import Text

from fieldofview.views import View

from .canvas import Canvas, Lines
from .hand import RESPONSES, hand, question
from .happening import FEW_EVENTS, MANY_EVENTS, card_text, events, settling
from .layout import Sizes, fit
from .numbering import Numbers, numbered
from .players import heading, players

ALL = 1000
ANSWERS = 3  # cards that are shown with their text before anything else of a window
BELOW = 2  # the line that is typed into, and one that it may run over into

# What grows first where rows are few: the card that comes in and its answers, then whose game it is, then all else.
IN_A_WINDOW = (("settling", 2), ("question", ALL), ("hint", 1), ("hand", ANSWERS), ("players", 1))
OTHERWISE = (("question", ALL), ("hint", 1), ("hand", 1), ("staged", 1), ("settling", 1), ("players", 1))
THEN = (
    ("events", 1),
    ("players", -2),
    ("events", FEW_EVENTS),
    ("hand", ALL),
    ("settling", ALL),
    ("events", MANY_EVENTS),
    ("players", ALL),
    ("heading", ALL),
)


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
        parts: dict[str, Sizes] = {
            "heading": heading(self, view),
            "players": players(self, view),
            "settling": settling(self, view),
            "events": events(self, view, since),
            "hint": [[], self.hint(hint)] if hint else [[]],
            "hand": hand(self, asked, numbers),
            "staged": self.staged(staged, asked, is_new=len(asked.settling) > len(view.settling)),
            "question": [[]],
        }
        if not ready:
            least = sum(len(sizes[0]) for sizes in parts.values())
            parts["question"] = question(self, asked, numbers, rows - least)
        is_window = asked.decision is not None and asked.decision.kind in RESPONSES
        lines = fit(parts, (*(IN_A_WINDOW if is_window else OTHERWISE), *THEN), rows)
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
