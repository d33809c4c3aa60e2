"""What a judge types: lines that lay the table, and lines that players say."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import replace

from fieldofview.cards import every_card
from fieldofview.game import Game
from fieldofview.game.surface import surface_of
from fieldofview.game.writing import Draft

from .naming import UnclearName, find_name
from .sheet import card_names, changed, laid_names
from .words import Refusal

VERBS = ("play", "reveal", "use", "choose", "draw", "replace", "done", "decline", "end", "forfeit")


class Unread(Refusal):
    """A line that says nothing the prompt knows."""


# -- laying the table ------------------------------------------------------------------------------------------


def lay(sheet: Draft, line: str) -> tuple[Draft, str] | None:
    """The sheet as a line changes it, and the line in full; None for a line that is not about the table."""
    for pattern, act in LAYING:
        found = re.fullmatch(pattern, line, re.IGNORECASE)
        if found:
            return act(sheet, *found.groups())
    return None


def player(sheet: Draft, name: str) -> str:
    return find_name(name, "player", sheet.players)


def card(sheet: Draft, name: str) -> str:
    return find_name(name, "card", laid_names(sheet), card_names(sheet))


def cards(sheet: Draft, text: str) -> list[str]:
    """Cards with commas between them; `2 Wink` is two of them, a dash none."""
    found: list[str] = []
    for part in text.split(","):
        count, name = re.fullmatch(r"(?:(\d{1,2})\s*x?\s+)?(.*)", part.strip(), re.IGNORECASE).groups()  # type: ignore[union-attr]
        if name not in ("", "-", "–"):
            found += [find_name(name, "card", card_names(sheet))] * int(count or 1)
    return found


def _players(sheet: Draft, text: str) -> tuple[Draft, str]:
    names = tuple(name.strip() for name in (text.split(",") if "," in text else text.split()))
    if len(names) < 2 or len({name.lower() for name in names}) < len(names):
        raise Unread("two players")
    if any(not name or set(name) & set(":#!") or name.lower() == "judge" for name in names):
        raise Unread("bad name")
    return replace(sheet, players=names), f"players {', '.join(names)}"


def _sets(sheet: Draft, text: str) -> tuple[Draft, str]:
    names = tuple(name for name in re.split(r"[,\s]+", text) if name)
    return replace(sheet, sets=names), f"sets {', '.join(names)}"


def _title(sheet: Draft, text: str) -> tuple[Draft, str]:
    return replace(sheet, title=text), f"title {text}"


def _cites(sheet: Draft, text: str) -> tuple[Draft, str]:
    ids = tuple(id for id in re.split(r"[,\s]+", text) if id)
    return replace(sheet, cites=ids), f"cites {', '.join(ids)}"


def _of_player(sheet: Draft, who: str, zone: str, more: str | None, text: str) -> tuple[Draft, str]:
    name, key = player(sheet, who), {"hand": "hands", "field": "fields"}[zone.lower()]
    lying = dict(sheet.table.get(key, {}))
    lying[name] = [*(lying.get(name, []) if more else []), *cards(sheet, text)]
    return changed(sheet, **{key: lying}), f"{name} {zone.lower()}: {', '.join(lying[name]) or '-'}"


def _brought(sheet: Draft, who: str, key: str, text: str) -> tuple[Draft, str]:
    name, field = player(sheet, who), {"enigma": "enigmas", "aside": "aside"}[key.lower()]
    chosen = find_name(text, "card", card_names(sheet), every_card())
    return changed(sheet, **{field: {**sheet.table.get(field, {}), name: chosen}}), f"{name} {key.lower()}: {chosen}"


def _pile(sheet: Draft, pile: str, more: str | None, text: str) -> tuple[Draft, str]:
    key = pile.lower()
    found = [*(sheet.table.get(key, []) if more else []), *cards(sheet, text)]
    return changed(sheet, **{key: found}), f"{key}: {', '.join(found) or '-'}"


def _number(sheet: Draft, who: str, key: str, number: str) -> tuple[Draft, str]:
    name, key = player(sheet, who), key.lower()
    return changed(sheet, **{key: {**sheet.table.get(key, {}), name: int(number)}}), f"{name} {key} {number}"


def _out(sheet: Draft, who: str) -> tuple[Draft, str]:
    name = player(sheet, who)
    return changed(sheet, out=[*sheet.table.get("out", []), name]), f"{name} out"


def _turn(sheet: Draft, who: str) -> tuple[Draft, str]:
    name = player(sheet, who)
    return changed(sheet, turn=name), f"turn {name}"


def _row(sheet: Draft, mine: str, who: str, what: str, other: str, whose: str) -> tuple[Draft, str]:
    key = {"copies": "links", "hides": "hidden"}[what.lower()]
    row = [player(sheet, who), card(sheet, mine), player(sheet, whose), card(sheet, other)]
    line = f"{row[1]} of {row[0]} {what.lower()} {row[3]} of {row[2]}"
    return changed(sheet, **{key: [*sheet.table.get(key, []), row]}), line


def _used(sheet: Draft, text: str) -> tuple[Draft, str]:
    found = cards(sheet, text)
    return changed(sheet, used=found), f"used {', '.join(found)}"


LAYING: tuple[tuple[str, Callable[..., tuple[Draft, str]]], ...] = (
    (r"players?:?\s+(.+)", _players),
    (r"sets?:?\s+(.+)", _sets),
    (r"title:?\s+(.+)", _title),
    (r"cites?:?\s+(.+)", _cites),
    (r"turn:?\s+(.+)", _turn),
    (r"used:?\s+(.+)", _used),
    (r"not drawn", lambda sheet: (changed(sheet, drawn=False), "not drawn")),
    (r"time called", lambda sheet: (changed(sheet, time_called=True), "time called")),
    (r"played\s+(\d{1,3})", lambda sheet, n: (changed(sheet, played=int(n)), f"played {n}")),
    (r"seed\s+(\d{1,18})", lambda sheet, n: (changed(sheet, seed=int(n)), f"seed {n}")),
    (r"(draw|discard)(?: pile)?\s*(\+)?\s*:\s*(.*)", _pile),
    (r"(.+?)(?:'s)?\s+(hand|field)\s*(\+)?\s*:\s*(.*)", _of_player),
    (r"(.+?)(?:'s)?\s+(enigma|aside)\s*:\s*(.+)", _brought),
    (r"(.+?)\s+(tokens|missed|extra)\s*:?\s*(-?\d{1,6})", _number),
    (r"([^:]+?)\s+out", _out),
    (r"(.+?) of (.+?) (copies|hides) (.+?) of (.+)", _row),
)


# -- what players say ------------------------------------------------------------------------------------------


def spoken(sheet: Draft, game: Game, line: str) -> str:
    """A line of the script in full: who, which verb, which card; without a name it is said by who must choose."""
    mark = "!" if line.startswith("!") else ""
    who, colon, what = line.removeprefix("!").partition(":")
    if not colon:
        if not _verb(who.split(" ")[0]):
            raise Unread("not understood", line=line)
        if not game.pending:
            raise Unread("all over")
        who, what = game.pending[0].name, line.removeprefix("!")
    who = find_name(who, "player", [*sheet.players, "judge"])
    what = " ".join(what.split())
    if who == "judge":
        return f"{mark}{who}: {_judged(sheet, what)}"
    verb, _, rest = what.partition(" ")
    found = _verb(verb)
    if found is None:
        raise Unread("no verb", verb=verb)
    if not rest:
        return f"{mark}{who}: {found}"
    return f"{mark}{who}: {found} {_object(sheet, game, sheet.players.index(who), found, rest)}"


def _verb(word: str) -> str | None:
    found = [verb for verb in VERBS if verb.startswith(word.lower())] if word else []
    return found[0] if len(found) == 1 or found[:1] == [word.lower()] else None


def _judged(sheet: Draft, what: str) -> str:
    words = what.split(" ")
    for at in (-1, len(words)) if words[0].lower() in ("token", "disqualify") else ():
        name = " ".join(words[1:at])
        if name and (at == -1) == (words[0].lower() == "token"):
            return " ".join([words[0].lower(), player(sheet, name), *words[at:]])
    return what.lower()


def _object(sheet: Draft, game: Game, seat: int, verb: str, rest: str) -> str:
    """A card or player named in part, looked for first where it must be."""
    if re.fullmatch(r"option \d+", rest, re.IGNORECASE):
        return rest.lower()
    head, of, owner = rest.rpartition(" of ")
    tail = ""
    if of:
        with suppress(UnclearName):  # the name of a card may hold the word
            tail, rest = f" of {player(sheet, owner)}", head
    rest, sign, number = rest.partition(" #")
    table = surface_of(game)
    offered: list[str] = []
    if game.decision is not None and game.decision.seat == seat:
        offered = [o.card or sheet.players[o.seat or 0] for o in game.decision.options if o.card or o.seat is not None]
    own: Iterable[str] = {"play": table.hands[seat], "reveal": table.hands[seat], "use": table.fields[seat]}.get(
        verb, ()
    )
    every = (*laid_names(sheet), *card_names(sheet))
    people = sheet.players if verb == "choose" else ()
    return find_name(rest, "card", offered, own, people, laid_names(sheet), every) + sign + number + tail
