"""A card drawn with box characters."""

from __future__ import annotations

import textwrap

from fieldofview.cards.languages import find_language

from .labels import label

WIDTH = 44
EYE = ("╭───────────╮", "◂    (●)    ▸", "╰───────────╯")


def copies(count: int, language: str) -> str:
    """How many pieces of a card a deck holds."""
    return label("in the deck", find_language(language).code, n=count)


def drawn(name: str, points: int, text: str, foot: str) -> str:
    """The face of a card: points in the corner, name, an eye, text."""
    inner = WIDTH - 4
    lines = [str(points), name.center(inner), "", *(line.center(inner) for line in EYE), ""]
    for paragraph in text.splitlines():
        lines += [*textwrap.wrap(paragraph, inner), ""]
    lines.append(foot.rjust(inner))
    body = [f"│ {line.ljust(inner)} │" for line in lines]
    return "\n".join([f"╭{'─' * (WIDTH - 2)}╮", *body, f"╰{'─' * (WIDTH - 2)}╯"])
