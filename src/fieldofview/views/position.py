"""The table as one seat may know it, as bytes: what determinisation starts from.

Unseen cards lie in the order of the deck, what others have seen is forgotten, and pieces of one name are numbered by
where they lie, so that the bytes depend on nothing that is hidden from the seat (D.78-D.80).
"""

from __future__ import annotations

from ..kernel import ops
from ..kernel.determinise import redeal, repick
from ..kernel.layout import Frame, Printed, State, pack, state_fields
from ..kernel.tables import Tables
from ..kernel.zones import hand, is_field, is_hand

SETS = ("used", "copying", "linked", "hosting", "exposed")


def position(s: State, tables: Tables, seat: int | None) -> bytes:
    """The canonical bytes of what a seat knows."""
    return pack(canonical(s, tables, seat), state_fields(tables.size))


def canonical(s: State, tables: Tables, seat: int | None) -> State:
    """A copy of the state with everything unseen laid out anew and everything unneeded cleared."""
    viewer = -1 if seat is None else seat
    s = s.clone()
    is_asked = s.n_options > 0 and s.decider == viewer
    s.n_options = 0  # determinisation asks again
    redeal(s, tables.plain, viewer, 0)
    _clear_unused(s, tables, viewer, is_asked)
    s = renumber(s, tables, viewer)
    repick(s, tables.plain, viewer, 0)
    return s


def _clear_unused(s: State, tables: Tables, seat: int, is_asked: bool) -> None:
    """Take away what is of no meaning, or not the viewer's to know."""
    s.rng = [1, 1]
    s.pool = [0] * len(s.pool)
    s.deepest = 0
    f = s.frames[s.depth - 1]
    op = tables.plain.code[f.pc][0]
    if not is_asked:
        s.decider = -1
        if op in (ops.WINDOW, ops.PICK_PASSES):
            f.at = 0
    if not is_asked or op != ops.OPEN_MOMENT:
        s.frames[0].at = 1  # how far an open moment came tells who holds nothing for it
    s.options = [0] * len(s.options)
    for i in range(s.n_draw, len(s.draw)):
        s.draw[i] = 0
    for i in range(s.depth, len(s.frames)):
        s.frames[i] = Frame()
    for card in range(len(s.place)):
        place = s.place[card]
        if place in (ops.DRAW_PILE, ops.OUT) or (is_hand(place) and place != hand(seat)):
            s.since[card] = 0
        if place != ops.HIDDEN:
            s.home[card] = -1


def renumber(s: State, tables: Tables, seat: int) -> State:
    """Number the pieces of each name by where they lie."""
    plain = tables.plain
    depth_of = {card: i for i, card in enumerate(s.draw[: s.n_draw])}

    def key(card: int) -> tuple[int, ...]:
        w, bit = plain.word[card], plain.bit[card]
        place = s.place[card]
        order = depth_of.get(card, 0) if place == ops.DRAW_PILE else s.since[card]
        if is_hand(place) and place != hand(seat):
            order = 0
        seen = [int(bool(row[w] & bit)) for row in s.known]
        under = [s.home[card], s.since[s.host[card]]] if place == ops.HIDDEN else []
        return (place, order, int(bool(s.used[w] & bit)), *seen, *under)

    new = list(range(len(s.place)))
    outside = {c for p, c in enumerate(plain.aside) if not (s.brought >> p) & 1}
    for kind, count in enumerate(tables.counts):
        if count > 1:
            pieces = [c for c in tables.pieces(kind) if c not in outside]
            for number, card in zip(pieces, sorted(pieces, key=key), strict=True):
                new[card] = number
    return relabel(s, tables, new)


def relabel(s: State, tables: Tables, new: list[int]) -> State:
    """The same table with every piece called by another number."""
    plain = tables.plain
    old = s.clone()
    for name in SETS:
        setattr(s, name, _relabel_set(plain, getattr(old, name), new))
    s.at = [_relabel_set(plain, words, new) for words in old.at]
    s.known = [_relabel_set(plain, words, new) for words in old.known]
    for name in ("since", "copied", "place", "home"):
        source, target = getattr(old, name), getattr(s, name)
        for card, number in enumerate(new):
            target[number] = source[card]
    for name in ("link", "host"):
        source, target = getattr(old, name), getattr(s, name)
        for card, number in enumerate(new):
            target[number] = _relabel_card(source[card], new)
    s.draw[: s.n_draw] = [new[c] for c in old.draw[: s.n_draw]]
    s.picked = [_relabel_card(c, new) for c in old.picked]
    for f in s.frames[: s.depth]:
        f.card = _relabel_acting(s, tables, _relabel_card(f.card, new))
        f.a = _relabel_open(s, _relabel_card(f.a, new))
        f.b = _relabel_open(s, _relabel_card(f.b, new))
        if not f.flags & (ops.IS_ANSWER | ops.IS_LATER):  # there it is a time
            f.chosen = _relabel_open(s, _relabel_card(f.chosen, new))
    return s


def _relabel_card(card: int, new: list[int]) -> int:
    return new[card] if card >= 0 else card


def is_open(s: State, card: int) -> bool:
    """Whether there is such a card and all can see where it lies."""
    return card >= 0 and (is_field(s.place[card]) or s.place[card] in (ops.DISCARD_PILE, ops.HIDDEN, ops.LIMBO))


def _relabel_open(s: State, card: int) -> int:
    """A chosen card that has gone out of sight is as good as none."""
    return card if is_open(s, card) else -1


def _relabel_acting(s: State, tables: Tables, card: int) -> int:
    """An acting card that has gone out of sight might be any piece of its name there: the first stands for it."""
    if card < 0 or is_open(s, card):
        return card
    return next(c for c in tables.pieces(tables.plain.kind[card]) if not is_open(s, c))


def _relabel_set(plain: Printed, words: list[int], new: list[int]) -> list[int]:
    result = [0] * len(words)
    for w, word in enumerate(words):
        while word:
            low = word & -word
            card = new[w * ops.BITS + low.bit_length() - 1]
            result[plain.word[card]] |= plain.bit[card]
            word ^= low
    return result
