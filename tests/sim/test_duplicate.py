"""Duplicate deals: every bot at every seat, and intervals of deals."""

from __future__ import annotations

import json
import random
import signal
from collections.abc import Iterator

import pytest

from fieldofview.cli.main import main
from fieldofview.policies.contests import SHARE, WHOLE
from fieldofview.sim import duplicate, make_contest, play_duplicate, rate_of
from fieldofview.sim.contest import Contest, play_stretch


def test_equal_bots_share_every_deal_equally() -> None:
    """At each seat once, by the same dice: nobody wins more of a deal than the others."""
    for players in (2, 3, 4):
        shares = play_duplicate(make_contest(12, players=players, bots=["greedy"]))
        assert len(shares.deals) == 12
        assert all(row == [WHOLE] * players for row in shares.deals)
        assert shares.by_name()["greedy"].rate == pytest.approx(1 / players)
        assert shares.by_name()["greedy"].margin == 0


@pytest.mark.parametrize("players", [2, 3])
def test_a_deal_is_the_games_of_a_contest_at_its_seats(players: int) -> None:
    bots = ["greedy", *["random"] * (players - 1)]
    contest = make_contest(30, players=players, bots=bots, seed=40)
    single = play_stretch(contest, 0, 30).bots
    shares = play_duplicate(contest).deals
    alone = [0] * players
    for number in range(30):  # of each deal, the game that the contest plays
        begun = make_contest(1, players=players, bots=bots, seed=40 + number - number % players)
        for bot, row in enumerate(play_stretch(begun, number % players, 1).bots):
            alone[bot] += row[SHARE]
    assert alone == [row[SHARE] for row in single]
    assert sum(map(sum, shares)) == 30 * players * WHOLE


def test_plain_and_compiled_deals_are_alike() -> None:
    found = [
        play_duplicate(make_contest(3, players=2, bots=["expert", "random"], seed=9, backend=kind))
        for kind in ("plain", "numba")
    ]
    assert found[0] == found[1]


def test_workers_change_nothing() -> None:
    contest = make_contest(250, bots=["greedy", "random"])
    assert play_duplicate(contest, workers=1) == play_duplicate(contest, workers=3)


def test_several_of_a_name_are_as_certain_as_the_one_they_play_against() -> None:
    """What one of four wins, three of a name have not won: a third of it each."""
    for rows in ([[4, 0, 0, 0]] * 10, [[3, 1, 0, 0], [2, 0, 1, 1], [4, 0, 0, 0], [1, 1, 1, 1]] * 5):
        deals = [[part * WHOLE for part in row] for row in rows]
        rates = duplicate.Shares(("one", "three", "three", "three"), deals).by_name()
        assert rates["three"].rate == pytest.approx((1 - rates["one"].rate) / 3)
        assert rates["three"].margin == pytest.approx(rates["one"].margin / 3)


def test_the_interval_is_of_deals() -> None:
    """As if four more deals had gone one way and the other; of many deals it is what it always was."""
    rate = rate_of([1.0, 0.5, 0.5, 0.0])
    assert (rate.rate, rate.deals) == (0.5, 4)
    assert rate.margin == pytest.approx(1.959964 * (1.5 / 7 / 4) ** 0.5)
    assert str(rate) == "50.0 ± 45.4 %"
    many = [1.0, 1.0, 1.0, 0.5, 0.5, 0.0] * 400
    spread = sum((x - 4 / 6) ** 2 for x in many) / 2399
    assert rate_of(many).margin == pytest.approx(1.959964 * (spread / 2400) ** 0.5, rel=0.005)
    assert str(rate_of([1.0])) == "100.0 ± – %"


@pytest.mark.parametrize(
    ("deals", "chance", "games"),
    [(10, 0.7, 1), (10, 0.9, 4), (30, 0.5, 1), (40, 0.9, 2), (100, 0.03, 1), (100, 0.25, 4), (300, 0.99, 1)],
)
def test_of_such_intervals_ninety_five_in_a_hundred_hold_what_is_true(deals: int, chance: float, games: int) -> None:
    dice = random.Random(deals)

    def holds() -> bool:
        played = [sum(dice.random() < chance for _ in range(games)) / games for _ in range(deals)]
        rate = rate_of(played)
        return abs(rate.rate - chance) <= rate.margin

    assert sum(holds() for _ in range(600)) / 600 > 0.925


def test_one_deal_has_no_interval_and_an_interrupt_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    command = ["sim", "--duplicate", "--bots", "expert,random", "--lang", "en", "--workers", "1"]
    assert main([*command, "--games", "1"]) == 0
    said = capsys.readouterr().out
    assert "One deal with every bot at every seat: 2 games." in said
    assert "± – %" in said
    assert main([*command, "--games", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["expert"]
    assert (found["margin"], found["deals"], found["asked"]) == (None, 1, 1)

    def stopping(contest: Contest, workers: object) -> Iterator[list[list[int]]]:
        signal.raise_signal(signal.SIGINT)
        yield duplicate.duplicate_stretch(contest, 0, 2)

    monkeypatch.setattr(duplicate, "_played", stopping)
    assert main([*command, "--games", "300", "--json"]) == 130
    said = capsys.readouterr()
    assert "Interrupted; this is the result of 2 of 300 deals." in said.err
    assert json.loads(said.out)["expert"]["asked"] == 300


def test_bots_of_ones_own_play_duplicate_deals(tmp_path, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    """By views, with the same result as the policy that they are."""
    (tmp_path / "own_greedy.py").write_text(
        "from fieldofview.bots import GreedyBot\nclass Mine(GreedyBot):\n    name = 'greedy'\n", encoding="utf-8"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    shares = play_duplicate(make_contest(2, bots=["own_greedy:Mine", "random"], turn_limit=30))
    assert [sum(row) for row in shares.deals] == [2 * WHOLE] * 2
    assert shares.rate(0).rate >= 0.5


def test_the_command_prints_rates(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "--duplicate", "--games", "20", "--bots", "expert,random", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "20 deals, each with every bot at every seat: 40 games." in said
    assert "expert" in said
    assert "±" in said
    assert main(["sim", "--duplicate", "--games", "20", "--bots", "expert,random", "--csv", "x.csv"]) == 2
