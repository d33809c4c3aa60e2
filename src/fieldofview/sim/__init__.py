"""Many games between bots: played on all cores, counted, summarised, drawn."""

from ..kernel.backends import best_backend
from .contest import BadContest, Contest, make_contest
from .duplicate import DuplicateRate, Shares, play_duplicate, rate_of
from .export import as_data, write_csv
from .rows import check_rows, write_rows
from .summary import CardRow, Length, Rate, Standing, Summary, summarise, wilson
from .tally import GameRow, Tally
from .workers import Played, play_contest

__all__ = [
    "BadContest",
    "CardRow",
    "Contest",
    "DuplicateRate",
    "GameRow",
    "Length",
    "Played",
    "Rate",
    "Shares",
    "Standing",
    "Summary",
    "Tally",
    "as_data",
    "best_backend",
    "check_rows",
    "make_contest",
    "play_contest",
    "play_duplicate",
    "rate_of",
    "summarise",
    "wilson",
    "write_csv",
    "write_rows",
]
