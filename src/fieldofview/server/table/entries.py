"""The log of a table: what happened to it, in order. Replaying it gives the same table; no sealed answer stands here.

Each entry has `at`, milliseconds of the wall clock as the hall gave them.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import Any, get_args


@dataclass(frozen=True, slots=True)
class Opened:
    at: int
    host: str  # a guest's id
    settings: dict[str, Any]
    code: str = ""


@dataclass(frozen=True, slots=True)
class Changed:
    at: int
    settings: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Sat:
    at: int
    seat: int
    guest: str
    name: str
    signed_in: bool = False


@dataclass(frozen=True, slots=True)
class BotSeated:
    at: int
    seat: int
    level: str
    name: str


@dataclass(frozen=True, slots=True)
class Stood:
    """A seat is empty again; `kicked` where the host said so."""

    at: int
    seat: int
    kicked: bool = False


@dataclass(frozen=True, slots=True)
class Readied:
    at: int
    seat: int
    on: bool


@dataclass(frozen=True, slots=True)
class Swapped:
    at: int
    a: int
    b: int


@dataclass(frozen=True, slots=True)
class HostPassed:
    at: int
    guest: str


@dataclass(frozen=True, slots=True)
class Began:
    """The game is dealt by 256 secret bits, which nobody is shown before the end; a lesson is laid by hand."""

    at: int
    secret: str
    laid: str = ""


@dataclass(frozen=True, slots=True)
class Answered:
    """One seat's picks, several where a play was staged; `by` says who chose.

    `player`, `bot` or `clock`; `only` where the player had one option, `forced` where everybody knows of it.
    """

    at: int
    number: int
    seat: int
    picks: tuple[int, ...]
    by: str = "player"


@dataclass(frozen=True, slots=True)
class Passed:
    """A pass in a window that only cards on the table could answer: everybody may see it."""

    at: int
    number: int
    seat: int


@dataclass(frozen=True, slots=True)
class Settled:
    """A window closed: the answer that counted, or nobody's."""

    at: int
    number: int
    seat: int | None = None
    pick: int | None = None


@dataclass(frozen=True, slots=True)
class Handed:
    """Cards that all pass on at once; `late` are the seats that a bot chose for."""

    at: int
    number: int
    picks: tuple[tuple[int, int], ...]
    late: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Interjected:
    at: int
    number: int
    seat: int
    pick: int


@dataclass(frozen=True, slots=True)
class Held:
    """A window lasts longer; who wanted it is counted, and told to nobody."""

    at: int
    number: int
    seat: int


@dataclass(frozen=True, slots=True)
class Forfeited:
    at: int
    seat: int


@dataclass(frozen=True, slots=True)
class TookOver:
    """A bot holds the seat of a player who is away."""

    at: int
    seat: int


@dataclass(frozen=True, slots=True)
class CameBack:
    at: int
    seat: int


@dataclass(frozen=True, slots=True)
class Judged:
    at: int
    act: str
    seat: int = -1
    points: int = 0
    seconds: int = 0


@dataclass(frozen=True, slots=True)
class Looked:
    """The judge looked at all hands; everybody is told that it happened, and nobody what was seen."""

    at: int


@dataclass(frozen=True, slots=True)
class Paused:
    at: int


@dataclass(frozen=True, slots=True)
class Resumed:
    """The clocks go on; `skipped` is what a restart took, and a courtesy; after a pause it is 0."""

    at: int
    skipped: int = 0


@dataclass(frozen=True, slots=True)
class Said:
    """A line of chat; seat None is an onlooker's, which players see after the game."""

    at: int
    seat: int | None
    guest: str
    name: str
    text: str = ""
    phrase: str = ""


@dataclass(frozen=True, slots=True)
class Voided:
    """The game broke; `report` says how, for whoever runs the server."""

    at: int
    report: str


@dataclass(frozen=True, slots=True)
class Rematched:
    """Somebody wants a rematch: the first opens its table, others agree."""

    at: int
    id: str
    seat: int | None = None


Entry = (
    Opened | Changed | Sat | BotSeated | Stood | Readied | Swapped | HostPassed | Began | Answered | Passed | Settled
    | Handed | Interjected | Held | Forfeited | TookOver | CameBack | Judged | Looked | Paused | Resumed | Said
    | Voided | Rematched
)  # fmt: skip

KINDS: dict[str, type[Any]] = {kind.__name__: kind for kind in get_args(Entry)}


def entry_data(entry: Entry) -> dict[str, Any]:
    """An entry as it is stored."""
    return {"kind": type(entry).__name__, **asdict(entry)}


def stored_entry(data: dict[str, Any]) -> Entry:
    """The entry of such data."""
    kind = KINDS[data["kind"]]
    known = {field.name for field in fields(kind)}
    made: Entry = kind(**{key: _frozen(value) for key, value in data.items() if key in known})
    return made


def _frozen(value: Any) -> Any:
    return tuple(map(_frozen, value)) if isinstance(value, list | tuple) else value
