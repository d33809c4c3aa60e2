"""Viewpoint, card by card: what each picture shows."""

from __future__ import annotations

from ..eye import bead, brow, eye, shut
from ..optics import arrow, magnifier, sparkle, spectacles
from ..palette import AMBER, DUSK, GOLD, INK, MINT, PAPER, RED, RUST, SKY, SLATE, VIOLET, WHITE
from ..svg import around, at, disc, ink, oval, shape, spokes, wave

VIEWPOINT: dict[str, str] = {
    # an eye in a triangle that shines
    "All-Seeing Eye": ink(spokes(14, 50, 66, 0, 6, 0.9), 3, GOLD)
    + shape("M0-43 50 39H-50Z", "#FFE58F", 3.6)
    + eye(0, 14, 18),
    # dark glasses, a cap and a white stick
    "Blind Freddie": ink("M38-34 58 46", 5, PAPER)
    + ink("M38-34 58 46", 3)
    + ink("M53 26 58 46", 6, RUST)
    + shape("M-46-16Q-44-44-10-44T26-16Z", SLATE)
    + ink("M-52-15H36", 6)
    + disc(-27, 2, 15, INK)
    + disc(8, 2, 15, INK)
    + ink("M-12 0h5", 5)
    + ink("M-34-2l7 9M1-2l7 9", 3, WHITE)
    + ink("M-26 32Q-10 42 8 31", 3.6),
    # a black disc where sight should be
    "Blind Spot": eye(-4, 4, 34) + disc(13, -4, 18, INK, 0) + ink("M35-4A22 22 0 1 1 35-4.1", 1.8, dashes="2 5"),
    # something sharp comes from the side
    "Blindsided": eye(14, 4, 28, gaze=(0.7, 0), iris=SLATE) + shape("M-68-34-24-8-40-6-26 12-46 6-54 30Z", GOLD),
    "Blink": shut(-31, 2, 23) + shut(31, 2, 23) + brow(-31, -21, 16, 9, 4) + brow(31, -21, 16, 9, 4),
    # one eye, drawn again and again beside itself
    "Blurred Vision": "".join(
        at(x, y, eye(0, 0, 31, lash=lash, faint=not lash), fade=fade)
        for x, y, fade, lash in (
            (-19, -6, 0.35, 0),
            (19, 9, 0.35, 0),
            (-10, -2, 0.45, 0),
            (11, 5, 0.45, 0),
            (0, 2, 0.8, 5),
        )
    ),
    # both look at the nose
    "Cross-eyed": eye(-29, -5, 20, gaze=(1, 0.5))
    + eye(29, -5, 20, gaze=(-1, 0.5))
    + ink("M-7 12Q0 30 7 12M-14 36Q0 43 14 36"),
    "Eye Spy": magnifier(-8, -7, 33, eye(-8, -6, 20), GOLD),
    # a look back over one's way
    "Hindsight": ink("M-10-39A40 40 0 1 0 28-28", 5.5, MINT)
    + ink("M-27-44-9-39-18-23", 5.5, MINT)
    + eye(4, 3, 24, gaze=(-1, 0)),
    # an eye behind a keyhole
    "Insight": shape("M0-43A26 26 0 0 1 15 4L26 43H-26L-15 4A26 26 0 0 1 0-43Z", INK, 5, VIOLET)
    + eye(0, -16, 16, iris=GOLD, lash=0),
    # an eye above the water that is not there
    "Mirage": shape("M-72 12q18-9 36 0t36 0 36 0 36 0V50H-72Z", SKY, 0, fade=0.55)
    + eye(0, -14, 25)
    + at(0, 30, eye(0, 0, 22, lash=3), wide=1, size=-0.55, fade=0.45)
    + ink(wave(-72, 12, 36, 9, 4), 3, "#2F8FC6"),
    # half of it is glass
    "Mirror Image": shape("M2-42H58V42H2Z", WHITE, 0, fade=0.6)
    + eye(-30, 0, 20, gaze=(0.6, 0))
    + at(31, 0, eye(0, 0, 20, gaze=(0.6, 0)), wide=-1, size=1, fade=0.5)
    + ink("M0-42V42", 6)
    + ink("M0-42V42", 2.4, SKY),
    # what is seen at both edges changes places
    "Peripheral Vision": eye(0, 0, 17)
    + eye(-60, 0, 21, gaze=(0.8, 0))
    + eye(60, 0, 21, gaze=(-0.8, 0))
    + arrow(-28, -28, 28, -28, MINT, bend=14)
    + arrow(28, 28, -28, 28, MINT, bend=14),
    # the eye is still there where it no longer is
    "Persistence of Vision": "".join(
        at(x, 2, eye(0, 0, 22, lash=0, faint=True), fade=fade) for x, fade in ((-40, 0.2), (-26, 0.32), (-10, 0.5))
    )
    + eye(18, 2, 26, gaze=(0.7, 0), iris=GOLD),
    # a crystal ball
    "See Into The Future": shape("M-26 33H26L34 46H-34Z", SLATE)
    + disc(0, -4, 38, "#DCE9FF")
    + shape("M-34 10Q-14-2 0 10T36 6A38 38 0 0 1-34 10Z", "#A9BDEB", 0)
    + eye(0, -5, 19, iris=SLATE)
    + ink("M-28-20A33 33 0 0 1-12-34", 4, WHITE)
    + sparkle(50, -34, 8, GOLD)
    + sparkle(-52, -24, 6, GOLD),
    # an eye without light
    "Shadow": oval(0, 38, 50, 7, INK, 0, fade=0.3)
    + shape("M-54 4Q0-70 54 4Q0 62-54 4Z", INK)
    + ink("M-36-17l-8-10M-19-29l-4-12M0-33v-13M19-29l4-12M36-17l8-10", 4.4)
    + disc(0, 0, 17, DUSK, 0)
    + disc(0, 0, 9, PAPER, 0)
    + disc(0, 0, 4, INK, 0),
    # all look at the same thing
    "Shared Perspective": "".join(
        eye(x, y, 13, gaze=(-x / 42, -y / 30), lash=0, faint=True)
        for x, y in (around(30 + 60 * i, 42, squash=0.72) for i in range(6))
    )
    + disc(0, 0, 9, AMBER),
    "Skewed View": '<g transform="rotate(-14)skewX(-30)">'
    + eye(0, 0, 29)
    + "</g>"
    + ink("M-58 42 58 14", 4, RUST, dashes="8 8"),
    "Spectacles": spectacles((eye(-26, 1, 13, lash=0), eye(26, 1, 13, lash=0))),
    "The Triclops": eye(-33, 18, 18) + eye(33, 18, 18) + eye(0, -16, 20, iris=VIOLET),
    # a star for a pupil, and rays
    "Visionary": ink(spokes(16, 48, 66, squash=0.72), 4.4, GOLD) + eye(0, 1, 27, pupil="star", iris=VIOLET, lash=0),
    # two balls that roll, hair on end
    "Wild-eyed": ink(
        "".join(
            f"M{x} {y}l{dx} {dy}"
            for x, y, dx, dy in (
                (-36, -24, -14, -15),
                (-16, -30, -5, -14),
                (6, -30, 3, -15),
                (26, -26, 10, -14),
                (42, -14, 16, -9),
            )
        ),
        4,
        RUST,
    )
    + bead(-22, 2, 25, gaze=(-0.5, -0.8))
    + bead(24, 5, 19, gaze=(0.7, 0.8), iris=RED)
    + ink("M-16 40q7-7 14 0t14 0 14 0"),
    # one open, one shut, and a smile
    "Wink": eye(-30, -4, 23) + shut(32, -2, 19) + brow(32, -24, 15) + ink("M-12 33Q8 46 28 28", 4),
}
