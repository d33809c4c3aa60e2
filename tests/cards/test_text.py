"""Card text: every effect has words in every language, and the text of all cards is kept."""

from __future__ import annotations

import inspect
import re
from dataclasses import replace
from pathlib import Path

import pytest
from tests.proofreading import slips
from tests.second_opinion.sets import random_set

from fieldofview.cards import Card, effects, every_card
from fieldofview.cards.effects import (
    LETTERS,
    Cancel,
    Count,
    Destroy,
    DestroyOwn,
    Discard,
    Draw,
    Effect,
    EveryonePasses,
    Fields,
    Goes,
    IfMarked,
    IfPointsAbove,
    LookAndTake,
    Mark,
    MissTurn,
    OneOf,
    Players,
    Side,
    Squint,
    Steal,
    TakeFromDiscard,
    TakeToField,
    TargetCard,
    TargetPlayer,
    Threat,
    Who,
    WorthMore,
    Zone,
)
from fieldofview.cards.languages import LANGUAGES, UnknownLanguage
from fieldofview.cards.text import describe, describe_effect, describe_mode
from fieldofview.rulings.editions import EDITIONS

GOLDEN = Path(__file__).resolve().parent.parent / "golden"
WORDS = [
    word for _, word in inspect.getmembers(effects, inspect.isclass) if issubclass(word, Effect) and word is not Effect
]
VARIANTS: list[Effect] = [
    *(Draw(count) for count in Count),
    *(
        word(count, who)
        for word in (Draw, Discard, Squint)
        for count in (1, 2, Count.RELICS, Count.ZOMBEYES)
        for who in Who
    ),
    *(DestroyOwn(who, mark) for who in Who for mark in (None, *Mark)),
    *(TakeFromDiscard(may, mark) for may in (False, True) for mark in Mark),
    *(IfMarked(mark, count, (Draw(1),)) for mark in Mark for count in (1, 3)),
    *(WorthMore(points, mark) for points in (-5, 10) for mark in Mark),
    *(EveryonePasses(side) for side in Side),
    *(TargetPlayer(who) for who in Players),
    *(
        TargetCard(fields, other=other, may=may, mark=mark)
        for mark in (None, *Mark)
        for fields in Fields
        for other in (False, True)
        for may in (False, True)
    ),
    *(Cancel(threat) for threat in Threat),
]
# Words that hold other words say nothing when empty.
FILLED: dict[type[Effect], Effect] = {
    OneOf: OneOf(((Draw(1),), (Draw(2),))),
    IfMarked: IfMarked(then=(Draw(1),), otherwise=(Draw(2),)),
    IfPointsAbove: IfPointsAbove(40, then=(Draw(1),), otherwise=(Draw(2),)),
}


def all_texts(language: str) -> str:
    """Every card with its text, as the golden files keep it."""
    blocks = [f"{card.name}\n{describe(card, language)}\n" for card in every_card().values()]
    return "\n".join(blocks)


def is_text(text: str) -> bool:
    """Whole sentences, nothing left to fill in."""
    return not slips(text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", WORDS, ids=lambda word: word.__name__)
def test_every_effect_has_words(word: type[Effect], language: str) -> None:
    assert is_text(describe_effect(FILLED.get(word, word()), language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("effect", VARIANTS, ids=repr)
def test_every_variant_has_words(effect: Effect, language: str) -> None:
    assert is_text(describe_effect(effect, language))


def test_all_languages_have_the_same_words() -> None:
    english = set(LANGUAGES["en"].words)
    for language in LANGUAGES.values():
        assert {key for key in language.words if not key.endswith(".dat")} == english


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", every_card().values(), ids=lambda card: card.slug)
def test_every_card_has_a_text(card: Card, language: str) -> None:
    for line in describe(card, language).splitlines():
        assert is_text(line), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_all_cards_is_kept(language: str) -> None:
    golden = GOLDEN / f"card_text_{language}.txt"
    assert all_texts(language) == golden.read_text(encoding="utf-8")


def test_no_two_effects_read_alike() -> None:
    """Cards with different effects have different texts, so the text tells what the machine does."""
    seen: dict[str, Card] = {}
    for card in every_card().values():
        text = describe(card)
        twin = seen.setdefault(text, card)
        assert repr(bare(twin)) == repr(bare(card)), text


def bare(card: Card) -> list[str]:
    """The effects without what they cite."""
    parts = [*card.play, "|", *card.reveal, "|", card.each_turn, card.sacrifice, card.always]
    return [re.sub(rf"({'|'.join(LETTERS)})='[^']*'", "", repr(part)) for part in parts]


@pytest.mark.parametrize(
    ("play", "english", "german"),
    [
        (
            [TargetPlayer(), Discard(1)],
            "Another player DISCARDS 1 card.",
            "Eine andere Person WIRFT 1 Karte AB.",
        ),
        (
            [LookAndTake(2)],
            "Look at the top 2 cards of the Draw Pile, take 1 of them into your hand and put the other back on top.",
            "Sieh dir die obersten 2 Karten des Nachziehstapels an, nimm 1 davon auf die Hand und lege die andere "
            "wieder obenauf.",
        ),
        (
            [TargetPlayer(), Steal(2), MissTurn()],
            "STEAL 2 cards from another player. That player misses their next turn.",
            "STIEHL 2 Karten von einer anderen Person. Diese Person setzt ihren nächsten Zug aus.",
        ),
        (
            [TargetCard(Fields.OWN), TargetCard(Fields.ANY), Destroy()],
            "Put a card from your Field of View and any card from any Field of View into the Discard Pile.",
            "Lege eine Karte aus deinem Blickfeld und eine beliebige Karte aus einem beliebigen Blickfeld "
            "auf den Ablagestapel.",
        ),
        (
            [TargetCard(Fields.OTHERS), TakeToField(), Destroy()],
            "Take a card from another player's Field of View into your Field of View. Put the chosen card "
            "into the Discard Pile.",
            "Nimm eine Karte aus dem Blickfeld einer anderen Person in dein Blickfeld. Lege die gewählte "
            "Karte auf den Ablagestapel.",
        ),
        (
            [TargetPlayer(), TargetCard(Fields.OTHERS, mark=Mark.RELIC), TakeToField(), Discard(Count.RELICS)],
            "Take a Relic from another player's Field of View into your Field of View. For each Relic in your Field "
            "of View: Another player DISCARDS 1 card.",
            "Nimm eine Relikt-Karte aus dem Blickfeld einer anderen Person in dein Blickfeld. Für jede Relikt-Karte "
            "in deinem Blickfeld: Eine andere Person WIRFT 1 Karte AB.",
        ),
        (
            [IfMarked(Mark.RELIC, 3, (Draw(2),), (DestroyOwn(Who.OTHERS, Mark.ZOMBEYE),))],
            "With 3 or more Relics in your Field of View: DRAW 2 cards. Otherwise: Every other player puts a Zombeye "
            "from their own Field of View into the Discard Pile, clockwise from you.",
            "Mit mindestens 3 Relikt-Karten in deinem Blickfeld: ZIEHE 2 Karten. Sonst: Alle anderen legen je eine "
            "Zombeye-Karte aus dem eigenen Blickfeld auf den Ablagestapel, im Uhrzeigersinn von dir aus.",
        ),
        (
            [IfPointsAbove(40, (Draw(1),), (Draw(2), Squint(1, Who.YOU))), Draw(3), Goes(Zone.DISCARD)],
            "With more than 40 Viewpoints in your Field of View: DRAW 1 card. Otherwise: DRAW 2 cards; SQUINT. "
            "Then, in any case: DRAW 3 cards. Then put this card into the Discard Pile.",
            "Mit mehr als 40 Viewpoints in deinem Blickfeld: ZIEHE 1 Karte. Sonst: ZIEHE 2 Karten; BLINZLE. "
            "Danach auf jeden Fall: ZIEHE 3 Karten. Lege dann diese Karte auf den Ablagestapel.",
        ),
        (
            [TargetPlayer(), IfMarked(Mark.RELIC, 1, (Draw(1),)), Goes(Zone.NAMED_FIELD)],
            "Choose another player. With a Relic in your Field of View: DRAW 1 card. Then, in any case: Put this card "
            "into the Field of View of that player.",
            "Wähle eine andere Person. Mit einer Relikt-Karte in deinem Blickfeld: ZIEHE 1 Karte. Danach auf jeden "
            "Fall: Lege diese Karte ins Blickfeld dieser Person.",
        ),
    ],
)
def test_choices_flow_into_what_happens(play: list[Effect], english: str, german: str) -> None:
    card = Card("Test", points=0, copies=1, play=play)
    assert describe(card, "en") == english
    assert describe(card, "de") == german


@pytest.mark.parametrize(
    ("reveal", "english", "german"),
    [
        (
            [Cancel(Threat.DISCARD | Threat.MISS)],
            "REVEAL when a card would make you DISCARD or miss a turn: CANCEL that card.",
            "AUFDECKEN, wenn du ABWERFEN oder aussetzen müsstest: ANNULLIERE die auslösende Karte.",
        ),
        (
            [Cancel(Threat.PASS | Threat.PLAY | Threat.STEAL)],
            "REVEAL when a card would make you PASS, would STEAL from you, or is played: CANCEL that card.",
            "AUFDECKEN, wenn du WEITERGEBEN müsstest, dir etwas GESTOHLEN würde oder eine Karte gespielt wird: "
            "ANNULLIERE die auslösende Karte.",
        ),
        (
            [Cancel(Threat.SQUINT), Discard(1), MissTurn(), Goes(Zone.NAMED_FIELD)],
            "REVEAL when a card would make you SQUINT: CANCEL that card. The player whose card you CANCELLED DISCARDS "
            "1 card. That player misses their next turn. Then put this card into the Field of View of that player.",
            "AUFDECKEN, wenn du BLINZELN müsstest: ANNULLIERE die auslösende Karte. Die Person, deren Karte du "
            "ANNULLIERT hast, WIRFT 1 Karte AB. Diese Person setzt ihren nächsten Zug aus. Lege dann diese Karte ins "
            "Blickfeld dieser Person.",
        ),
    ],
)
def test_a_response_says_what_it_answers_and_whom_it_hits(reveal: list[Effect], english: str, german: str) -> None:
    card = Card("Test", points=0, copies=1, reveal=reveal)
    assert describe(card, "en") == english
    assert describe(card, "de") == german


def test_what_belongs_to_an_option_stands_in_it() -> None:
    comet = every_card()["Comet"]
    english = "Another player DISCARDS 2 cards; then put this card on top of the Draw Pile."
    assert describe(comet) == f"Choose one: (1) DRAW 3 cards. (2) {english}"
    assert describe_mode(comet, 2) == english
    assert describe_mode(comet, 1, "de") == "ZIEHE 3 Karten."
    assert describe_mode(comet, 3) is None
    assert describe_mode(every_card()["Wink"], 1) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_any_set_read_well(language: str) -> None:
    """Random combinations of all effects that a set file may hold."""
    for seed in range(150):
        for card in random_set(seed).every_card:
            for edition in EDITIONS:
                for line in describe(replace(card, edition=edition), language).splitlines():
                    assert not slips(line), line


@pytest.mark.parametrize(
    ("text", "slip"),
    [
        ("Lege diese Karte an die Person, die sie gespielt hat,, ins Blickfeld.", "two marks"),
        ("DESTROY any card – or 2 cards –.", "two marks"),
        ("Wenn eine Karte eine Karte ZERSTÖREN würde.", "said twice"),
        ("Draw a a card.", "said twice"),
        ("DRAW 1 card. then PASS it.", "small letter"),
        ("dRAW 1 card.", "small letter"),
        ("DRAW  1 card.", "space"),
        ("DRAW 1 card .", "space"),
        ("DRAW 1 card", "full stop"),
        ("DRAW {n} cards.", "blank"),
    ],
)
def test_slips_are_found(text: str, slip: str) -> None:
    assert slip in slips(text)


def test_an_unknown_language_is_refused_in_one_sentence() -> None:
    with pytest.raises(UnknownLanguage, match="no card text in language 'fr'; there is en"):
        describe(every_card()["Wink"], "fr")
