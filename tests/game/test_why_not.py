"""Why was I not allowed to: one sentence with its rulings, in the situations that people ask about."""

from __future__ import annotations

import json
from dataclasses import dataclass, field

import pytest

from fieldofview.game import Game
from fieldofview.game.scenario import read_text
from fieldofview.game.script import run_scenario
from fieldofview.rulings import RULINGS


@dataclass(frozen=True)
class Situation:
    """A table, who asks for what, and what the answer must say."""

    title: str
    line: str
    words: str
    cites: tuple[str, ...]
    who: str = "Ann"
    script: tuple[str, ...] = ()
    hands: dict[str, list[str]] = field(default_factory=dict)
    fields: dict[str, list[str]] = field(default_factory=dict)
    more: str = ""


SITUATIONS = [
    Situation(
        "another's turn",
        "play Wink",
        "It is Ann's turn",
        ("D.11",),
        "Bob",
        (),
        {"Ann": ["Blink"], "Bob": ["Wink"]},
    ),
    Situation("not in hand", "play Wink", "Wink is not in your hand", ("VT.turn.2",), hands={"Ann": ["Blink"]}),
    Situation("must play first", "end", "still have to play", ("VT.25.2", "D.11"), hands={"Ann": ["Wink"]}),
    Situation(
        "no second play",
        "play Blink",
        "no unused Shadow",
        ("D.11",),
        script=("Ann: play Wink",),
        hands={"Ann": ["Wink", "Blink"]},
        more='draw = ["Mirage"]',
    ),
    Situation("no such card", "play Moonbeam", "There is no card 'Moonbeam'", (), hands={"Ann": ["Wink"]}),
    Situation("no such answer", "eat Wink", "begins with 'eat'", (), hands={"Ann": ["Wink"]}),
    Situation(
        "answers only in windows",
        "reveal Spectacles",
        "only in answer",
        ("VT.47", "D.21"),
        hands={"Ann": ["Spectacles"]},
    ),
    Situation(
        "not asked",
        "reveal Spectacles",
        "not asked for a response now",
        ("D.21",),
        "Bob",
        hands={"Ann": ["Wink"], "Bob": ["Spectacles"]},
    ),
    Situation(
        "no reveal on the card",
        "reveal Wink",
        "Wink has no REVEAL",
        ("VT.kw.reveal",),
        hands={"Ann": ["Wink"]},
    ),
    Situation(
        "wrong answer to a card",
        "reveal Spectacles",
        "makes you DISCARD",
        ("D.22",),
        "Bob",
        ("Ann: play Blindsided", "Ann: choose Bob", "pause"),
        {"Ann": ["Blindsided"], "Bob": ["Spectacles", "See Into The Future"]},
    ),
    Situation(
        "Counterspy against a discard",
        "reveal Counterspy",
        "only a STEAL",
        ("D.22",),
        "Bob",
        ("Ann: play Blind Spot", "Ann: choose Bob", "pause"),
        {"Ann": ["Blind Spot"], "Bob": ["Counterspy", "Spectacles"]},
    ),
    Situation(
        "no Lighthouse on the table",
        "use Lighthouse",
        "No Lighthouse lies uncovered",
        ("D.22",),
        "Bob",
        ("Ann: play Blind Spot", "Ann: choose Bob", "pause"),
        {"Ann": ["Blind Spot"], "Bob": ["Spectacles", "Lighthouse"]},
    ),
    Situation(
        "Lighthouse outside a window",
        "use Lighthouse",
        "only in answer to a card being played",
        ("D.22",),
        hands={"Ann": ["Wink"]},
        fields={"Ann": ["Lighthouse"]},
    ),
    Situation(
        "draw without a Visionary",
        "draw",
        "No card in your Field of View lets you draw",
        ("D.11",),
        hands={"Ann": ["Wink"]},
    ),
    Situation(
        "draw from an empty pile",
        "draw",
        "The Draw Pile is empty",
        ("D.51",),
        hands={"Ann": ["Wink"]},
        fields={"Ann": ["Visionary"]},
    ),
    Situation(
        "Visionary used up",
        "draw",
        "used up this turn",
        ("D.12",),
        script=("Ann: draw",),
        hands={"Ann": ["Wink"]},
        fields={"Ann": ["Visionary"]},
        more='draw = ["Blink", "Mirage"]',
    ),
    Situation(
        "replace without a Second Sight",
        "replace",
        "lets you replace",
        ("D.11",),
        hands={"Ann": ["Wink"]},
    ),
    Situation(
        "a compulsory choice",
        "done",
        "compulsory",
        ("D.29",),
        script=("Ann: play Blind Spot", "pause"),
        hands={"Ann": ["Blind Spot"], "Bob": ["Wink"]},
    ),
    Situation(
        "Hindsight is no target",
        "choose Hindsight",
        "cannot be moved to the Discard Pile",
        ("VT.card.hindsight.c", "D.30"),
        script=("Ann: play Mirage", "pause"),
        hands={"Ann": ["Mirage"]},
        fields={"Bob": ["Hindsight", "Wink"]},
    ),
    Situation(
        "Eye on the Prize comes first",
        "choose Wink of Bob",
        "Eye on the Prize must be chosen first",
        ("D.39",),
        script=("Ann: play Mirage", "pause"),
        hands={"Ann": ["Mirage"]},
        fields={"Bob": ["Eye on the Prize", "Wink"]},
    ),
    Situation(
        "a card out of reach",
        "choose Blink",
        "cannot choose that",
        ("D.59",),
        script=("Ann: play Mirage", "pause"),
        hands={"Ann": ["Mirage"]},
        fields={"Bob": ["Wink", "Visionary"]},
    ),
    Situation(
        "the end in the middle of a card",
        "end",
        "only when its player chooses what to do",
        ("D.11",),
        script=("Ann: play Mirage", "pause"),
        hands={"Ann": ["Mirage"]},
        fields={"Bob": ["Wink", "Visionary"]},
    ),
    Situation(
        "a play in the middle of a card",
        "play Wink",
        "only when its player chooses what to do",
        ("D.11",),
        script=("Ann: play Mirage", "pause"),
        hands={"Ann": ["Mirage", "Wink"]},
        fields={"Bob": ["Wink", "Visionary"]},
    ),
    Situation(
        "another player decides",
        "choose Wink",
        "Another player has to decide",
        ("D.46",),
        "Cy",
        ("Ann: play Mirage", "pause"),
        {"Ann": ["Mirage"]},
        {"Bob": ["Wink", "Visionary"]},
    ),
    Situation("nothing to choose", "choose Wink", "Nothing is to be chosen now", ("D.11",), hands={"Ann": ["Wink"]}),
]


def set_up(situation: Situation) -> Game:
    tables = "".join(f"hands.{who} = {json.dumps(cards)}\n" for who, cards in situation.hands.items())
    tables += "".join(f"fields.{who} = {json.dumps(cards)}\n" for who, cards in situation.fields.items())
    script = "\n".join(situation.script)
    text = (
        f'[[scenario]]\ntitle = "{situation.title}"\nplayers = ["Ann", "Bob", "Cy"]\n'
        f'script = """\n{script}\n"""\n[scenario.table]\n{situation.more}\n{tables}'
    )
    result = run_scenario(read_text(text)[0])
    assert result.passed, result.failures
    assert result.game is not None
    return result.game


@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda s: s.title)
def test_why_not(situation: Situation) -> None:
    game = set_up(situation)
    sentence = game.why_not(situation.line, situation.who)
    assert situation.words in sentence
    for id in situation.cites:
        assert id in sentence
        assert id in RULINGS
    assert "\n" not in sentence


def test_what_is_legal_is_said_to_be_legal() -> None:
    game = set_up(Situation("legal", "", "", (), hands={"Ann": ["Wink"]}))
    assert game.why_not("play wink") == "You may: 'play wink' is legal now."
    assert game.why_not("play Wink", "Ann").startswith("You may")
    with pytest.raises(ValueError, match="no player 'Dora'"):
        game.why_not("play Wink", "Dora")


def test_every_reason_that_cites_cites_what_exists() -> None:
    for situation in SITUATIONS:
        sentence = set_up(situation).why_not(situation.line, situation.who)
        if sentence.endswith(")"):
            for id in sentence[sentence.rindex("(") + 1 : -1].split(", "):
                assert id in RULINGS, sentence
