"""The papers: nobody is missing, everything stands inside the page, and every page says where it comes from."""

import io
import re
import sys
import time
from collections.abc import Callable, Iterator

import pytest
from pypdf import PdfReader

from fieldofview.desk.log import Head
from fieldofview.office import qr
from fieldofview.office.extras import MissingExtra
from fieldofview.office.papers import forms, lists, signs, slips
from fieldofview.office.papers.book import MARGIN, SIZES, Book, Stamp
from fieldofview.office.papers.pen import fitted, unshown, width_of, wrapped
from fieldofview.office.papers.words import LANGUAGES, WORDS

HEAD = Head(1287, "a3f90c12ab34" + "0" * 52)
LONG = "Maximiliane-Theodora von Hohenstein-Wittgenstein zu Schaumburg"
NAMES = ("Łukasz Wiśniewski", "Zoë Ångström", "Jörg Müßig", LONG, "Bo", "Øystein Æsir")
TABLES = [
    lists.TablePairing(str(n), tuple(f"{NAMES[(n + k) % 6]} {n}" for k in range(2 + n % 5)), 0, 1, "Viewpoint (A3)")
    for n in range(1, 49)
]
SLIPS = [
    slips.Slip("3", t.table, t.seats, "1", t.dealer, t.first, t.deck, f"http://desk.local/t/{t.table}") for t in TABLES
]
EVERYTHING: dict[str, Callable[[Book], None]] = {
    "by table": lambda book: lists.pairings_by_table(book, "R 3", TABLES),
    "by name": lambda book: lists.pairings_by_name(book, "R 3", TABLES),
    "standings": lambda book: lists.standings(
        book, "R 3", ["W", "VP"], [("1", name, "Eye", "3", "287", "wins") for name in NAMES * 20]
    ),
    "players": lambda book: lists.players(book, "", [(name, "Eye", "P-1") for name in NAMES * 20]),
    "penalties": lambda book: lists.penalties(book, "", [("3", "12", LONG, "76.4", LONG, "Verwarnung", "Groß")] * 70),
    "count sheet": lambda book: lists.count_sheet(
        book, lists.CountSheet("A3", "Viewpoint", (("Lighthouse", 4),) * 60, 240)
    ),
    "count sheet without a list": lambda book: lists.count_sheet(book, lists.CountSheet("E1", "Park", (), 70)),
    "slips": lambda book: slips.slips(book, SLIPS),
    "slips for four": lambda book: slips.slips(book, [slip for slip in SLIPS if len(slip.seats) <= 4]),
    "blank slips": slips.blank_slips,
    **{name: lambda book, name=name: forms.form(book, name, {"player": LONG}) for name in forms.FORMS},  # type: ignore[misc]
    "blank players": forms.blank_players,
    "blank results": forms.blank_results,
    "blank pairings": forms.blank_pairings,
    "tents": lambda book: signs.table_tents(book, ["1", "48", "Finale"], ["http://desk.local/t/1"]),
    "badges": lambda book: signs.badges(
        book, [signs.Badge(name, "Eye", "P-1", "http://desk.local/p/1") for name in NAMES * 3]
    ),
}


def made(draw: Callable[[Book], None], size: str = "a4", language: str = "en", *, practice: bool = False) -> bytes:
    book = Book(Stamp("Open City Championship", "2026-05-03 14:05", HEAD, practice), size, language)
    draw(book)
    return book.pdf()


def texts(pdf: bytes) -> list[str]:
    return [page.extract_text() for page in PdfReader(io.BytesIO(pdf)).pages]


def placed(pdf: bytes) -> Iterator[list[tuple[float, float, str]]]:
    """Page by page, every piece of text with its place."""
    for page in PdfReader(io.BytesIO(pdf)).pages:
        found: list[tuple[float, float, str]] = []

        def note(
            text: str, cm: list[float], tm: list[float], *_: object, found: list[tuple[float, float, str]] = found
        ) -> None:
            if text.strip():
                x, y = tm[4], tm[5]
                place = (cm[0] * x + cm[2] * y + cm[4], cm[1] * x + cm[3] * y + cm[5])
                found.append((*place, text.strip()))

        page.extract_text(visitor_text=note)
        yield found


@pytest.mark.parametrize(("size", "language"), [("a4", "de"), ("letter", "en")])
@pytest.mark.parametrize("name", EVERYTHING)
def test_every_paper_in_every_dress(name: str, language: str, size: str) -> None:
    pdf = made(EVERYTHING[name], size, language, practice=True)
    width, height = SIZES[size]
    pages = list(placed(pdf))
    assert pages
    for number, pieces in enumerate(pages, 1):
        text = " ".join(piece for _, _, piece in pieces)
        page = f"page {number} of {len(pages)}" if language == "en" else f"Seite {number} von {len(pages)}"
        practice = "PRACTICE" if language == "en" else "ÜBUNG"
        for expected in ("Open City Championship", "2026-05-03 14:05", "1287-a3f90c12ab34", page, practice):
            assert expected in text
        for x, y, piece in pieces:
            assert MARGIN - 1 <= x <= width - MARGIN + 1, piece
            assert MARGIN - 10 <= y <= height - MARGIN + 10, piece
    if name in ("by table", "by name", "slips"):
        whole = " ".join(piece for pieces in pages for _, _, piece in pieces)
        for table in TABLES:
            for person in table.seats:
                assert person in whole, person


@pytest.mark.parametrize("size", SIZES)
def test_the_page_has_its_size(size: str) -> None:
    (page,) = PdfReader(io.BytesIO(made(forms.blank_players, size))).pages
    assert (float(page.mediabox.width), float(page.mediabox.height)) == pytest.approx(SIZES[size], abs=0.01)
    assert "PRACTICE" not in page.extract_text()


@pytest.mark.parametrize("count", range(1, 60))
@pytest.mark.parametrize("places", [3, 4, 8])
def test_a_stack_cut_in_one_go_stays_in_order(count: int, places: int) -> None:
    pages = slips.in_cut_order(range(count), places)
    piles = [[page[place] for page in pages] for place in range(places)]
    stack = [thing for pile in piles for thing in pile if thing is not None]
    assert stack == list(range(count))
    assert len(pages) == -(-count // places)


def test_slips_are_drawn_in_cut_order() -> None:
    pages = texts(made(EVERYTHING["slips"]))
    found = [re.findall(r"Table (\d+)", page) for page in pages]
    assert found[0] == ["1", "17", "33"]
    assert [table for place in range(3) for table in (page[place] for page in found)] == [str(n) for n in range(1, 49)]
    assert "1287-a3f90c12ab34" in pages[0].split("Table 17")[0], "a slip says where it comes from once it is cut"


def test_the_dealer_and_the_first_turn_are_named() -> None:
    page = texts(
        made(
            lambda book: slips.slips(book, [slips.Slip("1", "9", ("Ann", "Bo", "Cy"), dealer=2, first=0)]),
            language="de",
        )
    )[0]
    lines = [" ".join(line.split()) for line in page.splitlines()]
    assert "beginnt" in lines[lines.index("Ann") - 1 : lines.index("Ann") + 2]
    assert "gibt" in lines[lines.index("Cy") - 1 : lines.index("Cy") + 2]


def test_names_stand_where_people_look_for_them() -> None:
    names = ["Zoë", "Łukasz", "Lukas", "ångström", "Anna", "Øystein", "Olaf", "Östen", "Bo"]
    expected = ["ångström", "Anna", "Bo", "Lukas", "Łukasz", "Olaf", "Östen", "Øystein", "Zoë"]
    assert sorted(names, key=lists.alphabetical) == expected


def test_the_font_knows_the_names_of_europe() -> None:
    assert unshown("Łukasz Ångström äöüÄÖÜß ñçéèêëïôœæø ěščřžýáíéúůďťň őű ğşıİ ðþ ąęśćńóżź Ελλάδα Київ ☐−–…·") == ""
    assert unshown("山x") == "山"


def test_text_fits_or_is_cut_with_dots() -> None:
    for text in (*NAMES, "x" * 300, "a b", ""):
        for width in (20.0, 60.0, 200.0):
            short, size = fitted(text, 12, width)
            assert width_of(short, size) <= width + 0.01 or short == "…"
            assert short == text or short.endswith("…")
    assert wrapped(LONG, 12, 150, 2)[0].split()[0] == "Maximiliane-Theodora"
    assert " ".join(wrapped(LONG, 12, 150, 3)) == LONG


def test_the_same_pages_give_the_same_bytes() -> None:
    assert made(EVERYTHING["slips"]) == made(EVERYTHING["slips"])


def test_every_word_is_said_in_both_languages() -> None:
    for key, both in WORDS.items():
        assert len(both) == len(LANGUAGES)
        assert all(both), key
        assert len({tuple(re.findall(r"{\w+}", text)) for text in both}) == 1, key


def test_a_code_has_its_quiet_zone_and_its_three_corners() -> None:
    count, boxes = qr.boxes("http://desk.local/t/1")
    dark = {(run.x + k, run.y) for run in boxes for k in range(run.width)}
    assert all(0 <= x < count and 0 <= y < count for x, y in dark)
    for left, top in ((0, 0), (count - 7, 0), (0, count - 7)):
        assert all((left + k, top) in dark and (left, top + k) in dark for k in range(7))
        assert not any((left + k, top + 1) in dark for k in range(1, 6))
    assert qr.svg("x").startswith("<svg")
    assert f'width="{(len_of("x") + 2 * qr.QUIET) * 4}"' in qr.svg("x")
    assert qr.png("x").startswith(b"\x89PNG")


def len_of(text: str) -> int:
    return qr.boxes(text)[0]


def test_48_tables_are_printed_quickly() -> None:
    start = time.perf_counter()
    made(EVERYTHING["slips"])
    spent = time.perf_counter() - start
    print(f"\n48 slips with codes: {spent:.2f} s")
    assert spent < 5


def test_without_the_extra_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "segno", None)
    with pytest.raises(MissingExtra, match=r"need segno: .*fieldofview\[desk\]"):
        qr.svg("x")
