"""Decks and starting cards (VT.1–7, VN.6–8)."""

from __future__ import annotations

from collections.abc import Iterator

from fieldofview.desk import commands as c
from fieldofview.desk import events as e
from fieldofview.desk.deciding.case import Case
from fieldofview.desk.matches import running
from fieldofview.desk.model import Deck, GameRef
from fieldofview.desk.recipes import ENIGMAS, check_recipe, check_seats


def recipe(case: Case, command: c.SetDeckRecipe) -> Iterator[e.Event]:
    case.right("decks")
    check_recipe(case, command.recipe)
    rounds = [case.t.round(command.round)] if command.round else list(case.t.rounds)
    open_rounds = [round for round in rounds if round and not round.closed]
    tables = [table for round in open_rounds for table in round.tables.values() if command.table in (0, table.number)]
    if any(running(table) for table in tables):
        case.refuse("E_GAME_RUNNING", "VT.5", round=command.round)
    check_seats(case, max((len(table.seats) for table in tables), default=0), command.recipe)
    yield e.RecipeSet(command.recipe, command.round, command.table)


def register(case: Case, command: c.RegisterDeck) -> Iterator[e.Event]:
    case.right("decks")
    if command.deck in case.t.decks:
        case.stop("E_DECK_KNOWN", "VT.6", deck=command.deck)
    yield e.DeckRegistered(command.deck, command.set)


def check(case: Case, command: c.RecordDeckCheck) -> Iterator[e.Event]:
    case.right("deck check")
    _deck(case, command.deck)
    yield e.DeckChecked(command.deck, command.ok, case.by, command.differences)


def bad(case: Case, command: c.ReportBadDeck) -> Iterator[e.Event]:
    case.right("bad deck")
    _deck(case, command.deck)
    if command.round:
        case.table(command.round, command.table)
    yield e.DeckReportedBad(command.deck, command.round, command.table, command.finding)


def use(case: Case, command: c.UseDeck) -> Iterator[e.Event]:
    case.right("decks")
    deck = _deck(case, command.deck)
    if deck.state != "ready":
        case.refuse("E_DECK_RETIRED", "VT.7", deck=deck.label, table=command.table, round=command.round)
    elif not deck.checked:
        case.refuse("E_DECK_UNCHECKED", "VT.7", "VT.6", deck=deck.label)
    yield e.DeckReplaced(command.deck, command.round, command.table)


def enigma(case: Case, command: c.ChooseEnigma) -> Iterator[e.Event]:
    case.right("enigma")
    round = case.open_round(command.round, "VN.8")
    case.player(command.person)
    if case.t.settings.edition == "A":
        case.bind("E_ENIGMA_EDITION", "VN.6", player=command.person)
    if (command.person, command.game) in round.enigmas:
        case.bind("E_ENIGMA_ONE", "VN.6", player=command.person)
    if command.card not in ENIGMAS:
        case.bind("E_ENIGMA_NOT_ALLOWED", "VN.7", card=command.card)
    table = case.t.table_of(command.round, command.person)
    if table is None:
        case.stop("E_NOT_SEATED", "VT.18", player=command.person, round=command.round)
    game = case.t.game(GameRef(command.round, table.number, command.game))
    if game is not None and game.started:
        case.refuse("E_ENIGMA_TOO_LATE", "VN.8", player=command.person)
    yield e.EnigmaChosen(command.person, command.card, command.round, command.game)


def _deck(case: Case, label: str) -> Deck:
    found = case.t.decks.get(label)
    if found is None:
        case.stop("E_NO_DECK", "VT.6", deck=label)
    return found
