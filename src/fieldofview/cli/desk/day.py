"""`fov desk day`: a newcomer is led through the event, step by step."""

from __future__ import annotations

import shlex
from pathlib import Path

from fieldofview.desk.model import ORGANISER
from fieldofview.desk.rights import RIGHTS

from . import COMMANDS, execute, load
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
            except Declined:  # the input has ended
                return
            except ValueError as error:  # an open quotation mark, or a name that nobody has
                print(error)

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
        words = words[2:] if words[:2] == ["fov", "desk"] else words
        if not words or words[0] not in COMMANDS or words[0] == "day":
            raise BadRequest("day.no_command", self.at.language, text=words[0] if words else line)
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
            names = list(dict.fromkeys(look.name(person) for person in able if person != ORGANISER))
            look.event.store.close()
            if ORGANISER in able or not names:
                return ORGANISER
            self.actors[right] = self.at.ask("day.who_acts", names[0], names=", ".join(names))
        return self.actors[right]

    def _filled(self, step: Step) -> list[list[str]]:
        """The commands of a step, with what was asked for in place of what is missing."""
        ask, command = self.at.ask, list(step.command)
        match step.key:
            case "todo.register":
                typed = ask("day.names_or_file")
                if Path(typed).expanduser().is_file():
                    return [["import", typed]]
                names = [name.strip() for name in typed.split(",") if name.strip()]
                return [["register", *names, "--later"]] if names else []
            case "todo.checkin":
                typed = ask("day.who_is_here", "all")
                everybody = typed.casefold() in ("all", "alle")
                return [["checkin", "--all"] if everybody else ["checkin", *_names(typed)]]
            case "todo.result":
                table = ask("day.which_table", command[1])
                return [["result", table, *shlex.split(ask("day.points", seats=self._seats(table)))]]
            case "todo.overtime":
                turns, totals = ask("day.turns"), ask("day.totals", seats=self._seats(command[1]))
                return [["overtime", command[1], *_names(turns), "--totals", *totals.split()]]
            case "todo.item":
                return [["set", command[1].replace("…", ask("day.value", what=step.facts["what"]))]]
        asked = {"NAME": "day.name", "TEXT": "day.text"}
        return [[ask(asked[part]) if part in asked else part for part in command]]

    def _seats(self, table: str) -> str:
        look = self._fresh()
        try:
            return look.names(look.table(int(table)).seats) if table.isdigit() else ""
        finally:
            look.event.store.close()


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]
