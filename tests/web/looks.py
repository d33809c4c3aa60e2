"""How the states of the gallery look, as a person found them good: `make looks` shows what looks otherwise now.

    python -m tests.web.looks            # takes all pictures, and lays what differs beside what was reviewed
    python -m tests.web.looks --keep     # ... and keeps the new ones: whoever has looked at them says so

Reviewed pictures lie in `looks/`, a third as large as the page. Compared are squares of the page, by their mean colour:
another edge of a letter is none of our business, a line that wraps, a card that moves or a sign that is gone is.
"""

from __future__ import annotations

import io
import sys
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops

REVIEWED = Path(__file__).parent / "looks"
FOUND = Path(__file__).parents[2] / "build" / "looks"
SMALLER = 3  # how many pixels of the page are one of a reviewed picture
SQUARE = 4  # of its pixels
COLOUR = 26  # of 255: a square that differs by more looks otherwise
SQUARES = 5  # so many may, before the whole does
NOON = 1_794_657_600_000  # every clock in a picture stands still
# What is drawn has come: fonts and pictures, and lines lie where their ends are. What never comes is seen missing.
DRAWN = """async () => {
  const all = [document.fonts.ready, ...[...document.images].map((it) => it.decode().catch(() => undefined))];
  const after = (ms) => new Promise((done) => setTimeout(done, ms));
  await Promise.race([Promise.all(all), after(10_000)]);
  const lines = () => [...document.querySelectorAll('path.aim, path.calm, path.copy')].map((it) => it.outerHTML).join();
  for (let i = 0, before = null; i < 20 && lines() !== before; i++) {
    before = lines();
    await after(350);
  }
}"""
COMPARES = sys.platform == "linux"  # other systems draw signs and edges by fonts of their own
TOLD = "{count} of the reviewed pictures of the page look otherwise now ({names}). Look at them: make looks"


@dataclass(frozen=True)
class Look:
    """One state on one screen in one language."""

    state: str
    size: tuple[int, int]
    lang: str

    @property
    def name(self) -> str:
        return f"{self.state}.{self.size[0]}x{self.size[1]}.{self.lang[:2]}"

    @property
    def reviewed(self) -> Path:
        return REVIEWED / f"{self.name}.webp"

    @property
    def found(self) -> Path:
        return FOUND / f"{self.name}.png"


def stand_still(page: Any) -> None:
    """From now on no clock goes on while pictures are taken."""
    page.clock.set_fixed_time(NOON)


def taken(page: Any) -> Image.Image:
    """What the page looks like, once everything has come."""
    page.evaluate(DRAWN)
    return Image.open(io.BytesIO(page.screenshot(animations="disabled", caret="hide"))).convert("RGB")


def differs(look: Look, picture: Image.Image) -> bool:
    """Whether a person should look again; the picture is put where `make looks` shows it."""
    if look.reviewed.exists() and squares_that_differ(look.reviewed.read_bytes(), packed(picture)) <= SQUARES:
        look.found.unlink(missing_ok=True)
        return False
    look.found.parent.mkdir(parents=True, exist_ok=True)
    picture.save(look.found)
    return True


def squares_that_differ(reviewed: bytes, found: bytes) -> int:
    """How many squares of the page have another colour; all of them where its size is another."""
    one, other = (Image.open(io.BytesIO(picture)).convert("RGB") for picture in (reviewed, found))
    if one.size != other.size:
        return one.width * one.height
    squares = (one.width // SQUARE, one.height // SQUARE)
    one, other = (it.resize(squares, Image.Resampling.BOX) for it in (one, other))
    apart = ImageChops.difference(one, other).split()
    most = ImageChops.lighter(ImageChops.lighter(apart[0], apart[1]), apart[2])
    return sum(most.histogram()[COLOUR + 1 :])


def packed(picture: Image.Image) -> bytes:
    """As reviewed pictures are kept: what packing takes away is then missing in both."""
    small = picture.resize((picture.width // SMALLER, picture.height // SMALLER), Image.Resampling.LANCZOS)
    kept = io.BytesIO()
    small.save(kept, "WEBP", quality=50, method=4)
    return kept.getvalue()


def keep(look: Look) -> None:
    """The picture that was found is the reviewed one from now on."""
    REVIEWED.mkdir(exist_ok=True)
    with Image.open(look.found) as picture:
        look.reviewed.write_bytes(packed(picture))
    look.found.unlink()


def sheet(looks: list[Look]) -> str:
    """A page that shows what was, and what is."""
    rows = []
    for look in looks:
        was = f'<img src="{escape(look.reviewed.as_uri())}" alt="">' if look.reviewed.exists() else "<i>new</i>"
        now = f'<img src="{escape(look.found.name)}" alt="">'
        rows.append(
            f"<h2>{escape(look.name)}</h2><div><figure>{was}<figcaption>reviewed</figcaption></figure>"
            f"<figure>{now}<figcaption>now</figcaption></figure></div>"
        )
    style = (
        "body{font:16px sans-serif;margin:24px}div{display:grid;grid-template-columns:1fr 1fr;gap:16px}"
        "figure{margin:0}img{width:100%;max-height:90vh;object-fit:contain;object-position:left top}"
    )
    return f"<!doctype html><meta charset=utf-8><title>Looks</title><style>{style}</style>{''.join(rows)}"


def main(arguments: list[str]) -> int:
    """Take all pictures as the tests do; show what differs, or keep it."""
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from web.screens import look_at_all

    def tell(look: Look, number: int, of: int) -> None:
        print(f"\r{number} of {of}  {look.name:<48}", end="", flush=True)

    every, others = look_at_all(tell)
    print(f"\r{'':<64}\r", end="")
    gone = [path for path in REVIEWED.glob("*.webp") if path not in {look.reviewed for look in every}]
    if "--keep" in arguments:
        for path in gone:
            path.unlink()
        for look in others:
            keep(look)
        print(f"{len(others)} of {len(every)} pictures are new, {len(gone)} are gone: {REVIEWED}")
        return 0
    for path in gone:
        print(f"No state of the gallery looks like {path.name} any more.")
    if others:
        (FOUND / "index.html").write_text(sheet(others), encoding="utf-8")
        print(f"{len(others)} of {len(every)} look otherwise: {(FOUND / 'index.html').as_uri()}")
        print("When all of them are as they should be: make looks KEEP=1")
    else:
        print(f"All {len(every)} look as they did.")
    return 1 if others or gone else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
