"""Plans: the ladder of an event, its times and limits, and what the planner says."""

from datetime import datetime

import pytest

from fieldofview.desk.formats import words
from fieldofview.desk.formats.advice import advised_rounds
from fieldofview.desk.formats.plan import plan
from fieldofview.desk.formats.planned import Hours, Plan
from fieldofview.desk.formats.presets import PRESETS
from fieldofview.desk.formats.settings import BadFormat, FormatSettings
from fieldofview.desk.formats.survival import survivors
from fieldofview.desk.formats.timetable import Facts


def codes(found: Plan) -> list[str]:
    return [warning.code for warning in found.warnings]


def test_survival_loses_a_player_at_every_table() -> None:
    assert survivors(24, 6) == [24, 20, 16, 13, 10, 8, 6]
    assert survivors(5, 6) == [5]
    assert len(survivors(24, 6, lives=2)) > len(survivors(24, 6))
    found = plan(FormatSettings("survival", table=6), 24)
    assert [played.units for played in found.rounds] == [24, 20, 16, 13, 10, 8, 6]
    assert found.rounds[-1].kind == "final"
    assert found.rounds[-1].limit is None


def test_worlds_2010() -> None:
    found = plan(PRESETS["worlds-2010"].settings, 16, limit=45 * 60)
    assert found.facts == Facts(rounds=3, tables=8, meet_min=1, meet_max=1)
    assert found.ladder == [[3, 3, 3], [3]]
    assert [played.kind for played in found.rounds] == ["regular"] * 3 + ["final"] * 2
    assert [played.limit for played in found.rounds] == [45 * 60] * 3 + [None] * 2
    assert {played.first_to for played in found.rounds} == {2}
    assert codes(found) == []


def test_limits_of_last_rounds() -> None:
    swiss = plan(FormatSettings("swiss", rounds=3), 16)
    assert [(played.kind, played.limit, played.stipulated) for played in swiss.rounds] == [
        ("regular", 1800, False),
        ("regular", 1800, False),
        ("final", 1800, True),
    ]
    knock_out = plan(FormatSettings("knock-out", final_first_to=2), 16)
    assert [(played.limit, played.first_to, played.games) for played in knock_out.rounds] == [
        (1800, None, 1),
        (None, 2, 2),
    ]
    stipulated = plan(FormatSettings("knock-out", final_limit=2700), 16).rounds[-1]
    assert (stipulated.limit, stipulated.stipulated) == (2700, True)
    untimed = plan(FormatSettings("round-robin", final_limit="none"), 4).rounds[-1]
    assert (untimed.limit, untimed.stipulated) == (None, False)
    after_cut = plan(FormatSettings("swiss", rounds=2, cut=16, final_first_to=2), 32).rounds
    assert [(played.stage, played.kind, played.limit, played.first_to) for played in after_cut[1:]] == [
        ("main", "regular", 1800, None),
        ("final", "final", None, None),
        ("final", "final", None, 2),
    ]


def test_times_follow_limits_games_and_changeovers() -> None:
    start = datetime(2026, 5, 2, 10, 0)
    found = plan(FormatSettings("swiss", rounds=2, cut=4, final_first_to=2), 8, Hours(start, changeover=15, game=20))
    times = [(f"{played.start:%H:%M}", f"{played.end:%H:%M}") for played in found.rounds]
    assert times == [("10:00", "10:30"), ("10:45", "11:15"), ("11:30", "12:30")]


def test_the_minimum_of_three_games_must_be_sure() -> None:
    assert "W_BELOW_MINIMUM" in codes(plan(FormatSettings("knock-out"), 4))
    assert "W_BELOW_MINIMUM" in codes(plan(FormatSettings("knock-out", first_to=2), 4))
    assert "W_BELOW_MINIMUM" not in codes(plan(FormatSettings("knock-out", first_to=3), 4))
    assert "W_BELOW_MINIMUM" not in codes(plan(FormatSettings("knock-out", games=3), 4))
    assert "W_BELOW_MINIMUM" not in codes(plan(FormatSettings("knock-out", table=3), 9))
    few = plan(FormatSettings("round-robin"), 3)
    assert codes(few)[0] == "W_BELOW_MINIMUM"
    assert few.warnings[0].cites == ("VT.13",)
    assert words.sentence(few.warnings[0].code, few.warnings[0].data).startswith("A sanctioned event needs four")


def test_a_final_of_two_against_expectation_is_named() -> None:
    assert "W_TWO_PLAYER_FINAL" in codes(plan(FormatSettings("knock-out"), 24))
    assert "W_TWO_PLAYER_FINAL" not in codes(plan(FormatSettings("knock-out", table=2), 24))
    wished = plan(FormatSettings("knock-out", final_table=4), 24)
    assert "W_TWO_PLAYER_FINAL" not in codes(wished)
    assert wished.ladder == [[4] * 6, [3, 3], [4]]
    assert wished.rounds[1].best_losers == 2


def test_unavoidable_repeats_are_named() -> None:
    thirty_six = plan(FormatSettings("round-robin", table=6), 36)
    assert "W_REPEATS" in codes(thirty_six)
    assert "W_REPEATS" in codes(plan(FormatSettings("swiss", table=6, rounds=4), 36))
    assert "W_REPEATS" not in codes(plan(FormatSettings("swiss", table=6, rounds=3), 36))
    assert "W_REPEATS" in codes(plan(FormatSettings("swiss", rounds=4), 12))


def test_other_advice() -> None:
    assert "W_FEW_ROUNDS" in codes(plan(FormatSettings("swiss", table=2, rounds=3), 16))
    assert [advised_rounds(16, 4), advised_rounds(64, 4), advised_rounds(65, 4)] == [3, 3, 4]
    assert "W_UNEVEN_POOLS" in codes(plan(FormatSettings("round-robin", pools=4, cut=4), 14))
    assert codes(plan(FormatSettings("round-robin"), 5)) == ["W_RESTS"]
    assert "W_UNEVEN_MEETINGS" in codes(plan(FormatSettings("round-robin", table=4), 12))
    assert codes(plan(FormatSettings("round-robin", table=4), 16)) == []


def test_every_warning_has_a_sentence_in_both_languages() -> None:
    for settings, units in [
        (FormatSettings("round-robin", table=6), 36),
        (FormatSettings("round-robin", pools=4), 14),
        (FormatSettings("round-robin"), 3),
        (FormatSettings("round-robin", table=4), 12),
        (FormatSettings("swiss", table=2, rounds=1), 7),
        (FormatSettings("swiss", rounds=9), 8),
        (FormatSettings("knock-out"), 24),
        (FormatSettings("knock-out"), 4),
    ]:
        found = plan(settings, units)
        assert found.warnings
        for warning in found.warnings:
            english = words.sentence(warning.code, warning.data, "en")
            assert english != words.sentence(warning.code, warning.data, "de")
            assert "{" not in english


def test_giants_are_planned_in_teams_and_shown_in_seats() -> None:
    found = plan(FormatSettings("two-headed-giant", base="knock-out"), 5)
    assert found.ladder == [[4], [4, 4], [4]]
    assert [played.resting for played in found.rounds] == [3, 0, 0]
    robin = plan(FormatSettings("two-headed-giant", base="round-robin"), 4)
    assert robin.facts == Facts(rounds=3, tables=2, meet_min=1, meet_max=1)


def test_what_cannot_be_played_is_refused_with_sentences() -> None:
    with pytest.raises(BadFormat, match="never ends"):
        plan(FormatSettings("knock-out", table=3, advance=2), 4)
    with pytest.raises(BadFormat, match="needs its number of rounds"):
        plan(FormatSettings("swiss"), 8)


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_presets_plan_for_every_likely_field(name: str) -> None:
    settings = PRESETS[name].settings
    for units in range(settings.cut or 4, 41):
        found = plan(settings, units)
        assert found.rounds[0].units == units
        assert [played.number for played in found.rounds] == list(range(1, len(found.rounds) + 1))
        assert found.rounds[-1].kind == "final"
