"""Random set-ups: every format with all its keys, both editions, sanctioned or not."""

from __future__ import annotations

import random
from typing import Any, get_args

from fieldofview.desk.formats.ladder import NeverEnds
from fieldofview.desk.formats.plan import plan
from fieldofview.desk.formats.settings import BadFormat, FormatSettings, Grouping, Kind, SeatingMethod
from fieldofview.desk.scoreboard import DEFAULT_TIE_BREAKS, DOUBLE_SCORE_TIE_BREAKS
from fieldofview.desk.settings import POLICIES, TIERS

KINDS: tuple[str, ...] = get_args(Kind)
OPTIONS = ("one_warning_per_caution", "split_wins", "agreed_drop_keeps", "checked_decks_only")
FEWEST = {"double-score": 3, "survival": 3, "two-headed-giant": 2}


def random_settings(rng: random.Random, kind: str | None = None, players: int | None = None) -> dict[str, Any]:
    """Settings that can be played, and under `units` how many entries there should be."""
    while True:
        chosen = kind or rng.choice(KINDS)
        units = _units(rng, chosen, players)
        form = _format(rng, chosen, units)
        try:
            plan(FormatSettings.of(form), units)
        except (BadFormat, NeverEnds):
            continue
        break
    edition = rng.choice("AAE")
    return {
        "title": "Simulated",
        "units": units,
        "format": form,
        "edition": edition,
        "sanctioned": rng.random() < 0.7,
        "tier": rng.choice(TIERS),
        "date": "2026-01-01",
        "location": "here",
        "organiser_name": "filled in",
        "organiser_contact": "filled in",
        "drop_policy": rng.choice(POLICIES),
        "limit": 60 * rng.randint(30, 45),
        "options": {name: rng.random() < 0.3 for name in OPTIONS if name != "checked_decks_only"},
        "tie_breaks": _tie_breaks(rng, form),
        "capacity": units if rng.random() < 0.2 else 0,
    }


def _units(rng: random.Random, kind: str, players: int | None) -> int:
    if players is not None:
        return max(FEWEST.get(kind, 2), players // 2 if kind == "two-headed-giant" else players)
    most = 12 if kind == "two-headed-giant" else rng.choice((6, 12, 12, 20, 40))
    return rng.randint(FEWEST.get(kind, 2), most)


def _format(rng: random.Random, kind: str, units: int) -> dict[str, Any]:
    form: dict[str, Any] = {"kind": kind, "seating": rng.choice(get_args(SeatingMethod))}
    course = kind
    if kind == "two-headed-giant":
        course = form["base"] = rng.choice(("swiss", "round-robin", "knock-out"))
        form["table"] = rng.choice((4, 4, 6))
    else:
        form["table"] = rng.randint(3 if kind in FEWEST else 2, 4 if kind == "round-robin" else 6)
    if rng.random() < 0.3:
        form["games"] = rng.randint(1, 3)
    elif rng.random() < 0.3:
        form["first_to"] = rng.randint(1, 2)
    if course in ("swiss", "double-score"):
        form["rounds"] = rng.randint(1, 5)
    if course == "swiss":
        form["odd_tables"] = rng.random() < 0.8
        form["grouping"] = rng.choice(get_args(Grouping))
        if kind == "swiss":
            form["scoring"] = rng.choice(("wins", "wins", "points"))
    if course == "round-robin":
        form["pools"] = rng.choice((0, 0, 3, 4, 5))
        if units > 8 and not form["pools"]:
            form["rounds"] = rng.randint(1, 5)
    if course in ("swiss", "round-robin", "double-score") and rng.random() < 0.4:
        form["cut"] = rng.randint(2, max(2, min(9, units)))
        form["final_table"] = rng.choice((4, 6)) if kind == "two-headed-giant" else rng.randint(2, 6)
    if course in ("knock-out", "survival") or "cut" in form:
        if rng.random() < 0.3:
            form["final_first_to"] = rng.randint(1, 2)
        if rng.random() < 0.3:
            form["final_limit"] = rng.choice(("none", 40 * 60))
    if course == "knock-out":
        form["grouping"] = rng.choice(("random", "leaderboard"))
        if rng.random() < 0.3:
            form["advance"] = rng.randint(1, 2)
    if kind == "survival":
        form["lives"] = rng.randint(1, 2)
    return form


def _tie_breaks(rng: random.Random, form: dict[str, Any]) -> list[str]:
    metrics = DOUBLE_SCORE_TIE_BREAKS if form["kind"] == "double-score" else DEFAULT_TIE_BREAKS
    if rng.random() < 0.5:
        return []
    chosen = rng.sample([*metrics, "wins-above-expectation"], rng.randint(1, len(metrics)))
    return chosen if rng.random() < 0.5 else [*metrics]
