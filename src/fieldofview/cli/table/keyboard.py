"""The keyboard: goes from hand to hand, asks one person at a time, and does what their commands say."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from rich.text import Text

from fieldofview.game import Game
from fieldofview.views import Option, View, words

from ..paths import named as typed_path
from . import pages, store
from .drawing import Drawing
from .phrases import phrase
from .prompts import Command, NotUnderstood, asked_about, command, named, read, safe_option
from .seating import Seating
from .shelf import hides_any_time
from .terminal import Terminal
from .wording import label, sentence

RESPONSES = ("respond", "open moment")
DECLINE = "decline"


class Leave(Exception):
    """The people leave the table."""


class Keyboard:
    """What the people at one screen see and type."""

    def __init__(self, game: Game, seating: Seating, terminal: Terminal, path: Path | None, language: str) -> None:
        self.game = game
        self.seating = seating
        self.terminal = terminal
        self.path = path
        self.language = language
        self.drawing = Drawing(terminal.console, seating.bots, language)
        self.holder: int | None = None if self.is_shared else next(iter(seating.people), None)
        self.seen: dict[int | None, int] = {}  # how many events each seat, or all at the screen, have been shown
        self.quiet: set[int | None] = set()  # who declines, or (None) all who interrupt nobody, until the turn is over
        self.sealed: dict[int | str, Option] = {}

    @property
    def is_shared(self) -> bool:
        return len(self.seating.people) > 1

    @property
    def stop(self) -> int:
        """Where the game is: a number that every answer, and everything else that is done, makes greater."""
        return len(self.game.answers)

    def says(self, key: str, **values: object) -> str:
        return phrase(self.language, key, **values)

    def tell(self, text: str, style: str = "") -> None:
        """A line with the players' names in their colours."""
        self.terminal.show(self.drawing.fitting(sentence(text, self.game.names, style, self.language)))

    def complain(self, text: str) -> None:
        self.tell(text, "red")

    # -- questions --

    def ask(self, seat: int) -> Option | None:
        """A person's answer; None where the game has gone on without one."""
        stop, shown = self.stop, False
        while self.stop == stop:
            if self.holder != seat:
                self.pass_keyboard(seat)
                shown = False
            view = self.look(seat)
            decision = view.decision
            assert decision is not None
            if not shown:
                self.draw(view)
                shown = True
            try:
                meant = read(self.terminal.ask(self.prompt(view)), self.game, decision, self.language)
                if meant == Command("decline all"):
                    meant = self.decline_all(view)
                if isinstance(meant, Option):
                    self.seen[seat] = len(view.events)
                    return meant
                self.obey(meant, view)
            except (ValueError, OSError) as error:
                self.complain(str(error))
        return None

    def look(self, seat: int) -> View:
        """What a person sees who is asked, or who interrupts the turn's player."""
        return self.game.interruption(seat) or self.game.view(seat)

    def prompt(self, view: View) -> str:
        decision = view.decision
        assert decision is not None
        safe = safe_option(decision)
        hints = self.says("enter", option=label(safe, decision, view, self.language)) if safe else ""
        if self.is_shared and decision.kind == "respond":
            hints += self.says("decline all")
        if self.is_shared and decision.kind == "action" and hides_any_time(self.game.view(None)):
            hints += self.says("now")
        return self.with_sign(self.says("ask", hints=hints))

    def with_sign(self, text: str) -> str:
        return f"{text} >" if self.terminal.plain_characters else f"{text} ›"

    def draw(self, view: View) -> None:
        self.terminal.wipe()
        since = self.seen.get(view.seat, 0)
        self.terminal.show(*self.drawing.table(view, since))
        if self.game.commitment is not None and not since and view.seat is not None:  # before they answer anything
            self.terminal.say_whole(self.says("commitment", text=self.game.commitment))

    def pass_keyboard(self, seat: int) -> None:
        """Hide one hand before the next is shown; what lies on the table may be read by all."""
        name = self.game.names[seat]
        self.terminal.wipe()
        self.terminal.show(*map(self.drawing.fitting, self.drawing.settling(self.game.view(None))))
        self.tell(self.says("pass", name=name), "bold")
        self.terminal.say(self.says("look away"))
        typed = self.terminal.ask(self.says("ready", name=name))
        if command(typed) == Command("quit"):
            self.quit()
        self.holder = seat

    def put_down(self) -> None:
        """Hide the hand shown last before all look at the screen."""
        if self.is_shared and self.holder is not None:
            self.holder = None
            self.terminal.wipe()

    def announce(self, seat: int) -> None:
        """Before a bot chooses what to do, anybody may interrupt; the screen shows no hand."""
        if None in self.quiet:
            return
        stop, shown = self.stop, False
        while self.stop == stop:
            if not shown or self.holder is not None:
                self.holder, shown = None, True
                self.draw(self.game.view(None))
                self.terminal.show(self.drawing.rule(self.says("bot next", name=self.game.names[seat])))
            typed = self.terminal.ask(self.with_sign(self.says("go on")))
            view = self.game.view(None)
            self.seen[None] = len(view.events)
            if not typed:
                return
            try:
                meant = command(typed)
                if meant is None:
                    raise NotUnderstood(self.says("no command", text=typed))
                if meant == Command("decline all"):
                    self.quiet.add(None)
                    return
                self.obey(meant, view)
            except (ValueError, OSError) as error:
                self.complain(str(error))

    def interrupt(self, name: str) -> None:
        """`now NAME`: whoever would like to reveal a card gets the keyboard, whatever they hold (D.16, D.84)."""
        seat = self.person(name)
        if self.game.interruption(seat) is not None:
            option = self.ask(seat)
            if option is not None and option.verb != DECLINE:
                self.game.interject(seat, option)
        elif self.game.window is not None and any(decision.seat == seat for decision in self.game.pending):
            option = self.ask(seat)
            if option is not None:
                self.sealed[seat] = option
        else:
            raise NotUnderstood(words.refusal("no open moment", {}, self.language))

    def person(self, name: str) -> int:
        """The seat of somebody who may be given the keyboard now."""
        people = [seat for seat in self.seating.people if seat != self.holder]
        if not self.is_shared:
            raise NotUnderstood(self.says("now alone"))
        if not name:
            raise NotUnderstood(self.says("now who", name=self.game.names[people[0]]))
        seat = self.game.seat(name)
        if seat not in self.seating.people:
            raise NotUnderstood(self.says("now bot", name=self.game.names[seat]))
        if not self.game.view(None).alive[seat]:
            raise NotUnderstood(self.says("now left", name=self.game.names[seat]))
        if seat == self.holder:
            raise NotUnderstood(self.says("now you", name=self.game.names[seat]))
        return seat

    # -- commands --

    def obey(self, command: Command, view: View) -> None:
        """Do what a command says."""
        language = self.language
        shows: dict[str, Callable[[], Iterable[Text]]] = {
            "card": lambda: pages.card_page(named(command.rest, self.game, language), language),
            "ruling": lambda: pages.ruling_page(command.rest),
            "log": lambda: pages.log_page(view, language),
            "discard": lambda: pages.discard_page(view, language),
            "hands": lambda: pages.known_page(view, language),
            "help": lambda: [Text(self.says("help"))],
        }
        does: dict[str, Callable[[], None]] = {
            "table": lambda: self.draw(view),
            "why": lambda: self.explain(command.rest, self.asker(view)),
            "save": lambda: self.save_copy(command.rest),
            "time": self.call_time,
            "now": lambda: self.interrupt(command.rest),
            "forfeit": lambda: self.forfeit(self.asker(view)),
            "quit": self.quit,
        }
        if command.name in shows:
            self.terminal.show(*(self.drawing.fitting(line) for line in shows[command.name]()))
        else:
            does[command.name]()

    def asker(self, view: View) -> int:
        """Whose command it is; nobody's while the screen shows no hand."""
        if view.seat is None:
            raise NotUnderstood(self.says("whose", name=self.game.names[self.seating.people[0]]))
        return view.seat

    def explain(self, question: str, seat: int) -> None:
        line = asked_about(question, self.game)
        self.tell(self.game.why_not(line, seat, self.language) if line else self.says("why what"))

    def save_copy(self, name: str) -> None:
        if not name:
            self.terminal.say(self.says("save what"))
            return
        path = typed_path(name)
        if path.exists() and not self.terminal.confirm(self.says("overwrite", path=path)):
            return
        store.save(path, self.game, self.seating)
        self.terminal.say(self.says("saved", path=path))

    def call_time(self) -> None:
        if self.game.view(None).time_called:
            self.terminal.say(self.says("called already"))
        elif self.terminal.confirm(self.says("call time")):
            self.game.call_time()

    def forfeit(self, seat: int) -> None:
        if self.terminal.confirm(self.says("forfeit")):
            self.game.forfeit(seat)

    def decline_all(self, view: View) -> Option:
        """Decline this, and everything else until the turn is over."""
        decision = view.decision
        assert decision is not None
        if decision.kind not in RESPONSES:
            raise NotUnderstood(self.says("no decline"))
        if decision.kind == "respond" or not self.is_shared:
            self.quiet.add(decision.seat)
        return next(option for option in decision.options if option.verb == DECLINE)

    def quit(self) -> None:
        if self.terminal.confirm(self.says("quit")):
            if self.path is None:
                name = self.terminal.ask(self.says("save where"))
                if name:
                    self.save_copy(name)
                    self.path = typed_path(name)
            raise Leave
