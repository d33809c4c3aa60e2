"""What the server says by itself, in every language: refusals, phrases, endings. A test demands that none lacks one."""

from __future__ import annotations

from types import ModuleType

from . import de, en

LANGUAGES: dict[str, ModuleType] = {"en": en, "de": de}


def language(wanted: str) -> str:
    """The language that is spoken to somebody who asks for this one."""
    return wanted if wanted in LANGUAGES else "en"


def refusal(code: str, values: dict[str, object], lang: str) -> str:
    """Why something is not done, in one sentence."""
    told = {key: value.told(lang) if hasattr(value, "told") else value for key, value in values.items()}
    return str(LANGUAGES[language(lang)].REFUSALS[code]).format(**told)


def phrase(key: str, lang: str) -> str:
    """A quick phrase."""
    return str(LANGUAGES[language(lang)].PHRASES[key])


def notice(key: str, lang: str, **values: object) -> str:
    """What the table tells everybody."""
    return str(LANGUAGES[language(lang)].NOTICES[key]).format(**values)


PHRASES = tuple(en.PHRASES)
