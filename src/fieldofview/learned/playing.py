"""The network at a table: what it would answer, and how likely it thinks that it wins."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ..game import Game
from ..game.reading import Read, read_seats, read_view
from ..game.setup import tables_of_view
from ..views import View
from .net import Net, own_net


@dataclass(frozen=True, slots=True)
class Opinion:
    """What the network makes of one decision."""

    chance: float  # of winning
    likely: tuple[float, ...]  # how likely it would take each option

    @property
    def choice(self) -> int:
        return max(range(len(self.likely)), key=self.likely.__getitem__)


def knows(view: View) -> bool:
    """Whether our network has met all cards of a view's game."""
    return own_net().knows(tables_of_view(view))


def opinion(view: View, net: Net | None = None) -> Opinion:
    """The network's opinion of a view at its own seat's decision."""
    return opinions(read_view(view), net)[0]


def opinions(read: Read, net: Net | None = None) -> list[Opinion]:
    """The same of many decisions at once."""
    net = net or own_net()
    sight = net.sight(read.tables, read.players)
    state, seats = net.state(sight, read.rows)
    wishes = net.preferences(sight, state, seats, read.options, read.of)
    chances = net.chances(state)
    found = []
    each = [wishes] if len(read.rows) == 1 else np.split(wishes, np.flatnonzero(np.diff(read.of)) + 1)
    for decision, mine in enumerate(each):
        likely = np.exp(mine - mine.max())
        found.append(Opinion(float(chances[decision]), tuple((likely / likely.sum()).tolist())))
    return found


class Shares:
    """How likely each seat is to win at moments of one game, judged by what it knows itself; together one. Who is out
    cannot win. The network is asked once for all of them."""

    def __init__(self, net: Net | None = None) -> None:
        self._net = net or own_net()
        self._read: list[Read] = []
        self._alive: list[tuple[bool, ...]] = []

    def note(self, game: Game) -> None:
        """Remember the game as it stands."""
        onlooker = game.view(None)
        if self._net.knows(tables_of_view(onlooker)):
            self._read.append(read_seats(game))
            self._alive.append(onlooker.alive)

    def told(self) -> list[tuple[float, ...]] | None:
        """Of every moment that was noted; None for a game with cards never met."""
        if not self._read:
            return None
        first, net = self._read[0], self._net
        state, _ = net.state(net.sight(first.tables, first.players), np.concatenate([read.rows for read in self._read]))
        chances = net.chances(state).reshape(-1, first.players) * self._alive
        return [tuple((each / each.sum()).tolist()) for each in chances]


def shares(game: Game, net: Net | None = None) -> tuple[float, ...] | None:
    """The same of a game as it stands."""
    moment = Shares(net)
    moment.note(game)
    found = moment.told()
    return found[0] if found else None
