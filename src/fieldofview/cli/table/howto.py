"""How to play on one page: the same words for `fov rules`, the table and the documents."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rich.text import Text

from fieldofview.cards.keywords import KEYWORDS

from . import rules_de, rules_en

PAGES = {"en": rules_en.PAGE, "de": rules_de.PAGE}


def how_to_play(language: str) -> str:
    """The page, in Markdown; the words on the cards are explained as everywhere."""
    keywords = [keyword for keyword in KEYWORDS[language] if keyword.name.isupper()]
    return PAGES[language].format(words="\n".join(f"- **{word.name}**: {word.text}" for word in keywords))


def paragraphs(page: str) -> Iterator[tuple[Text, int]]:
    """The page for a terminal: each heading, paragraph and item, and how far its further lines are indented."""
    gathered: list[str] = []
    for line in [*page.splitlines(), ""]:
        starts = re.match(r"#|- |\d\. |$", line)
        if starts and gathered:
            yield _paragraph(" ".join(gathered))
            gathered = []
        if line.startswith("#"):
            yield _paragraph(line)
        elif line:
            gathered.append(line.strip())


def _paragraph(text: str) -> tuple[Text, int]:
    if text.startswith("#"):
        return Text(text.lstrip("# "), "bold"), 0
    told = Text()
    for number, piece in enumerate(text.split("**")):
        told.append(piece, "bold" if number % 2 else "")
    marked = re.match(r"- |\d\. ", text)
    return told, len(marked[0]) if marked else 0
