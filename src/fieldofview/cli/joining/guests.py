"""Who was at a server from this machine, and by which name: whoever gives the same command again has the same seat."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

from fieldofview.cards.files.disk import whole
from fieldofview.server.running.config import data_folder

MOST = 50  # guests that are remembered; the oldest go first


def cookie_of(base: str, name: str) -> str:
    """The cookie of this name at a server; empty for a stranger."""
    return _read().get(_key(base, name), "")


def remember(base: str, name: str, cookie: str) -> None:
    """Note a cookie where only the owner of this machine's account can read it; a disk that refuses is no obstacle."""
    known = _read()
    known.pop(_key(base, name), None)
    known = dict([*known.items(), (_key(base, name), cookie)][-MOST:])
    with suppress(OSError):
        _file().parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        with whole(_file()) as beside:
            beside.touch(mode=0o600)
            beside.write_text(json.dumps(known), encoding="utf-8")


def _file() -> Path:
    return data_folder() / "guests.json"


def _key(base: str, name: str) -> str:
    return f"{name} at {base.lower()}"


def _read() -> dict[str, str]:
    try:
        found = json.loads(_file().read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    if not isinstance(found, dict):
        return {}
    return {key: cookie for key, cookie in found.items() if isinstance(cookie, str)}
