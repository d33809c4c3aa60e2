"""What is next, and what is missing: for `fov desk show` and `fov desk day`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from fieldofview.desk.compliance import missing_items, panel, planned_warnings, who_played
from fieldofview.desk.deciding.case import Case
from fieldofview.desk.deciding.rounds import needs_verification
from fieldofview.desk.desk import now
from fieldofview.desk.events import PackageBuilt
from fieldofview.desk.matches import running
from fieldofview.desk.model import ORGANISER, Round
from fieldofview.desk.penalties import untold
from fieldofview.desk.shape import is_last

from ..calling import fov
from ..output import print_said
from .counter import Counter
from .showing import left_at, table_state
from .words import word

SETTING_OF = {"date": "date", "location": "place", "organiser name": "organiser", "organiser contact": "contact"}


@dataclass(frozen=True)
class Step:
    """One thing to do: what it is called, the command, and the right that it needs."""

    key: str
    command: tuple[str, ...]
    right: str
    facts: dict[str, object] = field(default_factory=dict)
    later: bool = False  # nothing waits for it yet


def steps(at: Counter) -> Iterator[Step]:
    """What to do, the next thing first; what can wait comes last."""
    t = at.t
    if not t.started:
        yield from _before(at)
    elif not t.finished:
        last = t.last_round
        if last is not None and not last.closed:
            yield from _under_way(at, last)
        elif last is not None and is_last(t, last.number):
            yield Step("todo.finish", ("finish",), "close")
        elif len(t.rounds) + 1 in t.drafts:
            yield Step("todo.publish", ("publish",), "rounds", {"round": len(t.rounds) + 1})
        else:
            yield Step("todo.pair", ("pair",), "rounds", {"round": len(t.rounds) + 1})
    yield from _owed(at)
    if t.finished and not t.submitted and not t.settings.practice:
        if not _is_packed(at):
            yield Step("todo.package", ("package",), "submit")
        yield Step("todo.submit", ("submit",), "submit")
    elif t.finished and t.settings.practice:
        yield Step("todo.practice_over", ("standings",), "submit")


def _is_packed(at: Counter) -> bool:
    """Whether the package was written, and nothing since."""
    return any(isinstance(event, PackageBuilt) for event in at.event.desk.acts[-1].events)


def _before(at: Counter) -> Iterator[Step]:
    t = at.t
    if len(t.entries) < 2:
        yield Step("todo.register", ("import", "FILE"), "registration")
    staff = t.staff
    if not staff.judges and not staff.head:
        yield Step("todo.judge", ("staff", "--judge", "NAME"), "roles")
    elif not staff.chief:
        yield Step("todo.head", ("staff", "--head", "NAME"), "roles")
    if not staff.score_keepers:
        yield Step("todo.score_keeper", ("staff", "--score-keeper", "NAME"), "roles")
    away = [entry for entry in t.entries.values() if not entry.checked_in]
    if away:
        yield Step("todo.checkin", ("checkin", "NAME"), "presence", {"count": len(away)})
    if len(t.entries) - len(away) >= 2:
        yield Step("todo.start", ("start",), "start", {"players": len(t.entries) - len(away)})


def _under_way(at: Counter, round: Round) -> Iterator[Step]:
    states: dict[str, list[int]] = {}
    for table in round.tables.values():
        states.setdefault(table_state(at, round, table), []).append(table.number)
    waiting = states.get("waiting", []) + states.get("between", []) + states.get("play-off", [])
    if waiting:
        yield Step("todo.begin", ("begin",), "time", {"tables": _some(waiting)})
    when = now()
    out_of_time = [
        n
        for n in states.get("playing", [])
        if round.clock.started and (left := left_at(at, round, round.tables[n], when)) is not None and left <= 0
    ]
    if out_of_time:
        yield Step("todo.time", ("time", str(out_of_time[0]), "NAME"), "time", {"tables": _some(out_of_time)})
    for number in states.get("overtime", []):
        game = running(round.tables[number])
        if game and game.overtime and game.overtime.next:
            facts = {"table": number, "name": at.name(game.overtime.next)}
            yield Step("todo.overtime", ("overtime", str(number), "NAME", "--totals", "N"), "time", facts)
    for number in states.get("reported", []):
        yield Step("todo.confirm", ("confirm", str(number)), "result", {"table": number})
    at_play = sorted(states.get("playing", []) + states.get("overtime", []))
    for number in at_play[:3]:
        facts = {"table": number, "seats": at.names(round.tables[number].seats), "open": len(at_play)}
        yield Step("todo.result", ("result", str(number), "…"), "result", facts)
    if set(states) <= {"done"}:
        if needs_verification(Case(at.t, ORGANISER), round):
            yield Step("todo.verify", ("verify",), "verify", {"round": round.number})
        yield Step("todo.close", ("close",), "close", {"round": round.number})


def _some(numbers: list[int]) -> str:
    return ", ".join(map(str, sorted(numbers)[:12])) + (" …" if len(numbers) > 12 else "")


def _owed(at: Counter) -> Iterator[Step]:
    """What holds up the package, if nothing else."""
    t = at.t
    for call in t.calls:
        if not call.answered:
            facts = {"name": at.name(call.person), "table": call.table, "call": call.id}
            yield Step("todo.call", ("answer", call.id), "answer", facts)
    for draft, (person, code, by) in t.drafted.items():
        facts = {"name": at.name(person), "code": code, "by": at.name(by), "draft": draft}
        yield Step("todo.draft", ("penalty", at.name(person), code), "penalty", facts, later=True)
    for person in dict.fromkeys(p.person for p in t.penalties):
        if person in t.players and untold(t, person):
            yield Step("todo.told", ("told", at.name(person)), "told", {"name": at.name(person)})
    for penalty in t.penalties:
        if penalty.level == "DQ" and not penalty.revoked and penalty.person not in t.reports:
            name = at.name(penalty.person)
            yield Step("todo.report", ("dq-report", name, "TEXT"), "report", {"name": name})
    if not t.settings.practice and not t.submitted:
        missing = [SETTING_OF[item] for item in missing_items(t)]
        if missing:
            facts = {"what": ", ".join(word(f"item.{key}", at.language) for key in missing)}
            yield Step("todo.items", ("set", *(f"{key}=…" for key in missing)), "settings", facts, later=not t.finished)


def show_todo(at: Counter) -> None:
    """Where the event is, what is next, what is missing, what to think about."""
    t = at.t
    state = "submitted" if t.submitted else "finished" if t.finished else "started" if t.started else "planned"
    at.give("state", state)
    last = t.last_round
    stage = ".closed" if last and last.closed else ".round" if last else ""
    at.line(
        word(
            f"event.{state}" + (stage if state == "started" else ""),
            at.language,
            title=t.settings.title + (f" [{word('practice_mark', at.language)}]" if t.settings.practice else ""),
            players=len(t.entries),
            round=len(t.rounds),
            played=len(who_played(t)) if t.finished else 0,
        )
    )
    found = list(steps(at))
    at.give(
        "steps",
        [
            {
                "text": word(step.key, at.language, **step.facts),
                "command": ["fov", "desk", *step.command],
                "later": step.later,
            }
            for step in found
        ],
    )
    problems = [at.problem(problem) for problem in panel(at.event.desk)]
    at.give("warnings", problems)
    if at.as_json:
        return
    for number, step in enumerate(found, 1):
        print_said(f"  {f'{number}.':<3} {word(step.key, at.language, **step.facts)}", hanging=6)
        print(f"      {fov('desk')} {_typed(step.command)}")
    useless = () if len(t.entries) >= 2 and not t.rounds else {warning.code for warning in planned_warnings(t)}
    for problem in problems:  # advice about the plan is for the time between the first names and round 1
        if problem["code"][0] == "W" and problem["code"] not in useless:
            print_said(f"  !   {problem['text']} ({', '.join(problem['cites'])})", hanging=6)


def _typed(command: tuple[str, ...]) -> str:
    return " ".join(f'"{text}"' if " " in text else text for text in command)
