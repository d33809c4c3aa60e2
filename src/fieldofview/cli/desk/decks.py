"""Decks of cardboard, what games are played with, and starting cards."""

from __future__ import annotations

from fieldofview.cards.complaint import Worded
from fieldofview.desk import commands as c
from fieldofview.desk.recipes import ENIGMAS, KNOWN

from .counter import Counter
from .showing import show_decks
from .takes import ROUND, arg, takes
from .values import pair, whole
from .words import BadRequest


@takes(
    arg("what", choices=["add", "check", "bad", "use"], help="what is done with it"),
    arg("decks", nargs="+", metavar="DECK", help="the label on the box; add and check take several"),
    arg("--set", default="viewpoint", choices=KNOWN, help="add: which cards are in it"),
    arg("--differs", nargs="+", metavar="CARD=N", default=[], help="check: cards too many (1) or missing (-1)"),
    arg("--table", type=int, metavar="N", help="bad, use: at which table"),
    arg("--finding", default="", metavar="TEXT", help="bad: what is wrong"),
    ROUND,
)
def deck(
    at: Counter,
    what: str,
    decks: list[str],
    set: str,
    differs: list[str],
    table: int | None,
    finding: str,
    round: int | None,
) -> None:
    """Decks and their checks: `add` registers one, `check` notes that its cards were counted (--differs, if they are
    not right), `bad` reports one that is found wrong in a game (it goes after the game), `use` puts a checked deck on a
    table instead."""
    deck, *others = decks
    if others and (differs or what in ("bad", "use")):
        raise BadRequest("one_deck", at.language)
    if what == "add":
        for each in decks:
            at.put(c.RegisterDeck(each, set))
    elif what == "check":
        pairs = [pair(text, at.language) for text in differs]
        found = {card: whole(count, at.language) for card, count in pairs}
        for each in decks:
            at.put(c.RecordDeckCheck(each, not found, found))
    elif what == "bad":
        number = at.round_number(round) if table is not None else 0
        at.put(c.ReportBadDeck(deck, number, table or 0, finding))
    elif table is None:
        raise BadRequest("which_table", at.language)
    else:
        at.put(c.UseDeck(deck, at.round_number(round), table))
    show_decks(at)


@takes(
    arg(
        "sets",
        nargs="+",
        metavar="SET=N",
        help=Worded("sets and how many decks or cards of each: {known}", known=", ".join(KNOWN)),
    ),
    arg("--round", type=int, default=0, metavar="N", help="for one round alone"),
    arg("--table", type=int, default=0, metavar="N", help="for one table of it alone"),
)
def recipe(at: Counter, sets: list[str], round: int, table: int) -> None:
    """What the deck of a game is made of, such as viewpoint=1 reflections=1. It changes between games, never in one."""
    made = {}
    for text in sets:
        name, count = pair(text if "=" in text else f"{text}=1", at.language)
        if name not in KNOWN:
            raise BadRequest("no_such_set", at.language, name=name, known=", ".join(KNOWN))
        made[name] = whole(count, at.language)
    if table and not round:
        round = at.round_number(None)
    at.put(c.SetDeckRecipe(made, round, table))


@takes(
    arg("name", metavar="NAME", help="who shows it"),
    arg("card", help=Worded("one of {cards}", cards=", ".join(ENIGMAS))),
    ROUND,
    arg("--game", type=int, default=1, metavar="N", help="in which game of the match"),
)
def enigma(at: Counter, name: str, card: str, round: int | None, game: int) -> None:
    """Note the starting card that a player shows before a game of the Viewniverse edition."""
    near = [known for known in ENIGMAS if known.casefold().startswith(card.casefold())]
    at.put(c.ChooseEnigma(at.find(name), near[0] if len(near) == 1 else card, at.round_number(round), game))
