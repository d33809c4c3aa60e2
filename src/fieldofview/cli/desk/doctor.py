"""`fov desk doctor`: is everything well with this event and this machine."""

from __future__ import annotations

import shutil
from datetime import UTC, datetime
from pathlib import Path

from fieldofview.cards.complaint import told
from fieldofview.desk.log import Head
from fieldofview.office.backup import backups
from fieldofview.office.event import Event
from fieldofview.office.eventfile import EventFile
from fieldofview.office.extras import MissingExtra
from fieldofview.office.store import StoreTrouble

from .counter import REFUSED, Counter
from .finding import find_event
from .takes import arg, takes
from .words import BadRequest, word

SPACE = 100_000_000  # bytes; an event with its copies takes a few
EARLIEST = datetime(2025, 1, 1, tzinfo=UTC)


@takes(arg("--head", metavar="HEAD", help="length and hash from a paper or a package, such as 120-3f2a…"), reads=True)
def doctor(at: Counter, head: str | None) -> None:
    """Check the event and the machine: the log's chain of hashes (and with --head that it is the log of a paper), free
    space, the clock, the last copy, and names that cannot be printed."""
    path = find_event(at.file, at.language)
    rows: list[tuple[str, str, str]] = []
    store = _store(at, path)
    damage = store.audit(_head(at, head) if head else None)
    entries, shown, superseded = store.entries(), str(store.head()), store.meta().superseded
    good = word("doctor.chain_good", at.language, entries=len(entries), head=shown)
    rows.append(("chain", "bad" if damage else "good", damage.told(at.language) if damage else good))
    if superseded:
        rows.append(("copy", "look", word("doctor.superseded", at.language, file=superseded)))
    rows += [_space(at, path), _clock(at, entries[-1].at if entries else "")]
    if "event" in at.__dict__:
        rows += [_last_copy(at), _characters(at, at.event)]
    cells = [
        [word(f"doctor.on.{what}", at.language), word(f"doctor.{state}", at.language), text]
        for what, state, text in rows
    ]
    if at.as_json:
        cells = [list(row) for row in rows]
    at.rows("checks", ["check", "state", "what"], cells)
    if any(state == "bad" for _, state, _ in rows):
        at.status = REFUSED
        at.answer["ok"] = False


def _store(at: Counter, path: Path) -> EventFile:
    """The file; one whose log cannot be read at all is looked at without its event."""
    try:
        return at.event.store
    except StoreTrouble:
        at.give("event", path.name)
        return EventFile.open(path, read_only=True)


def _head(at: Counter, text: str) -> Head:
    length, _, digits = text.partition("-")
    if not length.isdigit() or not digits:
        raise BadRequest("bad_head", at.language, text=text)
    return Head(int(length), digits)


def _space(at: Counter, path: Path) -> tuple[str, str, str]:
    free = shutil.disk_usage(path.resolve().parent).free
    state = "good" if free > SPACE else "bad"
    return "space", state, word("doctor.free", at.language, megabytes=free // 1_000_000)


def _clock(at: Counter, last: str) -> tuple[str, str, str]:
    """A clock that runs before the log's last entry, or that nobody set."""
    now = datetime.now(UTC)
    shown = datetime.now().astimezone().strftime("%Y-%m-%d %H:%M %Z")
    if last and datetime.fromisoformat(last) > now:
        return "clock", "bad", word("doctor.clock_back", at.language, last=last, now=shown)
    if now < EARLIEST:
        return "clock", "bad", word("doctor.clock_unset", at.language, now=shown)
    return "clock", "good", word("doctor.clock_says", at.language, now=shown)


def _last_copy(at: Counter) -> tuple[str, str, str]:
    from .copies import folder_of

    folder = folder_of(at)
    if folder is None:
        return "copies", "look", word("doctor.no_copies_wanted", at.language)
    found = backups(folder) if folder.is_dir() else []
    closed = any(round.closed for round in at.t.rounds)
    if not found:
        return "copies", "look" if closed else "good", word("doctor.no_copies", at.language)
    return "copies", "good", word("doctor.copies", at.language, count=len(found), last=found[-1].name)


def _characters(at: Counter, event: Event) -> tuple[str, str, str]:
    names = [event.name(id) for id in (*event.state.entries, *event.state.players)] + [event.state.settings.title]
    try:
        from fieldofview.office.papers.pen import unshown

        lost = {name: marks for name in names if (marks := unshown(name))}
    except (MissingExtra, StoreTrouble, ImportError) as error:
        return "characters", "look", told(error, at.language)
    if lost:
        shown = "; ".join(f"{name} ({marks})" for name, marks in list(lost.items())[:10])
        return "characters", "look", word("doctor.lost", at.language, names=shown)
    return "characters", "good", word("doctor.all_shown", at.language)
