"""A table under a virtual clock, with everybody who looks at it: what each is sent, and when, to the byte."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from heapq import heappop, heappush
from typing import Any

from fieldofview.game import Game
from fieldofview.server.table import (
    BOTS,
    BotAnswer,
    Command,
    Entry,
    Mark,
    Outcome,
    Person,
    Refused,
    Settings,
    Start,
    Table,
    decide,
    evolving,
    messages,
    refused,
    reply,
    resumed,
    tick,
)
from fieldofview.server.table import entries as e

START = 1_000_000
SECRET = bytes(range(32))
JUDGE = Person("judge", "Judge")
ONLOOKER = Person("onlooker", "Watcher")
ACTS = (e.Answered, e.Settled, e.Handed, e.Interjected, e.Forfeited, e.Judged)


def moves_game(entry: Entry) -> bool:
    """Whether an entry takes the game to another stop."""
    return isinstance(entry, ACTS) and not (isinstance(entry, e.Judged) and entry.act == "extend")


class Line:
    """One connection: a person, a language, and everything that came."""

    def __init__(self, person: Person, lang: str, mark: Mark | None = None) -> None:
        self.person, self.lang, self.mark = person, lang, mark
        self.came: list[tuple[int, str]] = []

    def take(self, at: int, found: list[dict[str, Any]]) -> None:
        self.came += [(at, json.dumps(message, ensure_ascii=False)) for message in found]


@contextmanager
def dealt_as(game: Game) -> Iterator[None]:
    """The next game that begins is this one."""

    def deal(_: object) -> Game:
        game.run()
        return game

    usual = evolving.deal_game
    evolving.deal_game = deal  # type: ignore[assignment]
    try:
        yield
    finally:
        evolving.deal_game = usual


class World:
    """A table, its people and the time."""

    def __init__(self, game: Game | None, names: tuple[str, ...], humans: set[int], settings: Settings) -> None:
        self.at = START
        self.table = Table("t1")
        self.log: list[Entry] = []
        self.people = {seat: Person(f"guest {seat}", names[seat]) for seat in humans}
        self.lines: list[Line] = []
        self.queue: list[tuple[int, int, Any]] = []
        self.order = 0
        self.game_acts = 0
        self.secret = SECRET
        self.tape: list[tuple[int, Outcome]] = []
        host = JUDGE if settings.judge else self.people.get(0, JUDGE)
        self.host = host
        seated: list[Entry] = [e.Opened(self.at, host.guest, settings.to_data(), "CODE")]
        for seat, name in enumerate(names):
            if seat in humans:
                seated += [e.Sat(self.at, seat, f"guest {seat}", name), e.Readied(self.at, seat, True)]
            else:
                seated.append(e.BotSeated(self.at, seat, "greedy", name))
        self.take(Outcome(seated))
        self.table.connected = {person.guest for person in self.people.values()}
        self.game = game

    def connect(self, person: Person, lang: str = "en", knows: int | None = None) -> Line:
        line = Line(person, lang, None if knows is None else resumed(knows))
        self.lines.append(line)
        self.send(line)
        return line

    def send(self, line: Line) -> None:
        found, line.mark = messages(self.table, line.person, line.mark, line.lang, self.at)
        line.take(self.at, found)

    def begin(self, secret: bytes = SECRET) -> None:
        self.secret = secret
        if self.game is None:
            self.submit(self.host, Start())
            return
        with dealt_as(self.game):
            self.submit(self.host, Start())

    def before(self, entry: Entry) -> None:
        """An entry is about to be taken."""

    def take(self, outcome: Outcome) -> None:
        """Commit, then change the table, then tell everybody."""
        self.tape.append((self.at, outcome))
        for entry in outcome.entries:
            self.before(entry)
            self.log.append(entry)
            self.table.evolve(entry)
            self.game_acts += moves_game(entry)
        for private in outcome.privates:
            self.table.keep(private)
        for line in self.lines:
            self.send(line)

    def submit(self, person: Person, command: Command) -> Outcome | Refused:
        """A command now; the sender's lines get the reply."""
        mine = [line for line in self.lines if line.person == person]
        try:
            outcome = decide(self.table, person, command, self.at, self.secret)
        except Refused as why:
            for line in mine:
                assert line.mark is not None
                message, line.mark = refused(7, why, line.mark, line.lang)
                line.take(self.at, [message])
            return why
        self.take(outcome)
        for line in mine:
            assert line.mark is not None
            message, line.mark = reply(self.table, 7, outcome, line.mark, line.lang)
            line.take(self.at, [message])
        return outcome

    def think(self, answer: BotAnswer) -> None:
        self.submit(BOTS, answer)

    # -- time -----------------------------------------------------------------------------------------------------

    def later(self, at: int, what: Any) -> None:
        self.order += 1
        heappush(self.queue, (at, self.order, what))

    def next_time(self) -> int | None:
        due = self.table.due()
        times = [*([max(due, self.at)] if due is not None else []), *([self.queue[0][0]] if self.queue else [])]
        return min(times, default=None)

    def step(self) -> bool:
        """Whatever comes next: the table's own clock first."""
        time = self.next_time()
        if time is None:
            return False
        due = self.table.due()
        self.at = max(self.at, time)
        if due is not None and due <= self.at:
            self.tick()
            return True
        self.do(heappop(self.queue)[2])
        return True

    def tick(self) -> None:
        self.take(tick(self.table, self.at))

    def do(self, what: Any) -> None:
        what()

    def run_until(self, at: int) -> None:
        """Let time pass."""
        while (time := self.next_time()) is not None and time <= at:
            self.step()
        self.at = max(self.at, at)
