"""The infractions of VT.75 to VT.77, what each earns, and those that no ruling gives a penalty for (TD.04)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Level(StrEnum):
    """What a judge may assign (VT.67), in the order of its weight."""

    CAUTION = "C"
    WARNING = "W"
    DISQUALIFICATION = "DQ"


@dataclass(frozen=True, slots=True)
class Infraction:
    """One line of the judge's list, with the rulings it points at."""

    code: str
    level: Level
    title: str
    titel: str
    about: tuple[str, ...] = ()


_C, _W, _DQ = Level.CAUTION, Level.WARNING, Level.DISQUALIFICATION

_LISTED = (
    Infraction("75.1", _C, "draw or play missed or wrong", "Ziehen oder Ausspielen versäumt oder falsch",
               ("VT.42", "VT.43", "VT.44")),
    Infraction("75.2", _C, "acted out of order", "außer der Reihe gehandelt", ("VT.41",)),
    Infraction("75.3", _C, "notes other than scores", "Notizen außer Punkten", ("VT.58",)),
    Infraction("75.4", _C, "lost track of what a copying card copies",
               "nicht mehr klar, was eine kopierende Karte kopiert",
               ("VT.39",)),
    Infraction("75.5", _C, "too slow", "zu langsam", ("VT.48", "VT.50", "VT.52")),
    Infraction("76.1", _W, "owed facts withheld", "geschuldete Auskunft verweigert",
               ("VT.31", "VT.32", "VT.33", "VT.34", "VT.36")),
    Infraction("76.2", _W, "looked into or moved the Draw Pile", "Ziehstapel angesehen oder verändert", ("VT.37",)),
    Infraction("76.3", _W, "late by up to five minutes", "bis zu fünf Minuten zu spät", ("VT.53",)),
    Infraction("76.4", _W, "third caution in one game", "dritte Ermahnung in einem Spiel", ("VT.70",)),
    Infraction("76.5", _W, "sixth caution in the tournament", "sechste Ermahnung im Turnier", ("VT.70",)),
    Infraction("76.6", _W, "bad manners", "schlechtes Benehmen"),
    Infraction("77.1", _DQ, "abuse in words or deeds", "Beleidigung oder Tätlichkeit"),
    Infraction("77.2", _DQ, "theft, stalling, disputing the final word",
               "Diebstahl, Verschleppen, Streit gegen die endgültige Entscheidung", ("VT.52", "VT.61")),
    Infraction("77.3", _DQ, "bribery", "Bestechung", ("VT.35",)),
    Infraction("77.4", _DQ, "cheating in another way", "anderer Betrug"),
)  # fmt: skip
INFRACTIONS = {infraction.code: infraction for infraction in _LISTED}

# Derived or given by the desk itself, never typed (1.8.2, 1.8.6).
AUTOMATIC = ("76.3", "76.4", "76.5")

_UNLISTED = {"A": ("18", "33", "40", "45", "45.1", "45.2", "46", "47", "49", "51", "57"),
             "E": ("8", "22", "33", "40", "45", "45.1", "45.2", "46", "47", "49", "51", "57")}  # fmt: skip
COLLUSION = {"A": "35", "E": "36"}


def infraction(code: str, edition: str) -> Infraction | None:
    """What this code stands for; the rulings without a listed penalty earn a caution (TD.04)."""
    if code in INFRACTIONS:
        return INFRACTIONS[code]
    if code in _UNLISTED[edition]:
        about = f"{'VT' if edition == 'A' else 'VN'}.{code}"
        return Infraction(code, _C, "other, at the judge's discretion", "anderes, nach Ermessen", (about, "TD.04"))
    return None
