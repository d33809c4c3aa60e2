"""Players' names: what is refused, and that the refusal says why."""

from __future__ import annotations

import pytest

from fieldofview.cards.typed import unseen
from fieldofview.cli.table import german, prompts
from fieldofview.game import BadRecord, new_game, replay
from fieldofview.game.errors import BadNames
from fieldofview.game.names import LONGEST, RESERVED, clean, folded, seat_names
from fieldofview.game.scenario import BadScenario, read_text


@pytest.mark.parametrize(
    "name", ["Änn", "Zoë", "Nguyễn", "日本", "🦊", "Ann Lee", "O'Brien", "R2D2", "x" * LONGEST, "é" * 24]
)
def test_names_that_people_have(name: str) -> None:
    assert clean(name) == name


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "must not be empty"),
        ("  ", "must not be empty"),
        ("A\x1b[2J", "U+001B, which cannot be seen"),
        ("A\u202eB", "U+202E"),
        ("A\u200bB", "U+200B"),
        ("A\u2066B", "U+2066"),
        ("\u3164", "U+3164"),
        ("A\ud800", "U+D800"),
        ("A\udcc3", "U+DCC3"),
        ("x" * 25, "25 characters, and at most 24"),
        ("x" * 10**7, "at most 24 characters"),
        ("Z" + "\u0337" * 4, "more marks"),
        ("\u0301A", "more marks"),
        ("A:b", "colon"),
        ("?", "begins with '?'"),
        ("!Ann", "begins with '!'"),
        ("2", "it is a number"),
        ("1 2", "it is a number"),
        ("２", "it is a number"),
        ("٣", "it is a number"),
        ("Judge", "something else"),
        ("NOBODY", "something else"),
        ("quit", "something else"),
        ("ｑｕｉｔ", "something else"),
        ("Option 2", "something else"),
        (7, "is a text, not int"),
        (None, "is a text, not NoneType"),
    ],
    ids=lambda value: ascii(value)[:24],
)
def test_names_that_nobody_can_have(name: object, why: str) -> None:
    with pytest.raises(BadNames) as refused:
        clean(name)
    said = str(refused.value)
    assert why in said
    assert len(said) < 200
    assert not unseen(said)


@pytest.mark.parametrize(
    "names",
    [("Ann", "ANN"), ("Straße", "STRASSE"), ("É", "E\u0301"), ("Ann", "Ａｎｎ"), ("Ann", "Ann\ufe0f"), ("A", "A")],
)
def test_names_that_read_the_same(names: tuple[str, ...]) -> None:
    with pytest.raises(BadNames, match="must all differ"):
        seat_names(2, names)


def test_every_word_of_the_table_is_reserved() -> None:
    words = {*prompts.COMMANDS, *prompts.VERBS, *german.VERBS, "decline all", german.DECLINE_ALL} - {"?"}
    assert words <= RESERVED
    assert all(folded(word) == word for word in RESERVED)


def test_a_name_is_found_however_it_is_written() -> None:
    game = new_game(names=["A\u0308nn", "Straße"], seed=1)
    assert game.names[0] == "Änn"
    assert game.seat("änn") == game.seat("A\u0308NN") == 0
    assert game.seat("STRASSE") == 1
    assert new_game(names=["Änn", "Bob"], dealer="a\u0308nn", seed=1).setup.dealer == 0


def test_records_and_scenarios_have_the_same_names() -> None:
    record = new_game(names=["Ann", "Bob"], seed=1).record()
    for name in ('"quit"', '"A\\u202e"', '"\\ud800"', "7", "null", "[]", f'"{"x" * 30}"'):
        with pytest.raises(BadRecord):
            replay(record.replace('"Bob"', name))
    text = '[[scenario]]\ntitle = "T"\nplayers = ["Ann", "NAME"]\n'
    assert read_text(text)
    for name in ("quit", "\\u202e", "x" * 30, "ann", "", "a:b"):
        with pytest.raises(BadScenario):
            read_text(text.replace("NAME", name))
