"""What a ruling is: an id to cite, our own words for it, its kind and where it is enforced."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum


class Kind(StrEnum):
    """What sort of statement a ruling makes, and so who sees that it is kept."""

    PLAY = "rule of play"
    DESK = "desk"
    CONDUCT = "conduct"
    REFERENCE = "reference"


@dataclass(frozen=True, slots=True)
class Ruling:
    """One entry of the citation index, in our own words."""

    id: str
    title: str
    summary: str
    kind: Kind
    enforced: str
    desk: bool = False  # whether the tournament desk must serve it, whatever its kind; `desk.py` knows

    @property
    def document(self) -> str:
        """The document that the ruling stands in: VT, RR, E17, E21, VN, or D and TD for our decisions."""
        return self.id.partition(".")[0]


class UnknownRuling(ValueError):
    """Asked for a ruling that the index does not hold; `near` are the ids most like it."""

    def __init__(self, id: str, near: Sequence[str] = ()) -> None:
        self.id, self.near = id, tuple(near)
        super().__init__(self.told())

    def told(self, language: str = "en") -> str:
        """The refusal in a language."""
        near = ", ".join(self.near)
        if language == "de":
            hint = f"ähnlich sind: {near}" if near else "Nummern sehen aus wie VT.47, VT.card.wink.a oder D.20"
            return f"Es gibt keine Regel {self.id!r}; {hint}."
        hint = f"nearest: {near}" if near else "ids look like VT.47, VT.card.wink.a or D.20"
        return f"no ruling {self.id!r}; {hint}"


# Short names, so that a row of data stays a row.
R = Ruling
PLAY = Kind.PLAY
DESK = Kind.DESK
CONDUCT = Kind.CONDUCT
REFERENCE = Kind.REFERENCE
