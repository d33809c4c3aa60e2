"""Every ruling of the five documents and every decision of ours, so that everything can cite, in English and German."""

from fieldofview.rulings.index import (
    RULINGS,
    enforceable,
    find_id,
    once,
    repeats,
    ruling,
    search,
    served_by_the_desk,
    told,
)
from fieldofview.rulings.ruling import Kind, Ruling, UnknownRuling

__all__ = [
    "RULINGS",
    "Kind",
    "Ruling",
    "UnknownRuling",
    "enforceable",
    "find_id",
    "once",
    "repeats",
    "ruling",
    "search",
    "served_by_the_desk",
    "told",
]
