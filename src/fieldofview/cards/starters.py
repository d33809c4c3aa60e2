"""Files to begin a set with: one full of examples, what is known of published sets, and the sets of the program."""

from __future__ import annotations

from importlib import resources

from .shelf import find_set, set_ids

NEW = "new"
STARTERS = ("viewpoint-revisioned", "eye-vs-eye", "prehistoric-park", "the-winking-dead", "enigma")


def starter(name: str) -> str:
    """A file that comes with the program."""
    return (resources.files("fieldofview.cards") / "sets" / f"{name}.toml").read_text(encoding="utf-8")


def beginning(name: str) -> tuple[str, str] | None:
    """What a new file is called unless it is named, and what it holds; None where nothing has this name."""
    from .files import write_set

    if name == NEW:
        return "my-set.toml", starter(NEW)
    if name in STARTERS:
        return f"{name}.toml", starter(name)
    if name in set_ids():
        return f"my-{name}.toml", write_set(find_set(name), id=f"my-{name}")
    return None
