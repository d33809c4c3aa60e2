"""Paths as people type them."""

from __future__ import annotations

from pathlib import Path

from fieldofview.cards.complaint import Complaint
from fieldofview.cards.typed import said


class NoSuchHome(Complaint):
    """A path in the home of somebody who has none."""


def named(text: str) -> Path:
    """The path that was typed; `~` is the own home, `~name` another's."""
    try:
        return Path(text).expanduser()
    except RuntimeError:
        raise NoSuchHome(
            "{path!r} is in no home folder that is known; write the path whole.", path=said(text, 200)
        ) from None
