"""What a careful reader marks in any sentence, whatever its language."""

from __future__ import annotations

import re

MARKS = {
    "two marks": re.compile(r"[.,;:!–]\s*[,;:]|[,;:–]\s*\.|\.\s*\.|,\s+–"),
    "said twice": re.compile(r"\b(\w+(?: \w+)?) \1\b", re.IGNORECASE),
    "small letter": re.compile(r"^\s*[a-zäöü]|[.!?] [a-zäöü]"),
    "space": re.compile(r"\s\s|\s[.,;:]|^\s|\s$"),
    "full stop": re.compile(r"[^.!?]$"),
    "blank": re.compile(r"[{}_]|\bNone\b|^$"),
}


def slips(text: str, allowed: str = "") -> list[str]:
    """What is wrong with a text of whole sentences; within them a name may bring a mark of its own along."""
    read = re.sub(rf"{re.escape(allowed)}(?!$)", "Name", text) if allowed else text
    return [slip for slip, pattern in MARKS.items() if pattern.search(read)]
