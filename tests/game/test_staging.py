"""Choices before the window are tried on a copy; any-time cards are named at any time."""

from __future__ import annotations

import pytest
from tests.views.games import played

from fieldofview.game import Game, IllegalAnswer, new_game
from fieldofview.game.staging import any_time_options, staged

CITES = ("D.16", "D.20", "D.84")


def test_what_is_staged_is_what_will_be_asked() -> None:
    """At every stop of random games: a preview of one pick is the next question, or the play is complete."""
    went_on = 0
    for game, _ in played(("viewpoint", "reflections"), 3, 5, "public", acts=60):
        decision = game.decision
        if decision is None:
            continue
        for pick in range(len(decision.options)):
            before = game.snapshot()
            found = staged(game, decision.seat, (pick,)).decision
            assert game.snapshot() == before, "the game itself stands still"
            twin = game.clone()
            twin.answer(pick)
            if found is not None:
                went_on += 1
                assert found == twin.decision
                assert found.purpose in ("target", "mode")
    assert went_on > 20


def test_staging_ends_where_something_was_shown() -> None:
    """Whatever its player is told that they could not know completes the play."""
    for game, _ in played(("open-eyes",), 3, 9, "public", acts=60):
        decision = game.decision
        if decision is None:
            continue
        known = sum(len(cards) for cards in game.view(decision.seat).known)
        for pick in range(len(decision.options)):
            if staged(game, decision.seat, (pick,)).decision is None:
                continue
            twin = game.clone()
            twin.answer(pick)
            view = twin.view(decision.seat)
            assert sum(len(cards) for cards in view.known) <= known
            assert view.draw_size == game.view(decision.seat).draw_size


def test_what_cannot_be_staged_is_refused() -> None:
    game = new_game(2, seed=3, windows="public")
    assert game.decision is not None
    seat = game.decision.seat
    assert staged(game, seat, ()).decision == game.decision
    with pytest.raises(IllegalAnswer, match="not asked"):
        staged(game, 1 - seat, (0,))
    with pytest.raises(IllegalAnswer, match="no option 100"):
        staged(game, seat, (99,))
    with pytest.raises(IllegalAnswer, match="before the window"):
        staged(game, seat, (0,) * 12)


def test_any_time_cards_are_those_of_the_hand() -> None:
    seen: set[str] = set()
    for game, _ in played(("viewpoint", "reflections"), 4, 2, "public", acts=80):
        for seat in range(4):
            options = any_time_options(game, seat)
            seen.update(option.card or "" for option in options)
            assert_held(game, seat, [option.card for option in options])
            now = game.options(seat)
            if game.decision is not None and game.decision.kind == "action" and game.decision.seat != seat:
                assert options == now, "in an open moment they are what may be revealed"
    assert "Peekaboo!" in seen


def assert_held(game: Game, seat: int, cards: list[str | None]) -> None:
    view = game.view(seat)
    mine = {*view.hand, *(card.name for card in view.fields[seat])}
    assert set(cards) <= mine
