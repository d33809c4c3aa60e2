"""Pictures of cards at the size of a chip, without colour: no two are taken for each other."""

from __future__ import annotations

import base64
from itertools import combinations
from typing import Any

from fieldofview.cards import every_card
from fieldofview.pictures import picture

from .axe import faults_of

WIDE, HIGH = 28, 19  # half of what a chip has: so much is seen of it at arm's length
APART = 14.0  # the mean difference of two grey values of 256 that a glance notices

RASTER = """([addresses, wide, high]) => Promise.all(addresses.map(async (address) => {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = new OffscreenCanvas(wide, high).getContext('2d');
  canvas.filter = 'grayscale(1)';
  canvas.drawImage(image, 0, 0, wide, high);
  return Array.from(canvas.getImageData(0, 0, wide, high).data.filter((_, i) => i % 4 === 0));
}))"""


def test_no_two_cards_are_alike_when_small_and_grey(browser: Any) -> None:
    page = browser.new_page()
    cards = every_card()
    drawn = [base64.b64encode(picture(card).encode()).decode() for card in cards.values()]
    rasters = page.evaluate(RASTER, [[f"data:image/svg+xml;base64,{one}" for one in drawn], WIDE, HIGH])
    page.close()
    grey = dict(zip(cards, rasters, strict=True))
    apart = {
        (one, other): sum(abs(a - b) for a, b in zip(grey[one], grey[other], strict=True)) / (WIDE * HIGH)
        for one, other in combinations(grey, 2)
    }
    near = sorted((round(mean, 1), *pair) for pair, mean in apart.items() if mean < APART)
    assert near == []


LOOK = """() => {
  const bottom = (it) => it.getBoundingClientRect().bottom;
  return [...document.querySelectorAll('.card')].map((card) => {
  const text = card.querySelector('.text');
  const shown = text && getComputedStyle(text).display !== 'none';
  const says = (it) => it.checkVisibility() && [...it.childNodes].some((n) => n.nodeType === 3 && n.data.trim());
  const letters = [...card.querySelectorAll('*')].filter(says);
  const image = card.querySelector('img');
  return {
    name: card.getAttribute('aria-label'),
    wide: card.offsetWidth,
    drawn: image.complete && image.naturalWidth > 0,
    text: shown ? parseFloat(getComputedStyle(text).fontSize) : 0,
    cut: shown && (text.scrollHeight > text.clientHeight + 1 || bottom(text) > bottom(card)),
    least: Math.min(...letters.map((it) => parseFloat(getComputedStyle(it).fontSize))),
  };
})}"""


def test_every_size_of_a_card_is_drawn_and_can_be_read(browser: Any, gallery: str) -> None:
    """No text below 150 px; a lifted card has all of it in letters of 14; no letter anywhere is below 12."""
    page = browser.new_page(viewport={"width": 1340, "height": 900})
    page.goto(f"{gallery}/gallery?state=cards")
    page.wait_for_selector(".card.chip")
    cards = page.evaluate(LOOK)
    assert len(cards) > 4 * 80
    assert [card["name"] for card in cards if not card["drawn"]] == []
    assert {card["name"] for card in cards if card["least"] < 12} == set()
    assert {card["text"] for card in cards if card["wide"] < 150} == {0}
    lifted = [card for card in cards if card["wide"] >= 220 and card["text"]]
    assert {card["text"] for card in lifted} == {14}
    assert [card["name"] for card in lifted if card["cut"]] == []
    for width in (150, 180, 200):  # all of a text, or none: never half of it
        page.evaluate(
            f"document.querySelectorAll('.card.full').forEach((it) => it.parentElement.style.width = '{width}px')"
        )
        told = [card for card in page.evaluate(LOOK) if card["wide"] == width and card["text"]]
        assert told
        assert [card["name"] for card in told if card["cut"]] == []
    page.evaluate("document.querySelectorAll('.all').forEach((it) => it.remove())")  # axe would look at each for long
    assert faults_of(page) == []
    page.close()
