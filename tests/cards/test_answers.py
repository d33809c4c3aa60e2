"""Who can answer a card: as the machine sees it, and as the rulings name them. And what a designer is advised."""

from dataclasses import replace

import pytest

from fieldofview.cards import Card, find_set
from fieldofview.cards.advice import advice, outdoes
from fieldofview.cards.answers import answers, threats
from fieldofview.cards.effects import Discard, Draw, Threat, Who
from fieldofview.kernel import ops
from fieldofview.kernel.programs import compile_cards

ALL = sum(Threat)
CLASSICS = [card for name in ("viewpoint", "reflections", "open-eyes") for card in find_set(name).every_card]


@pytest.mark.parametrize("card", [card for card in CLASSICS if card.play], ids=lambda card: card.name)
def test_what_a_card_threatens_is_what_its_program_does(card: Card) -> None:
    """The windows of the compiled text, all of them together."""
    played = replace(card, reveal=(), each_turn=(), any_time=(), sacrifice=(), always=None)
    seen = Threat(0)
    for op, named, everyone, rest in compile_cards([played]).rows:
        if op == ops.WINDOW:
            parts = Threat.DESTROY if named & ops.T_PARTS else Threat(0)
            seen |= Threat((named | everyone | rest) & ALL) | parts
    assert threats(card.play) == seen


def test_the_rulings_name_who_can_answer() -> None:
    known = {card.name: card for card in CLASSICS}
    for card in CLASSICS:
        if card.play:
            named = {name for name in card.cancelled_by if name in known}
            assert named <= set(answers(card, CLASSICS)) | {card.name}, card.name


def test_advice_is_for_cards_that_outdo_others() -> None:
    wink = next(card for card in CLASSICS if card.name == "Wink")
    better = replace(wink, name="Big Wink", play=(*wink.play, Draw(1)))
    worse = replace(wink, name="Sad Wink", play=(*wink.play, Discard(1, Who.YOU)))
    assert outdoes(better, wink)
    assert not outdoes(worse, wink)
    assert not outdoes(replace(better, points=wink.points - 5), wink)
    assert not outdoes(wink, wink)
    found = list(advice([better, worse], CLASSICS))
    assert [one.card for one in found] == ["Big Wink"]
    assert "Wink" in found[0].says.told("de")
    assert found[0].says.told("de") != str(found[0].says)
