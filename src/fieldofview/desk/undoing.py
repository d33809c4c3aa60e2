"""Undoing an act: what came after it is decided anew, as if it had never happened (5.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fieldofview.desk import commands as c
from fieldofview.desk import events as e
from fieldofview.desk.acts import Act, fold, reverted
from fieldofview.desk.concerns import People, all_concerned, is_untouched, spread
from fieldofview.desk.decide import decide
from fieldofview.desk.evolve import evolve
from fieldofview.desk.model import Tournament
from fieldofview.desk.problems import DeskRefusal


@dataclass(frozen=True, slots=True)
class Undone:
    """What undoing an act comes to. Without dependents `state` is the one after it."""

    number: int
    length: int  # of the log that it was tried on
    dependents: list[int]  # later acts that come out differently
    state: Tournament

    def is_of(self, command: c.Revert, acts: Sequence[Act]) -> bool:
        """Whether this is what a revert at the end of the log has done."""
        return (self.number, self.length) == (command.command, len(acts) - 1) and not self.dependents


def undo(acts: Sequence[Act], number: int, most: int | None = None) -> Undone:
    """Decide anew what came after an act, until `most` dependents are found.

    Acts that look at nobody whom the undone one concerns come out the same, and are only folded.
    """
    trial = Act("", c.Revert(number, ""), (e.Reverted(number, ""),))
    before, gone = reverted(acts), reverted([*acts, trial])
    changed = sorted(before ^ gone)  # the act itself, and what it had undone
    state = fold(acts[: changed[0] - 1], gone)
    people = all_concerned(state, (event for n in changed for event in acts[n - 1].events))
    found: list[int] = []
    for n in range(changed[0], len(acts) + 1):
        act = acts[n - 1]
        if n in gone:
            continue
        if n > number and not _same(state, act, people):
            found.append(n)
            if len(found) == most:
                break
            also = all_concerned(state, act.events)
            people = None if people is None or also is None else people | also
            continue
        people = None if people is None else spread(state, act.events, people)
        for event in act.events:
            evolve(state, event, n)
    evolve(state, trial.events[0], len(acts) + 1)
    return Undone(number, len(acts), found, state)


def _same(state: Tournament, act: Act, people: People | None) -> bool:
    """Whether an act comes out as it did."""
    if isinstance(act.command, c.Revert):
        return True
    if people is not None and is_untouched(state, act.command, act.by, people):
        return True
    try:
        return decide(state, act.command, act.by).events == act.events
    except DeskRefusal:
        return False
