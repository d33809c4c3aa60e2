"""What is wrong with data that should be a form, and where."""

from __future__ import annotations

import json

SHOWN = 40  # characters of a wrong value that a sentence repeats
LARGEST = 2**63 - 1


class BadForm(ValueError):
    """Data that does not have its form; says in one sentence what is wrong, and where."""

    def __init__(self, problem: str, path: str = "") -> None:
        self.problem, self.path = problem, path
        super().__init__(f"At '{path}' {problem}" if path else problem[0].upper() + problem[1:])

    def below(self, key: str | int) -> BadForm:
        """The same, as it is seen from one level further up."""
        here = f"[{key}]" if isinstance(key, int) else key
        dot = "." if self.path and not self.path.startswith("[") else ""
        return BadForm(self.problem, f"{here}{dot}{self.path}")


def shown(value: object) -> str:
    """A wrong value as a sentence repeats it, short however large it is."""
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list | tuple):
        return "a list"
    if isinstance(value, str):
        return json.dumps(value[:SHOWN], ensure_ascii=False) + ("…" if len(value) > SHOWN else "")
    if isinstance(value, int) and abs(value) > LARGEST:
        return "so large a number"
    return json.dumps(value) if value is None or isinstance(value, int | float) else type(value).__name__
