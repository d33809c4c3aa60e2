"""Fixed tables that the tests of the kernel start from."""

from __future__ import annotations

from pathlib import Path
from random import Random

from fieldofview.game import Game

SETS = Path(__file__).resolve().parents[1] / "rulings" / "sets"

MIXES = {
    "viewpoint": ("viewpoint",),
    "reflections": ("reflections",),
    "viewpoint+prizes": ("viewpoint", "prizes"),
    "reflections+prizes": ("reflections", "prizes"),
    "both": ("viewpoint", "reflections"),
    "all": ("viewpoint", "reflections", "prizes"),
    "lens": (str(SETS / "lens.toml"),),
    "orbit+viewpoint": (f"{SETS / 'orbit.toml'}+plague", "viewpoint"),
}

# By sets, players, seed and answers made before: the number of answer sequences of length 3, 5 and 7.
COUNTED: dict[tuple[str, int, int, int], tuple[int, ...]] = {
    ("viewpoint", 2, 1, 0): (31, 124, 723),
    ("viewpoint", 3, 2, 30): (31, 439, 4231),
    ("viewpoint", 6, 3, 80): (17, 285, 5091),
    ("reflections", 2, 4, 0): (22, 149, 857),
    ("reflections", 4, 5, 40): (12, 33, 195),
    ("reflections", 6, 6, 60): (55, 699, 11863),
    ("viewpoint+prizes", 2, 7, 50): (74, 500, 7645),
    ("viewpoint+prizes", 5, 8, 20): (12, 87, 460),
    ("reflections+prizes", 3, 9, 60): (25, 148, 1276),
    ("both", 2, 10, 25): (16, 79, 839),
    ("both", 4, 11, 70): (10, 109, 2011),
    ("all", 3, 12, 35): (50, 409, 7922),
    ("all", 6, 13, 90): (68, 698, 13503),
    ("lens", 2, 14, 30): (4, 16, 68),
    ("lens", 4, 15, 60): (26, 184, 1307),
    ("orbit+viewpoint", 3, 16, 40): (16, 906, 18237),
    ("orbit+viewpoint", 6, 17, 80): (30, 747, 18460),
}


def answered(game: Game, answers: int) -> Game:
    """The game after so many answers, chosen by dice of their own."""
    dice = Random(answers)
    for _ in range(answers):
        decision = game.decision
        if decision is None:
            break
        game.answer(dice.choice(decision.options))
    assert not game.over
    return game
