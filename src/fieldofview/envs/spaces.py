"""What is seen and what may be answered, as spaces of Gymnasium, which PettingZoo uses too."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

if TYPE_CHECKING:
    from ..game.cuda_sparring import CudaSparring
    from ..game.sitting import Sitting
    from ..game.sparring import Sparring

Seen = dict[str, NDArray[np.int8]]


def seen_space(shown: Sitting | Sparring | CudaSparring) -> spaces.Dict:
    """An observation and a mask with one number for each action: docs/observations.md says what they hold."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-128, 127, (shown.layout.size,), np.int8),
            "action_mask": spaces.Box(0, 1, (shown.actions.size,), np.int8),
        }
    )


def action_space(shown: Sitting | Sparring | CudaSparring) -> spaces.Discrete:
    """The action numbers."""
    return spaces.Discrete(shown.actions.size)
