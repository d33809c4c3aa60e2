"""While the server is away, slow or broken: nobody loses a name, a seat or their turn by it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from server.running import Server

from .players import Person, wait_until
from .test_games import open_table

STOPPING = '{"error": {"code": "stopping", "text": "The server is being started anew.", "cites": []}}'
NAME = "async () => (await (await fetch('/api/me')).json()).name"


class Fails:
    """The first so many requests of a kind get no answer that helps."""

    def __init__(self, page: Any, what: str, times: int) -> None:
        self.left, self.asked = times, 0
        page.route(what, self._answer)

    def _answer(self, route: Any) -> None:
        self.asked += 1
        if self.left > 0:
            self.left -= 1
            route.fulfill(status=503, body=STOPPING, content_type="application/json")
        else:
            route.continue_()


def known(browser: Any, server: Server, name: str) -> Person:
    person = Person(browser, server.address, name).come_in()
    person.page.wait_for_selector("[data-act=quick]")
    return person


def test_the_lessons_rename_nobody_who_may_be_known(browser: Any, server: Server) -> None:
    person = known(browser, server, "Wren")
    Fails(person.page, "**/api/me", 2)  # once for the page, once for the lessons
    person.page.goto(f"{server.address}/first")
    person.page.wait_for_selector("[role=alert]:has-text('started anew')")
    person.page.click("main.alone button.main")
    person.page.wait_for_selector("[data-lesson=draw]")
    assert person.page.evaluate(NAME) == "Wren"
    person.close()


def test_a_link_to_no_table_asks_a_stranger_for_no_name(browser: Any, server: Server) -> None:
    person = Person(browser, server.address, "-")
    person.page.goto(f"{server.address}/t/{'0' * 24}")
    person.page.wait_for_selector("text=There is no such table.")
    assert person.page.locator("input[name=nickname]").count() == 0
    person.close()


def test_a_seat_link_takes_no_name_away_unasked(browser: Any, server: Server) -> None:
    mallory = known(browser, server, "Mallory")
    mallory.quick_game(2)
    link = mallory.page.evaluate(
        "async () => (await (await fetch('/api/tables/' + location.pathname.split('/').pop() + '/seatlink',"
        " {method: 'POST'})).json()).url"
    )
    wren = known(browser, server, "Wren")
    wren.quick_game(2)
    Fails(wren.page, "**/api/me", 2)
    wren.page.goto(link if link.startswith("http") else server.address + link)
    wren.page.wait_for_selector("main.alone .fault")
    wren.page.unroute("**/api/me")
    assert wren.page.evaluate(NAME) == "Wren"
    wren.page.reload()
    wren.page.wait_for_selector("text=Take the other seat")  # now it is known that she has one
    for person in (mallory, wren):
        person.close()


def test_who_could_not_be_told_who_they_are_can_ask_again(browser: Any, server: Server) -> None:
    person = known(browser, server, "Wren")
    table = open_table(person, seats=2)
    trouble = Fails(person.page, "**/api/me", 99)
    person.page.goto(f"{server.address}/t/{table}")
    person.page.wait_for_selector("main.middle [role=alert]:has-text('started anew')")
    trouble.left = 0
    person.page.click("main.middle button.main")
    person.page.wait_for_selector("[data-act=start]")
    person.close()


# One that is staged when it is pressed: in a window it would be sealed.
MY_CARD = "main.table:not(:has([data-act=hold])) .at-hand [data-legal]"


@pytest.fixture
def at_table(browser: Any, server: Server) -> Any:
    person = known(browser, server, "Wren")
    open_table(person, seats=2)
    person.page.click("[data-act=bot] >> nth=0")
    wait_until(person.page, "!document.querySelector('.seat.free')")
    person.page.click("[data-act=start]")
    person.page.wait_for_selector(MY_CARD, timeout=60_000)
    yield person
    person.close()


def test_what_is_pressed_while_the_line_is_lost_can_be_pressed_again(at_table: Person, server: Server) -> None:
    page, held, holds = at_table.page, list[Any](), True

    def hold(route: Any) -> None:
        if holds:
            held.append(route)
        else:
            route.continue_()

    server.kill()
    page.wait_for_selector(".line[role=alert]")
    page.route("**/ticket", hold)  # the server is back, the line is not
    server.start()
    until(page, lambda: bool(held))
    page.locator(MY_CARD).first.click()
    page.wait_for_timeout(200)
    holds = False
    for route in held:
        route.continue_()
    page.wait_for_selector(".line[role=alert], [role=alertdialog][open]", state="detached", timeout=60_000)
    page.keyboard.press("Escape")
    page.wait_for_selector(MY_CARD, timeout=60_000)
    page.locator(MY_CARD).first.click()
    page.wait_for_selector("[data-act=back]")


def test_a_ticket_that_never_comes_is_asked_for_again(at_table: Person, server: Server) -> None:
    page, asked = at_table.page, list[Any]()

    def first_hangs(route: Any) -> None:
        asked.append(route)
        if len(asked) > 1:
            route.continue_()

    page.route("**/ticket", first_hangs)
    server.kill()
    page.wait_for_selector(".line[role=alert]")
    server.start()
    until(page, lambda: len(asked) > 1)
    page.wait_for_selector(".line[role=alert], [role=alertdialog][open]", state="detached", timeout=60_000)


def test_another_language_asks_anew_what_was_staged(at_table: Person) -> None:
    page = at_table.page
    page.locator(MY_CARD).first.click()
    page.wait_for_selector("[data-act=back]")
    page.click("[data-act=menu]")
    page.click("dialog [data-act=language]")
    page.wait_for_selector("dialog >> text=Menü")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-act=back]", state="detached")
    page.wait_for_selector(MY_CARD)


def test_lessons_that_were_met_stay_so_in_another_language(browser: Any, server: Server, tmp_path: Path) -> None:
    person = Person(browser, server.address, "-")
    page = person.page
    page.goto(f"{server.address}/first")
    page.wait_for_selector("[data-lesson=draw]")
    page.click(".at-hand [aria-label^='Wink']")
    page.wait_for_selector("[data-lesson=play]")
    page.click("[data-act=play]")
    page.wait_for_selector("[data-lesson=aim]", timeout=60_000)
    done = "document.querySelectorAll('header.lessons li.done').length"
    met = page.evaluate(done)
    assert met >= 1
    page.click("header.lessons [data-act=language]")
    page.wait_for_selector("[data-lesson=aim]")
    wait_until(page, f"{done} === {met}")
    page.reload()
    page.wait_for_selector("[data-lesson=aim]")
    wait_until(page, f"{done} === {met}")
    person.close()


def until(page: Any, is_so: Any, seconds: float = 60) -> None:
    for _ in range(int(seconds / 0.05)):
        if is_so():
            return
        page.wait_for_timeout(50)
    raise AssertionError("it never came to that")
