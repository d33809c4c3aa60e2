"""Any-time texts that have to wait for the next turn (D.81)."""

from __future__ import annotations

from pathlib import Path

from fieldofview.game.scenario import read_file
from fieldofview.game.script import run_scenario
from fieldofview.kernel.windows import is_worn_out
from fieldofview.views.pieces import piece_names

FILE = Path(__file__).resolve().parent.parent / "rulings" / "reveal-mark.toml"


def worn_out(title: str) -> set[str]:
    """Which cards have to wait when the scenario is over."""
    scenario = next(s for s in read_file(FILE) if s.title == title)
    game = run_scenario(scenario).game
    t = game._tables.plain
    return {piece_names(game._tables)[c] for c in range(t.n_cards) if is_worn_out(game._state, t, c)}


def test_only_texts_wait_and_only_after_thirty() -> None:
    after_thirty = "Any-time texts: after thirty a card that only enters the Field of View is still offered"
    assert worn_out(after_thirty) == {"Yo-yo"}
    assert worn_out("Any-time texts: the next turn counts anew") == set()
