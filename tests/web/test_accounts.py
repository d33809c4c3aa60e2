"""Accounts on real pages: a guest keeps the games, plays a rated one, and the host of the server reads a report."""

from __future__ import annotations

from typing import Any

from server.running import Server

from .axe import faults_of
from .players import Person, begin
from .test_games import open_table

PASSWORD = "seven blue lenses"


def keep_games(person: Person, password: str = "") -> str:
    """A guest makes an account on its page; the recovery code."""
    person.page.click("[data-act=account]")
    person.page.fill("input[name=new-password]", password)
    person.page.click("[data-act=make-account]")
    person.page.wait_for_selector("[data-act=code-noted]")
    code: str = person.page.input_value("input[readonly].code")
    person.page.click("[data-act=code-noted]")
    return code


def test_what_a_bot_reached_in_a_rated_game_is_told_as_it_counts(browser: Any, server: Server) -> None:
    """Wren is away, a bot wins in that seat: everybody reads that Wren comes last, also on the profile."""
    tern = Person(browser, server.address, "Tern").come_in()
    tern.page.wait_for_selector("[data-act=quick]")
    keep_games(tern)
    table = open_table(tern, seats=2, listed=True, windows="sealed", rated=True, turn_limit=1, turn=5000, bank=0)
    wren = Person(browser, server.address, "Wren", (390, 844)).come_in(f"/t/{table}")
    wren.page.click("text=Sit here")
    wren.page.click(".fault a")
    assert "back=/t/" in wren.page.url
    keep_there(wren)
    wren.page.goto(f"{server.address}/t/{table}")
    wren.page.click("text=Sit here")
    wren.page.click("[data-act=ready]")
    begin(tern, [tern, wren])
    for person in (wren, tern):
        person.page.click("[data-act=menu]")
        person.page.wait_for_selector("dialog .rated")
        person.page.click("text=I am away")
        person.page.keyboard.press("Escape")
    for person in (wren, tern):
        person.page.wait_for_selector("dialog[open] ol.ranks", timeout=60_000)
        assert person.page.locator("dialog .counted").count() == 2
        title = person.page.inner_text("#end-title")
        assert " and " in title or "win" not in title.replace("won in", "")  # two bots may have drawn
        assert faults_of(person.page) == []
        person.page.wait_for_selector("dialog a:has-text('Your rating')")
    tern.page.goto(f"{server.address}/people/Wren")
    tern.page.wait_for_selector(".games >> text=away at the end")
    assert tern.page.locator(".games .first").count() == 0
    for person in (wren, tern):
        assert person.faults == []
        person.close()


def keep_there(person: Person) -> None:
    """The same on the account's page itself."""
    person.page.click("[data-act=make-account]")
    person.page.click("[data-act=code-noted]")


def test_from_a_guest_to_a_rating_and_away_again(browser: Any, server: Server) -> None:
    iris = Person(browser, server.address, "Iris").come_in()
    iris.page.wait_for_selector("[data-act=quick]")
    code = keep_games(iris, PASSWORD)
    assert faults_of(iris.page) == []
    iris.page.click("[data-act=sign-out]")
    iris.page.wait_for_selector("input[name=nickname]")
    iris.page.fill("input[name=name]", "IRIS")
    iris.page.fill("input[name=password]", "a wrong one")
    iris.page.click("[data-act=sign-in]")
    iris.page.wait_for_selector("text=No account has this name and password")
    iris.page.click("label:has-text('Recovery code')")
    iris.page.fill("input[name=code]", code.lower())
    iris.page.click("[data-act=sign-in]")
    iris.page.wait_for_selector("text=No rated game yet")

    hawk = Person(browser, server.address, "Hawk", (390, 844)).come_in()
    hawk.page.wait_for_selector("[data-act=quick]")
    keep_games(hawk)
    table = open_table(iris, seats=2, listed=True, windows="sealed", rated=True)
    hawk.page.goto(f"{server.address}/t/{table}")
    hawk.page.click("text=Sit here")
    hawk.page.click("[data-act=ready]")
    begin(iris, [iris, hawk])

    iris.page.click("[data-act=menu]")
    iris.page.click("dialog >> text=Report Hawk …")
    iris.page.select_option("dialog form select", "stalling")
    assert faults_of(iris.page) == []
    iris.page.click("[data-act=send-report]")
    iris.page.wait_for_selector("text=Thank you. The host of this server can read it now.")
    iris.page.click("dialog >> text=Block Hawk")
    iris.page.wait_for_selector("text=Hawk is blocked")
    iris.page.reload()
    iris.page.click("[data-act=menu]")
    iris.page.wait_for_selector("dialog >> text=Let Hawk back in")  # the server knows it
    iris.page.keyboard.press("Escape")

    hawk.page.click("[data-act=menu]")
    hawk.page.click("text=Give the game up")
    hawk.page.click("[data-act=forfeit]")
    iris.page.wait_for_selector("dialog[open] ol.ranks")
    iris.page.goto(f"{server.address}/account")
    iris.page.wait_for_selector("text=1 rated game")
    iris.page.click("text=Let Hawk back in")
    iris.page.wait_for_selector("text=Nobody. You can block somebody")
    iris.page.click(".games .button >> nth=0")
    iris.page.wait_for_url("**/replay/**")

    host = Person(browser, server.address, "-")
    host.page.goto(f"{server.address}/host/reports")
    host.page.wait_for_selector("text=Hawk, reported by Iris")
    host.page.click("[data-act=ban]")
    host.page.click("[data-act=ban-surely]")
    host.page.wait_for_selector("text=Lift the ban of Hawk")

    hawk.page.goto(f"{server.address}/account")
    hawk.page.click("[data-act=removing]")
    hawk.page.fill("section:last-of-type input[type=password] >> nth=-1", "not my code")
    hawk.page.click("[data-act=remove]")
    hawk.page.wait_for_selector("text=neither your password nor your recovery code")
    for person in (iris, hawk, host):
        assert person.faults == []
        person.close()
