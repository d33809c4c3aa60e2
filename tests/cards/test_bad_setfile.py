"""Set files that are wrong: all that is wrong is told at once, and nothing of it is believed."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from cards.setfiles import with_card, wrong
from fieldofview.cards.files import BadSet, read_set, read_text
from fieldofview.cards.typed import unseen

# -- wrong: the file -----------------------------------------------------------------------------------------------


def test_everything_wrong_is_told_at_once() -> None:
    text = """
nam = "X"
seats = 99
[rules]
plage = 3
[[card]]
points = 10
copies = 1
[[card]]
name = "Foggy Lens"
points = "ten"
copies = 0
marks = ["relics"]
play = [
  { do = "target-player" },
  { do = "squnt", count = 2 },
]
reveal = [ { do = "cancel", when = ["squint", "discrd"] } ]
[[enigma]]
name = "foggy lens"
points = 1
copies = 2
"""
    found = wrong(text)
    expected = [
        ("line 1", 'Begin the file with name = "...".'),
        ("line 2", 'has no key "nam". Did you mean "name"?'),
        ("line 3", "It is from 0 to 12."),
        ("line 5", 'Did you mean "plague"?'),
        ("line 6, the card without a name", "A card needs a name."),
        ("line 11, Foggy Lens", "points must be a whole number."),
        ("line 12, Foggy Lens", "It is from 1 to 99."),
        ("line 13, Foggy Lens", 'Did you mean "relic"?'),
        ("line 16, Foggy Lens", 'There is no word "squnt". Did you mean "squint"?'),
        ("line 18, Foggy Lens", 'Did you mean "discard"?'),
        ("line 19, foggy lens", "starts is missing."),
        ("line 20, foggy lens", "Another card has this name already (line 9)."),
        ("line 22, foggy lens", "An Enigma card has no copies"),
    ]
    assert len(found) == len(expected)
    for said, (where, what) in zip(found, expected, strict=True):
        assert said.startswith(f"{where}: "), said
        assert what in said


def test_bad_sets_print_as_lines() -> None:
    with pytest.raises(BadSet) as caught:
        read_text('name = "X"\nmissing = ["The rest."]\n[[card]]\n', "x.toml")
    lines = str(caught.value).splitlines()
    assert lines[0].startswith("x.toml ")
    assert len(lines) == 1 + len(caught.value.problems) + 1
    assert lines[-1] == "  still missing: The rest."
    assert [problem.line for problem in caught.value.problems] == [3, 3, 3]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('name = "X"\n[[card]\n', 2),
        ('name = "X"\nname = "Y"\n', 2),
        ('name = "X', 1),
        ('name = "X"\n\npoints = [1,\n', 3),
        ("", 1),
        (f'name = "X"\nseats = {"9" * 5000}', 2),
        (f'name = "X"\ncard = {"[" * 100_000}', 1),
    ],
)
def test_toml_that_is_none(text: str, line: int) -> None:
    first = wrong(text)[0]
    assert first.startswith("line ")
    assert line == int(first.split()[1].strip(":,"))


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ('name = "X"', "The set is empty."),
        ('name = 3\n[[card]]\nname = "A"\npoints = 1\ncopies = 1', "name must be a text."),
        ('name = "X\\u001b[31m"\n', "name holds a character that cannot be seen, U+001B."),
        ('name = "X"\nnote = "a\\u0007b"\n', "note holds a character that cannot be seen, U+0007."),
        ('name = "X"\nnote = "a\\tb"\n', "The note is not one line."),
        ('name = "X"\nid = "My Set"\n', 'Write id = "my-set".'),
        (f'name = "X"\nid = "{"long-" * 600}set"\n', "id has more than 40 letters."),
        ('name = "X"\nedition = "viewnivers"\n', 'Did you mean "viewniverse"?'),
        ('name = "X"\nseats = true\n', "seats must be a whole number."),
        ('name = "X"\nseats = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFF\n', "seats is a huge number."),
        ('name = "X"\nrules = 7\n', "Write [rules]"),
        ('name = "X"\n[rules]\nplague = 0\n', "It is from 1 to 99."),
        ('name = "X"\n[rules]\nplague_from = 4\n', "Write plague_from = { 5 = 4 }, with players from 3 to 12."),
        ('name = "X"\n[rules]\nplague_from = { 13 = 4 }\n', "with players from 3 to 12."),
        ('name = "X"\n[rules]\nplague_from = { 5 = 0 }\n', "It is from 1 to 99."),
        ('name = "X"\nplague_from = { 5 = 4 }\n', "write it below [rules]"),
        ('name = "X"\ncard = 3\n', "Begin each with [[card]]."),
        ('name = "X"\n[card]\nname = "A"\n', "Begin each with [[card]]."),
        ('name = "X"\nmissing = 3\n', "missing must be a list of texts."),
        ('name = "X"\npoints = 3\n', "write it below [[card]]"),
        ('name = "X"\nplague = 3\n', "write it below [rules]"),
        (with_card('switch = "plague"'), "The set has only cards behind a switch."),
        (with_card('switch = "The Plague"'), 'Write switch = "the-plague".'),
    ],
)
def test_sets_that_cannot_be(text: str, right: str) -> None:
    found = wrong(text)
    assert any(right in said for said in found), found


def test_an_id_cannot_always_be_made_from_the_name() -> None:
    assert any('id = "my-set"' in said for said in wrong(with_card(), "???.toml"))


def test_too_many_cards() -> None:
    block = '[[card]]\nname = "A{n}"\npoints = 1\ncopies = {copies}\n'
    many = 'name = "X"\n' + "".join(block.format(n=n, copies=1) for n in range(161))
    assert any("161 different cards" in said for said in wrong(many))
    heavy = 'name = "X"\n' + "".join(block.format(n=n, copies=99) for n in range(5))
    assert any("495 cards" in said for said in wrong(heavy))


def test_too_many_cards_that_play_the_top_card() -> None:
    play = 'play = [{ do = "target-player" }, { do = "make-play-top" }]'
    assert wrong(with_card("copies = 44", play)) == []
    assert any("At most 44 of one game may" in said for said in wrong(with_card("copies = 45", play)))
    assert any("At most 44" in said for said in wrong(with_card("copies = 45", 'each_turn = [{ do = "replace" }]')))


def test_files_that_are_no_text(tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadSet, match="UTF-8"):
        read_set(path)
    with pytest.raises(BadSet, match="No such file"):
        read_set(tmp_path / "y.toml")
    with pytest.raises(BadSet, match="it is a folder"):
        read_set(tmp_path)
    os.mkfifo(tmp_path / "z.toml")
    with pytest.raises(BadSet, match="it is a pipe"):
        read_set(tmp_path / "z.toml")


# -- wrong: several things at once ---------------------------------------------------------------------------------


def test_a_misspelt_word_hides_nothing_that_is_wrong_behind_it() -> None:
    found = wrong(with_card('play = [{ do = "drwa" }, { do = "extra-draw" }, { do = "draw", count = 99 }]'))
    assert len(found) == 3, found
    assert all(said.startswith("line 3, A: ") for said in found)
    enter = wrong(with_card('reveal = [{ do = "enter-feild" }, { do = "target-card" }, { do = "hide" }]'))
    assert len(enter) == 1, "what a misspelt word was meant to be counts"


def test_lines_that_are_no_toml_hide_nothing_in_other_cards() -> None:
    cards = [
        f'[[card]]\nname = "{name}"\npoints = {points}\ncopies = 1'
        for name, points in zip("ABCD", ("1", "x", "", "100"), strict=True)
    ]
    found = wrong("\n".join(['name = "X"', *cards]))
    assert [said.split(":")[0] for said in found] == ["line 8", "line 12", "line 16, D"], found


def test_a_slip_that_leaves_all_open_is_told_alone() -> None:
    (found,) = wrong('name = "X"\n[[card]]\nplay = [\npoints = 100\ncopies = 100')
    assert found.startswith("line 4: This is not valid TOML")


def test_at_most_twenty_problems_are_told() -> None:
    cards = "\n".join(f'[[card]]\nname = "A {number}"\npoints = 1000\ncopies = 1' for number in range(50))
    found = wrong(f'name = "X"\n{cards}')
    assert len(found) == 21
    assert found[-1].endswith("There are 30 more problems from here on.")


@pytest.mark.parametrize("char", ["\\u001b", "\\u202e", "\\u200b", "\\u2066", "\\u3164", "\\uFEFF", "\\U000E0041"])
def test_characters_that_nobody_sees_are_refused_and_never_said_again(char: str) -> None:
    texts = (
        f'name = "X{char}"\n[[card]]\nname = "A"\npoints = 1\ncopies = 1',
        f'name = "X"\nnote = "n{char}"\n[[card]]\nname = "A"\npoints = 1\ncopies = 1',
        f'name = "X"\nmissing = ["n{char}"]\n[[card]]\nname = "A"\npoints = 1\ncopies = 1',
        with_card(f'name = "A{char}"'),
        with_card(f'marks = ["relic{char}"]'),
        with_card(f'switch = "a{char}"'),
        with_card(f'play = [{{ do = "draw{char}" }}]'),
        with_card(f'play = [{{ do = "draw", "count{char}" = 2 }}]'),
        with_card(f'"colour{char}" = 2'),
    )
    for text in texts:
        found = wrong(text)
        assert found, text
        assert not any(unseen(said) for said in found), found
        assert any(
            char.lower().replace("\\u001b", "\\x1b") in said.lower() or "cannot be seen" in said for said in found
        ), found


@pytest.mark.parametrize(
    "text",
    [
        "x = " + "[" * 100_000,
        "x = " + "[" * 100 + "]" * 100,
        "x = " + "9" * 5000,
        'name = "X"\n[[card]]\nname = "A"\npoints = ' + "9" * 5000 + "\ncopies = 1",
        "a." * 100_000 + "a = 1",
        "\n".join("a." * 300 + f"a{number} = 1" for number in range(400)),
        "#" * 300_000,
        "\u2028\u2028\u2028x",
    ],
)
def test_files_made_to_be_slow_are_refused_at_once(text: str) -> None:
    begun = time.perf_counter()
    found = wrong(text)
    assert found
    assert all(len(said) < 600 for said in found)
    assert time.perf_counter() - begun < 10


# -- wrong: a card -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "right"),
    [
        ("points = 100", "It is from -99 to 99."),
        ("points = 1.0", "points must be a whole number."),
        ("copies = 100", "It is from 1 to 99."),
        ("copies = true", "copies must be a whole number."),
        ('name = ""', "A card needs a name."),
        ('name = "A (b)"', "'(' or ')'"),
        ('name = "Wink #2"', "'#'"),
        ('name = " A"', "without spaces around it"),
        ('name = "A\\nB"', "one line"),
        (f'name = "{"A" * 41}"', "at most 40 letters"),
        ('name = "!"', "no letter"),
        ('colour = "red"', "Choose from: name, points, copies"),
        ("each-turn = []", 'Did you mean "each_turn"?'),
        ('starts = "field"', "Only an [[enigma]] starts somewhere"),
        ('marks = ["zombie"]', 'Did you mean "zombeye"?'),
        ("marks = 3", "marks must be a list of texts."),
        ('always = "indestructable"', 'Did you mean "indestructible"?'),
        ("always = []", "Choose from: indestructible, lure, worth-more."),
        ('play = "draw"', "play must be a list of words."),
        ("play = []", "Leave it out."),
        ('play = ["draw"]', '"draw" is not a word.'),
        ("play = [{ count = 2 }]", "does not say what to do"),
        ('play = [{ do = "Draw" }]', 'Did you mean "draw"?'),
        ('play = [{ do = "TargetPlayer" }]', 'Did you mean "target-player"?'),
        ('play = [{ do = "draw", cite = "a" }]', 'does not take "cite"'),
        ('play = [{ do = "draw", cuont = 2 }]', 'Did you mean "count"?'),
        ('play = [{ do = "extra-turn", count = 2 }]', "It takes nothing."),
        ('play = [{ do = "draw", count = "two" }]', "Choose from: players, same-name, relics, zombeyes."),
        ('play = [{ do = "draw", count = 2.5 }]', "is not a whole number"),
        ('play = [{ do = "draw", count = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFF }]', "It is 1 to 9."),
        ('play = [{ do = "draw", who = "all" }]', "Choose from: you, named, everyone, others."),
        ('play = [{ do = "draw", who = 3 }]', "Choose from: you, named, everyone, others."),
        ('play = [{ do = "take-from-discard", may = "yes" }]', "is not true or false"),
        ('play = [{ do = "goes", to = "nowhere" }]', "Choose from: discard, draw, hand"),
        ('play = [{ do = "one-of", modes = [{ do = "draw" }] }]', "is not a list"),
        ('play = [{ do = "one-of", modes = [[{ do = "drw" }], [{ do = "steel" }]] }]', 'Did you mean "steal"?'),
        ('play = [{ do = "if-points-above", then = 3 }]', "is not a list"),
        ('reveal = [{ do = "cancel", when = [] }]', '"cancel" answers nothing.'),
        ('reveal = [{ do = "cancel", when = "discards" }]', 'Did you mean "discard"?'),
        ('reveal = [{ do = "draw" }]', "what becomes of the card"),
    ],
)
def test_cards_that_cannot_be(line: str, right: str) -> None:
    found = wrong(with_card(line))
    assert any(right in said and said.startswith(("line 3, ", "line 2, ")) for said in found), found


@pytest.mark.parametrize(
    ("line", "right"),
    [
        ("points = 3", "starts is missing. Choose from: field, hand, discard, draw."),
        ('starts = "out"', "Choose from: field, hand, discard, draw."),
        ('starts = "feild"', 'Did you mean "field"?'),
        ('switch = "plague"', "needs no switch"),
    ],
)
def test_enigma_cards_that_cannot_be(line: str, right: str) -> None:
    found = wrong(with_card(line, table="enigma"))
    assert any(right in said for said in found), found


def test_one_word_may_be_wrong_in_several_ways() -> None:
    found = wrong(with_card('play = [{ do = "draw", count = "x", who = "y", z = 1 }, { do = "w" }]'))
    assert len(found) == 4


def test_what_cannot_be_read_is_not_judged_as_well() -> None:
    (said,) = wrong(with_card('play = [{ do = "target-player" }, { do = "steel" }]'))
    assert "steal" in said


def test_nothing_of_a_file_is_executed() -> None:
    for name in ("__import__('os')", "effects.Draw", "Effect", "object", "__class__"):
        assert wrong(with_card(f'play = [{{ do = "{name}" }}]'))
        assert wrong(with_card(f'play = [{{ do = "draw", {"x" if "(" in name else name.replace(".", "")} = 1 }}]'))
