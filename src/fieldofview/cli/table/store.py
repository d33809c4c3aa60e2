"""Games on disk: a record of the game with a line in its head that says who is a bot."""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path

from fieldofview.bots import find_bot
from fieldofview.cards.complaint import Complaint
from fieldofview.cards.files.disk import text_of, write_whole
from fieldofview.cards.typed import one_line, whole
from fieldofview.game import BadRecord, Game, replay
from fieldofview.game.making import PUBLIC

from .. import options
from ..paths import named
from .seating import Seating

SUFFIX = ".fov"


class NothingSaved(Complaint):
    """There is no game to go on with."""


class FileTaken(Complaint):
    """A file that would be written holds something already."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            "{path} exists already; go on with it by --resume, or name another file.", path=one_line(str(path))
        )
        self.path = path


def data_folder() -> Path:
    """Where this user's games are kept."""
    if os.environ.get("XDG_DATA_HOME"):
        base = Path(os.environ["XDG_DATA_HOME"])
    elif sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or named("~"))
    elif sys.platform == "darwin":
        base = named("~") / "Library" / "Application Support"
    else:
        base = named("~") / ".local" / "share"
    return base / "fieldofview"


def new_file() -> Path:
    """A free name for a game that begins now."""
    stem = datetime.now().strftime("game-%Y%m%d-%H%M%S")
    path, number = data_folder() / f"{stem}{SUFFIX}", 1
    while path.exists():
        number += 1
        path = data_folder() / f"{stem}-{number}{SUFFIX}"
    return path


def latest_file() -> Path:
    """The game played last."""
    files = sorted(data_folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime)
    if not files:
        raise NothingSaved("No game has been kept yet; `fov play` begins one.")
    return files[-1]


def has_games() -> bool:
    """Whether this user has played before."""
    return any(data_folder().glob(f"*{SUFFIX}"))


def latest_unfinished() -> tuple[Path, Game, Seating] | None:
    """The game played last, where it is not over and can be gone on with."""
    try:
        path = latest_file()
        game, seating = load(path)
    except (ValueError, OSError):
        return None
    return None if game.over else (path, game, seating)


def save(path: Path, game: Game, seating: Seating, quiet: Iterable[int | None] = ()) -> None:
    """Write the game, and who declines for the rest of the turn; a crash while writing leaves the old file whole."""
    first, rest = game.record().split("\n", 1)
    head = [f"bots = {json.dumps(list(seating.bots))}", f"bot_seed = {seating.bot_seed}"]
    seats = sorted(quiet, key=lambda seat: -1 if seat is None else seat)
    head += [f"quiet = {json.dumps(seats)}"] if seats else []
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, "\n".join([first, *head, rest]))


def rescue(game: Game, seating: Seating, quiet: Iterable[int | None] = ()) -> Path | None:
    """A last place for a game that its own file did not take: where temporary files are; None if that fails too."""
    try:
        folder = Path(tempfile.mkdtemp(prefix="fieldofview-"))
        save(folder / f"game{SUFFIX}", game, seating, quiet)
    except OSError:
        return None
    return folder / f"game{SUFFIX}"


def load(path: Path) -> tuple[Game, Seating]:
    """The game of a file and who sat where; a record that names no bots has people in all seats."""
    text = text_of(path)
    game = replay(text)
    head = _head(text)
    bots = _bots(head.get("bots", "null"), len(game.names))
    setup = game.setup
    brought = options.brought_again(dict(setup.enigmas), dict(setup.aside), game.names)
    seating = Seating(game.names, bots, setup.sets, brought=brought, bot_seed=_number(head, "bot_seed"))
    if len(seating.people) > 1 and setup.windows != PUBLIC:
        raise BadRecord(
            "Several people at one keyboard play with public windows (D.84); this game was begun with plain ones."
        )
    return game, seating


def quiet_seats(path: Path) -> set[int | None]:
    """Who has declined everything until the turn is over; None stands for all who interrupt nobody."""
    try:
        seats = json.loads(_head(text_of(path)).get("quiet", "[]"))
    except (OSError, ValueError):
        return set()
    return {seat for seat in seats if seat is None or isinstance(seat, int)} if isinstance(seats, list) else set()


def _head(text: str) -> dict[str, str]:
    lines = text.splitlines()
    return dict(line.split(" = ", 1) for line in lines[1 : lines.index("")])


def _number(head: dict[str, str], key: str) -> int:
    number = whole(head.get(key, "0"))
    return number if number is not None and number >= 0 else 0


def _bots(text: str, seats: int) -> tuple[str | None, ...]:
    try:
        bots = json.loads(text)
    except json.JSONDecodeError:
        bots = ()
    if bots is None:
        return (None,) * seats
    if not isinstance(bots, list) or len(bots) != seats or not all(b is None or isinstance(b, str) for b in bots):
        raise BadRecord(
            "The record's line 'bots' should be a list of {seats}: a bot's name, or null for a person.", seats=seats
        )
    return tuple(None if bot is None else find_bot(bot) for bot in bots)
