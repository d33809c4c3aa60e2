"""Why a line is not legal now for a player: the reason as data, with the rulings behind it.

It looks at what that player may know, and at nothing else: the table, their own hand, and what they are asked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..cards import UnclearCard, UnknownCard
from ..cards import effects as e
from ..cards.card import Card
from ..kernel import ops
from ..kernel.zones import field as field_of
from ..kernel.zones import hand
from ..rulings.editions import in_editions
from ..views.decision import Decision
from .choosing import choose
from .matching import match
from .reasons import Reason

if TYPE_CHECKING:
    from .game import Game

VERBS = {"play", "reveal", "use", "choose", "draw", "replace", "done", "decline", "end"}

THREATS = {
    e.Threat.DISCARD: ("discard", ("D.22", "D.23")),
    e.Threat.MISS: ("miss", ("D.22",)),
    e.Threat.DESTROY: ("destroy", ("D.22", "VT.46")),
    e.Threat.STEAL: ("steal", ("D.22", "D.26", "D.62")),
    e.Threat.SQUINT: ("squint", ("E17.kw.cancel", "E21.kw.cancel", "D.22")),
    e.Threat.PASS: ("pass", ("E17.kw.cancel", "E21.kw.cancel", "D.22")),
    e.Threat.PLAY: ("play", ("D.22", "D.56")),
}


def reason_at(game: Game, seat: int, line: str, decision: Decision | None) -> Reason | None:
    """Why a line is no answer to a decision; None for one that is."""
    is_legal = decision is not None and match(decision, line, game.names) is not None
    return None if is_legal else explain(game, seat, line, decision)


def explain(game: Game, seat: int, line: str, decision: Decision | None = None) -> Reason:
    """The rule that forbids a line, as near as can be told, with the rulings of the editions in the game."""
    reason = _explain(game, seat, line, decision or game._question(seat))
    cites = tuple(dict.fromkeys(in_editions(reason.cites, game._tables.editions)))
    return Reason(reason.code, reason.values, cites)


def _explain(game: Game, seat: int, line: str, decision: Decision | None) -> Reason:
    if game.over:
        return Reason("over")
    words = " ".join(line.split())
    verb, _, rest = words.partition(" ")
    verb = verb.lower()
    if verb not in VERBS:
        return Reason("no such verb", {"verb": verb})
    if decision is None:
        return _not_asked(game, seat, verb)
    if verb in NAMING:
        card = _card(game, _card_part(game, rest))
        return NAMING[verb](game, decision, card) if isinstance(card, Card) else card
    if verb == "end":
        if decision.kind == "action":
            return Reason("play owed", {}, ("VT.25.2", "VT.43", "D.11"))
        return Reason("end only in turn", {}, ("D.11",))
    if verb in {"draw", "replace"}:
        return _lasting(game, decision, verb, ops.A_DRAW if verb == "draw" else ops.A_REPLACE)
    if verb == "done" and decision.kind in ("respond", "open moment"):
        return Reason("answer or decline", {}, ("D.21", "D.16"))
    if verb == "decline" and any(option.verb == "done" for option in decision.options):
        return Reason("done wanted", {}, decision.cites)
    if verb in {"done", "decline"}:
        if decision.kind in ("action", "open moment"):
            return Reason("nothing to decline", {}, ("D.11", "D.16"))
        return Reason("compulsory", {}, ("VT.special-rules-and-actions", "D.29"))
    return choose(game, decision, rest, lambda name: _card(game, name))


def _card(game: Game, name: str) -> Card | Reason:
    try:
        return game._tables.find(name)
    except UnclearCard as error:
        return Reason("unclear card", {"card": error.asked, "names": ", ".join(map(repr, error.names))}, ("D.3",))
    except UnknownCard as error:
        return unknown(error)


def unknown(error: UnknownCard) -> Reason:
    """Why a card cannot be found."""
    code = "absent card" if error.home else "near card" if error.near else "unknown card"
    return Reason(code, {"card": error.asked, "near": error.near, "home": error.home})


def _card_part(game: Game, rest: str) -> str:
    """The card's name in a line, without its number and its owner."""
    head, _, tail = rest.rpartition(" of ")
    if head and tail.lower() in [n.lower() for n in game.names]:
        rest = head
    return rest.split(" #")[0]


def _not_asked(game: Game, seat: int, verb: str) -> Reason:
    turn = game.view(seat).turn  # which may lag behind while another seat is asked in private (D.78)
    if verb in {"play", "draw", "replace", "end"} and turn != seat:
        return Reason("not your turn", {"player": game.names[turn]}, ("VT.25", "D.11", "D.50"))
    if verb in {"reveal", "use"} and game.window is not None:
        return Reason("not in window", {}, ("D.54", "D.84"))
    if verb in {"reveal", "use"}:
        return Reason("not asked", {}, ("VT.51", "D.21", "D.54"))
    return Reason("not yours", {}, ("D.46",))


def _holds(game: Game, card: Card, place: int) -> bool:
    s, t = game._state, game._tables
    return any(s.place[c] == place and t.cards[t.plain.kind[c]] == card for c in range(t.plain.n_cards))


def _play(game: Game, decision: Decision, card: Card) -> Reason:
    if not _holds(game, card, hand(decision.seat)):
        return Reason("not in hand", {"card": card.name}, ("VT.turn.2",))
    if decision.kind != "action":
        return Reason("play only in turn", {}, ("VT.25.2", "D.11"))
    return Reason("play made", {}, ("VT.25.2", "D.11", "D.49"))


def _reveal(game: Game, decision: Decision, card: Card) -> Reason:
    named = {"card": card.name}
    if not _holds(game, card, hand(decision.seat)):
        return Reason("not in hand", named, ("VT.kw.reveal",))
    reveal = tuple(card.reveal)
    if not reveal:
        return Reason("no reveal", named, ("VT.kw.reveal", card.ruling))
    first = reveal[0]
    if isinstance(first, e.Cancel):
        if decision.kind == "respond":
            found = [THREATS[threat] for threat in e.Threat if threat in first.when]
            cites = (*(c for _, cites in found for c in cites), card.ruling)
            return Reason("answers other", named | {"threats": found[0][0]}, cites)
        return Reason("reveal only in answer", named, ("VT.47", "D.21", card.ruling))
    if decision.kind in {"action", "respond", "open moment"} and game._state.reveals >= ops.MOST_REVEALS:
        return Reason("many reveals", {}, ("D.81",))
    return Reason("reveal any time", named, ("VT.48", "D.16"))


def _use(game: Game, decision: Decision, card: Card) -> Reason:
    named = {"card": card.name}
    if not _holds(game, card, field_of(decision.seat)):
        return Reason("not in field", named, ("D.22",))
    gives = _gives(game, decision.seat, card)
    if ops.A_AWAKE in gives and decision.kind in {"action", "respond", "open moment"}:
        return Reason("used up", named, ("D.12", "D.85"))
    if ops.A_AWAKE in gives:
        return Reason("use any time", named, ("VT.48", "D.16", "D.85"))
    if not gives.keys() & {ops.A_TEXT, ops.A_BEACON}:
        return Reason("no use", named, ("D.12", "D.22", card.ruling))
    if ops.A_TEXT in gives and (decision.kind != "respond" or ops.A_BEACON not in gives):
        if decision.kind != "action":
            return Reason("use in turn", named, ("VT.49", "D.11"))
        return Reason("used up", named, ("D.12", "D.49"))
    if decision.kind != "respond":
        beacon = gives[ops.A_BEACON]
        letters = [letter for effect in beacon.sacrifice for letter in beacon.letters(effect.apart)]
        return Reason("use in answer", named, (*(letters or [beacon.ruling]), "D.22", "D.56"))
    return _beacon(game, card)


def _gives(game: Game, seat: int, card: Card) -> dict[int, Card]:
    """What the cards of this name in a Field of View give, and by whose text: linked mirrors what they copy."""
    s, t = game._state, game._tables
    plain = t.plain
    found = {}
    for piece in range(plain.n_cards):
        if s.place[piece] == field_of(seat) and t.cards[plain.kind[piece]] == card:
            linked = s.linked[plain.word[piece]] & plain.bit[piece]
            for kind in (plain.kind[piece], *([s.copied[piece] - 1] if linked else [])):
                found[plain.ability[kind]] = t.cards[kind]
    return found


def _beacon(game: Game, card: Card) -> Reason:
    """Why a card that cancels by leaving the Field of View does not answer this."""
    named = {"card": card.name}
    f = game._state.frames[game._state.depth - 1]
    t = game._tables
    about = t.cards[t.plain.kind[f.card]]
    cancels = [x for x in card.sacrifice if isinstance(x, e.Cancel)]
    if not cancels:
        return Reason("no such use", named, ("D.22", "D.66", "D.67"))
    if not any(e.Threat.PLAY in x.when for x in cancels):
        found = [THREATS[threat] for threat in e.Threat if threat in cancels[0].when]
        return Reason("answers other", named | {"threats": found[0][0]}, (*found[0][1], card.ruling))
    if not f.flags & ops.IS_PLAY:
        return Reason("no play", {}, ("VT.faq.31", "D.22", "D.56"))
    if isinstance(about.always, e.Indestructible):
        return Reason("uncancellable", {"card": about.name}, ("VT.faq.36", "D.25"))
    return Reason("own play", named, ("D.56",))


def _lasting(game: Game, decision: Decision, word: str, ability: int) -> Reason:
    if decision.kind != "action":
        return Reason("lasting only in turn", {"word": word}, ("VT.49", "D.11"))
    s, t = game._state, game._tables
    lasting = [c for c in range(t.plain.n_cards) if s.place[c] == field_of(decision.seat)]
    if not any(t.plain.ability[t.plain.kind[c]] == ability or s.copied[c] for c in lasting):
        return Reason("no lasting", {"word": word}, ("D.11", "D.12"))
    if word == "draw" and s.n_draw == 0:
        return Reason("pile empty", {}, ("VT.26", "D.51"))
    return Reason("lasting used up", {"word": word}, ("D.12", "D.49"))


# Answers that name a card of one's own.
NAMING: dict[str, Callable[[Game, Decision, Card], Reason]] = {"play": _play, "reveal": _reveal, "use": _use}
