"""Count the ways to go on: how many sequences of 1, 2, 3 ... answers a dealt table allows."""

import fieldofview as fov


def count(game: fov.Game, depth: int) -> int:
    """Sequences of so many answers; a finished game counts once."""
    if depth == 0 or game.over:
        return 1
    total = 0
    for option in game.decision.options:
        twin = game.clone()
        twin.answer(option)
        total += count(twin, depth - 1)
    return total


game = fov.new_game(players=2, sets=["viewpoint"], seed=5)
print("The first hand:", ", ".join(game.view(game.turn).hand))
for depth in range(1, 5):
    print(f"{depth} answers: {count(game, depth)} ways")
