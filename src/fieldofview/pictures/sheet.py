"""Many cards on one sheet, for the documents; and the signs that stand on them, each beside its word."""

from __future__ import annotations

from collections.abc import Sequence

from fieldofview.cards import Card

from .face import SIZES, inside, pen
from .lettering import NAMES_FAMILY, written
from .palette import BANDS, INK, WHITE
from .signs import BAND_ICONS, MARKS, ZONE_ICONS
from .svg import at, box, disc, ink
from .words import BAND_WORDS, MARK_WORDS, ZONE_WORDS

COLUMNS, GAP = 8, 8
FELT, LETTERS = "#18224E", "#F6F3E8"


def sheet(cards: Sequence[Card], language: str = "en") -> str:
    """Cards side by side at the small size."""
    wide, high = SIZES["small"]
    rows = -(-len(cards) // COLUMNS)
    placed = "".join(
        f'<g transform="translate({GAP + i % COLUMNS * (wide + GAP)} {GAP + i // COLUMNS * (high + GAP)})">'
        f"{inside(card, 'small', language)}</g>"
        for i, card in enumerate(cards)
    )
    return _page(GAP + COLUMNS * (wide + GAP), GAP + rows * (high + GAP), placed)


def signs(language: str = "en") -> str:
    """Bands, zones and marks."""
    drawn = ""
    for i, (kind, icon) in enumerate(BAND_ICONS.items()):
        colour, letters, _ = BANDS[kind]
        x, y = 12 + i % 5 * 118, 12 + i // 5 * 34
        drawn += pen(box(x, y, 108, 26, colour, 6, 0) + at(x + 16, y + 13, ink(icon, 2.6, letters), size=0.8))
        drawn += written(x + 31, y + 17.5, 13, BAND_WORDS[language][kind], letters, bold=600)
    for i, (zone, icon) in enumerate(ZONE_ICONS.items()):
        x = 12 + i * 118
        drawn += pen(at(x + 16, 132, ink(icon, 1.8, LETTERS), size=1.1))
        drawn += written(x + 33, 136, 12, ZONE_WORDS[language][zone], LETTERS)
    for i, (mark, icon) in enumerate(MARKS.items()):
        x = 12 + i * 118
        drawn += pen(at(x + 16, 164, box(-11, -11, 22, 22, INK, 5, 0) + ink(icon, 2, WHITE)))
        drawn += written(x + 33, 168, 12, MARK_WORDS[language][mark], LETTERS)
    ring = disc(264, 164, 8, "", 3, "#FFD15C") + disc(264, 164, 3, "#FFD15C", 0)
    return _page(602, 188, drawn + pen(ring) + written(281, 168, 12, MARK_WORDS[language]["reveal"], LETTERS))


def _page(wide: float, high: float, drawn: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:g} {high:g}" {NAMES_FAMILY}>'
        f'<rect width="{wide:g}" height="{high:g}" rx="8" fill="{FELT}"/>{drawn}</svg>\n'
    )
