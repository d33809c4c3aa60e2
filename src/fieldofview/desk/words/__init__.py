"""The desk in words: sentences for problems and for what happened, in English and German."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal

from fieldofview.cards.complaint import told
from fieldofview.desk.acts import Act
from fieldofview.desk.formats.words import TEXT, sentence
from fieldofview.desk.problems import Problem
from fieldofview.desk.words.events import tell
from fieldofview.desk.words.problems import ITEMS, PROBLEMS, RIGHTS

Language = Literal["en", "de"]
NAMES = ("player", "person", "players", "winners", "leaders", "stayed", "judges", "expected", "seats", "next")


def say(problem: Problem, language: Language = "en", name: Callable[[str], str] = str) -> str:
    """The sentence of a problem; ids are shown as names."""
    key = problem.code[2:]
    if key not in PROBLEMS and problem.code in TEXT[language]:
        return sentence(problem.code, problem.facts, language)
    shown = dict(problem.facts)
    if language == "de" and "missing" in shown:
        shown["missing"] = [ITEMS.get(item, item) for item in shown["missing"]]
    if language == "de" and problem.code == "E_NO_RIGHT":
        shown["what"] = RIGHTS[shown["what"]]
    facts: Mapping[str, str] = {
        k: _shown(k, told(value, language) if hasattr(value, "told") else value, name) for k, value in shown.items()
    }
    return PROBLEMS[key][0 if language == "en" else 1].format_map(_Facts(facts))


class _Facts(dict[str, str]):
    def __missing__(self, key: str) -> str:
        return "…"


def _shown(key: str, value: Any, name: Callable[[str], str]) -> str:
    show = name if key in NAMES else str
    if isinstance(value, list | tuple):
        return ", ".join(show(str(one)) for one in value)
    return show(value) if isinstance(value, str) else str(value)


def tell_act(act: Act, language: Language = "en", name: Callable[[str], str] = str) -> list[dict[str, Any]]:
    """What an act did: a sentence and its rulings for each event."""
    return [tell(event, language, name) for event in act.events]
