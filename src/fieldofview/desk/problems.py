"""What the desk refuses or warns about: a code, the rulings it rests on, and the facts for its sentence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong. `facts` fill the sentence that `words` has for the code."""

    code: str
    cites: tuple[str, ...]
    facts: dict[str, Any] = field(default_factory=dict)


class DeskRefusal(Exception):
    """A command that the desk does not carry out; nothing has changed."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("; ".join(f"{p.code} ({', '.join(p.cites)})" for p in self.problems))

    @property
    def cites(self) -> tuple[str, ...]:
        """Every ruling that the refusal rests on, each once."""
        return tuple(dict.fromkeys(id for problem in self.problems for id in problem.cites))
