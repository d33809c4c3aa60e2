"""The editions of the rules, and where the later ones repeat a Viewpoint ruling.

Rules are stated once, by their Viewpoint ids; a game of the later sets cites the places that say the same there.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

CLASSIC = "classic"
VIEWNIVERSE = "viewniverse"
EDITIONS = (CLASSIC, VIEWNIVERSE)

CLASSIC_DOCUMENTS = frozenset({"VT", "RR"})
LATER_DOCUMENTS = frozenset({"E17", "E21", "VN"})

# Numbered rulings that stand under the same number in VN.
SAME_NUMBER = ("25", "25.1", "25.2", "25.3", *(str(n) for n in range(26, 35)), *(str(n) for n in range(37, 53)), "45.1")
SAME_NUMBER += ("45.2", "55", "71", "72")

LATER: dict[str, tuple[str, ...]] = {f"VT.{n}": (f"VN.{n}",) for n in SAME_NUMBER}
LATER |= {f"VT.turn.{n}": (f"E17.turn.{n}", f"E21.turn.{n}") for n in (1, 2, 3, 4)}
LATER |= {f"VT.kw.{word}": (f"E17.kw.{word}", f"E21.kw.{word}") for word in ("steal", "reveal", "cancel", "replace")}
LATER |= {
    "VT.15": ("VN.19",),
    "VT.20": ("VN.20b",),
    "VT.21": ("VN.21b", "E17.setting-up", "E21.setting-up"),
    "VT.22": ("VN.22b",),
    "VT.23": ("VN.23b",),
    "VT.kw.draw": ("E21.kw.draw",),
    "VT.kw.pass": ("E17.kw.pass",),
    "VT.special-rules-and-actions": ("E17.special-rules-and-actions",),
}


def in_editions(ids: Iterable[str], editions: Collection[str]) -> tuple[str, ...]:
    """The rulings as the editions in the game state them; decisions hold in all."""
    found: dict[str, None] = {}
    for id in ids:
        document = id.partition(".")[0]
        if document in CLASSIC_DOCUMENTS:
            if CLASSIC in editions:
                found[id] = None
            if VIEWNIVERSE in editions:
                found |= dict.fromkeys(LATER.get(id, ()))
        elif document not in LATER_DOCUMENTS or VIEWNIVERSE in editions:
            found[id] = None
    return tuple(found)
