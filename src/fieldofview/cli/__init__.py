"""The command `fov`: one file a command, each thin: parse, call, print."""

from fieldofview.cards.complaint import learn

from .main import main

learn("de", f"{__name__}.words_de")
learn("de", f"{__name__}.help_de")
learn("de", f"{__name__}.desk.help_de")

__all__ = ["main"]
