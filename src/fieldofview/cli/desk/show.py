"""`fov desk show`: look at a part of the event."""

from __future__ import annotations

from fieldofview.cards.complaint import Worded
from fieldofview.desk.codec import to_plain
from fieldofview.desk.words.events import TYPED

from .counter import Counter
from .showing import (
    show_calls,
    show_clock,
    show_decks,
    show_penalties,
    show_players,
    show_results,
    show_rounds,
    show_staff,
    show_tables,
)
from .takes import ROUND, arg, takes
from .todo import show_todo
from .values import clock_text

PARTS = (
    "todo", "players", "staff", "rounds", "tables", "results", "clock", "calls", "penalties", "decks", "settings",
)  # fmt: skip

# Settings as `fov desk set` takes them.


@takes(arg("what", nargs="?", choices=PARTS, default="todo", help="what to look at"), ROUND, reads=True)
def show(at: Counter, what: str, round: int | None) -> None:
    """Look at a part of the event; without a word, at what is next and what is missing. Nothing changes."""
    if what in ("tables", "results", "clock"):
        {"tables": show_tables, "results": show_results, "clock": show_clock}[what](at, at.round(round))
    elif what == "settings":
        _settings(at)
    else:
        {
            "todo": show_todo,
            "players": show_players,
            "staff": show_staff,
            "rounds": show_rounds,
            "calls": show_calls,
            "penalties": show_penalties,
            "decks": show_decks,
        }[what](at)


def _settings(at: Counter) -> None:
    plain = to_plain(at.t.settings)
    plain |= {"limit": clock_text(plain["limit"]), **plain.pop("options")}
    form = {key: value for key, value in plain.pop("format").items() if value is not None}
    rows = [[TYPED.get(key, key), _plain(value, at.language)] for key, value in (plain | form).items()]
    at.rows("settings", ["key", "value"], rows)


def _plain(value: object, language: str) -> object:
    if isinstance(value, bool):
        return Worded("yes" if value else "no").told(language)
    return ", ".join(f"{k} {v}" for k, v in value.items()) if isinstance(value, dict) else value
