"""What things are worth to a player, as a record of numbers: greedy and its stronger relatives differ in nothing else.

The class is the layout, as those of kernel/layout.py are. The numbers of each player stand in a file: see weighing.py.
"""

from __future__ import annotations

from typing import Annotated, TypeVar

from ..kernel.layout import PerKind, Record, i2, i8

T = TypeVar("T")
DEEDS = 16  # see biases.py
MODES = 8
PerDeed = Annotated[list[T], 16]
PerMode = Annotated[list[T], 8]


class Weights(Record):
    """One player's numbers: worths in tenths of a Viewpoint, shares in eighths."""

    # Cards and turns.
    card: i8  # one more card in the hand
    given_card: i8  # one more card in another's hand
    stolen_card: i8
    exchange_card: i8  # a card by which a hand that is taken is larger
    turn: i8
    played_card: i8  # the top card of the Draw Pile, played
    point_played: i8  # a Viewpoint of a card that is played
    point_lying: i8  # a Viewpoint of a card that lies in a Field of View
    guard_kept: i8  # what is lost by playing a card that answers something
    guard_held: i8  # what such a card is worth besides its text
    guard_spent: i8  # what is lost by answering with it
    any_time: i8  # to reveal a card at any time that enters the Field of View
    end_turn: i8
    replace_margin: i8  # how much worse than a card of the pile a card must be that is replaced

    # What texts bring.
    look_and_take: i8
    take_discarded: i8
    take_passed: i8
    they_discard: i8
    all_discard: i8  # each card of each other player
    all_draw: i8
    part_with: i8  # a card of the own hand that has to go
    destroy_second: i8  # the share of the best foreign card where two are destroyed
    hide: i8  # the share of a card that is hidden
    taken: i8  # the share of a foreign card's play that comes into the own hand
    taken_back: i8  # the same of an own card
    lasting_play: i8  # each turn that is left
    lasting_draw: i8
    lasting_replace: i8
    lasting_text: i8
    lasting_awake: i8
    beacon: i8
    plague: i8  # shared out among the Zombeyes that are still missing
    plague_given: i8

    # What others' texts take.
    harm_discard: i8
    harm_all_discard: i8
    harm_passed: i8
    harm_stolen: i8
    harm_exchanged: i8
    harm_turn: i8
    harm_moved: i8  # the share that a card counts more that goes to another
    answer_back: i8  # to answer an answer to one's own card

    # Other players.
    rival_alone: i8  # the share of what the only rival has or loses
    rival_leading: i8
    rival_behind: i8
    rival_near: i8  # so much more from near_points on
    near_points: i8
    no_gift_from: i8  # points from which nobody is given a play
    name_card: i8  # to name a player: each card they lose
    name_hand: i8  # each card they have
    name_point: i8  # each Viewpoint they have, where they discard
    last_points: i8  # where a game is taken to end
    points_a_turn: i8

    # What was learnt besides, for the cards of one game.
    biased: i8  # whether anything was
    by_deed: PerDeed[PerKind[i2]]  # to do so with a kind of card
    by_mode: PerKind[PerMode[i2]]  # to choose a mode of a kind of card
    in_text: PerKind[PerKind[i2]]  # to choose a card (second) while another acts (first)
    in_window: PerKind[PerKind[i2]]  # to answer one card (first) with another (second)
