"""The steps and checks of a desk script: their keys, which are required, and of what kind."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, auto

from fieldofview.desk.recipes import KNOWN


class Kind(Enum):
    """What may stand behind a key."""

    TEXT = auto()
    NUMBER = auto()
    FIGURE = auto()
    FLAG = auto()
    TIME = auto()
    LIMIT = auto()
    LATE = auto()
    DATE = auto()
    TEXTS = auto()
    NUMBERS = auto()
    TABLE = auto()
    TABLES = auto()
    ANY = auto()
    ID = auto()
    IDS = auto()
    NAME = auto()
    NAMES = auto()
    RECIPE = auto()
    OPTIONS = auto()
    METRICS = auto()
    SEAT_NUMBERS = auto()
    SEAT_WORDS = auto()


@dataclass(frozen=True, slots=True)
class Shape:
    """The keys of one step."""

    required: Mapping[str, Kind]
    optional: Mapping[str, Kind] = field(default_factory=dict)
    words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


K = Kind
_ROLE = {"role": ("judge", "head", "score_keeper", "verifier")}
_TABLE = {"table": K.NUMBER}
_BY = {"by": K.NAME}
_GAME = Shape(
    {"round": K.NUMBER, "seats": K.NAMES, "field": K.SEAT_NUMBERS, "end": K.TEXT, "winners": K.NAMES},
    {"table": K.NUMBER, "game": K.NUMBER, "stage": K.TEXT, "left": K.SEAT_WORDS, "points": K.SEAT_NUMBERS,
     "dealer": K.NAME, "first": K.NAME, "played": K.FLAG, "by": K.NAME},
    {"stage": ("main", "final", "play-off")},
)  # fmt: skip
_SET = {"drop_policy": K.TEXT, "tie_breaks": K.METRICS, "tier": K.TEXT, "date": K.DATE, "location": K.TEXT,
        "organiser": K.TABLE, "options": K.OPTIONS, "sanctioned": K.FLAG}  # fmt: skip
_PENALTY = {"player": K.NAME, "code": K.TEXT}
_WHERE = {"round": K.NUMBER, "game": K.NUMBER}

STEPS: dict[str, Shape] = {
    "register": Shape({"player": K.TEXT}),
    "withdraw": Shape({"player": K.NAME}),
    "grant": Shape({"person": K.NAME, "role": K.TEXT}, words=_ROLE),
    "ungrant": Shape({"person": K.NAME, "role": K.TEXT}, words=_ROLE),
    "set": Shape({}, _SET),
    "start": Shape({}, {"staff": K.TABLE}),
    "recipe": Shape({"recipe": K.RECIPE}, {"round": K.NUMBER, "table": K.NUMBER}),
    "deck": Shape({"deck": K.TEXT, "set": K.TEXT}, words={"set": KNOWN}),
    "deck-check": Shape({"deck": K.TEXT}, {"ok": K.FLAG, **_BY}),
    "bad-deck": Shape({"deck": K.TEXT}, {"round": K.NUMBER, "table": K.NUMBER, **_BY}),
    "use-deck": Shape({"deck": K.TEXT, "round": K.NUMBER}, _TABLE),
    "enigma": Shape({"player": K.NAME, "card": K.TEXT, "round": K.NUMBER}, {"game": K.NUMBER}),
    "limit": Shape({"round": K.NUMBER, "limit": K.LIMIT}, {"stipulated": K.FLAG}),
    "extend": Shape({"round": K.NUMBER, "by": K.NAME, "time": K.TIME}, _TABLE),
    "reference": Shape({"round": K.NUMBER, "at": K.TIME, "by": K.NAME}, _TABLE),
    "arrive": Shape({"player": K.NAME, "round": K.NUMBER, "late": K.LATE}),
    "bye": Shape({"player": K.NAME, "round": K.NUMBER}),
    "swap": Shape({"round": K.NUMBER, "players": K.NAMES}, _TABLE),
    "time": Shape({"round": K.NUMBER, "active": K.NAME}, {"table": K.NUMBER, "order": K.NAMES}),
    "overtime": Shape(
        {"round": K.NUMBER, "turns": K.TEXTS, "totals": K.TABLE}, {"table": K.NUMBER, "empty": K.FLAG, "then": K.TABLE}
    ),
    "game": _GAME,
    "correct": _GAME,
    "agreed-draw": Shape({"round": K.NUMBER, "by": K.NAME}, {"table": K.NUMBER, "enforce": K.FLAG}),
    "penalty": Shape(_PENALTY, {**_WHERE, "by": K.TEXT}),
    "told": Shape({"player": K.NAME}, _BY),
    "revoke": Shape({**_PENALTY, "by": K.NAME}, _WHERE),
    "uphold": Shape({**_PENALTY, "by": K.NAME}, _WHERE),
    "dq": Shape({**_PENALTY, "by": K.NAME}, {**_WHERE, "confirmed_by": K.NAME}),
    "dq-report": Shape({"player": K.NAME, "by": K.NAME}),
    "suspend": Shape({"player": K.NAME, "from": K.DATE, "until": K.DATE}, {"by": K.TEXT}),
    "drop": Shape({"player": K.NAME}, {"after_round": K.NUMBER}),
    "undrop": Shape({"player": K.NAME}, {"after_round": K.NUMBER}),
    "call": Shape({"player": K.NAME, "round": K.NUMBER}, _TABLE),
    "answer": Shape({"player": K.NAME, "round": K.NUMBER, "by": K.NAME}, _TABLE),
    "verify": Shape({"round": K.NUMBER, "by": K.NAME}),
    "close": Shape({"round": K.NUMBER}, _BY),
    "undo": Shape({}, _BY),
    "dispensation": Shape(
        {"granted_by": K.TEXT, "reference": K.TEXT, "covers": K.TEXT},
        {"date": K.DATE},
        {"covers": ("players", "games", "both")},
    ),
    "submit": Shape({}, _BY),
    "check": Shape({"what": K.TEXT, "is": K.ANY}),
    "try": Shape({"step": K.TABLE}, {"refused": K.ID, "warned": K.ID}),
}

# Steps that need the tables of their round, so that it begins with the first of them.
BEGINNING = ("arrive", "reference", "penalty", "dq", "bad-deck", "time", "overtime", "swap", "game", "agreed-draw",
             "bye", "enigma")  # fmt: skip

CHECKS: dict[str, Shape] = {
    "sizes": Shape({"players": K.NUMBER}),
    "schedule": Shape({}),
    "ladder": Shape({}),
    "groups": Shape({"round": K.NUMBER}),
    "offered": Shape({"round": K.NUMBER}),
    "cut": Shape({}),
    "tokens": Shape({"player": K.NAME, "round": K.NUMBER}, {"game": K.NUMBER, "table": K.NUMBER}),
    "penalties": Shape({"player": K.NAME}),
    "dealer": Shape({"round": K.NUMBER}, {"table": K.NUMBER, "game": K.NUMBER}),
    "first": Shape({"round": K.NUMBER}, {"table": K.NUMBER, "game": K.NUMBER}),
    "settled": Shape({"round": K.NUMBER}, _TABLE),
    "play-off": Shape({"round": K.NUMBER}, _TABLE),
    "limit": Shape({"round": K.NUMBER}, {"table": K.NUMBER, "stage": K.TEXT}),
    "status": Shape({"player": K.NAME}),
    "record": Shape({"player": K.NAME}),
    "standings": Shape({}),
    "round-state": Shape({"round": K.NUMBER}),
    "warns": Shape({"cites": K.ID}),
    "submittable": Shape({}),
    "played-games": Shape({}),
    "chain": Shape({}),
}
