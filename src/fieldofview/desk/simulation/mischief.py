"""Everything that happens beside the games: people, decks, judges, undoing, and commands that are plainly wrong."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any

from fieldofview.desk import commands as c
from fieldofview.desk.infractions import INFRACTIONS
from fieldofview.desk.matches import next_game
from fieldofview.desk.model import ORGANISER, Game, Tournament
from fieldofview.desk.recipes import ENIGMAS
from fieldofview.desk.scoring import ENDS, LEFT
from fieldofview.desk.simulation.results import random_report

if TYPE_CHECKING:
    from fieldofview.desk.simulation.walk import Walk

CAUTIONS = ("75.1", "75.2", "75.3", "75.4", "75.5")
WARNINGS = ("76.1", "76.2", "76.6")
AT = "2026-01-01T10:{:02d}:00+00:00"

Mischief = Callable[["Walk"], object]


def anything(w: Walk) -> None:
    """Some thing or other."""
    w.rng.choices(list(ACTS), list(ACTS.values()))[0](w)


def _person(w: Walk) -> str:
    return w.rng.choice(w.t.players or ["p1"])


def _entry(w: Walk) -> str:
    return w.rng.choice(list(w.t.entries) or ["p1"])


def _where(w: Walk) -> tuple[int, int]:
    last = w.t.last_round
    if last is None or not last.tables:
        return 1, 1
    return last.number, w.rng.choice(list(last.tables))


def _games(t: Tournament) -> list[Game]:
    return [g for r in t.rounds for b in r.tables.values() for g in b.games.values() if g.result is not None]


# judging


def penalty(w: Walk) -> None:
    person = _person(w)
    code = w.rng.choice((*CAUTIONS, *CAUTIONS, *WARNINGS, "57", "33"))
    round = w.rng.choice((0, len(w.t.rounds), len(w.t.rounds)))
    table = w.t.table_of(round, person)
    game = w.rng.choice((1, next_game(table))) if table else 1
    for _ in range(w.rng.choice((1, 1, 1, 3, 6))):
        w.put(c.IssuePenalty(person, code, round, game, told=w.chance(0.8)), w.judge())


def disqualification(w: Walk) -> None:
    person = _person(w)
    round = w.rng.choice((0, len(w.t.rounds)))
    table = w.t.table_of(round, person)
    code = w.rng.choice(("77.1", "77.2", "77.3", "77.4"))
    game = next_game(table) if table else 1
    w.put(c.Disqualify(person, code, w.chief(), round, game), w.judge())


def appeal(w: Walk) -> None:
    given = [p for p in w.t.penalties if not p.revoked]
    if not given:
        return
    p = w.rng.choice(given)
    if w.chance(0.5):
        w.put(c.AppealPenalty(p.person, p.code, w.chance(0.6), p.game.round if p.game else 0), w.chief())
    elif w.put(c.MakeAppeal(p.id), p.person):
        w.put(c.DecideAppeal(p.id, w.chance(0.6)), w.chief(), must=True)


def telling(w: Walk) -> None:
    w.put(c.TellPlayer(_person(w)), w.judge())
    out = [p.person for p in w.t.penalties if p.level == "DQ"]
    if out:
        w.put(c.FileDqReport(w.rng.choice(out)), w.chief())
    w.put(c.DraftPenalty(_person(w), w.rng.choice(CAUTIONS)), w.keeper())


def call(w: Walk) -> None:
    person = _person(w)
    round, table = _where(w)
    w.put(c.CallJudge(person, round, table), person)
    for open in [one for one in w.t.calls if not one.answered]:
        if w.chance(0.3):
            w.put(c.ClaimCall(open.id), w.judge(), must=True)
        if w.chance(0.5):
            w.put(c.AnswerCall(open.person, open.round, open.table), w.judge(), must=True)
        elif w.chance(0.5):
            w.put(c.GiveRuling(open.id, ("VT.47",)), w.judge())
    if w.t.rulings and w.chance(0.5):
        w.put(c.MakeAppeal(w.rng.choice(w.t.rulings).id), person)


# people


def drop(w: Walk) -> None:
    entry = _entry(w)
    w.put(c.Drop(entry), w.rng.choice((ORGANISER, entry)))
    if w.chance(0.3):
        w.put(c.UndoDrop(entry))


def late_entrant(w: Walk) -> None:
    w.new_entry()
    if w.t.waiting and w.chance(0.5):
        w.put(c.Promote(w.rng.choice(list(w.t.waiting))))


def presence(w: Walk) -> None:
    entry = _entry(w)
    if w.put(c.CheckOut((entry,))) and w.chance(0.8):
        w.put(c.CheckIn((entry,)), must=True)
    last = w.t.last_round
    if last and not last.closed:
        w.put(c.MarkPresent(last.number, {_person(w): w.rng.choice((0, 60, 299, 300, 400, None))}))


def roles(w: Walk) -> None:
    person = w.rng.choice((_person(w), "j1", "j9", "k1", "v1"))
    role = w.rng.choice(("judge", "head", "score_keeper", "verifier"))
    command = w.rng.choice((c.GrantRole, c.RevokeRole))
    w.put(command(person, role))


def settings(w: Walk) -> None:
    changes: list[dict[str, object]] = [
        {"drop_policy": "ZERO_LAST"},
        {"tier": "world"},
        {"location": ""},
        {"location": "there"},
        {"sanctioned": True},
        {"options": {"split_wins": True}},
        {"tier": "moon"},
    ]
    w.put(c.ConfigureEvent(w.rng.choice(changes)))


def erasing(w: Walk) -> None:
    w.put(c.ErasePersonalFields(_person(w)), must=True)
    w.put(c.AddNote("event", "a note"), must=True)


def separation(w: Walk) -> None:
    pair = (_entry(w), _entry(w))
    w.put(c.SeparatePlayers(pair))


def suspension(w: Walk) -> None:
    until = w.rng.choice(("2027-01-01", "2029-01-01"))
    w.put(c.RecordSuspension(w.rng.choice((_person(w), "p99")), "2026-01-01", until, "the publisher"))


# decks, seats, time


def decks(w: Walk) -> None:
    round, table = _where(w)
    deck = w.rng.choice([*w.t.decks, f"deck {len(w.t.decks) + 1}"])
    w.put(c.RegisterDeck(deck, "viewpoint"))
    if w.chance(0.8):
        w.put(c.RecordDeckCheck(deck, w.chance(0.7)), w.judge())
    if w.chance(0.5):
        w.put(c.UseDeck(deck, round, table))
    if w.chance(0.3):
        w.put(c.ReportBadDeck(deck, round if w.t.rounds and w.chance(0.7) else 0, table), w.keeper())
    sets = {"A": {"viewpoint": 1, "reflections": 1}, "E": {"eye-vs-eye": 2}}[w.t.settings.edition]
    w.put(c.SetDeckRecipe(w.rng.choice((sets, {"viewpoint": 2}, {"eyelets": 3}, {})), *_where(w)))


def enigma(w: Walk) -> None:
    card = w.rng.choice((*ENIGMAS, "Lighthouse"))
    w.put(c.ChooseEnigma(_person(w), card, len(w.t.rounds), 1))


def swap(w: Walk) -> None:
    round, table = _where(w)
    found = w.t.table(round, table)
    if found and len(found.seats) > 1:
        a, b = w.rng.sample(found.seats, 2)
        w.put(c.SwapSeats(round, table, (a, b)))


def bye(w: Walk) -> None:
    w.put(c.GiveBye(_entry(w), len(w.t.rounds)))


def time(w: Walk) -> None:
    round, table = _where(w)
    w.put(c.ExtendTable(round, table, 60 * w.rng.choice((1, 5, 30)), "a spilled cup"), w.judge())
    w.put(c.SetLimit(round, w.rng.choice((None, 1800, 2700, 600)), w.chance(0.5)))
    w.put(c.SetMatchReference(round, table, 60), w.judge())


def clock(w: Walk) -> None:
    round, table = _where(w)
    for kind in (c.StartClock, c.PauseClock):
        w.put(kind(round, AT.format(w.rng.randint(0, 59))), w.keeper())
    for of_table in (c.StopTableClock, c.ResumeTableClock):
        w.put(of_table(round, table, AT.format(w.rng.randint(0, 59))), w.keeper())


# repair


def correction(w: Walk) -> None:
    found = _games(w.t)
    if not found:
        return
    game = w.rng.choice(found)
    assert game.result is not None
    r = game.result
    changed = random_report(
        w.rng, w.t, w.t.rounds[game.ref.round - 1], w.t.rounds[game.ref.round - 1].tables[game.ref.table]
    )
    same = set(changed.seats) == set(r.seats) and changed.left.keys() == r.left.keys()
    field, end, winners = (changed.field, changed.end, changed.winners) if same else (r.field, r.end, r.winners)
    command = c.CorrectResult(
        *(*game.ref, r.seats, dict(field), end, winners, dict(r.left)), dealer=r.dealer, play_off=game.play_off
    )
    w.put(replace(command, reason="typed wrong"), w.chief())


def undoing(w: Walk) -> None:
    n = len(w.at.desk.acts)
    target = n if w.chance(0.6) else w.rng.randint(1, n + 1)
    if w.put(c.Revert(target, "a mistake"), w.chief()) and w.chance(0.5):
        w.put(c.Revert(len(w.at.desk.acts), "it was none"), w.chief(), must=bool(w.t.staff.chief))


def reopening(w: Walk) -> None:
    number = len(w.t.rounds)
    w.put(w.rng.choice((c.UnpublishRound, c.ReopenRound))(number, "once more"), w.chief())
    if w.t.rounds and w.t.rounds[-1].closed:
        return


def too_early(w: Walk) -> None:
    """Close or verify a round that may not be over, by whoever is at hand."""
    last = w.t.last_round
    if last is not None and not last.closed and any(w.waits(last, table) for table in last.tables.values()):
        w.put(c.VerifyRound(last.number), w.rng.choice((_person(w), w.judge())))
        w.put(c.CloseRound(last.number), w.keeper())


def agreed_draw(w: Walk) -> None:
    w.put(c.RuleAgreedDraw(*_where(w), w.chance(0.7)), w.judge())


# what is wrong


def spoilt(rng: random.Random, report: c.ReportGame, t: Tournament) -> c.ReportGame:
    """A result with something in it turned into something else."""
    person = rng.choice(report.seats)
    other = rng.choice(t.players)
    changes: list[dict[str, Any]] = [
        {"end": rng.choice((*ENDS, "draw"))},
        {"winners": (person,)},
        {"winners": (other,)},
        {"winners": ()},
        {"winners": report.seats},
        {"left": {**report.left, person: rng.choice((*LEFT, "asleep"))}},
        {"left": {}},
        {"field": {**report.field, person: rng.choice((-50, 0, 95, 100, 103, 250))}},
        {"field": {other: 50}},
        {"seats": report.seats[::-1]},
        {
            "seats": (*report.seats[:-1], other),
            "field": {**dict.fromkeys(report.seats[:-1], 50), other: 50},
            "end": "exhaustion",
            "winners": (*report.seats[:-1], other),
            "left": {},
        },
        {"seats": ()},
        {"points": {person: rng.choice((0, 100))}},
        {"dealer": rng.choice((person, other, "nobody"))},
        {"first": person},
        {"game": rng.randint(0, 4)},
        {"table": rng.randint(0, 9)},
        {"round": rng.randint(0, 9)},
        {"play_off": not report.play_off},
        {"played": False},
    ]
    return replace(report, **rng.choice(changes))


def spoilt_round(rng: random.Random, right: c.PublishRound, t: Tournament) -> c.PublishRound:
    """A round in which somebody sits twice, has no place, or should be long gone."""
    first, *others = right.tables
    somebody = rng.choice(list(t.players))
    changes: list[tuple[tuple[str, ...], ...]] = [
        ((*first, first[0]), *others),
        (first, *others, first),
        ((somebody, *first[1:]), *others),
        ((*first[:-1], "nobody"), *others),
    ]
    if t.settings.format.course != "round-robin":  # there they would only rest
        changes.append(tuple(others))
    return replace(right, tables=rng.choice(changes), byes=())


LEFT_ALONE = (c.CreateEvent, c.StartEvent, c.FinishEvent, c.SubmitResults, c.PublishRound, c.ConfigureEvent)


def nonsense(w: Walk) -> None:
    """Any command with any values of about the right type, from anybody."""
    kind = w.rng.choice([kind for kind in c.COMMANDS.values() if kind not in LEFT_ALONE])
    values = {f.name: _value(w, f.name, str(f.type)) for f in fields(kind)}
    by = w.rng.choice((ORGANISER, _person(w), "j1", "k1", "nobody", ""))
    w.put(kind(**values), by)


def _value(w: Walk, name: str, type: str) -> Any:
    rng, t = w.rng, w.t
    id = rng.choice((_person(w), _entry(w), "j1", "nobody", ""))
    if name in ("round", "table", "game", "command", "after_round"):
        return rng.choice((0, 1, len(t.rounds), len(t.rounds) + 1, 2, -1, 99))
    if name in ("seats", "entries", "members", "winners", "byes", "order"):
        return tuple(rng.choice((_person(w), "nobody")) for _ in range(rng.randint(0, 3)))
    by_type: dict[str, Any] = {
        "bool": w.chance(0.5),
        "int": rng.choice((-1, 0, 1, 60, 10**6)),
        "bool | None": None,
        "int | None": rng.choice((None, 1800)),
        "tuple[str, str]": (id, _person(w)),
        "tuple[tuple[str, ...], ...]": (tuple(w.t.players[:3]),),
        "tuple[tuple[str, str], ...]": ((id, "ends"),),
        "dict[str, int]": {id: 50},
        "dict[str, int | None]": {id: rng.choice((None, 10))},
        "dict[str, str]": {id: "forfeit"},
        "tuple[str, ...]": (id,),
        "tuple[dict[str, object], ...]": (),
        "dict[str, object] | None": None,
    }
    if type in by_type:
        return by_type[type]
    words = {
        "code": rng.choice((*INFRACTIONS, "35", "99")),
        "role": rng.choice(("judge", "head", "king")),
        "at": AT.format(rng.randint(0, 59)),
        "call": "J1",
        "about": rng.choice(("P1", "R1", "x")),
        "since": "2026-01-01",
        "until": rng.choice(("2026-06-01", "2030-01-01", "soon")),
        "date": "2026-01-01",
        "end": rng.choice(ENDS),
        "deck": "deck 1",
    }
    return words.get(name, id)


ACTS: dict[Mischief, int] = {
    penalty: 8, disqualification: 1, appeal: 4, telling: 2, call: 3, drop: 3, late_entrant: 2, presence: 2, roles: 2,
    settings: 1, erasing: 1, separation: 1, suspension: 1, decks: 3, enigma: 1, swap: 2, bye: 2, time: 2, clock: 1,
    correction: 5, undoing: 6, reopening: 2, agreed_draw: 2, too_early: 2, nonsense: 6,
}  # fmt: skip
