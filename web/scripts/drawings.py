"""Writes src/cards/drawings.json: icons, the back and a few pictures that the page needs before a server told it any.

With --check it only compares.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from fieldofview.cards import find_card
from fieldofview.pictures import card_back, picture
from fieldofview.pictures.signs import BAND_ICONS, MARKS, ZONE_ICONS

TARGET = Path(__file__).parent.parent / "src/cards/drawings.json"
SAMPLES = ("Wink", "Spectacles", "Kaleidoscope", "Prism")  # on the first page and where a table is made


def drawings() -> str:
    made = {
        "bands": BAND_ICONS,
        "zones": ZONE_ICONS,
        "marks": MARKS,
        "back": card_back(),
        "samples": {name: picture(find_card(name)) for name in SAMPLES},
    }
    return json.dumps(made, indent=1, ensure_ascii=False) + "\n"


def main(arguments: list[str]) -> int:
    if "--check" in arguments:
        return int(TARGET.read_text("utf-8") != drawings())
    TARGET.write_text(drawings(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
