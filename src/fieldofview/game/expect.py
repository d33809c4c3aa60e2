"""What a scenario expects, compared with what is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..cards.complaint import Complaint, Term
from ..cards.typed import said
from ..kernel.zones import hand
from ..views.event import Event
from ..views.pieces import piece_names
from ..views.table import known_draw, known_of, row_of
from ..views.words import log
from .game import Game
from .scenario import BadScenario, Scenario, is_row
from .surface import Row, surface_of

LONGEST_WANTED = 500  # characters of what was expected that are said again


def check_expectations(scenario: Scenario, game: Game, cited: set[str]) -> list[Complaint]:
    """Every expectation that does not hold, in a sentence each."""
    return _Check(scenario, game, cited).run()


class _Check:
    def __init__(self, scenario: Scenario, game: Game, cited: set[str]) -> None:
        self.scenario = scenario
        self.game = game
        self.cited = cited
        self.surface = surface_of(game)
        self.failures: list[Complaint] = []

    def run(self) -> list[Complaint]:
        table = self.surface
        by_player: dict[str, Sequence[Any]] = {
            "hands": table.hands,
            "fields": table.fields,
            "points": table.points,
            "missed": table.missed,
            "extra": table.extra,
            "tokens": table.tokens,
            "scores": self.game.outcome.scores if self.game.outcome else [None] * len(self.game.names),
        }
        for key, wanted in self.scenario.expect.items():
            if key in by_player:
                for name, value in self.table(wanted, key).items():
                    self.same(f"{key}.{name}", value, by_player[key][self.seat(name)])
            else:
                getattr(self, f"check_{key}")(wanted)
        return self.failures

    @property
    def s(self) -> Any:
        return self.game._state

    @property
    def tables(self) -> Any:
        return self.game._tables

    def name(self, card: int) -> str:
        return piece_names(self.tables)[card]

    def table(self, value: Any, key: str) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise BadScenario("expect.{key} must be given by player.", key=key)
        return value

    def texts(self, value: Any, key: str) -> list[str]:
        if not isinstance(value, list) or not all(isinstance(v, str) for v in value):
            raise BadScenario("expect.{key} must be a list of texts.", key=key)
        return value

    def seat(self, name: str) -> int:
        return self.game.seat(name)

    def fail(self, what: str, **values: object) -> None:
        self.failures.append(Complaint(what, **values))

    def same(self, key: str, wanted: Any, found: Any) -> None:
        """Cards in hands and fields: order does not count."""
        if isinstance(wanted, dict) and set(wanted) == {"any"}:
            wanted = wanted["any"]
        if isinstance(wanted, list) and not isinstance(found, int | None):
            wanted = self.texts(wanted, key)
            if Counter(map(_fold, wanted)) != Counter(map(_fold, found)):
                self.fail(
                    "{key} should be {wanted}, but is {found}.", key=key, wanted=sorted(wanted), found=sorted(found)
                )
        elif wanted != found or isinstance(wanted, bool) != isinstance(found, bool):
            shown = said(wanted, LONGEST_WANTED)
            self.fail("{key} should be {wanted}, but is {found}.", key=key, wanted=shown, found=found)

    def pile(self, key: str, wanted: Any, found: tuple[str, ...]) -> None:
        if isinstance(wanted, dict) and set(wanted) == {"any"}:
            self.same(key, wanted, found)
        elif not isinstance(wanted, list):
            raise BadScenario("expect.{key} must be a list of cards, or {{any = [...]}}.", key=key)
        elif list(map(_fold, wanted)) != list(map(_fold, found)):
            self.fail("{key} should be {wanted}, but is {found}.", key=key, wanted=wanted, found=list(found))

    # -- one method a key --------------------------------------------------------------------------------------

    def check_draw(self, wanted: Any) -> None:
        self.pile("draw", wanted, self.surface.draw)

    def check_discard(self, wanted: Any) -> None:
        self.pile("discard", wanted, self.surface.discard)

    def check_known(self, wanted: Any) -> None:
        for viewer, entries in self.table(wanted, "known").items():
            for where, cards in self.table(entries, f"known.{viewer}").items():
                key = f"known.{viewer}.{where}"
                if where == "draw":
                    row = self.s.known[row_of(self.seat(viewer))]
                    pile = ["?" if c is None else self.name(c) for c in known_draw(self.s, self.tables, row)]
                    self.pile(key, _strip(self.texts(cards, key)), tuple(_strip(pile)))
                else:
                    place = hand(self.seat(where))
                    self.same(key, cards, known_of(self.s, self.tables, self.seat(viewer), place))

    def check_hidden(self, wanted: Any) -> None:
        self.rows("hidden", wanted, self.surface.hidden, self.surface.hidden)

    def check_links(self, wanted: Any) -> None:
        """Lasting links must all be listed; what else a mirror has copied may be."""
        self.rows("links", wanted, self.surface.copies, self.surface.links)

    def rows(self, key: str, wanted: Any, allowed: Sequence[Row], needed: Sequence[Row]) -> None:
        if not isinstance(wanted, list) or not all(is_row(r) for r in wanted):
            raise BadScenario("expect.{key} must be a list of entries of four texts.", key=key)
        rows = Counter((self.seat(a), _fold(b), self.seat(c), _fold(d)) for a, b, c, d in wanted)
        may = Counter((a, _fold(b), c, _fold(d)) for a, b, c, d in allowed)
        must = Counter((a, _fold(b), c, _fold(d)) for a, b, c, d in needed)
        if rows - may or must - rows:
            names = self.game.names
            shown = [[names[a], b, names[c], d] for a, b, c, d in allowed]
            self.fail("{key} should be {wanted}, but is {found}.", key=key, wanted=wanted, found=shown)

    def check_next(self, wanted: Any) -> None:
        decision = self.game.decision
        found = decision.name if decision else None
        if not isinstance(wanted, str) or found is None or _fold(wanted) != _fold(found):
            self.fail(
                "next should be {wanted}, but {found} has to decide.", wanted=wanted, found=found or Term("nobody")
            )

    def check_legal(self, wanted: Any) -> None:
        self.check_lines("legal", wanted)
        decision = self.game.decision
        options = decision.options if decision else ()
        left = [o.line for i, o in enumerate(options) if not any(self.game.match(w) == i for w in wanted)]
        if left:
            self.fail("legal should be exactly {wanted}, but {left} are legal too.", wanted=wanted, left=left)

    def check_legal_has(self, wanted: Any) -> None:
        self.check_lines("legal_has", wanted)

    def check_lines(self, key: str, wanted: Any) -> None:
        for line in self.texts(wanted, key):
            if self.game.match(line) is None:
                decision = self.game.decision
                found = [o.line for o in decision.options] if decision else []
                self.fail("'{line}' should be legal, but legal is {found}.", line=line, found=found)

    def check_legal_lacks(self, wanted: Any) -> None:
        for line in self.texts(wanted, "legal_lacks"):
            if self.game.match_any(line):
                self.fail("'{line}' should not be legal, but it is.", line=line)

    def check_winner(self, wanted: Any) -> None:
        outcome = self.game.outcome
        found = [self.game.names[p] for p in outcome.winners] if outcome else []
        self.same("winner", wanted if isinstance(wanted, list) else [wanted], found)

    def check_over(self, wanted: Any) -> None:
        self.same("over", wanted, self.game.over)

    def check_turn(self, wanted: Any) -> None:
        self.same("turn", _fold(wanted), _fold(self.game.names[self.game.turn]))

    def check_out(self, wanted: Any) -> None:
        self.same("out", wanted, [self.game.names[p] for p in self.surface.out])

    def check_events_has(self, wanted: Any) -> None:
        for text in self.texts(wanted, "events_has"):
            verb, _, thing = text.partition(" ")
            if not any(e.kind == verb and self.about(e, thing) for e in self.game.events):
                did = Happened(self.game.events, self.game.names)
                self.fail("an event '{text}' should have happened, but these did: {did}.", text=text, did=did)

    def about(self, event: Any, thing: str) -> bool:
        names = {_fold(c.name) for c in event.cards} | {_fold(self.game.names[p]) for p in event.seats} | {""}
        return _fold(thing) in names

    def check_cited(self, wanted: Any) -> None:
        for ruling in self.texts(wanted, "cited"):
            if ruling not in self.cited:
                self.fail("{ruling} should have been cited, but was not.", ruling=ruling)


@dataclass(frozen=True, slots=True)
class Happened:
    """What happened in a game, as a value of a sentence."""

    events: tuple[Event, ...]
    names: Sequence[str]

    def told(self, language: str = "en") -> list[str]:
        return log(self.events, self.names, language)


def _fold(name: Any) -> Any:
    return name.lower() if isinstance(name, str) else name


def _strip(pile: list[str]) -> list[str]:
    pile = list(pile)
    while pile and pile[-1] == "?":
        pile.pop()
    return pile
