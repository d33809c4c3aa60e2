"""Everything has words: in every language the same tables, a line for all that can happen, and none in vain."""

from __future__ import annotations

import ast
import string
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import ModuleType

import pytest
from tests.proofreading import slips
from tests.views.later import LATER, LATER_IDS, brought_along

from fieldofview.cards import SetLike
from fieldofview.cards.text import capital
from fieldofview.game import Game, new_game
from fieldofview.game.scenario import read_file
from fieldofview.game.script import run_scenario
from fieldofview.game.why import THREATS, VERBS
from fieldofview.views import Ending, Event, Kind
from fieldofview.views.decision import PURPOSES
from fieldofview.views.words import MODULES, QUIET, log, option, prompt, refusal, sentence, settling, threats

SOURCE = Path(__file__).resolve().parents[2] / "src" / "fieldofview"
RULINGS = Path(__file__).resolve().parents[1] / "rulings"
EN = MODULES["en"]
TABLES: list[tuple[tuple[SetLike, ...], int]] = [
    (("viewpoint", "reflections", "prizes"), 4),
    (("open-eyes+plague",), 4),
    *LATER,
]
IDS = ["classic", "open-eyes", *LATER_IDS]

# What an event is where the code names its way by a variable.
WAYS = {
    Kind.WON: {*Ending},
    Kind.LEFT: {"forfeit", "disqualified", "overwhelmed"},
    Kind.SETTLED: {"done", "cancelled", "stopped"},
    Kind.DESTROYED: {"", "put"},
    Kind.SWAPPED: {"", "taken", "given"},
    Kind.PUT_BACK: {"", "squint"},
}
SCENARIOS = (
    "after-all-is-empty",
    "counterspy",
    "enigma",
    "green-eyed-monster",
    "hidden",
    "loop",
)  # what random games seldom meet
HARD_TO_REACH = {"won/tie-limit", "won/broken"}


def key(event: Event) -> str:
    return f"{event.kind}/{event.how}" if event.how else str(event.kind)


def tables_of(words: ModuleType) -> dict[str, dict[str, str]]:
    return {name: value for name, value in vars(words).items() if isinstance(value, dict) and name.isupper()}


def holes(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


@pytest.mark.parametrize("language", MODULES)
def test_every_language_has_the_same_lines_about_the_same_things(language: str) -> None:
    words = MODULES[language]
    assert tables_of(words).keys() == tables_of(EN).keys()
    for name, table in tables_of(words).items():
        english = tables_of(EN)[name]
        assert list(table) == list(english), name
        for line, text in table.items():
            assert text.strip() == text or name in ("ACTS_AS", "AIMED")
            assert holes(text) == holes(english[line]), (name, line)
    assert len(words.ZONES) == len(EN.ZONES)
    assert words.WITH_CARDS.keys() <= words.EVENTS.keys()


# -- events --------------------------------------------------------------------------------------------------------


def calls(*rooms: str) -> Iterator[ast.AST]:
    for room in rooms:
        for path in sorted((SOURCE / room).rglob("*.py")):
            yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def can_happen() -> set[str]:
    """Every kind, with its way, that the code of `game` names."""
    found = {f"{kind}/{how}".rstrip("/") for kind, ways in WAYS.items() for how in ways}
    for node in calls("game"):
        match node:
            case ast.Call(args=parts) | ast.Tuple(elts=parts):
                pass
            case _:
                continue
        for at, part in enumerate(parts):
            if isinstance(part, ast.Attribute) and ast.unparse(part.value) == "Kind" and part.attr in Kind.__members__:
                kind = Kind[part.attr]
                how = parts[at + 1] if at + 1 < len(parts) else None
                if isinstance(how, ast.Constant) and isinstance(how.value, str):
                    found.add(f"{kind}/{how.value}" if how.value else kind.value)
                elif how is None:
                    found.add(kind.value)
                else:
                    assert kind in WAYS, ast.unparse(node)
    return found


def test_there_is_a_line_for_everything_that_can_happen_and_none_in_vain() -> None:
    assert set(EN.EVENTS) == can_happen()
    assert {line.partition("/")[0] for line in EN.EVENTS} == {*Kind}


def random_game(sets: tuple[SetLike, ...], players: int, seed: int) -> Game:
    """A random game with Enigma cards, leavers and a judge."""
    dice = Random(seed)
    enigmas, aside = brought_along(sets, players, seed)
    game = new_game(players, sets, seed, turn_limit=8 * players, enigmas=enigmas, aside=aside)
    while (decision := game.decision) is not None:
        chance = dice.random()
        if chance < 0.004:
            game.forfeit(decision.seat)
        elif chance < 0.006:
            game.disqualify(decision.seat)
        elif chance < 0.01:
            game.token(decision.seat, -10)
        elif chance < 0.0105:
            game.call_time()
        else:
            check_question(game)
            game.answer(dice.choice(decision.options))
    return game


def check_question(game: Game) -> None:
    """A decision, its options and what is being settled can be read out in every language."""
    decision = game.decision
    assert decision is not None
    view = game.view(decision.seat)
    for language in MODULES:
        assert not slips(prompt(decision, language), "Peekaboo!")
        said = [prompt(decision, language), *(option(o, decision, game.names, language) for o in decision.options)]
        said += [settling(level, game.names, language) for level in view.settling]
        assert all(text and "{" not in text and "None" not in text for text in said), said


@pytest.fixture(scope="module")
def played() -> list[Game]:
    games = [random_game(sets, players, seed) for sets, players in TABLES for seed in range(2)]
    for name in SCENARIOS:
        games += [result.game for s in read_file(RULINGS / f"{name}.toml") if (result := run_scenario(s)).game]
    return games


def test_what_happens_in_games_has_a_sentence_in_every_language(played: list[Game]) -> None:
    met = set()
    for game in played:
        for viewer in (None, *range(len(game.names))):
            events = game.events_since(viewer)
            met |= {key(event) for event in events}
            for language in MODULES:
                for event in events:
                    told = sentence(event, game.names, language)
                    assert not slips(told, "Peekaboo!"), told
    assert met == set(EN.EVENTS) - HARD_TO_REACH


def test_a_log_reads_out_what_people_want_to_hear(played: list[Game]) -> None:
    events = played[0].events
    told = [event for event in events if event.kind not in QUIET]
    for language in MODULES:
        assert log(events, played[0].names, language) == [sentence(e, played[0].names, language) for e in told]


def test_a_sentence_names_no_card_that_was_not_told(played: list[Game]) -> None:
    for game in played[:4]:
        for event in game.events_since(None):
            for language, words in MODULES.items():
                told = sentence(event, [f"#{seat}" for seat in range(len(game.names))], language)
                if not event.cards and "{card}" in words.EVENTS[key(event)]:
                    assert words.A_CARD in told


# -- everything else -----------------------------------------------------------------------------------------------


def test_every_purpose_has_a_question_and_none_in_vain() -> None:
    asked = {*PURPOSES.values(), "target player"}
    assert set(EN.PROMPTS) == asked


def test_every_ending_and_every_threat_has_words() -> None:
    assert set(EN.ENDINGS) == {*Ending}
    words = [word for word, _ in THREATS.values()]
    for language, module in MODULES.items():
        assert set(module.THREATS) == set(words)
        assert set(module.TERMS) == {*words, "draw", "replace"}
        assert all(part in threats(words, language) for part in module.THREATS.values())


def refused() -> set[str]:
    """The codes of all refusals that the code names."""
    found = set()
    for node in calls("game", "cli"):
        match node:
            case ast.Call(func=ast.Name(id="Reason" | "refusal"), args=[ast.Constant(value=str(code)), *_]):
                found.add(code)
            case ast.Assign(targets=[ast.Name(id="code")], value=value):
                found |= {part.value for part in ast.walk(value) if isinstance(part, ast.Constant)}
    return {code for code in found if code}


def test_every_refusal_has_words_and_none_in_vain() -> None:
    assert set(EN.REFUSALS) == refused()


@pytest.mark.parametrize("language", MODULES)
def test_every_line_reads_well(language: str) -> None:
    """Whole sentences, filled with names, are without slips; so is what only seldom happens."""
    words = MODULES[language]
    sentences = [text for table in (words.EVENTS, words.OWN, words.ONE, words.WITH_CARDS) for text in table.values()]
    sentences += [words.PROMPTS[purpose] for purpose in words.PROMPTS]
    for text in sentences:
        assert not slips(filled(text)), text
    for code, text in words.REFUSALS.items():
        for term in words.TERMS:
            if ("word" in holes(text)) != (term in ("draw", "replace")):
                continue
            values = {name: term if name in ("threats", "word") else f"Name-{name}" for name in holes(text)}
            assert not slips(refusal(code, values, language)), code


def filled(text: str) -> str:
    return capital(text.format(**{name: f"Name-{name}" for name in holes(text)}))


def test_players_may_be_called_like_words_of_the_rules() -> None:
    for language in MODULES:
        for name in EN.TERMS:
            assert name in refusal("not your turn", {"player": name}, language)


def test_every_verb_has_words() -> None:
    verbs = {line.partition(" ")[0] for line in EN.OPTIONS}
    assert verbs == VERBS
