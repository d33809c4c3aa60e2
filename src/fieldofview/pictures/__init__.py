"""The picture of every card, drawn by code: `picture(card)` for the drawing alone, `whole_card(card)` for the card.

Pure text in, SVG out: presentation attributes only, no ids, no fonts in a picture, the same bytes in every run.
"""

from .back import card_back
from .face import SIZES, whole_card
from .picture import picture

__all__ = ["SIZES", "card_back", "picture", "whole_card"]
