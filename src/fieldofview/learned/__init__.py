"""A network that has learnt to play: what it reads of a table, how it answers, and its weights."""

from .judging import judge_of
from .net import BadNetwork, Net, own_net, read_net
from .playing import Opinion, Shares, knows, opinion, opinions, shares

__all__ = [
    "BadNetwork",
    "Net",
    "Opinion",
    "Shares",
    "judge_of",
    "knows",
    "opinion",
    "opinions",
    "own_net",
    "read_net",
    "shares",
]
