"""Looking ahead for a page: choices that come before a window, tried on a copy, and cards held for an open moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..kernel import ops
from ..kernel.lasting import maybe_awake
from ..kernel.later import has_later
from ..kernel.layout import State
from ..kernel.windows import add_any_time, add_uses
from ..views.decision import Decision, Option, make_decision, name_options
from .errors import IllegalAnswer
from .game import Game
from .reasons import Reason
from .why import reason_at
from .windows import coming, may_open

BEFORE_WINDOW = (ops.TARGET_SEAT, ops.TARGET_CARD, ops.CHOOSE_ONE)  # what is chosen before anybody may respond (D.20)


@dataclass(frozen=True, slots=True)
class Staged:
    """What picks on a copy came to: the next choice that belongs to them; None where they are complete."""

    decision: Decision | None


def staged(game: Game, seat: int, picks: Sequence[int]) -> Staged:
    """Try picks of one seat on a copy of the game; refused where one is not legal, or belongs to no staged play.

    The copy goes on only while the same seat chooses before the window and has been shown nothing new: who stages
    may always put it back, and must not have learnt anything by it.
    """
    decision = _decision(game, seat)
    if not picks:
        return Staged(decision)
    twin = _after(game, seat, picks)
    if not _goes_on(game._state, twin, seat):
        return Staged(None)
    number, handles = game._number(seat) + len(picks), game._follower(seat).handles
    return Staged(make_decision(twin._state, game._tables, game.names, handles, number))


def check_staged(game: Game, seat: int, picks: Sequence[int]) -> None:
    """Refuse what `staged` refuses; the last pick is not tried, since it is going to be played."""
    _decision(game, seat)
    twin = _after(game, seat, picks[:-1]) if len(picks) > 1 else game
    _check(game, twin, seat, picks[-1], is_first=len(picks) == 1)


def reason_behind(game: Game, seat: int, picks: Sequence[int], line: str) -> Reason | None:
    """Why a line is not legal for a seat behind what it stages; None for one that is, and where nothing is staged."""
    decision = staged(game, seat, picks).decision if picks else None
    return game.reason(line, seat) if decision is None else reason_at(_after(game, seat, picks), seat, line, decision)


def _decision(game: Game, seat: int) -> Decision:
    decision = game.decision
    if decision is None or decision.seat != seat:
        raise IllegalAnswer(Reason("other asked", {"player": game.names[seat]}, ("D.46",)))
    return decision


def _after(game: Game, seat: int, picks: Sequence[int]) -> Game:
    """A copy of the game on which these were picked."""
    twin = game.clone()
    for done, pick in enumerate(picks):
        _check(game, twin, seat, pick, is_first=not done)
        twin._take(pick)
        twin._run()
    return twin


def _check(game: Game, twin: Game, seat: int, pick: int, *, is_first: bool) -> None:
    if not is_first and not _goes_on(game._state, twin, seat):
        raise IllegalAnswer(Reason("staged too far", {}, ("D.20",)))
    if not 0 <= pick < twin._state.n_options:
        raise IllegalAnswer(Reason("no option", {"mode": str(pick + 1), "modes": str(twin._state.n_options)}))


def _goes_on(before: State, twin: Game, seat: int) -> bool:
    s = twin._state
    if s.over or not s.n_options or s.decider != seat or coming(s, twin._tables) not in BEFORE_WINDOW:
        return False
    learnt = [now & ~then for now, then in zip(s.known[seat + 1], before.known[seat + 1], strict=True)]
    return not any(learnt) and s.rng[0] == before.rng[0] and s.n_draw == before.n_draw and s.turns == before.turns


def any_time_options(game: Game, seat: int) -> tuple[Option, ...]:
    """What a seat could reveal or use if this were an open moment: what a table may hold for it until the next one."""
    s, plain = game._state, game._tables.plain
    if s.over or not (s.alive >> seat) & 1 or not may_open(s, game._tables, seat):
        return ()
    s = s.clone()
    s.n_options, s.decider = 0, seat
    add_any_time(s, plain, seat)
    if has_later(plain) and (maybe_awake(s, plain) >> seat) & 1:
        add_uses(s, plain, s.frames[s.depth - 1], seat, 0, 1)
    return name_options(s, game._tables, game.names, game._follower(seat).handles)
