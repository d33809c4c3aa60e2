"""What the network reads: every byte of an observation and every number of an option as features of fixed lists.

A byte is either an amount, which counts as so much of one feature, or a name (a card, an instruction, a seat), which is
one feature out of many. Features are numbered over all cards that the network knows; a game has columns for those of
its own cards alone, so that one network plays any deck of them with any number of players.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ..game.observations import FRAME, PLANES, SEAT, TABLE, Layout
from ..kernel.instructions import GROUPS
from ..kernel.observing import TOP_FRAMES
from ..kernel.tables import Tables
from ..policies.learnt import DEEDS, card_keys
from ..policies.weights import MODES

# How much one of each amount counts. Whatever is not named here is a name.
A_CARD = 0.5
OF_A_SEAT = dict(zip(SEAT, (0.02, 0.05, 0.2, 1.0, 1.0, 1.0, 0.5, 1.0, 1.0, 1.0), strict=True))
AMOUNTS = {
    "options": 0.1, "plays this turn": 0.5, "any-time reveals this turn": 0.5, "draw pile": 0.02,
    "draw pile above 127": 0.02, "rounds played": 0.1, "turns before time": 0.02, "depth": 0.3, "count": 0.5,
}  # fmt: skip

# Names: cards (0 for none), seats, seats or nobody, bits; all others are groups of instructions.
CARD_NAMES = ("my pick to pass", "card", "text", "first chosen card", "second chosen card")
SEAT_NAMES = ("turn", "player")
SEAT_OR_NOBODY = ("named player", "first chosen card's field", "second chosen card's field")
BITS_NAME = "flags"
BITS = 8

WHO = 4  # oneself, the next to the left, the last, anybody between
MOST_PLAYERS = 12
BYTE = 256
NONE = -1

Whole = NDArray[np.int64]


def who(steps: int, players: int) -> int:
    """Who sits so many steps to the left."""
    if steps == 0:
        return 0
    return 1 if steps == 1 else 2 if steps == players - 1 else 3


@dataclass(frozen=True, slots=True, eq=False)
class Sight:
    """How the observations and options of one kind of game are read."""

    players: int
    amounts: Whole  # bytes that are amounts: the first columns
    scales: NDArray[np.float32]
    names: Whole  # bytes that are names
    meanings: Whole  # the column for each of these and each value; the last one stands for none
    first_meanings: Whole  # where those of each name begin, one behind the other
    always: int  # the column that holds at every decision: how many play
    features: Whole  # of each column but the last
    others: Whole  # bytes of each other seat: its Field of View, its known cards, its numbers
    others_scales: NDArray[np.float32]
    others_features: Whole  # of these, and then of where each seat sits
    deeds: Whole  # features of options: by deed and kind (0 for none)
    kinds: Whole
    copies: Whole
    modes: Whole
    owners: Whole


def feature_counts(cards: int) -> tuple[int, int, int]:
    """How many features a network that knows so many cards has: of the table, of another seat, of an option."""
    table = (len(PLANES) + 1) * cards + len(SEAT) + MOST_PLAYERS + 1
    table += sum(_width(name, cards) for name in TABLE) + TOP_FRAMES * sum(_width(name, cards) for name in FRAME)
    return table, 2 * cards + len(SEAT) + WHO, (len(DEEDS) + 2) * (cards + 1) + MODES + WHO + 1


def _width(name: str, cards: int) -> int:
    """How many features a number of the table has."""
    if name in AMOUNTS:
        return 1
    if name in CARD_NAMES or name.startswith("top card"):
        return cards + 1
    if name in SEAT_NAMES:
        return WHO
    if name in SEAT_OR_NOBODY:
        return WHO + 1
    return BITS if name == BITS_NAME else GROUPS


def sight_of(tables: Tables, players: int, cards: tuple[str, ...]) -> Sight:
    """How to read a game of these tables, all of whose cards the network knows."""
    layout, known = Layout(len(tables.cards), players), len(cards)
    mine = np.array([cards.index(key) for key in card_keys(tables)])
    reading = _Reading(players, mine)
    for plane in (*PLANES, "field of view 0"):
        reading.add_amounts(range(*layout.plane(plane).indices(layout.size)), mine, A_CARD)
        reading.next += known
    for name, scale in OF_A_SEAT.items():
        reading.add_amounts([layout.number(f"{name} 0")], [0], scale)
        reading.next += 1
    numbers = [(name, name) for name in TABLE]
    numbers += [(f"frame {k}: {name}", name) for k in range(TOP_FRAMES) for name in FRAME]
    for full, name in numbers:
        reading.add_number(layout.number(full), name)
        reading.next += _width(name, known)
    reading.always = reading.next + players
    kinds = np.concatenate([[0], mine + 1])
    copies = (len(DEEDS) + 1) * (known + 1)
    modes = copies + known + 1
    return Sight(
        players, *reading.made(), *_others(layout, mine, known),
        deeds=np.arange(len(DEEDS))[:, None] * (known + 1) + kinds,
        kinds=len(DEEDS) * (known + 1) + kinds,
        copies=copies + kinds,
        modes=modes + np.arange(MODES),
        owners=modes + MODES + np.array([0, *(1 + who(steps, players) for steps in range(players))]),
    )  # fmt: skip


class _Reading:
    """The features of a table, handed out one after the other: the same ones whatever the deck."""

    def __init__(self, players: int, mine: Whole) -> None:
        self.players, self.mine, self.next, self.always = players, mine, 0, 0
        self.amounts: list[tuple[int, int, float]] = []
        self.names: list[tuple[int, list[int]]] = []

    def add_amounts(self, at: Iterable[int], features: Iterable[int], scale: float) -> None:
        self.amounts += [(byte, self.next + int(f), scale) for byte, f in zip(at, features, strict=True)]

    def add_number(self, byte: int, name: str) -> None:
        """A number of the table or of a frame, whatever it is."""
        if name in AMOUNTS:
            self.add_amounts([byte], [0], AMOUNTS[name])
        elif name == BITS_NAME:
            for bit in range(BITS):
                self._add_name(byte, [bit if value >> bit & 1 else NONE for value in range(BYTE)])
        elif name in CARD_NAMES or name.startswith("top card"):
            self._add_name(byte, [0, *(int(card) + 1 for card in self.mine)])
        elif name in SEAT_NAMES:
            self._add_name(byte, [who(steps, self.players) for steps in range(self.players)])
        elif name in SEAT_OR_NOBODY:
            self._add_name(byte, [0, *(1 + who(steps, self.players) for steps in range(self.players))])
        else:
            self._add_name(byte, list(range(GROUPS)))

    def _add_name(self, byte: int, meanings: list[int]) -> None:
        found = [NONE if m == NONE else self.next + m for m in meanings]
        self.names.append((byte, found + [NONE] * (BYTE - len(found))))

    def made(self) -> tuple[Whole, NDArray[np.float32], Whole, Whole, Whole, int, Whole]:
        """What a Sight has of it, in its order."""
        bytes_, features, scales = zip(*self.amounts, strict=True)
        table = np.array([meanings for _, meanings in self.names])
        named = np.unique(table[table != NONE])
        column = np.full(self.next + MOST_PLAYERS + 2, len(features) + 1 + len(named))
        column[named] = len(features) + 1 + np.arange(len(named))
        return (
            np.array(bytes_), np.array(scales, np.float32), np.array([byte for byte, _ in self.names]),
            column[table], np.arange(len(table)) * BYTE, len(features),
            np.concatenate([features, [self.always], named]),
        )  # fmt: skip


def _others(layout: Layout, mine: Whole, known: int) -> tuple[Whole, NDArray[np.float32], Whole]:
    """The bytes of every other seat, what they count, and the features of each."""
    rows, features = [], []
    for steps in range(1, layout.players):
        field, hand = layout.plane(f"field of view {steps}"), layout.plane(f"known in hand {steps}")
        numbers = [layout.number(f"{name} {steps}") for name in SEAT]
        rows.append([*range(field.start, field.stop), *range(hand.start, hand.stop), *numbers])
        features.append([*mine, *(known + mine), *range(2 * known, 2 * known + len(SEAT))])
        features[-1].append(2 * known + len(SEAT) + who(steps, layout.players))
    scales = [A_CARD] * (2 * len(mine)) + list(OF_A_SEAT.values())
    return np.array(rows), np.array(scales, np.float32), np.array(features)
