"""The files of weights by which bots play: they go to other machines with the work, and are part of what was played."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from ..bots import weights_file
from ..policies.weighing import weights_text

Files = tuple[tuple[str, str], ...]  # paths and texts


def files_of(bots: Iterable[str]) -> Files:
    """The files of these bots, each once."""
    paths = dict.fromkeys(path for bot in bots if (path := weights_file(bot)))
    return tuple((path, weights_text(path)) for path in paths)


def marked(files: Files) -> dict[str, dict[str, str]]:
    """What a head says of files: a mark of each that changes with what is in it; nothing where there are none."""
    marks = {path: hashlib.sha256(text.encode()).hexdigest()[:8] for path, text in files}
    return {"weights": marks} if marks else {}
