"""Cautions, warnings, their tokens and what these leave of points: escalation is a count of active cautions (1.8.6)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from fieldofview.desk.infractions import Level
from fieldofview.desk.model import TOKEN, Game, GameRef, Penalty, Tournament

Tokens = dict[str, dict[GameRef | None, int]]  # what each person's tokens sum up to, by game


@dataclass(frozen=True, slots=True)
class Warned:
    """One active warning of a person: given by somebody, or derived from cautions."""

    id: str
    person: str
    code: str
    game: GameRef | None  # the game its token lies in
    told: bool


def warnings(t: Tournament, person: str) -> list[Warned]:
    """Every active warning, with the game that its token falls on."""
    found: list[Warned] = []
    in_game: Counter[GameRef] = Counter()
    cautions = 0
    for penalty in t.penalties_of.get(person, ()):
        if penalty.revoked:
            continue
        if penalty.level is Level.WARNING:
            found.append(Warned(penalty.id, person, penalty.code, _falls_on(t, penalty), penalty.told))
        if penalty.level is not Level.CAUTION:
            continue
        cautions += 1
        codes = []
        if penalty.game is not None:
            in_game[penalty.game] += 1
            if in_game[penalty.game] % 3 == 0:
                codes.append("76.4")
        if cautions % 6 == 0 and not (codes and t.settings.options.one_warning_per_caution):
            codes.append("76.5")
        for code in codes:
            id = f"{code}:{penalty.id}"
            found.append(Warned(id, person, code, _falls_on(t, penalty), id in t.told))
    return found


def tokens(t: Tournament, person: str, ref: GameRef) -> int:
    """The sum of a person's tokens in a game: −50 for each active warning (VT.71).

    A game that has not begun will be the next: it takes the tokens that wait for one (TD.12).
    """
    if person not in t.penalties_of:
        return 0
    there = (ref,) if t.game(ref) else (ref, None)
    return TOKEN * sum(warned.game in there for warned in warnings(t, person))


def all_tokens(t: Tournament) -> Tokens:
    """The tokens of everybody who has a penalty, by game; those that wait for one lie at None."""
    found: Tokens = {}
    for person in t.penalties_of:
        given = found[person] = {}
        for warned in warnings(t, person):
            given[warned.game] = given.get(warned.game, 0) + TOKEN
    return found


def recorded(t: Tournament, game: Game, known: Tokens | None = None) -> dict[str, int]:
    """Recorded points of everybody the game counts for. A later token lowers them; who left stays as recorded.

    Who asks for many games gives the tokens of all.
    """
    result = game.result
    assert result is not None
    points = dict(result.points)
    for person in points:
        if person in t.penalties_of and person not in result.left:
            now = tokens(t, person, game.ref) if known is None else known[person].get(game.ref, 0)
            points[person] += now - result.tokens.get(person, 0)
    return points


def note(t: Tournament, person: str) -> str:
    """What stands beside the entry: C, W, DQ with their numbers (VT.68)."""
    counts = dict.fromkeys(Level, 0)
    for penalty in t.penalties_of.get(person, ()):
        if not penalty.revoked and penalty.level is not Level.WARNING:
            counts[penalty.level] += 1
    counts[Level.WARNING] = len(warnings(t, person))
    return " ".join(f"{level}{count}" for level, count in counts.items() if count)


def untold(t: Tournament, person: str) -> list[str]:
    """Penalties that the player has not been told of (VT.68)."""
    derived = [w.id for w in warnings(t, person) if not w.told]
    others = (p for p in t.penalties_of.get(person, ()) if not p.told and not p.revoked)
    return list(dict.fromkeys([*derived, *(p.id for p in others)]))


def _falls_on(t: Tournament, penalty: Penalty) -> GameRef | None:
    """The game of a penalty, or for one given between games the next that the player begins (TD.12)."""
    if penalty.game is not None:
        return penalty.game
    later = [game for game in games_of(t, penalty.person) if game.started > penalty.n]
    return min(later, key=lambda game: game.started).ref if later else None


def games_of(t: Tournament, person: str) -> list[Game]:
    """Every game that a person is seated in."""
    return [
        game
        for round in t.rounds
        for table in round.tables.values()
        if person in table.seats
        for game in table.games.values()
        if game.result is None or person in game.result.seats
    ]
