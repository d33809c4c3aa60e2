"""What a table is opened with; checked once, the same in the store and on the wire."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, dataclass, fields, replace
from functools import lru_cache
from typing import Any

from ...cards import MAX_SEATS, CardSet, Part
from ...cards.complaint import Complaint
from ...cards.parts import content_id, embedded_part, read_content
from ...game.making import PUBLIC, Setup
from ...game.setup import make_setup
from .refused import Because, Refused, malformed, quoted

SEALED, QUICK = "sealed", "quick"
CHATS = ("all", "phrases", "off")
PACES = {"calm": 1500, "quick": 600}  # ms until a bot moves
MOST_SETS, MOST_TITLE = 8, 60
MOST_NAME, MOST_FILE = 2_000, 65_536  # characters: a set is named with all its switches that are on
CHECKING = bytes(32)  # stands for the chance where only the cards are checked


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything about a table that its host chooses. Times are milliseconds."""

    sets: tuple[str, ...] = ("viewpoint", "reflections")
    files: tuple[str, ...] = ()  # texts of set files; each is played, with the switches that `sets` gives its id
    seats: int = 4
    windows: str = QUICK
    listed: bool = False
    rated: bool = False  # counts for the ratings of its players, who all have accounts
    chat: str = "all"
    pace: str = "calm"
    first_window: int = 7_000  # a card's first window at this table, where windows are sealed
    window: int = 4_000
    turn: int = 30_000
    bank: int = 120_000
    holds: int = 3
    judge: bool = False  # the host judges and takes no seat
    takeover: bool = True  # bots choose for who is out of time; else the judge is called
    turn_limit: int | None = None
    title: str = ""
    hints: bool = False  # a player may ask what a bot would do

    def changed(self, wanted: object, known: Collection[str] | None = None) -> Settings:
        """These settings with others in their place; Refused says what is wrong with which.

        `known` are the set files that may be named, where others would not have been checked.
        """
        if not isinstance(wanted, dict):
            raise malformed("no object", where="settings")
        names = {field.name for field in fields(Settings)}
        for key, value in wanted.items():
            if key not in names:
                raise Refused("no such setting", key=quoted(key))
            check(key, value)
        values: dict[str, Any] = {
            key: tuple(value) if isinstance(value, list) else value for key, value in wanted.items()
        }
        made = replace(self, **values)
        if known is not None and any(text not in known for text in made.files):
            raise Refused("unchecked set")
        if made.listed and "windows" not in wanted:
            made = replace(made, windows=SEALED)
        if made.listed and made.windows != SEALED:
            raise Refused("setting value", key="windows", value=made.windows, right=Because("listed sealed"))
        if made.rated and (not made.listed or made.files or made.judge):
            raise Refused("rated settings")
        if made.listed and made.hints:
            raise Refused("setting value", key="hints", value="true", right=Because("listed no hints"))
        made.setup([f"Player {seat + 1}" for seat in range(made.seats)], CHECKING)
        return made

    def parts(self) -> list[Part]:
        """The cards that are played: sets of the program by name, and those whose text is here."""
        held = read_files(self.files)
        named = [name.strip().lower() for name in self.sets]
        bases = {name.split("+")[0] for name in named}
        return [
            embedded_part(name, held) for name in [*named, *(content_id(s) for s in held if content_id(s) not in bases)]
        ]

    def setup(self, names: list[str], secret: bytes) -> Setup:
        """The game that these settings make; Refused where they make none."""
        try:
            return make_setup(
                len(names),
                self.parts(),
                None,
                secret=secret,
                names=names,
                turn_limit=self.turn_limit,
                windows=PUBLIC,
            )
        except Complaint as why:
            raise Refused.because(why) from None

    def to_data(self) -> dict[str, Any]:
        return {key: list(value) if isinstance(value, tuple) else value for key, value in asdict(self).items()}


@lru_cache(64)
def read_files(texts: tuple[str, ...]) -> tuple[CardSet, ...]:
    """The sets of such texts; a table reads them more than once, and they are long."""
    return tuple(map(read_content, texts))


@lru_cache(256)
def shown_settings(settings: Settings) -> dict[str, Any]:
    """Settings as viewers are sent them: of set files the ids and names, not the texts."""
    own = {content_id(held): held.name for held in read_files(settings.files)}
    return {**settings.to_data(), "files": list(own), "own": own}


def read_settings(data: object) -> Settings:
    """Settings from their JSON form, what is left out by default."""
    return Settings().changed(data)


def stored_settings(data: dict[str, Any]) -> Settings:
    """Settings that were checked before they were stored."""
    values: dict[str, Any] = {key: tuple(value) if isinstance(value, list) else value for key, value in data.items()}
    return Settings(**values)


def _is_whole(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _texts(value: object, longest: int) -> bool:
    if not isinstance(value, list | tuple) or len(value) > MOST_SETS:
        return False
    return all(isinstance(text, str) and len(text) <= longest for text in value)


RANGES = {
    "seats": (2, MAX_SEATS),
    "first_window": (2_000, 30_000),
    "window": (2_000, 30_000),
    "turn": (5_000, 600_000),
    "bank": (0, 1_800_000),
    "holds": (0, 10),
    "turn_limit": (0, 1_000_000),
}
WORDS: dict[str, tuple[str, ...]] = {"windows": (SEALED, QUICK), "chat": CHATS, "pace": tuple(PACES)}
SWITCHES = ("listed", "rated", "judge", "takeover", "hints")


def check(key: str, value: object) -> None:
    """Refuse what cannot be the value of a setting."""
    shown = quoted(value)
    if key in RANGES:
        low, high = RANGES[key]
        if not (_is_whole(value, low, high) or (key == "turn_limit" and value is None)):
            raise Refused("setting value", key=key, value=shown, right=Because("from to", low=low, high=high))
    elif key in WORDS:
        if value not in WORDS[key]:
            raise Refused("setting value", key=key, value=shown, right=Because("one of", words=", ".join(WORDS[key])))
    elif key in SWITCHES:
        if not isinstance(value, bool):
            raise Refused("setting value", key=key, value=shown, right=Because("one of", words="true, false"))
    elif key == "title":
        if not isinstance(value, str) or len(value) > MOST_TITLE or not value.isprintable():
            raise Refused("setting value", key=key, value=shown, right=Because("at most", most=MOST_TITLE))
    elif not _texts(value, MOST_NAME if key == "sets" else MOST_FILE):
        raise Refused("setting value", key=key, value=shown, right=Because("few texts", most=MOST_SETS))
