"""Searches need compiled rules: a process of its own compiles them while people read, and keeps them on disk.

`python -m fieldofview.cli.table.compiling SIZE WAY...` is that process. What is compiled already takes it a moment.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress

from fieldofview.bots import Bot
from fieldofview.bots.levels import search_of
from fieldofview.bots.searching import ROLLED_OUT_BY
from fieldofview.game import Game, new_game
from fieldofview.game.setup import tables_of_setup
from fieldofview.game.trials import Bench
from fieldofview.kernel.backends import best_backend
from fieldofview.search import Budget, think

FLAT = "flat"  # the way of hints
SMALLEST = Budget(2)
TABLES = {"small": (2, ("viewpoint",)), "large": (12, ("viewpoint", "viewpoint"))}  # by size class
NO_MATTER = 1.0  # seconds that nobody is told about


class Compiling:
    """The compiling of what searches at one table need."""

    def __init__(self, game: Game, bots: Iterable[Bot]) -> None:
        ways = {FLAT, *(search.way for search in map(search_of, bots) if search)}
        size = tables_of_setup(game.setup).size.name
        self._command = [sys.executable, "-m", __name__, size, *sorted(ways)]
        self._process: subprocess.Popen[bytes] | None = None
        self._told = False

    def begin(self) -> None:
        """Compile behind people's backs, where there is a compiler."""
        if best_backend() == "numba" and sys.executable:
            quiet = subprocess.DEVNULL
            with suppress(OSError):  # then whoever needs it compiles it
                self._process = subprocess.Popen(
                    self._command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True
                )

    @contextmanager
    def finished(self, tell: Callable[[], None]) -> Iterator[None]:
        """For whatever needs it; who has to wait for that is told why, once."""

        def tell_once() -> None:
            if not self._told:
                self._told = True
                tell()

        if self._process is not None:
            try:
                self._process.wait(NO_MATTER)
            except subprocess.TimeoutExpired:
                tell_once()
                self._process.wait()
        if best_backend() != "numba":
            yield
            return
        from fieldofview.sim.compiling import when_compiling

        with when_compiling(tell_once):
            yield

    def end(self) -> None:
        """Nobody needs it any more."""
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            self._process.wait()


def compile_searches(size: str, ways: Iterable[str]) -> None:
    """Search once in each way, and look for a reason once, at a table of this size."""
    players, sets = TABLES[size]
    game = new_game(players, sets, 1)
    assert game.decision is not None
    view = game.view(game.decision.seat)
    for way in ways:
        think(view, ROLLED_OUT_BY, SMALLEST, way=way, threads=1)
    Bench(view, ROLLED_OUT_BY).look_out(range(2), 0, 1, 1)


if __name__ == "__main__":
    compile_searches(sys.argv[1], sys.argv[2:])
