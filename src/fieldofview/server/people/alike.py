"""Names as they look: what somebody may not be called because somebody else is.

Who may be called what here is one thing; which names a game and its record tell apart (`game.names`) another.
"""

from __future__ import annotations

from unicodedata import normalize

from fieldofview.game.names import folded

MARKS = dict.fromkeys(range(0x300, 0x370))  # accents; the marks of other scripts make other words
LOOKS = dict(zip("абвеһіјкмнорԛѕтухԝ", "abbehijkmhopqstyxw", strict=True))  # Cyrillic, small or as a capital
LOOKS |= {"с": "c", "ԁ": "d", "ѵ": "v", "ӏ": "l", "ү": "y"}
LOOKS |= dict(zip("αβεζηικμνορτυχϳ", "abezhikmnoptyxj", strict=True))  # Greek
LOOKS |= dict(zip("ıłøđħŧƒɡɑ", "ilodhtfga", strict=True))  # Latin, with a stroke or without its dot
ALIKE = str.maketrans(LOOKS)


def alike(name: str) -> str:
    """The same for names that can hardly be told apart: whatever their capitals, accents and look-alike letters."""
    return normalize("NFKD", folded(name)).translate(MARKS).translate(ALIKE)
