"""Finished games as pages step through them: what every viewer was told, and how much of it at each stop."""

from __future__ import annotations

import struct
import zlib
from typing import Any

import orjson

from fieldofview.game import Game
from fieldofview.game.record import steps
from fieldofview.search import Prospects
from fieldofview.views.event import Event
from fieldofview.views.forms import to_data
from fieldofview.views.words import MODULES, QUIET, ending, sentence

from ..faces import face

ALL, TABLE = "all", "table"
MOST_RECORD = 256 << 10  # characters


def replay_body(text: str) -> dict[str, Any]:
    """A record as a replay: for a process that may be killed. BadRecord says what is wrong with it."""
    stops: list[dict[str, int]] = []
    prospects, turns = None, 0
    begun: list[int] = []  # turns, where a player could choose; some begin and end without
    for game in steps(text):
        prospects = prospects or Prospects(len(game.names))
        told = _told(game)
        turns += _begun(told[ALL][stops[-1][ALL] if stops else 0 :])
        if turns > (begun[-1] if begun else 0) and not game.over:
            begun.append(turns)
            prospects.note(game)
        stops.append({viewer: len(events) for viewer, events in told.items()})
    outcome = game.outcome
    return {
        "names": list(game.names),
        "sets": list(game.setup.set_ids),
        "stops": stops,
        "chances": _by_turn(prospects.told() if prospects else None, begun, turns, _ended(game)),
        "viewers": {viewer: [to_data(event) for event in events] for viewer, events in told.items()},
        "texts": {lang: {viewer: _lines(game, events, lang) for viewer, events in told.items()} for lang in MODULES},
        "cards": {lang: [face(card, lang, name=name) for name, card in game.cards.items()] for lang in MODULES},
        "outcome": None if outcome is None else {"winners": list(outcome.winners), "scores": list(outcome.scores)},
        "text": {lang: "" if outcome is None else ending(outcome.ending, lang) for lang in MODULES},
    }


def _told(game: Game) -> dict[str, tuple[Event, ...]]:
    seats = {str(seat): game.events_since(seat) for seat in range(len(game.names))}
    return {ALL: game.events, TABLE: game.events_since(None), **seats}


def _begun(events: tuple[Event, ...]) -> int:
    return sum(event.kind == "began" for event in events)


def _by_turn(
    found: list[tuple[float, ...]] | None, begun: list[int], turns: int, ended: list[float]
) -> list[list[float]] | None:
    """The chances of all seats as each turn began, by *master*; turns without a choice have those of the next one."""
    if found is None:
        return None
    chances: list[list[float]] = []
    for shares, turn in zip(found, begun, strict=True):
        chances += [[round(share, 3) for share in shares]] * (turn - len(chances))
    return chances + [ended] * (turns - len(chances))  # in which nobody could choose any more


def _ended(game: Game) -> list[float]:
    """How it came: every winner has a part of it."""
    winners = game.outcome.winners if game.outcome else ()
    return [round(1 / len(winners), 3) if seat in winners else 0.0 for seat in range(len(game.names))]


def _lines(game: Game, events: tuple[Event, ...], lang: str) -> list[str | None]:
    return [None if event.kind in QUIET else sentence(event, game.names, lang, game.cards) for event in events]


# A replay is kept as several packed texts, so that nobody has to read megabytes to tell it in one language: a thread
# unpacks bytes without keeping the event loop waiting, and reading them as JSON would.

PARTS = struct.Struct("<4sIII")
MARK = b"fov2"
LANGUAGES = ("en", "de")
WORDED = ("texts", "text", "cards")  # what is told in each language


def packed(body: dict[str, Any]) -> tuple[bytes, int]:
    """A replay as it is kept, and how long it is when it is told."""
    words = [{key: body[key][lang] for key in WORDED} for lang in LANGUAGES]
    common = {key: value for key, value in body.items() if key not in WORDED}
    parts = [orjson.dumps(part) for part in (common, *words)]
    kept = [zlib.compress(part) for part in parts]
    return PARTS.pack(MARK, *map(len, kept)) + b"".join(kept), sum(map(len, parts))


def told(kept: bytes, lang: str, record: str) -> bytes | None:
    """A replay as one reader gets it, as JSON; None for a game that cannot be replayed."""
    if not kept.startswith(MARK):
        return _told_of_old(kept, lang, record)
    _, *sizes = PARTS.unpack_from(kept)
    ends = [PARTS.size + sum(sizes[: i + 1]) for i in range(len(sizes))]
    place = 1 + LANGUAGES.index(lang)
    common = zlib.decompress(kept[PARTS.size : ends[0]])
    words = zlib.decompress(kept[ends[place - 1] : ends[place]])
    return b"".join((common[:-1], b",", words[1:-1], b',"record":', orjson.dumps(record), b"}"))


def _told_of_old(kept: bytes, lang: str, record: str) -> bytes | None:
    """One that was kept whole, by an older server; nothing where the game could not be replayed."""
    body: dict[str, Any] = orjson.loads(zlib.decompress(kept)) if kept else {}
    if not body:
        return None
    words = {key: body[key][lang] for key in WORDED if key in body}  # the oldest have no cards
    return orjson.dumps({**body, **words, "record": record})
