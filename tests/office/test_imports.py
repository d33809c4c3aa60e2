"""Lists as people have them: nobody is lost, and every refusal has a line and a sentence."""

import random
import re
import string

import pytest

from fieldofview.office.imports import Player, players_from_file, players_from_text
from fieldofview.office.leaderboards import Ranked, leaderboard_from_file
from fieldofview.office.tables import BadTable, guarded, physical_lines, unguarded, write_table
from fieldofview.office.words import LANGUAGES, SENTENCES


def names(text: str | bytes) -> list[str]:
    found = players_from_text(text) if isinstance(text, str) else players_from_file(text)
    assert found.refused == ()
    return [player.name for player in found.accepted]


TABLE = "Vorname;Nachname;Verein;E-Mail;Spielernummer;Minderjährig;Erziehungsberechtigte;Einwilligung;Lfd. Nr.\r\n" + (
    "Łukasz;Groß;Auge 7;lu@example.org;P-12;ja;Ewa Groß;x;1\r\n" + "Zoë;Ångström;;;;;;nein;2\r\n"
)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
@pytest.mark.parametrize("separator", [";", ",", "\t"])
@pytest.mark.parametrize("newline", ["\r\n", "\n", "\r"])
def test_a_table_in_every_dress(encoding: str, separator: str, newline: str) -> None:
    data = TABLE.replace(";", separator).replace("\r\n", newline).encode(encoding)
    found = players_from_file(data)
    assert found.refused == found.remarks == ()
    assert found.accepted == (
        Player(
            *(2, "Łukasz Groß", "Auge 7", "lu@example.org", "P-12", "Ewa Groß"),
            minor=True,
            consent=True,
            extra={"Lfd. Nr.": "1"},
        ),
        Player(3, "Zoë Ångström", consent=False, extra={"Lfd. Nr.": "2"}),
    )


def test_windows_letters() -> None:
    assert names("Name;Verein\r\nJörg Müßig;Köln\r\n".encode("cp1252")) == ["Jörg Müßig"]
    assert names("Jörg\r\nRené".encode("cp1252")) == ["Jörg", "René"]


def test_excel_announces_its_separator() -> None:
    found = players_from_file(b"sep=,\r\nName,Club\r\n\r\nAnn,Eye\r\n")
    assert [(player.line, player.name, player.club) for player in found.accepted] == [(4, "Ann", "Eye")]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Ann\nBo\n\n  Cy  \n", ["Ann", "Bo", "Cy"]),
        ("1. Ann\n2) Bo\n(3) Cy\n10: Di", ["Ann", "Bo", "Cy", "Di"]),
        ("1.\tAnn\n2.\tBo", ["Ann", "Bo"]),
        ("1\tAnn\n2\tBo", ["Ann", "Bo"]),
        ("- Ann\n• Bo\n* Cy", ["Ann", "Bo", "Cy"]),
        ("Ann, Bo, Cy", ["Ann", "Bo", "Cy"]),
        ("Ann; Bo;Cy;", ["Ann", "Bo", "Cy"]),
        ("Ann\tBo\tCy", ["Ann", "Bo", "Cy"]),
        ("Smith, Ann\nJones, Bo", ["Smith", "Ann", "Jones", "Bo"]),
        ("Name\nSmith, Ann", ["Ann Smith"]),
        ("Name\nAnn\nBo", ["Ann", "Bo"]),
        ('Name;Club\n"Smith, Ann";Eye\nBo Jones;', ["Ann Smith", "Bo Jones"]),
        ("Names:\nAnn", ["Ann"]),
        ("Ann\u00a0 Smith", ["Ann Smith"]),
        ("Anne-Marie O’Neill\nJr. Smith", ["Anne-Marie O’Neill", "Jr. Smith"]),
        ("A\u030angstro\u0308m", ["Ångström"]),
    ],
)
def test_pasted_names(text: str, expected: list[str]) -> None:
    assert names(text) == expected


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("Ann\u202e;Eye", "unprintable"),
        ("A\u200bnn;Eye", "unprintable"),
        ("Ann;E\x07ye", "unprintable"),
        ('"An\nn";Eye', "unprintable"),
        (";Eye", "no_name"),
        ("12;Eye", "no_letter"),
        ("x" * 121 + ";Eye", "too_long"),
        ("Ann;Eye;one too many", "too_many_cells"),
        ('"Ann;Eye', "quotes"),
        ('"Ann"a;Eye', "quotes"),
    ],
)
def test_what_is_refused_is_named_with_its_line(line: str, why: str) -> None:
    found = players_from_text(f"Name;Club\nBo;Eye\n{line}\nCy;Eye\nDi;Eye")
    assert [player.name for player in found.accepted] == ["Bo", "Cy", "Di"]
    (remark,) = found.refused
    assert (remark.line, remark.why, remark.text) == (3, why, line)
    assert remark.sentence("en").startswith("Line 3: ")
    assert remark.sentence("de").startswith("Zeile 3: ")


def test_duplicates_are_reported() -> None:
    found = players_from_text(
        "Name;Club;Number;Player number\nAnn;Eye;;\nANN;Eye;;\nAnn;Lens;;\nBo;;;7\nBo;;;8\nBo;;;7\nKai;;;",
        known=["kai"],
    )
    assert [(player.name, player.line) for player in found.accepted] == [("Ann", 2), ("Ann", 4), ("Bo", 5), ("Bo", 6)]
    assert [(remark.line, remark.why) for remark in found.refused] == [
        (3, "duplicate"),
        (7, "duplicate"),
        (8, "duplicate"),
    ]
    assert [(remark.line, remark.why) for remark in found.remarks] == [(4, "same_name"), (6, "same_name")]


def test_a_minor_without_a_guardian_is_remarked() -> None:
    found = players_from_text("name,minor,consent\nAnn,yes,no\nBo,perhaps,yes")
    assert found.accepted == (Player(2, "Ann", minor=True, consent=False),)
    assert [(remark.line, remark.why) for remark in found.remarks] == [(2, "no_guardian")]
    assert [(remark.line, remark.why, remark.detail) for remark in found.refused] == [(3, "unclear", "perhaps")]


def test_columns_without_a_header_are_not_guessed() -> None:
    found = players_from_text("Ann;Eye\nBo;Lens")
    assert found.accepted == ()
    assert [(remark.line, remark.why) for remark in found.refused] == [(1, "no_header"), (2, "no_header")]


def test_two_contacts_are_kept_and_a_second_name_too() -> None:
    (player,) = players_from_text("Name,E-Mail,Phone,Name\nAnn,a@example.org,0123,Annie").accepted
    assert player.contact == "a@example.org, 0123"
    assert player.extra == {"Name": "Annie"}


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"PK\x03\x04rest", "workbook"),
        (b"\xd0\xcf\x11\xe0rest", "workbook"),
        (b"\x00\x01\x02\x81", "not_text"),
        (b"", "no_rows"),
        (b"\r\n \r\n", "no_rows"),
        (b"Club;Contact\r\nEye;a@example.org", "no_name_column"),
    ],
)
def test_what_is_no_list_gets_one_sentence(data: bytes, why: str) -> None:
    with pytest.raises(BadTable) as trouble:
        players_from_file(data)
    assert trouble.value.why == why


def test_nothing_makes_an_import_fall_over() -> None:
    """Any bytes at all: a result or one sentence, and every line with a letter is somewhere."""
    source = random.Random(5)
    pieces = [
        *string.printable,
        "Ångström",
        "Name",
        "Vorname",
        ";",
        ",",
        "\t",
        "\r\n",
        '"',
        "\u202e",
        "\ufeff",
        "sep=;",
        "ja",
    ]
    for _ in range(3000):
        text = "".join(source.choice(pieces) for _ in range(source.randrange(60)))
        data = text.encode(source.choice(["utf-8", "utf-16"]))
        try:
            found = players_from_file(data)
        except BadTable:
            continue
        for remark in (*found.refused, *found.remarks):
            assert all(remark.sentence(language) for language in LANGUAGES)
        if '"' not in text:  # else a line may be a part of a cell
            covered = {item.line for item in (*found.accepted, *found.refused)}
            lines = [at for at, line in enumerate(physical_lines(text), 1) if re.search("[^\\W\\d_]", line)]
            missed = set(lines) - covered
            assert missed <= set(lines[:2]), "only a header and the separator's line are nobody"


def test_every_sentence_is_said_in_every_language() -> None:
    for why, by_language in SENTENCES.items():
        assert set(by_language) == set(LANGUAGES), why
        assert len({text.count("{detail}") for text in by_language.values()}) == 1, why


def test_no_cell_becomes_a_formula() -> None:
    cells = ["=1+1", "+49 170", "-x", "@SUM(A1)", "\tx", "'=1", "Ann", "-50", "+5", "", "|cmd", "%x"]
    data = write_table(["Name", "Note"], [[f"N{place}", cell] for place, cell in enumerate(cells)], separator=";")
    for row, cell in zip(data.decode().splitlines()[1:], cells, strict=True):
        written = row.split(";")[1].strip('"')
        assert written in ("-50", "+5") or not written.startswith(("=", "+", "-", "@", "\t", "|", "%"))
        if cell != "\tx":
            assert unguarded(guarded(cell)) == cell or cell == "'=1"
    assert guarded(-50) == "-50"
    assert guarded(None) == ""


def test_what_is_written_is_read_again() -> None:
    rows = [['Ann "Eye" Smith', "=Klub; 7"], ["Łukasz", "Auge\n7"]]
    for bom in (False, True):
        data = write_table(["Name", "Club"], rows, bom=bom)
        assert data.startswith(b"\xef\xbb\xbf") is bom
        found = players_from_file(data)
        assert [(player.name, player.club) for player in found.accepted] == [('Ann "Eye" Smith', "=Klub; 7")]
        assert [(remark.line, remark.why) for remark in found.refused] == [(3, "unprintable")]


@pytest.mark.parametrize(
    "data",
    [
        "Rang;Name;Spielernummer;Punkte\n2;Bo;P2;1.050,5\n1;Ann;P1;1.200\n".encode("cp1252"),
        b'{"date": "2026-05-01", "players": [{"rank": 2, "name": "Bo", "player_number": "P2", "points": 1050.5},'
        b' {"rank": 1, "name": "Ann", "player_number": "P1", "points": 1.2}]}',
    ],
)
def test_a_leaderboard_is_read_in_order(data: bytes) -> None:
    board = leaderboard_from_file(data, "2026-05-01")
    assert board.date == "2026-05-01"
    assert [(row.place, row.name, row.number) for row in board.rows] == [(1, "Ann", "P1"), (2, "Bo", "P2")]
    assert board.rows[1].points == 1050.5
    assert board.refused == ()


def test_a_leaderboard_without_places() -> None:
    board = leaderboard_from_file(b"name,points\nAnn,5\nBo,9\nCy,9\n,4\nDi,many")
    assert board.rows == (Ranked(1, "Bo", "", 9.0), Ranked(1, "Cy", "", 9.0), Ranked(3, "Ann", "", 5.0))
    assert [(remark.line, remark.why) for remark in board.refused] == [(5, "no_name"), (6, "no_number")]
    assert [row.place for row in leaderboard_from_file(b"name\nAnn\nBo").rows] == [1, 2]
    assert [remark.why for remark in leaderboard_from_file(b'[{"name": "Ann"}, 7]').refused] == ["no_object"]


@pytest.mark.parametrize(
    ("data", "why"),
    [(b"{", "not_json"), (b"[]", "no_rows"), (b"1;Ann", "no_header"), (b"{}", "no_rows"), (b"", "no_rows")],
)
def test_what_is_no_leaderboard(data: bytes, why: str) -> None:
    with pytest.raises(BadTable) as trouble:
        leaderboard_from_file(data)
    assert trouble.value.why == why
