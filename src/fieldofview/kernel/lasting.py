"""What a card gives while it lies in a Field of View, by itself or through a mirror's link (D.12, D.66, D.85)."""

from __future__ import annotations

from .frames import push
from .later import has_later
from .layout import Printed, State
from .ops import IS_COPY
from .zones import is_field


def gives(s: State, t: Printed, card: int, ability: int) -> bool:
    """Whether a lasting card, or a mirror whose link is in force, gives this ability (D.12, D.66)."""
    w = t.word[card]
    if t.lasting[ability][w] & t.bit[card]:
        return True
    return (
        s.linked[w] & t.bit[card] != 0 and t.ability[s.copied[card] - 1] == ability and is_field(s.place[s.link[card]])
    )


def has_lasting(s: State, seat: int) -> bool:
    """Whether anything in the Field of View may give a lasting action."""
    return s.links > 0 or (s.can_last >> seat) & 1 != 0


def maybe_awake(s: State, t: Printed) -> int:
    """Bits of the living seats that may have a text for any time."""
    if not has_later(t) or t.has_awake == 0:
        return 0
    if s.links:
        return s.alive
    return s.can_last & s.alive


def mark_used(s: State, t: Printed, card: int) -> None:
    """A card gives its action once in a turn (D.12, D.85)."""
    s.used[t.word[card]] |= t.bit[card]


def use_lasting(s: State, t: Printed, card: int, seat: int) -> None:
    """Perform the lasting text of a card, or of the card that it is linked to."""
    mark_used(s, t, card)
    kind = t.kind[card]
    if t.turn_at[kind]:
        push(s, t.turn_at[kind], card, kind, seat, 0)
    else:
        kind = s.copied[card] - 1
        g = push(s, t.turn_at[kind], card, kind, seat, IS_COPY)
        g.chosen = s.link[card]
