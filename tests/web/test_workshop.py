"""The workshop on a real page: a set is written, mended, kept, saved, tried and counted; by pointer and by keys."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fieldofview.cards.files import check_text, read_text
from fieldofview.cards.picture import Picture
from server.running import Server

from .axe import faults_of
from .players import Person, wait_until

READY = "document.querySelector('.state.is-ready') !== null"
FAULT = "document.querySelector('.state.is-fault') !== null"


def at_work(browser: Any, server: Server, template: str = "new", **how: Any) -> Person:
    person = Person(browser, server.address, "Moss", **how)
    person.page.goto(f"{server.address}/workshop")
    person.page.click(f"[data-template={template}]")
    person.page.wait_for_selector("[data-act=card-name]")
    wait_until(person.page, READY)
    return person


def saved(person: Person) -> tuple[str, str]:
    """The file that a download gives, and what it is called."""
    with person.page.expect_download() as download:
        person.page.click("[data-act=download]")
    return Path(download.value.path()).read_text(encoding="utf-8"), download.value.suggested_filename


def add_effect(page: Any, part: str, word: str) -> None:
    page.click(f"button[aria-label='Add an effect: {part}']")
    page.keyboard.press("Tab")  # past the way out
    page.fill("dialog[open] [data-act=find-word]", word)
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open]", state="detached")


def test_enter_takes_the_word_that_was_typed(browser: Any, server: Server) -> None:
    """Other words have it in what they say, and stand before it."""
    person = at_work(browser, server)
    add_effect(person.page, "When played", "discard")
    file = saved(person)[0]
    assert 'do = "discard"' in file
    person.close()


def test_a_set_that_lies_in_the_workshop_is_played_at_a_new_table(browser: Any, server: Server) -> None:
    person = at_work(browser, server)
    page = person.page
    page.goto(server.address)
    page.fill("input[name=nickname]", "Moss")
    page.click("form button.main")
    page.click("[data-act=new]")
    page.click("dialog[open] [data-draft]")
    page.wait_for_selector("dialog[open] .own p >> text=ready to play")
    assert faults_of(page) == []
    page.click("[data-act=open]")
    page.wait_for_selector("[data-act=start]")
    page.click("[data-act=deck]")  # whoever is invited can read its cards before
    page.click("dialog[open] [aria-label*='Foggy Lens']")
    page.wait_for_selector("dialog[open] .card-dialog")
    assert faults_of(page) == []
    assert person.faults == []
    person.close()


def test_a_set_is_written_mended_kept_and_played(browser: Any, server: Server) -> None:
    person = at_work(browser, server)
    page = person.page
    before, file = saved(person)
    assert file == "my-set.toml"
    page.click("[data-act=add-card]")
    page.fill("[data-act=card-name]", "Tide Pool")
    page.fill("[data-act=card-points]", "15")
    add_effect(page, "When played", "miss-turn")
    wait_until(page, FAULT)
    fault = page.locator("[data-problem]").first
    assert "Tide Pool, line" in fault.inner_text()
    text, _ = saved(person)
    _, problems, _ = check_text(text)
    assert "“Miss a turn” needs a named player" in fault.inner_text(), "in the words of the form"
    assert str(problems[0].line) in fault.inner_text()
    page.click("label:has-text('Set file')")
    assert problems[0].sentence("en") in fault.inner_text(), "as fov set check says it"
    page.click("[data-act=language]")
    assert problems[0].sentence("de") in fault.inner_text()
    page.click("label:has-text('Formular')")
    assert "„Aussetzen“ braucht eine genannte Person" in fault.inner_text()
    page.click("[data-act=language]")
    add_effect(page, "When played", "target-player")
    page.click("[data-row='1'] [data-move=up]")
    wait_until(page, READY)
    assert "misses" in page.inner_text("[data-text=en]")
    assert "setzt" in page.inner_text("[data-text=de]")
    assert "Tide Pool, 15 points" in str(page.get_attribute("[data-part=picture] [role=img]", "aria-label"))

    after, _ = saved(person)
    card = next(card for card in read_text(after).cards if card.name == "Tide Pool")
    assert (card.points, len(tuple(card.play))) == (15, 2)
    lines = after.split("\n")
    assert [line for line in before.split("\n") if line not in lines] == [], "all else is as it was, comments too"

    page.reload()  # it is kept on this device
    page.wait_for_selector("[data-act=card-name]")
    wait_until(page, READY)
    assert saved(person)[0] == after

    page.click("label:has-text('Set file')")
    page.fill("[data-act=file]", after.replace('name = "Tide Pool"', 'name = "Tide'))
    wait_until(page, FAULT)
    assert page.locator(".gutter .wrong").count() == 1
    page.click("[data-act=undo]")
    wait_until(page, READY)
    assert page.input_value("[data-act=file]") == after
    page.focus("[data-act=file]")
    page.keyboard.press("Control+End")
    page.keyboard.type('[[card]]\nname = "Typed"\npoints = 5\ncopies = 3\nplay = [{ do = "extra-t')
    page.keyboard.press("Control+Space")
    page.keyboard.type(" }]\n")
    wait_until(page, READY)
    assert '{ do = "extra-turn" }' in page.input_value("[data-act=file]")
    assert faults_of(page) == []

    page.click("[data-act=test]")  # one click, and a name: nobody was asked for one before
    page.fill("input[name=nickname]", "Moss")
    page.click("dialog form button.main")
    page.wait_for_selector("main.table", timeout=60_000)
    table = page.evaluate("location.pathname.split('/').pop()")
    cards = page.evaluate("async (id) => (await fetch(`/api/tables/${id}/cards`)).json()", table)["cards"]
    assert {"Tide Pool", "Typed"} <= {card["name"] for card in cards}
    page.click("[data-act=menu]")
    page.click("dialog[open] a[href='/workshop']")
    page.wait_for_selector("[data-act=card-name]")
    wait_until(page, READY)
    page.click("[data-act=undo]")  # all steps are still there
    assert 'name = "Typed"' not in saved(person)[0]
    assert person.faults == []
    person.close()


@pytest.mark.parametrize(("size", "lang"), [((1280, 860), "en-GB"), ((390, 844), "de-DE")], ids=["desktop", "phone"])
def test_a_picture_is_chosen_by_keys(browser: Any, server: Server, size: tuple[int, int], lang: str) -> None:
    person = at_work(browser, server, size=size, lang=lang)
    page = person.page
    before, _ = saved(person)
    page.wait_for_selector("[data-thing=moon] img")
    shown, moon = (page.get_attribute(f"[data-thing='{thing}'] img", "src") for thing in ("", "moon"))
    art = page.get_attribute("[data-part=picture] .full img", "src")
    assert shown != moon
    page.focus("[role=radiogroup] input:checked")  # it is the name's before anything is chosen
    assert page.evaluate("document.activeElement.value") == ""
    for _ in range(100):
        if page.evaluate("document.activeElement.value") == "moon":
            break
        page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.value") == "moon"
    called = page.evaluate("document.activeElement.labels[0].innerText.trim()")
    assert called == ("moon" if lang == "en-GB" else "Mond")
    seen = "(e) => { const [a, b] = [e.getBoundingClientRect(), e.parentElement.getBoundingClientRect()];"
    assert page.eval_on_selector("[data-thing=moon]", seen + "return a.top >= b.top && a.bottom <= b.bottom; }")
    for _ in range(4):  # gaze, lids, iris, pupil
        page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.look") == "pupil"
    page.keyboard.type("sta" if lang == "en-GB" else "ste")
    wait_until(page, READY)
    wait_until(page, f"document.querySelector('[data-part=picture] .full img').src !== {art!r}")
    wait_until(page, f"document.querySelector('[data-thing=moon] img').src !== {moon!r}")
    after, _ = saved(person)
    blocks, others = after.split("\n[["), before.split("\n[[")
    assert [n for n, block in enumerate(blocks) if block != others[n]] == [1], "all else is as it was, comments too"
    assert blocks[1].rstrip().endswith('\npicture = { thing = "moon", pupil = "star" }')
    assert read_text(after).cards[0].picture == Picture("moon", pupil="star")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
    assert faults_of(page) == []
    page.check("[data-thing=''] input", force=True)
    page.select_option("[data-look=pupil]", "")
    assert "picture" not in saved(person)[0].split("\n[[")[1]
    assert person.faults == []
    person.close()


def test_figures_come_while_one_writes(browser: Any, server: Server) -> None:
    person = Person(browser, server.address, "Iris", (390, 844), "de-DE").come_in()
    page = person.page
    page.wait_for_selector("[data-act=quick]")
    page.goto(f"{server.address}/workshop")
    page.click("[data-template=viewpoint]")
    page.wait_for_selector("[data-act=card-name]")
    wait_until(page, READY)
    page.click(".tabs label:has-text('Prüfung')")
    page.click("[data-part=balance] label:text-is('2')")
    page.click("[data-act=balance]")
    wait_until(page, "/^[1-9]/.test(document.querySelector('[data-part=balance] .progress')?.innerText ?? '')", 120)
    page.click("[data-act=stop-balance]")
    page.wait_for_selector("[data-act=balance]")
    assert page.locator("[data-part=balance] .figure").count() >= 3
    page.click("[data-act=every-card]")
    assert page.locator("dialog[open] tbody tr").count() == 23
    assert faults_of(page) == []
    page.keyboard.press("Escape")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
    assert person.faults == []
    person.close()


def test_whoever_leaves_is_warned_where_nothing_is_kept(browser: Any, server: Server) -> None:
    person = Person(browser, server.address, "Pi")
    page = person.page
    page.add_init_script("Storage.prototype.setItem = () => { throw new Error('full'); };")
    page.goto(f"{server.address}/workshop")
    page.click("[data-template=new]")
    page.wait_for_selector("text=This device keeps nothing.")
    page.fill("[data-act=card-name]", "Lost")
    asked = []
    page.on("dialog", lambda dialog: (asked.append(dialog.type), dialog.accept()))
    page.close(run_before_unload=True)
    wait_until(person.context.new_page(), "true")
    for _ in range(300):
        if asked:
            break
        person.context.pages[-1].wait_for_timeout(50)
    assert asked == ["beforeunload"]
    person.close()


def test_a_file_is_opened_and_drafts_are_thrown_away(browser: Any, server: Server, tmp_path: Path) -> None:
    person = at_work(browser, server, "reflections")
    page = person.page
    page.click("[data-act=sets]")
    path = tmp_path / "odd.toml"
    path.write_text('name = "Odd"\n[[card]]\nname = "A"\npoints = 1979-05-27\ncopies = 3\n', encoding="utf-8")
    page.set_input_files("[data-act=open-file]", str(path))
    page.wait_for_selector("text=only the set file can show")
    assert saved(person) == (path.read_text(encoding="utf-8"), "odd.toml")
    page.click("[data-act=sets]")
    assert page.locator("[data-act=go-on]").count() == 2
    page.click("li:has-text('Odd') button:has-text('Throw away')")
    page.click("[data-act=throw-away]")
    assert page.locator("[data-act=go-on]").count() == 1
    (tmp_path / "large.toml").write_text("#" * 70_000)
    page.set_input_files("[data-act=open-file]", str(tmp_path / "large.toml"))
    page.wait_for_selector("[role=alert]:has-text('64 KiB')")
    assert person.faults == []
    person.close()


def test_a_set_that_is_not_ready_is_mended_in_the_workshop(browser: Any, server: Server, tmp_path: Path) -> None:
    person = Person(browser, server.address, "Moss").come_in()
    page = person.page
    bad = [f'[[card]]\nname = "Card {chr(65 + n)}"\npoints = "ten"\ncopies = 3\n' for n in range(6)]
    good = [block.replace('"ten"', "10").replace("copies = 3", "copies = 30") for block in bad]
    for name, blocks in (("bad.toml", bad), ("good.toml", good)):
        (tmp_path / name).write_text('name = "Odd"\nid = "odd-set"\n' + "".join(blocks), encoding="utf-8")
    page.click("[data-act=new]")
    page.set_input_files(".mysets input[type=file]", str(tmp_path / "bad.toml"))
    page.wait_for_selector(".own:has-text('bad.toml')")
    told = page.locator(".own li").all_inner_texts()
    assert len(told) == 4
    assert told[-1] == "and 3 more"
    assert faults_of(page) == []
    page.set_input_files(".mysets input[type=file]", str(tmp_path / "good.toml"))
    page.wait_for_selector(".own:has-text('ready to play')")
    assert "bad.toml" not in page.inner_text(".mysets")
    page.set_input_files(".mysets input[type=file]", str(tmp_path / "bad.toml"))
    page.click("[data-act=to-workshop]")
    page.wait_for_selector(".shop")
    wait_until(page, FAULT)
    assert "-99" not in page.inner_text(".cards")
    page.wait_for_selector("[data-part=picture].unsure")
    assert faults_of(page) == []
    assert person.faults == []
    person.close()


def test_two_tabs_never_write_over_one_another(browser: Any, server: Server) -> None:
    person = at_work(browser, server)
    page = person.page
    other = person.context.new_page()
    other.goto(f"{server.address}/workshop")
    other.wait_for_selector("[data-act=card-name]")
    wait_until(other, READY)
    other.fill("[data-act=card-name]", "From There")
    page.wait_for_selector("[data-part=elsewhere]")
    assert faults_of(page) == []
    page.fill("[data-act=card-name]", "From Here")
    page.wait_for_selector("[data-part=parted]")
    kept = page.evaluate("JSON.parse(localStorage['fov-workshop']).map((it) => it.text)")
    assert [sum(name in text for text in kept) for name in ("From Here", "From There")] == [1, 1]
    assert other.query_selector("[data-part=elsewhere]") is None
    assert person.faults == []
    person.close()


def test_arrows_count_points_in_fives(browser: Any, server: Server) -> None:
    person = at_work(browser, server)
    page = person.page
    page.fill("[data-act=card-points]", "10")
    page.focus("[data-act=card-points]")
    for points in ("15", "20"):
        page.keyboard.press("ArrowUp")
        assert page.input_value("[data-act=card-points]") == points
    page.fill("[data-act=card-points]", "-3")
    page.keyboard.press("ArrowDown")
    assert page.input_value("[data-act=card-points]") == "-5"
    assert person.faults == []
    person.close()


@pytest.mark.parametrize("lang", ["en-GB", "de-DE"])
def test_the_form_speaks_plainly(browser: Any, server: Server, lang: str) -> None:
    person = Person(browser, server.address, "Moss", lang=lang)
    page = person.page
    words = {word["word"] for word in page.request.get(f"{server.address}/api/workshop/words").json()["words"]}
    page.goto(f"{server.address}/workshop")
    page.click("[data-template=open-eyes]")
    page.wait_for_selector("[data-act=card-name]")
    wait_until(page, READY)
    for card in range(page.locator(".pickone").count()):
        page.locator(".pickone").nth(card).click()
        shown = page.locator(".form .chip, .form option").all_inner_texts()
        assert [text for text in shown if text.strip() in words] == []
    page.locator(".form .add").first.click()
    assert len(page.locator("dialog[open] li b").all_inner_texts()) == len(words)
    assert not words & set(page.locator("dialog[open] li b").all_inner_texts())
    assert person.faults == []
    person.close()
