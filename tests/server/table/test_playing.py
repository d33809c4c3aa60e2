"""Turns at a table: time, bots, single options, *Now!*, staged plays, going away, judges, pauses, the end."""

from __future__ import annotations

import json

import pytest
from tests.server.table.scenes import (
    by_hand,
    came,
    counted,
    crowd,
    does,
    go_on,
    line_of,
    look_on,
    reach,
    refused,
    responder,
    turn_of_human,
)
from tests.server.table.world import JUDGE, ONLOOKER

from fieldofview.game import Ending, Game, replay
from fieldofview.game import Outcome as GameOutcome
from fieldofview.game.verify import verify
from fieldofview.server.table import (
    BOTS,
    OVER,
    BotAnswer,
    Outcome,
    Person,
    Refused,
    Resumed,
    Table,
    asks,
    decide,
)
from fieldofview.server.table import commands as c
from fieldofview.server.table import entries as e
from fieldofview.server.table.answering import may_now
from fieldofview.server.table.clocks import BEAT, NOWS, TURN, WINDOW, Stop
from fieldofview.server.table.judging import MOST_LOOKS
from fieldofview.server.table.settings import PACES

CITES = ("D.84", "D.20", "D.16")


def stop_of(table: Table) -> Stop:
    assert table.stop is not None
    return table.stop


def several(table: Table) -> bool:
    return len(table.playing.pending[0].options) > 1


def decider(table: Table) -> int:
    return stop_of(table).seats[0]


# -- time ----------------------------------------------------------------------------------------------------------


def test_turn_time_comes_before_the_bank_and_a_bot_chooses_when_both_are_gone() -> None:
    world = reach(lambda t, s: turn_of_human(t, s) and len(t.playing.pending[0].options) > 1, turn=10_000, bank=3_000)
    table, stop = world.table, stop_of(world.table)
    seat = decider(table)
    spent = table.seats[seat].spent if table.seats[seat].spent_turn == table.turns else 0
    assert stop.beats == (stop.opened + 10_000 - spent + table.seats[seat].bank,)
    world.run_until(table.wall(table.raster(stop.beats[0])))
    timed = next(entry for entry in world.log if isinstance(entry, e.Answered) and entry.number == stop.number)
    assert timed.by == "clock"
    assert timed.at == table.wall(table.raster(stop.beats[0]))
    assert table.seats[seat].bank == 0
    assert table.seats[seat].missed == 1


def test_time_is_taken_from_the_turn_first() -> None:
    world = reach(lambda t, s: turn_of_human(t, s) and s.free and several(t), turn=10_000, bank=9_000)
    table, stop = world.table, stop_of(world.table)
    seat = decider(table)
    spent = table.seats[seat].spent if table.seats[seat].spent_turn == table.turns else 0
    world.run_until(world.at + 12_000 - spent)
    does(world, seat, c.Answer(stop.number, len(table.playing.options(seat)) - 1))
    assert table.seats[seat].bank == 7_000


def test_after_two_missed_turns_a_bot_holds_the_seat_until_its_player_is_back() -> None:
    world = crowd(3, turn=5_000, bank=0)
    table = world.table
    look_on(world)
    while not table.seats[0].away:
        assert world.step()
    assert table.seats[0].missed >= 2
    assert came(line_of(world, None), kind="seats")[-1]["d"]["seats"][0]["away"]
    assert not table.is_human(0)
    does(world, 0, c.Away(False))
    assert table.is_human(0)
    assert table.seats[0].missed == 0


def test_at_a_table_where_no_bot_takes_over_the_judge_is_waited_for() -> None:
    world = reach(lambda t, s: turn_of_human(t, s) and several(t), turn=5_000, bank=0, takeover=False)
    table, stop = world.table, stop_of(world.table)
    world.run_until(world.at + 60_000)
    assert table.stop == stop
    assert table.due() is None


def test_a_pause_stops_the_clocks_and_nothing_else() -> None:
    world = reach(lambda t, s: turn_of_human(t, s) and len(t.playing.pending[0].options) > 1)
    table, stop = world.table, stop_of(world.table)
    before = table.due()
    assert before is not None
    world.submit(world.host, c.Pause(True))
    assert table.due() is None
    assert isinstance(world.submit(world.host, c.Pause(True)), Refused)
    assert refused(world, 1, c.Pause(False)) == "host only"
    world.run_until(world.at + 50_000)
    assert table.stop == stop
    world.submit(world.host, c.Pause(False))
    assert table.due() == before + 50_000
    closes = came(line_of(world, None), kind="clock")[-1]["d"]["closes"]
    assert closes == table.wall(stop.beats[-1])


def test_answers_are_taken_in_a_pause() -> None:
    world = reach(turn_of_human)
    number, seat = stop_of(world.table).number, decider(world.table)
    world.submit(world.host, c.Pause(True))
    does(world, seat, c.Answer(number, 0))
    assert stop_of(world.table).number > number


def test_after_a_restart_clocks_have_the_time_they_had_left_and_a_courtesy() -> None:
    world = reach(by_hand)
    table, stop = world.table, stop_of(world.table)
    before = table.wall(stop.beats[0])
    does(world, stop.seats[0], c.Seal(stop.number, 0))
    again = Table("t1")
    for _, outcome in world.tape:
        for entry in outcome.entries:
            again.evolve(entry)
        for private in outcome.privates:
            again.keep(private)
    assert again.sealed == table.sealed, "what was acknowledged is there"
    downtime = 90_000
    again.evolve(Resumed(world.at + downtime, downtime + 10_000))
    assert again.wall(stop.beats[0]) == before + downtime + 10_000


# -- picks with one option -----------------------------------------------------------------------------------------


def test_a_single_option_that_only_its_player_knows_is_taken_after_the_beat() -> None:
    def single(table: Table, stop: Stop) -> bool:
        return turn_of_human(table, stop) and len(table.playing.pending[0].options) == 1

    world = reach(single)
    table, stop = world.table, stop_of(world.table)
    world.run_until(table.wall(table.raster(stop.opened + BEAT)) - 1)
    assert table.stop == stop
    world.run_until(world.at + 1)
    answered = next(entry for entry in world.log if isinstance(entry, e.Answered) and entry.number == stop.number)
    assert (answered.by, answered.picks) == ("only", (0,))


def test_a_single_option_that_everybody_knows_is_taken_at_once() -> None:
    world = reach(lambda t, s: s.kind == TURN and s.only and not s.free and not s.by_bot)
    table, stop = world.table, stop_of(world.table)
    world.run_until(table.wall(table.raster(stop.opened)))
    answered = next(entry for entry in world.log if isinstance(entry, e.Answered) and entry.number == stop.number)
    assert answered.by == "forced"


# -- bots ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("thinks", [10, 500, None])
def test_a_bot_moves_after_a_constant_pause_however_long_it_thinks(thinks: int | None) -> None:
    world = reach(lambda t, s: s.kind == TURN and s.by_bot and not s.only and not s.free, humans={0})
    table, stop = world.table, stop_of(world.table)
    ask = next(ask for ask in asks(table) if ask.kind == "decision")
    assert (ask.seat, ask.number) == (stop.seats[0], stop.number)
    before = counted(world)
    if thinks is not None:
        world.run_until(world.at + thinks)
        world.think(BotAnswer(ask.seat, ask.number, 0))
        assert not [ask for ask in asks(table) if ask.kind == "decision"]
    pace = table.raster(stop.opened + PACES["calm"])
    world.run_until(table.wall(pace) - 1)
    assert counted(world) == before
    world.run_until(table.wall(pace))
    answered = next(entry for entry in world.log if isinstance(entry, e.Answered) and entry.number == stop.number)
    assert (answered.at, answered.by) == (table.wall(pace), "bot")
    assert thinks is None or answered.picks == (0,)


def test_nobody_but_the_server_answers_for_bots_and_late_thoughts_are_dropped() -> None:
    world = reach(lambda t, s: s.kind == TURN and s.by_bot, humans={0})
    stop = stop_of(world.table)
    assert refused(world, 0, BotAnswer(stop.seats[0], stop.number, 0)) == "bots only"
    late = world.submit(BOTS, BotAnswer(stop.seats[0], stop.number - 1, 0))
    assert isinstance(late, Refused)
    odd = world.submit(BOTS, BotAnswer(stop.seats[0], stop.number, 99))
    assert isinstance(odd, Refused)


# -- Now! ----------------------------------------------------------------------------------------------------------


def others_with_now(table: Table) -> list[int]:
    return [
        seat
        for seat in range(len(table.seats))
        if table.is_human(seat) and seat not in stop_of(table).seats and may_now(table, seat)
    ]


def test_now_is_taken_at_once_while_the_turns_player_chooses() -> None:
    world = reach(lambda t, s: turn_of_human(t, s) and s.free and bool(others_with_now(t)), seats=4)
    table, stop = world.table, stop_of(world.table)
    seat = others_with_now(table)[0]
    line = may_now(table, seat)[0].line
    assert refused(world, seat, c.Now(line="reveal Nothing")) == "no such option"
    does(world, seat, c.Now(line=line))
    assert any(isinstance(entry, e.Interjected) and entry.at == world.at for entry in world.log)
    assert stop_of(table).number != stop.number


def test_now_is_held_until_it_is_allowed_seen_by_its_player_alone_and_may_be_taken_back() -> None:
    world = reach(
        lambda t, s: turn_of_human(t, s) and not s.free and len(others_with_now(t)) > 1 and s.kind == TURN, seats=4
    )
    table, stop = world.table, stop_of(world.table)
    seats = others_with_now(table)
    for seat in seats:
        before, mine = counted(world), len(line_of(world, seat).came)
        does(world, seat, c.Now(line=may_now(table, seat)[0].line))
        assert counted(world) - before == len(line_of(world, seat).came) - mine == 2
    does(world, seats[0], c.Now())
    assert seats[0] not in table.waiting
    assert seats[1] in table.waiting
    assert came(line_of(world, seats[1]), kind="private")[-1]["d"]["waiting_now"]
    assert stop_of(table) == stop


def test_waiting_nows_go_clockwise_from_the_left_of_the_turns_player() -> None:
    world = reach(lambda t, s: turn_of_human(t, s) and s.free and len(others_with_now(t)) > 1, seats=4)
    table, stop = world.table, stop_of(world.table)
    seats = others_with_now(table)
    for seat in seats:
        table.waiting[seat] = may_now(table, seat)[0].line
    turn = stop.seats[0]
    world.run_until(table.wall(table.raster(stop.opened + NOWS)))
    first = next(entry for entry in world.log if isinstance(entry, e.Interjected) and entry.number == stop.number)
    assert first.seat == min(seats, key=lambda seat: (seat - turn) % len(table.seats))
    assert first.seat not in table.waiting


# -- staged plays --------------------------------------------------------------------------------------------------


def staged_pick(table: Table) -> tuple[int, int] | None:
    """A play of the turn's player that goes on with a choice before the window: the pick and the next one."""
    seat, number = decider(table), stop_of(table).number
    who = Person(table.seats[seat].guest or "", "")
    for pick in range(len(table.playing.options(seat))):
        outcome = decide(table, who, c.Preview(number, (pick,)), table.now)
        if outcome.decision is not None:
            return pick, len(outcome.decision.options) - 1
    return None


def test_a_staged_play_is_previewed_alone_and_committed_together() -> None:
    world = reach(lambda t, s: turn_of_human(t, s) and s.free and staged_pick(t) is not None)
    table, stop = world.table, stop_of(world.table)
    found = staged_pick(table)
    assert found is not None
    pick, second = found
    seat, before = decider(table), counted(world)
    does(world, seat, c.Preview(stop.number, (pick,)))
    assert counted(world) - before == 1, "nobody else sees the staging"
    shown = came(line_of(world, seat), kind="reply")[-1]["d"]
    assert not shown["complete"]
    assert shown["decision"]["prompt"]
    assert all(row["text"] for row in shown["decision"]["options"])
    text = json.dumps(shown["decision"])
    does(world, seat, c.Answer(stop.number, pick))
    asked = came(line_of(world, seat), kind="news")[-1]["d"]["decision"]
    assert json.loads(text) == asked, "the preview is what will be asked"
    again = reach(lambda t, s: turn_of_human(t, s) and s.free and staged_pick(t) is not None)
    does(again, seat, c.Play(stop.number, (pick, second)))
    does(world, seat, c.Answer(stop.number + 1, second))
    assert again.table.playing.record() == world.table.playing.record()


def test_a_staged_play_ends_at_the_window_and_where_something_is_shown() -> None:
    world = reach(lambda t, s: turn_of_human(t, s) and s.free and staged_pick(t) is not None)
    table, stop = world.table, stop_of(world.table)
    found = staged_pick(table)
    assert found is not None
    seat = decider(table)
    for picks in ((*found, 0, 0, 0), (*found, *[0] * 15)):
        assert refused(world, seat, c.Play(stop.number, picks)) == "staged too far"
    assert refused(world, seat, c.Play(stop.number, ())) == "no such option"
    assert refused(world, seat, c.Play(stop.number, (99,))) == "no option"
    assert refused(world, seat, c.Play(stop.number - 1, (0,))) == "late"
    other = next(s for s in world.people if s != seat)
    assert refused(world, other, c.Preview(stop.number, (0,))) == "other asked"


def test_why_is_asked_about_the_choice_behind_what_is_staged() -> None:
    world = reach(lambda t, s: turn_of_human(t, s) and s.free and staged_pick(t) is not None)
    found = staged_pick(world.table)
    assert found is not None
    seat, (pick, second) = decider(world.table), found

    def told(line: str, *picks: int) -> str:
        does(world, seat, c.Why(line, picks))
        text: str = came(line_of(world, seat), kind="reply")[-1]["d"]["text"]
        return text

    does(world, seat, c.Preview(stop_of(world.table).number, (pick,)))
    target = came(line_of(world, seat), kind="reply")[-1]["d"]["decision"]["options"][second]["line"]
    card = world.table.playing.options(seat)[pick].line
    assert [told(card, *picks).startswith("You may") for picks in ((), (pick,))] == [True, False]
    assert [told(target, *picks).startswith("You may") for picks in ((), (pick,))] == [False, True]
    assert refused(world, seat, c.Why(card, (99,))) == "no option"
    other = next(s for s in world.people if s != seat)
    assert refused(world, other, c.Why(card, (pick,))) == "other asked"


def test_what_a_card_draws_is_never_previewed() -> None:
    """A pick after which its player has learnt something completes the play."""

    def learns(table: Table, stop: Stop) -> bool:
        return (
            turn_of_human(table, stop)
            and stop.free
            and "draw" in [o.verb for o in table.playing.options(decider(table))]
        )

    world = reach(learns, sets=("viewpoint", "reflections"))
    seat, stop = decider(world.table), stop_of(world.table)
    pick = [o.verb for o in world.table.playing.options(seat)].index("draw")
    does(world, seat, c.Preview(stop.number, (pick,)))
    shown = came(line_of(world, seat), kind="reply")[-1]["d"]
    assert (shown["complete"], shown["decision"]) == (True, None)


# -- leaving, judging, ending --------------------------------------------------------------------------------------


def test_a_player_may_leave_in_a_window_which_voids_what_was_sealed() -> None:
    world = reach(by_hand, seats=4)
    table, stop = world.table, stop_of(world.table)
    does(world, stop.seats[0], c.Seal(stop.number, 0))
    leaver = next(seat for seat in world.people if seat != stop.seats[0] and seat != table.playing.turn)
    does(world, leaver, c.Forfeit())
    assert not table.sealed
    assert table.seats[leaver].left
    assert refused(world, leaver, c.Answer(1, 0)) == "left"
    assert came(line_of(world, None), kind="seats")[-1]["d"]["seats"][leaver]["left"]


def test_the_host_passes_on_when_the_host_leaves() -> None:
    world = reach(turn_of_human, seats=4)
    does(world, 0, c.Forfeit())
    assert world.table.host == "guest 1"
    assert came(line_of(world, 1), kind="hello")[-1]["d"]["host"]


def test_who_is_away_seals_nothing_and_plays_again_by_coming_back() -> None:
    world = reach(by_hand, seats=4)
    table, stop = world.table, stop_of(world.table)
    does(world, 1, c.Away(True))
    for command in (c.Seal(stop.number, 0), c.Hold(stop.number), c.Now(line="reveal Peekaboo!")):
        assert refused(world, 1, command) == "away"
    does(world, 1, c.Away(False))
    assert table.is_human(1)


def test_an_answer_for_all_to_see_brings_its_player_back() -> None:
    world = reach(lambda t, s: turn_of_human(t, s) and len(t.playing.pending[0].options) > 1)
    seat = decider(world.table)
    does(world, seat, c.Away(True))
    assert stop_of(world.table).by_bot
    does(world, seat, c.Answer(stop_of(world.table).number, 0))
    assert world.table.is_human(seat)


def test_a_judge_gives_tokens_calls_time_extends_and_disqualifies() -> None:
    world = reach(by_hand, judge=True, seats=4)
    table, stop = world.table, stop_of(world.table)
    assert refused(world, 0, c.Judge("time")) == "judge only"
    assert isinstance(world.submit(JUDGE, c.Sit()), Refused)
    world.submit(JUDGE, c.Judge("extend", seconds=9))
    assert stop_of(table).beats == (stop.beats[0] + 9_000,)
    too_long = world.submit(JUDGE, c.Judge("extend", seconds=31))
    assert isinstance(too_long, Refused)
    world.submit(JUDGE, c.Judge("token", seat=2, points=-50))
    assert table.playing.view(None).tokens[2] == -50
    for odd in (c.Judge("token", seat=2, points=0), c.Judge("token", seat=2, points=10**6), c.Judge("token", points=5)):
        assert isinstance(world.submit(JUDGE, odd), Refused)
    assert isinstance(world.submit(JUDGE, c.Judge("correct")), Refused)
    world.submit(JUDGE, c.Judge("disqualify", seat=3))
    assert table.seats[3].left
    assert isinstance(world.submit(JUDGE, c.Judge("disqualify", seat=3)), Refused)
    world.submit(JUDGE, c.Judge("time"))
    assert table.playing.view(None).time_called


def test_a_judge_looks_at_hands_and_everybody_is_told_that_they_did() -> None:
    world = reach(by_hand, judge=True, seats=4)
    table = world.table
    does(world, seat_that_seals := responder(table) or 0, c.Seal(stop_of(table).number, 0))
    judge = world.connect(JUDGE)
    assert refused(world, 0, c.Judge("look")) == "judge only"
    before, stop, sealed = {line: len(line.came) for line in world.lines}, table.stop, dict(table.sealed)
    looked = world.submit(JUDGE, c.Judge("look"))
    assert isinstance(looked, Outcome)
    assert looked.entries == [e.Looked(world.at)]
    assert (table.stop, table.sealed) == (stop, sealed), "nothing else changes"
    assert seat_that_seals in sealed
    reply = came(judge, before[judge], "reply")[-1]["d"]
    assert reply["hands"] == [list(table.playing.view(seat).hand) for seat in range(4)]
    assert set(reply) == {"re", "hands"}
    for line in world.lines:
        told = came(line, before[line], "looks")
        assert [message["d"]["text"] for message in told] == ["The judge looks at hands."]
        if line is not judge:
            assert len(came(line, before[line])) == 1, "nobody else is told anything more"
    late = world.connect(world.people[1], "de")
    (told_late,) = came(late, kind="looks")
    assert told_late["d"]["text"] == "Die Schiedsperson sieht die Handkarten an."
    assert [look["turn"] for look in told_late["d"]["looks"]] == [table.turns]
    for _ in range(MOST_LOOKS - 1):
        world.submit(JUDGE, c.Judge("look"))
    enough = world.submit(JUDGE, c.Judge("look"))
    assert isinstance(enough, Refused)
    assert enough.code == "looked enough"


def test_the_deal_is_committed_at_the_start_and_opened_at_the_end() -> None:
    world = look_on(crowd(2))
    promised = came(line_of(world, None), kind="hello")[-1]["d"]["table"]["commitment"]
    assert promised == world.table.playing.commitment
    go_on(world)
    record = world.table.playing.record()
    assert world.secret.hex() in record
    assert promised in record
    assert replay(record).outcome == world.table.playing.outcome
    assert verify(record)
    over = came(line_of(world, 1), kind="over")[-1]["d"]
    assert over["text"]
    assert over["outcome"]["form"] == "outcome"
    assert over["record"].endswith("/record")


def test_a_rematch_seats_the_same_people_at_a_new_table() -> None:
    world = look_on(crowd(2, seats=3, humans={0, 1}))
    assert refused(world, 0, c.Rematch("t2")) == "not over"
    go_on(world)
    assert isinstance(world.submit(ONLOOKER, c.Rematch("t2")), Refused)
    outcome = does(world, 1, c.Rematch("t2"))
    again = Table("t2")
    for entry in outcome.opens:
        again.evolve(entry)
    assert again.host == "guest 1"
    assert sorted(again.names) == sorted(world.table.names)
    assert again.names != world.table.names, "somebody else is first"
    assert came(line_of(world, 0), kind="over")[-1]["d"]["rematch"] == "t2"
    second = does(world, 0, c.Rematch("t3"))
    assert (second.reply, second.opens) == ({"id": "t2"}, [])


def test_a_game_that_breaks_is_void_and_leaves_a_report(monkeypatch: pytest.MonkeyPatch) -> None:
    world = reach(turn_of_human)
    number, seat = stop_of(world.table).number, decider(world.table)

    def breaks(*_: object) -> None:
        raise RuntimeError("the machine met an instruction that it does not know")

    monkeypatch.setattr(Game, "_do", breaks)
    does(world, seat, c.Answer(number, 0))
    assert refused(world, seat, c.Answer(number, 0)) == "not playing"
    assert world.table.due() == world.at
    world.run_until(world.at)
    assert world.table.phase == OVER
    assert isinstance(world.log[-1], e.Voided)
    assert "instruction" in world.log[-1].report
    told = came(line_of(world, None))
    assert "RuntimeError" not in json.dumps(told)
    assert told[-1]["t"] == "void"
    assert told[-1]["d"]["text"]


def test_a_game_that_its_rules_end_as_broken_is_void_too(monkeypatch: pytest.MonkeyPatch) -> None:
    world = reach(turn_of_human, seats=2)
    ended = Ending.BROKEN
    monkeypatch.setattr(
        Game, "outcome", property(lambda game: GameOutcome((), ended, (0, 0), ()) if game.over else None)
    )
    does(world, 0, c.Forfeit())
    world.run_until(world.at)
    assert world.table.report
    assert came(line_of(world, 1))[-1]["t"] == "void"


def test_why_is_told_in_the_language_of_who_asks() -> None:
    world = reach(turn_of_human)
    seat = decider(world.table)
    does(world, seat, c.Why("reveal Spectacles"))
    shown = came(line_of(world, seat), kind="reply")[-1]["d"]
    assert shown["text"]
    does(world, seat, c.Why(world.table.playing.options(seat)[0].line))
    assert "legal" in came(line_of(world, seat), kind="reply")[-1]["d"]["text"]


def test_answers_to_other_questions_or_of_others_are_refused() -> None:
    world = reach(turn_of_human)
    number, seat = stop_of(world.table).number, decider(world.table)
    other = next(s for s in world.people if s != seat)
    before = counted(world)
    assert refused(world, other, c.Answer(number, 0)) == "other asked"
    assert refused(world, seat, c.Answer(number + 1, 0)) == "late"
    assert refused(world, seat, c.Answer(number, -1)) == "no option"
    assert refused(world, seat, c.Seal(number, 0)) == "not a window"
    assert isinstance(world.submit(ONLOOKER, c.Answer(number, 0)), Refused)
    assert counted(world) - before == 5, "each refusal goes to its sender alone"
    window = reach(by_hand)
    assert refused(window, 0, c.Answer(stop_of(window.table).number, 0)) == "answer sealed"
    assert stop_of(window.table).kind == WINDOW
    assert isinstance(does(window, 0, c.Say("hi")), Outcome)
