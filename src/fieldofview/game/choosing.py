"""Why something cannot be chosen now: a part of `why`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..cards.card import MARKS, Card
from ..cards.typed import whole
from ..kernel import ops
from ..kernel.zones import is_alive, is_field, owner
from ..views.decision import Decision
from .reasons import Reason

if TYPE_CHECKING:
    from .game import Game


def choose(game: Game, decision: Decision, rest: str, find: Callable[[str], Card | Reason]) -> Reason:
    """Why `choose REST` is no answer to this decision."""
    names = [n.lower() for n in game.names]
    about = {"about": decision.about or ""}
    if decision.kind == "action":
        return Reason("say what", {}, ("D.11",))
    if decision.kind in ("respond", "open moment"):
        return Reason("answer or decline", {}, ("D.21", "D.16"))
    if decision.kind == "mode":
        word, _, number = rest.lower().partition(" ")
        if word == "option" and whole(number) is not None:
            return Reason("no option", {"mode": number, "modes": str(len(decision.options))}, decision.cites)
        return Reason("mode wanted", about, decision.cites)
    if rest.lower().startswith("option "):
        return Reason("no modes", about, decision.cites)
    if decision.kind == "player":
        if rest.lower() not in names:
            head, _, tail = rest.rpartition(" of ")
            known = find(head if head and tail.lower() in names else rest)
            code = "player wanted" if isinstance(known, Card) else "nobody"
            return Reason(code, about | {"player": rest}, decision.cites)
        return _player(game, decision, names.index(rest.lower()))
    if rest.lower() in names:
        return Reason("card wanted", about, decision.cites)
    head, _, tail = rest.rpartition(" of ")
    whose = names.index(tail.lower()) if head and tail.lower() in names else None
    name = (head if whose is not None else rest).split(" #")[0]
    card = find(name)
    if not isinstance(card, Card):
        return card
    if not _has_mark(game, card) and (decision.purpose != "destroy" or whose in (None, decision.seat)):
        return Reason("unmarked", about | {"card": card.name}, decision.cites)
    return _target(game, decision, card, whose) if decision.kind == "card" else _pick(decision, card, whose)


def _has_mark(game: Game, card: Card) -> bool:
    """Whether a card has the mark that is wanted, where one is."""
    s, plain = game._state, game._tables.plain
    op, first, second, _ = plain.code[s.frames[s.depth - 1].pc]
    condition = {ops.TAKE_DISCARDED: first, ops.TARGET_CARD: second, ops.DESTROY_OWN: second}.get(op, 0)
    mark = condition >> ops.ONLY_MARKED & 3
    return not mark or MARKS[mark - 1] in card.marks


def _always(card: Card) -> tuple[str, ...]:
    """The rulings that state what holds while a card lies there."""
    return (card.always and card.cites(card.always)) or (card.ruling,)


def _player(game: Game, decision: Decision, seat: int) -> Reason:
    """Why a player cannot be chosen."""
    about = {"about": decision.about or "", "player": game.names[seat]}
    if not is_alive(game._state, seat):
        return Reason("gone", about, ("D.40", "D.59"))
    if seat == decision.seat:
        return Reason("not yourself", about, decision.cites)
    return Reason("fewer cards", about, (*decision.cites, "D.60"))


def _pick(decision: Decision, card: Card, whose: int | None) -> Reason:
    """Why a card of a hand or a pile cannot be chosen: it is not there."""
    about = {"about": decision.about or "", "card": card.name}
    own = all(option.of is None for option in decision.options)
    if own and decision.purpose not in ("take", "put back", "recover"):
        if whose not in (None, decision.seat):
            return Reason("own hand wanted", about, (*decision.cites, "D.59"))
        return Reason("not in hand", about, (*decision.cites, "D.59"))
    return Reason("not there", about, (*decision.cites, "D.59"))


def _target(game: Game, decision: Decision, card: Card, whose: int | None) -> Reason:
    """Why a card in a Field of View cannot be chosen."""
    s, tables = game._state, game._tables
    plain = tables.plain
    f = s.frames[s.depth - 1]
    op, fields, condition, _ = plain.code[f.pc]
    about = {"about": decision.about or "", "card": card.name}
    pieces = [
        c
        for kind, found in enumerate(tables.cards)
        if found == card
        for c in tables.pieces(kind)
        if is_field(s.place[c]) and whose in (None, owner(s.place[c]))
    ]
    if not pieces:
        return Reason("not there", about, (*decision.cites, "D.59"))
    if condition & ops.NOT_SELF and pieces == [f.card]:
        return Reason("not itself", about, decision.cites)
    if op == ops.DESTROY_OWN:
        if all(owner(s.place[c]) != decision.seat for c in pieces):
            return Reason("own card wanted", about, (*decision.cites, "D.59"))
        fields, condition = ops.ANY, ops.LURED | ops.NOT_INDESTRUCTIBLE
        pieces = [c for c in pieces if owner(s.place[c]) == decision.seat]
    reach = [c for c in pieces if fields == ops.ANY or (owner(s.place[c]) == f.player) == (fields == ops.OWN)]
    if not reach:
        return Reason("not there", about, (*decision.cites, "D.59"))
    if condition & ops.NOT_SELF and reach == [f.card]:
        return Reason("not itself", about, decision.cites)
    if condition & ops.NOT_INDESTRUCTIBLE and plain.indestructible[plain.word[reach[0]]] & plain.bit[reach[0]]:
        return Reason("not destroyed", about, (*_always(card), "D.30"))
    if f.a in reach and len(reach) == 1:
        return Reason("already chosen", about, decision.cites)
    if condition & ops.TWIN:
        return Reason("no twin", about, (*decision.cites, "D.30", "D.64"))
    lures = [c for c in range(plain.n_cards) if plain.lures[plain.word[c]] & plain.bit[c]]
    for lure in lures:
        if condition & ops.LURED and s.place[lure] in {s.place[c] for c in reach} and lure != f.a:
            name = tables.names[plain.kind[lure]]
            return Reason("lured", about | {"card": name}, (*_always(tables.cards[plain.kind[lure]]), "D.39"))
    if len(reach) > 1 and whose is None:
        return Reason("which one", about, decision.cites)
    return Reason("not now", about, (*decision.cites, "D.59"))
