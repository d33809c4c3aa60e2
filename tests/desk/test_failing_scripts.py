"""What a script cannot try: rounds that cannot begin, refusals at set-up, expectations that do not hold."""

from __future__ import annotations

import json
from typing import Any

import pytest

from fieldofview.desk.script.outcome import run_file

STAFF = 'staff = {judges = ["Ida"]}\n'


def head(form: str, players: str, extra: str = STAFF) -> str:
    names = ", ".join(f'"{name}"' for name in players.split())
    return f'[[tournament]]\ntitle = "T"\nformat = {{{form}}}\nplayers = [{names}]\n{extra}'


def game(round: int, table: int, field: str, **more: str) -> str:
    """A game won by the first seat: "Ann 100 Bob 40"."""
    words = field.split()
    points = dict(zip(words[::2], words[1::2], strict=True))
    seats = ", ".join(f'"{name}"' for name in points)
    values = ", ".join(f"{name} = {value}" for name, value in points.items())
    rest = "".join(f", {key} = {value}" for key, value in more.items())
    return (
        f'{{do = "game", round = {round}, table = {table}, seats = [{seats}], field = {{{values}}}, '
        f'end = "hundred", winners = ["{words[0]}"]{rest}}}'
    )


def overtime(turn: str, totals: str, then: str = "") -> str:
    return f'{{do = "overtime", round = 1, turns = ["{turn}"], totals = {{{totals}}}{then}}}'


def run(text: str, *steps: str) -> dict[str, Any]:
    (outcome,) = run_file("x.toml", text + f"steps = [\n{', '.join(steps)}\n]\n")
    assert not outcome["malformed"], outcome["failures"]
    return outcome


SWISS = 'kind = "swiss", table = 2, rounds = 3'
KNOCK_OUT = 'kind = "knock-out", table = 2, grouping = "leaderboard"'
FOUR = "Ann Bob Cid Dee"
FIRST = (game(1, 1, "Ann 100 Dee 40"), game(1, 2, "Bob 100 Cid 40"))
OUT = '{do = "dq", player = "Dee", code = "77.1", by = "Ida"}'

ROUNDS = {
    "nobody sits at two tables": (
        SWISS, "VT.18", 1, (game(1, 1, "Ann 100 Bob 40"), game(1, 2, "Ann 100 Cid 40 Dee 5")),
    ),
    "nobody is left out": (SWISS, "VT.18", 1, (game(1, 1, "Ann 100 Bob 40 Cid 5"),)),
    "nobody eliminated plays on": (KNOCK_OUT, "VT.54", 3, (*FIRST, game(2, 1, "Ann 100 Cid 40 Bob 5"))),
    "nobody dropped is paired": (
        SWISS, "VT.56", 4,
        (*FIRST, '{do = "drop", player = "Dee"}', game(2, 1, "Ann 100 Dee 40"), game(2, 2, "Bob 100 Cid 40")),
    ),
    "nobody disqualified is paired": (
        SWISS, "VT.72", 4, (*FIRST, OUT, game(2, 1, "Ann 100 Dee 40"), game(2, 2, "Bob 100 Cid 40")),
    ),
    "no round before the one before it is complete": (
        SWISS, "VT.66", 2,
        (FIRST[0], game(2, 1, "Ann 100 Cid 40"), game(2, 2, "Bob 100 Dee 40"), FIRST[1]),
    ),
}  # fmt: skip


@pytest.mark.parametrize(("form", "ruling", "step", "steps"), list(ROUNDS.values()), ids=list(ROUNDS))
@pytest.mark.parametrize("sanctioned", ["true", "false"])
def test_round_cannot_begin(form: str, ruling: str, step: int, steps: tuple[str, ...], sanctioned: str) -> None:
    """Refused in every event (TD.30); nothing after it is run."""
    outcome = run(head(form, FOUR, STAFF + f"sanctioned = {sanctioned}\n"), *steps)
    (failure,) = outcome["failures"]
    assert failure["step"] == step
    assert ruling in json.dumps(failure["got"])


SET_UP = {
    "a playing judge": ("VT.60", 'kind = "swiss", rounds = 1', 'staff = {judges = ["Ann"]}\n'),
    "two Viewpoint decks": ("VT.1", 'kind = "swiss", rounds = 1', STAFF + "recipe = {viewpoint = 2}\n"),
    "a limit of an hour": ("VT.14", 'kind = "swiss", rounds = 1', STAFF + 'limit = "60:00"\n'),
}


@pytest.mark.parametrize(("ruling", "form", "extra"), list(SET_UP.values()), ids=list(SET_UP))
def test_set_up_refused(ruling: str, form: str, extra: str) -> None:
    outcome = run(head(form, FOUR, extra), game(1, 1, "Ann 100 Bob 40 Cid 10 Dee 5"))
    (failure,) = outcome["failures"]
    assert failure["step"] is None
    assert ruling in json.dumps(failure["got"])


@pytest.mark.parametrize(("ruling", "form", "extra"), list(SET_UP.values())[1:], ids=list(SET_UP)[1:])
def test_set_up_warned_unsanctioned(ruling: str, form: str, extra: str) -> None:
    assert run(head(form, FOUR, extra + "sanctioned = false\n"), game(1, 1, "Ann 100 Bob 40 Cid 10 Dee 5"))["passed"]


def test_knock_out_that_never_ends() -> None:
    """Four at tables of three, two of each go on: for ever two tables of two (2.3)."""
    outcome = run(head('kind = "knock-out", table = 3, advance = 2', FOUR), '{do = "start"}')
    (failure,) = outcome["failures"]
    assert failure["got"] == ["VT.10"]


def test_event_without_all_results() -> None:
    outcome = run(head(SWISS, FOUR), FIRST[0], game(1, 2, "Bob 100 Cid 40"), '{do = "undo"}')
    assert "VT.66" in json.dumps(outcome["failures"])


def test_later_steps_are_not_run_after_a_refusal() -> None:
    wrong = game(1, 1, "Ann 90 Bob 40 Cid 10 Dee 5")
    text = head('kind = "swiss", rounds = 1', FOUR)
    (outcome,) = run_file(
        "x.toml",
        text
        + f'steps = [{wrong}, {{do = "check", what = "chain", is = false}}]\n[tournament.expect]\nplayed_games = 7\n',
    )
    (failure,) = outcome["failures"]
    assert (failure["step"], failure["do"]) == (1, "game")


def test_expectations_that_do_not_hold_fail_and_go_on() -> None:
    """A wrong order, then, first, timer, try and check are one failure each; the tournament is played to its end."""
    text = head('kind = "swiss", table = 3, rounds = 1', "Ann Bob Cid")
    outcome = run(
        text,
        '{do = "penalty", player = "Ann", code = "76.3", round = 1, game = 1, by = "timer"}',
        '{do = "time", round = 1, active = "Ann", order = ["Cid", "Bob", "Ann"]}',
        overtime("Ann ends", "Ann = 5, Bob = 5, Cid = 5", ', then = {state = "overtime", next = "Cid"}'),
        overtime("Bob ends", "Ann = 5, Bob = 100, Cid = 5"),
        '{do = "try", step = {do = "drop", player = "Ann"}, refused = "VT.12"}',
        '{do = "check", what = "status", player = "Ann", is = "dropped"}',
        game(1, 1, "Ann 5 Bob 100 Cid 5", first='"Cid"').replace('winners = ["Ann"]', 'winners = ["Bob"]'),
    )
    assert [failure["step"] for failure in outcome["failures"]] == [1, 2, 3, 5, 6, 7]
    assert outcome["played_games"] == 1
    assert outcome["standings"][0]["player"] == "Bob"


def test_the_object_of_a_run() -> None:
    text = head('kind = "double-score", rounds = 1', FOUR) + 'cites = ["VT.8"]\n'
    outcome = run(text, game(1, 1, "Ann 100 Bob 40 Cid 10 Dee 5"))
    assert {"file", "title", "variant", "passed", "malformed", "failures", "cites", "events", "standings", "stage1",
            "ranking", "played_games", "package"} <= set(outcome)  # fmt: skip
    assert (outcome["variant"], outcome["stage1"], outcome["package"]) == (None, None, None)
    assert outcome["standings"][0] == {
        "rank": 1, "player": "Ann", "wins": 1, "losses": 0, "points": 100, "score": 200, "share": 0.6452,
        "status": "finished", "why": "",
    }  # fmt: skip
    assert outcome["ranking"] == [[1, "Ann"], [2, "Bob"], [3, "Cid"], [4, "Dee"]]
    assert all(set(event) == {"text", "cites"} for event in outcome["events"])
