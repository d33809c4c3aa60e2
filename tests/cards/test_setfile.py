"""Set files: what is right is read, and every card can be written down."""

from __future__ import annotations

import re
import time
import tomllib
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from cards.setfiles import WHOLE, as_typed_in, with_card
from fieldofview.cards import MAX_CARDS, MAX_SEATS, Card, CardSet
from fieldofview.cards import effects as e
from fieldofview.cards.card import RELIC, ZOMBEYE
from fieldofview.cards.effects import LETTERS, Effect, Fields, Players, Side, Threat, Who, Zone
from fieldofview.cards.files import BadSet, check_text, read_draft, read_set, read_text, setfile, write_card, write_set
from fieldofview.cards.files.lines import Lines
from fieldofview.cards.files.reading import read_effects
from fieldofview.cards.prizes import PRIZES
from fieldofview.cards.reflections import REFLECTIONS
from fieldofview.cards.viewpoint import VIEWPOINT
from fieldofview.cards.words import WORDS, parameters
from fieldofview.rulings import RULINGS
from fieldofview.rulings.editions import VIEWNIVERSE

PUBLISHED = [card for card_set in (VIEWPOINT, REFLECTIONS, PRIZES) for card in card_set.cards]
FOLDER = Path(setfile.__file__).parents[1] / "sets"
STARTERS = ("viewpoint-revisioned", "eye-vs-eye", "prehistoric-park", "the-winking-dead", "enigma")


# -- right ---------------------------------------------------------------------------------------------------------


def test_a_whole_set() -> None:
    card_set = read_text(WHOLE)
    assert (card_set.id, card_set.name, card_set.note) == ("mine", "My Set", "Typed in.")
    assert (card_set.seats, card_set.plague, card_set.size) == (4, 5, 4)
    (fog,) = card_set.cards
    assert fog.play == (e.TargetPlayer(Players.ANY), e.Squint(2))
    assert fog.reveal == (e.Cancel(Threat.SQUINT | Threat.DISCARD, Zone.HAND), e.Goes(Zone.NAMED_HAND))
    assert fog.always == e.Lure()
    assert (fog.marks, fog.home, fog.document, fog.edition) == ({RELIC}, "mine", "", VIEWNIVERSE)
    (stare,) = card_set.switches["plague"]
    assert (stare.marks, stare.sacrifice) == ({ZOMBEYE}, (e.Cancel(Threat.PLAY),))
    (light,) = card_set.enigmas
    assert (light.starts, light.copies, light.each_turn) == (Zone.FIELD, 1, (e.ExtraDraw(),))


def test_defaults() -> None:
    card_set = read_text(with_card(), "My Little_Set.toml")
    assert (card_set.id, card_set.seats, card_set.plague, card_set.note) == ("my-little-set", 6, 7, "")
    assert card_set.cards[0].edition == VIEWNIVERSE


def test_larger_tables_may_stand_more_zombeyes() -> None:
    card_set = read_text(WHOLE.replace("plague  = 5\n", "plague  = 5\nplague_from = { 10 = 9, 5 = 6 }\n"))
    assert card_set.plague_from == ((5, 6), (10, 9))
    assert [card_set.plague_for(players) for players in (2, 4, 5, 9, 10, 12)] == [5, 5, 6, 6, 9, 9]
    assert read_text(write_set(card_set, id=card_set.id)) == card_set


def test_the_same_bounds_as_games() -> None:
    assert (setfile.MAX_CARDS, setfile.MAX_SEATS) == (MAX_CARDS, MAX_SEATS)


def test_other_ways_of_toml() -> None:
    tables = '[[card]]\nname = "A"\npoints = 1\ncopies = 1\n[[card.play]]\ndo = "draw"\ncount = 2\n'
    assert read_text(f'name = "X"\n{tables}').cards[0].play == (e.Draw(2),)
    inline = 'name = "X"\ncard = [{ name = "A", points = 1, copies = 1, play = [{ do = "draw", count = "players" }] }]'
    assert read_text(inline).cards[0].play == (e.Draw(e.Count.PLAYERS),)


def test_a_file(tmp_path: Path) -> None:
    path = tmp_path / "lenses.toml"
    path.write_bytes(b"\xef\xbb\xbf" + with_card().replace("\n", "\r\n").encode())
    assert read_set(path).id == "lenses"


# -- written and read again ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", PUBLISHED, ids=lambda c: c.slug)
def test_published_cards_can_be_written_and_read_again(card: Card) -> None:
    text = f'name = "X"\nedition = "classic"\n{write_card(card)}'
    assert read_text(text).cards == (as_typed_in(card),)
    assert "cite" not in text


@pytest.mark.parametrize("card_set", [VIEWPOINT, REFLECTIONS, PRIZES], ids=lambda s: s.id)
def test_whole_sets_too(card_set: CardSet) -> None:
    again = read_text(write_set(card_set))
    assert again.cards == tuple(as_typed_in(card) for card in card_set.cards)
    assert (again.name, again.seats, again.size) == (card_set.name, card_set.seats, card_set.size)


def test_a_set_with_everything_is_written_and_read_again() -> None:
    card_set = read_text(WHOLE)
    again = read_text(write_set(card_set), "mine.toml")
    assert again == card_set


def test_every_word_can_be_written_with_every_kind_of_value() -> None:
    """Each parameter away from its default, whether or not that makes a sensible card."""
    other = {
        "int": 3,
        "int | Count": e.Count.SAME_NAME,
        "bool": True,
        "Players": Players.ANY,
        "Who": Who.OTHERS,
        "Fields": Fields.OWN,
        "Side": Side.RIGHT,
        "Zone": Zone.NAMED_FIELD,
        "Mark": e.Mark.ZOMBEYE,
        "Mark | None": e.Mark.ZOMBEYE,
        "Threat": Threat.PASS | Threat.MISS,
        "tuple[Effect, ...]": (e.Draw(2), e.ExtraTurn()),
        "tuple[tuple[Effect, ...], ...]": ((e.Draw(2),), (e.TargetPlayer(), e.Steal())),
    }
    ours = {kind.__name__ for kind in Effect.__subclasses__() if kind.__module__ == e.__name__}
    assert {kind.__name__ for kind in WORDS.values()} == ours
    for kind in WORDS.values():
        hints = {field.name: str(field.type) for field in fields(kind) if field.name not in LETTERS}
        assert set(hints) == set(parameters(kind))
        effect = kind(**{name: other[hint] for name, hint in hints.items()})  # type: ignore[arg-type]
        text = write_card(Card('Quote "and" ümlaut', 1, 1, play=[effect]))
        complaints: list[Any] = []
        (entry,) = tomllib.loads(text)["card"]
        assert read_effects(entry["play"], complaints) == (effect,)
        assert not complaints
        assert entry["name"] == 'Quote "and" ümlaut'


# -- lines ---------------------------------------------------------------------------------------------------------


def test_lines_are_found_past_texts_brackets_and_comments() -> None:
    text = '''note = """
[[card]]
play = "no"
"""
# [[card]]
name = 'X # [['

[[ card ]]  # the first
name = "A \\" [["
play = [ # ]
  { do = "draw" },
]
points = 1
[["card"]]
"name" = "B"
[card.extra]
deep = 1
'''
    lines = Lines(text)
    first, second = lines.blocks["card"]
    assert (first.line, first.keys) == (8, {"name": 9, "play": 10, "points": 13})
    assert (second.line, second.keys) == (14, {"name": 15, "extra": 16})
    assert lines.line(first, "play", "draw") == 11
    assert lines.line(first, "play", "steal") == 10
    assert lines.line(first, "copies") == 8
    assert lines.top.keys["name"] == 6


# -- starters ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", STARTERS)
def test_starters_say_what_is_missing_and_hold_no_invented_card(name: str) -> None:
    text = (FOLDER / f"{name}.toml").read_text(encoding="utf-8")
    card_set, problems, missing = check_text(text, f"{name}.toml")
    assert card_set is not None
    assert not problems
    assert missing
    assert not card_set.cards
    assert not card_set.enigmas
    with pytest.raises(BadSet, match="still missing"):
        read_text(text)


@pytest.mark.parametrize("name", STARTERS)
def test_what_starters_leave_in_comments_can_be_uncommented(name: str) -> None:
    text = (FOLDER / f"{name}.toml").read_text(encoding="utf-8")
    card_set, problems, _ = check_text(re.sub(r"^#(?=\S|  [\[{])", "", text, flags=re.M), f"{name}.toml")
    assert not problems
    assert card_set is not None
    assert card_set.cards or card_set.enigmas


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.toml")), ids=lambda path: path.stem)
def test_files_that_come_with_the_program_cite_rulings_that_exist(path: Path) -> None:
    for id in re.findall(r"\b(?:VT|E17|E21|VN|D)\.[\w.-]*\w", path.read_text(encoding="utf-8")):
        assert id in RULINGS, id


def test_a_new_file_is_right_and_names_every_word() -> None:
    text = (FOLDER / "new.toml").read_text(encoding="utf-8")
    card_set = read_text(text)
    assert card_set.size >= 30
    assert card_set.switches
    assert card_set.enigmas
    listed = text[text.index("# The words") :]
    always = {"indestructible", "lure"}
    assert set(WORDS) - always <= set(re.findall(r"[a-z-]+", listed))


# -- time ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ['x = "' + "\\" * 60_000, "y = [\n" + 'x = "' + "\\" * 60_000, "[[card]]\n" * 7_000])
def test_no_text_takes_long_to_read(text: str) -> None:
    began = time.process_time()
    draft = read_draft(text)
    assert draft.problems
    assert time.process_time() - began < 6


def test_cards_of_a_draft_lie_where_they_were_written() -> None:
    text = (
        'name = "A"\n\n[[card]]\nname = "B"\npoints = 1\ncopies = 1\n# a word\n[[enigma]]\nname = "C"\npoints = "x"\n'
    )
    draft = read_draft(text)
    assert [(placed.table, placed.lines, placed.card.name) for placed in draft.placed] == [
        ("card", range(3, 8), "B"),
        ("enigma", range(8, 12), "C"),
    ]
    assert draft.card_set is not None, "what is right can be shown although something is wrong"
    assert draft.problems
