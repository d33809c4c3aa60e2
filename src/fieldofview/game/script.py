"""Run a scenario: its script line by line, then what must hold."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..cards.complaint import Complaint, Term
from ..rulings import UnknownRuling, ruling
from ..views.decision import Decision
from ..views.event import Event
from ..views.words import prompt
from .errors import IllegalAnswer
from .expect import check_expectations
from .game import Game
from .reasons import Reason
from .record import apply_line
from .scenario import BadScenario, Line, Scenario
from .tabletop import lay_out
from .why import explain


class Unfollowed(BadScenario):
    """A line of a script that does not fit the game: why, if a rule forbids it, and what is pending instead."""

    def __init__(self, place: Complaint, line: Line, reason: Reason | None, decision: Decision | None) -> None:
        self.line, self.reason, self.decision = line, reason, decision
        pending = describe(decision) if decision else Term("The game is over, nobody has to decide.")
        if reason is None:
            super().__init__("{place} cannot be followed: {pending}", place=place, pending=pending)
        else:
            super().__init__("{place} cannot be followed: {why} {pending}", place=place, why=reason, pending=pending)


@dataclass(frozen=True, slots=True)
class Step:
    """A decision of a script, and the line that was taken."""

    decision: Decision
    taken: str
    by_itself: bool = False  # no line of the script says so


@dataclass(slots=True)
class Result:
    """What came of a scenario."""

    scenario: Scenario
    complaints: list[Complaint] = field(default_factory=list)
    trace: list[Step] = field(default_factory=list)
    passed_over: list[tuple[str, str]] = field(default_factory=list)  # players, and what was taken for them
    cited: set[str] = field(default_factory=set)
    game: Game | None = None
    laid: int = 0  # so many events tell how the table was laid

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened at the table after it was laid."""
        return () if self.game is None else self.game.events[self.laid :]

    @property
    def failures(self) -> list[str]:
        """What does not hold, in an English sentence each."""
        return self.told()

    def told(self, language: str = "en") -> list[str]:
        """What does not hold, in a sentence each."""
        return [complaint.told(language) for complaint in self.complaints]

    @property
    def passed(self) -> bool:
        return not self.complaints


def run_scenario(scenario: Scenario, backend: str = "plain") -> Result:
    """Set the table, follow the script, check what is expected."""
    result = Result(scenario)
    try:
        follow(result, backend)
        assert result.game is not None
        result.complaints += check_expectations(scenario, result.game, result.cited)
    except Complaint as error:
        result.complaints.append(error)
    except ValueError as error:
        result.complaints.append(Complaint("{error}", error=error))
    result.complaints += unknown_rulings(scenario)
    return result


def follow(result: Result, backend: str = "plain") -> None:
    """Set the table and follow the script; raises where that cannot be done, and keeps what came before."""
    game = result.game = lay_out(result.scenario, backend)
    result.laid = len(game.events)
    try:
        _Runner(game, result.scenario, result).run()
    finally:
        result.cited.update(c for e in result.events for c in e.cites)


def unknown_rulings(scenario: Scenario) -> list[Complaint]:
    """A sentence for every id that the scenario cites and that no ruling has."""
    found = []
    for id in scenario.cites:
        try:
            ruling(id)
        except UnknownRuling as error:
            if error.near:
                near = ", ".join(error.near)
                found.append(Complaint("cites: no ruling {id!r}; nearest: {near}.", id=id, near=near))
            else:
                found.append(Complaint("cites: no ruling {id!r}; ids look like VT.47, VT.card.wink.a or D.20.", id=id))
    return found


class _Runner:
    def __init__(self, game: Game, scenario: Scenario, result: Result) -> None:
        self.game = game
        self.scenario = scenario
        self.result = result
        self.started = False

    def run(self) -> None:
        drawn = self.scenario.table.get("drawn", True)
        if drawn:
            self.start()
        for line in self.scenario.script:
            self.line(line)
        self.start()
        if not self.scenario.pause:
            while self.pass_over():
                pass

    def start(self) -> None:
        """Run to the first decision: with `drawn = false`, this makes the draw."""
        if not self.started:
            self.started = True
            self.game.run()

    def line(self, line: Line) -> None:
        if line.who.lower() == "judge" or line.what == "forfeit":
            self.outside(line)
        elif line.forbidden:
            self.forbid(line)
        else:
            self.start()
            self.answer(line)

    def seat(self, line: Line) -> int:
        try:
            return self.game.seat(line.who)
        except ValueError as error:
            raise BadScenario("{place}: {error}", place=self.scenario.place(line), error=error) from error

    def outside(self, line: Line) -> None:
        """What a judge says, or a forfeit, acts at once."""
        who = "judge" if line.who.lower() == "judge" else self.game.names[self.seat(line)]
        before_draw = not self.started
        try:
            apply_line(self.game, f"{who}: {line.what}")
        except IllegalAnswer as error:
            raise BadScenario("{place}: {error}", place=self.scenario.place(line), error=error) from error
        if before_draw and not self.game.over and line.what != "forfeit" and not line.what.startswith("disq"):
            return
        self.started = True

    def forbid(self, line: Line) -> None:
        seat = self.seat(line)
        decision = self.game.decision
        if self.game.match_any(line.what, seat):
            assert decision is not None
            place, pending = self.scenario.place(line), describe(decision)
            self.result.complaints.append(
                Complaint("{place}: it is legal here. {pending}", place=place, pending=pending)
            )
        else:
            self.result.cited.update(explain(self.game, seat, line.what).cites)

    def answer(self, line: Line) -> None:
        """Answer the first decision that offers the line; what comes before it is passed over."""
        seat = self.seat(line)
        while True:
            decision = self.game.decision
            if decision is None:
                raise Unfollowed(self.scenario.place(line), line, None, None)
            if decision.seat == seat and self.game.match(line.what) is not None:
                self.note(decision, line.what)
                self.game.answer(line.what)
                return
            if not self.pass_over():
                reason = explain(self.game, seat, line.what)
                raise Unfollowed(self.scenario.place(line), line, reason, decision)

    def note(self, decision: Decision, taken: str, *, by_itself: bool = False) -> None:
        self.result.trace.append(Step(decision, taken, by_itself))
        self.result.cited.update(decision.cites)

    def pass_over(self) -> bool:
        """Take a harmless decision by itself; False if the pending one is not."""
        decision = self.game.decision
        if decision is None or decision.kind == "action":
            return False
        lines = [o.line for o in decision.options]
        if "decline" in lines:
            taken = "decline"
        elif "done" in lines:
            taken = "done"
        elif len(lines) == 1:
            taken = lines[0]
        else:
            return False
        self.note(decision, taken, by_itself=True)
        self.result.passed_over.append((decision.name, taken))
        self.game.answer(taken)
        return True


def describe(decision: Decision) -> Complaint:
    """The pending decision and its legal lines, for messages."""
    return Complaint(
        "Pending is {name}'s decision ({question}) with {options}.",
        name=decision.name,
        question=Question(decision),
        options=", ".join(f"'{o.line}'" for o in decision.options),
    )


@dataclass(frozen=True, slots=True)
class Question:
    """What a decision asks, as a value of a sentence."""

    decision: Decision

    def told(self, language: str = "en") -> str:
        return prompt(self.decision, language)
