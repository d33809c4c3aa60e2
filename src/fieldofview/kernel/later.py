"""Words that only the later editions and set files say.

Code that never runs still costs an accelerator: it is in the way of what does. So the rules ask here before they look
for such words, and kernels for the classic sets are compiled with an answer that is always no (launching.py).
"""

from __future__ import annotations

from .layout import Printed


def has_later(t: Printed) -> bool:
    """Whether the game has more than the classic sets: later words, extra cards, a plague."""
    return t.later != 0


def never(t: Printed) -> bool:
    """Takes the place of has_later where only the classic sets are played."""
    return False
