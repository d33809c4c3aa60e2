"""What every card set must keep: games that end, under laws that hold at every decision, however it is played."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path

from ..cards import BadDeck, CardSet, Part, find_set, mix
from ..kernel import laws
from ..kernel.backends import best_backend
from ..kernel.tables import Tables
from ..policies.registry import backend
from .determinise import determinise
from .game import Game
from .making import HAND
from .record import replay
from .setup import new_game, tables_of_setup

FRIENDLY = 3  # games of every table that are also played by the friendly face, view by view

LAWS = {
    laws.CARD_IN_TWO_PLACES: "a card lay in two places, or in none",
    laws.CARD_MISPLACED: "a card lay elsewhere than noted",
    laws.PILE_WRONG: "the Draw Pile held other cards than noted",
    laws.POINTS_WRONG: "Viewpoints were added up wrongly",
    laws.HAND_SIZE_WRONG: "a hand was counted wrongly",
    laws.LEAVER_HAS_CARDS: "a player who left kept cards",
    laws.NOBODY_HIDES: "a card was hidden under nothing",
    laws.OPEN_CARD_KNOWN: "a card that lies open was noted as a secret",
    laws.COUNTS_WRONG: "what a seat can respond with was counted wrongly",
    laws.NO_OPTION: "a decision had no option",
    laws.DECIDER_GONE: "a player who left was asked",
    laws.ENDLESS: "the game did not end",
    laws.OVERWHELMED: "a player overwhelmed by the plague stayed in the game",
}


@dataclass(frozen=True, slots=True)
class Report:
    """What came of the games."""

    games: int
    decisions: int
    problems: tuple[str, ...]
    notes: tuple[str, ...] = ()  # what could not be tried, and why that is no fault

    @property
    def ok(self) -> bool:
        return not self.problems


def check_set(
    card_set: CardSet | str | Path,
    games: int = 2000,
    players: Sequence[int] = (2, 3, 4, 6),
    seed: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play random games with a set: alone, with its switches and Enigma cards, and mixed with Viewpoint.

    Every law is checked at every decision. Some games are played by the friendly face too, where views, records and
    imagined games are compared.
    """
    found = find_set(str(card_set) if isinstance(card_set, Path) else card_set)
    played = decisions = 0
    problems: list[str] = []
    todo = list(tables_to_play(found, players))
    for number, (count, sets, enigmas) in enumerate(todo):
        share = games // len(todo) + (number < games % len(todo))
        if share == 0:
            continue
        where = f"{count} players, {' and '.join(part.title for part in sets)}{' with Enigma cards' if enigmas else ''}"
        try:
            game = new_game(count, sets, seed, enigmas=enigmas)
        except BadDeck as error:  # a large set may not fit together with Viewpoint, and need not
            problems += [f"{where}: {error}"] if len(sets) == 1 else []
            continue
        law, taken = play_lawfully(tables_of_setup(game.setup), count, seed, share)
        played, decisions = played + share, decisions + taken
        problems += [f"{where}: {law}."] if law else []
        for offset in range(min(FRIENDLY, share)):
            problem = play_friendly(new_game(count, sets, seed + offset, enigmas=enigmas), seed + offset)
            problems += [f"{where}, seed {seed + offset}: {problem}."] if problem else []
        if progress:
            progress(played)
    if found.size < HAND * found.seats:
        few = f"{found.size} cards are too few to deal to {found.seats} players: it was played with fewer, or mixed."
        return Report(played, decisions, tuple(problems), (few,))
    return Report(played, decisions, tuple(problems))


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


def play_lawfully(tables: Tables, players: int, seed: int, games: int) -> tuple[str, int]:
    """Random games with every law checked; what was broken, and how many decisions were taken."""
    found = [0, 0, 0]
    count = backend(best_backend()).play_lawful_games(tables, seed, games, players, 50 * players, HAND, found)
    law, number, _ = found
    if law >= laws.STACK_FULL:
        return f"in game {number} too many texts were open at once", count
    return (f"in game {number} {LAWS[law]}" if law else ""), count


def play_friendly(game: Game, seed: int) -> str:
    """One game by the friendly face: each view, an imagined game now and then, and the record; what went wrong."""
    dice = random.Random(seed)
    try:
        while not game.over:
            decision = game.decision
            assert decision is not None
            view = game.view(decision.seat)
            if dice.random() < 0.1:
                dreamt = determinise(view, seed).view(decision.seat)
                if (dreamt.decision, dreamt.hand, dreamt.fields) != (view.decision, view.hand, view.fields):
                    return f"an imagined game shows another table at answer {len(game.answers) + 1}"
            game.answer(dice.choice(decision.options))
        again = replay(game.record())
        if (again.outcome, again.events) != (game.outcome, game.events):
            return "its record replays as another game"
    except (ValueError, RuntimeError, ArithmeticError, LookupError, AssertionError) as error:
        return f"{type(error).__name__} at answer {len(game.answers) + 1}: {error}"
    return ""
