"""What follows from a command: its events and warnings, or a refusal. Nothing changes here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from fieldofview.desk import commands as c
from fieldofview.desk.deciding import decks, finishing, judging, people, results, rounds
from fieldofview.desk.deciding.case import Case
from fieldofview.desk.events import Event
from fieldofview.desk.model import Tournament
from fieldofview.desk.problems import Problem

Decider = Callable[[Case, Any], Iterator[Event]]

DECIDERS: dict[type[c.Command], Decider] = {
    c.CreateEvent: people.create,
    c.ConfigureEvent: people.configure,
    c.Register: people.register,
    c.Promote: people.promote,
    c.CheckIn: people.check_in,
    c.CheckOut: people.check_out,
    c.Withdraw: people.withdraw,
    c.ErasePersonalFields: people.erase,
    c.GrantRole: people.grant,
    c.RevokeRole: people.revoke,
    c.SeparatePlayers: people.separate,
    c.ImportLeaderboard: people.leaderboard,
    c.DrawLots: people.lots,
    c.StartEvent: people.start,
    c.SetDeckRecipe: decks.recipe,
    c.RegisterDeck: decks.register,
    c.RecordDeckCheck: decks.check,
    c.ReportBadDeck: decks.bad,
    c.UseDeck: decks.use,
    c.ChooseEnigma: decks.enigma,
    c.DrawRound: rounds.draw,
    c.EditRound: rounds.edit,
    c.PublishRound: rounds.publish,
    c.SeatPlayOff: rounds.seat_play_off,
    c.UnpublishRound: rounds.unpublish,
    c.GiveBye: rounds.bye,
    c.SwapSeats: rounds.swap,
    c.SetLimit: rounds.set_limit,
    c.ExtendTable: rounds.extend,
    c.SetMatchReference: rounds.reference,
    c.MarkPresent: rounds.present,
    c.StartGame: rounds.start_game,
    c.CallTime: rounds.call_time,
    c.TakeOvertimeTurns: rounds.overtime,
    c.VerifyRound: rounds.verify,
    c.CloseRound: rounds.close,
    c.ReopenRound: rounds.reopen,
    c.ReportGame: results.report,
    c.CorrectResult: results.correct,
    c.ConfirmResult: results.confirm,
    c.DisputeResult: results.dispute,
    c.Drop: results.drop,
    c.UndoDrop: results.undrop,
    c.RuleAgreedDraw: results.agreed_draw,
    c.CallJudge: judging.call,
    c.ClaimCall: judging.claim,
    c.AnswerCall: judging.answer,
    c.IssuePenalty: judging.penalty,
    c.DraftPenalty: judging.draft,
    c.GiveRuling: judging.give_ruling,
    c.MakeAppeal: judging.make_appeal,
    c.DecideAppeal: judging.decide_appeal,
    c.TellPlayer: judging.tell,
    c.AppealPenalty: judging.appeal,
    c.Disqualify: judging.disqualify,
    c.FileDqReport: judging.dq_report,
    c.RecordSuspension: judging.suspend,
    c.StartClock: rounds.start_clock,
    c.PauseClock: rounds.pause_clock,
    c.StopTableClock: rounds.stop_table,
    c.ResumeTableClock: rounds.resume_table,
    c.FinishEvent: finishing.finish,
    c.RecordPackage: finishing.package,
    c.SubmitResults: finishing.submit,
    c.RecordRatification: finishing.ratify,
    c.RecordDispensation: finishing.dispensation,
    c.AddNote: finishing.note,
}


@dataclass(frozen=True, slots=True)
class Decided:
    """What a command brings."""

    events: tuple[Event, ...]
    warnings: tuple[Problem, ...]


def decide(t: Tournament, command: c.Command, by: str) -> Decided:
    """The events of a command, with everything it warns about; DeskRefusal names all that is wrong."""
    case = Case(t, by)
    events = tuple(DECIDERS[type(command)](case, command))
    case.settle()
    return Decided(events, tuple(case.warnings))
