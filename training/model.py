"""The network of fieldofview/learned/net.py in PyTorch, to be trained."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn.functional import relu

from fieldofview.learned.net import HEAT, MOST_BEHIND, WORTHS, Net
from fieldofview.learned.sight import Sight, feature_counts
from fieldofview.policies.describing import (
    OPTION_COPIED,
    OPTION_DEED,
    OPTION_KIND,
    OPTION_MODE,
    OPTION_OWNER,
    OPTION_WORTH,
)


class Model(nn.Module):
    """Parameters by the names of net.py; at first it prefers what a policy would take."""

    def __init__(self, cards: tuple[str, ...], width: int, seat: int, option: int) -> None:
        super().__init__()
        self.cards = cards
        table, other, options = feature_counts(len(cards))
        sizes: dict[str, tuple[tuple[int, ...], float]] = {
            "table": ((table, width), 0.05), "other": ((other, seat), 0.1), "other_bias": ((seat,), 0),
            "others": ((seat, width), 0.05), "first": ((width,), 0),
            "second": ((width, width), width**-0.5), "second_bias": ((width,), 0),
            "chance": ((width, 64), width**-0.5), "chance_bias": ((64,), 0),
            "chance_out": ((64, 1), 0), "chance_out_bias": ((1,), 0),
            "state": ((width, option), 0.3 * width**-0.5), "option": ((options, option), 0.1),
            "concerned": ((seat, option), 0.3 * seat**-0.5), "worths": ((WORTHS, option), 0.3),
            "option_bias": ((option,), 0), "inner": ((option, 64), (2 / option) ** 0.5), "inner_bias": ((64,), 0),
            "preference": ((64, 1), 0),
        }  # fmt: skip
        for name, (shape, spread) in sizes.items():
            self.register_parameter(name, nn.Parameter(torch.randn(shape) * spread))
        self.trust = nn.Parameter(torch.ones(1))

    def forward(self, sight: TorchSight, rows: Tensor, options: Tensor, of: Tensor) -> tuple[Tensor, Tensor]:
        """The preference of every option, and the odds of winning of every decision."""
        w: Any = self
        table = sight.table(rows) @ w.table.index_select(0, sight.features)
        others = (rows[:, sight.others] * sight.others_scales).to(table.dtype)
        sits = w.other.index_select(0, sight.sits) + w.other_bias
        seats = relu(others @ w.other.index_select(0, sight.others_features) + sits)
        first = relu(table + seats.sum(1) @ w.others + w.first)
        state = first + relu(first @ w.second + w.second_bias)
        odds = (relu(state @ w.chance + w.chance_bias) @ w.chance_out)[:, 0] + w.chance_out_bias
        owner = options[:, OPTION_OWNER].long()
        concerned = (
            seats.flatten(0, 1).index_select(0, of * seats.shape[1] + (owner - 2).clamp(0)) * (owner >= 2)[:, None]
        )
        worths, behind = read_worths(options[:, OPTION_WORTH].long(), of, len(rows))
        inner = (state @ w.state).index_select(0, of) + sight.option(options) @ w.option.index_select(
            0, sight.option_features
        )
        inner = inner + concerned @ w.concerned + worths.to(inner.dtype) @ w.worths + w.option_bias
        last = relu(relu(inner) @ w.inner + w.inner_bias) @ w.preference
        return last[:, 0].float() - w.trust * behind / HEAT, odds.float()

    def net(self) -> Net:
        """The same for NumPy."""
        return Net(self.cards, {name: value.detach().float().cpu().numpy() for name, value in self.named_parameters()})


def read_worths(worth: Tensor, of: Tensor, decisions: int) -> tuple[Tensor, Tensor]:
    best = torch.full((decisions,), -(1 << 15), device=worth.device).scatter_reduce(0, of, worth, "amax")
    behind = (best.index_select(0, of) - worth).float()
    ways = [torch.exp(behind / -30), torch.exp(behind / -120), torch.exp(behind / -500), behind.clamp(max=2000) / 500]
    return torch.stack([*ways, worth.clamp(-3000, 3000) / 1000, (behind == 0).float()], 1), behind.clamp(
        max=MOST_BEHIND
    )


class TorchSight:
    """A Sight on the device; names and options become columns of ones and zeros."""

    def __init__(self, sight: Sight, device: str, number: torch.dtype) -> None:
        def on(x: Any) -> Tensor:
            return torch.as_tensor(np.ascontiguousarray(x), device=device)

        self.number, self.always = number, sight.always
        self.amounts, self.scales, self.names = on(sight.amounts), on(sight.scales), on(sight.names)
        self.meanings, self.features = on(sight.meanings), on(sight.features)
        self.each = torch.arange(len(sight.names), device=device)
        self.others, self.others_scales = on(sight.others), on(sight.others_scales)
        self.others_features, self.sits = on(sight.others_features[0, :-1]), on(sight.others_features[:, -1])
        parts = [sight.deeds.ravel(), sight.kinds, sight.copies, sight.modes, sight.owners]
        self.firsts = [0, *np.cumsum([len(part) for part in parts]).tolist()]
        self.option_features, self.kinds = on(np.concatenate(parts)), len(sight.kinds)

    def table(self, rows: Tensor) -> Tensor:
        found = torch.zeros((len(rows), len(self.features) + 1), dtype=self.number, device=rows.device)
        found[:, : len(self.amounts)] = rows[:, self.amounts] * self.scales
        values = rows[:, self.names].view(torch.uint8).long()
        found.scatter_(1, self.meanings[self.each, values], 1.0)
        found[:, self.always] = 1
        return found[:, :-1]

    def option(self, options: Tensor) -> Tensor:
        o = options.long()
        columns = [
            o[:, OPTION_DEED] * self.kinds + o[:, OPTION_KIND], self.firsts[1] + o[:, OPTION_KIND],
            self.firsts[2] + o[:, OPTION_COPIED], self.firsts[3] + o[:, OPTION_MODE],
            self.firsts[4] + o[:, OPTION_OWNER],
        ]  # fmt: skip
        found = torch.zeros((len(o), len(self.option_features)), dtype=self.number, device=o.device)
        return found.scatter_(1, torch.stack(columns, 1), 1.0)
