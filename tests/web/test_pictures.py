"""Pictures of cards at the size of a chip, without colour: no two are taken for each other."""

from __future__ import annotations

import base64
from itertools import combinations
from typing import Any

from fieldofview.cards import every_card
from fieldofview.pictures import picture

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
