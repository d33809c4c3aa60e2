"""The laws of the desk: what must hold after every command, whoever gave it and whatever came of it (5.10)."""

from __future__ import annotations

import json
from copy import deepcopy

from fieldofview.desk.acts import Act, act_from, fold
from fieldofview.desk.commands import Revert
from fieldofview.desk.desk import Desk
from fieldofview.desk.evolve import evolve
from fieldofview.desk.laws import keeping, ranking, scoring, seating, surviving
from fieldofview.desk.laws.look import Law, Look
from fieldofview.desk.model import Tournament

LAWS: dict[str, Law] = {
    law.__name__.replace("_", " "): law
    for law in (
        keeping.state_is_the_fold,
        keeping.log_grows_by_one,
        keeping.acts_survive_json,
        keeping.chain_holds,
        keeping.names_stay_outside,
        keeping.undoing_can_be_undone,
        seating.everybody_has_one_place,
        seating.byes_are_given_once,
        seating.closed_rounds_are_whole,
        seating.seats_stay_frozen,
        seating.verifiers_do_not_play,
        seating.the_best_go_on,
        scoring.results_are_earned,
        scoring.points_follow_the_rulings,
        scoring.seats_of_a_result_are_those_published,
        scoring.tokens_are_warnings,
        ranking.ranking_is_a_preorder,
        ranking.standings_add_up,
        ranking.submitted_events_are_complete,
        surviving.lives_are_lost_at_tables,
    )
}
OF_REFUSALS = (keeping.state_is_the_fold, keeping.log_grows_by_one)  # the others speak of what happened
REFOLDED = 16  # every so many entries the whole log is folded anew, not only its end


class BrokenLaw(Exception):
    """Something that must always hold does not."""

    def __init__(self, law: str, sentence: str) -> None:
        super().__init__(f"{law}: {sentence}")
        self.law, self.sentence = law, sentence


class Watch:
    """Follows a desk from outside: a second state folded from the log as it is read back, and all laws."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.acts: list[Act] = []
        self._before: Tournament | None = None
        self._follow()

    def expect(self, command: object) -> None:
        """Called before a command is put: an undoing is compared with what was before it."""
        self._before = deepcopy(self.mirror) if isinstance(command, Revert) else None

    def look(self) -> None:
        """Called after it: the first law that does not hold is raised."""
        accepted = len(self.desk.acts) > len(self.acts)
        self._follow()
        look = Look(self.desk, self.desk.acts[-1] if accepted else None, self.mirror, self._before)
        for name, law in LAWS.items():
            for sentence in law(look) if accepted or law in OF_REFUSALS else ():
                raise BrokenLaw(name, sentence)

    def _follow(self) -> None:
        assert self.desk.log is not None
        new = [
            act_from(entry.by, entry.kind, json.loads(json.dumps(dict(entry.data))))
            for entry in self.desk.log.entries(len(self.acts))
        ]
        self.acts += new
        undone = any(isinstance(act.command, Revert) for act in new)
        if undone or (new and len(self.acts) % REFOLDED == 0) or len(new) == len(self.acts):
            self.mirror = fold(self.acts)
        else:
            for event in (event for act in new for event in act.events):
                evolve(self.mirror, event, len(self.acts))
