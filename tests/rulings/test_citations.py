"""Citations say why something happened, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from fieldofview.cards import find_card
from fieldofview.game.scenario import Scenario, read_file, read_text
from fieldofview.game.script import run_scenario

HERE = Path(__file__).resolve().parent
CANCELS = [s for s in read_file(HERE / "cancelled-letters.toml") if s.script[-1].what.startswith("reveal ")]

BY_LIGHTHOUSE = """
[[scenario]]
title   = "Blind Spot by Lighthouse"
players = ["Ann", "Bob"]
script  = \"\"\"
Ann: play Blind Spot
Ann: choose Bob
Bob: use Lighthouse
\"\"\"
[scenario.table]
hands  = {Ann = ["Blind Spot"], Bob = ["Wink"]}
fields = {Bob = ["Lighthouse"]}
"""


def cited_of(scenario: Scenario) -> dict[str, set[str]]:
    """The rulings that each kind of event cited."""
    found: dict[str, set[str]] = {}
    for event in run_scenario(scenario).game.events:
        assert len(event.cites) == len(set(event.cites)), f"{scenario.title}: {event.kind} cites something twice"
        found.setdefault(event.kind, set()).update(event.cites)
    return found


@pytest.mark.parametrize("scenario", CANCELS, ids=lambda s: s.title)
def test_what_did_not_happen_is_not_cited(scenario: Scenario) -> None:
    (letter, *_) = scenario.cites
    ruling = letter.rpartition(".")[0]
    cited = cited_of(scenario)
    assert letter in cited["cancelled"]
    for kind in ("revealed", "cancelled"):
        assert not {id for id in cited[kind] if id.startswith(f"{ruling}.") and id != letter} - own_letters(scenario)


def own_letters(scenario: Scenario) -> set[str]:
    """The letters of the card that cancels, which may be of the same name as the one that is cancelled."""
    card = find_card(scenario.script[-1].what.removeprefix("reveal "))
    return {id for effect in card.reveal for id in card.cites(effect)}


def test_a_letter_about_spectacles_is_not_cited_for_lighthouse() -> None:
    cited = cited_of(read_text(BY_LIGHTHOUSE)[0])
    assert "VT.card.lighthouse.b" in cited["cancelled"]
    assert not {id for id in cited["used"] | cited["cancelled"] if id.startswith("VT.card.blind-spot.")}
