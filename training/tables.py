"""Tables at which the network learns and is tried: many places each, with who sits where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from fieldofview.game.cuda_sparring import CudaSparring
from fieldofview.kernel.launching import is_simulated, library
from fieldofview.policies.describing import OPTION_COLUMNS, OPTION_WORTH

from .model import Model, TorchSight

LEARNER, POLICY = 0, 1  # who sits at a seat: the network, or a policy


def tensor(array: Any) -> Tensor:
    """An array of the game as a tensor, without a copy."""
    return torch.from_numpy(array._ary) if is_simulated() else torch.as_tensor(array, device="cuda")


def array(tensor: Tensor) -> Any:
    """A tensor as an array for the game."""
    return tensor.numpy() if is_simulated() else library().as_cuda_array(tensor)


@dataclass
class Asked:
    """One decision in every place, with what was answered and what came of it."""

    rows: Tensor
    options: Tensor
    of: Tensor  # the place of every option
    seats: Tensor
    learner: Tensor  # whether the network decides
    picked: Tensor  # the option that was taken
    likely: Tensor  # the logarithm of its probability
    chance: Tensor  # of winning, as the network thought
    shares: Tensor
    ended: Tensor


class Table:
    """Places of one deck and number of players. In three of four the network plays against itself, in the others alone
    against a policy."""

    def __init__(self, sets: tuple[str, ...], players: int, places: int, seed: int, device: str, cards: tuple[str, ...],
                 number: torch.dtype, opponents: tuple[str | None, ...] | None = None) -> None:  # fmt: skip
        from fieldofview.learned.sight import sight_of

        self.name = "+".join(sets) + f" {players}"
        self.players, self.places = players, places
        self.game = CudaSparring(sets, opponents or (None,) * players, places, seed, choices_only=True)
        self.sight = TorchSight(sight_of(self.game.tables, players, cards), device, number)
        self.rows, self.seats, self.counts = (tensor(x) for x in (self.game.rows, self.game.seats, self.game.counts))
        self.shares, self.ended = tensor(self.game.shares), tensor(self.game.ended)
        self.roles = torch.zeros((places, players), dtype=torch.int64, device=device)
        dice = torch.Generator(device=device).manual_seed(seed)
        hero = torch.randint(players, (places,), generator=dice, device=device)
        against_itself = torch.rand(places, generator=dice, device=device) < 0.75
        for seat in range(players):
            self.roles[:, seat] = torch.where((hero == seat) | against_itself, LEARNER, POLICY)
        self.each = torch.arange(places, device=device)

    def asked(self) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """What is asked now: observations, options, the place of each, and whose option is the first of each place."""
        counts = self.counts.long()
        ends = counts.cumsum(0)
        total = int(ends[-1])
        options = torch.empty((total, OPTION_COLUMNS), dtype=torch.int16, device=ends.device)
        of = torch.repeat_interleave(self.each, counts, output_size=total)
        firsts = ends - counts
        self.game.describe(array(of), array(firsts), array(options))
        return self.rows.clone(), options, of, firsts

    def step(self, model: Model) -> Asked:
        """Ask in every place, answer, and play on."""
        rows, options, of, firsts = self.asked()
        seats = self.seats.long()
        role = self.roles[self.each, seats]
        wish, odds = model(self.sight, rows, options, of)
        dice = -torch.log(-torch.log(torch.rand_like(wish).clamp(1e-9, 1 - 1e-7)))
        score = torch.where(role[of] == POLICY, options[:, OPTION_WORTH] + 0.01 * dice, wish + dice)
        picked = best_of_each(score, of, self.places)
        likely = log_likely(wish, of, self.places)[picked]
        seats, chance = self.seats.clone(), torch.sigmoid(odds)
        self.game.pick(array(picked - firsts))
        return Asked(
            rows,
            options,
            of,
            seats.long(),
            role == LEARNER,
            picked,
            likely,
            chance,
            self.shares.clone(),
            self.ended.clone(),
        )


def best_of_each(score: Tensor, of: Tensor, places: int) -> Tensor:
    """The first of the best options of each place."""
    best = torch.full((places,), -1e30, device=score.device).scatter_reduce(0, of, score.float(), "amax")
    number = torch.arange(len(of), device=of.device)
    number = torch.where(score.float() == best.index_select(0, of), number, len(of))
    return torch.full((places,), len(of), device=of.device).scatter_reduce(0, of, number, "amin")


def log_likely(wish: Tensor, of: Tensor, places: int) -> Tensor:
    """The logarithms of the probabilities of all options."""
    most = torch.full((places,), -1e30, device=wish.device).scatter_reduce(0, of, wish.detach(), "amax")
    shifted = wish - most.index_select(0, of)
    whole = torch.zeros(places, device=wish.device).index_add(0, of, shifted.exp())
    return shifted - whole.log().index_select(0, of)


@torch.no_grad()
def trial(model: Model, sets: tuple[str, ...], players: int, deals: int, seed: int, device: str, cards: tuple[str, ...],
          number: torch.dtype, opponent: str) -> tuple[float, float]:  # fmt: skip
    """The network, taking what it prefers, against a policy on duplicate deals: its part of the wins in %, and half of
    the 95 % interval over deals."""
    won = torch.zeros(deals, device=device)
    for hero in range(players):
        seats = tuple(None if seat == hero else opponent for seat in range(players))
        table = Table(sets, players, deals, seed, device, cards, number, seats)
        waiting = torch.ones(deals, dtype=torch.bool, device=device)
        for _ in range(2000):
            rows, options, of, firsts = table.asked()
            wish, _ = model(table.sight, rows, options, of)
            table.game.pick(array(best_of_each(wish, of, deals) - firsts))
            over = waiting & table.ended
            won[over] += table.shares[over, hero] / players
            waiting &= ~over
            if not waiting.any():
                break
    return 100 * won.mean().item(), 196 * won.std().item() / deals**0.5
