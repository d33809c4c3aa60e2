"""A room that thinks: options tried in games that a seat may imagine, within a budget, by any policy and any deck."""

from .advice import Advice, advise
from .budget import BadBudget, Budget
from .prospects import Prospects
from .thinking import WAYS, think
from .thought import Judged, Thought

__all__ = ["WAYS", "Advice", "BadBudget", "Budget", "Judged", "Prospects", "Thought", "advise", "think"]
