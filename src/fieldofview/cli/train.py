"""`fov train`: weights that are learnt for a deck."""

from __future__ import annotations

import argparse
import sys
from functools import partial
from pathlib import Path

from fieldofview.cards.complaint import Complaint
from fieldofview.cards.files.disk import write_whole
from fieldofview.kernel.backends import BackendMissing, best_backend
from fieldofview.sim.training import OPPONENT, Training, Trial, as_file

from . import options
from .calling import fov
from .languages import add_language, chosen
from .numbers import spelt
from .output import compile_notice
from .trainwords import say

HELP = "Learn weights for a deck by playing: a bot that knows your cards, in minutes."

NEXT = """\
  fov train viewpoint reflections --seats 4        the classic sets at a table of four
  fov train my-set.toml --minutes 5 --out my.toml  a set of your own
  fov sim --duplicate --sets my-set.toml --bots my.toml,greedy
  fov play --sets my-set.toml --bots my.toml       play against what was learnt
Ctrl-C ends it early and keeps the best so far. docs/weights.md says what is in the file."""

MOST_MINUTES = 24 * 60


class BadArgument(Complaint):
    """An argument that does not say what it should."""


def configure(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("decks", nargs="+", metavar="DECK", help="the card sets of the deck: ids, or set files")
    add("--seats", default="2", metavar="N", help="players at a table, or several numbers with commas (default 2)")
    add("--minutes", type=float, default=3.0, metavar="N", help="how long to learn in all (default 3)")
    add("--out", default="trained.toml", metavar="FILE", help="where the weights go (default trained.toml)")
    add("--seed", type=int, default=1, metavar="N", help="the seed of the first game (default 1)")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    language = chosen(args.lang)
    sets, out = options.sets_of(args.decks), Path(args.out)
    tables = [Training(sets, players, args.seed) for players in _seats(args.seats)]
    _check(args.minutes, out)
    if best_backend() != "numba":
        raise BackendMissing(
            "The numba back end needs numba and numpy: install them with pip install 'fieldofview[fast]'."
        )
    seconds = 60 * args.minutes / len(tables)
    with compile_notice("numba", say("compiling", language)):
        whole = all(training.run(seconds, partial(tell, training, language)) for training in tables)
    parts = [training.best[1] for training in tables if training.best]
    if not parts:
        print(say("nothing", language), file=sys.stderr)
        return 130
    write_whole(out, as_file(parts))
    if not whole:
        print(say("interrupted", language), file=sys.stderr)
    print(
        say(
            "kept",
            language,
            file=str(out),
            time=spelt(told_time(sum(training.seconds for training in tables)), language),
            run=fov("sim", "--duplicate", "--sets", ",".join(sets), "--bots", f"{out},{OPPONENT}"),
        )
    )
    return 0 if whole else 130


def told_time(seconds: float) -> str:
    """So long, as people say it."""
    return f"{seconds:.0f} s" if round(seconds) < 60 else f"{round(seconds / 60, 1):g} min"


def tell(training: Training, language: str, trial: Trial) -> None:
    """How the learner stands; on one line that is written over where somebody watches."""
    assert training.best is not None
    line = say(
        "trial", language, players=training.players, seconds=round(trial.seconds), games=trial.games,
        rate=trial.rate, opponent=OPPONENT, best=training.best[0].rate,
    )  # fmt: skip
    print(f"\r\x1b[K{line}" if sys.stderr.isatty() else line, end="" if sys.stderr.isatty() else "\n", file=sys.stderr)


def _seats(text: str) -> list[int]:
    found = options.words(text)
    if not found or not all(word.isascii() and word.isdigit() and 2 <= int(word) <= 12 for word in found):
        raise BadArgument("--seats takes numbers from 2 to 12 with commas, such as 2 or 2,4; not {text!r}.", text=text)
    return [int(word) for word in dict.fromkeys(found)]


def _check(minutes: float, out: Path) -> None:
    """Refuse what would come to nothing before anything is learnt."""
    if not 0 < minutes <= MOST_MINUTES:
        raise BadArgument(
            "--minutes must be above 0 and at most {most}, not {minutes:g}.", most=MOST_MINUTES, minutes=minutes
        )
    if out.suffix != ".toml":
        raise BadArgument("Weights are kept in a file that ends in .toml, not in {out!r}.", out=str(out))
    if out.exists():
        raise BadArgument("{out!r} exists already; name another file with --out.", out=str(out))
    if not out.parent.is_dir():
        raise BadArgument("There is no folder {parent!r} for the weights.", parent=str(out.parent))
