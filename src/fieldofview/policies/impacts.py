"""What a card in the first hand is worth: the same deal with one card of a hand exchanged for each kind in turn."""

from __future__ import annotations

from typing import Any

from ..kernel.actions import shuffle_pile
from ..kernel.dealing import hand_out, lay_out
from ..kernel.rng import seed_rng
from .contests import SEEDS, contest_dice, won_part
from .duplicates import play_seated


# fmt: off
def play_impacts(
    states: Any, tables: Any, weights: Any, i: int, seed: int, first: int, deals: int, bots: Any,
    turn_limit: int, dealt: int, kinds: int, shares: Any,
) -> None:
    """Deals number `first` and on, each with every kind of card in the same place of one hand.

    That hand moves on by a seat from deal to deal. `shares` has a row for each deal: its part of the win with each
    kind, in parts of WHOLE.
    """
    # fmt: on
    s = states[i]
    t = tables[0]
    players = len(bots)
    for number in range(first, first + deals):
        seat = number % players
        for kind in range(kinds):
            lay_out(s, t, players, turn_limit)
            seed_rng(s, (seed + number) % SEEDS)
            shuffle_pile(s)
            slip_in(s, t, kind, s.n_draw - 1 - seat * dealt, number)
            hand_out(s, t, players, players - 1, dealt)
            play_seated(s, t, weights, bots, 0, contest_dice(seed + number))
            shares[number - first][kind] = won_part(s, seat)


def slip_in(s: Any, t: Any, kind: int, where: int, number: int) -> None:
    """Exchange the card there for one of a kind, whichever of them comes first from some place of the pile on."""
    if t.kind[s.draw[where]] == kind:
        return
    for step in range(s.n_draw):
        other = (number + step) % s.n_draw
        if t.kind[s.draw[other]] == kind:
            s.draw[where], s.draw[other] = s.draw[other], s.draw[where]
            return
