"""What a stranger may send: refused with one sentence, quickly, and nothing has changed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fieldofview.cards import BadDeck
from fieldofview.cards.parts import MAX_TEXT, read_content
from fieldofview.game import new_game
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
