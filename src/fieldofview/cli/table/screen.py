"""The screen: what the person at the keyboard is shown, and what the prompt says."""

from __future__ import annotations

from pathlib import Path

from fieldofview.game import Game
from fieldofview.search import Advice
from fieldofview.views import Option, View

from ..calling import as_called
from .compiling import Compiling
from .drawing import Drawing, Stages
from .hints import Hints
from .numbering import Numbering
from .phrases import phrase
from .prompts import safe_option
from .seating import Seating
from .shelf import may_interrupt
from .staging import Planned, Staged
from .terminal import Terminal
from .wording import label, sentence

TYPED = 16  # columns that a prompt leaves for what is typed


class Screen:
    """What the people at one keyboard see, and what is remembered of it."""

    def __init__(
        self,
        game: Game,
        seating: Seating,
        terminal: Terminal,
        path: Path | None,
        language: str,
        compiling: Compiling,
        *,
        at_once: bool = False,
        is_first: bool = False,
    ) -> None:
        self.game = game
        self.seating = seating
        self.terminal = terminal
        self.path = path
        self.language = language
        self.compiling = compiling
        self.drawing = Drawing(terminal.console, seating.bots, language)
        self.holder: int | None = None if self.is_shared else next(iter(seating.people), None)
        self.seen: dict[int | None, int] = {}  # how many events each seat, or all at the screen, have been shown
        self.quiet: set[int | None] = set()  # who declines, or (None) all who interrupt nobody, until the turn is over
        self.sealed: dict[int | str, Option] = {}
        self.at_once = at_once  # answers count without a second look
        self.hints = Hints(language, wanted=is_first)
        self.hinted: tuple[View, Advice] | None = None  # the latest hint, and what it was asked of
        self.numberings = {seat: Numbering() for seat in seating.people}
        self.planned: list[Planned] = []
        self.notice = ""  # said below the table when it is drawn next

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
        self.terminal.show(self.drawing.fitting(sentence(as_called(text), self.game.names, style, self.language)))

    def complain(self, text: str) -> None:
        self.tell(text, "red")

    def say_why_it_takes_long(self) -> None:
        self.tell(self.says("compiles"), "dim")

    def look(self, seat: int) -> View:
        """What a person sees who is asked, or who interrupts the turn's player."""
        return self.game.interruption(seat) or self.game.view(seat)

    def prompt(self, view: View, staged: Staged) -> str:
        """What Enter does, and what else may be typed, as far as it fits beside the answer."""
        decision = view.decision
        assert decision is not None
        hints: list[str] = []
        if staged.ready:
            hints.append(self.says("do it"))
        else:
            asked = staged.now.view
            assert asked.decision is not None
            safe = safe_option(asked.decision)
            hints += [self.says("enter", option=label(safe, asked.decision, asked, self.language))] if safe else []
            hints += [self.says("back")] if staged.picked else []
            if self.is_shared and decision.kind == "respond":
                hints.append(self.says("decline all"))
            if self.is_shared and decision.kind == "action" and self.others_may_interrupt():
                hints.append(self.says("now"))
        while len(hints) > 1 and len(self.says("ask", hints="".join(hints))) > self.terminal.width - TYPED:
            hints.pop()
        return self.with_sign(self.says("ask", hints="".join(hints)))

    def others_may_interrupt(self) -> bool:
        """Whether another person at this keyboard could do something while the turn's player chooses."""
        return may_interrupt(self.game.view(None), [seat for seat in self.seating.people if seat != self.holder])

    def list_options(self, staged: Staged) -> None:
        """All options with their numbers, however many rows they take."""
        asked = staged.now.view
        assert asked.decision is not None
        numbers = staged.now.numbers
        items = [(numbers[o.line], label(o, asked.decision, asked, self.language)) for o in asked.decision.options]
        self.terminal.show(*map(self.drawing.fitting, self.drawing.columns(items)))

    def with_sign(self, text: str) -> str:
        return f"{text} >" if self.terminal.plain_characters else f"{text} ›"

    def draw(self, view: View, staged: Staged | None = None) -> None:
        self.terminal.wipe()
        since = self.seen.get(view.seat, 0)
        promise = "" if since or staged is None or staged.picked else self.promise  # before they answer anything
        below = sum(-(-len(text) // self.terminal.width) for text in (promise, self.notice))
        if staged is None:
            self.terminal.show(*self.drawing.table(view, since))
        else:
            self.terminal.show(*self.drawing.table(view, since, below=below, **self.staging(staged)))
        if self.notice:
            self.complain(self.notice)
            self.notice = ""
        if promise:
            self.terminal.say_whole(promise)

    @property
    def promise(self) -> str:
        """What was published of the deal before it."""
        return "" if self.game.commitment is None else self.says("commitment", text=self.game.commitment)

    def staging(self, staged: Staged) -> Stages:
        """What the table shows of an act that is being staged."""
        decision = staged.now.view.decision
        assert decision is not None
        picks = []
        for stage in staged.picked:
            assert stage.view.decision is not None
            assert stage.pick is not None
            picks.append(label(stage.pick, stage.view.decision, stage.view, self.language))
        return {
            "asked": staged.now.view,
            "numbers": staged.now.numbers,
            "staged": picks,
            "ready": staged.ready,
            "hint": self.hints.before(decision, ready=staged.ready),
        }
