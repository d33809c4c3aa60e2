"""The vocabulary of card effects: frozen data, one class a word, each citing the letters that state it.

Words of choice come first in a card's text; the response window opens after the last of them and is never written down.
`cite` holds the letters of the card's own ruling that say what the word does, separated by spaces; where a word is
several instructions, each has its part, with a stroke between them. Other letters speak of one case only: `short`, when
there is too little for all of it; `none`, when there is nothing for it; `instead`, when something else takes its place
(itself where no other card can be chosen, another player, what a mirror has copied). `apart` has the letters of what
happens apart from the word's own instruction: the card is used, or what it hid comes back.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, IntFlag


class Players(Enum):
    """Whom a card may name."""

    OTHERS = "another player"
    OTHERS_WITH_MORE_CARDS = "another player with more cards in hand"
    ANY = "any player"


class Who(Enum):
    """Who does something; several do it clockwise from this card's player."""

    YOU = "this card's player"
    NAMED = "the named player"
    EVERYONE = "every player"
    OTHERS = "every other player"


class Fields(Enum):
    """From whose Field of View a card is chosen."""

    OWN = "own"
    OTHERS = "others"
    ANY = "any"


class Mark(Enum):
    """What is printed on some cards beside their text."""

    RELIC = "Relic"
    ZOMBEYE = "Zombeye"


class Count(Enum):
    """A number that the table decides."""

    PLAYERS = "players in the game"
    SAME_NAME = "cards of this name on the table"
    RELICS = "Relics in the own Field of View"
    ZOMBEYES = "Zombeyes in the own Field of View"

    @property
    def mark(self) -> Mark | None:
        """The mark that is counted, if it is one."""
        return {Count.RELICS: Mark.RELIC, Count.ZOMBEYES: Mark.ZOMBEYE}.get(self)


class Side(Enum):
    """A neighbour."""

    LEFT = "left"
    RIGHT = "right"


class Zone(Enum):
    """Where a card goes."""

    DISCARD = "the Discard Pile"
    DRAW = "the top of the Draw Pile"
    HAND = "its player's hand"
    FIELD = "its player's Field of View"
    NAMED_HAND = "the named player's hand"
    NAMED_FIELD = "the named player's Field of View"
    OUT = "out of the game"


class Threat(IntFlag):
    """What a response answers."""

    DISCARD = 1
    MISS = 2
    DESTROY = 4
    STEAL = 8
    SQUINT = 16
    PASS = 32
    PLAY = 64


LETTERS = ("cite", "short", "none", "instead", "apart")  # what belongs to published cards alone


@dataclass(frozen=True, slots=True)
class Effect:
    """One step of a card's text."""

    cite: str = field(default="", kw_only=True)
    short: str = field(default="", kw_only=True)
    none: str = field(default="", kw_only=True)
    instead: str = field(default="", kw_only=True)
    apart: str = field(default="", kw_only=True)


# -- choices, made before the response window ------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TargetPlayer(Effect):
    """Name a player; `still` asks again when the hands have changed by the time it happens."""

    who: Players = Players.OTHERS
    still: bool = False


@dataclass(frozen=True, slots=True)
class TargetCard(Effect):
    """Choose a card in a Field of View, perhaps one with a mark; `other` leaves out the acting card, `may` makes it
    optional."""

    fields: Fields = Fields.ANY
    other: bool = False
    may: bool = False
    mark: Mark | None = None


@dataclass(frozen=True, slots=True)
class TargetTwin(Effect):
    """Optionally choose a second card of the same name in the same Field of View."""


@dataclass(frozen=True, slots=True)
class OneOf(Effect):
    """Choose one of several texts."""

    modes: tuple[tuple[Effect, ...], ...] = ()


# -- cards to hands --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """DRAW."""

    count: int | Count = 1
    who: Who = Who.YOU


@dataclass(frozen=True, slots=True)
class LookAndTake(Effect):
    """Look at the top of the Draw Pile, take one card, put the others back in any order."""

    count: int = 3


@dataclass(frozen=True, slots=True)
class TakeBack(Effect):
    """The chosen card of the own Field of View goes to the hand; subject to the Hindsight Loop."""


@dataclass(frozen=True, slots=True)
class TakeToHand(Effect):
    """The chosen card goes to the hand."""


@dataclass(frozen=True, slots=True)
class TakeFromDiscard(Effect):
    """Take any card of the Discard Pile, or any with a mark."""

    may: bool = False
    mark: Mark | None = None


@dataclass(frozen=True, slots=True)
class Steal(Effect):
    """STEAL from the named player."""

    count: int | Count = 1


@dataclass(frozen=True, slots=True)
class TakePassed(Effect):
    """The named player PASSES cards of their choice to this card's player."""

    count: int | Count = 1


@dataclass(frozen=True, slots=True)
class Pass(Effect):
    """This card's player PASSES cards of their choice to the named player."""

    count: int = 1


@dataclass(frozen=True, slots=True)
class EveryonePasses(Effect):
    """All players PASS a card to a neighbour at the same time."""

    side: Side = Side.LEFT


@dataclass(frozen=True, slots=True)
class ExchangeHands(Effect):
    """Both hands change places."""


@dataclass(frozen=True, slots=True)
class BringIn(Effect):
    """The card that this player set aside before the game comes from outside it into their hand."""


# -- cards from hands ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Discard(Effect):
    """DISCARD: cards of their own choice go from a player's hand to the Discard Pile."""

    count: int | Count = 1
    who: Who = Who.NAMED


@dataclass(frozen=True, slots=True)
class Squint(Effect):
    """SQUINT: cards of their own choice go from a player's hand face down on top of the Draw Pile."""

    count: int | Count = 1
    who: Who = Who.NAMED


@dataclass(frozen=True, slots=True)
class PutInDiscard(Effect):
    """Move own cards of the hand to the Discard Pile: no DISCARD."""

    count: int = 1


@dataclass(frozen=True, slots=True)
class PutOnDrawPile(Effect):
    """Put own cards of the hand on top of the Draw Pile."""

    count: int = 1


# -- cards in Fields of View -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Destroy(Effect):
    """DESTROY: the chosen cards go from their Fields of View to the Discard Pile."""


@dataclass(frozen=True, slots=True)
class DestroyOwn(Effect):
    """DESTROY: a card of their own choice, perhaps one with a mark, goes from a player's own Field of View to the
    Discard Pile."""

    who: Who = Who.OTHERS
    mark: Mark | None = None


@dataclass(frozen=True, slots=True)
class Replace(Effect):
    """REPLACE up to so many own cards."""

    count: int = 1


@dataclass(frozen=True, slots=True)
class TakeToField(Effect):
    """The chosen card comes to the own Field of View."""


@dataclass(frozen=True, slots=True)
class GiveToField(Effect):
    """The chosen card goes to the named player's Field of View."""


@dataclass(frozen=True, slots=True)
class Swap(Effect):
    """SWAP the two chosen cards."""


@dataclass(frozen=True, slots=True)
class Hide(Effect):
    """HIDE the chosen card under the acting one."""


@dataclass(frozen=True, slots=True)
class Reshuffle(Effect):
    """Shuffle both piles together into a new Draw Pile."""


# -- turns -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class MissTurn(Effect):
    """The named player misses their next turn."""


@dataclass(frozen=True, slots=True)
class ExtraTurn(Effect):
    """Another turn after this one."""


@dataclass(frozen=True, slots=True)
class IfPointsAbove(Effect):
    """With more Viewpoints than that in the own Field of View do the one, else the other."""

    points: int = 0
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class IfMarked(Effect):
    """With so many cards of a mark in the own Field of View, or more, do the one, else the other."""

    mark: Mark = Mark.RELIC
    count: int = 1
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class ExtraPlay(Effect):
    """Each own turn: one more card play."""


@dataclass(frozen=True, slots=True)
class ExtraDraw(Effect):
    """Each own turn: one more DRAW."""


# -- copies and responses --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CopyChosen(Effect):
    """Perform the actions of the chosen card."""


@dataclass(frozen=True, slots=True)
class EnterField(Effect):
    """Put the revealed card into the own Field of View, at any time."""


@dataclass(frozen=True, slots=True)
class MakePlayTop(Effect):
    """The named player plays the top card of the Draw Pile."""


@dataclass(frozen=True, slots=True)
class CopyPlayed(Effect):
    """Whoever holds this card then performs the actions of the card that was played."""


@dataclass(frozen=True, slots=True)
class Cancel(Effect):
    """CANCEL a card that threatens this; `to` says where the cancelled card goes, FIELD that it stays."""

    when: Threat = Threat.PLAY
    to: Zone = Zone.DISCARD


@dataclass(frozen=True, slots=True)
class Goes(Effect):
    """Where this card itself goes, once its actions are done."""

    to: Zone = Zone.DISCARD


# -- standing properties ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Indestructible(Effect):
    """Never goes from a Field of View to the Discard Pile."""


@dataclass(frozen=True, slots=True)
class Lure(Effect):
    """Must be chosen before other cards of its Field of View."""


@dataclass(frozen=True, slots=True)
class WorthMore(Effect):
    """Worth so many Viewpoints more for each card of a mark in its Field of View, itself included."""

    points: int = 5
    mark: Mark = Mark.RELIC
