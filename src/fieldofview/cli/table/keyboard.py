"""The keyboard: goes from hand to hand, asks one person at a time, and does what their commands say."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rich.text import Text

from fieldofview.views import Option, View, words

from ..paths import named as typed_path
from . import pages, store
from .complaints import told
from .hand import RESPONSES
from .hinting import ALL, hint, hint_page
from .prompts import Command, NotUnderstood, asked_about, command, is_plain, named, read
from .screen import Screen
from .staging import Staged

DECLINE = "decline"


class Leave(Exception):
    """The people leave the table."""


class Keyboard(Screen):
    """What the people at one screen type."""

    # -- questions --

    def ask(self, seat: int) -> Option | None:
        """A person's answer; None where the game has gone on without one.

        What they pick is staged, and counts when they commit it.
        """
        option = self.committed(seat)
        if option is not None:
            return option
        stop, shown = self.stop, False
        staged: Staged | None = None
        while self.stop == stop:
            if self.holder != seat:
                self.pass_keyboard(seat)
                shown = False
            view = self.look(seat)
            staged = staged or self.stage(view)
            if not shown:
                self.draw(view, staged)
                shown = True
            typed = self.terminal.ask(self.prompt(view, staged), backspace="back" if staged.picked else "")
            try:
                before = [*staged.stages]
                if self.answer(typed, view, staged):
                    return self.commit(view, staged)
                shown = [*map(id, staged.stages)] == [*map(id, before)]  # a pick anew is shown, too
            except (ValueError, OSError) as error:
                self.complain(told(error, self.language))
        return None

    def stage(self, view: View) -> Staged:
        """A new act; what is sealed, and what interrupts somebody, is one pick."""
        assert view.seat is not None
        follows = view.window is None and self.game.decision is not None and self.game.decision.seat == view.seat
        return Staged(view, self.numberings[view.seat], follows=follows and not self.at_once)

    def answer(self, typed: str, view: View, staged: Staged) -> bool:
        """Do what was typed; whether the act is to be committed."""
        decision = staged.now.view.decision
        assert decision is not None
        if staged.ready and not typed:
            return True
        meant = read(typed, self.game, decision, self.language, staged.now.numbers)
        if meant == Command("decline all"):
            meant = self.decline_all(view)
            typed = DECLINE
        if not typed and not isinstance(meant, Option):
            raise NotUnderstood(self.says("nothing picked"))
        if isinstance(meant, Option):
            self.hints.met(decision)
            staged.pick(meant)
            at_once = self.at_once or is_plain(typed, meant) or len(decision.options) == 1
            return at_once and len(staged.stages) == 1
        if meant.name == "back":
            if not staged.back():
                raise NotUnderstood(self.says("nothing staged"))
        elif meant.name == "table":
            self.draw(view, staged)
        elif meant.name == "options":
            self.list_options(staged)
        elif meant.name == "hint":
            self.hint(staged.now.view, whole=meant.rest.lower() in ALL)
        else:
            self.obey(meant, view)
        return False

    def commit(self, view: View, staged: Staged) -> Option:
        """The first pick, for the game; those behind it wait until they are asked for."""
        assert view.seat is not None
        assert view.decision is not None
        self.hints.met(view.decision, ready=True)
        self.seen[view.seat] = len(view.events)
        self.planned = staged.plan(self.stop)
        pick = staged.stages[0].pick
        assert pick is not None
        return pick

    def committed(self, seat: int) -> Option | None:
        """What was committed for just this question, if the game asks what was foreseen; else all of it is void."""
        if not self.planned:
            return None
        planned, *self.planned = self.planned
        decision = self.look(seat).decision
        if decision is not None and planned.answers(decision, self.stop):
            option = next((option for option in decision.options if option.line == planned.line), None)
            if option is not None:
                return option
        if planned.seat == seat:
            self.notice = self.says("asks now")
        self.planned = []
        return None

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
                self.complain(told(error, self.language))

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
            "card": lambda: pages.named_page(named(command.rest, self.game, language), language),
            "rules": lambda: pages.rules_page(self.drawing),
            "ruling": lambda: pages.ruling_page(command.rest, language),
            "log": lambda: pages.log_page(view, language),
            "discard": lambda: pages.discard_page(view, language),
            "hands": lambda: pages.known_page(view, language),
            "help": lambda: pages.help_page(self.drawing),
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
        if command.name == "hint":
            raise NotUnderstood(self.says("no hint"))
        if command.name in ("back", "options"):
            raise NotUnderstood(self.says("nothing staged"))
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
        line = asked_about(question, self.game, self.language)
        self.tell(self.game.why_not(line, seat, self.language) if line else self.says("why what"))

    def hint(self, view: View, *, whole: bool) -> None:
        """What a strong player would do, by what this seat knows, and why; the whole of a hint is thought only once."""
        if self.hinted is None or self.hinted[0] is not view or not whole:
            self.terminal.say(self.says("hint thinks"), "dim")
            with self.compiling.finished(self.say_why_it_takes_long):
                self.hinted = view, hint(view)
        _, advice = self.hinted
        self.terminal.show(*map(self.drawing.fitting, hint_page(advice, view, self.language, whole=whole)))

    def save_copy(self, name: str) -> None:
        if not name:
            self.terminal.say(self.says("save what"))
            return
        path = typed_path(name)
        if path.exists() and not self.terminal.confirm(self.says("overwrite", path=path)):
            return
        store.save(path, self.game, self.seating, self.quiet)
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
