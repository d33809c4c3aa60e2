"""A game at the table: asks people and bots, settles what they seal, keeps the game after every answer."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from fieldofview.bots import Bot, choice_of, make_bot
from fieldofview.bots.searching import SearchBot
from fieldofview.cards.complaint import Worded
from fieldofview.cards.system import Reason
from fieldofview.game import Game
from fieldofview.game.making import PUBLIC
from fieldofview.views import Decision, Option, View, words

from ..calling import fov
from ..languages import chosen
from . import pages, store
from .compiling import Compiling
from .hand import RESPONSES
from .keyboard import DECLINE, Keyboard, Leave
from .seating import Seating
from .shelf import may_interrupt
from .terminal import InputEnded, Terminal

DONE, CUT_OFF, INTERRUPTED = 0, 1, 130
ROWS_AT_THE_END = 5  # how to play again, where the record is
LAST_EVENTS = 6  # of a game that several people have watched


class Session:
    """One game, its people and bots, and where it is kept."""

    def __init__(
        self,
        game: Game,
        seating: Seating,
        terminal: Terminal,
        *,
        path: Path | None,
        language: str = "en",
        at_once: bool = False,
        is_first: bool = False,
        quiet: Iterable[int | None] = (),
        notice: str = "",
    ) -> None:
        self.game = game
        self.seating = seating
        self.terminal = terminal
        self.language = language
        self.bots: dict[int, Bot] = {
            seat: make_bot(kind, seed=seating.bot_seed + seat) for seat, kind in enumerate(seating.bots) if kind
        }
        self.compiling = Compiling(game, self.bots.values())
        self.keyboard = Keyboard(
            game, seating, terminal, path, language, self.compiling, at_once=at_once, is_first=is_first
        )
        self.keyboard.quiet.update(quiet)
        self.keyboard.notice = notice
        self.watcher = None if self.keyboard.is_shared else self.keyboard.holder  # for whom events are told
        self.told = len(game.events_since(self.watcher))
        self.turns = game.view(None).turns
        self.refused: Path | None = None  # where the game should be kept, and could not be

    # -- the course of the game --

    def run(self) -> int:
        """Play to the end, or until the people leave; the exit status."""
        try:
            if self.terminal.has_keys and self.seating.people:
                self.compiling.begin()
            self.keep()
            while not self.game.over:
                self.step()
            self.show_end()
            return DONE
        except Leave:
            self.say_farewell()
            return DONE
        except InputEnded:
            self.say_farewell("nobody types")
            return CUT_OFF
        except KeyboardInterrupt:
            self.terminal.say("")
            self.say_farewell()
            return INTERRUPTED
        except Exception:
            with suppress(Exception):  # what went wrong matters more than how to go on
                self.say_farewell()
            raise
        finally:
            self.compiling.end()

    def step(self) -> None:
        """One stop of the game: a decision, or answers that are sealed together."""
        self.end_quiet()
        decision = self.game.decision
        if decision is None:
            self.seal()
        elif decision.kind != "action" or not self.bot_interrupts():
            self.decide(decision)
        self.keep()
        self.tell()

    def end_quiet(self) -> None:
        """A new turn, and whoever wanted to be left alone is asked again."""
        turns = self.game.view(None).turns
        if turns != self.turns:
            self.turns = turns
            self.keyboard.quiet.clear()

    def decide(self, decision: Decision) -> None:
        """One seat answers by itself."""
        seat, stop = decision.seat, self.keyboard.stop
        if seat in self.bots:
            if decision.kind == "action" and self.may_be_interrupted():
                self.keyboard.announce(seat)
            if self.keyboard.stop == stop:
                self.game.answer(self.choice(self.game.view(seat)))
            return
        if decision.kind in RESPONSES and seat in self.keyboard.quiet:
            self.game.answer(DECLINE)
            return
        option = self.keyboard.ask(seat)
        if option is not None:
            self.game.answer(option)

    def seal(self) -> None:
        """Everybody who could answer seals an answer, as the table alone says; then all are settled (D.84).

        Whatever else is done meanwhile, such as a leaving, makes what was sealed void.
        """
        stop, sealed = self.keyboard.stop, self.keyboard.sealed
        sealed.clear()
        for decision in self.game.pending:
            seat = decision.seat
            if seat in self.bots:
                sealed[seat] = self.choice(self.game.view(seat))
            elif seat not in sealed and self.is_asked(seat):
                option = self.keyboard.ask(seat)
                if self.keyboard.stop != stop:
                    return
                if option is not None:
                    sealed[seat] = option
        self.game.settle(sealed)

    def is_asked(self, seat: int) -> bool:
        """Whether a person seals an answer here; cards to pass on are wanted of all."""
        window = self.game.window
        could = window is None or seat in (*window.from_hand, *window.from_table)
        return could and (window is None or seat not in self.keyboard.quiet)

    # -- bots --

    def choice(self, view: View) -> Option:
        """What the bot of a seat answers."""
        assert view.seat is not None
        bot, where = self.bots[view.seat], Worded("at answer {n}", n=len(self.game.answers) + 1)
        if not isinstance(bot, SearchBot):
            return choice_of(bot, view, where)
        with self.compiling.finished(self.keyboard.say_why_it_takes_long):
            return choice_of(bot, view, where)

    def bot_interrupts(self) -> bool:
        """Whether a bot has revealed a card while the turn's player chooses, clockwise from there (D.16)."""
        seats = len(self.game.names)
        for offset in range(1, seats):
            seat = (self.game.turn + offset) % seats
            view = self.game.interruption(seat) if seat in self.bots else None
            option = self.choice(view) if view is not None else None
            if option is not None and option.verb != DECLINE:
                self.game.interject(seat, option)
                return True
        return False

    def may_be_interrupted(self) -> bool:
        """Whether people may want to reveal or use a card before a bot chooses, by what everybody knows."""
        if self.game.setup.windows != PUBLIC:
            return False
        return may_interrupt(self.game.view(None), self.seating.people)

    def tell(self) -> None:
        """Tell what happens in the turns of bots as it happens.

        What is told, and every pause, depends on events alone: a bot that declines shows nowhere.
        """
        events = self.game.events_since(self.watcher, self.told)
        self.told += len(events)
        if self.game.turn in self.seating.people or not (self.terminal.pace or not self.seating.people):
            return
        for line in words.log(events, self.game.names, self.language, self.game.cards):
            self.keyboard.put_down()
            self.keyboard.tell(f"  {line}")
            self.terminal.wait()

    # -- keeping and ending --

    def keep(self) -> None:
        """Save the game; a disk that refuses is told once, and the game goes on and is tried again."""
        path = self.keyboard.path or self.refused
        if path is None:
            return
        try:
            store.save(path, self.game, self.seating, self.keyboard.quiet)
        except (OSError, UnicodeError) as error:
            if self.refused is None:
                gone = self.keyboard.says("no file is called so")
                why = Reason(error).told(self.keyboard.language) if isinstance(error, OSError) else gone
                self.terminal.say(self.keyboard.says("not kept", path=path, why=why), "red")
            self.refused, self.keyboard.path = path, None
        else:
            self.refused, self.keyboard.path = None, path

    def say_farewell(self, why: str = "") -> None:
        says = self.keyboard.says
        self.keep()
        if self.keyboard.is_shared:
            self.terminal.wipe()  # the hand shown last is nobody else's business
        before = f"{says(why)} " if why else ""
        if self.keyboard.path is None and self.refused is not None:
            self.keyboard.path = store.rescue(self.game, self.seating, self.keyboard.quiet)
        if self.keyboard.path is None:
            self.terminal.say(before + says("not saved"))
        else:
            self.terminal.say(before + says("kept"))
            self.terminal.say_whole(fov("play", "--resume", str(self.keyboard.path), *self.spoken))

    def show_end(self) -> None:
        outcome = self.game.outcome
        assert outcome is not None
        drawing, says, path = self.keyboard.drawing, self.keyboard.says, self.keyboard.path
        view = self.game.view(self.watcher)
        since = self.keyboard.seen.get(self.watcher, 0)
        if self.watcher is None:
            since = max(since, len(view.events) - LAST_EVENTS)
        result = [drawing.fitting(line) for line in pages.end_page(outcome, view, self.language)]
        self.terminal.wipe()
        self.terminal.show(*drawing.table(view, since, below=len(result) + ROWS_AT_THE_END))
        self.terminal.say("")
        self.terminal.show(*result)
        if path is not None:
            self.terminal.say_whole(says("record", path=path))
        self.terminal.say_whole(says("again", fov=fov("play", *self.spoken)))
        if self.game.setup.seed is not None and "@" not in str(self.seating.arguments):  # a set file must be named
            self.terminal.say_whole(says("same deal", fov=fov("play", *self.same_deal)))
        if path is not None and self.game.commitment is not None:
            self.terminal.say_whole(says("verify", fov=fov("verify", str(path))))

    @property
    def same_deal(self) -> list[str]:
        """The arguments that seat the same players and deal them the same cards."""
        return [*self.seating.arguments, "--seed", str(self.game.setup.seed), *self.spoken]

    @property
    def spoken(self) -> list[str]:
        """The arguments that make a command speak as this table does."""
        return [] if self.language == chosen(None) else ["--lang", self.language]
