"""Words of a set file, read by the types of what they take: no word has code of its own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum, IntFlag
from types import UnionType
from typing import Any, NamedTuple, get_args, get_origin

from ..complaint import Worded
from ..effects import Effect
from ..words import WORDS, choose, guess, nearest, parameters, value, word


class Complaint(NamedTuple):
    """What cannot be read: what is wrong, what would be right, and the word at fault."""

    wrong: str
    right: str
    at: str = ""


class _Unfit(Exception):
    """A value that is not what a word takes: what that is, and how it is written."""

    def __init__(self, wanted: str, right: str) -> None:
        super().__init__(wanted)
        self.wanted, self.right = wanted, right


def read_effects(rows: Iterable[Any], complaints: list[Complaint]) -> tuple[Effect, ...]:
    """The words as they were probably meant, so that all that is wrong is found; complaints are added to the list."""
    return tuple(effect for row in rows if (effect := _effect(row, complaints)))


def _effect(row: Any, complaints: list[Complaint]) -> Effect | None:
    if not isinstance(row, dict):
        complaints.append(
            Complaint(
                Worded("{row} is not a word.", row=shown(row)), Worded('A word is written { do = "draw", count = 2 }.')
            )
        )
        return None
    said = row.get("do")
    if not isinstance(said, str):
        complaints.append(Complaint(Worded("A word does not say what to do."), Worded('Write { do = "draw" }.')))
        return None
    if said not in WORDS:
        complaints.append(Complaint(Worded('There is no word "{said}".', said=said), nearest(said, WORDS), said))
        said = guess(said, WORDS)
        if not said:
            return None
    kind = WORDS[said]
    takes = parameters(kind)
    given: dict[str, Any] = {}
    for key, raw in row.items():
        if key == "do":
            continue
        if key not in takes:
            right = nearest(key, takes) if takes else Worded("It takes nothing.")
            complaints.append(Complaint(Worded('"{said}" does not take "{key}".', said=said, key=key), right, said))
            continue
        try:
            given[key] = _value(takes[key], raw, complaints)
        except _Unfit as error:
            wrong = Worded(
                '"{said}": {key} = {raw} is not {wanted}.', said=said, key=key, raw=shown(raw), wanted=error.wanted
            )
            complaints.append(Complaint(wrong, error.right, said))
    return kind(**given)


def _value(wanted: Any, raw: Any, complaints: list[Complaint]) -> Any:
    """A value of the type that a word takes."""
    if isinstance(wanted, UnionType):
        return _number_or_word(get_args(wanted), raw, complaints)
    if get_origin(wanted) is tuple:
        if not isinstance(raw, list):
            raise _Unfit(Worded("a list"), Worded("Write it in [ ]."))
        inner = get_args(wanted)[0]
        if get_origin(inner) is tuple and not all(isinstance(x, list) for x in raw):
            raise _Unfit(Worded("a list of texts"), Worded("Write each text in [ ] of its own."))
        return read_effects(raw, complaints) if inner is Effect else tuple(_value(inner, x, complaints) for x in raw)
    if wanted is bool:
        if isinstance(raw, bool):
            return raw
        raise _Unfit(Worded("true or false"), Worded("Write it without quotation marks."))
    if wanted is int:
        if isinstance(raw, int) and not isinstance(raw, bool):
            return raw
        raise _Unfit(Worded("a whole number"), Worded("Write a number such as 2, without quotation marks."))
    return _member(wanted, raw)


def _number_or_word(kinds: tuple[Any, ...], raw: Any, complaints: list[Complaint]) -> Any:
    """A text is looked up among the words, anything else must be a number where that may be."""
    words = [kind for kind in kinds if issubclass(kind, Enum)]
    return _value(int if int in kinds and not isinstance(raw, str) else words[0], raw, complaints)


def _member(kind: type[Enum], raw: Any) -> Any:
    """The member of that name; of flags several may be given in a list."""
    known = {value(member): member for member in kind}
    if issubclass(kind, IntFlag) and isinstance(raw, list):
        flags = kind(0)
        for row in raw:
            flags |= _named(kind, known, row)
        return flags
    return _named(kind, known, raw)


def _named(kind: type[Any], known: Mapping[str, Any], raw: Any) -> Any:
    if isinstance(raw, str) and raw in known:
        return known[raw]
    right = nearest(raw, known) if isinstance(raw, str) else choose(known)
    raise _Unfit(Worded("known as {word}", word=word(kind)), right)


def shown(raw: Any) -> str:
    """A value of the file, short enough for a message."""
    match raw:
        case bool():
            text = str(raw).lower()
        case str():
            text = f'"{raw}"'
        case list():
            text = f"[{', '.join(shown(x) for x in raw[:5])}]"
        case dict():
            text = "{ ... }"
        case int() if abs(raw) >= 10**20:
            text = Worded("a huge number")
        case _:
            text = str(raw)
    return text if len(text) <= 40 else f"{text[:37]}..."
