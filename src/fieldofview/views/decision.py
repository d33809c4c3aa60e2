"""A question to one seat, and the lines that may answer it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..kernel import ops
from ..kernel.choices import is_alike
from ..kernel.layout import State
from ..kernel.tables import Tables
from ..kernel.zones import is_field, is_hand, owner

VERBS = {
    ops.CHOOSE_CARD: "choose",
    ops.PLAY: "play",
    ops.REVEAL: "reveal",
    ops.USE: "use",
    ops.CHOOSE_SEAT: "choose",
    ops.CHOOSE_MODE: "choose",
    ops.DECLINE: "decline",
    ops.DONE: "done",
    ops.DRAW: "draw",
    ops.REPLACE: "replace",
    ops.END: "end",
}

KINDS = {
    ops.CHOOSE_ACTION: "action",
    ops.OPEN_MOMENT: "open moment",
    ops.WINDOW: "respond",
    ops.TARGET_SEAT: "player",
    ops.STILL_MORE: "player",
    ops.TARGET_CARD: "card",
    ops.CHOOSE_ONE: "mode",
}

PROMPTS = {
    ops.CHOOSE_ACTION: "What do you do?",
    ops.OPEN_MOMENT: "Reveal a card now, or decline.",
    ops.WINDOW: "Do you respond to {card}?",
    ops.TARGET_SEAT: "{card}: choose a player.",
    ops.STILL_MORE: "{card}: your victim no longer has more cards; choose another player, or be done.",
    ops.TARGET_CARD: "{card}: choose a card in a Field of View.",
    ops.CHOOSE_ONE: "{card}: choose what it does.",
    ops.TAKE_LOOKED: "{card}: choose the card to take.",
    ops.PUT_BACK: "{card}: choose a card to put back on the Draw Pile; the last one lies on top.",
    ops.TAKE_DISCARDED: "{card}: choose a card of the Discard Pile.",
    ops.STEAL_CARDS: "{card}: choose a card to steal.",
    ops.TAKE_PASSED: "{card}: choose a card to pass to {player}.",
    ops.PICK_PASSES: "{card}: choose a card to pass on.",
    ops.DISCARD_CARDS: "{card}: choose a card to discard.",
    ops.EVERYONE_DISCARDS: "{card}: choose a card to discard.",
    ops.PUT_IN_DISCARD: "{card}: choose a card to put into the Discard Pile.",
    ops.PUT_ON_PILE: "{card}: choose a card to put on the Draw Pile; the last one lies on top.",
    ops.SQUINT_CARDS: "{card}: SQUINT, choose a card to put on the Draw Pile; the last one lies on top.",
    ops.EVERYONE_SQUINTS: "{card}: SQUINT, choose a card to put on the Draw Pile; the last one lies on top.",
    ops.PASS_CARDS: "{card}: choose a card to pass to {named}.",
}


@dataclass(frozen=True, slots=True)
class Option:
    """One legal answer; it prints as its scenario line."""

    line: str
    verb: str
    card: str | None = None
    of: int | None = None
    seat: int | None = None
    mode: int | None = None
    number: int | None = None

    def __str__(self) -> str:
        return self.line


@dataclass(frozen=True, slots=True)
class Decision:
    """One pick by one seat."""

    seat: int
    name: str
    kind: str
    prompt: str
    options: tuple[Option, ...]
    about: str | None
    cites: tuple[str, ...]


def piece_name(tables: Tables, card: int) -> str:
    """What a piece is called: its printed name, with the set where two sets share it (D.3)."""
    kind: int = tables.plain.kind[card]
    return tables.names[kind]


def make_decision(s: State, tables: Tables, names: Sequence[str]) -> Decision:
    """The pending decision in words."""
    f = s.frames[s.depth - 1]
    op = tables.plain.code[f.pc][0]
    about = piece_name(tables, f.card) if f.card >= 0 else None
    prompt = PROMPTS[op].format(card=about, player=names[f.player], named=names[f.seat])
    options = name_options(s, tables, names)
    cites = tables.program.cites[f.pc]
    return Decision(s.decider, names[s.decider], KINDS.get(op, "pick"), prompt, options, about, cites)


def name_options(s: State, tables: Tables, names: Sequence[str]) -> tuple[Option, ...]:
    """Every option as its line; pieces of one name in one place that differ are numbered by arrival."""
    options = []
    for option in s.options[: s.n_options]:
        verb, value = divmod(option, ops.VERB)
        number = piece_number(s, tables, value) if verb <= ops.USE else None
        options.append(_option(s, tables, names, verb, value, number))
    return tuple(options)


def piece_number(s: State, tables: Tables, card: int) -> int | None:
    """Which one of its name in its place, by arrival; None where all of them are alike."""
    plain = tables.plain

    pieces = [c for c in tables.pieces(plain.kind[card]) if s.place[c] == s.place[card]]
    unlike: list[int] = []
    for piece in sorted(pieces, key=lambda c: int(s.since[c])):
        if not any(is_alike(s, plain, piece, other) for other in unlike):
            unlike.append(piece)
    if len(unlike) < 2:
        return None
    return next(i for i, other in enumerate(unlike, 1) if is_alike(s, plain, card, other))


def _option(s: State, tables: Tables, names: Sequence[str], verb: int, value: int, number: int | None) -> Option:
    word = VERBS[verb]
    if verb == ops.CHOOSE_SEAT:
        return Option(f"choose {names[value]}", word, seat=value)
    if verb == ops.CHOOSE_MODE:
        return Option(f"choose option {value}", word, mode=value)
    if verb > ops.USE:
        return Option(word, word)
    name = piece_name(tables, value)
    line = f"{word} {name}" + (f" #{number}" if number else "")
    place = s.place[value]
    of = None
    if verb == ops.CHOOSE_CARD and (is_field(place) or (is_hand(place) and owner(place) != s.decider)):
        of = owner(place)
        line += f" of {names[of]}"
    return Option(line, word, card=name, of=of, number=number)
