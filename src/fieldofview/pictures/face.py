"""A whole card as SVG: points, name, picture, band, text. Three sizes, one picture."""

from __future__ import annotations

from xml.sax.saxutils import quoteattr

from fieldofview.cards import Card
from fieldofview.cards.bands import band, cap, choices
from fieldofview.cards.text import describe

from .ground import HIGH, WIDE
from .lettering import NAMES_FAMILY, lines, paragraph, width, written
from .palette import BANDS, CARD, INK, MOSS, PAPER, WHITE, WOOD
from .picture import VIEW_BOX, drawing
from .signs import BAND_ICONS, MARKS
from .svg import at, box, disc, ink, num, shape
from .words import BAND_WORDS, LABEL, MINUS

SIZES: dict[str, tuple[int, int]] = {"full": (140, 196), "small": (96, 116), "chip": (56, 64)}
REVEAL_INK = "#7A2E00"
TEXT_SIZES = ((9, 58), (8.4, 54), (7.8, 48), (7.2, 42), (6.6, 42), (6, 42))  # with the least height of the picture
HEAD, BAND = 30, 15
MARK_COLOURS = {"relic": WOOD, "zombeye": MOSS}


def whole_card(card: Card, size: str = "full", language: str = "en", *, name: str = "") -> str:
    """The card, spoken by its label; `name` is what it is called where two sets print one name."""
    wide, high = SIZES[size]
    name = name or card.name
    points = f"{MINUS[language] if card.points < 0 else ''}{abs(card.points)}"
    label = LABEL[language].format(name=name, points=points, band=BAND_WORDS[language][band(card)].lower())
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide * 2}" height="{high * 2}" '
        f'role="img" aria-label={quoteattr(label)} {NAMES_FAMILY}>{inside(card, size, language, name)}</svg>\n'
    )


def inside(card: Card, size: str, language: str, name: str = "") -> str:
    """What is on a card, and its paper."""
    wide, high = SIZES[size]
    face = {"full": _full, "small": _small, "chip": _chip}[size]
    return pen(box(1, 1, wide - 2, high - 2, CARD, 7, 2)) + face(card, name or card.name, language)


def _full(card: Card, name: str, language: str) -> str:
    wide, high = SIZES["full"]
    paragraphs = describe(card, language).split("\n") if describe(card, language) else []
    room = high - HEAD - BAND - 9
    for size, least in TEXT_SIZES:
        rows = [lines(text, size, wide - 20) for text in paragraphs]
        tall = sum(len(row) for row in rows) * size * 1.22 + max(0, len(rows) - 1) * 3 + size * 0.6
        if room - tall >= least:
            break
    picture_high = min(wide * HIGH / WIDE - 8, max(least, room - max(tall, 30)))
    y = HEAD + picture_high + BAND + 4 + size
    reveal = len(paragraphs) - 1 - (card.starts is not None) if tuple(card.reveal) else -1
    text = ""
    for i, row in enumerate(rows):
        text += paragraph(10, y, size, row, REVEAL_INK if i == reveal else INK)
        y += len(row) * size * 1.22 + 3
    return (
        _head(card, name)
        + _picture(card, 6, HEAD, wide - 12, picture_high)
        + _band(card, language, 6, HEAD + picture_high, wide - 12, BAND)
        + text
    )


def _small(card: Card, name: str, language: str) -> str:
    wide, high = SIZES["small"]
    rows = _name_rows(name, 11, wide - 8)
    middle = high - 20 - 15
    named = "".join(
        written(wide / 2, middle + 4 + (i - (len(rows) - 1) / 2) * 12, 11, row, INK, anchor="middle", bold=600)
        for i, row in enumerate(rows)
    )
    return (
        _picture(card, 2, 2, wide - 4, high - 52)
        + _points(card.points, 15, 15, 13)
        + _marks(card, wide - 12, 12, 8)
        + named
        + _band(card, language, 2, high - 20, wide - 4, 18)
    )


def _chip(card: Card, name: str, language: str) -> str:
    wide, high = SIZES["chip"]
    return (
        _picture(card, 2, 2, wide - 4, high - 19)
        + _points(card.points, 13, 13, 11)
        + _band(card, language, 2, high - 17, wide - 4, 15, word=False)
    )


def _name_rows(name: str, size: float, room: float) -> list[str]:
    """A name in one line, or in two that are about as long as each other."""
    if width(name, size) <= room:
        return [name]
    words = name.split()
    cuts = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    if cuts:
        best = min(cuts, key=lambda cut: max(width(row, size) for row in cut))
        if max(width(row, size) for row in best) <= room:
            return list(best)
    return lines(name, size, room)[:2]


def _head(card: Card, name: str) -> str:
    marks = len(card.marks)
    room = SIZES["full"][0] - 36 - 16 * marks
    size = 12.5 if width(name, 12.5) <= room else 11
    rows = _name_rows(name, size, room)
    first = 20 - (len(rows) - 1) * size * 0.52
    named = "".join(written(33, first + i * size * 1.04, size, row, INK, bold=600) for i, row in enumerate(rows))
    return _points(card.points, 18, 16, 12) + named + _marks(card, SIZES["full"][0] - 15, 16, 9)


def _points(points: int, x: float, y: float, r: float) -> str:
    """A light lens for 0 and more, a dark diamond below."""
    if points < 0:
        r *= 1.15
        sign = shape(f"M0{num(-r)} {num(r)} 0 0 {num(r)}{num(-r)} 0Z", INK, 1.2, "#FFD9C2")
        number = written(x - 0.5, y + r * 0.28, r * 0.78, f"−{-points}", "#FFE3D3", anchor="middle", bold=600)
    else:
        sign = disc(0, 0, r, PAPER, 2.2, INK)
        number = written(
            x, y + r * 0.38, r * (1.1 if points < 100 else 0.8), str(points), INK, anchor="middle", bold=600
        )
    return pen(at(x, y, sign)) + number


def _marks(card: Card, x: float, y: float, r: float) -> str:
    found = ""
    for i, mark in enumerate(sorted(card.marks)):
        icon = at(0, 0, ink(MARKS[mark], 2.4, WHITE), size=r / 12)
        found += at(x - i * r * 2.1, y, box(-r, -r, 2 * r, 2 * r, MARK_COLOURS[mark], 3, 0) + icon)
    return pen(found) if found else ""


def _picture(card: Card, x: float, y: float, wide: float, high: float) -> str:
    """The picture in its frame: an inner SVG cuts off what goes over the edge."""
    return (
        f'<svg x="{num(x)}" y="{num(y)}" width="{num(wide)}" height="{num(high)}" viewBox="{VIEW_BOX}" '
        f'preserveAspectRatio="xMidYMid slice">{drawing(card)}</svg>'
    )


def _band(card: Card, language: str, x: float, y: float, wide: float, high: float, word: bool = True) -> str:
    """Keyword as colour, icon and word; ring and dot where the card can be revealed."""
    kind, reveal = band(card), cap(card)
    colour, letters, _ = BANDS[kind]
    middle = y + high / 2
    cap_wide = high * 1.5 if reveal and word else wide / 2 if reveal else 0
    icons = _band_icons(card, high)
    step = high * 0.86
    first = x + 10 if word else x + (wide - cap_wide - step * (len(icons) - 1)) / 2
    drawn = box(x, y, wide, high, colour, 2, 0)
    drawn += "".join(at(first + step * i, middle, icon) for i, icon in enumerate(icons))
    if reveal:
        cap_colour, cap_letters, _ = BANDS[reveal]
        left = x + wide - cap_wide
        drawn += box(left, y, cap_wide, high, cap_colour, 2, 0) + ink(f"M{num(left)} {num(y)}v{num(high)}", 1.2, CARD)
        ring, centre = disc(0, 0, high * 0.3, "", high * 0.13, cap_letters), disc(0, 0, high * 0.12, cap_letters, 0)
        drawn += at(left + cap_wide / 2, middle, ring + centre)
    if not word:
        return pen(drawn)
    said, begin = BAND_WORDS[language][kind], first + step * (len(icons) - 1) + 9
    size = min(high * 0.62, high * 0.62 * (x + wide - cap_wide - begin - 3) / max(1, width(said, high * 0.62)))
    return pen(drawn) + written(begin, middle + size * 0.36, size, said, letters, bold=700)


def _band_icons(card: Card, high: float) -> list[str]:
    """The icon of a band; for a choice, a disc for each text that can be chosen."""
    kind = band(card)
    if not choices(card):
        return [at(0, 0, ink(BAND_ICONS[kind], 2.6, BANDS[kind][1]), size=high / 26)]
    return [
        disc(0, 0, high * 0.4, BANDS[one][0], 0) + at(0, 0, ink(BAND_ICONS[one], 3, BANDS[one][1]), size=high / 38)
        for one in choices(card)
    ]


def pen(drawn: str) -> str:
    """Drawn with ink, as everything in the frame of a picture is."""
    return f'<g fill="none" stroke="{INK}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">{drawn}</g>'
