"""When rules are being compiled, somebody should be told why they wait."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any


@contextmanager
def when_compiling(tell: Callable[[], None]) -> Iterator[None]:
    """Call `tell` once, as soon as numba compiles anything; what it finds on disk is not compiled."""
    from numba.core import event

    class Teller(event.Listener):
        told = False

        def on_start(self, compiling: Any) -> None:
            if not self.told:
                self.told = True
                tell()

        def on_end(self, compiling: Any) -> None:
            pass

    with event.install_listener("numba:compile", Teller()):
        yield
