"""A view as a page of text: what `render` returns."""

from __future__ import annotations

from ..views import Lying, View
from ..views.words import settling


def page(view: View) -> dict[str, str]:
    """A view as lines by key; what is empty is an empty line."""
    names = view.names
    lines = {
        "turn": f"{view.turns + 1}, {names[view.turn]}",
        "points": " ".join(map(str, view.points)),
        "tokens": " ".join(map(str, view.tokens)) if any(view.tokens) else "",
        "missed": " ".join(map(str, view.missed)) if any(view.missed) else "",
        "extra": " ".join(map(str, view.extra)) if any(view.extra) else "",
        "alive": "" if all(view.alive) else ", ".join(n for n, a in zip(names, view.alive, strict=True) if a),
        "hand": ", ".join(view.hand),
        "hands": " ".join(map(str, view.hand_sizes)),
        "pile": f"{view.draw_size}: {', '.join(n or '?' for n in view.draw_known)}".rstrip(": "),
        "discard": ", ".join(view.discard),
        "shown": ", ".join(view.shown),
        "out": ", ".join(view.out),
        "time": "called" if view.time_called else "",
        "banned": ", ".join(n for n, banned in zip(names, view.banned, strict=True) if banned),
        "settling": "; ".join(settling(level, names) for level in view.settling),
        "waiting": ", ".join(names[seat] for seat in view.waiting_for),
        "over": "yes" if view.over else "",
    }
    for seat, name in enumerate(names):
        lines[f"field {name}"] = ", ".join(lying(card) for card in view.fields[seat])
        lines[f"known {name}"] = ", ".join(view.known[seat]) if seat != view.seat else ""
    return lines


def lying(card: Lying) -> str:
    """A card in a Field of View, with what is special about it."""
    notes = [f"as {card.copies}"] if card.copies else []
    notes += ["linked"] if card.linked else []
    notes += [f"over {', '.join(card.hides)}"] if card.hides else []
    notes += ["used"] if card.used else []
    return f"{card.name} {card.points}" + (f" ({'; '.join(notes)})" if notes else "")


def text(view: View) -> str:
    """A view as text: who looks, what lies where, what is asked and what may be answered."""
    who = "onlooker" if view.seat is None else view.names[view.seat]
    lines = [f"{who} of {', '.join(view.names)}"]
    lines += [f"  {key}: {words}" for key, words in page(view).items() if words]
    if view.decision is not None:
        lines.append(view.decision.prompt)
        lines += [f"  - {option.line}" for option in view.decision.options]
    return "\n".join(lines) + "\n"
