"""Card and log speak alike: the same verb for the same thing, and the option that was chosen in the card's words."""

from __future__ import annotations

import pytest

from fieldofview.cards import Card, every_card
from fieldofview.cards import effects as fx
from fieldofview.cards.text import describe, describe_effect
from fieldofview.game.scenario import read_text
from fieldofview.game.script import run_scenario
from fieldofview.views import Event, Kind
from fieldofview.views.event import Seen
from fieldofview.views.words import MODULES, sentence

# The same thing has the same verb on the card and in the log: the keyword, and the kind of event it makes.
VERBS_OF = {
    "en": {
        "drew": ("DRAW", "drew"),
        "discarded": ("DISCARD", "discarded"),
        "discarded/put": ("put", "put"),
        "destroyed": ("DESTROY", "destroyed"),
        "destroyed/put": ("put", "put"),
        "stole": ("STEAL", "stole"),
        "passed": ("PASS", "passed"),
        "swapped": ("SWAP", "swapped"),
        "swapped/taken": ("take", "took"),
        "swapped/given": ("put", "put"),
        "swapped/hands": ("exchange", "exchanged"),
        "hid": ("HIDE", "hid"),
        "put-back": ("put", "put"),
        "put-back/squint": ("SQUINT", "squinted"),
        "missed/will": ("miss", "miss"),
        "extra/will": ("take another turn", "take another turn"),
        "copied": ("perform", "performs"),
        "cancelled": ("CANCEL", "cancelled"),
        "shuffled": ("shuffle", "shuffled"),
        "looked": ("look at", "looked at"),
        "brought": ("take", "took"),
        "removed": ("leaves the game", "left the game"),
        "used/play": ("play 1 more card", "play 1 more card"),
        "used/draw": ("DRAW 1 more card", "draw 1 more card"),
    },
    "de": {
        "drew": ("ZIEHE", "zog"),
        "discarded": ("WIRFT", "warf"),
        "discarded/put": ("lege", "legte"),
        "destroyed": ("ZERSTÖRE", "zerstörte"),
        "destroyed/put": ("lege", "legte"),
        "stole": ("STIEHL", "stahl"),
        "passed": ("WEITER", "weiter"),
        "swapped": ("TAUSCHE", "getauscht"),
        "swapped/taken": ("nimm", "nahm"),
        "swapped/given": ("lege", "gelegt"),
        "swapped/hands": ("übergebt einander", "übergaben einander"),
        "hid": ("VERSTECKE", "versteckte"),
        "put-back": ("lege", "legte"),
        "put-back/squint": ("BLINZELT", "blinzelte"),
        "missed/will": ("aus", "aussetzen"),
        "extra/will": ("noch einen Zug", "noch einen Zug"),
        "copied": ("Aktionen aus", "Aktionen von"),
        "cancelled": ("ANNULLIERE", "annullierte"),
        "shuffled": ("mische", "mischte"),
        "looked": ("sieh dir", "sah sich"),
        "brought": ("nimm", "nahm"),
        "removed": ("verlässt das Spiel", "verließ das Spiel"),
        "used/play": ("1 weitere Karte spielen", "1 weitere Karte zu spielen"),
        "used/draw": ("1 weitere Karte ZIEHEN", "1 weitere Karte zu ziehen"),
    },
}
TEXT_OF = {
    "drew": fx.Draw(),
    "discarded": fx.Discard(),
    "discarded/put": fx.PutInDiscard(),
    "destroyed/put": fx.Destroy(),
    "stole": fx.Steal(),
    "passed": fx.Pass(),
    "swapped": fx.Swap(),
    "swapped/taken": fx.TakeToField(),
    "swapped/given": fx.GiveToField(),
    "swapped/hands": fx.ExchangeHands(),
    "hid": fx.Hide(),
    "put-back": fx.PutOnDrawPile(),
    "put-back/squint": fx.Squint(),
    "missed/will": fx.MissTurn(),
    "extra/will": fx.ExtraTurn(),
    "copied": fx.CopyChosen(),
    "cancelled": fx.Cancel(),
    "shuffled": fx.Reshuffle(),
    "looked": fx.LookAndTake(),
    "brought": fx.BringIn(),
    "removed": fx.Goes(fx.Zone.OUT),
    "used/play": fx.ExtraPlay(),
    "used/draw": fx.ExtraDraw(),
}


@pytest.mark.parametrize("language", MODULES)
def test_card_and_log_say_the_same_thing_with_the_same_verb(language: str) -> None:
    for line, (on_card, in_log) in VERBS_OF[language].items():
        assert in_log in MODULES[language].EVENTS[line], line
        if line == "destroyed":
            text = describe(every_card()["Cracked Lens"], language)
        else:
            text = describe_effect(TEXT_OF[line], language)
        assert on_card.casefold() in text.casefold(), line


def test_a_log_quotes_the_option_that_was_chosen() -> None:
    names = ("Ann", "Bob")

    def told(language: str, card: str, cards: dict[str, Card] | None = None) -> str:
        event = Event(Kind.CHOSE, "", (0,), (3,), (Seen("Mirror Image"), Seen(card)))
        return sentence(event, names, language, cards)

    put = "Put any card from any Field of View into the Discard Pile"
    assert told("en", "Kaleidoscope") == f"Ann chose '{put}'."
    german = "Lege eine beliebige Karte aus einem beliebigen Blickfeld auf den Ablagestapel"
    assert told("de", "Kaleidoscope") == f"Ann wählte '{german}'."
    assert told("en", "Kaleidoscope", {}) == "Ann chose option 3."
    assert told("en", "My Own", {"My Own": every_card()["Kaleidoscope"]}) == f"Ann chose '{put}'."


MIRROR = '''
[[scenario]]
title = "A mirror of Kaleidoscope"
players = ["Ann", "Bob"]
script = """
Ann: play Mirror Image
Ann: choose Kaleidoscope of Bob
Ann: choose option 1
"""

[scenario.table.hands]
Ann = ["Mirror Image", "Wink"]

[scenario.table.fields]
Bob = ["Kaleidoscope"]

[scenario.expect]
hands.Ann = 3
'''


def test_a_mirror_is_told_to_choose_from_the_text_it_performs() -> None:
    scenario = read_text(MIRROR)[0]
    chosen = next(event for event in run_scenario(scenario).events if event.kind is Kind.CHOSE)
    assert [card.name for card in chosen.cards] == ["Mirror Image", "Kaleidoscope"]
    assert sentence(chosen, scenario.players) == "Ann chose 'DRAW 2 cards'."
