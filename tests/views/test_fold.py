"""The law of events: folding what a viewer was told rebuilds what their view shows; and the law of handles (D.80)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

import pytest
from tests.views.games import ALL, WINDOWS, Sets, ids_of, played, viewers

from fieldofview.game import Game
from fieldofview.views import Event, Fold, Lying, View
from fieldofview.views.words import sentence

# What a view has besides what happened: who looks, what is open now, and where it comes from.
NOT_FOLDED = {"seat", "decision", "window", "waiting_for", "_source"}

CITES = ("D.44", "D.78", "D.80", "D.84")


class Follower:
    """Follows one viewer's events in pieces, as a page does, and holds them against the views."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.fold = Fold(seat)
        self.events: list[Event] = []
        self.gone: set[int] = set()
        self.names: dict[int, str] = {}

    def follow(self, game: Game) -> None:
        fresh = game.events_since(self.seat, len(self.events))
        self.events += fresh
        for event in fresh:
            for language in ("en", "de"):
                assert sentence(event, game.names, language)
            self.hear(event)
        self.fold.follow(fresh)
        view = game.view(self.seat)
        assert list(view.events) == self.events, "what was told once is told for good"
        shows = self.fold.shows()
        assert shows.keys() == {f.name for f in fields(View)} - NOT_FOLDED
        for name, value in shows.items():
            assert getattr(view, name) == value, (self.seat, name, fresh)
        self.check_handles(view, game)

    def hear(self, event: Event) -> None:
        """A handle that was lost never comes back, and one in sight keeps its name."""
        for handle in event.lost:
            del self.names[handle]
            self.gone.add(handle)
        marked = [mark.handle for mark in event.marks]
        assert marked == sorted(marked), "the order of pieces is nobody's to know"
        named = [(move.handle, move.name) for move in event.moves if move.handle is not None]
        named += [(sight.handle, sight.name) for sight in event.seen]
        for handle, name in named:
            assert handle not in self.gone
            assert name is not None
            assert self.names.setdefault(handle, name) == name
        for card in event.cards:
            if card.handle is not None and card.handle not in event.lost:
                assert self.names[card.handle] == card.name, (self.seat, event)

    def check_handles(self, view: View, game: Game) -> None:
        handles = dict(self.named(view))
        assert len(handles) == len(list(self.named(view))), "one handle stands for two cards"
        assert handles == self.names, "what is in sight has a handle, and nothing else"
        if self.seat is None:
            return
        for option in game.options(self.seat):
            if option.card is not None:
                assert option.handle is not None, option
                assert handles[option.handle] == option.card
        meant = [(option.verb, option.handle) for option in game.options(self.seat) if option.card is not None]
        assert len(set(meant)) == len(meant), "two options mean one card"

    def named(self, view: View) -> Iterator[tuple[int, str]]:
        """Every handle of a view with the name of its card."""
        found, known = view.handles, zip(view.handles.known, view.known, strict=True)
        for handles, names in (
            *known,
            (found.draw, view.draw_known),
            (found.discard, view.discard),
            (found.shown, view.shown),
            (found.out, view.out),
        ):
            for handle, name in zip(handles, names, strict=True):
                assert (handle is None) == (name is None)
                if handle is not None and name is not None:
                    yield handle, name
        for lying in view.viewniverse:
            yield from self.lying(lying)

    def lying(self, card: Lying) -> Iterator[tuple[int, str]]:
        yield card.handle, card.name
        yield from zip(card.under, card.hides, strict=True)


def follow(sets: Sets, players: int, seed: int, windows: str, disturbance: float, acts: int) -> None:
    followers: list[Follower] = []
    for game, dice in played(sets, players, seed, windows, disturbance, acts):
        if not followers:
            followers = [Follower(seat) for seat in viewers(game)]
        for follower in followers:
            if game.over or dice.random() < 0.8:
                follower.follow(game)


@pytest.mark.parametrize("windows", WINDOWS)
@pytest.mark.parametrize(("sets", "players"), ALL, ids=ids_of(ALL))
def test_folding_the_events_of_a_viewer_rebuilds_the_view(sets: Sets, players: int, windows: str) -> None:
    follow(sets, players, 100 + players, windows, 0.02 * (players % 2), 90 if players < 7 else 40)


@pytest.mark.soak
@pytest.mark.parametrize("windows", WINDOWS)
@pytest.mark.parametrize(("sets", "players"), ALL, ids=ids_of(ALL))
def test_folding_the_events_of_a_viewer_rebuilds_the_view_in_long_games(sets: Sets, players: int, windows: str) -> None:
    for seed in range(12):
        follow(sets, players, 5000 + seed, windows, 0.01 * (seed % 3), 600)
