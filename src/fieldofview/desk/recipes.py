"""What the deck of a game is made of (VT.1, VT.4, VN.1, D.2, D.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fieldofview.desk.deciding.case import Case

CORE = {
    "A": ("viewpoint", "reflections"),
    "E": ("viewpoint-revisioned", "eye-vs-eye", "prehistoric-park", "winking-dead"),
}
PRIZES = ("eye-on-the-prize", "eyelets", "lookalikes")
DEFAULT = {"A": {"viewpoint": 1}, "E": {"viewpoint-revisioned": 1}}
SEATS_A_DECK = 6  # each deck in the mix seats so many more (D.7)
KNOWN = (*CORE["A"], *CORE["E"], *PRIZES)
ENIGMAS = ("Alumneye", "Guardian of the Galaxeye", "Mother Lizardtooth", "Master of the Viewniverse")


def check_recipe(case: Case, recipe: dict[str, int]) -> None:
    """Say everything that is wrong with a recipe."""
    edition = case.t.settings.edition
    other = "E" if edition == "A" else "A"
    core = {name: count for name, count in recipe.items() if count and name not in PRIZES}
    if any(name in CORE[edition] for name in core) and any(name in CORE[other] for name in core):
        case.bind("E_EDITION_MIX", "VT.1", recipe=recipe)
    elif any(name not in CORE[edition] for name in core):
        case.bind("E_DECK_NOT_LEGAL", "VT.1", recipe=recipe)
    if not core or any(count < 0 for count in recipe.values()):
        case.refuse("E_NO_CORE_DECK", "VT.1", recipe=recipe)
    if edition == "A" and any(count > 1 for name, count in core.items() if name in CORE["A"]):
        case.bind("E_DECK_NOT_LEGAL", "VT.1", recipe=recipe)
    for name in PRIZES:
        if recipe.get(name, 0) and edition == "E":
            case.bind("E_PRIZE_CARDS_EDITION", "VT.4", name=name)
        elif recipe.get(name, 0) not in (0, 3):
            case.refuse("E_PRIZE_CARDS", "VT.4", name=name, count=recipe[name])


def check_seats(case: Case, seats: int, recipe: dict[str, int]) -> None:
    """Whether the decks in the mix are enough for a table (TD.23)."""
    most = SEATS_A_DECK * decks_in(recipe)
    if seats > most > 0:
        case.bind("E_TOO_MANY_SEATS", "VT.1", "TD.23", "D.7", seats=seats, most=most)


def decks_in(recipe: dict[str, int]) -> int:
    """How many core decks are in the mix; prize cards are none (VT.6, D.7)."""
    return sum(count for name, count in recipe.items() if name not in PRIZES)
