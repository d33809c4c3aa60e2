"""Public windows, clause by clause (D.84): who may answer follows from the table alone, and answers are sealed."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from fieldofview import Game, IllegalAnswer, Kind, LateAnswer, new_game
from fieldofview.game.scenario import read_text
from fieldofview.game.tabletop import lay_out

CITES = ("D.16", "D.21", "D.84")

ANN, BOB, CY = range(3)


def table(hands: dict[str, list[str]], *more: str) -> Game:
    """Ann's turn at a table with public windows."""
    laid = "\n".join(f"hands.{who} = {json.dumps(cards)}" for who, cards in hands.items())
    text = f'[[scenario]]\ntitle = "A table"\nplayers = ["Ann", "Bob", "Cy"]\nscript = ""\n[scenario.table]\n{laid}\n'
    (scenario,) = read_text(text + "\n".join(more))
    game = lay_out(scenario)
    public = Game(replace(game.setup, windows="public"), game._tables, game._first, imagined=True)
    public.run()
    return public


def blurred(bob: list[str], cy: list[str], *more: str) -> Game:
    """Ann plays Blurred Vision at Bob."""
    game = table({"Ann": ["Blurred Vision", "Wink"], "Bob": bob, "Cy": cy}, *more)
    game.answer("play Blurred Vision")
    game.answer("choose Bob")
    return game


def kinds(game: Game) -> list[str]:
    return [event.kind.value for event in game.events]


# -- whether a window is shown -------------------------------------------------------------------------------------


def test_a_window_is_shown_by_what_everybody_knows() -> None:
    with_it = blurred(["Spectacles", "Blink"], ["Mirage", "Wink"])
    without = blurred(["Mirage", "Blink"], ["Spectacles", "Wink"])
    window = with_it.window
    assert window is not None
    assert window == without.window
    assert (window.card, window.seat, window.threatens, window.from_hand, window.from_table) == (
        *("Blurred Vision", ANN, ("discard",)),
        *((BOB,), ()),
    )
    assert [decision.seat for decision in with_it.pending] == [ANN, BOB, CY]
    assert with_it.view(None) == without.view(None)


def test_a_window_that_nobody_could_answer_is_not_shown() -> None:
    game = blurred(["Mirage", "Blink"], ["Wink"], 'discard = ["Spectacles"]')
    assert game.window is None
    assert game.decision is not None
    assert game.decision.purpose == "discard"
    assert Kind.OPENED not in kinds(game)


def test_what_lies_on_the_table_may_answer_too() -> None:
    game = blurred(["Mirage", "Blink"], ["Wink"], 'fields.Cy = ["Lighthouse"]')
    assert game.window is not None
    assert (game.window.from_hand, game.window.from_table) == ((), (CY,))
    game.settle({"Cy": "use Lighthouse"})
    assert game.answers[-1] == "Cy: use Lighthouse"
    assert Kind.CANCELLED in kinds(game)


# -- sealed answers ------------------------------------------------------------------------------------------------


def test_who_holds_nothing_may_seal_a_decline_and_nothing_else() -> None:
    game = blurred(["Spectacles", "Blink"], ["Mirage"])
    assert [option.line for option in game.options("Cy")] == ["decline"]
    assert [option.line for option in game.options("Bob")] == ["reveal Spectacles", "decline"]
    with pytest.raises(IllegalAnswer, match="Cy cannot"):
        game.settle({"Cy": "reveal Spectacles"})
    with pytest.raises(IllegalAnswer, match="settle them all at once"):
        game.answer("decline")
    assert game.decision is None


def test_the_first_clockwise_counts_and_voids_the_others() -> None:
    game = blurred(["Spectacles", "Blink"], ["Mirage"], 'fields.Cy = ["Lighthouse"]')
    game.settle({CY: "use Lighthouse", BOB: "reveal Spectacles"})
    assert game.answers[-1] == "Bob: reveal Spectacles"
    assert [card.name for card in game.view(None).fields[CY]] == ["Lighthouse"]
    assert Kind.USED not in kinds(game)


def test_nobody_is_one_line() -> None:
    game = blurred(["Spectacles", "Blink"], ["Mirage"])
    game.settle({"Bob": "decline"})
    assert game.answers[-1] == "nobody"
    assert game.window is None
    assert game.decision is not None
    assert game.decision.seat == BOB


def test_a_window_that_is_asked_again_starts_where_it_ended() -> None:
    game = blurred(["Peekaboo!", "Spectacles", "Blink"], ["Mirage"])
    assert [option.line for option in game.options(BOB)] == ["reveal Spectacles", "reveal Peekaboo!", "decline"]
    before = game.window
    game.settle({BOB: "reveal Peekaboo!"})
    window = game.window
    assert before is not None
    assert window is not None
    assert (before.card, before.start) == ("Blurred Vision", ANN)
    assert (window.card, window.start) == ("Blurred Vision", BOB)
    assert [decision.seat for decision in game.pending] == [BOB, CY]
    with pytest.raises(IllegalAnswer, match="Ann may seal no answer"):
        game.settle({ANN: "decline"})
    assert game.reason("reveal Spectacles", "Ann").code == "not in window"


def test_a_late_answer_meets_no_other_question() -> None:
    game = blurred(["Spectacles", "Blink"], ["Mirage"])
    assert game.window is not None
    number = game.window.number
    with pytest.raises(LateAnswer):
        game.settle({BOB: 0}, number=number - 1)
    game.settle(number=number)
    with pytest.raises(LateAnswer):
        game.answer(0, seat=BOB, number=number)
    assert game.decision is not None
    game.answer(0, seat=BOB, number=game.decision.number)


def test_picks_of_all_are_sealed_together() -> None:
    game = table({"Ann": ["Glance Left", "Wink"], "Bob": ["Blink"], "Cy": ["Mirage"]})
    game.answer("play Glance Left")
    if game.window is not None:
        game.settle()
    assert {decision.seat for decision in game.pending} == {ANN, BOB, CY}
    assert game.view(None).waiting_for == tuple(decision.seat for decision in game.pending)
    with pytest.raises(IllegalAnswer, match="wanted of Cy too"):
        game.settle({ANN: 0, BOB: 0})
    before = len(game.answers)
    game.settle({ANN: "choose Wink", BOB: "choose Blink", CY: "choose Mirage"})
    assert len(game.answers) == before + 3
    passed = [event for event in game.events if event.kind is Kind.PASSED]
    assert {(event.seats, event.cards[0].name) for event in passed} == {
        *(((ANN, BOB), "Wink"), ((BOB, CY), "Blink"), ((CY, ANN), "Mirage")),
    }


# -- the open moment -----------------------------------------------------------------------------------------------


def test_an_any_time_card_is_revealed_while_the_turns_player_chooses() -> None:
    game = table({"Ann": ["Wink"], "Bob": ["Peekaboo!", "Blink"], "Cy": ["Mirage"]})
    assert game.decision is not None
    number = game.decision.number
    assert [option.line for option in game.options("Bob")] == ["reveal Peekaboo!"]
    assert game.options("Cy") == ()
    game.interject("Bob", "reveal Peekaboo!")
    assert [card.name for card in game.view(None).fields[BOB]] == ["Peekaboo!"]
    assert game.decision is not None
    assert (game.decision.seat, game.decision.number) == (ANN, number + 1)
    with pytest.raises(LateAnswer):
        game.answer("play Wink", seat=ANN, number=number)


def test_at_any_other_moment_it_is_refused_to_everybody_alike() -> None:
    game = blurred(["Peekaboo!", "Blink"], ["Spectacles", "Mirage"])
    assert game.window is not None
    for seat in (BOB, CY):
        with pytest.raises(IllegalAnswer, match="any-time card") as refused:
            game.interject(seat, "reveal Peekaboo!")
        assert refused.value.cites == ("D.16", "D.84")


def test_plain_windows_have_none_of_this() -> None:
    game = new_game(3, seed=1)
    assert game.window is None
    with pytest.raises(IllegalAnswer):
        game.settle()
    with pytest.raises(ValueError, match="no windows 'open'"):
        new_game(3, seed=1, windows="open")
