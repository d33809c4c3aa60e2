"""`--workers` and `--cluster`: who plays the games of `fov sim` and `fov arena`."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager

from fieldofview.cards.complaint import Complaint
from fieldofview.sim.cluster import Cluster
from fieldofview.sim.workers import Workers


class BadCrew(Complaint):
    """Nobody who could play."""


def add_crew(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--workers", type=int, metavar="N", help="cores to use (default all); changes no result")
    add(
        "--cluster",
        metavar="ADDRESS",
        help="play on a Ray cluster: its address, or auto, or local; changes no result",
    )


@contextmanager
def crew_of(args: argparse.Namespace, backend: str) -> Iterator[Workers]:
    """The cluster that was asked for, or a number of cores."""
    if args.workers is not None and args.workers < 1:
        raise BadCrew("--workers must be 1 or more, not {workers}.", workers=args.workers)
    if args.cluster is None:
        yield args.workers
        return
    if args.workers is not None:
        raise BadCrew("A cluster knows its cores: give --cluster or --workers, not both.")
    if backend == "cuda":
        raise BadCrew("A cluster plays on its processors: leave out --backend cuda.")
    with Cluster(args.cluster) as cluster:
        yield cluster
