"""The rulings room: complete, in our own words, of the right kind, and easy to look up."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fieldofview.rulings import (
    RULINGS,
    Kind,
    Ruling,
    UnknownRuling,
    enforceable,
    once,
    repeats,
    ruling,
    search,
    served_by_the_desk,
)

IDS = Path(__file__).with_name("index.txt").read_text(encoding="utf-8").split()
TOURNAMENTS = [f"TD.{n:02}" for n in range(1, 48)]
DECISIONS = [f"D.{n}" for n in (*range(1, 8), *range(10, 17), *range(20, 86))]

PLAY_NUMBERS = {
    *(2, 3, 4, 15, 20, 21, 22, 23, 25, 26, 27, 28, 29, 30, 33, 37),
    *(41, 42, 43, 46, 47, 48, 49, 51, 55, 71, 72),
}
VT_PLAY = {f"VT.{n}" for n in PLAY_NUMBERS} | {"VT.25.1", "VT.25.2", "VT.25.3"}
# The Viewniverse rulings count differently up to 23: 2 for 2-4, 19 for 15, and a second 20-23.
VN_PLAY = (
    {f"VN.{n}" for n in PLAY_NUMBERS if n >= 25}
    | {"VN.2", "VN.19", "VN.20b", "VN.21b", "VN.22b", "VN.23b"}
    | {"VN.25.1", "VN.25.2", "VN.25.3"}
    | {"VN.6", "VN.8", "VN.9", "VN.10", "VN.11"}  # Enigma cards (D.5)
)

MODULES = {
    *("cards.viewpoint", "cards.reflections", "cards.prizes", "cards.decks"),
    *("kernel.zones", "kernel.knowledge", "kernel.choices", "kernel.windows", "kernel.actions"),
    *("kernel.copies", "kernel.turns", "kernel.leaving", "kernel.determinise", "kernel.rng"),
    *("kernel.dealing", "game.setup", "game.record", "game.game", "game.telling", "game.scenario", "views"),
}


def is_numbered(row: Ruling) -> bool:
    return row.document in {"VT", "VN"} and row.id.split(".")[1][0].isdigit()


def test_every_id_of_the_index_is_there_in_its_order() -> None:
    assert len(IDS) == len(set(IDS)) == 546
    assert list(RULINGS) == IDS + DECISIONS + TOURNAMENTS


def test_each_ruling_stands_under_its_own_id() -> None:
    assert all(row.id == id for id, row in RULINGS.items())


def test_documents() -> None:
    assert {row.document for row in RULINGS.values()} == {"VT", "RR", "E17", "E21", "VN", "D", "TD"}


@pytest.mark.parametrize("row", RULINGS.values(), ids=lambda row: row.id)
def test_every_ruling_has_words_and_a_place(row: Ruling) -> None:
    assert row.title
    assert row.title == row.title.strip()
    assert len(row.summary) >= 20
    assert row.summary == row.summary.strip()
    assert row.summary.endswith(".")
    assert "  " not in row.summary
    if row.kind is Kind.PLAY:
        assert row.enforced in MODULES
    else:
        assert row.enforced in MODULES | {"desk", "people"}
    if row.kind is Kind.DESK:
        assert row.enforced == "desk"
    if row.kind is Kind.CONDUCT:
        assert row.enforced == "people"


def test_no_two_summaries_of_a_document_are_the_same() -> None:
    said: dict[tuple[str, str], str] = {}
    for row in RULINGS.values():
        twin = said.setdefault((row.document, row.summary.lower()), row.id)
        assert twin == row.id, f"{row.id} says what {twin} says"


def test_numbered_rules_of_play_are_exactly_those_of_the_decisions() -> None:
    numbered = [row for row in RULINGS.values() if is_numbered(row)]
    assert {row.id for row in numbered if row.kind is Kind.PLAY} == VT_PLAY | VN_PLAY


def test_all_else_in_the_documents_is_a_rule_of_play() -> None:
    others = [row for row in RULINGS.values() if row.document not in ("D", "TD") and not is_numbered(row)]
    assert {row.kind for row in others} == {Kind.PLAY}


def test_every_decision_but_the_first_is_a_rule_of_play() -> None:
    assert [id for id in DECISIONS if RULINGS[id].kind is not Kind.PLAY] == ["D.1"]


def test_decisions_about_tournaments_are_the_desks() -> None:
    assert {RULINGS[id].kind for id in TOURNAMENTS} == {Kind.DESK}


def test_enforceable_rulings() -> None:
    ids = {row.id for row in enforceable()}
    assert {row.document for row in enforceable()} == {"VT", "RR", "E17", "E21", "VN", "D"}
    assert {"VT.47", "VT.card.wink.b", "VT.faq.44", "RR.kw.replace", "D.7", "D.80", "D.84"} <= ids
    assert {"D.2", "D.3", "D.4", "D.5", "D.6", "VN.8", "VN.47", "E17.kw.squint", "E21.kw.reveal"} <= ids
    assert not ids & {"D.1", "VT.1", "VT.38", "VT.53", "VN.7", "VN.53"}


def test_lookup() -> None:
    assert ruling("VT.47").kind is Kind.PLAY
    assert ruling("VT.47").document == "VT"
    assert ruling("D.20").document == "D"


def test_an_unknown_ruling_names_the_nearest_ones() -> None:
    with pytest.raises(UnknownRuling, match=r"'VT\.card\.winks\.a'.*VT\.card\.wink\.a"):
        ruling("VT.card.winks.a")
    with pytest.raises(UnknownRuling, match=r"nearest: .*VT\.card\.wink"):
        ruling("vt.card.wink")
    with pytest.raises(UnknownRuling, match=r"ids look like"):
        ruling("§§§")


def test_search_wants_every_word_in_any_case() -> None:
    found = search("spectacles WILD-EYED")
    assert found
    for row in found:
        text = f"{row.id} {row.title} {row.summary}".lower()
        assert "spectacles" in text
        assert "wild-eyed" in text
    assert search("spectacles nonsense-word") == []
    assert search("  ") == []


def test_search_puts_the_asked_id_first_then_its_parts() -> None:
    ids = [row.id for row in search("vt.25")]
    assert ids[:4] == ["VT.25", "VT.25.1", "VT.25.2", "VT.25.3"]
    assert [row.id for row in search("VT.card.wink")][:3] == [
        "VT.card.wink",
        "VT.card.wink.a",
        "VT.card.wink.b",
    ]
    assert search("D.2")[0].id == "D.2"


def test_search_finds_whole_words_and_their_forms_first() -> None:
    for row in search("win"):
        assert {"win", "wins"} & set(re.split(r"[^\w]+", f"{row.title} {row.summary}".lower()))
    assert {row.id for row in search("mirror")} >= {row.id for row in search("mirrors")} != set()
    assert search("hindsi")  # no such word: its beginning is enough


def test_a_repeated_ruling_stands_under_all_its_ids() -> None:
    assert repeats(RULINGS["VN.53"]) == ("VT.53", "VN.53")
    assert repeats(RULINGS["D.21"]) == ("D.21",)
    rows = [RULINGS[id] for id in ("VN.53", "VT.47", "VT.53", "VN.47")]
    assert [row.id for row in once(rows)] == ["VN.53", "VT.47"]


def numbered(text: str) -> set[str]:
    """Numbers of rulings, with ranges: 75.1-75.5."""
    found: set[str] = set()
    for part in text.split():
        first, _, last = part.partition("-")
        head, dot, tail = first.rpartition(".")
        if last:
            start, end = int(tail), int(last.rpartition(".")[2])
            found |= {f"{head}{dot}{n}" for n in range(start, end + 1)}
        else:
            found.add(first)
    return found


# As the rulings were sorted out for the desk: what it checks, times, records or reminds of.
DESK_OF_BOTH = "24 25.3 29 30 40 50 52-57 58 59-77 75.1-75.5 76.1-76.6 77.1-77.4"
VT_DESK = numbered(f"1-8 10-18 20 23 35 {DESK_OF_BOTH}")
VN_DESK = numbered(f"1-8 1.1-1.4 7.1-7.4 10-12 14-22 20b 23b 36 {DESK_OF_BOTH}")


def test_exactly_what_the_desk_must_serve_has_its_mark() -> None:
    served = {row.id for row in served_by_the_desk()}
    assert served == {f"VT.{n}" for n in VT_DESK} | {f"VN.{n}" for n in VN_DESK} | set(TOURNAMENTS)
    assert all(row.desk for row in RULINGS.values() if row.kind is Kind.DESK)
    both = [row for row in served_by_the_desk() if row.kind is Kind.PLAY]
    assert {"VT.15", "VT.55", "VT.71", "VT.72", "VN.11"} <= {row.id for row in both}
