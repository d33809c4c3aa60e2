"""Writes src/gallery/around.json for the gallery: a short game as a replay, and moments of a first game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from both import in_both

import fieldofview as fov
from fieldofview.bots import GreedyBot
from fieldofview.game import Game
from fieldofview.server.errands.replaying import replay_body
from fieldofview.server.table.first import FirstBot, first_game
from fieldofview.views.forms import to_data
from fieldofview.views.words import QUIET, option, prompt, sentence

TARGET = Path(__file__).parent.parent / "src/gallery/around.json"
NAMES = ["Wren", "Kestrel", "Otis"]
KEPT = ("all", "table", "0")  # of a replay's viewers


def short_game() -> Game:
    """The first game of three bots that somebody wins within eighteen turns."""
    for seed in range(1, 400):
        game = fov.new_game(names=NAMES, sets=["viewpoint"], seed=seed, windows="public")
        bot = GreedyBot(seed)
        while not game.over and game.view(None).turns < 18:
            picks = {asked.seat: bot.choose(game.view(asked.seat)) for asked in game.pending}
            if game.decision is None:
                game.settle(picks)
            else:
                game.answer(picks[game.decision.seat])
        if game.over and game.outcome is not None and game.outcome.winners == (0,):
            return game
    raise SystemExit("No short game was found.")


def replay(game: Game) -> dict[str, Any]:
    body = replay_body(game.record())
    for lang in body["texts"]:
        body["texts"][lang] = {viewer: body["texts"][lang][viewer] for viewer in KEPT}
    body["viewers"] = {viewer: body["viewers"][viewer] for viewer in KEPT}
    body["stops"] = [{viewer: stop[viewer] for viewer in KEPT} for stop in body["stops"]]
    return body


def lesson(game: Game, seat: int) -> dict[str, Any]:
    """What a page at that seat is sent, in both languages."""
    news, events, asked = game.news(seat, 0), game.events_since(seat), game.view(seat).decision

    def tell(language: str) -> dict[str, Any]:
        data: dict[str, Any] = to_data(news)
        if asked is not None:
            data["decision"]["prompt"] = prompt(asked, language)
            for found, row in zip(asked.options, data["decision"]["options"], strict=True):
                row["text"] = option(found, asked, game.names, language)
        lines = [None if event.kind in QUIET else sentence(event, game.names, language, game.cards) for event in events]
        return {**data, "since": 0, "lines": lines, "may_now": []}

    made: dict[str, Any] = in_both(tell)
    return made


def lessons() -> dict[str, Any]:
    game = first_game(["Wren", "Robin", "Teal"])
    first = lesson(game, 0)
    wanted = ["play Wink", "play Mirage", "choose Blind Spot of Robin"]
    while not (game.window is not None and game.window.card == "Blurred Vision"):
        asked = game.decision
        if asked is None:
            game.settle({})
        elif asked.seat == 0:
            lines = [it.line for it in asked.options]
            game.answer(wanted.pop(0) if wanted and wanted[0] in lines else "end")
        else:
            game.answer(FirstBot().choose(game.view(asked.seat)))
    return {"first": first, "answer": lesson(game, 0)}


def main() -> None:
    made = {
        "replay": replay(short_game()),
        "lessons": lessons(),
    }
    TARGET.write_text(json.dumps(made, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
