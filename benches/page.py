"""How the page feels on a slow machine: its weight, its first paint, and its frames while cards travel.

    python benches/page.py [SIZE ...]       # such as 390x844; a small desktop and a small phone if left out

The processor is slowed four times and the line to 1.6 Mbit/s with 150 ms, by Chromium itself. Frames are those of the
film in the gallery, and nothing is added to the page that would ask for frames itself.

*Shown* are the pictures that the browser drew while a card was on its way, from the moment at which it began to move.
Before and after it one plain card flies over an empty page, which is as well as this machine and its browser can do
just then: where that is late, so are others. *Of the page* is what the page itself does for each of its frames on the
processor, counted on one that is not slowed and told four times: others on the machine change that little.
"""

from __future__ import annotations

import gzip
import os
import re
import sys
import tempfile
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from server.running import Server  # noqa: E402

SIZES = ("1280x720", "360x640")
SLOWER = 4
LINE = {"latency": 150, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8, "offline": False}
PAINTS = 5
FILM_SECONDS, BARE_SECONDS = 12, 4
LATE = 32  # milliseconds
# Marks in the trace: when a card began to move by the browser's own clock and for how long, and what is lifted.
MARKS = """() => {
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    const moving = animate.call(this, frames, how);
    const mark = () => performance.mark(`card flies ${how.duration}`, { startTime: moving.startTime });
    if (this.classList.contains('ghost')) moving.ready.then(mark, () => undefined);
    return moving;
  };
  const above = document.querySelector('.flights');
  const look = () => performance.mark(above.childElementCount ? 'card lifted' : 'card landed');
  if (above) new MutationObserver(look).observe(above, { childList: true });
}"""
# What the machine and its browser can do at all: a plain card flies over an empty page, as often as in a quick game.
BARE = """() => {
  const look = 'position: absolute; width: 96px; height: 128px; background: #fff';
  document.body.innerHTML = `<div class="ghost" style="${look}"></div>`;
  const way = [{ transform: 'none' }, { transform: `translate(${innerWidth - 100}px, ${innerHeight - 140}px)` }];
  setInterval(() => document.querySelector('.ghost').animate(way, { duration: 300 }), 400);
}"""
FIRST_PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"


def weight() -> int:
    """Bytes of script that the first page loads, as they go over the line."""
    static = ROOT / "src/fieldofview/server/static"
    page = (static / "index.html").read_text(encoding="utf-8")
    names = re.findall(r'(?:src|href)="/(assets/[^"]+\.js)"', page)
    return sum(len(gzip.compress((static / name).read_bytes())) for name in names)


def slow(page: Any) -> Any:
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return session


def first_paint(browser: Any, address: str, size: dict[str, int]) -> float:
    context = browser.new_context(viewport=size)
    page = context.new_page()
    line = slow(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", LINE)
    page.goto(address, wait_until="commit")
    found: float = page.wait_for_function(FIRST_PAINT).json_value()
    context.close()
    return found


def film(context: Any, address: str) -> Any:
    """The page, some moments into the film."""
    page = context.new_page()
    page.goto(f"{address}/gallery?state=film")
    page.wait_for_selector("main.table")
    page.evaluate(MARKS)
    page.wait_for_timeout(500)
    return page


def bare(context: Any) -> Any:
    page = context.new_page()
    page.evaluate(MARKS)
    page.evaluate(BARE)
    return page


@dataclass
class Trace:
    """What Chromium noted of itself, in milliseconds."""

    shown: list[float] = field(default_factory=list)  # when a picture was drawn
    flights: list[tuple[float, float]] = field(default_factory=list)  # from when to when a card was on its way
    above: list[tuple[float, float]] = field(default_factory=list)  # … or lifted
    work: list[tuple[float, float]] = field(default_factory=list)  # frames of the page: when, and how long it worked

    @classmethod
    def of(cls, browser: Any, page: Any, seconds: float) -> Trace:
        events: list[dict[str, Any]] = []
        done: list[object] = []
        tracing = browser.new_browser_cdp_session()
        tracing.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
        tracing.on("Tracing.tracingComplete", lambda data: done.append(data))
        config = {"includedCategories": ["toplevel", "viz", "benchmark", "blink.user_timing"]}
        tracing.send("Tracing.start", {"traceConfig": config, "transferMode": "ReportEvents"})
        page.wait_for_timeout(seconds * 1000)
        tracing.send("Tracing.end")
        while not done:
            page.wait_for_timeout(50)
        tracing.detach()
        events.sort(key=lambda event: float(event["ts"]))
        trace = cls([event["ts"] / 1000 for event in events if event["name"] == "Display::DrawAndSwap"])
        trace.read_marks([event for event in events if event["name"].startswith("card ")])
        trace.read_work(events)
        return trace

    def read_marks(self, marks: list[dict[str, Any]]) -> None:
        changes = [mark["ts"] / 1000 for mark in marks if not mark["name"].startswith("card flies")]
        for mark in marks:
            at, name = mark["ts"] / 1000, mark["name"]
            if name.startswith("card flies"):
                ends = min([at + float(name.split()[-1]), *(it for it in changes if it > at)])
                if not self.flights or at > self.flights[-1][0]:  # several cards of one movement are one
                    self.flights.append((at, ends))
            elif name == "card lifted":
                self.above.append((at, min((it for it in changes if it > at), default=at)))

    def read_work(self, events: list[dict[str, Any]]) -> None:
        """Tasks of the page's thread, summed up from one of its frames to the next."""
        page = next((event["pid"] for event in events if event["name"].startswith("card ")), None)
        begun = [event for event in events if event["name"] == "ProxyMain::BeginMainFrame" and event["pid"] == page]
        if not begun:
            return
        thread, frames = begun[0]["tid"], [event["ts"] for event in begun if event["ph"] == "X"]
        spent, free = 0.0, 0.0
        for task in events:
            if (task["pid"], task.get("tid")) != (page, thread) or not task["name"].endswith("RunTask"):
                continue
            if task["ts"] < free or "tdur" not in task:  # tasks may hold others
                continue
            free = task["ts"] + task["dur"]
            spent += task["tdur"] / 1000
            while frames and frames[0] < task["ts"]:
                frames.pop(0)
            if frames and frames[0] < free:
                self.work.append((task["ts"] / 1000, spent))
                spent = 0.0

    def between(self) -> list[float]:
        """Milliseconds between pictures while a card was on its way, from when it began to when it arrived."""
        inside = [[begin, *(it for it in self.shown if begin < it < end), end] for begin, end in self.flights]
        return [after - before for some in inside for before, after in pairwise(some)]

    def worked(self, spans: list[tuple[float, float]]) -> list[float]:
        """What the page did for its frames within some spans, told as a slowed processor would take for it."""
        return [SLOWER * spent for at, spent in self.work if any(begin <= at <= end for begin, end in spans)]


def told(what: str, seen: list[float]) -> str:
    late = sum(frame > LATE for frame in seen)
    longest = ", ".join(f"{it:.0f}" for it in sorted(seen, reverse=True)[:3]) or "–"
    usual = f"{median(seen):.0f}" if seen else "–"
    return f"  {what}: {len(seen)} frames, {late} over {LATE} ms, usual {usual} ms, longest {longest} ms"


def frames(browser: Any, address: str, size: str) -> None:
    width, height = map(int, size.split("x"))

    def watch(make: Any, seconds: float, is_slow: bool) -> Trace:
        context = browser.new_context(viewport={"width": width, "height": height})
        page = make(context)
        if is_slow:
            slow(page)
        trace = Trace.of(browser, page, seconds)
        context.close()
        return trace

    print(f"{size}, load {os.getloadavg()[0]:.1f}")
    print(told("shown, one card on an empty page", watch(bare, BARE_SECONDS, True).between()))
    slowed = watch(lambda context: film(context, address), FILM_SECONDS, True)
    print(told(f"shown while {len(slowed.flights)} cards travel", slowed.between()))
    print(told("shown, one card on an empty page", watch(bare, BARE_SECONDS, True).between()))
    plain = watch(lambda context: film(context, address), FILM_SECONDS, False)
    print(told(f"of the page while {len(plain.flights)} cards travel, times {SLOWER}", plain.worked(plain.flights)))
    print(told(f"of the page while they are lifted and travel, times {SLOWER}", plain.worked(plain.above)))


def main(*sizes: str) -> None:
    from playwright.sync_api import sync_playwright

    print(f"script of the first page: {weight() / 1000:.1f} kB gzip")
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server, sync_playwright() as playwright:
        arguments = ["--no-sandbox", "--disable-gpu"]
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=arguments)
        screen = {"width": 1280, "height": 720}
        paints = sorted(first_paint(browser, server.address, screen) for _ in range(PAINTS))
        print(f"first paint, {PAINTS} loads: {', '.join(f'{paint:.0f}' for paint in paints)} ms")
        for size in sizes or SIZES:
            frames(browser, server.address, size)
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
