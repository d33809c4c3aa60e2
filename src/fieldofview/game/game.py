"""The friendly face: a game that asks decisions, takes answers and tells what happened."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from ..cards.typed import said
from ..kernel import ops
from ..views.decision import Decision, Option
from ..views.words import option, refusal
from .acts import Act
from .audience import Audience
from .errors import GameOver, IllegalAnswer, IllegalLine, LateAnswer
from .matching import match, match_any
from .reasons import Reason
from .why import explain, reason_at
from .windows import NOBODY

Answer = Option | str | int


class Game(Audience):
    """One game. Seats are 0… clockwise; names are accepted wherever a seat is."""

    # -- answers ----------------------------------------------------------------------------------------------

    def answer(self, answer: Answer, seat: int | str | None = None, number: int | None = None) -> None:
        """Answer the pending decision: by an option, its line, or its index.

        `seat` and `number` say which question is meant, so that a late answer meets no other one.
        """
        s = self._state
        if s.over:
            raise GameOver(Reason("no more answers"))
        waits, asked_seats = self._waits(), self._asked()
        if waits == ops.WINDOW or len(asked_seats) > 1:
            raise IllegalAnswer(Reason("answer together", {}, ("D.84",)))
        (who,) = asked_seats
        if seat is not None and self.seat(seat) != who:
            raise IllegalAnswer(Reason("other asked", {"player": self.names[self.seat(seat)]}, ("D.46",)))
        self._check_number(who, number)
        index = self._index(who, answer)
        self._do(Act("passes", -1, 0, ((who, index),)) if waits else Act("answer", who, index))

    def settle(self, answers: Mapping[int | str, Answer] | None = None, number: int | None = None) -> None:
        """Settle sealed answers clockwise: the first that is no decline counts, the others are void (D.84).

        Seats that are left out have declined. Cards to be passed on are wanted of everybody who holds one.
        """
        waits = self._waits()
        if not waits:
            raise IllegalAnswer(Reason("nothing sealed", {}, ("D.84",)))
        asked_seats = self._asked()
        self._check_number(asked_seats[0], number)
        given = self._sealed(answers or {}, asked_seats)
        picks = [(seat, self._index(seat, given[seat])) for seat in asked_seats if seat in given]
        if waits == ops.PICK_PASSES:
            missing = [self.names[seat] for seat in asked_seats if seat not in given]
            if missing:
                raise IllegalAnswer(Reason("passes missing", {"players": ", ".join(missing)}, ("D.32", "D.84")))
            self._do(Act("passes", -1, 0, tuple(picks)))
            return
        taken = [(seat, i) for seat, i in picks if self._decision_of(seat).options[i].verb != "decline"]
        self._do(Act("answer", *taken[0]) if taken else Act("nobody"))

    def _sealed(self, answers: Mapping[int | str, Answer], asked_seats: tuple[int, ...]) -> dict[int, Answer]:
        """Sealed answers by seat: one of each, and only of those who may seal one."""
        if not isinstance(answers, Mapping):
            raise IllegalAnswer(Reason("answers by player", {}, ("D.84",)))
        given: dict[int, Answer] = {}
        for who, answer in answers.items():
            seat = self.seat(who)
            if seat not in asked_seats:
                raise IllegalAnswer(Reason("may not seal", {"player": self.names[seat]}, ("D.84",)))
            if seat in given:
                raise IllegalAnswer(Reason("sealed twice", {"player": self.names[seat]}, ("D.84",)))
            given[seat] = answer
        return given

    def interject(self, who: int | str, answer: Answer, number: int | None = None) -> None:
        """Reveal an any-time card while the turn's player chooses what to do (D.16, D.84)."""
        seat = self.seat(who)
        if not self._may_interject(seat):
            raise IllegalAnswer(Reason("no open moment", {}, ("D.16", "D.84")))
        self._check_number(seat, number)
        decision = self._interjection(seat)
        index = self._find(decision, answer)
        if index is None or decision.options[index].verb == "decline":
            raise self._illegal(replace(decision, options=decision.options[:-1]), answer)
        self._do(Act("interject", seat, index))

    def _check_number(self, seat: int, number: int | None) -> None:
        if number is not None and (isinstance(number, bool) or number != self._number(seat)):
            raise LateAnswer(Reason("late", {"number": str(self._number(seat))}, ("D.84",)))

    def _index(self, seat: int, answer: Answer) -> int:
        """The number of the option that an answer means."""
        if isinstance(answer, int) and not isinstance(answer, bool):
            if not self._waits() and 0 <= answer < self._state.n_options:
                return answer
        decision = self._decision_of(seat)
        index = self._find(decision, answer)
        if index is None:
            raise self._illegal(decision, answer)
        return index

    def _find(self, decision: Decision, answer: Answer) -> int | None:
        if isinstance(answer, int) and not isinstance(answer, bool):
            return answer if 0 <= answer < len(decision.options) else None
        return None if isinstance(answer, bool) else match(decision, str(answer), self.names)

    def _illegal(self, decision: Decision, answer: Answer) -> IllegalAnswer:
        line, legal = said(answer), tuple(option.line for option in decision.options)
        return IllegalLine(explain(self, decision.seat, line), decision.seat, decision.name, line, legal)

    def match(self, line: str, who: int | str | None = None) -> int | None:
        """The number of the option that a line means; case and a clear 'of NAME' do not matter."""
        decision = self._question(who)
        return None if decision is None else match(decision, line, self.names)

    def match_any(self, line: str, who: int | str | None = None) -> bool:
        """Whether a line, however unclear, names any legal option."""
        decision = self._question(who)
        return decision is not None and match_any(decision, line, self.names)

    def _question(self, who: int | str | None) -> Decision | None:
        if who is None:
            return self.decision
        seat = self.seat(who)
        if seat in self._asked():
            return self._decision_of(seat)
        if not self._may_interject(seat):
            return None
        decision = self._interjection(seat)
        return replace(decision, options=decision.options[:-1])  # declining is to say nothing

    def why_not(self, line: str, who: int | str | None = None, language: str = "en") -> str:
        """Why a line is not legal for a player now, in a sentence with its rulings: told by what they may know."""
        if self.over:
            return refusal("over", {}, language)
        decision = self.decision
        if who is None and decision is None:
            raise IllegalAnswer(Reason("say who", {}, ("D.84",)))
        seat = self.seat(who) if who is not None else decision.seat if decision else 0
        reason = self.reason(line, seat)
        if reason is not None:
            return reason.told(language)
        asked = self._question(seat)
        index = match(asked, line, self.names) if asked else None
        shown = option(asked.options[index], asked, self.names, language) if asked and index is not None else line
        return refusal("legal", {"line": shown}, language)

    def reason(self, line: str, who: int | str) -> Reason | None:
        """Why a line is not legal for a player now, as data; None for one that is."""
        seat = self.seat(who)
        return reason_at(self, seat, line, self._question(seat))

    # -- copies and records -----------------------------------------------------------------------------------

    def clone(self) -> Game:
        """An independent copy; it tells from the start when it is asked."""
        twin = Game(self.setup, self._tables, self._first, self._backend.name, imagined=self.imagined, seen=self._seen)
        twin._go_on(self._state.clone(), self._acts[:], self._stops())
        twin._unchecked = self._unchecked
        return twin

    def snapshot(self) -> str:
        """The game at this moment as text, with its secret; `restore` goes on from there."""
        from .snapshot import snapshot

        return snapshot(self)

    def _line(self, act: Act) -> str:
        """An act as it stands in a record."""
        if act.what == "start":
            return ""
        if act.what == NOBODY:
            return NOBODY
        if act.what == "passes":
            picks = (f"{self.names[p]}: {self._decision_of(p).options[i].line}" for p, i in act.picks)
            return "\n".join(picks)
        if act.what == "time":
            return "judge: call time"
        who = self.names[act.seat]
        if act.what == "answer":
            return f"{who}: {self._decision_of(act.seat).options[act.pick].line}"
        if act.what == "interject":
            return f"{who}: {self._interjection(act.seat).options[act.pick].line}"
        if act.what == "token":
            return f"judge: token {who} {act.pick}"
        return f"judge: disqualify {who}" if act.what == "disqualify" else f"{who}: forfeit"

    def record(self, *, sealed: bool = False) -> str:
        """Setup, chance and answers as readable text; `replay` makes the same game of it.

        It gives all hands away. Sealed, it is what others may get before the end: no secret, no answers.
        """
        from .record import write

        if self.imagined:
            raise ValueError("This game was imagined from a view or laid out by hand: no record leads to it.")
        return write(self, sealed=sealed)
