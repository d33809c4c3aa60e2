"""People and bots who play at random under a virtual clock, and do whatever else people do."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from tests.server.table.world import JUDGE, ONLOOKER, World

from fieldofview.game import Game
from fieldofview.server.table import BOTS, PLAYING, BotAnswer, Entry, Outcome, Person, Refused, Settings, asks, ticking
from fieldofview.server.table import commands as c
from fieldofview.server.table.answering import may_now
from fieldofview.server.table.clocks import HAND_OVER, WINDOW, ends
from fieldofview.views import Option


class Chooser:
    """Stands for the bot that chooses for who is out of time, so that both runs choose alike."""

    def __init__(self) -> None:
        self.picks: dict[int, int] = {}

    def __call__(self, table: Any, seat: int) -> int:
        return self.picks.get(seat, 0)


class Run(World):
    """A table whose game is watched."""

    def __init__(
        self, game: Game | None, names: tuple[str, ...], humans: set[int], settings: Settings, dice: Random
    ) -> None:
        super().__init__(game, names, humans, settings)
        self.dice = dice
        self.chooser = Chooser()
        self.planned = -1

    def tick(self) -> None:
        usual, ticking.chosen_for = ticking.chosen_for, self.chooser
        try:
            super().tick()
        finally:
            ticking.chosen_for = usual

    def soon(self, low: int, high: int) -> int:
        return self.at + self.dice.randint(low, max(low, high))

    def ask(self, at: int, who: Person, number: int | None, make: Any) -> None:
        """Somebody will send a command then, if the question is still the same."""
        self.later(at, (who, number, make))

    def do(self, what: Any) -> None:
        who, number, make = what
        stop = self.table.stop
        if self.table.phase != PLAYING or (number is not None and (stop is None or stop.number != number)):
            return
        command = make() if callable(make) else make
        if command is not None:
            self.send_off(who, command)

    def send_off(self, who: Person, command: c.Command) -> None:
        self.submit(who, command)

    def submit(self, person: Person, command: c.Command) -> Outcome | Refused:
        usual, ticking.chosen_for = ticking.chosen_for, self.chooser
        try:
            return super().submit(person, command)
        finally:
            ticking.chosen_for = usual


class Crowd(Run):
    """People and bots who choose by lot; what they send is noted."""

    def __init__(
        self,
        game: Game | None,
        names: tuple[str, ...],
        humans: set[int],
        settings: Settings,
        dice: Random,
        noise: float = 0.06,
    ) -> None:
        super().__init__(game, names, humans, settings, dice)
        self.noise = noise
        self.wants = ""  # a card that everybody uses who can
        self.sent: list[tuple[int, Person, c.Command, list[Entry]]] = []
        self.in_vain: set[int] = set()  # when something was refused
        self.taken: set[int] = set()  # no two people send in the same millisecond

    def later(self, at: int, what: Any) -> None:
        while at in self.taken:
            at += 1
        self.taken.add(at)
        super().later(at, what)

    def send_off(self, who: Person, command: c.Command) -> None:
        outcome = self.submit(who, command)
        if isinstance(outcome, Refused):
            self.in_vain.add(self.at)
        self.sent.append((self.at, who, command, outcome.entries if isinstance(outcome, Outcome) else []))

    def play(self, acts: int) -> None:
        for seat in (None, *sorted(self.people)):
            self.connect(ONLOOKER if seat is None else self.people[seat], "de" if seat == 1 else "en")
        self.begin()
        while self.table.phase == PLAYING and self.game_acts < acts:
            stop = self.table.stop
            if stop is not None and stop.number != self.planned:
                self.planned = stop.number
                self.plan()
            if not self.step():
                break

    # -- what people do -------------------------------------------------------------------------------------------

    def plan(self) -> None:
        table, dice, stop = self.table, self.dice, self.table.stop
        assert stop is not None
        number = stop.number
        for ask in asks(table):
            self.bot_thinks(ask.seat, ask.kind, number)
        if dice.random() < self.noise:
            self.disturb(number)
        living = [seat for seat in self.people if table.is_human(seat)]
        if dice.random() < 0.25 and living:
            self.fiddle(dice.choice(living), number)
        if stop.kind == WINDOW:
            self.answer_window(number, living)
        elif stop.kind == HAND_OVER:
            for seat in stop.seats:
                if seat in living:
                    self.ask(self.soon(0, 3000), self.people[seat], number, self.sealing(seat, number, 0.0))
        elif stop.seats[0] in living:
            self.choose(stop.seats[0], number, living, stop.free)

    def choose(self, seat: int, number: int, living: list[int], free: bool) -> None:
        dice = self.dice
        for other in living:
            if other != seat and dice.random() < (0.25 if free else 0.1) and may_now(self.table, other):
                options = may_now(self.table, other)
                line = options[self.preferred(options)].line
                self.ask(self.soon(0, 900), self.people[other], number, c.Now(line=line))
        game = self.table.playing
        assert game.decision is not None
        options = game.decision.options
        pick = self.preferred(options)
        self.chooser.picks[seat] = pick
        if dice.random() > self.noise / 2:
            self.ask(self.soon(150, 1900), self.people[seat], number, c.Answer(number, pick))

    def preferred(self, options: Sequence[Option]) -> int:
        """An option by lot, or what uses the card that is wanted."""
        wanted = [i for i, option in enumerate(options) if self.wants and option.card == self.wants]
        return self.dice.choice(wanted or range(len(options)))

    def answer_window(self, number: int, living: list[int]) -> None:
        stop, dice, table = self.table.stop, self.dice, self.table
        assert stop is not None
        length = ends(table, stop) - stop.opened - 10
        for decision in self.table.playing.pending:
            if decision.seat in living and dice.random() < 0.8:
                for _ in range(dice.choice((1, 1, 2))):
                    make = self.sealing(decision.seat, number, 0.35)
                    self.ask(self.soon(0, length), self.people[decision.seat], number, make)
        if living and dice.random() < 0.12:
            self.ask(self.soon(0, length), self.people[dice.choice(living)], number, c.Hold(number))
        if living and dice.random() < 0.1:
            seat = dice.choice(living)
            lines = [option.line for option in may_now(table, seat)]
            if lines:
                self.ask(self.soon(0, length), self.people[seat], number, c.Now(line=dice.choice(lines)))

    def sealing(self, seat: int, number: int, declines: float) -> Any:
        def make() -> c.Seal | None:
            decision = next((d for d in self.table.playing.pending if d.seat == seat), None)
            if decision is None:
                return None
            last = len(decision.options) - 1
            return c.Seal(number, last if self.dice.random() < declines else self.preferred(decision.options))

        return make

    def bot_thinks(self, seat: int, kind: str, number: int) -> None:
        pending = next((d for d in self.table.playing.pending if d.seat == seat), None)
        options = self.table.playing.options(seat) if kind == "now" or pending is None else pending.options
        pick = self.preferred(options) if options else None
        if kind == "now" and self.dice.random() < 0.7:
            pick = None
        self.later(self.soon(0, 400), (BOTS, number, BotAnswer(seat, number, pick, kind)))

    def fiddle(self, seat: int, number: int) -> None:
        """Private things, and nonsense that is refused."""
        dice, who = self.dice, self.people[seat]
        commands: list[c.Command] = [
            c.Prefer(stop_me=dice.choice(("always", "holder"))),
            c.Prefer(pass_until=dice.random() < 0.5),
            c.Seal(number, dice.randint(-1, 3)),
            c.Seal(number + dice.randint(-1, 1), None),
            c.Preview(number, (0,)),
            c.Hold(number - 1),
            c.Why("reveal Spectacles"),
            c.Why("choose Spectacles of Ann", (0,)),
            c.Now(),
        ]
        if self.table.settings.windows == "quick":
            commands = [command for command in commands if not isinstance(command, c.Prefer | c.Seal)]
        self.ask(self.soon(0, 1200), who, number, dice.choice(commands))

    def disturb(self, number: int) -> None:
        dice, table = self.dice, self.table
        living = [seat for seat in self.people if table.is_human(seat)]
        if not living:
            return
        seat = dice.choice(living)
        who, at = self.people[seat], self.soon(0, 1500)
        match dice.randrange(10):
            case 0 | 1:
                self.ask(at, who, None, c.Say(f"line {len(self.sent)}"))
            case 2:
                self.ask(at, who, None, c.Phrase("nice"))
            case 3 if len(living) > 2:
                self.ask(at, who, None, c.Forfeit())
            case 4:
                self.ask(at, who, None, c.Away(True))
                self.ask(at + dice.randint(500, 9000), who, None, c.Away(False))
            case 5:
                self.ask(at, self.host, None, c.Pause(True))
                self.ask(at + dice.randint(200, 4000), self.host, None, c.Pause(False))
            case 6:
                self.ask(at, JUDGE, None, c.Judge("token", seat=seat, points=dice.choice((-20, 10))))
            case 7:
                self.ask(at, JUDGE, None, c.Judge("extend", seconds=5))
            case 8:
                self.ask(at, ONLOOKER, None, c.Say("from the gallery"))
            case 9:
                self.ask(at, JUDGE, None, c.Judge("look"))
