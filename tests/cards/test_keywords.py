"""The words on the cards are explained: every keyword in capitals, every zone, in every language."""

from __future__ import annotations

import re

import pytest

from fieldofview.cards import every_card
from fieldofview.cards.keywords import KEYWORDS, explain
from fieldofview.cards.languages import LANGUAGES, UnknownLanguage
from fieldofview.cards.text import describe
from fieldofview.rulings import RULINGS

IN_CAPITALS = re.compile(r"\b[A-ZÄÖÜ]{2,}\b")
ZONES = {
    "en": ("hand", "Field of View", "Draw Pile", "Discard Pile", "Viewniverse", "outside the game"),
    "de": ("Hand", "Blickfeld", "Nachziehstapel", "Ablagestapel", "Viewniverse", "außerhalb des Spiels"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_in_capitals_on_a_card_is_explained(language: str) -> None:
    for card in every_card().values():
        for word in IN_CAPITALS.findall(describe(card, language)):
            assert explain(word, language), (card.name, word)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_zone_is_explained(language: str) -> None:
    assert all(explain(zone, language) for zone in ZONES[language])


def test_the_languages_explain_the_same_words() -> None:
    assert KEYWORDS.keys() == LANGUAGES.keys()
    english = KEYWORDS["en"]
    for others in KEYWORDS.values():
        assert [other.cites for other in others] == [keyword.cites for keyword in english]


@pytest.mark.parametrize("language", LANGUAGES)
def test_explanations_are_sentences_that_cite_rulings(language: str) -> None:
    for keyword in KEYWORDS[language]:
        assert re.fullmatch(r"[A-ZÄÖÜ][^{}]*\.", keyword.text), keyword.text
        assert keyword.cites
        assert all(cite in RULINGS for cite in keyword.cites), keyword.cites


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_things(language: str) -> None:
    seen: dict[str, str] = {}
    for keyword in KEYWORDS[language]:
        for name in {keyword.name.casefold(), *(form.casefold() for form in keyword.forms)}:
            assert seen.setdefault(name, keyword.name) == keyword.name, name


def test_a_word_is_found_in_any_shape_and_language() -> None:
    for asked in ("discard", "DISCARDS", " Discard ", "abwerfen", "WIRFT"):
        found = explain(asked, "de")
        assert found
        assert found.name == "ABWERFEN"
    english = explain("blickfeld", "en")
    assert english
    assert english.name == "Field of View"
    assert explain("field  of view")
    assert explain("zusätzlicher Zug", "en") == explain("extra turns")
    assert explain("missed turn", "de") == explain("ausgesetzter Zug", "de")
    assert explain("banana") is None
    with pytest.raises(UnknownLanguage):
        explain("draw", "fr")


@pytest.mark.parametrize(("language", "word"), [("en", "Relic"), ("de", "Relikt")])
def test_what_a_relic_is_fits_the_cards_that_ask_for_it(language: str, word: str) -> None:
    found = explain(word, language)
    assert found is not None
    assert {"en": "cards may choose and count by it", "de": "Karten können danach wählen und zählen"}[
        language
    ] in found.text
