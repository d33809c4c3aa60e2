"""Many games between bots: played on all cores, counted, summarised, drawn."""

from ..kernel.backends import best_backend
from .contest import BadContest, Contest, make_contest
from .export import as_data, write_csv
from .summary import CardRow, Length, Rate, Standing, Summary, summarise, wilson
from .tally import Tally
from .workers import Played, play_contest

__all__ = [
    "BadContest",
    "CardRow",
    "Contest",
    "Length",
    "Played",
    "Rate",
    "Standing",
    "Summary",
    "Tally",
    "as_data",
    "best_backend",
    "make_contest",
    "play_contest",
    "summarise",
    "wilson",
    "write_csv",
]
