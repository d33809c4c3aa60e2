"""What may be wrong with a file of weights."""

from __future__ import annotations

from ..cards.complaint import Complaint


class BadWeights(Complaint):
    """A file of weights that says what no player can use."""
