"""Why was I not allowed to: the true reason with its rulings, in the situations that people ask about."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path

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
    code: str
    cites: tuple[str, ...]
    who: str = "Ann"
    script: tuple[str, ...] = ()
    hands: dict[str, list[str]] = field(default_factory=dict)
    fields: dict[str, list[str]] = field(default_factory=dict)
    more: str = ""
    about: tuple[str, ...] = ()  # what the reason must name


SITUATIONS = [
    Situation(
        "another's turn",
        "play Wink",
        "not your turn",
        ("D.11",),
        "Bob",
        (),
        {"Ann": ["Blink"], "Bob": ["Wink"]},
    ),
    Situation("not in hand", "play Wink", "not in hand", ("VT.turn.2",), hands={"Ann": ["Blink"]}),
    Situation("must play first", "end", "play owed", ("VT.25.2", "D.11"), hands={"Ann": ["Wink"]}),
    Situation(
        "no second play",
        "play Blink",
        "play made",
        ("D.11",),
        script=("Ann: play Wink",),
        hands={"Ann": ["Wink", "Blink"]},
        more='draw = ["Mirage"]',
    ),
    Situation("no such card", "play Moonbeam", "unknown card", (), hands={"Ann": ["Wink"]}),
    Situation("no such answer", "eat Wink", "no such verb", (), hands={"Ann": ["Wink"]}),
    Situation(
        "answers only in windows",
        "reveal Spectacles",
        "reveal only in answer",
        ("VT.47", "D.21"),
        hands={"Ann": ["Spectacles"]},
    ),
    Situation(
        "not asked",
        "reveal Spectacles",
        "not asked",
        ("D.21",),
        "Bob",
        hands={"Ann": ["Wink"], "Bob": ["Spectacles"]},
    ),
    Situation(
        "no reveal on the card",
        "reveal Wink",
        "no reveal",
        ("VT.kw.reveal",),
        hands={"Ann": ["Wink"]},
    ),
    Situation(
        "wrong answer to a card",
        "reveal Spectacles",
        "answers other",
        ("D.22",),
        "Bob",
        ("Ann: play Blindsided", "Ann: choose Bob", "pause"),
        {"Ann": ["Blindsided"], "Bob": ["Spectacles", "See Into The Future"]},
        about=("Spectacles", "discard"),
    ),
    Situation(
        "Counterspy against a discard",
        "reveal Counterspy",
        "answers other",
        ("D.22",),
        "Bob",
        ("Ann: play Blind Spot", "Ann: choose Bob", "pause"),
        {"Ann": ["Blind Spot"], "Bob": ["Counterspy", "Spectacles"]},
        about=("Counterspy", "steal"),
    ),
    Situation(
        "no Lighthouse on the table",
        "use Lighthouse",
        "not in field",
        ("D.22",),
        "Bob",
        ("Ann: play Blind Spot", "Ann: choose Bob", "pause"),
        {"Ann": ["Blind Spot"], "Bob": ["Spectacles", "Lighthouse"]},
    ),
    Situation(
        "Lighthouse outside a window",
        "use Lighthouse",
        "use in answer",
        ("VT.card.lighthouse.a", "D.22"),
        hands={"Ann": ["Wink"]},
        fields={"Ann": ["Lighthouse"]},
    ),
    Situation(
        "draw without a Visionary",
        "draw",
        "no lasting",
        ("D.11",),
        hands={"Ann": ["Wink"]},
    ),
    Situation(
        "draw from an empty pile",
        "draw",
        "pile empty",
        ("D.51",),
        hands={"Ann": ["Wink"]},
        fields={"Ann": ["Visionary"]},
    ),
    Situation(
        "Visionary used up",
        "draw",
        "lasting used up",
        ("D.12",),
        script=("Ann: draw",),
        hands={"Ann": ["Wink"]},
        fields={"Ann": ["Visionary"]},
        more='draw = ["Blink", "Mirage"]',
    ),
    Situation(
        "replace without a Second Sight",
        "replace",
        "no lasting",
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
        "not destroyed",
        ("VT.card.hindsight.c", "D.30"),
        script=("Ann: play Mirage", "pause"),
        hands={"Ann": ["Mirage"]},
        fields={"Bob": ["Hindsight", "Wink"]},
    ),
    Situation(
        "Eye on the Prize comes first",
        "choose Wink of Bob",
        "lured",
        ("D.39",),
        script=("Ann: play Mirage", "pause"),
        hands={"Ann": ["Mirage"]},
        fields={"Bob": ["Eye on the Prize", "Wink"]},
        about=("Eye on the Prize",),
    ),
    Situation(
        "Hindsight chooses any other card",
        "choose Hindsight of Ann",
        "not itself",
        ("VT.card.hindsight.a",),
        script=("Ann: play Hindsight", "pause"),
        hands={"Ann": ["Hindsight"]},
        fields={"Ann": ["Wink", "Visionary"]},
        about=("Hindsight",),
    ),
    Situation(
        "a player where a card is wanted",
        "choose Bob",
        "card wanted",
        ("VT.card.mirage.a",),
        script=("Ann: play Mirage", "pause"),
        hands={"Ann": ["Mirage"]},
        fields={"Bob": ["Wink", "Visionary"]},
        about=("Mirage",),
    ),
    Situation(
        "a card where a player is wanted",
        "choose Wink",
        "player wanted",
        ("VT.card.blind-spot.a",),
        script=("Ann: play Blind Spot", "pause"),
        hands={"Ann": ["Blind Spot"], "Bob": ["Wink"]},
        about=("Blind Spot",),
    ),
    Situation(
        "a card out of reach",
        "choose Blink",
        "not there",
        ("D.59",),
        script=("Ann: play Mirage", "pause"),
        hands={"Ann": ["Mirage"]},
        fields={"Bob": ["Wink", "Visionary"]},
    ),
    Situation(
        "the end in the middle of a card",
        "end",
        "end only in turn",
        ("D.11",),
        script=("Ann: play Mirage", "pause"),
        hands={"Ann": ["Mirage"]},
        fields={"Bob": ["Wink", "Visionary"]},
    ),
    Situation(
        "a play in the middle of a card",
        "play Wink",
        "play only in turn",
        ("D.11",),
        script=("Ann: play Mirage", "pause"),
        hands={"Ann": ["Mirage", "Wink"]},
        fields={"Bob": ["Wink", "Visionary"]},
    ),
    Situation(
        "another player decides",
        "choose Wink",
        "not yours",
        ("D.46",),
        "Cy",
        ("Ann: play Mirage", "pause"),
        {"Ann": ["Mirage"]},
        {"Bob": ["Wink", "Visionary"]},
    ),
    Situation("nothing to choose", "choose Wink", "say what", ("D.11",), hands={"Ann": ["Wink"]}),
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
    reason = game.reason(situation.line, situation.who)
    assert reason.code == situation.code
    assert set(situation.cites) <= set(reason.cites)
    assert set(reason.cites) <= set(RULINGS)
    assert len(set(reason.cites)) == len(reason.cites)
    assert set(situation.about) <= set(reason.values.values())
    for language in ("en", "de"):
        told = game.why_not(situation.line, situation.who, language)
        assert told == reason.told(language)
        assert "\n" not in told


OWN = """
name = "Own"
id = "own"
[[card]]
name = "Rock"
points = 5
copies = 9
always = "indestructible"
[[card]]
name = "Bait"
points = 5
copies = 9
always = "lure"
[[card]]
name = "Guard"
points = 5
copies = 9
sacrifice = [{ do = "cancel", when = "play" }]
"""


@pytest.mark.parametrize(
    ("lies", "line", "code", "cites"),
    [
        ('Bob = ["Rock", "Wink"]', "choose Rock", "not destroyed", ("D.2", "D.30")),
        ('Bob = ["Bait", "Wink"]', "choose Wink of Bob", "lured", ("D.2", "D.39")),
        ('Ann = ["Guard"]', "use Guard", "use in answer", ("D.2", "D.22", "D.56")),
    ],
)
def test_a_card_of_ones_own_is_not_told_by_the_letters_of_another(
    tmp_path: Path, lies: str, line: str, code: str, cites: tuple[str, ...]
) -> None:
    (tmp_path / "own.toml").write_text(OWN, encoding="utf-8")
    result = run_scenario(
        read_text(
            f'[[scenario]]\ntitle = "own"\nplayers = ["Ann", "Bob"]\nsets = ["viewpoint", "{tmp_path}/own.toml"]\n'
            f'script = """\nAnn: play Mirage\npause\n"""\n'
            f'[scenario.table]\nhands.Ann = ["Mirage"]\nfields = {{ {lies} }}\n'
        )[0]
    )
    assert result.passed, result.failures
    assert result.game is not None
    reason = result.game.reason(line, "Ann")
    assert (reason.code, reason.cites) == (code, cites)


def test_what_is_legal_is_said_to_be_legal() -> None:
    game = set_up(Situation("legal", "", "", (), hands={"Ann": ["Wink"]}))
    assert game.why_not("play wink") == "You may: 'play Wink' is legal now."
    assert game.why_not("play wink", language="de") == "Du darfst: 'Wink spielen' ist jetzt erlaubt."
    assert game.why_not("play Wink", "Ann").startswith("You may")
    with pytest.raises(ValueError, match="no player 'Dora'"):
        game.why_not("play Wink", "Dora")
