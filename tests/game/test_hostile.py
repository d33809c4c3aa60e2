"""What a stranger may send: refused with one sentence, quickly, and nothing has changed."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from random import Random

import pytest

from fieldofview.cards import BadDeck
from fieldofview.cards.parts import MAX_TEXT, read_content
from fieldofview.game import Game, new_game
from fieldofview.game.errors import BadNames


@pytest.mark.parametrize(
    ("call", "error"),
    [
        (lambda: new_game(10**9, seed=1), BadDeck),
        (lambda: new_game(10**400, seed=1), BadDeck),
        (lambda: new_game(-1, seed=1), BadDeck),
        (lambda: new_game(2, names=5), BadNames),
        (lambda: new_game(2, names="AB"), BadNames),
        (lambda: new_game(names=["Ann", "Bob\x1b[31m"]), BadNames),
        (lambda: new_game(names=["Ann", "Bob\u202e"]), BadNames),
        (lambda: new_game(names=["Ann", "Bob\ud800"]), BadNames),
        (lambda: new_game(names=["Ann", "B" * 61]), BadNames),
    ],
)
def test_tables_that_nobody_can_sit_at(call: Callable[[], object], error: type[ValueError]) -> None:
    with pytest.raises(error) as refused:
        call()
    assert len(str(refused.value)) < 200


@pytest.mark.parametrize("text", ["a." * (MAX_TEXT // 2 - 10) + "a=1", "[" + "a." * 20000 + "a]"])
def test_keys_with_dots_without_end_are_not_read(text: str) -> None:
    with pytest.raises(BadDeck, match="dots"):
        read_content(text)


def at_a_window() -> Game:
    """A public game at its first window."""
    dice = Random(5)
    game = new_game(3, ["viewpoint"], 7, windows="public")
    while game.window is None:
        assert game.decision is not None
        game.answer(dice.randrange(len(game.decision.options)))
    return game


@pytest.mark.parametrize(
    "call",
    [
        lambda game: game.settle("x"),
        lambda game: game.settle(5),
        lambda game: game.settle({game.pending[0].seat: "decline", game.pending[0].name: "decline"}),
        lambda game: game.settle({game.pending[0].seat: 10**5000}),
        lambda game: game.settle({game.pending[0].seat: True}),
        lambda game: game.settle({game.pending[0].seat: "x" * 10**6}),
        lambda game: game.settle({}, number=True),
        lambda game: game.settle({10**5000: "decline"}),
        lambda game: game.view("x" * 10**6),
        lambda game: game.answer("decline"),
        lambda game: game.interject(0, "decline"),
    ],
)
def test_what_is_refused_at_a_window_changes_nothing(call: Callable[[Game], object]) -> None:
    game = at_a_window()
    before = (game.snapshot(), game.window, game.pending, [game.view(seat) for seat in (None, 0, 1, 2)])
    with pytest.raises(ValueError, match=r".") as refused:
        call(game)
    assert len(str(refused.value)) < 600
    assert before == (game.snapshot(), game.window, game.pending, [game.view(seat) for seat in (None, 0, 1, 2)])


def test_a_view_that_is_handed_on_takes_nothing_of_its_game_along() -> None:
    game = new_game(3, windows="public")
    view = game.view(None)
    data = pickle.dumps(view)
    assert game.setup.secret is not None
    assert game.setup.secret not in data
    assert b"State" not in data
    copy = pickle.loads(data)
    assert copy == view
    with pytest.raises(ValueError, match=r"\."):
        copy.position  # noqa: B018
