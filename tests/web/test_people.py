"""People alone at real pages, with a set of their own in which every answer can be answered: cancels of cancels."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import fieldofview as fov
from fieldofview.views.event import Event
from server.running import Server

from .players import Person, play_to_the_end, sit_down
from .test_games import PATIENT, open_table

# Half of the deck answers a STEAL, and steals itself: whoever is stolen from can answer that again.
SPIES = """
name = "Spies"
id = "spies"
edition = "classic"

[[card]]
name = "Pickpocket"
points = 30
copies = 30
play = [{ do = "target-player" }, { do = "steal" }]

[[card]]
name = "Watchman"
points = 30
copies = 36
play = [{ do = "target-player" }, { do = "steal" }]
reveal = [{ do = "cancel", when = "steal" }, { do = "steal" }]
"""
LANGS = ("en-GB", "de-DE", "en-GB", "en-GB", "de-DE", "en-GB")


def cancels_of_cancels(events: list[Event]) -> int:
    """How often a card that was revealed to cancel was itself cancelled by another: both go from sight at once."""
    answered = 0
    deepest = 0
    for event in events:
        if event.kind.value == "revealed":
            deepest = max(deepest, sum(level.how == "answer" for level in event.settling or ()))
        if event.kind.value == "cancelled":
            struck = [move for move in event.moves if (move.source, move.to) == ("shown", "discard")]
            answered += len(struck) == 2
    assert (deepest >= 2) == (answered > 0), "an answer to an answer is what is cancelled"
    return answered


def upload_and_open(host: Person, path: Path, seats: int) -> str:
    """The new table's dialog: the own set alone, checked by the server; the table's id."""
    page = host.page
    page.click("[data-act=new]")
    page.set_input_files("dialog input[type=file]", str(path))
    page.wait_for_selector("dialog .own p:not(.fault)", timeout=60_000)
    assert "Spies: 66 cards" in page.inner_text("dialog .own")
    for set_id in ("viewpoint", "reflections", "open-eyes"):
        page.uncheck(f"dialog input[value={set_id}]")
    page.click(f"dialog fieldset label:text-is('{seats}')")
    page.click("dialog details > summary")
    page.fill("dialog label:has-text('Seconds for a turn') input", "600")
    page.fill("dialog label:has-text('Seconds in reserve') input", "1800")
    page.click("[data-act=open]")
    page.wait_for_selector("[data-act=start]")
    return str(page.evaluate("location.pathname.split('/').pop()"))


def checked(host: Person) -> str:
    """The same set by the same request, as tables hold it."""
    script = "async (text) => (await (await fetch('/api/sets', {method: 'POST', headers: {'Content-Type': "
    script += "'application/json'}, body: JSON.stringify({text})})).json()).text"
    found: str = host.page.evaluate(script, SPIES)
    return found


def record_of(host: Person, table: str) -> str:
    """The record, which is written soon after the end."""
    script = "async (id) => { const it = await fetch(`/api/tables/${id}/record`); return it.ok ? it.text() : ''; }"
    for _ in range(300):
        found: str = host.page.evaluate(script, table)
        if found:
            return found
        host.page.wait_for_timeout(100)
    raise AssertionError("no record")


@pytest.mark.parametrize("count", [3, 4, *(pytest.param(n, marks=pytest.mark.soak) for n in (2, 5, 6))])
def test_people_alone_cancel_what_cancels(browser: Any, server: Server, tmp_path: Path, count: int) -> None:
    """A whole game at pages of every size, in both languages; at four seats with the file brought by the host."""
    host = Person(browser, server.address, "Person 1").come_in()
    host.page.wait_for_selector("[data-act=quick]")
    if count == 4:
        path = tmp_path / "spies.toml"
        path.write_text(SPIES, encoding="utf-8")
        table = upload_and_open(host, path, count)
        host.page.wait_for_selector("[data-act=start]")
    else:
        table = open_table(host, seats=count, sets=[], files=[checked(host)], **PATIENT)
    people = sit_down(host, table, count, LANGS)
    play_to_the_end(people, count, 300, eager=True)
    assert all(person.pressed > 1 for person in people)
    told = {person.page.inner_text("dialog[open] ol") for person in people}
    told = {text.replace(" (you)", "").replace(" (du)", "").replace("Punkte", "points") for text in told}
    assert len(told) == 1
    game = fov.replay(record_of(host, table))
    assert cancels_of_cancels(list(game.events)) > 0
    assert game.outcome is not None
    for person in people:
        assert person.faults == []
        person.close()
