"""What a game is made of, and the names of its players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from unicodedata import category

from ..cards import Part
from .errors import BadNames
from .windows import NOBODY

HAND = 5  # cards for each player at the deal
DEFAULT_NAMES = ("North", "East", "South", "West")
LONGEST_NAME = 60
MOST_TOKENS = 10_000  # Viewpoints of one player's tokens, either way
PLAIN, PUBLIC = "plain", "public"  # how windows are played (D.21, D.84)


@dataclass(frozen=True, slots=True)
class Setup:
    """What a game is made of, besides its answers."""

    names: tuple[str, ...]
    sets: tuple[Part, ...]
    seed: int | None  # of the fast generator; None: by the secret (D.43)
    dealer: int  # -1: by lot
    turn_limit: int
    enigmas: tuple[tuple[int, str], ...] = ()  # seats and their Enigma cards (D.5)
    aside: tuple[tuple[int, str], ...] = ()  # seats and the cards they have outside the game
    windows: str = PLAIN
    secret: bytes | None = field(default=None, repr=False)  # 256 bits

    @property
    def set_ids(self) -> tuple[str, ...]:
        """What the sets are called: `viewpoint`, `open-eyes+plague`, `my-set@3f2a9c1b`."""
        return tuple(part.id for part in self.sets)


def seat_names(players: int, names: Sequence[str] | None) -> tuple[str, ...]:
    """Names for all seats; they must be told apart and fit on one line."""
    if isinstance(names, str) or not isinstance(names, Sequence | None):
        raise BadNames("Give the players' names as a list, not as {given}.", given=type(names).__name__)
    if names is None:
        return tuple(DEFAULT_NAMES[:players]) if players <= len(DEFAULT_NAMES) else tuple(
            f"Player {i + 1}" for i in range(players)
        )  # fmt: skip
    cleaned = tuple(" ".join(str(n).split()) for n in names)
    if len(cleaned) != players:
        raise BadNames("{count} names were given for {players} players.", count=len(cleaned), players=players)
    taken = {"judge", NOBODY}
    if len({n.lower() for n in cleaned}) != players or any(not n or ":" in n or n.lower() in taken for n in cleaned):
        raise BadNames("Player names must all differ, must not be empty, 'judge' or 'nobody', and hold no colon.")
    if any(len(n) > LONGEST_NAME or any(category(c).startswith("C") for c in n) for n in cleaned):
        raise BadNames("Player names have at most {most} characters, all of which can be seen.", most=LONGEST_NAME)
    return cleaned
