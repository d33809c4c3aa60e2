"""The process that plays strangers' sets against themselves: it may be killed, and yields to all others."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from dataclasses import asdict
from functools import lru_cache
from typing import Any

from fieldofview.cards import find_set
from fieldofview.cards.complaint import told
from fieldofview.cards.parts import content_id, read_content
from fieldofview.game.errors import Complaint
from fieldofview.sim.balance import Balance, Balancing

from .balancing import MOST_RUNS, Stretch
from .checker import bound_memory
from .drafts import CLASSICS, LANGUAGES
from .processes import serve_errands

CLASSIC_GAMES = 40
CLASSIC_SECONDS = 6.0

RUNS: dict[str, tuple[Balancing, str]] = {}  # by the name of the run: its games, and where its cards are at home


def work(job: Stretch) -> dict[str, Any]:
    """The figures so far; what cannot be dealt is told in every language."""
    try:
        if job.run not in RUNS:
            card_set = read_content(job.text)
            sets = [card_set, find_set("viewpoint")] if job.mixed else [card_set]
            RUNS[job.run] = Balancing.begin(sets, job.players, job.games), content_id(card_set)
    except Complaint as error:
        return {"ok": False, "done": True, "why": {lang: told(error, lang) for lang in LANGUAGES}}
    balancing, home = RUNS.pop(job.run)
    balancing.play(job.seconds)
    if not balancing.done:
        RUNS[job.run] = balancing, home  # the latest last, so that those which nobody asks for any more go first
        while len(RUNS) > MOST_RUNS:
            del RUNS[next(iter(RUNS))]
    found = figures(balancing.read())
    found["cards"] = [card for card in found["cards"] if card["home"] in (home, home.split("@")[0])]
    return {"ok": True, "done": balancing.done, "of": job.games, **found, "classics": classics(job.players)}


def figures(balance: Balance) -> dict[str, Any]:
    return asdict(balance)


@lru_cache(16)
def classics(players: int) -> list[dict[str, Any]]:
    """The same figures of the classic sets, to compare with; played once."""
    found = []
    for name in CLASSICS:
        balancing = Balancing.begin([name], players, CLASSIC_GAMES)
        balancing.play(CLASSIC_SECONDS / len(CLASSICS))
        found.append({"id": name, **figures(balancing.read()), "cards": []})
    return found


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's, which ends us
    with suppress(OSError, AttributeError):
        os.nice(5)
    bound_memory()
    serve_errands(work)
