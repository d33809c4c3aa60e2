"""What the pictures of our own sets and the classic ones show: one short recipe a card, by set and name."""

from .curios import CURIOS
from .light import LIGHT
from .looks import LOOKS
from .prizes import PRIZES
from .reflections import REFLECTIONS
from .viewpoint import VIEWPOINT

RECIPES: dict[str, dict[str, str]] = {
    "viewpoint": VIEWPOINT,
    "reflections": REFLECTIONS,
    "prizes": PRIZES,
    "open-eyes": {**LIGHT, **LOOKS, **CURIOS},
}
