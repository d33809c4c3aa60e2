"""An act that is picked piece by piece and done as one: card, mode and targets are staged, then committed.

What is asked next is found out in a game imagined from the player's own view. So it depends on nothing that the player
does not know, and the real game is not touched before the commit: after it nothing is taken back (VT.44).
"""

from __future__ import annotations

from dataclasses import dataclass

from fieldofview.game import determinise
from fieldofview.views import Decision, Event, Kind, Option, View

from .numbering import Numbering, Numbers

TARGETS = ("player", "card", "mode")  # what is chosen before anybody may respond (D.20)

# What may happen between two picks of one act: its player's own doing, which shows nobody anything new.
OWN_DOING = {Kind.PLAYED, Kind.REVEALED, Kind.USED, Kind.AIMED, Kind.CHOSE, Kind.COPIED, Kind.LINKED}
OWN_PICKS = {Kind.DISCARDED, Kind.PUT_BACK, Kind.PASSED, Kind.STOLE, Kind.RETURNED, Kind.DREW}


@dataclass(frozen=True, slots=True)
class Stage:
    """A question of the act, the numbers of its options, and what was picked."""

    view: View
    numbers: Numbers
    pick: Option | None = None


@dataclass(frozen=True, slots=True)
class Planned:
    """A pick that was committed with the act, for when the game asks for it."""

    seat: int
    stop: int  # where the game must stand
    kind: str
    purpose: str
    about: str | None
    line: str

    def answers(self, decision: Decision, stop: int) -> bool:
        """Whether this is the question that was foreseen, just where it was."""
        asked = (decision.seat, stop, decision.kind, decision.purpose, decision.about)
        return asked == (self.seat, self.stop, self.kind, self.purpose, self.about)


class Staged:
    """What a person has picked so far, none of which is done."""

    def __init__(self, view: View, numbering: Numbering, *, follows: bool = True) -> None:
        self.follows = follows  # whether the act may have further questions
        self.numbering = numbering
        self.stages = [Stage(view, numbering.of(view))]

    @property
    def now(self) -> Stage:
        """The question that is open, or the one answered last."""
        return self.stages[-1]

    @property
    def picked(self) -> list[Stage]:
        return [stage for stage in self.stages if stage.pick is not None]

    @property
    def ready(self) -> bool:
        """Whether all is picked."""
        return self.now.pick is not None

    def pick(self, option: Option) -> None:
        """Answer the open question, or the last one anew; the next one opens, if the act has more."""
        self.stages[-1] = Stage(self.now.view, self.now.numbers, option)
        view = following(self.stages) if self.follows else None
        if view is not None:
            self.stages.append(Stage(view, self.numbering.of(view)))

    def back(self) -> bool:
        """Take the latest pick back; whether there was one."""
        if not self.picked:
            return False
        if not self.ready:
            self.stages.pop()
        self.stages[-1] = Stage(self.now.view, self.now.numbers)
        return True

    def plan(self, stop: int) -> list[Planned]:
        """The picks behind the first, each with the question it answers."""
        plan = []
        for number, stage in enumerate(self.picked[1:], 1):
            decision, option = stage.view.decision, stage.pick
            assert decision is not None
            assert option is not None
            plan.append(
                Planned(decision.seat, stop + number, decision.kind, decision.purpose, decision.about, option.line)
            )
        return plan


def following(stages: list[Stage], seed: int = 0) -> View | None:
    """The same player's next question of the same act, as far as they can know it by themselves.

    It is asked in a game that the view allows; which one, the seed says, and it must not matter.
    """
    first = stages[0].view
    asked, seat = first.decision, first.seat
    if asked is None or seat is None or asked.kind not in ("action", "pick", *TARGETS):
        return None
    game = determinise(first, seed)
    told = len(game.events_since(seat))
    for stage in stages:
        assert stage.pick is not None
        game.answer(stage.pick.line)
    decision = game.decision
    if decision is None or decision.seat != seat:
        return None
    if asked.kind == "pick":
        goes_on = (decision.purpose, decision.about, decision.by) == (asked.purpose, asked.about, asked.by)
        allowed = OWN_PICKS
    else:
        goes_on = decision.kind in TARGETS and decision.purpose != "target again"
        allowed = OWN_DOING
    if not goes_on or not all(is_own(event, seat, allowed) for event in game.events_since(seat, told)):
        return None
    return game.view(seat)


def is_own(event: Event, seat: int, allowed: set[Kind]) -> bool:
    """Whether an event is nothing but what the player did."""
    return event.kind in allowed and event.how != "pile" and event.seats[:1] == (seat,)
