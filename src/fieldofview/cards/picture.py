"""What can be chosen for the picture of a card of one's own, by the words of a set file; `pictures` draws it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Picture(NamedTuple):
    """What was chosen; whatever is empty follows from the card's name."""

    thing: str = ""  # what stands around the eye
    gaze: str = ""
    lids: str = ""
    iris: str = ""
    pupil: str = ""
    colour: str = ""  # of the thing

    def chosen(self) -> dict[str, str]:
        """What is not left to the name."""
        return {key: said for key, said in self._asdict().items() if said}


# Every word with the same in German, in the order in which people are offered them.
CHOICES: Mapping[str, Mapping[str, str]] = {
    "thing": {
        "wave": "Welle",
        "plain": "nur das Auge",
        "rings": "Ringe",
        "disc": "Kreis",
        "wheel": "Rad",
        "rays": "Strahlen",
        "diamond": "Raute",
        "seal": "Siegel",
        "shield": "Schild",
        "hexagon": "Sechseck",
        "pane": "Tafel",
        "mirror": "Spiegel",
        "lens": "Lupe",
        "camera": "Kamera",
        "lamp": "Lampe",
        "sun": "Sonne",
        "moon": "Mond",
        "star": "Stern",
        "planet": "Planet",
        "shadow": "Schatten",
        "fire": "Feuer",
        "tear": "Träne",
        "cloud": "Wolke",
        "bolt": "Blitz",
        "mountain": "Berg",
        "tree": "Baum",
        "flower": "Blume",
        "wings": "Flügel",
        "fish": "Fisch",
        "cat": "Katze",
        "dog": "Hund",
        "spider": "Spinne",
        "dinosaur": "Dinosaurier",
        "monster": "Ungeheuer",
        "ghost": "Geist",
        "skull": "Schädel",
        "mask": "Maske",
        "hat": "Hut",
        "crown": "Krone",
        "coin": "Münze",
        "heart": "Herz",
        "gift": "Geschenk",
        "key": "Schlüsselloch",
        "house": "Haus",
        "book": "Buch",
        "clock": "Uhr",
        "potion": "Zaubertrank",
        "bomb": "Bombe",
    },
    "gaze": {
        "ahead": "geradeaus",
        "left": "nach links",
        "right": "nach rechts",
        "up": "nach oben",
        "down": "nach unten",
        "up-left": "nach links oben",
        "up-right": "nach rechts oben",
        "down-left": "nach links unten",
        "down-right": "nach rechts unten",
    },
    "lids": {"open": "offen", "wide": "aufgerissen", "half": "halb zu", "narrow": "zugekniffen", "shut": "geschlossen"},
    "iris": {
        "blue": "blau",
        "gold": "gold",
        "green": "grün",
        "violet": "violett",
        "red": "rot",
        "grey": "grau",
        "sea": "seegrün",
        "rose": "rosa",
    },
    "pupil": {
        "round": "rund",
        "small": "klein",
        "slit": "Schlitz",
        "bar": "Balken",
        "star": "Stern",
        "spark": "Funke",
        "spiral": "Spirale",
        "hourglass": "Sanduhr",
        "ring": "Ring",
        "heart": "Herz",
        "cross": "Kreuz",
        "diamond": "Raute",
    },
    "colour": {
        "sky": "Himmel",
        "sand": "Sand",
        "mint": "Minze",
        "lilac": "Flieder",
        "coral": "Koralle",
        "stone": "Stein",
        "sun": "Sonne",
        "brass": "Messing",
    },
}
