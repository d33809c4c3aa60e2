"""Writes src/gallery/workshop.json: a set that somebody is writing, as the workshop's page is told of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from fieldofview.cards.files import read_text
from fieldofview.server.errands.balancer import figures
from fieldofview.server.errands.drafts import CLASSICS, look_at, templates, things, vocabulary
from fieldofview.sim.balance import Balancing

TARGET = Path(__file__).parent.parent / "src/gallery/workshop.json"
PLAYERS, GAMES = 4, 120
LOW_TIDE = """\
name = "Low Tide"
note = "Cards from the shore."
edition = "classic"
seats = 6

[[card]]
name = "Tide Pool"
points = 10
copies = 4
play = [{ do = "draw", count = 2 }, { do = "everyone-passes", side = "left" }]
picture = { thing = "wave", iris = "sea" }

[[card]]
name = "Glass Eye"
points = 5
copies = 3
play = [{ do = "target-player" }, { do = "steal" }]

[[card]]
name = "Lantern Fish"
points = 15
copies = 3
play = [{ do = "one-of", modes = [[{ do = "draw" }], [{ do = "extra-turn" }]] }]

[[card]]
name = "Undertow"
points = 20
copies = 4
play = [{ do = "target-card", fields = "others" }, { do = "destroy" }]

[[card]]
name = "Deep Sleep"
points = -10
copies = 3
play = [{ do = "target-player" }, { do = "miss-turn" }]

[[card]]
name = "Sand Bar"
points = 10
copies = 8
reveal = [{ do = "cancel", when = ["steal", "discard"] }]

[[card]]
name = "Sea Mist"
points = 5
copies = 8
marks = ["relic"]
play = [{ do = "target-player" }, { do = "discard" }]
"""
BROKEN = LOW_TIDE.replace('[{ do = "target-player" }, { do = "miss-turn" }]', '[{ do = "miss-turn" }]').replace(
    "points = 15", "points = 150"
)


def drawn(text: str) -> dict[str, Any]:
    """A look with every picture, since nobody can be asked for more."""
    found = look_at(text)
    for number, card in enumerate(found["cards"]):
        card["art"] = look_at(text, number)["cards"][number]["art"]
    return found


def main() -> None:
    balancing = Balancing.begin([read_text(LOW_TIDE)], PLAYERS, GAMES)
    balancing.play(60)
    classics = []
    for name in CLASSICS:
        other = Balancing.begin([name], PLAYERS, GAMES)
        other.play(60)
        classics.append({"id": name, **figures(other.read()), "cards": []})
    found = {"ok": True, "done": True, "of": GAMES, **figures(balancing.read()), "classics": classics}
    drafts = {name: {"text": text, "look": drawn(text)} for name, text in (("good", LOW_TIDE), ("bad", BROKEN))}
    data = {"vocabulary": vocabulary(), "names": templates(), "drafts": drafts, "figures": found}
    data["things"] = things("Tide Pool", {"iris": "sea"})
    TARGET.write_text(json.dumps(data, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
