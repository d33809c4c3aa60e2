"""What a network reads of decisions: observations and options as arrays. Needs the extra `fast`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..kernel.tables import Tables
from ..policies import find_policy
from ..policies.describing import OPTION_COLUMNS
from ..policies.registry import weights_array, weights_of
from ..views.view import View
from .batch import Batch

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

WEIGHER = "evolved"  # whose worth of every option is told


@dataclass(frozen=True, slots=True)
class Read:
    """Decisions as they are read: a row each, and their options, one behind the other."""

    tables: Tables
    players: int
    rows: NDArray[np.int8]
    options: NDArray[np.int16]  # see policies/describing.py
    of: NDArray[np.int64]  # the decision of each option


def read_view(view: View) -> Read:
    """The decision of a view, from what its seat may know alone; options are in the order of the view's."""
    return read_batch(Batch.from_view(view, 1))


def read_batch(batch: Batch) -> Read:
    """The decisions of all games of a batch; one that is over has no options."""
    import numpy as np

    weights = weights_array(weights_of([find_policy(WEIGHER)], batch._tables, batch.players))
    counts = batch._states["n_options"]
    found = np.zeros((len(batch), max(1, int(counts.max())), OPTION_COLUMNS), np.int16)
    batch._rules.describe_games(batch._states, batch._table, weights, found)
    offered = np.arange(found.shape[1]) < counts[:, None]
    return Read(batch._tables, batch.players, batch.observations(), found[offered], np.nonzero(offered)[0])
