"""Players by weights: a file of numbers is read, and made into the record that compiled code takes for one game.

The files of our own players lie in `players/`; anybody's may be named by its path. `like` names another of ours whose
numbers hold where a file gives none. For decks of few kinds of cards a file may have other numbers. What was learnt
of single cards was learnt with a deck and a number of players: a game takes the part that knows most of its cards, and
what other parts know of the rest.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from ..cards.complaint import learn
from ..cards.files.disk import text_of
from ..cards.files.toml import BadToml, parse
from ..cards.typed import said
from ..kernel.layout import SMALL, pack
from ..kernel.tables import Tables
from .figures import LAYOUT, NUMBERS, BadWeights, numbers_in
from .learnt import Learnt, card_keys, fitting, lay_all, read_learnt
from .weights import Weights

learn("de", f"{__package__}.words_de")

FOLDER = Path(__file__).parent / "players"
KEYS = ("like", "weights", "few", "learnt")
FEW = 22  # kinds of cards in a deck: Viewpoint, the smallest that numbers were tuned for, has 23

Files = Iterable[tuple[str, str]]  # paths and texts


@dataclass(frozen=True, slots=True, eq=False)
class Player:
    """A file of weights as it was read."""

    numbers: dict[str, int]
    learnt: tuple[Learnt, ...] = ()
    few: dict[str, int] = field(default_factory=dict)  # what is otherwise where a deck has few kinds of cards

    def numbers_for(self, tables: Tables) -> dict[str, int]:
        """The numbers for a game of these cards, whatever was learnt of them."""
        return {**self.numbers, **self.few} if len(tables.cards) <= FEW else self.numbers


@dataclass(frozen=True, slots=True, eq=False)
class Weighed:
    """A player's weights for one game: as an object for plain play, and as bytes for the compiled back ends."""

    plain: Weights
    data: bytes


@cache
def own_player(name: str) -> Player:
    """One of ours."""
    return read_player(FOLDER / f"{name}.toml")


def player_at(path: str) -> Player:
    """Anybody's, by the path of its file; read again when the file was written anew."""
    return _player_of(path, weights_text(path))


def weights_text(path: str) -> str:
    """What is in a file of weights, though it lie on another machine."""
    if (text := _lent.get().get(path)) is not None:
        return text
    written = Path(path).stat().st_mtime_ns if Path(path).is_file() else 0
    return _text_at(path, written)


def lend(files: Files) -> None:
    """From now on these are the texts of files of weights, whatever lies at their paths: for whoever is called here."""
    _lent.set({**_lent.get(), **dict(files)})


@contextmanager
def lent(files: Files) -> Iterator[None]:
    """The same for a while."""
    before = _lent.get()
    lend(files)
    try:
        yield
    finally:
        _lent.set(before)


NONE: Mapping[str, str] = MappingProxyType({})
_lent: ContextVar[Mapping[str, str]] = ContextVar("lent", default=NONE)


@lru_cache(maxsize=64)
def _text_at(path: str, written: int) -> str:
    return text_of(path)


@lru_cache(maxsize=64)
def _player_of(path: str, text: str) -> Player:
    return _player_in(path, text)


def read_player(path: str | Path) -> Player:
    """The weights of a file; BadWeights says in one sentence what is wrong with it."""
    return _player_in(path, text_of(path))


def _player_in(path: str | Path, text: str) -> Player:
    try:
        found = parse(text)
    except BadToml as error:
        raise BadWeights("The weights in {path} cannot be read: {error}", path=said(path, 200), error=error) from None
    if unknown := [key for key in found if key not in KEYS]:
        raise BadWeights(
            "The weights in {path} have a part {key!r}; there are {known}.",
            path=said(path, 200),
            key=said(unknown[0], 60),
            known=", ".join(KEYS),
        )
    base = Player({})
    if "like" in found:
        base = _like(path, found["like"])
    given = numbers_in(path, found.get("weights", {}))
    numbers = {**base.numbers, **given}
    few = {name: number for name, number in base.few.items() if name not in given}
    few |= numbers_in(path, found.get("few", {}))
    if missing := [name for name in NUMBERS if name not in numbers]:
        raise BadWeights(
            "The weights in {path} lack {name!r}; give all of them, or say like = 'greedy' for the rest.",
            path=said(path, 200),
            name=missing[0],
        )
    learnt = read_learnt(path, found.get("learnt", [])) or base.learnt
    return Player(numbers, learnt, few)


def _like(path: str | Path, name: Any) -> Player:
    ours = sorted(file.stem for file in FOLDER.glob("*.toml"))
    if name not in ours:
        raise BadWeights(
            "The weights in {path} are like {name!r}; there are {known}.",
            path=said(path, 200),
            name=said(name, 60),
            known=", ".join(ours),
        )
    return own_player(name)


@lru_cache(maxsize=64)  # half a megabyte each
def weigh(player: Player | None, tables: Tables, players: int) -> Weighed:
    """A player's weights for a game of these cards with so many players; all are 0 for who needs none."""
    record = Weights(SMALL)
    if player:
        for name, number in player.numbers_for(tables).items():
            setattr(record, name, number)
        keys = card_keys(tables)
        lay_all(fitting(player.learnt, keys, players), record, keys)
    return Weighed(record, pack(record, LAYOUT))
