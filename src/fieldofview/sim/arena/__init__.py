"""Bots against bots on duplicate deals: ratings with intervals, a file to go on from, an end when it is certain."""

from .arena import Arena, BadArena, Deal, make_arena, pairs_of
from .file import ArenaFile
from .picture import draw_arena
from .playing import Progress, play_arena
from .ratings import Rating, rate
from .standing import Meeting, Standings, certain_after, stand

__all__ = [
    "Arena",
    "ArenaFile",
    "BadArena",
    "Deal",
    "Meeting",
    "Progress",
    "Rating",
    "Standings",
    "certain_after",
    "draw_arena",
    "make_arena",
    "pairs_of",
    "play_arena",
    "rate",
    "stand",
]
