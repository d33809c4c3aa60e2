"""How the page feels on a slow machine: its weight, its first paint, and its frames while cards travel.

    python benches/page.py [SIZE]       # such as 390x844; a desktop if left out

The processor is slowed four times and the line to 1.6 Mbit/s with 150 ms, by Chromium itself. Frames are those of the
film in the gallery: while a card is on its way, and while it is lifted and stands still, since then the table below is
laid anew. Beside them one card on an empty page, which is as well as this machine and its browser can do. The browser
moves cards without asking the page, so what is seen are the frames that it shows; those of the page say whether it
keeps up. Where other programs use the machine, time on the wall says little: then look at the time on the processor.
"""

from __future__ import annotations

import gzip
import re
import sys
import tempfile
from bisect import bisect
from itertools import groupby, pairwise
from operator import itemgetter
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from server.running import Server  # noqa: E402

SLOWER = 4
LINE = {"latency": 150, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8, "offline": False}
FILM_SECONDS = 12
LATE = 32  # milliseconds
# What the machine and its browser can do at all: one plain card flies over an empty page.
BARE = """() => {
  const look = 'position: absolute; width: 96px; height: 128px; background: #fff';
  document.body.innerHTML = `<div class="ghost" style="${look}"></div>`;
  const [from, to] = [{ transform: 'none' }, { transform: 'translate(900px, 500px)' }];
  document.querySelector('.ghost').animate([from, to], { duration: 300, iterations: Infinity, direction: 'alternate' });
}"""
# A frame counts where its card was in the same state as in the frame before; the marks are for the trace.
LOG_FRAMES = """() => {
  window.frameTimes = { travels: [], stands: [] };
  let [last, was] = [performance.now(), ''];
  const frame = (now) => {
    const cards = [...document.querySelectorAll('.ghost')];
    const travels = cards.some((card) => card.getAnimations().some(({ playState }) => playState === 'running'));
    const is = travels ? 'travels' : cards.length ? 'stands' : '';
    if (is && is === was) window.frameTimes[is].push(now - last);
    performance.mark(`card ${is}`);
    [last, was] = [now, is];
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""
FIRST_PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"


def weight() -> int:
    """Bytes of script that the first page loads, as they go over the line."""
    static = ROOT / "src/fieldofview/server/static"
    page = (static / "index.html").read_text(encoding="utf-8")
    names = re.findall(r'(?:src|href)="/(assets/[^"]+\.js)"', page)
    return sum(len(gzip.compress((static / name).read_bytes())) for name in names)


def first_paint(browser: Any, address: str, size: dict[str, int]) -> float:
    context = browser.new_context(viewport=size)
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", LINE)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(address)
    page.wait_for_timeout(1500)
    found: float = page.evaluate(FIRST_PAINT)
    context.close()
    return found


def film(context: Any, address: str) -> Any:
    """The page, some moments into the film."""
    page = context.new_page()
    page.goto(f"{address}/gallery?state=film")
    page.wait_for_selector("main.table")
    page.wait_for_timeout(500)
    return page


def bare(context: Any) -> Any:
    page = context.new_page()
    page.evaluate(BARE)
    return page


class Trace:
    """What Chromium notes of itself for some seconds, in its own order."""

    def __init__(self, browser: Any, page: Any, categories: list[str]) -> None:
        self.events: list[dict[str, Any]] = []
        done: list[object] = []
        tracing = browser.new_browser_cdp_session()
        tracing.on("Tracing.dataCollected", lambda data: self.events.extend(data["value"]))
        tracing.on("Tracing.tracingComplete", lambda data: done.append(data))
        config = {"includedCategories": ["toplevel", *categories]}
        tracing.send("Tracing.start", {"traceConfig": config, "transferMode": "ReportEvents"})
        page.wait_for_timeout(FILM_SECONDS * 1000)
        tracing.send("Tracing.end")
        while not done:
            page.wait_for_timeout(50)
        self.events.sort(key=lambda event: float(event["ts"]))

    def times(self, name: str) -> list[float]:
        return [event["ts"] / 1000 for event in self.events if event["name"] == name]

    def tasks(self) -> list[tuple[float, float, float]]:
        """When each task of the page began and ended, and its milliseconds on the processor."""
        named = [event for event in self.events if event["name"] == "thread_name"]
        pages = {(event["pid"], event["tid"]) for event in named if event["args"].get("name") == "CrRendererMain"}
        runs = [event for event in self.events if event["name"].endswith("RunTask") and "tdur" in event]
        mine = [event for event in runs if (event["pid"], event["tid"]) in pages]
        return [(it["ts"] / 1000, (it["ts"] + it["dur"]) / 1000, it["tdur"] / 1000) for it in mine]


def within(moments: list[float], spans: list[tuple[float, float]]) -> list[float]:
    """Milliseconds between moments that follow one another in one span."""
    inside = [[it for it in moments if begin <= it <= end] for begin, end in spans]
    return [after - before for some in inside for before, after in pairwise(some)]


def travels(trace: Trace) -> list[tuple[float, float]]:
    """From when to when a card was on its way."""
    marks = [(event["ts"] / 1000, event["name"]) for event in trace.events if event["name"].startswith("card ")]
    found: list[tuple[float, float]] = []
    for name, some in groupby(marks, key=itemgetter(1)):
        if name == "card travels":
            moments = [at for at, _ in some]
            found.append((moments[0], moments[-1]))
    return found


def told(what: str, seen: list[float]) -> str:
    late = sum(frame > LATE for frame in seen)
    return f"{what}: {len(seen)}, over {LATE} ms: {late}, longest {max(seen, default=0):.0f} ms"


def frames(browser: Any, page: Any) -> None:
    """Prints the milliseconds between frames in which a card is above the table, on the slowed processor."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.evaluate(LOG_FRAMES)
    trace = Trace(browser, page, ["viz", "blink.user_timing"])
    found: dict[str, list[float]] = page.evaluate("window.frameTimes")
    print("  " + told("shown while it travels", within(trace.times("Display::DrawAndSwap"), travels(trace))))
    print("  " + told("of the page while it travels", found["travels"]))
    if found["stands"]:
        print("  " + told("of the page while it is lifted", found["stands"]))
    page.context.close()


def work(browser: Any, page: Any) -> None:
    """Prints what the page does for each of its frames on the processor, not slowed but counted so."""
    page.evaluate(LOG_FRAMES)
    trace = Trace(browser, page, ["blink.user_timing"])
    marks = [(event["ts"] / 1000, event["name"]) for event in trace.events if event["name"].startswith("card ")]
    began = [at for at, _ in marks]
    spent: dict[int, float] = {}
    free = 0.0
    for begin, end, time in trace.tasks():
        if begin >= free:  # tasks may hold others
            number = bisect(began, end)
            spent[number] = spent.get(number, 0) + SLOWER * time
            free = end
    for name in ("travels", "stands"):
        some = sorted((time for i, time in spent.items() if i and marks[i - 1][1] == f"card {name}"), reverse=True)
        longest = ", ".join(f"{it:.0f}" for it in some[:8])
        print(f"  on the processor, times {SLOWER}, {len(some)} frames while a card {name}, longest {longest} ms")
    page.context.close()


def main(size: str = "1440x900") -> None:
    from playwright.sync_api import sync_playwright

    width, height = map(int, size.split("x"))
    screen = {"width": width, "height": height}
    print(f"script of the first page: {weight() / 1000:.1f} kB gzip")
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        paints = sorted(first_paint(browser, server.address, screen) for _ in range(5))
        print(f"first paint, five loads: {', '.join(f'{paint:.0f}' for paint in paints)} ms")
        new = lambda: browser.new_context(viewport=screen)  # noqa: E731
        print("frames of one card on an empty page")
        frames(browser, bare(new()))
        print("frames of the film")
        frames(browser, film(new(), server.address))
        work(browser, film(new(), server.address))
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
