"""The process in which bots think: `python -m fieldofview.server.errands.thinker`, a question in, an answer out."""

from __future__ import annotations

import signal

from fieldofview.bots import Bot, choice_of, make_bot
from fieldofview.game.lending import borrowed

from .processes import serve_errands
from .thinking import Question

_bots: dict[tuple[str, int], Bot] = {}


def think(question: Question) -> int | None:
    """The number of the option that the bot takes; None where it fails."""
    try:
        key = (question.bot, question.seed)
        if key not in _bots:
            if len(_bots) > 1000:
                _bots.clear()
            _bots[key] = make_bot(*key)
        view = borrowed(question.lent)
        assert view.decision is not None
        return view.decision.options.index(choice_of(_bots[key], view, "at a table"))
    except Exception:  # a stranger's bot may raise anything; its seat is answered for by the table
        return None


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's, which ends us
    serve_errands(think)
