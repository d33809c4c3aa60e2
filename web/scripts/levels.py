"""Writes src/wire/levels.json: the levels of bots that a page offers, and the usual one, as the server knows them.

With --check it only compares.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from fieldofview.bots.levels import LEVELS, USUAL
from fieldofview.server.table.bots import FOR_PEOPLE

TARGET = Path(__file__).parent.parent / "src/wire/levels.json"


def levels() -> str:
    called = {it.name: {lang: it.called(lang) for lang in ("en", "de")} for it in LEVELS if it.name in FOR_PEOPLE}
    return json.dumps({"usual": USUAL, "levels": called}, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    if "--check" not in sys.argv:
        TARGET.write_text(levels(), encoding="utf-8")
    elif TARGET.read_text(encoding="utf-8") != levels():
        sys.exit("src/wire/levels.json is not what the server says; run `python web/scripts/levels.py`.")
