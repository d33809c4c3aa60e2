"""How people are called on what leaves the desk: by name, or by a pseudonym where their fields were erased."""

from __future__ import annotations

from collections.abc import Callable

from ..desk.model import DESK, ORGANISER
from ..desk.sayings import is_reference
from .event import Event
from .papers.words import word


def namer(event: Event, language: str) -> Callable[[str], str]:
    """The name of an id."""

    def name(id: str) -> str:
        if is_reference(id):
            return event.name(id)
        if id == ORGANISER:
            return event.state.settings.organiser_name or word("organiser", language)
        if id == DESK:
            return word("the_desk", language)
        known = event.fields(id).get("name")
        return str(known) if known else word("anonymous", language, id=id)

    return name
