"""The deal of a Viewniverse game and where Enigma cards begin: what a scenario, starting in mid-game, cannot show."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import pytest

from fieldofview import Decision, Fold, Game, Kind, new_game
from fieldofview.bots import make_bot
from fieldofview.views.following import ALL

CITES = (
    "VN.2",
    "VN.6",
    "VN.8",
    "VN.9",
    "VN.10",
    "VN.11",
    "VN.20b",
    "VN.21b",
    "VN.22b",
    "VN.23b",
    "VN.42",
    "D.5",
    "D.82",
)

ORBIT = Path(__file__).parent / "sets" / "orbit.toml"
NAMES = ("Ann", "Bob", "Cy")
ANN, BOB, CY = range(3)

_set = tomllib.loads(ORBIT.read_text(encoding="utf-8"))
COPIES = {card["name"]: card["copies"] for card in _set["card"] if "switch" not in card}
PLAGUE_COPIES = {card["name"]: card["copies"] for card in _set["card"] if "switch" in card}
ENIGMAS = {card["name"]: card["starts"] for card in _set["enigma"]}
SIZE = sum(COPIES.values())


def deal(
    enigmas: Mapping[str | int, str] | None = None,
    aside: Mapping[str | int, str] | None = None,
    seed: int = 1,
    sets: tuple[str, ...] = (str(ORBIT),),
) -> Game:
    """A table of three that Cy has dealt, so that Ann begins."""
    return new_game(
        sets=sets, seed=seed, names=NAMES, dealer="Cy", enigmas=enigmas or {}, aside=aside or {}, turn_limit=60
    )


def pending(game: Game) -> Decision:
    assert game.decision is not None
    return game.decision


def lines(game: Game) -> set[str]:
    return {option.line for option in pending(game).options}


def play_out(game: Game, seed: int = 1) -> Game:
    bot = make_bot("random", seed)
    while not game.over:
        game.answer(bot.choose(game.view(pending(game).seat)))
    return game


def settle(game: Game) -> None:
    """Declines what the others are asked in windows and open moments."""
    while pending(game).kind in {"open moment", "respond"}:
        game.answer("decline")


def table(game: Game) -> Counter[str]:
    """Every card that lies in a hand, a Field of View or the Discard Pile."""
    shows = Fold(ALL).follow(game.events).shows()
    cards: Counter[str] = Counter(shows["discard"])
    for seat in range(len(game.names)):
        cards.update(shows["known"][seat])
        for card in shows["fields"][seat]:
            cards.update([card.name, *card.hides])
    return cards


def lying(game: Game, seat: int) -> list[str]:
    return [card.name for card in game.view(0).fields[seat]]


def returned(game: Game) -> set[str]:
    return {card.name for event in game.events if event.kind is Kind.RETURNED for card in event.cards}


# -- the deck (VN.2) -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_no_card_comes_up_more_often_than_its_set_holds_it(seed: int) -> None:
    game = deal(seed=seed)
    bot = make_bot("random", seed)
    while not game.over:
        seen = table(game)
        assert all(number <= COPIES.get(name, 0) for name, number in seen.items())
        game.answer(bot.choose(game.view(pending(game).seat)))


def test_a_deck_has_exactly_the_cards_of_its_set() -> None:
    view = deal().view(ANN)
    assert sum(view.hand_sizes) + view.draw_size == SIZE


def test_a_set_named_twice_is_in_the_deck_twice() -> None:
    view = deal(sets=(str(ORBIT), str(ORBIT))).view(ANN)
    assert sum(view.hand_sizes) + view.draw_size == 2 * SIZE


def test_switched_cards_join_the_deck_only_when_named() -> None:
    view = deal(sets=(f"{ORBIT}+plague",)).view(ANN)
    assert sum(view.hand_sizes) + view.draw_size == SIZE + sum(PLAGUE_COPIES.values())


def test_sets_are_shuffled_together() -> None:
    view = deal(sets=("viewpoint", str(ORBIT))).view(ANN)
    assert sum(view.hand_sizes) + view.draw_size == 70 + SIZE


# -- dealer, deal, Draw Pile, first player (VN.20b to VN.23b) ----------------------------------------------------


def test_the_dealer_is_chosen_by_lot() -> None:
    first = Counter(new_game(3, [str(ORBIT)], seed=seed).view(0).turn for seed in range(60))
    assert set(first) == {0, 1, 2}
    assert min(first.values()) >= 8


def test_the_same_seed_chooses_the_same_dealer_and_deal() -> None:
    one, two = (new_game(3, [str(ORBIT)], seed=9) for _ in range(2))
    assert one.view(0).turn == two.view(0).turn
    assert [one.view(seat).hand for seat in range(3)] == [two.view(seat).hand for seat in range(3)]


@pytest.mark.parametrize("dealer", range(3))
def test_the_player_left_of_the_dealer_begins_and_has_drawn(dealer: int) -> None:
    game = new_game(sets=[str(ORBIT)], seed=3, names=NAMES, dealer=dealer)
    first = (dealer + 1) % 3
    assert game.view(0).turn == first
    settle(game)
    assert game.view(None).waiting_for == (first,)
    assert game.view(0).hand_sizes == tuple(6 if seat == first else 5 for seat in range(3))


@pytest.mark.parametrize("players", range(2, 7))
def test_everyone_is_dealt_five_and_the_rest_is_the_draw_pile(players: int) -> None:
    view = new_game(players, [str(ORBIT)], seed=4).view(0)
    assert sorted(view.hand_sizes) == [5] * (players - 1) + [6]
    assert view.draw_size == SIZE - 5 * players - 1
    assert view.discard == ()
    assert all(field == () for field in view.fields)


def test_the_cards_are_dealt_face_down() -> None:
    game = deal()
    for seat in range(3):
        view = game.view(seat)
        assert all(view.known[other] == () for other in range(3) if other != seat)
        assert all(card is None for card in view.draw_known)


def test_play_goes_on_clockwise() -> None:
    game = deal()
    bot = make_bot("random", 2)
    order = [game.view(0).turn]
    while not game.over and len(order) < 3:
        game.answer(bot.choose(game.view(pending(game).seat)))
        if not game.over and game.view(0).turn != order[-1]:
            order.append(game.view(0).turn)
    assert order == [ANN, BOB, CY]


# -- Enigma cards are chosen and shown before the deal (VN.6, VN.8) ----------------------------------------------


def test_enigma_cards_are_shown_to_all_before_the_deal() -> None:
    game = deal({"Ann": "Old Lantern", "Bob": "Courier", "Cy": "Trapdoor"})
    for seat in range(3):
        events = game.view(seat).events
        first_draw = next(at for at, event in enumerate(events) if event.kind is Kind.DREW)
        shown = {card.name for event in events[:first_draw] for card in event.cards}
        assert {"Old Lantern", "Courier", "Trapdoor"} <= shown


def test_a_hand_enigma_is_known_to_all_from_the_start() -> None:
    game = deal({"Bob": "Courier"})
    assert "Courier" in game.view(BOB).hand
    assert game.view(ANN).known[BOB] == ("Courier",)
    assert game.view(CY).known[BOB] == ("Courier",)


def test_nobody_needs_an_enigma_card() -> None:
    game = deal()
    assert not set(table(game)) & set(ENIGMAS)
    assert not returned(game)


def test_each_player_has_one_enigma_card_at_most() -> None:
    game = deal({"Ann": "Old Lantern", "Bob": "Sleeping Giant", "Cy": "Gatekeeper"})
    assert [lying(game, seat) for seat in range(3)] == [["Old Lantern"], ["Sleeping Giant"], ["Gatekeeper"]]
    with pytest.raises(ValueError, match="Ann"):
        deal({"Ann": "Old Lantern", ANN: "Courier"})


def test_two_players_may_choose_the_same_enigma_card() -> None:
    game = deal({"Ann": "Old Lantern", "Cy": "Old Lantern"})
    assert [lying(game, seat) for seat in range(3)] == [["Old Lantern"], [], ["Old Lantern"]]


def test_seats_and_names_both_say_whose_enigma_card_it_is() -> None:
    by_name, by_seat = deal({"Bob": "Old Lantern"}), deal({BOB: "Old Lantern"})
    assert lying(by_name, BOB) == lying(by_seat, BOB) == ["Old Lantern"]


@pytest.mark.parametrize("name", ["Pebble", "Shambler", "No Such Card"])
def test_only_an_enigma_card_can_be_chosen(name: str) -> None:
    with pytest.raises(ValueError, match=name):
        deal({"Ann": name})


def test_only_a_player_of_the_game_chooses() -> None:
    with pytest.raises(ValueError, match="Zoe"):
        deal({"Zoe": "Old Lantern"})
    with pytest.raises(ValueError, match="7"):
        deal({7: "Old Lantern"})


def test_a_card_to_set_aside_must_exist() -> None:
    with pytest.raises(ValueError, match="No Such Card"):
        deal({"Ann": "Gatekeeper"}, {"Ann": "No Such Card"})


# -- it begins in the zone it names (VN.9) -----------------------------------------------------------------------


@pytest.mark.parametrize("name", [name for name, starts in ENIGMAS.items() if starts == "field"])
def test_a_field_enigma_begins_in_its_owners_field_of_view_beside_five_cards(name: str) -> None:
    view = deal({"Bob": name}).view(ANN)
    assert [card.name for card in view.fields[BOB]] == [name]
    assert view.hand_sizes == (6, 5, 5)
    assert view.draw_size == SIZE - 16


@pytest.mark.parametrize("name", [name for name, starts in ENIGMAS.items() if starts == "hand"])
def test_a_hand_enigma_begins_in_its_owners_hand_beside_five_cards(name: str) -> None:
    game = deal({"Bob": name})
    assert game.view(BOB).hand.count(name) == 1
    settle(game)
    assert game.view(ANN).hand_sizes == (6, 6, 5)
    assert game.view(ANN).draw_size == SIZE - 16


def test_a_discard_enigma_begins_on_the_discard_pile() -> None:
    view = deal({"Cy": "Buried Crown"}).view(ANN)
    assert view.discard == ("Buried Crown",)
    assert view.hand_sizes == (6, 5, 5)


def test_a_draw_enigma_lies_on_the_draw_pile_after_the_deal_and_the_first_player_draws_it() -> None:
    game = deal({"Bob": "Trapdoor"})
    assert "Trapdoor" in game.view(ANN).hand
    assert game.view(ANN).hand_sizes == (6, 5, 5)
    assert game.view(ANN).draw_size == SIZE - 15
    assert game.view(BOB).known[ANN] == ("Trapdoor",)
    assert game.view(CY).known[ANN] == ("Trapdoor",)


def test_two_draw_enigmas_are_the_first_two_draws_and_known_to_all() -> None:
    game = deal({"Ann": "Trapdoor", "Cy": "Trapdoor"})
    assert "Trapdoor" in game.view(ANN).hand
    for seat in range(3):
        assert game.view(seat).draw_known[0] == "Trapdoor"


def test_points_of_a_field_enigma_count_at_once() -> None:
    assert deal({"Ann": "Old Lantern", "Cy": "Gatekeeper"}).view(ANN).points == (5, 0, -5)


def test_starting_in_the_field_of_view_is_no_play() -> None:
    game = deal({"Ann": "Sleeping Giant"})
    assert game.view(ANN).hand_sizes == (6, 5, 5)
    assert not any(event.kind is Kind.PLAYED for event in game.events)
    settle(game)
    assert "end" not in lines(game)


def test_the_lasting_action_holds_in_the_first_turn() -> None:
    game = deal({"Ann": "Old Lantern"})
    settle(game)
    assert "draw" in lines(game)
    game.answer("draw")
    assert game.view(ANN).hand_sizes[ANN] == 7


def test_the_lasting_action_is_its_owners_alone() -> None:
    game = deal({"Bob": "Old Lantern"})
    settle(game)
    assert "draw" not in lines(game)


def test_the_enigma_cards_never_come_from_the_deck() -> None:
    for seed in range(8):
        game = play_out(deal({"Ann": "Old Lantern", "Bob": "Courier"}, seed=seed), seed)
        cards = table(game)
        assert all(cards[name] <= (name in ("Old Lantern", "Courier")) for name in ENIGMAS)


# -- a card from outside (VN.10) ---------------------------------------------------------------------------------


def test_a_card_set_aside_is_in_no_zone_until_it_is_brought_in() -> None:
    game = deal({"Ann": "Gatekeeper"}, {"Ann": "Shambler"})
    settle(game)
    assert table(game)["Shambler"] == 0
    assert game.view(ANN).draw_size == SIZE - 16
    game.answer("use Gatekeeper")
    settle(game)
    assert game.view(ANN).hand.count("Shambler") == 1
    assert game.view(ANN).hand_sizes == (7, 5, 5)
    assert game.view(BOB).known[ANN] == ("Shambler",)
    assert game.view(CY).known[ANN] == ("Shambler",)


def test_the_card_from_outside_may_be_of_a_kind_that_is_in_the_deck() -> None:
    game = deal({ANN: "Gatekeeper"}, {ANN: "Boulder"})
    settle(game)
    before = game.view(ANN).hand.count("Boulder")
    game.answer("use Gatekeeper")
    settle(game)
    assert game.view(ANN).hand.count("Boulder") == before + 1


# -- taken back after the game (VN.11) ---------------------------------------------------------------------------


def test_every_owner_takes_the_enigma_card_back_after_the_game() -> None:
    chosen: dict[str | int, str] = {"Ann": "Old Lantern", "Bob": "Courier", "Cy": "Buried Crown"}
    for seed in range(8):
        game = play_out(deal(chosen, seed=seed), seed)
        assert set(chosen.values()) <= returned(game)


def test_owners_who_left_take_theirs_back_too() -> None:
    game = deal({"Ann": "Old Lantern", "Bob": "Sleeping Giant", "Cy": "Trapdoor"})
    game.forfeit("Bob")
    game.forfeit("Cy")
    assert game.over
    assert game.outcome is not None
    assert game.outcome.winners == (ANN,)
    assert {"Old Lantern", "Sleeping Giant", "Trapdoor"} <= returned(game)


def test_nothing_is_taken_back_before_the_game_is_over() -> None:
    game = deal({"Ann": "Buried Crown", "Bob": "Grave Keeper"})
    game.forfeit("Bob")
    assert not game.over
    assert not returned(game)


# -- the plague number of a card from outside (D.82) --------------------------------------------------------------


def test_the_plague_number_from_outside_waits_for_its_card() -> None:
    game = deal({"Ann": "Gatekeeper"}, {"Ann": "Biter"})
    assert all(game.view(seat).plague == 0 for seat in (ANN, BOB, CY, None))
    settle(game)
    game.answer("use Gatekeeper")
    settle(game)
    assert all(game.view(seat).plague == 2 for seat in (ANN, BOB, CY, None))


def test_an_enigma_zombeye_is_in_the_game_from_the_deal() -> None:
    assert deal({"Bob": "Grave Keeper"}).view(ANN).plague == 2


def test_a_card_from_outside_without_zombeyes_in_its_set_brings_no_plague() -> None:
    game = deal({"Ann": "Gatekeeper"}, {"Ann": "Wink"})
    settle(game)
    game.answer("use Gatekeeper")
    assert game.view(ANN).plague == 0
