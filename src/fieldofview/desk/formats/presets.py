"""Formats that are known by name, and where their procedure comes from (2.1)."""

from dataclasses import dataclass

from .settings import FormatSettings, Kind
from .words import Language, say


@dataclass(frozen=True)
class Origin:
    """Whose format this is: a key of the words `source.…`."""

    ours: bool  # the procedure is our own design
    source: str

    def procedure_source(self, language: Language = "en") -> str:
        """The sentence that is printed on the event sheet."""
        return say(f"source.{self.source}", language)


ORIGINS: dict[Kind, Origin] = {
    "knock-out": Origin(True, "own-design"),
    "round-robin": Origin(True, "own-design"),
    "swiss": Origin(True, "own"),
    "two-headed-giant": Origin(True, "own-definition"),
    "double-score": Origin(True, "own-definition"),
    "survival": Origin(True, "own-definition"),
}


@dataclass(frozen=True)
class Preset:
    """Settings to start from, with a round limit in seconds."""

    settings: FormatSettings
    limit: int
    origin: Origin


def _preset(settings: FormatSettings, limit: int = 30 * 60, origin: Origin | None = None) -> Preset:
    return Preset(settings, limit, origin or ORIGINS[settings.kind])


# Named by the words `preset.…`.
PRESETS: dict[str, Preset] = {
    "club-evening": _preset(FormatSettings("swiss", rounds=3)),
    "day-with-final": _preset(FormatSettings("swiss", rounds=4, cut=4, final_first_to=2)),
    "worlds-2010": _preset(
        FormatSettings("round-robin", table=2, pools=4, first_to=2, cut=9, final_table=3),
        limit=45 * 60,
        origin=Origin(False, "worlds-2010"),
    ),
    "everybody-meets": _preset(FormatSettings("round-robin", table=2)),
    "knock-out": _preset(FormatSettings("knock-out", final_first_to=2)),
    "giants": _preset(FormatSettings("two-headed-giant", rounds=3)),
    "double-score": _preset(FormatSettings("double-score", rounds=3)),
    "survival": _preset(FormatSettings("survival", table=6)),
}


def preset_title(name: str, language: Language = "en") -> str:
    return say(f"preset.{name}", language)
