"""Write down what the trained network thinks of some decisions, in PyTorch, for a test of the one in NumPy.

python -m training.compare tests/learned/trained.json
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

if __name__ == "__main__" and len(sys.argv) != 2:
    raise SystemExit("Name the file to write: python -m training.compare tests/learned/trained.json")
try:
    import torch
except ImportError:
    raise SystemExit("Comparing needs PyTorch, which is not installed: https://pytorch.org says how.") from None
from tests.learned.positions import decisions

from fieldofview.game.reading import read_view
from fieldofview.learned import own_net

from .model import Model, TorchSight

ASKED = (
    (("viewpoint",), 2), (("viewpoint", "reflections"), 4), (("open-eyes+plague",), 3), (("viewpoint", "prizes"), 6),
)  # fmt: skip


def main(path: str) -> None:
    """The network of the package, on the first decisions of a game of each deck."""
    net = own_net()
    width, seat, option = (net.weights[name].shape[-1] for name in ("first", "other", "option"))
    model = Model(net.cards, width, seat, option)
    with torch.no_grad():
        for name, parameter in model.named_parameters():
            parameter.copy_(torch.from_numpy(net.weights[name]))
    written = []
    for sets, players in ASKED:
        chances, likely = [], []
        for view in decisions(players, sets, players, 12):
            read = read_view(view)
            sight = TorchSight(net.sight(read.tables, players), "cpu", torch.float32)
            with torch.no_grad():
                wish, odds = model(sight, *(torch.from_numpy(x) for x in (read.rows, read.options, read.of)))
            chances.append(round(torch.sigmoid(odds)[0].item(), 6))
            likely.append([round(x, 6) for x in torch.softmax(wish, 0).tolist()])
        written.append(
            {"sets": ",".join(sets), "players": players, "seed": players, "chances": chances, "likely": likely}
        )
    Path(path).write_text(json.dumps(written, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
