"""Draws: the objective, its quality, its explanation, its speed, and that a seed is enough."""

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.desk.formats.histories import History, check_history, random_history

from fieldofview.desk.formats import swaps, words
from fieldofview.desk.formats.draw import (
    CannotSeparate,
    Drawn,
    Figures,
    Weights,
    Wishes,
    draw,
    pairs,
    table_for_latecomer,
)
from fieldofview.desk.formats.past import Past, pulled_up, score_group
from fieldofview.desk.formats.sizes import sizes
from fieldofview.desk.formats.verifier import faults_of_round, meetings, repeats


def units(n: int) -> list[str]:
    return [f"u{number}" for number in range(n)]


@pytest.mark.parametrize("block", range(6))
def test_drawn_rounds_are_sound_after_random_histories(block: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(swaps, "MIN_STEPS", 1_000)
    monkeypatch.setattr(swaps, "STEPS_PER_UNIT", 20)
    for seed in range(block * 50, block * 50 + 50):
        check_history(seed)


@pytest.mark.soak
@pytest.mark.parametrize("block", range(20))
def test_drawn_rounds_are_sound_after_ten_thousand_histories(block: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(swaps, "MIN_STEPS", 1_000)
    monkeypatch.setattr(swaps, "STEPS_PER_UNIT", 20)
    for seed in range(block * 500, block * 500 + 500):
        check_history(1_000 + seed)


def test_the_cost_that_is_kept_is_the_cost_of_the_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Swap by swap the annealer adds up changes; at the end they must be the cost of the round counted anew."""
    sums = []
    whole = swaps.anneal

    def spied(*given: object) -> tuple[float, list[list[int]]]:
        found = whole(*given)  # type: ignore[arg-type]
        sums.append(found[0])
        return found

    monkeypatch.setattr("fieldofview.desk.formats.draw.anneal", spied)
    monkeypatch.setattr(swaps, "STEPS_PER_UNIT", 100)
    for seed in range(8):
        sums.clear()
        history, active = random_history(seed)
        drawn = draw(active, sizes(len(active), history.preferred), seed, history.wishes())
        assert min(sums) == pytest.approx(drawn.parts().total)


def test_a_seed_is_enough() -> None:
    history, active = random_history(11)
    found = draw(active, sizes(len(active), history.preferred), 5, history.wishes())
    assert found.tables == draw(active, sizes(len(active), history.preferred), 5, history.wishes()).tables
    # The same on every platform and in every process: hashes of strings play no part.
    assert draw(units(9), [3, 3, 3], 1).tables == GOLDEN


GOLDEN = (("u5", "u6", "u7"), ("u0", "u3", "u4"), ("u1", "u2", "u8"))


def test_separated_pairs_never_share_a_table() -> None:
    family = pairs([units(4)])
    for seed in range(10):
        drawn = draw(units(16), [4] * 4, seed, Wishes(separated=family))
        assert faults_of_round(drawn.tables, units(16), separated=family) == []


def test_what_cannot_be_separated_is_refused_in_one_sentence() -> None:
    with pytest.raises(CannotSeparate, match="cannot all be kept apart"):
        draw(units(8), [4, 4], 1, Wishes(separated=pairs([units(3)])))


def test_nobody_meets_again_where_that_is_possible() -> None:
    history = History(1, 3, by_scores=False)
    for _ in range(4):
        history.play(units(9))
    assert repeats(history.rounds) == 0


def test_a_third_meeting_costs_more_than_two_second_ones() -> None:
    wishes = Wishes(Past.of([[units(2)], [units(2)]], 2))
    assert draw(units(2), [2], 1, wishes).parts().repeats == 12


def test_winners_meet_winners() -> None:
    wins = {unit: 1.0 if number < 8 else 0.0 for number, unit in enumerate(units(16))}
    drawn = draw(units(16), [4] * 4, 3, Wishes(scores=wins))
    assert [{wins[unit] for unit in table} for table in drawn.tables] == [{1.0}, {1.0}, {0.0}, {0.0}]
    assert drawn.parts().total == 0


def test_the_odd_table_goes_to_the_end_that_was_chosen_and_to_others_next_time() -> None:
    wins = {unit: float(17 - number) for number, unit in enumerate(units(17))}
    low = draw(units(17), sizes(17, 4), 1, Wishes(scores=wins))
    high = draw(units(17), sizes(17, 4), 1, Wishes(scores=wins, odd_end="high"))
    assert [len(table) for table in low.tables] == [4, 4, 4, 5]
    assert [len(table) for table in high.tables] == [5, 4, 4, 4]
    first = draw(units(9), [5, 4], 1)
    again = draw(units(9), [5, 4], 2, Wishes(Past.of([first.tables], 4), weights=Weights(odd=100)))
    sat = {unit for table in first.tables if len(table) == 5 for unit in table}
    assert len(sat & {unit for table in again.tables if len(table) == 5 for unit in table}) == 1


def test_nobody_is_pulled_up_twice_where_somebody_else_can_be() -> None:
    wins = dict.fromkeys(units(3), 1.0) | dict.fromkeys(units(8)[3:], 0.0)
    for pulled in units(8)[3::2]:
        before = dict.fromkeys(units(8)[3:], 1) | {pulled: 0}
        drawn = draw(units(8), [4, 4], 1, Wishes(scores=wins, pulled=before))
        assert pulled_up(drawn.tables, wins) == [pulled]


def test_the_score_group_is_what_most_have() -> None:
    assert score_group([2.0, 1.0, 1.0]) == 1.0
    assert score_group([2.0, 1.0]) == 2.0


@pytest.mark.parametrize(("n", "rounds", "most_repeats"), [(16, 4, 8), (24, 5, 6), (48, 4, 1)])
def test_swiss_rounds_are_as_good_as_measured(n: int, rounds: int, most_repeats: int) -> None:
    history = History(2)
    for _ in range(rounds):
        history.play(units(n))
    assert repeats(history.rounds) <= most_repeats
    assert max(meetings(history.rounds).values()) <= 2


@pytest.mark.parametrize(("n", "size", "seconds"), [(128, 4, 5), (128, 2, 5), (512, 4, 30)])
def test_large_fields_are_drawn_in_time(n: int, size: int, seconds: float) -> None:
    history, rng = History(1, size), random.Random(1)
    history.rounds = [tuple(tuple(rng.sample(units(n), size)) for _ in range(n // size)) for _ in range(4)]
    history.wins.update(rng.choices(units(n), k=n))
    start = time.process_time()
    drawn = draw(units(n), [size] * (n // size), 1, history.wishes())
    assert time.process_time() - start < seconds
    assert faults_of_round(drawn.tables, units(n)) == []


def test_a_table_explains_itself_in_two_languages() -> None:
    past = Past.of([[["u0", "u1", "u2"], ["u3", "u4"]], [["u0", "u1"], ["u2", "u3", "u4"]]], 2)
    wins = {"u0": 2.0, "u1": 2.0, "u2": 1.0}
    drawn = draw(["u0", "u1", "u2"], [3], 1, Wishes(past, wins, pulled={"u2": 1}))
    reasons = drawn.explain(1)
    assert [kind for kind, _ in reasons] == ["group", "pulled-up", "repeat", "repeat", "repeat"]
    names = {"u0": "Ann", "u1": "Ben", "u2": "Cem"}
    assert [words.sentence(kind, data, "en", names) for kind, data in reasons][:3] == [
        "Score group 2; scores from 1 to 2.",
        "Cem (1) is pulled up to the group of 2, again (1 before).",
        "Ann and Ben have met in rounds 1 and 2.",
    ]
    assert words.sentence(*reasons[3], "de", names) == "Ann und Cem trafen sich in Runde 1."
    fresh = draw(units(5), [3, 2], 1, Wishes(Past((), 2)))
    shown = [words.sentence(kind, data) for number in (1, 2) for kind, data in fresh.explain(number)]
    assert "Nobody here has met before." in shown
    assert "A table of 3 instead of 2; nobody here has sat at one before." in shown


def test_points_form_no_groups() -> None:
    points = {"u0": 215.0, "u1": 180.0, "u2": 90.0}
    drawn = draw(units(3), [3], 1, Wishes(scores=points, score_step=100, pulled={"u2": 1}))
    assert [words.sentence(*reason) for reason in drawn.explain(1)] == [
        "Scores from 90 to 215.",
        "Nobody here has met before.",
    ]
    assert drawn.parts().pull == 0
    assert drawn.parts().spread == 0.5 * 1.25**2


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_hashes_of_strings_play_no_part(hash_seed: str) -> None:
    code = (
        "from tests.desk.formats.histories import random_history\n"
        "from fieldofview.desk.formats.draw import draw\n"
        "from fieldofview.desk.formats.sizes import sizes\n"
        "history, active = random_history(4)\n"
        "print(draw(active, sizes(len(active), history.preferred), 1, history.wishes()).tables)\n"
    )
    root = Path(__file__).parents[3]
    search = os.pathsep.join([str(root / "src"), str(root)])
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": search}
    shown = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True).stdout
    history, active = random_history(4)
    assert shown.strip() == str(draw(active, sizes(len(active), history.preferred), 1, history.wishes()).tables)


def test_the_figures_of_a_round() -> None:
    past = Past.of([[["u0", "u1", "u2"], ["u3", "u4"]]], 2)
    drawn = draw(["u0", "u1", "u2"], [3], 1, Wishes(past, {"u0": 2.0, "u1": 1.0}))
    assert drawn.figures() == Figures(repeats=3, most_met=2, mean_spread=2.0, odd_again=0)
    assert Drawn((("u0", "u1", "u2"), ("u3", "u4")), 0, Wishes(past)).figures().odd_again == 3


def test_a_latecomer_sits_at_a_short_table_with_new_faces() -> None:
    past = Past.of([[["u1", "u2", "late"]]], 4)
    tables = [["u1", "u2", "u3", "u4"], ["u0", "u1"], ["u5", "u6"]]
    assert table_for_latecomer(tables, "late", Wishes(past)) == 3
    assert table_for_latecomer([["u1", "u2"]], "late", Wishes(), most_seats=2) is None


def test_both_languages_have_every_sentence_with_the_same_blanks() -> None:
    english, german = words.TEXT["en"], words.TEXT["de"]
    assert english.keys() == german.keys()
    for key, text in english.items():
        blanks = {part.split("}")[0] for part in text.split("{")[1:]}
        assert blanks == {part.split("}")[0] for part in german[key].split("{")[1:]}, key
