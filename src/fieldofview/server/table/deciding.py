"""What a command comes to, or why it is refused. Nothing changes here: entries and private changes say what would."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import answering, gathering, judging, leaving, talking
from . import commands as c
from .outcome import Outcome
from .refused import Refused
from .table import BOTS, PLAYING, Person, Table

Decide = Callable[[Table, Person, Any, int], Outcome]

DECIDES: dict[type[Any], Decide] = {
    c.Sit: gathering.sit, c.Stand: gathering.stand, c.Ready: gathering.ready, c.SeatBot: gathering.seat_bot,
    c.Swap: gathering.swap, c.Kick: gathering.kick, c.Change: gathering.change, c.Rematch: gathering.rematch,
    c.Answer: answering.answer, c.Play: answering.play, c.Preview: answering.preview, c.Seal: answering.seal,
    c.Now: answering.now, c.Hold: answering.hold, c.Prefer: answering.prefer, c.Why: answering.why,
    c.Hint: answering.hint,
    c.Forfeit: leaving.forfeit, c.Away: leaving.away, c.Pause: judging.pause, c.Judge: judging.judge,
    c.Say: talking.say, c.Phrase: talking.phrase,
}  # fmt: skip


def decide(table: Table, who: Person, command: c.Command, at: int, entropy: bytes | None = None) -> Outcome:
    """What a command comes to; `entropy` are the 256 bits of the deal, which `start` needs."""
    if isinstance(command, c.BotAnswer):
        if who is not BOTS:
            raise Refused("bots only")
        return answering.bot_answer(table, command)
    if isinstance(command, c.Start):
        return gathering.start(table, who, at, entropy)
    outcome = DECIDES[type(command)](table, who, command, at)
    if type(command) in COMES_BACK and table.phase == PLAYING:
        return leaving.with_return(table, who, at, outcome)
    return outcome


COMES_BACK = (c.Answer, c.Play)  # who plays for all to see is back; what nobody sees brings nobody back
