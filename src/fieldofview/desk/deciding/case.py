"""One command before the desk: what is wrong with it, what it only warns about, and who may ask for it."""

from __future__ import annotations

from typing import NoReturn

from fieldofview.desk.editions import binds_all, in_edition
from fieldofview.desk.model import Round, Table, Tournament
from fieldofview.desk.problems import DeskRefusal, Problem
from fieldofview.desk.rights import RIGHTS, roles_of


class Case:
    """Collects problems; what only binds sanctioned events becomes a warning elsewhere (TD.30)."""

    def __init__(self, t: Tournament, by: str) -> None:
        self.t, self.by = t, by
        self.problems: list[Problem] = []
        self.warnings: list[Problem] = []

    def _problem(self, code: str, cites: tuple[str, ...], facts: dict[str, object]) -> Problem:
        edition = self.t.settings.edition
        return Problem(code, tuple(in_edition(id, edition) for id in cites), facts)

    def refuse(self, code: str, /, *cites: str, **facts: object) -> None:
        """Wrong in every event."""
        self.problems.append(self._problem(code, cites, facts))

    def stop(self, code: str, /, *cites: str, **facts: object) -> NoReturn:
        """Wrong in every event, and nothing more can be said about the command."""
        self.refuse(code, *cites, **facts)
        raise DeskRefusal(self.problems)

    def bind(self, code: str, /, *cites: str, **facts: object) -> None:
        """Refused where the rulings bind the event, else a warning."""
        own = [in_edition(id, self.t.settings.edition) for id in cites if id.startswith(("VT.", "VN."))]
        if self.t.settings.sanctioned or any(map(binds_all, own)):
            self.refuse(code, *cites, **facts)
        else:
            self.warn(code.replace("E_", "W_", 1), *cites, **facts)

    def warn(self, code: str, /, *cites: str, **facts: object) -> None:
        """Asks for a confirmation, which is logged with its reason."""
        self.warnings.append(self._problem(code, cites, facts))

    def add(self, problems: list[Problem]) -> None:
        """Problems that another part of the desk found."""
        for problem in problems:
            self.refuse(problem.code, *problem.cites, **problem.facts)

    def settle(self) -> None:
        """Refuse if anything was wrong."""
        if self.problems:
            raise DeskRefusal(self.problems)

    def right(self, what: str) -> None:
        """Whether the one who asks may (5.7)."""
        right = RIGHTS[what]
        if not right.roles & roles_of(self.t, self.by):
            self.bind("E_NO_RIGHT", *right.cites, what=what, person=self.by)

    def round(self, number: int) -> Round:
        found = self.t.round(number)
        if found is None:
            self.stop("E_NO_ROUND", "VT.18", round=number)
        return found

    def open_round(self, number: int, *cites: str) -> Round:
        found = self.round(number)
        if found.closed:
            self.stop("E_ROUND_CLOSED", *(cites or ("VT.66",)), round=number)
        return found

    def table(self, round: int, number: int) -> Table:
        found = self.round(round).tables.get(number)
        if found is None:
            self.stop("E_NO_TABLE", "VT.18", round=round, table=number)
        return found

    def entry(self, id: str) -> str:
        if id not in self.t.entries:
            self.stop("E_NO_ENTRY", "VT.12", player=id)
        return id

    def player(self, id: str) -> str:
        if not self.t.plays(id):
            self.stop("E_NO_ENTRY", "VT.12", player=id)
        return id
