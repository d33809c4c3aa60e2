"""The picture of every card, drawn by code.

Pure text in, SVG out: presentation attributes only, no ids, no fonts in a picture, the same bytes in every run.
"""

from .back import card_back
from .picture import picture

__all__ = ["card_back", "picture"]
