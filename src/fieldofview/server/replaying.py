"""Finished games as pages step through them: what every viewer was told, and how much of it at each stop."""

from __future__ import annotations

from typing import Any

from fieldofview.game import Game
from fieldofview.game.errors import BadRecord
from fieldofview.game.record import steps
from fieldofview.views.event import Event
from fieldofview.views.forms import to_data
from fieldofview.views.words import MODULES, QUIET, ending, sentence

from .faces import face

ALL, TABLE = "all", "table"
MOST_RECORD = 256 << 10  # characters


def replay_body(text: str) -> dict[str, Any]:
    """A record as a replay: for a process that may be killed. BadRecord says what is wrong with it."""
    if len(text) > MOST_RECORD:
        raise BadRecord(f"The record is longer than {MOST_RECORD >> 10} KiB.")
    stops = []
    for game in steps(text):
        told = _told(game)
        stops.append({viewer: len(events) for viewer, events in told.items()})
    outcome = game.outcome
    return {
        "names": list(game.names),
        "sets": list(game.setup.set_ids),
        "stops": stops,
        "viewers": {viewer: [to_data(event) for event in events] for viewer, events in told.items()},
        "texts": {lang: {viewer: _lines(game, events, lang) for viewer, events in told.items()} for lang in MODULES},
        "cards": {lang: [face(card, lang, name=name) for name, card in game.cards.items()] for lang in MODULES},
        "outcome": None if outcome is None else {"winners": list(outcome.winners), "scores": list(outcome.scores)},
        "text": {lang: "" if outcome is None else ending(outcome.ending, lang) for lang in MODULES},
    }


def _told(game: Game) -> dict[str, tuple[Event, ...]]:
    seats = {str(seat): game.events_since(seat) for seat in range(len(game.names))}
    return {ALL: game.events, TABLE: game.events_since(None), **seats}


def _lines(game: Game, events: tuple[Event, ...], lang: str) -> list[str | None]:
    return [None if event.kind in QUIET else sentence(event, game.names, lang, game.cards) for event in events]


def in_language(body: dict[str, Any], lang: str) -> dict[str, Any]:
    """A replay as one reader gets it."""
    cards = body.get("cards", {})  # replays kept before cards had pictures have none
    return {**body, "texts": body["texts"][lang], "text": body["text"][lang], "cards": cards.get(lang, [])}
