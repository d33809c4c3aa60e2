"""Keep a game as text, play it again from the text, and see what each player knew at the end."""

import fieldofview as fov
from fieldofview.bots import make_bot

game = fov.new_game(players=2, sets=["reflections", "prizes"], seed=11)
bot = make_bot("greedy")
while not game.over:
    game.answer(bot.choose(game.view(game.decision.seat)))
game_as_text = game.record()
print(game_as_text)

again = fov.replay(game_as_text)
assert again.events == game.events
for seat, name in enumerate(again.names):
    view = again.view(seat)
    print(f"{name} held {', '.join(view.hand) or 'nothing'}")
    print(f"  and of the other hand knew {', '.join(view.known[1 - seat]) or 'nothing'}")
