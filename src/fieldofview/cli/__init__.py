"""The command `fov`: one file a command, each thin: parse, call, print."""

from .main import main

__all__ = ["main"]
