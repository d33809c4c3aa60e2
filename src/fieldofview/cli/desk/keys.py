"""Settings as people type them: KEY=VALUE."""

from __future__ import annotations

from typing import Any

from fieldofview.cards.complaint import Worded
from fieldofview.desk.formats.settings import COUNTS, NUMBERS, WORDS

from .values import day, pair, seconds, whole
from .words import BadRequest

TEXTS = {
    "title": "title",
    "tier": "tier",
    "location": "location",
    "place": "location",
    "organiser": "organiser_name",
    "contact": "organiser_contact",
    "edition": "edition",
    "drop": "drop_policy",
    "drop_policy": "drop_policy",
    "backups": "backups",
}
SWITCHES = ("sanctioned", "auto_call_time")
OPTIONS = ("one_warning_per_caution", "split_wins", "agreed_drop_keeps", "checked_decks_only")
YES, NO = ("yes", "true", "on", "1", "ja", "an"), ("no", "false", "off", "0", "nein", "aus")
HELP = Worded(
    "settings: title, date, place, organiser, contact, tier, edition (A or E), sanctioned (yes or no), limit (30:00), "
    "drop (RETAIN or ZERO_LAST), tie_breaks (wins,points,…), capacity, backups (a folder, or none), auto_call_time; "
    "{options}; of the format: {form}",
    options=", ".join(OPTIONS),
    form=", ".join((*WORDS, *NUMBERS, *COUNTS, "odd_tables", "final_limit")),
)


def changes_from(words: list[str], form: dict[str, Any], language: str) -> dict[str, Any]:
    """Changes as the desk takes them; the format is given as a whole."""
    changes: dict[str, Any] = {}
    new_form = {key: value for key, value in form.items() if value is not None}
    for text in words:
        name, value = pair(text, language) if not text.endswith("=") else (text[:-1], "")
        key = name.replace("-", "_").casefold()
        if key in TEXTS:
            kept = {"edition": value.upper(), "drop_policy": value.upper(), "tier": value.casefold()}
            goal = TEXTS[key]
            changes[goal] = "" if goal == "backups" and value.casefold() in ("none", *NO) else kept.get(goal, value)
        elif key == "date":
            changes[key] = day(value, language) if value else ""
        elif key == "limit":
            changes[key] = seconds(value, language)
        elif key == "capacity":
            changes[key] = whole(value, language)
        elif key == "tie_breaks":
            changes[key] = [metric.strip() for metric in value.split(",") if metric.strip()]
        elif key in SWITCHES:
            changes[key] = switch(value, language)
        elif key in OPTIONS:
            changes.setdefault("options", {})[key] = switch(value, language)
        else:
            _format(key, value, new_form, language)
            changes["format"] = new_form
    _check(changes, language)
    return changes


def _format(key: str, value: str, form: dict[str, Any], language: str) -> None:
    if key in WORDS:
        form[key] = value.casefold()
    elif key in NUMBERS or key in COUNTS:
        if value.casefold() in ("", "none"):
            form.pop(key, None)
        else:
            form[key] = whole(value, language)
    elif key == "odd_tables":
        form[key] = switch(value, language)
    elif key == "final_limit":
        form[key] = "none" if value.casefold() == "none" else seconds(value, language)
    else:
        raise BadRequest("no_such_key", language, key=key)


def _check(changes: dict[str, Any], language: str) -> None:
    from fieldofview.desk.scoreboard import METRICS

    if changes.get("edition", "A") not in ("A", "E"):
        raise BadRequest("bad_edition", language, text=changes["edition"])
    unknown = [metric for metric in changes.get("tie_breaks", []) if metric not in METRICS]
    if unknown:
        raise BadRequest("bad_tie_breaks", language, text=", ".join(unknown), known=", ".join(METRICS))


def switch(value: str, language: str) -> bool:
    """Yes or no."""
    word = value.casefold()
    if word not in (*YES, *NO):
        raise BadRequest("bad_switch", language, text=value)
    return word in YES
