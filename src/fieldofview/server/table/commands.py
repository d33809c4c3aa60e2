"""What may be asked of a table: one small class a message, read from JSON with one clear refusal."""

from __future__ import annotations

from dataclasses import MISSING, dataclass, fields
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from .refused import malformed, quoted

MOST_NUMBER = 1 << 40
MOST_TEXT = 2_000  # characters of any text; what is said has its own limit
MOST_LIST = 20


@dataclass(frozen=True, slots=True)
class Standing:
    """An answer for just one situation: to a card, or to a threat; `line` is the answer."""

    line: str
    card: str | None = None
    threat: str | None = None


@dataclass(frozen=True, slots=True)
class Sit:
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Stand:
    pass


@dataclass(frozen=True, slots=True)
class Ready:
    on: bool = True


@dataclass(frozen=True, slots=True)
class SeatBot:
    seat: int
    level: str | None = None


@dataclass(frozen=True, slots=True)
class Swap:
    a: int
    b: int


@dataclass(frozen=True, slots=True)
class Kick:
    seat: int


@dataclass(frozen=True, slots=True)
class Change:
    settings: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Start:
    pass


@dataclass(frozen=True, slots=True)
class Answer:
    number: int
    option: int


@dataclass(frozen=True, slots=True)
class Play:
    number: int
    options: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Preview:
    number: int
    options: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Seal:
    number: int
    option: int | None = None  # None takes back what was sealed


@dataclass(frozen=True, slots=True)
class Now:
    option: int | None = None  # of those that `may_now` lists; None takes a waiting one back
    line: str | None = None  # the same by its line, which no news can make mean another one


@dataclass(frozen=True, slots=True)
class Hold:
    number: int


@dataclass(frozen=True, slots=True)
class Prefer:
    """Settings of one's own: seen by nobody else."""

    stop_me: str | None = None
    standing: tuple[Standing, ...] | None = None
    pass_until: bool | None = None


@dataclass(frozen=True, slots=True)
class Why:
    line: str
    options: tuple[int, ...] = ()  # that are staged: then it is asked about the choice behind them


@dataclass(frozen=True, slots=True)
class Hint:
    """What would a bot do here? The hall asks one, and tells its player alone."""

    number: int


@dataclass(frozen=True, slots=True)
class Forfeit:
    pass


@dataclass(frozen=True, slots=True)
class Away:
    on: bool = True


@dataclass(frozen=True, slots=True)
class Say:
    text: str


@dataclass(frozen=True, slots=True)
class Phrase:
    key: str


@dataclass(frozen=True, slots=True)
class Pause:
    on: bool = True


@dataclass(frozen=True, slots=True)
class Judge:
    act: str  # token, disqualify, time, extend or look
    seat: int | None = None
    points: int | None = None
    seconds: int | None = None


@dataclass(frozen=True, slots=True)
class Rematch:
    """The hall names the new table, and whom its host wants nothing of; neither ever comes from a client."""

    id: str = ""
    kept_out: frozenset[str] = frozenset()  # guests


@dataclass(frozen=True, slots=True)
class BotAnswer:
    """What a bot thought; it comes from the hall alone, and is used on its tick."""

    seat: int
    number: int
    option: int | None  # None: nothing, where a bot was asked for a Now!
    kind: str = "decision"


Command = (
    Sit | Stand | Ready | SeatBot | Swap | Kick | Change | Start | Answer | Play | Preview | Seal | Now | Hold | Prefer
    | Why | Hint | Forfeit | Away | Say | Phrase | Pause | Judge | Rematch | BotAnswer
)  # fmt: skip

TYPES: dict[str, type[Any]] = {
    "sit": Sit, "stand": Stand, "ready": Ready, "bot": SeatBot, "swap": Swap, "kick": Kick, "settings": Change,
    "start": Start, "answer": Answer, "play": Play, "preview": Preview, "seal": Seal, "now": Now, "hold": Hold,
    "private": Prefer, "why": Why, "hint": Hint, "forfeit": Forfeit, "away": Away, "say": Say, "phrase": Phrase,
    "pause": Pause, "judge": Judge, "rematch": Rematch,
}  # fmt: skip


def read_command(kind: object, data: object) -> Command:
    """The command of a client's message; Refused where it is none."""
    cls = TYPES.get(kind) if isinstance(kind, str) else None
    if cls is None:
        raise malformed("no message", kind=quoted(kind))
    if data is None:
        data = {}
    if not isinstance(data, dict):
        raise malformed("no object", where="d")
    if cls is Change:
        return Change(data)
    if cls is Rematch:
        return Rematch()
    made: Command = _read(cls, data, str(kind))
    return made


def _read(cls: type[Any], data: dict[str, Any], where: str) -> Any:
    hints = get_type_hints(cls)
    unknown = [key for key in data if key not in hints]
    if unknown:
        raise malformed("no key", where=where, key=quoted(unknown[0]))
    values = {}
    for field in fields(cls):
        if field.name in data:
            values[field.name] = _value(hints[field.name], data[field.name], f"{where}.{field.name}")
        elif field.default is MISSING:
            raise malformed("key needed", where=where, key=field.name)
    return cls(**values)


def _value(hint: Any, value: Any, where: str) -> Any:
    origin = get_origin(hint)
    if origin in (Union, UnionType):
        if value is None:
            return None
        return _value(next(part for part in get_args(hint) if part is not type(None)), value, where)
    if origin is tuple and isinstance(value, list) and len(value) <= MOST_LIST:
        return tuple(_value(get_args(hint)[0], part, where) for part in value)
    if hint is bool and isinstance(value, bool):
        return value
    if hint is int and isinstance(value, int) and not isinstance(value, bool) and abs(value) < MOST_NUMBER:
        return value
    if hint is str and isinstance(value, str) and len(value) <= MOST_TEXT:
        return value
    if hint is Standing and isinstance(value, dict):
        return _read(Standing, value, where)
    raise malformed("wrong kind", where=where)
