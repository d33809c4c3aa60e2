"""Paths as people type them."""

from __future__ import annotations

from pathlib import Path

from fieldofview.cards.typed import said


class NoSuchHome(ValueError):
    """A path in the home of somebody who has none."""


def named(text: str) -> Path:
    """The path that was typed; `~` is the own home, `~name` another's."""
    try:
        return Path(text).expanduser()
    except RuntimeError:
        raise NoSuchHome(f"{said(text, 200)!r} is in no home folder that is known; write the path whole.") from None
