"""Playing a desk script: its steps become the commands that pages and the command line give."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from fieldofview.cards.complaint import Worded
from fieldofview.desk import commands as c
from fieldofview.desk.desk import Desk
from fieldofview.desk.matches import running, settled
from fieldofview.desk.memory import MemoryLog
from fieldofview.desk.model import ORGANISER, GameRef, Tournament
from fieldofview.desk.problems import DeskRefusal, Problem
from fieldofview.desk.script.asking import ask, same
from fieldofview.desk.script.reading import Script, seconds
from fieldofview.desk.script.steps import BEGINNING

REASON = "script"
NO_CLOCK = "2026-01-01T00:00:00+00:00"  # a script has no clock


@dataclass(slots=True)
class Failure:
    """Something that did not come as the script says."""

    step: int | None
    do: str | None
    text: str
    expected: Any = None
    got: Any = None


@dataclass(slots=True)
class Run:
    """One tournament as it was played."""

    desk: Desk | None
    failures: list[Failure] = field(default_factory=list)
    warnings: list[Problem] = field(default_factory=list)
    broke: bool = False  # a refusal ended it: nothing more is compared


class Stopped(Exception):
    """A step was refused outside `try`."""


def play(script: Script, variant: dict[str, Any] | None = None) -> Run:
    """Play a tournament, or one of its variants."""
    run = Run(None)
    player = Player(script, {**script.data, **_set_up_of(variant)}, run)
    player.enforce = (variant or {}).get("enforce")
    try:
        player.play()
    except Stopped:
        run.broke = True
    run.desk = player.desk
    return run


def _set_up_of(variant: dict[str, Any] | None) -> dict[str, Any]:
    keys = ("drop_policy", "tie_breaks", "options", "limit", "tier", "sanctioned")
    return {key: value for key, value in (variant or {}).items() if key in keys}


class Player:
    """Walks through the steps of one script."""

    def __init__(self, script: Script, data: dict[str, Any], run: Run) -> None:
        self.script, self.data, self.run = script, data, run
        self.desk: Desk = None  # type: ignore[assignment]
        self.own: list[int] = []  # acts of the last accepted step
        self.enforce: bool | None = None
        self.warnings: list[Problem] = []
        self.bye_refusals: dict[tuple[str, int], DeskRefusal] = {}
        self.trying = False

    @property
    def t(self) -> Tournament:
        return self.desk.state

    def play(self) -> None:
        try:
            self._set_up()
        except DeskRefusal as refusal:
            self._fail(None, "set-up", Worded("the set-up was refused"), None, list(refusal.cites))
            raise Stopped from None
        for n, step in enumerate(self.script.steps, 1):
            self._step(n, step)
        try:
            if not self.t.finished:
                if not self.t.started:
                    self._put(c.StartEvent())
                self._put(c.FinishEvent(), self._score_keeper())
        except DeskRefusal as refusal:
            self._fail(None, None, Worded("the event could not be finished"), None, list(refusal.cites))
            raise Stopped from None

    def _fail(self, step: int | None, do: str | None, text: str, expected: Any = None, got: Any = None) -> None:
        self.run.failures.append(Failure(step, do, text, expected, got))

    def _put(self, command: c.Command, by: str = ORGANISER) -> None:
        found = self.desk.put(command, by, REASON)
        self.warnings += found
        self.run.warnings += found
        self.own.append(len(self.desk.acts))

    # set-up

    def _set_up(self) -> None:
        data = self.data
        staff = _staff(data.get("staff", {}))
        self.desk = Desk.create(MemoryLog(data["title"]), settings_of(data), confirm=REASON, clock=lambda: NO_CLOCK)
        teams = data.get("teams", [])
        for team in teams:
            self._put(c.Register(team["name"], tuple(team["players"])))
        for name in [] if teams else data["players"]:
            self._put(c.Register(name))
        for role, names in (("judge", staff["judges"]), ("score_keeper", staff["score_keepers"])):
            for name in names:
                self._put(c.GrantRole(name, role))
        if staff["head"]:
            self._put(c.GrantRole(staff["head"], "head"))
        for name in staff["verifiers"]:
            self._put(c.GrantRole(name, "verifier"))
        units = [team["name"] for team in teams] or data["players"]
        lots = list(data.get("lots", []))
        self._put(c.DrawLots(tuple(lots + [unit for unit in units if unit not in lots])))
        board = data.get("leaderboard", units)
        self._put(c.ImportLeaderboard(tuple(board)))
        self.own = []

    # who acts

    def _score_keeper(self) -> str:
        keepers = self.t.staff.score_keepers
        return keepers[0] if keepers else ORGANISER

    def _chief(self) -> str:
        return self.t.staff.chief or ORGANISER

    # steps

    def _step(self, n: int, step: dict[str, Any]) -> None:
        do = step["do"]
        if do == "check":
            got = ask(self.desk, step)
            if not same(self.t, step, got):
                self._fail(n, "check", Worded("{step} is otherwise", step=step["what"]), step["is"], got)
            return
        if do == "try":
            self._try(n, step)
            return
        try:
            expectation = self._accept(step)
        except DeskRefusal as refusal:
            self._fail(n, do, Worded("was refused"), "accepted", list(refusal.cites))
            raise Stopped from None
        if expectation is not None:
            self._fail(n, do, *expectation)

    def _accept(self, step: dict[str, Any]) -> tuple[str, Any, Any] | None:
        """Put a step to the desk; what it expects of the outcome and did not get."""
        self._begin_for(step)
        before, self.own, self.warnings = self.own, [], []
        handler: Callable[[dict[str, Any], list[int]], Any] = getattr(self, "_do_" + step["do"].replace("-", "_"))
        return handler(step, before)  # type: ignore[no-any-return]

    def _try(self, n: int, step: dict[str, Any]) -> None:
        inner, wanted = step["step"], step.get("refused") or step.get("warned")
        cites: list[str] = []
        refused = False
        desk, own, warned = self.desk, list(self.own), list(self.run.warnings)
        try:
            self._begin_for(inner)
            desk = self.desk
            self.desk, self.trying = desk.scratch(), True
            self._accept(inner)
            cites = [id for problem in self.warnings for id in problem.cites]
        except DeskRefusal as refusal:
            refused, cites = True, list(refusal.cites)
        self.desk, self.own, self.trying, self.run.warnings = desk, own, False, warned
        if "refused" in step and not (refused and wanted in cites):
            self._fail(
                n,
                "try",
                Worded("{inner} should be refused by {wanted}", inner=inner["do"], wanted=wanted),
                wanted,
                cites if refused else "accepted",
            )
        if "warned" in step and (refused or wanted not in cites):
            self._fail(
                n,
                "try",
                Worded("{inner} should bring a warning by {wanted}", inner=inner["do"], wanted=wanted),
                wanted,
                cites,
            )

    # rounds begin

    def _begin_for(self, step: dict[str, Any]) -> None:
        if step["do"] in BEGINNING and step.get("round"):
            self._begin(step["round"])

    def _begin(self, number: int) -> None:
        own = self.own
        while len(self.t.rounds) < number:
            if not self.t.started:
                self._put(c.StartEvent())
            last = self.t.last_round
            if last is not None and not last.closed:
                self._put(c.CloseRound(last.number), self._score_keeper())
            self._publish(len(self.t.rounds) + 1)
        self.own = own

    def _games(self, number: int, *, play_offs: bool = False) -> list[dict[str, Any]]:
        return [
            step
            for step in self.script.steps
            if step["do"] == "game" and step["round"] == number and (step.get("stage") == "play-off") == play_offs
        ]

    def _publish(self, number: int) -> None:
        games = self._games(number)
        seats: dict[int, tuple[str, ...]] = {}
        for game in games:
            if game.get("game", 1) == 1:
                seats.setdefault(game.get("table", 1), tuple(game["seats"]))
        for game in games:
            seats.setdefault(game.get("table", 1), tuple(game["seats"]))
        for step in reversed([s for s in self.script.steps if s["do"] == "swap" and s["round"] == number]):
            a, b = step["players"]
            table = step.get("table", 1)
            seats[table] = tuple(b if s == a else a if s == b else s for s in seats.get(table, ()))
        byes = [s["player"] for s in self.script.steps if s["do"] == "bye" and s["round"] == number]
        final = bool(self.t.settings.format.cut) and any(game.get("stage") == "final" for game in games)
        tables = tuple(seats[i] for i in sorted(seats))
        self._put(c.PublishRound(number, tables, "final" if final else "main", tuple(byes)))
        for player in byes:
            try:
                self._put(c.GiveBye(player, number))
            except DeskRefusal as refusal:
                self.bye_refusals[player, number] = refusal
        self._mark_present(number, games, tables)

    def _mark_present(self, number: int, games: list[dict[str, Any]], tables: tuple[tuple[str, ...], ...]) -> None:
        """Everybody is there but those who have an `arrive` step or are written as no-show."""
        later = {s["player"] for s in self.script.steps if s["do"] == "arrive" and s["round"] == number}
        later |= {name for game in games for name, why in game.get("left", {}).items() if why == "no-show"}
        there = {
            person: 0
            for seats in tables
            for person in seats
            if person not in later and not self.t.has_dropped(self.t.unit(person), number)
        }
        if there:
            self._put(c.MarkPresent(number, dict(there)))

    # each step

    def _do_register(self, s: dict[str, Any], before: list[int]) -> None:
        self._put(c.Register(s["player"]))

    def _do_withdraw(self, s: dict[str, Any], before: list[int]) -> None:
        self._put(c.Withdraw(s["player"]))

    def _do_grant(self, s: dict[str, Any], before: list[int]) -> None:
        self._put(c.GrantRole(s["person"], s["role"]))

    def _do_ungrant(self, s: dict[str, Any], before: list[int]) -> None:
        self._put(c.RevokeRole(s["person"], s["role"]))

    def _do_set(self, s: dict[str, Any], before: list[int]) -> None:
        changes = {key: value for key, value in s.items() if key not in ("do", "reason", "organiser")}
        for key, value in s.get("organiser", {}).items():
            changes[f"organiser_{key}"] = value
        self._put(c.ConfigureEvent(changes))

    def _do_start(self, s: dict[str, Any], before: list[int]) -> None:
        self._put(c.StartEvent(_staff(s["staff"]) if "staff" in s else None))

    def _do_recipe(self, s: dict[str, Any], before: list[int]) -> None:
        self._put(c.SetDeckRecipe(s["recipe"], s.get("round", 0), s.get("table", 0)))

    def _do_deck(self, s: dict[str, Any], before: list[int]) -> None:
        self._put(c.RegisterDeck(s["deck"], s["set"]))

    def _do_deck_check(self, s: dict[str, Any], before: list[int]) -> None:
        judges = self.t.staff.judges
        self._put(c.RecordDeckCheck(s["deck"], s.get("ok", True)), s.get("by") or (judges[0] if judges else ORGANISER))

    def _do_bad_deck(self, s: dict[str, Any], before: list[int]) -> None:
        if "round" in s:
            self._start_game(s["round"], s.get("table", 1))
        table = s.get("table", 1) if "round" in s else 0
        self._put(c.ReportBadDeck(s["deck"], s.get("round", 0), table), s.get("by", ORGANISER))

    def _start_game(self, round: int, number: int) -> None:
        found, table = self.t.round(round), self.t.table(round, number)
        if found and table and running(table) is None and not settled(self.t, found, table):
            self._put(c.StartGame(round, number))

    def _do_use_deck(self, s: dict[str, Any], before: list[int]) -> None:
        self._put(c.UseDeck(s["deck"], s["round"], s.get("table", 1)))

    def _do_enigma(self, s: dict[str, Any], before: list[int]) -> None:
        self._put(c.ChooseEnigma(s["player"], s["card"], s["round"], s.get("game", 1)))

    def _do_limit(self, s: dict[str, Any], before: list[int]) -> None:
        limit = None if s["limit"] == "none" else seconds(s["limit"])
        self._put(c.SetLimit(s["round"], limit, s.get("stipulated", False)))

    def _do_extend(self, s: dict[str, Any], before: list[int]) -> None:
        self._put(c.ExtendTable(s["round"], s.get("table", 1), seconds(s["time"]), s.get("reason", REASON)), s["by"])

    def _do_reference(self, s: dict[str, Any], before: list[int]) -> None:
        self._put(c.SetMatchReference(s["round"], s.get("table", 1), seconds(s["at"])), s["by"])

    def _do_arrive(self, s: dict[str, Any], before: list[int]) -> None:
        late = None if s["late"] == "never" else seconds(s["late"])
        self._put(c.MarkPresent(s["round"], {s["player"]: late}))

    def _do_bye(self, s: dict[str, Any], before: list[int]) -> None:
        refusal = self.bye_refusals.get((s["player"], s["round"]))
        if refusal is not None and not self.trying:
            raise refusal
        round = self.t.round(s["round"])
        if self.trying or round is None or s["player"] not in round.byes:
            self._put(c.GiveBye(s["player"], s["round"]))

    def _do_swap(self, s: dict[str, Any], before: list[int]) -> None:
        self._put(c.SwapSeats(s["round"], s.get("table", 1), (s["players"][0], s["players"][1])))

    def _do_time(self, s: dict[str, Any], before: list[int]) -> tuple[str, Any, Any] | None:
        number = s.get("table", 1)
        self._put(c.CallTime(s["round"], number, s["active"]))
        tracker = _tracker(self.t, s["round"], number)
        owed = tracker.owed if tracker else []
        return ("the turns owed are others", s["order"], owed) if "order" in s and s["order"] != owed else None

    def _do_overtime(self, s: dict[str, Any], before: list[int]) -> tuple[str, Any, Any] | None:
        number = s.get("table", 1)
        turns = tuple((turn.rpartition(" ")[0], turn.rpartition(" ")[2]) for turn in s["turns"])
        self._put(c.TakeOvertimeTurns(s["round"], number, turns, s["totals"], s.get("empty", False)))
        if "then" not in s:
            return None
        tracker = _tracker(self.t, s["round"], number)
        assert tracker is not None
        got: dict[str, Any] = {"state": str(tracker.state)}
        if tracker.state == "over":
            got |= {"winners": sorted(tracker.winners), "end": tracker.end}
        else:
            got |= {"state": "overtime" if tracker.state == "last-turn" else str(tracker.state), "next": tracker.next}
        wanted = {k: sorted(v) if k == "winners" else v for k, v in s["then"].items()}
        differs = any(got.get(key) != value for key, value in wanted.items())
        return ("it stands otherwise then", s["then"], got) if differs else None

    def _report(self, s: dict[str, Any], kind: type[c.ReportGame], by: str, **more: Any) -> tuple[str, Any, Any] | None:
        round, number = s["round"], s.get("table", 1)
        play_off = s.get("stage") == "play-off"
        if play_off and self.t.table(round, number) is None:
            self._put(c.SeatPlayOff(round, number, tuple(s["seats"])))
        game = s.get("game", 1)
        command = kind(
            round, number, game, tuple(s["seats"]), dict(s["field"]), s["end"], tuple(s["winners"]),
            dict(s.get("left", {})), dict(s.get("points", {})), s.get("dealer", ""), "",
            s.get("played"), play_off, **more,
        )  # fmt: skip
        self._put(command, by)
        found = self.t.game(GameRef(round, number, game))
        first = found.result.first if found and found.result else ""
        differs = "first" in s and s["first"] != first
        return ("somebody else has the first turn", s["first"], first) if differs else None

    def _do_game(self, s: dict[str, Any], before: list[int]) -> tuple[str, Any, Any] | None:
        table = self.t.table(s["round"], s.get("table", 1))
        seats = table.seats if table else tuple(s["seats"])
        free = [name for name in self.t.staff.score_keepers if name not in seats]
        return self._report(s, c.ReportGame, s.get("by") or (free[0] if free else self._chief()))

    def _do_correct(self, s: dict[str, Any], before: list[int]) -> tuple[str, Any, Any] | None:
        return self._report(s, c.CorrectResult, s.get("by") or self._chief(), reason=s.get("reason", REASON))

    def _do_agreed_draw(self, s: dict[str, Any], before: list[int]) -> None:
        enforce = s.get("enforce", True) if self.enforce is None else self.enforce
        self._put(c.RuleAgreedDraw(s["round"], s.get("table", 1), enforce, s.get("reason", REASON)), s["by"])

    def _do_penalty(self, s: dict[str, Any], before: list[int]) -> tuple[str, Any, Any] | None:
        if s.get("by") == "timer":
            self.own = before
            wanted = (s["player"], s.get("round"), s.get("game", 1))
            given = [
                (p.person, p.game.round, p.game.game)
                for p in self.t.penalties
                if p.code == "76.3" and p.game is not None and not p.revoked
            ]
            return None if wanted in given else ("the desk has not given this 76.3", list(wanted), given)
        self._put(c.IssuePenalty(s["player"], s["code"], s.get("round", 0), s.get("game", 1)), s["by"])
        return None

    def _do_told(self, s: dict[str, Any], before: list[int]) -> None:
        self._put(c.TellPlayer(s["player"]), s.get("by") or self._chief())

    def _do_revoke(self, s: dict[str, Any], before: list[int]) -> None:
        self._appeal(s, overturn=True)

    def _do_uphold(self, s: dict[str, Any], before: list[int]) -> None:
        self._appeal(s, overturn=False)

    def _appeal(self, s: dict[str, Any], *, overturn: bool) -> None:
        where = (s.get("round", 0), s.get("game", 0))
        self._put(c.AppealPenalty(s["player"], s["code"], overturn, *where, s.get("reason", REASON)), s["by"])

    def _do_dq(self, s: dict[str, Any], before: list[int]) -> None:
        confirmed = s.get("confirmed_by", s["by"])
        self._put(c.Disqualify(s["player"], s["code"], confirmed, s.get("round", 0), s.get("game", 1)), s["by"])

    def _do_dq_report(self, s: dict[str, Any], before: list[int]) -> None:
        self._put(c.FileDqReport(s["player"]), s["by"])

    def _do_suspend(self, s: dict[str, Any], before: list[int]) -> None:
        self._put(c.RecordSuspension(s["player"], s["from"], s["until"], s.get("by", "the publisher")))

    def _do_drop(self, s: dict[str, Any], before: list[int]) -> None:
        self._put(c.Drop(s["player"], s.get("after_round")))

    def _do_undrop(self, s: dict[str, Any], before: list[int]) -> None:
        self._put(c.UndoDrop(s["player"]))

    def _do_call(self, s: dict[str, Any], before: list[int]) -> None:
        self._put(c.CallJudge(s["player"], s["round"], s.get("table", 1)), s["player"])

    def _do_answer(self, s: dict[str, Any], before: list[int]) -> None:
        self._put(c.AnswerCall(s["player"], s["round"], s.get("table", 1)), s["by"])

    def _do_verify(self, s: dict[str, Any], before: list[int]) -> None:
        self._put(c.VerifyRound(s["round"]), s["by"])

    def _do_close(self, s: dict[str, Any], before: list[int]) -> None:
        self._put(c.CloseRound(s["round"]), s.get("by") or self._score_keeper())

    def _do_undo(self, s: dict[str, Any], before: list[int]) -> None:
        for n in reversed(before):
            self._put(c.Revert(n, s.get("reason", REASON)), s.get("by") or self._chief())
        if not before:
            self._put(c.Revert(0, REASON), s.get("by") or self._chief())

    def _do_dispensation(self, s: dict[str, Any], before: list[int]) -> None:
        date = s.get("date", self.t.settings.date)
        self._put(c.RecordDispensation(s["granted_by"], s["reference"], s["covers"], date))

    def _do_submit(self, s: dict[str, Any], before: list[int]) -> None:
        self._put(c.SubmitResults(), s.get("by") or self._score_keeper())


def _tracker(t: Tournament, round: int, number: int) -> Any:
    table = t.table(round, number)
    games = list(table.games.values()) if table else []
    return games[-1].overtime if games else None


def _staff(data: dict[str, Any]) -> dict[str, Any]:
    """Officials with the defaults of a script: score keepers are the judges."""
    judges = list(data.get("judges", []))
    return {
        "judges": judges,
        "head": data.get("head", ""),
        "score_keepers": list(data.get("score_keepers", judges)),
        "verifiers": list(data.get("verifiers", [])),
    }


def settings_of(data: dict[str, Any]) -> dict[str, Any]:
    """The settings of an event from the set-up of a script, with its defaults."""
    organiser = data.get("organiser", {})
    form = dict(data["format"])
    settings: dict[str, Any] = {
        "title": data["title"],
        "format": form,
        "edition": data.get("edition", "A"),
        "sanctioned": data.get("sanctioned", True),
        "tier": data.get("tier", "club"),
        "date": data.get("date", "2026-01-01"),
        "location": data.get("location", "filled in"),
        "organiser_name": organiser.get("name", "filled in"),
        "organiser_contact": organiser.get("contact", "filled in"),
        "drop_policy": data.get("drop_policy", "RETAIN"),
        "limit": seconds(data.get("limit", "30:00")),
        "options": data.get("options", {}),
    }
    return settings | {key: data[key] for key in ("recipe", "tie_breaks") if key in data}
