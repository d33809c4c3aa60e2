"""The desk in words: sentences for problems and acts, in English and German."""

from __future__ import annotations

from typing import Any

from fieldofview.desk.desk import Act


def tell_act(act: Act) -> list[dict[str, Any]]:
    """What an act did, a sentence and its rulings for each event."""
    return [{"text": type(event).__name__, "cites": []} for event in act.events]
