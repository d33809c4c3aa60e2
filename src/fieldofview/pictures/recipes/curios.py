"""Open Eyes, its old instruments and what players bring along: what each picture shows."""

from __future__ import annotations

from ..eye import eye
from ..ground import plain_ground
from ..optics import lens, mirror, sparkle
from ..palette import (
    AMBER,
    BRASS,
    CARD,
    GOLD,
    MOSS,
    MUD,
    NIGHT,
    PAPER,
    RED,
    RUST,
    SEA,
    SKY,
    SLATE,
    STONE,
    WOOD,
)
from ..svg import at, box, disc, ink, oval, shape, star

CURIOS: dict[str, str] = {
    # two pictures become one
    "Stereoscope": ink("M0 26V47", 8)
    + shape("M-52-24H52V8Q48 32 23 32Q6 32 0 17Q-6 32-23 32Q-48 32-52 8Z", BRASS)
    + box(-60, -40, 120, 16, WOOD, 3)
    + lens(-27, 3, 19, eye(-27, 4, 12, lash=0), width=3)
    + lens(27, 3, 19, eye(27, 4, 12, lash=0), width=3),
    # a lamp that throws pictures
    "Magic Lantern": plain_ground("#342A5E")
    + shape("M0 10 72-40V50Z", "#FFE9A8", 0, fade=0.9)
    + shape("M-44-6V-20H-20V-6M-40-20Q-44-36-32-43Q-20-36-24-20Z", WOOD)
    + box(-54, -6, 46, 42, BRASS, 3)
    + shape("M-8 2H4V22H-8Z", WOOD)
    + eye(-31, 16, 13, lash=0, iris=GOLD)
    + eye(40, 7, 13, lash=0, white="#FFF3C9"),
    # what stands outside hangs upside down inside
    "Camera Obscura": shape("M-26-2 46-30V30Z", AMBER, 0, fade=0.8)
    + ink("M-62-30V32M-62-30-54-18M-62-30-70-18", 4, MOSS)
    + shape("M-26-42H62V42H-26Z", "#221C44", 4, fade=0.9)
    + shape("M-24-1 52-28V28Z", "#FFE9A8", 0, fade=0.55)
    + at(38, 0, eye(0, 0, 16), turn=180)
    + disc(-26, -1, 4.4, AMBER, 2),
    "Looking Glass": ink("M-34 45H34M-38-12-30 45M38-12 30 45", 5, WOOD)
    + mirror(0, -5, 34, 40, WOOD, eye(0, -3, 18))
    + disc(0, -44, 4, AMBER, 2),
    # brass, in three draws
    "Antique Spyglass": '<g transform="rotate(-28)">'
    + box(-64, -9, 34, 18, BRASS, 2)
    + box(-34, -14, 36, 28, WOOD, 2)
    + box(-2, -19, 40, 38, BRASS, 2)
    + ink("M-30-9V9M4-14V14M30-19V19", 3)
    + oval(42, 0, 11, 24, PAPER)
    + "</g>"
    + at(38, -20, eye(0, 0, 11, lash=0, iris=GOLD), turn=-28)
    + sparkle(-44, -28, 8, RUST),
    # shelves full of eyes
    "Curio Cabinet": shape("M-46-32 0-46 46-32V44H-46Z", WOOD)
    + box(-38, -28, 34, 30, CARD, 1, 2.4)
    + box(4, -28, 34, 30, CARD, 1, 2.4)
    + box(-38, 8, 34, 30, CARD, 1, 2.4)
    + box(4, 8, 34, 30, CARD, 1, 2.4)
    + eye(-21, -12, 10, lash=0)
    + shape("M14 0 16-16Q10-22 16-26H26Q32-22 26-16L28 0Z", SEA, 2.4)
    + shape(star(5, 13, 6, -21, 23), AMBER, 2.4)
    + eye(21, 24, 10, lash=0, iris=GOLD),
    # a stall with an awning
    "Flea Market": ink("M-52-20V46M52-20V46", 5)
    + shape("M-60-16-48-42H48L60-16Z", PAPER)
    + shape("M-60-16-48-42H-28.8L-36-16ZM-12-16-9.6-42H9.6L12-16ZM36-16 28.8-42H48L60-16Z", RED, 0)
    + ink("M-60-16a12 10 0 0 0 24 0a12 10 0 0 0 24 0a12 10 0 0 0 24 0a12 10 0 0 0 24 0a12 10 0 0 0 24 0", 3)
    + box(-58, 22, 116, 24, BRASS, 2)
    + eye(-28, 11, 12, lash=0)
    + shape("M-6 22V8H10V22Z", SLATE, 2.4)
    + lens(30, 9, 11, width=3.4, glass=SKY),
    # an eyeglass on a chain, above a moustache
    "Grandfather's Monocle": lens(8, -12, 27, eye(8, -11, 17), rim=GOLD, width=6)
    + ink("M8-12m27 0", 1)
    + ink("M35-10Q60 6 52 46", 3, GOLD, dashes="1 5")
    + ink("M-18-42Q8-54 32-42", 4.4)
    + shape("M-4 28Q-30 14-52 34Q-44 46-22 44Q-10 42-4 36Q2 42 14 44Q36 46 44 34Q22 14-4 28Z", STONE),
    # a letter from far away
    "Pen Pal": at(-4, 6, box(-50, -32, 100, 64, PAPER, 4) + ink("M-50-30 0 8 50-30M-50 30-18-4M50 30 18-4", 3), turn=-5)
    + disc(-3, 12, 15, RED)
    + eye(-3, 13, 9, lash=0)
    + shape("M26-46 62-8 58 4 48 4 16-34Z", SKY, 2.6)
    + shape("M58 4 48 4 64 18Z", AMBER, 2.6),
    # light under the earth
    "Buried Lantern": disc(0, -6, 42, AMBER, 0, fade=0.5)
    + ink("M-16-28Q0-56 16-28", 4)
    + shape("M-20-20-12-32H12L20-20Z", WOOD)
    + box(-22, -20, 44, 60, "#FFE9A8", 4)
    + eye(0, -1, 14, lash=0, iris=GOLD)
    + shape("M-72 22Q-46 6-22 18Q0 28 22 16Q44 6 72 20V50H-72Z", MUD)
    + ink("M-48 32h.1M-20 36h.1M14 34h.1M46 30h.1", 5, "#B58A5C"),
    # the last star, over the hills
    "Morning Star": plain_ground("#F7B58A")
    + shape("M-72-48H72V-10Q0 8-72-10Z", NIGHT, 0, fade=0.85)
    + shape(star(4, 46, 14, 0, -4), AMBER)
    + disc(0, -4, 18, PAPER, 2.4)
    + eye(0, -4, 12, lash=0, iris=SEA)
    + shape("M-72 34Q-40 16-8 34Q28 50 72 26V50H-72Z", MOSS),
}
