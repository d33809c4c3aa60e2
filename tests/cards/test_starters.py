"""Files to begin a set with: in German they say the same."""

from __future__ import annotations

import re
import tomllib

import pytest

from fieldofview.cards.complaint import Worded
from fieldofview.cards.files import check_text
from fieldofview.cards.starters import NEW, STARTERS, beginning, starter

EVERY = (NEW, *STARTERS)
COMMENT = re.compile(r"(?:^|\s)#\s+(\S.*)$")  # not what is only commented out
NAMES = ("Master of the Viewniverse (VN.7).", "Visionary, Second Sight, Grim", "Spectacles, Wild-eyed (VN.", "VN.30")
WORDS = ("mark: relic,", "marks      ", "target-twin,", "steal (count)", "exchange-hands,", "if-marked (", "{ do = ")
ALIKE = (*NAMES, *WORDS)  # the beginnings of lines in which nothing is to be said otherwise


def code(text: str) -> list[str]:
    """The lines without their comments, and without the sentences for people."""
    lines = (COMMENT.sub("", line).rstrip() for line in text.splitlines())
    return [re.sub(r'^(note\s*= |  )".*"', r"\1", line) for line in lines]


@pytest.mark.parametrize("name", EVERY)
def test_both_languages_have_the_same_file(name: str) -> None:
    english, german = (starter(name, language) for language in ("en", "de"))
    assert code(english) == code(german)
    data, told = tomllib.loads(english), tomllib.loads(german)
    for key in ("note", "missing"):
        said = data.get(key, [])
        every = [said] if isinstance(said, str) else said
        assert [Worded(sentence).told("de") for sentence in every] == (
            [told[key]] if key == "note" else told.get(key, [])
        )


@pytest.mark.parametrize("name", EVERY)
def test_no_comment_stays_english(name: str) -> None:
    english, german = ([COMMENT.search(line) for line in starter(name, way).splitlines()] for way in ("en", "de"))
    for one, other in zip(english, german, strict=True):
        assert (one is None) == (other is None)
        assert one is None or other is None or one[1] != other[1] or one[1].startswith(ALIKE), one[1]


@pytest.mark.parametrize("name", EVERY)
def test_what_is_begun_in_german_has_no_fault(name: str) -> None:
    found = beginning(name, "de")
    assert found is not None
    _, problems, missing = check_text(found[1], found[0])
    assert not problems
    assert bool(missing) == (name != NEW)
