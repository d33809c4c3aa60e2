"""What one seat may know (D.44, D.47, D.78): a view starts empty and is filled with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from ..kernel import ops
from ..kernel.layout import Printed, State
from ..kernel.tables import Tables
from ..kernel.zones import field as field_of
from ..kernel.zones import hand, is_alive
from .decision import Decision
from .event import Event, Facts, Settling
from .following import Follower
from .pieces import piece_names
from .position import position
from .table import known_draw


@dataclass(frozen=True, slots=True)
class Lying:
    """A card lying in a Field of View, and what everybody sees of it; `of` is the handle of the card it copies."""

    name: str
    points: int
    copies: str | None = None
    linked: bool = False
    hides: tuple[str, ...] = ()
    used: bool = False
    handle: int = 0
    of: int | None = None
    under: tuple[int, ...] = ()  # the handles of what it hides


@dataclass(frozen=True, slots=True)
class Handles:
    """What stands for the cards of a view, in the order in which the view names them (D.80)."""

    hand: tuple[int, ...]
    known: tuple[tuple[int, ...], ...]
    draw: tuple[int | None, ...]
    discard: tuple[int, ...]
    shown: tuple[int, ...]
    out: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Window:
    """A round of responses: on whose card, what it threatens, and who could answer as the table alone says (D.84)."""

    number: int
    card: str
    handle: int | None
    seat: int  # whose card it is
    threatens: tuple[str, ...]
    from_hand: tuple[int, ...]
    from_table: tuple[int, ...]
    start: int  # those before this seat have declined for good


@dataclass(frozen=True, slots=True)
class Source:
    """Where a view gets what is made only when asked for."""

    state: State
    tables: Tables
    events: Callable[[], tuple[Event, ...]]
    asked: Callable[[State, int], State] | None = (
        None  # the table at which a seat is asked, where all are asked at once
    )


@dataclass(frozen=True)
class View:
    """Everything that one seat (None: an onlooker) may know, and nothing more."""

    seat: int | None
    names: tuple[str, ...]
    sets: tuple[str, ...]
    counts: tuple[int, ...]  # pieces of each kind of card in the game
    enigmas: tuple[tuple[int, str], ...]  # seats and their Enigma cards, wherever those lie now (D.5)
    aside: tuple[tuple[int, str], ...]  # seats and the cards they had outside the game
    alive: tuple[bool, ...]
    banned: tuple[bool, ...]  # whose Hindsights take nothing back any more (D.41)
    turn: int
    turns: int
    points: tuple[int, ...]
    tokens: tuple[int, ...]
    missed: tuple[int, ...]
    extra: tuple[int, ...]
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    known: tuple[tuple[str, ...], ...]
    fields: tuple[tuple[Lying, ...], ...]
    draw_size: int
    draw_known: tuple[str | None, ...]
    discard: tuple[str, ...]
    shown: tuple[str, ...]
    out: tuple[str, ...]
    handles: Handles
    zombeyes: tuple[int, ...]  # in each Field of View
    plague: int  # so many of them overwhelm a player (D.4); 0 without the plague
    time_called: bool
    over: bool
    settling: tuple[Settling, ...]
    window: Window | None
    waiting_for: tuple[int, ...]  # seats, as far as everybody may know: never who alone is asked for a response (D.78)
    decision: Decision | None
    _source: Source | None = field(default=None, repr=False, compare=False)  # None: read from its JSON form

    def __getstate__(self) -> dict[str, object]:
        """What is handed on to others: all that the view shows, and nothing of the game behind it."""
        return {**self.__dict__, "_source": None}

    @property
    def viewniverse(self) -> tuple[Lying, ...]:
        """All Fields of View as one zone (E17.viewniverse)."""
        return tuple(card for cards in self.fields for card in cards)

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """Everything that this viewer was told."""
        return self._made_from.events()

    @cached_property
    def position(self) -> bytes:
        """The table as this seat may know it, for determinise: unseen cards lie in the order of the deck."""
        source = self._made_from
        state = source.state
        if source.asked is not None and self.decision is not None and self.seat is not None:
            state = source.asked(state, self.seat)
        return position(state, source.tables, self.seat)

    @property
    def _made_from(self) -> Source:
        """Where the view comes from; one that was read from its JSON form leads to no game."""
        if self._source is None:
            raise ValueError(
                "This view was read from its JSON form: it leads to no game, and has no events or position."
            )
        return self._source


def make_view(
    facts: Facts,
    source: Source,
    follower: Follower,
    decision: Decision | None,
    window: Window | None,
    waiting_for: tuple[int, ...],
) -> View:
    """Fill a view from the raw state."""
    s, tables = source.state, source.tables
    seat, handles, seats = follower.seat, follower.handles, range(s.seats)
    row = s.known[0 if seat is None else seat + 1]
    names, plain = piece_names(tables), tables.plain
    lying: list[list[int]] = [[] for _ in s.at]
    for card, place in enumerate(s.place[: plain.n_cards]):
        lying[place].append(card)

    def known(place: int) -> list[int]:
        cards = [card for card in lying[place] if row[plain.word[card]] & plain.bit[card]]
        return _ordered(cards, plain, handles) if len(cards) > 1 else cards

    def named(cards: list[int]) -> tuple[str, ...]:
        return tuple([names[card] for card in cards])

    def called(cards: list[int]) -> tuple[int, ...]:
        return tuple([handles[card] for card in cards])

    own = [] if seat is None else _ordered(lying[hand(seat)], plain, handles)
    hands = [own if p == seat else known(hand(p)) for p in seats]
    pile = known_draw(s, tables, row)
    discard = sorted(lying[ops.DISCARD_PILE], key=s.since.__getitem__, reverse=True)
    shown = _ordered(lying[ops.LIMBO], plain, handles)
    out = known(ops.OUT)
    tokens = tuple(s.tokens[: s.seats])
    hidden = sorted(lying[ops.HIDDEN], key=s.since.__getitem__)
    return View(
        seat=seat,
        names=facts.names,
        sets=facts.sets,
        counts=tables.counts,
        enigmas=facts.enigmas,
        aside=facts.aside,
        alive=tuple([is_alive(s, p) for p in seats]),
        banned=tuple([bool(s.banned >> p & 1) for p in seats]),
        turn=s.turn,
        turns=s.turns,
        points=tuple([s.points[p] + tokens[p] for p in seats]),
        tokens=tokens,
        missed=tuple(s.missed[: s.seats]),
        extra=tuple(s.extra[: s.seats]),
        hand=named(own),
        hand_sizes=tuple(s.hand_size[: s.seats]),
        known=tuple([named(cards) for cards in hands]),
        fields=tuple([_lying(s, tables, names, handles, lying[field_of(p)], hidden) for p in seats]),
        draw_size=s.n_draw,
        draw_known=tuple([None if card is None else names[card] for card in pile]),
        discard=named(discard),
        shown=named(shown),
        out=named(out),
        handles=Handles(
            called(own),
            tuple([called(cards) for cards in hands]),
            tuple([None if card is None else handles[card] for card in pile]),
            called(discard),
            called(shown),
            called(out),
        ),
        zombeyes=tuple([s.trait_count[p][ops.N_ZOMBEYES] for p in seats]),
        plague=s.plague,
        time_called=s.time != ops.NOT_CALLED,
        over=bool(s.over),
        settling=follower.settling(s),
        window=window,
        waiting_for=waiting_for,
        decision=decision,
        _source=source,
    )


def _ordered(cards: list[int], plain: Printed, handles: Mapping[int, int]) -> list[int]:
    """In the order of the deck; alike cards by their handles."""
    return sorted(cards, key=lambda card: (plain.kind[card], handles[card]))


def _lying(
    s: State, tables: Tables, names: tuple[str, ...], handles: Mapping[int, int], cards: list[int], hidden: list[int]
) -> tuple[Lying, ...]:
    """A Field of View in order of arrival."""
    plain = tables.plain
    lying = []
    for card in sorted(cards, key=s.since.__getitem__):
        w, bit = plain.word[card], plain.bit[card]
        under = tuple(under_card(s, card, hidden)) if s.hosting[w] & bit else ()
        copied = s.copied[card]
        lying.append(
            Lying(
                names[card],
                plain.points[card],
                tables.names[copied - 1] if copied else None,
                bool(s.linked[w] & bit),
                tuple([names[below] for below in under]),
                bool(s.used[w] & bit),
                handles[card],
                handles[s.link[card]] if copied and s.link[card] >= 0 else None,
                tuple([handles[below] for below in under]),
            )
        )
    return tuple(lying)


def under_card(s: State, card: int, hidden: list[int]) -> list[int]:
    """What lies under a card, and under that."""
    found = []
    for below in hidden:
        if s.host[below] == card:
            found += [below, *under_card(s, below, hidden)]
    return found
