"""Options that several commands have, spelt and read in one way: sets, and the cards that players bring along."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Mapping, Sequence

from fieldofview.cards import Part, set_ids
from fieldofview.cards.complaint import Worded
from fieldofview.cards.decks import brings_in
from fieldofview.cards.typed import said

from .streams import readable

Brought = Mapping[int | str, str]  # cards that players bring, by seat

SENTENCES = {
    "en": {
        "which card": "Say which card {who} brings: --{option} {who}=CARD.",
        "once each": "Give --{option} once for each card, not {text!r} in one.",
        "no player": "There is no player {who!r} to bring {card}; there are {names}.",
        "one each": "{who} brings one card at most (VN.6, D.5).",
    },
    "de": {
        "which card": "Sag, welche Karte {who} mitbringt: --{option} {who}=KARTE.",
        "once each": "Gib --{option} für jede Karte einzeln an, nicht {text!r} in einem.",
        "no player": "Niemand heißt {who!r} und könnte {card} mitbringen; es gibt {names}.",
        "one each": "{who} bringt höchstens eine Karte mit (VN.6, D.5).",
    },
}


class BadOption(ValueError):
    """An option that does not say what it should."""

    def __init__(self, key: str, **values: object) -> None:
        self.key, self.values = key, values
        super().__init__(self.told())

    def told(self, language: str = "en") -> str:
        """What is wrong, in a sentence."""
        return SENTENCES[language][self.key].format(**self.values)


def add_sets(parser: argparse.ArgumentParser, help: str) -> None:
    """`--sets viewpoint,reflections`; also `--set`, and as often as one likes."""
    parser.add_argument("--sets", "--set", dest="sets", action="append", metavar="SETS", help=_with_known(help))


def add_brought(parser: argparse.ArgumentParser, who: str) -> None:
    """`--enigma Ann=Pen Pal` and `--aside Ann=Wink`, once for each card, so that names may hold commas."""
    parser.add_argument(
        "--enigma",
        "--enigmas",
        dest="enigmas",
        action="append",
        metavar="[WHO=]CARD",
        help=Worded("an Enigma card, once for each: WHO is {who} (default: the first)", who=Worded(who)),
    )
    parser.add_argument(
        "--aside",
        action="append",
        metavar="[WHO=]CARD",
        help="a card outside the game, for an Enigma card that brings one in (Pen Pal); once for each",
    )


def words(text: str) -> list[str]:
    """The parts of a list with commas."""
    return [" ".join(part.split()) for part in text.split(",") if part.strip()]


def sets_of(given: Sequence[str] | None, default: Sequence[str] = ()) -> tuple[str, ...]:
    """The sets that were named, or the usual ones."""
    return tuple(default) if given is None else tuple(name for text in given for name in words(text))


def brought(given: Sequence[str] | None, names: Sequence[str], option: str) -> dict[int | str, str]:
    """Cards that players bring, by seat; a player is meant by name, or by number from 1."""
    numbered = {str(number): number - 1 for number in range(1, len(names) + 1)}
    seats = {**numbered, **{name.lower(): seat for seat, name in enumerate(names)}}
    found: dict[int | str, str] = {}
    for text in given or ():
        who, equals, card = (piece.strip() for piece in readable(text).rpartition("="))  # a name may hold one too
        if not equals:
            who = names[0]
        if not card:
            raise BadOption("which card", who=said(who or names[0]), option=option)
        seat = seats.get(who.lower())
        if seat is None and "=" in who:
            raise BadOption("once each", option=option, text=said(text))
        if seat is None:
            raise BadOption("no player", who=said(who), card=said(card), names=_listed(names))
        if seat in found:
            raise BadOption("one each", who=names[seat])
        found[seat] = card
    return found


def without_a_card(sets: Iterable[Part], enigmas: Brought, aside: Brought) -> list[int]:
    """Seats whose Enigma card brings in a card from outside, where none is set aside."""
    return [seat for seat in _bringing(sets, enigmas) if seat not in aside]


def without_a_use(sets: Iterable[Part], enigmas: Brought, aside: Brought) -> list[int]:
    """Seats for which a card is set aside, where neither their Enigma card nor the deck brings one in."""
    sets = tuple(sets)
    if any(brings_in(card) for part in sets for card in part.cards):
        return []
    return [int(seat) for seat in aside if seat not in _bringing(sets, enigmas)]


def _bringing(sets: Iterable[Part], enigmas: Brought) -> list[int]:
    cards = {card.name.lower(): card for part in sets for card in part.card_set.enigmas}
    return [int(seat) for seat, name in enigmas.items() if name.lower() in cards and brings_in(cards[name.lower()])]


def brought_again(enigmas: Brought, aside: Brought, names: Sequence[str]) -> tuple[str, ...]:
    """The options that bring these cards again."""
    given = [("enigma", who, card) for who, card in enigmas.items()] + [
        ("aside", who, card) for who, card in aside.items()
    ]
    return tuple(f"--{option}={names[who] if isinstance(who, int) else who}={card}" for option, who, card in given)


def _listed(names: Sequence[str]) -> str:
    return ", ".join(name if name == str(n) else f"{name} ({n})" for n, name in enumerate(names, 1))


def _with_known(help: str) -> Worded:
    known = ", ".join(set_ids())
    return Worded("{help}; there are: {known}, or the path of a set file", help=Worded(help), known=known)
