"""What the table shows and lets people do, moment by moment, in the gallery."""

from __future__ import annotations

from typing import Any

from .players import Person, wait_until


def look(person: Person, moment: str) -> Any:
    person.page.goto(f"{person.address}/gallery?state={moment}")
    person.page.wait_for_selector("main.table")
    return person.page


# What was ever seen, however shortly, from the beginning of the page on.
WATCH = """
  window.seen = { lines: 0, ghost: false, early: false, struck: false };
  new MutationObserver(() => {
    const { seen } = window;
    const lines = document.querySelectorAll('.log li').length;
    if (!document.querySelector('.ghost')) {
      if (!seen.ghost) seen.lines = lines;
      return;
    }
    if (!seen.ghost) seen.early = lines > seen.lines;
    seen.ghost = true;
    seen.struck ||= document.querySelector('.ghost.slash path') !== null;
  }).observe(document, { childList: true, subtree: true });
"""


def test_cards_travel_and_the_log_waits_for_them(browser: Any, gallery: str) -> None:
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    context.add_init_script(WATCH)
    page = context.new_page()
    for _ in range(8):  # a page that is late leaves movements out: then it is opened once more
        page.goto(f"{gallery}/gallery?state=film")
        page.wait_for_selector("main.table")
        wait_until(page, "document.querySelector('.log').innerText.includes('Lumen cancelled Blurred Vision')", 30)
        if page.evaluate("window.seen.struck"):
            break
    assert page.evaluate("window.seen.struck")
    assert not page.evaluate("window.seen.early")
    wait_until(page, "document.querySelector('[data-pile=discard]').innerText.includes('Spectacles')")
    wait_until(page, "document.querySelector('.ghost') === null")
    context.close()


def test_threads_lead_to_targets_and_to_what_mirrors_copy(person: Person) -> None:
    page = look(person, "staged")
    wait_until(page, "document.querySelectorAll('.thread.aim').length === 2")
    assert page.locator("svg .copy").count() == 2
    assert page.locator(".seat .number").all_inner_texts() == ["1", "2"]
    page.keyboard.press("Escape")
    wait_until(page, "document.querySelectorAll('.thread').length === 0")
    person.page.set_viewport_size({"width": 390, "height": 844})
    wait_until(page, "document.querySelectorAll('svg .copy').length === 0")


def test_what_cannot_be_chosen_says_why(person: Person) -> None:
    page = look(person, "window")
    page.click(".at-hand [aria-label^='Counterspy']")
    page.wait_for_selector(".why >> text=it answers only a STEAL")
    assert page.locator(".why .cite").count() == 1
    page.click(".why >> text=Read the card")
    page.wait_for_selector("dialog[open] >> text=Who can answer it?")
    page.keyboard.press("Escape")
    assert page.locator(".seat .could").count() == 0  # I alone could answer, and my own seat says so
    assert page.locator(".me .could, .me .aim").count() == 2


def test_a_plan_is_made_while_others_play_and_staged_in_the_own_turn(person: Person) -> None:
    page = look(person, "window-other")
    page.wait_for_selector(".slot.planned[aria-label^='Green-eyed Monster'], .slot.planned[aria-label^='Wink']")
    page.focus(".at-hand [aria-label^='Hypnotise']")
    page.keyboard.press("p")
    page.wait_for_selector(".slot.planned[aria-label^='Hypnotise']")
    page.click("[data-act=unplan]")
    assert page.locator(".planned").count() == 0
    page = look(person, "own-turn")
    wait_until(page, "document.title.startsWith('● Your turn')")  # a moment later, so that it does not flicker
    assert page.get_attribute("link[rel~=icon]", "href").startswith("data:image/svg+xml")


def test_the_log_shows_its_cards_and_its_moments(person: Person) -> None:
    page = look(person, "film")
    wait_until(page, "document.querySelector('.log').innerText.includes('Pi played Wink')", 30)
    page.locator(".log .then").nth(4).click()
    page.wait_for_selector(".back-then")
    page.keyboard.press("b")
    wait_until(page, "document.querySelector('.back-then') === null")
    page.locator(".log .link >> text=Spectacles").first.click()
    page.wait_for_selector("dialog[open] h2 >> text=Spectacles")


def test_whoever_comes_back_is_told_what_happened(person: Person) -> None:
    look(person, "two")
    kept = 'localStorage.setItem("fov-seen-gallery-window", JSON.stringify({events: 0, points: [5, 5, 5, 5, 5, 5]}))'
    person.page.evaluate(kept)
    page = look(person, "window")
    page.wait_for_selector(".recap >> text=Hawk chose Lumen.")
    assert "Lumen 5 → 55" in page.inner_text(".recap")
    page.click("[data-act=recap]")
    assert page.locator(".recap").count() == 0


def test_a_hint_tells_the_chances_of_every_option(person: Person) -> None:
    page = look(person, "hint")
    page.click("[data-hint] summary")
    told = page.locator("[data-hint] li b").all_inner_texts()
    assert len(told) > 2
    chances = [int(text.removesuffix("%")) for text in told]
    assert chances == sorted(chances, reverse=True)


HELD = """async (card) => {
  const touch = { bubbles: true, pointerType: 'touch' };
  card.dispatchEvent(new PointerEvent('pointerdown', touch));
  await new Promise((done) => setTimeout(done, 700));
  const below = document.querySelector('dialog[open] .answers button');
  below.dispatchEvent(new PointerEvent('pointerup', touch));
  below.click();
}"""


def test_the_finger_that_lifted_a_card_presses_nothing_when_it_goes(person: Person) -> None:
    page = look(person, "window")
    page.locator(".seat [aria-label^='Blind Spot']").first.evaluate(HELD)
    assert page.inner_text("dialog[open] h2") == "Blind Spot"
    page.wait_for_timeout(800)
    page.click("dialog[open] .answers button >> nth=0")
    assert page.inner_text("dialog[open] h2") != "Blind Spot"


def test_a_card_on_the_table_is_read_where_none_is_chosen_there(person: Person) -> None:
    page = look(person, "own-turn")
    page.click(".seat [aria-label^='Lighthouse']")
    page.wait_for_selector("dialog[open] >> text=Who can answer it?")


def test_a_digit_leaves_enter_free_to_play(person: Person) -> None:
    page = look(person, "own-turn")
    page.focus("header button >> nth=0")
    page.keyboard.press("1")
    page.wait_for_selector("[data-act=back]")
    assert page.evaluate("document.activeElement.matches('.actions')")
    page.keyboard.press("/")
    page.wait_for_selector("[data-chat]:focus")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-chat]:not(:focus)")
