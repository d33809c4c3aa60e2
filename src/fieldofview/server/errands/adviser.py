"""The process that gives hints: `python -m fieldofview.server.errands.adviser`, a question in, a hint out.

Whoever asks is not kept waiting. The search has to be compiled the first time on a machine: until it is there, the bot
alone says what it would do, and the search goes on for whoever asks next.
"""

from __future__ import annotations

import signal
from concurrent.futures import Future, ThreadPoolExecutor

from fieldofview.bots.searching import ROLLED_OUT_BY
from fieldofview.game.lending import borrowed
from fieldofview.search import Advice, Budget, advise
from fieldofview.views import View

from .processes import serve_errands
from .thinker import think
from .thinking import Question, Tip

BUDGET = Budget(2000)  # rollouts, so that who asks twice is told the same
PATIENCE = 3.0  # seconds

_search = ThreadPoolExecutor(1)
_going_on: Future[Advice] | None = None


def hint(question: Question, patience: float = PATIENCE) -> Tip | None:
    """What the search found: the best option, the chances of all, and why; else what the bot takes."""
    found = _searched(borrowed(question.lent), question.seed, patience)
    if found is not None:
        chances = tuple(round(judged.chance, 3) for judged in found.thought.options)
        return Tip(found.thought.best, chances, found.reason)
    option = think(question)
    return None if option is None else Tip(option)


def _searched(view: View, seed: int, patience: float) -> Advice | None:
    global _going_on
    if _going_on is not None and not _going_on.done():
        return None
    _going_on = _search.submit(advise, view, ROLLED_OUT_BY, BUDGET, dice=seed, threads=1)
    try:
        return _going_on.result(patience)
    except Exception:  # late, or this machine has no compiler: the bot's own answer is still a hint
        return None


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's, which ends us
    serve_errands(hint)
