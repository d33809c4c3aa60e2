"""The picture that the owner of a card chooses: every choice is drawn, and two choices are told apart."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from fieldofview.cards import Card, every_card
from fieldofview.cards import effects as e
from fieldofview.cards.picture import CHOICES, Picture
from fieldofview.pictures import SIZES, picture, whole_card
from fieldofview.pictures.composing import FILLS, GAZES, IRISES, KINDS, LIDS
from fieldofview.pictures.emblems import BY_NAME, THINGS
from fieldofview.pictures.recipes import RECIPES
from pictures.test_pictures import ATTRIBUTES, MOST, TAGS, elements, named

PLAIN = Picture("disc", "ahead", "open", "blue", "round", "sky")


def drawn(chosen: Picture, name: str = "Something") -> str:
    return picture(Card(name, 5, 1, play=(e.Draw(2),), home="mine", picture=chosen))


def test_all_that_can_be_chosen_can_be_drawn() -> None:
    tables = {"gaze": GAZES, "lids": LIDS, "iris": IRISES, "pupil": KINDS, "colour": FILLS}
    assert {key: list(known) for key, known in CHOICES.items() if key != "thing"} == {
        key: list(table) for key, table in tables.items()
    }
    assert set(CHOICES["thing"]) <= set(BY_NAME)
    assert {words[0] for words in THINGS} <= set(CHOICES["thing"])
    assert tuple(CHOICES) == Picture._fields


@pytest.mark.parametrize("key", CHOICES)
def test_two_choices_look_different_and_every_one_is_plain(key: str) -> None:
    pictures = [drawn(PLAIN._replace(**{key: word})) for word in CHOICES[key]]
    assert len(set(pictures)) == len(CHOICES[key])
    for svg in pictures:
        assert {named(element) for element in elements(svg)} <= TAGS
        assert {name for element in elements(svg) for name in element.attrib} <= ATTRIBUTES
        assert len(svg) < MOST


def test_every_thing_can_have_another_colour_but_the_eye_alone() -> None:
    for thing in CHOICES["thing"]:
        pictures = {drawn(PLAIN._replace(thing=thing, colour=colour)) for colour in CHOICES["colour"]}
        assert len(pictures) == (1 if thing == "plain" else len(CHOICES["colour"])), thing


def test_what_is_not_chosen_is_as_the_name_has_it() -> None:
    """Nothing said is as before; a word that says what the name says already changes nothing."""
    for name in ("Old Flame", "Card 7", "Mond", "Sea View"):
        as_ever = drawn(Picture(), name)
        for key, known in CHOICES.items():
            same = [word for word in known if drawn(Picture(**{key: word}), name) == as_ever]
            assert len(same) == 1 or key in ("thing", "colour"), (name, key)
        assert drawn(Picture(lids="open"), name) == as_ever


def test_the_effects_still_show() -> None:
    two = [
        picture(Card("Something", 5, 1, play=play, home="mine", picture=PLAIN)) for play in ((e.Draw(2),), (e.Steal(),))
    ]
    assert two[0] != two[1]


def test_a_choice_is_drawn_also_where_the_name_is_that_of_a_card_of_ours() -> None:
    wink = every_card()["Wink"]
    for home in ("viewpoint", "mine"):
        chosen = picture(Card("Wink", wink.points, 1, play=wink.play, home=home, picture=Picture("moon")))
        assert RECIPES["viewpoint"]["Wink"] not in chosen
        assert re.search(r'd="M18-44A38', chosen)


@pytest.mark.parametrize("size", SIZES)
def test_whole_cards_have_it(size: str) -> None:
    def whole(chosen: Picture) -> str:
        return whole_card(Card("Something", 5, 1, home="mine", picture=chosen), size)

    assert ElementTree.fromstring(whole(PLAIN)).tag
    assert whole(PLAIN) != whole(PLAIN._replace(thing="cat"))
