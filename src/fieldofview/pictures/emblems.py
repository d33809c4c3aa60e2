"""Emblems for cards of one's own: a thing around the eye, found by the words of a card's name, or by chance that is
always the same for a name."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from .palette import (
    AMBER,
    BRASS,
    DUSK,
    GOLD,
    GREEN,
    INK,
    MINT,
    NIGHT,
    PAPER,
    RED,
    ROSE,
    RUST,
    SKY,
    SLATE,
    STONE,
    VIOLET,
    WHITE,
    WOOD,
)
from .svg import at, box, disc, ink, oval, polygon, shape, spokes, star


class Emblem(NamedTuple):
    """What is drawn behind the eye, where the eye sits in it and how large, and what is drawn over it."""

    behind: Callable[[str], str]  # given a colour
    x: float = 0
    y: float = -6
    r: float = 17
    over: str = ""


def still(drawn: str) -> Callable[[str], str]:
    """A thing that has its own colours."""
    return lambda colour: drawn


SHAPES: tuple[Emblem, ...] = (  # for names that name no thing
    Emblem(lambda colour: "", r=24),
    Emblem(lambda colour: disc(0, -6, 33, colour)),
    Emblem(lambda colour: shape("M0-44 44-6 0 32-44-6Z", colour)),
    Emblem(lambda colour: shape(star(8, 41, 29, 0, -6), colour)),
    Emblem(lambda colour: shape("M-38-40H38V-8Q34 22 0 34Q-34 22-38-8Z", colour)),
    Emblem(lambda colour: shape(polygon([(-20, -40), (20, -40), (41, -6), (20, 28), (-20, 28), (-41, -6)]), colour)),
    Emblem(lambda colour: shape("M0-46Q46-14 30 16A30 30 0 0 1-30 16Q-46-14 0-46Z", colour), y=2),
    Emblem(
        lambda colour: shape("M-46 24A19 19 0 0 1-38-12A27 27 0 0 1 12-24A22 22 0 0 1 46 2Q52 22 34 24Z", colour), y=0
    ),
    Emblem(lambda colour: box(-43, -38, 86, 62, colour, 8)),
    Emblem(lambda colour: ink(spokes(12, 34, 48, 0, -6, 0.85), 7, colour), r=20),
)


def horns(fill: str) -> str:
    return shape("M-40-6Q-48-34-36-44-30-26-14-30Q0-34 14-30 30-26 36-44 48-34 40-6Q38 26 0 33Q-38 26-40-6Z", fill)


THINGS: dict[tuple[str, ...], Emblem] = {
    ("sun", "day", "dawn", "sonne", "tag"): Emblem(
        still(ink(spokes(12, 36, 48, 0, -6, 0.9), 5, GOLD) + disc(0, -6, 29, AMBER))
    ),
    ("moon", "night", "sleep", "dream", "mond", "nacht", "schlaf", "traum"): Emblem(
        still(shape("M18-44A38 38 0 1 0 34 18A32 32 0 0 1 18-44Z", AMBER)), x=6, y=-2, r=16
    ),
    ("star", "stars", "comet", "stern"): Emblem(still(shape(star(5, 44, 23, 0, -3), AMBER)), y=-2, r=13),
    ("fire", "flame", "burning", "feuer", "flamme"): Emblem(
        still(shape("M0-46Q8-30 22-22Q38-6 28 14Q18 33-4 33Q-34 28-32 0Q-30-14-18-22Q-16-10-8-12Q-12-30 0-46Z", RUST)),
        y=8,
        r=15,
    ),
    ("water", "sea", "wave", "tear", "tears", "rain", "tide", "pool", "ocean", "shore", "meer", "wasser"): Emblem(
        still(shape("M0-46Q44 6 24 24A30 30 0 0 1-24 24Q-44 6 0-46Z", SKY)), y=8, r=15
    ),
    ("mirror", "glass", "looking", "spiegel", "glas", "reflection"): Emblem(
        still(shape("M-5 22H5V34H-5Z", BRASS) + oval(0, -8, 30, 34, BRASS) + oval(0, -8, 23, 27, "#E4F3FF", 2.4)),
        y=-7,
        r=15,
    ),
    ("lens", "spy", "detective", "search", "lupe"): Emblem(
        still(ink("M20 14 40 32", 10) + disc(-2, -8, 31, WHITE, 6)), x=-2, y=-7, r=18
    ),
    ("lamp", "light", "lantern", "torch", "licht", "laterne", "lampe"): Emblem(
        still(shape("M-14-32 0-45 14-32Z", WOOD) + box(-22, -32, 44, 50, AMBER, 6) + box(-27, 18, 54, 11, WOOD, 3)),
        y=-8,
        r=14,
    ),
    ("mask", "thief", "robber", "masked", "maske", "dieb"): Emblem(
        still(shape("M-54-26Q-28-38 0-27Q28-38 54-26Q56 12 30 17Q12 18 0 2Q-12 18-30 17Q-56 12-54-26Z", INK)),
        x=-26,
        y=-9,
        r=13,
        over=disc(27, -9, 11, PAPER) + disc(27, -9, 5, INK, 0),
    ),
    ("king", "queen", "crown", "royal", "lord", "prince", "krone"): Emblem(
        still(shape("M-40 26-48-30-22-8 0-42 22-8 48-30 40 26Z", AMBER) + disc(0, -42, 5, RED, 2.4)), y=5, r=15
    ),
    ("dead", "skull", "death", "zombie", "undead", "bone", "bones", "tot"): Emblem(
        still(shape("M-36-16Q-34-45 0-45Q34-45 36-16Q36 4 25 12L22 32H-22L-25 12Q-36 4-36-16Z", "#D6E2C0")),
        y=-9,
        r=16,
        over=ink("M-11 32V20M0 32V20M11 32V20", 2.6),
    ),
    ("dino", "dinosaur", "saurus", "rex", "raptor", "lizard", "dragon"): Emblem(
        still(
            shape(
                "M-46 8Q-44-34 0-36L6-46 16-35 24-44 32-29Q50-20 48 6L30 12 26 30 16 14H4L0 28-8 14Q-40 26-46 8Z", GREEN
            )
        ),
        x=2,
        y=-12,
        r=14,
    ),
    ("cat", "cats", "kitten", "katze", "lion", "tiger"): Emblem(
        still(
            shape("M-38-46-14-32H14L38-46 42-8Q38 30 0 32Q-38 30-42-8Z", GOLD)
            + ink("M-30 14-56 8M-30 20-54 24M30 14 56 8M30 20 54 24", 2.4)
        ),
        y=-6,
        r=15,
    ),
    ("dog", "dogs", "wolf", "puppy", "hund"): Emblem(
        still(
            shape("M-34-38Q0-50 34-38Q38 30 0 33Q-38 30-34-38Z", BRASS)
            + shape("M-34-40Q-58-32-48 8-34 2-30-20ZM34-40Q58-32 48 8 34 2 30-20Z", WOOD)
        ),
        y=-12,
        r=14,
        over=oval(0, 18, 9, 6, INK, 0),
    ),
    ("bird", "wing", "wings", "hawk", "eagle", "owl", "vogel", "angel"): Emblem(
        still(
            shape(
                "M16-4Q34-42 66-40Q58-28 62-18Q52-14 54-4Q44 0 40 8Q26 12 16 4Z"
                "M-16-4Q-34-42-66-40Q-58-28-62-18Q-52-14-54-4Q-44 0-40 8Q-26 12-16 4Z",
                WHITE,
            )
        ),
        y=-2,
        r=18,
    ),
    ("spider", "web", "spinne", "bug", "beetle"): Emblem(
        still(
            ink("M-18-16-44-36-58-22M-22-6-60-2M-18 8-44 24-52 38M18-16 44-36 58-22M22-6 60-2M18 8 44 24 52 38", 4)
            + disc(0, -5, 27, DUSK)
        ),
        y=-5,
        r=15,
    ),
    ("ghost", "spirit", "phantom", "geist"): Emblem(
        still(shape("M-34 32V-12A34 34 0 0 1 34-12V32L22 22 11 32 0 22-11 32-22 22Z", WHITE)), y=-8, r=16
    ),
    ("time", "clock", "hour", "late", "early", "zeit", "uhr"): Emblem(
        still(disc(0, -6, 36, PAPER, 4) + ink("M0-40V-34M0 28V22M-34-6H-28M34-6H28", 4) + ink("M20-24 30-34", 5)),
        y=-6,
        r=15,
    ),
    ("book", "page", "story", "reading", "buch", "letter"): Emblem(
        still(shape("M0-30Q-24-44-50-34V24Q-24 16 0 30Q24 16 50 24V-34Q24-44 0-30Z", PAPER) + ink("M0-30V28", 2.4)),
        y=-7,
        r=16,
    ),
    ("key", "lock", "door", "secret", "keyhole", "tür", "schlüssel"): Emblem(
        still(shape("M0-45A27 27 0 0 1 16 4L27 33H-27L-16 4A27 27 0 0 1 0-45Z", DUSK)), y=-17, r=14
    ),
    ("love", "heart", "crush", "herz", "liebe", "dear"): Emblem(
        still(shape("M0 34C-66-8-38-56 0-28C38-56 66-8 0 34Z", ROSE)), y=-8, r=17
    ),
    ("bolt", "storm", "thunder", "lightning", "flash", "shock", "blitz"): Emblem(
        still(shape("M8-46-36 2H-10L-18 34 36-14H8L22-46Z", AMBER)), x=0, y=-7, r=15
    ),
    ("tree", "leaf", "forest", "garden", "wald", "baum"): Emblem(
        still(shape("M-6 14H6V34H-6Z", WOOD) + shape("M0-46Q42-42 40-8Q34 20 0 18Q-34 20-40-8Q-42-42 0-46Z", GREEN)),
        y=-10,
        r=16,
    ),
    ("mountain", "hill", "stone", "rock", "berg", "stein", "snow", "ice"): Emblem(
        still(shape("M-58 32-14-44 8-12 22-26 58 32Z", SLATE) + shape("M-26-24-14-44-3-28-12-22-18-28Z", WHITE, 2.4)),
        y=10,
        r=14,
    ),
    ("camera", "photo", "film", "picture", "bild", "foto"): Emblem(
        still(shape("M-46-26H-22L-14-38H14L22-26H46V28H-46Z", DUSK) + disc(0, 0, 23, PAPER)), y=0, r=15
    ),
    ("box", "gift", "present", "chest", "parcel", "kiste", "geschenk"): Emblem(
        still(box(-36, -22, 72, 54, BRASS, 4) + box(-42, -36, 84, 16, RED, 4) + ink("M0-36V32", 5, AMBER)), y=4, r=14
    ),
    ("cloud", "mist", "fog", "smoke", "wind", "sky", "wolke", "nebel", "himmel"): Emblem(
        still(shape("M-46 24A19 19 0 0 1-38-12A27 27 0 0 1 12-24A22 22 0 0 1 46 2Q52 22 34 24Z", STONE)), y=0, r=16
    ),
    ("flower", "rose", "spring", "blume"): Emblem(
        still("".join(at(0, -6, oval(0, -26, 12, 16, ROSE), turn=60 * i) for i in range(6)) + disc(0, -6, 19, AMBER)),
        y=-6,
        r=12,
    ),
    ("fish", "shark", "whale", "fisch"): Emblem(
        still(shape("M-46-6Q-16-44 24-16L50-34V22L24 6Q-16 32-46-6Z", MINT)), x=-12, y=-7, r=13
    ),
    ("monster", "demon", "devil", "beast", "evil", "goblin", "teufel"): Emblem(horns, y=-2, r=17),
    ("bomb", "war", "attack", "fight", "versus", "vs"): Emblem(
        still(ink("M18-30Q26-46 42-38", 4) + shape(star(6, 9, 4, 45, -37), AMBER, 0) + disc(-2, 0, 33, INK)),
        x=-2,
        y=0,
        r=17,
    ),
    ("house", "home", "castle", "tower", "haus", "burg"): Emblem(
        still(box(-34, -12, 68, 46, PAPER) + shape("M-46-10 0-46 46-10Z", RUST)), y=10, r=14
    ),
    ("potion", "magic", "witch", "wizard", "spell", "hexe", "zauber"): Emblem(
        still(shape("M-10-44H10V-24Q36-8 32 14Q28 33 0 33Q-28 33-32 14Q-36-8-10-24Z", VIOLET) + ink("M-15-44H15", 6)),
        y=6,
        r=16,
    ),
    ("space", "planet", "world", "earth", "mars", "welt", "alien"): Emblem(
        still(disc(0, -6, 29, MINT) + ink("M-50 8Q-30 20 12 2T50-22", 6, GOLD)), y=-7, r=15
    ),
    ("hat", "agent", "gentleman", "hut"): Emblem(
        still(shape("M-24-12V-44H24V-12Z", DUSK) + ink("M-42-11H42", 7) + ink("M-23-22H23", 6, RED)), y=10, r=17
    ),
    ("shadow", "dark", "black", "blind", "schatten", "dunkel"): Emblem(still(disc(0, -6, 37, NIGHT)), y=-5, r=19),
    ("gold", "coin", "money", "treasure", "prize", "rich", "schatz"): Emblem(
        still(disc(0, -6, 36, AMBER, 4) + disc(0, -6, 29, "none", 2.4)), y=-6, r=16
    ),
}

BY_WORD = {word: emblem for words, emblem in THINGS.items() for word in words}
