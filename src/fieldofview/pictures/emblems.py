"""Emblems for cards of one's own: a thing around the eye, found by the words of a card's name, or by chance that is
always the same for a name."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from .palette import (
    AMBER,
    BLUE,
    BRASS,
    DEEP,
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
    own: str = ""  # its colour unless another is chosen; empty where that follows from the name


SHAPES: dict[str, Emblem] = {  # for names that name no thing
    "plain": Emblem(lambda colour: "", r=24),
    "disc": Emblem(lambda colour: disc(0, -6, 33, colour)),
    "diamond": Emblem(lambda colour: shape("M0-44 44-6 0 32-44-6Z", colour)),
    "seal": Emblem(lambda colour: shape(star(8, 41, 29, 0, -6), colour)),
    "shield": Emblem(lambda colour: shape("M-38-40H38V-8Q34 22 0 34Q-34 22-38-8Z", colour)),
    "hexagon": Emblem(
        lambda colour: shape(polygon([(-20, -40), (20, -40), (41, -6), (20, 28), (-20, 28), (-41, -6)]), colour)
    ),
    "drop": Emblem(lambda colour: shape("M0-46Q46-14 30 16A30 30 0 0 1-30 16Q-46-14 0-46Z", colour), y=2),
    "puff": Emblem(
        lambda colour: shape("M-46 24A19 19 0 0 1-38-12A27 27 0 0 1 12-24A22 22 0 0 1 46 2Q52 22 34 24Z", colour), y=0
    ),
    "pane": Emblem(lambda colour: box(-43, -38, 86, 62, colour, 8)),
    "rays": Emblem(lambda colour: ink(spokes(12, 34, 48, 0, -6, 0.85), 7, colour), r=20),
}

SCENES: dict[str, Emblem] = {  # that no name leads to
    "wave": Emblem(
        lambda colour: (
            shape("M-74 12Q-56 0-37 12T0 12T37 12T74 12V52H-74Z", colour)
            + ink("M-60 25Q-51 19-42 25T-24 25M18 22Q27 16 36 22T54 22M-30 37Q-21 31-12 37T6 37", 2.4, WHITE, 0.8)
        ),
        y=-16,
        r=22,
        own=SKY,
    ),
    "rings": Emblem(
        lambda colour: disc(0, -6, 40, colour) + disc(0, -6, 33, "none", 3, PAPER) + disc(0, -6, 26, "none", 3, PAPER),
        r=15,
        own=DEEP,
    ),
    "wheel": Emblem(
        lambda colour: (
            "".join(
                at(0, -6, shape("M0 0 21-40H-21Z", glass, 2.4) + disc(0, -31, 4, WHITE, 0, fade=0.8), turn=60 * i)
                for i, glass in enumerate((colour, BLUE, colour, RUST, colour, MINT))
            )
            + disc(0, -6, 19, PAPER)
        ),
        r=12,
        own=AMBER,
    ),
}


def horns(fill: str) -> str:
    return shape("M-40-6Q-48-34-36-44-30-26-14-30Q0-34 14-30 30-26 36-44 48-34 40-6Q38 26 0 33Q-38 26-40-6Z", fill)


THINGS: dict[tuple[str, ...], Emblem] = {
    ("sun", "day", "dawn", "sonne", "tag"): Emblem(
        lambda colour: ink(spokes(12, 36, 48, 0, -6, 0.9), 5, GOLD) + disc(0, -6, 29, colour), own=AMBER
    ),
    ("moon", "night", "sleep", "dream", "mond", "nacht", "schlaf", "traum"): Emblem(
        lambda colour: shape("M18-44A38 38 0 1 0 34 18A32 32 0 0 1 18-44Z", colour), x=6, y=-2, r=16, own=AMBER
    ),
    ("star", "stars", "comet", "stern"): Emblem(
        lambda colour: shape(star(5, 44, 23, 0, -3), colour), y=-2, r=13, own=AMBER
    ),
    ("fire", "flame", "burning", "feuer", "flamme"): Emblem(
        lambda colour: shape(
            "M0-46Q8-30 22-22Q38-6 28 14Q18 33-4 33Q-34 28-32 0Q-30-14-18-22Q-16-10-8-12Q-12-30 0-46Z", colour
        ),
        y=8,
        r=15,
        own=RUST,
    ),
    ("tear", "water", "sea", "wave", "tears", "rain", "tide", "pool", "ocean", "shore", "meer", "wasser"): Emblem(
        lambda colour: shape("M0-46Q44 6 24 24A30 30 0 0 1-24 24Q-44 6 0-46Z", colour), y=8, r=15, own=SKY
    ),
    ("mirror", "glass", "looking", "spiegel", "glas", "reflection"): Emblem(
        lambda colour: (
            shape("M-5 22H5V34H-5Z", colour) + oval(0, -8, 30, 34, colour) + oval(0, -8, 23, 27, "#E4F3FF", 2.4)
        ),
        y=-7,
        r=15,
        own=BRASS,
    ),
    ("lens", "spy", "detective", "search", "lupe"): Emblem(
        lambda colour: ink("M20 14 40 32", 10) + disc(-2, -8, 31, colour, 6), x=-2, y=-7, r=18, own=WHITE
    ),
    ("lamp", "light", "lantern", "torch", "licht", "laterne", "lampe"): Emblem(
        lambda colour: (
            shape("M-14-32 0-45 14-32Z", WOOD) + box(-22, -32, 44, 50, colour, 6) + box(-27, 18, 54, 11, WOOD, 3)
        ),
        y=-8,
        r=14,
        own=AMBER,
    ),
    ("mask", "thief", "robber", "masked", "maske", "dieb"): Emblem(
        lambda colour: shape(
            "M-54-26Q-28-38 0-27Q28-38 54-26Q56 12 30 17Q12 18 0 2Q-12 18-30 17Q-56 12-54-26Z", colour
        ),
        x=-26,
        y=-9,
        r=13,
        over=disc(27, -9, 11, PAPER) + disc(27, -9, 5, INK, 0),
        own=INK,
    ),
    ("crown", "king", "queen", "royal", "lord", "prince", "krone"): Emblem(
        lambda colour: shape("M-40 26-48-30-22-8 0-42 22-8 48-30 40 26Z", colour) + disc(0, -42, 5, RED, 2.4),
        y=5,
        r=15,
        own=AMBER,
    ),
    ("skull", "dead", "death", "zombie", "undead", "bone", "bones", "tot"): Emblem(
        lambda colour: shape("M-36-16Q-34-45 0-45Q34-45 36-16Q36 4 25 12L22 32H-22L-25 12Q-36 4-36-16Z", colour),
        y=-9,
        r=16,
        over=ink("M-11 32V20M0 32V20M11 32V20", 2.6),
        own="#D6E2C0",
    ),
    ("dinosaur", "dino", "saurus", "rex", "raptor", "lizard", "dragon"): Emblem(
        lambda colour: shape(
            "M-46 8Q-44-34 0-36L6-46 16-35 24-44 32-29Q50-20 48 6L30 12 26 30 16 14H4L0 28-8 14Q-40 26-46 8Z", colour
        ),
        x=2,
        y=-12,
        r=14,
        own=GREEN,
    ),
    ("cat", "cats", "kitten", "katze", "lion", "tiger"): Emblem(
        lambda colour: (
            shape("M-38-46-14-32H14L38-46 42-8Q38 30 0 32Q-38 30-42-8Z", colour)
            + ink("M-30 14-56 8M-30 20-54 24M30 14 56 8M30 20 54 24", 2.4)
        ),
        y=-6,
        r=15,
        own=GOLD,
    ),
    ("dog", "dogs", "wolf", "puppy", "hund"): Emblem(
        lambda colour: (
            shape("M-34-38Q0-50 34-38Q38 30 0 33Q-38 30-34-38Z", colour)
            + shape("M-34-40Q-58-32-48 8-34 2-30-20ZM34-40Q58-32 48 8 34 2 30-20Z", WOOD)
        ),
        y=-12,
        r=14,
        over=oval(0, 18, 9, 6, INK, 0),
        own=BRASS,
    ),
    ("wings", "bird", "wing", "hawk", "eagle", "owl", "vogel", "angel"): Emblem(
        lambda colour: shape(
            "M16-4Q34-42 66-40Q58-28 62-18Q52-14 54-4Q44 0 40 8Q26 12 16 4Z"
            "M-16-4Q-34-42-66-40Q-58-28-62-18Q-52-14-54-4Q-44 0-40 8Q-26 12-16 4Z",
            colour,
        ),
        y=-2,
        r=18,
        own=WHITE,
    ),
    ("spider", "web", "spinne", "bug", "beetle"): Emblem(
        lambda colour: (
            ink("M-18-16-44-36-58-22M-22-6-60-2M-18 8-44 24-52 38M18-16 44-36 58-22M22-6 60-2M18 8 44 24 52 38", 4)
            + disc(0, -5, 27, colour)
        ),
        y=-5,
        r=15,
        own=DUSK,
    ),
    ("ghost", "spirit", "phantom", "geist"): Emblem(
        lambda colour: shape("M-34 32V-12A34 34 0 0 1 34-12V32L22 22 11 32 0 22-11 32-22 22Z", colour),
        y=-8,
        r=16,
        own=WHITE,
    ),
    ("clock", "time", "hour", "late", "early", "zeit", "uhr"): Emblem(
        lambda colour: (
            disc(0, -6, 36, colour, 4) + ink("M0-40V-34M0 28V22M-34-6H-28M34-6H28", 4) + ink("M20-24 30-34", 5)
        ),
        y=-6,
        r=15,
        own=PAPER,
    ),
    ("book", "page", "story", "reading", "buch", "letter"): Emblem(
        lambda colour: (
            shape("M0-30Q-24-44-50-34V24Q-24 16 0 30Q24 16 50 24V-34Q24-44 0-30Z", colour) + ink("M0-30V28", 2.4)
        ),
        y=-7,
        r=16,
        own=PAPER,
    ),
    ("key", "lock", "door", "secret", "keyhole", "tür", "schlüssel"): Emblem(
        lambda colour: shape("M0-45A27 27 0 0 1 16 4L27 33H-27L-16 4A27 27 0 0 1 0-45Z", colour), y=-17, r=14, own=DUSK
    ),
    ("heart", "love", "crush", "herz", "liebe", "dear"): Emblem(
        lambda colour: shape("M0 34C-66-8-38-56 0-28C38-56 66-8 0 34Z", colour), y=-8, r=17, own=ROSE
    ),
    ("bolt", "storm", "thunder", "lightning", "flash", "shock", "blitz"): Emblem(
        lambda colour: shape("M8-46-36 2H-10L-18 34 36-14H8L22-46Z", colour), x=0, y=-7, r=15, own=AMBER
    ),
    ("tree", "leaf", "forest", "garden", "wald", "baum"): Emblem(
        lambda colour: (
            shape("M-6 14H6V34H-6Z", WOOD) + shape("M0-46Q42-42 40-8Q34 20 0 18Q-34 20-40-8Q-42-42 0-46Z", colour)
        ),
        y=-10,
        r=16,
        own=GREEN,
    ),
    ("mountain", "hill", "stone", "rock", "berg", "stein", "snow", "ice"): Emblem(
        lambda colour: (
            shape("M-58 32-14-44 8-12 22-26 58 32Z", colour) + shape("M-26-24-14-44-3-28-12-22-18-28Z", WHITE, 2.4)
        ),
        y=10,
        r=14,
        own=SLATE,
    ),
    ("camera", "photo", "film", "picture", "bild", "foto"): Emblem(
        lambda colour: shape("M-46-26H-22L-14-38H14L22-26H46V28H-46Z", colour) + disc(0, 0, 23, PAPER),
        y=0,
        r=15,
        own=DUSK,
    ),
    ("gift", "box", "present", "chest", "parcel", "kiste", "geschenk"): Emblem(
        lambda colour: box(-36, -22, 72, 54, colour, 4) + box(-42, -36, 84, 16, RED, 4) + ink("M0-36V32", 5, AMBER),
        y=4,
        r=14,
        own=BRASS,
    ),
    ("cloud", "mist", "fog", "smoke", "wind", "sky", "wolke", "nebel", "himmel"): Emblem(
        lambda colour: shape("M-46 24A19 19 0 0 1-38-12A27 27 0 0 1 12-24A22 22 0 0 1 46 2Q52 22 34 24Z", colour),
        y=0,
        r=16,
        own=STONE,
    ),
    ("flower", "rose", "spring", "blume"): Emblem(
        lambda colour: (
            "".join(at(0, -6, oval(0, -26, 12, 16, colour), turn=60 * i) for i in range(6)) + disc(0, -6, 19, AMBER)
        ),
        y=-6,
        r=12,
        own=ROSE,
    ),
    ("fish", "shark", "whale", "fisch"): Emblem(
        lambda colour: shape("M-46-6Q-16-44 24-16L50-34V22L24 6Q-16 32-46-6Z", colour), x=-12, y=-7, r=13, own=MINT
    ),
    ("monster", "demon", "devil", "beast", "evil", "goblin", "teufel"): Emblem(horns, y=-2, r=17),
    ("bomb", "war", "attack", "fight", "versus", "vs"): Emblem(
        lambda colour: ink("M18-30Q26-46 42-38", 4) + shape(star(6, 9, 4, 45, -37), AMBER, 0) + disc(-2, 0, 33, colour),
        x=-2,
        y=0,
        r=17,
        own=INK,
    ),
    ("house", "home", "castle", "tower", "haus", "burg"): Emblem(
        lambda colour: box(-34, -12, 68, 46, colour) + shape("M-46-10 0-46 46-10Z", RUST), y=10, r=14, own=PAPER
    ),
    ("potion", "magic", "witch", "wizard", "spell", "hexe", "zauber"): Emblem(
        lambda colour: (
            shape("M-10-44H10V-24Q36-8 32 14Q28 33 0 33Q-28 33-32 14Q-36-8-10-24Z", colour) + ink("M-15-44H15", 6)
        ),
        y=6,
        r=16,
        own=VIOLET,
    ),
    ("planet", "space", "world", "earth", "mars", "welt", "alien"): Emblem(
        lambda colour: disc(0, -6, 29, colour) + ink("M-50 8Q-30 20 12 2T50-22", 6, GOLD), y=-7, r=15, own=MINT
    ),
    ("hat", "agent", "gentleman", "hut"): Emblem(
        lambda colour: shape("M-24-12V-44H24V-12Z", colour) + ink("M-42-11H42", 7) + ink("M-23-22H23", 6, RED),
        y=10,
        r=17,
        own=DUSK,
    ),
    ("shadow", "dark", "black", "blind", "schatten", "dunkel"): Emblem(
        lambda colour: disc(0, -6, 37, colour), y=-5, r=19, own=NIGHT
    ),
    ("coin", "gold", "money", "treasure", "prize", "rich", "schatz"): Emblem(
        lambda colour: disc(0, -6, 36, colour, 4) + disc(0, -6, 29, "none", 2.4), y=-6, r=16, own=AMBER
    ),
}

BY_NAME = SCENES | SHAPES | {words[0]: emblem for words, emblem in THINGS.items()}  # as they are chosen
BY_WORD = {word: emblem for words, emblem in THINGS.items() for word in words}
