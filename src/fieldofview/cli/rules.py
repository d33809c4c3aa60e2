"""`fov rules`: how to play, on one page."""

from __future__ import annotations

import argparse
import sys
import textwrap

from .languages import add_language, chosen

HELP = "How to play, on one page: the goal, a turn, responses, and the words on the cards."

NEXT = """\
  fov rules               the page
  fov rules --lang de     in German
  fov play --first        a first game, which explains itself as it goes
Next: `fov rulings` has the law behind it, ruling by ruling."""


def configure(parser: argparse.ArgumentParser) -> None:
    add_language(parser)
    parser.add_argument("--markdown", action="store_true", help="print it as Markdown")


def run(args: argparse.Namespace) -> int:
    from .output import width
    from .table.howto import how_to_play, paragraphs

    page = how_to_play(chosen(args.lang))
    if args.markdown:
        print(page, end="")
        return 0
    for text, indent in paragraphs(page):
        if str(text.style) == "bold":
            print(f"\n{text.plain}")
            continue
        lines = textwrap.wrap(text.plain, width() if sys.stdout.isatty() else 100, subsequent_indent=" " * indent)
        print("\n".join(lines))
    return 0
