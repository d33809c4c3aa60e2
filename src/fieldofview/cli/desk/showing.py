"""Views of the event that commands share."""

from __future__ import annotations

from fieldofview.desk.clocks import Clock
from fieldofview.desk.desk import now
from fieldofview.desk.matches import play_off_due, running, settled, wins
from fieldofview.desk.model import Round, Table
from fieldofview.desk.penalties import note, recorded
from fieldofview.desk.penalties import warnings as warnings_of
from fieldofview.desk.progress import status
from fieldofview.desk.shape import limit

from .counter import Counter
from .values import clock_text
from .words import word


def show_players(at: Counter) -> None:
    t = at.t
    rows = []
    for entry in t.entries.values():
        fields = at.event.fields(entry.members[0])
        partners = [at.name(person) for person in entry.members] if t.teams else []
        state = word("status." + status(t, entry), at.language)
        penalties = " ".join(filter(None, (note(t, person) for person in entry.members)))
        club = ", ".join(partners) or str(fields.get("club", ""))
        rows.append([entry.id, at.name(entry.id), club, entry.checked_in, state, penalties])
    at.rows(
        "players",
        ["id", "name", "club", "here", "status", "penalties"],
        sorted(rows, key=lambda r: str(r[1]).casefold()),
    )
    if t.waiting or at.as_json:
        at.rows("waiting", ["id", "name"], [[id, at.name(id)] for id in t.waiting], word("waiting_list", at.language))


def show_staff(at: Counter) -> None:
    staff = at.t.staff
    rows = [
        *([word("role.head judge", at.language), at.name(p)] for p in [staff.chief] if p),
        *([word("role.judge", at.language), at.name(p)] for p in staff.judges if p != staff.chief),
        *([word("role.score keeper", at.language), at.name(p)] for p in staff.score_keepers),
        *([word("role.verifier", at.language), at.name(p)] for p in staff.verifiers),
    ]
    at.rows("staff", ["role", "name"], rows)


def show_rounds(at: Counter) -> None:
    rows = []
    for round in at.t.rounds:
        tables = [b for b in round.tables.values() if not b.play_off_only]
        done = sum(settled(at.t, round, b) for b in tables)
        state = "closed" if round.closed else "open"
        verified = at.name(round.verified_by) if round.verified else ""
        byes = [at.name(unit) for unit in round.byes]
        rows.append([round.number, round.stage, len(tables), done, word(f"state.{state}", at.language), verified, byes])
    at.rows("rounds", ["round", "stage", "tables", "done", "status", "verified", "byes"], rows)


def table_state(at: Counter, round: Round, table: Table) -> str:
    """What a table is at, as a word."""
    if table.play_off_only:
        return "done" if any(game.result for game in table.games.values()) else "play-off"
    game = running(table)
    if any(g.result is not None and not g.result.confirmed for g in table.games.values()):
        return "reported"
    if game is not None:
        return "overtime" if game.time_called else "playing"
    if settled(at.t, round, table):
        return "play-off" if play_off_due(at.t, round, table) else "done"
    return "between" if table.games else "waiting"


def show_tables(at: Counter, round: Round) -> None:
    rows = []
    for table in round.tables.values():
        state = table_state(at, round, table)
        game = running(table)
        won = wins(at.t, table)
        score = ", ".join(f"{at.name(unit)} {count}" for unit, count in won.items() if count)
        dealer = at.name(game.dealer) if game and game.dealer else ""
        seats = [at.name(person) for person in table.seats]
        rows.append([table.number, word(f"table.{state}", at.language), seats, dealer, score])
    title = word("round_title", at.language, round=round.number)
    at.rows("tables", ["table", "status", "seats", "dealer", "wins"], rows, title)
    at.give("round", round.number)
    if round.byes:
        at.tell("byes", names=at.names(round.byes))


def show_results(at: Counter, round: Round) -> None:
    rows = []
    for table in round.tables.values():
        for game in table.games.values():
            if game.result is None:
                continue
            result, points = game.result, recorded(at.t, game)
            ending = result.end if at.as_json else word(f"end.{result.end}", at.language)
            shown = [f"{at.name(p)} {points[p]}" if p in points else f"{at.name(p)} –" for p in result.seats]
            rows.append(
                [
                    table.number,
                    game.ref.game,
                    ending,
                    [at.name(p) for p in result.winners],
                    shown,
                    at.name(result.by),
                ]
            )
    at.rows("results", ["table", "game", "end", "winners", "points", "by"], rows)


def left_at(at: Counter, round: Round, table: Table, when: str) -> float | None:
    """Seconds that a table has left; None without a limit."""
    total = limit(at.t, round.number, table.number)
    if total is None:
        return None
    return total - round.clock.elapsed(when) + round.stopped.get(table.number, Clock()).elapsed(when)


def show_clock(at: Counter, round: Round) -> None:
    when = now()
    state = "runs" if round.clock.started else "stands"
    at.give("clock", {"round": round.number, "state": state, "elapsed": round.clock.elapsed(when)})
    at.tell(f"clock_{state}", round=round.number, elapsed=clock_text(round.clock.elapsed(when)))
    rows = []
    for table in round.tables.values():
        if table.play_off_only:
            continue
        stopped = round.stopped.get(table.number)
        rows.append(
            [
                table.number,
                clock_text(limit(at.t, round.number, table.number)),
                clock_text(left_at(at, round, table, when)),
                bool(stopped and stopped.started),
                word(f"table.{table_state(at, round, table)}", at.language),
            ]
        )
    at.rows("tables", ["table", "limit", "left", "stopped", "status"], rows)


def show_calls(at: Counter) -> None:
    rows = [
        [call.id, at.name(call.person), call.round, call.table, at.name(call.claimed) if call.claimed else "",
         at.name(call.answered) if call.answered else ""]
        for call in at.t.calls
    ]  # fmt: skip
    at.rows("calls", ["call", "name", "round", "table", "claimed", "answered"], rows)
    given = [[r.id, r.call, at.name(r.by), list(r.cites), r.final, r.overturned] for r in at.t.rulings]
    if given or at.as_json:
        at.rows("rulings", ["ruling", "call", "by", "rulings", "final", "overturned"], given)


def show_penalties(at: Counter) -> None:
    rows = []
    for p in at.t.penalties:
        where = f"{p.game.round}.{p.game.table}.{p.game.game}" if p.game else ""
        rows.append(
            [p.id, at.name(p.person), p.code, str(p.level), where, at.name(p.by), p.told, p.appealed, p.revoked]
        )
    columns = ["penalty", "name", "code", "level", "where", "by", "told", "appealed", "revoked"]
    at.rows("penalties", columns, rows)
    sums = [
        [at.name(p), note(at.t, p), -50 * len(warnings_of(at.t, p))]
        for p in dict.fromkeys(p.person for p in at.t.penalties)
    ]
    if sums or at.as_json:
        at.rows("players", ["name", "penalties", "tokens"], sums)


def show_decks(at: Counter) -> None:
    rows = []
    for deck in at.t.decks.values():
        where = [f"{r}.{b}" for (r, b), labels in at.t.on_table.items() if deck.label in labels]
        rows.append([deck.label, deck.set, deck.checked, word(f"deck.{deck.state}", at.language), where])
    at.rows("decks", ["deck", "set", "checked", "status", "where"], rows)
