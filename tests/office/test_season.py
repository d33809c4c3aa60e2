"""The season register: best eight of eighteen months, nullified records, suspensions, official points apart."""

import csv
import io
import json
from pathlib import Path
from typing import Any

import pytest

from fieldofview.desk.points import Basis, awarded
from fieldofview.office.package import write_package
from fieldofview.office.season import Award, BadSeason, Season, months_before, person_key
from office.halls import eventful, finished, hall


def award(person: str, points: int, day: str, edition: str = "A") -> Award:
    """A made-up award; only totals matter."""
    basis = Basis("club", 8, 3, 1)
    return Award(person, person.title(), f"Event {day}", "f" * 64, day, edition, "other", basis, float(points))


def packaged(folder: Path, event: Any) -> dict[str, Any]:
    made = write_package(event, folder / "package")
    return json.loads((made.folder / "results.json").read_text("utf-8"))  # type: ignore[no-any-return]


def test_the_best_eight_of_eighteen_months_count() -> None:
    season = Season([award("ann", 10 * n, f"2026-0{n}-01") for n in range(1, 10)])
    season.awards += [award("ann", 500, "2024-12-31"), award("ann", 300, "2026-12-01"), award("bo", 440, "2026-01-01")]
    first, second = season.leaderboard("2026-09-30")
    assert (first.rank, first.person, first.points, first.results) == (1, "ann", 440.0, 8)
    assert (second.rank, second.person, second.points) == (1, "bo", 440.0), "equal totals share a rank"


@pytest.mark.parametrize(
    ("day", "before"), [("2026-09-30", "2025-03-30"), ("2026-08-31", "2025-02-28"), ("2025-08-29", "2024-02-29")]
)
def test_eighteen_months_before_a_day(day: str, before: str) -> None:
    assert months_before(day, 18) == before


def test_the_first_day_of_the_window_is_out() -> None:
    season = Season([award("ann", 10, "2025-03-30"), award("ann", 20, "2025-03-31")])
    assert season.leaderboard("2026-09-30")[0].points == 20.0


def test_editions_have_boards_of_their_own() -> None:
    season = Season([award("ann", 10, "2026-01-01"), award("ann", 20, "2026-01-02", "E")])
    assert [season.leaderboard("2026-02-01", edition)[0].points for edition in ("A", "E", "")] == [10.0, 20.0, 30.0]


def test_an_event_is_taken_in_once_with_all_that_its_points_rest_on(tmp_path: Path) -> None:
    results = packaged(tmp_path, finished(hall(tmp_path / "e.fovevent", 9)))
    season = Season()
    season.add_event(results)
    assert len(season.awards) == 9
    for line in season.awards:
        assert line.event_hash == results["log"]["head"]
        assert awarded(line.basis) == line.points, "the same basis gives the same points"
    assert season.leaderboard("2026-12-31")[0].name == results["ranking"][0]["name"]
    with pytest.raises(BadSeason, match="already"):
        season.add_event(results)
    with pytest.raises(BadSeason, match="practice"):
        season.add_event({**results, "title": "Other", "practice": True})
    with pytest.raises(BadSeason, match="no day"):
        season.add_event({**results, "title": "Other", "date": "May"})
    short = {"person": "p1", "name": "Bo", "state": "recorded", "since": "2026-06-01", "until": "2027-01-01"}
    with pytest.raises(BadSeason, match="two years"):
        season.add_event({**results, "title": "Other", "suspensions": [{**short, "decided_by": "Publisher"}]})
    assert len(season.awards) == 9
    assert season.nullified == []


def test_a_disqualification_is_pending_until_the_authority_decides(tmp_path: Path) -> None:
    """VT.73, TD.22."""
    results = packaged(tmp_path, finished(eventful(tmp_path / "e.fovevent")))
    season = Season([award("#VP-1002", 90, "2026-02-01")])
    season.add_event(results)
    (mark,) = season.nullified
    assert (mark.person, mark.effective) == ("#VP-1002", False)
    assert _total(season, "#VP-1002") == 90.0
    with pytest.raises(BadSeason, match="2028-06-01"):
        season.suspend("#VP-1002", "Jörg Müßig", "2026-06-01", "2027-06-01", "Publisher")
    season.suspend("#VP-1002", "Jörg Müßig", "2026-06-01", "2028-06-01", "Publisher", "S-4")
    assert _total(season, "#VP-1002") == 0.0
    assert sum(line.person == "#VP-1002" for line in season.awards) == 2, "history stays"
    assert all(mark.effective for mark in season.nullified)
    season.awards.append(award("#VP-1002", 30, "2028-07-01"))
    assert _total(season, "#VP-1002", "2028-08-01") == 30.0, "what is won afterwards counts"
    held = season.suspended("#VP-1002", "2028-06-01")
    assert held is not None
    assert held.reference == "S-4"
    assert season.suspended("#VP-1002", "2028-06-02") is None
    assert season.suspended("#VP-1002", "2026-05-31") is None
    assert season.find("jörg müßig") == season.find("#vp-1002") == "#VP-1002"
    with pytest.raises(BadSeason, match="Nobody"):
        season.find("Nemo")


def _total(season: Season, person: str, day: str = "2026-12-31") -> float:
    return next(line.points for line in season.leaderboard(day) if line.person == person)


def test_official_points_are_imported_and_never_mixed_in() -> None:
    season = Season([award(person_key("Zoë Ångström"), 10, "2026-01-01")])
    taken = season.import_official("Name;Punkte;Spielernummer\nZoë Ångström;1.234,5;\nBo;;7\n".encode(), "2026-03-01")
    assert taken == 1
    (line,) = season.official
    assert (line.person, line.points, line.date) == (person_key("zoë  Ångström"), 1234.5, "2026-03-01")
    assert season.leaderboard("2026-12-31")[0].points == 10.0


def test_the_register_is_kept_in_a_file(tmp_path: Path) -> None:
    season = Season()
    season.add_event(packaged(tmp_path, finished(eventful(tmp_path / "e.fovevent"))))
    season.suspend("#VP-1002", "Jörg Müßig", "2026-06-01", "2028-06-01", "Publisher")
    season.import_official(b"name,points\nBo,12\n", "2026-03-01")
    path = tmp_path / "season.json"
    season.write(path)
    season.write(path)
    assert Season.read(path) == season
    assert sorted(file.name for file in tmp_path.glob("*.part")) == []
    board = list(csv.DictReader(io.StringIO(season.to_csv("2026-12-31").decode())))
    assert {line["kind"] for line in board} == {"desk estimate"}
    assert [line["rank"] for line in board][:2] == ["1", "2"]


def test_an_award_that_was_raised_by_hand_is_found(tmp_path: Path) -> None:
    season = Season()
    season.add_event(packaged(tmp_path, finished(hall(tmp_path / "e.fovevent", 8))))
    path = tmp_path / "season.json"
    season.write(path)
    data = json.loads(path.read_text("utf-8"))
    data["awards"][3]["points"] += 5
    path.write_text(json.dumps(data), "utf-8")
    with pytest.raises(BadSeason, match="changed after it was written"):
        Season.read(path)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"schema": "vp-season/1"}', '{"schema": "vp-season/2"}'])
def test_a_file_that_is_no_register_is_said_so(tmp_path: Path, text: str) -> None:
    path = tmp_path / "season.json"
    path.write_text(text)
    with pytest.raises(BadSeason, match="no season register"):
        Season.read(path)
    with pytest.raises(BadSeason, match="no season register"):
        Season.read(tmp_path / "nothing.json")
