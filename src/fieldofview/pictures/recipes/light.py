"""Open Eyes, its light and its glass: what each picture shows."""

from __future__ import annotations

from ..eye import bead, eye, shut
from ..ground import plain_ground
from ..optics import lens, magnifier, shades, sparkle, spectacles
from ..palette import (
    AMBER,
    DUSK,
    GOLD,
    GREEN,
    INK,
    MINT,
    NIGHT,
    PAPER,
    RED,
    RUST,
    SEA,
    SKY,
    SLATE,
    STONE,
    SUN,
    VIOLET,
    WHITE,
    WOOD,
)
from ..svg import at, box, disc, ink, oval, shape, spokes, star

RAINBOW = (RED, GOLD, SUN, GREEN, SEA, VIOLET)

LIGHT: dict[str, str] = {
    # an eye that rises out of the sea
    "First Light": ink("M-48 14-66 9M-42-9-58-20M-24-28-33-43M0-35V-46M24-28 33-43M42-9 58-20M48 14 66 9", 4.4, GOLD)
    + disc(0, 16, 34, AMBER)
    + eye(0, 10, 21, lash=0, iris=GOLD)
    + shape("M-72 24q18-7 36 0t36 0 36 0 36 0V50H-72Z", SKY)
    + ink("M-40 36h20M4 38h24", 3, WHITE),
    # lamps on a mast
    "Floodlight": shape("M-20-24 40 50H-72Z", SUN, 0, fade=0.85)
    + shape("M20-24 72 50H-40Z", SUN, 0, fade=0.7)
    + ink("M0-8V47", 6)
    + box(-46, -44, 92, 36, DUSK, 5)
    + "".join(disc(x, -26, 12, PAPER, 2.4) + disc(x, -26, 5, INK, 0) for x in (-30, 0, 30)),
    # the sun stands at the end of the road
    "Low Sun": disc(0, 8, 36, "#FF9E3D", 0, fade=0.4)
    + disc(0, 8, 28, GOLD)
    + shape("M-72 22Q-40 8-14 22Q20 34 72 14V50H-72Z", "#8C6A3F")
    + shape("M-5 26H5L26 50H-26Z", SLATE, 2.4)
    + shut(-42, -24, 15)
    + shut(42, -24, 15),
    # white mountains that dazzle
    "Snow Glare": shape("M-72 46-34-30-8 12 20-38 72 46Z", STONE)
    + shape("M-46-6-34-30-20-8-28-2-36-10ZM6-14 20-38 36-11 26-4 18-14 11-6Z", WHITE)
    + sparkle(-2, -22, 14, "#FF9E3D")
    + sparkle(-52, -30, 9, "#FF9E3D")
    + sparkle(54, -22, 10, "#FF9E3D")
    + ink("M-30 30q10 8 20 0M8 30q10 8 20 0", 3.6),
    # a car that comes at you
    "Passing Headlights": plain_ground("#23244F")
    + shape("M-28 10-72-18V48ZM28 10 72-18V48Z", SUN, 0, fade=0.75)
    + shape("M-30-6-20-30H20L30-6Z", SKY)
    + shape("M-46 26V4Q-44-7-30-7H30Q44-7 46 4V26Z", RED)
    + ink("M-14 18H14M-14 12H14", 2.6)
    + shape("M-40 26H-24V40H-40ZM24 26H40V40H24Z", INK)
    + bead(-30, 9, 11, GOLD, (0.6, 0))
    + bead(30, 9, 11, GOLD, (-0.6, 0)),
    # a traffic light
    "Red Light": box(-21, -44, 42, 88, "#2B2645", 14)
    + ink("M-21-24H-34M21-24H34M-21 4H-34M21 4H34M-21 30H-34M21 30H34", 6)
    + disc(0, -25, 21, "#FF6B5B", 0, fade=0.35)
    + disc(0, -25, 15, "#FF6B5B")
    + eye(0, -24, 10, lash=0, iris=RED)
    + disc(0, 6, 10, "#5A4A2A")
    + disc(0, 30, 10, "#234A36"),
    "Camera Flash": shape(star(11, 44, 20, 30, -26), WHITE, 2.4, GOLD)
    + shape("M-54-16H-32L-26-28H-4L2-16H50V40H-54Z", "#2B2645")
    + box(20, -13, 24, 12, AMBER, 2, 2.4)
    + disc(-8, 13, 23, PAPER)
    + eye(-8, 14, 15, lash=0),
    "Firefly": plain_ground(NIGHT)
    + disc(8, 16, 36, SUN, 0, fade=0.25)
    + disc(8, 16, 25, SUN, 0, fade=0.75)
    + oval(-12, -14, 26, 10, "#CFE6FF", 2.4, turn=-128)
    + oval(24, -18, 26, 10, "#CFE6FF", 2.4, turn=-74)
    + eye(8, 16, 17, iris=GOLD, lash=0)
    + ink("M2 0Q-2-16-14-20M14 0Q18-12 30-14", 2.4, SUN)
    + ink("M-48-28v.1M50-32v.1M-44 30v.1M52 32v.1M-58 4v.1", 5, SUN),
    # a head of ice, a tail of light
    "Comet": plain_ground(NIGHT)
    + shape("M-72-44Q-20-34 30-4L34 26 8 34Q-30 4-72-44Z", SKY, 0, fade=0.5)
    + shape("M-72-46Q-20-26 26 4L14 26Q-24-4-72-46Z", WHITE, 0, fade=0.7)
    + disc(24, 16, 25, AMBER)
    + eye(24, 17, 16, lash=0, gaze=(0.7, 0.5))
    + sparkle(50, -28, 7, WHITE)
    + sparkle(-38, 30, 6, WHITE)
    + sparkle(-2, -36, 5, AMBER),
    # light goes in white and comes out in colours
    "Prism": ink("M-72 18-18 0", 6, WHITE)
    + ink("M-72 18-18 0", 2)
    + "".join(shape(f"M14-4L72 {-24 + 9 * i}V{-15 + 9 * i}Z", colour, 0) for i, colour in enumerate(RAINBOW))
    + shape("M0-42 44 34H-44Z", "#EAF4FF", 4, fade=0.92)
    + eye(0, 12, 15, lash=0),
    "Cracked Lens": lens(0, 0, 40, eye(0, 2, 25), width=6)
    + shape("M40 0 22 4 30 14 8 12 16 26-4 40A40 40 0 0 0 40 0Z", "#F6CFB2", 2)
    + ink("M8 12-12 4-20-16-38-12M-12 4-18 24-34 22M-20-16-10-38M8 12 10-14 26-30", 2.6),
    # a small thing made big
    "Magnifying Glass": ink("M-66-30H-42M-66-18H-48M-66-6H-50M46 6H66M42 18H66M34 30H66", 4, SLATE)
    + magnifier(6, -8, 36, eye(6, -6, 27, gaze=(-0.3, 0.4), iris=GREEN), WOOD, 225),
    # a chart to read from
    "New Prescription": box(-32, -43, 64, 86, PAPER, 4)
    + ink("M-10-34H10M-10-34V-14H10M-10-24H6", 5)
    + ink("M-22-4V8M-22-4h9M-22 2h7M-22 8h9M-4-4v12h9M-4-4h9M-4 2h7M14-4h9v12h-9M16 2h7", 3.4)
    + at(0, 25, spectacles(r=13, x=16, glass="#CDE9F9", width=3.4)),
    "Borrowed Binoculars": shape("M-50-34H-14L-8 22H-56ZM14-34H50L56 22H8Z", DUSK)
    + box(-12, -22, 24, 18, SLATE, 3)
    + disc(-32, 24, 22, INK)
    + disc(32, 24, 22, INK)
    + lens(-32, 24, 17, eye(-32, 25, 11, lash=0, gaze=(0.8, 0)), width=2.4)
    + lens(32, 24, 17, eye(32, 25, 11, lash=0, gaze=(0.8, 0)), width=2.4),
    # an eye to put in a glass of water
    "Glass Eye": shape("M-36-40H36L28 44H-28Z", "#E4F3FF", 0, fade=0.8)
    + shape("M-34-16H34L28 44H-28Z", SKY, 0, fade=0.75)
    + bead(0, 16, 23, MINT, (-0.2, -0.3))
    + ink("M-36-40H36L28 44H-28Z", 3.6)
    + ink("M-34-16q8.5-6 17 0t17 0 17 0 17 0", 2.6)
    + ink("M-24-32-20 8", 3.4, WHITE),
    "Sunglasses": ink(spokes(8, 17, 25, 38, -27), 3.4, GOLD) + disc(38, -27, 13, AMBER) + shades(y=-8, r=24, x=26),
    # one wide pane and a strap
    "Safety Goggles": ink("M-52-10-70-18M52-10 70-18", 9, RUST)
    + shape("M-54-22Q0-34 54-22Q60 4 48 22Q30 32 12 18Q0 8-12 18Q-30 32-48 22Q-60 4-54-22Z", AMBER, 6)
    + shape("M-46-15Q0-25 46-15Q50 2 42 16Q28 22 14 10Q0 0-14 10Q-28 22-42 16Q-50 2-46-15Z", "#EAF8F0", 2.4)
    + eye(-26, -1, 12, lash=0)
    + eye(26, -1, 12, lash=0)
    + ink("M-38-12-28-14", 3, WHITE),
}
