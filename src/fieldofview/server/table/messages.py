"""The one function that builds every message that leaves a table, from what its viewer may know.

Every part is made anew and sent only where it differs from what this viewer was sent last: what a viewer may not know
makes no part, so it can make no message, no byte and no number in the sequence.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from ...game import Decision
from ...views.forms import to_data
from ...views.words import QUIET, prompt, refusal, sentence
from ...views.words import ending as ending_text
from ...views.words import option as option_text
from ..words import language, notice, phrase
from .answering import may_now
from .clocks import TURN, WINDOW
from .gathering import missing
from .outcome import Outcome
from .placing import places_of
from .privates import Preferred
from .refused import Refused
from .settings import shown_settings
from .table import GATHERING, OVER, PLAYING, Person, Table
from .talking import may_hear

Message = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Mark:
    """What one connection was sent so far; kept by the hall, never sent."""

    n: int = 0
    events: int = 0
    stop: tuple[Any, ...] | None = None  # the question that the last news was about
    chat: int = 0
    withheld: tuple[int, ...] = ()  # lines that this viewer may read after the game
    parts: dict[str, Any] = field(default_factory=dict)


def resumed(events: int) -> Mark:
    """The mark of a viewer who comes back and knows so many events."""
    return Mark(events=max(0, events))


Shared = dict[tuple[str, str], Message]  # parts that are the same for all who read a language, by kind and language


def messages(
    table: Table, viewer: Person, mark: Mark | None, lang: str, at: int, shared: Shared | None = None
) -> tuple[list[Message], Mark]:
    """Everything that is new to a viewer, and the mark to go on from; a fresh one (None) is sent all.

    Whoever tells several viewers of the same moment gives them one `shared` dict, so that each part is made once.
    """
    lang = language(lang)
    found = mark or Mark()
    sent: list[tuple[str, Message]] = []
    parts = dict(found.parts)
    for kind, part in now_true(table, viewer, lang, {} if shared is None else shared):
        if parts.get(kind) != part:
            parts[kind] = part
            sent.append((kind, part if kind not in TIMED else {"now": at, **part}))
    events, stop = found.events, found.stop
    if table.game is not None:
        seat = table.seat_of(viewer.guest)
        asked = (None if table.stop is None else table.stop.number, table.phase)
        if asked != stop:
            told = table.game.told(seat)
            since = min(events, told)
            sent.append(("news", news(table, seat, since, lang)))
            events, stop = told, asked
    lines, withheld = chat(table, viewer, found, lang)
    sent += [("chat", line) for line in lines]
    sent.sort(key=lambda pair: ORDER.index(pair[0]))
    numbered = [{"t": kind, "n": found.n + i, "d": data} for i, (kind, data) in enumerate(sent, 1)]
    return numbered, Mark(found.n + len(sent), events, stop, table.said, withheld, parts)


TIMED = ("hello", "clock")  # parts that say what time it is, whenever they are sent
ORDER = ("hello", "gathering", "seats", "news", "looks", "clock", "private", "chat", "over", "void")


def now_true(table: Table, viewer: Person, lang: str, shared: Shared) -> list[tuple[str, Message]]:
    """The parts of a table that are sent whole when they change."""
    seat = table.seat_of(viewer.guest)
    found: list[tuple[str, Message]] = [("hello", hello(table, viewer))]
    if seat is not None and table.phase == PLAYING:
        found.append(("private", private(table, seat)))
    for kind, is_there, make in (
        ("seats", True, lambda: seats(table)),
        ("gathering", table.phase == GATHERING, lambda: gathering(table, lang)),
        ("clock", table.phase == PLAYING, lambda: clock(table)),
        ("looks", bool(table.looks), lambda: looks(table, lang)),
        ("over", table.phase == OVER, lambda: over(table, lang)),
        ("void", table.phase == OVER and table.report is not None, lambda: {"text": notice("void", lang)}),
    ):
        if is_there:
            if (kind, lang) not in shared:
                shared[kind, lang] = make()
            found.append((kind, shared[kind, lang]))
    return found


def hello(table: Table, viewer: Person) -> Message:
    game, seat = table.game, table.seat_of(viewer.guest)
    return {
        "viewer": seat,
        "host": bool(viewer.guest) and viewer.guest == table.host,
        "judge": table.is_judge(viewer.guest),
        "table": {
            "id": table.id,
            "code": table.code,
            "title": table.settings.title,
            "settings": shown_settings(table.settings),
            "commitment": None if game is None else game.commitment,
        },
    }


def gathering(table: Table, lang: str) -> Message:
    why = missing(table)
    return {
        "seats": [
            {"name": s.name, "bot": s.level, "ready": s.ready, "host": s.guest is not None and s.guest == table.host}
            for s in table.seats
        ],
        "settings": shown_settings(table.settings),
        "missing": None if why is None else {"code": why.code, "text": why.told(lang)},
    }


def seats(table: Table) -> Message:
    return {
        "seats": [
            {
                "name": s.name,
                "bot": s.level is not None,
                "level": s.level,
                "away": s.away,
                "left": s.left,
                "host": s.guest is not None and s.guest == table.host,
                "connected": s.guest is None or s.guest in table.connected,
                "bank": s.bank,
            }
            for s in table.seats
        ]
    }


def clock(table: Table) -> Message:
    """What everybody may know of time; who held a window is not told."""
    stop = table.stop
    if stop is None:
        return {"paused": table.paused is not None}
    seat = stop.seats[0] if stop.kind == TURN else None
    return {
        "number": stop.number,
        "kind": stop.kind,
        "opened": table.wall(stop.opened),
        "lands": table.wall(stop.lands) if stop.kind == WINDOW else None,
        "closes": table.wall(stop.beats[-1]),
        "beats": [table.wall(beat) for beat in stop.beats] if stop.kind == WINDOW else None,
        "seat": seat,
        "bank": None if seat is None else table.seats[seat].bank,
        "held": stop.held,
        "passed": list(table.passed),
        "closer": stop.closer,
        "paused": table.paused is not None,
        "stands": table.paused if table.paused is None else table.wall(table.paused),
    }


def private(table: Table, seat: int) -> Message:
    """What only its player is sent."""
    sealed = table.sealed.get(seat)
    mine = table.preferred.get(seat, Preferred(seat))
    return {
        "sealed": None if sealed is None else sealed.option,
        "waiting_now": table.waiting.get(seat),
        "standing": [{"line": r.line, "card": r.card, "threat": r.threat} for r in mine.standing],
        "settings": {"stop_me": mine.stop_me, "pass_until": mine.pass_until is not None},
        "holds": table.seats[seat].holds,
    }


def looks(table: Table, lang: str) -> Message:
    """When the judge looked at hands: for everybody, and the same whatever was seen."""
    return {"text": notice("judge looks", lang), "looks": [{"at": at, "turn": turn} for at, turn in table.looks]}


def hands(table: Table) -> list[list[str]]:
    """What a judge who looks is shown, seat by seat; nothing that was sealed."""
    return [list(table.playing.view(seat).hand) for seat in range(len(table.seats))]


def news(table: Table, seat: int | None, since: int, lang: str) -> Message:
    """What one viewer was told since, and what they are asked now."""
    game = table.playing
    found = game.news(seat, since)
    data = to_data(replace(found, decision=None))
    cards = game.cards
    return {
        "since": since,
        "events": data.get("events", []),
        "lines": [None if ev.kind in QUIET else sentence(ev, game.names, lang, cards) for ev in found.events],
        "window": data.get("window") if table.stop is not None else None,
        "waiting_for": data.get("waiting_for", []) if table.stop is not None else [],
        "decision": None if found.decision is None or table.stop is None else question(table, found.decision, lang),
        "may_now": []
        if seat is None
        else [{"line": o.line, "card": o.card, "handle": o.handle} for o in may_now(table, seat)],
        "number": None if table.stop is None else table.stop.number,
    }


def question(table: Table, decision: Decision, lang: str) -> Message:
    """A question to its own seat, in words too."""
    data = to_data(decision)
    data["prompt"] = prompt(decision, lang)
    for row, option in zip(data["options"], decision.options, strict=True):
        row["text"] = option_text(option, decision, table.playing.names, lang)
    return data


def chat(table: Table, viewer: Person, mark: Mark, lang: str) -> tuple[list[Message], tuple[int, ...]]:
    """New lines, and those that may now be read; and which are still withheld."""
    gone = table.said - len(table.chat)
    waiting = [i for i in (*mark.withheld, *range(max(gone, mark.chat), table.said)) if i >= gone]
    if not waiting:
        return [], ()
    heard = {i: table.chat[i - gone] for i in waiting if may_hear(table, viewer, table.chat[i - gone])}
    lines = []
    for line in heard.values():
        said = {"phrase": line.phrase, "text": phrase(line.phrase, lang)} if line.phrase else {"text": line.text}
        lines.append({"seat": line.seat, "name": line.name, **said, "at": line.at})
    return lines, tuple(i for i in waiting if i not in heard)


def over(table: Table, lang: str) -> Message:
    """How it ended; the record, which opens the deal, may be read from now on."""
    outcome = None if table.game is None or table.report is not None else table.game.outcome
    text = notice("void", lang)
    if outcome is not None:
        names, how = ", ".join(table.names[seat] for seat in outcome.winners), ending_text(outcome.ending, lang)
        text = notice("won" if names else "nobody won", lang, names=names, how=how)
    return {
        "outcome": None if outcome is None else to_data(outcome),
        "places": None if outcome is None else places_of(table),
        "text": text,
        "record": None if table.is_lesson else f"/api/tables/{table.id}/record",
        "replay": None if table.is_lesson else f"/api/replays/{table.id}",
        "rematch": table.rematch,
        "agreed": list(table.agreed),
    }


# -- replies, to the sender alone --------------------------------------------------------------------------------


def reply(table: Table, re: object, outcome: Outcome, mark: Mark, lang: str) -> tuple[Message, Mark]:
    """The acknowledgement of a command, after its commit."""
    data = {"re": re, **outcome.reply}
    if "complete" in data:
        data["decision"] = None if outcome.decision is None else question(table, outcome.decision, language(lang))
    if "hands" in data:
        data["hands"] = hands(table)
    if "why" in data:
        reason, line = data.pop("why"), data["line"]
        data["text"] = refusal("legal", {"line": line}, lang) if reason is None else reason.sentence(lang)
        data["cites"] = [] if reason is None else list(reason.cites)
    if data.get("reason") is not None:
        data["reason"] = data["reason"].told(lang)
    return {"t": "reply", "n": mark.n + 1, "d": data}, replace(mark, n=mark.n + 1)


def refused(re: object, why: Refused, mark: Mark, lang: str) -> tuple[Message, Mark]:
    """Why nothing was done."""
    data = {"re": re, "code": why.code, "text": why.told(language(lang)), "cites": list(why.cites)}
    return {"t": "refused", "n": mark.n + 1, "d": data}, replace(mark, n=mark.n + 1)
