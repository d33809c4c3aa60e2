"""Every state of the gallery keeps nobody out, does not scroll sideways, and looks as a person found it good."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageDraw

from . import looks
from .axe import faults_of
from .looks import COMPARES, REVIEWED, TOLD, Look, differs, taken
from .screens import LEFT_OUT, PARTS, PICTURED, SCREENS, Screen, named, opened


@pytest.mark.parametrize("screen", SCREENS, ids=[screen.name for screen in SCREENS])
def test_every_state_keeps_nobody_out_and_looks_as_reviewed(browser: Any, gallery: str, screen: Screen) -> None:
    others, faults = [], []
    with closing(opened(browser, gallery, screen)) as looked_at:
        for person, look in looked_at:
            if COMPARES and screen.is_pictured and differs(look, taken(person.page)):
                others.append(look)
            found = [*faults_of(person.page), *person.faults]
            if not person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"):
                found.append("scrolls sideways")
            faults += [f"{look.name}: {fault}" for fault in found]
            person.faults.clear()
    told = [TOLD.format(count=len(others), names=named(others))] if others else []
    assert [*faults, *told] == []


def test_every_state_is_looked_at(browser: Any, gallery: str) -> None:
    with closing(browser.new_page()) as page:
        page.goto(f"{gallery}/gallery")
        page.wait_for_selector("main a[href*='state=']")
        links = page.locator("main a[href*='state=']").evaluate_all(
            "(all) => all.map((it) => it.href.split('state=')[1])"
        )
    assert sorted(links) == sorted([*LEFT_OUT, *(state for part in PARTS for state in part.states)])
    assert {state for part in PARTS for state in part.states} == {s for screen in SCREENS for s in screen.states}


def test_every_reviewed_picture_is_of_a_state() -> None:
    assert {path.name for path in REVIEWED.glob("*.webp")} == {
        look.reviewed.name for screen in PICTURED for look in screen.looks()
    }


@pytest.mark.skipif(not COMPARES, reason="Pictures of the page are compared on Linux, where they were taken.")
@pytest.mark.parametrize(
    "spoilt",
    [
        "document.querySelector('[data-act=safe]').remove()",
        "document.querySelector('.focus .left').style.visibility = 'hidden'",
        "document.querySelector('.at-hand').style.translate = '0 12px'",
        "document.querySelector('.at-field .slot').remove()",
    ],
)
def test_a_page_that_was_spoilt_looks_otherwise(
    browser: Any, gallery: str, spoilt: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(looks, "FOUND", tmp_path)
    with closing(opened(browser, gallery, Screen("one", (1440, 900), "en-GB", ("window",)))) as looked_at:
        for person, look in looked_at:
            assert not differs(look, taken(person.page))
            person.page.evaluate(spoilt)
            assert differs(look, taken(person.page))


@pytest.fixture
def page_of_mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Image.Image:
    """A page with one box on it, reviewed."""
    monkeypatch.setattr(looks, "REVIEWED", tmp_path / "reviewed")
    monkeypatch.setattr(looks, "FOUND", tmp_path / "found")
    page = Image.new("RGB", (1280, 720), "#18224e")
    ImageDraw.Draw(page).rectangle((600, 300, 720, 420), fill="#fbf7ea")
    mine = Look("mine", page.size, "en")
    assert differs(mine, page), "nobody has seen it yet"
    looks.keep(mine)
    assert not differs(mine, page)
    return page


@pytest.mark.parametrize("what", ["moved", "gone", "another colour", "another size"])
def test_what_looks_otherwise_is_found(page_of_mine: Image.Image, what: str) -> None:
    found = page_of_mine.copy()
    draw = ImageDraw.Draw(found)
    if what == "moved":
        draw.rectangle((600, 300, 720, 420), fill="#18224e")
        draw.rectangle((608, 308, 728, 428), fill="#fbf7ea")
    elif what == "gone":
        draw.rectangle((600, 300, 720, 420), fill="#18224e")
    elif what == "another colour":
        draw.rectangle((620, 320, 660, 360), fill="#e69f00")
    else:
        found = found.resize((1280, 760))
    mine = Look("mine", (1280, 720), "en")
    assert differs(mine, found)
    assert mine.found.exists()


def test_edges_of_letters_are_no_other_look(page_of_mine: Image.Image) -> None:
    found = page_of_mine.copy()
    draw = ImageDraw.Draw(found)
    draw.rectangle((600, 300, 720, 420), outline="#8a8c9c")
    draw.line((100, 100, 160, 100), fill="#303a66")
    assert not differs(Look("mine", (1280, 720), "en"), found)
