"""Bots answer legally, answer equal views alike, and know no more than their seat."""

import random

import pytest

import fieldofview as fov
from fieldofview.bots import BOTS, BadBot, Bot, RandomBot, UnknownBot, check_bot, make_bot
from fieldofview.game.advice import advise
from fieldofview.policies import find_policy
from fieldofview.policies.greedy import greedy_choice

TABLES = [
    (2, ("viewpoint",)),
    (3, ("reflections", "prizes")),
    (4, ("viewpoint", "reflections", "prizes")),
]


THINKERS = {"search", "tree", "guided", "deep", "champion", "master"}  # under another name, or with another budget


@pytest.mark.parametrize("name", [*(name for name in BOTS if name not in THINKERS), "search:12", "tree:12", "deep:12"])
def test_every_bot_keeps_its_promises(name: str) -> None:
    assert check_bot(name, games=1, seed=3) > 100


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_has_its_name(name: str) -> None:
    bot = make_bot(name.upper(), seed=5)
    assert isinstance(bot, Bot)
    assert bot.name == name


def test_an_unknown_bot_is_refused_in_one_sentence() -> None:
    with pytest.raises(UnknownBot, match=r"^There is no bot 'gredy'\. Did you mean 'greedy'\?") as refused:
        make_bot("gredy")
    assert "\n" not in str(refused.value)


def test_a_bot_without_a_decision_says_so() -> None:
    game = fov.new_game(2, seed=1)
    assert game.decision is not None
    other = 1 - game.decision.seat
    for name in BOTS:
        with pytest.raises(ValueError, match="has to decide"):
            make_bot(name).choose(game.view(other))


def test_seeds_make_random_bots_differ() -> None:
    view = fov.new_game(2, seed=1).view(fov.new_game(2, seed=1).turn)
    assert len({make_bot("random", seed).choose(view).line for seed in range(30)}) > 2


class _Wanderer(RandomBot):
    """Answers by a dice of its own, so equal views get different answers."""

    dice = random.Random(1)

    def choose(self, view: fov.View) -> fov.Option:
        assert view.decision is not None
        return self.dice.choice(view.decision.options)


class _Liar(RandomBot):
    def choose(self, view: fov.View) -> fov.Option:
        return fov.Option("play Nothing", "play", card="Nothing")


class _Failing(RandomBot):
    def choose(self, view: fov.View) -> fov.Option:
        raise KeyError("lost")


@pytest.mark.parametrize(
    ("make", "words"),
    [(_Wanderer, "different answers"), (_Liar, "not one of its options"), (_Failing, "KeyError")],
)
def test_conformance_finds_broken_promises(make: type[RandomBot], words: str) -> None:
    with pytest.raises(BadBot, match=words):
        check_bot(make)


@pytest.mark.parametrize(("players", "sets"), TABLES)
def test_greedy_needs_nothing_that_is_hidden(players: int, sets: tuple[str, ...]) -> None:
    """The choice on the raw state equals the choice on the position that the seat may know."""
    dice = random.Random(players)
    for seed in range(6):
        game = fov.new_game(players, sets, seed)
        while not game.over:
            decision = game.decision
            assert decision is not None
            x = dice.randrange(1 << 30)
            weights = find_policy("expert").weights(game._tables, players).plain
            raw = greedy_choice(game._state, game._tables.plain, weights, x)
            masked = advise(game.view(decision.seat), "expert", x)
            assert decision.options[raw].line == decision.options[masked].line, (seed, decision.prompt)
            taken = raw if dice.random() < 0.6 else dice.randrange(len(decision.options))
            game.answer(decision.options[taken])


def test_greedy_plays_the_winning_card() -> None:
    """With 100 in reach, the card that reaches it is played."""
    found = 0
    for seed in range(12):
        game = fov.new_game(2, seed=seed)
        bots = [make_bot("greedy", 1), make_bot("random", 2)]
        while not game.over:
            decision = game.decision
            assert decision is not None
            view = game.view(decision.seat)
            option = bots[decision.seat].choose(view)
            if decision.seat == 0 and decision.kind == "action":
                lacking = 100 - view.points[0]
                if lacking <= 0 and "end" in {o.line for o in decision.options}:
                    assert option.line == "end"
                    found += 1
                elif lacking > 0 and option.verb == "play" and {"Wink", "Blind Spot"} & set(view.hand):
                    best = 20 if "Blind Spot" in view.hand else 15
                    if best >= lacking:
                        assert _points(option.card) >= lacking
                        found += 1
            game.answer(option)
    assert found > 3


def _points(name: str | None) -> int:
    from fieldofview.cards import find_card

    assert name is not None
    return find_card(name).points
