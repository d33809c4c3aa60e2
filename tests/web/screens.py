"""Every state of the gallery, and on which screens and in which languages it is looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from server.running import Server

from .looks import Look, differs, stand_still, taken
from .players import Person

TABLE = (
    "own-turn", "staged", "window", "window-other", "sealed", "asked", "hint", "hint-window", "choices", "choices-many",
    "two", "twelve", "crowded", "open-eyes", "watching", "watching-two", "watching-full", "watching-twelve", "over",
    "away", "reconnecting", "lost", "paused", "void", "looking-back",
)  # fmt: skip
FEW_AND_MANY = ("two-staged", "two-window", "two-crowded", "twelve-own-turn", "twelve-staged")
OPEN = ("card", "card-why", "menu", "settings", "deck", "draw", "discard", "now", "keys")
SAID = ("log", "chat")  # on phones in the menu
ASKED = ("judge", "people")  # and what they say has come
AROUND = (
    "end", "end-rematch", "end-void", "end-lesson", "end-full", "replay", "replay-full", "replay-missing", "lobby",
    "lobby-empty", "lobby-loading", "lobby-lost", "welcome", "new-table", "gathering", "lesson", "lesson-answer",
    "learn", "learn-cards", "learn-rulings",
)  # fmt: skip
PEOPLE = (
    "account", "account-code", "account-guest", "account-stranger", "account-lost", "account-loading", "person",
    "person-new", "person-none", "leaderboard", "leaderboard-empty", "reports", "reports-none", "reports-closed",
)  # fmt: skip
SHOP = ("workshop", "workshop-wrong", "workshop-file", "workshop-begin", "workshop-empty")
# Moving, or everything at once: `film` is for benches/page.py, and every card has tests of its own.
LEFT_OUT = ("film", "cards")


@dataclass(frozen=True)
class Part:
    """What belongs together: its states, what stands on the page when they do, and how long they take to settle."""

    states: tuple[str, ...]
    there: str
    settles: int


PARTS = (
    Part(TABLE, "main.table", 200),
    Part(FEW_AND_MANY, "main.table", 200),
    Part(OPEN, "dialog[open]", 300),
    Part(SAID, "dialog[open], main.table.wide", 400),
    Part(("sheet",), "dialog[open] .seat", 100),
    Part(ASKED, "dialog[open] .hands, dialog[open] form:has(select)", 100),
    Part(("loading",), "main.loading", 300),
    Part(("cancelled",), ".ghost.struck", 400),
    Part(("recap",), ".recap", 100),
    Part(("refused",), ".refused", 100),
    Part(AROUND, "h1, h2, dialog[open]", 400),
    Part(PEOPLE, "main.people", 50),
    Part(SHOP, ".shop main .panel", 100),
)
PART = {state: part for part in PARTS for state in part.states}
SOME = ("staged", "window", "twelve", "lost")
SEATS = ("two", "window", "twelve")  # two, six and twelve of them
MORE = ("loading", "recap", "refused", *OPEN, *SAID, *ASKED)
ELSEWHERE = ("end", "replay", "lobby", "new-table", "gathering", "learn", "account", "leaderboard", "reports")


@dataclass(frozen=True)
class Screen:
    name: str
    size: tuple[int, int]
    lang: str
    states: tuple[str, ...]
    is_pictured: bool = True  # else it only keeps nobody out, and does not scroll sideways

    def looks(self) -> list[Look]:
        return [Look(state, self.size, self.lang) for state in self.states]


SCREENS = (
    Screen("desktop", (1440, 900), "en-GB", TABLE),
    Screen("desktop, more", (1440, 900), "en-GB", ("cancelled", *MORE, *FEW_AND_MANY)),
    Screen("upright", (390, 844), "de-DE", TABLE),
    Screen("upright, more", (390, 844), "de-DE", ("sheet", *MORE, *FEW_AND_MANY)),
    # A blow is as large as the card was, and on a phone that hangs on when the answers beside it went.
    Screen("upright, struck", (390, 844), "de-DE", ("cancelled",), is_pictured=False),
    Screen("flat", (844, 390), "en-GB", (*SOME, "watching", "loading", "sheet")),
    Screen("tablet", (768, 1024), "de-DE", (*SOME, "two")),
    Screen("large", (2560, 1440), "de-DE", SEATS),
    Screen("wide", (1920, 1080), "en-GB", SEATS),
    Screen("narrow", (1280, 720), "de-DE", SEATS),
    Screen("small", (360, 640), "en-GB", SEATS),
    Screen("small and flat", (640, 360), "de-DE", SEATS),
    Screen("small, more", (360, 640), "en-GB", ("card-why", "settings", *ASKED), is_pictured=False),
    Screen("around, desktop", (1280, 720), "en-GB", AROUND),
    Screen("around, small", (360, 640), "de-DE", AROUND),
    Screen("around, flat", (640, 360), "de-DE", ELSEWHERE, is_pictured=False),
    Screen("around, tablet", (768, 1024), "en-GB", ELSEWHERE, is_pictured=False),
    Screen("around, wide", (1920, 1080), "de-DE", ELSEWHERE, is_pictured=False),
    Screen("around, large", (2560, 1440), "en-GB", ELSEWHERE, is_pictured=False),
    Screen("around, flat, pictures", (640, 360), "en-GB", ("end", "replay", "lobby")),
    Screen("around, large, pictures", (2560, 1440), "de-DE", ("end",)),
    Screen("people, small", (360, 640), "de-DE", PEOPLE),
    Screen("people, desktop", (1280, 720), "en-GB", ("account", "person", "leaderboard", "reports")),
    Screen("workshop, desktop", (1280, 860), "en-GB", SHOP),
    Screen("workshop, small", (360, 640), "de-DE", SHOP),
    Screen("workshop, flat", (640, 360), "en-GB", SHOP),
)
PICTURED = tuple(screen for screen in SCREENS if screen.is_pictured)


def opened(browser: Any, address: str, screen: Screen) -> Iterator[tuple[Person, Look]]:
    """One state after the other, when everything has come; the page is closed, however it ends."""
    person = Person(browser, address, "-", screen.size, screen.lang)
    try:
        stand_still(person.page)
        for look in screen.looks():
            part = PART[look.state]
            person.page.goto(f"{address}/gallery?state={look.state}")
            person.page.wait_for_selector(part.there, state="attached")
            person.page.wait_for_timeout(part.settles)
            yield person, look
    finally:
        person.close()


def look_at_all(tell: Callable[[Look, int, int], None]) -> tuple[list[Look], list[Look]]:
    """Every look there is, and those that are not what was reviewed."""
    from playwright.sync_api import sync_playwright

    from .conftest import chromium

    every, others = [look for screen in PICTURED for look in screen.looks()], []
    with TemporaryDirectory() as folder, Server(Path(folder)) as server, sync_playwright() as playwright:
        browser = chromium(playwright)
        number = 0
        for screen in PICTURED:
            for person, look in opened(browser, server.address, screen):
                number += 1
                tell(look, number, len(every))
                if differs(look, taken(person.page)):
                    others.append(look)
        browser.close()
    return every, others


def named(looks: Sequence[Look]) -> str:
    return ", ".join(look.name for look in looks)
