"""What the Tab key may complete at the prompt."""

from __future__ import annotations

from collections.abc import Iterator

from .german import COMMANDS, spelt
from .session import LOOKS, Session
from .sheet import card_names

ENDS = (", ", ": ", " of ", "play ", "reveal ", "use ", "choose ", "card ", "+ ")  # behind which a name may begin


def completions(session: Session, typed: str) -> list[str]:
    """Whole lines that begin with what was typed."""
    found = [line for line in _lines(session) if line.lower().startswith(typed.lower())]
    cut = max((typed.rfind(end) + len(end) for end in ENDS if end in typed), default=0)
    if cut and not found:
        names = (*session.sheet.players, *card_names(session.sheet))
        found = [typed[:cut] + name for name in names if name.lower().startswith(typed[cut:].lower())]
    return found


def _lines(session: Session) -> Iterator[str]:
    for decision in session.game.pending:
        yield from (f"{decision.name}: {option.line}" for option in decision.options)
        yield from (option.line for option in decision.options)
    if session.language == "de":
        for decision in session.game.pending:
            yield from (spelt(option, session.game.names) for option in decision.options)
        yield from (f"{name} Blickfeld: " for name in session.sheet.players)
        yield from COMMANDS
    for name in session.sheet.players:
        yield from (f"{name} hand: ", f"{name} field: ", f"{name}: ")
    yield from LOOKS
    yield from (
        "players ",
        "sets ",
        "turn ",
        "draw: ",
        "discard: ",
        "title ",
        "cites ",
        "not drawn",
        "time called",
        "quit",
    )
