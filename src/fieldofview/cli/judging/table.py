"""A table laid open in plain lines, and what is pending there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from fieldofview.game import Game, Option
from fieldofview.game.surface import Surface, surface_of
from fieldofview.views.words import ending, prompt

from .words import say

Spelling = Callable[[Option, tuple[str, ...]], str]


def table_lines(game: Game, language: str) -> Iterator[str]:
    """Everybody's cards and points, the piles, what is hidden and copied."""
    table, names = surface_of(game), game.names
    for seat, name in enumerate(names):
        marks = ", ".join(_marks(table, seat, language))
        yield f"{name}: {say(language, 'points', n=table.points[seat])}{f', {marks}' if marks else ''}"
        yield f"  {say(language, 'hand')}: {_cards(table.hands[seat], language)}"
        yield f"  {say(language, 'field')}: {_cards(table.fields[seat], language)}"
    for key, pile in (("draw", table.draw), ("discard", table.discard)):
        yield f"{say(language, key, n=len(pile))}: {_cards(pile, language)}"
    for key, rows in (("hidden", table.hidden), ("link", table.copies)):
        for a, card, b, other in rows:
            yield say(language, key, a=names[a], card=card, b=names[b], other=other)


def table_data(game: Game) -> dict[str, object]:
    """The same as data: by player what is theirs, the piles from the top."""
    table, names = surface_of(game), game.names
    by_player = {key: getattr(table, key) for key in ("points", "tokens", "missed", "extra", "hands", "fields")}
    data: dict[str, object] = {key: dict(zip(names, values, strict=True)) for key, values in by_player.items()}
    rows = {"hidden": table.hidden, "links": table.copies}
    data |= {"turn": names[table.turn], "out": [names[p] for p in table.out]}
    data |= {"draw": table.draw, "discard": table.discard}
    return data | {
        key: [(names[a], card, names[b], other) for a, card, b, other in found] for key, found in rows.items()
    }


def _marks(table: Surface, seat: int, language: str) -> Iterator[str]:
    if seat in table.out:
        yield say(language, "out")
    elif seat == table.turn:
        yield say(language, "turn")
    for key, numbers in (("tokens", table.tokens), ("missed", table.missed), ("extra", table.extra)):
        if numbers[seat]:
            yield say(language, key, n=numbers[seat])


def _cards(cards: Sequence[str], language: str) -> str:
    return ", ".join(cards) or say(language, "none")


def pending_lines(game: Game, language: str, spelt: Spelling | None = None) -> Iterator[str]:
    """Who must choose what, and what would be legal, in lines of a script unless spelt otherwise; or how it ended."""
    outcome = game.outcome
    if outcome is not None:
        winners = ", ".join(game.names[seat] for seat in outcome.winners) or say(language, "nobody")
        yield say(language, "over", ending=ending(outcome.ending, language), winners=winners)
    for decision in game.pending:
        yield say(language, "pending", player=decision.name, prompt=prompt(decision, language))
        lines = [spelt(option, game.names) if spelt else option.line for option in decision.options]
        yield "  " + say(language, "legal", options=" | ".join(lines))
