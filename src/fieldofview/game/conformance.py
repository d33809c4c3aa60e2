"""What every card set must keep: games that end, under laws that hold at every decision, however it is played."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path
from time import monotonic

from ..cards import BadDeck, CardSet, Part, find_set, mix
from ..cards.complaint import Worded
from ..cards.decks import outside_name
from ..cards.titles import part_title
from ..kernel import laws
from ..kernel.backends import best_backend
from ..kernel.ops import MOST_REVEALS
from ..kernel.tables import Tables
from ..policies.registry import backend
from .determinise import determinise
from .game import Game
from .making import HAND
from .record import replay
from .setup import new_game, tables_of_setup

FRIENDLY = 3  # games of every table that are also played by the friendly face, view by view
MOST_ANSWERS = 1_500  # of such a game; longer ones are left at that
MOST_DECISIONS = 20_000_000  # of a whole check
SECONDS = 60.0  # for a whole check, whatever the cards do
AT_ONCE = 8  # games between two looks at the clock

LAWS = {
    laws.CARD_IN_TWO_PLACES: Worded("a card lay in two places, or in none"),
    laws.CARD_MISPLACED: Worded("a card lay elsewhere than noted"),
    laws.PILE_WRONG: Worded("the Draw Pile held other cards than noted"),
    laws.POINTS_WRONG: Worded("Viewpoints were added up wrongly"),
    laws.HAND_SIZE_WRONG: Worded("a hand was counted wrongly"),
    laws.LEAVER_HAS_CARDS: Worded("a player who left kept cards"),
    laws.NOBODY_HIDES: Worded("a card was hidden under nothing"),
    laws.OPEN_CARD_KNOWN: Worded("a card that lies open was noted as a secret"),
    laws.COUNTS_WRONG: Worded("what a seat can respond with was counted wrongly"),
    laws.NO_OPTION: Worded("a decision had no option"),
    laws.DECIDER_GONE: Worded("a player who left was asked"),
    laws.ENDLESS: Worded("the game did not end"),
    laws.OVERWHELMED: Worded("a player overwhelmed by the plague stayed in the game"),
}


class Titles(tuple[Part, ...]):
    """Sets by their titles."""

    def __str__(self) -> str:
        return self.told()

    def told(self, language: str = "en") -> str:
        return Worded(" and ").told(language).join(part_title(part, language) for part in self)


@dataclass(frozen=True, slots=True)
class Report:
    """What came of the games."""

    games: int
    decisions: int
    problems: tuple[str, ...]
    notes: tuple[str, ...] = ()  # what could not be tried, and why that is no fault
    endless: tuple[str, ...] = ()  # cards that are revealed again and again, until the rules stop them (D.81)

    @property
    def ok(self) -> bool:
        return not self.problems


def check_set(
    card_set: CardSet | str | Path,
    games: int = 2000,
    players: Sequence[int] = (2, 3, 4, 6),
    seed: int = 1,
    progress: Callable[[int], None] | None = None,
    seconds: float = SECONDS,
    engine: str | None = None,
    friendly: int = FRIENDLY,
) -> Report:
    """Play random games with a set: alone, with its switches and Enigma cards, and mixed with Viewpoint.

    Every law is checked at every decision. Some games are played by the friendly face too, where views, records and
    imagined games are compared. After so many seconds or decisions it is enough, and the report says so. `engine` is
    the back end, the fastest unless it is named; `friendly` says how many games of every table are those slow ones.
    """
    limit = Limit(monotonic() + seconds, progress)
    again: Counter[str] = Counter()
    found = find_set(str(card_set) if isinstance(card_set, Path) else card_set)
    problems: list[str] = []
    todo = list(tables_to_play(found, players))
    for number, (count, sets, enigmas) in enumerate(todo):
        share = games // len(todo) + (number < games % len(todo))
        if share == 0:
            continue
        where = Worded(
            "{count} players, {sets} with Enigma cards" if enigmas else "{count} players, {sets}",
            count=count,
            sets=Titles(sets),
        )
        try:
            game = new_game(count, sets, seed, enigmas=enigmas)
        except BadDeck as error:  # a large set may not fit together with Viewpoint, and need not
            problems += [Worded("{where}: {error}", where=where, error=error)] if len(sets) == 1 else []
            continue
        for offset in range(min(friendly, share)):
            if limit.is_reached(len(todo) - number):
                break
            game = new_game(count, sets, seed + offset, enigmas=enigmas)
            problem = play_friendly(game, seed + offset, again)
            if problem:
                problems.append(
                    Worded("{where}, seed {seed}: {problem}.", where=where, seed=seed + offset, problem=problem)
                )
        tables, left = tables_of_setup(game.setup), len(todo) - number
        law = play_lawfully(tables, count, seed, share, limit, left, engine or best_backend())
        problems += [Worded("{where}: {law}.", where=where, law=law)] if law else []
        limit.count(0, 0)  # a sign of life, though all games of the table were slow ones
    notes = []
    if found.size < HAND * found.seats:
        notes.append(
            Worded(
                "{size} cards are too few to deal to {seats} players: it was played with fewer, or mixed.",
                size=found.size,
                seats=found.seats,
            )
        )
    if limit.was_reached and not problems:
        notes.append(
            Worded(
                "These games are long: {played:,} of {games:,} were played, then it was enough.",
                played=limit.games,
                games=games,
            )
        )
    endless = tuple(name for name, _ in again.most_common() if _is_of(found, name))
    return Report(limit.games, limit.decisions, tuple(problems), tuple(notes), endless)


def _is_of(found: CardSet, name: str) -> bool:
    """Whether a card of a mix is one of the set's own, which its owner can mend."""
    printed, home = outside_name(name)
    own = {card.name for card in (*found.cards, *found.enigmas)}
    return name in own or (printed in own and home.partition("@")[0] == found.id)


@dataclass(slots=True)
class Limit:
    """How long a check may take, and what was played: each table has its share of the time and decisions left."""

    ends: float
    progress: Callable[[int], None] | None = None  # told how many games were played
    games: int = 0
    decisions: int = 0
    was_reached: bool = False

    def share(self, tables: int) -> tuple[float, int]:
        """When the next of so many tables has to stop, and at how many decisions."""
        now = monotonic()
        return now + (self.ends - now) / tables, self.decisions + (MOST_DECISIONS - self.decisions) // tables

    def is_reached(self, tables: int) -> bool:
        """Whether nothing of the share is left."""
        ends, most = self.share(tables)
        return self.notes_that(monotonic() >= ends or self.decisions >= most)

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """No time goes by meanwhile."""
        began = monotonic()
        yield
        self.ends += monotonic() - began

    def count(self, games: int, decisions: int) -> None:
        self.games += games
        self.decisions += decisions
        if self.progress:
            self.progress(self.games)

    def notes_that(self, reached: bool) -> bool:
        self.was_reached |= reached
        return reached


def tables_to_play(
    card_set: CardSet, players: Sequence[int]
) -> Iterator[tuple[int, tuple[Part, ...], dict[int | str, str]]]:
    """Numbers of players, mixes and Enigma cards that bring out all of a set."""
    switched: list[tuple[str, ...]] = [(), *((name,) for name in card_set.switches)]
    if len(card_set.switches) > 1:
        switched.append(tuple(card_set.switches))
    parts = [Part(card_set, switches) for switches in switched]
    mixes: list[tuple[Part, ...]] = [(part,) for part in parts] if card_set.seats else []
    mixes.append((parts[-1], Part(find_set("viewpoint"))))
    for sets in mixes:
        for count in players:
            if len(sets) > 1 or (count <= card_set.seats and mix(sets).size >= HAND * count):
                yield count, sets, {}
                if card_set.enigmas:
                    turn = islice(cycle(card_set.enigmas), count, 2 * count)
                    yield count, sets, {seat: card.name for seat, card in enumerate(turn)}


def play_lawfully(tables: Tables, players: int, seed: int, games: int, limit: Limit, left: int, engine: str) -> str:
    """Random games with every law checked; what was broken.

    `left` counts the tables that share the rest of the time, this one included.
    """
    found, played = [0, 0, 0], 0
    play = backend(engine).play_lawful_games
    with limit.stopped():  # without a game it is only compiled, where it must be: no fault of the cards
        play(tables, seed, 0, players, 50 * players, HAND, found)
    ends, most = limit.share(left)
    while played < games and found[0] == 0:
        if limit.notes_that(monotonic() >= ends or limit.decisions >= most):
            break
        some = min(AT_ONCE, games - played)
        limit.count(some, play(tables, seed + played, some, players, 50 * players, HAND, found))
        played += some
    law, number, _ = found
    if law >= laws.STACK_FULL:
        return Worded("in game {number} too many texts were open at once", number=number)
    return Worded("in game {number} {law}", number=number, law=LAWS[law]) if law else ""


def play_friendly(game: Game, seed: int, again: Counter[str]) -> str:
    """One game by the friendly face: each view, an imagined game now and then, and the record; what went wrong.

    Cards that are revealed in a turn until no more are offered are counted in `again` (D.81).
    """
    dice = random.Random(seed)
    revealed: Counter[str] = Counter()
    turn = 0
    try:
        while not game.over and len(game.answers) < MOST_ANSWERS:
            decision = game.decision
            assert decision is not None
            if game._state.turns != turn:
                turn, revealed = game._state.turns, Counter()
            view = game.view(decision.seat)
            if dice.random() < 0.1:
                dreamt = determinise(view, seed).view(decision.seat)
                if (dreamt.decision, dreamt.hand, dreamt.fields) != (view.decision, view.hand, view.fields):
                    return Worded("an imagined game shows another table at answer {n}", n=len(game.answers) + 1)
            chosen = dice.choice(decision.options)
            game.answer(chosen)
            if chosen.verb == "reveal" and chosen.card:
                revealed[chosen.card] += 1
            if game._state.reveals == MOST_REVEALS:
                again.update({card for card, times in revealed.items() if times > 1})
        same = replay(game.record())
        if (same.outcome, same.events) != (game.outcome, game.events):
            return Worded("its record replays as another game")
    except (ValueError, RuntimeError, ArithmeticError, LookupError, AssertionError) as error:
        return Worded("{name} at answer {n}: {error}", name=type(error).__name__, n=len(game.answers) + 1, error=error)
    return ""
