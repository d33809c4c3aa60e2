"""Several people at one keyboard: whoever could answer, as the table alone says, is asked (D.78).

A plain game asks only those who hold an answer. At one keyboard everybody sees who is handed it, so here
those who hold none are asked as well, with nothing but `decline` to choose. Such questions leave no trace
in the record.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..kernel import ops
from ..kernel.backends import PlainBackend
from ..kernel.determinise import count_reveals
from ..kernel.layout import State
from ..kernel.tables import Tables
from ..kernel.zones import hand, is_alive
from ..views import Option
from ..views.view import is_known
from .game import Game, IllegalAnswer, Setup
from .record import apply_line
from .setup import dealt

DECLINE = "decline"


class SharedGame(Game):
    """A game whose people sit at one keyboard."""

    def __init__(self, setup: Setup, tables: Tables, state: State, people: Iterable[int]) -> None:
        super().__init__(setup, tables, state)
        self._courtesy = Courtesy(frozenset(people))
        self._backend = self._courtesy
        self.declined = 0  # courtesies declined since the last answer of the record

    @property
    def is_courtesy(self) -> bool:
        """Whether the pending question is asked only so that asking gives nothing away."""
        return self._courtesy.pending

    def forfeit(self, who: int | str) -> None:
        if self.is_courtesy:  # a record without the courtesies would replay it at another moment
            raise IllegalAnswer("A player leaves the game between two questions that the rules ask.", ("D.78",))
        super().forfeit(who)

    def answer(self, answer: Option | str) -> None:
        courtesy = self.is_courtesy
        super().answer(answer)
        if courtesy:
            del self.answers[-1]
            self.declined += 1
        else:
            self.declined = 0


class Courtesy(PlainBackend):
    """A back end that stops at every person who could answer, whether or not they hold the card for it."""

    def __init__(self, people: frozenset[int]) -> None:
        super().__init__()
        self.people = people
        self.pending = False

    def tick(self, state: State, tables: Tables) -> None:
        top = state.frames[state.depth - 1]
        if tables.plain.code[top.pc][0] in (ops.WINDOW, ops.OPEN_MOMENT):
            at = self._stop_before(state, tables)
            if at is not None:
                top.at = at
                state.decider = (top.player + at) % state.seats
                state.options[0] = ops.DECLINE * ops.VERB
                state.n_options = 1
                self.pending = True
                return
        super().tick(state, tables)

    def take(self, state: State, tables: Tables, index: int) -> None:
        self.pending = False
        super().take(state, tables, index)

    def leave(self, state: State, tables: Tables, seat: int) -> None:
        self.pending = False
        super().leave(state, tables, seat)

    def _stop_before(self, state: State, tables: Tables) -> int | None:
        """How far round the next person sits whom the machine would pass over although they could answer."""
        top = state.frames[state.depth - 1]
        if tables.plain.code[top.pc][0] == ops.WINDOW and state.place[top.card] == ops.HIDDEN:
            return None
        ahead = state.clone()
        super().tick(ahead, tables)
        stop = (ahead.decider - top.player) % state.seats if ahead.n_options else state.seats
        for at in range(top.at, stop):
            seat = (top.player + at) % state.seats
            if seat in self.people and is_alive(state, seat) and self._could_answer(state, tables, at, seat):
                return at
        return None

    def _could_answer(self, state: State, tables: Tables, at: int, seat: int) -> bool:
        """Whether a hand of that seat, as an onlooker may imagine it, could hold an answer."""
        guess = state.clone()
        guess.frames[guess.depth - 1].at = at
        if guess.hand_size[seat]:
            plain, held = tables.plain, guess.at[hand(seat)]
            for card in range(plain.n_cards):
                if not is_known(state, tables, None, card):
                    held[plain.word[card]] |= plain.bit[card]
            count_reveals(guess, plain, seat)
        super().tick(guess, tables)
        return bool(guess.n_options) and guess.decider == seat


def deal_shared(setup: Setup, people: Iterable[int]) -> SharedGame:
    """The shared game of a setup, at its first question."""
    game = SharedGame(setup, *dealt(setup), people)
    game.show_enigmas()
    game.run()
    return game


def share(game: Game, people: Iterable[int], declined: int = 0) -> SharedGame:
    """The same game, asked as at one keyboard; so many courtesies were declined since its last answer."""
    shared = deal_shared(game.setup, people)
    for line in game.answers:
        while shared.is_courtesy:
            shared.answer(DECLINE)
        apply_line(shared, line)
    while shared.is_courtesy and shared.declined < declined:
        shared.answer(DECLINE)
    return shared
