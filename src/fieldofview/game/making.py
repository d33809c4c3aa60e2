"""What a game is made of."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..cards import Part

HAND = 5  # cards for each player at the deal
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
