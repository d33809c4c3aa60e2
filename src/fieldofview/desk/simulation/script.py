"""A history as a desk script, where a script has a step for everything in it."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from fieldofview.desk import commands as c
from fieldofview.desk.simulation.history import Attempt

Step = dict[str, Any]


def as_script(history: Sequence[Attempt], title: str) -> str | None:
    """The history as a page of TOML, or None."""
    first = history[0].command
    assert isinstance(first, c.CreateEvent)
    staff: dict[str, Any] = {"judges": [], "score_keepers": [], "verifiers": []}
    set_up: dict[str, Any] = {"title": title, **_settings(first.settings), "players": [], "staff": staff}
    steps: list[Step] = []
    for attempt in history[1:]:
        command = attempt.command
        before_start = not steps
        if isinstance(command, c.Register) and before_start and not command.members:
            set_up["players"].append(command.entry)
        elif isinstance(command, c.GrantRole) and before_start:
            _grant(staff, command)
        elif isinstance(command, c.DrawLots | c.ImportLeaderboard) and before_start:
            set_up["lots" if isinstance(command, c.DrawLots) else "leaderboard"] = list(command.order)
        elif isinstance(command, c.PublishRound):
            steps += [{"do": "bye", "player": unit, "round": command.round} for unit in command.byes]
        elif not isinstance(command, c.GiveBye | c.FinishEvent):
            make = STEPS.get(type(command))
            if make is None:
                return None
            known = {*set_up["players"], *staff["judges"], *staff["score_keepers"], *staff["verifiers"]}
            if type(command) in ACTED and attempt.by not in known:
                return None
            step = make(command)
            if step:
                signed = type(command) in ACTED or (type(command) in SIGNED and attempt.by in known)
                steps.append({**step, "by": attempt.by} if signed else step)
    lines = ["[[tournament]]", *(f"{key} = {_toml(value)}" for key, value in set_up.items())]
    return "\n".join([*lines, "steps = [", *(f" {_toml(step)}," for step in steps), "]", ""])


def _settings(settings: dict[str, Any]) -> dict[str, Any]:
    keys = ("edition", "sanctioned", "tier", "drop_policy", "options", "format")
    kept = {key: settings[key] for key in keys if key in settings}
    if settings.get("tie_breaks"):
        kept["tie_breaks"] = settings["tie_breaks"]
    form = dict(kept["format"])
    if isinstance(form.get("final_limit"), int):
        form["final_limit"] = _time(form["final_limit"])
    return {**kept, "format": form, "limit": _time(settings["limit"])}


def _grant(staff: dict[str, Any], command: c.GrantRole) -> None:
    if command.role == "head":
        staff["head"] = command.person
    else:
        staff[{"judge": "judges"}.get(command.role, f"{command.role}s")].append(command.person)


def _time(seconds: int) -> str:
    return f"{seconds // 60}:{seconds % 60:02d}"


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {_toml(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def _game(x: c.ReportGame) -> Step:
    step: Step = {"do": "game", "round": x.round, "table": x.table, "game": x.game, "seats": x.seats}
    step |= {"field": x.field, "end": x.end, "winners": x.winners}
    step |= {key: value for key in ("left", "points", "dealer", "first") if (value := getattr(x, key))}
    return step | ({"stage": "play-off"} if x.play_off else {})


def _late(x: c.MarkPresent) -> Step:
    late = [(person, seconds) for person, seconds in x.late.items() if seconds != 0]
    if not late:
        return {}
    person, seconds = late[0]
    return {"do": "arrive", "player": person, "round": x.round, "late": "never" if seconds is None else _time(seconds)}


def _overtime(x: c.TakeOvertimeTurns) -> Step:
    turns = [f"{seat} {what}" for seat, what in x.turns]
    return {"do": "overtime", "round": x.round, "table": x.table, "turns": turns, "totals": x.totals, "empty": x.empty}


def _in_game(x: c.IssuePenalty | c.Disqualify) -> Step:
    return {"player": x.person, "code": x.code} | ({"round": x.round, "game": x.game} if x.round else {})


STEPS: dict[type[c.Command], Callable[[Any], Step]] = {
    c.Register: lambda x: {"do": "register", "player": x.entry},
    c.Withdraw: lambda x: {"do": "withdraw", "player": x.entry},
    c.GrantRole: lambda x: {"do": "grant", "person": x.person, "role": x.role},
    c.RevokeRole: lambda x: {"do": "ungrant", "person": x.person, "role": x.role},
    c.StartEvent: lambda x: {"do": "start"},
    c.MarkPresent: _late,
    c.SwapSeats: lambda x: {"do": "swap", "round": x.round, "table": x.table, "players": x.pair},
    c.CallTime: lambda x: {"do": "time", "round": x.round, "table": x.table, "active": x.active},
    c.TakeOvertimeTurns: _overtime,
    c.ReportGame: _game,
    c.CorrectResult: lambda x: {**_game(x), "do": "correct"},
    c.RuleAgreedDraw: lambda x: {"do": "agreed-draw", "round": x.round, "table": x.table, "enforce": x.enforce},
    c.IssuePenalty: lambda x: {"do": "penalty", **_in_game(x)},
    c.Disqualify: lambda x: {"do": "dq", **_in_game(x), "confirmed_by": x.confirmed_by},
    c.FileDqReport: lambda x: {"do": "dq-report", "player": x.person},
    c.TellPlayer: lambda x: {"do": "told", "player": x.person},
    c.Drop: lambda x: {"do": "drop", "player": x.entry},
    c.UndoDrop: lambda x: {"do": "undrop", "player": x.entry},
    c.VerifyRound: lambda x: {"do": "verify", "round": x.round},
    c.CloseRound: lambda x: {"do": "close", "round": x.round},
    c.SubmitResults: lambda x: {"do": "submit"},
}  # the other commands have no step
# Steps that say who acts, and those that may.
ACTED = (c.RuleAgreedDraw, c.IssuePenalty, c.Disqualify, c.FileDqReport, c.VerifyRound)
SIGNED = (c.ReportGame, c.CorrectResult, c.TellPlayer, c.CloseRound, c.SubmitResults)
