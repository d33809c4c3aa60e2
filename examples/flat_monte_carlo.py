"""A searching bot in a few lines: every option is tried in many imagined games, all at once."""

import numpy as np

import fieldofview as fov
from fieldofview.bots import make_bot


class FlatMonteCarlo:
    """Takes the option that wins most often when all play on greedily."""

    name = "flat Monte Carlo"

    def __init__(self, seed: int = 0, games: int = 60) -> None:
        self.seed, self.games = seed, games

    def choose(self, view: fov.View) -> fov.Option:
        options = view.decision.options
        if len(options) == 1:
            return options[0]
        imagined = fov.Batch.from_view(view, self.games, self.seed)
        tries = imagined.select(np.tile(np.arange(self.games), len(options)))  # the same deals for every option
        tries.step(indices=np.repeat(np.arange(len(options)), self.games))
        tries.play_out("greedy", self.seed)
        wins = tries.results().shares[:, view.seat].reshape(len(options), self.games).mean(axis=1)
        return options[int(wins.argmax())]


if __name__ == "__main__":
    wins = 0
    for number in range(6):
        game = fov.new_game(players=2, seed=number)
        bots = [FlatMonteCarlo(number), make_bot("greedy", number)]
        if number % 2:
            bots.reverse()
        while not game.over:
            seat = game.decision.seat
            game.answer(bots[seat].choose(game.view(seat)))
        wins += any(bots[seat].name == "flat Monte Carlo" for seat in game.outcome.winners)
    print(f"{wins} of 6 games against greedy went to the search.")
