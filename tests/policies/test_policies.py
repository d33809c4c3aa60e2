"""Policies: each registered once, known by one name and one number everywhere."""

from __future__ import annotations

import ast
import inspect

import pytest
from tests.kernel.test_instructions import ALL, compared

from fieldofview.bots import BOTS, make_bot
from fieldofview.game import new_game
from fieldofview.kernel import backends
from fieldofview.kernel.frames import push
from fieldofview.kernel.machine import row_ahead
from fieldofview.kernel.ops import BROKEN, CANCEL_BELOW, CANCELLED, IS_ANSWER, IS_PLAY, LIMBO, ROW_RETURN, ZOMBEYE
from fieldofview.kernel.programs import NAMES
from fieldofview.kernel.zones import field, move
from fieldofview.policies import POLICIES, UnknownPolicy, dispatch, find_policy, registry, worths
from fieldofview.policies.contests import CANCELS, KIND_COLUMNS
from fieldofview.policies.registry import MODULES
from fieldofview.sim import make_contest
from fieldofview.sim.contest import play_stretch


def chain() -> dict[int, str]:
    """The written dispatch: by number, the function that is called."""
    found = {}
    for node in ast.walk(ast.parse(inspect.getsource(dispatch.policy_choice))):
        match node:
            case ast.If(
                test=ast.Compare(left=ast.Name(id="policy"), ops=[ast.Eq()], comparators=[ast.Name(id=number)]),
                body=[ast.Return(value=ast.Call(func=ast.Name(id=function)))],
                orelse=[],
            ):
                found[getattr(dispatch, number)] = function
    return found


def test_the_dispatch_is_that_of_the_registry() -> None:
    assert chain() == {policy.number: policy.choice.__name__ for policy in POLICIES.values()}
    assert all(policy.name == name for name, policy in POLICIES.items())


def test_every_policy_is_compiled() -> None:
    found = backends.functions(MODULES)
    assert all(found[policy.choice.__name__] is policy.choice for policy in POLICIES.values())
    assert all(path.exists() for path in backends.sources(MODULES))


def test_the_cache_is_named_by_all_that_is_compiled() -> None:
    assert backends.cache_folder(MODULES) != backends.cache_folder()
    assert backends.cache_folder(MODULES) != backends.cache_folder(MODULES[:-1])


@pytest.mark.parametrize("name", POLICIES)
def test_a_policy_is_found_by_its_name_everywhere(name: str) -> None:
    """At a table, in many games uncompiled, and compiled."""
    assert name in BOTS
    game = new_game(2, ["viewpoint"], 1)
    assert game.decision is not None
    assert make_bot(name).choose(game.view(game.decision.seat)) in game.decision.options
    plain, numba = (
        play_stretch(make_contest(4, ["viewpoint"], bots=[name], turn_limit=20, backend=kind), 0, 4)
        for kind in ("plain", "numba")
    )
    assert plain == numba


def test_an_unknown_policy_is_refused() -> None:
    with pytest.raises(UnknownPolicy, match="there are random, greedy"):
        find_policy("clever")


def test_an_unknown_number_breaks_the_game() -> None:
    game = new_game(2, ["viewpoint"], 1)
    s, t = game._state, game._tables.plain
    rules = registry.backend("plain").rules
    rules.answer_counted(s, t, rules.choose(s, t, [None, None], 1, [99, 99], 0), [[0] * 6] * 40, [0] * 40)
    assert (s.over, s.reason) == (1, BROKEN)


def test_a_cancel_before_which_the_plague_comes_is_counted_once() -> None:
    game = new_game(3, ["viewpoint", "open-eyes+plague"], 1)
    s, t = game._state, game._tables.plain
    s.n_options = 0
    zombeyes = iter([card for card in range(t.n_cards) if t.field_trait[card] & ZOMBEYE])
    while not s.plagued:
        move(s, t, next(zombeyes), field(2))
    played, answering = [card for card in range(t.n_cards) if not t.field_trait[card]][:2]
    for card in (played, answering):
        move(s, t, card, LIMBO)
    cancel = next(row for row, (op, *_) in enumerate(game._tables.program.rows) if op == CANCEL_BELOW)
    below = push(s, 0, played, t.kind[played], 0, IS_PLAY)
    push(s, cancel, answering, t.kind[answering], 1, IS_ANSWER)
    rules = registry.backend("plain").rules
    kinds, met = [[0] * (KIND_COLUMNS + 2 * len(game.names)) for _ in game._tables.cards], [0] * len(game._tables.cards)
    assert row_ahead(s) == ROW_RETURN
    rules.tick_counted(s, t, kinds, met)
    assert (s.alive, below.flags & CANCELLED, kinds[t.kind[played]][CANCELS]) == (0b011, 0, 0)
    assert row_ahead(s) == cancel
    rules.tick_counted(s, t, kinds, met)
    assert (below.flags & CANCELLED, kinds[t.kind[played]][CANCELS]) == (CANCELLED, 1)


def test_the_greedy_way_knows_every_instruction() -> None:
    """Weighed by effect_worth, or named as worth nothing; never both, never neither."""
    weighed = compared(worths.effect_worth)
    passed = {NAMES[number] for number in worths.WORTH_NOTHING}
    assert weighed & passed == set()
    assert weighed | passed == ALL
