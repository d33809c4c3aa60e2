"""Writes src/gallery/states.json: moments of random games as the messages that a page would be sent.

What happened before is told in one event, so that the file stays small.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import fieldofview as fov
from fieldofview.cards import Card, find_set
from fieldofview.cards import text as card_text
from fieldofview.cards.bands import band, cap, choices
from fieldofview.cards.files import check_text
from fieldofview.game import Game
from fieldofview.pictures import picture
from fieldofview.views import words
from fieldofview.views.forms import to_data

NAMES = ["Lumen", "Iris", "Hawk", "Pi", "Sol", "Wren", "Moss", "Echo", "Finn", "Opal", "Rook", "Tansy"]
TARGET = Path(__file__).parent.parent / "src/gallery/states.json"
CLASSIC = ("viewpoint", "reflections")
OWN = Path(__file__).parent / "own-set.toml"


def step(game: Game, dice: random.Random) -> None:
    if game.window is not None:
        game.settle({d.seat: dice.choice(d.options) for d in game.pending if dice.random() < 0.5})
    elif game.decision is None:
        game.settle({d.seat: dice.choice(d.options) for d in game.pending})
    else:
        game.answer(dice.choice(game.decision.options))


def moment(seats: int, sets: tuple[str, ...], wanted: Callable[[Game], bool]) -> Game:
    """The first moment of its kind after the game got going."""
    for seed in range(1, 2000):
        dice = random.Random(seed)
        game = fov.new_game(names=NAMES[:seats], sets=sets, seed=seed, windows="public")
        for _ in range(400):
            if game.view(None).turns >= 3 * seats and wanted(game):
                return game
            if game.over:
                break
            step(game, dice)
    raise SystemExit("No such moment was found.")


def told(game: Game, seat: int | None) -> list[dict[str, Any]]:
    """One event that puts every card where the viewer sees it, and what is no card."""
    events = game.events_since(seat)
    fold = fov.Fold(seat).follow(events)
    moves = [
        {"source": "deck", "to": place} | ({} if handle is None else {"handle": handle, "name": fold.names[handle]})
        for place, handles in fold.lying.items()
        for handle in handles
    ]
    marks = [to_data(mark) for mark in fold.marks.values()]
    first = {"kind": "seated", "facts": to_data(events[0])["facts"], "moves": moves, "marks": marks}
    first["settling"] = [to_data(level) for level in fold.settling]
    counted = [
        {"kind": kind, "seats": [player], "numbers": [number]}
        for kind, numbers in (("token", fold.tokens), ("missed", fold.missed), ("extra", fold.extra))
        for player, number in enumerate(numbers)
        if number
    ]
    return [first, {"kind": "began", "seats": [fold.turn], "numbers": [fold.turns]}, *counted]


def state(game: Game, seat: int | None, language: str = "en") -> dict[str, Any]:
    """What a page at that seat is sent."""
    news = to_data(game.news(seat, len(game.events_since(seat))))
    decision = news.get("decision")
    if decision is not None:
        asked = game.view(seat).decision
        assert asked is not None
        decision["prompt"] = words.prompt(asked, language)
        for option, data in zip(asked.options, decision["options"], strict=True):
            data["text"] = words.option(option, asked, game.names, language)
    events = told(game, seat)
    lines = words.log(game.events_since(seat), game.names, language)[-8:]
    events += [{"kind": "nothing"} for _ in lines]
    quiet = [None] * (len(events) - len(lines))
    return {
        "seat": seat,
        "sets": list(game.view(None).sets),
        "news": {**news, "since": 0, "events": events, "lines": [*quiet, *lines], "may_now": []},
        "language": language,
    }


def face(name: str, card: Card) -> dict[str, Any]:
    return {
        "name": name,
        "points": card.points,
        "copies": card.copies,
        "marks": sorted(card.marks),
        "text": card_text.describe(card),
        "band": band(card),
        "cap": cap(card),
        "choices": list(choices(card)),
        "art": picture(card),
    }


def faces(games: list[Game]) -> list[dict[str, Any]]:
    """Every card of these games, and those that the prizes add."""
    found = {name: card for game in games for name, card in game.cards.items()}
    found |= {card.name: card for card in find_set("prizes").cards}
    return [face(name, card) for name, card in sorted(found.items())]


def own() -> list[dict[str, Any]]:
    """Cards of a set that somebody typed in: nobody drew them."""
    typed, _, _ = check_text(OWN.read_text("utf-8"), OWN.name)
    assert typed is not None
    return [face(card.name, card) for card in typed.every_card]


def acting(seat: int) -> Callable[[Game], bool]:
    """That seat chooses what to do, with several cards in hand."""

    def wanted(game: Game) -> bool:
        asked = game.decision
        return asked is not None and asked.purpose == "act" and asked.seat == seat and len(asked.options) > 3

    return wanted


def responder(game: Game) -> int:
    return max(game.pending, key=lambda decision: len(decision.options)).seat


def main() -> None:
    own_turn = moment(4, CLASSIC, acting(0))
    window = moment(6, CLASSIC, lambda g: g.window is not None and any(len(d.options) > 1 for d in g.pending))
    two = moment(2, ("viewpoint",), acting(0))
    twelve = moment(12, CLASSIC, acting(5))
    eyes = moment(3, ("open-eyes+plague",), acting(0))
    over = moment(4, ("viewpoint",), lambda g: g.over)
    answering = responder(window)
    calm = next(d.seat for d in window.pending if d.seat != answering)
    states = {
        "own-turn": state(own_turn, 0),
        "window": state(window, answering),
        "window-other": state(window, calm),
        "two": state(two, 0),
        "twelve": state(twelve, 5),
        "open-eyes": state(eyes, 0, "de"),
        "watching": state(window, None),
        "over": state(over, 0),
    }
    games = [own_turn, window, two, twelve, eyes, over]
    TARGET.write_text(
        json.dumps({"faces": faces(games), "own": own(), "states": states}, ensure_ascii=False) + "\n", encoding="utf-8"
    )


if __name__ == "__main__":
    main()
