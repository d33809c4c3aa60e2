"""The course of a game: acts are applied, and the machine runs on to the next stop."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..cards import Card
from ..cards.typed import said
from ..kernel import ops
from ..kernel.backends import Backend
from ..kernel.layout import State
from ..kernel.tables import Tables
from ..kernel.turns import call_time, total
from ..policies.registry import backend
from ..rulings.editions import in_editions
from ..views.beats import Happened
from ..views.decision import Decision
from ..views.event import Ending, Kind
from ..views.following import Follower
from ..views.settling import threat_bits
from ..views.view import View
from ..views.viewer import Viewer
from ..views.words import ending as ending_in_words
from .acts import Act
from .chance import Stream, after_tick, commitment
from .errors import GameOver, IllegalAnswer, UnknownPlayer
from .happenings import ENDINGS
from .making import MOST_TOKENS, PLAIN, PUBLIC, Setup
from .names import MOST_RAW, folded
from .reasons import Reason
from .telling import Teller
from .windows import ask_seat, coming, could_answer, passing, sealing


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


class Course:
    """A game as it is played; it tells nothing until somebody listens."""

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
        self._unchecked = False  # whether the acts were read from a text, and not done again so far
        self._seen = seen  # the view that the game was imagined from
        self._begin_anew()

    def _begin_anew(self) -> None:
        """Nothing has happened yet, and nothing is told: telling begins when somebody asks."""
        self._teller: Teller | None = None
        self._viewers: dict[int | None, Viewer] = {}
        self._followers: dict[int | None, Follower] = {}
        self._lines: list[str] = []
        self._started = self._first.n_options > 0
        self._decisions: dict[int, Decision] = {}
        self._interjections: dict[int, Decision] = {}
        self._could: tuple[tuple[int, ...], tuple[int, ...]] | None = None  # who could answer in the open window
        self._threatens: tuple[str, ...] | None = None  # what it threatens
        self._lent = False  # whether a view still looks at the state
        self._public_stops = self._seen.decision.number if self._seen and self._seen.decision else 0
        self._private_stops = [0] * len(self.names)
        self._shown: dict[int | None, State] = {}  # the table at the last stop that all (None), or a seat, could see
        self._public_beats = 0
        self._own_beats = [0] * len(self.names)

    def __repr__(self) -> str:
        state = "over" if self.over else f"{self.names[self.turn]}'s turn"
        return f"<Game of {', '.join(self.names)} with {', '.join(self.setup.set_ids)}: {state}>"

    # -- what is the case -------------------------------------------------------------------------------------

    @property
    def cards(self) -> dict[str, Card]:
        """Every card of this game, by the name it has here."""
        return dict(zip(self._tables.names, self._tables.cards, strict=True))

    @property
    def over(self) -> bool:
        return bool(self._state.over)

    @property
    def turn(self) -> int:
        return int(self._state.turn)

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
        if isinstance(who, str) and who in self.names:
            return self.names.index(who)
        if isinstance(who, str) and len(who) <= MOST_RAW:
            wanted = folded(who.strip())
            for seat, name in enumerate(self.names):
                if folded(name) == wanted:
                    return seat
        raise UnknownPlayer(who, self.names)

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

    def _sees_stop(self, seat: int | None) -> bool:
        """Whether this stop is no secret to the viewer: a question in a plain window is (D.78)."""
        s = self._state
        if s.over or self.setup.windows == PUBLIC or coming(s, self._tables) not in (ops.WINDOW, ops.OPEN_MOMENT):
            return True
        return seat == s.decider

    # -- acts -------------------------------------------------------------------------------------------------

    def _do(self, act: Act) -> None:
        """Apply an act, tell it, note it, and run on to the next stop."""
        if self._unchecked:
            self._tell()  # a state that no acts lead to could stop the machine, or never end
        line = self._line(act) if self._teller is not None else ""
        self._leave_stop()
        getattr(self, f"_do_{act.what}")(act)
        self._acts.append(act)
        if line:
            self._lines += line.split("\n")
        if self._started:
            self._run()

    def _line(self, act: Act) -> str:
        """An act as it stands in a record."""
        raise NotImplementedError

    def _tell(self) -> Teller:
        """The log; it is written from the start when it is first asked for."""
        raise NotImplementedError

    def _leave_stop(self) -> None:
        """Go on with a copy where somebody may still look at the table as it is.

        Views do, and those who do not see the next stops: questions in plain windows are private (D.78).
        """
        private = self._teller is not None and self._started and self.setup.windows == PLAIN
        if private and self._sees_stop(None):
            self._shown = {None: self._state}
        elif private:
            self._shown[self._state.decider] = self._state
        if private or self._lent:
            self._state, self._lent = self._state.clone(), False

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
        self._decisions, self._interjections = {}, {}
        self._could = self._threatens = None
        while s.n_options == 0 and not s.over:
            if self._stops_here():
                break
            self._tick()
        if s.over and self._teller is not None:
            self._teller.ended(self.setup.enigmas)
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
        self._could = from_hand, from_table = could_answer(s, tables)
        could = sorted({*from_hand, *from_table})
        if could and self._teller is not None and not self._teller.window_open:
            self._teller.window(s, could, threat_bits(s, tables))
        if not could and self.setup.windows == PUBLIC:
            s.frames[s.depth - 1].at = s.seats
        return bool(could)

    # -- what is decided outside the rules of play ------------------------------------------------------------

    def forfeit(self, who: int | str) -> None:
        """A player gives the game up (VT.55)."""
        self._leave(self.seat(who), "forfeit")

    def disqualify(self, who: int | str) -> None:
        """A judge takes a player out of the game (VT.72)."""
        self._leave(self.seat(who), "disqualify")

    def _leave(self, seat: int, what: str) -> None:
        s = self._state
        if s.over or not (s.alive >> seat) & 1:
            raise IllegalAnswer(Reason("gone", {"player": self.names[seat]}, ("D.40",)))
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
        if self._state.over:
            raise GameOver(Reason("no more tokens"))
        if isinstance(points, bool) or not isinstance(points, int):
            raise IllegalAnswer(Reason("token worth", {"points": said(repr(points))}, ("VT.71",)))
        if abs(self._state.tokens[seat] + points) > MOST_TOKENS:
            raise IllegalAnswer(Reason("many tokens", {"most": str(MOST_TOKENS)}, ("VT.71",)))
        self._do(Act("token", seat, points))

    def _do_token(self, act: Act) -> None:
        self._state.tokens[act.seat] += act.pick
        if self._teller is not None:
            cites = ("VT.71", "D.48")
            self._teller.note(self._state, Happened(Kind.TOKEN, "", (act.seat,), (act.pick,), cites))

    def call_time(self) -> None:
        """Time is called (VT.15)."""
        if self._state.over:
            raise GameOver(Reason("no more time"))
        self._do(Act("time"))

    def _do_time(self, act: Act) -> None:
        call_time(self._state)
        if self._teller is not None:
            self._teller.note(self._state, Happened(Kind.TIME, "judge", (), (), ("VT.15", "D.42")))

    # -- going on from elsewhere ------------------------------------------------------------------------------

    def _stops(self) -> list[int]:
        """How many stops everybody could see, and how many each seat alone."""
        return [self._public_stops, *self._private_stops]

    def _go_on(self, state: State, acts: list[Act], stops: Sequence[int]) -> None:
        """Take over a game that came so far."""
        self._state, self._acts = state, acts
        self._started = self._started or any(act.what not in ("token", "time") for act in acts)
        self._public_stops, self._private_stops = stops[0], list(stops[1:])
