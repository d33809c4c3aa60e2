"""What happened: who may see it, and which rulings made it so."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened. `veiled` is what those outside the audience read."""

    verb: str
    text: str
    cites: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()
    veiled: str = ""
    audience: frozenset[int | None] | None = None  # who may read the names; None for everybody

    def __post_init__(self) -> None:
        object.__setattr__(self, "text", self.text.replace("!.", "!"))  # a name may end in a mark of its own

    def seen_by(self, seat: int | None) -> Event:
        """The event as that seat (None: an onlooker) may know it."""
        if self.audience is None:
            return self
        if seat in self.audience:
            return replace(self, audience=None, veiled="")
        return Event(self.verb, self.veiled, self.cites, (), self.seats)
