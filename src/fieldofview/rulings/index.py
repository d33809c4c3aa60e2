"""All rulings by id, in the order of the documents, and the ways to look them up."""

from __future__ import annotations

from difflib import get_close_matches

from fieldofview.rulings import decisions, e17, e21, rr, td, vn, vt_basics, vt_cards, vt_faq, vt_tournament
from fieldofview.rulings.ruling import Kind, Ruling, UnknownRuling

PARTS = (vt_basics, vt_tournament, vt_cards, vt_faq, rr, e17, e21, vn, decisions, td)
RULINGS: dict[str, Ruling] = {row.id: row for part in PARTS for row in part.ROWS}


def ruling(id: str) -> Ruling:
    """The ruling with this id; an unknown one is refused with the nearest ids there are."""
    try:
        return RULINGS[id]
    except KeyError:
        pass
    ids = {known.lower(): known for known in RULINGS}
    near = [ids[match] for match in get_close_matches(id.lower(), ids, n=3)]
    hint = f"nearest: {', '.join(near)}" if near else "ids look like VT.47, VT.card.wink.a or D.20"
    raise UnknownRuling(f"no ruling {id!r}; {hint}")


def search(words: str) -> list[Ruling]:
    """The rulings in which every word occurs, those whose id is asked for first."""
    wanted = words.lower().split()
    if not wanted:
        return []
    found = [row for row in RULINGS.values() if all(word in _text(row) for word in wanted)]
    return sorted(found, key=lambda row: min(_distance(row.id.lower(), word) for word in wanted))


def enforceable() -> list[Ruling]:
    """The rules of play, each of which scenarios must show."""
    return [row for row in RULINGS.values() if row.kind is Kind.PLAY]


def _text(row: Ruling) -> str:
    return f"{row.id}\n{row.title}\n{row.summary}".lower()


def _distance(id: str, word: str) -> int:
    """How far an id is from a word: the id itself, a part of it, longer than it, or something else."""
    if id == word:
        return 0
    if id.startswith(f"{word}."):
        return 1
    return 2 if id.startswith(word) else 3
