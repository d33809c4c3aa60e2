"""Hashes of random games, bound to the rules number: `python -m tests.kernel.golden_games` writes them anew.

It does so only when the number was raised, or when tables were added or their cards changed, and all others play as
before: other cards are another game, whose records are told apart by the hash of the cards.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

from fieldofview.cards.decks import mix
from fieldofview.game.head import RULES, rules_hash
from fieldofview.game.making import HAND
from fieldofview.game.setup import tables_of
from fieldofview.kernel.backends import NumbaBackend
from fieldofview.policies.registry import backend

FILE = Path(__file__).parents[1] / "golden" / "games.json"
SETS: dict[str, tuple[str, ...]] = {
    "viewpoint": ("viewpoint",),
    "reflections": ("reflections",),
    "both, prizes": ("viewpoint", "reflections", "prizes"),
    "open-eyes": ("open-eyes",),
    "open-eyes, plague": ("open-eyes+plague",),
}
PLAYERS = (2, 3, 6)
GAMES = 400
RAISE = (
    "The kernel plays random games differently ({names}), so old records would replay as other games. If that is "
    "meant, raise RULES in game/head.py, now {rules}, then run `python -m tests.kernel.golden_games`."
)


def played(name: str, players: int) -> str:
    """One hash over all decisions and ends of many random games at one table."""
    import numpy as np

    rules = backend("numba")
    assert isinstance(rules, NumbaBackend)
    tables = tables_of(SETS[name], players)
    hashes: Any = np.zeros(GAMES, np.int64)
    states = rules.states(tables.size, 1)
    rules.rules.hash_games(states, rules.tables(tables), 0, 1, GAMES, players, 40 * players, HAND, hashes)
    return hashlib.sha256(hashes.astype("<i8").tobytes()).hexdigest()[:16]


def play_all() -> dict[str, str]:
    """Every table's hash."""
    return {f"{name}, {players} players": played(name, players) for name in SETS for players in PLAYERS}


def cards_of() -> dict[str, str]:
    """The hash of every table's cards: rules of a set may depend on the number of players."""
    return {
        f"{name}, {players} players": rules_hash(mix(sets, players))
        for name, sets in SETS.items()
        for players in PLAYERS
    }


def changed(golden: dict[str, Any], found: dict[str, str], cards: dict[str, str]) -> list[str]:
    """The tables that play differently with the same cards."""
    same = [name for name in cards if golden["cards"].get(name) == cards[name]]
    return [name for name, value in golden["hashes"].items() if name in same and found.get(name) != value]


def refusal(golden: dict[str, Any], found: dict[str, str], cards: dict[str, str], rules: int) -> str | None:
    """Why these hashes may not take the place of the golden ones."""
    names = changed(golden, found, cards)
    if rules < golden["rules"]:
        return f"The golden games are of rules {golden['rules']}, and RULES in game/head.py is only {rules}."
    if names and rules == golden["rules"]:
        return RAISE.format(names="; ".join(names), rules=rules)
    return None


def main() -> int:
    """Write the file, unless the rules changed and their number did not."""
    found, cards = play_all(), cards_of()
    if FILE.exists():
        problem = refusal(json.loads(FILE.read_text("utf-8")), found, cards, RULES)
        if problem:
            print(problem, file=sys.stderr)
            return 1
    FILE.write_text(json.dumps({"rules": RULES, "cards": cards, "hashes": found}, indent=2) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
