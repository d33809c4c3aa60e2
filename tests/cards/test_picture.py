"""The picture of a card as a set file chooses it: read, refused in a sentence, written again."""

from __future__ import annotations

import pytest

from cards.setfiles import WHOLE, with_card, wrong
from fieldofview.cards.files import check_text, read_text, write_set
from fieldofview.cards.parts import content_id
from fieldofview.cards.picture import CHOICES, Picture
from fieldofview.game import new_game, replay

CHOSEN = 'picture = { thing = "moon", gaze = "up-left", lids = "half", iris = "sea", pupil = "star", colour = "coral" }'


def test_what_is_chosen_is_read_and_the_rest_is_left_to_the_name() -> None:
    (card,) = read_text(with_card(CHOSEN)).cards
    assert card.picture == Picture("moon", "up-left", "half", "sea", "star", "coral")
    (card,) = read_text(with_card('picture = { iris = "rose" }')).cards
    assert card.picture == Picture(iris="rose")
    assert card.picture.chosen() == {"iris": "rose"}
    assert all(card.picture == Picture() for card in read_text(WHOLE).every_card)


def test_it_may_stand_in_a_table_of_its_own_and_on_an_enigma_card() -> None:
    text = 'name = "X"\n[[enigma]]\nname = "A"\npoints = 1\nstarts = "field"\n[enigma.picture]\nthing = "cat"\n'
    assert read_text(text).enigmas[0].picture == Picture("cat")


def test_every_choice_is_read_and_written_again() -> None:
    for key, known in CHOICES.items():
        assert len(set(known.values())) == len(known), "two words are one in German"
        for word in known:
            card_set = read_text(with_card(f'picture = {{ {key} = "{word}" }}'))
            assert card_set.cards[0].picture.chosen() == {key: word}
            assert read_text(write_set(card_set)) == card_set


@pytest.mark.parametrize(
    ("line", "english", "german"),
    [
        (
            'picture = { thing = "mon" }',
            'line 3, A: thing = "mon" is not known. Did you mean "moon"?',
            'Zeile 3, A: thing = "mon" ist nicht bekannt. Ist "moon" gemeint?',
        ),
        (
            "picture = { lids = 3 }",
            "line 3, A: lids = 3 is not known. Choose from: open, wide, half, narrow, shut.",
            "Zeile 3, A: lids = 3 ist nicht bekannt. Zur Wahl stehen: open, wide, half, narrow, shut.",
        ),
        (
            'picture = { color = "sky" }',
            'line 3, A: A picture has no key "color". Did you mean "colour"?',
            'Zeile 3, A: Ein Bild hat keinen Schlüssel "color". Ist "colour" gemeint?',
        ),
        (
            'picture = "moon"',
            'line 3, A: picture must be a table. Write picture = { thing = "moon", iris = "sea" }.',
            'Zeile 3, A: picture muss eine Tabelle sein. Schreibe picture = { thing = "moon", iris = "sea" }.',
        ),
        (
            'pictur = { thing = "moon" }',
            'line 3, A: A [[card]] has no key "pictur". Did you mean "picture"?',
            'Zeile 3, A: Ein [[card]] hat keinen Schlüssel "pictur". Ist "picture" gemeint?',
        ),
    ],
)
def test_what_is_wrong_is_said_with_what_would_be_right(line: str, english: str, german: str) -> None:
    _, problems, _ = check_text(with_card(line))
    assert [problem.told("en") for problem in problems] == [english]
    assert [problem.told("de") for problem in problems] == [german]


def test_it_belongs_to_a_card() -> None:
    assert any("write it below [[card]]" in said for said in wrong(f'name = "X"\n{CHOSEN}\n'))


def test_no_rule_reads_it() -> None:
    """Another set by its content, and the same game from the same seed."""
    plain = read_text(WHOLE.replace("copies = 4", "copies = 40"))
    drawn = read_text(WHOLE.replace("copies = 4", f"copies = 40\n{CHOSEN}"))
    assert content_id(plain) != content_id(drawn)
    games = [new_game(2, sets=[card_set], seed=3) for card_set in (plain, drawn)]
    for game in games:
        for _ in range(60):
            if not game.over:
                game.answer(0)
    told, records = [[str(event) for event in game.events[1:]] for game in games], [game.record() for game in games]
    assert told[0] == told[1]
    programs = [next(line for line in record.split("\n") if line.startswith("cards = ")) for record in records]
    assert programs[0] == programs[1], "the programs have one hash"
    assert "up-left" in records[1], "the record holds the file, and so the picture"
    assert [str(event) for event in replay(records[1]).events[1:]] == told[1]
