"""The results package: it says all that is missing, fits its schema, and every later change is found."""

import csv
import hashlib
import io
import json
import shutil
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator
from pypdf import PdfReader

from fieldofview.desk import commands as c
from fieldofview.desk.log import Draft, Entry, Head, chain
from fieldofview.desk.problems import DeskRefusal
from fieldofview.desk.words import say
from fieldofview.office import package as packages
from fieldofview.office.event import Event
from fieldofview.office.package import results_schema, verify_package, write_package
from fieldofview.office.store import CannotWrite
from office.halls import LONG, SETTINGS, SURE, eventful, finished, hall, names, play, publish, staff

FILES = {
    "results.json", "ranking.csv", "registrations.csv", "games.csv", "penalties.csv", "report.pdf", "events.jsonl",
    "manifest.json", "mail.txt",
}  # fmt: skip


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[Event, Path]:
    folder = tmp_path_factory.mktemp("made")
    event = finished(eventful(folder / "may.fovevent"))
    event.put(c.RecordDispensation("Publisher", "D-17", "games", "2026-04-01"), confirm=SURE)
    write_package(event, folder / "package")
    return event, folder / "package"


@pytest.fixture
def package(made: tuple[Event, Path], tmp_path: Path) -> Path:
    return Path(shutil.copytree(made[1], tmp_path / "package"))


def results(folder: Path) -> dict:  # type: ignore[type-arg]
    return json.loads((folder / "results.json").read_text("utf-8"))  # type: ignore[no-any-return]


def rows(folder: Path, name: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO((folder / name).read_text("utf-8"))))


def texts(pdf: bytes) -> str:
    return " ".join(" ".join(page.extract_text().split()) for page in PdfReader(io.BytesIO(pdf)).pages)


def test_it_holds_what_the_publisher_asks_for(made: tuple[Event, Path]) -> None:
    """VT.12, VT.13, VT.68, VT.73, VT.74."""
    event, folder = made
    assert {path.name for path in folder.iterdir()} == FILES
    found = results(folder)
    assert Draft202012Validator(results_schema()).is_valid(found)
    assert (found["title"], found["date"], found["tier"]) == (SETTINGS["title"], "2026-05-03", "club")
    assert found["organiser"] == {"name": "Käthe Großkopf", "contact": "kaethe@example.org"}
    noted = event.desk.acts[-1].command
    assert isinstance(noted, c.RecordPackage)  # what the package proves is the log before that note
    assert found["log"] == {"length": noted.length, "head": noted.head}
    assert event.store.audit(Head(noted.length, noted.head)) is None
    assert {line["name"]: line["penalties"] for line in found["registrations"] if line["penalties"]} == {
        "Zoë Ångström": "C3 W1",
        "Jörg Müßig": "DQ1",
    }
    out = next(place for place in found["ranking"] if place["name"] == "Jörg Müßig")
    assert (out["rank"], out["status"]) == (0, "disqualified")
    assert sorted(place["rank"] for place in found["ranking"] if place["rank"]) == list(range(1, 9))
    assert [line["status"] for line in found["registrations"]].count("dropped") == 1
    assert found["format"]["drop_policy"] == "RETAIN"
    assert found["format"]["procedure_source"] == "A format of our own."
    assert found["dispensations"] == [
        {"granted_by": "Publisher", "reference": "D-17", "covers": "games", "date": "2026-04-01"}
    ]
    assert [(line["name"], line["state"]) for line in found["suspensions"]] == [("Jörg Müßig", "proposed")]
    assert found["dq_reports"][0]["statement"].startswith("Two cards")
    assert found["dq_reports"][0]["by_name"] == "Hanna Oberst"
    kinds = [line["kind"] for line in found["incidents"]]
    assert kinds == ["appeal", "disqualification", "suspension-proposed", "dq-report", "bad-deck"]
    assert found["incidents"][-1]["reason"] == "one Lighthouse too many"
    derived = [line for line in found["penalties"] if line["derived"]]
    assert [(line["code"], line["name"], line["told"]) for line in derived] == [("76.4", "Zoë Ångström", True)]
    assert [line["name"] for line in found["penalties"] if line["revoked"]] == ["Jörg Müßig"]
    points = found["desk_points"]
    assert (points["label"], points["formula"], points["players"]) == ("desk estimate", "vp-points-1", 9)
    assert {line["person"]: line["points"] for line in points["awards"]}["p3"] == 0.0


def test_the_tables_and_the_report_say_the_same(made: tuple[Event, Path]) -> None:
    _, folder = made
    found = results(folder)
    ranking = rows(folder, "ranking.csv")
    assert [(row["rank"], row["name"]) for row in ranking] == [
        (str(place["rank"] or ""), place["name"]) for place in found["ranking"]
    ]
    assert {row["name"]: row["penalties"] for row in rows(folder, "registrations.csv")}["Jörg Müßig"] == "DQ1"
    seats = sum(len(game["seats"]) for game in found["games"])
    assert len(rows(folder, "games.csv")) == seats
    assert len(rows(folder, "penalties.csv")) == len(found["penalties"])
    text = texts((folder / "report.pdf").read_bytes())
    for name in names(9):
        assert name in text
    head = found["log"]["head"]
    assert f"{found['log']['length']}-{head}" in text
    mail = (folder / "mail.txt").read_text("utf-8")
    assert "info@93madegames.com.au" in mail
    assert head[:12] in mail


def test_corrections_say_who_answers_for_them_and_why(tmp_path: Path) -> None:
    """VT.61."""
    event = hall(tmp_path / "e.fovevent", 8)
    publish(event)
    play(event)
    game = event.state.rounds[0].tables[1].games[1]
    result = game.result
    assert result is not None
    before = dict(result.points)
    field = {**result.field, result.winners[0]: 130}
    fix = c.CorrectResult(
        1, 1, 1, result.seats, field, "hundred", result.winners, dealer=result.dealer, reason="misread slip"
    )
    event.put(fix, staff(event, "head"), SURE)
    finished(event)
    made = write_package(event, tmp_path / "p")
    (line,) = made.results.corrections
    assert (line.reason, line.by_name, line.before) == ("misread slip", "Hanna Oberst", before)
    assert line.after[result.winners[0]] == 130


def test_the_log_in_it_names_nobody(made: tuple[Event, Path]) -> None:
    """TD.29: ids and digests alone."""
    event, folder = made
    log = (folder / "events.jsonl").read_text("utf-8")
    for person in event.state.players:
        for key in ("name", "club", "contact", "number"):
            value = str(event.fields(person)[key])
            assert not value or len(value) < 4 or value not in log, value


def test_it_says_everything_that_is_missing(tmp_path: Path) -> None:
    """VT.12, VT.13, VT.64, VT.68, VT.74: all of it at once, in both languages, and nothing is written."""
    event = hall(tmp_path / "e.fovevent", 3, date="", location="", organiser_contact=" ")
    judge, head = staff(event, "judge"), staff(event, "head")
    publish(event)
    seats = event.state.rounds[0].tables[1].seats
    event.put(c.IssuePenalty(seats[0], "75.1", 1, told=False), judge, SURE)
    event.put(c.Disqualify(seats[1], "77.4", head, 1), judge, SURE)
    with pytest.raises(DeskRefusal) as refused:
        write_package(event, tmp_path / "p")
    codes = [problem.code for problem in refused.value.problems]
    assert codes == [
        "E_PACKAGE_INCOMPLETE", "E_PACKAGE_INCOMPLETE", "E_NOT_TOLD", "E_DQ_REPORT_MISSING", "E_SANCTION_MINIMUM",
    ]  # fmt: skip
    english = " ".join(say(problem, "en", event.name) for problem in refused.value.problems)
    german = " ".join(say(problem, "de", event.name) for problem in refused.value.problems)
    for word in ("final ranking", "date", "location", "organiser contact", "Zoë Ångström", "dispensation"):
        assert word in english
    for word in ("Endrangliste", "Datum", "Ort", "Kontakt der Turnierleitung", "Ausnahmegenehmigung"):
        assert word in german
    assert not (tmp_path / "p").exists()
    assert [path.name for path in tmp_path.iterdir() if path.name.endswith(".part")] == []


def test_a_round_that_players_scored_must_be_verified(tmp_path: Path) -> None:
    """VT.64: a result corrected later asks for a new verification."""
    event = hall(tmp_path / "e.fovevent", 12)
    judge, head = staff(event, "judge"), staff(event, "head")
    player = event.state.players[0]  # sits at the last of three tables
    event.put(c.GrantRole(player, "score_keeper"), confirm=SURE)
    publish(event)
    play(event, by=player, verifier=judge)
    event.put(c.RecordDispensation("Publisher", "D-19", "games", "2026-04-01"), confirm=SURE)
    finished(event, 1)
    assert write_package(event, tmp_path / "p").results.rounds[0].verified_name == "Rhea Richter"
    result = event.state.rounds[0].tables[1].games[1].result
    assert result is not None
    fix = c.CorrectResult(
        1, 1, 1, result.seats, result.field, "hundred", result.winners, dealer=result.dealer, reason="seats"
    )
    event.put(fix, head, SURE)
    with pytest.raises(DeskRefusal) as refused:
        write_package(event, tmp_path / "q")
    assert [problem.code for problem in refused.value.problems] == ["E_VERIFICATION_REQUIRED"]
    event.put(c.VerifyRound(1), judge, SURE)
    assert write_package(event, tmp_path / "q").folder.exists()


def test_below_the_minimum_only_a_dispensation_helps(tmp_path: Path) -> None:
    """VT.13."""
    event = finished(hall(tmp_path / "e.fovevent", 3), 2)
    with pytest.raises(DeskRefusal) as refused:
        write_package(event, tmp_path / "p")
    assert [problem.facts["short"] for problem in refused.value.problems] == [["players", "games"]]
    event.put(c.RecordDispensation("Publisher", "D-18", "both", "2026-04-01"), confirm=SURE)
    assert write_package(event, tmp_path / "p").results.dispensations[0].reference == "D-18"


def test_what_does_not_bind_is_listed_as_passed_over(tmp_path: Path) -> None:
    """TD.30."""
    event = finished(hall(tmp_path / "e.fovevent", 3, sanctioned=False, location=""), 1)
    made = write_package(event, tmp_path / "p", language="de")
    assert [line.code for line in made.results.warnings] == ["W_PACKAGE_INCOMPLETE", "W_SANCTION_MINIMUM"]
    assert made.results.sanction == "unsanctioned"
    assert "Es fehlt: Ort." in made.warnings
    assert "Es fehlt: Ort." in texts((tmp_path / "p" / "report.pdf").read_bytes())


def test_a_practice_event_is_marked_everywhere_and_never_submitted(tmp_path: Path) -> None:
    """VT.11."""
    event = finished(hall(tmp_path / "e.fovevent", 8, practice=True))
    with pytest.raises(DeskRefusal) as refused:
        event.put(c.SubmitResults(), confirm=SURE)
    assert [problem.code for problem in refused.value.problems] == ["E_PRACTICE"]
    folder = write_package(event, tmp_path / "p", language="de").folder
    assert results(folder)["practice"] is True
    assert json.loads((folder / "manifest.json").read_text("utf-8"))["practice"] is True
    for name in ("ranking.csv", "registrations.csv", "games.csv"):
        assert all(row["event"].startswith("ÜBUNG: ") for row in rows(folder, name)), name
    for page in PdfReader(folder / "report.pdf").pages:
        assert "ÜBUNG" in page.extract_text()
    mail = (folder / "mail.txt").read_text("utf-8")
    assert mail.startswith("ÜBUNG: nicht senden")
    assert "93madegames" not in mail


def test_the_erased_appear_under_a_pseudonym(tmp_path: Path) -> None:
    event = finished(hall(tmp_path / "e.fovevent", 8))
    event.erase("p4")
    folder = write_package(event, tmp_path / "p").folder
    for path in folder.iterdir():
        assert LONG.encode() not in path.read_bytes()
    line = next(line for line in results(folder)["registrations"] if line["person"] == "p4")
    assert (line["name"], line["erased"], line["contact"]) == ("anonymous p4", True, "")
    text = texts((folder / "report.pdf").read_bytes())
    assert "anonymous p4" in text
    assert LONG not in text


def test_official_points_stand_beside_the_estimate(tmp_path: Path) -> None:
    """VT.11."""
    event = finished(hall(tmp_path / "e.fovevent", 8))
    event.put(c.SubmitResults(), confirm=SURE)
    event.put(c.RecordRatification(True, "2026-06-01", {"p1": 40}), confirm=SURE)
    made = write_package(event, tmp_path / "p")
    assert made.results.sanction == "ratified"
    line = next(row for row in rows(made.folder, "ranking.csv") if row["id"] == "p1")
    assert line["official_points"] == "40"
    assert float(line["desk_estimate"]) > 0


def test_nothing_is_written_over_and_nothing_half(
    made: tuple[Event, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    event, _ = made
    (tmp_path / "p").mkdir()
    (tmp_path / "p" / "mine.txt").write_text("mine")
    with pytest.raises(CannotWrite, match="exists already"):
        write_package(event, tmp_path / "p")
    assert [path.name for path in (tmp_path / "p").iterdir()] == ["mine.txt"]

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(CannotWrite, match="No space left"):
        write_package(event, tmp_path / "q")
    assert [path.name for path in tmp_path.iterdir()] == ["p"]


def test_an_untouched_package_is_sound(made: tuple[Event, Path], package: Path) -> None:
    event, _ = made
    assert verify_package(package) == []
    noted = event.desk.acts[-1].command
    assert isinstance(noted, c.RecordPackage)
    assert verify_package(package, Head(noted.length, noted.head)) == []
    assert verify_package(package, Head(noted.length, noted.head[:12])) == []
    assert [finding.why for finding in verify_package(package, event.desk.head)] == ["other_head"]


@pytest.mark.parametrize("name", sorted(FILES - {"manifest.json"}))
def test_a_changed_or_missing_file_is_found(package: Path, name: str) -> None:
    data = (package / name).read_bytes()
    (package / name).write_bytes(data[:50] + bytes([data[50] ^ 1]) + data[51:])
    assert [(finding.file, finding.why) for finding in verify_package(package)] == [(name, "changed")]
    (package / name).unlink()
    (finding,) = verify_package(package)
    assert (finding.file, finding.why) == (name, "missing")
    assert name in finding.say("en")
    assert "fehlt" in finding.say("de")


def test_an_added_file_is_found(package: Path) -> None:
    (package / "extra.csv").write_text("rank")
    assert [(finding.file, finding.why) for finding in verify_package(package)] == [("extra.csv", "added")]


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"schema": "vp-results-manifest/1", "log": 3, "files": []}'])
def test_a_manifest_that_is_none_is_said_so(package: Path, text: str) -> None:
    (package / "manifest.json").write_text(text)
    assert [(finding.file, finding.why) for finding in verify_package(package)] == [("manifest.json", "unreadable")]


def reseal(package: Path, **log: object) -> None:
    """Write a manifest that fits the files, as somebody would who wants to hide something."""
    manifest = json.loads((package / "manifest.json").read_text("utf-8"))
    manifest["log"].update(log)
    for name in manifest["files"]:
        manifest["files"][name]["sha256"] = hashlib.sha256((package / name).read_bytes()).hexdigest()
    (package / "manifest.json").write_text(json.dumps(manifest), "utf-8")


def test_a_cut_log_is_found_under_a_new_manifest(package: Path) -> None:
    lines = (package / "events.jsonl").read_text("utf-8").splitlines(keepends=True)
    (package / "events.jsonl").write_text("".join(lines[:-2]), "utf-8")
    reseal(package)
    (finding,) = verify_package(package)
    assert (finding.file, finding.why) == ("events.jsonl", "damaged")
    assert "cut" in str(finding)
    last = json.loads(lines[-3])
    reseal(package, length=last["n"], head=last["hash"])
    assert [finding.why for finding in verify_package(package)] == ["other_log"]


def test_a_changed_entry_is_found_under_a_new_manifest(package: Path) -> None:
    lines = (package / "events.jsonl").read_text("utf-8").splitlines(keepends=True)
    entry = json.loads(lines[20])
    entry["by"] = "p1"
    (package / "events.jsonl").write_text("".join([*lines[:20], json.dumps(entry) + "\n", *lines[21:]]), "utf-8")
    reseal(package)
    assert [finding.why for finding in verify_package(package)] == ["damaged"]
    assert "21" in str(verify_package(package)[0])


def test_a_package_made_anew_from_nothing_does_not_fit_the_paper(made: tuple[Event, Path], package: Path) -> None:
    event, _ = made
    forged = chain([Draft("2026-05-03T10:00:00Z", "organiser", "CreateEvent", {})])
    lines = [json.dumps({name: getattr(forged[0], name) for name in Entry.__slots__}) + "\n"]
    (package / "events.jsonl").write_text("".join(lines), "utf-8")
    found = results(package)
    found["log"] = {"length": 1, "head": forged[0].hash}
    (package / "results.json").write_text(json.dumps(found), "utf-8")
    reseal(package, **found["log"])
    assert verify_package(package) == []
    assert [finding.why for finding in verify_package(package, event.desk.head)] == ["other_head"]


def test_the_schema_refuses_what_does_not_fit(made: tuple[Event, Path]) -> None:
    found = results(made[1])
    validator = Draft202012Validator(results_schema())
    Draft202012Validator.check_schema(results_schema())
    for key, value in (("tier", "galaxy"), ("players", "9"), ("log", {"length": 1}), ("more", 1)):
        assert not validator.is_valid({**found, key: value}), key
    for key in found:
        assert not validator.is_valid({k: v for k, v in found.items() if k != key}), key


def test_a_document_that_does_not_fit_is_not_let_out(
    made: tuple[Event, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    event, _ = made
    wrong = replace(packages.results_of(event), tier="galaxy")  # type: ignore[arg-type]
    monkeypatch.setattr(packages, "results_of", lambda event, language: wrong)
    with pytest.raises(packages.BadPackage, match="at tier"):
        write_package(event, tmp_path / "p")
    assert not (tmp_path / "p").exists()


@pytest.mark.parametrize("count", [128, 512])
def test_big_packages_are_built_quickly(tmp_path: Path, count: int) -> None:
    event = finished(hall(tmp_path / "e.fovevent", count))
    start = time.perf_counter()
    made = write_package(event, tmp_path / "p")
    built = time.perf_counter() - start
    start = time.perf_counter()
    assert verify_package(made.folder) == []
    print(f"\n{count} players: package {built:.2f} s, check {time.perf_counter() - start:.2f} s")
    assert built < 30


def test_without_jsonschema_it_is_built_and_says_so(
    made: tuple[Event, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    event, _ = made
    assert write_package(event, tmp_path / "p").validated
    monkeypatch.setitem(sys.modules, "jsonschema", None)
    assert not write_package(event, tmp_path / "q").validated
