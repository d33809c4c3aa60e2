"""Records: setup, seed and answers as readable text, replayed exactly or refused."""

from __future__ import annotations

import hashlib
import json

from ..kernel.programs import compile_cards
from .game import Game, IllegalAnswer
from .setup import deck_of, new_game

VERSION = 1
RULES = 2  # raised when the kernel plays the same answers differently
FIRST_LINE = "field of view record"


class BadRecord(ValueError):
    """A text that is no record, is cut short, or was made under other rules."""


def rules_hash(
    sets: tuple[str, ...], enigmas: dict[int, str] | None = None, aside: dict[int, str] | None = None
) -> str:
    """A hash of the used sets' cards and compiled programs, and of the number of Zombeyes that overwhelm."""
    deck = deck_of(sets, enigmas, aside)
    program = compile_cards(deck.cards)
    cards = [(c.name, c.points, n, sorted(c.marks)) for c, n in zip(deck.cards, deck.counts, strict=True)]
    content = repr((cards, program.rows, deck.plague, [extra.plague for extra in deck.extras]))
    return hashlib.sha256(content.encode()).hexdigest()[:16]


def write(game: Game) -> str:
    """The record of a game so far."""
    setup = game.setup
    head = {
        "version": VERSION,
        "rules": RULES,
        "cards": rules_hash(setup.sets, dict(setup.enigmas), dict(setup.aside)),
        "names": list(setup.names),
        "sets": list(setup.sets),
        "seed": setup.seed,
        "dealer": None if setup.dealer < 0 else setup.dealer,
        "turn_limit": setup.turn_limit,
        **({"enigmas": dict(setup.enigmas)} if setup.enigmas else {}),
        **({"aside": dict(setup.aside)} if setup.aside else {}),
        "answers": len(game.answers),
    }
    lines = [FIRST_LINE, *(f"{key} = {json.dumps(value)}" for key, value in head.items()), "", *game.answers]
    return "\n".join(lines) + "\n"


def replay(text: str, backend: str = "plain") -> Game:
    """The game of a record."""
    if not isinstance(text, str):
        raise BadRecord(f"A record is a text, not {type(text).__name__}.")
    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        raise BadRecord(f"This is no record of a game: its first line must be '{FIRST_LINE}'.")
    if "" not in lines:
        raise BadRecord("The record is cut short: its head has no end (an empty line).")
    cut = lines.index("")
    head = _read_head(lines[1:cut])
    answers = [line for line in lines[cut + 1 :] if line.strip()]
    game = _begin(head, backend)
    if len(answers) != head["answers"]:
        raise BadRecord(f"The record is cut short: it holds {len(answers)} of {head['answers']} answers.")
    for number, line in enumerate(answers, 1):
        try:
            apply_line(game, line)
        except ValueError as error:
            raise BadRecord(f"Answer {number} of the record, '{line}', does not fit the game: {error}") from error
    return game


def _read_head(lines: list[str]) -> dict[str, object]:
    head: dict[str, object] = {}
    for line in lines:
        key, _, value = line.partition(" = ")
        try:
            head[key.strip()] = json.loads(value)
        except json.JSONDecodeError as error:
            raise BadRecord(f"The record's line '{line}' cannot be read: it should be 'key = value'.") from error
    needed = {"version": int, "rules": int, "cards": str, "names": list, "sets": list, "seed": int, "turn_limit": int}
    for key, kind in {**needed, "answers": int}.items():
        if not isinstance(head.get(key), kind):
            raise BadRecord(f"The record's head has no usable '{key}'.")
    if head["version"] != VERSION:
        raise BadRecord(f"The record is of version {head['version']}; this program reads version {VERSION}.")
    return head


def _begin(head: dict[str, object], backend: str) -> Game:
    names, sets = head["names"], head["sets"]
    dealer, seed, limit = head.get("dealer"), head["seed"], head["turn_limit"]
    assert isinstance(names, list)
    assert isinstance(sets, list)
    assert isinstance(seed, int)
    assert isinstance(limit, int)
    enigmas, aside = (_seats(head.get(key, {}), key) for key in ("enigmas", "aside"))
    try:
        made_with = rules_hash(tuple(str(s) for s in sets), enigmas, aside)
        files = [name for name in map(str, sets) if ".toml" in name.lower()]
        if head["rules"] == RULES and head["cards"] != made_with and files:
            raise BadRecord(
                f"The record was made with other cards: the set file {' or '.join(files)} has changed since then, "
                "and the game would not go the same way."
            )
        if head["rules"] != RULES or head["cards"] != made_with:
            raise BadRecord(
                f"The record was made under other rules (rules {head['rules']}, cards {head['cards']}); "
                f"this program has rules {RULES}, cards {made_with}, and would not replay it exactly."
            )
        return new_game(
            len(names),
            [str(s) for s in sets],
            seed,
            names=[str(n) for n in names],
            dealer=dealer if isinstance(dealer, int) else None,
            turn_limit=limit,
            enigmas=dict(enigmas.items()),
            aside=dict(aside.items()),
            backend=backend,
        )
    except BadRecord:
        raise
    except ValueError as error:
        raise BadRecord(f"The record's head makes no game: {error}") from error


def _seats(value: object, key: str) -> dict[int, str]:
    if not isinstance(value, dict) or not all(isinstance(k, str) and k.isdigit() for k in value):
        raise BadRecord(f"The record's head has no usable '{key}': it should give cards by seat.")
    return {int(seat): str(card) for seat, card in value.items()}


def apply_line(game: Game, line: str) -> None:
    """Apply one line of a record: an answer, or what a judge or a leaving player said."""
    who, _, what = line.partition(": ")
    words = what.split()
    if who == "judge":
        if words == ["call", "time"]:
            game.call_time()
        elif words[:1] == ["token"] and len(words) >= 3:
            game.token(" ".join(words[1:-1]), _whole(words[-1]))
        elif words[:1] == ["disqualify"] and len(words) >= 2:
            game.disqualify(" ".join(words[1:]))
        else:
            raise IllegalAnswer(f"A judge cannot '{what}'; they can call time, give a token or disqualify.")
    elif what == "forfeit":
        game.forfeit(who)
    else:
        decision = game.decision
        if decision is not None and game.seat(who) != decision.seat:
            raise IllegalAnswer(f"{decision.name} has to decide, not {who}.")
        game.answer(what)


def _whole(text: str) -> int:
    try:
        return int(text)
    except ValueError as error:
        raise IllegalAnswer(f"A token needs a whole number, not {text!r}.") from error
