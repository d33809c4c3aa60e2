"""How the page feels on a slow machine: its weight, its first paint, and its frames while cards travel.

    python benches/page.py [SIZE]       # such as 390x844; a desktop if left out

The processor is slowed four times and the line to 1.6 Mbit/s with 150 ms, by Chromium itself. Frames are those of the
film in the gallery; beside them one card on an empty page, which is as well as this machine and its browser can do.
Where other programs use the machine, time on the wall says little: then look at the tasks, whose time on the processor
is counted, four times.
"""

from __future__ import annotations

import gzip
import re
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from server.running import Server  # noqa: E402

SLOWER = 4
LINE = {"latency": 150, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8, "offline": False}
FILM_SECONDS = 12
# What the machine and its browser can do at all: one plain card flies over an empty page.
BARE = """() => {
  const look = 'position: absolute; width: 96px; height: 128px; background: #fff';
  document.body.innerHTML = `<div class="ghost" style="${look}"></div>`;
  const [from, to] = [{ transform: 'none' }, { transform: 'translate(900px, 500px)' }];
  document.querySelector('.ghost').animate([from, to], { duration: 300, iterations: Infinity, direction: 'alternate' });
}"""
LOG_FRAMES = """() => {
  window.frameTimes = [];
  let last = performance.now();
  const frame = (now) => {
    if (document.querySelector('.ghost')) window.frameTimes.push(now - last);
    last = now;
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


def frames(context: Any, page: Any) -> list[float]:
    """Milliseconds between the frames in which a card is on its way, on the slowed processor."""
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.evaluate(LOG_FRAMES)
    page.wait_for_timeout(FILM_SECONDS * 1000)
    found: list[float] = page.evaluate("window.frameTimes")
    context.close()
    return found


def tasks(browser: Any, address: str, size: dict[str, int]) -> list[float]:
    """Milliseconds on the processor of each task of the page, longest first, not slowed."""
    context = browser.new_context(viewport=size)
    page = film(context, address)
    events: list[dict[str, Any]] = []
    done: list[object] = []
    tracing = browser.new_browser_cdp_session()
    tracing.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    tracing.on("Tracing.tracingComplete", lambda data: done.append(data))
    config = {"includedCategories": ["toplevel"]}
    tracing.send("Tracing.start", {"traceConfig": config, "transferMode": "ReportEvents"})
    page.wait_for_timeout(FILM_SECONDS * 1000)
    tracing.send("Tracing.end")
    while not done:
        page.wait_for_timeout(50)
    context.close()
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"].get("name") == "CrRendererMain"
    }
    found = [
        event["tdur"] / 1000
        for event in events
        if (event["pid"], event["tid"]) in threads and event["name"].endswith("RunTask") and "tdur" in event
    ]
    return sorted(found, reverse=True)


def main(size: str = "1440x900") -> None:
    from playwright.sync_api import sync_playwright

    width, height = map(int, size.split("x"))
    screen = {"width": width, "height": height}
    print(f"script of the first page: {weight() / 1000:.1f} kB gzip")
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        paints = sorted(first_paint(browser, server.address, screen) for _ in range(5))
        print(f"first paint, five loads: {', '.join(f'{paint:.0f}' for paint in paints)} ms")
        for where in ("while cards travel", "of one card on an empty page"):
            context = browser.new_context(viewport=screen)
            page = film(context, server.address) if where == "while cards travel" else bare(context)
            seen = frames(context, page)
            late = sum(frame > 32 for frame in seen)
            print(f"frames {where}: {len(seen)}, over 32 ms: {late}, longest {max(seen, default=0):.0f} ms")
        longest = tasks(browser, server.address, screen)[:10]
        print(f"longest tasks on the processor, times {SLOWER}: {', '.join(f'{SLOWER * it:.0f}' for it in longest)} ms")
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
