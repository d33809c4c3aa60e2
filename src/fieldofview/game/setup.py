"""New games: sets and players in, a dealt table out (VT.20-23, D.7, D.43)."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

from ..cards import BadDeck, CardSet, Deck, check, mix, register, with_extras
from ..cards.effects import Zone
from ..kernel.dealing import deal
from ..kernel.layout import State
from ..kernel.tables import Tables, size_for, tables_for
from ..views.view import View
from .game import HAND as HAND
from .game import PLAIN, PUBLIC, Game, Setup, UnknownPlayer, seat_names

Chosen = tuple[tuple[int, str], ...]  # cards by seat

MAX_SEED = 1 << 62
MAX_TURN_LIMIT = 1_000_000


def new_game(
    players: int | None = None,
    sets: Sequence[str | CardSet] = ("viewpoint",),
    seed: int | None = None,
    *,
    names: Sequence[str] | None = None,
    dealer: int | str | None = None,
    turn_limit: int | None = None,
    enigmas: Mapping[int | str, str] | None = None,
    aside: Mapping[int | str, str] | None = None,
    options: Mapping[str, int] | None = None,
    windows: str = PLAIN,
    backend: str = "plain",
) -> Game:
    """Shuffle, deal and run to the first decision; the same setup, seed and answers always give the same game.

    `options` names the switches of the game, as scenarios do; `turn_limit` may also be given by itself. `enigmas`
    gives players their Enigma cards, `aside` the cards that they have outside the game (D.5). `windows` are plain, or
    public as a table with several people wants them (D.84).
    """
    for key, value in (options or {}).items():
        if key != "turn_limit":
            raise BadDeck(f"There is no option {key!r}; there is 'turn_limit'.")
        turn_limit = value
    if players is None:
        players = len(names) if names is not None else 2
    if isinstance(players, bool) or not isinstance(players, int):
        raise BadDeck(f"The number of players must be a whole number, not {players!r}.")
    people = seat_names(players, names)
    deck = deck_of(
        sets_by_name(sets), _by_seat(enigmas, people, "an Enigma card"), _by_seat(aside, people, "a card set aside")
    )
    check(deck, players, HAND)
    if seed is None:
        seed = secrets.randbelow(1 << 48)
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < MAX_SEED:
        raise BadDeck(f"The seed must be a whole number from 0 to 2^62 - 1, not {seed}.")
    limit = 50 * players if turn_limit is None else turn_limit
    if isinstance(limit, bool) or not isinstance(limit, int) or not 0 <= limit <= MAX_TURN_LIMIT:
        raise BadDeck(f"The turn limit must be 0 (never) or up to a million turns, not {limit}.")
    if windows not in (PLAIN, PUBLIC):
        raise BadDeck(f"Windows are 'plain' or 'public', not {windows!r}.")
    chosen = [(x.seat, deck.names[deck.cards.index(x.card)], x.starts) for x in deck.extras]
    shown = tuple((seat, name) for seat, name, starts in chosen if starts is not Zone.OUT)
    outside = tuple((seat, name) for seat, name, starts in chosen if starts is Zone.OUT)
    setup = Setup(
        people, deck.sets, seed, -1 if dealer is None else _seat(dealer, people), limit, shown, outside, windows
    )
    return deal_game(setup, backend)


def _seat(who: int | str, names: tuple[str, ...]) -> int:
    if isinstance(who, str) and who in names:
        return names.index(who)
    if isinstance(who, int) and not isinstance(who, bool) and 0 <= who < len(names):
        return who
    raise UnknownPlayer(who, names)


def _by_seat(given: Mapping[int | str, str] | None, names: tuple[str, ...], what: str) -> dict[int, str]:
    """One for each seat at most (VN.6)."""
    found: dict[int, str] = {}
    if given is not None and not isinstance(given, Mapping):
        raise BadDeck(f"Give {what} by player, for instance {{{names[0]!r}: 'its name'}}, not as {given!r}.")
    for who, card in (given or {}).items():
        seat = _seat(who, names)
        if seat in found:
            raise BadDeck(f"{names[seat]} has {what} already; each player has one at most (VN.6, D.5).")
        found[seat] = str(card)
    return found


def sets_by_name(sets: Sequence[str | CardSet] | str | CardSet) -> tuple[str, ...]:
    """What the sets are called; one given as an object is known by its id from now on."""
    if isinstance(sets, str | CardSet):
        sets = [sets]
    mix(sets)  # refuses what is no list of sets
    return tuple(register(s) if isinstance(s, CardSet) else s for s in sets)


def deck_of(
    sets: Sequence[str], enigmas: Mapping[int, str] | None = None, aside: Mapping[int, str] | None = None
) -> Deck:
    """The cards of a game: the sets mixed, and what players bring besides."""
    deck = mix(sets)
    return with_extras(deck, enigmas or {}, aside or {}) if enigmas or aside else deck


def tables_of(sets: Sequence[str], players: int, enigmas: Chosen = (), aside: Chosen = ()) -> Tables:
    """The tables of a game of these sets with so many players, and what they bring besides."""
    deck = deck_of(sets, dict(enigmas), dict(aside))
    return tables_for(deck, size_for(players, deck.size))


def tables_of_setup(setup: Setup) -> Tables:
    """The tables of a setup."""
    return tables_of(setup.sets, len(setup.names), setup.enigmas, setup.aside)


def tables_of_view(view: View) -> Tables:
    """The tables of the game that a view shows, if that was dealt."""
    tables = tables_of(view.sets, len(view.names), view.enigmas, view.aside)
    if tables.counts != view.counts:
        raise ValueError("This table was laid out by hand, with other cards than its sets hold: imagine a dealt game.")
    return tables


def dealt(setup: Setup) -> tuple[Tables, State]:
    """The tables and the state of a setup, shuffled and dealt, before anything has happened."""
    tables = tables_of_setup(setup)
    state = State(tables.size)
    deal(state, tables.plain, setup.seed, len(setup.names), setup.dealer, setup.turn_limit, HAND)
    return tables, state


def deal_game(setup: Setup, backend: str = "plain") -> Game:
    """The game of a setup, at its first decision."""
    game = Game(setup, *dealt(setup), backend)
    game.run()
    return game
