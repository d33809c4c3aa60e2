"""The page's sources and what is built from them: strict, without addresses, and the same bytes every time."""

from __future__ import annotations

import gzip
import json
import os
import re
import shutil
import subprocess
import sys
import urllib.request
import zipfile
from importlib.util import find_spec
from pathlib import Path

import pytest

from .conftest import missing
from .recorded import write

STATIC = "src/fieldofview/server/static"


@pytest.fixture
def web(repository: Path) -> Path:
    """The folder of the page, where Node and its packages are there."""
    if not (repository / "web/node_modules").is_dir() or node(["--version"], repository).returncode:
        missing("These tests of the page need Node and its packages: `make web` fetches both.")
    return repository / "web"


def node(arguments: list[str], folder: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run the Node of the Python package, else one that is installed."""
    beside = Path(sys.executable).parent / "node"
    command = str(beside) if beside.exists() else (shutil.which("node") or "false")
    environment = {**os.environ, **variables, "NO_COLOR": "1"}
    return subprocess.run(
        [command, *arguments], cwd=folder, env=environment, capture_output=True, text=True, timeout=240
    )


def test_both_folds_agree_on_recorded_games(web: Path, tmp_path: Path) -> None:
    write(tmp_path / "recorded.json")
    found = node(["node_modules/vitest/vitest.mjs", "run"], web, FOV_RECORDED=str(tmp_path / "recorded.json"))
    assert found.returncode == 0, found.stdout + found.stderr
    assert "skipped" not in found.stdout


def test_types_are_those_of_the_schema(web: Path) -> None:
    found = node(["scripts/types.mjs", "--check"], web)
    assert found.returncode == 0, found.stderr


def test_levels_of_bots_are_those_of_the_server(repository: Path) -> None:
    checked = subprocess.run([sys.executable, repository / "web/scripts/levels.py", "--check"], check=False)
    assert checked.returncode == 0, "run `python web/scripts/levels.py`"


def test_the_page_is_well_typed(web: Path) -> None:
    found = node(["node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings"], web)
    assert found.returncode == 0, found.stdout


def test_a_build_gives_the_committed_files(web: Path, repository: Path, tmp_path: Path) -> None:
    found = node(["node_modules/vite/bin/vite.js", "build", "--outDir", str(tmp_path / "static")], web)
    assert found.returncode == 0, found.stderr
    assert _bytes(tmp_path / "static") == _bytes(repository / STATIC), "the committed page is old: run `make web`"


def _bytes(folder: Path) -> dict[str, bytes]:
    files = (path for path in folder.rglob("*") if path.is_file() and path.suffix != ".py")
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def test_the_lock_file_names_no_registry(repository: Path) -> None:
    lock = json.loads((repository / "web/package-lock.json").read_text(encoding="utf-8"))
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []
    assert lock["packages"]["node_modules/rolldown"]["version"] == "1.2.15"


def test_the_built_page_obeys_a_strict_policy(repository: Path) -> None:
    page = (repository / STATIC / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]*\ssrc=)[^>]*>", page)
    assert not re.search(r"<style|\sstyle=|\son\w+=", page)
    assert re.findall(r'(?:src|href)="(?!/)', page) == []
    for path in (repository / STATIC).rglob("*"):
        assert path.suffix != ".map"
        if path.suffix in (".js", ".css"):
            text = path.read_text(encoding="utf-8")
            assert "sourceMappingURL" not in text
            assert "url(data:" not in text
            assert not re.search(r"crypto\.(subtle|randomUUID)|navigator\.(clipboard|serviceWorker)", text)
            assert str(repository) not in text
            hosts = set(re.findall(r"https?://([\w.-]+)", text))
            assert hosts <= {"www.w3.org", "svelte.dev", "github.com"}  # names of SVG and HTML, and texts of errors


def test_what_the_first_page_loads_is_light(repository: Path) -> None:
    page = (repository / STATIC / "index.html").read_text(encoding="utf-8")
    first = [repository / STATIC / name for name in re.findall(r'(?:src|href)="/(assets/[^"]+\.js)"', page)]
    assert first
    assert sum(len(gzip.compress(path.read_bytes())) for path in first) < 120_000


def test_the_page_goes_over_the_line_squeezed(gallery: str, repository: Path) -> None:
    for name in ("", *re.findall(r'="/(assets/[^"]+)"', (repository / STATIC / "index.html").read_text("utf-8"))):
        asked = urllib.request.Request(f"{gallery}/{name}", headers={"Accept-Encoding": "gzip, br"})
        with urllib.request.urlopen(asked) as small, urllib.request.urlopen(f"{gallery}/{name}") as whole:
            assert small.headers["Content-Encoding"] == "gzip"
            assert small.headers["Vary"] == "Accept-Encoding"
            assert small.headers["Cache-Control"] == whole.headers["Cache-Control"]
            assert gzip.decompress(small.read()) == whole.read()


def test_fonts_come_with_their_licences(repository: Path) -> None:
    text = (repository / STATIC / "licences.txt").read_text(encoding="utf-8")
    assert text.count("SIL OPEN FONT LICENSE") >= 2
    assert {"fredoka", "atkinson", "svelte", "partysocket"} <= set(
        re.findall("fredoka|atkinson|svelte|partysocket", text)
    )


def test_the_wheel_has_the_page(repository: Path, tmp_path: Path) -> None:
    if find_spec("hatchling") is None:
        missing("To look into the wheel hatchling is needed: pip install -e '.[dev]'.")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    built = subprocess.run(command, cwd=repository, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        names = wheel.namelist()
    assert "fieldofview/server/static/index.html" in names
    assert any(name.endswith(".woff2") for name in names)
