"""The compiler: a card's effects become rows of instructions, each row with the rulings that state it.

Windows are not written in cards: one is put after the last choice, and what follows decides what it threatens.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ..cards import effects as e
from ..cards.card import Card
from ..rulings.editions import CLASSIC, in_editions
from . import ops
from .instructions import INSTRUCTIONS

Row = tuple[int, int, int, int]

FIELDS = {e.Fields.ANY: ops.ANY, e.Fields.OWN: ops.OWN, e.Fields.OTHERS: ops.OTHERS}
CHOICES = (e.TargetPlayer, e.TargetCard, e.TargetTwin, e.OneOf)
PLAYERS = {
    e.Players.OTHERS: 0,
    e.Players.OTHERS_WITH_MORE_CARDS: ops.MORE_CARDS,
    e.Players.ANY: ops.ANYONE,
}
MARKS = {mark: number for number, mark in enumerate(e.Mark)}
BY = {who: number for number, who in enumerate(e.Who)}
ZONES = {zone: number for number, zone in enumerate(e.Zone)}
LASTING = (e.ExtraPlay, e.ExtraDraw)

# The rules that every card shares, by instruction: cited beside the card's own letters.
COMMON: dict[int, tuple[str, ...]] = {
    ops.START_TURN: ("VT.turn.1", "VT.25.1", "D.10"),
    ops.OPEN_MOMENT: ("VT.48", "D.16"),
    ops.CHOOSE_ACTION: ("VT.turn.2", "VT.25.2", "D.11"),
    ops.END_TURN: ("VT.turn.4", "VT.25.3", "D.13"),
    ops.TARGET_SEAT: ("VT.47", "D.20"),
    ops.TARGET_CARD: ("VT.47", "D.20"),
    ops.WINDOW: ("VT.47", "VT.51", "D.21"),
    ops.CANCEL_BELOW: ("VT.kw.cancel", "D.24"),
    ops.DRAW_CARDS: ("VT.kw.draw",),
    ops.DRAW_BY_PLAYERS: ("VT.kw.draw",),
    ops.DRAW_BY_NAME: ("VT.kw.draw",),
    ops.EVERYONE_DRAWS: ("VT.kw.draw", "VT.41", "D.32"),
    ops.DISCARD_CARDS: ("VT.kw.discard",),
    ops.EVERYONE_DISCARDS: ("VT.kw.discard", "VT.41", "D.32"),
    ops.LOOK_AT_HAND: ("VT.kw.steal", "VT.33", "VT.faq.08"),
    ops.STEAL_CARDS: ("VT.kw.steal", "D.47"),
    ops.STEAL_LATER: ("D.26",),
    ops.TAKE_PASSED: ("VT.kw.pass", "D.47"),
    ops.PICK_PASSES: ("VT.kw.pass", "D.32"),
    ops.PASS_PICKED: ("VT.kw.pass", "D.32", "D.76"),
    ops.SWAP_CARDS: ("VT.kw.swap",),
    ops.HIDE_CARD: ("VT.kw.hide", "D.38"),
    ops.REPLACE_CARDS: ("VT.kw.replace", "D.63"),
    ops.PLAY_FROM_PILE: ("VT.kw.replace", "D.50", "D.63"),
    ops.MAKE_PLAY: ("D.37", "D.50"),
    ops.COPY_CHOSEN: ("D.35",),
    ops.COPY_PLAYED: ("D.35", "D.37"),
    ops.ENTER_FIELD: ("VT.kw.reveal", "VT.faq.30"),
    ops.PUT_BACK: ("D.45",),
    ops.PUT_ON_PILE: ("D.45",),
    ops.PUT_IN_DISCARD: ("D.31",),
    ops.MISS_A_TURN: ("D.15",),
    ops.TAKE_EXTRA_TURN: ("D.14",),
    ops.STILL_MORE: ("D.27", "D.60"),
    ops.DESTROY_OWN: ("E17.kw.destroy", "E21.kw.destroy", "D.32"),
    ops.DESTROY_CARDS: ("E17.kw.destroy", "E21.kw.destroy", "E17.viewniverse"),
    ops.SQUINT_CARDS: ("E17.kw.squint", "E21.kw.squint", "D.45"),
    ops.EVERYONE_SQUINTS: ("E17.kw.squint", "E21.kw.squint", "D.45", "VT.41", "D.32"),
    ops.PASS_CARDS: ("VT.kw.pass", "D.47"),
    ops.BRING_IN: ("VN.10", "D.5"),
    ops.GO_TO: ("E21.kw.reveal",),
}

NAMES = {said.number: said.name for said in INSTRUCTIONS}
THREAT = {said.number: said.threat for said in INSTRUCTIONS}


@dataclass(slots=True)
class Entry:
    """Where a card's texts begin, and what it is besides."""

    play: int
    reveal: int = 0
    each_turn: int = 0
    use: int = 0


@dataclass(slots=True)
class Program:
    """All rows of a game, and the rulings of each."""

    rows: list[Row] = field(default_factory=list)
    cites: list[tuple[str, ...]] = field(default_factory=list)
    short: list[tuple[str, ...]] = field(default_factory=list)  # instead: too little for all of it
    none: list[tuple[str, ...]] = field(default_factory=list)  # nothing for it
    instead: list[tuple[str, ...]] = field(default_factory=list)  # something else took its place
    entries: list[Entry] = field(default_factory=list)
    editions: frozenset[str] = frozenset({CLASSIC})  # those of the cards being compiled

    def emit(self, op: int, x: int = 0, y: int = 0, z: int = 0, *, cites: tuple[str, ...] = ()) -> int:
        """Add a row; returns its number."""
        self.rows.append((op, x, y, z))
        self.cites.append(in_editions(cites + COMMON.get(op, ()), self.editions))
        for case in (self.short, self.none, self.instead):
            case.append(())
        return len(self.rows) - 1

    def patch(self, row: int, place: int, value: int) -> None:
        """Fill in a jump once its goal is known."""
        old = list(self.rows[row])
        old[place] = value
        self.rows[row] = (old[0], old[1], old[2], old[3])


def compile_cards(cards: Sequence[Card]) -> Program:
    """The turn's own program at its fixed rows, then every card."""
    program = Program(editions=frozenset(card.edition for card in cards))
    for op in (ops.RETURN, ops.START_TURN, ops.OPEN_MOMENT, ops.CHOOSE_ACTION, ops.END_TURN, ops.WINDOW, ops.RETURN):
        program.emit(op)
    for kind, card in enumerate(cards):
        program.editions = frozenset({card.edition})
        program.entries.append(_Compiler(program, card, kind).compile())
    return program


def _fields_flag(choices: Sequence[e.Effect]) -> int:
    """Whose chosen cards are threatened, where the choice says it (D.59)."""
    fields = {choice.fields for choice in choices if isinstance(choice, e.TargetCard)}
    return {e.Fields.OWN: ops.T_OWN, e.Fields.OTHERS: ops.T_NOT_OWN}.get(fields.pop(), 0) if len(fields) == 1 else 0


def threats_of(actions: Sequence[e.Effect], choices: Sequence[e.Effect] = ()) -> tuple[int, int, int]:
    """What a window before these actions threatens: the named player, everyone, the rest (see ops)."""
    named = everyone = rest = 0
    for effect in actions:
        match effect:
            case e.Discard(who=who) | e.Squint(who=who):
                threat = THREAT[ops.DISCARD_CARDS if isinstance(effect, e.Discard) else ops.SQUINT_CARDS]
                named |= threat * (who is e.Who.NAMED)
                everyone |= threat * (who is e.Who.EVERYONE)
                rest |= threat * (who is e.Who.OTHERS)
                rest |= (threat << ops.TO_PERFORMER) * (who is e.Who.YOU)
            case e.EveryonePasses():
                everyone |= THREAT[ops.PICK_PASSES]
            case e.TakePassed():
                named |= THREAT[ops.TAKE_PASSED]
            case e.MissTurn():
                named |= THREAT[ops.MISS_A_TURN]
            case e.Destroy():
                named |= THREAT[ops.DESTROY_CARDS] | _fields_flag(choices)
            case e.DestroyOwn():
                named |= ops.T_PARTS
            case e.Replace():
                named |= THREAT[ops.REPLACE_CARDS] | ops.T_OWN
            case e.Steal():
                named |= THREAT[ops.STEAL_CARDS]
            case e.Cancel(to=e.Zone.DISCARD):
                named |= ops.T_SENDS
            case e.IfPointsAbove(then=then, otherwise=otherwise) | e.IfMarked(then=then, otherwise=otherwise):
                more = threats_of((*then, *otherwise))
                named, everyone, rest = named | more[0], everyone | more[1], rest | more[2]
    return named, everyone, rest


def amount(count: int | e.Count) -> int:
    """A count as a number: below zero it counts the performer's cards of a mark."""
    if isinstance(count, int):
        return count
    assert count.mark is not None
    return ops.COUNT_MARKS - MARKS[count.mark]


def wanted(mark: e.Mark | None) -> int:
    """The mark that a choice wants, as a condition."""
    return 0 if mark is None else MARKS[mark] + 1 << ops.ONLY_MARKED


class _Compiler:
    """One card's way into the program."""

    def __init__(self, program: Program, card: Card, kind: int) -> None:
        self.program = program
        self.card = card
        self.kind = kind

    def row(self, effect: e.Effect, op: int, x: int = 0, y: int = 0, z: int = 0, *, part: int = 0) -> int:
        program, card = self.program, self.card
        row = program.emit(op, x, y, z, cites=card.cites(effect, part))
        program.short[row] = card.letters(effect.short)
        program.none[row] = card.letters(effect.none)
        program.instead[row] = card.letters(effect.instead)
        return row

    def compile(self) -> Entry:
        card, program = self.card, self.program
        entry = Entry(play=ops.ROW_IDLE)
        if card.play:
            entry.play = len(program.rows)
            self.text(tuple(card.play))
        if card.reveal:
            entry.reveal = len(program.rows)
            self.answer(tuple(card.reveal))
        if card.sacrifice:
            entry.use = len(program.rows)
            self.answer(tuple(card.sacrifice))
        each_turn = tuple(card.each_turn) or tuple(card.any_time)
        if each_turn and not isinstance(each_turn[0], LASTING):
            entry.each_turn = len(program.rows)
            if isinstance(each_turn[0], e.Replace):
                self.replace(each_turn[0], (), may=False)
                program.emit(ops.RETURN)
            else:
                self.text(each_turn)
        return entry

    def text(self, effects: tuple[e.Effect, ...]) -> None:
        """Choices, window, actions."""
        choices = tuple(x for x in effects if isinstance(x, CHOICES))
        actions = effects[len(choices) :]
        if isinstance(effects[0], e.Replace):
            actions = effects[1:]
            self.replace(effects[0], actions, may=True)
        elif isinstance(effects[-1], e.OneOf):
            self.modes(effects[-1])
            return
        else:
            self.choices(choices, actions)
            if isinstance(actions[0], e.CopyChosen):
                self.row(actions[0], ops.COPY_CHOSEN)
                return
            self.program.emit(ops.WINDOW, *threats_of(actions, choices))
            for choice in choices:
                if isinstance(choice, e.TargetPlayer) and choice.still:
                    self.row(choice, ops.STILL_MORE)
        for action in actions:
            self.action(action, choices)
        self.program.emit(ops.RETURN)

    def modes(self, choice: e.OneOf) -> None:
        self.row(choice, ops.CHOOSE_ONE, len(choice.modes))
        jumps = [self.row(choice, ops.GOTO) for _ in choice.modes]
        for jump, mode in zip(jumps, choice.modes, strict=True):
            self.program.patch(jump, 1, len(self.program.rows))
            self.text(mode)

    def choices(self, choices: tuple[e.Effect, ...], actions: tuple[e.Effect, ...]) -> None:
        """Every choice in the order of the text; chosen cards fill the slots."""
        slot = 0
        for choice in choices:
            self.choice(choice, slot, choices, actions)
            slot += not isinstance(choice, e.TargetPlayer)

    def choice(self, choice: e.Effect, slot: int, choices: tuple[e.Effect, ...], actions: tuple[e.Effect, ...]) -> None:
        if isinstance(choice, e.TargetPlayer):
            self.row(choice, ops.TARGET_SEAT, PLAYERS[choice.who])
            return
        condition = ops.LURED
        if any(isinstance(a, e.CopyChosen) for a in actions):
            condition = 0  # copying affects no card (D.71)
        if any(isinstance(a, e.Destroy) for a in actions):
            condition |= ops.NOT_INDESTRUCTIBLE
        if any(isinstance(a, e.TakeBack) for a in actions):
            condition |= ops.LOOPING
        if isinstance(choice, e.TargetTwin):
            self.row(choice, ops.TARGET_CARD, ops.ANY, condition | ops.TWIN | ops.MAY, slot)
            return
        assert isinstance(choice, e.TargetCard)
        condition |= ops.NOT_SELF * choice.other | ops.MAY * choice.may | wanted(choice.mark)
        if choice.fields is e.Fields.OWN and any(isinstance(a, e.Swap) for a in actions):
            theirs = next(c for c in choices if isinstance(c, e.TargetCard) and c is not choice)
            condition |= ops.IF_OTHERS | wanted(theirs.mark) << ops.IF_MARKED_OTHERS - ops.ONLY_MARKED
        self.row(choice, ops.TARGET_CARD, FIELDS[choice.fields], condition, slot)

    def replace(self, effect: e.Replace, then: tuple[e.Effect, ...], *, may: bool) -> None:
        condition = ops.LURED | ops.NOT_INDESTRUCTIBLE
        for slot in range(effect.count):
            self.row(effect, ops.TARGET_CARD, ops.OWN, condition | ops.MAY * (may or slot > 0), slot)
        self.program.emit(ops.WINDOW, *threats_of((effect, *then)))
        self.row(effect, ops.REPLACE_CARDS)
        self.row(effect, ops.PLAY_FROM_PILE, part=1)

    def answer(self, effects: tuple[e.Effect, ...]) -> None:
        """What a reveal or a sacrifice does."""
        first, rest = effects[0], effects[1:]
        if isinstance(first, e.EnterField):
            self.row(first, ops.ENTER_FIELD)
            if any(isinstance(x, e.CopyPlayed) for x in rest):
                self.row(rest[0], ops.TARGET_SEAT, ops.IF_PILE)
                rest = rest[1:]
            elif rest:
                self.text(rest)
                return
            for effect in rest:
                self.action(effect, ())
        elif isinstance(first, e.Cancel):
            self.cancel(first, rest)
        else:
            self.text(effects)
            return
        self.program.emit(ops.RETURN)

    def cancel(self, effect: e.Cancel, rest: tuple[e.Effect, ...]) -> None:
        """Choices, window, the cancelling itself, then what follows from it."""
        choices = tuple(x for x in rest if isinstance(x, CHOICES))
        actions = rest[len(choices) :]
        self.choices(choices, actions)
        self.program.emit(ops.WINDOW, *threats_of((effect, *actions), choices))
        self.row(effect, ops.CANCEL_BELOW, ZONES[effect.to], int(any(isinstance(x, e.Goes) for x in actions)))
        for action in actions:
            if isinstance(action, e.Steal):
                later = self.row(effect, ops.STEAL_LATER)
                self.action(action, choices)
                if action is not actions[-1]:
                    self.row(effect, ops.END_LATER)
                self.program.patch(later, 1, len(self.program.rows))
            else:
                self.action(action, choices)

    def action(self, effect: e.Effect, choices: tuple[e.Effect, ...]) -> None:
        match effect:
            case e.Draw(count=e.Count.PLAYERS):
                self.row(effect, ops.DRAW_BY_PLAYERS)
            case e.Draw(count=e.Count.SAME_NAME):
                self.row(effect, ops.DRAW_BY_NAME, self.kind)
            case e.Draw(count=n, who=e.Who.YOU | e.Who.NAMED as who):
                self.row(effect, ops.DRAW_CARDS, amount(n), int(who is e.Who.NAMED))
            case e.Draw(count=n, who=who):
                self.row(effect, ops.EVERYONE_DRAWS, amount(n), int(who is e.Who.OTHERS))
            case e.LookAndTake(count=n):
                self.row(effect, ops.LOOK_AT_PILE, n)
                self.row(effect, ops.TAKE_LOOKED, part=1)
                self.row(effect, ops.PUT_BACK, part=2)
            case e.TakeBack():
                self.row(effect, ops.TAKE_TO_HAND, ops.OWN, 1)
            case e.TakeToHand():
                target = next(c for c in choices if isinstance(c, e.TargetCard))
                self.row(effect, ops.TAKE_TO_HAND, FIELDS[target.fields], 0)
            case e.Destroy() | e.GiveToField() | e.Hide():
                fields = [FIELDS[c.fields] for c in choices if isinstance(c, e.TargetCard)]
                self.row(effect, SIMPLE[type(effect)], *fields)
            case e.TakeFromDiscard(may=may, mark=mark):
                self.row(effect, ops.TAKE_DISCARDED, ops.MAY * may | wanted(mark))
            case e.DestroyOwn(who=who, mark=mark):
                self.row(effect, ops.DESTROY_OWN, BY[who], wanted(mark))
            case e.Steal(count=n):
                self.row(effect, ops.LOOK_AT_HAND)
                self.row(effect, ops.STEAL_CARDS, amount(n), part=1)
            case e.TakePassed(count=n):
                self.row(effect, ops.TAKE_PASSED, amount(n))
            case e.EveryonePasses(side=side):
                self.row(effect, ops.PICK_PASSES)
                self.row(effect, ops.PASS_PICKED, 1 if side is e.Side.LEFT else -1)
            case e.Pass(count=n):
                self.row(effect, ops.PASS_CARDS, n)
            case e.Discard(count=n, who=e.Who.YOU | e.Who.NAMED as who):
                self.row(effect, ops.DISCARD_CARDS, amount(n), int(who is e.Who.YOU))
            case e.Discard(count=n, who=who):
                self.row(effect, ops.EVERYONE_DISCARDS, amount(n), int(who is e.Who.OTHERS))
            case e.Squint(count=n, who=e.Who.YOU | e.Who.NAMED as who):
                self.row(effect, ops.SQUINT_CARDS, amount(n), int(who is e.Who.YOU))
            case e.Squint(count=n, who=who):
                self.row(effect, ops.EVERYONE_SQUINTS, amount(n), int(who is e.Who.OTHERS))
            case e.Goes(to=to):
                self.row(effect, ops.GO_TO, ZONES[to])
            case e.PutInDiscard(count=n):
                self.row(effect, ops.PUT_IN_DISCARD, n)
            case e.PutOnDrawPile(count=n):
                self.row(effect, ops.PUT_ON_PILE, n)
            case e.IfPointsAbove(points=points):
                self.condition(effect, self.row(effect, ops.IF_POINTS, points), choices)
            case e.IfMarked(mark=mark, count=count):
                self.condition(effect, self.row(effect, ops.IF_MARKED, MARKS[mark], 0, count), choices)
            case _:
                self.row(effect, SIMPLE[type(effect)])

    def condition(self, effect: e.IfPointsAbove | e.IfMarked, test: int, choices: tuple[e.Effect, ...]) -> None:
        """The texts behind a row that tests something, the one after the other."""
        for action in effect.then:
            self.action(action, choices)
        leave = self.row(effect, ops.GOTO)
        self.program.patch(test, 2, len(self.program.rows))
        for action in effect.otherwise:
            self.action(action, choices)
        self.program.patch(leave, 1, len(self.program.rows))


# Effects that are one instruction without numbers.
SIMPLE: dict[type[e.Effect], int] = {
    e.ExchangeHands: ops.EXCHANGE_HANDS,
    e.Destroy: ops.DESTROY_CARDS,
    e.TakeToField: ops.TAKE_TO_FIELD,
    e.GiveToField: ops.GIVE_TO_FIELD,
    e.BringIn: ops.BRING_IN,
    e.Swap: ops.SWAP_CARDS,
    e.Hide: ops.HIDE_CARD,
    e.Reshuffle: ops.RESHUFFLE,
    e.MissTurn: ops.MISS_A_TURN,
    e.ExtraTurn: ops.TAKE_EXTRA_TURN,
    e.EnterField: ops.ENTER_FIELD,
    e.MakePlayTop: ops.MAKE_PLAY,
    e.CopyPlayed: ops.COPY_PLAYED,
}


def listing(card: Card) -> list[tuple[str, tuple[str, ...]]]:
    """A card's program in readable lines, each with its rulings, for people who check it."""
    program = compile_cards([card])
    entry = program.entries[0]
    lasts = "any time" if card.any_time else "each turn"
    starts = {entry.play: "play", entry.reveal: "reveal", entry.use: "use", entry.each_turn: lasts}
    starts.pop(0, None)
    lines: list[tuple[str, tuple[str, ...]]] = []
    first = min(starts, default=ops.ROW_IDLE)
    for row in range(first, len(program.rows)):
        if row in starts:
            lines.append((f"{starts[row]}:", ()))
        if first < 7 and 6 < row < min((r for r in starts if r > 6), default=len(program.rows)):
            continue
        op, *numbers = program.rows[row]
        while numbers and numbers[-1] == 0:
            numbers.pop()
        words = [NAMES[op].lower().replace("_", " "), *map(str, numbers)]
        lines.append((f"{row:4d}  {' '.join(words)}", program.cites[row]))
    return lines
