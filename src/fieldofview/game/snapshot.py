"""Snapshots: a game at one moment as text, its state in bytes, so that nothing has to be played again."""

from __future__ import annotations

import base64
import binascii
import json
from typing import Any

from ..kernel.layout import State, pack, state_fields, unpack
from .acts import Act
from .errors import BadRecord
from .game import Game
from .head import read_head, write_head
from .setup import dealt

VERSION = 1
FORMAT = "field of view snapshot"
ACTS = {"start", "answer", "passes", "nobody", "interject", "forfeit", "disqualify", "token", "time"}
TWO = [True, True]  # a seat and its pick


def snapshot(game: Game) -> str:
    """A game as JSON; it holds the secret, as a save does."""
    if game.imagined:
        raise ValueError("This game was imagined from a view or laid out by hand: it has no snapshot.")
    data = {
        "format": FORMAT,
        "version": VERSION,
        "setup": write_head(game.setup),
        "state": base64.b64encode(pack(game._state, state_fields(game._tables.size))).decode("ascii"),
        "stops": game._stops(),
        "acts": [list(act) for act in game._acts],
    }
    return json.dumps(data, ensure_ascii=False)


def restore(text: str, backend: str = "plain") -> Game:
    """The game of such a text; opens no file, and refuses what is none with one sentence."""
    try:
        data = json.loads(text)
    except (ValueError, TypeError, RecursionError):
        data = None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadRecord("This is no snapshot of a game.")
    if data.get("version") != VERSION:
        raise BadRecord(
            "The snapshot is of version {found}; this program reads version {version}.",
            found=data.get("version"),
            version=VERSION,
        )
    head = data.get("setup")
    if not isinstance(head, dict):
        raise BadRecord("The snapshot has no usable 'setup'.")
    setup = read_head(head)
    tables, first = dealt(setup)
    game = Game(setup, tables, first, backend)
    seats, stops = len(setup.names), data.get("stops")
    if not isinstance(stops, list) or len(stops) != seats + 1 or not all(_is_whole(n) and n >= 0 for n in stops):
        raise BadRecord("The snapshot has no usable 'stops'.")
    state = _state(data.get("state"), state_fields(tables.size))
    if state.seats != seats or not _is_playable(state):
        raise BadRecord("The snapshot's state is no table of this game.")
    game._go_on(state, _acts(data.get("acts"), seats), stops)
    game._unchecked = True
    return game


def _state(value: object, layout: Any) -> State:
    try:
        found = base64.b64decode(value, validate=True) if isinstance(value, str) else b""
    except (binascii.Error, ValueError):
        found = b""
    if len(found) != layout.bytes:
        raise BadRecord("The snapshot's state is cut short: it should be {bytes} bytes.", bytes=layout.bytes)
    state: State = unpack(found, layout)
    return state


def _is_playable(s: State) -> bool:
    """Whether the machine could go on; that the acts lead here is checked when the game is told."""
    return (
        0 < s.depth <= len(s.frames)
        and 0 <= s.n_options <= len(s.options)
        and 0 <= s.decider < s.seats
        and 0 <= s.turn < s.seats
    )


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _acts(value: object, seats: int) -> list[Act]:
    acts = []
    for row in value if isinstance(value, list) else [None]:
        match row:
            case [str(what), seat, pick, list(picks)] if what in ACTS and _is_whole(seat) and _is_whole(pick):
                pairs = [tuple(pair) for pair in picks if isinstance(pair, list) and list(map(_is_whole, pair)) == TWO]
                if -1 <= seat < seats and len(pairs) == len(picks):
                    acts.append(Act(what, seat, pick, tuple(pairs)))
                    continue
        raise BadRecord("The snapshot has no usable 'acts'.")
    return acts
