"""`fov desk day`: a newcomer is led through the event, step by step."""

from __future__ import annotations

import shlex
from pathlib import Path

from fieldofview.desk.model import ORGANISER
from fieldofview.desk.rights import RIGHTS

from ..calling import fov
from ..output import print_as_called, print_said
from . import COMMANDS, HELP, execute, load
from .counter import Counter, Declined
from .finding import find_event
from .takes import arg, takes
from .todo import Step, show_todo, steps
from .words import BadRequest, word

# The right that a typed command needs, where it is not the organiser's.
RIGHT_OF = {
    "result": "result", "forfeit": "result", "confirm": "result", "correct": "correct", "undo": "revert",
    "penalty": "penalty", "dq": "penalty", "told": "told", "answer": "answer", "ruling": "answer",
    "extend": "extension", "reference": "reference", "verify": "verify", "reopen": "reopen", "appeal": "appeal",
    "dq-report": "report", "agreed": "agreed draw",
}  # fmt: skip
ENDS = ("q", "quit", "exit", "ende")


@takes(arg("--once", action="store_true", help="say what is next and leave"))
def day(at: Counter, once: bool) -> None:
    """Be led through an event: it says where you are, what is next and what is missing, does the next step when you
    press Enter, and takes any other command as well."""
    if once or not at.can_ask():
        show_todo(at)
        return
    Guide(at).lead()


class _Nothing(Exception):
    """A question was left with Enter alone: back to what is next."""


class Guide:
    """Asks for what steps need, and remembers who sits at the keyboard for what."""

    def __init__(self, at: Counter) -> None:
        self.at = at
        self.actors: dict[str, str] = {}

    def lead(self) -> None:
        self._find_or_make()
        while True:
            found = self._look()
            try:
                line = self.at.ask("day.prompt" if found else "day.prompt_over")
                if line.casefold() in ENDS:
                    return
                self._follow(line, found)
            except _Nothing:
                print(word("declined", self.at.language))
            except Declined:  # the input has ended
                return
            except ValueError as error:  # an open quotation mark, or a name that nobody has
                print_said(str(error))

    def _find_or_make(self) -> None:
        try:
            self.at.file = str(find_event(self.at.file, self.at.language))
        except BadRequest as missing:
            if missing.key != "no_event_here":
                raise
            print(word("day.welcome", self.at.language))
            title = self.at.ask("which_title")
            practice = self.at.ask("day.practice").casefold() in ("y", "yes", "j", "ja")
            execute("new", [title, *(["--practice"] if practice else []), "--lang", self.at.language])
            self.at.file = str(find_event(None, self.at.language))

    def _look(self) -> list[Step]:
        look = self._fresh()
        print()
        try:
            show_todo(look)
            return list(steps(look))
        finally:
            look.event.store.close()

    def _fresh(self) -> Counter:
        return Counter(self.at.file, language=self.at.language, reads=True)

    def _follow(self, line: str, found: list[Step]) -> None:
        if not line and not found:
            return
        if not line or line.isdigit():
            number = int(line or 1)
            if not 1 <= number <= len(found):
                raise BadRequest("day.no_step", self.at.language, number=number)
            step = found[number - 1]
            for words in self._filled(step):
                self._do(words, step.right)
            return
        words = shlex.split(line)
        for called in (["fov", "desk"], shlex.split(fov("desk"))):
            words = words[len(called) :] if words[: len(called)] == called else words
        if words in ([], ["?"], ["help"], ["hilfe"]):
            print_as_called(HELP.told(self.at.language))
            return
        if words[0] == "day":
            return
        if words[0] not in COMMANDS:
            raise BadRequest("day.no_command", self.at.language, text=words[0])
        self._do(words, RIGHT_OF.get(words[0], ""))

    def _do(self, words: list[str], right: str) -> None:
        name, *rest = words
        more = ["--event", str(self.at.file)] if name not in ("new", "restore", "script", "simulate") else []
        command = load(name)
        if hasattr(command, "reads"):
            more += ["--lang", self.at.language]
            if not command.reads and "--as" not in rest:
                more += ["--as", self._actor(right)]
        try:
            execute(name, [*rest, *more])
        except SystemExit:  # the parser has said what was wrong
            return

    def _actor(self, right: str) -> str:
        """Who does this: the organiser where that is allowed, else one of those who may."""
        if self.at.given_by:
            return self.at.given_by
        if not right or "organiser" in RIGHTS[right].roles:
            return ORGANISER
        if right not in self.actors:
            look = self._fresh()
            staff = look.t.staff
            held = {
                "score keeper": staff.score_keepers,
                "judge": staff.judges,
                "head judge": [staff.chief] if staff.chief else [],
                "verifier": staff.verifiers,
            }
            able = [person for role, people in held.items() if role in RIGHTS[right].roles for person in people]
            people = list(dict.fromkeys(person for person in able if person != ORGANISER))
            try:
                if ORGANISER in able or not people:
                    return ORGANISER
                self.actors[right] = self._one_of(look, people)
            finally:
                look.event.store.close()
        return self.actors[right]

    def _one_of(self, look: Counter, people: list[str]) -> str:
        """Who of those who may do it sits at the keyboard; asked until it is one of them."""
        names = look.names(people)
        while True:
            typed = self.at.ask("day.who_acts", look.name(people[0]), names=names)
            try:
                person = look.find(typed, people)
            except BadRequest as unknown:
                print_said(str(unknown))
                continue
            if person in people:
                return look.name(person)
            print_said(word("day.cannot_act", self.at.language, name=look.name(person), names=names))

    def _filled(self, step: Step) -> list[list[str]]:
        """The commands of a step, with what was asked for in place of what is missing."""
        ask, command = self._told, list(step.command)
        match step.key:
            case "todo.register":
                typed = ask("day.names_or_file")
                if Path(typed).expanduser().is_file():
                    return [["import", typed]]
                names = [name.strip() for name in typed.split(",") if name.strip()]
                return [["register", *names, "--later"]]
            case "todo.checkin":
                typed = ask("day.who_is_here", "all")
                everybody = typed.casefold() in ("all", "alle")
                return [["checkin", "--all"] if everybody else ["checkin", *_names(typed)]]
            case "todo.result":
                table = self._which_table(command[1]) if step.facts["open"] != 1 else command[1]
                return [["result", table, *shlex.split(ask("day.points", seats=self._seats(table)))]]
            case "todo.overtime":
                turns, totals = ask("day.turns"), ask("day.totals", seats=self._seats(command[1]))
                return [["overtime", command[1], *_names(turns), "--totals", *totals.split()]]
            case "todo.items":
                return [["set", *(self._setting(part.removesuffix("=…")) for part in command[1:])]]
        asked = {"NAME": "day.name", "TEXT": "day.text"}
        return [[ask(asked[part]) if part in asked else part for part in command]]

    def _told(self, key: str, default: str = "", **facts: object) -> str:
        """An answer that a step cannot do without."""
        typed = self.at.ask(key, default, **facts)
        if not typed:
            raise _Nothing
        return typed

    def _setting(self, key: str) -> str:
        return f"{key}={self._told('day.value', what=word(f'item.{key}', self.at.language))}"

    def _which_table(self, first: str) -> str:
        look = self._fresh()
        try:
            tables = [str(number) for number in look.round().tables]
        finally:
            look.event.store.close()
        while (typed := self._told("day.which_table", first)) not in tables:
            many = ", ".join(tables) if len(tables) < 8 else f"{tables[0]} … {tables[-1]}"
            print_said(word("day.no_such_table", self.at.language, text=typed, tables=many))
        return typed

    def _seats(self, table: str) -> str:
        look = self._fresh()
        try:
            return look.names(look.table(int(table)).seats)
        finally:
            look.event.store.close()


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]
