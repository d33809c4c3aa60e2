"""Why a line is not legal now: the reason in a sentence, and the rulings behind it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..cards import UnclearCard, UnknownCard
from ..cards import effects as e
from ..cards.card import Card
from ..kernel import ops
from ..kernel.zones import field, hand
from ..rulings.editions import in_editions
from ..views.decision import Decision

if TYPE_CHECKING:
    from .game import Game

Reason = tuple[str, tuple[str, ...]]

THREATS = {
    e.Threat.DISCARD: ("it answers only what makes you DISCARD", ("D.22", "D.23")),
    e.Threat.MISS: ("it answers only what makes you miss a turn", ("D.22",)),
    e.Threat.DESTROY: (
        "it answers only what would send a card of your Field of View to the Discard Pile",
        ("D.22", "VT.46"),
    ),
    e.Threat.STEAL: ("it answers only a STEAL from your hand", ("D.22", "D.26", "D.62")),
    e.Threat.SQUINT: ("it answers only what makes you SQUINT", ("E17.kw.cancel", "E21.kw.cancel", "D.22")),
    e.Threat.PASS: ("it answers only what makes you PASS", ("E17.kw.cancel", "E21.kw.cancel", "D.22")),
    e.Threat.PLAY: ("it answers only a card being played", ("D.22", "D.56")),
}


def explain(game: Game, seat: int, line: str) -> Reason:
    """The reason, as near to the rule that forbids it as can be told, with the rulings of the editions in the game."""
    reason, cites = _explain(game, seat, line)
    return reason, in_editions(cites, game.tables.editions)


def _explain(game: Game, seat: int, line: str) -> Reason:
    decision = game.decision
    if decision is None:
        return "The game is over.", ()
    verb, _, rest = " ".join(line.split()).partition(" ")
    verb = verb.lower()
    name = _card_part(game, rest)
    if verb not in {"play", "reveal", "use", "choose", "draw", "replace", "done", "decline", "end"}:
        return f"There is no answer that begins with '{verb}'.", ()
    if decision.seat != seat:
        return _not_asked(game, seat, verb)
    card: Card | None = None
    if verb in NAMING or (verb == "choose" and name and not name.lower().startswith("option ")):
        try:
            card = game.tables.find(name)
        except UnclearCard as error:
            return str(error), ("D.3",)
        except UnknownCard as error:
            return str(error), ()
    if card is not None and verb in NAMING:
        return NAMING[verb](game, decision, card)
    if verb == "end":
        if decision.kind == "action":
            return "You still have to play a card.", ("VT.25.2", "VT.43", "D.11")
        return "The turn is ended only when its player chooses what to do.", ("D.11",)
    if verb == "draw":
        return _lasting(game, decision, "draw", ops.A_DRAW)
    if verb == "replace":
        return _lasting(game, decision, "replace", ops.A_REPLACE)
    if verb in {"done", "decline"}:
        return "This choice is compulsory.", ("VT.special-rules-and-actions", "D.29")
    lured = [game.tables.find(o.card) for o in decision.options if o.card]
    return _choose(decision, card, lured)


def _card_part(game: Game, rest: str) -> str:
    """The card's name in a line, without its number and its owner; empty where a player is meant."""
    names = [n.lower() for n in game.names]
    if rest.lower() in names:
        return ""
    head, _, tail = rest.rpartition(" of ")
    if head and tail.lower() in names:
        rest = head
    return rest.split(" #")[0]


def _not_asked(game: Game, seat: int, verb: str) -> Reason:
    if verb in {"play", "draw", "replace", "end"} and game.turn != seat:
        return f"It is {game.names[game.turn]}'s turn.", ("VT.25", "D.11", "D.50")
    if verb in {"reveal", "use"}:
        return "You are not asked for a response now; everyone is asked once, in turn.", ("VT.51", "D.21", "D.54")
    return "Another player has to decide first.", ("D.46",)


def _holds(game: Game, card: Card, place: int) -> bool:
    s, t = game.state, game.tables
    return any(s.place[c] == place and t.cards[t.plain.kind[c]] == card for c in range(t.plain.n_cards))


def _play(game: Game, decision: Decision, card: Card) -> Reason:
    if not _holds(game, card, hand(decision.seat)):
        return f"{card.name} is not in your hand.", ("VT.turn.2",)
    if decision.kind != "action":
        return "A card is played only when its player chooses what to do in their own turn.", ("VT.25.2", "D.11")
    return "You have made your play, and no unused Shadow gives another.", ("VT.25.2", "D.11", "D.49")


def _reveal(game: Game, decision: Decision, card: Card) -> Reason:
    if not _holds(game, card, hand(decision.seat)):
        return f"{card.name} is not in your hand.", ("VT.kw.reveal",)
    reveal = tuple(card.reveal)
    if not reveal:
        return f"{card.name} has no REVEAL.", ("VT.kw.reveal", card.ruling)
    first = reveal[0]
    if isinstance(first, e.Cancel):
        if decision.kind == "respond":
            reasons = [THREATS[threat] for threat in e.Threat if threat in first.when]
            words = ", and ".join(words for words, _ in reasons)
            return f"{card.name} cannot answer this: {words}.", (
                *(c for _, cites in reasons for c in cites),
                card.ruling,
            )
        return f"{card.name} is revealed only in answer to a card.", ("VT.47", "D.21", card.ruling)
    return f"{card.name} is revealed when you choose an action, in a window or in an open moment.", ("VT.48", "D.16")


def _use(game: Game, decision: Decision, card: Card) -> Reason:
    if not _holds(game, card, field(decision.seat)):
        return f"No {card.name} lies uncovered in your Field of View.", ("D.22",)
    if card.each_turn and not card.sacrifice:
        if decision.kind != "action":
            return f"{card.name} is used when you choose what to do in your turn.", ("VT.49", "D.11")
        return f"{card.name} is used up this turn, or gives no text to perform.", ("D.12", "D.49")
    if decision.kind != "respond":
        return f"{card.name} is used only in answer to a card being played.", ("VT.card.lighthouse.a", "D.22", "D.56")
    f = game.state.frames[game.state.depth - 1]
    t = game.tables
    about = t.cards[t.plain.kind[f.card]]
    if not any(isinstance(x, e.Cancel) and e.Threat.PLAY in x.when for x in card.sacrifice):
        return f"{card.name} gives no such answer now.", ("D.22", "D.66", "D.67")
    if isinstance(about.always, e.Indestructible):
        return f"{about.name} cannot go to the Discard Pile, so nothing cancels it so.", ("VT.faq.36", "D.25")
    if f.flags & ops.IS_PLAY and about.name == card.name:
        return f"{card.name} does not answer its own play.", ("D.56",)
    if not f.flags & ops.IS_PLAY:
        return "Only a card being played is cancelled so: no reveal, no answer, no copy by Two-Way Mirror.", (
            "VT.faq.31",
            "D.22",
            "D.56",
        )
    return f"{card.name} gives no such answer now.", ("D.22", "D.66", "D.67")


def _lasting(game: Game, decision: Decision, word: str, ability: int) -> Reason:
    if decision.kind != "action":
        return f"You may {word} only when you choose what to do in your turn.", ("VT.49", "D.11")
    s, t = game.state, game.tables
    lasting = [c for c in range(t.plain.n_cards) if s.place[c] == field(decision.seat)]
    if not any(t.plain.ability[t.plain.kind[c]] == ability or s.copied[c] for c in lasting):
        return f"No card in your Field of View lets you {word}.", ("D.11", "D.12")
    if word == "draw" and s.n_draw == 0:
        return "The Draw Pile is empty.", ("VT.26", "D.51")
    return f"What lets you {word} is used up this turn.", ("D.12", "D.49")


def _choose(decision: Decision, card: Card | None, lured: list[Card]) -> Reason:
    if decision.kind == "action":
        return "Nothing is to be chosen now; say what you do.", ("D.11",)
    about = decision.about or "The card"
    if card is not None and isinstance(card.always, e.Indestructible) and decision.kind == "card":
        return f"{card.name} cannot be moved to the Discard Pile.", ("VT.card.hindsight.c", "D.30")
    lures = [c.name for c in lured if isinstance(c.always, e.Lure)]
    if lures:
        return f"{lures[0]} must be chosen first in its Field of View.", ("VT.card.eye-on-the-prize.a", "D.39")
    return f"{about} cannot choose that.", (*decision.cites, "D.59")


# Answers that name a card of one's own.
NAMING: dict[str, Callable[[Game, Decision, Card], Reason]] = {"play": _play, "reveal": _reveal, "use": _use}
