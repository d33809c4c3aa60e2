"""Classes whose data looks otherwise than they do: a card's handle stands beside its name, not in a list of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields
from typing import Any

from ..decision import Decision
from ..event import Settling
from ..view import Handles, Lying, View, Window
from .bad import BadForm


@dataclass(slots=True)
class CardForm:
    """A card whose place the viewer knows."""

    name: str
    handle: int


@dataclass(slots=True)
class LyingForm:
    """A card lying in a Field of View, and what everybody sees of it."""

    name: str
    handle: int
    points: int
    copies: str | None = None
    of: int | None = None  # the handle of the card it copies
    linked: bool = False
    used: bool = False
    hides: tuple[CardForm, ...] = ()


@dataclass(slots=True)
class ViewForm:
    """Everything that one seat may know, and nothing more; without a seat it is an onlooker's.

    Lists with an entry for every player are in the order of the seats.
    """

    seat: int | None
    names: tuple[str, ...]
    sets: tuple[str, ...]
    counts: tuple[int, ...]  # pieces of each kind of card in the game
    alive: tuple[bool, ...]
    banned: tuple[bool, ...]  # whose Hindsights take nothing back any more (D.41)
    turn: int
    turns: int
    points: tuple[int, ...]
    tokens: tuple[int, ...]
    missed: tuple[int, ...]
    extra: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    known: tuple[tuple[CardForm, ...], ...]  # what the viewer knows of each hand; all of the own one
    fields: tuple[tuple[Lying, ...], ...]
    zombeyes: tuple[int, ...]  # in each Field of View
    draw_size: int
    hand: tuple[CardForm, ...] = ()
    draw_known: tuple[CardForm | None, ...] = ()  # from the top, as far down as the viewer knows one
    discard: tuple[CardForm, ...] = ()  # newest card first
    shown: tuple[CardForm, ...] = ()
    out: tuple[CardForm, ...] = ()  # what the viewer knows of the cards that are out of the game
    enigmas: tuple[tuple[int, str], ...] = ()  # seats and their Enigma cards, wherever those lie now (D.5)
    aside: tuple[tuple[int, str], ...] = ()  # seats and the cards they had outside the game
    plague: int = 0  # so many Zombeyes overwhelm a player (D.4); 0 without the plague
    time_called: bool = False
    over: bool = False
    settling: tuple[Settling, ...] = ()
    window: Window | None = None
    waiting_for: tuple[int, ...] = ()  # seats, as far as everybody may know (D.78)
    decision: Decision | None = None


BY_SEAT = ("alive", "banned", "points", "tokens", "missed", "extra", "hand_sizes", "known", "fields", "zombeyes")
PAIRED = ("hand", "known", "discard", "shown", "out", "draw_known")
ALIKE = tuple(field.name for field in fields(ViewForm) if field.name not in PAIRED)


def write_lying(card: Lying) -> LyingForm:
    hides = _cards(card.hides, card.under)
    return LyingForm(card.name, card.handle, card.points, card.copies, card.of, card.linked, card.used, hides)


def read_lying(form: LyingForm) -> Lying:
    hides, under = _names(form.hides), _handles(form.hides)
    return Lying(
        form.name, form.points, form.copies, form.linked, hides, form.used, form.handle, form.of, under,
    )  # fmt: skip


def write_view(view: View) -> ViewForm:
    handles = view.handles
    return ViewForm(
        **{name: getattr(view, name) for name in ALIKE},
        hand=_cards(view.hand, handles.hand),
        known=tuple(map(_cards, view.known, handles.known)),
        draw_known=tuple(map(_maybe, view.draw_known, handles.draw)),
        discard=_cards(view.discard, handles.discard),
        shown=_cards(view.shown, handles.shown),
        out=_cards(view.out, handles.out),
    )


def read_view(form: ViewForm) -> View:
    """A view that leads to no game: it has neither events nor a position."""
    for name in BY_SEAT:
        if len(getattr(form, name)) != len(form.names):
            raise BadForm(f"there should be {len(form.names)} entries, one for every player.", name)
    return View(
        **{name: getattr(form, name) for name in ALIKE},
        hand=_names(form.hand),
        known=tuple(map(_names, form.known)),
        draw_known=tuple([None if card is None else card.name for card in form.draw_known]),
        discard=_names(form.discard),
        shown=_names(form.shown),
        out=_names(form.out),
        handles=Handles(
            _handles(form.hand),
            tuple(map(_handles, form.known)),
            tuple([None if card is None else card.handle for card in form.draw_known]),
            _handles(form.discard),
            _handles(form.shown),
            _handles(form.out),
        ),
    )


def _cards(names: Iterable[str], handles: Iterable[int]) -> tuple[CardForm, ...]:
    return tuple(map(CardForm, names, handles))


def _maybe(name: str | None, handle: int | None) -> CardForm | None:
    return None if name is None or handle is None else CardForm(name, handle)


def _names(cards: Iterable[CardForm]) -> tuple[str, ...]:
    return tuple([card.name for card in cards])


def _handles(cards: Iterable[CardForm]) -> tuple[int, ...]:
    return tuple([card.handle for card in cards])


@dataclass(frozen=True, slots=True)
class StandIn:
    """The class that has the keys, and the ways to it and back."""

    form: type[Any]
    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


STAND_INS: dict[type[Any], StandIn] = {
    View: StandIn(ViewForm, write_view, read_view),
    Lying: StandIn(LyingForm, write_lying, read_lying),
}
