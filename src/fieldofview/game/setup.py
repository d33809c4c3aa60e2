"""New games: sets and players in, a dealt table out (VT.20-23, D.7, D.43)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..cards import MAX_SEATS, BadDeck, CardSet, Deck, Part, SetLike, check, mix, with_extras
from ..cards.complaint import Term
from ..cards.decks import Extra, find_outside, sets_aside
from ..cards.effects import Zone
from ..cards.typed import said
from ..kernel.dealing import deal, hand_out, lay_out
from ..kernel.layout import State
from ..kernel.tables import Tables, size_for, tables_for
from ..views.view import View
from .chance import Stream, first_order, new_secret
from .errors import UnknownPlayer
from .game import Game
from .making import HAND, PLAIN, PUBLIC, Setup
from .names import MOST_RAW, folded, seat_names

Chosen = tuple[tuple[int, str], ...]  # cards by seat

MAX_SEED = 1 << 62
MAX_TURN_LIMIT = 1_000_000
WINDOWS = (PLAIN, PUBLIC)  # how windows are played


def new_game(
    players: int | None = None,
    sets: Sequence[SetLike] | SetLike = ("viewpoint",),
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
    """Shuffle, deal and run to the first decision; the same setup, chance and answers always give the same game.

    Without a seed the game takes 256 secret bits, as games with people need; a seed means the fast generator (D.43).
    `options` names the switches of the game, as scenarios do; `turn_limit` may also be given by itself. `enigmas`
    gives players their Enigma cards, `aside` the cards that they have outside the game (D.5). `windows` are plain, or
    public as a table with several people wants them (D.84).
    """
    for key, value in (options or {}).items():
        if key != "turn_limit":
            raise BadDeck("There is no option {key!r}; there is 'turn_limit'.", key=said(key))
        turn_limit = value
    setup = make_setup(
        players,
        sets,
        seed,
        secret=new_secret() if seed is None else None,
        names=names,
        dealer=dealer,
        turn_limit=turn_limit,
        enigmas=enigmas,
        aside=aside,
        windows=windows,
    )
    return deal_game(setup, backend)


def make_setup(
    players: int | None,
    sets: Sequence[SetLike] | SetLike,
    seed: int | None,
    *,
    secret: bytes | None = None,
    names: Sequence[str] | None = None,
    dealer: int | str | None = None,
    turn_limit: int | None = None,
    enigmas: Mapping[int | str, str] | None = None,
    aside: Mapping[int | str, str] | None = None,
    windows: str = PLAIN,
) -> Setup:
    """Check everything that a game is made of; its chance is either a seed or a secret."""
    if players is None:
        players = len(names) if names is not None else 2
    check_players(players)
    people = seat_names(players, names)
    brought = _by_seat(enigmas, people, "an Enigma card"), _by_seat(aside, people, "a card set aside")
    deck = deck_of(sets, players, *brought)
    check(deck, players, HAND)
    if secret is None and (isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < MAX_SEED):
        raise BadDeck("The seed must be a whole number from 0 to 2^62 - 1, not {seed}.", seed=said(seed))
    limit = 50 * players if turn_limit is None else turn_limit
    if isinstance(limit, bool) or not isinstance(limit, int) or not 0 <= limit <= MAX_TURN_LIMIT:
        raise BadDeck("The turn limit must be 0 (never) or up to a million turns, not {limit}.", limit=said(limit))
    if not isinstance(windows, str) or windows not in WINDOWS:
        known = ", ".join(WINDOWS)
        raise BadDeck("There are no windows {windows!r}; there are {known}.", windows=said(windows), known=known)
    chosen = [(x.seat, called(deck, x), x.starts) for x in deck.extras]
    return Setup(
        names=people,
        sets=deck.sets,
        seed=seed,
        dealer=-1 if dealer is None else _seat(dealer, people),
        turn_limit=limit,
        enigmas=tuple((seat, name) for seat, name, starts in chosen if starts is not Zone.OUT),
        aside=tuple((seat, name) for seat, name, starts in chosen if starts is Zone.OUT),
        windows=windows,
        secret=secret,
    )


def called(deck: Deck, extra: Extra) -> str:
    """What a card besides the deck is called in this game; where another would be found by that, with its set."""
    name = deck.names[deck.cards.index(extra.card)]
    shuffled = mix(deck.sets)
    if extra.starts is Zone.OUT and find_outside(shuffled, name) != extra.card:
        return f"{extra.card.name} ({extra.card.home})"
    return name


def _seat(who: int | str, names: tuple[str, ...]) -> int:
    if isinstance(who, str) and len(who) <= MOST_RAW and folded(who) in map(folded, names):
        return [*map(folded, names)].index(folded(who))
    if isinstance(who, int) and not isinstance(who, bool) and 0 <= who < len(names):
        return who
    raise UnknownPlayer(who, names)


def _by_seat(given: Mapping[int | str, str] | None, names: tuple[str, ...], what: str) -> dict[int, str]:
    """One for each seat at most (VN.6)."""
    found: dict[int, str] = {}
    if given is not None and not isinstance(given, Mapping):
        raise BadDeck(
            "Give {what} by player, for instance {{{name!r}: 'its name'}}, not as {given}.",
            what=Term(what),
            name=names[0],
            given=type(given).__name__,
        )
    for who, card in (given or {}).items():
        seat = _seat(who, names)
        if seat in found:
            raise BadDeck(
                "{name} has {what} already; each player has one at most (VN.6, D.5).", name=names[seat], what=Term(what)
            )
        if not isinstance(card, str):
            raise BadDeck("Give {what} by its name, not as {given}.", what=Term(what), given=type(card).__name__)
        found[seat] = card
    return found


def check_players(players: int) -> None:
    """Refuse a number of players that no table has seats for (D.7)."""
    if isinstance(players, bool) or not isinstance(players, int):
        raise BadDeck("The number of players must be a whole number, not {players}.", players=said(repr(players)))
    if not 2 <= players <= MAX_SEATS:
        count = players if -1000 < players < 1000 else Term("so many")
        raise BadDeck("From 2 to {most} players sit at one table, not {count} (D.7).", most=MAX_SEATS, count=count)


def deck_of(
    sets: Sequence[SetLike] | SetLike,
    players: int,
    enigmas: Mapping[int, str] | None = None,
    aside: Mapping[int, str] | None = None,
) -> Deck:
    """The cards of a game of so many players: the sets mixed, and what they bring besides."""
    beside = sets_aside((aside or {}).values())
    given = [sets] if isinstance(sets, str | CardSet | Part) else sets
    deck = mix([*given, *beside] if beside else sets, players)
    return with_extras(deck, enigmas or {}, aside or {}) if enigmas or aside else deck


def deck_of_setup(setup: Setup) -> Deck:
    """The cards of a setup."""
    return deck_of(setup.sets, len(setup.names), dict(setup.enigmas), dict(setup.aside))


def tables_of(sets: Sequence[SetLike], players: int, enigmas: Chosen = (), aside: Chosen = ()) -> Tables:
    """The tables of a game of these sets with so many players, and what they bring besides."""
    deck = deck_of(sets, players, dict(enigmas), dict(aside))
    return tables_for(deck, size_for(players, deck))


def tables_of_setup(setup: Setup) -> Tables:
    """The tables of a setup."""
    return tables_of(setup.sets, len(setup.names), setup.enigmas, setup.aside)


def tables_of_view(view: View) -> Tables:
    """The tables of the game that a view shows: what is printed, and nothing of where it lies."""
    return view._made_from.tables


def dealt(setup: Setup) -> tuple[Tables, State]:
    """The tables and the state of a setup, shuffled and dealt, before anything has happened."""
    tables = tables_of_setup(setup)
    state = State(tables.size)
    players = len(setup.names)
    if setup.secret is None:
        assert setup.seed is not None
        deal(state, tables.plain, setup.seed, players, setup.dealer, setup.turn_limit, HAND)
        return tables, state
    stream = Stream(setup.secret)
    lay_out(state, tables.plain, players, setup.turn_limit)
    first_order(state, stream)
    dealer = setup.dealer if setup.dealer >= 0 else stream.dealer(players)
    hand_out(state, tables.plain, players, dealer, HAND)
    return tables, state


def deal_game(setup: Setup, backend: str = "plain") -> Game:
    """The game of a setup, at its first decision."""
    game = Game(setup, *dealt(setup), backend)
    game.run()
    return game
