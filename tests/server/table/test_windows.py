"""Windows by what everybody knows alone: when they close, and what is sealed in them."""

from __future__ import annotations

import json

from tests.server.table.players import Crowd
from tests.server.table.scenes import (
    by_hand,
    by_table,
    came,
    counted,
    does,
    handing,
    line_of,
    reach,
    refused,
    responder,
)

from fieldofview.server.table import Table
from fieldofview.server.table import commands as c
from fieldofview.server.table import entries as e
from fieldofview.server.table.answering import may_now
from fieldofview.server.table.clocks import BOTS, FLIGHT, GRACE, HOLD, LONGEST, WINDOW, Stop, ends
from fieldofview.server.table.standing import find

CITES = ("D.84",)
QUICK = {"windows": "quick"}


def stop_of(table: Table) -> Stop:
    assert table.stop is not None
    return table.stop


def closing(world: Crowd, number: int) -> e.Settled:
    return next(entry for entry in world.log if isinstance(entry, e.Settled) and entry.number == number)


def test_a_sealed_window_lasts_as_long_whatever_is_sealed() -> None:
    lengths = set()
    for seals in (False, True):
        world = reach(by_hand)
        table, stop = world.table, stop_of(world.table)
        if seals:
            for decision in table.playing.pending:
                does(world, decision.seat, c.Seal(stop.number, len(decision.options) - 1))
        world.run_until(world.at + 40_000)
        settled = closing(world, stop.number)
        assert settled.at == table.wall(table.raster(stop.beats[0] + GRACE))
        lengths.add(stop.beats[0] - stop.opened - FLIGHT)
    assert lengths <= {4_000, 7_000}


def test_a_card_has_seven_seconds_at_its_first_window_and_four_afterwards() -> None:
    first = reach(lambda table, stop: stop.kind == WINDOW and stop.closer is None)
    assert stop_of(first.table).beats == (stop_of(first.table).lands + 7_000,)
    seen: list[tuple[Table, str]] = []

    def again(table: Table, stop: Stop) -> bool:
        window = table.playing.window
        if window is None or not any(map(table.is_human, stop.seats)):
            return False
        seen.append((table, window.card))
        return sum(other is table and card == window.card for other, card in seen) > 1

    world = reach(again)
    assert stop_of(world.table).beats == (stop_of(world.table).lands + 4_000,)


def test_a_quick_window_closes_at_the_first_beat_at_which_all_have_sealed() -> None:
    world = reach(by_hand, **QUICK)
    table, stop = world.table, stop_of(world.table)
    humans = [seat for seat in stop.seats if table.is_human(seat)]
    world.run_until(table.wall(table.raster(stop.beats[0] + GRACE)) + 1)
    for seat in humans:
        assert table.stop is not None
        assert table.stop.number == stop.number
        decision = next(d for d in table.playing.pending if d.seat == seat)
        does(world, seat, c.Seal(stop.number, len(decision.options) - 1))
    world.run_until(table.wall(stop.beats[1] + GRACE + 100))
    assert closing(world, stop.number).at == table.wall(table.raster(stop.beats[1] + GRACE))


def test_a_quick_window_closes_at_the_last_beat_in_any_case_and_standing_answers_close_none() -> None:
    world = reach(by_hand, **QUICK)
    table, stop = world.table, stop_of(world.table)
    seat = responder(table)
    assert seat is not None
    line = next(d for d in table.playing.pending if d.seat == seat).options[0].line
    assert table.playing.window is not None
    rule = c.Standing(line, card=table.playing.window.card)
    does(world, seat, c.Prefer(standing=(rule,)))
    for other in stop.seats:
        if other != seat:
            decision = next(d for d in table.playing.pending if d.seat == other)
            does(world, other, c.Seal(stop.number, len(decision.options) - 1))
    world.run_until(world.at + 20_000)
    settled = closing(world, stop.number)
    assert settled.at == table.wall(table.raster(stop.beats[-1] + GRACE))
    assert settled.seat == seat, "the standing answer counted when the window closed"


def test_a_standing_answer_is_for_its_own_situation_alone() -> None:
    world = reach(by_hand)
    table, stop = world.table, stop_of(world.table)
    seat = responder(table)
    assert seat is not None
    line = next(d for d in table.playing.pending if d.seat == seat).options[0].line
    does(world, seat, c.Prefer(standing=(c.Standing(line, card="Some Other Card"),)))
    world.run_until(world.at + 20_000)
    assert closing(world, stop.number).seat is None
    assert refused(world, seat, c.Prefer(standing=(c.Standing("reveal Spectacles"),))) == "no such standing"
    assert refused(world, seat, c.Prefer(standing=(c.Standing("end", card="Mirage"),))) == "no such standing"


def test_pass_until_my_turn_closes_quick_windows_until_its_player_is_named() -> None:
    world = reach(lambda t, s: by_hand(t, s) and bool(set(s.seats) - t.aimed), **QUICK)
    table, stop = world.table, stop_of(world.table)
    for seat in stop.seats:
        does(world, seat, c.Prefer(pass_until=True))
    named = [seat for seat in stop.seats if seat in table.aimed]
    world.run_until(table.wall(table.raster(stop.beats[0] + GRACE)))
    assert (table.stop is None or table.stop.number != stop.number) == (not named)


def test_pass_until_my_turn_of_the_only_human_closes_at_once_at_a_quick_table() -> None:
    for windows in ("quick", "sealed"):
        world = reach(lambda t, s: s.kind == WINDOW and s.closer == 0 and 0 not in t.aimed, humans={0}, windows=windows)
        stop = stop_of(world.table)
        world.run_until(world.table.wall(stop.lands) + 50)
        does(world, 0, c.Prefer(pass_until=True))
        assert (world.table.stop != stop) == (windows == "quick")


def test_passes_of_cards_on_the_table_are_public_and_the_last_closes_at_once() -> None:
    world = reach(by_table, seats=4)
    table, stop = world.table, stop_of(world.table)
    before = len(line_of(world, None).came)
    for seat in stop.seats:
        decision = next(d for d in table.playing.pending if d.seat == seat)
        last = seat == stop.seats[-1]
        does(world, seat, c.Seal(stop.number, len(decision.options) - 1))
        if not last:
            assert came(line_of(world, None), before, "clock")[-1]["d"]["passed"][-1] == seat
            assert refused(world, seat, c.Seal(stop.number, 0)) == "passed already"
    assert closing(world, stop.number).at == world.at < table.wall(stop.beats[-1])


def test_a_window_that_only_bots_could_answer_is_short() -> None:
    def only_bots(table: Table, stop: Stop) -> bool:
        return stop.kind == WINDOW and not any(map(table.is_human, stop.seats))

    world = reach(only_bots, seats=4, humans={0, 1})
    stop = stop_of(world.table)
    assert stop.beats == (stop.lands + BOTS,)


def test_the_click_of_the_only_human_closes() -> None:
    def mine(table: Table, stop: Stop) -> bool:
        return stop.kind == WINDOW and stop.closer == 0

    for windows in ("sealed", "quick"):
        world = reach(mine, humans={0}, windows=windows)
        table, stop = world.table, stop_of(world.table)
        decision = next(d for d in table.playing.pending if d.seat == 0)
        world.run_until(table.wall(stop.lands) + 333)
        assert table.stop == stop
        does(world, 0, c.Seal(stop.number, len(decision.options) - 1))
        assert closing(world, stop.number).at == table.wall(stop.lands) + 333
        assert (stop.beats[-1] == stop.lands + LONGEST) == (windows == "quick")


def test_a_click_before_the_card_has_landed_closes_when_it_lands() -> None:
    world = reach(lambda table, stop: stop.kind == WINDOW and stop.closer == 0, humans={0})
    table, stop = world.table, stop_of(world.table)
    decision = next(d for d in table.playing.pending if d.seat == 0)
    does(world, 0, c.Seal(stop.number, len(decision.options) - 1))
    assert table.stop == stop
    world.run_until(table.wall(table.raster(stop.lands)))
    assert closing(world, stop.number).at == table.wall(table.raster(stop.lands))


def test_hold_adds_ten_seconds_for_all_and_names_nobody() -> None:
    world = reach(by_hand)
    table, stop = world.table, stop_of(world.table)
    marks = {seat: len(line_of(world, seat).came) for seat in (None, 0, 1, 2)}
    does(world, 1, c.Hold(stop.number))
    assert stop_of(table).beats == (stop.beats[0] + HOLD,)
    told = {seat: came(line_of(world, seat), since) for seat, since in marks.items()}
    for seat in (None, 0, 2):
        assert [message["t"] for message in told[seat]] == ["clock"]
    assert told[None][0]["d"] == told[0][0]["d"] == told[2][0]["d"]
    assert [message["t"] for message in told[1]] == ["clock", "private", "reply"]
    assert told[1][1]["d"]["holds"] == 2
    for _ in range(2):
        does(world, 0, c.Hold(stop.number))
    assert stop_of(table).beats == (stop.lands + LONGEST,)
    assert refused(world, 2, c.Hold(stop.number)) == "held enough"


def test_everybody_has_three_holds_a_game() -> None:
    world = reach(by_hand)
    world.table.seats[1].holds = 0
    assert refused(world, 1, c.Hold(stop_of(world.table).number)) == "no hold left"
    none = reach(by_hand, holds=0)
    assert refused(none, 1, c.Hold(stop_of(none.table).number)) == "no holds"


def test_an_answer_on_its_way_is_taken_and_a_later_one_is_not() -> None:
    world = reach(by_hand)
    table, stop = world.table, stop_of(world.table)
    seat = responder(table)
    assert seat is not None
    world.run_until(table.wall(stop.beats[0]) + GRACE - 60)
    does(world, seat, c.Seal(stop.number, 0))
    world.at = table.wall(ends(table, stop))
    assert refused(world, seat, c.Seal(stop.number, None)) == "closed"
    world.run_until(world.at)
    assert closing(world, stop.number).seat is not None
    assert refused(world, seat, c.Seal(stop.number, 0)) == "late"


def test_a_sealed_answer_is_acknowledged_to_its_sender_alone_and_can_be_changed() -> None:
    world = reach(by_hand)
    table, stop = world.table, stop_of(world.table)
    seat = responder(table)
    assert seat is not None
    before, all_before = len(line_of(world, seat).came), counted(world)
    does(world, seat, c.Seal(stop.number, 0))
    assert table.sealed[seat].option == 0
    does(world, seat, c.Seal(stop.number, None))
    assert seat not in table.sealed
    told = came(line_of(world, seat), before)
    assert [message["t"] for message in told] == ["private", "reply"] * 2
    assert counted(world) - all_before == len(told)


def test_void_answers_stand_nowhere_in_the_log() -> None:
    logs = []
    for lose in (0, -1):
        world = reach(lambda t, s: by_hand(t, s) and sum(len(d.options) > 1 for d in t.playing.pending) > 1)
        table, stop = world.table, stop_of(world.table)
        able = [d for d in table.playing.pending if len(d.options) > 1]
        does(world, able[0].seat, c.Seal(stop.number, 0))
        does(world, able[1].seat, c.Seal(stop.number, lose % len(able[1].options)))
        world.run_until(table.wall(ends(table, stop)))
        assert closing(world, stop.number).seat == able[0].seat
        assert not table.sealed
        logs.append([json.dumps(e.entry_data(entry)) for entry in world.log])
    assert logs[0] == logs[1]


def test_cards_to_pass_on_are_sealed_and_the_last_click_closes() -> None:
    world = reach(handing, sets=("reflections",), seats=4)
    table, stop = world.table, stop_of(world.table)
    world.run_until(world.at + 3_000)
    for seat in stop.seats[:-1]:
        before = counted(world)
        does(world, seat, c.Seal(stop.number, 0))
        assert counted(world) - before == 2, "only its sender hears of it"
    assert table.stop == stop
    does(world, stop.seats[-1], c.Seal(stop.number, 0))
    assert any(isinstance(entry, e.Handed) and entry.at == world.at for entry in world.log)


def test_cards_to_pass_on_are_chosen_for_who_is_out_of_time() -> None:
    world = reach(handing, sets=("reflections",), seats=4)
    stop = stop_of(world.table)
    does(world, stop.seats[0], c.Seal(stop.number, 0))
    world.run_until(world.at + 31_000)
    handed = next(entry for entry in world.log if isinstance(entry, e.Handed) and entry.number == stop.number)
    assert handed.late == tuple(stop.seats[1:])
    assert dict(handed.picks)[stop.seats[0]] == 0


def test_a_window_is_asked_again_after_an_any_time_reveal_and_everybody_seals_anew() -> None:
    def any_time_there(table: Table, stop: Stop) -> bool:
        return by_hand(table, stop) and any(may_now(table, d.seat) for d in table.playing.pending)

    world = reach(any_time_there)
    table, stop = world.table, stop_of(world.table)
    window = table.playing.window
    assert window is not None
    decision = next(d for d in table.playing.pending if may_now(table, d.seat))
    line = may_now(table, decision.seat)[0].line
    does(world, decision.seat, c.Now(line=line))
    assert table.sealed[decision.seat].option == find(decision, line), "in a window it is sealed like an answer"
    world.run_until(table.wall(ends(table, stop)))
    settled = closing(world, stop.number)
    assert settled.seat == decision.seat
    assert not table.sealed
