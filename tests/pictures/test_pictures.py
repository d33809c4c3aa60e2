"""Laws of the drawings: every card has its own, also anybody's, and it is plain, small and always the same."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from fieldofview.cards import Card, every_card, find_set, set_ids
from fieldofview.cards import effects as e
from fieldofview.cards.bands import BANDS as WORDS_OF
from fieldofview.cards.bands import PLAIN, band
from fieldofview.cards.effects import Effect
from fieldofview.pictures import SIZES, card_back, picture, whole_card
from fieldofview.pictures.ground import PATTERNS
from fieldofview.pictures.palette import BANDS
from fieldofview.pictures.recipes import RECIPES
from fieldofview.pictures.signs import BAND_ICONS, ZONE_ICONS
from fieldofview.pictures.tokens import ICONS
from fieldofview.pictures.words import BAND_WORDS

ROOT = Path(__file__).parent.parent.parent
CARDS = list(every_card().values())
TAGS = {"svg", "g", "path", "circle", "ellipse", "rect"}
ATTRIBUTES = {
    *("viewBox", "width", "height", "d", "cx", "cy", "r", "rx", "ry", "x", "y", "transform"),
    *("fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray", "stroke-opacity"),
    "opacity",
}
MOST, USUAL = 3000, 1600  # characters of one picture, and of most


def elements(svg: str) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(svg).iter())


def named(element: ElementTree.Element) -> str:
    return element.tag.removeprefix("{http://www.w3.org/2000/svg}")


def some_effect(dice: random.Random) -> Effect:
    """A word with values of its own, whether or not a set file could say it there."""
    count = dice.randint(1, 6)
    return dice.choice(
        (
            e.Draw(count, dice.choice(list(e.Who))),
            e.Discard(count, dice.choice(list(e.Who))),
            e.Squint(count, dice.choice(list(e.Who))),
            e.Steal(count),
            e.Steal(dice.choice(list(e.Count))),
            e.LookAndTake(count + 1),
            e.Destroy(),
            e.DestroyOwn(dice.choice(list(e.Who)), dice.choice(list(e.Mark))),
            e.Replace(count),
            e.EveryonePasses(dice.choice(list(e.Side))),
            e.ExtraTurn(),
            e.Goes(dice.choice(list(e.Zone))),
            e.TakeFromDiscard(dice.random() < 0.5, dice.choice([None, *e.Mark])),
            e.IfPointsAbove(dice.randrange(100), (e.Draw(count),), (e.ExtraTurn(),)),
            e.OneOf(((e.Draw(count),), (e.Squint(count),))),
        )
    )


def some_card(dice: random.Random, name: str = "Something") -> Card:
    def text() -> tuple[Effect, ...]:
        return tuple(some_effect(dice) for _ in range(dice.randint(0, 3)))

    always = dice.choice([None, e.Lure(), e.WorthMore(dice.randrange(1, 50)), e.Indestructible()])
    reveal = (e.Cancel(dice.choice(list(e.Threat)), dice.choice(list(e.Zone))),) if dice.random() < 0.4 else text()
    return Card(name, points=5, copies=1, play=text(), reveal=reveal, each_turn=text(), always=always, home="mine")


def test_every_card_of_our_sets_was_drawn_by_hand() -> None:
    """Wherever a set of ours holds a card, also one that is made of single cards of another."""
    printed = {(card.home, card.name) for name in set_ids() for card in find_set(name).every_card}
    assert printed == {(home, name) for home, drawn in RECIPES.items() for name in drawn}


def test_no_two_cards_look_the_same() -> None:
    assert len({picture(card) for card in CARDS}) == len(CARDS)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.slug)
def test_a_picture_is_plain(card: Card) -> None:
    """Nothing but shapes: no words, no ids that could clash, no style that a page's policy forbids, no reference."""
    drawn = elements(picture(card))
    assert {named(element) for element in drawn} <= TAGS
    assert {key for element in drawn for key in element.attrib} <= ATTRIBUTES
    assert not any((element.text or "").strip() for element in drawn)
    assert len(picture(card)) < MOST


def test_pictures_are_small() -> None:
    sizes = [len(picture(card)) for card in CARDS]
    assert sum(sizes) / len(sizes) < USUAL


def test_the_back_is_as_plain() -> None:
    assert {named(element) for element in elements(card_back())} <= TAGS


def test_anybodys_cards_differ_when_their_effects_do() -> None:
    dice = random.Random(7)
    cards = {some_card(dice) for _ in range(400)}
    assert len(cards) > 350
    assert len({picture(card) for card in cards}) == len(cards)


def test_anybodys_cards_differ_by_their_names() -> None:
    effects = (e.Draw(2),)
    cards = [Card(f"Card {n}", points=5, copies=1, play=effects, home="mine") for n in range(200)]
    assert len({picture(card) for card in cards}) == len(cards)


def test_a_composed_picture_shows_what_the_name_speaks_of() -> None:
    """The thing around the eye is the same for two names that speak of it, and another for a third."""

    def behind(name: str) -> str:
        drawn = picture(Card(name, points=5, copies=1, play=(e.Draw(1),), home="mine"))
        return "".join(re.findall(r'<path d="M0-46[^"]*"', drawn))

    assert behind("Old Flame") == behind("Fire Eater") != ""
    assert behind("Old Flame") != behind("Sea View")


def test_a_reprint_of_ones_own_is_told_from_the_published_card() -> None:
    wink = every_card()["Wink"]
    mine = Card("Wink", points=15, copies=6, play=(e.Draw(1),), home="mine@1234")
    other = Card("Wink", points=15, copies=6, play=(e.Draw(1, e.Who.OTHERS),), home="mine@1234")
    assert RECIPES["viewpoint"]["Wink"] in picture(mine)
    assert len({picture(card) for card in (wink, mine, other)}) == 3


def test_composed_pictures_are_plain_too() -> None:
    dice = random.Random(11)
    for n in range(60):
        drawn = elements(picture(some_card(dice, f'Odd <& "{n}" {dice.choice(["Cat", "Sun", "Ghost", "Blick"])}')))
        assert {named(element) for element in drawn} <= TAGS
        assert {key for element in drawn for key in element.attrib} <= ATTRIBUTES


def test_the_same_in_every_run() -> None:
    program = (
        "import hashlib; from fieldofview.cards import Card, every_card; from fieldofview.pictures import picture;"
        "from fieldofview.cards.effects import Draw, Mark, TakeFromDiscard;"
        "play = (Draw(2), TakeFromDiscard(mark=Mark.RELIC));"
        "own = Card('Mine', 5, 1, play=play, home='x', marks={'relic', 'zombeye'});"
        "print(hashlib.sha256(''.join(map(picture, [*every_card().values(), own])).encode()).hexdigest())"
    )
    runs = [
        subprocess.run(
            [sys.executable, "-c", program],
            capture_output=True,
            text=True,
            check=True,
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
        )
        for seed in ("1", "2")
    ]
    assert runs[0].stdout == runs[1].stdout


# -- what is told by shape ---------------------------------------------------------------------------------------


def test_every_band_has_a_colour_a_pattern_an_icon_and_words_of_its_own() -> None:
    known = {*WORDS_OF, "anytime", PLAIN}
    for table in (BANDS, PATTERNS, BAND_ICONS, *BAND_WORDS.values()):
        assert set(table) == known
    for shapes in (PATTERNS, BAND_ICONS, ZONE_ICONS):
        assert len(set(map(str, shapes.values()))) == len(shapes)


def test_every_effect_word_has_an_icon_of_its_own_in_its_band() -> None:
    for kind, words in WORDS_OF.items():
        icons = [ICONS.get(word, BAND_ICONS[kind]) for word in words]
        assert len(set(icons)) == len(icons), kind


# -- whole cards -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", SIZES)
def test_every_whole_card_keeps_inside_its_frame(size: str, language: str) -> None:
    wide, high = SIZES[size]
    for card in CARDS:
        drawn = elements(whole_card(card, size, language))
        assert drawn[0].attrib["aria-label"].startswith(f"{card.name}, ")
        lows = [float(element.attrib["y"]) for element in drawn if named(element) == "tspan" and "y" in element.attrib]
        assert all(low < high - 3 for low in lows), card.name
        inner = next(element for element in drawn[1:] if named(element) == "svg")
        assert float(inner.attrib["x"]) + float(inner.attrib["width"]) <= wide


def test_only_a_full_card_has_its_text() -> None:
    wink = every_card()["Wink"]
    assert "DRAW" in whole_card(wink, "full")
    assert "DRAW" not in whole_card(wink, "small")
    assert "Wink<" not in whole_card(wink, "chip")


def test_a_long_name_takes_two_lines_and_is_whole() -> None:
    for card in CARDS:
        drawn = whole_card(card, "full")
        names = [x.text or "" for x in elements(drawn) if named(x) == "text" and x.attrib.get("font-weight") == "600"]
        assert " ".join(names[1:]).replace("- ", "") == card.name
        assert len(names) <= 3


def test_names_cannot_break_out_of_the_drawing() -> None:
    odd = Card('<script>"&', points=-5, copies=1, home="mine")
    for size in SIZES:
        assert elements(whole_card(odd, size))[0].attrib["aria-label"].startswith('<script>"&,')


# -- the page ----------------------------------------------------------------------------------------------------


def test_the_page_has_the_icons_and_the_back_as_they_are_drawn() -> None:
    result = subprocess.run([sys.executable, ROOT / "web/scripts/drawings.py", "--check"], check=False)
    assert result.returncode == 0, "run `python web/scripts/drawings.py`"


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_page_says_the_same_words_on_its_bands(language: str) -> None:
    source = (ROOT / f"web/src/words/{language}.ts").read_text("utf-8")
    bands = re.search(r"\n  bands: \{(.*?)\}", source, re.S)
    assert bands is not None
    assert dict(re.findall(r"(\w+): '([^']*)'", bands[1])) == BAND_WORDS[language]


def test_the_pages_sample_pictures_are_those_of_the_cards() -> None:
    samples = json.loads((ROOT / "web/src/cards/drawings.json").read_text("utf-8"))["samples"]
    assert all(picture(every_card()[name]) == art for name, art in samples.items())
    sources = "".join(path.read_text("utf-8") for path in (ROOT / "web/src/lobby").glob("*.svelte"))
    shown = re.findall(r"\{ name: '([^']+)', points: (-?\d+),.*?band: '(\w+)'", sources)
    assert {name for name, _, _ in shown} == set(samples)
    for name, points, kind in shown:
        assert (every_card()[name].points, band(every_card()[name])) == (int(points), kind)
