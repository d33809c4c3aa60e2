"""What may the others hold? Deal the unseen cards anew many times, as one seat may imagine them."""

from collections import Counter

import fieldofview as fov
from fieldofview.bots import make_bot

game = fov.new_game(players=2, seed=3, names=["Ann", "Bob"])
bot = make_bot("greedy")
while not game.over and len(game.answers) < 30:
    game.answer(bot.choose(game.view(game.decision.seat)))

view = game.view(game.decision.seat)
other = 1 - view.seat
print(f"{view.names[view.seat]} thinks about {view.names[other]}'s {view.hand_sizes[other]} cards")
deals = 100
seen = Counter()
for seed in range(deals):
    imagined = fov.determinise(view, seed)
    seen.update(set(imagined.view(other).hand))
for card, times in seen.most_common(8):
    print(f"  {card:<22} in {times} of {deals} deals")
