"""A network that has learnt to play: what it reads of a table, how it answers, and its weights."""

from .net import BadNetwork, Net, own_net
from .sight import Sight, sight_of

__all__ = ["BadNetwork", "Net", "Sight", "own_net", "sight_of"]
