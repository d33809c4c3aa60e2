"""The documents say what holds: their programs run, their scenarios pass, their links lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fieldofview.game.scenario import read_text
from fieldofview.game.script import run_scenario
from fieldofview.rulings import RULINGS

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("benches/*.md")])

FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.M | re.S)
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
RULING = re.compile(r"\b(?:VT|RR|E17|E21|VN|D)\.(?:card\.|faq\.|kw\.|turn\.)?[a-z0-9-]+(?:\.[a-z0-9]+)*(?<!\.)")


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def blocks(language: str, holding: str = "") -> list[object]:
    """The fenced blocks of one language that hold a text, each with its document."""
    return [
        pytest.param(path, found[2], id=f"{name(path)}-{number}")
        for path in DOCUMENTS
        for number, found in enumerate(FENCE.finditer(path.read_text(encoding="utf-8")), 1)
        if found[1] == language and holding in found[2]
    ]


def prose(path: Path) -> str:
    return FENCE.sub("", path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(("path", "program"), blocks("python"))
def test_programs_run(path: Path, program: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(program, name(path), "exec"), {"__name__": "__main__"})
    capsys.readouterr()


@pytest.mark.parametrize(("path", "text"), blocks("toml", "[[scenario]]"))
def test_scenarios_hold(path: Path, text: str) -> None:
    for scenario in read_text(text, name(path)):
        result = run_scenario(scenario)
        assert result.passed, result.failures
        assert result.game is not None
        assert result.game.events


def anchors(path: Path) -> set[str]:
    """The places in a document that links may name."""
    found = re.findall(r"^#+ (.*)$", prose(path), re.M)
    return {re.sub(r"[^\w\- ]", "", title.lower()).strip().replace(" ", "-") for title in found}


@pytest.mark.parametrize("path", DOCUMENTS, ids=name)
def test_links_lead_somewhere(path: Path) -> None:
    for link in LINK.findall(prose(path)):
        if link.startswith(("http://", "https://")):
            continue
        target, _, anchor = link.partition("#")
        goal = (path.parent / target) if target else path
        assert goal.exists(), f"{name(path)} links to {link}, which is not there"
        if anchor:
            assert anchor in anchors(goal), f"{name(path)} links to {link}, but there is no such heading"


@pytest.mark.parametrize("path", DOCUMENTS, ids=name)
def test_named_files_exist(path: Path) -> None:
    """Paths of the checkout in code marks, such as `tests/rulings/`."""
    for named in re.findall(r"`((?:src|tests|docs|examples|benches)/[\w./-]*)`", prose(path)):
        assert (ROOT / named).exists(), f"{name(path)} names {named}, which is not there"


@pytest.mark.parametrize("path", DOCUMENTS, ids=name)
def test_cited_rulings_exist(path: Path) -> None:
    for id in RULING.findall(path.read_text(encoding="utf-8")):
        assert id in RULINGS or id == "D.n", f"{name(path)} cites {id}"


@pytest.mark.parametrize("path", DOCUMENTS, ids=name)
def test_rows_of_tables_stand_on_one_line(path: Path) -> None:
    """A row that goes on below is a broken table on the site."""
    assert [line for line in prose(path).splitlines() if line.startswith("|") and not line.endswith("|")] == []


def test_every_page_is_in_the_site_and_in_the_index() -> None:
    site = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    index = (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
    for path in sorted((ROOT / "docs").glob("*.md")):
        assert f": {path.name}\n" in site, path.name
        assert path.name == "index.md" or f"({path.name})" in index, path.name


def test_no_document_names_the_machine_it_was_written_on() -> None:
    for path in [*DOCUMENTS, *ROOT.glob("docs/pictures/*.svg")]:
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"/(?:home|tmp|work|root)/", text), name(path)
