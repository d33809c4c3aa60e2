"""Rubbish is looked for in small steps while people play, and everywhere at once when nobody feels it.

Objects that hold each other stay until Python looks for them, and everybody waits while it looks: a second for all that
200 tables hold. Tables that are over and left do not hold themselves, so there is little to find, and no hurry.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

from .clock import steady_ms

STEPS = (1_000, 10, 1 << 30)  # new objects a step; steps until what stayed is looked at too; until everything is: never
LOOK_SECONDS = 30.0
QUIET_MS = 2_000  # nobody has acted for so long
LATEST_MS = 24 * 60 * 60_000  # where somebody always acts


def look_in_small_steps() -> None:
    """From now on; what was imported stays, and need not be looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*STEPS)


async def look_everywhere_when_quiet(last_act: Callable[[], int]) -> None:
    """Soon after people have acted and rest; at the latest after a day. `last_act` is a time by the steady clock."""
    looked = steady_ms()
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        now, acted = steady_ms(), last_act()
        if looked < acted <= now - QUIET_MS or now - looked >= LATEST_MS:
            gc.collect()
            looked = steady_ms()
