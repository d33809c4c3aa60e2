"""Two games that differ only in what one viewer may not know, dealt so from the start and driven by the same answers.

The first game is played at random, and notes who saw which piece when (`sights`). The twin is dealt for one viewer:
the pieces that this viewer does not see before the horizon lie elsewhere, and pieces of one name have other numbers
(D.80). Then it is driven by the first game's acts; what others choose unseen by the viewer may be another card. Until
the horizon everything that the viewer could be sent must be equal.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

from tests.views.games import Sets, dealt_game
from tests.views.hidden import lay
from tests.views.sights import Sights, Watching

from fieldofview.game import Game
from fieldofview.game.making import PLAIN, PUBLIC
from fieldofview.game.setup import dealt
from fieldofview.game.windows import asked
from fieldofview.kernel import ops
from fieldofview.kernel.choices import is_alike
from fieldofview.kernel.layout import State
from fieldofview.kernel.zones import hand
from fieldofview.views import View

# Picks that only those see who are told: what else was chosen looks the same to everybody else (D.44, D.47, D.76).
UNSEEN_PICKS = {"take", "put back", "steal", "give", "pass on", "put on the pile", "squint", "pass"}


class Leak(AssertionError):
    """A viewer was sent something that depends on what is hidden from them."""


@dataclass(frozen=True, slots=True)
class Pick:
    """What a seat chose: an option's verb and its piece, seat or mode."""

    seat: int
    verb: int
    value: int
    purpose: str


@dataclass(frozen=True, slots=True)
class Deed:
    """One act as both games can do it."""

    what: str  # answer, settle, interject, forfeit, disqualify, token, time
    picks: tuple[Pick, ...] = ()
    seat: int = -1
    points: int = 0


@dataclass(slots=True)
class Stop:
    """Where the first game waited: what each viewer who could see it was sent, and what was done."""

    key: tuple[object, ...]
    private: int | None  # the seat that alone sees it
    sent: dict[int | None, dict[str, object]]
    deed: Deed | None = None


def watched(game: Game, state: State, sights: Sights | None) -> tuple[Game, Watching]:
    """The game of a first state, before anything has happened, told from the start."""
    twin = Game(game.setup, game._tables, state)
    watching = Watching(twin._backend, sights)
    twin._backend = watching
    assert twin.events
    return twin, watching


# -- what a viewer could be sent -----------------------------------------------------------------------------------


def answered(call: Callable[[], None]) -> str:
    """What a call is refused with, if it is."""
    try:
        call()
    except ValueError as error:
        return f"{type(error).__name__}: {error}"
    return "done"


def refused(call: Callable[[], None]) -> str:
    """What a call is refused with."""
    said = answered(call)
    assert said != "done", "nothing was refused"
    return said


def universe(game: Game) -> list[str]:
    """Lines that somebody might try."""
    cards = game._tables.names
    lines = [f"{verb} {card}" for verb in ("play", "reveal", "use", "choose") for card in cards]
    lines += [f"choose {card} of {name}" for card in cards for name in game.names]
    lines += [f"choose {name}" for name in game.names] + [f"choose option {i}" for i in range(1, 5)]
    return [*lines, "done", "decline", "end", "draw", "replace"]


def sent(game: Game, seat: int | None, dice: Random, heard: int) -> dict[str, object]:
    """Everything that a viewer could be sent at this stop; their events from a number on."""
    view = game.view(seat)
    parts: dict[str, object] = {
        "view": repr(view),
        "position": view.position,
        "told": len(view.events),
        "events": repr(game.events_since(seat, heard)),
        "window": repr(game.window),
    }
    if seat is None or game.over:
        return parts
    options = game.options(seat)
    lines = dice.sample(universe(game), 8)
    meant = {option.line for option in options}
    parts["options"] = repr(options)
    parts["matches"] = [(game.match(line, seat), game.match_any(line, seat)) for line in lines]
    parts["why"] = [game.why_not(line, seat) for line in lines]
    parts["warum"] = [game.why_not(line, seat, "de") for line in lines]
    number = view.decision.number if view.decision is not None else 0
    tried = [line for line in lines if game.match(line, seat) is None and line not in meant]
    for i, line in enumerate(tried[:2]):
        parts[f"answer {i}"] = refused(lambda line=line: game.answer(line, seat, number))
        parts[f"settle {i}"] = refused(lambda line=line: game.settle({seat: line}))
        parts[f"interject {i}"] = refused(lambda: game.interject(seat, "reveal " + game._tables.names[-1] + " of it"))
    parts["late"] = refused(lambda: game.answer(0, seat, number + 1))
    if dice.random() < 0.2:
        leaver = dice.randrange(len(game.names))
        twin = game.clone()
        parts["leaving"] = answered(lambda: twin.forfeit(leaver))
    return parts


def compare(one: dict[str, object], other: dict[str, object], where: str) -> None:
    """Equal in every byte, or a leak."""
    for name in {**one, **other}:
        if one.get(name) != other.get(name):
            raise Leak(f"{where}, {name}: {difference(str(one.get(name)), str(other.get(name)))}")


def difference(one: str, other: str) -> str:
    """Where two texts part."""
    at = next((i for i, (x, y) in enumerate(zip(one, other, strict=False)) if x != y), min(len(one), len(other)))
    start = max(at - 200, 0)
    return f"\n  {one[start : at + 120]}\n  {other[start : at + 120]}"


def private_to(game: Game) -> int | None:
    """The seat that alone sees this stop: a question in a plain window (D.78)."""
    decision = game.decision
    if game.setup.windows == PLAIN and decision is not None and decision.kind in ("respond", "open moment"):
        return decision.seat
    return None


# -- the first game ------------------------------------------------------------------------------------------------


def key_of(game: Game) -> tuple[object, ...]:
    """Where a game stands, by what is the same in both."""
    s = game._state
    frames = tuple(f.pc for f in s.frames[: s.depth])
    return (s.turns, s.clock, frames, s.frames[s.depth - 1].at, s.decider if s.n_options else -1)


def asks(game: Game, seat: int) -> State:
    """The table at which a seat is asked."""
    s = game._state
    return asked(s, game._tables, seat) if not s.n_options or s.decider != seat else s


class First:
    """A game played at random, with all that every viewer was sent."""

    def __init__(self, sets: Sets, players: int, seed: int, windows: str, acts: int, disturbance: float) -> None:
        self.seed, self.acts, self.disturbance = seed, acts, disturbance
        self.dice = Random(f"{seed} {players} {windows}")
        self.named = dealt_game(sets, players, seed, windows)
        self.state = dealt(self.named.setup)[1]
        self.sights = Sights(self.named._tables, players)
        self.sights.look(self.state)
        self.game, self.watching = watched(self.named, self.state.clone(), self.sights)
        self.stops: list[Stop] = []

    def play(self, viewers: list[int | None]) -> None:
        game, heard = self.game, dict.fromkeys(viewers, 0)
        game.run()
        for time in range(self.acts):
            private = private_to(game)
            shown = [v for v in viewers if private is None or v == private]
            stop = Stop(key_of(game), private, {})
            for v in shown:
                stop.sent[v] = sent(game, v, self.lots(time, v), heard[v])
                heard[v] = int(str(stop.sent[v]["told"]))
            self.stops.append(stop)
            if game.over:
                return
            stop.deed = self.choose(private)
            self.sights.now = time + 1
            do(game, stop.deed, [self.index(pick) for pick in stop.deed.picks])

    def lots(self, time: int, seat: int | None) -> Random:
        """The same lots for both games."""
        return Random(f"{self.seed} {time} {seat}")

    def index(self, pick: Pick) -> int:
        s = asks(self.game, pick.seat)
        return s.options[: s.n_options].index(pick.verb * ops.VERB + pick.value)

    def pick(self, seat: int, purpose: str, *, most_decline: bool = False, never: bool = False) -> Pick | None:
        s = asks(self.game, seat)
        options = s.options[: s.n_options]
        decline = ops.DECLINE * ops.VERB
        if never:
            options = [option for option in options if option != decline]
        if not options:
            return None
        option = self.dice.choice(options)
        if most_decline and decline in options and self.dice.random() < 0.4:
            option = decline
        return Pick(seat, *divmod(option, ops.VERB), purpose)

    def choose(self, private: int | None) -> Deed:
        game, dice = self.game, self.dice
        if private is None and dice.random() < self.disturbance:
            return self.disturb()
        decision = game.decision
        if game.window is not None:
            picks = [self.pick(asked.seat, "respond", most_decline=True) for asked in game.pending]
            return Deed("settle", tuple(pick for pick in picks if pick is not None and dice.random() < 0.8))
        if decision is None:
            picks = [self.pick(asked.seat, "pass on") for asked in game.pending]
            return Deed("settle", tuple(pick for pick in picks if pick is not None))
        if game.setup.windows == PUBLIC and decision.kind == "action" and dice.random() < 0.3:
            seat = dice.choice([p for p in range(len(game.names)) if p != decision.seat])
            pick = self.pick(seat, "interrupt", never=True) if game.options(seat) else None
            if pick is not None:
                return Deed("interject", (pick,))
        chosen = self.pick(decision.seat, decision.purpose, most_decline=True)
        assert chosen is not None
        return Deed("answer", (chosen,))

    def disturb(self) -> Deed:
        seats = [seat for seat, alive in enumerate(self.game.view(None).alive) if alive]
        seat = self.dice.choice(seats)
        what = self.dice.choice(("forfeit", "disqualify", "token", "token", "time"))
        return Deed(what, (), seat, self.dice.choice((-30, 10)))


def do(game: Game, deed: Deed, options: list[int]) -> None:
    """Do a deed, with the numbers of the options that are meant."""
    match deed.what:
        case "answer":
            game.answer(options[0], deed.picks[0].seat)
        case "settle":
            game.settle({pick.seat: option for pick, option in zip(deed.picks, options, strict=True)})
        case "interject":
            game.interject(deed.picks[0].seat, options[0])
        case "token":
            game.token(deed.seat, deed.points)
        case "time":
            game.call_time()
        case what:
            getattr(game, what)(deed.seat)


# -- its twin ------------------------------------------------------------------------------------------------------


class NotLegalInBoth(Exception):
    """The twin cannot do what was done: here the law ends."""


class Twin:
    """The same game as far as one viewer may know, up to a horizon."""

    def __init__(self, first: First, seat: int | None, horizon: int) -> None:
        self.first, self.seat, self.horizon = first, seat, horizon
        self.dice = Random(f"twin {first.seed} {seat}")
        self.plain = first.named._tables.plain
        self.calls = self.deal()  # how the pieces of the first game are called here
        state = first.state.clone()
        lay(state, first.named._tables, self.calls)
        self.deal_in_another_order(state)
        self.game, watching = watched(first.named, state, None)
        watching.piles, watching.calls = first.watching.piles, self.calls
        self.heard = 0
        self.shown: View | None = None
        self.differs = sum(self.plain.kind[p] != self.plain.kind[q] for p, q in enumerate(self.calls))

    def deal(self) -> list[int]:
        """Unseen pieces change places, then pieces of one name their numbers."""
        s, tables = self.first.state, self.first.named._tables
        row = s.known[0 if self.seat is None else self.seat + 1]
        free = [
            piece
            for piece in range(self.plain.n_cards)
            if not self.first.sights.is_seen(self.seat, piece, 0, self.horizon)
            and not row[self.plain.word[piece]] & self.plain.bit[piece]
        ]
        calls = list(range(len(s.place)))
        for piece, other in zip(free, self.dice.sample(free, len(free)), strict=True):
            calls[piece] = other
        names = list(range(len(s.place)))
        fixed = {c for c in self.plain.aside if c >= 0}
        for kind in range(len(tables.cards)):
            pieces = [c for c in tables.pieces(kind) if c not in fixed]
            for piece, other in zip(pieces, self.dice.sample(pieces, len(pieces)), strict=True):
                names[piece] = other
        return [names[piece] for piece in calls]

    def deal_in_another_order(self, s: State) -> None:
        """In which order others got their cards is theirs to know."""
        for other in range(s.seats):
            held = [piece for piece in range(self.plain.n_cards) if s.place[piece] == hand(other)]
            if other != self.seat:
                came = [s.since[piece] for piece in held]
                for piece, since in zip(held, self.dice.sample(came, len(came)), strict=True):
                    s.since[piece] = since

    def follow(self) -> int:
        """Do as the first game did and compare; gives the number of stops compared."""
        compared = 0
        self.game.run()
        for time, stop in enumerate(self.first.stops[: self.horizon + 1]):
            foreign = stop.private is not None and stop.private != self.seat
            if foreign and stop.deed is not None and stop.deed.picks[0].verb == ops.DECLINE:
                continue
            if foreign and time == self.horizon:
                break
            self.pass_private_questions(stop.key if foreign else None)
            if not foreign:
                self.compare(time, stop)
                compared += 1
            if stop.deed is None or time == self.horizon:
                break
            try:
                options = [self.find(pick, time) for pick in stop.deed.picks]
            except NotLegalInBoth:
                break
            do(self.game, *self.seal_otherwise(stop.deed, options))
        return compared

    def seal_otherwise(self, deed: Deed, options: list[int]) -> tuple[Deed, list[int]]:
        """What others sealed after the answer that counts is void, so here they seal anything at all (D.84)."""
        taken = next((i for i, pick in enumerate(deed.picks) if pick.verb != ops.DECLINE), len(options))
        if self.game.window is None or taken == len(options):
            return deed, options
        picks, sealed = list(deed.picks[: taken + 1]), options[: taken + 1]
        after = [asked.seat for asked in self.game.pending]
        for seat in after[after.index(picks[taken].seat) + 1 :]:
            if seat != self.seat:
                picks.append(replace(picks[taken], seat=seat))
                sealed.append(self.dice.randrange(asks(self.game, seat).n_options))
        return replace(deed, picks=tuple(picks)), sealed

    def compare(self, time: int, stop: Stop) -> None:
        where = f"stop {time} for {self.seat}"
        now = sent(self.game, self.seat, self.first.lots(time, self.seat), self.heard)
        compare(stop.sent[self.seat], now, where)
        self.heard = int(str(now["told"]))
        self.shown = self.game.view(self.seat)
        s = self.game._state
        assert s.clock == stop.key[1], "the two games are not where they should be"

    def pass_private_questions(self, until: tuple[object, ...] | None) -> None:
        """Foreign questions of plain windows are declined, but for the one that was answered; they show nothing."""
        while True:
            private = private_to(self.game)
            if private is None or private == self.seat:
                assert until is None, "nobody was asked what was answered in the first game"
                return
            self.shows_nothing()
            if key_of(self.game) == until:
                return
            self.game.answer("decline", private)

    def shows_nothing(self) -> None:
        """The view during another's private question is the view at the last stop that the viewer could see (D.78)."""
        if self.shown is None:
            return
        view = self.game.view(self.seat)
        before, now = repr(replace(self.shown, decision=None)), repr(view)
        if before != now or self.shown.events != view.events:
            raise Leak(f"a private question shows to {self.seat}: {difference(before, now)}")

    def find(self, pick: Pick, time: int) -> int:
        """The option that the pick of the first game means here."""
        s = asks(self.game, pick.seat)
        options = s.options[: s.n_options]
        if pick.verb > ops.USE:
            option = pick.verb * ops.VERB + pick.value
            if option not in options:
                raise NotLegalInBoth
            return options.index(option)
        if pick.purpose in UNSEEN_PICKS and pick.seat != self.seat:
            self.choose_another(pick, s, time)
        wanted = self.calls[pick.value]
        for i, option in enumerate(options):
            verb, piece = divmod(option, ops.VERB)
            if verb != pick.verb or self.plain.kind[piece] != self.plain.kind[wanted]:
                continue
            if s.place[piece] == s.place[wanted] and is_alike(s, self.plain, piece, wanted):
                self.swap(pick.value, piece)
                return i
        raise NotLegalInBoth

    def choose_another(self, pick: Pick, s: State, time: int) -> None:
        """A choice that the viewer does not see may be another one here, if what is chosen stays unseen."""
        here = {piece: i for i, piece in enumerate(self.calls)}
        values = [divmod(option, ops.VERB) for option in s.options[: s.n_options]]
        others = [value for verb, value in values if verb == pick.verb]
        sights = self.first.sights
        free = [c for c in others if not sights.is_seen(self.seat, here[c], time + 1, self.horizon)]
        if free and not sights.is_seen(self.seat, pick.value, time + 1, self.horizon):
            self.swap(pick.value, self.dice.choice(free))

    def swap(self, piece: int, called: int) -> None:
        """From now on this piece of the first game is called so here, and the other way round."""
        other = self.calls.index(called)
        self.calls[piece], self.calls[other] = called, self.calls[piece]


def couple(
    sets: Sets,
    players: int,
    seed: int,
    windows: str,
    *,
    acts: int = 40,
    disturbance: float = 0.0,
    viewers: list[int | None] | None = None,
) -> tuple[int, int]:
    """Try the law on one game for some viewers; gives how many stops were compared and how many pieces differed."""
    first = First(sets, players, seed, windows, acts, disturbance)
    seats = viewers if viewers is not None else [None, *range(players)]
    first.play(seats)
    compared = differed = 0
    for seat in seats:
        for horizon in {len(first.stops) - 1, len(first.stops) // 3}:
            twin = Twin(first, seat, horizon)
            compared += twin.follow()
            differed += twin.differs
    return compared, differed
