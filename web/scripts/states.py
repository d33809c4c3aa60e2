"""Writes src/gallery/states.json: moments of random games as the messages that a page would be sent, in both languages.

What happened before is told in one event, and what both languages say alike once, so that the file stays small.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from both import in_both

import fieldofview as fov
from fieldofview.cards import find_set
from fieldofview.cards.answers import answers
from fieldofview.cards.complaint import Worded
from fieldofview.cards.files import check_text
from fieldofview.game import Game, staging
from fieldofview.game.scenario import Scenario
from fieldofview.game.tabletop import lay_out
from fieldofview.search.advice import POINTS
from fieldofview.server.faces import face
from fieldofview.server.words import notice
from fieldofview.views import words
from fieldofview.views.decision import Decision
from fieldofview.views.event import Event
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


def question(asked: Decision, game: Game) -> dict[str, Any]:
    """A question with its sentence, and its options with theirs."""

    def tell(language: str) -> dict[str, Any]:
        data: dict[str, Any] = to_data(asked)
        data["prompt"] = words.prompt(asked, language)
        for option, told in zip(asked.options, data["options"], strict=True):
            told["text"] = words.option(option, asked, game.names, language)
        return data

    made: dict[str, Any] = in_both(tell)
    return made


def heard(game: Game, seat: int | None, since: int) -> dict[str, Any]:
    """The news of a moment, with what is asked in words."""
    news: dict[str, Any] = to_data(game.news(seat, since))
    asked = game.view(seat).decision
    if asked is not None:
        news["decision"] = question(asked, game)
    able = () if seat is None else staging.any_time_options(game, seat)
    return {**news, "may_now": [{"line": it.line, "card": it.card, "handle": it.handle} for it in able]}


def reasons(game: Game, seat: int) -> dict[str, Any]:
    """Why what lies in that hand cannot be played or revealed now; without a line, why nothing else can be chosen."""
    verb, names = "play" if game.window is None else "reveal", set(game.view(seat).hand)
    lines = {f"{verb} {name}": f"{verb} {name}" for name in sorted(names)} | {"": f"choose Wink of {game.names[1]}"}
    found = {key: game.reason(line, seat) for key, line in lines.items()}
    return {
        key: {"text": in_both(why.sentence), "cites": list(why.cites)} for key, why in found.items() if why is not None
    }


def state(game: Game, seat: int | None) -> dict[str, Any]:
    """What a page at that seat is sent."""
    known = game.events_since(seat)
    events = told(game, seat)
    lines = in_both(lambda language: words.log(known, game.names, language, game.cards)[-8:])
    events += [{"kind": "nothing"} for _ in lines]
    quiet = [None] * (len(events) - len(lines))
    return {
        "seat": seat,
        "sets": list(game.view(None).sets),
        "news": {**heard(game, seat, len(known)), "since": 0, "events": events, "lines": [*quiet, *lines]},
        "why": {} if seat is None or game.over else reasons(game, seat),
    }


def film(game: Game, seat: int, first: dict[int, str], steps: int) -> list[dict[str, Any]]:
    """How it goes on: the first answers as given, then by lot; what the page is told at each step."""
    dice, count, found = random.Random(3), len(game.events_since(seat)), []
    for number in range(steps):
        if number == 0:
            game.settle({d.seat: o for d in game.pending for o in d.options if o.line == first.get(d.seat)})
        else:
            step(game, dice)
        news, events = heard(game, seat, count), game.events_since(seat, count)
        count += len(events)
        found.append({**news, "lines": in_both(partial(lines_of, events, game))})
    return found


def lines_of(events: Sequence[Event], game: Game, language: str) -> list[str | None]:
    return [None if e.kind in words.QUIET else words.sentence(e, game.names, language, game.cards) for e in events]


def faces(games: list[Game]) -> list[dict[str, Any]]:
    """Every card of these games, as the server tells of it, and those that the prizes add."""
    found = {name: card for game in games for name, card in game.cards.items()}
    found |= {card.name: card for card in find_set("prizes").cards}
    return [
        in_both(partial(face, card, name=name)) | {"answers": answers(card, found.values())}
        for name, card in sorted(found.items())
    ]


def own() -> list[dict[str, Any]]:
    """Cards of a set that somebody typed in: nobody drew them."""
    typed, _, _ = check_text(OWN.read_text("utf-8"), OWN.name)
    assert typed is not None
    return [in_both(partial(face, card)) for card in typed.every_card]


def acting(seat: int) -> Callable[[Game], bool]:
    """That seat chooses what to do, with several cards in hand."""

    def wanted(game: Game) -> bool:
        asked = game.decision
        return asked is not None and asked.purpose == "act" and asked.seat == seat and len(asked.options) > 3

    return wanted


def laid(sets: tuple[str, ...], names: list[str], script: str, **table: Any) -> Game:
    """A table laid by hand, with the windows of a table with several people, after some answers."""
    scenario = Scenario("", "gallery", 0, (), sets, tuple(names), (), False, table)
    plain = lay_out(scenario)
    game = Game(replace(plain.setup, windows="public"), plain._tables, plain._state, "plain", imagined=True)
    game.run()
    for line in script.splitlines():
        seat, said = line.split(": ")
        assert game.decision is not None
        assert game.decision.name == seat, line
        game.answer(next(option for option in game.decision.options if option.line == said))
    return game


def previews(game: Game, seat: int, lines: list[str]) -> dict[str, Any]:
    """What the table says while these picks are staged one after the other."""
    found: dict[str, Any] = {}
    picked: list[int] = []
    asked = game.decision
    for line in lines:
        assert asked is not None
        picked.append(next(i for i, option in enumerate(asked.options) if option.line == line))
        asked = staging.staged(game, seat, picked).decision
        key = ",".join(map(str, picked))
        found[key] = {"complete": True} if asked is None else {"decision": question(asked, game)}
    return {"staged": picked, "previews": found}


def own_turn() -> Game:
    return laid(
        CLASSIC,
        NAMES[:4],
        "",
        fields={
            "Lumen": ["Mirror Image", "Wink", "Spectacles", "Blind Spot", "Lighthouse", "See Into The Future"],
            "Iris": ["Blind Spot", "Wink", "Lighthouse", "Shadow", "Hindsight"],
            "Hawk": ["Blind Spot", "Glance Left", "Shared Perspective", "Lighthouse", "Blind Spot"],
            "Pi": ["Peekaboo!", "Glance Left", "Mirror Image", "Blindsided"],
        },
        hands={
            "Lumen": ["Skewed View", "Counterspy", "Peekaboo!", "Kaleidoscope", "Second Sight"],
            "Iris": ["Wink"] * 3,
            "Hawk": ["Blink"] * 2,
            "Pi": ["Spectacles"] * 6,
        },
        links=[["Pi", "Mirror Image", "Iris", "Shadow"], ["Lumen", "Mirror Image", "Iris", "Shadow"]],
        missed={"Hawk": 1},
        extra={"Lumen": 1},
        draw=["Wink"] * 41,
        discard=["Mirage"] * 23,
    )


def window() -> Game:
    fields = {
        "Lumen": ["Lighthouse", "Wink", "Insight", "Eye Spy", "Blink"],
        "Iris": ["Hindsight", "Wink", "Blind Spot", "Insight", "Shadow", "Blink"],
        "Hawk": ["Glance Left", "The Triclops", "X-Ray Vision", "Visionary", "Hypnotise"],
        "Pi": ["Mirror Image", "Kaleidoscope", "Evil Eye", "Second Sight"],
        "Sol": ["Peekaboo!", "Telescopic View", "Blind Spot", "Refocus"],
        "Wren": ["Shared Perspective", "Cross-eyed", "Wink", "Eye for an Eye", "Mirage"],
    }
    hands = {
        "Lumen": ["Spectacles", "Wink", "Counterspy", "Kaleidoscope", "Peekaboo!"],
        "Iris": ["Blink"] * 3,
        "Hawk": ["Blurred Vision", "Wink", "Wink"],
        "Pi": ["Wink"] * 6,
        "Sol": ["Wink", "Green-eyed Monster", "Peekaboo!", "Hypnotise"],
        "Wren": ["Wink"] * 2,
    }
    return laid(
        CLASSIC,
        NAMES[:6],
        "Hawk: play Blurred Vision\nHawk: choose Lumen",
        turn="Hawk",
        fields=fields,
        hands=hands,
        draw=["Spectacles"] * 41,
        discard=["Mirage"] * 23,
    )


def two(script: str = "", turn: str = "Lumen") -> Game:
    hands = {"Lumen": ["Kaleidoscope", "Blink", "Mirage", "Cross-eyed", "See Into The Future"], "Hawk": ["Wink"] * 4}
    if script:
        hands = {**hands, "Lumen": [*hands["Lumen"], "Spectacles"], "Hawk": ["Blurred Vision", "Wink", "Wink"]}
    return laid(
        ("viewpoint", "reflections"),
        ["Lumen", "Hawk"],
        script,
        turn=turn,
        fields={
            "Lumen": ["Wink", "Lighthouse", "Spectacles", "Peekaboo!", "Insight"],
            "Hawk": ["Blind Spot", "Shared Perspective", "Hypnotise", "Visionary", "Glance Left", "Hindsight"],
        },
        hands=hands,
        draw=["Wink"] * 38,
        discard=["Blurred Vision"] * 14,
    )


def two_crowded() -> Game:
    """One opponent with more cards than an upright phone has room for, and targets among them."""
    many = ["Wink", "Blink", "Blind Spot", "Shared Perspective", "Lighthouse", "Glance Left", "Visionary", "Insight"]
    return laid(
        CLASSIC,
        ["Lumen", "Hawk"],
        "",
        fields={"Lumen": ["Wink", "Lighthouse"], "Hawk": [*many, *many]},
        hands={"Lumen": ["Skewed View", "Blink", "Mirage", "Cross-eyed"], "Hawk": ["Wink"] * 4},
        draw=["Wink"] * 30,
        discard=["Blurred Vision"] * 14,
    )


def stealing() -> Game:
    """A choice among cards that lie nowhere on the table."""
    return laid(
        CLASSIC,
        NAMES[:4],
        "Lumen: play Insight\nLumen: choose Hawk",
        fields={"Lumen": ["Wink"], "Iris": ["Blink"], "Hawk": ["Shadow"], "Pi": ["Mirage"]},
        hands={
            "Lumen": ["Insight", "Shadow", "Blurred Vision", "Skewed View", "Mirage", "Wink"],
            "Iris": ["Wink"] * 5,
            "Hawk": ["Blindsided", "Peripheral Vision", "Shared Perspective", "Blind Spot"],
            "Pi": ["Wink"] * 6,
        },
        draw=["Wink"] * 30,
        discard=["Mirage"] * 5,
    )


def from_the_pile() -> Game:
    """A choice among more cards than there is room for."""
    pile = ["Wink", "Blink", "Blind Spot", "Mirage", "Shadow", "Insight", "Eye Spy", "Hindsight", "Skewed View"]
    return laid(
        CLASSIC,
        NAMES[:4],
        "Lumen: play All-Seeing Eye",
        fields={"Lumen": ["Wink"], "Iris": ["Blink"], "Hawk": ["Shadow"], "Pi": ["Mirage"]},
        hands={"Lumen": ["All-Seeing Eye", "Shadow", "Wink"], **{name: ["Wink"] * 4 for name in NAMES[1:4]}},
        draw=["Wink"] * 30,
        discard=[*pile, "Peripheral Vision", "Shared Perspective", "Blindsided", "Cross-eyed", "Second Sight"],
    )


def twelve(script: str = "Iris: play Evil Eye\nIris: choose Lighthouse of Echo", turn: str = "Iris") -> Game:
    fields = {
        "Lumen": ["Wink", "Blind Spot", "Eye Spy", "Blink", "Lighthouse"],
        "Iris": ["Blind Spot", "Insight", "Peekaboo!", "Shadow"],
        "Hawk": ["Glance Left", "Hypnotise", "Evil Eye", "Hindsight", "Spectacles", "Shared Perspective"],
        "Pi": ["Blink", "Cross-eyed", "Two-Way Mirror", "Second Sight", "Counterspy"],
        "Sol": ["X-Ray Vision", "Refocus", "Kaleidoscope"],
        "Wren": ["Shared Perspective", "The Triclops", "Mirror Image", "Wink", "Mirage", "Visionary"],
        "Moss": ["Eye for an Eye", "Blind Spot", "Insight", "Peekaboo!"],
        "Echo": ["Shadow", "Wink", "Lighthouse", "Blink", "Insight"],
        "Finn": ["Visionary", "Blink", "Cross-eyed", "Two-Way Mirror", "Second Sight", "Counterspy"],
        "Opal": ["Telescopic View", "X-Ray Vision"],
        "Rook": ["Spectacles", "Shared Perspective", "The Triclops", "Mirror Image"],
        "Tansy": ["Counterspy", "Eye for an Eye", "Blind Spot", "Insight", "Peekaboo!"],
    }
    hands = {name: ["Wink"] * (2 + i % 5) for i, name in enumerate(NAMES)}
    hands["Iris"] = ["Evil Eye", "Wink", "Wink", "Wink"]
    hands["Lumen"] = ["Spectacles", "Wink", "Mirage", "Kaleidoscope", "Peekaboo!"]
    return laid(
        CLASSIC,
        NAMES,
        script,
        turn=turn,
        fields=fields,
        hands=hands,
        missed={"Sol": 1},
        draw=["Persistence of Vision"] * 40,
        discard=["Blurred Vision"] * 12,
    )


def crowded() -> Game:
    """Names as long as can be, more cards in hand and before players than anybody wants."""
    names = [
        "Wilhelmina Wunderwaldweg",
        "MMMMMMMMMMMMMMMMMMMMMMMM",
        "Konstantinopolitanischer",
        "Wm",
        "Maximiliane Morgenröthe",
    ]
    many = [
        "Wink",
        "Blind Spot",
        "Shadow",
        "Green-eyed Monster",
        "Persistence of Vision",
        "Shared Perspective",
        "Lighthouse",
    ]
    long = [
        *many,
        "Blink",
        "Two-Way Mirror",
        "See Into The Future",
        "Mirage",
        "Spectacles",
        "Robbed Blind",
        "Counterspy",
    ]
    return laid(
        CLASSIC,
        names,
        "",
        fields=dict(zip(names, [[*many, *long][:18], [*long, *many], many, [], long], strict=True)),
        hands=dict(
            zip(names, [[*long, "Evil Eye", "Insight"], ["Wink"] * 17, ["Wink"], [], ["Wink"] * 3], strict=True)
        ),
        missed={names[1]: 2},
        extra={names[4]: 1},
        draw=["Wink"] * 7,
        discard=["Green-eyed Monster"] * 88,
    )


def main() -> None:
    staged, opened, pair, dozen, full = own_turn(), window(), two(), twelve(), crowded()
    pair_full = two_crowded()
    several, piled = stealing(), from_the_pile()
    usual = moment(4, CLASSIC, acting(0))
    eyes = moment(3, ("open-eyes+plague",), acting(0))
    over = moment(4, ("viewpoint",), lambda g: g.over)
    pair_opened = two("Hawk: play Blurred Vision\nHawk: choose Lumen", "Hawk")
    dozen_mine = twelve("", "Lumen")
    targets = ["play Skewed View", "choose Glance Left of Hawk", "choose Shared Perspective of Hawk"]
    far = "choose Shared Perspective of Wren"
    states = {
        "own-turn": state(usual, 0),
        "staged": {**state(staged, 0), **previews(staged, 0, targets)},
        "window": state(opened, 0),
        "window-other": state(opened, 4),
        "choices": state(several, 0),
        "choices-many": state(piled, 0),
        "two": state(pair, 0),
        "two-window": state(pair_opened, 0),
        "two-staged": {**state(pair, 0), **previews(pair, 0, ["play Cross-eyed", "choose Hawk"])},
        "two-crowded": {
            **state(pair_full, 0),
            **previews(pair_full, 0, ["play Skewed View", "choose Visionary of Hawk"]),
        },
        "twelve": state(dozen, 0),
        "twelve-own-turn": state(dozen_mine, 0),
        "twelve-staged": {
            **state(dozen_mine, 0),
            **previews(dozen_mine, 0, ["play Mirage", far]),
        },
        "crowded": state(full, 0),
        "open-eyes": state(eyes, 0),
        "watching": state(opened, None),
        "watching-two": state(pair, None),
        "watching-full": state(full, None),
        "watching-twelve": state(dozen, None),
        "over": state(over, 0),
    }
    states["window"]["later"] = film(opened, 0, {0: "reveal Spectacles"}, 40)
    games = [usual, staged, opened, pair, dozen, full, several, piled, eyes, over]
    notices = {key: in_both(partial(notice, key)) for key in ("void", "judge looks")}
    notices["hint"] = in_both(Worded(POINTS, n=7).told)
    made = {"faces": faces(games), "own": own(), "notices": notices, "states": states}
    TARGET.write_text(json.dumps(made, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
