"""The prompt at which a judge asks: each line is taken, or refused with a reason, and nothing is lost."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

from fieldofview.cards.files.disk import write_whole
from fieldofview.cards.system import Reason
from fieldofview.cards.text import describe
from fieldofview.cards.typed import one_line
from fieldofview.game import Game
from fieldofview.game.script import Result, Unfollowed
from fieldofview.game.writing import Draft
from fieldofview.rulings import find_id, once, repeats, ruling, search
from fieldofview.views.words import QUIET, sentence

from ..calling import fov
from ..output import print_as_called
from ..paths import named
from . import german
from . import sheet as sheets
from .naming import find_name
from .reading import Unread, lay, spoken
from .table import pending_lines, table_lines
from .words import Refusal, say

MOST_RULINGS = 8
JUDGED = re.compile(r"'(judge: [^']*)'")  # a line that a refusal quotes


class FileTaken(Refusal):
    """A file that is there already, and was not saved from this sheet."""


class Session:
    """A sheet, what came of it, and what it was before."""

    def __init__(self, language: str, say_line: Callable[[str], None] = print_as_called) -> None:
        self.language = language
        self.print = say_line
        self.sheet = sheets.empty_sheet()
        self.result = sheets.run(self.sheet)
        self.past: list[tuple[str, Draft, Result]] = []
        self.saved: set[Path] = set()
        self.unsaved = False

    @property
    def game(self) -> Game:
        assert self.result.game is not None
        return self.result.game

    def take(self, typed: str) -> bool:
        """Do what a line says; False if it was refused."""
        line = " ".join(typed.split())
        if not line or line.startswith("#"):
            return True
        try:
            if not line.isprintable():
                raise Unread("unprintable")
            self._do(german.in_english(line) if self.language == "de" else line)
        except Unfollowed as refused:
            self._refuse(refused)
            return False
        except ValueError as error:
            told = getattr(error, "told", None)
            why = sheets.without_place(told(self.language) if told else str(error))
            why = JUDGED.sub(lambda line: f"'{self._shown(line[1])}'", why)
            self.print(say(self.language, "refused", why=why))
            return False
        except OSError as error:
            self.print(
                say(
                    self.language,
                    "refused",
                    why=f"{one_line(str(error.filename))}: {Reason(error).told(self.language)}.",
                )
            )
            return False
        return True

    def _do(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        look = LOOKS.get(word.lower().rstrip(":"))
        if look is not None and ":" not in line.partition(" ")[0]:
            look(self, rest.strip())
            return
        laid = lay(self.sheet, line)
        if laid is not None:
            self._lay(*laid)
        else:
            self._speak(spoken(self.sheet, self.game, line))

    def _refuse(self, refused: Unfollowed) -> None:
        why = refused.reason.told(self.language) if refused.reason else say(self.language, "all over")
        if self.sheet.script[-1:] != (refused.line.text,) and refused.line.text in self.sheet.script:
            why = f"'{self._shown(refused.line.text)}': {why}"  # a line that went before, once the table is another one
        self.print(say(self.language, "refused", why=why))
        self.legal("")

    def _shown(self, line: str) -> str:
        """A line in full, in the language of whoever typed it."""
        return german.in_german(line, self.sheet.players) if self.language == "de" else line

    # -- what changes the sheet --------------------------------------------------------------------------------

    def _lay(self, sheet: Draft, line: str) -> None:
        result = self._run(sheet)
        self._keep(line, sheet, result)
        self.print(self._shown(line))
        if sheet.script:
            self.print(say(self.language, "again"))
            self._tell(0, 0)

    def _speak(self, line: str) -> None:
        before = self.result
        sheet = replace(self.sheet, script=(*self.sheet.script, line))
        result = self._run(sheet)
        self._keep(line, sheet, result)
        self.print(self._shown(line))
        self._tell(len(before.events), len(before.passed_over))

    def _run(self, sheet: Draft) -> Result:
        result = sheets.run(sheet)
        if result.failures:
            raise Unread("legal here")
        return result

    def _keep(self, line: str, sheet: Draft, result: Result) -> None:
        self.past.append((line, self.sheet, self.result))
        self.sheet, self.result, self.unsaved = sheet, result, True

    def _tell(self, events: int, passed_over: int) -> None:
        """What is new: what was taken by itself, what happened, what is pending."""
        for name, taken in self.result.passed_over[passed_over:]:
            self.print("  " + say(self.language, "itself", line=self._shown(f"{name}: {taken}")))
        for text in self._events(events):
            self.print(f"  {text}")
        self.legal("")

    def _events(self, first: int) -> Iterator[str]:
        for event in self.result.events[first:]:
            if event.kind not in QUIET:
                cites = f"  [{' '.join(event.cites)}]" if event.cites else ""
                yield sentence(event, self.game.names, self.language, self.game.cards) + cites

    # -- what only looks ---------------------------------------------------------------------------------------

    def help(self, _: str) -> None:
        self.print(say(self.language, "help"))

    def table(self, _: str) -> None:
        for text in table_lines(self.game, self.language):
            self.print(text)

    def legal(self, _: str) -> None:
        spelt = german.spelt if self.language == "de" else None
        for text in pending_lines(self.game, self.language, spelt):
            self.print(text)

    def log(self, _: str) -> None:
        for text in self._events(0):
            self.print(text)

    def why(self, line: str) -> None:
        who, _, what = spoken(self.sheet, self.game, line).removeprefix("!").partition(": ")
        if who == "judge":
            raise Unread("why whom")
        self.print(f"{self._shown(f'{who}: {what}')}: {self.game.why_not(what, who, self.language)}")

    def card(self, name: str) -> None:
        cards = sheets.printed(self.sheet)
        chosen = find_name(name, "card", sheets.laid_names(self.sheet), cards)
        found = cards[chosen]
        self.print(f"{chosen}, {found.points}")
        for text in describe(found, self.language).splitlines():
            self.print(f"  {text}")

    def ruling(self, words: str) -> None:
        id = find_id(words)
        found = [ruling(id, self.language)] if id else once(search(words, self.language))
        if not found:
            raise Unread("no ruling")
        for row in found[:MOST_RULINGS]:
            self.print(f"{' '.join(repeats(row))}  {row.title}: {row.summary}")
        if len(found) > MOST_RULINGS:
            self.print(
                say(self.language, "more rulings", n=len(found) - MOST_RULINGS, look=fov("rulings", *words.split()))
            )

    # -- what keeps --------------------------------------------------------------------------------------------

    def undo(self, _: str) -> None:
        if not self.past:
            raise Unread("nothing to undo")
        line, self.sheet, self.result = self.past.pop()
        self.print(say(self.language, "undone", line=self._shown(line)))
        self.legal("")

    def new(self, _: str) -> None:
        sheet = sheets.empty_sheet(self.sheet.players)
        self._keep("new", sheet, sheets.run(sheet))
        self.print(say(self.language, "cleared", players=", ".join(sheet.players)))

    def save(self, name: str) -> None:
        """Write the file; another one of that name is left alone."""
        if not name:
            raise Unread("name a file")
        path = named(name if name.lower().endswith(".toml") else f"{name}.toml")
        if path.exists() and path.resolve() not in self.saved:
            raise FileTaken("file taken", file=path)
        write_whole(path, sheets.saved_text(self.sheet, self.result, path))
        self.saved.add(path.resolve())
        self.unsaved = False
        self.print(say(self.language, "saved", file=path, run=fov("scenario", str(path))))


LOOKS: dict[str, Callable[[Session, str], None]] = {
    **dict.fromkeys(("help", "?", "h"), Session.help),
    "table": Session.table,
    "legal": Session.legal,
    "log": Session.log,
    "why": Session.why,
    "card": Session.card,
    **dict.fromkeys(("ruling", "rulings"), Session.ruling),
    "undo": Session.undo,
    "new": Session.new,
    "save": Session.save,
}
