"""People at real pages: they press what can be pressed, by pointer or by keys, until the game is over."""

from __future__ import annotations

import random
import time
from typing import Any

# What one person does in one look at the page. Everything is pressed as a person would: it must be in sight, and
# nothing may lie over it. Answers what was done.
ACT = """
([chance, second]) => {
  const end = document.querySelector('dialog[open] [data-act=rematch]');
  if (end) return 'over';
  const recap = document.querySelector('[data-act=recap]');
  if (recap) { recap.click(); return 'read what happened'; }
  const sheet = document.querySelector('dialog.sheet[open]');
  const root = sheet ?? document.querySelector('main');
  if (!root) return 'waits';
  if (root.querySelector('[data-act=unseal], [data-act=safe][aria-pressed=true]')) return 'sealed';
  const pressable = (it) => !it.disabled && it.checkVisibility();
  const there = (selector) => [...root.querySelectorAll(selector)].filter(pressable);
  let found = there('[data-act=play]');
  if (!found.length) found = there('[data-legal]');
  if (!found.length && !sheet) found = there('.seat.legal .cover');
  const safe = there('[data-act=safe]');
  if (safe.length && (!found.length || second < 0.15)) found = safe;
  if (!found.length) {
    if (sheet) { sheet.close(); return 'closed the sheet'; }
    return 'waits';
  }
  const it = found[Math.floor(chance * found.length)];
  it.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = it.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const shown = (element) => element?.outerHTML.slice(0, 160);
  if (!top || !(it.contains(top) || top.contains(it))) return `hidden: ${shown(it)} by ${shown(top)}`;
  if (box.width < 24 || box.height < 24) return `tiny: ${shown(it)}`;
  it.click();
  return 'pressed';
}
"""


def is_touched(size: tuple[int, int]) -> bool:
    """Phones and tablets are touched by fingers, which hit less than a mouse does."""
    return max(size) <= 1024


class Person:
    """One browser page, with what went wrong in it."""

    def __init__(
        self, browser: Any, address: str, name: str, size: tuple[int, int] = (1440, 900), lang: str = "en-GB"
    ) -> None:
        viewport = {"width": size[0], "height": size[1]}
        how = {"reduced_motion": "reduce", "has_touch": is_touched(size)}
        self.context = browser.new_context(viewport=viewport, locale=lang, **how)
        self.page = self.context.new_page()
        self.browser, self.name, self.address = browser, name, address
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._console)
        self.pressed = 0

    def _console(self, message: Any) -> None:
        lost = ("Failed to load resource", "WebSocket connection", "AudioContext")  # a server that is away
        if (
            message.type in ("error", "warning")
            and not message.text.startswith(lost)
            and "AudioContext" not in message.text
        ):
            self.faults.append(message.text)

    def come_in(self, path: str = "/") -> Person:
        """Open a page as a stranger, and take a nickname."""
        self.page.goto(self.address + path)
        self.page.fill("input[name=nickname]", self.name)
        self.page.click("form button.main")
        return self

    def act(self, dice: random.Random, *, eager: bool = False) -> str:
        """One look at the page; who is eager never lets happen what can be answered."""
        done: str = self.page.evaluate(ACT, [dice.random(), 1.0 if eager else dice.random()])
        if done.startswith(("hidden", "tiny")):
            self.faults.append(done)
        self.pressed += done == "pressed"
        return done

    def quick_game(self, seats: int) -> None:
        self.page.click(f"text='{seats}'")
        self.page.click("[data-act=quick]")
        self.page.wait_for_selector("main.table")

    def close(self) -> None:
        self.context.close()


SIZES = ((1440, 900), (390, 844), (844, 390), (1024, 768), (390, 844), (1440, 900))


def sit_down(host: Person, table: str, count: int, langs: tuple[str, ...] = ("en-GB",) * 6) -> list[Person]:
    """Others come to the host's table, at pages of every size, and the game begins; all of them."""
    people = [host]
    for number in range(1, count):
        person = Person(host.browser, host.address, f"Person {number + 1}", SIZES[number], langs[number])
        person.come_in(f"/t/{table}")
        person.page.click(f".seat:nth-child({number + 1}) button")
        person.page.click("[data-act=ready]")
        people.append(person)
    begin(host, people)
    return people


def begin(host: Person, people: list[Person]) -> None:
    """The game begins, once the host's page says that all seats are taken and all who sit there are ready."""
    wait_until(host.page, "document.querySelector('li.seat') && !document.querySelector('li.seat:not([data-ready])')")
    host.page.click("[data-act=start]")
    for person in people:
        person.page.wait_for_selector("main.table")


def wait_until(page: Any, expression: str, seconds: float = 15) -> None:
    """Until something is true of the page; its own policy forbids the browser to wait for us."""
    until = time.monotonic() + seconds
    while not page.evaluate(expression):
        assert time.monotonic() < until, f"never true: {expression}"
        page.wait_for_timeout(50)


def play_to_the_end(
    people: list[Person], seed: int, seconds: float = 300, at_step: Any = None, *, eager: bool = False
) -> None:
    """Everybody acts in turn until all see the end."""
    dice, until, step = random.Random(seed), time.monotonic() + seconds, 0
    while True:
        done = [person.act(dice, eager=eager) for person in people]
        if all(it == "over" for it in done):
            assert at_step is None, "what was to happen in the game never did"
            return
        for person in people:
            assert not person.faults, (person.name, person.faults[:3])
        assert time.monotonic() < until, f"not over after {seconds} s: {done}"
        if at_step is not None and at_step(step):
            at_step = None
        step += 1
        people[0].page.wait_for_timeout(30)
