"""Cards as TOML: what `setfile` reads, written."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import fields
from enum import Enum, IntFlag
from typing import Any

from fieldofview.rulings.editions import CLASSIC

from ..card import PARTS, PLAGUE, Card, CardSet
from ..effects import Effect
from ..words import parameters, value, word

WIDTH = 110


def write_set(card_set: CardSet, *, id: str = "") -> str:
    """A whole set as a file; without an id, that is left to the file's name."""
    cards = [(card, "") for card in card_set.cards]
    cards += [(card, switch) for switch, found in card_set.switches.items() for card in found]
    cards += [(card, "") for card in card_set.enigmas]
    edition = cards[0][0].edition if cards else CLASSIC
    head = [f"name    = {_text(card_set.name)}"]
    if id:
        head.append(f"id      = {_text(id)}")
    if card_set.note:
        head.append(f"note    = {_text(card_set.note)}")
    head += [f"edition = {_text(edition)}", f"seats   = {card_set.seats}"]
    if card_set.plague != PLAGUE or card_set.plague_from:
        head += ["", "[rules]", f"plague  = {card_set.plague}"]
    if card_set.plague_from:
        steps = ", ".join(f"{players} = {number}" for players, number in card_set.plague_from)
        head.append(f"plague_from = {{ {steps} }}")
    return (
        "\n\n".join(["\n".join(head), *(write_card(card, switch=switch).rstrip("\n") for card, switch in cards)]) + "\n"
    )


def write_card(card: Card, *, switch: str = "") -> str:
    """A card as a block of TOML."""
    lines = ["[[card]]" if card.starts is None else "[[enigma]]"]
    lines += [f"name = {_text(card.name)}", f"points = {card.points}"]
    lines.append(f"copies = {card.copies}" if card.starts is None else f"starts = {_text(value(card.starts))}")
    if card.marks:
        lines.append(f"marks = {_raw(sorted(card.marks))}")
    if switch:
        lines.append(f"switch = {_text(switch)}")
    for part in PARTS:
        effects = tuple(getattr(card, part))
        if effects:
            lines.append(_part(part, effects))
    if card.always is not None:
        always = _effect(card.always)
        lines.append(f"always = {always if ',' in always else _text(word(card.always))}")
    chosen = [f"{key} = {_text(said)}" for key, said in card.picture.chosen().items()]
    if chosen:
        lines.append(f"picture = {{ {', '.join(chosen)} }}")
    return "\n".join(lines) + "\n"


def _part(part: str, effects: Iterable[Effect]) -> str:
    """One line, or one line a word where that is long; what a word holds inside it stays on its line."""
    rows = [_effect(effect) for effect in effects]
    line = f"{part} = [{', '.join(rows)}]"
    if len(rows) == 1 or len(line) <= WIDTH:
        return line
    return "\n".join([f"{part} = [", *(f"  {row}," for row in rows), "]"])


def _effect(effect: Effect) -> str:
    """A word with what differs from its default; flags always, since a threat is worth reading."""
    given = [f"do = {_text(word(effect))}"]
    defaults = {field.name: field.default for field in fields(effect)}
    for name in parameters(type(effect)):
        found = getattr(effect, name)
        if found != defaults[name] or isinstance(found, IntFlag):
            given.append(f"{name} = {_raw(found)}")
    return "{ " + ", ".join(given) + " }"


def _raw(found: Any) -> str:
    match found:
        case bool():
            return str(found).lower()
        case IntFlag():
            flags = [value(flag) for flag in type(found) if flag in found]
            return _raw(flags[0] if len(flags) == 1 else flags)
        case Enum():
            return _text(value(found))
        case Effect():
            return _effect(found)
        case tuple() | list():
            return f"[{', '.join(_raw(row) for row in found)}]"
        case str():
            return _text(found)
        case _:
            return str(found)


def _text(text: str) -> str:
    """A text in quotation marks; TOML escapes as JSON does."""
    return json.dumps(text, ensure_ascii=False)
