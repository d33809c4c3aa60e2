"""What somebody at a terminal knows of a table on a server: the fold of what they were told."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from fieldofview.cards.parts import content_id, embedded_part, read_content
from fieldofview.game.lending import followed
from fieldofview.views import Decision, Fold, View
from fieldofview.views.event import Event
from fieldofview.views.forms import from_data
from fieldofview.views.news import News

HEAD = {"version": 1}
ADDED = ("prompt",)  # words that the wire adds for pages


class Seat:
    """One viewer's table, kept by messages alone."""

    def __init__(self) -> None:
        self.hello: dict[str, Any] = {}
        self.gathering: dict[str, Any] = {}
        self.files: list[str] = []  # the texts of set files that somebody brought
        self.may_now: list[dict[str, Any]] = []
        self.over: dict[str, Any] | None = None
        self.events: tuple[Event, ...] = ()
        self.fold = Fold(None)
        self.news = News(0, ())
        self.shown = 0  # events that were drawn

    def hear(self, message: dict[str, Any]) -> bool:
        """Take a message; whether the table is to be drawn anew."""
        kind, data = message["t"], message["d"]
        if kind == "hello":
            self.hello = data
        elif kind == "gathering":
            self.gathering = data
        elif kind == "over":
            self.over = data
        elif kind == "news":
            self._told(data)
        return kind in ("news", "gathering")

    def _told(self, data: dict[str, Any]) -> None:
        known = {key: data[key] for key in ("since", "events", "window", "waiting_for") if data.get(key) is not None}
        news = from_data(News, {"form": "news", **HEAD, **known})
        self.events = (*self.events[: news.since], *news.events)
        self.fold = Fold(self.hello.get("viewer")).follow(self.events)
        self.news = replace(news, decision=_decision(data["decision"]) if data["decision"] else None)
        self.may_now = data["may_now"]

    @property
    def decision(self) -> Decision | None:
        return self.news.decision

    @property
    def is_sealed(self) -> bool:
        """Whether what is asked now is answered sealed."""
        return self.news.window is not None or len(self.news.waiting_for) > 1

    @property
    def bots(self) -> list[str | None]:
        return [None] * len(self.fold.facts.names)

    def view(self) -> View:
        settings = self.hello["table"]["settings"]
        held = [read_content(text) for text in self.files]
        named = [name.lower() for name in settings["sets"]]
        bases = {name.split("+")[0] for name in named}
        named += [content_id(one) for one in held if content_id(one) not in bases]
        return followed(self.fold, self.events, [embedded_part(name, held) for name in named], self.news, self.decision)


def _decision(data: dict[str, Any]) -> Decision:
    options = [{key: value for key, value in option.items() if key != "text"} for option in data["options"]]
    return from_data(Decision, {**{key: value for key, value in data.items() if key not in ADDED}, "options": options})
