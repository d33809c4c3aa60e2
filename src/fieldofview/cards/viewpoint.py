"""Viewpoint: 70 cards of 23 names (VT.2)."""

from __future__ import annotations

from .card import Card, CardSet
from .effects import (
    Cancel,
    CopyChosen,
    Destroy,
    Discard,
    Draw,
    ExchangeHands,
    ExtraDraw,
    ExtraPlay,
    ExtraTurn,
    Fields,
    Indestructible,
    MissTurn,
    Steal,
    Swap,
    TakeBack,
    TakeFromDiscard,
    TargetCard,
    TargetPlayer,
    Threat,
    Who,
)

ALL_SEEING_EYE = Card(
    "All-Seeing Eye",
    points=10,
    copies=2,
    play=[TakeFromDiscard(may=True, cite="a", none="b")],
)

BLIND_FREDDIE = Card(
    "Blind Freddie",
    points=0,
    copies=1,
    play=[
        TargetPlayer(cite="a"),
        Discard(3, cite="a c", short="b", none="e"),
    ],
    cancelled="d",
    cancelled_by=("Spectacles",),
)

BLIND_SPOT = Card(
    "Blind Spot",
    points=20,
    copies=6,
    play=[
        TargetPlayer(cite="a"),
        Discard(1, cite="a b", none="d"),
    ],
    cancelled="c",
    cancelled_by=("Spectacles",),
)

BLINDSIDED = Card(
    "Blindsided",
    points=10,
    copies=4,
    play=[
        TargetPlayer(cite="a"),
        MissTurn(cite="a b"),
    ],
    cancelled="c",
    cancelled_by=("See Into The Future",),
)

BLINK = Card("Blink", points=10, copies=3, play=[Draw(2, cite="a", short="b", none="c")])

BLURRED_VISION = Card(
    "Blurred Vision",
    points=10,
    copies=3,
    play=[
        TargetPlayer(cite="a"),
        Discard(2, cite="a c", short="b", none="e"),
    ],
    cancelled="d",
    cancelled_by=("Spectacles",),
)

CROSS_EYED = Card(
    "Cross-eyed",
    points=-5,
    copies=2,
    play=[
        TargetPlayer(cite="a"),
        ExchangeHands(cite="a b"),
    ],
)

EYE_SPY = Card(
    "Eye Spy",
    points=0,
    copies=3,
    play=[
        TargetPlayer(cite="a"),
        Steal(2, cite="b / b c", short="d", none="e"),
    ],
)

HINDSIGHT = Card(
    "Hindsight",
    points=20,
    copies=4,
    play=[
        TargetCard(Fields.OWN, other=True, cite="a"),
        TakeBack(cite="a", none="b"),
    ],
    always=Indestructible(cite="c"),
)

INSIGHT = Card(
    "Insight",
    points=10,
    copies=4,
    play=[
        TargetPlayer(cite="a"),
        Steal(1, cite="b / b c", none="d"),
    ],
)

MIRAGE = Card(
    "Mirage",
    points=10,
    copies=4,
    play=[
        TargetCard(Fields.ANY, cite="a"),
        Destroy(cite="a b"),
    ],
    cancelled="c",
    cancelled_by=("Persistence of Vision", "Wandering Eyes"),
)

MIRROR_IMAGE = Card(
    "Mirror Image",
    points=0,
    copies=2,
    play=[
        TargetCard(Fields.ANY, other=True, cite="a"),
        CopyChosen(cite="b", none="d", instead="c"),
    ],
)

PERIPHERAL_VISION = Card(
    "Peripheral Vision",
    points=10,
    copies=4,
    play=[
        TargetCard(Fields.OWN, cite="a"),
        TargetCard(Fields.OTHERS, cite="a"),
        Swap(cite="b", none="c"),
    ],
)

PERSISTENCE_OF_VISION = Card(
    "Persistence of Vision",
    points=10,
    copies=2,
    reveal=[Cancel(Threat.DESTROY, cite="a a.1 a.2")],
)

SEE_INTO_THE_FUTURE = Card(
    "See Into The Future",
    points=5,
    copies=3,
    play=[ExtraTurn(cite="a")],
    reveal=[Cancel(Threat.MISS, cite="b b.1 b.2")],
)

SHADOW = Card("Shadow", points=-15, copies=1, each_turn=[ExtraPlay(apart="a")])

SHARED_PERSPECTIVE = Card(
    "Shared Perspective", points=20, copies=4, play=[Draw(1, Who.EVERYONE, cite="a", short="b", none="c")]
)

SKEWED_VIEW = Card(
    "Skewed View",
    points=5,
    copies=3,
    play=[
        TargetCard(Fields.ANY, cite="a c", instead="b"),
        TargetCard(Fields.ANY, cite="a c"),
        Destroy(cite="a d"),
    ],
    cancelled="e",
    cancelled_by=("Persistence of Vision", "Wandering Eyes"),
)

SPECTACLES = Card(
    "Spectacles",
    points=10,
    copies=5,
    play=[Draw(1, cite="a", none="b")],
    reveal=[Cancel(Threat.DISCARD, cite="c c.1 c.2")],
)

THE_TRICLOPS = Card("The Triclops", points=5, copies=1, play=[Draw(3, cite="a", short="b", none="c")])

VISIONARY = Card("Visionary", points=-10, copies=1, each_turn=[ExtraDraw(apart="a")])

WILD_EYED = Card(
    "Wild-eyed",
    points=15,
    copies=2,
    play=[Discard(1, Who.EVERYONE, cite="a")],
    cancelled="b",
    cancelled_by=("Spectacles",),
)

WINK = Card("Wink", points=15, copies=6, play=[Draw(1, cite="a", none="b")])

VIEWPOINT = CardSet(
    "viewpoint",
    "Viewpoint",
    (
        ALL_SEEING_EYE,
        BLIND_FREDDIE,
        BLIND_SPOT,
        BLINDSIDED,
        BLINK,
        BLURRED_VISION,
        CROSS_EYED,
        EYE_SPY,
        HINDSIGHT,
        INSIGHT,
        MIRAGE,
        MIRROR_IMAGE,
        PERIPHERAL_VISION,
        PERSISTENCE_OF_VISION,
        SEE_INTO_THE_FUTURE,
        SHADOW,
        SHARED_PERSPECTIVE,
        SKEWED_VIEW,
        SPECTACLES,
        THE_TRICLOPS,
        VISIONARY,
        WILD_EYED,
        WINK,
    ),
)
