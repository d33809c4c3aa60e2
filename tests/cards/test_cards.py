"""The published cards against the lists of the tournament rules, typed here a second time (VT.2-4)."""

from __future__ import annotations

import pytest

from fieldofview.cards import SETS, BadDeck, UnknownCard, UnknownSet, check, every_card, find_card, mix, slug
from fieldofview.rulings import RULINGS

# name: cards in the deck, Viewpoints
VIEWPOINT = {
    "All-Seeing Eye": (2, 10),
    "Blind Freddie": (1, 0),
    "Blind Spot": (6, 20),
    "Blindsided": (4, 10),
    "Blink": (3, 10),
    "Blurred Vision": (3, 10),
    "Cross-eyed": (2, -5),
    "Eye Spy": (3, 0),
    "Hindsight": (4, 20),
    "Insight": (4, 10),
    "Mirage": (4, 10),
    "Mirror Image": (2, 0),
    "Peripheral Vision": (4, 10),
    "Persistence of Vision": (2, 10),
    "See Into The Future": (3, 5),
    "Shadow": (1, -15),
    "Shared Perspective": (4, 20),
    "Skewed View": (3, 5),
    "Spectacles": (5, 10),
    "The Triclops": (1, 5),
    "Visionary": (1, -10),
    "Wild-eyed": (2, 15),
    "Wink": (6, 15),
}
REFLECTIONS = {
    "Bird's Eye View": (3, 0),
    "Counterspy": (3, 5),
    "Evil Eye": (3, 5),
    "Eye Catching": (4, -5),
    "Eye for an Eye": (4, 10),
    "Eye Transplant": (2, 0),
    "Focus Attention": (2, 15),
    "Foresight": (3, 10),
    "Glance Left": (2, 20),
    "Glance Right": (2, 20),
    "Green-eyed Monster": (4, 5),
    "Hypnotise": (4, 15),
    "Kaleidoscope": (4, 10),
    "Lazy Eyes": (2, 20),
    "Lighthouse": (4, 20),
    "Peekaboo!": (6, 5),
    "Refocus": (2, 5),
    "Robbed Blind": (1, -10),
    "Second Sight": (1, -5),
    "Telescopic View": (5, 10),
    "Two-Way Mirror": (2, 10),
    "Wandering Eyes": (3, 5),
    "X-Ray Vision": (4, 10),
}
PRIZES = {"Eye on the Prize": (3, -10), "Eyelets": (3, 10), "Lookalikes": (3, 10)}
LISTS = {"viewpoint": (70, VIEWPOINT), "reflections": (70, REFLECTIONS), "prizes": (9, PRIZES)}


@pytest.mark.parametrize("set_id", LISTS)
def test_a_set_is_its_list(set_id: str) -> None:
    size, names = LISTS[set_id]
    assert {card.name: (card.copies, card.points) for card in SETS[set_id].cards} == names
    assert SETS[set_id].size == size == sum(copies for copies, _ in names.values())


def test_there_are_49_names() -> None:
    published = [name for name, card in every_card().items() if card.document]
    assert published == [*VIEWPOINT, *REFLECTIONS, *PRIZES]
    assert len(published) == 49


@pytest.mark.parametrize("name", PRIZES)
def test_each_prize_card_is_a_set_of_three(name: str) -> None:
    deck = mix([slug(name)])
    assert (deck.size, deck.seats) == (3, 0)


@pytest.mark.parametrize("name", [*VIEWPOINT, *REFLECTIONS, *PRIZES])
def test_a_card_is_found_by_name_or_slug_and_has_its_ruling(name: str) -> None:
    card = find_card(name)
    assert find_card(name.upper()) is find_card(slug(name)) is card
    assert card.ruling in RULINGS


def test_mixing_adds_up() -> None:
    deck = mix(["viewpoint", "reflections", "prizes", "viewpoint"])
    assert (deck.size, deck.seats, len(deck.cards)) == (70 + 70 + 9 + 70, 12, 49)
    assert deck.counts[deck.cards.index(deck.card("wink"))] == 12


def test_unknown_names_are_refused_with_the_nearest() -> None:
    with pytest.raises(UnknownCard, match="Did you mean 'Mirage'"):
        find_card("Mirrage")
    with pytest.raises(UnknownSet, match="Did you mean 'reflections'"):
        mix(["reflection"])


@pytest.mark.parametrize(
    ("sets", "players", "message"),
    [
        (["viewpoint"], 1, "2 players at least"),
        (["viewpoint"], 7, "seats 6 players, not 7"),
        (["viewpoint"] * 3, 13, "At most 12 players"),
        (["viewpoint"] * 7, 6, "at most 434"),
    ],
)
def test_a_table_that_no_deck_seats_is_refused(sets: list[str], players: int, message: str) -> None:
    with pytest.raises(BadDeck, match=message):
        check(mix(sets), players)
