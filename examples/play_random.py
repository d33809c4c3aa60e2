"""Three random bots play a game; what happens is printed with the rulings behind it."""

import fieldofview as fov
from fieldofview.bots import make_bot
from fieldofview.views.words import QUIET, sentence

game = fov.new_game(sets=["viewpoint"], seed=7, names=["Ann", "Bob", "Cy"])
bots = [make_bot("random", seed) for seed in range(3)]
told = 0
while not game.over:
    seat = game.decision.seat
    game.answer(bots[seat].choose(game.view(seat)))
    for event in game.events[told:]:
        if event.kind not in QUIET:
            print(f"{sentence(event, game.names):<60} {' '.join(event.cites)}")
    told = len(game.events)

print()
for name, score in zip(game.names, game.outcome.scores, strict=True):
    print(f"{name}: {score} Viewpoints")
