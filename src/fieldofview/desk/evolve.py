"""The fold: what each event changes. Events were decided before; nothing is refused here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fieldofview.desk import events as e
from fieldofview.desk.clocks import Clock
from fieldofview.desk.deciding.people import staff_from
from fieldofview.desk.infractions import Level, infraction
from fieldofview.desk.matches import no_show, running
from fieldofview.desk.model import (
    Appeal,
    Call,
    Deck,
    Entry,
    Game,
    GameRef,
    Penalty,
    Result,
    Round,
    Ruling,
    Suspension,
    Table,
    Tournament,
)
from fieldofview.desk.overtime import Overtime
from fieldofview.desk.settings import settings_from, with_changes

Folder = Callable[[Tournament, Any, int], None]
FOLDERS: dict[type[e.Event], Folder] = {}


def folds(*kinds: type[e.Event]) -> Callable[[Folder], Folder]:
    def register(folder: Folder) -> Folder:
        for kind in kinds:
            FOLDERS[kind] = folder
        return folder

    return register


def evolve(t: Tournament, event: e.Event, n: int) -> None:
    """Change the state by one event, which stands in entry n of the log."""
    folder = FOLDERS.get(type(event))
    if folder is not None:
        folder(t, event, n)
    t.n = n


def begin(event: e.EventCreated) -> Tournament:
    """The state that the first event makes."""
    return Tournament(settings_from(event.settings))


@folds(e.ConfigChanged)
def _(t: Tournament, x: e.ConfigChanged, n: int) -> None:
    t.settings = with_changes(t.settings, x.changes)


@folds(e.EntryRegistered)
def _(t: Tournament, x: e.EntryRegistered, n: int) -> None:
    t.entries[x.entry] = Entry(x.entry, _next_order(t), x.members, x.first_round)
    if x.entry not in t.lots:
        t.lots.append(x.entry)


def _next_order(t: Tournament) -> int:
    return t.entries[next(reversed(t.entries))].order + 1 if t.entries else 1  # they stand in order


@folds(e.EntryWaitlisted)
def _(t: Tournament, x: e.EntryWaitlisted, n: int) -> None:
    t.waiting[x.entry] = x.members


@folds(e.EntryPromoted)
def _(t: Tournament, x: e.EntryPromoted, n: int) -> None:
    t.entries[x.entry] = Entry(x.entry, _next_order(t), t.waiting.pop(x.entry), x.first_round)
    t.lots.append(x.entry)


@folds(e.CheckedIn)
def _(t: Tournament, x: e.CheckedIn, n: int) -> None:
    for entry in x.entries:
        t.entries[entry].checked_in = True


@folds(e.CheckedOut)
def _(t: Tournament, x: e.CheckedOut, n: int) -> None:
    for entry in x.entries:
        t.entries[entry].checked_in = False


@folds(e.EntryWithdrawn)
def _(t: Tournament, x: e.EntryWithdrawn, n: int) -> None:
    del t.entries[x.entry]
    t.lots = [unit for unit in t.lots if unit != x.entry]


@folds(e.RoleGranted)
def _(t: Tournament, x: e.RoleGranted, n: int) -> None:
    staff = t.staff
    if x.role in ("judge", "head"):
        if t.started and len(staff.judges) == 1 and not staff.head:
            staff.head = staff.judges[0]  # the sole judge stays the head when others come (VT.59)
        if x.person not in staff.judges:
            staff.judges.append(x.person)
        if x.role == "head":
            staff.head = x.person
    else:
        holders = staff.score_keepers if x.role == "score_keeper" else staff.verifiers
        if x.person not in holders:
            holders.append(x.person)


@folds(e.RoleRevoked)
def _(t: Tournament, x: e.RoleRevoked, n: int) -> None:
    staff = t.staff
    if x.role in ("judge", "head") and staff.head == x.person:
        staff.head = ""
    for role, holders in (
        ("judge", staff.judges),
        ("score_keeper", staff.score_keepers),
        ("verifier", staff.verifiers),
    ):
        if x.role == role and x.person in holders:
            holders.remove(x.person)


@folds(e.SeparationSet)
def _(t: Tournament, x: e.SeparationSet, n: int) -> None:
    t.separated.append(x.pair)


@folds(e.LeaderboardSnapshotImported)
def _(t: Tournament, x: e.LeaderboardSnapshotImported, n: int) -> None:
    t.leaderboard = list(x.order)


@folds(e.LotsDrawn)
def _(t: Tournament, x: e.LotsDrawn, n: int) -> None:
    drawn = list(x.order)
    t.lots = drawn + [unit for unit in t.lots if unit not in drawn]


@folds(e.EventStarted)
def _(t: Tournament, x: e.EventStarted, n: int) -> None:
    if x.staff is not None:
        t.staff = staff_from(x.staff)
    t.started = True


@folds(e.EventFinished)
def _(t: Tournament, x: e.EventFinished, n: int) -> None:
    t.finished = True


@folds(e.ResultsSubmitted)
def _(t: Tournament, x: e.ResultsSubmitted, n: int) -> None:
    t.submitted, t.sanction = True, "submitted"


@folds(e.Ratified)
def _(t: Tournament, x: e.Ratified, n: int) -> None:
    t.sanction = "ratified" if x.accepted else "rejected"
    t.official_points = dict(x.points)


@folds(e.DispensationRecorded)
def _(t: Tournament, x: e.DispensationRecorded, n: int) -> None:
    t.dispensations.append((x.granted_by, x.reference, x.covers, x.date))


@folds(e.RecipeSet)
def _(t: Tournament, x: e.RecipeSet, n: int) -> None:
    t.recipes[x.round, x.table] = dict(x.recipe)


@folds(e.DeckRegistered)
def _(t: Tournament, x: e.DeckRegistered, n: int) -> None:
    t.decks[x.deck] = Deck(x.deck, x.set)


@folds(e.DeckChecked)
def _(t: Tournament, x: e.DeckChecked, n: int) -> None:
    deck = t.decks[x.deck]
    deck.checked = x.ok
    if x.ok:
        deck.state = "ready"


@folds(e.DeckReportedBad)
def _(t: Tournament, x: e.DeckReportedBad, n: int) -> None:
    deck = t.decks[x.deck]
    deck.checked, deck.state = False, "retired"
    t.incidents.append(f"bad-deck {x.deck}")
    if t.table(x.round, x.table) is not None:
        there = t.on_table.setdefault((x.round, x.table), [])
        if x.deck not in there:
            there.append(x.deck)
    for where, labels in t.on_table.items():
        table = t.table(*where)
        if x.deck not in labels or table is None or t.rounds[where[0] - 1].closed:
            continue
        if running(table) is None:
            t.without_deck.add(where)
        else:
            deck.state = "retire-after-game"


@folds(e.DeckReplaced)
def _(t: Tournament, x: e.DeckReplaced, n: int) -> None:
    where = (x.round, x.table)
    t.on_table[where] = [label for label in t.on_table.get(where, []) if t.decks[label].state == "ready"] + [x.deck]
    t.without_deck.discard(where)


@folds(e.EnigmaChosen)
def _(t: Tournament, x: e.EnigmaChosen, n: int) -> None:
    round = t.round(x.round)
    assert round is not None
    round.enigmas[x.person, x.game] = x.card


@folds(e.RoundDrawn)
def _(t: Tournament, x: e.RoundDrawn, n: int) -> None:
    t.drafts[x.round] = x.tables


@folds(e.RoundEdited)
def _(t: Tournament, x: e.RoundEdited, n: int) -> None:
    t.drafts[x.round] = x.tables


@folds(e.RoundPublished)
def _(t: Tournament, x: e.RoundPublished, n: int) -> None:
    why = [*x.why, *({} for _ in x.tables)]
    tables = {i: Table(i, seats, why[i - 1]) for i, seats in enumerate(x.tables, 1)}
    t.rounds.append(Round(x.round, x.stage, tables, x.byes, published=n))
    t.drafts.pop(x.round, None)


@folds(e.RoundUnpublished)
def _(t: Tournament, x: e.RoundUnpublished, n: int) -> None:
    t.rounds.pop()


@folds(e.PlayOffSeated)
def _(t: Tournament, x: e.PlayOffSeated, n: int) -> None:
    round = t.round(x.round)
    assert round is not None
    round.tables[x.table] = Table(x.table, x.seats, play_off_only=True)


@folds(e.RoundClosed)
def _(t: Tournament, x: e.RoundClosed, n: int) -> None:
    t.rounds[x.round - 1].closed = n


@folds(e.RoundReopened)
def _(t: Tournament, x: e.RoundReopened, n: int) -> None:
    t.rounds[x.round - 1].closed = 0


@folds(e.RoundVerified)
def _(t: Tournament, x: e.RoundVerified, n: int) -> None:
    round = t.rounds[x.round - 1]
    round.verified, round.verified_by = n, x.by


@folds(e.ByeGiven)
def _(t: Tournament, x: e.ByeGiven, n: int) -> None:
    byes = t.rounds[x.round - 1].byes
    if x.entry not in byes:
        byes.append(x.entry)


@folds(e.LimitSet)
def _(t: Tournament, x: e.LimitSet, n: int) -> None:
    t.limits[x.round] = (x.limit, x.stipulated)


@folds(e.TableTimeAdded)
def _(t: Tournament, x: e.TableTimeAdded, n: int) -> None:
    t.extra[x.round, x.table] = t.extra.get((x.round, x.table), 0) + x.seconds


@folds(e.MatchReferenceSet)
def _(t: Tournament, x: e.MatchReferenceSet, n: int) -> None:
    t.rounds[x.round - 1].tables[x.table].reference = x.at


@folds(e.PresenceMarked)
def _(t: Tournament, x: e.PresenceMarked, n: int) -> None:
    t.rounds[x.round - 1].late.update(x.late)


@folds(e.SeatsSwapped)
def _(t: Tournament, x: e.SeatsSwapped, n: int) -> None:
    table = t.rounds[x.round - 1].tables[x.table]
    a, b = x.pair
    table.seats = tuple(b if seat == a else a if seat == b else seat for seat in table.seats)


@folds(e.GameStarted)
def _(t: Tournament, x: e.GameStarted, n: int) -> None:
    ref = GameRef(x.round, x.table, x.game)
    recipe = recipe_of(t, x.round, x.table)
    t.rounds[x.round - 1].tables[x.table].games[x.game] = Game(ref, x.play_off, n, x.dealer, recipe)


def recipe_of(t: Tournament, round: int, table: int) -> dict[str, int]:
    """The recipe that holds for a table: its own, that of the round, or that of the event."""
    for key in ((round, table), (round, 0), (0, 0)):
        if key in t.recipes:
            return t.recipes[key]
    return t.settings.recipe


@folds(e.TimeCalled)
def _(t: Tournament, x: e.TimeCalled, n: int) -> None:
    round = t.rounds[x.round - 1]
    table = round.tables[x.table]
    game = table.games[x.game]
    out = {p.person for p in t.penalties if p.level is Level.DISQUALIFICATION and not p.revoked}
    gone = [
        s
        for s in table.seats
        if s in out or (s in round.late and no_show(round, s)) or t.has_dropped(t.unit(s), x.round)
    ]
    seats = [seat for seat in table.seats if seat not in gone]
    side = {seat: t.unit(seat) for seat in table.seats} if t.teams else {}
    game.time_called = True
    game.overtime = Overtime.called(seats, x.active, side)


@folds(e.OvertimeTurnsTaken)
def _(t: Tournament, x: e.OvertimeTurnsTaken, n: int) -> None:
    tracker = t.rounds[x.round - 1].tables[x.table].games[x.game].overtime
    assert tracker is not None
    tracker.take(x.turns, x.totals, empty=x.empty)


@folds(e.ResultReported, e.ResultCorrected)
def _(t: Tournament, x: e.ResultReported, n: int) -> None:
    table = t.rounds[x.round - 1].tables[x.table]
    ref = GameRef(x.round, x.table, x.game)
    game = table.games.setdefault(x.game, Game(ref, x.play_off, n, recipe=recipe_of(t, x.round, x.table)))
    corrected = isinstance(x, e.ResultCorrected)
    game.result = Result(
        x.seats, dict(x.field), x.end, x.winners, dict(x.left), dict(x.points), dict(x.tokens), x.dealer, x.first,
        x.played, x.by, corrected, n,
    )  # fmt: skip
    game.dealer = x.dealer
    if corrected:
        t.incidents.append(f"correction {x.round}.{x.table}.{x.game}")
    for label in t.on_table.get((x.round, x.table), []):
        if t.decks[label].state == "retire-after-game":
            t.decks[label].state = "retired"
            t.without_deck.add((x.round, x.table))


@folds(e.ResultConfirmed)
def _(t: Tournament, x: e.ResultConfirmed, n: int) -> None:
    result = t.rounds[x.round - 1].tables[x.table].games[x.game].result
    assert result is not None
    result.confirmed = True


@folds(e.ResultDisputed)
def _(t: Tournament, x: e.ResultDisputed, n: int) -> None:
    t.rounds[x.round - 1].tables[x.table].games[x.game].result = None


@folds(e.Dropped)
def _(t: Tournament, x: e.Dropped, n: int) -> None:
    t.entries[x.entry].dropped_after, t.entries[x.entry].agreed = x.after_round, x.agreed


@folds(e.Reinstated)
def _(t: Tournament, x: e.Reinstated, n: int) -> None:
    t.entries[x.entry].dropped_after, t.entries[x.entry].agreed = None, False


@folds(e.JudgeCalled)
def _(t: Tournament, x: e.JudgeCalled, n: int) -> None:
    t.calls.append(Call(x.call, x.person, x.round, x.table, ""))


@folds(e.CallClaimed)
def _(t: Tournament, x: e.CallClaimed, n: int) -> None:
    next(call for call in t.calls if call.id == x.call).claimed = x.by


@folds(e.RulingGiven)
def _(t: Tournament, x: e.RulingGiven, n: int) -> None:
    next(call for call in t.calls if call.id == x.call).answered = x.by
    if x.ruling:
        t.rulings.append(Ruling(x.ruling, x.call, x.by, x.cites, x.final))


@folds(e.PenaltyDrafted)
def _(t: Tournament, x: e.PenaltyDrafted, n: int) -> None:
    t.drafted[x.draft] = (x.person, x.code, x.by)


@folds(e.PenaltyIssued)
def _(t: Tournament, x: e.PenaltyIssued, n: int) -> None:
    found = infraction(x.code, t.settings.edition)
    assert found is not None
    ref = GameRef(*x.game) if x.game else None
    _note_penalty(t, Penalty(x.penalty, x.person, x.code, found.level, ref, x.by, n, x.told, note=x.note))


def _note_penalty(t: Tournament, penalty: Penalty) -> None:
    t.penalties.append(penalty)
    t.penalties_of.setdefault(penalty.person, []).append(penalty)


@folds(e.PlayerTold)
def _(t: Tournament, x: e.PlayerTold, n: int) -> None:
    t.told |= set(x.penalties)
    for penalty in t.penalties:
        if penalty.id in x.penalties:
            penalty.told = True


@folds(e.AppealMade)
def _(t: Tournament, x: e.AppealMade, n: int) -> None:
    t.appeals.append(Appeal(x.about, x.by))
    for penalty in (p for p in t.penalties if p.id == x.about):
        penalty.appealed = True
    for ruling in (r for r in t.rulings if r.id == x.about):
        ruling.appealed = True


@folds(e.AppealDecided)
def _(t: Tournament, x: e.AppealDecided, n: int) -> None:
    for appeal in t.appeals:
        if appeal.about == x.about:
            appeal.decided = "overturned" if x.overturned else "upheld"
    if x.overturned:
        for penalty in (p for p in t.penalties if p.id == x.about):
            penalty.revoked = True
        for ruling in (r for r in t.rulings if r.id == x.about):
            ruling.overturned = True


@folds(e.Disqualified)
def _(t: Tournament, x: e.Disqualified, n: int) -> None:
    ref = GameRef(*x.game) if x.game else None
    level = Level.DISQUALIFICATION
    penalty = Penalty(x.penalty, x.person, x.code, level, ref, x.by, n, True, confirmed_by=x.confirmed_by, note=x.note)
    _note_penalty(t, penalty)


@folds(e.ClockStarted)
def _(t: Tournament, x: e.ClockStarted, n: int) -> None:
    t.rounds[x.round - 1].clock.start(x.at)


@folds(e.ClockPaused)
def _(t: Tournament, x: e.ClockPaused, n: int) -> None:
    t.rounds[x.round - 1].clock.pause(x.at)


@folds(e.TableClockStopped)
def _(t: Tournament, x: e.TableClockStopped, n: int) -> None:
    t.rounds[x.round - 1].stopped.setdefault(x.table, Clock()).start(x.at)


@folds(e.TableClockResumed)
def _(t: Tournament, x: e.TableClockResumed, n: int) -> None:
    t.rounds[x.round - 1].stopped.setdefault(x.table, Clock()).pause(x.at)


@folds(e.DqReportFiled)
def _(t: Tournament, x: e.DqReportFiled, n: int) -> None:
    t.reports.append(x.person)
    t.incidents.append(f"dq-report {x.person}")


@folds(e.SuspensionProposed)
def _(t: Tournament, x: e.SuspensionProposed, n: int) -> None:
    t.proposed.append(x.person)
    t.incidents.append(f"suspension-proposed {x.person}")


@folds(e.SuspensionRecorded)
def _(t: Tournament, x: e.SuspensionRecorded, n: int) -> None:
    t.suspensions.append(Suspension(x.person, x.since, x.until, x.by))
