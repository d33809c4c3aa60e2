"""The promise: equal public acts at equal times give a viewer equal bytes at equal times.

The first run is a random game at a table under a virtual clock. For one viewer a second run is dealt otherwise
wherever that viewer does not see it before a horizon, and everybody else's secrets vary: what they seal and when,
their settings, standing answers and waiting any-time cards, how long bots think, who held a window. The viewer does
in both runs the same. Up to the first public act that cannot be the same, everything the viewer is sent must be.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from random import Random
from typing import Any

from tests.server.table.players import Crowd, Run
from tests.server.table.world import ACTS, ONLOOKER, Line, moves_game
from tests.views.coupled import NotLegalInBoth, Pick, Twin, asks, watched
from tests.views.games import Sets, dealt_game
from tests.views.sights import Sights

from fieldofview.game.making import PUBLIC
from fieldofview.game.setup import dealt
from fieldofview.kernel import ops
from fieldofview.server.table import BOTS, PLAYING, BotAnswer, Entry, Person, Settings, messages, resumed
from fieldofview.server.table import commands as c
from fieldofview.server.table import entries as e
from fieldofview.server.table.answering import may_now
from fieldofview.server.table.clocks import BOT_NOWS, HAND_OVER, NOWS, WINDOW
from fieldofview.server.table.privates import Waiting
from fieldofview.server.table.settings import PACES
from fieldofview.views.pieces import piece_names

USES = (ops.PLAY, ops.REVEAL, ops.USE)
EVERY = 6  # acts between looks at what somebody would be sent who comes back


class Leak(AssertionError):
    """A viewer was sent something, or at a time, that depends on what is hidden from them."""


@dataclass(frozen=True, slots=True)
class Done:
    """One act of the first run that moved the game: when, and which pieces it meant."""

    at: int
    opened: int
    entry: Any
    picks: tuple[Pick, ...]
    waited: bool = False


class First(Crowd):
    """A game played at random by people and bots; everything is noted."""

    def __init__(self, sets: Sets, players: int, seed: int, settings: Settings, humans: set[int], noise: float) -> None:
        self.seed = seed
        self.named = dealt_game(sets, players, seed, PUBLIC)
        self.state = dealt(self.named.setup)[1]
        self.sights = Sights(self.named._tables, players)
        self.sights.look(self.state)
        game, self.watching = watched(self.named, self.state.clone(), self.sights)
        super().__init__(game, game.names, humans, settings, Random(f"first {seed}"), noise)
        self.acts: list[Done] = []
        self.dues: list[int | None] = []  # when the table wanted its first tick, by act
        self.used: set[str] = set()  # cards that somebody played, revealed or used
        self.fresh: dict[tuple[int, int | None], str] = {}  # what somebody who came back was sent, by act and viewer

    # -- what is noted --------------------------------------------------------------------------------------------

    def before(self, entry: Entry) -> None:
        if not moves_game(entry):
            return
        assert self.game is not None
        assert self.table.stop is not None
        found: list[tuple[int, int]] = []
        match entry:
            case e.Answered():
                found = [(entry.seat, entry.picks[0])]
            case e.Settled(seat=int(seat), pick=int(pick)):
                found = [(seat, pick)]
            case e.Handed():
                found = list(entry.picks)
            case e.Interjected():
                found = [(entry.seat, entry.pick)]
        picks = []
        for seat, index in found:
            s = asks(self.game, seat)
            purpose = next((d.purpose for d in self.game.pending if d.seat == seat), "interrupt")
            picks.append(Pick(seat, *divmod(s.options[index], ops.VERB), purpose))
        names = piece_names(self.named._tables)
        self.used |= {names[pick.value] for pick in picks if pick.verb in USES}
        stop = self.table.stop
        on_tick = self.at == self.table.wall(self.table.raster(stop.opened + NOWS))
        waited = isinstance(entry, e.Interjected) and entry.seat in self.table.waiting and on_tick
        self.acts.append(Done(self.at, self.table.stop.opened, entry, tuple(picks), waited))
        self.sights.now = len(self.acts)

    def plan(self) -> None:
        self.dues.append(self.table.due())
        if self.game_acts % EVERY == 0:
            for seat in (None, *self.people):
                self.fresh[self.game_acts, seat] = anew(self, seat)
        super().plan()


def anew(run: Run, seat: int | None) -> str:
    """All that a viewer is sent who connects now, in both languages, and one who knew some events."""
    who = ONLOOKER if seat is None else run.people[seat]
    sent = [messages(run.table, who, None, lang, run.at)[0] for lang in ("en", "de")]
    sent.append(messages(run.table, who, resumed(5), "en", run.at)[0])
    return json.dumps(sent, ensure_ascii=False)


class Second(Run):
    """The same table as far as one viewer may know."""

    def __init__(self, first: First, seat: int | None, horizon: int) -> None:
        self.first, self.seat, self.horizon = first, seat, horizon
        self.twin = Twin(first, seat, horizon)  # type: ignore[arg-type]
        settings = first.table.settings
        super().__init__(
            self.twin.game, first.named.names, set(first.people), settings, Random(f"second {first.seed} {seat}")
        )
        self.ended: int | None = None  # when the public acts were no longer the same
        self.line: Line | None = None
        self.unlike = 0  # private acts that the first run did not have

    def who(self) -> Person:
        return ONLOOKER if self.seat is None else self.people[self.seat]

    def play(self) -> None:
        first = self.first
        self.line = self.connect(self.who(), "de" if self.seat == 1 else "en")
        for at, who, command, entries in first.sent:
            if who == self.who():
                self.ask(at, who, None, command)
            elif entries and not any(isinstance(entry, ACTS) and moves_game(entry) for entry in entries):
                self.repeat(at, who, command, entries)
        self.begin()
        while self.ended is None and self.table.phase == PLAYING and self.game_acts < len(first.acts):
            stop = self.table.stop
            assert stop is not None
            if stop.number != self.planned:
                self.planned = stop.number
                self.plan(first.acts[self.game_acts])
            if self.ended is not None or not self.step():
                break

    def repeat(self, at: int, who: Person, command: c.Command, entries: list[Entry]) -> None:
        """A public act that moves no game; a hold may be another player's."""
        if isinstance(command, c.Hold):
            self.ask(at, who, None, lambda: self.other_hold(who, command))
        elif not any(isinstance(entry, e.Passed) for entry in entries):  # passes are clicks: see the plan
            self.ask(at, who, None, command)

    def other_hold(self, who: Person, command: c.Hold) -> None:
        able = [p for s, p in self.people.items() if s != self.seat and self.table.is_human(s)]
        able = [p for p in able if self.table.seats[self.table.seat_of(p.guest) or 0].holds]
        other = self.dice.choice(able) if able else who
        self.unlike += other != who
        self.submit(other, command)

    # -- the next act of the first run ----------------------------------------------------------------------------

    def plan(self, act: Done) -> None:
        table, stop, entry, first = self.table, self.table.stop, act.entry, self.first
        assert stop is not None
        number, index = stop.number, self.game_acts
        if index <= self.horizon and index < len(first.dues) and table.due() != first.dues[index]:
            raise Leak(f"at act {index} a tick is due at {table.due()}, in the first run at {first.dues[index]}")
        if index % EVERY == 0 and index <= self.horizon and (index, self.seat) in first.fresh:
            one, other = first.fresh[index, self.seat], anew(self, self.seat)
            compare([(self.at, one)], [(self.at, other)], None, f"table {first.seed}, viewer {self.seat}, coming back")
        if index >= self.horizon:
            self.end(act)
            return
        try:
            options = [self.twin.find(pick, index) for pick in act.picks]
        except NotLegalInBoth:
            self.end(act)
            return
        seat = act.picks[0].seat if act.picks else -1
        human = seat in self.people and table.is_human(seat)
        for other in self.people:
            if other != self.seat:  # what was kept for the last stop is no longer wanted
                table.keep(Waiting(other, None))
                if other in table.preferred and table.preferred[other].standing:
                    self.submit(self.people[other], c.Prefer(standing=()))
        self.vary(number, act)
        match entry:
            case e.Answered(by="bot"):
                self.thinks(seat, options[0], number, PACES[table.settings.pace])
            case e.Answered(by="clock"):
                self.chooser.picks[seat] = options[0]
            case e.Answered(by="player" | "only") if seat != self.seat:
                self.ask(act.at, self.people[seat], number, c.Answer(number, options[0]))
            case e.Interjected() if not human:
                self.thinks(seat, options[0], number, BOT_NOWS, "now")
            case e.Interjected() if seat != self.seat and act.waited:
                table.keep(Waiting(seat, self.option(seat, options[0])))
            case e.Interjected() if seat != self.seat:
                line = self.option(seat, options[0])
                self.ask(act.at, self.people[seat], number, c.Now(line=line))
            case e.Settled():
                self.seal_otherwise(act, dict(zip([p.seat for p in act.picks], options, strict=True)), number)
            case e.Handed():
                self.hand_over(act, dict(zip([p.seat for p in act.picks], options, strict=True)), number)
            case e.Forfeited() | e.Judged():
                for at, who, command, entries in first.sent:
                    if entry in entries and who != self.who():
                        self.ask(at, who, None, command)

    def option(self, seat: int, index: int) -> str:
        assert self.game is not None
        return self.game.options(seat)[index].line

    def thinks(self, seat: int, pick: int, number: int, before: int, kind: str = "decision") -> None:
        at = self.soon(0, before - 20)
        self.unlike += 1
        self.later(at, (BOTS, number, BotAnswer(seat, number, pick, kind)))

    def seal_otherwise(self, act: Done, taken: dict[int, int], number: int) -> None:
        """Everybody else seals otherwise, at other times; what counts in the end is the same."""
        table, stop, game = self.table, self.table.stop, self.game
        assert stop is not None
        assert game is not None
        order = [decision.seat for decision in game.pending]
        won = next(iter(taken), None)
        after = order[order.index(won) + 1 :] if won is not None else []
        length = max(1, act.at - self.at - 20)
        for decision in game.pending:
            seat = decision.seat
            human = seat in self.people and table.is_human(seat)
            if seat == self.seat and human:
                continue
            last = len(decision.options) - 1
            wanted = taken.get(seat, self.dice.randint(0, last) if seat in after else last)
            if not human:
                self.thinks(seat, wanted, number, FLIGHT_OF_BOTS)
                continue
            shows = stop.closer is not None or (
                seat in stop.seats and (stop.on_table or table.settings.windows == "quick")
            )
            if seat == won and shows and not self.clicks(seat, number, act):  # it waited, and counts without a click
                table.keep(Waiting(seat, decision.options[wanted].line))
            if stop.closer is not None or (stop.on_table and seat in stop.seats):
                self.repeat_clicks(seat, wanted, last, number, act)
                continue
            if table.settings.windows == "quick" and seat in stop.seats:
                self.seal_in_same_beats(seat, wanted, number, act)
                continue
            if seat != won and self.dice.random() < 0.3:
                continue
            self.unlike += 1
            if seat == won and self.dice.random() < 0.3:
                self.stands(seat, decision.options[wanted].line, number, length)
            else:
                self.ask(self.soon(0, length), self.people[seat], number, c.Seal(number, wanted))
                self.ask(act.at - 15, self.people[seat], number, c.Seal(number, wanted))  # who was away till now

    def clicks(self, seat: int, number: int, act: Done) -> list[tuple[int, c.Command, bool]]:
        """What a player clicked in this window in the first run, and whether it was a public pass."""
        return [
            (at, command, any(isinstance(entry, e.Passed) for entry in entries))
            for at, who, command, entries in self.first.sent
            if who == self.people[seat] and self.at < at <= act.at and at not in self.first.in_vain
            if isinstance(command, c.Now) or (isinstance(command, c.Seal) and command.number == number)
            if command != c.Now()
        ]

    def repeat_clicks(self, seat: int, wanted: int, last: int, number: int, act: Done) -> None:
        """Where clicks show, they come at the same times: a pass as a pass, an answer as one."""
        stop = self.table.stop
        assert stop is not None
        clicks = self.clicks(seat, number, act)
        for i, (at, command, passes) in enumerate(clicks):
            counts = i == len(clicks) - 1 and (stop.closer is not None or wanted != last)
            if isinstance(command, c.Seal) and command.option is not None:
                command = c.Seal(number, last if passes else wanted if counts else 0)
            self.ask(at, self.people[seat], number, command)

    def repeat_passes(self, number: int, act: Done) -> None:
        """What everybody sees before the act that differs: who has passed where only open cards could answer."""
        for decision in self.table.playing.pending:
            if decision.seat in self.people and decision.seat != self.seat:
                for at, _, passes in self.clicks(decision.seat, number, act):
                    if passes:
                        self.ask(at, self.people[decision.seat], number, c.Seal(number, len(decision.options) - 1))

    def seal_in_same_beats(self, seat: int, wanted: int, number: int, act: Done) -> None:
        """At quick tables a player seals before the same beat as in the first run, at any time before it."""
        own = [at for at, _, _ in self.clicks(seat, number, act)]
        if own:
            self.ask(own[0], self.people[seat], number, c.Seal(number, wanted))

    def hand_over(self, act: Done, picks: dict[int, int], number: int) -> None:
        """The click that closes comes at the same time; the others chose at any time before."""
        closers = [who.guest for _, who, _, entries in self.first.sent if act.entry in entries]
        for seat, pick in picks.items():
            self.chooser.picks[seat] = pick
            human = seat in self.people and self.table.is_human(seat)
            if seat == self.seat and human:
                continue
            if not human or self.sealed_nothing(seat, number, act):  # also who is away by then
                self.thinks(seat, pick, number, 400)
            elif seat not in act.entry.late:
                at = act.at if self.people[seat].guest in closers else self.soon(0, act.at - self.at - 5)
                self.ask(at, self.people[seat], number, c.Seal(number, pick))

    def sealed_nothing(self, seat: int, number: int, act: Done) -> bool:
        return not [at for at, command, _ in self.clicks(seat, number, act) if isinstance(command, c.Seal)]

    def stands(self, seat: int, line: str, number: int, length: int) -> None:
        """The answer that counts is a standing one here."""
        assert self.game is not None
        assert self.game.window is not None
        rule = c.Standing(line, card=self.game.window.card)
        self.ask(self.soon(0, length), self.people[seat], number, c.Prefer(standing=(rule,)))

    def vary(self, number: int, act: Done) -> None:
        """Private things of the others that the first run did not have."""
        others = [seat for seat in self.people if seat != self.seat and self.table.is_human(seat)]
        if not others or self.dice.random() < 0.4:
            return
        seat, until = self.dice.choice(others), max(1, act.at - self.at - 10)
        self.unlike += 1
        rule = c.Standing(f"reveal {self.dice.choice(self.first.named._tables.names)}", threat="nothing")
        choices: list[c.Command] = [c.Prefer(stop_me="always")]
        if any(asked.seat == seat for asked in self.table.playing.pending):
            choices.append(c.Hint(number))
        counts = bool(act.picks) and seat == act.picks[0].seat  # by what stands or waits, perhaps
        if not counts:
            choices.append(c.Prefer(standing=(rule,)))
        if self.table.settings.windows == "sealed":  # at quick tables it closes windows, and says so
            choices.append(c.Prefer(pass_until=True))
        self.ask(self.soon(0, until), self.people[seat], number, self.dice.choice(choices))
        stop = self.table.stop
        assert stop is not None
        if self.dice.random() < 0.4:  # it waits in vain as long as this stop lasts
            self.table.keep(Waiting(seat, "reveal what is long gone"))
        elif not (counts or stop.free or stop.on_table or stop.closer is not None or stop.kind == HAND_OVER):
            self.ask(self.soon(0, until // 2), self.people[seat], number, lambda: self.any_now(seat))
            self.ask(self.at + until // 2 + 1, self.people[seat], number, c.Now())

    def any_now(self, seat: int) -> c.Now | None:
        if self.table.stop is None or self.table.stop.kind == WINDOW:
            return None
        lines = [option.line for option in may_now(self.table, seat)]
        return c.Now(line=self.dice.choice(lines)) if lines else None

    # -- the end --------------------------------------------------------------------------------------------------

    def end(self, act: Done) -> None:
        """From here the public acts differ: what comes by itself still comes at the same time."""
        self.ended = act.at
        by_itself = isinstance(act.entry, e.Settled) or (isinstance(act.entry, e.Answered) and act.entry.by == "bot")
        stop = self.table.stop
        assert stop is not None
        before = self.game_acts
        self.repeat_passes(stop.number, act)
        if not by_itself or stop.closer is not None or stop.on_table or self.table.settings.windows == "quick":
            while self.game_acts == before and (time := self.next_time()) is not None and time < act.at:
                self.step()
            self.ended = min(act.at, self.at) if self.game_acts != before else act.at
            return
        while self.game_acts == before and self.table.phase == PLAYING and self.step():
            pass
        if self.at != act.at:
            raise Leak(f"{type(act.entry).__name__} came at {self.at}, in the first run at {act.at}")

    def before(self, entry: Entry) -> None:
        """An automatic act that the first run did not have at this time: a secret single option, after its beat."""
        if not moves_game(entry) or self.game_acts >= len(self.first.acts):
            return
        act = self.first.acts[self.game_acts]
        if isinstance(entry, e.Answered) and entry.by == "only" and self.at < act.at and self.ended is None:
            self.ended = self.at


FLIGHT_OF_BOTS = 500


def compare(one: list[tuple[int, str]], other: list[tuple[int, str]], until: int | None, where: str) -> int:
    """Equal bytes at equal times, before that time."""
    first = [came for came in one if until is None or came[0] < until]
    second = [came for came in other if until is None or came[0] < until]
    for i, (x, y) in enumerate(zip(first, second, strict=False)):
        if x != y:
            at = next((k for k, (a, b) in enumerate(zip(x[1], y[1], strict=False)) if a != b), 0)
            cut = slice(max(0, at - 80), at + 120)
            raise Leak(f"{where}, message {i}: at {x[0]} and {y[0]}\n  {x[1][cut]}\n  {y[1][cut]}")
    if len(first) != len(second):
        more = (first if len(first) > len(second) else second)[min(len(first), len(second))]
        raise Leak(f"{where}: {len(first)} and {len(second)} messages; one alone at {more[0]}: {more[1][:200]}")
    return len(first)


@dataclass
class Tried:
    compared: int = 0
    unlike: int = 0
    differed: int = 0
    used: bool = False  # whether the wanted card was


def keep_promise(
    sets: Sets,
    players: int,
    seed: int,
    *,
    windows: str = "sealed",
    humans: set[int] | None = None,
    acts: int = 40,
    noise: float = 0.06,
    viewers: list[int | None] | None = None,
    wants: str = "",
) -> Tried:
    """Try the promise on one random table for some viewers."""
    settings = Settings(
        sets=("viewpoint", "viewpoint"),
        seats=players,
        windows=windows,
        pace="quick",
        judge=seed % 2 == 0,
        bank=5_000,
        hints=True,
    )
    present = humans if humans is not None else set(range(max(2, players - 1)))
    first = First(sets, players, seed, settings, present, noise)
    first.wants = wants
    first.play(acts)
    tried = Tried(used=wants in first.used)
    for seat in viewers if viewers is not None else [None, *sorted(present)]:
        line = next(x for x in first.lines if x.person == (ONLOOKER if seat is None else first.people[seat]))
        for horizon in {len(first.acts), len(first.acts) // 3}:
            second = Second(first, seat, horizon)
            second.play()
            assert second.line is not None
            last = min(first.at, second.at) if second.ended is None else second.ended
            tried.compared += compare(line.came, second.line.came, last, f"table {seed}, viewer {seat}")
            tried.unlike += second.unlike
            tried.differed += second.twin.differs
    return tried
