"""The network as a judge of the leaves of a search."""

from __future__ import annotations

import numpy as np

from ..game.leaves import Judge
from ..game.setup import tables_of_view
from ..views import View
from .net import Net, own_net


def judge_of(view: View, net: Net | None = None) -> Judge:
    """What compiled code takes of a network, for games like a view's."""
    net = net or own_net()
    sight = net.sight(tables_of_view(view), len(view.names))
    w = net.of(sight)
    return Judge(
        sight.amounts, sight.scales, sight.names, sight.meanings, sight.always, w["table"],
        sight.others, sight.others_scales, w["sits"], w["other"], w["others"], w["first"],
        w["second"], w["second_bias"], w["chance"], w["chance_bias"],
        np.ascontiguousarray(w["chance_out"][:, 0]), w["chance_out_bias"],
    )  # fmt: skip
