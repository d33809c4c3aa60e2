"""`fov cards picture`: one card, or all of them, drawn as SVG files."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path

from fieldofview.cards import Card, slug
from fieldofview.cards.complaint import Complaint
from fieldofview.cards.decks import card_names
from fieldofview.cards.files.disk import write_whole
from fieldofview.cards.typed import said

from .labels import label
from .streams import readable

SIZES = ("full", "small", "chip")
OPTIONS = ("size", "out", "all")


class BadPicture(Complaint):
    """A picture that cannot be drawn or written as it was asked for."""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--size", metavar="SIZE", help="picture: full (with the text), small or chip (default full)")
    parser.add_argument("--out", metavar="FILE", help="picture: where to write it (default NAME.svg; - prints it)")
    parser.add_argument("--all", metavar="FOLDER", help="picture: write every card into a folder")


def refuse_options(args: argparse.Namespace) -> None:
    """What only pictures have means nothing elsewhere."""
    for option in OPTIONS:
        if getattr(args, option) is not None:
            raise BadPicture("--{option} belongs to pictures: fov cards picture NAME.", option=option)


def run(card: Card | None, cards: Sequence[Card], args: argparse.Namespace) -> int:
    """Draw that card; None stands for all."""
    size = sized(args.size)
    if card is None:
        return draw_all(cards, Path(readable(args.all)), size, args)
    if args.all is not None:
        raise BadPicture("Name one card, or write all with --all FOLDER, not both.")
    name = card_names(cards)[list(cards).index(card)]
    drawn = whole(card, name, size, args.lang)
    if args.out == "-":
        print(drawn, end="")
        return 0
    path = Path(readable(args.out)) if args.out else Path(f"{file_name(name)}.svg")
    if args.out is None and path.exists() and not is_picture(path):
        raise BadPicture("{file} is there already and is no picture of a card; name another with --out.", file=path)
    if path.is_dir():
        raise BadPicture("{file} is a folder; name a file in it, or write all cards there with --all.", file=path)
    write_whole(path, drawn)
    print(label("drawn", args.lang, name=name, file=path))
    return 0


def draw_all(cards: Sequence[Card], folder: Path, size: str, args: argparse.Namespace) -> int:
    if args.out is not None:
        raise BadPicture("--out is for one card; --all FOLDER names the files by their cards.")
    if folder.exists() and not folder.is_dir():
        raise BadPicture("{folder} is a file; --all needs a folder.", folder=folder)
    folder.mkdir(parents=True, exist_ok=True)
    used: dict[str, int] = {}
    for card, name in zip(cards, card_names(cards), strict=True):
        file = file_name(name)
        used[file] = used.get(file, 0) + 1
        again = f"-{used[file]}" if used[file] > 1 else ""  # names that differ in their marks alone
        write_whole(folder / f"{file}{again}.svg", whole(card, name, size, args.lang))
    print(label("all drawn", args.lang, n=len(cards), folder=folder))
    return 0


def whole(card: Card, name: str, size: str, language: str) -> str:
    from fieldofview.pictures import whole_card

    return whole_card(card, size, language, name=name)


def sized(asked: str | None) -> str:
    size = (asked or "full").strip().lower()
    if size in SIZES:
        return size
    near = get_close_matches(size, SIZES, 1)
    if near:
        raise BadPicture("There is no size {size!r}. Did you mean {near!r}?", size=said(asked or ""), near=near[0])
    raise BadPicture("There is no size {size!r}; there are full, small and chip.", size=said(asked or ""))


def file_name(name: str) -> str:
    """A card's name as the name of a file; no two letters that could lead to another folder."""
    return slug(name).strip("-") or "card"


def is_picture(path: Path) -> bool:
    """Whether a file is one that we wrote, and may write again."""
    try:
        with open(path, encoding="utf-8") as file:
            begins = file.read(200)
    except (OSError, UnicodeDecodeError):
        return False
    return begins.startswith("<svg xmlns=") and 'role="img" aria-label=' in begins
