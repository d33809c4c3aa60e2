"""A seat's view as plain data, for a bot that thinks in another process: what the seat may know, and nothing more."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from ..cards import SetLike
from ..kernel.layout import State, state_fields, unpack
from ..kernel.tables import Tables
from ..views.decision import Decision
from ..views.event import Event
from ..views.fold import Fold
from ..views.forms import from_json, to_json
from ..views.news import News
from ..views.view import Source, View
from .game import Game
from .head import SEEDED, read_head, write_head
from .setup import tables_of, tables_of_setup


@dataclass(frozen=True, slots=True)
class Lent:
    """A view on its way: what the game is made of, the view's form, and the position that it was made from."""

    head: str
    view: str
    position: bytes


def lend(game: Game, who: int | str, *, interjecting: bool = False) -> Lent | None:
    """What a seat may know, to be sent away; None where it has nothing to decide."""
    view = game.interruption(who) if interjecting else game.view(who)
    if view is None or view.decision is None:
        return None
    head = {**write_head(game.setup, sealed=True), "chance": SEEDED, "seed": 0}
    head.pop("commitment", None)
    return Lent(json.dumps(head), to_json(view), view.position)


def borrowed(lent: Lent) -> View:
    """The view again, wherever it was sent: bots choose from it as from the game's own; it has no events."""
    tables = _tables(lent.head)
    state = unpack(lent.position, state_fields(tables.size))
    view = replace(from_json(View, lent.view), _source=Source(state, tables, _nothing_told))
    view.__dict__["position"] = lent.position  # already as the seat knows it; making it again would ask anew
    return view


def _nothing_told() -> tuple[Event, ...]:
    return ()


@lru_cache(maxsize=64)
def _tables(head: str) -> Tables:
    return tables_of_setup(read_head(json.loads(head)))


def followed(
    fold: Fold, events: tuple[Event, ...], sets: Sequence[SetLike], news: News, decision: Decision | None = None
) -> View:
    """The view of somebody who was told events alone, as over the network: all that is shown, and no position."""
    tables = tables_of(sets, len(fold.facts.names), fold.facts.enigmas, fold.facts.aside)
    source = Source(State(tables.size), tables, lambda: events)
    return View(
        seat=fold.seat,
        **fold.shows(),
        window=news.window,
        waiting_for=news.waiting_for,
        decision=decision,
        _source=source,
    )
