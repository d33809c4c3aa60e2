"""Which rulings a tournament desk must serve beside those that are its own: it checks, times, records or reminds.

A ruling of the kind *desk* is the desk's alone. Many others are kept by the engine or by people, and still give the
desk something to do: a deck is counted, a dealer drawn, a token noted, a penalty picked from the list.
"""

from __future__ import annotations

from .ruling import Kind, Ruling

# The same in both documents, under the same number.
SAME_NUMBER = (
    "25.3",  # a reported win needs 100 after tokens, or another ending
    "29",  # several winners
    "30",  # the ruling on a Hindsight Loop
    "40",  # no advice from those who watch
    "50",  # how long responses are waited for
    "52",  # slow play
    "55",  # what a forfeit scores
    "58",  # no notes
    "71",  # tokens
    "72",  # disqualification
    *(f"75.{n}" for n in range(1, 6)),
    *(f"76.{n}" for n in range(1, 7)),
    *(f"77.{n}" for n in range(1, 5)),
)
SERVED = frozenset(
    [f"{document}.{number}" for document in ("VT", "VN") for number in SAME_NUMBER]
    + ["VT.2", "VT.3", "VT.4", "VN.2"]  # card lists
    + ["VT.8", "VN.12"]  # formats
    + ["VT.15", "VN.19"]  # time is called
    + ["VT.20", "VT.23", "VN.20b", "VN.23b"]  # the dealer, and who begins
    + ["VT.35", "VN.36"]  # alliances are no infraction
    + ["VN.6", "VN.8", "VN.10", "VN.11"]  # Enigma cards: one each, shown, whose rules come along, taken back
)


def is_served(row: Ruling) -> bool:
    """Whether the desk must serve a ruling."""
    return row.kind is Kind.DESK or row.id in SERVED
