"""The colours of the drawings, as the page's tokens have them, and what stands for each band."""

from __future__ import annotations

INK = "#1B1530"
PAPER = "#FFFDF6"
CARD = "#FBF7EA"
WHITE = "#fff"
SKIN = "#F2B88A"
BRASS, WOOD = "#C8923F", "#8A5A1F"
NIGHT, DUSK = "#2A2A63", "#4A4266"
AMBER, GOLD, SUN = "#FFD15C", "#E69F00", "#F0E442"
BLUE, SEA, SKY, DEEP = "#3B86B8", "#0072B2", "#56B4E9", "#123A8F"
RUST, ROSE, VIOLET = "#D55E00", "#CC79A7", "#7B3F98"
MINT, GREEN, MOSS = "#009E73", "#4CAF6E", "#3E6B2F"
SLATE, STONE = "#5B6C8F", "#D3DAE8"
RED, MUD = "#C8372D", "#7A5230"

# band: the colour of the keyword, the letters on it, the ground of the picture
BANDS: dict[str, tuple[str, str, str]] = {
    "draw": ("#0072B2", WHITE, "#BFDDF0"),
    "discard": ("#E69F00", INK, "#F8E1AE"),
    "destroy": ("#D55E00", INK, "#F6CFB2"),
    "steal": ("#7B3F98", WHITE, "#DFCBE9"),
    "move": ("#009E73", INK, "#BDE6D8"),
    "cancel": ("#F0E442", INK, "#FAF4B4"),
    "lasting": ("#56B4E9", INK, "#CDE9F9"),
    "pass": ("#CC79A7", INK, "#F1D5E4"),
    "turn": ("#5B6C8F", WHITE, "#D3DAE8"),
    "anytime": (INK, AMBER, "#D9D2F3"),
    "squint": ("#B99B62", INK, "#EFE3C6"),
    "choose": ("#F0E9D2", INK, "#F0E9D2"),
    "plain": ("#5B6C8F", WHITE, "#D3DAE8"),
}


def darker(colour: str, by: float = 0.55) -> str:
    """The same colour with less light: rims of irises."""
    return "#" + "".join(f"{int(int(colour[i : i + 2], 16) * by):02X}" for i in (1, 3, 5))
