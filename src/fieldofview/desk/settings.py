"""How an event is set up: settings from plain data, and what must hold of them (VT.14, VT.16)."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any

from fieldofview.desk.codec import from_plain, to_plain
from fieldofview.desk.formats.settings import FormatSettings
from fieldofview.desk.model import Settings
from fieldofview.desk.recipes import DEFAULT
from fieldofview.desk.scoreboard import DEFAULT_TIE_BREAKS, DOUBLE_SCORE_TIE_BREAKS

if TYPE_CHECKING:
    from fieldofview.desk.deciding.case import Case

TIERS = ("club", "state", "nation", "world")
POLICIES = ("RETAIN", "ZERO_LAST")
SHORTEST, LONGEST = 30 * 60, 45 * 60
_KEYS = {f.name for f in fields(Settings)}


def settings_from(data: dict[str, Any]) -> Settings:
    """Settings from plain data; what is left out has its default."""
    plain = {key: value for key, value in data.items() if key in _KEYS and key != "format"}
    written = {key: value for key, value in data["format"].items() if value is not None}
    settings = from_plain(Settings, {**plain, "format": {}}, format=FormatSettings.of(written))
    if not settings.recipe:
        settings = replace(settings, recipe=dict(DEFAULT[settings.edition]))
    if not settings.tie_breaks:
        settings = replace(settings, tie_breaks=default_tie_breaks(settings))
    return settings


def default_tie_breaks(settings: Settings) -> tuple[str, ...]:
    """What separates the rows of a table unless the organiser says otherwise."""
    form = settings.format
    if form.kind == "double-score":
        return DOUBLE_SCORE_TIE_BREAKS
    return tuple(m for m in DEFAULT_TIE_BREAKS if m != "wins" or form.scoring != "points")


def with_changes(settings: Settings, changes: dict[str, Any]) -> Settings:
    """Settings with some of them changed; options that are not named stay."""
    plain = to_plain(settings)
    for key, value in changes.items():
        plain[key] = {**plain["options"], **value} if key == "options" else value
    return settings_from(plain)


def check_settings(case: Case, settings: Settings) -> None:
    """Say everything that is wrong with settings."""
    if not SHORTEST <= settings.limit <= LONGEST:
        case.bind("E_ROUND_TIME_RANGE", "VT.14", limit=settings.limit)
    final = settings.format.final_limit
    if isinstance(final, int) and not SHORTEST <= final <= LONGEST:
        case.bind("E_ROUND_TIME_RANGE", "VT.14", limit=final)
    for sentence in settings.format.problems():
        case.refuse("E_FORMAT", "VT.8", sentence=sentence)
    if settings.drop_policy not in POLICIES:
        case.refuse("E_UNKNOWN_POLICY", "VT.56", policy=settings.drop_policy)
    if settings.tier not in TIERS:
        case.refuse("E_UNKNOWN_TIER", "VT.11", tier=settings.tier)
