"""What the tests of the page need: Debian's Chromium, and a real server."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.running import Server

from .players import Person

SPEED = "10"  # tables run so many times faster; people at them are given all the time they could need


def missing(sentence: str) -> None:
    """Where something is not installed the test says so; on the build machine it must be there."""
    if os.environ.get("CI"):
        pytest.fail(sentence)
    pytest.skip(sentence)


def chromium_path() -> str | None:
    return os.environ.get("FOV_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")


def chromium(playwright: Any) -> Any:
    """The browser of every test and every picture."""
    return playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])


@pytest.fixture(scope="package")  # while it is open its event loop runs in this thread, and no other test's can
def browser() -> Iterator[Any]:
    if chromium_path() is None:
        missing("Tests of the page need Chromium: on Debian `apt install chromium`, or name it in FOV_CHROMIUM.")
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        missing("Tests of the page need playwright: pip install -e '.[dev]'.")
    with sync_playwright() as playwright:
        started = chromium(playwright)
        yield started
        started.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "data", FOV_SPEED=SPEED) as started:
        yield started


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of which only the page is asked for."""
    with Server(tmp_path_factory.mktemp("gallery")) as started:
        yield started.address


@pytest.fixture
def person(browser: Any, gallery: str) -> Iterator[Person]:
    """Somebody who looks at the gallery; whatever goes wrong on the page fails the test."""
    made = Person(browser, gallery, "-")
    try:
        yield made
        assert made.faults == []
    finally:
        made.close()
