"""Where keys and screen readers stand when things come and go, and what keys do there."""

from __future__ import annotations

from typing import Any

import pytest

from server.running import Server

from .players import Person, wait_until
from .test_accounts import keep_games
from .test_games import open_table

HERE = "document.activeElement"


def look(person: Person, state: str, there: str = "main.table") -> Any:
    person.page.goto(f"{person.address}/gallery?state={state}")
    person.page.wait_for_selector(there)
    return person.page


def stands_on(page: Any, selector: str) -> None:
    wait_until(page, f"{HERE}.matches({selector!r})", 15)


def test_another_page_is_begun_at_its_heading(browser: Any, server: Server) -> None:
    person = Person(browser, server.address, "Wren")
    page = person.page
    page.goto(server.address)
    page.wait_for_selector("input[name=nickname]")
    page.wait_for_timeout(500)
    assert page.evaluate(f"{HERE} === document.body")  # whoever opens a page begins where the browser says
    page.fill("input[name=nickname]", "Wren")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-act=quick]")
    stands_on(page, "h1")
    page.focus("nav a[href='/leaderboard']")
    page.keyboard.press("Enter")
    wait_until(page, f"location.pathname === '/leaderboard' && {HERE}.matches('h1') && {HERE}.textContent !== ''")
    heading = page.evaluate(f"{HERE}.textContent")
    page.go_back()
    page.wait_for_selector("[data-act=quick]")
    stands_on(page, "h1")
    assert page.evaluate(f"{HERE}.textContent") != heading
    page.focus("[data-act=new]")
    page.keyboard.press("t")
    page.wait_for_selector("dialog[open] [data-act=open]")
    page.focus("[data-act=open]")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-act=start]")
    stands_on(page, "h1")
    assert person.faults == []
    person.close()


def test_who_changes_seats_stays_at_the_seat_and_hears_it(browser: Any, server: Server) -> None:
    person = Person(browser, server.address, "Wren").come_in()
    page = person.page
    page.wait_for_selector("[data-act=quick]")
    open_table(person, seats=3)
    said = "document.querySelector('section [role=status].out-of-sight').textContent"
    page.focus(".seat:nth-child(3) [data-act=bot]")
    page.keyboard.press("Enter")
    wait_until(page, f"{said}.startsWith('Seat 3: ')")
    stands_on(page, ".seat:nth-child(3)")
    page.focus(".seat:nth-child(3) button:has-text('Send the bot away')")
    page.keyboard.press("Enter")
    wait_until(page, f"{said} === 'Seat 3: free'")
    stands_on(page, ".seat:nth-child(3)")
    assert page.locator("text=Sit here").count() == 0  # who sits is not asked to
    page.focus("[data-act=stand]")
    page.keyboard.press("Enter")
    wait_until(page, f"{said} === 'Seat 1: free'")
    stands_on(page, ".seat:nth-child(1)")
    page.focus(".seat:nth-child(2) button")
    page.keyboard.press("Enter")
    wait_until(page, f"{said}.startsWith('Seat 2: Wren')")
    stands_on(page, ".seat:nth-child(2)")
    assert person.faults == []
    person.close()


def test_nobody_falls_off_the_account_or_the_menu(browser: Any, server: Server) -> None:
    person = Person(browser, server.address, "Wren").come_in()
    page = person.page
    page.wait_for_selector("[data-act=quick]")
    keep_games(person)
    stands_on(page, "h1, h2")
    page.click("[data-act=removing]")
    stands_on(page, ".note")
    page.click("section:last-of-type button:has-text('Cancel')")
    stands_on(page, "[data-act=removing]")
    page.click("[data-act=sign-out]")
    page.wait_for_selector("input[name=nickname]")
    stands_on(page, "h1")
    page.fill("input[name=nickname]", "Iris")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-act=make-account]")
    stands_on(page, "h1")
    page.goto(server.address)
    page.wait_for_selector("[data-act=quick]")
    person.quick_game(2)
    page.click("[data-act=menu]")
    give_up = "dialog button:text-is('Give the game up …')"
    page.click(give_up)
    page.wait_for_selector("[data-act=forfeit]")
    page.click("dialog button:has-text('Cancel')")
    wait_until(page, f"{HERE}.textContent.includes('Give the game up')", 15)
    assert person.faults == []
    person.close()


def test_space_and_enter_move_the_log_and_end_no_turn(person: Person) -> None:
    note = "addEventListener('keydown', (event) => { window.taken = event.defaultPrevented; })"
    for state, regions in (("window", (".at-rail .log", ".at-rail [role=log]")), ("staged", (".at-rail .log",))):
        page = look(person, state)
        page.wait_for_selector(f"[data-act={'play' if state == 'staged' else 'safe'}]")
        page.evaluate(note)
        for region in regions:
            page.focus(region)
            for key in ("Enter", "Space"):
                page.keyboard.press(key)
                assert page.evaluate("window.taken") is False
    assert page.locator("[data-act=play]").count() == 1
    page.evaluate(f"{HERE}.blur()")
    page.keyboard.press("Enter")
    wait_until(page, "document.querySelector('[data-act=play]') === null")


@pytest.mark.parametrize("state", ["lost", "void"])
def test_what_covers_the_table_is_all_that_can_be_reached(person: Person, state: str) -> None:
    page = look(person, state)
    page.wait_for_selector("dialog[role=alertdialog]:modal")
    stands_on(page, "dialog button")
    for _ in range(4):
        page.keyboard.press("Tab")
        assert page.evaluate(f"{HERE} === document.body || !!{HERE}.closest('[role=alertdialog]')")
    page.keyboard.press("n")
    page.keyboard.press("?")
    assert page.locator("dialog[open]").count() == 1
    if state == "lost":  # put aside, it is the line above the table
        page.keyboard.press("Escape")
        page.wait_for_selector(".line[role=alert]")


def test_the_line_can_be_pressed_above_a_dialog(person: Person) -> None:
    page = look(person, "reconnecting")
    page.wait_for_selector(".line[role=alert]")
    page.focus("[data-act=menu]")
    page.keyboard.press("Enter")
    page.click("dialog[open] .line button")  # nothing lies over it
    assert page.locator("dialog[open]").count() == 1


def test_single_keys_can_be_turned_off(person: Person) -> None:
    page = look(person, "own-turn")
    page.keyboard.press("n")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    assert page.locator("kbd:visible").count() > 0
    page.click("[data-act=menu]")
    page.uncheck("dialog [data-act=single-keys]")
    page.keyboard.press("Escape")
    page.evaluate(f"{HERE}.blur()")
    for key in ("n", "?", "/", "1", "Space"):
        page.keyboard.press(key)
    page.wait_for_timeout(200)
    assert page.locator("dialog[open], [data-act=play]").count() == 0
    assert page.locator("main kbd:visible").count() == 0
    page = look(person, "lobby", "[data-act=new]")
    page.keyboard.press("t")
    page.wait_for_timeout(200)
    assert page.locator("dialog[open]").count() == 0
    page = look(person, "replay")
    steps = page.locator("input[type=range]")
    steps.wait_for()
    page.keyboard.press("c")
    page.keyboard.press("ArrowRight")
    assert page.locator("dialog[open]").count() == 0
    assert steps.input_value() == "1"
    page.click("[data-act=more]")  # where it is turned on again
    page.check("dialog [data-act=single-keys]")
    page.keyboard.press("Escape")
    page.keyboard.press("c")
    page.wait_for_selector("dialog[open] .turns")


def test_a_replay_has_keys_of_its_own(person: Person) -> None:
    page = look(person, "replay")
    steps = page.locator("input[type=range]")
    steps.wait_for()
    page.keyboard.press("/")
    page.keyboard.press("n")
    page.wait_for_timeout(200)
    assert page.locator("dialog[open]").count() == 0
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open] dt >> text='Shift ← →'")
    page.keyboard.press("Escape")
    page.keyboard.press("End")
    last = steps.input_value()
    page.focus(".seat ul li:nth-child(2) [data-handle]")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(f"{HERE}.matches('[data-handle]')")
    page.focus(".log")
    page.keyboard.press("Home")
    assert steps.input_value() == last
    page.evaluate(f"{HERE}.blur()")
    page.keyboard.press("Home")
    assert steps.input_value() == "0"


def test_why_not_is_next_to_its_card(person: Person) -> None:
    page = look(person, "window")
    page.focus(".at-hand [aria-label^='Counterspy']")
    page.keyboard.press("Enter")
    page.wait_for_selector(".why >> text=it answers only a STEAL")
    page.wait_for_selector("[role=status]:text('it answers only a STEAL')", state="attached")
    page.keyboard.press("Tab")
    stands_on(page, ".why button")
    page.keyboard.press("Shift+Tab")
    stands_on(page, ".at-hand [aria-label^='Counterspy']")
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    assert page.locator(".why").count() == 0
    stands_on(page, ".at-hand [aria-label^='Counterspy']")


def test_the_table_in_words_has_all_its_buttons(browser: Any, gallery: str) -> None:
    person = Person(browser, gallery, "-", lang="de-DE")
    page = person.page
    page.goto(f"{gallery}/gallery?state=sealed&view=text")
    page.wait_for_selector("main.text-table [data-act=unseal]")
    page.goto(f"{gallery}/gallery?state=window&view=text")
    page.wait_for_selector("main.text-table kbd:text-is('Leertaste')")
    assert person.faults == []
    person.close()


def test_a_refused_link_is_said_in_full(person: Person) -> None:
    page = look(person, "own-turn")  # a table that the server does not know
    page.click("[data-act=menu]")
    page.click("dialog >> text=Go on with another device")
    page.wait_for_selector("dialog .fault[role=alert]")
    assert page.locator("dialog input[readonly]").count() == 0


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (844, 390)], ids=["desktop", "phone", "flat"])
def test_a_lesson_fits_its_screen(browser: Any, gallery: str, size: tuple[int, int]) -> None:
    person = Person(browser, gallery, "-", size)
    page = look(person, "lesson")
    page.wait_for_selector(".bubble")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    person.close()


def test_space_scrolls_a_field_that_is_too_long_and_answers_nothing(person: Person) -> None:
    person.page.set_viewport_size({"width": 1280, "height": 720})
    page = look(person, "crowded")
    place = "section.seat[tabindex='0']"
    page.wait_for_selector(place)
    page.evaluate("addEventListener('keydown', (event) => { window.wasTaken = event.defaultPrevented; })")
    page.focus(place)
    page.keyboard.press("Space")
    assert page.evaluate("window.wasTaken") is False
