"""`fov desk new`, `plan` and `set`: an event before it begins."""

from __future__ import annotations

from collections import Counter as Counted
from dataclasses import fields
from datetime import datetime
from pathlib import Path
from typing import Any

from fieldofview.cards.complaint import Worded
from fieldofview.desk import commands as c
from fieldofview.desk.codec import to_plain
from fieldofview.desk.desk import Unconfirmed
from fieldofview.desk.formats.plan import plan as make_plan
from fieldofview.desk.formats.planned import Hours, Plan
from fieldofview.desk.formats.presets import PRESETS, preset_title
from fieldofview.desk.formats.settings import FormatSettings
from fieldofview.desk.formats.words import sentence
from fieldofview.desk.shape import field_size
from fieldofview.desk.words.events import settings_text
from fieldofview.office.event import Event

from .counter import Counter
from .finding import SUFFIX, name_for
from .keys import HELP as KEYS
from .keys import changes_from
from .like import take_over
from .takes import arg, takes
from .values import clock_text
from .words import BadRequest, word

CLUB = "club-evening"
SETTINGS = arg("settings", nargs="*", metavar="KEY=VALUE", help=KEYS)
PRESET = arg("--preset", choices=list(PRESETS), help="a format that is known by name")


@takes(
    arg("title", nargs="?", help="what the event is called"),
    SETTINGS,
    PRESET,
    arg("--file", metavar="FILE", help=Worded("where it is kept (a new file, *{suffix})", suffix=SUFFIX)),
    arg("--practice", action="store_true", help="a practice event: marked everywhere, never returned"),
    arg("--like", metavar="FILE", help="settings, officials and players of an earlier event"),
    opens=False,
)
def new(
    at: Counter,
    title: str | None,
    settings: list[str],
    preset: str | None,
    file: str | None,
    practice: bool,
    like: str | None,
) -> None:
    """Make a new event in a new file. Without settings it is a club evening: three rounds at tables of four, sanctioned
    by the rulings, 30 minutes a round. Everything can be changed until the start."""
    if title is None and like is None:
        if not at.can_ask():
            raise BadRequest("no_title", at.language)
        title = at.ask("which_title")
    before = Event.open(like, read_only=True) if like else None
    known = _settings(preset or CLUB) if before is None else _repeated(before)
    data = {**known, **({"title": title} if title else {})}
    if preset and before is not None:
        data |= _settings(preset)
    for key, value in changes_from(settings, data["format"], at.language).items():
        data[key] = {**data.get("options", {}), **value} if key == "options" else value
    path = Path(file or f"{name_for(str(data['title']))}{SUFFIX}").expanduser()
    path = path if path.suffix == SUFFIX else path.with_name(path.name + SUFFIX)
    at.event = _created(at, path, data, practice=practice)
    at.answer |= {"event": data["title"], "file": str(path)}
    at.told(0)
    at.tell("made", file=path.name)
    if before is not None:
        players, officials = take_over(at, before)
        before.store.close()
        at.tell("taken_over", players=players, officials=officials)
    if practice:
        at.tell("practice")


def _created(at: Counter, path: Path, data: dict[str, Any], *, practice: bool) -> Event:
    try:
        return Event.create(path, data, practice=practice)
    except Unconfirmed as warned:
        return Event.create(path, data, practice=practice, confirm=at.all_the_same(warned))


def _settings(preset: str) -> dict[str, Any]:
    known = PRESETS[preset]
    form = {f.name: getattr(known.settings, f.name) for f in fields(known.settings)}
    return {"format": {key: value for key, value in form.items() if value is not None}, "limit": known.limit}


def _repeated(before: Event) -> dict[str, Any]:
    data: dict[str, Any] = to_plain(before.state.settings)
    form = {key: value for key, value in data["format"].items() if value is not None}
    return {**data, "format": form, "date": "", "practice": False}


@takes(
    arg("players", type=int, nargs="?", metavar="PLAYERS", help="for how many (those entered if not said)"),
    SETTINGS,
    PRESET,
    arg("--start", metavar="HH:MM", help="when round 1 begins, to estimate the times"),
    reads=True,
)
def plan(at: Counter, players: int | None, settings: list[str], preset: str | None, start: str | None) -> None:
    """The plan before the day: rounds, tables, limits and times, and what to think about. Without an event, say a
    number of players; without a preset it is a club evening."""
    if preset is None and players is not None and not _has_event(at):
        preset = CLUB
    known = PRESETS[preset].settings if preset else at.t.settings.format
    limit = PRESETS[preset].limit if preset else at.t.settings.limit
    changed = changes_from(settings, to_plain(known), at.language)
    form = FormatSettings.of({k: v for k, v in changed.get("format", to_plain(known)).items() if v is not None})
    people = players if players is not None else field_size(at.t) * known.unit_seats
    made = make_plan(form, people // form.unit_seats, Hours(_begin(at, start)), int(changed.get("limit", limit)))
    if preset:
        at.line(preset_title(preset, at.language))
    _show(at, made, people)


def _has_event(at: Counter) -> bool:
    try:
        return bool(at.event)
    except BadRequest as missing:
        if missing.key != "no_event_here":
            raise
        return False


def _begin(at: Counter, start: str | None) -> datetime | None:
    if start is None:
        return None
    try:
        hour = datetime.strptime(start, "%H:%M")
    except ValueError as error:
        raise BadRequest("bad_hour", at.language, text=start) from error
    return datetime.now().replace(hour=hour.hour, minute=hour.minute, second=0, microsecond=0)


def _show(at: Counter, made: Plan, players: int) -> None:
    at.tell("plan_for", players=players, rounds=len(made.rounds), games=made.sure_games)
    seats = made.settings.unit_seats
    rows = []
    for played in made.rounds:
        sizes = Counted(size * seats for size in played.sizes)
        tables = " + ".join(f"{count}×{size}" for size, count in sorted(sizes.items(), reverse=True))
        match = word("first_to", at.language, wins=played.first_to) if played.first_to else str(played.games)
        hours = f"{played.start:%H:%M}–{played.end:%H:%M}" if played.start and played.end else ""
        stage = played.stage if at.as_json else word(f"stage.{played.stage}", at.language)
        rows.append([played.number, stage, tables, played.resting, match, clock_text(played.limit), hours])
    at.rows("rounds", ["round", "stage", "tables", "resting", "games", "limit", "hours"], rows)
    warnings = [
        {"code": warning.code, "text": sentence(warning.code, warning.data, at.language), "cites": list(warning.cites)}
        for warning in made.warnings
    ]
    at.give("warnings", warnings)
    if not at.as_json:
        for warning in warnings:
            at.line(f"! {warning['text']} ({', '.join(warning['cites'])})")


@takes(arg("settings", nargs="+", metavar="KEY=VALUE", help=KEYS))
def set_(at: Counter, settings: list[str]) -> None:
    """Change settings. The drop policy, tie-breaks and options are fixed when round 1 begins, whether the event is
    sanctioned at its start, everything when the results are returned."""
    before = to_plain(at.t.settings.format)
    changes = changes_from(settings, before, at.language)
    at.put(c.ConfigureEvent(changes), quiet=True)
    form = changes.get("format", {})  # given as a whole: what is otherwise now is what somebody wants to read
    shown = changes | {"format": {key: form.get(key, "") for key in before | form if form.get(key) != before.get(key)}}
    at.tell("settings_now", changes=settings_text(shown if form else changes, at.language != "en") or "–")
