"""What axe finds on a page, in short."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .players import Person


def faults_of(page: Any) -> list[str]:
    from axe_playwright_python.sync_playwright import Axe

    found = Axe().run(page).response["violations"]
    return [f"{fault['id']}: {node['target']} {node['html'][:160]}" for fault in found for node in fault["nodes"]]


def look_through(person: Person, states: Iterable[str], there: str, milliseconds: int = 0) -> None:
    """Every one of these states of the gallery keeps nobody out, and does not scroll sideways; the page is closed."""
    page = person.page
    for state in states:
        page.goto(f"{person.address}/gallery?state={state}")
        page.wait_for_selector(there, state="attached")
        page.wait_for_timeout(milliseconds)
        assert faults_of(page) == [], state
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{state} scrolls sideways"
        assert person.faults == [], state
    person.close()
