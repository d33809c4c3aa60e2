"""Tables of the later editions: published, test and random sets, mixes, Enigma cards, cards set aside."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.second_opinion.sets import random_set

from fieldofview.cards import SetLike, mix
from fieldofview.cards.decks import brings_in

FOLDER = Path(__file__).resolve().parent.parent / "rulings" / "sets"


LENS, ORBIT = (str(FOLDER / f"{name}.toml") for name in ("lens", "orbit"))
RANDOM = [random_set(k) for k in range(6)]

LATER: tuple[tuple[tuple[SetLike, ...], int], ...] = (
    ((LENS,), 3),
    ((LENS, "viewpoint"), 4),
    ((ORBIT + "+plague",), 4),
    ((ORBIT, LENS), 2),
    ((ORBIT + "+plague", "reflections"), 6),
    ((RANDOM[0],), 2),
    ((RANDOM[1], "viewpoint"), 3),
    ((RANDOM[2],), 4),
    ((RANDOM[3], RANDOM[4]), 2),
    ((RANDOM[5], ORBIT, "reflections"), 3),
)
LATER_IDS = [f"{'+'.join(part.id for part in mix(sets).sets)}-{players}" for sets, players in LATER]


Cards = dict[int | str, str]  # by seat


def brought_along(sets: tuple[SetLike, ...], players: int, seed: int) -> tuple[Cards, Cards]:
    """Enigma cards, and cards set aside, for most seats, where the sets have Enigma cards (D.5)."""
    deck = mix(sets)
    cards = [card.name for part in deck.parts for card in part.enigmas]
    if not cards:
        return {}, {}
    dice = Random(seed)
    seats = dice.sample(range(players), min(players, len(cards), dice.randint(1, players)))
    enigmas: Cards = dict(zip(seats, dice.sample(cards, len(seats)), strict=True))
    brought = [card for part in deck.parts for card in part.enigmas if card.name in enigmas.values()]
    if not any(map(brings_in, (*deck.cards, *brought))):
        return enigmas, {}
    aside: Cards = {seat: dice.choice(deck.names) for seat in range(players) if dice.random() < 0.6}
    return enigmas, aside
