"""Reasons hold: whatever is not offered has a reason, and what the reason claims is so."""

from __future__ import annotations

from random import Random

import pytest
from tests.views.later import LATER, LATER_IDS, brought_along

from fieldofview import Decision, Game, View, new_game
from fieldofview.game.why import Reason

TABLES = [(("viewpoint", "reflections", "prizes"), 3), (("viewpoint",), 2), (("reflections", "prizes"), 4)]
EVERYWHERE = ("draw", "replace", "done", "decline", "end", "choose option 1", "choose option 3", "choose Nobody")


def lines_of(game: Game, view: View, dice: Random) -> set[str]:
    """What somebody might try: what is offered, what lies somewhere, and what does not."""
    cards = [name for hand in view.known for name in hand]
    cards += [card.name for field in view.fields for card in field]
    cards += dice.sample(game._tables.names, 3)
    named = [f"{dice.choice(['play', 'reveal', 'use', 'choose'])} {card}" for card in cards]
    owned = [f"choose {card.name} of {view.names[p]}" for p, field in enumerate(view.fields) for card in field]
    tried = [*named, *owned, *EVERYWHERE, *(f"choose {name}" for name in view.names)]
    return {*dice.sample(tried, min(15, len(tried)))}


def lies(view: View, decision: Decision | None, reason: Reason) -> bool:
    """Whether the reason claims something that its own player can see to be wrong."""
    assert view.seat is not None
    seat, card = view.seat, reason.values.get("card", "")
    lying = [name.name for name in view.fields[seat]]
    match reason.code:
        case "not your turn":
            return view.turn == seat
        case "not asked" | "not yours":
            return decision is not None
        case "not in hand":
            return card in view.hand
        case "own hand wanted":
            return decision is None or any(o.card and o.card not in view.hand for o in decision.options)
        case "not in field":
            return card in lying
        case "pile empty":
            return view.draw_size > 0
        case "gone":
            return view.alive[view.names.index(reason.values["player"])]
        case "not yourself":
            return decision is None or decision.kind != "player"
        case "fewer cards":
            other = view.names.index(reason.values["player"])
            return other == seat or view.hand_sizes[other] > view.hand_sizes[seat]
        case "lured":
            return card not in [lure.name for field in view.fields for lure in field]
        case "compulsory":
            return decision is None or any(option.verb in ("done", "decline") for option in decision.options)
        case "play owed":
            return decision is None or not any(option.verb == "play" for option in decision.options)
        case "not now":
            return True  # no reason was found
    return False


@pytest.mark.parametrize(("sets", "players"), [*TABLES, *LATER], ids=[*("+".join(s) for s, _ in TABLES), *LATER_IDS])
def test_there_is_a_true_reason_exactly_for_what_is_not_offered(sets: tuple[str, ...], players: int) -> None:
    met = set()
    for seed in range(3):
        dice = Random(seed)
        enigmas, aside = brought_along(sets, players, seed) if sets not in dict(TABLES) else ({}, {})
        game = new_game(players, sets, seed, turn_limit=5 * players, enigmas=enigmas, aside=aside)
        while game.decision is not None:
            offered = [option.line for option in game.decision.options]
            for seat in {game.decision.seat, dice.randrange(players)}:
                view = game.view(seat)
                asked = game.decision if seat == game.decision.seat else None
                for line in lines_of(game, view, dice):
                    if asked is not None and (line in offered or game.match_any(line)):
                        continue
                    reason = game.reason(line, seat)
                    met.add(reason.code)
                    assert not lies(view, asked, reason), (seed, view.names[seat], line, reason, asked)
                for line in offered if asked is not None else ():
                    assert game.match(line) is not None
            game.answer(dice.choice(game.decision.options))
    assert len(met) > 8, met
