"""The print centre: every paper of an event, in both sizes and languages, with the names that belong on it."""

import io
import time
from pathlib import Path

import pytest
from pypdf import PdfReader

from fieldofview.cards.shelf import BadDeck
from fieldofview.desk import commands as c
from fieldofview.office.event import Event
from fieldofview.office.papers.book import MARGIN, SIZES
from fieldofview.office.printing import PAPERS, BadPaper, papers
from fieldofview.office.tokens import table_token
from office.halls import LONG, SETTINGS, SURE, appoint, eventful, finished, hall, names, play, publish, staff

EVERYBODY = {"players", "badges", "standings", "ranking"}  # and those of the round, below
SEATED = {"pairings", "pairings-by-table", "pairings-by-name", "slips"}


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Event:
    """Nine players, one disqualified, one dropped, in round 3."""
    event = eventful(tmp_path_factory.mktemp("small") / "small.fovevent", 9)
    publish(event)
    return event


@pytest.fixture(scope="module")
def big(tmp_path_factory: pytest.TempPathFactory) -> Event:
    """48 tables of an exercise."""
    event = hall(tmp_path_factory.mktemp("big") / "big.fovevent", 192, practice=True)
    event.put(c.RegisterDeck("A1", "viewpoint"), confirm=SURE)
    publish(event)
    play(event)
    publish(event)
    return event


def pages(pdf: bytes) -> list[str]:
    return [" ".join(page.extract_text().split()) for page in PdfReader(io.BytesIO(pdf)).pages]


def text(pdf: bytes) -> str:
    return " ".join(pages(pdf))


def checked(pdf: bytes, size: str) -> list[str]:
    """The pages, each of its size, with all its words between the margins."""
    width, height = SIZES[size.lower()]
    found = []
    for page in PdfReader(io.BytesIO(pdf)).pages:
        assert (float(page.mediabox.width), float(page.mediabox.height)) == pytest.approx((width, height), abs=0.01)

        def note(text: str, cm: list[float], tm: list[float], *_: object) -> None:
            if text.strip():
                x = cm[0] * tm[4] + cm[2] * tm[5] + cm[4]
                assert MARGIN - 1 <= x <= width - MARGIN + 1, text

        found.append(" ".join(page.extract_text(visitor_text=note).split()))
    return found


DRESSES = [("small", "A4", "en"), ("small", "A4", "de"), ("small", "Letter", "en"), ("small", "Letter", "de"),
           ("big", "A4", "de"), ("big", "Letter", "en")]  # fmt: skip


@pytest.mark.parametrize(("hall_", "size", "language"), DRESSES)
@pytest.mark.parametrize("what", PAPERS)
def test_every_paper_in_every_dress(
    what: str, hall_: str, size: str, language: str, request: pytest.FixtureRequest
) -> None:
    event: Event = request.getfixturevalue(hall_)
    whole = checked(papers(event, what, size, language), size)
    mark = "PRACTICE" if language == "en" else "ÜBUNG"
    for page in whole:
        assert str(event.desk.head) in page
        assert (mark in page) == event.state.settings.practice
    said = " ".join(whole)
    expected = event.state.players if what in EVERYBODY else []
    if what in SEATED:
        expected = [person for table in event.state.rounds[-1].tables.values() for person in table.seats]
    for person in expected:
        assert event.name(person) in said, person


def test_rows_say_what_separates_them(small: Event) -> None:
    said = text(papers(small, "standings", "A4", "de"))
    assert "nach Runde 2" in said
    assert "disqualifiziert" in said
    assert "ausgestiegen" in said
    assert "Jörg Müßig" in said


def test_the_ranking_is_final_when_the_event_is_finished(tmp_path: Path) -> None:
    event = hall(tmp_path / "e.fovevent", 8)
    publish(event)
    play(event)
    assert "Ranking so far" in text(papers(event, "ranking"))
    finished(event)
    assert "Final ranking" in text(papers(event, "ranking"))
    assert "Endrangliste" in text(papers(event, "ranking", language="de"))


def test_an_earlier_round_is_printed_if_asked_for(small: Event) -> None:
    assert "Round 1" in text(papers(small, "pairings-by-table", round=1))
    assert "Round 3" in text(papers(small, "pairings-by-table"))


def test_byes_and_rests_stand_on_the_pairings(tmp_path: Path) -> None:
    event = hall(tmp_path / "e.fovevent", 5, format={"kind": "round-robin", "table": 2})
    seated = event.state.players
    publish(event, [seated[:2], seated[2:4]])
    assert f"Resting: {event.name(seated[4])}" in text(papers(event, "pairings-by-name"))
    assert f"Pause: {event.name(seated[4])}" in text(papers(event, "pairings-by-table", language="de"))


def test_a_slip_for_every_sure_game_with_dealer_deck_and_code(tmp_path: Path) -> None:
    event = hall(tmp_path / "e.fovevent", 4, format={"kind": "swiss", "rounds": 2, "first_to": 2, "table": 2})
    publish(event)
    seats = event.state.rounds[0].tables[1].seats
    event.put(c.RegisterDeck("A7", "viewpoint"), confirm=SURE)
    event.put(c.RecordDeckCheck("A7"), staff(event, "judge"), SURE)
    event.put(c.UseDeck("A7", 1, 1), confirm=SURE)
    event.put(c.StartGame(1, 1, dealer=seats[1]), confirm=SURE)
    said = text(papers(event, "slips"))
    assert said.count("Game 1") == said.count("Game 2") == 2
    assert "Viewpoint (A7)" in said
    assert "deals" in said
    assert "starts" in said
    assert said.count("Deals: seat") == 3, "the dealer of one game is drawn, of the others not"


def test_no_prize_for_those_who_may_have_none(small: Event) -> None:
    """VT.72."""
    said = text(papers(small, "prizes", prizes=["Lookalikes"]))
    assert "No prize: Jörg Müßig" in said
    assert "Lookalikes" in said
    assert "Đorđe Šaćirović" in said.split("No prize")[1], "a dropper keeps the prize under RETAIN"


def test_droppers_whose_record_is_zeroed_take_no_prize(tmp_path: Path) -> None:
    """VT.56."""
    event = hall(tmp_path / "e.fovevent", 8, drop_policy="ZERO_LAST")
    publish(event)
    play(event)
    event.put(c.Drop("p5"), confirm=SURE)
    assert "No prize: Bo" in text(papers(event, "prizes"))


def test_certificates_go_to_the_first_places_or_to_one_person(tmp_path: Path) -> None:
    event = finished(hall(tmp_path / "e.fovevent", 9))
    first = pages(papers(event, "certificates"))
    assert len(first) == 3
    assert "1st place" in first[0]
    assert "2. Platz" in pages(papers(event, "certificates", language="de"))[1]
    (page,) = pages(papers(event, "certificates", person="Łukasz"))
    assert "Łukasz Wiśniewski" in page


def test_forms_are_filled_with_what_is_known(small: Event) -> None:
    said = text(papers(small, "dq-form", language="de", person="Jörg"))
    for word in ("Jörg Müßig", "VP-1002", "77.4", "anderer Betrug", "cards up the sleeve", "Hanna Oberst"):
        assert word in said, word
    assert "Rhea Richter" in text(papers(small, "appeal-form", person="Zoë"))
    assert "Zoë" not in text(papers(small, "statement-form"))


def test_penalties_with_those_that_follow_from_cautions(small: Event) -> None:
    said = text(papers(small, "penalties"))
    for word in ("third caution in one game", "revoked", "Zoë Ångström", "desk"):
        assert word in said, word


def test_every_known_set_and_set_files_have_a_count_sheet(small: Event, tmp_path: Path) -> None:
    """VT.2, VT.3, VN.2."""
    own = tmp_path / "own.toml"
    own.write_text(
        'name = "Kitchen Table"\nedition = "classic"\n[[card]]\nname = "Kettle"\npoints = 10\ncopies = 4\n', "utf-8"
    )
    whole = pages(papers(small, "count-sheets", sets=["all"]))
    assert [page for page in whole if "Count sheet Viewpoint " in page and "Blurred Vision" in page and " 70" in page]
    assert [page for page in whole if "Count sheet Viewpoint Reflections" in page and " 70" in page]
    for title in ("Viewpoint Revisioned", "Eye vs Eye", "Prehistoric Park", "The Winking Dead"):
        assert [page for page in whole if title in page and "not available" in page], title
    for title in ("Eyelets", "Lookalikes", "Eye on the Prize"):
        assert [page for page in whole if f"Count sheet {title}" in page], title
    (page,) = pages(papers(small, "count-sheets", sets=[str(own)]))
    assert "Kitchen Table" in page
    assert "Kettle 4" in page
    registered = pages(papers(small, "count-sheets"))
    assert ["A1" in registered[0], "A2" in registered[1]] == [True, True]


def test_decks_checked_are_counted(small: Event) -> None:
    said = text(papers(small, "deck-checks"))
    assert "1 of 2 decks are checked" in said
    assert "Rhea Richter" in said


@pytest.mark.parametrize(
    ("form", "count", "words"),
    [
        ({"kind": "knock-out", "final_first_to": 2}, 48, ["12 × 4", "3 × 4", "1 × 3", "first to 2", "10:40"]),
        ({"kind": "round-robin", "table": 2}, 9, ["Timetable", "Round 9", "4 × 2"]),
        ({"kind": "swiss", "rounds": 4, "cut": 4}, 17, ["1 × 5 players, 3 × 4", "final", "12:00"]),
    ],
)
def test_the_plan_shows_the_whole_ladder_with_times(
    tmp_path: Path, form: dict[str, object], count: int, words: list[str]
) -> None:
    event = hall(tmp_path / "e.fovevent", count, format=form)
    said = text(papers(event, "plan"))
    for word in words:
        assert word in said, word
    assert "09:15" in text(papers(event, "plan", start="09:15"))


def test_teams_are_shown_with_their_members(tmp_path: Path) -> None:
    event = Event.create(
        tmp_path / "e.fovevent", {**SETTINGS, "format": {"kind": "two-headed-giant", "rounds": 2}}, confirm=SURE
    )
    people = names(9)
    for n in range(4):
        event.register_team(f"Giants {n}", [{"name": people[2 * n]}, {"name": people[2 * n + 1]}], confirm=SURE)
    appoint(event)
    event.put(c.StartEvent(), confirm=SURE)
    publish(event)
    play(event)
    for what in ("ranking", "standings", "prizes", "certificates"):
        said = text(papers(event, what))
        assert "Giants 0" in said or what == "certificates"
        assert LONG in said or what == "certificates"
    for what in ("pairings", "slips", "players", "badges"):
        assert LONG in text(papers(event, what))


def test_codes_lead_to_a_page_if_there_is_an_address(small: Event, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    from fieldofview.office.papers.pen import Pen

    monkeypatch.setattr(Pen, "code", lambda self, x, y, side, text: drawn.append(text))
    papers(small, "slips", address="http://desk.local:8000/")
    assert drawn[0] == f"http://desk.local:8000/{table_token(small, 3, 1)}"
    drawn.clear()
    papers(small, "slips")
    assert drawn[0] == table_token(small, 3, 1)


def test_what_cannot_be_printed_is_said_in_a_sentence(small: Event, tmp_path: Path) -> None:
    empty = Event.create(tmp_path / "e.fovevent", SETTINGS, confirm=SURE)
    for what, why in (
        ("slips", "No round is published yet"),
        ("standings", "Nobody has entered"),
        ("players", "Nobody has entered"),
        ("plan", "cannot be planned"),
        ("tents", "Nobody has entered"),
        ("deck-checks", "No deck"),
        ("certificates", "Nobody"),
    ):
        with pytest.raises(BadPaper, match=why):
            papers(empty, what)
    with pytest.raises(BadPaper, match="standings"):
        papers(small, "standing")
    with pytest.raises(BadPaper, match="A4 or Letter"):
        papers(small, "players", "A3")
    with pytest.raises(BadPaper, match="en or de"):
        papers(small, "players", language="fr")
    with pytest.raises(BadPaper, match="no round 9"):
        papers(small, "slips", round=9)
    with pytest.raises(BadDeck, match="cannot be read"):
        papers(small, "count-sheets", sets=[str(tmp_path / "none.toml")])
    with pytest.raises(BadPaper, match="no time"):
        papers(small, "plan", start="noon")
    with pytest.raises(BadPaper, match="Noch ist keine Runde"):
        papers(empty, "pairings", language="de")


def test_the_erased_are_printed_under_a_pseudonym(tmp_path: Path) -> None:
    event = hall(tmp_path / "e.fovevent", 8)
    publish(event)
    play(event)
    event.erase("p4")
    for what in ("players", "pairings", "standings", "badges", "slips"):
        said = text(papers(event, what, language="de"))
        assert "anonym p4" in said
        assert LONG not in said


@pytest.mark.parametrize("count", [128, 512])
def test_papers_come_quickly(tmp_path: Path, count: int) -> None:
    event = hall(tmp_path / "e.fovevent", count)
    publish(event)
    play(event)
    publish(event)
    spent = {}
    for what in ("pairings", "slips", "standings", "players", "badges", "certificates", "plan"):
        start = time.perf_counter()
        papers(event, what)
        spent[what] = time.perf_counter() - start
    print(f"\n{count} players: " + ", ".join(f"{what} {seconds:.2f} s" for what, seconds in spent.items()))
    assert max(spent.values()) < 20
