"""The desk has a sentence for everything it refuses, warns about and does, in both languages."""

from __future__ import annotations

import re
import string
from pathlib import Path

import fieldofview.desk
from fieldofview.desk.events import EVENTS
from fieldofview.desk.formats.words import TEXT
from fieldofview.desk.rights import RIGHTS
from fieldofview.desk.words.events import LINES
from fieldofview.desk.words.problems import PROBLEMS
from fieldofview.desk.words.problems import RIGHTS as GERMAN_RIGHTS
from fieldofview.rulings import RULINGS

SOURCES = [path.read_text(encoding="utf-8") for path in Path(fieldofview.desk.__file__).parent.rglob("*.py")]
CODES = {code for source in SOURCES for code in re.findall(r'"[EW]_([A-Z0-9_]+)"', source)}


def test_every_code_has_a_sentence_and_every_sentence_a_code() -> None:
    planned = {code[2:] for code in TEXT["en"] if code.startswith("W_")}
    planned |= {code.partition(".")[0] for code in planned}
    assert CODES - set(PROBLEMS) - planned == set()
    assert set(PROBLEMS) - CODES == set()


def test_every_event_has_a_line_and_cites_rulings_that_exist() -> None:
    assert set(LINES) == set(EVENTS)
    cited = {id for cites, _, _ in LINES.values() for id in cites.split()}
    assert cited - set(RULINGS) == set()


def test_both_languages_name_the_same_facts() -> None:
    for english, german in [*PROBLEMS.values(), *((en, de) for _, en, de in LINES.values())]:
        assert _names(english) == _names(german), english


def _names(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def test_every_right_has_a_german_name() -> None:
    assert set(GERMAN_RIGHTS) == set(RIGHTS)
