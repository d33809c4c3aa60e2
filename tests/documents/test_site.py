"""The site: every page is in its list, the home page leads to the start and to every kind of reader's page."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SETTINGS = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
HOME = (ROOT / "docs" / "index.md").read_text(encoding="utf-8")

READERS = {
    "a player": "for-players.md",
    "a judge": "for-judges.md",
    "an organiser": "for-organisers.md",
    "the owner of a set": "for-owners.md",
    "a designer": "for-designers.md",
    "a bot writer": "how-to-bot.md",
    "a researcher": "for-researchers.md",
}


def test_every_page_is_listed_once() -> None:
    listed = re.findall(r": ([\w.-]+\.md)$", SETTINGS, re.M)
    assert sorted(listed) == sorted(path.name for path in (ROOT / "docs").glob("*.md"))


def test_home_leads_to_the_start_and_to_every_reader() -> None:
    assert "](start.md)" in HOME
    for reader, page in READERS.items():
        assert re.search(rf"^\| {reader} \| \[[^]]+\]\({page}\)", HOME, re.M), reader


def test_cells_wrap() -> None:
    style = (ROOT / "docs" / re.findall(r"extra_css:\n  - (\S+)", SETTINGS)[0]).read_text(encoding="utf-8")
    assert re.search(r"table td,[^{]*\{[^}]*white-space: normal", style)


@pytest.mark.skipif(find_spec("mkdocs") is None, reason="mkdocs is not installed: make docs installs it")
def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path / "site")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
