"""Chance for people: test vectors, even orders, purposes apart, and games that depend on the secret alone."""

from __future__ import annotations

import hashlib
from collections import Counter
from random import Random

import pytest

import fieldofview as fov
from fieldofview.game import Game
from fieldofview.game.chance import Stream, after_tick, commitment, new_secret, shuffles
from fieldofview.game.setup import deal_game, dealt, make_setup
from fieldofview.kernel.layout import State

ZERO = bytes(32)
COUNTING = bytes(range(32))

VECTORS = {
    "commitment zero": "f13b89731a741f2d6c8cd77232cc4b75b2d2f5be5498faf178c467149519374c",
    "commitment counting": "d43acf554cc84984bada31907b708aed18f21ce6c930b5a890ba2c711ddb1030",
    "order zero": [6, 9, 8, 4, 1, 5, 3, 0, 2, 7],
    "order counting": [9, 4, 7, 6, 8, 1, 5, 2, 0, 3],
    "order counting again": [5, 7, 2, 3, 4, 6, 0, 9, 8, 1],
    "dealers": [3, 1, 4, 2, 1, 5, 2, 3, 1, 4],
}

RESHUFFLES = ["reflections"]  # by Refocus


def secret(number: int) -> bytes:
    return hashlib.sha256(f"test {number}".encode()).digest()


def game_of(chance: bytes, players: int = 3, backend: str = "plain") -> Game:
    return deal_game(make_setup(players, RESHUFFLES, None, secret=chance, turn_limit=40), backend)


def played(game: Game, seed: int = 1, most: int = 10_000) -> Game:
    """Random answers, but whatever may shuffle is played at once."""
    dice = Random(seed)
    while game.decision is not None and len(game.answers) < most:
        options = game.decision.options
        wanted = [o for o in options if o.line.startswith("play Refocus")]
        game.answer(wanted[0] if wanted else dice.choice(options))
    return game


# -- vectors -------------------------------------------------------------------------------------------------------


def test_vectors() -> None:
    """Written down once: whoever verifies a record with other software must find these."""
    assert commitment(ZERO) == VECTORS["commitment zero"]
    assert commitment(COUNTING) == VECTORS["commitment counting"]
    assert Stream(ZERO).order(range(10), 0) == VECTORS["order zero"]
    assert Stream(COUNTING).order(range(10), 0) == VECTORS["order counting"]
    assert Stream(COUNTING).order(range(10), 1) == VECTORS["order counting again"]
    assert [Stream(secret(n)).dealer(6) for n in range(10)] == VECTORS["dealers"]


def test_the_stream_is_the_hash_that_the_documents_describe() -> None:
    """The same order by a second hand, number by number."""
    block = hashlib.shake_256(b"field of view stream 1\0" + COUNTING + b"\x06pile 7" + bytes(8)).digest(512)
    numbers = [int.from_bytes(block[i : i + 8], "big") for i in range(0, 512, 8)]
    pile = list(range(20))
    for i, number in zip(range(19, 0, -1), numbers, strict=False):
        assert number < 2**64 - 2**64 % (i + 1)
        j = number % (i + 1)
        pile[i], pile[j] = pile[j], pile[i]
    assert Stream(COUNTING).order(range(20), 7) == pile
    assert commitment(COUNTING) == hashlib.sha256(b"field of view commitment 1\0" + COUNTING).hexdigest()


def test_long_piles_go_on_with_the_next_block() -> None:
    pile = Stream(ZERO).order(range(434), 0)
    assert sorted(pile) == list(range(434))
    assert pile[:60] != Stream(ZERO).order(range(60), 0)


# -- evenness ------------------------------------------------------------------------------------------------------

SAMPLES = 4000
CARDS = 12


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def test_every_card_is_equally_likely_in_every_place() -> None:
    orders = [Stream(secret(n)).order(range(CARDS), n % 5) for n in range(SAMPLES)]
    for place in range(CARDS):
        seen = Counter(order[place] for order in orders)
        # 11 degrees of freedom: above 35 comes once in 4,000; with fixed secrets it comes never or always
        assert chi_square([seen[card] for card in range(CARDS)]) < 35, place


def test_neighbours_and_dealers_are_even_too() -> None:
    pairs = Counter(tuple(Stream(secret(n)).order(range(5), 3)[:2]) for n in range(SAMPLES))
    assert len(pairs) == 20
    assert chi_square(list(pairs.values())) < 50  # 19 degrees of freedom
    dealers = Counter(Stream(secret(n)).dealer(6) for n in range(SAMPLES))
    assert len(dealers) == 6
    assert chi_square(list(dealers.values())) < 25  # 5 degrees of freedom


def test_numbers_that_would_favour_some_cards_are_rejected() -> None:
    from fieldofview.game.chance import _below

    assert _below(3, iter([2**64 - 1, 7])) == 1  # 2^64 - 1 is a multiple of 3: the last one is left over
    assert _below(4, iter([2**64 - 1, 8])) == 3


# -- what depends on what ------------------------------------------------------------------------------------------


def test_purposes_and_secrets_have_orders_of_their_own() -> None:
    stream = Stream(COUNTING)
    orders = {tuple(stream.order(range(30), number)) for number in range(50)}
    orders |= {tuple(Stream(secret(n)).order(range(30), 0)) for n in range(50)}
    assert len(orders) == 100
    published = bytes.fromhex(commitment(COUNTING))
    assert published not in hashlib.shake_256(b"field of view stream 1\0" + COUNTING).digest(4096)
    assert len({Stream(secret(n)).order(range(30), 0)[0] for n in range(50)}) > 10


def test_a_dealer_who_is_named_changes_nothing_but_who_gets_the_cards() -> None:
    one, other = (make_setup(3, ["viewpoint"], None, secret=COUNTING, dealer=dealer) for dealer in (0, 1))
    (_, first), (_, second) = dealt(one), dealt(other)
    assert first.draw[: first.n_draw] == second.draw[: second.n_draw]
    assert (first.turn, second.turn) == (1, 2)


def test_a_game_without_a_seed_takes_256_bits_and_promises_them() -> None:
    games = [fov.new_game(2) for _ in range(3)]
    assert len({game.setup.secret for game in games}) == 3
    for game in games:
        assert game.setup.seed is None
        assert game.setup.secret is not None
        assert len(game.setup.secret) == len(new_secret()) == 32
        assert game.commitment == commitment(game.setup.secret)
        assert game.setup.secret.hex() not in repr(game.setup)
    assert fov.new_game(2, seed=1).commitment is None


def test_shuffles_of_a_game_come_from_the_secret_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """After each reshuffle the pile is the stream's order of the cards in it, and otherwise stays as it is."""
    met: list[int] = []

    def watched(state: State, stream: Stream, number: int) -> None:
        shuffled, pile = state.rng[0] != number, state.draw[: state.n_draw]
        after_tick(state, stream, number)
        if shuffled:
            assert state.draw[: state.n_draw] == Stream(COUNTING).order(sorted(pile), number)
            met.append(number)
        else:
            assert state.draw[: state.n_draw] == pile

    monkeypatch.setattr("fieldofview.game.course.after_tick", watched)
    most = 0
    for number in range(6):
        met.clear()
        game = played(game_of(COUNTING), number)
        assert met == list(range(1, len(met) + 1))
        assert shuffles(game._state) == len(met)
        most = max(most, len(met))
    assert most > 1


@pytest.mark.parametrize("number", range(4))
def test_copies_and_records_shuffle_alike(number: int) -> None:
    game = game_of(secret(number))
    half = played(game, number, 60)
    twin = half.clone()
    one, other = played(half, 7), played(twin, 7)
    assert one.events == other.events
    assert one._state.rng == other._state.rng
    again = fov.replay(one.record())
    assert (again.events, again.record()) == (one.events, one.record())
    assert shuffles(again._state) == shuffles(one._state)


def test_the_compiled_rules_shuffle_alike() -> None:
    plain, compiled = played(game_of(secret(3)), 3, 150), played(game_of(secret(3), backend="numba"), 3, 150)
    assert shuffles(plain._state) > 0
    assert plain.events == compiled.events
    assert plain._state.draw == compiled._state.draw


def test_imagined_games_know_no_secret() -> None:
    game = game_of(secret(1))
    assert game.decision is not None
    dreamt = fov.determinise(game.view(game.decision.seat), 5)
    assert dreamt.setup.secret is None
    assert played(dreamt, 2).over
