"""Records: setup, chance and answers as readable text, replayed exactly or refused."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ..cards.typed import said, whole
from .errors import BadRecord, IllegalAnswer
from .game import Game
from .head import read_head, write_head
from .making import PUBLIC
from .reasons import Reason
from .setup import deal_game
from .windows import NOBODY

VERSION = 2
FIRST_LINE = "field of view record"


def write(game: Game, *, sealed: bool = False) -> str:
    """The record of a game so far; sealed, it holds only what everybody may know from the start."""
    head = {"version": VERSION, **write_head(game.setup, sealed=sealed)}
    answers = () if sealed else game.answers
    if not sealed:
        head["answers"] = len(answers)
    lines = [FIRST_LINE, *(f"{key} = {json.dumps(value)}" for key, value in head.items()), "", *answers]
    return "\n".join(lines) + "\n"


def replay(text: str, backend: str = "plain") -> Game:
    """The game of a record; opens no file, whatever the record names."""
    *_, game = steps(text, backend)
    return game


def steps(text: str, backend: str = "plain") -> Iterator[Game]:
    """The game of a record, the same one at every stop: as it was dealt, and after each act."""
    head, answers = read_lines(text)
    game = deal_game(read_head(head), backend)
    if type(head.get("answers")) is not int:  # true is a whole number to Python
        raise BadRecord("The record's head has no usable 'answers'.")
    if len(answers) != head["answers"]:
        raise BadRecord(
            "The record is cut short: it holds {answers_count} of {head} answers.",
            answers_count=len(answers),
            head=said(head["answers"]),
        )
    yield game
    for _ in applied(game, answers):
        yield game


def read_lines(text: str) -> tuple[dict[str, Any], list[str]]:
    """A record's head as data, and its answers."""
    if not isinstance(text, str):
        raise BadRecord("A record is a text, not {kind}.", kind=type(text).__name__)
    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        raise BadRecord("This is no record of a game: its first line must be '{first_line}'.", first_line=FIRST_LINE)
    if "" not in lines:
        raise BadRecord("The record is cut short: its head has no end (an empty line).")
    cut = lines.index("")
    head = _read_head(lines[1:cut])
    return head, [line for line in lines[cut + 1 :] if line.strip()]


def _read_head(lines: list[str]) -> dict[str, Any]:
    head: dict[str, Any] = {}
    for line in lines:
        key, _, value = line.partition(" = ")
        try:
            head[key.strip()] = json.loads(value)
        except (ValueError, RecursionError) as error:
            raise BadRecord(
                "The record's line '{line}' cannot be read: it should be 'key = value'.", line=said(line)
            ) from error
    if not isinstance(head.get("version"), int):
        raise BadRecord("The record's head has no usable 'version'.")
    if head["version"] < VERSION:
        raise BadRecord(
            "The record is of version {head}, made under other rules; this program reads version {version}.",
            head=said(head["version"]),
            version=VERSION,
        )
    if head["version"] > VERSION:
        raise BadRecord(
            "The record is of version {head}; this program reads version {version}.",
            head=said(head["version"]),
            version=VERSION,
        )
    return head


def apply_line(game: Game, line: str) -> None:
    """Apply one line of a record: an answer, or what a judge or a leaving player said."""
    if line == NOBODY:
        game.settle()
        return
    who, _, what = line.partition(": ")
    words = what.split()
    if who == "judge":
        if words == ["call", "time"]:
            game.call_time()
        elif words[:1] == ["token"] and len(words) >= 3:
            game.token(" ".join(words[1:-1]), _whole(words[-1]))
        elif words[:1] == ["disqualify"] and len(words) >= 2:
            game.disqualify(" ".join(words[1:]))
        else:
            raise IllegalAnswer(Reason("no such judging", {"what": said(what)}))
    elif what == "forfeit":
        game.forfeit(who)
    else:
        _answer(game, game.seat(who), what)


def _answer(game: Game, seat: int, what: str) -> None:
    """Answer, settle the window with this one answer, or interject: whatever the seat can do now."""
    decision = game.decision
    if game.window is not None:
        game.settle({seat: what})
    elif decision is not None and seat != decision.seat and game.setup.windows == PUBLIC:
        game.interject(seat, what)
    else:
        game.answer(what, seat)


def apply_lines(game: Game, lines: Sequence[str]) -> None:
    """Apply the lines of a record one after the other."""
    for _ in applied(game, lines):
        pass


def applied(game: Game, lines: Sequence[str]) -> Iterator[int]:
    """Apply the lines of a record, act by act; cards that all pass on are settled together."""
    picks: dict[int | str, str] = {}
    for number, line in enumerate(lines, 1):
        who, _, what = line.partition(": ")
        try:
            if who == "judge" or what == "forfeit" or not _waits_for_passes(game):
                if picks:
                    raise BadRecord("A card to pass on is wanted of {missing} first.", missing=_missing(game, picks))
                apply_line(game, line)
                yield number
                continue
            seat = game.seat(who)
            if seat in picks:
                raise BadRecord("{name} passes a card on already.", name=game.names[seat])
            picks[seat] = what
            if len(picks) == len(game.pending):
                game.settle(picks)
                picks = {}
                yield number
        except ValueError as error:
            raise BadRecord(
                "Answer {number} of the record, '{line}', does not fit the game: {error}",
                number=number,
                line=said(line),
                error=error,
            ) from error
    if picks:
        raise BadRecord(
            "The record is cut short: a card to pass on is wanted of {missing} too.", missing=_missing(game, picks)
        )


def _missing(game: Game, picks: Mapping[int | str, str]) -> str:
    """Who has not chosen a card to pass on."""
    return ", ".join(decision.name for decision in game.pending if decision.seat not in picks)


def _waits_for_passes(game: Game) -> bool:
    return game.window is None and len(game.pending) > 0 and game.decision is None


def _whole(text: str) -> int:
    number = whole(text)
    if number is None:
        raise IllegalAnswer(Reason("token worth", {"points": repr(said(text))}, ("VT.71",)))
    return number
