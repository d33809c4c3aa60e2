"""What is kept: entries in a chain of hashes, sealed things beside them, guests, passes, finished games."""

from __future__ import annotations

from .batches import Batch, Head, Kept, LostLease, Unkept
from .chain import FIRST, Damaged, linked
from .opening import open_store
from .store import Store

__all__ = ["FIRST", "Batch", "Damaged", "Head", "Kept", "LostLease", "Store", "Unkept", "linked", "open_store"]
