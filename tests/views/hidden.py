"""Tables that differ only in what is hidden from one seat, laid by moving pieces."""

from __future__ import annotations

from random import Random

from fieldofview.game import Game
from fieldofview.kernel import ops
from fieldofview.kernel.determinise import count_reveals
from fieldofview.kernel.layout import State
from fieldofview.kernel.machine import tick
from fieldofview.kernel.tables import Tables
from fieldofview.views.pieces import piece_names

SETS = ("used", "copying", "linked", "hosting", "exposed", "pool")


def lay(s: State, tables: Tables, new: list[int]) -> None:
    """Pieces take each other's places; frames, links and options go on naming the pieces they named."""
    old = s.clone()
    s.at = [swap_bits(tables, words, new) for words in old.at]
    s.known = [swap_bits(tables, words, new) for words in old.known]
    s.exposed = swap_bits(tables, old.exposed, new)
    for card, other in enumerate(new):
        s.place[other] = old.place[card]
        s.since[other] = old.since[card]
    s.draw[: s.n_draw] = [new[card] for card in old.draw[: s.n_draw]]
    for seat in range(s.seats):
        count_reveals(s, tables.plain, seat)


def renamed(game: Game, dice: Random, *, ask_again: bool = True) -> Game:
    """Pieces of one kind change their numbers everywhere (D.80); the pending question may be asked again.

    A card that still lies outside the game is its owner's, and no twin's.
    """
    twin = game.clone()
    twin._state = renamed_state(game._state, game._tables, dice, ask_again=ask_again)
    return twin


def renamed_state(state: State, tables: Tables, dice: Random, *, ask_again: bool = True) -> State:
    """The same table with other numbers for pieces of one kind."""
    s = state.clone()
    new = list(range(len(s.place)))
    outside = {c for seat, c in enumerate(tables.plain.aside) if not (s.brought >> seat) & 1}
    for kind in range(len(tables.cards)):
        pieces = [c for c in tables.pieces(kind) if c not in outside]
        fresh = pieces[:]
        dice.shuffle(fresh)
        for card, other in zip(pieces, fresh, strict=True):
            new[card] = other
    old = s.clone()
    lay(s, tables, new)
    for name in SETS:
        setattr(s, name, swap_bits(tables, getattr(old, name), new))
    for card, other in enumerate(new):
        s.copied[other] = old.copied[card]
        s.home[other] = old.home[card]
        s.link[other] = call(old.link[card], new)
        s.host[other] = call(old.host[card], new)
    s.picked = [call(card, new) for card in old.picked]
    for f in s.frames[: s.depth]:
        f.card, f.a, f.b = call(f.card, new), call(f.a, new), call(f.b, new)
        if not f.flags & (ops.IS_ANSWER | ops.IS_LATER):
            f.chosen = call(f.chosen, new)
    if ask_again and s.n_options:
        s.n_options = 0
        tick(s, tables.plain)
    for i in range(s.n_options if not ask_again else 0):
        verb, value = divmod(old.options[i], ops.VERB)
        s.options[i] = verb * ops.VERB + (new[value] if verb <= ops.USE else value)
    return s


def call(card: int, new: list[int]) -> int:
    return new[card] if card >= 0 else card


def swap_bits(tables: Tables, words: list[int], new: list[int]) -> list[int]:
    """A set of pieces under their new numbers."""
    plain = tables.plain
    result = [0] * len(words)
    for card, other in enumerate(new):
        if words[plain.word[card]] & plain.bit[card]:
            result[plain.word[other]] |= plain.bit[other]
    return result


def places(game: Game) -> list[tuple[str, int]]:
    """Where every card is, by name: hidden places too."""
    s, names = game._state, piece_names(game._tables)
    return sorted((names[c], s.place[c]) for c in range(game._tables.plain.n_cards))
