"""Viewpoint Reflections and the prize cards: what each picture shows."""

from __future__ import annotations

from ..eye import eye, spiral
from ..optics import arrow, mirror, sparkle
from ..palette import (
    AMBER,
    BLUE,
    BRASS,
    DEEP,
    DUSK,
    GOLD,
    GREEN,
    INK,
    MINT,
    MOSS,
    NIGHT,
    PAPER,
    RED,
    ROSE,
    RUST,
    SEA,
    SKIN,
    SKY,
    SLATE,
    SUN,
    VIOLET,
    WHITE,
    WOOD,
)
from ..svg import at, box, disc, ink, oval, shape

WING = "M20 0Q36-38 66-38Q58-26 64-17Q54-12 57-2Q47 1 45 12Q32 18 20 8Z"
FINGERS = ((-44, 16), (-23, 6), (-1, 2), (21, 6), (42, 16))
WEDGES = (SEA, GOLD, MINT, RUST, ROSE, SUN)

REFLECTIONS: dict[str, str] = {
    # wings on both sides, looking down
    "Bird's Eye View": "".join(
        at(0, 0, shape(WING, WHITE) + ink("M34-10Q44-24 54-27M33 0Q42-10 50-12", 2.4), wide=side, size=1)
        for side in (-1, 1)
    )
    + eye(0, 2, 23, gaze=(0, 0.9)),
    # hat and collar
    "Counterspy": shape("M-40-12Q-34-44-12-39Q0-33 12-39Q34-44 40-12Z", DUSK)
    + shape("M-58-11Q0-29 58-11Q0 5-58-11Z", "#5D5480")
    + shape("M-46 48-23 23 0 42 23 23 46 48Z", DUSK)
    + eye(-18, 10, 13, gaze=(0.9, 0), lash=0)
    + eye(19, 10, 13, gaze=(0.9, 0), lash=0),
    # the glass bead that looks back
    "Evil Eye": disc(0, 0, 41, DEEP)
    + disc(0, 0, 28, PAPER, 0)
    + disc(0, 0, 19, SKY, 0)
    + disc(0, 0, 9.5, INK, 0)
    + ink("M-29-18A34 34 0 0 1-8-33", 4.5, WHITE, 0.8),
    # in the net
    "Eye Catching": '<g transform="rotate(28)">'
    + ink("M0 24V60", 7)
    + oval(0, -8, 33, 30, WHITE, 0, fade=0.7)
    + eye(0, -7, 19)
    + ink("M-26-26 23 16M-32-12 6 22M-13-35 32 4M26-26-23 16M32-12-6 22M13-35-32 4", 1.5, fade=0.6)
    + oval(0, -8, 33, 30, "none")
    + ink("M0-38A33 30 0 1 1-.1-38", 5, MINT)
    + "</g>",
    # one goes, one comes
    "Eye for an Eye": eye(-33, 0, 19)
    + eye(33, 0, 19, iris=GOLD)
    + arrow(-24, -27, 24, -27, MINT, bend=13)
    + arrow(24, 28, -24, 28, MINT, bend=13),
    # two halves and the seam between them
    "Eye Transplant": shape("M-3 43A40 40 0 0 1-3-38Z", "#CDE3F2", 0)
    + eye(0, 3, 33, iris=GREEN)
    + shape("M0-18A20 20 0 0 0 0 21Z", BLUE, 0)
    + disc(0, 1, 9, INK, 0)
    + ink("M0-44V46", 3)
    + ink("M-7-36H7M-7-26H7M-7 30H7M-7 40H7", 3)
    + shape("M44-40h12v10h10v12h-10v10h-12v-10h-10v-12h10Z", RED, 2.4, fade=0.95),
    # marks of a finder
    "Focus Attention": eye(0, 2, 22)
    + ink("M-52-24V-40H-34M52-24V-40H34M-52 26V42H-34M52 26V42H34", 5, RUST)
    + ink("M0-42V-26M0 30V44M-52 2H-40M52 2H40", 3),
    # an hourglass that looks ahead
    "Foresight": shape("M-30-36H30Q30-12 6 3Q30 18 30 42H-30Q-30 18-6 3Q-30-12-30-36Z", "#EAF4FF")
    + shape("M-26 42Q-20 26 0 24Q20 26 26 42Z", AMBER, 0)
    + ink("M0 4V24", 3, GOLD)
    + eye(0, -20, 16, lash=0, iris=SLATE)
    + ink("M-36-40H36M-36 44H36", 7, WOOD),
    "Glance Left": eye(-27, -10, 19, gaze=(-1, 0))
    + eye(31, -10, 19, gaze=(-1, 0))
    + arrow(32, 31, -34, 31, VIOLET, 7, 15),
    "Glance Right": eye(-31, 10, 19, gaze=(1, 0))
    + eye(27, 10, 19, gaze=(1, 0))
    + arrow(-32, -30, 34, -30, VIOLET, 7, 15),
    # horns, warts, one slit of an eye
    "Green-eyed Monster": shape(
        "M-52-6Q-56-34-40-44-34-28-18-32Q0-36 18-32 34-28 40-44 56-34 52-6Q52 34 0 43Q-52 34-52-6Z", GREEN
    )
    + disc(-35, 17, 4, MOSS, 0)
    + disc(37, 13, 5, MOSS, 0)
    + eye(0, -1, 24, pupil="slit", iris="#B8E04F", lash=0)
    + shape("M-20 24H20L14 33 8 25 2 33-4 25-10 33Z", PAPER, 2.4),
    # a spiral that draws one in
    "Hypnotise": ink(spiral(96, 3), 7, ROSE, 0.75) + eye(0, 3, 30, pupil="spiral", iris="#F3C9DF"),
    # six wedges of coloured glass
    "Kaleidoscope": "".join(
        at(0, 0, shape("M0 0 21-43H-21Z", colour, 2.4) + disc(0, -33, 4.4, WHITE, 0, fade=0.8), turn=60 * i)
        for i, colour in enumerate(WEDGES)
    )
    + disc(0, 0, 17, PAPER)
    + eye(0, 1, 11, lash=0),
    # lids too heavy to lift
    "Lazy Eyes": "".join(
        eye(x, 3, 21, gaze=(0, 0.9), lash=0)
        + shape(f"M{x - 29} 3C{x - 16}-24 {x + 16}-24 {x + 29} 3Q{x} 9 {x - 29} 3Z", SKIN)
        for x in (-30, 30)
    )
    + ink("M-12 36H12"),
    # a tower whose lamp is an eye
    "Lighthouse": shape("M0-24 72-50V6Z", SUN, 0)
    + shape("M0-24-72-50V6Z", SUN, 0, fade=0.7)
    + shape("M-72 40q18-8 36 0t36 0 36 0 36 0V50H-72Z", "#2F8FC6", 0)
    + shape("M-9-10H9L15 43H-15Z", PAPER)
    + shape("M-10 2H10L11.3 13H-11.3ZM-12.5 24H12.5L13.8 35H-13.8Z", RUST, 0)
    + ink("M-14-10H14", 4.4)
    + shape("M-13-38Q0-52 13-38Z", RUST)
    + eye(0, -24, 14, iris=GOLD, lash=0),
    # behind one's fingers
    "Peekaboo!": eye(0, -9, 31) + "".join(box(x - 9, y, 19, 52, SKIN, 9) for x, y in FINGERS),
    # blades of a shutter
    "Refocus": disc(0, 0, 42, SLATE, 4)
    + "".join(
        at(0, 0, shape("M0-40A40 40 0 0 1 31-25L16 4-4-16Z", colour, 2.2), turn=360 / 7 * i)
        for i, colour in enumerate((SEA, "#3E8FC4") * 3 + (SEA,))
    )
    + disc(0, 0, 17, PAPER)
    + eye(0, 1, 11, lash=0),
    # a mask with two holes
    "Robbed Blind": shape("M-58-18Q-30-34 0-18Q30-34 58-18Q60 24 32 28Q12 28 0 9Q-12 28-32 28Q-60 24-58-18Z", INK)
    + ink("M57-15l11-9M58-6l11 3", 6)
    + eye(-28, 0, 15, gaze=(0.9, 0), lash=0)
    + eye(28, 0, 15, gaze=(0.9, 0), lash=0),
    # a third eye opens above
    "Second Sight": eye(0, 21, 23)
    + ink("M-25-20-36-25M-19-31-27-40M0-38V-47M19-31 27-40M25-20 36-25", 4, GOLD)
    + eye(0, -19, 15, iris=GOLD, lash=0),
    # down a long tube
    "Telescopic View": "".join(
        disc(x, y, r, fill, 2.6)
        for x, y, r, fill in (
            (-4, 3, 44, BRASS),
            (-1, 0, 36, NIGHT),
            (4, -4, 28, BRASS),
            (7, -7, 21, DEEP),
            (10, -10, 15, SKY),
        )
    )
    + eye(10, -10, 9, lash=0)
    + sparkle(-26, 14, 5, AMBER),
    # a hand mirror, a way in and a way out
    "Two-Way Mirror": arrow(-20, 22, -60, 22, MINT)
    + arrow(20, -24, 60, -24, VIOLET)
    + shape("M-6 24H6L9 47H-9Z", BRASS)
    + mirror(0, -8, 31, 36, BRASS, eye(0, -7, 16)),
    # one up, one down, and the way they went
    "Wandering Eyes": eye(-33, 12, 20, gaze=(-1, 1))
    + eye(33, -12, 20, gaze=(1, -1))
    + ink("M-18 38Q4 44 8 20T34 20", 3.4, RUST, dashes="1 7"),
    # bones on a dark plate
    "X-Ray Vision": box(-50, -42, 100, 84, "#13233F", 7)
    + ink("M0-36V36", 5, "#9CC7E8", 0.8)
    + ink(
        "M-8-24Q-36-30-40-8M-8-10Q-34-14-38 8M-8 22Q-28 20-32 34M8-24Q36-30 40-8M8-10Q34-14 38 8M8 22Q28 20 32 34",
        4.4,
        "#9CC7E8",
        0.8,
    )
    + eye(0, 2, 22, iris=MINT, lash=0, white="#EAF8F0"),
}
