"""`fov label`: choices of games judged by a search, for those who learn."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from fieldofview.cards.complaint import Complaint
from fieldofview.cards.files.disk import whole
from fieldofview.game.trials import check_compiler

from . import options
from .crew import add_crew, crew_of
from .labelwords import say
from .languages import add_language, chosen
from .output import compile_notice
from .paths import named

HELP = "Play games between bots and judge every choice in them by a search: labels, from which players can learn."

NEXT = """\
  fov label labels.npz --games 200                    choices of evolved, judged by 1,000 rollouts
  fov label labels.npz --games 400                    goes on from there
  fov label deep.npz --search deep:2000 --players 4   judged with the network, at a table of four
  fov label labels.npz --games 10000 --cluster auto   on a Ray cluster, with the same result
Ctrl-C keeps the games so far. docs/labels.md says what is in the file, and learns from it in ten lines."""

OK, INTERRUPTED = 0, 130
ENDING = ".npz"


class BadArgument(Complaint):
    """An argument that does not say what it should."""


def configure(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("file", metavar="FILE", help="where the labels go (.npz); labels of the same games are gone on with")
    add("--games", type=int, default=100, metavar="N", help="games in all (default 100)")
    add("--search", default="search:1000", metavar="BOT", help="the search that judges (default search:1000)")
    add("--bots", default="evolved", metavar="BOTS", help="who plays, with commas (default evolved)")
    add("--players", type=int, metavar="N", help="players at a table (default: one a bot, 2 at least)")
    options.add_sets(parser, "card sets, with commas (default viewpoint)")
    add("--seed", type=int, default=1, metavar="N", help="game number g is dealt from N + g (default 1)")
    add_crew(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    language = chosen(args.lang)
    check_compiler()
    from fieldofview.sim.labels import as_file, make_labelling, make_labels, read_labels

    path = _target(args.file)
    sets = options.sets_of(args.sets, ("viewpoint",))
    labelling = make_labelling(args.games, sets, args.players, options.words(args.bots), args.seed, args.search)
    labels = read_labels(path, labelling)

    def keep() -> None:
        with whole(path) as beside:
            beside.write_bytes(as_file(labelling, labels))

    notice = compile_notice("numba", say("compiling", language))
    with crew_of(args, "numba") as crew, notice, progress_line(language) as tell:
        done = make_labels(labelling, labels, keep, crew, tell)
    print(say("done" if done else "kept", language, file=args.file), file=sys.stdout if done else sys.stderr)
    return OK if done else INTERRUPTED


def _target(text: str) -> Path:
    path = named(text)
    if path.suffix.lower() != ENDING:
        raise BadArgument("Labels are kept in a file that ends in .npz, not in {name!r}.", name=path.name)
    if not path.parent.is_dir() or (path.exists() and not path.is_file()):
        raise BadArgument("{path!r} cannot be written: name a file in a folder that is there.", path=text)
    return path


@contextmanager
def progress_line(language: str) -> Iterator[Callable[[int, int], None] | None]:
    """How far it is, on one line that is written over, where somebody watches."""
    if not sys.stderr.isatty():
        yield None
        return

    def tell(games: int, of: int) -> None:
        print(f"\r\x1b[K{say('progress', language, games=games, of=of)}", end="", file=sys.stderr, flush=True)

    try:
        yield tell
    finally:
        print(file=sys.stderr)
