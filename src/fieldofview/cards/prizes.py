"""The prize cards: three names, three cards each (VT.4). They seat nobody (D.7)."""

from __future__ import annotations

from .card import Card, CardSet
from .effects import Count, Draw, Fields, Hide, Lure, TargetCard

EYE_ON_THE_PRIZE = Card("Eye on the Prize", points=-10, copies=3, always=Lure(cite="a"))

EYELETS = Card(
    "Eyelets",
    points=10,
    copies=3,
    play=[
        TargetCard(Fields.ANY, other=True, may=True, cite="a"),
        Hide(cite="a b", apart="c"),
    ],
)

LOOKALIKES = Card("Lookalikes", points=10, copies=3, play=[Draw(Count.PLAYERS, cite="a b", short="c", none="d")])

PRIZES = CardSet("prizes", "Prize cards", (EYE_ON_THE_PRIZE, EYELETS, LOOKALIKES), seats=0)
