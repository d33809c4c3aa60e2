"""What a judge has laid out and said so far: a scenario that grows line by line."""

from __future__ import annotations

import os
import re
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any

from fieldofview.cards import Card, mix
from fieldofview.game.scenario import DEFAULT_SETS, Scenario, read_text
from fieldofview.game.script import Result, follow
from fieldofview.game.surface import surface_of
from fieldofview.game.writing import Draft, write_draft

PLAYERS = ("Ann", "Bob", "Cy")
SOURCE = "your lines"  # what a refusal would name as the file
UNTITLED = "A question"
MOST_LEGAL = 12  # more lines than that say nothing to a reader of the file


def empty_sheet(players: tuple[str, ...] = PLAYERS) -> Draft:
    return Draft(UNTITLED, players, pause=True)


def changed(sheet: Draft, **table: Any) -> Draft:
    """The sheet with other values on its table; None takes one away."""
    values = deepcopy(sheet.table) | table
    return replace(sheet, table={key: value for key, value in values.items() if value is not None})


def scenario_of(sheet: Draft) -> Scenario:
    (scenario,) = read_text(write_draft(sheet), SOURCE)
    return scenario


def without_place(refusal: str) -> str:
    """A refusal without the file and the title that it names: a judge's lines are no file yet."""
    return re.sub(rf"^{SOURCE}:\d+(?: '.*?')?: ", "", refusal)


def run(sheet: Draft) -> Result:
    """The table of a sheet after all its lines; raises where one cannot be followed."""
    result = Result(scenario_of(sheet))
    follow(result)
    return result


def printed(sheet: Draft) -> dict[str, Card]:
    """All cards that can lie on this table, by the names they have there."""
    deck = mix(sheet.sets or DEFAULT_SETS)
    enigmas = {card.name: card for part in deck.parts for card in part.enigmas}
    return enigmas | dict(zip(deck.names, deck.cards, strict=True))


def card_names(sheet: Draft) -> tuple[str, ...]:
    return tuple(printed(sheet))


def laid_names(sheet: Draft) -> list[str]:
    """The cards that were laid on it."""
    by_player = [cards for key in ("hands", "fields") for cards in sheet.table.get(key, {}).values()]
    rows = [row[3] for row in sheet.table.get("hidden", [])]
    return [
        card
        for cards in (*by_player, sheet.table.get("draw", []), sheet.table.get("discard", []), rows)
        for card in cards
    ]


def saved_text(sheet: Draft, result: Result, file: Path) -> str:
    """The sheet as a scenario file, which expects what was seen."""
    game = result.game
    assert game is not None
    table, decision = surface_of(game), game.decision
    expect: dict[str, Any] = {"discard": table.discard}
    if game.outcome is not None:
        expect |= {"over": True, "winner": [game.names[p] for p in game.outcome.winners]}
    elif decision is not None:
        expect["next"] = decision.name
        if len(decision.options) <= MOST_LEGAL:
            expect["legal"] = [option.line for option in decision.options]
    cited = dict.fromkeys(id for event in result.events for id in event.cites)
    if cited:
        expect["cited"] = list(cited)
    for key, values in (("hands", table.hands), ("fields", table.fields), ("points", table.points)):
        expect[key] = dict(zip(game.names, values, strict=True))
    pause = decision is not None and decision.kind != "action"
    sets = tuple(_from(name, file) for name in sheet.sets)
    title = file.stem.replace("-", " ") if sheet.title == UNTITLED else sheet.title
    return write_draft(replace(sheet, title=title, sets=sets, pause=pause, expect=expect))


def _from(name: str, file: Path) -> str:
    """A set file's path as a scenario in that file names it."""
    return os.path.relpath(name, file.parent) if ".toml" in name.lower() else name
