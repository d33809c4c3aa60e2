"""The friendly face: a game that asks decisions, takes answers and tells what happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from ..cards import Part
from ..kernel import ops
from ..kernel.backends import Backend, backend
from ..kernel.layout import State
from ..kernel.tables import Tables
from ..kernel.turns import call_time, total
from ..rulings.editions import in_editions
from ..views.beats import Beat, Happened
from ..views.decision import Decision, Option, make_decision
from ..views.event import Ending, Event, Facts, Kind
from ..views.pieces import piece_names
from ..views.resuming import resumed
from ..views.settling import threatens
from ..views.view import Source, View, Window, make_view
from ..views.viewer import ALL, Viewer
from ..views.words import ending as ending_in_words
from ..views.words import refusal
from .acts import Act
from .chance import Stream, after_tick, commitment
from .happenings import ENDINGS
from .matching import match, match_any
from .telling import Teller, facts_of
from .why import Reason, explain
from .windows import NOBODY, ask_seat, asked, coming, could_answer, passing, sealing, threat_of

HAND = 5
MOST_TOKENS = 10_000
DEFAULT_NAMES = ("North", "East", "South", "West")
PLAIN, PUBLIC = "plain", "public"

Answer = Option | str | int


class IllegalAnswer(ValueError):
    """An answer that no legal option matches; says what is legal, and which ruling says so."""

    def __init__(self, message: str, cites: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.cites = cites


class LateAnswer(IllegalAnswer):
    """An answer to a question that is no longer asked."""


class UnknownPlayer(ValueError):
    """Nobody of this name, or with this number, sits at the table."""

    def __init__(self, asked: object, names: Sequence[str]) -> None:
        super().__init__(f"There is no player {asked!r} at this table; there are {', '.join(names)}.")


class BadNames(ValueError):
    """Players who could not be told apart."""


class GameOver(IllegalAnswer):
    """The game has ended; nothing can be answered any more."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: seats of the winners, which ending it was, what each seat is credited."""

    winners: tuple[int, ...]
    ending: Ending
    scores: tuple[int, ...]
    cites: tuple[str, ...]

    @property
    def reason(self) -> str:
        """The ending in words, in English; `words.ending` has the others."""
        return ending_in_words(self.ending)


@dataclass(frozen=True, slots=True)
class Setup:
    """What a game is made of, besides its answers."""

    names: tuple[str, ...]
    sets: tuple[Part, ...]
    seed: int | None  # of the fast generator; None: by the secret (D.43)
    dealer: int  # -1: by lot
    turn_limit: int
    enigmas: tuple[tuple[int, str], ...] = ()  # seats and their Enigma cards (D.5)
    aside: tuple[tuple[int, str], ...] = ()  # seats and the cards they have outside the game
    windows: str = PLAIN
    secret: bytes | None = field(default=None, repr=False)  # 256 bits

    @property
    def set_ids(self) -> tuple[str, ...]:
        """What the sets are called: `viewpoint`, `open-eyes+plague`, `my-set@3f2a9c1b`."""
        return tuple(part.id for part in self.sets)


class Game:
    """One game. Seats are 0… clockwise; names are accepted wherever a seat is."""

    def __init__(
        self,
        setup: Setup,
        tables: Tables,
        state: State,
        backend_name: str = "plain",
        *,
        imagined: bool = False,
        seen: View | None = None,
    ) -> None:
        self.imagined = imagined  # dealt anew from a view, or laid out by hand: no seed leads here
        self.setup = setup
        self.names = setup.names
        self._tables = tables
        self._state = state
        self._first = state.clone()
        self._backend: Backend = backend(backend_name)
        self._stream = None if setup.secret is None else Stream(setup.secret)
        self._acts: list[Act] = []
        self._seen = seen  # the view that the game was imagined from
        self._begin_anew()

    def _begin_anew(self) -> None:
        """Nothing has happened yet, and nothing is told: telling begins when somebody asks."""
        self._teller: Teller | None = None
        self._viewers: dict[int | None, Viewer] = {}
        self._lines: list[str] = []
        self._started = self._first.n_options > 0
        self._decisions: dict[int, Decision] = {}
        self._lent = False  # whether a view still looks at the state
        self._public_stops = self._seen.decision.number if self._seen and self._seen.decision else 0
        self._private_stops = [0] * len(self.names)
        self._shown: dict[int | None, State] = {}  # the table at the last stop that all (None), or a seat, could see
        self._public_beats = 0
        self._own_beats = [0] * len(self.names)

    def __repr__(self) -> str:
        state = "over" if self.over else f"{self.names[self.turn]}'s turn"
        return f"<Game of {', '.join(self.names)} with {', '.join(self.setup.set_ids)}: {state}>"

    # -- what is the case --------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return bool(self._state.over)

    @property
    def turn(self) -> int:
        return int(self._state.turn)

    @property
    def answers(self) -> list[str]:
        """The lines of the record so far."""
        self._tell()
        return self._lines

    @property
    def pending(self) -> tuple[Decision, ...]:
        """Every decision that is open: one, or those that are sealed together."""
        return tuple(self._decision_of(seat) for seat in self._asked())

    @property
    def decision(self) -> Decision | None:
        """The pending decision; None when the game is over, or waits for several sealed answers."""
        seats = self._asked()
        return self._decision_of(seats[0]) if len(seats) == 1 and self._waits() != ops.WINDOW else None

    @property
    def window(self) -> Window | None:
        """The window that is open in public (D.84); None in a game with plain windows."""
        return self._window(self._viewer(None)) if self._waits() == ops.WINDOW else None

    @property
    def outcome(self) -> Outcome | None:
        """Winners, ending and scores, once the game is over (D.40)."""
        s = self._state
        if not s.over:
            return None
        winners = tuple(p for p in range(s.seats) if (s.winners >> p) & 1)
        how, cites = ENDINGS[s.reason]
        scores = tuple(self._score(p) for p in range(s.seats))
        return Outcome(winners, how, scores, in_editions(cites, self._tables.editions))

    def _score(self, seat: int) -> int:
        s = self._state
        if not (s.alive >> seat) & 1 or s.reason == ops.LAST_PLAYER:
            return s.credit[seat]
        return total(s, seat)

    @property
    def commitment(self) -> str | None:
        """What was promised of the deal before it, and is opened by the record at the end; None for a seed."""
        return None if self.setup.secret is None else commitment(self.setup.secret)

    def seat(self, who: int | str) -> int:
        """A seat by its number or its player's name."""
        if isinstance(who, int) and not isinstance(who, bool) and 0 <= who < len(self.names):
            return who
        for seat, name in enumerate(self.names):
            if isinstance(who, str) and name.lower() == who.strip().lower():
                return seat
        raise UnknownPlayer(who, self.names)

    # -- what is told ------------------------------------------------------------------------------------------

    @property
    def events(self) -> list[Event]:
        """Everything that happened, as somebody who sees every card would be told."""
        return self._viewer(ALL).events

    def events_since(self, who: int | str | None, number: int = 0) -> tuple[Event, ...]:
        """What that viewer (None: an onlooker) was told after their first so many events."""
        seat = None if who is None else self.seat(who)
        return tuple(self._viewer(seat).events[number:])

    def view(self, who: int | str | None) -> View:
        """What that seat may know; None for an onlooker."""
        seat = None if who is None else self.seat(who)
        viewer = self._viewer(seat)
        sees = self._sees_stop(seat)
        self._lent = self._lent or sees
        state = self._state if sees else self._shown.get(seat, self._shown[None])
        together = self.setup.windows == PUBLIC and not self._state.over
        source = Source(
            state,
            self._tables,
            viewer,
            len(viewer.events),
            partial(_asked, self._tables) if together else None,
        )
        decision = self._decision_of(seat) if seat is not None and seat in self._asked() else None
        window = self._window(viewer) if self._waits() == ops.WINDOW else None
        return make_view(self._facts, source, decision, window, self._waiting_for(state))

    @property
    def _facts(self) -> Facts:
        setup = self.setup
        return facts_of(self._tables, setup.names, setup.set_ids, setup.enigmas, setup.aside)

    def _waiting_for(self, state: State) -> tuple[int, ...]:
        """Whom the table waits for, as far as everybody may know."""
        if state.over:
            return ()
        if self._waits():
            return self._asked()
        op = coming(state, self._tables)
        if op == ops.PICK_PASSES:
            return passing(state)
        return () if op in (ops.WINDOW, ops.OPEN_MOMENT) else (int(state.decider),)

    def _sees_stop(self, seat: int | None) -> bool:
        """Whether this stop is no secret to the viewer: a question in a plain window is (D.78)."""
        s = self._state
        if s.over or self.setup.windows == PUBLIC or coming(s, self._tables) not in (ops.WINDOW, ops.OPEN_MOMENT):
            return True
        return seat == s.decider

    def _tell(self) -> Teller:
        """The log; it is written from the start when it is first asked for."""
        if self._teller is None:
            acts, self._acts = self._acts, []
            self._begin_anew()
            self._state = self._first.clone()
            self._teller = Teller(self._tables, self._state)
            self._teller.begin(self._state, self._facts, HAND)
            self._public_beats, self._shown = len(self._teller.log), {None: self._first}
            for act in acts:
                self._do(act)
        return self._teller

    def _viewer(self, seat: int | None) -> Viewer:
        """A viewer who has heard what they may have heard by now."""
        log = self._tell().log
        viewer = self._viewers.get(seat)
        if viewer is None:
            viewer = self._viewers[seat] = self._new_viewer(seat, log[0])
        heard = len(log) if seat == ALL or self._sees_stop(seat) else self._public_beats
        if seat is not None and seat >= 0:
            heard = max(heard, self._own_beats[seat])
        for beat in log[viewer.beats : heard]:
            viewer.hear(beat)
        return viewer

    def _new_viewer(self, seat: int | None, first: Beat) -> Viewer:
        if self._seen is None or seat != self._seen.seat:
            return Viewer(seat, self._tables)
        viewer = resumed(self._seen, self._first, self._tables, first.eyes)
        viewer.beats = 1
        return viewer

    # -- questions ---------------------------------------------------------------------------------------------

    def _waits(self) -> int:
        """WINDOW or PICK_PASSES where answers are sealed together; 0 where one seat decides."""
        s = self._state
        return coming(s, self._tables) if self.setup.windows == PUBLIC and not s.over and not s.n_options else 0

    def _asked(self) -> tuple[int, ...]:
        """The seats that may answer."""
        s = self._state
        if s.over:
            return ()
        waits = self._waits()
        if waits == ops.WINDOW:
            return sealing(s)
        if waits == ops.PICK_PASSES:
            return passing(s)
        return (int(s.decider),) if s.n_options else ()

    def _decision_of(self, seat: int) -> Decision:
        if seat not in self._decisions:
            viewer = self._viewer(seat)
            state = asked(self._state, self._tables, seat) if self._waits() else self._state
            number = self._number(seat)
            self._decisions[seat] = make_decision(state, self._tables, self.names, viewer.handles, number)
        return self._decisions[seat]

    def _number(self, seat: int) -> int:
        """How many questions this seat could have seen: a late answer names an earlier one."""
        return self._public_stops + self._private_stops[seat]

    def _window(self, viewer: Viewer) -> Window:
        s, tables = self._state, self._tables
        f = s.frames[s.depth - 1]
        from_hand, from_table = could_answer(s, tables)
        return Window(
            number=self._public_stops,
            card=piece_names(tables)[f.card],
            handle=viewer.handles.get(f.card),
            seat=f.player,
            threatens=threatens(s, tables),
            from_hand=from_hand,
            from_table=from_table,
            start=sealing(s)[0],
        )

    def options(self, who: int | str) -> tuple[Option, ...]:
        """What a seat may answer, seal or interject now."""
        seat = self.seat(who)
        if seat in self._asked():
            return self._decision_of(seat).options
        if self._may_interject(seat):
            return self._interjection(seat).options[:-1]  # declining is to say nothing
        return ()

    def _may_interject(self, seat: int) -> bool:
        """Any-time reveals of the others, while the turn's player chooses what to do (D.16, D.84)."""
        s = self._state
        if s.over or self.setup.windows != PUBLIC or seat == s.turn or not (s.alive >> seat) & 1:
            return False
        return bool(coming(s, self._tables) == ops.CHOOSE_ACTION)

    def _interjection(self, seat: int) -> Decision:
        state = asked(self._state, self._tables, seat)
        return make_decision(state, self._tables, self.names, self._viewer(seat).handles, self._number(seat))

    # -- answers -----------------------------------------------------------------------------------------------

    def answer(self, answer: Answer, seat: int | str | None = None, number: int | None = None) -> None:
        """Answer the pending decision: by an option, its line, or its index.

        `seat` and `number` say which question is meant, so that a late answer meets no other one.
        """
        s = self._state
        if s.over:
            raise GameOver("The game is over; nothing can be answered any more.")
        waits, asked_seats = self._waits(), self._asked()
        if waits == ops.WINDOW or len(asked_seats) > 1:
            raise IllegalAnswer("Several players answer sealed, together: settle them all at once.", ("D.84",))
        (who,) = asked_seats
        if seat is not None and self.seat(seat) != who:
            raise IllegalAnswer(f"{self.names[self.seat(seat)]} is not asked now.", ("D.46",))
        self._check_number(who, number)
        index = self._index(who, answer)
        self._do(Act("passes", -1, 0, ((who, index),)) if waits else Act("answer", who, index))

    def settle(self, answers: Mapping[int | str, Answer] | None = None, number: int | None = None) -> None:
        """Settle sealed answers clockwise: the first that is no decline counts, the others are void (D.84).

        Seats that are left out have declined. Cards to be passed on are wanted of everybody who holds one.
        """
        waits = self._waits()
        if not waits:
            raise IllegalAnswer("No sealed answers are wanted now.", ("D.84",))
        asked_seats = self._asked()
        self._check_number(asked_seats[0], number)
        given = {self.seat(who): answer for who, answer in (answers or {}).items()}
        for seat in given:
            if seat not in asked_seats:
                raise IllegalAnswer(f"{self.names[seat]} may seal no answer now.", ("D.84",))
        picks = [(seat, self._index(seat, given[seat])) for seat in asked_seats if seat in given]
        if waits == ops.PICK_PASSES:
            missing = [self.names[seat] for seat in asked_seats if seat not in given]
            if missing:
                raise IllegalAnswer(f"A card to pass on is wanted of {', '.join(missing)} too.", ("D.32", "D.84"))
            self._do(Act("passes", -1, 0, tuple(picks)))
            return
        taken = [(seat, i) for seat, i in picks if self._decision_of(seat).options[i].verb != "decline"]
        self._do(Act("answer", *taken[0]) if taken else Act("nobody"))

    def interject(self, who: int | str, answer: Answer, number: int | None = None) -> None:
        """Reveal an any-time card while the turn's player chooses what to do (D.16, D.84)."""
        seat = self.seat(who)
        if not self._may_interject(seat):
            raise IllegalAnswer(refusal("no open moment", {}), ("D.16", "D.84"))
        self._check_number(seat, number)
        decision = self._interjection(seat)
        index = self._find(decision, answer)
        if index is None or decision.options[index].verb == "decline":
            raise self._illegal(decision, str(answer))
        self._do(Act("interject", seat, index))

    def _check_number(self, seat: int, number: int | None) -> None:
        if number is not None and number != self._number(seat):
            raise LateAnswer(f"That question is no longer asked; now it is number {self._number(seat)}.", ("D.84",))

    def _index(self, seat: int, answer: Answer) -> int:
        """The number of the option that an answer means."""
        if isinstance(answer, int) and not isinstance(answer, bool):
            if not self._waits() and 0 <= answer < self._state.n_options:
                return answer
        decision = self._decision_of(seat)
        index = self._find(decision, answer)
        if index is None:
            raise self._illegal(decision, str(answer))
        return index

    def _find(self, decision: Decision, answer: Answer) -> int | None:
        if isinstance(answer, int) and not isinstance(answer, bool):
            return answer if 0 <= answer < len(decision.options) else None
        return match(decision, str(answer), self.names)

    def _illegal(self, decision: Decision, line: str) -> IllegalAnswer:
        reason = explain(self, decision.seat, line)
        legal = ", ".join(f"'{o.line}'" for o in decision.options)
        rulings = f" ({', '.join(reason.cites)})" if reason.cites else ""
        text = reason.sentence()
        return IllegalAnswer(f"{decision.name} cannot '{line}': {text}{rulings} Legal is: {legal}.", reason.cites)

    def match(self, line: str, who: int | str | None = None) -> int | None:
        """The number of the option that a line means; case and a clear 'of NAME' do not matter."""
        decision = self._question(who)
        return None if decision is None else match(decision, line, self.names)

    def match_any(self, line: str, who: int | str | None = None) -> bool:
        """Whether a line, however unclear, names any legal option."""
        decision = self._question(who)
        return decision is not None and match_any(decision, line, self.names)

    def _question(self, who: int | str | None) -> Decision | None:
        if who is None:
            return self.decision
        seat = self.seat(who)
        return self._decision_of(seat) if seat in self._asked() else None

    def why_not(self, line: str, who: int | str | None = None, language: str = "en") -> str:
        """Why a line is not legal for a player now, in a sentence with its rulings: told by what they may know."""
        if self.over:
            return refusal("over", {}, language)
        decision = self.decision
        if who is None and decision is None:
            raise IllegalAnswer("Several players may answer; say who asks.", ("D.84",))
        seat = self.seat(who) if who is not None else decision.seat if decision else 0
        reason = self.reason(line, seat)
        return f"You may: '{line}' is legal now." if reason is None else reason.told(language)

    def reason(self, line: str, who: int | str) -> Reason | None:
        """Why a line is not legal for a player now, as data; None for one that is."""
        seat = self.seat(who)
        return None if self._is_offered(line, seat) else explain(self, seat, line)

    def _is_offered(self, line: str, seat: int) -> bool:
        """Whether a line answers what the seat is asked, or may be interjected."""
        if self.match(line, seat) is not None:
            return True
        if seat in self._asked() or not self._may_interject(seat):
            return False
        decision = self._interjection(seat)
        index = match(decision, line, self.names)
        return index is not None and decision.options[index].verb != "decline"

    # -- doing -------------------------------------------------------------------------------------------------

    def _do(self, act: Act) -> None:
        """Apply an act, tell it, note it, and run on to the next stop."""
        line = self._line(act) if self._teller is not None else ""
        if self._teller is not None and self._started:
            self._leave_stop()
        if self._lent:
            self._state, self._lent = self._state.clone(), False
        getattr(self, f"_do_{act.what}")(act)
        self._acts.append(act)
        if line:
            self._lines += line.split("\n")
        if self._started:
            self._run()

    def _leave_stop(self) -> None:
        """Keep the table for those who do not see the next stops: questions in plain windows are private (D.78)."""
        if self.setup.windows == PUBLIC:
            return
        if self._sees_stop(None):
            self._shown = {None: self._state.clone()}
        else:
            self._shown[self._state.decider] = self._state.clone()

    def run(self) -> None:
        """Run the machine to the first decision."""
        if not self._started:
            self._do(Act("start"))

    def _do_start(self, act: Act) -> None:
        self._started = True

    def _do_answer(self, act: Act) -> None:
        s = self._state
        if self._waits():
            ask_seat(s, self._tables, act.seat)
        self._take(act.pick)

    def _do_nobody(self, act: Act) -> None:
        s = self._state
        s.frames[s.depth - 1].at = s.seats
        self._tick()

    def _do_passes(self, act: Act) -> None:
        for _, index in act.picks:
            self._tick()
            self._take(index)
        self._tick()

    def _do_interject(self, act: Act) -> None:
        ask_seat(self._state, self._tables, act.seat)
        if self._teller is not None:
            self._teller.asked(self._state)
        self._take(act.pick)

    def _take(self, index: int) -> None:
        s = self._state
        option, decider = s.options[index], s.decider
        self._backend.take(s, self._tables, index)
        if self._teller is not None:
            self._teller.took(s, option, decider)

    def _tick(self) -> None:
        s = self._state
        number = s.rng[0]
        self._backend.tick(s, self._tables)
        if self._stream is not None:
            after_tick(s, self._stream, number)
        if self._teller is not None:
            self._teller.ticked(s)

    def _run(self) -> None:
        """Run the machine to the next stop."""
        s = self._state
        self._decisions = {}
        while s.n_options == 0 and not s.over:
            if self._stops_here():
                break
            self._tick()
        if s.over and self._teller is not None:
            self._teller.ended(s, self.setup.enigmas)
        if s.error and s.reason != ops.BROKEN:
            raise RuntimeError("The machine met an instruction that it does not know; please report this game.")
        self._count_stop()

    def _count_stop(self) -> None:
        s = self._state
        beats = len(self._teller.log) if self._teller is not None else 0
        if self._sees_stop(None):
            self._public_stops += 1
            self._public_beats = beats
        else:
            self._private_stops[s.decider] += 1
            self._own_beats[s.decider] = beats

    def _stops_here(self) -> bool:
        """Whether a public window, or sealed passes, wait for answers; what is not shown is passed over (D.84)."""
        s, tables = self._state, self._tables
        public = self.setup.windows == PUBLIC
        if not public and self._teller is None:
            return False
        op = coming(s, tables)
        if op == ops.WINDOW:
            return self._reach_window() and public
        f = s.frames[s.depth - 1]
        if public and op == ops.OPEN_MOMENT:
            f.at = s.seats
        return public and op == ops.PICK_PASSES and f.at == 0 and f.n == 0 and bool(passing(s))

    def _reach_window(self) -> bool:
        """Tell of a window that is open by what everybody knows; in public play nobody is polled in another one."""
        s, tables = self._state, self._tables
        if self._teller is not None and self._teller.window_open and self.setup.windows != PUBLIC:
            return True
        from_hand, from_table = could_answer(s, tables)
        could = sorted({*from_hand, *from_table})
        if could and self._teller is not None and not self._teller.window_open:
            self._teller.window(s, could, threat_of(s, tables))
        if not could and self.setup.windows == PUBLIC:
            s.frames[s.depth - 1].at = s.seats
        return bool(could)

    # -- what is decided outside the rules of play -------------------------------------------------------------

    def forfeit(self, who: int | str) -> None:
        """A player gives the game up (VT.55)."""
        self._leave(self.seat(who), "forfeit")

    def disqualify(self, who: int | str) -> None:
        """A judge takes a player out of the game (VT.72)."""
        self._leave(self.seat(who), "disqualify")

    def _leave(self, seat: int, what: str) -> None:
        s = self._state
        if s.over or not (s.alive >> seat) & 1:
            raise IllegalAnswer(f"{self.names[seat]} is not in the game any more.", ("D.40",))
        self._do(Act(what, seat))

    def _do_forfeit(self, act: Act) -> None:
        self._go(act.seat, "forfeit", ("VT.55", "D.40", "D.73"))

    def _do_disqualify(self, act: Act) -> None:
        self._go(act.seat, "disqualified", ("VT.72", "D.40", "D.73"))

    def _go(self, seat: int, how: str, cites: tuple[str, ...]) -> None:
        self._started = True
        self._backend.leave(self._state, self._tables, seat)
        if self._teller is not None:
            self._teller.left(self._state, seat, how, cites)

    def token(self, who: int | str, points: int) -> None:
        """A judge gives penalty tokens (VT.71)."""
        seat = self.seat(who)
        self._running("give tokens")
        if isinstance(points, bool) or not isinstance(points, int):
            raise IllegalAnswer(f"A token is worth a whole number of Viewpoints, not {points!r}.", ("VT.71",))
        if abs(self._state.tokens[seat] + points) > MOST_TOKENS:
            raise IllegalAnswer(f"A player's tokens may come to {MOST_TOKENS} Viewpoints at most.", ("VT.71",))
        self._do(Act("token", seat, points))

    def _do_token(self, act: Act) -> None:
        self._state.tokens[act.seat] += act.pick
        if self._teller is not None:
            cites = ("VT.71", "D.48")
            self._teller.note(self._state, Happened(Kind.TOKEN, "", (act.seat,), (act.pick,), cites))

    def call_time(self) -> None:
        """Time is called (VT.15)."""
        self._running("call time")
        self._do(Act("time"))

    def _do_time(self, act: Act) -> None:
        call_time(self._state)
        if self._teller is not None:
            self._teller.note(self._state, Happened(Kind.TIME, "judge", (), (), ("VT.15", "D.42")))

    def _running(self, what: str) -> None:
        if self._state.over:
            raise GameOver(f"The game is over; it is too late to {what}.")

    # -- copies and records ------------------------------------------------------------------------------------

    def clone(self) -> Game:
        """An independent copy; it tells from the start when it is asked."""
        twin = Game(self.setup, self._tables, self._first, self._backend.name, imagined=self.imagined, seen=self._seen)
        twin._go_on(self._state.clone(), self._acts[:], self._stops())
        return twin

    def _stops(self) -> list[int]:
        """How many stops everybody could see, and how many each seat alone."""
        return [self._public_stops, *self._private_stops]

    def _go_on(self, state: State, acts: list[Act], stops: Sequence[int]) -> None:
        """Take over a game that came so far."""
        self._state, self._acts = state, acts
        self._started = self._started or any(act.what not in ("token", "time") for act in acts)
        self._public_stops, self._private_stops = stops[0], list(stops[1:])

    def snapshot(self) -> str:
        """The game at this moment as text, with its secret; `restore` goes on from there."""
        from .snapshot import snapshot

        return snapshot(self)

    def _line(self, act: Act) -> str:
        """An act as it stands in a record."""
        if act.what == "start":
            return ""
        if act.what == NOBODY:
            return NOBODY
        if act.what == "passes":
            picks = (f"{self.names[p]}: {self._decision_of(p).options[i].line}" for p, i in act.picks)
            return "\n".join(picks)
        if act.what == "time":
            return "judge: call time"
        who = self.names[act.seat]
        if act.what == "answer":
            return f"{who}: {self._decision_of(act.seat).options[act.pick].line}"
        if act.what == "interject":
            return f"{who}: {self._interjection(act.seat).options[act.pick].line}"
        if act.what == "token":
            return f"judge: token {who} {act.pick}"
        return f"judge: disqualify {who}" if act.what == "disqualify" else f"{who}: forfeit"

    def record(self, *, sealed: bool = False) -> str:
        """Setup, chance and answers as readable text; `replay` makes the same game of it.

        It gives all hands away. Sealed, it is what others may get before the end: no secret, no answers.
        """
        from .record import write

        if self.imagined:
            raise ValueError("This game was imagined from a view or laid out by hand: no record leads to it.")
        return write(self, sealed=sealed)


def _asked(tables: Tables, state: State, seat: int) -> State:
    return asked(state, tables, seat) if not state.n_options else state


def seat_names(players: int, names: Sequence[str] | None) -> tuple[str, ...]:
    """Names for all seats; they must be told apart and fit on one line."""
    if names is None:
        return tuple(DEFAULT_NAMES[:players]) if players <= len(DEFAULT_NAMES) else tuple(
            f"Player {i + 1}" for i in range(players)
        )  # fmt: skip
    cleaned = tuple(" ".join(str(n).split()) for n in names)
    if len(cleaned) != players:
        raise BadNames(f"{len(cleaned)} names were given for {players} players.")
    taken = {"judge", NOBODY}
    if len({n.lower() for n in cleaned}) != players or any(not n or ":" in n or n.lower() in taken for n in cleaned):
        raise BadNames("Player names must all differ, must not be empty, 'judge' or 'nobody', and hold no colon.")
    return cleaned
