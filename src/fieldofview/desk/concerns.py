"""Whom an event concerns, and whose matters a command looks at: undoing decides anew only what can come out otherwise.

A match is known by the people at its table: whatever happens there concerns all of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields

from fieldofview.desk import commands as c
from fieldofview.desk import events as e
from fieldofview.desk.formats.settings import FormatSettings
from fieldofview.desk.model import Settings, Tournament
from fieldofview.desk.settings import with_changes

People = set[str]

# What rounds are made and closed by, but no match looks at.
_OF_ROUNDS = (e.CheckedIn, e.CheckedOut, e.LeaderboardSnapshotImported, e.DeckRegistered, e.RoundVerified)
# What neither rounds nor matches look at.
_NOBODYS = (
    *(e.PersonalFieldsErased, e.SeparationSet, e.DispensationRecorded, e.EnigmaChosen, e.RoundDrawn, e.RoundEdited),
    *(e.LimitSet, e.TableTimeAdded, e.MatchReferenceSet, e.JudgeCalled, e.CallClaimed, e.RulingGiven),
    *(e.PenaltyDrafted, e.DqReportFiled, e.AgreedDrawRuled, e.SuspensionProposed, e.SuspensionRecorded),
    *(e.ClockStarted, e.ClockPaused, e.TableClockStopped, e.TableClockResumed, e.NoteAdded, e.Reverted, e.PackageBuilt),
)
_FAR = {  # settings that neither rounds nor matches look at
    *("title", "tier", "date", "location", "organiser_name", "organiser_contact", "backups", "auto_call_time"),
    *("capacity", "limit", "drop_policy", "tie_breaks"),
}
_OF_ROUNDS_ONLY = {"rounds", "pools", "final_limit", "grouping", "scoring", "odd_tables", "lives"}  # of a format
# These stand among the people: lots name the dealer of a later game, the number of entries may say which round is last,
# the format says how a match goes on after its first game, an option which cautions make a warning.
LOTS, FIELD, ROUNDS, FORMAT, CAUTIONS = "the lots", "the field", "the rounds", "the format", "the cautions"
_OF_LATER_GAMES = (LOTS, FORMAT)
_CAUTIONS = 6  # fewer of them in an event make no warning


def concerned(t: Tournament, event: e.Event) -> People | None:
    """The people whose matters an event changes; None: it may be anybody."""
    if isinstance(event, _NOBODYS):
        return set()
    if isinstance(event, _OF_ROUNDS):
        return {ROUNDS}
    match event:
        case e.ResultReported():
            return None if _retires(t, event) else {*event.seats, *_seats(t, event.round, event.table)}
        case (
            e.SeatsSwapped()
            | e.GameStarted()
            | e.TimeCalled()
            | e.OvertimeTurnsTaken()
            | e.ResultConfirmed()
            | e.ResultDisputed()
        ):
            return set(_seats(t, event.round, event.table)) or None
        case e.PresenceMarked(late=late):
            return set(late)
        case e.PenaltyIssued(person=person) | e.Disqualified(person=person) | e.PlayerTold(person=person):
            return {person}
        case e.AppealMade(about=about) | e.AppealDecided(about=about):
            if any(ruling.id == about for ruling in t.rulings):
                return set()
            return {penalty.person for penalty in t.penalties if penalty.id == about} or None
        case e.Dropped(entry=entry) | e.Reinstated(entry=entry):
            return set(t.entries[entry].members) if entry in t.entries else None
        case e.RoleGranted(person=person, role=role) | e.RoleRevoked(person=person, role=role):
            return {person, t.staff.head or person} if role == "head" else {person}
        case e.LotsDrawn():
            return {LOTS}
        case e.ConfigChanged(changes=changes):
            return _by_settings(t, with_changes(t.settings, changes))
        case e.EntryRegistered(entry=entry, members=members) | e.EntryWaitlisted(entry=entry, members=members):
            return {entry, *members, LOTS, FIELD}
    return None


def _retires(t: Tournament, event: e.ResultReported) -> bool:
    """Whether a deck that may lie on other tables too is retired by the end of this game (VT.7)."""
    there = t.on_table.get((event.round, event.table), ())
    return any(t.decks[label].state == "retire-after-game" for label in there)


def _by_settings(t: Tournament, then: Settings) -> People | None:
    """Who is concerned when the settings become these."""
    now = t.settings
    found: People = set()
    for name in _differing(now, then):
        if name == "recipe":
            found.add(ROUNDS)
        elif name == "options":
            if then.options.one_warning_per_caution != now.options.one_warning_per_caution:
                found |= {CAUTIONS, *(person for person, those in t.penalties_of.items() if len(those) >= _CAUTIONS)}
        elif name == "format" and then.format.kind == now.format.kind:
            found |= {ROUNDS} if _differing(now.format, then.format) <= _OF_ROUNDS_ONLY else {ROUNDS, FORMAT}
        elif name not in _FAR:
            return None
    return found


def _differing(a: Settings | FormatSettings, b: Settings | FormatSettings) -> set[str]:
    return {field.name for field in fields(a) if getattr(a, field.name) != getattr(b, field.name)}


def all_concerned(t: Tournament, events: Iterable[e.Event]) -> People | None:
    """The same for many events."""
    found: People = set()
    for event in events:
        people = concerned(t, event)
        if people is None:
            return None
        found |= people
    return found


def spread(t: Tournament, events: Iterable[e.Event], people: People) -> People | None:
    """Whom it concerns too when events are folded that write what they find elsewhere: the tracker, decks to retire.

    While it is open which cautions make a warning, it concerns everybody who has enough of them.
    """
    for event in events:
        retiring = isinstance(event, e.DeckReportedBad) or (isinstance(event, e.ResultReported) and _retires(t, event))
        if retiring and people:
            return None
        if isinstance(event, e.PenaltyIssued) and CAUTIONS in people:
            people |= {event.person} if len(t.penalties_of.get(event.person, ())) + 1 >= _CAUTIONS else set()
        if isinstance(event, e.TimeCalled):
            seats = _seats(t, event.round, event.table)
            people |= set() if people.isdisjoint(seats) else set(seats)
    return people


def is_untouched(t: Tournament, command: c.Command, by: str, people: People) -> bool:
    """Whether a command comes out the same although the matters of these people are otherwise."""
    if isinstance(command, c.PublishRound | c.CloseRound):  # they look at everybody
        return not people
    seen = looks_at(t, command, by)
    return seen is not None and people.isdisjoint(seen)


def looks_at(t: Tournament, command: c.Command, by: str) -> Iterable[str] | None:
    """The people whose matters alone decide a command; None: it looks further. Only what a large log is full of."""
    match command:
        case c.ReportGame() if type(command) is c.ReportGame:
            later = _OF_LATER_GAMES if command.game > 1 or command.play_off else ()
            return (by, *later, _field(t), *command.seats, *_seats(t, command.round, command.table))
        case c.StartGame():
            table = t.table(command.round, command.table)
            later = _OF_LATER_GAMES if table and (table.games or table.play_off_only) else ()
            return (by, *later, _field(t), *(table.seats if table else ()))
        case c.ConfirmResult():
            return (by, *_seats(t, command.round, command.table))
        case c.MarkPresent() if not any(command.late.values()):  # whoever is late gets a numbered penalty
            return (by, *command.late)
    return None


def _field(t: Tournament) -> str:
    return "" if t.settings.format.rounds else FIELD


def _seats(t: Tournament, round: int, table: int) -> tuple[str, ...]:
    found = t.table(round, table)
    return found.seats if found else ()
