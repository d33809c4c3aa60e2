"""Viewpoint Reflections: 70 cards of 23 names (VT.3)."""

from __future__ import annotations

from .card import Card, CardSet
from .effects import (
    Cancel,
    CopyPlayed,
    Count,
    Destroy,
    Discard,
    Draw,
    EnterField,
    EveryonePasses,
    ExtraTurn,
    Fields,
    IfPointsAbove,
    LookAndTake,
    MakePlayTop,
    OneOf,
    Players,
    PutInDiscard,
    PutOnDrawPile,
    Replace,
    Reshuffle,
    Side,
    Steal,
    TakeFromDiscard,
    TakePassed,
    TakeToField,
    TakeToHand,
    TargetCard,
    TargetPlayer,
    TargetTwin,
    Threat,
)

BIRDS_EYE_VIEW = Card(
    "Bird's Eye View",
    points=0,
    copies=3,
    play=[
        TargetCard(Fields.OTHERS, cite="a"),
        TakeToHand(cite="a", none="b"),
    ],
)

COUNTERSPY = Card(
    "Counterspy",
    points=5,
    copies=3,
    play=[
        TargetPlayer(cite="a"),
        Steal(1, cite="b / b c", none="d"),
    ],
    reveal=[
        Cancel(Threat.STEAL, cite="e e.1 e.2"),
        Steal(1, cite="e.2"),
    ],
)

EVIL_EYE = Card(
    "Evil Eye",
    points=5,
    copies=3,
    play=[
        TargetCard(Fields.ANY, cite="a", instead="b"),
        TargetTwin(cite="a"),
        Destroy(cite="a c"),
    ],
    cancelled="d",
    cancelled_by=("Persistence of Vision", "Wandering Eyes"),
)

EYE_CATCHING = Card(
    "Eye Catching",
    points=-5,
    copies=4,
    play=[
        TargetCard(Fields.OTHERS, cite="a"),
        TakeToField(cite="a", none="b"),
    ],
)

EYE_FOR_AN_EYE = Card("Eye for an Eye", points=10, copies=4, play=[Replace(1, cite="a / b c")])

EYE_TRANSPLANT = Card("Eye Transplant", points=0, copies=2, play=[Replace(2, cite="a / b c")])

FOCUS_ATTENTION = Card(
    "Focus Attention",
    points=15,
    copies=2,
    play=[
        PutInDiscard(2, cite="a"),
        TakeFromDiscard(cite="b", none="c"),
    ],
)

FORESIGHT = Card(
    "Foresight",
    points=10,
    copies=3,
    play=[
        IfPointsAbove(40, then=(Draw(1, cite="a"),), otherwise=(ExtraTurn(cite="b"),), cite="a b"),
    ],
)

GLANCE_LEFT = Card("Glance Left", points=20, copies=2, play=[EveryonePasses(Side.LEFT, cite="a c", none="b")])

GLANCE_RIGHT = Card("Glance Right", points=20, copies=2, play=[EveryonePasses(Side.RIGHT, cite="a c", none="b")])

GREEN_EYED_MONSTER = Card(
    "Green-eyed Monster",
    points=5,
    copies=4,
    play=[
        TargetPlayer(Players.OTHERS_WITH_MORE_CARDS, still=True, cite="a", none="f", instead="b"),
        Steal(2, cite="c / c d", short="e"),
    ],
)

HYPNOTISE = Card(
    "Hypnotise",
    points=15,
    copies=4,
    play=[
        TargetPlayer(cite="a"),
        TakePassed(1, cite="a", none="b"),
    ],
)

KALEIDOSCOPE = Card(
    "Kaleidoscope",
    points=10,
    copies=4,
    play=[
        OneOf(
            (
                (Draw(2, cite="a.1"),),
                (TargetPlayer(cite="a.2"), Discard(1, cite="a.2")),
                (TargetCard(Fields.ANY, cite="a.3"), Destroy(cite="a.3")),
            ),
            cite="a",
        ),
    ],
    cancelled="b",
    cancelled_by=("Spectacles", "Persistence of Vision", "Wandering Eyes"),
)

LAZY_EYES = Card("Lazy Eyes", points=20, copies=2, play=[PutOnDrawPile(2, cite="a")])

LIGHTHOUSE = Card("Lighthouse", points=20, copies=4, sacrifice=[Cancel(Threat.PLAY, cite="a b", apart="a")])

PEEKABOO = Card("Peekaboo!", points=5, copies=6, reveal=[EnterField(cite="a a.1 a.2")])

REFOCUS = Card(
    "Refocus",
    points=5,
    copies=2,
    play=[
        Reshuffle(cite="a b"),
        Draw(3, cite="c", short="d", none="e"),
    ],
)

ROBBED_BLIND = Card(
    "Robbed Blind",
    points=-10,
    copies=1,
    play=[
        TargetPlayer(cite="a"),
        Steal(3, cite="b / b c", short="d", none="e"),
    ],
)

SECOND_SIGHT = Card("Second Sight", points=-5, copies=1, each_turn=[Replace(1, cite="a / b c", apart="a")])

TELESCOPIC_VIEW = Card(
    "Telescopic View", points=10, copies=5, play=[Draw(Count.SAME_NAME, cite="a b", short="c", none="d")]
)

TWO_WAY_MIRROR = Card(
    "Two-Way Mirror",
    points=10,
    copies=2,
    reveal=[
        EnterField(cite="a a.1 a.2"),
        TargetPlayer(cite="a.3"),
        MakePlayTop(cite="a.3 a.4"),
        CopyPlayed(cite="a.5", none="a.7", instead="a.6"),
    ],
)

WANDERING_EYES = Card(
    "Wandering Eyes",
    points=5,
    copies=3,
    play=[
        TargetCard(Fields.ANY, cite="a"),
        Destroy(cite="a b"),
    ],
    reveal=[Cancel(Threat.DESTROY, cite="d d.1 d.2")],
    cancelled="c",
    cancelled_by=("Persistence of Vision", "Wandering Eyes"),
)

X_RAY_VISION = Card("X-Ray Vision", points=10, copies=4, play=[LookAndTake(3, cite="a / b / c", none="d")])

REFLECTIONS = CardSet(
    "reflections",
    "Viewpoint Reflections",
    (
        BIRDS_EYE_VIEW,
        COUNTERSPY,
        EVIL_EYE,
        EYE_CATCHING,
        EYE_FOR_AN_EYE,
        EYE_TRANSPLANT,
        FOCUS_ATTENTION,
        FORESIGHT,
        GLANCE_LEFT,
        GLANCE_RIGHT,
        GREEN_EYED_MONSTER,
        HYPNOTISE,
        KALEIDOSCOPE,
        LAZY_EYES,
        LIGHTHOUSE,
        PEEKABOO,
        REFOCUS,
        ROBBED_BLIND,
        SECOND_SIGHT,
        TELESCOPIC_VIEW,
        TWO_WAY_MIRROR,
        WANDERING_EYES,
        X_RAY_VISION,
    ),
)
