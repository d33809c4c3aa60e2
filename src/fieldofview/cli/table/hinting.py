"""A hint at the table: the chances of what can be answered, and the reason for the best."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from fieldofview.bots.searching import ROLLED_OUT_BY
from fieldofview.search import Advice, Budget, advise
from fieldofview.views import View

from .phrases import phrase
from .wording import label

BUDGET = Budget(0, 0.5)
FEW = 6  # options that are all shown
SHOWN = 4  # of more, the best first
ALL = ("all", "alle", "alles")


def hint(view: View) -> Advice:
    """What a search thinks of all options, by what this seat knows."""
    return advise(view, ROLLED_OUT_BY, BUDGET)


def hint_page(advice: Advice, view: View, language: str, *, whole: bool = False) -> Iterable[Text]:
    """The best options, or all of them, with their chances to win, and why the first is first."""
    assert view.decision is not None
    count = len(advice.ranked)
    shown = count if whole or count <= FEW else SHOWN
    for number, judged in enumerate(advice.ranked[:shown]):
        line = label(judged.option, view.decision, view, language)
        yield Text(f"  {round(100 * judged.chance):>3} %  ", "bold" if not number else "").append(line)
    if shown < count:
        yield Text(phrase(language, "more hinted", n=count - shown), "dim")
    yield Text(advice.reason.told(language))
