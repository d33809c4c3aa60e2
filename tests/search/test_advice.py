"""Advice gives chances and a reason that was found; a review holds against a pick what was surely better."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.search.test_thinking import choosing, view_of

import fieldofview as fov
from fieldofview.bots import LEVELS, find_bot, find_level, make_bot
from fieldofview.cli import main
from fieldofview.game.trials import Outlook
from fieldofview.search import Budget, advise, words_de
from fieldofview.search.advice import LATER, tell
from fieldofview.search.review import Pick, review, turning_points

FLAT = Outlook(10, 10, 5, 5, 1, 0, 0)


@pytest.mark.parametrize(
    ("mine", "said"),
    [
        (FLAT._replace(won=0.5, own_points=90), "It wins within a round in 50 of 100 games, which the others do in 0."),
        (FLAT._replace(own_points=24.6), "A round later you have about 15 points more than after the others."),
        (FLAT._replace(rival_points=2), "A round later the best of the others has about 8 points fewer."),
        (FLAT._replace(own_cards=7), "A round later you hold more cards than after the others."),
        (FLAT._replace(rival_cards=3), "A round later the others hold fewer cards."),
        (FLAT._replace(own_guards=2), "It keeps a card in your hand that can answer."),
        (FLAT._replace(own_points=4), LATER),
    ],
)
def test_the_strongest_difference_is_the_reason(mine: Outlook, said: str) -> None:
    assert tell(mine, FLAT) == said
    assert tell(mine, FLAT).told("de") != said


def test_a_win_that_others_are_about_to_have_is_a_reason() -> None:
    assert tell(FLAT, FLAT._replace(lost=0.4)) == (
        "After the others somebody else wins within a round in 40 of 100 games, after this in 0."
    )


def test_advice_ranks_all_options() -> None:
    view = view_of(choosing())
    advice = advise(view, "greedy", Budget(200))
    assert len(advice.ranked) == len(advice.thought.options)
    assert advice.reason.said in words_de.SENTENCES


def record_of(players: int, seed: int, windows: str = "plain") -> str:
    """A whole game between people who know nothing."""
    game = fov.new_game(players, seed=seed, windows=windows, turn_limit=12)
    bot = make_bot("random", seed)
    while not game.over:
        if game.decision is not None:
            game.answer(bot.choose(game.view(game.decision.seat)))
        else:
            game.settle({decision.seat: decision.options[-1] for decision in game.pending})
    return game.record()


@pytest.mark.parametrize("windows", ["plain", "public"])
def test_a_review_judges_every_choice(windows: str) -> None:
    text = record_of(2, 5, windows)
    picks = [pick for _, _, found in review(text, "greedy", Budget(60), threads=1) for pick in found]
    game = fov.replay(text)
    assert picks
    for pick in picks:
        assert 0 <= pick.lost <= 1
        assert pick.picked != pick.best or pick.lost == 0
        line = game.answers[pick.answer - 1]
        assert line in (f"{game.names[pick.seat]}: {pick.picked.line}", "nobody") or windows == "public"
    assert sum(pick.lost for pick in picks) > 0.1  # nobody plays that badly without losing something
    turns = turning_points(picks)
    assert [abs(turn.change) for turn in turns] == sorted((abs(turn.change) for turn in turns), reverse=True)


def test_the_greatest_change_is_where_the_game_turned() -> None:
    option = fov.Option("end", "end")

    def at(answer: int, seat: int, chance: float) -> Pick:
        return Pick(answer, answer, seat, option, option, chance, 0.0, 0.01)

    turn = turning_points([at(1, 0, 0.5), at(2, 1, 0.5), at(3, 0, 0.6), at(4, 1, 0.1), at(5, 0, 0.7)])[0]
    assert (turn.seat, turn.before.answer, turn.after.answer) == (1, 2, 4)


def test_the_command_reviews_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.fov"
    file.write_text(record_of(2, 6), encoding="utf-8")
    assert main(["review", str(file), "--budget", "40"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert "chances, pick by pick" in said.out
    assert "The game turned most between turns" in said.out
    assert main(["review", str(file), "--budget", "20", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert {"answer", "turn", "player", "picked", "best", "chance", "lost", "error"} == set(data["picks"][0])
    assert main(["review", str(file), "--budget", "soon"]) == 2
    assert "such as 200" in capsys.readouterr().err
    assert main(["review", str(tmp_path / "none.fov")]) == 2


def test_an_interrupt_before_the_first_pick_is_all_that_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(*given: object) -> object:
        raise KeyboardInterrupt

    file = tmp_path / "game.fov"
    file.write_text(record_of(2, 6), encoding="utf-8")
    monkeypatch.setattr("fieldofview.search.review.review", stopped)
    assert main(["review", str(file), "--lang", "en"]) == 130
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", "fov review: Interrupted before a pick was looked at.\n")


def test_levels_are_bots_in_both_languages() -> None:
    assert [level.name for level in LEVELS] == ["beginner", "casual", "seasoned", "champion", "master"]
    game = choosing()
    for level in LEVELS:
        assert find_bot(level.german.upper()) == find_bot(level.name) == level.name
        assert level.called("de") == level.german
        bot = make_bot(level.name, 3)
        assert bot.name == level.name
        assert bot.choose(view_of(game)) in view_of(game).decision.options  # type: ignore[union-attr]
    assert find_level("greedy") is None
