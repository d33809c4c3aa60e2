"""Which option a written line means."""

from __future__ import annotations

from collections.abc import Sequence

from ..views.decision import Decision, Option


def match(decision: Decision, line: str, names: Sequence[str]) -> int | None:
    """The number of the option that a line means; case and a clear 'of NAME' do not matter."""
    wanted = " ".join(line.lower().split())
    lines = [o.line.lower() for o in decision.options]
    if wanted in lines:
        return lines.index(wanted)
    numbered = [i for i, o in enumerate(decision.options) if _same_but_number(o, wanted)]
    if numbered:
        return min(numbered, key=lambda i: decision.options[i].number or 0)
    placed = [i for i, o in enumerate(decision.options) if _same_but_place(o, wanted, decision, names)]
    return placed[0] if len(placed) == 1 else None


def match_any(decision: Decision, line: str, names: Sequence[str]) -> bool:
    """Whether a line, however unclear, names any of the options."""
    wanted = " ".join(line.lower().split())
    return match(decision, line, names) is not None or any(
        _same_but_place(o, wanted, decision, names) for o in decision.options
    )


def _same_but_number(option: Option, wanted: str) -> bool:
    line = option.line.lower()
    if option.number:
        return line.replace(f" #{option.number}", "") == wanted
    return option.card is not None and line.replace(" of ", " #1 of ") == wanted


def _same_but_place(option: Option, wanted: str, decision: Decision, names: Sequence[str]) -> bool:
    if option.card is None:
        return False
    short = f"{option.verb} {option.card.lower()}"
    owner = names[option.of].lower() if option.of is not None else decision.name.lower()
    return any(short + n + p == wanted for n in ("", f" #{option.number or 1}") for p in ("", f" of {owner}"))
