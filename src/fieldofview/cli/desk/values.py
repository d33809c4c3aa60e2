"""What people type: times, days, totals by name."""

from __future__ import annotations

import re
from datetime import date

from .words import BadRequest

NONE = ("none", "never", "no", "keins", "keine", "nie", "nein")


def seconds(text: str, language: str) -> int:
    """A time: minutes, or minutes and seconds."""
    found = re.fullmatch(r"(\d{1,4})(?::([0-5]\d))?", text.strip())
    if found is None:
        raise BadRequest("bad_time", language, text=text)
    return 60 * int(found[1]) + int(found[2] or 0)


def seconds_or_none(text: str, language: str) -> int | None:
    """A time, or none."""
    return None if text.strip().casefold() in NONE else seconds(text, language)


def clock_text(total: float | None) -> str:
    """Seconds as a clock shows them."""
    if total is None:
        return "–"
    whole = abs(int(total))
    return f"{'-' if total < 0 else ''}{whole // 60}:{whole % 60:02}"


def day(text: str, language: str) -> str:
    """A day as ISO writes it; German order is understood."""
    german = re.fullmatch(r"(\d{1,2})\.(\d{1,2})\.(\d{4})", text.strip())
    iso = f"{german[3]}-{int(german[2]):02}-{int(german[1]):02}" if german else text.strip()
    try:
        return date.fromisoformat(iso).isoformat()
    except ValueError as error:
        raise BadRequest("bad_day", language, text=text) from error


def pair(text: str, language: str) -> tuple[str, str]:
    """NAME=VALUE; the last equals sign parts them."""
    name, sign, value = text.rpartition("=")
    if not sign or not name.strip() or not value.strip():
        raise BadRequest("bad_pair", language, text=text)
    return name.strip(), value.strip()


def whole(text: str, language: str) -> int:
    """A whole number; a printed minus is understood."""
    try:
        return int(text.replace("−", "-").replace("–", "-").strip())
    except ValueError as error:
        raise BadRequest("bad_number", language, text=text) from error
