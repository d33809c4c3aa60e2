"""What a game is made of, as plain data: the head of records and snapshots. Reading it opens no file."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from ..cards import Deck, Part
from ..cards.decks import MAX_SETS, is_of_a_file
from ..cards.effects import WorthMore
from ..cards.parts import content, embedded_part, read_content
from ..cards.shelf import comes_with_the_program
from ..cards.typed import said, whole
from ..kernel.programs import compile_cards
from .chance import SECRET_BYTES, commitment
from .errors import BadRecord
from .making import Setup
from .setup import deck_of_setup, make_setup

RULES = 2  # raised when the kernel plays the same answers differently

SEEDED, COMMITTED = "seeded", "committed"
HEX = re.compile(r"[0-9a-f]{64}")


@lru_cache(maxsize=64)  # every view that a bot is lent has it
def rules_hash(deck: Deck) -> str:
    """A hash of the used cards and compiled programs, and of the number of Zombeyes that overwhelm."""
    program = compile_cards(deck.cards)
    cards = [(c.name, c.points, n, sorted(c.marks)) for c, n in zip(deck.cards, deck.counts, strict=True)]
    said: tuple[object, ...] = (cards, program.rows, deck.plague, [extra.plague for extra in deck.extras])
    worth = [(c.name, c.always.points, c.always.mark.name) for c in deck.cards if isinstance(c.always, WorthMore)]
    text = repr((*said, worth) if worth else said)  # so that records of cards without it keep their hash
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def write_head(setup: Setup, *, sealed: bool = False) -> dict[str, Any]:
    """The setup as data; sealed, it says that there is a secret but not which."""
    files = dict.fromkeys(part.card_set for part in setup.sets if not comes_with_the_program(part.card_set))
    return {
        "rules": RULES,
        "cards": rules_hash(deck_of_setup(setup)),
        "names": list(setup.names),
        "sets": [part.id for part in setup.sets],
        **({"files": [content(card_set) for card_set in files]} if files else {}),
        "windows": setup.windows,
        **_write_chance(setup, sealed),
        "dealer": None if setup.dealer < 0 else setup.dealer,
        "turn_limit": setup.turn_limit,
        **({"enigmas": {str(seat): card for seat, card in setup.enigmas}} if setup.enigmas else {}),
        **({"aside": {str(seat): card for seat, card in setup.aside}} if setup.aside else {}),
    }


def _write_chance(setup: Setup, sealed: bool) -> dict[str, Any]:
    if setup.secret is None:
        return {"chance": SEEDED} if sealed else {"chance": SEEDED, "seed": setup.seed}
    head = {"chance": COMMITTED, "commitment": commitment(setup.secret)}
    return head if sealed else {**head, "secret": setup.secret.hex()}


def read_head(head: Mapping[str, Any]) -> Setup:
    """The setup of such data; BadRecord says in one sentence why there is none."""
    needed = {"rules": int, "cards": str, "names": list, "sets": list, "windows": str, "chance": str, "turn_limit": int}
    for key, kind in needed.items():
        if not isinstance(head.get(key), kind):
            raise BadRecord("The record's head has no usable '{key}'.", key=key)
    if head["rules"] != RULES:
        raise BadRecord(
            "The record was made under other rules (rules {head}); this program has rules {rules}, and "
            "would not replay it exactly.",
            head=said(head["rules"]),
            rules=RULES,
        )
    seed, secret = _read_chance(head)
    if not all(isinstance(name, str) for name in (*head["names"], *head["sets"])):
        raise BadRecord("The record's head has no usable 'names' or 'sets': they should be lists of texts.")
    dealer = head.get("dealer")
    if dealer is not None and not (type(dealer) is int and 0 <= dealer < len(head["names"])):
        raise BadRecord("The record's head has no usable 'dealer': it should be a seat's number, or null.")
    try:
        setup = make_setup(
            len(head["names"]),
            _read_sets(head),
            seed,
            secret=secret,
            names=head["names"],
            dealer=dealer,
            turn_limit=head["turn_limit"],
            enigmas=_seats(head.get("enigmas", {}), "enigmas"),
            aside=_seats(head.get("aside", {}), "aside"),
            windows=head["windows"],
        )
        made_with = rules_hash(deck_of_setup(setup))
    except BadRecord:
        raise
    except ValueError as error:
        raise BadRecord("The record's head makes no game: {error}", error=error) from error
    if head["cards"] != made_with:
        raise BadRecord(
            "The record was made with other cards ({head}); this program has cards {made_with}, and "
            "would not replay it exactly.",
            head=said(head["cards"]),
            made_with=made_with,
        )
    return setup


def _read_sets(head: Mapping[str, Any]) -> list[Part]:
    """The parts that the head names, of the sets that it holds and those of the program, and of no others."""
    names, files = head["sets"], head.get("files", [])
    if len(names) > MAX_SETS:
        raise BadRecord(
            "The record names {names_count} sets; at most {max_sets} make one game.",
            names_count=len(names),
            max_sets=MAX_SETS,
        )
    if not isinstance(files, list) or len(files) > MAX_SETS or not all(isinstance(text, str) for text in files):
        raise BadRecord(
            "The record's head has no usable 'files': it should be a list of {max_sets} texts at most.",
            max_sets=MAX_SETS,
        )
    held = [read_content(text) for text in files]
    return [embedded_part(name, held) for name in names]


def _read_chance(head: Mapping[str, Any]) -> tuple[int | None, bytes | None]:
    if head["chance"] == SEEDED:
        if "seed" not in head:
            raise BadRecord("The record is sealed: it does not say the seed, and cannot be replayed.")
        if not isinstance(head["seed"], int):
            raise BadRecord("The record's head has no usable 'seed'.")
        return head["seed"], None
    if head["chance"] != COMMITTED:
        raise BadRecord(
            "The record's head has no usable 'chance': it is '{seeded}' or '{committed}'.",
            seeded=SEEDED,
            committed=COMMITTED,
        )
    promised, secret = head.get("commitment"), head.get("secret")
    if not isinstance(promised, str) or not HEX.fullmatch(promised):
        raise BadRecord("The record's head has no usable 'commitment'.")
    if secret is None:
        raise BadRecord("The record is sealed: it holds the commitment but not the secret, and cannot be replayed.")
    if not isinstance(secret, str) or not HEX.fullmatch(secret):
        raise BadRecord(
            "The record's head has no usable 'secret': it should be {secret_bytes} bytes in hex.",
            secret_bytes=SECRET_BYTES,
        )
    if commitment(bytes.fromhex(secret)) != promised:
        raise BadRecord("The record's secret does not open its commitment: the game was dealt by another one.")
    return None, bytes.fromhex(secret)


def _seats(value: object, key: str) -> dict[int | str, str]:
    seats = {whole(seat): card for seat, card in value.items()} if isinstance(value, dict) else {None: ""}
    found: dict[int | str, str] = {seat: card for seat, card in seats.items() if seat is not None}
    if len(found) < len(seats) or not all(isinstance(card, str) for card in found.values()):
        raise BadRecord("The record's head has no usable '{key}': it should give cards by seat.", key=key)
    if any(map(is_of_a_file, found.values())):
        raise BadRecord(
            "The record's head has no usable '{key}': it names a file, and a record holds its sets itself.", key=key
        )
    return found
