"""The network, in plain NumPy: how much each option is to be preferred, and the chance of winning.

    table   = amounts and names of the observation
    seat    = relu(its features), for every other seat
    first   = relu(table + the sum of the seats)
    state   = first + relu(first)
    chance  = sigmoid(relu(state))
    option  = relu(relu(state + its features + the seat that it concerns + its worth to a policy))

Every arrow is a matrix; training/model.py has the same in PyTorch. All numbers are kept in 16 bits in one file.
"""

from __future__ import annotations

import json
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from ..kernel.tables import Tables
from ..policies.describing import (
    OPTION_COPIED,
    OPTION_DEED,
    OPTION_KIND,
    OPTION_MODE,
    OPTION_OWNER,
    OPTION_WORTH,
)
from ..policies.learnt import card_keys
from .sight import Sight, sight_of

FILE = Path(__file__).parent / "network.npz"
WORTHS = 6
FADING = np.array([-1 / 30, -1 / 120, -1 / 500], np.float32)  # of what an option is behind by, in tenths of a Viewpoint
HEAT = 120.0  # a worth, in tenths of a Viewpoint, that made an option e times as likely before anything was learnt
MOST_BEHIND = 600.0  # nothing is so bad that it is never tried
MOST_SIGHTS = 32  # kinds of games that are kept in mind, half a megabyte or more each
FEW = 4  # decisions for which only the columns that are not zero are looked up

Floats = NDArray[np.float32]


class BadNetwork(ValueError):
    """A network that cannot be read, or a game of cards that it does not know."""


class Net:
    """The weights of a network by name, and the cards that it knows."""

    def __init__(self, cards: tuple[str, ...], weights: dict[str, Floats]) -> None:
        self.cards, self.weights = cards, weights
        self._sights: dict[tuple[Tables, int], Sight] = {}
        self._own: dict[Sight, dict[str, Floats]] = {}

    def knows(self, tables: Tables) -> bool:
        """Whether it has met all cards of a game."""
        return set(card_keys(tables)) <= set(self.cards)

    def sight(self, tables: Tables, players: int) -> Sight:
        """How it reads such a game."""
        found = self._sights.get((tables, players))
        if found is None:
            if not self.knows(tables):
                raise BadNetwork("The network has not met all cards of this game; it knows our own sets.")
            if len(self._sights) >= MOST_SIGHTS:
                self._sights.clear()
                self._own.clear()
            found = self._sights[tables, players] = sight_of(tables, players, self.cards)
        return found

    def state(self, sight: Sight, rows: NDArray[np.int8]) -> tuple[Floats, Floats]:
        """What it makes of some observations: a row for each, and one for each of the other seats."""
        own = self.of(sight)
        table = read_table(sight, rows)
        if len(rows) <= FEW:
            summed = np.stack([row[used] @ own["table"].take(used, 0) for row in table for used in row.nonzero()])
        else:
            summed = table @ own["table"]
        seats = relu(read_others(sight, rows) @ own["other"] + own["sits"])
        first = relu(summed + seats.sum(axis=1) @ own["others"] + own["first"])
        return first + relu(first @ own["second"] + own["second_bias"]), seats

    def chances(self, state: Floats) -> Floats:
        """Of winning, for whoever is asked."""
        w = self.weights
        odds = relu(state @ w["chance"] + w["chance_bias"]) @ w["chance_out"] + w["chance_out_bias"]
        found: Floats = 1 / (1 + np.exp(-odds[:, 0]))
        return found

    def preferences(self, sight: Sight, state: Floats, seats: Floats, options: NDArray[np.int16], of: Any) -> Floats:
        """How much each option is to be preferred; `of` has its decision, and those of one decision stand together."""
        w = self.weights
        owner = options[:, OPTION_OWNER].astype(np.int64)
        concerned = seats[of, np.maximum(owner - 2, 0)] * (owner >= 2)[:, None]
        worths, behind = read_worths(options[:, OPTION_WORTH], of)
        inner = (state @ w["state"])[of] + w["option"].take(read_options(sight, options), 0).sum(axis=1)
        inner += concerned @ w["concerned"] + worths @ w["worths"] + w["option_bias"]
        last = relu(relu(inner) @ w["inner"] + w["inner_bias"]) @ w["preference"]
        found: Floats = last[:, 0] - w["trust"][0] * behind / HEAT
        return found

    def of(self, sight: Sight) -> dict[str, Floats]:
        """The weights of a game's own columns."""
        if sight not in self._own:
            w = self.weights
            self._own[sight] = {
                **w,
                "table": np.ascontiguousarray(w["table"][sight.features]),
                "other": np.ascontiguousarray(w["other"][sight.others_features[0, :-1]]),
                "sits": w["other"][sight.others_features[:, -1]] + w["other_bias"],
            }
        return self._own[sight]

    def write(self, path: str | Path) -> None:
        """Keep it in a file."""
        kept: dict[str, Any] = {name: weights.astype(np.float16) for name, weights in self.weights.items()}
        np.savez_compressed(path, cards=np.array(json.dumps(self.cards)), **kept)


def relu(x: Floats) -> Floats:
    found: Floats = np.maximum(x, 0)
    return found


def read_table(sight: Sight, rows: NDArray[np.int8]) -> Floats:
    """Observations as columns."""
    width = len(sight.features) + 1
    found = np.zeros((len(rows), width), np.float32)
    np.multiply(rows.take(sight.amounts, 1), sight.scales, out=found[:, : len(sight.amounts)])
    named = sight.meanings.take(rows.take(sight.names, 1).view(np.uint8) + sight.first_meanings)
    found.reshape(-1)[named + width * np.arange(len(rows))[:, None]] = 1
    found[:, sight.always] = 1
    return found[:, :-1]


def read_others(sight: Sight, rows: NDArray[np.int8]) -> Floats:
    """The other seats of observations."""
    found: Floats = rows[:, sight.others] * sight.others_scales
    return found


def read_options(sight: Sight, options: NDArray[np.int16]) -> NDArray[np.int64]:
    """The features of options."""
    found = np.empty((len(options), 5), np.int64)
    found[:, 0] = sight.deeds[options[:, OPTION_DEED], options[:, OPTION_KIND]]
    found[:, 1] = sight.kinds[options[:, OPTION_KIND]]
    found[:, 2] = sight.copies[options[:, OPTION_COPIED]]
    found[:, 3] = sight.modes[options[:, OPTION_MODE]]
    found[:, 4] = sight.owners[options[:, OPTION_OWNER]]
    return found


def read_worths(worth: NDArray[np.int16], of: Any) -> tuple[Floats, Floats]:
    """What an option is worth to a policy, in several ways, and by how much it is behind the best of its decision."""
    if of[-1] == of[0]:
        best = worth.max()
    else:
        starts = np.flatnonzero(np.diff(of, prepend=-1))
        best = np.repeat(np.maximum.reduceat(worth, starts), np.diff(starts, append=len(of)))
    told = worth.astype(np.float32)
    behind = best - told
    found = np.empty((len(worth), WORTHS), np.float32)
    found[:, :3] = np.exp(behind[:, None] * FADING)
    found[:, 3] = np.minimum(behind, 2000) / 500
    found[:, 4] = np.minimum(np.maximum(told, -3000), 3000) / 1000
    found[:, 5] = behind == 0
    return found, np.minimum(behind, MOST_BEHIND)


def read_net(path: str | Path) -> Net:
    """A network from its file; BadNetwork says in one sentence what is wrong with it."""
    try:
        with np.load(BytesIO(Path(path).read_bytes())) as found:
            weights = {name: found[name].astype(np.float32) for name in found.files if name != "cards"}
            return Net(tuple(json.loads(str(found["cards"]))), weights)
    except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
        raise BadNetwork(f"The network in {path} cannot be read: {error}.") from None


@cache
def own_net() -> Net:
    """The network that comes with the package."""
    return read_net(FILE)
