"""What happens around a game: codes, chat, watchers, a seat on another device, a judge, leaving."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from server.running import Server

from .axe import faults_of
from .players import Person, begin, wait_until
from .test_games import open_table


def test_a_broken_set_file_is_explained(browser: Any, server: Server, tmp_path: Path) -> None:
    person = Person(browser, server.address, "Moss").come_in()
    person.page.click("[data-act=new]")
    path = tmp_path / "broken.toml"
    path.write_text('[set]\nname = "Broken"\n\n[[card]]\nname = "One"\npoints = "many"\n', encoding="utf-8")
    person.page.set_input_files("dialog input[type=file]", str(path))
    person.page.wait_for_selector("dialog .own .fault")
    assert person.page.locator("dialog .own li").count() >= 1
    assert faults_of(person.page) == []
    person.page.click("dialog summary")
    assert faults_of(person.page) == []
    person.page.click("[data-act=open]")
    person.page.wait_for_selector("[data-act=start]")  # the sets that are good make the table
    assert person.faults == []
    person.close()


def test_friends_by_code_chat_watchers_and_another_device(browser: Any, server: Server) -> None:
    host = Person(browser, server.address, "Lumen").come_in()
    host.page.wait_for_selector("[data-act=quick]")
    table = open_table(host, seats=3)
    host.page.click("[data-act=fewer]")
    wait_until(host.page, "document.querySelectorAll('li.seat').length === 2")
    host.page.wait_for_selector("[data-act=network]")  # by 127.0.0.1 nobody else comes
    assert host.page.locator("img[src*='qr.svg']").count() == 0
    code = host.page.inner_text("p.code")
    friend = Person(browser, server.address, "Iris").come_in()
    friend.page.fill("input.code", "ZZZZZ")
    friend.page.keyboard.press("Enter")
    friend.page.wait_for_selector("[aria-labelledby=join-code] .fault >> text=ask for a new one")
    friend.page.fill("input.code", code.lower())
    friend.page.keyboard.press("Enter")
    friend.page.click("text=Sit here")
    friend.page.click("[data-act=ready]")
    watcher = Person(browser, server.address, "Sol", (1024, 768)).come_in(f"/t/{code}")
    watcher.page.wait_for_selector("text=You are watching.")
    begin(host, [host, friend, watcher])
    assert watcher.page.locator(".at-hand").count() == 0
    assert watcher.page.locator("[data-act=now]").count() == 0

    friend.page.keyboard.press("/")
    friend.page.keyboard.type("good luck <b>all</b>")
    friend.page.keyboard.press("Enter")
    host.page.wait_for_selector("text=good luck <b>all</b>")
    host.page.click("text=Mute Iris")
    wait_until(host.page, "!document.body.innerText.includes('good luck')")
    host.page.click("[data-act=phrases]")
    host.page.click("[data-phrase=thanks]")
    friend.page.wait_for_selector("text=Thank you!")

    host.page.click("[data-act=menu]")
    host.page.click("dialog [data-act=language]")
    host.page.wait_for_selector("text=Menü")
    wait_until(host.page, "document.documentElement.lang === 'de'")
    host.page.keyboard.press("Escape")
    wait_until(host.page, "document.querySelector('.log')?.innerText.includes('Karten')")

    host.page.click("[data-act=menu]")
    host.page.click("text=Auf anderem Gerät weiterspielen")
    host.page.wait_for_selector("dialog input[readonly]")
    host.page.wait_for_selector("dialog [data-act=network]")  # by 127.0.0.1 no other device comes
    assert faults_of(host.page) == []
    link = host.page.input_value("dialog input[readonly]")
    asked = friend.context.new_page()  # who has a seat of their own is asked first, and keeps it
    asked.goto(link)
    asked.wait_for_selector("text=Take the other seat")
    asked.close()
    phone = Person(browser, server.address, "-", (390, 844))
    phone.page.goto(link)
    phone.page.wait_for_selector("main.table")
    assert phone.page.locator(".at-hand .slot").count() == host.page.locator(".at-hand .slot").count()
    host.page.wait_for_selector("text=Der Link ist benutzt")
    assert host.page.locator("dialog input[readonly]").count() == 0
    host.page.keyboard.press("Escape")

    host.page.click(".at-hand .slot", button="right")  # a card in full, with its rulings
    host.page.wait_for_selector("dialog[open] summary")
    assert faults_of(host.page) == []
    host.page.keyboard.press("Escape")

    friend.page.click("[data-act=menu]")
    assert faults_of(friend.page) == []
    friend.page.click("text=Give the game up")
    friend.page.click("[data-act=forfeit]")
    for person in (host, watcher, phone, friend):
        person.page.wait_for_selector("dialog[open] ol.ranks")
        assert "100" not in person.page.inner_text("dialog .hero")  # who is left has what lies there, and no more
    friend.page.wait_for_selector("text=You gave up.")
    for person in (host, friend, watcher, phone):
        assert person.faults == []
        person.close()
    assert table


def test_who_leaves_the_table_keeps_nobody_waiting(browser: Any, server: Server) -> None:
    """With others a bot holds the seat, as the menu says; with bots alone the game stands still."""
    host = Person(browser, server.address, "Fern").come_in()
    host.page.wait_for_selector("[data-act=quick]")
    table = open_table(host, seats=2, takeover=False)
    friend = Person(browser, server.address, "Moss", (390, 844)).come_in(f"/t/{table}")
    friend.page.click("text=Sit here")
    friend.page.click("[data-act=ready]")
    begin(host, [host, friend])
    friend.page.click("[data-act=menu]")
    friend.page.wait_for_selector("text=A bot holds your seat until you come back.")
    friend.page.click("[data-act=leave]")
    friend.page.wait_for_url(f"{server.address}/")
    host.page.wait_for_selector("text=away – a bot plays", state="attached")
    friend.page.goto(f"{server.address}/t/{table}")
    friend.page.click("[data-act=back-again]")
    friend.page.wait_for_selector("[data-act=back-again]", state="detached")

    alone = Person(browser, server.address, "Sole").come_in()
    alone.quick_game(3)
    there = alone.page.url
    alone.page.wait_for_selector("main.table:not(:has([data-act=hold])) .at-hand [data-legal]", timeout=60_000)
    alone.page.click("[data-act=menu]")
    alone.page.wait_for_selector("text=The game waits for you")
    alone.page.click("[data-act=leave]")
    alone.page.wait_for_selector("text=the game has waited for you")
    alone.page.goto(there)
    alone.page.wait_for_selector("header .paused")
    assert faults_of(alone.page) == []
    alone.page.click("[data-act=go-on]")
    alone.page.wait_for_selector("header .paused", state="detached")
    for person in (host, friend, alone):
        assert person.faults == []
        person.close()


def test_a_judge_acts_in_public(browser: Any, server: Server) -> None:
    judge = Person(browser, server.address, "Opal").come_in()
    judge.page.wait_for_selector("[data-act=quick]")
    open_table(judge, seats=2, judge=True, pace="calm")
    for left in (1, 0):
        judge.page.click("[data-act=bot] >> nth=0")
        wait_until(judge.page, f"document.querySelectorAll('[data-act=bot]').length === {left}")
    begin(judge, [judge])
    judge.page.click("[data-act=menu]")
    judge.page.click("dialog [data-act=pause]")  # who has no seat stops the clocks too
    judge.page.wait_for_selector("header .paused")
    assert faults_of(judge.page) == []
    judge.page.click("dialog [data-act=look]")
    judge.page.wait_for_selector("dialog .hands dd button")
    assert judge.page.locator("dialog .hands dt").count() == 2
    assert faults_of(judge.page) == []
    wait_until(judge.page, "document.querySelector('.log')?.textContent.includes('The judge looks at hands.')")
    judge.page.fill("dialog input[type=number] >> nth=0", "-50")
    judge.page.click("dialog >> text='Give the token'")
    judge.page.click("dialog >> text='Call time'")
    judge.page.click("dialog >> text='Do it'")
    judge.page.click("dialog [data-act=pause]")
    judge.page.keyboard.press("Escape")
    judge.page.wait_for_selector("text=-50 by a judge", timeout=20_000)
    judge.page.wait_for_selector("dialog[open] ol.ranks", timeout=60_000)
    assert judge.faults == []
    judge.close()


def test_an_old_page_fetches_the_new_one(browser: Any, server: Server) -> None:
    """While a page is open the server may get a newer one, whose parts have other names."""
    person = Person(browser, server.address, "Ann").come_in()
    asked: list[str] = []

    def is_gone(route: Any) -> None:
        asked.append(route.request.url)
        if len(asked) == 1:
            route.fulfill(status=404, body="")
        else:
            route.continue_()

    person.page.route("**/assets/Learn-*.js", is_gone)
    person.page.click("nav a[href='/learn']")
    person.page.wait_for_selector("h1:has-text('Be the first')")
    assert len(asked) == 2
    person.close()


def test_who_sits_down_from_the_lobby_sits_and_hears_the_others_on_a_phone(browser: Any, server: Server) -> None:
    ann = Person(browser, server.address, "Ann").come_in()
    ann.page.wait_for_selector("[data-act=quick]")
    open_table(ann, seats=2, listed=True, windows="sealed")
    ben = Person(browser, server.address, "Ben", (360, 640)).come_in()
    ben.page.click("a.sit")
    ben.page.click("[data-act=ready]")
    assert "sit" not in ben.page.url
    ann.page.wait_for_selector(".seat:nth-child(2):has-text('Ben') >> text='Ready'")
    begin(ann, [ann, ben])
    ann.page.fill("[data-chat]", "Good luck!")
    ann.page.press("[data-chat]", "Enter")
    ben.page.wait_for_selector(".unread:has-text('1')")
    ben.page.click("[data-act=menu]")
    ben.page.wait_for_selector("dialog[open] >> text=Good luck!")
    assert ben.page.locator(".unread").count() == 0
    assert not ann.faults + ben.faults
    ann.close()
    ben.close()


def test_a_table_on_this_very_machine_needs_no_network(browser: Any, server: Server) -> None:
    """A laptop that loses its Wi-Fi says that it is offline; the server beside the browser is still there."""
    person = Person(browser, server.address, "Pi").come_in()
    person.quick_game(2)
    page = person.page
    page.wait_for_selector(".at-hand .slot")
    page.evaluate("dispatchEvent(new Event('offline'))")
    page.wait_for_timeout(400)
    assert page.locator(".line[role=alert]").count() == 0
    person.close()
