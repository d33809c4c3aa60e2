"""Scripts that are wrong in themselves: each is malformed, nothing of it is run, and the command says 2."""

from __future__ import annotations

from pathlib import Path

import pytest

from fieldofview.cli.main import main
from fieldofview.desk.script.outcome import run_file

HEAD = """[[tournament]]
title = "T"
"""
FORMAT = 'format = {kind = "swiss", table = 2, rounds = 1}\n'
PLAYERS = 'players = ["Ann", "Bob"]\nstaff = {judges = ["Ida"]}\n'
RESULT = 'field = {Ann = 100, Bob = 40}, end = "hundred", winners = ["Ann"]'
GAME = f'{{do = "game", round = 1, seats = ["Ann", "Bob"], {RESULT}}}'
FINE = HEAD + FORMAT + PLAYERS + f"steps = [{GAME}]\n"


def script(*steps: str, extra: str = "") -> str:
    return HEAD + FORMAT + PLAYERS + extra + f"steps = [{', '.join(steps)}]\n"


def with_format(text: str) -> str:
    return HEAD + f"format = {text}\n" + PLAYERS


def with_key(text: str) -> str:
    return HEAD + FORMAT + PLAYERS + text + "\n"


def expecting(text: str) -> str:
    return FINE + "[tournament.expect]\n" + text + "\n"


def changed(**keys: str) -> str:
    """The game step with keys put in place of its own, or added."""
    own = {
        "do": '"game"', "round": "1", "seats": '["Ann", "Bob"]', "field": "{Ann = 100, Bob = 40}",
        "end": '"hundred"', "winners": '["Ann"]',
    }  # fmt: skip
    return "{" + ", ".join(f"{key} = {value}" for key, value in (own | keys).items() if value) + "}"


SET_UP = {
    "not TOML": "[[tournament",
    "no tournament": "",
    "unknown key of the file": 'author = "me"\n' + FINE,
    "tournament is no list": '[tournament]\ntitle = "T"\n' + FORMAT + PLAYERS,
    "no title": "[[tournament]]\n" + FORMAT + PLAYERS,
    "no format": HEAD + PLAYERS,
    "no players": HEAD + FORMAT,
    "unknown key": with_key('colour = "red"'),
    "title of a wrong type": "[[tournament]]\ntitle = 3\n" + FORMAT + PLAYERS,
    "sanctioned of a wrong type": with_key('sanctioned = "yes"'),
    "a number for a bool": with_key("sanctioned = 1"),
    "unknown edition": with_key('edition = "B"'),
    "unknown tier": with_key('tier = "galaxy"'),
    "a date the wrong way round": with_key('date = "01-02-2026"'),
    "a day that does not exist": with_key('date = "2026-02-30"'),
    "a limit without seconds": with_key('limit = "30"'),
    "a limit with 60 seconds": with_key('limit = "30:60"'),
    "unknown drop policy": with_key('drop_policy = "KEEP"'),
    "unknown metric": with_key('tie_breaks = ["wins", "luck"]'),
    "unknown option": with_key("options = {fun = true}"),
    "an option that is no bool": with_key('options = {split_wins = "yes"}'),
    "unknown set": with_key("recipe = {poker = 1}"),
    "unknown ruling": with_key('cites = ["VT.999"]'),
    "a ruling without a document": with_key('cites = ["53"]'),
    "cites is no list": with_key('cites = "VT.53"'),
    "unknown name in the leaderboard": with_key('leaderboard = ["Ann", "Zoe"]'),
    "unknown name in the lots": with_key('lots = ["ann"]'),
    "unknown key of staff": HEAD + FORMAT + 'players = ["Ann"]\nstaff = {cooks = ["Ida"]}\n',
    "head is no list": HEAD + FORMAT + 'players = ["Ann"]\nstaff = {judges = ["Ida"], head = ["Ida"]}\n',
    "unknown key of the organiser": with_key('organiser = {name = "Kit", phone = "1"}'),
    "players of a wrong type": HEAD + FORMAT + 'players = "Ann"\n',
    "unknown key of a variant": FINE + '[[tournament.variant]]\nplayers = ["Ann"]\n',
    "unknown format": with_format('{kind = "ladder", rounds = 1}'),
    "no kind": with_format("{rounds = 1}"),
    "unknown key of the format": with_format('{kind = "swiss", rounds = 1, speed = 3}'),
    "a Swiss without rounds": with_format('{kind = "swiss"}'),
    "a double score without rounds": with_format('{kind = "double-score"}'),
    "games and first_to": with_format('{kind = "swiss", rounds = 1, games = 2, first_to = 2}'),
    "unknown grouping": with_format('{kind = "swiss", rounds = 1, grouping = "alphabet"}'),
    "unknown seating": with_format('{kind = "swiss", rounds = 1, seating = "alphabet"}'),
    "unknown scoring": with_format('{kind = "swiss", rounds = 1, scoring = "style"}'),
    "unknown base": with_format('{kind = "two-headed-giant", base = "survival", rounds = 1}'),
    "rounds of a wrong type": with_format('{kind = "swiss", rounds = "three"}'),
    "a final limit that is no time": with_format('{kind = "swiss", rounds = 1, cut = 2, final_limit = "soon"}'),
}

STEPS = {
    "unknown step": script('{do = "dance"}'),
    "no step": script('{player = "Ann"}'),
    "unknown key of a step": script(changed(mood='"good"')),
    "by where nobody acts": script('{do = "start", by = "Ida"}', GAME),
    "a missing key": script(changed(end="")),
    "no winners": script(changed(winners="")),
    "no field": script(changed(field="")),
    "no by": script('{do = "penalty", player = "Ann", code = "75.1", round = 1}', GAME),
    "a wrong type": script(changed(round='"one"')),
    "a field that is no number": script(changed(field='{Ann = "100", Bob = 40}')),
    "unknown name": script(changed(seats='["Ann", "Zoe"]', field="{Ann = 100, Zoe = 40}")),
    "a name in other letters": script(changed(winners='["ann"]')),
    "unknown name in the field": script(changed(field="{Ann = 100, Bob = 40, Zoe = 1}")),
    "a seat without field": script(changed(field="{Ann = 100}")),
    "unknown end": script(changed(end='"tiredness"')),
    "unknown way of leaving": script(changed(left='{Bob = "asleep"}')),
    "unknown stage": script(changed(stage='"warm-up"')),
    "unknown role": script('{do = "grant", person = "Joe", role = "cook"}', GAME),
    "unknown code": script('{do = "penalty", player = "Ann", code = "75.9", round = 1, by = "Ida"}', GAME),
    "a code that is no string": script('{do = "penalty", player = "Ann", code = 75.1, round = 1, by = "Ida"}', GAME),
    "a derived warning": script('{do = "penalty", player = "Ann", code = "76.4", round = 1, by = "Ida"}', GAME),
    "a sixth caution as a warning": script('{do = "penalty", player = "Ann", code = "76.5", by = "Ida"}', GAME),
    "a disqualification as a penalty": script('{do = "penalty", player = "Ann", code = "77.1", by = "Ida"}', GAME),
    "a warning as a disqualification": script('{do = "dq", player = "Ann", code = "76.1", by = "Ida"}', GAME),
    "a ruling that is no infraction": script('{do = "penalty", player = "Ann", code = "64", by = "Ida"}', GAME),
    "unknown turn": script(
        '{do = "time", round = 1, active = "Ann"}',
        '{do = "overtime", round = 1, turns = ["Ann sleeps"], totals = {Ann = 1, Bob = 2}}',
        GAME,
    ),
    "a turn of nobody": script(
        '{do = "time", round = 1, active = "Ann"}',
        '{do = "overtime", round = 1, turns = ["Zoe ends"], totals = {Ann = 1, Bob = 2}}',
        GAME,
    ),
    "unknown state": script(
        '{do = "time", round = 1, active = "Ann"}',
        '{do = "overtime", round = 1, turns = ["Ann ends"], totals = {Ann = 1, Bob = 2}, then = {state = "tea"}}',
        GAME,
    ),
    "lateness that is no time": script('{do = "arrive", player = "Ann", round = 1, late = "soon"}', GAME),
    "a swap of one": script('{do = "swap", round = 1, table = 1, players = ["Ann"]}', GAME),
    "nothing to set": script('{do = "set"}', GAME),
    "something that cannot be set": script('{do = "set", edition = "E"}', GAME),
    "unknown cover": script('{do = "dispensation", granted_by = "P", reference = "1", covers = "all"}', GAME),
    "a suspension without an end": script('{do = "suspend", player = "Ann", from = "2026-01-01"}', GAME),
    "a suspension with a wrong date": script(
        '{do = "suspend", player = "Ann", from = "2026-01-01", until = "later"}', GAME
    ),
    "a deck of an unknown set": script('{do = "deck", deck = "One", set = "poker"}', GAME),
    "a recipe of an unknown set": script('{do = "recipe", recipe = {poker = 1}}', GAME),
    "a limit that is no time": script('{do = "limit", round = 1, limit = "long"}', GAME),
    "a gap in the rounds": script(GAME, changed(round="3")),
    "round nought": script(changed(round="0")),
    "a reason that is no string": script('{do = "drop", player = "Ann", reason = 3}', GAME),
    "unknown check": script('{do = "check", what = "weather", is = true}', GAME),
    "a check without is": script('{do = "check", what = "submittable"}', GAME),
    "a check without its key": script('{do = "check", what = "status", is = "active"}', GAME),
    "a check with a key too many": script('{do = "check", what = "submittable", player = "Ann", is = true}', GAME),
    "a check of nobody": script('{do = "check", what = "status", player = "Zoe", is = "active"}', GAME),
    "a check of an unknown ruling": script('{do = "check", what = "warns", cites = "VT.0", is = true}', GAME),
    "a try of a try": script(
        f'{{do = "try", step = {{do = "try", step = {GAME}, refused = "VT.1"}}, refused = "VT.1"}}'
    ),
    "a try of a check": script(
        '{do = "try", step = {do = "check", what = "submittable", is = true}, refused = "VT.12"}', GAME
    ),
    "a try of nothing": script('{do = "try", refused = "VT.12"}', GAME),
    "a try without what must come": script(f'{{do = "try", step = {GAME}}}', GAME),
    "a try with both": script(f'{{do = "try", step = {GAME}, refused = "VT.12", warned = "VT.12"}}', GAME),
    "a try with an unknown ruling": script(f'{{do = "try", step = {GAME}, refused = "VT.99"}}', GAME),
    "a malformed step in a try": script('{do = "try", step = {do = "dance"}, refused = "VT.12"}', GAME),
    "an unknown name in a try": script('{do = "try", step = {do = "drop", player = "Zoe"}, refused = "VT.56"}', GAME),
}

EXPECT = {
    "unknown key of expect": expecting('weather = "fine"'),
    "a row without rank": expecting('standings = [{player = "Ann"}]'),
    "a row without player": expecting("standings = [{rank = 1}]"),
    "unknown key of a row": expecting('standings = [{rank = 1, player = "Ann", mood = 1}]'),
    "unknown player in a row": expecting('standings = [{rank = 1, player = "Zoe"}]'),
    "unknown status": expecting('standings = [{rank = 1, player = "Ann", status = "asleep"}]'),
    "unknown why": expecting('standings = [{rank = 1, player = "Ann", why = "charm"}]'),
    "unknown name in the ranking": expecting('ranking = ["Zoe"]'),
    "unknown key of the package": expecting("package = {ribbon = true}"),
    "unknown part of the package": expecting('package = {has = ["ribbon"]}'),
    "unknown fact to leave out": expecting('package_refused_without = ["ribbon"]'),
    "unknown assumption": expecting('assumes = ["TD.99"]'),
    "unknown name in exit_points": expecting("exit_points = {Zoe = 1}"),
    "unknown key of expect in a variant": FINE + "[[tournament.variant]]\nweather = 1\n",
}


@pytest.mark.parametrize("text", [pytest.param(v, id=k) for k, v in (SET_UP | STEPS | EXPECT).items()])
def test_malformed(text: str) -> None:
    outcomes = run_file("x.toml", text)
    assert len(outcomes) == 1
    (only,) = outcomes
    assert only["malformed"]
    assert not only["passed"]
    assert only["title"] is None
    assert only["failures"]
    assert all(failure["text"] for failure in only["failures"])


def test_what_the_cases_start_from_is_fine() -> None:
    (only,) = run_file("x.toml", FINE)
    assert only["passed"]


def test_exit_codes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A malformed file keeps the others from nothing; 2 wins over 1."""
    fine, fails, bad = (tmp_path / name for name in ("fine.toml", "fails.toml", "bad.toml"))
    fine.write_text(FINE)
    fails.write_text(expecting('ranking = ["Bob", "Ann"]'))
    bad.write_text(FINE + FINE.replace('title = "T"', 'tittle = "T"'))
    assert main(["desk", "script", str(fine)]) == 0
    assert main(["desk", "script", str(fine), str(fails)]) == 1
    capsys.readouterr()
    assert main(["desk", "script", str(bad), str(fails), str(fine)]) == 2
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines() if line[:4] in ("pass", "FAIL")].count(
        "pass"
    ) == 1
    assert main(["desk", "script", str(tmp_path / "none.toml")]) == 2
