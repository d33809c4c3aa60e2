"""What goes to the publisher: its content as plain data (VT.12). Names are joined in outside the desk."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from fieldofview.desk.compliance import check_package
from fieldofview.desk.deciding.case import Case
from fieldofview.desk.evolve import recipe_of
from fieldofview.desk.model import ORGANISER, Tournament
from fieldofview.desk.penalties import note
from fieldofview.desk.problems import DeskRefusal, Problem
from fieldofview.desk.progress import status
from fieldofview.desk.records import played_games, recorded
from fieldofview.desk.standings import ranking

SCHEMA = "vp-tournament-results/1"
EMPTIED = {
    "date": "date",
    "location": "location",
    "organiser name": "organiser_name",
    "organiser contact": "organiser_contact",
}


def build(t: Tournament, name: Callable[[str], str] = str) -> dict[str, Any]:
    """The package as plain data; refused while something is missing, with all of it."""
    case = Case(t, ORGANISER)
    check_package(case)
    case.settle()
    s = t.settings
    return {
        "schema": SCHEMA,
        "title": s.title,
        "edition": s.edition,
        "tier": s.tier,
        "sanctioned": s.sanctioned,
        "date": s.date,
        "location": s.location,
        "organiser": {"name": s.organiser_name, "contact": s.organiser_contact},
        "players": len(t.players),
        "rounds": len(t.rounds),
        "played_games": played_games(t),
        "recipes": _recipes(t),
        "registrations": {name(person): note(t, person) for person in t.players},
        "ranking": [[rank, name(entry)] for rank, entry in ranking(t)],
        "status": {name(entry.id): status(t, entry) for entry in t.entries.values()},
        "drop_policy": s.drop_policy,
        "verified_rounds": [round.number for round in t.rounds if round.verified],
        "incidents": [_incident(text, name) for text in t.incidents],
        "penalties_revoked": sum(penalty.revoked for penalty in t.penalties),
        "dispensation": _dispensation(t),
        "games": [game for round in t.rounds for game in _games(t, round.number, name)],
    }


def refused_without(t: Tournament, item: str) -> list[Problem]:
    """What the package says with one of its facts emptied."""
    nothing: dict[str, Any] = {EMPTIED[item]: ""}
    emptied = replace(t.settings, **nothing)
    before, t.settings = t.settings, emptied
    try:
        build(t)
    except DeskRefusal as refusal:
        return list(refusal.problems)
    finally:
        t.settings = before
    return []


def _recipes(t: Tournament) -> list[dict[str, int]]:
    used = [t.settings.recipe, *t.recipes.values()]
    used += [recipe_of(t, round.number, number) for round in t.rounds for number in round.tables]
    return [dict(items) for items in dict.fromkeys(tuple(sorted(recipe.items())) for recipe in used)]


def _incident(text: str, name: Callable[[str], str]) -> str:
    kind, _, who = text.partition(" ")
    return f"{kind} {name(who)}" if kind in ("dq-report", "suspension-proposed") else text


def _dispensation(t: Tournament) -> str:
    covers = {covers for _, _, covers, _ in t.dispensations}
    return "both" if "both" in covers or covers == {"players", "games"} else next(iter(covers), "")


def _games(t: Tournament, number: int, name: Callable[[str], str]) -> list[dict[str, Any]]:
    found = []
    for table_number, one in t.rounds[number - 1].tables.items():
        for game in one.games.values():
            result = game.result
            if result is None:
                continue
            found.append(
                {
                    "round": number,
                    "table": table_number,
                    "game": game.ref.game,
                    "play_off": game.play_off,
                    "seats": [name(person) for person in result.seats],
                    "dealer": name(result.dealer),
                    "end": result.end,
                    "winners": [name(person) for person in result.winners],
                    "left": {name(person): why for person, why in result.left.items()},
                    "points": {name(person): points for person, points in recorded(t, game).items()},
                    "played": result.played,
                    "recipe": game.recipe,
                }
            )
    return found
