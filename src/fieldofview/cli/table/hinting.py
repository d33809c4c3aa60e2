"""A hint at the table: the chances of what can be answered, and the reason for the best."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from fieldofview.bots.searching import ROLLED_OUT_BY
from fieldofview.search import Budget, advise
from fieldofview.views import View

from .wording import label

BUDGET = Budget(0, 0.5)
SHOWN = 4  # options, the best first


def hint_page(view: View, language: str) -> Iterable[Text]:
    """The best options with their chances to win, and why the first is first."""
    advice = advise(view, ROLLED_OUT_BY, BUDGET)
    assert view.decision is not None
    for number, judged in enumerate(advice.ranked[:SHOWN]):
        shown = label(judged.option, view.decision, view, language)
        yield Text(f"  {round(100 * judged.chance):>3} %  ", "bold" if not number else "").append(shown)
    yield Text(advice.reason.told(language))
