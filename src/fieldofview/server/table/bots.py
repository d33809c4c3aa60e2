"""Bots at a table: what they are asked, and who answers when none has thought in time."""

from __future__ import annotations

from ...bots import GreedyBot
from ...bots.levels import LEVELS as ALL_LEVELS
from ...game import View
from .clocks import HAND_OVER, WINDOW
from .first import FIRST, FirstBot
from .outcome import Ask
from .table import Table

FOR_PEOPLE = tuple(level.name for level in ALL_LEVELS)  # what a page offers
LEVELS = (*FOR_PEOPLE, "random", "greedy")
HOLDER = "greedy"  # who holds the seat of a player who is away
ADVISER = "champion"  # who gives hints
NAMES = ("Argus", "Heron", "Ibis", "Lynx", "Merlin", "Otter", "Puffin", "Raven", "Stork", "Swift", "Tern", "Wren")


def asks(table: Table) -> list[Ask]:
    """What bots have to answer now and have not answered yet."""
    stop = table.stop
    if stop is None or table.is_lesson:  # a table laid by hand cannot be lent; its bots answer at once
        return []
    game = table.playing
    asked = [decision.seat for decision in game.pending] if stop.kind in (WINDOW, HAND_OVER) else list(stop.seats)
    found = [(seat, "decision") for seat in asked]
    if stop.free:
        bots = [seat for seat in range(len(table.seats)) if seat not in asked and not table.is_human(seat)]
        found += [(seat, "now") for seat in bots if game.options(seat)]
    return [
        Ask(seat, stop.number, kind, table.seats[seat].level or HOLDER)
        for seat, kind in found
        if not table.is_human(seat) and not table.seats[seat].left and (seat, kind) not in table.thoughts
    ]


def view_for(table: Table, ask: Ask) -> View:
    """What the bot is shown: its seat's view, with the question."""
    game = table.playing
    view = game.interruption(ask.seat) if ask.kind == "now" else game.view(ask.seat)
    assert view is not None
    return view


def chosen_for(table: Table, seat: int) -> int:
    """What a bot chooses for a seat that is asked, at once: for who is out of time, or thought too long."""
    view = table.playing.view(seat)
    assert view.decision is not None
    bot = FirstBot(table.turns) if table.seats[seat].level == FIRST else GreedyBot(table.turns)
    return view.decision.options.index(bot.choose(view))
