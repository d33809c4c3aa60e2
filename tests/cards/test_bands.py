"""The band and the cap of a card follow from its effects."""

from __future__ import annotations

import pytest

from fieldofview.cards import effects, every_card
from fieldofview.cards.bands import BANDS, SILENT, band, cap, choices
from fieldofview.cards.effects import Effect


def test_every_word_has_one_band() -> None:
    words = {x for x in vars(effects).values() if isinstance(x, type) and issubclass(x, Effect) and x is not Effect}
    listed = [word for band_words in BANDS.values() for word in band_words]
    assert len(listed) == len(set(listed))
    assert words == set(listed) | set(SILENT) | {effects.IfPointsAbove, effects.IfMarked}


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Wink", ("draw", None)),
        ("Spectacles", ("draw", "cancel")),
        ("Counterspy", ("steal", "cancel")),
        ("Blurred Vision", ("discard", None)),
        ("Lighthouse", ("cancel", None)),
        ("Kaleidoscope", ("choose", None)),
        ("Peekaboo!", ("anytime", "anytime")),
        ("Second Sight", ("lasting", None)),
        ("Skewed View", ("destroy", None)),
        ("Glance Left", ("pass", None)),
    ],
)
def test_faces_of_known_cards(name: str, expected: tuple[str, str | None]) -> None:
    card = every_card()[name]
    assert (band(card), cap(card)) == expected


def test_every_card_has_a_face() -> None:
    known = {*BANDS, "anytime", "plain"}
    assert {band(card) for card in every_card().values()} <= known


def test_a_choice_is_told_by_the_bands_of_its_texts() -> None:
    cards = every_card()
    assert choices(cards["Kaleidoscope"]) == ("draw", "discard", "destroy")
    assert choices(cards["Flea Market"]) == ("move", "move")
    assert {name for name, card in cards.items() if choices(card)} == {
        name for name, card in cards.items() if band(card) == "choose"
    }
