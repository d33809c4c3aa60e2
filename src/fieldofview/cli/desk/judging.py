"""Penalties, appeals, disqualifications and suspensions."""

from __future__ import annotations

import re

from fieldofview.desk import commands as c
from fieldofview.desk.infractions import AUTOMATIC, INFRACTIONS, Level
from fieldofview.desk.matches import next_game, running, settled
from fieldofview.desk.penalties import note as notes_of
from fieldofview.desk.penalties import untold

from .counter import Counter
from .takes import arg, takes
from .values import day
from .words import BadRequest, word

NAME = arg("name", metavar="NAME", help="who")
DQ_CODE = arg("code", metavar="CODE", help="what, such as 77.1 (`fov desk penalty --list`)")
WHERE = (
    arg("--round", type=int, metavar="N", help="in which round (the running one if not said)"),
    arg("--game", type=int, metavar="N", help="in which game (the running one if not said)"),
    arg("--between", action="store_true", help="between games: it counts in the next one"),
    arg("--note", default="", metavar="TEXT", help="a note for the record"),
)


def _where(at: Counter, person: str, round: int | None, game: int | None, *, between: bool) -> tuple[int, int]:
    """The round and game that a penalty falls in; round 0 between games."""
    last = at.t.last_round
    if between or (round is None and (last is None or last.closed)):
        return 0, 1
    number = at.round_number(round)
    table = at.t.table_of(number, person)
    if table is None:
        return number, game or 1
    current = running(table)
    if current is not None:
        return number, game or current.ref.game
    found, coming = at.round(number), next_game(table)
    begins = not found.closed and not settled(at.t, found, table) and game in (None, coming)
    if begins or (game is None and round is None):
        return 0, 1  # no game has begun, and a penalty does not begin one: it counts in the next (TD.12)
    return number, game or max(table.games, default=coming)


@takes(
    arg("name", nargs="?", metavar="NAME", help="who"),
    arg("code", nargs="?", metavar="CODE", help="what, such as 75.1"),
    *WHERE,
    arg("--untold", action="store_true", help="the player does not know yet"),
    arg("--draft", action="store_true", help="a score keeper's note for a judge"),
    arg("--list", action="store_true", help="show the infractions"),
)
def penalty(
    at: Counter,
    name: str | None,
    code: str | None,
    round: int | None,
    game: int | None,
    between: bool,
    note: str,
    untold: bool,
    draft: bool,
    list: bool,
) -> None:
    """Give a caution or a warning. A warning costs 50 points in its game; the third caution in a game and the sixth in
    the event become warnings by themselves, lateness too."""
    if list or name is None or code is None:
        _list(at)
        return
    person = at.find(name)
    if draft:
        at.put(c.DraftPenalty(person, code))
        return
    number, which = _where(at, person, round, game, between=between)
    at.put(c.IssuePenalty(person, code, number, which, note, not untold))
    given = at.t.penalties[-1]
    at.give("penalty", given.id)
    at.tell("penalties_now", name=at.name(person), notes=notes_of(at.t, person), id=given.id)
    _tell_untold(at, person)


def _list(at: Counter) -> None:
    rows = []
    for known in INFRACTIONS.values():
        title = known.title if at.language == "en" else known.titel
        automatic = word("by_itself", at.language) if known.code in AUTOMATIC else ""
        rows.append([known.code, str(known.level), title, list(known.about), automatic])
    at.rows("infractions", ["code", "level", "what", "rulings", "given"], rows)


def _tell_untold(at: Counter, person: str) -> None:
    if untold(at.t, person):
        at.tell("tell_player", name=at.name(person))


@takes(NAME)
def told(at: Counter, name: str) -> None:
    """A player was told of every penalty so far."""
    at.put(c.TellPlayer(at.find(name)))


@takes(
    arg("about", metavar="ABOUT", help="a penalty or ruling (P3, R1), or the player's name with a code"),
    arg("code", nargs="?", metavar="CODE", help="the penalty's code"),
    arg("--upheld", action="store_true", help="the head judge lets it stand"),
    arg("--overturned", action="store_true", help="the head judge takes it away"),
    arg("--round", type=int, default=0, metavar="N", help="the penalty of this round"),
    arg("--game", type=int, default=0, metavar="N", help="and of this game"),
)
def appeal(at: Counter, about: str, code: str | None, upheld: bool, overturned: bool, round: int, game: int) -> None:
    """An appeal: `appeal P3` makes one, `appeal P3 --upheld` or `--overturned` decides it, `appeal Ann 75.1
    --overturned` does both. The head or sole judge decides, finally and once."""
    if upheld and overturned:
        raise BadRequest("one_of_two", at.language)
    decided = upheld or overturned
    if code is not None:
        if not decided:
            raise BadRequest("upheld_or_overturned", at.language)
        person = at.find(about)
        at.put(c.AppealPenalty(person, code, overturned, round, game, at.reason or ""))
        at.tell("penalties_are", name=at.name(person), notes=notes_of(at.t, person) or "–")
    elif decided:
        at.put(c.DecideAppeal(about.upper(), overturned, at.reason or ""))
    else:
        at.put(c.MakeAppeal(_which(at, about)))


def _which(at: Counter, about: str) -> str:
    """The penalty or ruling that an appeal is about; of a player, the only one there is."""
    if re.fullmatch(r"[PpRr]\d+", about):
        return about.upper()
    person = at.find(about)
    calls = {call.id for call in at.t.calls if call.person == person}
    found = [(p.id, p.code) for p in at.t.penalties if p.person == person and not p.revoked]
    found += [(r.id, r.call) for r in at.t.rulings if r.call in calls]
    if not found:
        raise BadRequest("no_penalty_of", at.language, name=at.name(person))
    if len(found) > 1:
        raise BadRequest("which_penalty", at.language, found=", ".join(f"{id} ({what})" for id, what in found))
    return found[0][0]


@takes(NAME, DQ_CODE, arg("--confirmed-by", metavar="NAME", help="the head judge who confirms it"), *WHERE)
def dq(
    at: Counter,
    name: str,
    code: str,
    confirmed_by: str | None,
    round: int | None,
    game: int | None,
    between: bool,
    note: str,
) -> None:
    """Disqualify a player: the head or sole judge confirms it, a report has to follow (`fov desk dq-report`), and a
    suspension is proposed."""
    person = at.find(name)
    known = INFRACTIONS.get(code)
    confirmed = at.find(confirmed_by) if confirmed_by else at.by
    number, which = _where(at, person, round, game, between=between)
    command = c.Disqualify(person, code, confirmed, number, which, note)
    at.event.desk.decide(command, at.by)
    title = (known.title if at.language == "en" else known.titel) if known else code
    if known is None or known.level is Level.DISQUALIFICATION:
        at.sure("disqualify", name=at.name(person), what=title)
    at.put(command)
    at.tell("report_needed", name=at.name(person))


@takes(NAME, arg("statement", metavar="TEXT", help="what happened, in the head judge's words"))
def dq_report(at: Counter, name: str, statement: str) -> None:
    """The head judge's report on a disqualification. Its words lie beside the log, as all that is typed, so that they
    can be erased."""
    person = at.find(name)
    at.put(c.FileDqReport(person, statement))


@takes(
    NAME,
    arg("--since", required=True, metavar="DAY", help="from when"),
    arg("--until", required=True, metavar="DAY", help="until when, at least two years"),
    arg("--decided-by", required=True, metavar="NAME", help="who decided it"),
)
def suspend(at: Counter, name: str, since: str, until: str, decided_by: str) -> None:
    """Note a suspension that was decided: sanctioned events do not take the player meanwhile."""
    start, end = day(since, at.language), day(until, at.language)
    at.put(c.RecordSuspension(at.find(name), start, end, decided_by))
