"""The friendly face: a game that asks decisions, takes answers and tells what happened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ..cards import Part
from ..kernel import ops
from ..kernel.backends import Backend, backend
from ..kernel.layout import Plain
from ..kernel.tables import Tables
from ..kernel.turns import call_time, total
from ..rulings.editions import in_editions
from ..views.decision import Decision, Option, make_decision
from ..views.event import Event
from ..views.view import View, make_view
from .chance import Stream, after_tick, commitment
from .moves import remember
from .narrate import REASONS, Narrator
from .why import explain


class IllegalAnswer(ValueError):
    """An answer that no legal option matches; says what is legal, and which ruling says so."""

    def __init__(self, message: str, cites: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.cites = cites


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
    """How a game ended: seats of the winners, the reason in words, what each seat is credited."""

    winners: tuple[int, ...]
    reason: str
    scores: tuple[int, ...]
    cites: tuple[str, ...]


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
    windows: str = "plain"
    secret: bytes | None = field(default=None, repr=False)  # 256 bits

    @property
    def set_ids(self) -> tuple[str, ...]:
        """What the sets are called: `viewpoint`, `open-eyes+plague`, `my-set@3f2a9c1b`."""
        return tuple(part.id for part in self.sets)


class Game:
    """One game. Seats are 0… clockwise; names are accepted wherever a seat is."""

    def __init__(
        self, setup: Setup, tables: Tables, state: Plain, backend_name: str = "plain", *, imagined: bool = False
    ) -> None:
        self.imagined = imagined  # dealt anew from a view, or laid out by hand: no seed leads here
        self.setup = setup
        self.tables = tables
        self.state = state
        self.names = setup.names
        self.events: list[Event] = []
        self.answers: list[str] = []
        self._backend: Backend = backend(backend_name)
        self._narrator = Narrator(tables, setup.names)
        self._decision: Decision | None = None
        self._stream = None if setup.secret is None else Stream(setup.secret)

    def __repr__(self) -> str:
        state = "over" if self.over else f"{self.names[self.turn]}'s turn"
        return f"<Game of {', '.join(self.names)} with {', '.join(self.setup.set_ids)}: {state}>"

    # -- what is the case --------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return bool(self.state.over)

    @property
    def turn(self) -> int:
        return int(self.state.turn)

    @property
    def decision(self) -> Decision | None:
        """The pending decision; None when the game is over."""
        if self._decision is None and not self.state.over and self.state.n_options:
            self._decision = make_decision(self.state, self.tables, self.names)
        return self._decision

    @property
    def outcome(self) -> Outcome | None:
        """Winners, reason and scores, once the game is over (D.40)."""
        s = self.state
        if not s.over:
            return None
        winners = tuple(p for p in range(s.seats) if (s.winners >> p) & 1)
        reason, cites = REASONS[s.reason]
        scores = []
        for p in range(s.seats):
            if not (s.alive >> p) & 1:
                scores.append(s.credit[p])
            elif s.reason == ops.LAST_PLAYER:
                scores.append(max(100, total(s, p)))
            else:
                scores.append(total(s, p))
        return Outcome(winners, reason, tuple(scores), in_editions(cites, self.tables.editions))

    @property
    def commitment(self) -> str | None:
        """What was promised of the deal before it, and is opened by the record at the end; None for a seed."""
        return None if self.setup.secret is None else commitment(self.setup.secret)

    def seat(self, who: int | str) -> int:
        """A seat by its number or its player's name."""
        if isinstance(who, int) and 0 <= who < len(self.names):
            return who
        for seat, name in enumerate(self.names):
            if isinstance(who, str) and name.lower() == who.strip().lower():
                return seat
        raise UnknownPlayer(who, self.names)

    def view(self, who: int | str | None) -> View:
        """What that seat may know; None for an onlooker."""
        seat = None if who is None else self.seat(who)
        setup = self.setup
        return make_view(
            self.state, self.tables, self.names, setup.set_ids, seat, self.events, setup.enigmas, setup.aside
        )  # fmt: skip

    # -- answers -----------------------------------------------------------------------------------------------

    def answer(self, answer: Option | str) -> None:
        """Answer the pending decision, by an option or by its line."""
        decision = self.decision
        if decision is None:
            raise GameOver("The game is over; nothing can be answered any more.")
        index = self.match(str(answer))
        if index is None:
            reason, cites = explain(self, decision.seat, str(answer))
            legal = ", ".join(f"'{o.line}'" for o in decision.options)
            rulings = f" ({', '.join(cites)})" if cites else ""
            raise IllegalAnswer(f"{decision.name} cannot '{answer}': {reason}{rulings} Legal is: {legal}.", cites)
        line = decision.options[index].line
        s = self.state
        before = remember(s, self.tables)
        option = s.options[index]
        decider = s.decider
        self._decision = None
        self._backend.take(s, self.tables, index)
        self._tell(self._narrator.after_take(s, before, option, decider))
        self.answers.append(f"{decision.name}: {line}")
        self.run()

    def match(self, line: str) -> int | None:
        """The number of the option that a line means; case and a clear 'of NAME' do not matter."""
        decision = self.decision
        if decision is None:
            return None
        wanted = " ".join(line.lower().split())
        lines = [o.line.lower() for o in decision.options]
        if wanted in lines:
            return lines.index(wanted)
        for fits in (self._same_but_number, self._same_but_place):
            found = [i for i, o in enumerate(decision.options) if fits(o, wanted)]
            if found and (len(found) == 1 or fits == self._same_but_number):
                return min(found, key=lambda i: decision.options[i].number or 0)
        return None

    def match_any(self, line: str) -> bool:
        """Whether a line, however unclear, names any legal option."""
        decision = self.decision
        wanted = " ".join(line.lower().split())
        return self.match(line) is not None or (
            decision is not None and any(self._same_but_place(o, wanted) for o in decision.options)
        )

    def _same_but_number(self, option: Option, wanted: str) -> bool:
        line = option.line.lower()
        if option.number:
            return line.replace(f" #{option.number}", "") == wanted
        return option.card is not None and line.replace(" of ", " #1 of ") == wanted

    def _same_but_place(self, option: Option, wanted: str) -> bool:
        if option.card is None:
            return False
        short = f"{option.verb} {option.card.lower()}"
        owners = {self.names[option.of].lower()} if option.of is not None else set()
        if option.of is None and self.decision is not None:
            owners = {self.decision.name.lower()}
        numbers = {"", f" #{option.number or 1}"}
        places = {"", *(f" of {o}" for o in owners)}
        return any(short + n + p == wanted for n in numbers for p in places)

    def why_not(self, line: str, who: int | str | None = None) -> str:
        """Why a line is not legal now, in a sentence with its rulings."""
        decision = self.decision
        if decision is None:
            return "The game is over."
        seat = decision.seat if who is None else self.seat(who)
        if seat == decision.seat and self.match(line) is not None:
            return f"You may: '{line}' is legal now."
        reason, cites = explain(self, seat, line)
        return f"{reason} ({', '.join(cites)})" if cites else reason

    def _tell(self, events: list[Event]) -> None:
        """Add events, as the editions in the game cite them; at the end Enigma cards go back (VN.11)."""
        self.events += self._narrator.cited(events)
        if events and events[-1].verb == "won":
            self.events += self._narrator.cited(self._narrator.taken_back(self.setup.enigmas))

    def show_enigmas(self) -> None:
        """Before the deal every player shows their Enigma card, and what they set aside (VN.8, VN.9, D.5)."""
        self._tell(self._narrator.shown(self.setup.enigmas, self.setup.aside))

    def run(self) -> None:
        """Run the machine to the next decision, telling each instruction's events."""
        s = self.state
        while s.n_options == 0 and not s.over:
            before, number = remember(s, self.tables), s.rng[0]
            self._backend.tick(s, self.tables)
            if self._stream is not None:
                after_tick(s, self._stream, number)
            self._tell(self._narrator.after_tick(s, before))
        self._decision = None
        if s.error:
            raise RuntimeError("The machine's stack is full; please report this game with its record.")

    # -- what is decided outside the rules of play -------------------------------------------------------------

    def forfeit(self, who: int | str) -> None:
        """A player gives the game up (VT.55)."""
        self._leave(self.seat(who), "forfeit", ("VT.55", "D.40", "D.73"))

    def disqualify(self, who: int | str) -> None:
        """A judge takes a player out of the game (VT.72)."""
        self._leave(self.seat(who), "disqualify", ("VT.72", "D.40", "D.73"))

    def _leave(self, seat: int, word: str, cites: tuple[str, ...]) -> None:
        s = self.state
        if s.over or not (s.alive >> seat) & 1:
            raise IllegalAnswer(f"{self.names[seat]} is not in the game any more.", ("D.40",))
        before = remember(s, self.tables)
        self._backend.leave(s, self.tables, seat)
        self._tell([self._narrator.left(s, seat, cites), *self._narrator.after_leaving(s, before)])
        if s.over:
            self._tell([self._narrator.won(s)])
        who = self.names[seat]
        self.answers.append(f"{who}: forfeit" if word == "forfeit" else f"judge: disqualify {who}")
        self.run()

    def token(self, who: int | str, points: int) -> None:
        """A judge gives penalty tokens (VT.71)."""
        seat = self.seat(who)
        self._running("give tokens")
        if isinstance(points, bool) or not isinstance(points, int):
            raise IllegalAnswer(f"A token is worth a whole number of Viewpoints, not {points!r}.", ("VT.71",))
        if abs(self.state.tokens[seat] + points) > MOST_TOKENS:
            raise IllegalAnswer(
                f"A player's tokens may come to {MOST_TOKENS} Viewpoints at most, not more.", ("VT.71",)
            )
        self.state.tokens[seat] += points
        self.answers.append(f"judge: token {self.names[seat]} {points}")
        text = f"{self.names[seat]} received a token of {points} Viewpoints."
        self._tell([Event("token", text, ("VT.71", "D.48"), (), (seat,))])

    def call_time(self) -> None:
        """Time is called (VT.15)."""
        self._running("call time")
        call_time(self.state)
        self.answers.append("judge: call time")
        self._tell([Event("time", "Time was called.", ("VT.15", "D.42"), (), ())])

    def _running(self, what: str) -> None:
        if self.state.over:
            raise GameOver(f"The game is over; it is too late to {what}.")

    # -- copies and records ------------------------------------------------------------------------------------

    def clone(self) -> Game:
        """An independent copy."""
        twin = Game(self.setup, self.tables, self.state.clone(), self._backend.name, imagined=self.imagined)
        twin.events = self.events[:]
        twin.answers = self.answers[:]
        return twin

    def record(self, *, sealed: bool = False) -> str:
        """Setup, chance and answers as readable text; `replay` makes the same game of it.

        It gives all hands away. Sealed, it is what others may get before the end: no secret, no answers.
        """
        from .record import write

        if self.imagined:
            raise ValueError("This game was imagined from a view or laid out by hand: no record leads to it.")
        return write(self, sealed=sealed)


def seat_names(players: int, names: Sequence[str] | None) -> tuple[str, ...]:
    """Names for all seats; they must be told apart and fit on one line."""
    if names is None:
        return tuple(DEFAULT_NAMES[:players]) if players <= len(DEFAULT_NAMES) else tuple(
            f"Player {i + 1}" for i in range(players)
        )  # fmt: skip
    cleaned = tuple(" ".join(str(n).split()) for n in names)
    if len(cleaned) != players:
        raise BadNames(f"{len(cleaned)} names were given for {players} players.")
    if len({n.lower() for n in cleaned}) != players or any(not n or ":" in n or n.lower() == "judge" for n in cleaned):
        raise BadNames("Player names must all differ, must not be empty or 'judge', and hold no colon.")
    return cleaned


MOST_TOKENS = 10_000
DEFAULT_NAMES = ("North", "East", "South", "West")
