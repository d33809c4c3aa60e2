"""What is kept: entries in a chain of hashes, sealed things beside them, guests, passes, finished games."""

from __future__ import annotations

from fieldofview.desk.chain import Head

from .batches import Batch, Kept, LostLease, Rewritten, Unkept
from .chain import Damaged
from .opening import open_store
from .store import Store

__all__ = ["Batch", "Damaged", "Head", "Kept", "LostLease", "Rewritten", "Store", "Unkept", "open_store"]
