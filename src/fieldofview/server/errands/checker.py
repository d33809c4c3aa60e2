"""The process that reads what strangers sent: set files and records. It may be killed, and may not use much memory."""

from __future__ import annotations

import signal
from contextlib import suppress
from typing import Any

from fieldofview.cards import find_set, set_ids
from fieldofview.cards.complaint import Worded, told
from fieldofview.cards.files import BadSet, check_text
from fieldofview.cards.files.toml import BadToml
from fieldofview.cards.parts import content, content_id
from fieldofview.game.conformance import check_set

from ..words.doors import door
from .checking import CheckSet, Job, LookAt
from .drafts import look_at
from .processes import serve_errands
from .replaying import MOST_RECORD, packed, replay_body

MOST_REPLAY = 16 << 20  # bytes; a game of twelve with six sets has three millions
MOST_MEMORY = 2 << 30
PLAYED = 100  # games with a set
PLAY_SECONDS = 20.0


def work(job: Job) -> dict[str, Any]:
    """What was found; never raises for what a stranger wrote."""
    if isinstance(job, LookAt):
        return look_at(job.text, job.drawn)
    return checked_set(job.text, job.lang) if isinstance(job, CheckSet) else read_record(job.text, job.lang)


def read_record(text: str, lang: str) -> dict[str, Any]:
    if len(text) > MOST_RECORD:
        return {"ok": False, "problem": door("long record", {"most": MOST_RECORD >> 10}, lang)}
    try:
        body, length = packed(replay_body(text))
        if length > MOST_REPLAY:
            return {"ok": False, "problem": door("long game", {"most": MOST_REPLAY >> 20}, lang)}
        return {"ok": True, "body": body}  # packed here: whoever unpickled all of it would keep every table waiting
    except (ValueError, RecursionError) as error:
        return {"ok": False, "problem": told(error, lang)[:500]}


def checked_set(text: str, lang: str) -> dict[str, Any]:
    """Everything that is wrong with a set, or what it is called and how it is embedded in a table."""
    try:
        card_set, problems, missing = check_text(text, "set.toml")
    except (BadSet, BadToml) as error:
        return _refused([told(problem, lang) for problem in getattr(error, "problems", ()) or (error,)])
    if problems or card_set is None:
        return _refused([told(problem, lang) for problem in problems])
    if missing:
        still = Worded("still missing").told(lang)
        return _refused([f"{still}: {sentence}" for sentence in missing])
    if card_set.id in set_ids() and find_set(card_set.id) != card_set:
        return _refused([door("taken id", {"given": card_set.id}, lang)])
    report = check_set(card_set, games=PLAYED, seconds=PLAY_SECONDS, engine="plain", friendly=1)  # nothing to compile
    if not report.ok:
        return _refused([told(problem, lang) for problem in report.problems])
    cards = sum(card.copies for card in card_set.cards)
    return {
        "ok": True,
        "name": card_set.name,
        "id": content_id(card_set),
        "cards": cards,
        "switches": sorted(card_set.switches),
        "problems": [],
        "notes": [told(note, lang) for note in report.notes],
        "text": content(card_set),
    }


def _refused(problems: list[str]) -> dict[str, Any]:
    return {
        "ok": False,
        "name": "",
        "id": "",
        "cards": 0,
        "switches": [],
        "problems": problems[:20],
        "notes": [],
        "text": "",
    }


def bound_memory() -> None:
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's, which ends us
    bound_memory()
    serve_errands(work)
