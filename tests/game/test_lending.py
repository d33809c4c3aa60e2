"""A view that was sent to another process is the view that was sent."""

import pickle

import pytest

from fieldofview import new_game
from fieldofview.bots import make_bot
from fieldofview.game.determinise import determinise
from fieldofview.game.lending import borrowed, followed, lend
from fieldofview.views import Fold


@pytest.mark.parametrize("sets", [("viewpoint",), ("viewpoint", "reflections"), ("open-eyes+plague",)])
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_far_away_answers_as_one_at_the_table(sets: tuple[str, ...], name: str) -> None:
    game = new_game(3, sets, windows="public")
    bot = make_bot(name, 5)
    for _ in range(120):
        if game.over:
            break
        chosen = {}
        for decision in game.pending:
            lent = lend(game, decision.seat)
            assert lent is not None
            view = borrowed(pickle.loads(pickle.dumps(lent)))
            chosen[decision.seat] = bot.choose(view)
            assert chosen[decision.seat] == bot.choose(game.view(decision.seat))
            assert determinise(view, 3).view(decision.seat).hand == view.hand
        if game.decision is None:
            game.settle(chosen)
        else:
            game.answer(chosen[game.decision.seat])


def test_what_is_lent_tells_no_secret() -> None:
    game = new_game(2, ["viewpoint"], windows="public")
    assert game.setup.secret is not None
    seat = game.pending[0].seat
    lent = lend(game, seat)
    assert lent is not None
    assert game.setup.secret.hex() not in lent.head + lent.view
    assert lend(game, 1 - seat) is None


def test_whoever_is_told_events_alone_sees_the_same_table() -> None:
    game = new_game(3, ["viewpoint", "reflections"], windows="public")
    for number in range(60):
        if game.over:
            break
        for seat in (0, 1, 2, None):
            news, view = game.news(seat), game.view(seat)
            seen = followed(Fold(seat).follow(news.events), news.events, game.setup.sets, news, news.decision)
            assert seen == view
            assert seen.events == view.events
        if game.decision is None:
            game.settle({decision.seat: 0 for decision in game.pending})
        else:
            game.answer(number % len(game.decision.options))
