"""A first game in a browser: nothing to read or type before, six lessons, and whoever follows them wins."""

from __future__ import annotations

from typing import Any

import pytest

from server.running import Server

from .axe import faults_of
from .players import Person, wait_until

STEPS = (
    "draw", "play", "aim", "aimAt", "aimGo", "answer", "lasting", "go", "lastingMore", "win", "winAt", "winMore", "end",
)  # fmt: skip
DUE = "document.querySelector('[data-lesson]')?.dataset.lesson"
LIT = """() => {
  const at = (selector) => document.querySelector(selector)?.getBoundingClientRect();
  const [lit, bubble] = [at('.lit'), at('.bubble')];
  if (!lit || !bubble) return 'nothing is lit';
  const apart = bubble.right <= lit.left || bubble.left >= lit.right
    || bubble.bottom <= lit.top || bubble.top >= lit.bottom;
  const inside = bubble.left >= 0 && bubble.top >= 0 && bubble.right <= innerWidth
    && bubble.bottom <= innerHeight;
  return apart && inside ? '' : JSON.stringify([lit, bubble, innerWidth, innerHeight]);
}"""


# The part of the cards it speaks of that the bubble of an answer lies over; on a small upright phone the hand has no
# room beside it.
COVERED = """() => {
  const bubble = document.querySelector('.bubble').getBoundingClientRect();
  const parts = [...document.querySelectorAll(
    innerWidth > 480 ? '.focus .big, .at-hand [data-legal]' : '.focus .big',
  )].map((it) => {
    const box = it.getBoundingClientRect();
    const width = Math.min(bubble.right, box.right) - Math.max(bubble.left, box.left);
    const height = Math.min(bubble.bottom, box.bottom) - Math.max(bubble.top, box.top);
    return width > 0 && height > 0 ? (width * height) / (box.width * box.height) : 0;
  });
  return Math.max(...parts);
}"""


def press(page: Any, step: str) -> None:
    """Do what the lesson says, unless it is over before one gets there."""
    from playwright.sync_api import TimeoutError as TooLate

    try:
        follow(page, step)
    except TooLate:
        if page.evaluate(DUE) == step:
            raise


def follow(page: Any, step: str) -> None:
    if step == "answer":
        page.click(".at-actions [data-legal]")
    elif step == "end":  # the table ends other turns by itself; who wins does it themselves
        page.wait_for_timeout(600)
        page.click("[data-act=safe]")
    elif step in ("aimAt", "winAt") and not page.query_selector("[data-act=play]"):
        if page.query_selector("[data-seat='1'] .cover:not(.whole)"):
            page.click("[data-seat='1'] .cover")
            if step == "aimAt":
                page.click("dialog[open] [aria-label^='Blind Spot']")
        else:
            page.click("[data-seat='1'] " + ("[data-handle]" if step == "winAt" else "[aria-label^='Blind Spot']"))
    elif page.query_selector("[data-act=play]"):
        page.click("[data-act=play]")
    else:
        card = {"draw": "Wink", "aim": "Mirage", "lasting": "Shadow", "lastingMore": "Shared Perspective"}
        page.click(f".at-hand [aria-label^='{card.get(step, 'Blind Spot' if step == 'win' else 'Wink')}']")


@pytest.mark.parametrize(
    ("size", "lang"),
    [((1280, 800), "en-GB"), ((360, 640), "de-DE"), ((640, 360), "en-GB")],
    ids=["desktop", "phone", "flat"],
)
def test_whoever_follows_the_lessons_wins(browser: Any, server: Server, size: tuple[int, int], lang: str) -> None:
    person = Person(browser, server.address, "-", size, lang)
    page = person.page
    page.set_default_timeout(30_000)
    page.goto(f"{server.address}/first")
    seen: list[str] = []
    for _ in range(60):
        wait_until(page, "document.querySelector('[data-lesson], dialog.end[open]') !== null", 30)
        if page.query_selector("dialog.end[open]"):
            break
        step = page.evaluate(DUE)
        if step is None:  # the game has ended meanwhile
            continue
        assert step in STEPS, step
        if step not in seen:
            seen.append(step)
            wait_until(page, f"({LIT})() === '' || {DUE} !== {step!r}")  # until the light has moved there
            if step == "answer":
                wait_until(page, f"({COVERED})() < 0.2 || {DUE} !== {step!r}")
            if step in ("draw", "answer"):
                page.click("[data-act=why-not]")
                assert faults_of(page) == []
        press(page, step)
        page.wait_for_timeout(250)
    assert seen == list(STEPS)
    page.wait_for_selector("[data-act=rematch]")
    assert page.locator("a[href^='/replay/']").count() == 0  # a table laid by hand has none
    assert ("You win!" if lang == "en-GB" else "gewinn") in page.inner_text("dialog.end .title")
    assert faults_of(page) == []
    assert person.faults == []
    person.close()


def test_a_lesson_can_be_skipped_left_and_gone_on_with(browser: Any, server: Server) -> None:
    person = Person(browser, server.address, "-")
    page = person.page
    page.goto(f"{server.address}/first")
    page.wait_for_selector("[data-lesson=draw]")
    page.click("[data-act=skip-lesson]")
    page.wait_for_selector("[data-lesson]", state="detached")
    page.reload()
    page.wait_for_selector("[data-lesson=draw]")
    for _ in range(40):  # by keys alone: to the card, and play it
        if (page.evaluate("document.activeElement?.ariaLabel") or "").startswith("Wink") and page.evaluate(
            "document.activeElement.closest('.at-hand') !== null"
        ):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-lesson=play]")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-lesson=aim]", timeout=30_000)
    page.click("text=Leave")
    page.wait_for_selector("[data-act=quick]")
    assert person.faults == []
    person.close()
