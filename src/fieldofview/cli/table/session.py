"""A game at the table: hands the keyboard round, asks people and bots, keeps the game after every answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from rich.text import Text

from fieldofview.bots import Bot, choice_of, make_bot
from fieldofview.game import Game, IllegalAnswer
from fieldofview.views import Decision, Option

from ...game.sharing import DECLINE, SharedGame
from . import pages, store
from .drawing import Drawing
from .prompts import HELP, Command, asked_about, named, read, safe_option
from .seating import Seating
from .terminal import InputEnded, Terminal
from .wording import address, sentence

RESPONSES = ("respond", "open moment")
DONE, CUT_OFF, INTERRUPTED = 0, 1, 130


class Leave(Exception):
    """The people leave the table."""


class Session:
    """One game, its people and bots, and where it is kept."""

    def __init__(
        self, game: Game, seating: Seating, terminal: Terminal, *, path: Path | None, language: str = "en"
    ) -> None:
        self.game = game
        self.seating = seating
        self.terminal = terminal
        self.path = path
        self.language = language
        self.drawing = Drawing(terminal.console, seating.bots, language)
        self.bots: dict[int, Bot] = {
            seat: make_bot(kind, seed=seating.bot_seed + seat) for seat, kind in enumerate(seating.bots) if kind
        }
        self.holder: int | None = None if self.is_shared else next(iter(seating.people), None)
        self.seen = [0] * len(seating.names)  # how many events each seat has been shown
        self.told = len(game.events)  # how many were told as they happened
        self.quiet: set[int] = set()  # who declines everything until the turn is over
        self.leaving: set[int] = set()
        self.turns = -1

    @property
    def is_shared(self) -> bool:
        return len(self.seating.people) > 1

    # -- the course of the game --

    def run(self) -> int:
        """Play to the end, or until the people leave; the exit status."""
        try:
            self.keep()
            while not self.game.over:
                self.step()
            self.show_end()
            return DONE
        except Leave:
            self.say_farewell("")
            return DONE
        except InputEnded:
            self.say_farewell("Nobody types any more. ")
            return CUT_OFF
        except KeyboardInterrupt:
            self.terminal.say("")
            self.say_farewell("")
            return INTERRUPTED

    def step(self) -> None:
        """One decision, or the leaving of those who said so."""
        decision = self.game.decision
        assert decision is not None
        self.end_quiet()
        if self.leaving and not self.is_courtesy:
            seat = self.leaving.pop()
            self.game.forfeit(seat)
        elif decision.seat in self.bots:
            bot, view = self.bots[decision.seat], self.game.view(decision.seat)
            self.game.answer(choice_of(bot, view, f"at answer {len(self.game.answers) + 1}"))
        elif self.declines_unasked(decision):
            self.game.answer(DECLINE)
        else:
            self.ask(decision)
        self.keep()
        self.tell()

    def end_quiet(self) -> None:
        """A new turn, and whoever wanted to be left alone is asked again."""
        turns = self.game.view(None).turns
        if turns != self.turns:
            self.turns = turns
            self.quiet.clear()

    @property
    def is_courtesy(self) -> bool:
        return isinstance(self.game, SharedGame) and self.game.is_courtesy

    def declines_unasked(self, decision: Decision) -> bool:
        """Whoever holds the keyboard need not be asked for courtesy: nothing shows that they were not."""
        if decision.kind not in RESPONSES:
            return False
        if decision.seat in self.quiet or decision.seat in self.leaving:
            return True
        return self.is_courtesy and self.holder == decision.seat

    def tell(self) -> None:
        """Tell what happens in the turns of bots as it happens.

        What is told, and every pause, depends on events alone: a bot that declines shows nowhere.
        """
        told, self.told = self.told, len(self.game.events)
        if self.game.turn in self.seating.people or not (self.terminal.pace or not self.seating.people):
            return
        for event in self.game.view(None if self.is_shared else self.holder).events[told:]:
            self.terminal.show(sentence(f"  {words.sentence(event, self.game.names, self.language)}", self.game.names))
            self.terminal.wait()

    # -- a person's decision --

    def ask(self, decision: Decision) -> None:
        """Ask until there is an answer."""
        seat = decision.seat
        if self.is_shared and self.holder != seat:
            self.pass_keyboard(seat)
        self.draw(seat)
        count = len(self.game.events)
        while self.game.decision is decision and seat not in self.leaving:
            typed = self.terminal.ask(self.prompt(decision))
            try:
                meant = read(typed, self.game, decision)
                if isinstance(meant, Option):
                    self.game.answer(meant)
                else:
                    self.obey(meant, seat)
            except IllegalAnswer as error:
                self.terminal.say(address(str(error)), "red")
            except (ValueError, OSError) as error:
                self.terminal.say(str(error), "red")
        self.seen[seat] = count

    def prompt(self, decision: Decision) -> str:
        safe = safe_option(decision)
        hint = f"Enter: {safe.line}, " if safe else ""
        if self.is_shared and decision.kind in RESPONSES:
            hint += "decline all, "
        return f"({hint}help) >" if self.terminal.plain_characters else f"({hint}help) ›"

    def draw(self, seat: int) -> None:
        self.terminal.wipe()
        self.terminal.show(*self.drawing.table(self.game.view(seat), self.seen[seat]))
        if self.game.commitment is not None and not self.seen[seat]:  # once, before they have answered anything
            self.terminal.say_whole(f"This deal's commitment, to note down: {self.game.commitment}")

    def pass_keyboard(self, seat: int) -> None:
        """Hide one hand before the next is shown."""
        name = self.game.names[seat]
        self.terminal.wipe()
        self.terminal.show(sentence(f"Pass the keyboard to {name}.", self.game.names, "bold"))
        self.terminal.say("Everybody else looks away.")
        typed = self.terminal.ask(f"{name}, press Enter when only you see the screen.")
        if typed.lower() in ("quit", "exit"):
            self.quit()
        self.holder = seat

    # -- commands --

    def obey(self, command: Command, seat: int) -> None:
        """Do what a command says; the decision stays."""
        view = self.game.view(seat)
        shows: dict[str, Callable[[], Iterable[Text]]] = {
            "card": lambda: pages.card_page(named(command.rest, self.game), self.language),
            "ruling": lambda: pages.ruling_page(command.rest),
            "log": lambda: pages.log_page(view),
            "discard": lambda: pages.discard_page(view),
            "hands": lambda: pages.known_page(view),
            "help": lambda: [Text(HELP)],
        }
        does: dict[str, Callable[[], None]] = {
            "table": lambda: self.draw(seat),
            "why": lambda: self.explain(command.rest, seat),
            "save": lambda: self.save_copy(command.rest),
            "forfeit": lambda: self.forfeit(seat),
            "decline all": lambda: self.decline_all(seat),
            "quit": self.quit,
        }
        if command.name in shows:
            self.terminal.show(*(self.drawing.fitting(line) for line in shows[command.name]()))
        else:
            does[command.name]()

    def explain(self, question: str, seat: int) -> None:
        line = asked_about(question, self.game)
        if not line:
            self.terminal.say("Say what you would like to do, for instance: why play Wink.")
            return
        self.terminal.show(sentence(self.game.why_not(line, seat), self.game.names))

    def save_copy(self, name: str) -> None:
        if not name:
            self.terminal.say("Name a file, for instance: save friday.fov")
            return
        path = Path(name).expanduser()
        if path.exists() and not self.terminal.confirm(f"{path} exists. Write over it?"):
            return
        store.save(path, self.game, self.seating)
        self.terminal.say(f"Saved in {path}.")

    def forfeit(self, seat: int) -> None:
        if self.terminal.confirm("Give the game up? Your cards leave the game."):
            self.leaving.add(seat)

    def decline_all(self, seat: int) -> None:
        decision = self.game.decision
        assert decision is not None
        if decision.kind not in RESPONSES:
            self.terminal.say("Nothing can be declined here.", "red")
            return
        self.quiet.add(seat)
        self.game.answer(DECLINE)

    def quit(self) -> None:
        if self.terminal.confirm("Leave the table?"):
            if self.path is None:
                name = self.terminal.ask("Save in which file? (Enter: not at all)")
                if name:
                    self.save_copy(name)
                    self.path = Path(name).expanduser()
            raise Leave

    # -- keeping and ending --

    def keep(self) -> None:
        """Save the game; a disk that refuses is told once, and the game goes on."""
        if self.path is None:
            return
        try:
            store.save(self.path, self.game, self.seating)
        except OSError as error:
            self.terminal.say(f"The game is not kept: {self.path}: {error.strerror}.", "red")
            self.path = None

    def say_farewell(self, before: str) -> None:
        if self.is_shared:
            self.terminal.wipe()  # the hand shown last is nobody else's business
        if self.path is None:
            self.terminal.say(f"{before}The game was not saved.")
        else:
            self.terminal.say(f"{before}The game is kept. Go on with it:")
            self.terminal.say_whole(f"fov play --resume {quoted(self.path)}")

    def show_end(self) -> None:
        outcome = self.game.outcome
        assert outcome is not None
        alone = self.holder if not self.is_shared else None
        view = self.game.view(alone)
        since = self.seen[alone] if alone is not None else max(len(view.events) - 6, 0)
        self.terminal.wipe()
        self.terminal.show(*self.drawing.table(view, since))
        self.terminal.say("")
        self.terminal.show(*(self.drawing.fitting(line) for line in pages.end_page(outcome, view)))
        if self.path is not None:
            self.terminal.say_whole(f"The record is kept in {quoted(self.path)}")
        self.terminal.say(f"Play again: fov play{self.again()}")
        if self.path is not None and self.game.commitment is not None:
            self.terminal.say_whole(f"Check that the deal was fair: fov verify {quoted(self.path)}")

    def again(self) -> str:
        seed = self.game.setup.seed
        return "" if seed is None else f"    The same deal again: --seed {seed}"


def quoted(path: Path) -> str:
    """A path as it can be typed."""
    text = str(path)
    return f'"{text}"' if " " in text else text
