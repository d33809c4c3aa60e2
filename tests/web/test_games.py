"""Whole games on real pages against a real server: people at desktops and phones, by pointer, by keys, in words."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from server.running import Server

from .axe import faults_of
from .players import Person, begin, play_to_the_end, sit_down, wait_until

PATIENT = {"turn": 600_000, "bank": 1_800_000, "pace": "quick"}


def open_table(host: Person, **settings: Any) -> str:
    """A table with settings of its own, by the same request as the dialog's; its id."""
    wanted = {"sets": ["viewpoint"], **PATIENT, **settings}
    script = "async (settings) => (await (await fetch('/api/tables', {method: 'POST', headers: {'Content-Type': "
    script += "'application/json'}, body: JSON.stringify({settings})})).json()).id"
    found: str = host.page.evaluate(script, wanted)
    host.page.goto(f"{host.address}/t/{found}")
    host.page.wait_for_selector("[data-act=start]")
    return found


LOST = ".line[role=alert], [role=alertdialog][open]"  # the line, or the sheet over the table that it becomes


def test_three_people_and_a_bot_through_a_server_that_is_killed_in_a_window(browser: Any, server: Server) -> None:
    """Reconnecting: the server goes down while a window is open; every page comes back, and the game goes on."""
    host = Person(browser, server.address, "Lumen").come_in()
    host.page.wait_for_selector("[data-act=quick]")
    assert faults_of(host.page) == []
    table = open_table(host, seats=4, sets=["viewpoint", "reflections"])
    others = [
        Person(browser, server.address, "Iris", (390, 844)).come_in(f"/t/{table}"),
        Person(browser, server.address, "Hawk", (844, 390), "de-DE").come_in(f"/t/{table}"),
    ]
    for number, person in enumerate(others, 1):
        person.page.click(f".seat:nth-child({number + 1}) button")
        person.page.click("[data-act=ready]")
    host.page.click("[data-act=bot]")
    assert faults_of(host.page) == []
    assert faults_of(others[0].page) == []
    wait_until(host.page, "document.querySelectorAll('.seat').length === 4")
    people = [host, *others]
    begin(host, people)

    def power_cut(step: int) -> bool:
        if step < 20 or not host.page.query_selector("[data-act=hold]"):
            return False
        server.kill()
        host.page.wait_for_selector("[role=alert]")
        server.start()
        for person in people:
            wait_until(person.page, f"!document.querySelector({LOST!r})", 60)
        others[0].page.reload()
        others[0].page.wait_for_selector("main.table")
        return True

    play_to_the_end(people, 5, 400, power_cut)
    assert all(person.pressed > 3 for person in people)
    ranks = {person.page.inner_text("dialog[open] ol").replace(" (you)", "").replace(" (du)", "") for person in people}
    assert len({text.replace(" Punkte", " points") for text in ranks}) == 1
    for person in people:
        assert faults_of(person.page) == []
    host.page.click("[data-act=rematch]")
    wait_until(host.page, f"!location.pathname.endsWith('{table}')")
    for person in people:
        person.close()


@pytest.mark.soak
@pytest.mark.parametrize("count", range(2, 7))
def test_a_table_of_people_alone(browser: Any, server: Server, count: int) -> None:
    """Two to six people at pages of every size, with both classic sets; what they answer is left to chance."""
    host = Person(browser, server.address, "Person 1").come_in()
    host.page.wait_for_selector("[data-act=quick]")
    table = open_table(host, seats=count, sets=["viewpoint", "reflections"])
    people = sit_down(host, table, count)
    play_to_the_end(people, count, 400)
    assert len({person.page.inner_text("dialog[open] ol").replace(" (you)", "") for person in people}) == 1
    for person in people:
        person.close()


KEYS = ("1", "2", "3", "4", "5", "6")
# What a screen reader would say by itself: what is added to the log, and what the loud region says.
LISTEN = """() => {
  window.heard = { lines: [], alarms: [] };
  const hear = (selector, into) => new MutationObserver((changes) => {
    for (const { type, addedNodes, target } of changes)
      for (const it of type === 'characterData' ? [target] : addedNodes)
        if (it.textContent.trim()) into.push(it.textContent.trim());
  }).observe(document.querySelector(selector), { childList: true, characterData: true, subtree: true });
  hear('.out-of-sight[role=log]', window.heard.lines);
  hear('[aria-live=assertive]', window.heard.alarms);
}"""


def test_a_game_by_keys_alone(browser: Any, server: Server) -> None:
    person = Person(browser, server.address, "Wren").come_in()
    page = person.page
    page.wait_for_selector("[data-act=quick]")
    for _ in range(30):
        if page.evaluate("document.activeElement?.dataset?.act") == "quick":
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector("main.table")
    page.evaluate(LISTEN)
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open] dl")
    assert faults_of(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("n")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    page.keyboard.press("s")
    wait_until(page, "[...document.querySelectorAll('[aria-live]')].some((it) => it.textContent.includes('Wren 0'))")
    dice, until = random.Random(2), time.monotonic() + 300
    while not page.query_selector("dialog[open] [data-act=rematch]"):
        assert time.monotonic() < until, "not over"
        if not page.query_selector("dialog[open]"):
            play = page.query_selector("[data-act=play]")
            if play and dice.random() < 0.3:
                page.evaluate("document.querySelector('[data-act=play]')?.focus()")  # as Tab would; pressed, it goes
            page.keyboard.press("Enter" if play else dice.choice((*KEYS, " ")))
        page.wait_for_timeout(25)
    assert person.faults == []
    wait_until(page, "document.activeElement !== document.body")
    heard = page.evaluate("window.heard")
    page.evaluate("document.querySelectorAll('.log details').forEach((turn) => (turn.open = true))")
    wait_until(page, "![...document.querySelectorAll('.log details')].some((turn) => !turn.querySelector('li'))")
    lines = page.evaluate("[...document.querySelectorAll('.log li .grow')].map((it) => it.textContent.trim())")
    assert len(heard["lines"]) > 40
    assert heard["lines"] == lines[-len(heard["lines"]) :]  # each once, in its order
    assert any("1: Play" in alarm and "2: Play" in alarm for alarm in heard["alarms"])
    assert any(alarm.startswith("Ready: Play") for alarm in heard["alarms"])
    assert faults_of(page) == []
    page.click("a[href^='/replay/']")
    page.wait_for_selector("main.table")
    page.wait_for_selector("input[type=range]")
    steps = page.locator("input[type=range]")
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    assert steps.input_value() == "5"
    assert "at=5" in page.url
    page.keyboard.press("Shift+ArrowRight")
    assert int(steps.input_value()) > 5
    page.click("nav >> text='Watcher'")
    page.keyboard.press("c")
    turn = page.locator(".turns li button", has=page.locator("small:not(:text-is('–'))")).nth(1)  # one that was played
    number = turn.locator(".number").inner_text()
    turn.click()
    assert f"Turn {number} " in page.inner_text(".where")
    page.click("[data-act=more]")
    with page.expect_download() as download:
        page.click("[data-act=png]")
    assert download.value.suggested_filename.endswith(".png")
    assert faults_of(page) == []
    person.close()


def test_a_game_in_german_on_a_phone_and_as_text(browser: Any, server: Server) -> None:
    person = Person(browser, server.address, "Pi", (390, 844), "de-DE").come_in()
    page = person.page
    page.wait_for_selector("[data-act=quick]")
    assert page.inner_text("[data-act=quick]") == "Schnelles Spiel"
    assert faults_of(page) == []
    person.quick_game(6)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1"), "six seats fit without scrolling"
    assert faults_of(page) == []
    dice = random.Random(4)
    for _ in range(120):
        person.act(dice)
        page.wait_for_timeout(25)
    if not page.query_selector("dialog[open] [data-act=rematch]"):
        page.goto(page.url.split("?")[0] + "?view=text")
        page.wait_for_selector("main.text-table")
        assert faults_of(page) == []
    play_to_the_end([person], 6)
    assert "gewinn" in page.inner_text("dialog[open] h2")
    person.close()
