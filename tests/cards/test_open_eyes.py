"""Open Eyes holds what it promises: 70 cards of our own that use every keyword and mark of the later editions."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fieldofview.cards import Card, effects, find_set, known_sets
from fieldofview.cards.card import RELIC, ZOMBEYE
from fieldofview.cards.effects import Cancel, Effect, Goes, Mark, Threat, Zone
from fieldofview.cards.text import describe
from fieldofview.game import new_game
from fieldofview.rulings.editions import VIEWNIVERSE

OPEN_EYES = find_set("open-eyes")
DECK = OPEN_EYES.cards
EVERYTHING = OPEN_EYES.every_card
KEYWORDS = ("DRAW", "DESTROY", "SQUINT", "STEAL", "REPLACE", "PASS", "REVEAL", "CANCEL", "Viewniverse")


def words_of(*cards: Card) -> Iterator[Effect]:
    def inside(value: object) -> Iterator[Effect]:
        if isinstance(value, Effect):
            yield value
            for name in value.__dataclass_fields__:
                yield from inside(getattr(value, name))
        elif isinstance(value, tuple):
            for part in value:
                yield from inside(part)

    for card in cards:
        for text in (card.play, card.reveal, card.each_turn, card.sacrifice):
            yield from inside(text)


def test_it_has_seventy_cards_of_its_own() -> None:
    assert OPEN_EYES.size == 70
    assert all(card.edition == VIEWNIVERSE and not card.document for card in EVERYTHING)
    published = {card.name.lower() for s in known_sets() if s is not OPEN_EYES for card in s.every_card}
    assert not published & {card.name.lower() for card in EVERYTHING}
    assert "not an official set" in OPEN_EYES.note


@pytest.mark.parametrize("keyword", KEYWORDS)
def test_every_keyword_stands_on_a_card(keyword: str) -> None:
    assert [card.name for card in DECK if keyword in describe(card)]


def test_every_mark_and_every_kind_of_text_is_there() -> None:
    assert any(RELIC in card.marks for card in DECK)
    assert not any(ZOMBEYE in card.marks for card in DECK)
    assert any(card.each_turn for card in DECK)
    assert any(card.sacrifice for card in DECK)
    kinds = {type(word) for word in words_of(*DECK)}
    assert {effects.ExtraPlay, effects.ExtraDraw, effects.CopyChosen, effects.OneOf, effects.GiveToField} <= kinds


def test_cards_go_to_every_zone_they_can_name() -> None:
    fates = {word.to for word in words_of(*EVERYTHING) if isinstance(word, Goes)}
    assert fates == set(Zone) - {Zone.OUT}
    cancelled = {word.to for word in words_of(*DECK) if isinstance(word, Cancel)}
    assert cancelled == {Zone.DISCARD, Zone.HAND, Zone.DRAW, Zone.FIELD}


def test_every_threat_can_be_answered() -> None:
    answered = Threat(0)
    for word in words_of(*DECK):
        if isinstance(word, Cancel):
            answered |= word.when
    assert set(answered) == set(Threat)


def test_no_attack_meets_many_answers() -> None:
    """Four cards at most stop one kind of attack: else nobody would attack."""
    for threat in Threat:
        answers = [card for card in DECK if any(isinstance(w, Cancel) and threat in w.when for w in words_of(card))]
        assert 1 <= sum(card.copies for card in answers) <= 4, threat


def test_relics_belong_together() -> None:
    relics = [card for card in DECK if RELIC in card.marks]
    assert sum(card.copies for card in relics) >= 8
    assert [card.name for card in DECK if isinstance(card.always, effects.WorthMore)]
    wanted = [word for word in words_of(*DECK) if getattr(word, "mark", None) is Mark.RELIC]
    assert {type(word) for word in wanted} == {effects.TargetCard, effects.TakeFromDiscard, effects.IfMarked}


def test_the_plague_is_behind_a_switch_and_can_be_cured() -> None:
    assert list(OPEN_EYES.switches) == ["plague"]
    assert sum(card.copies for card in OPEN_EYES.switches["plague"] if ZOMBEYE in card.marks) >= OPEN_EYES.plague
    assert any(isinstance(word, effects.DestroyOwn) for word in words_of(*OPEN_EYES.switches["plague"]))


def test_more_zombeyes_overwhelm_where_many_sit_at_the_table() -> None:
    tables = {players: new_game(players, ["open-eyes+plague"], 1).view(0).plague for players in range(2, 7)}
    assert tables == {2: 3, 3: 3, 4: 3, 5: 4, 6: 4}
    assert new_game(5, ["viewpoint", "open-eyes+plague"], 1).view(None).plague == 4


def test_enigma_cards_start_with_their_owners() -> None:
    """What lies on a pile is anybody's: bringing it along would be worth nothing."""
    assert {card.starts for card in OPEN_EYES.enigmas} == {Zone.FIELD, Zone.HAND}
