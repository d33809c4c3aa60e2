"""Writes src/learn/facts.json: what How to play says of numbers, cards and words, taken from the rules themselves.

With --check it only compares.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from fieldofview.cards import MAX_SEATS, find_card
from fieldofview.cards.bands import band, cap
from fieldofview.cards.keywords import KEYWORDS
from fieldofview.game.making import HAND
from fieldofview.pictures import picture

TARGET = Path(__file__).parent.parent / "src/learn/facts.json"
SHOWN = ("Hindsight", "Blind Spot", "Shared Perspective", "Wink", "Mirage", "Blurred Vision")
GOAL, LEAST_SEATS = 100, 2  # tests/web/test_learn.py asks the rules


def facts() -> str:
    cards = [find_card(name) for name in SHOWN]
    made = {
        "goal": GOAL,
        "hand": HAND,
        "least": LEAST_SEATS,
        "most": MAX_SEATS,
        "cards": [
            {"name": it.name, "points": it.points, "band": band(it), "cap": cap(it), "art": picture(it)} for it in cards
        ],
        "keywords": {
            lang: [{"name": word.name, "text": word.text} for word in words if word.name.isupper()]
            for lang, words in KEYWORDS.items()
        },
    }
    return json.dumps(made, indent=1, ensure_ascii=False) + "\n"


def main(arguments: list[str]) -> int:
    if "--check" in arguments:
        return int(TARGET.read_text("utf-8") != facts())
    TARGET.write_text(facts(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
