"""What we want of our figures, beside the best peer of the same kind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from fieldofview.cards.complaint import Worded
from fieldofview.sim.peers import Peer

from .figures import at_table, number

AT_LEAST, AT_MOST = "≥", "≤"
PER_SECOND, BYTES = Worded("decisions/s"), Worded("bytes")

# What play that shows something should reach, in decisions a second.
OBSERVED = {
    "a batch of 4,096, with observation and mask": 1e6,
    "loop inside, with observation and mask": 3e5,
    "a Python bot that reads its view": 3e3,
}

# What a table may cost a server: milliseconds of CPU a decision at the 95th percentile, by seats; and, at the median,
# milliseconds of one full view and bytes for one viewer at one decision.
FACE = {6: 2.5, 12: 8.0}
VIEW_MS, NEWS_BYTES, REPLAY_MS = 0.2, 4000, 5.0


@dataclass(frozen=True, slots=True)
class Goal:
    """A figure of ours, what it stands beside, and what it should reach."""

    figure: str
    measured: float
    unit: str
    sign: str
    target: float
    peer: str = ""
    beside: float = 0.0

    @property
    def met(self) -> bool:
        return self.measured >= self.target if self.sign == AT_LEAST else self.measured <= self.target

    @property
    def ratio(self) -> float | None:
        """How many times as good as the peer we are."""
        if not self.beside:
            return None
        return self.measured / self.beside if self.sign == AT_LEAST else self.beside / self.measured

    def data(self) -> dict[str, Any]:
        return {
            "figure": self.figure,
            "measured": self.measured,
            "unit": self.unit,
            "peer": self.peer or None,
            "peer_measured": self.beside or None,
            "ratio": self.ratio,
            "target": f"{self.sign} {number(self.target)}",
            "met": self.met,
        }


def goals(result: dict[str, Any], others: Sequence[Peer]) -> list[Goal]:
    """Our figures beside the best peer of the same kind and what we want of them."""

    def best(part: str, figure: str, pick: Callable[..., Peer] = max) -> tuple[str, float]:
        found = [peer for peer in others if part in peer.case and peer.figure(figure)]
        if not found:
            return "", 0.0
        peer = pick(found, key=lambda p: p.figure(figure))
        return peer.case, peer.figure(figure)

    speed = {row["name"]: row for row in result["speed"]}
    found = []
    if "loop inside" in speed:
        hearts = best("hearts/rollout", "decisions_per_s")
        fish = best("go_fish/python", "decisions_per_s")
        for name, peer, times in (
            ("loop inside, after the deal", hearts, 2),
            ("loop inside", hearts, 1),
            ("one Python call a decision", fish, 1),
        ):
            rate, target = speed[name]["decisions_per_s"], times * peer[1]
            found.append(Goal(Worded("play, {name}", name=Worded(name)), rate, PER_SECOND, AT_LEAST, target, *peer))
    for name, target in OBSERVED.items():
        if name in speed:
            rate = speed[name]["decisions_per_s"]
            found.append(Goal(Worded("play, {name}", name=Worded(name)), rate, PER_SECOND, AT_LEAST, target))
    for row in result["face"]["tables"]:
        slow = at_table(row, "a decision, 95th percentile")
        found.append(Goal(slow, row["decision_ms"][1], "ms", AT_MOST, FACE[row["players"]]))
        if row["players"] == min(FACE):
            found.append(Goal(at_table(row, "a full view"), row["view_ms"][0], "ms", AT_MOST, VIEW_MS))
        found.append(Goal(at_table(row, "JSON for a viewer"), row["news_bytes"][0], BYTES, AT_MOST, NEWS_BYTES))
    found.append(Goal(Worded("150 decisions again, untold"), result["face"]["replay_ms"][0], "ms", AT_MOST, REPLAY_MS))
    if "uncompiled step" in speed:
        plain = speed["uncompiled step"]["decisions_per_s"]
        uno = best("rlcard", "decisions_per_s")
        found.append(Goal(Worded("play, uncompiled"), plain, PER_SECOND, AT_LEAST, uno[1], *uno))
    clone = best("openspiel", "clone_us", min)
    for row in result["copies"]:
        batch = Worded("one state") if row["states"] == 1 else Worded("a state of {n:,}", n=row["states"])
        found.append(Goal(Worded("copy of {batch}, from Python", batch=batch), row["us"], "µs", AT_MOST, 0.3, *clone))
    for row in result["determinise"]:
        if row["backend"] == "numba":
            found.append(
                Goal(Worded("new deal of unseen cards, {way}", way=Worded(row["way"])), row["us"], "µs", AT_MOST, 5)
            )
    for axis in ("players", "cards"):
        tables = result["growth"][axis]
        times = tables[-1]["ns_per_decision_large"] / tables[0]["ns_per_decision_large"]
        what = Worded(
            "growth from {low} to {high} {axis}, large class",
            low=tables[0][axis],
            high=tables[-1][axis],
            axis=Worded(axis),
        )
        found.append(Goal(what, times, Worded("times"), AT_MOST, 1.5))
    found.append(Goal(Worded("state, 6 players and 149 cards"), result["state_bytes"], BYTES, AT_MOST, 4096))
    found.append(Goal("fov --help", result["start"]["help_s"], "s", AT_MOST, 0.3))
    if "cached_s" in result["start"]:
        found.append(Goal(Worded("cached start to the first game"), result["start"]["cached_s"], "s", AT_MOST, 1))
    if "compile_s" in result["start"]:
        found.append(
            Goal(Worded("first compilation to the first game"), result["start"]["compile_s"], "s", AT_MOST, 60)
        )
    return found
