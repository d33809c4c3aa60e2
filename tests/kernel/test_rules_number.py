"""A change of behaviour raises the rules number: hashes of golden games are bound to it."""

from __future__ import annotations

import json

from tests.kernel.golden_games import FILE, cards_of, changed, play_all, refusal

from fieldofview.game.head import RULES

GOLDEN = json.loads(FILE.read_text("utf-8"))


def test_golden_games_are_those_of_the_rules_number() -> None:
    found, cards = play_all(), cards_of()
    problem = refusal(GOLDEN, found, cards, RULES)
    assert problem is None, problem
    assert GOLDEN["rules"] == RULES, (
        f"RULES was raised to {RULES}: run `python -m tests.kernel.golden_games`, which notes how it plays."
    )
    assert (GOLDEN["cards"], GOLDEN["hashes"]) == (cards, found), (
        "There are new cards: run `python -m tests.kernel.golden_games`."
    )


def test_other_games_under_the_same_number_are_refused() -> None:
    cards = GOLDEN["cards"]
    found = {**GOLDEN["hashes"], "viewpoint, 2 players": "0" * 16}
    assert changed(GOLDEN, found, cards) == ["viewpoint, 2 players"]
    said = refusal(GOLDEN, found, cards, GOLDEN["rules"])
    assert said is not None
    assert "viewpoint, 2 players" in said
    assert "raise RULES" in said
    assert refusal(GOLDEN, found, cards, GOLDEN["rules"] + 1) is None
    assert refusal(GOLDEN, GOLDEN["hashes"], cards, GOLDEN["rules"] - 1) is not None


def test_other_cards_are_another_game() -> None:
    cards = {**GOLDEN["cards"], "viewpoint, 2 players": "0" * 16}
    found = {**GOLDEN["hashes"], "viewpoint, 2 players": "0" * 16}
    assert refusal(GOLDEN, found, cards, GOLDEN["rules"]) is None
