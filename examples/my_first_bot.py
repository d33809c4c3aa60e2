"""A bot in a dozen lines: it plays its highest card and otherwise decides by lot."""

from fieldofview import Option, View, new_game
from fieldofview.bots import check_bot, make_bot
from fieldofview.cards import find_card


class HighCardBot:
    """Plays the card with the most Viewpoints."""

    name = "high card"

    def __init__(self, seed: int = 0) -> None:
        self.otherwise = make_bot("random", seed)

    def choose(self, view: View) -> Option:
        plays = [option for option in view.decision.options if option.verb == "play"]
        if plays:
            return max(plays, key=lambda option: find_card(option.card).points)
        return self.otherwise.choose(view)


print("Kept its promises over", check_bot(HighCardBot), "decisions.")

wins = 0
for number in range(20):
    game = new_game(players=2, seed=number)
    bots = [HighCardBot(number), make_bot("random", number)]
    if number % 2:
        bots.reverse()
    while not game.over:
        seat = game.decision.seat
        game.answer(bots[seat].choose(game.view(seat)))
    wins += any(bots[seat].name == "high card" for seat in game.outcome.winners)
print(f"{wins} of 20 games against random went to the high cards.")
