"""A second opinion: the rules of play written once more, as plain objects and nested generators.

It knows the printed effects and the rulings, and nothing of the kernel. It is slow, cannot be copied, and
speaks in scenario lines only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from fieldofview.cards import CardSet
from fieldofview.cards import effects as fx

from .acts import Act, Flow, GameOver, Question
from .rules import Rules
from .table import Face, Piece, Player, catalogue, from_outside, plague_of


class Referee(Rules):
    """One game, from the first draw to its end."""

    def __init__(
        self,
        names: Sequence[str],
        hands: Mapping[str, Iterable[str]],
        draw: Iterable[str],
        turn: str,
        *,
        sets: Sequence[str | CardSet],
        discard: Iterable[str] = (),
        fields: Mapping[str, Iterable[str]] | None = None,
        aside: Mapping[str, str] | None = None,
        plague: int | None = None,
        turn_limit: int = 0,
        shuffle: Callable[[list[Face]], list[Face]] | None = None,
    ) -> None:
        cards = from_outside(aside or {}) | catalogue(sets)
        super().__init__(names, hands, draw, discard, fields or {}, aside or {}, shuffle, cards)
        self.plague = plague_of(sets, len(names)) if plague is None else plague
        self.sets = sets
        self.unsettled: list[Act] = []
        self.turn = self.player(turn)
        self.turn_limit = turn_limit
        self.turns_over = 0
        self.turns_after_time = 0
        self.time_called = False
        self.awaited: set[Player] = set()  # who still has one more turn after time was called (D.42)
        self.over = False
        self.winners: set[str] = set()
        self._question: Question | None = None
        self._game = self.game()
        self._resume(None, first=True)

    # -- the outside -----------------------------------------------------------------------------------------

    def decision(self) -> Question | None:
        """Who decides, and the legal lines; None when the game is over."""
        return self._question

    def answer(self, line: str) -> None:
        if self._question is None:
            raise ValueError("the game is over")
        who, lines = self._question
        if line not in lines:
            raise ValueError(f"{who} may not {line!r}; legal: {lines}")
        self._resume(line)

    def leave(self, name: str) -> None:
        """Somebody forfeits or is disqualified (D.40, D.73)."""
        player = self.player(name)
        if self.over or not player.alive:
            return
        try:
            self.drop(player)
            self.check_plague()
        except GameOver:
            self._finish({self.alive[0].name})
            self._game.close()
            self._question = None
        else:
            self._resume(None)

    def call_time(self) -> None:
        if not self.time_called:
            self.time_called = True
            self.awaited = set(self.alive)

    def snapshot(self) -> dict[str, Any]:
        return {
            "hands": {p.name: sorted(c.name for c in p.hand) for p in self.players},
            "fields": {p.name: sorted(c.name for c in p.field) for p in self.players},
            "discard": [c.name for c in self.discard_pile],
            "draw": [c.name for c in self.draw_pile],
            "points": {p.name: p.points for p in self.players},
            "missed": {p.name: p.missed for p in self.players},
            "extra": {p.name: p.extra for p in self.players},
            "alive": [p.name for p in self.alive],
            "turn": self.turn.name,
            "hidden": sorted(row for p in self.players for c in p.field for row in _hidden_rows(c, p.name)),
            "plague": self.plague,
            "scores": self.scores(),
            "over": self.over,
            "winners": sorted(self.winners),
        }

    def scores(self) -> dict[str, int]:
        """What everybody is credited at the end: those who left, and the last one, as they stood then (D.40)."""
        return {p.name: p.points if p.credit is None else p.credit for p in self.players} if self.over else {}

    def _resume(self, line: str | None, *, first: bool = False) -> None:
        try:
            self._question = next(self._game) if first else self._game.send(line)
        except StopIteration:
            self._question = None
        except GameOver:
            self._finish({self.alive[0].name})
            self._question = None

    def _finish(self, winners: set[str]) -> None:
        self.over = True
        self.winners = winners

    # -- turns -----------------------------------------------------------------------------------------------

    def game(self) -> Flow[None]:
        """Turn after turn, until somebody has won."""
        is_extra = False
        self.check_plague()
        while True:
            self.turn_number += 1
            self.told = 0
            if not is_extra:
                self.awaited.discard(self.turn)
            if not is_extra and self.turn.missed:
                self.turn.missed -= 1  # no draw, no open moment, no win check (D.52)
            else:
                yield from self.take_turn(self.turn)
                self.check_end_of_turn()
            self.turns_over += 1
            self.turns_after_time += self.time_called
            if self.turns_over == self.turn_limit:
                self.call_time()
            is_extra = self.turn.alive and not self.turn.missed and self.turn.extra > 0
            if not self.over:
                self.check_time(is_extra=is_extra)
            if self.over:
                return
            if is_extra:
                self.turn.extra -= 1
            else:
                self.turn = self.others(self.turn)[0]

    def check_end_of_turn(self) -> None:
        """D.13; of a player who left, only the second half (D.73)."""
        if self.turn.alive and self.turn.points >= 100:
            self._finish({self.turn.name})
        elif not self.draw_pile and not any(p.hand or p.points >= 100 for p in self.alive):
            self._finish(self.leaders())

    def check_time(self, *, is_extra: bool) -> None:
        """After time: one more turn each, then the most Viewpoints; a tie goes on (D.42, D.53)."""
        if not self.time_called or any(p.alive for p in self.awaited):
            return
        if is_extra and not self.tie_goes_on:
            return
        leaders = self.leaders()
        if len(leaders) == 1 or 0 < self.turn_limit <= self.turns_after_time:
            self._finish(leaders)
        self.tie_goes_on = True

    tie_goes_on = False

    def take_turn(self, me: Player) -> Flow[None]:
        self.draw(me)
        yield from self.after_draw(me, is_owed=True)

    def after_draw(self, me: Player, *, is_owed: bool) -> Flow[None]:
        """The turn from its first open moment on; `is_owed` is the regular play."""
        yield from self.open_moment(me)
        while me.alive:
            chosen = yield from self.ask(me, partial(self.turn_lines, me, is_owed=is_owed))
            if chosen is None:
                return
            what, piece = chosen
            if what == "end":
                return
            if what == "play":
                shadow = None if is_owed else self.giver(me, fx.ExtraPlay)
                is_owed = False
                self._use(shadow)
                yield from self.play(me, piece)
            elif what == "draw":
                self._use(piece)
                self.draw(me)
            elif what == "replace":
                self._use(piece)
                yield from self.lasting_replace(me, piece)
            elif what == "use":
                self._use(piece)
                yield from self.use(me, piece)
            else:
                yield from self.reveal_any_time(me, piece)
            yield from self.open_moment(me)

    def _use(self, piece: Piece | None) -> None:
        if piece is not None:
            piece.used_in_turn = self.turn_number

    def turn_lines(self, me: Player, *, is_owed: bool) -> list[tuple[str, tuple[str, Any]]]:
        """What the turn's player may do (D.11, D.51)."""
        found: list[tuple[str, tuple[str, Any]]] = []
        if is_owed or self.giver(me, fx.ExtraPlay):
            found += [(line, ("play", piece)) for line, piece in self.lines("play", me.hand)]
        visionary = self.giver(me, fx.ExtraDraw)
        if visionary and self.draw_pile:
            found.append(("draw", ("draw", visionary)))
        second_sight = self.giver(me, fx.Replace)
        if second_sight and any(not piece.is_indestructible for piece in me.field):
            found.append(("replace", ("replace", second_sight)))
        found += [(line, ("use", piece)) for line, piece in self.use_lines(me)]
        found += [(line, ("reveal", piece)) for line, piece in self.reveal_lines(me)]
        if not (is_owed and me.hand):
            found.append(("end", ("end", None)))
        return found

    def any_time_lines(self, player: Player) -> list[tuple[str, Piece]]:
        return self.reveal_lines(player) + self.lines("use", self.awake(player))

    def open_moment(self, me: Player) -> Flow[None]:
        """The other players may reveal any-time cards; after each reveal all are asked anew (D.16)."""
        is_quiet = False
        while me.alive and not is_quiet:
            is_quiet = True
            for player in self.others(me):
                piece = yield from self.ask(
                    player,
                    partial(self.any_time_lines, player),
                    unless="decline",
                    as_long_as=lambda: me.alive,
                )
                if piece is not None:
                    if piece in player.hand:
                        yield from self.reveal_any_time(player, piece)
                    else:
                        yield from self.use(player, piece)
                    is_quiet = False
                    break


def _hidden_rows(hider: Piece, holder: str) -> list[list[str]]:
    rows: list[list[str]] = []
    for piece in hider.under:
        home = piece.taken_from.name if piece.taken_from else ""
        rows.append([holder, hider.name, home, piece.name])
        rows += _hidden_rows(piece, home)
    return rows
