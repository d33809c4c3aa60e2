"""Days: when a suspension holds, and how long it must be (VT.73)."""

from __future__ import annotations

from datetime import date

from fieldofview.desk.model import Tournament


def is_suspended(t: Tournament, person: str) -> str | None:
    """Until when somebody is suspended on the day of the event, None if not."""
    day = t.settings.date
    for suspension in t.suspensions:
        if suspension.person == person and (not day or suspension.since <= day <= suspension.until):
            return suspension.until
    return None


def two_years_after(day: str) -> str:
    """The same calendar day two years on; 29 February becomes 1 March."""
    start = date.fromisoformat(day)
    try:
        return start.replace(year=start.year + 2).isoformat()
    except ValueError:
        return date(start.year + 2, 3, 1).isoformat()
