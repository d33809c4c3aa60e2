"""Files to begin a set with: one full of examples, what is known of published sets, and the sets of the program."""

from __future__ import annotations

from importlib import resources

from .shelf import find_set, set_ids

NEW = "new"
STARTERS = ("viewpoint-revisioned", "eye-vs-eye", "prehistoric-park", "the-winking-dead", "enigma")


GERMAN = "german"  # the folder with the same files for people who read German


def starter(name: str, language: str = "en") -> str:
    """A file that comes with the program, with comments in a language."""
    folder = resources.files("fieldofview.cards") / "sets"
    return ((folder / GERMAN if language == "de" else folder) / f"{name}.toml").read_text(encoding="utf-8")


def beginning(name: str, language: str = "en") -> tuple[str, str] | None:
    """What a new file is called unless it is named, and what it holds; None where nothing has this name."""
    from .files import write_set

    if name == NEW:
        return "my-set.toml", starter(NEW, language)
    if name in STARTERS:
        return f"{name}.toml", starter(name, language)
    if name in set_ids():
        return f"my-{name}.toml", write_set(find_set(name), id=f"my-{name}")
    return None
