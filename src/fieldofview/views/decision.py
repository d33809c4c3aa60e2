"""A question to one seat, what it is for, and the lines that may answer it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ..kernel import ops
from ..kernel.choices import is_alike
from ..kernel.layout import State
from ..kernel.tables import Tables
from ..kernel.zones import is_field, is_hand, owner
from .event import Seen
from .pieces import piece_names
from .position import is_open

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
    ops.DESTROY_OWN: "card",
    ops.CHOOSE_ONE: "mode",
}

# What a pick is for, by the instruction that asks.
PURPOSES = {
    ops.CHOOSE_ACTION: "act",
    ops.OPEN_MOMENT: "interrupt",
    ops.WINDOW: "respond",
    ops.TARGET_SEAT: "target",
    ops.STILL_MORE: "target again",
    ops.TARGET_CARD: "target",
    ops.CHOOSE_ONE: "mode",
    ops.TAKE_LOOKED: "take",
    ops.PUT_BACK: "put back",
    ops.TAKE_DISCARDED: "recover",
    ops.STEAL_CARDS: "steal",
    ops.TAKE_PASSED: "give",
    ops.PICK_PASSES: "pass on",
    ops.DISCARD_CARDS: "discard",
    ops.EVERYONE_DISCARDS: "discard",
    ops.PUT_IN_DISCARD: "put away",
    ops.PUT_ON_PILE: "put on the pile",
    ops.SQUINT_CARDS: "squint",
    ops.EVERYONE_SQUINTS: "squint",
    ops.PASS_CARDS: "pass",
    ops.DESTROY_OWN: "destroy",
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
    handle: int | None = None

    def __str__(self) -> str:
        return self.line


@dataclass(frozen=True, slots=True)
class Decision:
    """One pick by one seat. `number` counts the questions that the seat has seen: a late answer meets no other one."""

    seat: int
    name: str
    number: int
    kind: str
    purpose: str
    options: tuple[Option, ...]
    card: Seen | None  # the acting card
    by: int  # who performs it
    by_name: str
    at: int | None  # the named player
    at_name: str | None
    cites: tuple[str, ...]

    @property
    def about(self) -> str | None:
        """The acting card's name."""
        return self.card.name if self.card else None

    @property
    def prompt(self) -> str:
        """The question in a sentence, in English; `words.prompt` has the others."""
        from .words import prompt

        return prompt(self)


def make_decision(s: State, tables: Tables, names: Sequence[str], handles: Mapping[int, int], number: int) -> Decision:
    """The pending decision of the seat that decides."""
    f = s.frames[s.depth - 1]
    op = tables.plain.code[f.pc][0]
    card = None
    if f.card >= 0:  # one that went out of sight is no longer told from its twins
        card = Seen(piece_names(tables)[f.card], handles.get(f.card) if is_open(s, f.card) else None)
    at = f.seat if f.seat >= 0 else None
    return Decision(
        seat=s.decider,
        name=names[s.decider],
        number=number,
        kind=KINDS.get(op, "pick"),
        purpose=PURPOSES[op],
        options=name_options(s, tables, names, handles),
        card=card,
        by=f.player,
        by_name=names[f.player],
        at=at,
        at_name=None if at is None else names[at],
        cites=tables.program.cites[f.pc],
    )


def name_options(
    s: State, tables: Tables, names: Sequence[str], handles: Mapping[int, int] | None = None
) -> tuple[Option, ...]:
    """Every option as its line; pieces of one name in one place that differ are numbered by arrival."""
    called = handles or {}
    return tuple([_option(s, tables, names, option, called) for option in s.options[: s.n_options]])


def piece_number(s: State, tables: Tables, card: int) -> int | None:
    """Which one of its name in its place, by arrival; None where all of them are alike."""
    plain = tables.plain
    kind, place = plain.kind[card], s.place[card]
    words = range(plain.first_word[kind], plain.last_word[kind] + 1)
    if not any((s.copying[w] | s.hosting[w] | s.used[w]) & plain.of_kind[kind][w] for w in words):
        return None
    pieces = [c for c in tables.pieces(kind) if s.place[c] == place]
    if len(pieces) < 2:
        return None
    unlike: list[int] = []
    for piece in sorted(pieces, key=s.since.__getitem__):
        if not any(is_alike(s, plain, piece, other) for other in unlike):
            unlike.append(piece)
    if len(unlike) < 2:
        return None
    return next(i for i, other in enumerate(unlike, 1) if is_alike(s, plain, card, other))


def _option(s: State, tables: Tables, names: Sequence[str], option: int, handles: Mapping[int, int]) -> Option:
    verb, value = divmod(option, ops.VERB)
    word = VERBS[verb]
    if verb == ops.CHOOSE_SEAT:
        return Option(f"choose {names[value]}", word, seat=value)
    if verb == ops.CHOOSE_MODE:
        return Option(f"choose option {value}", word, mode=value)
    if verb > ops.USE:
        return Option(word, word)
    name = piece_names(tables)[value]
    number = piece_number(s, tables, value)
    line = f"{word} {name} #{number}" if number else f"{word} {name}"
    place = s.place[value]
    of = None
    if verb == ops.CHOOSE_CARD and (is_field(place) or (is_hand(place) and owner(place) != s.decider)):
        of = owner(place)
        line += f" of {names[of]}"
    return Option(line, word, card=name, of=of, number=number, handle=_oldest(s, tables, value, handles, number))


def _oldest(s: State, tables: Tables, card: int, handles: Mapping[int, int], number: int | None) -> int | None:
    """The handle of an option's card; of alike ones in a hand it is the oldest that leaves."""
    if not handles or number is not None or not is_hand(s.place[card]):
        return handles.get(card)
    pieces = [c for c in tables.pieces(tables.plain.kind[card]) if s.place[c] == s.place[card]]
    return min((handles[c] for c in pieces if c in handles), default=None)
