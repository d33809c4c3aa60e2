"""A set file with everything in it, and what tests of set files ask."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from fieldofview.cards import Card
from fieldofview.cards.effects import LETTERS, Effect
from fieldofview.cards.files import check_text
from fieldofview.rulings.editions import CLASSIC

WHOLE = """
name    = "My Set"
id      = "mine"
note    = "Typed in."
edition = "viewniverse"
seats   = 4
[rules]
plague  = 5

[[card]]
name   = "Foggy Lens"
points = 15
copies = 4
marks  = ["relic"]
play   = [
  { do = "target-player", who = "any" },
  { do = "squint", count = 2 },
]
reveal = [{ do = "cancel", when = ["squint", "discard"], to = "hand" }, { do = "goes", to = "named-hand" }]
always = "lure"

[[card]]
name   = "Pale Stare"
points = -5
copies = 3
marks  = "zombeye"
switch = "plague"
sacrifice = [{ do = "cancel", when = "play" }]

[[enigma]]
name   = "Night Light"
points = 5
starts = "field"
each_turn = [{ do = "extra-draw" }]
"""


def wrong(text: str, name: str = "my-set.toml") -> list[str]:
    """Everything wrong with a text."""
    card_set, problems, _ = check_text(text, name)
    assert card_set is None or not problems
    return [str(problem) for problem in problems]


def with_card(*lines: str, table: str = "card") -> str:
    """A set of one card; its block begins in line 2."""
    given = {line.split("=")[0].strip() for line in lines}
    rest = {"name": '"A"', "points": "1", "copies": "1"} if table == "card" else {"name": '"A"', "points": "1"}
    body = [f"{key} = {value}" for key, value in rest.items() if key not in given]
    return "\n".join(['name = "X"', f"[[{table}]]", *lines, *body])


def uncited(effect: Any) -> Any:
    """An effect, or what holds effects, without its citations."""
    if isinstance(effect, tuple):
        return tuple(uncited(x) for x in effect)
    if isinstance(effect, Effect):
        given = {field.name: uncited(getattr(effect, field.name)) for field in fields(effect)}
        return type(effect)(**(given | dict.fromkeys(LETTERS, "")))
    return effect


def as_typed_in(card: Card, edition: str = CLASSIC) -> Card:
    """A published card as a set file would give it."""
    parts = {part: uncited(getattr(card, part)) for part in ("play", "reveal", "each_turn", "sacrifice", "always")}
    letters: dict[str, Any] = {"cancelled": "", "cancelled_by": ()}
    return replace(card, **parts, **letters, document="", edition=edition, home="my-set")
