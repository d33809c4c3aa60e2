"""Open Eyes, its looks and its plague: what each picture shows."""

from __future__ import annotations

from ..eye import bead, eye
from ..ground import plain_ground
from ..optics import drop, sparkle
from ..palette import (
    AMBER,
    BRASS,
    GOLD,
    GREEN,
    INK,
    MINT,
    MOSS,
    MUD,
    NIGHT,
    PAPER,
    RED,
    RUST,
    SEA,
    SKIN,
    SKY,
    SLATE,
    WHITE,
    WOOD,
)
from ..svg import at, box, disc, ink, oval, shape

LOOKS: dict[str, str] = {
    # a face that nobody can refuse
    "Puppy Eyes": shape("M-34-34Q0-48 34-34Q44 40 0 44Q-44 40-34-34Z", "#D9A566")
    + shape("M-32-38Q-64-34-52 14Q-34 10-32-16ZM32-38Q64-34 52 14Q34 10 32-16Z", WOOD)
    + bead(-15, -10, 14, "#5A3A1A", (0, -0.7))
    + bead(15, -10, 14, "#5A3A1A", (0, -0.7))
    + oval(0, 14, 9, 6.5, INK, 0)
    + ink("M0 20V27Q-8 35-15 27M0 27Q8 35 15 27"),
    "Apple of My Eye": shape("M0-20C-18-34-46-24-44 6C-42 34-18 48 0 40C18 48 42 34 44 6C46-24 18-34 0-20Z", RED)
    + ink("M0-20Q0-36 8-44", 4.4, WOOD)
    + shape("M6-30Q18-48 38-40Q28-24 6-30Z", GREEN, 2.6)
    + eye(0, 9, 20, pupil="heart", iris="#F2A6B5"),
    # a lump that one cannot look past
    "Eyesore": shape("M-46 12Q-50-26-14-30Q-6-48 10-30Q48-30 46 8Q50 38 8 38Q-42 42-46 12Z", "#E58A7B")
    + eye(-6, 8, 22, open=0.62, iris=MOSS, lash=0)
    + disc(27, -12, 9, "#F9D7B8")
    + disc(26, -13, 3.4, RED, 0)
    + ink("M-30-14l-8-8M-34 26l-10 6M10 32l4 8", 3)
    + at(-22, -22, box(-13, -5, 26, 10, SKIN, 5, 2.4) + ink("M-2-2v.1M2 2v.1", 2.4), turn=-35),
    # a splash, and one eye that saw it too late
    "Mud in Your Eye": eye(-4, 4, 31)
    + shape("M2-30Q16-44 26-28Q44-36 44-18Q62-12 48 2Q58 20 38 18Q34 34 20 22Q4 32 4 14Q-12 10 0-2Q-14-20 2-30Z", MUD)
    + disc(-30, -32, 6, MUD, 2.4)
    + disc(-46, -14, 4, MUD, 2.4)
    + disc(56, 34, 5, MUD, 2.4)
    + ink("M16-18q8-6 14 0", 3, "#B58A5C"),
    # photographs kept in the head
    "Photographic Memory": at(-24, 0, box(-24, -32, 48, 64, PAPER, 2) + box(-18, -26, 36, 38, SLATE, 0, 2), turn=-16)
    + at(28, -2, box(-24, -32, 48, 64, PAPER, 2) + box(-18, -26, 36, 38, BRASS, 0, 2), turn=15)
    + box(-28, -38, 56, 74, WHITE, 2)
    + box(-21, -31, 42, 44, SKY, 0, 2)
    + eye(0, -7, 14),
    # a dog in harness, seen from the side
    "Guide Dog": at(
        -4,
        4,
        shape(
            "M-58 46Q-60 8-34 0H10L16-30 4-42 30-40Q46-38 48-24L66-18Q66-4 48-4Q40 0 36 10L38 46H24L18 22H-26L-32 46Z",
            BRASS,
        )
        + shape("M4-42Q-6-24 6-12 18-16 20-34Z", WOOD)
        + eye(35, -24, 9, lash=0, iris=WOOD)
        + ink("M-22-1V22M12-2Q8 16 16 22", 6, RUST)
        + ink("M-14-2-34-44H-60", 5)
        + disc(65, -15, 3.6, INK, 0),
        size=0.9,
    ),
    "Alarm Clock": ink("M-24 34-34 45M24 34 34 45", 6)
    + disc(-27, -32, 13, GOLD)
    + disc(27, -32, 13, GOLD)
    + ink("M0-36V-45M-7-45H7", 5)
    + disc(0, 4, 37, PAPER, 5)
    + ink("M0-27v5M0 30v5M-31 4h5M26 4h5", 4)
    + eye(0, 5, 17)
    + ink("M54-22q8 8 4 20M-54-22q-8 8-4 20", 3.6, RUST),
    # nothing behind them
    "Hollow Eyes": shape("M-38-16Q-36-45 0-45Q36-45 38-16Q39 5 27 15L25 42H-25L-27 15Q-39 5-38-16Z", "#D6E2C0")
    + oval(-16, -9, 13, 15, INK, 0)
    + oval(16, -9, 13, 15, INK, 0)
    + disc(-16, -6, 4, "#9BE36B", 0)
    + disc(16, -6, 4, "#9BE36B", 0)
    + shape("M-4 15 0 6 4 15Z", INK, 0)
    + ink("M-13 42V26M-4.5 42V26M4.5 42V26M13 42V26", 2.6),
    # rings below the eyes, a moon above
    "Sleepless Night": plain_ground(NIGHT)
    + shape("M50-42A20 20 0 1 0 62-10A16 16 0 0 1 50-42Z", AMBER, 0)
    + sparkle(-52, -34, 6, WHITE)
    + sparkle(-18, -38, 4, WHITE)
    + "".join(
        eye(x, 8, 20, open=0.85, white="#F6C9C9", iris=MINT, lash=0, lid_colour="#6E62A6")
        + ink(f"M{x - 18} 26Q{x} 38 {x + 18} 26M{x - 12} 34Q{x} 42 {x + 12} 34", 3, "#A99BD8")
        for x in (-32, 32)
    ),
    "Pink Eye": eye(0, -2, 34, iris="#8FBF5A", white="#F9B9C6")
    + ink("M-40 0-27 3-22-2M-36 6-26 8M40 0 27 3 22-2M36 6 26 8", 2, RED)
    + drop(-14, 31, 8, "#9BE36B")
    + drop(10, 37, 5.5, "#9BE36B"),
    # a blue cup that washes
    "Eye Bath": eye(0, -16, 24, iris=SEA)
    + shape("M-38 2Q0 24 38 2Q36 30 8 34V40H20V46H-20V40H-8V34Q-36 30-38 2Z", SEA)
    + ink("M-28 13Q-24 24-14 27", 3.4, WHITE)
    + drop(-48, -8, 6)
    + drop(48, -8, 6)
    + drop(52, 20, 4.4),
}
