"""New games: sets and players in, a dealt table out (VT.20-23, D.7, D.43)."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

from ..cards import BadDeck, check, mix
from ..kernel.dealing import deal
from ..kernel.layout import Plain, state_fields
from ..kernel.tables import Tables, make_tables, size_for
from .game import Game, Setup, UnknownPlayer, seat_names

HAND = 5
MAX_SEED = 1 << 62
MAX_TURN_LIMIT = 1_000_000


def new_game(
    players: int | None = None,
    sets: Sequence[str] = ("viewpoint",),
    seed: int | None = None,
    *,
    names: Sequence[str] | None = None,
    dealer: int | str | None = None,
    turn_limit: int | None = None,
    options: Mapping[str, int] | None = None,
    backend: str = "plain",
) -> Game:
    """Shuffle, deal and run to the first decision; the same setup, seed and answers always give the same game.

    `options` names the switches of the game, as scenarios do; `turn_limit` may also be given by itself.
    """
    for key, value in (options or {}).items():
        if key != "turn_limit":
            raise BadDeck(f"There is no option {key!r}; there is 'turn_limit'.")
        turn_limit = value
    if players is None:
        players = len(names) if names is not None else 2
    if isinstance(players, bool) or not isinstance(players, int):
        raise BadDeck(f"The number of players must be a whole number, not {players!r}.")
    deck = mix(sets)
    check(deck, players, HAND)
    people = seat_names(players, names)
    if seed is None:
        seed = secrets.randbelow(1 << 48)
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < MAX_SEED:
        raise BadDeck(f"The seed must be a whole number from 0 to 2^62 - 1, not {seed}.")
    limit = 50 * players if turn_limit is None else turn_limit
    if isinstance(limit, bool) or not isinstance(limit, int) or not 0 <= limit <= MAX_TURN_LIMIT:
        raise BadDeck(f"The turn limit must be 0 (never) or up to a million turns, not {limit}.")
    setup = Setup(people, deck.sets, seed, _dealer_seat(dealer, people), limit)
    return deal_game(setup, backend)


def _dealer_seat(dealer: int | str | None, names: tuple[str, ...]) -> int:
    if dealer is None:
        return -1
    if isinstance(dealer, str) and dealer in names:
        return names.index(dealer)
    if isinstance(dealer, int) and 0 <= dealer < len(names):
        return dealer
    raise UnknownPlayer(dealer, names)


def tables_of(sets: Sequence[str], players: int) -> Tables:
    """The tables of a game of these sets with so many players."""
    deck = mix(sets)
    return make_tables(deck.cards, deck.counts, size_for(players, deck.size))


def dealt(setup: Setup) -> tuple[Tables, Plain]:
    """The tables and the state of a setup, shuffled and dealt, before anything has happened."""
    tables = tables_of(setup.sets, len(setup.names))
    state = Plain(state_fields(tables.size))
    deal(state, tables.plain, setup.seed, len(setup.names), setup.dealer, setup.turn_limit, HAND)
    return tables, state


def deal_game(setup: Setup, backend: str = "plain") -> Game:
    """The game of a setup, at its first decision."""
    game = Game(setup, *dealt(setup), backend)
    game.run()
    return game
