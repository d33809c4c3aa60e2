"""Tables that differ only in what is hidden from one seat: what the law of views compares."""

from __future__ import annotations

from collections import Counter
from random import Random

from tests.views.witness import Witness

from fieldofview.game import Game
from fieldofview.kernel import ops
from fieldofview.kernel.determinise import count_reveals
from fieldofview.kernel.layout import State
from fieldofview.kernel.machine import tick
from fieldofview.kernel.tables import Tables
from fieldofview.kernel.zones import hand
from fieldofview.views.decision import piece_name
from fieldofview.views.view import is_known

SETS = ("used", "copying", "linked", "hosting", "exposed", "pool")


def with_state(game: Game, state: State) -> Game:
    """The same game so far, at another table."""
    twin = game.clone()
    twin.state = state
    return twin


def unseen(game: Game, witness: Witness) -> list[int]:
    """Every piece whose place the seat was never told, as the witness has it; what lies open is seen."""
    s, tables = game.state, game.tables
    hidden = []
    for seat in range(s.seats):
        if seat == witness.seat:
            continue
        pieces = [c for c in range(tables.plain.n_cards) if s.place[c] == hand(seat)]
        hidden += without(game, witness, pieces, witness.hands[seat])
    held = witness.held.total()
    pile = s.draw[: s.n_draw][::-1][held:]
    hidden += [card for card, name in zip(pile, witness.pile, strict=True) if name is None]
    gone = [c for c in range(tables.plain.n_cards) if s.place[c] == ops.OUT]
    return hidden + [c for c in gone if not is_known(s, tables, witness.seat, c)]


def without(game: Game, witness: Witness, pieces: list[int], names: Counter[str]) -> list[int]:
    """Those pieces of a hand that the seat cannot name; of alike ones, the kernel's own mark says which."""
    plain = game.tables.plain
    row = game.state.known[0 if witness.seat is None else witness.seat + 1]
    rest = +names
    hidden = []
    for card in sorted(pieces, key=lambda c: not row[plain.word[c]] & plain.bit[c]):
        name = piece_name(game.tables, card)
        if rest[name] > 0:
            rest[name] -= 1
        else:
            hidden.append(card)
    assert not +rest, "a card that the seat was told of is not there"
    return hidden


def shuffled_unseen(game: Game, witness: Witness, dice: Random) -> Game:
    """The unseen pieces change places; what the others know, and have picked to pass, changes as well."""
    s = game.state.clone()
    cards = unseen(game, witness)
    fresh = cards[:]
    dice.shuffle(fresh)
    new = list(range(len(s.place)))
    for card, other in zip(cards, fresh, strict=True):
        new[card] = other
    lay(s, game.tables, new)
    if s.n_options and s.decider != witness.seat:
        for i in range(s.n_options):
            verb, value = divmod(s.options[i], ops.VERB)
            if verb <= ops.USE:
                s.options[i] = verb * ops.VERB + new[value]
    pick_anew(s, game.tables, witness.seat, dice)
    if dice.random() < 0.5:
        for row in range(1, s.seats + 1):
            if row - 1 != witness.seat:
                s.known[row] = s.known[0][:]
    return with_state(game, s)


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


def pick_anew(s: State, tables: Tables, seat: int | None, dice: Random) -> None:
    """Cards picked to be passed are unseen by all but those who picked them (D.32)."""
    for other in range(s.seats):
        if other != seat and s.picked[other] >= 0:
            s.picked[other] = dice.choice([c for c in range(tables.plain.n_cards) if s.place[c] == hand(other)])


def renamed(game: Game, dice: Random, *, ask_again: bool = True) -> Game:
    """Pieces of one kind change their numbers everywhere (D.80); the pending question may be asked again.

    A card that still lies outside the game is its owner's, and no twin's.
    """
    s, tables = game.state.clone(), game.tables
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
    return with_state(game, s)


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
    s = game.state
    return sorted((piece_name(game.tables, c), s.place[c]) for c in range(game.tables.plain.n_cards))
