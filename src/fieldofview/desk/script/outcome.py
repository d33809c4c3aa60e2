"""What a desk script expected and what came out, as text and as JSON."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from fieldofview.cards.complaint import Worded
from fieldofview.desk import package
from fieldofview.desk.codec import to_plain
from fieldofview.desk.desk import Desk
from fieldofview.desk.document import Results
from fieldofview.desk.editions import in_edition
from fieldofview.desk.matches import match_points, wins
from fieldofview.desk.model import Tournament
from fieldofview.desk.problems import DeskRefusal
from fieldofview.desk.progress import exits
from fieldofview.desk.records import played_games
from fieldofview.desk.scoreboard import cut
from fieldofview.desk.script.asking import compare_rows, rows
from fieldofview.desk.script.reading import Malformed, Script, read
from fieldofview.desk.script.running import Failure, Run, play
from fieldofview.desk.standings import ranking
from fieldofview.desk.words import tell_act


def run_file(name: str, text: str) -> list[dict[str, Any]]:
    """Every tournament of a file with its variants; a malformed file is not run at all."""
    try:
        scripts = read(text)
    except Malformed as error:
        return [unreadable(name, Worded("{error}", error=error))]
    return [outcome for script in scripts for outcome in run_script(name, script)]


def unreadable(name: str, why: str) -> dict[str, Any]:
    """The outcome of a file that cannot be read or is malformed."""
    failure = asdict(Failure(None, None, why))
    return {"file": name, "title": None, "variant": None, "passed": False, "malformed": True, "failures": [failure]}


def run_script(name: str, script: Script) -> list[dict[str, Any]]:
    """A tournament and its variants."""
    found = [_outcome(name, script, None, None, script.expect)]
    for n, variant in enumerate(script.variants, 1):
        found.append(_outcome(name, script, variant.get("name", f"variant {n}"), variant, variant))
    return found


def _outcome(
    name: str, script: Script, label: str | None, variant: dict[str, Any] | None, expect: dict[str, Any]
) -> dict[str, Any]:
    run = play(script, variant)
    built = None
    if run.desk is not None and not run.broke:
        built = compare(run, expect)
    t = run.desk.state if run.desk is not None else None
    return {
        "file": name,
        "title": script.title,
        "line": script.line,
        "variant": label,
        "passed": not run.failures,
        "malformed": False,
        "failures": [asdict(failure) for failure in run.failures],
        "cites": script.data.get("cites", []),
        "assumes": expect.get("assumes", []),
        "events": [line for act in run.desk.acts for line in tell_act(act)] if run.desk else [],
        "standings": rows(t, "main" if t.settings.format.cut else None) if t else [],
        "stage1": rows(t, "main") if t and t.settings.format.cut else None,
        "ranking": [list(place) for place in ranking(t)] if t else [],
        "played_games": played_games(t) if t else 0,
        "package": built,
    }


def compare(run: Run, expect: dict[str, Any]) -> dict[str, Any] | None:
    """Note everything that came otherwise than expected; the package if it was asked for."""
    assert run.desk is not None
    t = run.desk.state

    def fail(what: str, expected: Any, got: Any) -> None:
        run.failures.append(Failure(None, None, Worded("{step} is otherwise", step=what), expected, got))

    for key, stage in (("standings", None), ("stage1", "main")):
        if key in expect:
            got = rows(t, stage)
            for wanted, found in compare_rows(t, expect[key], got):
                fail(key, wanted, found)
    simple: dict[str, Any] = {"cut": lambda: cut(t), "played_games": lambda: played_games(t)}
    for key, answer in simple.items():
        if key in expect and expect[key] != answer():
            fail(key, expect[key], answer())
    if "final" in expect:
        got = final_rows(t)
        wanted = expect["final"]
        if len(got) != len(wanted) or any(a[k] != b.get(k) for a, b in zip(wanted, got, strict=True) for k in a):
            fail("final", wanted, got)
    if "ranking" in expect:
        _ranking(t, expect["ranking"], fail)
    if "exit_points" in expect:
        found = exits(t)
        points = {unit: found[unit].points if unit in found else None for unit in expect["exit_points"]}
        if points != expect["exit_points"]:
            fail("exit_points", expect["exit_points"], points)
    for item in expect.get("package_refused_without", []):
        cites = [id for problem in package.refused_without(t, item) for id in problem.cites]
        if in_edition("VT.12", t.settings.edition) not in cites:
            fail(Worded("the package without {item}", item=item), "refused", cites)
    return _package(run.desk, expect["package"], fail) if "package" in expect else None


def final_rows(t: Tournament) -> list[dict[str, Any]]:
    """The entries of the last match, in order of their places."""
    last = t.last_round
    if last is None:
        return []
    seated = [b for b in last.tables.values() if not b.play_off_only]
    units = t.units(seated[0].seats) if seated else ()
    won, points = wins(t, seated[0]), match_points(t, seated[0])
    order = {entry: i for i, (_, entry) in enumerate(ranking(t))}
    return [
        {"player": unit, "wins": won[unit], "points": points[unit]}
        for unit in sorted(units, key=lambda u: order.get(u, 999))
    ]


def _ranking(t: Tournament, wanted: list[Any], fail: Any) -> None:
    got = ranking(t)
    pairs = [(place[0], place[1]) if isinstance(place, list) else (i, place) for i, place in enumerate(wanted, 1)]
    by_name = {entry: rank for rank, entry in got}
    ranks_in_order = [rank for rank, _ in got] == [rank for rank, _ in pairs]
    if len(pairs) != len(got) or not ranks_in_order or any(by_name.get(name) != rank for rank, name in pairs):
        fail("ranking", wanted, [list(place) for place in got])


def _package(desk: Desk, wanted: dict[str, Any], fail: Any) -> dict[str, Any] | None:
    try:
        built = flat(package.build(desk, minimum=False))
    except DeskRefusal as refusal:
        fail(Worded("the package"), "built", list(refusal.cites))
        return None
    for key, value in wanted.items():
        if key == "registrations":
            got: Any = {name: note for name, note in built["registrations"].items() if note}
            value = {name: note for name, note in value.items() if note}
        elif key == "has":
            got = [item for item in value if built.get(item)]
        elif key == "incidents":
            got = [item for item in value if item in built["incidents"]]
        else:
            got = built[key]
        if got != value:
            fail(Worded("package.{key}", key=key), value, built.get(key))
    return built


def flat(results: Results) -> dict[str, Any]:
    """The package under the keys that scripts compare."""
    covers = {dispensation.covers for dispensation in results.dispensations}
    both = "both" in covers or covers == {"players", "games"}
    return {
        **to_plain(results),
        "organiser name": results.organiser.name,
        "organiser contact": results.organiser.contact,
        "rounds": len(results.rounds),
        "registrations": {line.name: line.penalties for line in results.registrations},
        "ranking": [[place.rank, place.name] for place in results.ranking],
        "verified_rounds": [round.number for round in results.rounds if round.verified_by],
        "incidents": [f"{incident.kind} {incident.about}" for incident in results.incidents],
        "penalties_revoked": sum(penalty.revoked for penalty in results.penalties),
        "dispensation": "both" if both else next(iter(covers), ""),
    }
