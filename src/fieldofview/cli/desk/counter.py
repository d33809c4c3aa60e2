"""The counter of the desk: one event, who acts, and how everything is said, asked and recorded."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import Any, TypeVar

from fieldofview.cards.complaint import told
from fieldofview.cards.system import Reason
from fieldofview.cards.typed import one_line
from fieldofview.desk.acts import act_from
from fieldofview.desk.commands import Command
from fieldofview.desk.desk import Unconfirmed
from fieldofview.desk.log import LogRefusal, Stale
from fieldofview.desk.model import ORGANISER, Round, Table, Tournament
from fieldofview.desk.problems import DeskRefusal, Problem
from fieldofview.desk.rights import RIGHTS
from fieldofview.desk.words import Language, say, tell_act
from fieldofview.office.event import Event, UnknownName
from fieldofview.office.store import StoreTrouble
from fieldofview.office.tables import BadTable
from fieldofview.office.words import sentence

from ..output import print_json, print_said, print_table, width, wrapped
from .finding import find_event
from .words import BadRequest, word

OK, REFUSED, MISUSED = 0, 1, 2
T = TypeVar("T")


class Declined(Exception):
    """Somebody was asked and said no; nothing was done."""


class Counter:
    """One command at work. In JSON everything that is said is gathered into one object."""

    def __init__(
        self,
        file: str | None = None,
        *,
        by: str | None = None,
        yes: bool = False,
        reason: str | None = None,
        language: Language = "en",
        as_json: bool = False,
        reads: bool = False,
    ) -> None:
        self.file, self.given_by, self.yes, self.reason = file, by, yes, reason
        self.language, self.as_json, self.reads = language, as_json, reads
        self.answer: dict[str, Any] = {"ok": True}
        self.done: list[dict[str, Any]] = []
        self.status = OK

    # the event

    @cached_property
    def event(self) -> Event:
        event = Event.open(find_event(self.file, self.language), read_only=self.reads)
        self.answer["event"] = event.state.settings.title
        return event

    @property
    def t(self) -> Tournament:
        return self.event.state

    @cached_property
    def by(self) -> str:
        """Who acts."""
        text = self.given_by or os.environ.get("FOV_AS") or ORGANISER
        if text == ORGANISER:
            return ORGANISER
        try:
            return self.find(text)
        except BadRequest:
            if self.t.settings.organiser_name.casefold() == text.casefold():
                return ORGANISER
            raise

    def serve(self, work: Callable[[], None]) -> int:
        """Do the work and answer; what goes wrong becomes a sentence and a status."""
        collecting = gc.isenabled()
        gc.disable()  # an event is many small things that all stay: looking for rubbish among them takes half the time
        try:
            work()
        except _Said:
            pass
        except Declined:
            self._wrong("declined", [{"text": word("declined", self.language), "cites": []}], REFUSED)
        except DeskRefusal as refusal:
            self._wrong("refused", [self.problem(problem) for problem in refusal.problems], REFUSED)
        except Stale as stale:
            self._wrong("stale", self._meanwhile(stale), REFUSED)
        except BadTable as error:
            self._wrong("error", [{"text": sentence(error.why, self.language, error.detail), "cites": []}], MISUSED)
        except (ValueError, StoreTrouble, LogRefusal) as error:
            if isinstance(error, ValueError) and type(error).__module__.partition(".")[0] != "fieldofview":
                raise
            self._wrong("error", [{"text": told(error, self.language), "cites": []}], MISUSED)
        except OSError as error:
            if error.filename is None:
                raise
            text = word(
                "no_file", self.language, file=one_line(str(error.filename)), why=Reason(error).told(self.language)
            )
            self._wrong("error", [{"text": text, "cites": []}], MISUSED)
        finally:
            if "event" in self.__dict__:
                self.event.store.close()
            if collecting:
                gc.enable()
        if self.as_json:
            if self.done:
                self.answer["done"] = self.done
            print_json(self.answer)
        return self.status

    def _wrong(self, kind: str, problems: list[dict[str, Any]], status: int) -> None:
        self.status = status
        self.answer |= {"ok": False, kind: problems}
        if not self.as_json:
            for problem in problems:
                print_said(_with_cites(problem), sys.stderr)

    def problem(self, problem: Problem) -> dict[str, Any]:
        """A problem as it is shown: its sentence, its rulings, and who could."""
        text = say(problem, self.language, self.name)
        if problem.code[2:] == "NO_RIGHT":
            text += " " + self._who_may(str(problem.facts["what"]))
        return {"code": problem.code, "text": text, "cites": list(problem.cites)}

    def _who_may(self, what: str) -> str:
        t = self.t
        holders = {
            "organiser": [ORGANISER],
            "score keeper": t.staff.score_keepers,
            "judge": t.staff.judges,
            "head judge": [t.staff.chief] if t.staff.chief else [],
            "verifier": t.staff.verifiers,
        }
        roles = [role for role in holders if role in RIGHTS[what].roles]
        people = dict.fromkeys(person for role in roles for person in holders[role])
        shown = ", ".join(self.name(person) for person in people)
        if people:
            return word("who_may", self.language, people=shown, first=self.name(next(iter(people))))
        return word("nobody_may", self.language, roles=", ".join(word(f"role.{role}", self.language) for role in roles))

    def _meanwhile(self, stale: Stale) -> list[dict[str, Any]]:
        self.event.refresh()
        lines = [
            {"text": f"{entry.n}: {line['text']}", "cites": line["cites"]}
            for entry in stale.entries[:8]
            for line in tell_act(act_from(entry.by, entry.kind, dict(entry.data)), self.language, self.name)
        ]
        return [{"text": word("stale", self.language), "cites": []}, *lines]

    # names

    def name(self, id: str) -> str:
        if id == ORGANISER:
            return self.t.settings.organiser_name or word("role.organiser", self.language)
        return word("the_desk", self.language) if id == "desk" else self.event.name(id)

    def names(self, ids: Iterable[str]) -> str:
        return ", ".join(self.name(id) for id in ids)

    def find(self, text: str, among: Sequence[str] = ()) -> str:
        """Who is meant by a name or its beginning; those at a table come first."""
        wanted = text.casefold().strip()
        near = [id for id in among if self.name(id).casefold() == wanted or id == text]
        near = near or [id for id in among if wanted and self.name(id).casefold().startswith(wanted)]
        if len(near) == 1:
            return near[0]
        try:
            return self.event.find(text)
        except UnknownName as unknown:
            key = "could_be" if unknown.found else "nobody_called"
            raise BadRequest(key, self.language, text=text, names=", ".join(unknown.found[:6])) from unknown

    def entry(self, text: str) -> str:
        """The entry that a name means: of a partner, the team."""
        return self.t.unit(self.find(text))

    # rounds and tables

    def round_number(self, given: int | None) -> int:
        if given is not None:
            return given
        if not self.t.rounds:
            raise BadRequest("no_round_yet", self.language)
        return len(self.t.rounds)

    def round(self, given: int | None = None) -> Round:
        number = self.round_number(given)
        found = self.t.round(number)
        if found is None:
            raise DeskRefusal([Problem("E_NO_ROUND", ("VT.18",), {"round": number})])
        return found

    def table(self, number: int, given: int | None = None) -> Table:
        found = self.round(given).tables.get(number)
        if found is None:
            raise DeskRefusal([Problem("E_NO_TABLE", ("VT.18",), {"round": self.round(given).number, "table": number})])
        return found

    # asking

    def can_ask(self) -> bool:
        return not self.as_json and sys.stdin is not None and sys.stdin.isatty()

    def sure(self, key: str, **facts: object) -> None:
        """Ask before something is done; Enter means yes. Where nobody can be asked, --yes has to be said."""
        if self.yes:
            return
        question = word(key, self.language, **facts)
        if not self.can_ask():
            raise BadRequest("say_yes", self.language, question=question)
        reply = _typed(f"{question} [{word('yes_no', self.language)}] ").casefold()
        if reply not in ("", "y", "yes", "j", "ja"):
            raise Declined

    def ask(self, key: str, default: str = "", **facts: object) -> str:
        """A line that somebody types."""
        shown = f" [{default}]" if default else ""
        return _typed(f"{word(key, self.language, **facts)}{shown} ") or default

    def because(self) -> str:
        """The reason that an act cannot do without."""
        if self.reason:
            return self.reason
        if not self.can_ask():
            raise BadRequest("say_reason", self.language)
        reason = self.ask("which_reason")
        if not reason:
            raise Declined
        self.reason = reason
        return reason

    # doing

    def put(self, command: Command, *, quiet: bool = False) -> None:
        """Carry a command out and say what happened."""
        self.do(lambda confirm: self.event.put(command, self.by, confirm), quiet=quiet)

    def do(self, work: Callable[[str], T], *, quiet: bool = False) -> T:
        """Work that writes: its warnings are asked about, its events are told."""
        before = len(self.event.desk.acts)
        try:
            result = work("")
        except Unconfirmed as warned:
            result = work(self.all_the_same(warned))
        self.told(before, quiet=quiet)
        return result

    def all_the_same(self, warned: Unconfirmed) -> str:
        """The reason to go on although the desk warns: said before, or asked for now."""
        problems = [self.problem(problem) for problem in warned.problems]
        given = self.reason or (word("confirmed", self.language) if self.yes else "")
        if given:
            self.answer.setdefault("warnings", []).extend(problems)
            for problem in () if self.as_json else problems:
                print_said(f"! {_with_cites(problem)}")
            return given
        if not self.can_ask():
            problems.append({"text": word("say_why", self.language), "cites": []})
            self._wrong("warned", problems, REFUSED)
            raise _Said
        for problem in problems:
            print_said(_with_cites(problem))
        reason = self.ask("why_all_the_same")
        if not reason:
            raise Declined
        return reason

    def told(self, before: int, *, quiet: bool = False) -> None:
        """Say what was written since an entry of the log."""
        for n, act in enumerate(self.event.desk.acts[before:], before + 1):
            lines = tell_act(act, self.language, self.name)
            self.done.append({"n": n, "command": type(act.command).__name__, "by": act.by, "events": lines})
            if not quiet and not self.as_json:
                for line in lines:
                    print_said(_with_cites(line))

    # saying

    def tell(self, key: str, **facts: object) -> None:
        """A sentence beside what was written."""
        self.line(word(key, self.language, **facts))

    def line(self, text: str) -> None:
        if self.as_json:
            self.answer.setdefault("said", []).append(text)
        else:
            print_said(text)

    def give(self, key: str, value: object) -> None:
        """Something for readers of JSON alone."""
        self.answer[key] = value

    def rows(self, key: str, columns: Sequence[str], rows: Iterable[Sequence[object]], title: str = "") -> None:
        """A table: drawn for people, a list of objects in JSON."""
        found = [list(row) for row in rows]
        if self.as_json:
            self.answer[key] = [dict(zip(columns, row, strict=True)) for row in found]
            return
        if title:
            print(f"\n{title}")
        if not found:
            print(word("nothing", self.language))
            return
        headings = [word(f"column.{column}", self.language) for column in columns]
        print_table(headings, [["" if cell is None else _cell(cell) for cell in row] for row in found])


def _typed(question: str) -> str:
    """A line from the keyboard; the end of all input is a no."""
    *above, question = wrapped(question.rstrip(), width()).split("\n")
    for line in above:
        print(line)
    try:
        return input(f"{question} ").strip()
    except EOFError as end:
        print()
        raise Declined from end


class _Said(Declined):
    """What was to be said was said already."""


def _cell(value: object) -> str:
    if isinstance(value, bool):
        return "✓" if value else ""
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value))
    return str(value)


def _with_cites(line: dict[str, Any]) -> str:
    cites = ", ".join(line["cites"])
    return f"{line['text']} ({cites})" if cites else str(line["text"])
