"""Letters of rulings on cards: each stands where it belongs, and those of a cancelled card say by what."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from fieldofview import Kind, new_game
from fieldofview.cards import Card, every_card, find_card
from fieldofview.cards.effects import LETTERS, Effect, IfPointsAbove, OneOf
from fieldofview.cards.files import read_text
from fieldofview.kernel.programs import compile_cards
from fieldofview.rulings import RULINGS

PUBLISHED = [card for card in every_card().values() if card.document]
SAVERS = ("Persistence of Vision", "Wandering Eyes")

# card: the letter that speaks of its action being cancelled, and by what; typed here a second time
CANCELLED = {
    "Blind Freddie": ("d", ("Spectacles",)),
    "Blind Spot": ("c", ("Spectacles",)),
    "Blindsided": ("c", ("See Into The Future",)),
    "Blurred Vision": ("d", ("Spectacles",)),
    "Mirage": ("c", SAVERS),
    "Skewed View": ("e", SAVERS),
    "Wild-eyed": ("b", ("Spectacles",)),
    "Evil Eye": ("d", SAVERS),
    "Kaleidoscope": ("b", ("Spectacles", *SAVERS)),
    "Wandering Eyes": ("c", SAVERS),
}
# told where it happens, not by one of the card's own effects
ELSEWHERE = {"VT.card.eyelets.d"}
CASES = ("short", "none", "instead")  # letters of one case only


def inner(effect: Effect) -> Iterator[Effect]:
    yield effect
    if isinstance(effect, OneOf):
        for mode in effect.modes:
            for word in mode:
                yield from inner(word)
    elif isinstance(effect, IfPointsAbove):
        for word in (*effect.then, *effect.otherwise):
            yield from inner(word)


def effects_of(card: Card) -> list[Effect]:
    parts = (*card.play, *card.reveal, *card.each_turn, *card.sacrifice, *((card.always,) if card.always else ()))
    return [word for effect in parts for word in inner(effect)]


def said(effect: Effect, name: str) -> list[str]:
    return getattr(effect, name).replace("/", " ").split()


@pytest.mark.parametrize("card", PUBLISHED, ids=lambda card: card.slug)
def test_every_letter_of_a_card_is_cited_somewhere_and_exists(card: Card) -> None:
    letters = {letter for effect in effects_of(card) for name in LETTERS for letter in said(effect, name)}
    cited = set(card.letters(" ".join(letters))) | set(card.letters(card.cancelled))
    printed = {id for id in RULINGS if id.startswith(f"{card.ruling}.")}
    assert cited <= printed
    assert printed - cited <= ELSEWHERE


@pytest.mark.parametrize("card", PUBLISHED, ids=lambda card: card.slug)
def test_a_letter_of_one_case_is_not_cited_for_what_usually_happens(card: Card) -> None:
    for effect in effects_of(card):
        cases = [letter for name in CASES for letter in said(effect, name)]
        assert len(cases) == len(set(cases))
        assert not set(cases) & set(said(effect, "cite"))
        assert not set(card.cancelled.split()) & {*cases, *said(effect, "cite")}


@pytest.mark.parametrize("card", PUBLISHED, ids=lambda card: card.slug)
def test_no_row_of_a_program_cites_a_ruling_twice(card: Card) -> None:
    program = compile_cards([card])
    for row, cites in enumerate(program.cites):
        assert len(cites) == len(set(cites)), row


def test_letters_of_a_cancelled_card_are_those_of_the_rulings() -> None:
    assert {c.name: (c.cancelled, c.cancelled_by) for c in PUBLISHED if c.cancelled} == CANCELLED


def test_they_are_cited_for_the_cards_that_they_name_alone() -> None:
    spot = find_card("Blind Spot")
    assert spot.cites_cancelled(find_card("Spectacles")) == ("VT.card.blind-spot.c",)
    assert spot.cites_cancelled(find_card("Lighthouse")) == ()
    assert find_card("Insight").cites_cancelled(find_card("Counterspy")) == ()
    assert find_card("Mirage").cites_cancelled(find_card("Wandering Eyes")) == ("VT.card.mirage.c",)


def test_a_word_of_several_instructions_has_letters_for_each() -> None:
    card = find_card("X-Ray Vision")
    (look,) = card.play
    assert [card.cites(look, part) for part in range(3)] == [
        ("VT.card.x-ray-vision.a",),
        ("VT.card.x-ray-vision.b",),
        ("VT.card.x-ray-vision.c",),
    ]
    wink = find_card("Wink")
    (draw,) = wink.play
    assert wink.cites(draw) == wink.cites(draw, 5) == ("VT.card.wink.a",)


def test_no_card_is_known_by_its_name_where_letters_are_told() -> None:
    """Letters stand beside the effects: what tells events asks there, and not for cards of certain names."""
    import ast

    from fieldofview.game import happenings, moving

    names = {card.name.lower() for card in every_card().values()} | {card.slug for card in every_card().values()}
    for module in (happenings, moving):
        tree = ast.parse(Path(module.__file__).read_text(encoding="utf-8"))
        texts = [
            node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)
        ]
        short = [text.lower() for text in texts if len(text) < 60]
        assert not [text for text in short if text in names or text.startswith("vt.card.")]


def test_a_card_of_ones_own_cites_no_letter_of_another() -> None:
    """A card that gives an extra play, in a mix with Shadow, is not Shadow."""
    card_set = read_text(
        'name = "Mine"\n[[card]]\nname = "Encore"\npoints = 5\ncopies = 40\neach_turn = [{ do = "extra-play" }]\n',
        "mine.toml",
    )
    game = new_game(2, [card_set, "viewpoint"], seed=1)
    while not any(event.kind is Kind.USED and event.how == "play" for event in game.events):
        assert game.decision is not None
        plays = [option for option in game.decision.options if option.card == "Encore"]
        game.answer(plays[0] if plays else game.decision.options[-1])
    used = next(event for event in game.events if event.kind is Kind.USED)
    assert used.cards[0].name == "Encore"
    assert not [id for id in used.cites if id.startswith("VT.card.")]
