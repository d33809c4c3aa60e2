"""Train the network by playing against itself: PPO, many thousand games at once on a GPU.

    python -m training.learn training/settings.toml FOLDER

writes the network, the log and what is needed to go on into the folder.
"""

from __future__ import annotations

import copy
import csv
import os
import sys
import time
import tomllib
from pathlib import Path
from typing import Any

if __name__ == "__main__" and len(sys.argv) != 3:
    raise SystemExit("Name the settings and a folder: python -m training.learn training/settings.toml FOLDER")
try:
    import torch
except ImportError:
    raise SystemExit("Training needs PyTorch, which is not installed: https://pytorch.org says how.") from None
from torch import Tensor

from fieldofview.game.setup import tables_of
from fieldofview.learned.net import Net, read_net
from fieldofview.policies.learnt import card_keys

from .model import Model
from .tables import Asked, Table, log_likely, trial

TRIALS = (
    (("viewpoint",), 2), (("viewpoint",), 4), (("viewpoint", "reflections"), 2), (("viewpoint", "reflections"), 4),
    (("open-eyes",), 2),
)  # fmt: skip
WARM = 5  # rounds until the rate is whole
FIGURES = ("chance", "doubt", "drift", "clipped", "norm")
HEADING = ("round", "decisions", "seconds", *FIGURES)


class Learning:
    """Everything that changes while the network learns."""

    def __init__(self, settings: dict[str, Any], folder: Path, device: str) -> None:
        self.set, self.folder, self.device = settings, folder, device
        self.number = torch.bfloat16 if device == "cuda" else torch.float32
        everything = [key for sets in settings["cards"] for key in card_keys(tables_of(tuple(sets), 6))]
        self.cards = tuple(dict.fromkeys(everything))
        torch.manual_seed(settings["seed"])
        sizes = settings["width"], settings["seat"], settings["option"]
        self.model = Model(self.cards, *sizes).to(device)
        self.averaged = copy.deepcopy(self.model)
        self.optimiser = torch.optim.Adam(
            self.model.parameters(), lr=settings["rate"], eps=1e-5, fused=device == "cuda"
        )
        self.rounds, self.decisions, self.seconds, self.played = 0, 0, 0.0, 0.0
        self.round_now = 0  # of this run
        if (folder / "state.pt").exists():
            self.resume(torch.load(folder / "state.pt", map_location=device))
        elif "start" in settings:
            self.begin_as(read_net(settings["start"]))
        first = settings["seed"] * 1_000_003 + self.rounds * 7_919_000  # nothing is dealt twice
        self.tables = [
            Table(tuple(sets.split(",")), players, places, first, device, self.cards, self.number)
            for sets, players, places in settings["tables"]
        ]
        self.largest = max(table.places for table in self.tables)

    def begin_as(self, net: Net) -> None:
        """What another network has learnt is where this one begins."""
        if net.cards != self.cards:
            raise SystemExit("The network to start with knows other cards.")
        with torch.no_grad():
            for name, parameter in (*self.model.named_parameters(), *self.averaged.named_parameters()):
                parameter.copy_(torch.from_numpy(net.weights[name]))

    def resume(self, kept: dict[str, Any]) -> None:
        self.model.load_state_dict(kept["model"])
        self.averaged.load_state_dict(kept["model"])
        self.optimiser.load_state_dict(kept["optimiser"])
        self.rounds, self.decisions, self.seconds = kept["rounds"], kept["decisions"], kept["seconds"]

    def keep(self) -> None:
        kept = {"model": self.model.state_dict()}
        numbers = {"rounds": self.rounds, "decisions": self.decisions, "seconds": self.seconds}
        state, network = self.folder / "state.pt", self.folder / "network.npz"
        torch.save({**kept, **numbers, "optimiser": self.optimiser.state_dict()}, beside(state))
        self.averaged.net().write(beside(network))
        for file in (state, network):  # whoever ends us while we write leaves what was there
            os.replace(beside(file), file)

    def round(self, part: float) -> dict[str, float]:
        """Play for a while, then learn from it; `part` says how far the whole has come."""
        began = time.perf_counter()
        with torch.no_grad(), self.autocast():
            played = [[table.step(self.model) for _ in range(self.set["steps"])] for table in self.tables]
            gains = [self.gains(table, steps) for table, steps in zip(self.tables, played, strict=True)]
        self.played += time.perf_counter() - began
        left = max(0.02, 1 - part)
        for group in self.optimiser.param_groups:
            group["lr"] = self.set["rate"] * left * min(1.0, (self.round_now + 1) / WARM)
        figures = torch.zeros(len(FIGURES), device=self.device)
        pieces = self.set["steps"] * len(self.tables)
        for _ in range(self.set["passes"]):
            for piece in torch.randperm(pieces).tolist():
                at, step = divmod(piece, self.set["steps"])
                figures += self.learn(self.tables[at], played[at][step], [x[step] for x in gains[at]], left)
        self.round_now += 1
        self.rounds += 1
        self.decisions += int(torch.stack([asked.learner.sum() for steps in played for asked in steps]).sum())
        count = self.set["passes"] * pieces
        return dict(zip(FIGURES, (figures / count).tolist(), strict=True))

    def autocast(self) -> Any:
        return torch.autocast(self.device, torch.bfloat16, enabled=self.device == "cuda")

    def gains(self, table: Table, steps: list[Asked]) -> tuple[Tensor, Tensor, Tensor]:
        """For every answer by how much it did better than was thought, the chance to be learnt, and whether any of
        this is known: each seat's next decision in the same game counts, at last what it won."""
        places, players = table.places, table.players
        after = torch.zeros((places, players), device=self.device)
        gain = torch.zeros((places, players), device=self.device)
        known = torch.zeros((places, players), dtype=torch.bool, device=self.device)
        gains, knowns = [], []
        for asked in reversed(steps):
            over = asked.ended[:, None]
            after = torch.where(over, asked.shares, after)
            gain = gain.masked_fill(over, 0.0)
            known = known | over
            at = asked.seats[:, None]
            mine = after.gather(1, at)[:, 0] - asked.chance + self.set["trace"] * gain.gather(1, at)[:, 0]
            sure = known.gather(1, at)[:, 0]
            mine = torch.where(sure, mine, 0.0)
            knowns.append(sure & asked.learner)
            gains.append(mine)
            gain = gain.scatter(1, at, mine[:, None])
            after = after.scatter(1, at, asked.chance[:, None])
            known = known.scatter(1, at, True)
        found, right = torch.stack(gains[::-1]), torch.stack(knowns[::-1])
        chances = torch.stack([asked.chance for asked in steps])
        spread = found[right].std() + 1e-6
        return (found - found[right].mean()) / spread, (found + chances).clamp(0, 1), right

    def learn(self, table: Table, asked: Asked, gains: list[Tensor], left: float) -> Tensor:
        """One step of descent on one decision in every place of a table. Its cost lies in how many things are asked of
        the GPU, not in how much: so a step for each table learns more in the same time than one for all of them."""
        self.optimiser.zero_grad(set_to_none=True)
        figures = torch.zeros(len(FIGURES), device=self.device)
        gain, target, right = gains
        mine, clip = right.float(), self.set["clip"]
        count, share = mine.sum().clamp(min=1), table.places / self.largest
        with self.autocast():
            wish, odds = self.model(table.sight, asked.rows, asked.options, asked.of)
        likely = log_likely(wish, asked.of, table.places)
        ratio = (likely[asked.picked] - asked.likely).exp()
        better = torch.minimum(ratio * gain, ratio.clamp(1 - clip, 1 + clip) * gain)
        doubt = torch.zeros(table.places, device=self.device).index_add(0, asked.of, -likely * likely.exp())
        wrong = torch.nn.functional.binary_cross_entropy_with_logits(odds, target, reduction="none")
        each = -better + self.set["value"] * wrong - self.set["entropy"] * left * doubt
        ((each * mine).sum() / count * share).backward()
        with torch.no_grad():
            drift = ((asked.likely - likely[asked.picked]) * mine).sum() / count
            clipped = (((ratio - 1).abs() > clip) * mine).sum() / count
            figures[:4] = torch.stack([(wrong * mine).sum() / count, (doubt * mine).sum() / count, drift, clipped])
        figures[4] = torch.nn.utils.clip_grad_norm_(self.model.parameters(), self.set["most"])
        self.optimiser.step()
        with torch.no_grad():
            torch._foreach_lerp_(list(self.averaged.parameters()), list(self.model.parameters()), self.set["average"])
        return figures

    def trials(self, deals: int) -> dict[str, str]:
        """The averaged network against evolved, on deals that nobody has learnt from."""
        found = {}
        for sets, players in TRIALS:
            with self.autocast():
                won, half = trial(
                    self.averaged, sets, players, deals, 1_000_000_000, self.device, self.cards, self.number, "evolved"
                )
            found["+".join(sets) + f" {players}"] = f"{won:.1f}±{half:.1f}"
        return found


def beside(file: Path) -> Path:
    """Where a file is written before it takes its place."""
    return file.with_name(f"new-{file.name}")


def main(settings: str, folder: str) -> None:
    """Learn for so many minutes as the settings say."""
    chosen = tomllib.loads(Path(settings).read_text(encoding="utf-8"))
    Path(folder).mkdir(parents=True, exist_ok=True)
    learning = Learning(chosen, Path(folder), "cuda" if torch.cuda.is_available() else "cpu")
    parameters = sum(p.numel() for p in learning.model.parameters())
    print(f"{len(learning.cards)} cards, {parameters} parameters", flush=True)
    with Path(folder, "log.csv").open("a", newline="", encoding="utf-8") as file:
        log = csv.writer(file)
        if not file.tell():
            log.writerow(HEADING)
        run(learning, log)


def run(learning: Learning, log: Any) -> None:
    """Round after round, with a trial from time to time and at the end."""
    chosen, before, started = learning.set, learning.seconds, time.perf_counter()
    tried = 0.0
    while True:
        figures = learning.round(learning.seconds / 60 / chosen["whole_minutes"])
        spent = time.perf_counter() - started
        learning.seconds = before + spent
        row = [learning.rounds, learning.decisions, round(learning.seconds), *(f"{x:.4f}" for x in figures.values())]
        log.writerow(row)
        if learning.rounds % 10 == 1:
            rate = learning.decisions / learning.seconds / 1e6
            print(*row, f"{rate:.2f} M/s, {learning.played / spent:.0%} of it playing", flush=True)
        over = spent > 60 * chosen["minutes"]
        if over or spent - tried > 60 * chosen["trial_minutes"]:
            tried = spent
            found = learning.trials(chosen["deals"])
            print(round(learning.seconds), found, flush=True)
            log.writerow(["trial", learning.decisions, row[2], *(f"{k}: {v}" for k, v in found.items())])
            learning.keep()
        if over:
            return


if __name__ == "__main__":
    main(*sys.argv[1:])
