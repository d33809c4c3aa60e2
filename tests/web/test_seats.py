"""What stands beside names, and what leads to what: on every screen, in every contrast, in motion and at rest."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import fieldofview as fov
from server.running import Server

from .axe import faults_of
from .players import Person, is_touched, wait_until
from .recorded import play_on

PHONES = ((640, 360), (720, 450), (844, 390))

# Of every place around the table: how many cards lie there, and how many signs or chips of them are in sight.
SIGNS = """() => [...document.querySelectorAll('main .seat')].map((seat) => {
  const inside = (box, it) =>
    it.left >= box.left && it.right <= box.right + 1 && it.top >= box.top && it.bottom <= box.bottom + 1;
  const signs = [...seat.querySelectorAll('.pips i, .pips [data-chip]')].map((it) => it.getBoundingClientRect());
  const more = seat.querySelector('.pips > b')?.textContent ?? '';
  return {
    name: seat.dataset.seat,
    cards: parseInt(seat.querySelector('.cover').getAttribute('aria-label').split(', ').at(-1)),
    seen: signs.filter((it) => it.width > 8 && inside(seat.getBoundingClientRect(), it)).length,
    more: parseInt(more || '0'),
  };
})"""

MARKS = "(seat) => [...document.querySelectorAll(`main [data-seat='${seat}'] .marks li`)].map((it) => it.title)"

# What lies under a thread, every few pixels of it.
CROSSED = """(which) => [...document.querySelectorAll(which)].flatMap((path) => {
  const found = [];
  for (let at = 0; at < path.getTotalLength(); at += 4) {
    const { x, y } = path.getPointAtLength(at);
    const names = [...document.querySelectorAll('main .called, main .said, main .title, main .text')];
    found.push(...names.filter((it) => {
      const box = it.getBoundingClientRect();
      return it.checkVisibility() && x > box.left && x < box.right && y > box.top && y < box.bottom;
    }).map((it) => it.textContent));
  }
  return found;
})"""

# What a recap may never lie on.
OVER = """() => {
  const recap = document.querySelector('.recap').getBoundingClientRect();
  const apart = (box) =>
    box.right <= recap.left || box.left >= recap.right || box.bottom <= recap.top || box.top >= recap.bottom;
  const what = ['.seat .who', '.focus .big', '.focus .left', '.focus .right', '.pile button', '.at-hand .slot',
    '.at-field .slot', '.actions button', '[data-act=menu]'];
  return [...document.querySelectorAll(what.join())]
    .filter((it) => it.checkVisibility() && !apart(it.getBoundingClientRect()))
    .map((it) => it.outerHTML.slice(0, 90));
}"""

LIGHT = """
const light = (colour) => {
  const [r, g, b] = colour.match(/[\\d.]+/g).map((it) => it / 255)
    .map((it) => (it <= 0.04045 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one, other) => {
  const [a, b] = [light(one), light(other)].sort((x, y) => y - x);
  return (a + 0.05) / (b + 0.05);
};
const css = (selector) => getComputedStyle(document.querySelector(selector));
"""


@pytest.fixture
def look(browser: Any, gallery: str) -> Iterator[Callable[..., Any]]:
    contexts: list[Any] = []

    def opened(state: str, size: tuple[int, int] = (1280, 720), there: str = "main.table", **how: Any) -> Any:
        viewport = {"width": size[0], "height": size[1]}
        how = {"reduced_motion": "reduce", "has_touch": is_touched(size), **how}
        contexts.append(browser.new_context(viewport=viewport, locale="en-GB", **how))
        page = contexts[-1].new_page()
        page.goto(f"{gallery}/gallery?state={state}")
        page.wait_for_selector(there)
        page.wait_for_timeout(400)  # places are measured
        return page

    yield opened
    for context in contexts:
        context.close()


@pytest.mark.parametrize("size", PHONES, ids=["small", "enlarged", "phone"])
@pytest.mark.parametrize("state", ["window", "staged", "two"])
def test_a_phone_lying_down_shows_every_card_of_every_field(
    look: Callable[..., Any], state: str, size: tuple[int, int]
) -> None:
    page = look(state, size)
    found = page.evaluate(SIGNS)
    assert sum(it["cards"] for it in found) > 5
    assert [it for it in found if it["seen"] + it["more"] != it["cards"] or it["more"]] == []
    if state == "two":
        chips = page.locator(".seat [data-chip] .card").evaluate_all("(all) => all.map((it) => it.offsetWidth)")
        assert len(chips) == found[0]["cards"]
        assert min(chips) >= 36
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("size", PHONES[::2], ids=["small", "phone"])
def test_with_twelve_players_no_field_is_left_out_lying_down(look: Callable[..., Any], size: tuple[int, int]) -> None:
    found = look("twelve", size).evaluate(SIGNS)
    assert len(found) == 11
    assert [it for it in found if it["seen"] + it["more"] != it["cards"] or (it["cards"] and not it["seen"])] == []


def test_lying_down_it_stands_beside_a_name_what_matters_of_its_player(look: Callable[..., Any]) -> None:
    page = look("staged", (640, 360))
    assert page.evaluate(MARKS, 2) == ["wins after own turn", "misses next turn"]
    assert page.locator(".seat .nth").all_inner_texts() == ["1", "2"]  # my targets
    page = look("twelve", (844, 390))
    assert page.evaluate(MARKS, 7) == ["Destroy", "could answer"]
    assert "aimed" in (page.get_attribute("[data-seat='7']", "class") or "")
    assert "Iris → Echo: Lighthouse" in page.inner_text(".focus .actor")
    assert "Hawk → you" in look("window", (640, 360)).inner_text(".focus .actor")


def test_two_players_have_chips_on_every_phone(look: Callable[..., Any]) -> None:
    for size in ((360, 640), (390, 844)):
        page = look("two", size)
        chips = page.locator(".seat .field .card").evaluate_all("(all) => all.map((it) => it.offsetWidth)")
        assert len(chips) == 6
        assert min(chips) >= 40
        assert page.locator(".seat .pips").count() == 0


def test_a_field_that_is_too_full_for_fingers_is_a_picture_of_all_its_cards_that_opens_it(
    look: Callable[..., Any],
) -> None:
    for size in ((360, 640), (390, 844)):
        page = look("two-crowded", size)
        found = page.evaluate(SIGNS)
        assert [(it["cards"], it["seen"]) for it in found] == [(16, 16)]
        assert page.locator(".seat.legal .nth").all_inner_texts() == ["1"]  # my target, whose card nobody could press
        assert faults_of(page) == []
        page.tap(".pips.all")
        page.tap("dialog[open] [aria-label^='Insight']")
        page.wait_for_selector("dialog[open] .slot[aria-label*='number 3'], main [data-act=play]")


HANDS = """() => [...document.querySelectorAll('main .seat')].map((seat) => {
  const box = seat.getBoundingClientRect();
  const shown = [...seat.querySelectorAll('.known .card, .inhand i')].map((it) => it.getBoundingClientRect());
  const inside = (it) =>
    it.width >= 12 && it.top >= box.top && it.bottom <= box.bottom + 1 &&
    it.left >= box.left && it.right <= box.right + 1;
  return [shown.filter(inside).length, parseInt(seat.querySelector('.count .few').textContent)];
})"""

ALL_HANDS = f"({HANDS})().every(([shown, held]) => shown === held)"


@pytest.mark.parametrize("size", [(360, 640), (390, 844)], ids=["small", "tall"])
def test_all_hands_of_a_replay_are_seen_on_an_upright_phone(look: Callable[..., Any], size: tuple[int, int]) -> None:
    page = look("replay", size)
    page.evaluate("document.activeElement.blur()")
    for _ in range(30):
        page.keyboard.press("ArrowRight")
    wait_until(page, ALL_HANDS)
    assert sum(held for _, held in page.evaluate(HANDS)) > 10
    assert min(page.locator(".known .card").evaluate_all("(all) => all.map((it) => it.offsetWidth)")) >= 26


@pytest.mark.parametrize("seats", [4, 6])
def test_all_hands_are_seen_of_many_players_too(browser: Any, server: Server, tmp_path: Path, seats: int) -> None:
    dice = random.Random(seats)
    game = fov.new_game(seats, ["viewpoint"], seed=seats, windows="public")
    while not game.over:
        play_on(game, dice)
    path = tmp_path / "game.txt"
    path.write_text(game.record(), encoding="utf-8")
    person = Person(browser, server.address, "Wren", (360, 640)).come_in()
    page = person.page
    page.wait_for_selector("[data-act=quick]")
    page.set_input_files("input[type=file]", str(path))
    page.wait_for_selector("main.table .seat")
    for width, height in ((360, 640), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("Home")
        wait_until(page, ALL_HANDS)
        assert len(page.evaluate(HANDS)) == seats
    assert person.faults == []
    person.close()


def test_threads_to_originals_are_drawn_wherever_both_are_in_sight(look: Callable[..., Any]) -> None:
    for size in ((768, 1024), (1280, 720), (1440, 900)):
        page = look("staged", size)
        wait_until(page, "document.querySelectorAll('svg .copy').length === 2")
        assert page.evaluate(CROSSED, "svg .copy") == []
    page = look("staged", (390, 844))
    assert page.locator("svg .copy").count() == 0
    for size in ((390, 844), (360, 640), (640, 360), (768, 1024)):  # one's own mirror says what it copies
        page = look("staged", size)
        assert page.locator(".at-field .noted").all_inner_texts() == ["=\u200aShadow"]


def test_a_thread_crosses_no_other_player(look: Callable[..., Any]) -> None:
    for state, size in (("watching", (360, 640)), ("watching", (390, 844)), ("watching", (768, 1024))):
        page = look(state, size)
        wait_until(page, "document.querySelectorAll('.thread').length === 1")
        assert page.evaluate(CROSSED, "svg .thread") == []


def test_upright_phones_show_at_whom_a_card_is_aimed(look: Callable[..., Any]) -> None:
    for size in ((390, 844), (360, 640)):
        page = look("staged", size)
        wait_until(page, "document.querySelectorAll('.thread.aim').length > 0")
        assert page.locator(".seat .nth").all_inner_texts() == ["1", "2"]
        assert "chosen, number 2" in page.inner_text("[data-seat='2'] .out-of-sight")
        assert faults_of(page) == []


def test_a_line_of_the_log_shows_what_its_card_was_aimed_at(look: Callable[..., Any]) -> None:
    page = look("film")
    wait_until(page, "document.querySelector('.log').innerText.includes('Lumen revealed Spectacles')", 30)
    line = page.locator(".log li", has_text="Lumen revealed Spectacles")
    page.mouse.move(640, 20)
    wait_until(page, "document.querySelector('.log').innerText.includes('drew a card')", 30)
    wait_until(page, "document.querySelectorAll('.thread').length === 0")
    line.hover()
    wait_until(page, "document.querySelectorAll('.thread').length === 1")
    page.mouse.move(640, 20)
    wait_until(page, "document.querySelectorAll('.thread').length === 0")
    line.locator(".link").focus()  # and for keys
    wait_until(page, "document.querySelectorAll('.thread').length === 1")


def away_and_back(page: Any, state: str) -> None:
    """Somebody left at the beginning of a moment, and comes back."""
    kept = "JSON.stringify({events: 0, points: [5, 5, 5, 5, 5, 5]})"
    page.evaluate(f"localStorage.setItem('fov-seen-gallery-{state}', {kept})")
    page.goto(page.url.split("?")[0] + f"?state={state}")
    page.wait_for_selector(".recap")
    page.wait_for_timeout(300)


@pytest.mark.parametrize("size", [(640, 360), (360, 640), (390, 844), (768, 1024), (1280, 720)])
def test_what_happened_meanwhile_lies_over_nothing(look: Callable[..., Any], size: tuple[int, int]) -> None:
    page = look("over", size)
    away_and_back(page, "window")
    assert page.evaluate(OVER) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if size == (1280, 720):
        assert page.locator(".at-rail .recap [data-act=recap]").is_visible()
        assert page.locator(".at-rail .recap ol").evaluate("(it) => it.clientHeight") >= 40
    else:
        assert page.locator(".recap").is_disabled()  # an answer is asked
    assert faults_of(page) == []


def test_on_a_phone_what_happened_opens_as_a_sheet_and_is_read_once(look: Callable[..., Any]) -> None:
    page = look("over", (390, 844))
    away_and_back(page, "own-turn")
    page.click("[data-act=recap-open]")
    page.wait_for_selector("dialog.sheet[open] >> text=Lumen 5 → 35")
    assert faults_of(page) == []
    page.click("dialog [data-act=recap]")
    assert page.locator(".recap, dialog[open]").count() == 0
    page.set_viewport_size({"width": 844, "height": 390})  # turned, it does not come again
    page.wait_for_timeout(300)
    assert page.locator(".recap").count() == 0


def test_who_wants_more_contrast_has_more_of_it(look: Callable[..., Any]) -> None:
    usual = look("window")
    ring = LIGHT + "return contrast(css('.seat .fill').stroke, css('.seat .track').stroke)"
    before = usual.evaluate(f"() => {{{ring}}}")
    page = look("window", contrast="more")
    assert page.evaluate("matchMedia('(prefers-contrast: more)').matches")
    assert before >= 5
    assert page.evaluate(f"() => {{{ring}}}") > before + 1
    ground = "css('.seat:not(.turn)').backgroundColor"
    assert page.evaluate(f"() => {{{LIGHT} return {ground}.match(/[\\d.]+/g).length}}") == 3, "nothing shines through"
    assert page.evaluate(f"() => {{{LIGHT} return contrast({ground}, css('.seat .name').color)}}") > 12
    assert page.evaluate(f"() => {{{LIGHT} return contrast({ground}, css('.seat:not(.turn)').borderTopColor)}}") > 4.5
    assert faults_of(page) == []


def test_with_the_colours_of_the_system_nothing_is_told_by_colour_alone(look: Callable[..., Any]) -> None:
    page = look("window", forced_colors="active")
    assert page.evaluate("matchMedia('(forced-colors: active)').matches")
    assert page.evaluate("getComputedStyle(document.querySelector('.lash:not(.on)')).display") == "none"
    assert page.locator(".lash.on").is_visible()
    threatened = page.locator(".me").evaluate(
        "(it) => [getComputedStyle(it).outlineStyle, parseFloat(getComputedStyle(it).outlineWidth)]"
    )
    assert threatened == ["solid", 4]
    widths = page.evaluate(
        "['.fill', '.track'].map((it) => parseFloat(getComputedStyle(document.querySelector(it)).strokeWidth))"
    )
    assert widths[0] > 3 * widths[1]
    turn, others = page.evaluate(
        "['.turn', ':not(.turn)'].map((it) => document.querySelector(`.seat${it}`))"
        ".map((it) => it.offsetWidth - it.clientWidth)"
    )
    assert turn > 2 * others
    page = look("twelve", forced_colors="active")
    assert page.locator(".seat .slot.aimed").first.is_visible()


def test_a_ring_beats_as_long_as_the_design_says(look: Callable[..., Any]) -> None:
    page = look("film", reduced_motion="no-preference")
    beating = "document.getAnimations().filter((it) => it.animationName?.includes('beat'))"
    beats = f"{beating}.map((it) => it.effect.getTiming().duration)"
    wait_until(page, f"(window.beaten = {beats}).length > 0", 20)
    assert set(page.evaluate("window.beaten")) == {600}


STRUCK = """() => ({
  ghosts: [...document.querySelectorAll('.ghost.struck')].length,
  below: [...document.querySelectorAll('.focus .below')]
    .filter((it) => getComputedStyle(it).visibility !== 'hidden').length,
  pile: document.querySelector('[data-pile=discard]').innerText,
  moving: document.getAnimations()
    .filter((it) => it.effect.target.closest?.('.ghost') && it.effect.getTiming().duration > 0).length,
  log: document.querySelector('.log').innerText,
})"""
WATCH = f"""
  new MutationObserver((_, watch) => {{
    if (!document.querySelector('.ghost.slash path')) return;
    watch.disconnect();
    setTimeout(() => (window.struck = ({STRUCK})()), 150);
  }}).observe(document, {{ childList: true, subtree: true }});
"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_struck_card_is_seen_once_and_lies_on_the_pile_when_it_has_landed(
    look: Callable[..., Any], motion: str
) -> None:
    page = look("own-turn", reduced_motion=motion)
    page.context.add_init_script(WATCH)
    found = None
    for _ in range(8):  # a page that is late leaves movements out: then it is opened once more
        page.goto(page.url.split("?")[0] + "?state=film")
        page.wait_for_selector("main.table")
        wait_until(page, "document.querySelector('.log').innerText.includes('cancelled Blurred Vision')", 30)
        found = page.evaluate("window.struck")
        if found and found["ghosts"]:
            break
    assert found
    assert (found["ghosts"], found["below"]) == (1, 0)
    assert "Mirage" in found["pile"]
    assert "cancelled" not in found["log"]
    assert (found["moving"] > 0) == (motion == "no-preference")  # else a still picture, for its time
    wait_until(page, "document.querySelector('[data-pile=discard]').innerText.includes('Spectacles')")
    wait_until(page, "document.querySelector('.log').innerText.includes('cancelled Blurred Vision')")
    assert page.locator(".ghost.struck").count() == 0


def test_the_table_in_words_says_all_that_the_drawn_one_does(look: Callable[..., Any]) -> None:
    page = look("window&view=text", there="main.text-table")
    now = page.inner_text("[aria-labelledby=t-now]")
    assert "You would have to discard." in now
    assert "Could answer: you (hand, table)." in now
    assert "3 left" in page.inner_text("[data-act=hold]")
    seats = page.inner_text("[aria-labelledby=t-seats]")
    assert "aimed at: Discard" in seats
    assert "could answer" in seats
    seats = look("staged&view=text", there="main.text-table").inner_text("[aria-labelledby=t-seats]")
    assert "1 more turn" in seats
    assert "wins after own turn, misses next turn" in seats
    assert "away – a bot plays" in look("away&view=text", there="main.text-table").inner_text("h3 >> nth=1")
    page = look("film&view=text", there="main.text-table")
    page.wait_for_selector("[aria-labelledby=t-log] .cite", timeout=20_000)
    assert faults_of(page) == []


def test_now_looks_the_same_whatever_is_held(look: Callable[..., Any]) -> None:
    for state in ("own-turn", "window", "window-other"):
        page = look(state)
        how = page.evaluate(
            f"() => {{{LIGHT} const now = css('.now'); "
            "return [contrast(now.color, now.backgroundColor), now.borderTopWidth]}"
        )
        assert how[0] > 10, "as one can be pressed, though the hand holds nothing for it"
        assert how[1] == "2px"


def test_however_many_cards_lie_before_me_all_are_in_sight(look: Callable[..., Any]) -> None:
    for size in ((1280, 720), (1440, 900)):
        page = look("crowded", size)
        hidden = page.locator(".at-field [data-handle]").evaluate_all(
            "(all) => all.filter((it) => it.getBoundingClientRect().bottom > innerHeight).length"
        )
        assert (page.locator(".at-field [data-handle]").count(), hidden) == (18, 0)
