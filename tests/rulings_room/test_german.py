"""Every ruling has a German title and text, which keep pace with the English ones.

`german.txt` holds a fingerprint of each English text as it was when the German one was last read beside it. When the
English changes, mend the German too, then write the line that the failing test shows.
"""

from __future__ import annotations

import re
from collections import Counter
from hashlib import sha256
from pathlib import Path

import pytest
from tests.proofreading import slips

from fieldofview.cards import every_card
from fieldofview.cards.keywords import KEYWORDS
from fieldofview.rulings import RULINGS, Ruling, UnknownRuling, once, repeats, ruling, search, told
from fieldofview.rulings.german import GERMAN, PARTS

FIRST = once(RULINGS.values())  # each text once; what repeats it word for word follows it
READ = dict(line.split() for line in Path(__file__).with_name("german.txt").read_text(encoding="utf-8").splitlines())
SAME_TITLE = {"VT.hand", "RR.hand", "E17.hand", "E17.viewniverse", "TD.47"}  # Hand, Viewniverse, Bots
ENGLISH_WORDS = re.compile(r"\b(the|and|of|with|player|card|turn|hand of|pile|draw|discard|reveal|steal)\b")
KEYWORD = {
    english.name: (german.name, *german.forms)
    for english, german in zip(KEYWORDS["en"], KEYWORDS["de"], strict=True)
    if english.name.isupper()
}


def fingerprint(row: Ruling) -> str:
    return sha256(f"{row.title}\n{row.summary}".encode()).hexdigest()[:8]


def without_names(text: str) -> str:
    """Card names and the names of sets are English in every language."""
    for name in sorted([*every_card(), *NAMES], key=len, reverse=True):
        text = text.replace(name, "Name")
    return text


def cards_in(text: str) -> set[str]:
    found = set()
    for name in sorted(every_card(), key=len, reverse=True):
        text, times = re.subn(rf"(?<!\w){re.escape(name)}", "#", text)
        found |= {name} if times else set()
    return found


def numbers(text: str) -> Counter[str]:
    return Counter(re.findall(r"\d+(?:\.\d+)*", text))


NAMES = (
    *("The Winking Dead", "Guardian of the Galaxeye", "Master of the Viewniverse", "Mother Lizardtooth", "Round Robin"),
    *("Eye vs Eye", "Prehistoric Park", "Viewpoint Revisioned", "Viewpoint Reflections"),
)


def test_every_text_is_there_once_and_none_is_left_over() -> None:
    assert list(GERMAN) == [row.id for row in FIRST]
    assert sum(len(part.TEXTS) for part in PARTS) == len(GERMAN)


def test_the_german_was_read_beside_the_english_that_stands_there_now() -> None:
    now = {row.id: fingerprint(row) for row in FIRST}
    changed = [f"{id} {mark}" for id, mark in now.items() if READ.get(id) != mark]
    assert not changed, "Read the German of these again, then set their lines in german.txt:\n" + "\n".join(changed)
    assert list(READ) == list(now)


@pytest.mark.parametrize("row", FIRST, ids=lambda row: row.id)
def test_the_german_says_what_the_english_says(row: Ruling) -> None:
    german = told(row, "de")
    assert (german.id, german.kind, german.enforced, german.desk) == (row.id, row.kind, row.enforced, row.desk)
    assert german.summary != row.summary
    assert german.title != row.title or row.id in SAME_TITLE or re.fullmatch("Name(: Name)?", without_names(row.title))
    for said, saw in ((german.title, row.title), (german.summary, row.summary)):
        assert numbers(said) == numbers(saw)
        assert cards_in(said) == cards_in(saw)
        assert not ENGLISH_WORDS.search(without_names(said).lower())
    for word in re.findall(r"\b[A-Z]{4,}\b", row.summary):
        if word in KEYWORD:
            assert re.search("|".join(KEYWORD[word]), german.summary), word


@pytest.mark.parametrize("row", FIRST, ids=lambda row: row.id)
def test_the_german_bears_a_careful_reading(row: Ruling) -> None:
    title, summary = GERMAN[row.id]
    assert title == title.strip()
    assert not title.endswith(".")
    text = re.sub(r"Peekaboo!|K\.-o\.|[EW]_\w*|[A-Z]+_[A-Z]+|turn_limit", "Name", summary)
    assert not slips(text.lstrip("„")), summary
    assert '"' not in title + summary


def test_a_repeated_ruling_is_told_like_the_first() -> None:
    for row in RULINGS.values():
        assert told(row, "de").summary == GERMAN[repeats(row)[0]][1]
    assert repeats(told(RULINGS["VN.53"], "de")) == ("VT.53", "VN.53")
    rows = [ruling(id, "de") for id in ("VN.53", "VT.47", "VT.53", "VN.47")]
    assert [row.id for row in once(rows)] == ["VN.53", "VT.47"]


def test_words_of_both_languages_are_found_in_german() -> None:
    assert [row.id for row in search("Hindsight-Schleife", "de")] == [row.id for row in search("hindsight loop", "de")]
    assert search("hindsight loop", "de")[0].title == "Hindsight-Schleife"
    assert "VT.kw.discard" in {row.id for row in search("abwerfen", "de")}
    assert {row.id for row in search("Spiegel", "de")} >= {row.id for row in search("Spiegeln", "de")} != set()
    assert search("abwerfen") == []
    assert search("VT.25", "de")[0].title == "Schritte eines Zuges"


def test_english_stays_what_it_was() -> None:
    assert told(ruling("VT.47", "de"), "en") is RULINGS["VT.47"] is ruling("VT.47")
    with pytest.raises(ValueError, match="'fr'; there are: en, de"):
        ruling("VT.47", "fr")


def test_an_unknown_ruling_is_refused_in_german() -> None:
    with pytest.raises(UnknownRuling) as near:
        ruling("VT.card.winks.a", "de")
    assert near.value.told("de").startswith("Es gibt keine Regel 'VT.card.winks.a'; ähnlich sind: VT.card.wink.a")
    with pytest.raises(UnknownRuling) as nothing:
        ruling("§§§")
    assert nothing.value.told("de").endswith("Nummern sehen aus wie VT.47, VT.card.wink.a oder D.20.")
