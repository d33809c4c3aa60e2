"""Before the game: seats, bots, settings; and what is said at a table."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.server.table.scenes import came, crowd, does, gathered, go_on, line_of, look_on, refused
from tests.server.table.world import JUDGE, ONLOOKER

from fieldofview.bots.levels import LEVELS as BOT_LEVELS
from fieldofview.cards import SETS
from fieldofview.cards.files import write_set
from fieldofview.server.table import (
    GATHERING,
    PLAYING,
    Outcome,
    Person,
    Refused,
    Settings,
    Start,
    Table,
    decide,
    messages,
    opening,
    quick_opening,
    read_command,
    read_settings,
    tick,
)
from fieldofview.server.table import commands as c
from fieldofview.server.table import entries as e
from fieldofview.server.table.bots import LEVELS
from fieldofview.server.table.entries import BotSeated
from fieldofview.server.words import LANGUAGES, de, en
from fieldofview.server.words.doors import DOORS
from fieldofview.server.words.requests import REASONS

ANN, BOB, CY = Person("a", "Ann"), Person("b", "Bob"), Person("c", "Ann")


class Desk:
    """A table without clocks or lines."""

    def __init__(self, **settings: object) -> None:
        self.table = Table("t")
        self.at = 1_000
        self.take(opening(self.at, ANN, read_settings({"seats": 3, **settings}), "AB12"))

    def take(self, entries: list[object]) -> None:
        for entry in entries:
            self.table.evolve(entry)  # type: ignore[arg-type]

    def does(self, who: Person, command: c.Command) -> None:
        self.take(list(decide(self.table, who, command, self.at, bytes(32)).entries))

    def refuses(self, who: Person, command: c.Command) -> str:
        with pytest.raises(Refused) as caught:
            decide(self.table, who, command, self.at, bytes(32))
        return caught.value.code


def test_people_sit_down_get_names_of_their_own_and_stand_up() -> None:
    desk = Desk()
    desk.does(BOB, c.Sit(2))
    desk.does(CY, c.Sit())
    assert desk.table.names == ["Ann", "Ann 2", "Bob"]
    assert desk.refuses(BOB, c.Sit()) == "seated already"
    assert desk.refuses(Person("d", "Dee"), c.Sit()) == "table full"
    assert desk.refuses(Person("d", "Dee"), c.Sit(1)) == "seat taken"
    assert desk.refuses(Person("d", "Dee"), c.Sit(9)) == "no such seat"
    desk.does(CY, c.Stand())
    assert not desk.table.seats[1].taken
    assert desk.refuses(CY, c.Ready()) == "no seat"
    assert desk.refuses(Person("d", "judge"), c.Sit()) == "name"


def test_bots_come_in_levels_that_answer_at_once() -> None:
    names = [level.name for level in BOT_LEVELS]
    assert set(LEVELS) == {*names, "random", "greedy"}
    desk = Desk()
    for level in LEVELS:
        desk.does(ANN, c.SeatBot(2, level))
        assert desk.table.seats[2].level == level
    assert desk.refuses(ANN, c.SeatBot(2, "search:4000")) == "no such bot"
    with pytest.raises(Refused, match="There is no bot"):
        quick_opening(0, ANN, Settings(seats=2), "tree")
    assert [e.level for e in quick_opening(0, ANN, Settings(seats=2), "champion") if isinstance(e, BotSeated)] == [
        "champion"
    ]


def test_the_host_seats_bots_swaps_and_asks_to_leave() -> None:
    desk = Desk()
    desk.does(BOB, c.Sit())
    assert desk.refuses(BOB, c.SeatBot(2, "greedy")) == "host only"
    assert desk.refuses(ANN, c.SeatBot(2, "genius")) == "no such bot"
    assert desk.refuses(ANN, c.SeatBot(1, "greedy")) == "a player sits there"
    desk.does(ANN, c.SeatBot(2, "greedy"))
    assert desk.table.seats[2].level == "greedy"
    desk.does(ANN, c.Swap(0, 2))
    assert desk.table.seat_of("a") == 2
    assert desk.refuses(ANN, c.Kick(2)) == "kick yourself"
    desk.does(ANN, c.Kick(1))
    assert desk.table.seat_of("b") is None
    assert desk.refuses(ANN, c.Kick(1)) == "seat empty"
    assert desk.refuses(BOB, c.Sit()) == "kicked"
    desk.does(ANN, c.SeatBot(0, None))
    assert not desk.table.seats[0].taken


def test_the_host_passes_on_when_the_host_stands_up() -> None:
    desk = Desk()
    desk.does(BOB, c.Sit())
    desk.does(ANN, c.Stand())
    assert desk.table.host == "b"


def test_whoever_sits_down_where_the_host_has_left_is_the_host() -> None:
    desk = Desk()
    desk.does(ANN, c.Stand())
    assert desk.table.host == "a"
    desk.does(BOB, c.Sit())
    assert desk.table.host == "b"
    desk.does(ANN, c.Sit())
    assert desk.table.host == "b"
    judged = Desk(judge=True)
    judged.does(BOB, c.Sit())
    assert judged.table.host == "a"


def test_bots_alone_begin_no_game_unless_there_is_a_judge() -> None:
    desk, judged = Desk(), Desk(judge=True)
    desk.does(ANN, c.Stand())
    for table in (desk, judged):
        for seat in range(3):
            table.does(ANN, c.SeatBot(seat, "random"))
    assert desk.refuses(ANN, Start()) == "bots alone"
    judged.does(ANN, Start())
    assert judged.table.phase == PLAYING


def test_a_game_starts_when_all_seats_are_taken_and_all_are_ready() -> None:
    desk = Desk()
    assert desk.refuses(ANN, Start()) == "seats empty"
    desk.does(BOB, c.Sit())
    desk.does(ANN, c.SeatBot(2, "random"))
    assert desk.refuses(ANN, Start()) == "not ready"
    told = messages(desk.table, BOB, None, "de", 5)[0]
    missing = next(message for message in told if message["t"] == "gathering")["d"]["missing"]
    assert missing == {"code": "not ready", "text": "Noch nicht bereit: Bob."}
    desk.does(BOB, c.Ready())
    assert desk.refuses(BOB, Start()) == "host only"
    desk.does(ANN, Start())
    assert desk.table.phase == PLAYING
    assert desk.refuses(BOB, c.Stand()) == "not gathering"
    assert desk.refuses(ANN, c.Change({"seats": 4})) == "not gathering"


def test_a_quick_table_starts_at_once() -> None:
    table = Table("q")
    for entry in quick_opening(1, ANN, Settings(seats=4)):
        table.evolve(entry)
    assert table.phase == GATHERING
    for entry in decide(table, ANN, Start(), 2, bytes(32)).entries:
        table.evolve(entry)
    assert table.phase == PLAYING
    assert len(set(table.names)) == 4


def test_settings_are_changed_before_the_game_and_everybody_says_anew_whether_they_are_ready() -> None:
    desk = Desk()
    desk.does(BOB, c.Sit(2))
    desk.does(BOB, c.Ready())
    desk.does(ANN, c.Change({"seats": 2, "windows": "sealed"}))
    assert desk.table.names == ["Ann", "Bob"]
    assert not desk.table.seats[1].ready
    desk.does(ANN, c.Change({"seats": 5}))
    assert len(desk.table.seats) == 5
    desk.does(CY, c.Sit())
    assert desk.refuses(ANN, c.Change({"seats": 2})) == "fewer seats"


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"seats": 1}, "setting value"),
        ({"seats": 13}, "setting value"),
        ({"seats": True}, "setting value"),
        ({"windows": "open"}, "setting value"),
        ({"listed": 1}, "setting value"),
        ({"listed": True, "windows": "quick"}, "setting value"),
        ({"sets": ["no-such-set"]}, "settings"),
        ({"sets": ["/etc/passwd"]}, "settings"),
        ({"sets": []}, "settings"),
        ({"sets": ["viewpoint"], "seats": 12}, "settings"),
        ({"files": ["not a set"]}, "settings"),
        ({"files": ["x" * 70_000]}, "setting value"),
        ({"title": "a\nb"}, "setting value"),
        ({"colour": "red"}, "no such setting"),
        ([], "malformed"),
    ],
)
def test_settings_that_make_no_table_are_refused_in_one_sentence(wanted: object, code: str) -> None:
    with pytest.raises(Refused) as caught:
        read_settings(wanted)
    assert caught.value.code == code
    for lang in LANGUAGES:
        assert caught.value.told(lang).count("\n") == 0


def test_listed_tables_are_sealed_and_sets_of_ones_own_are_played() -> None:
    assert read_settings({"listed": True}).windows == "sealed"
    assert read_settings({}).windows == "quick"
    text = write_set(SETS["viewpoint"], id="mine")
    mine = read_settings({"sets": [], "files": [text], "seats": 2})
    assert [part.id.split("@")[0] for part in mine.parts()] == ["mine"]
    assert read_settings(mine.to_data()) == mine


def test_a_rated_table_is_for_people_with_accounts() -> None:
    for wanted in ({"rated": True}, {"rated": True, "listed": True, "judge": True}):
        with pytest.raises(Refused, match="A rated table stands in the list"):
            read_settings(wanted)
    known, other = Person("a", "Ann", signed_in=True), Person("b", "Bob", signed_in=True)
    desk = Desk(seats=2, listed=True)  # whoever opened it had no account then
    desk.does(other, c.Sit())
    desk.does(other, c.Ready())
    desk.does(ANN, c.Change({"rated": True}))
    desk.does(other, c.Ready())
    assert desk.refuses(ANN, c.Start()) == "rated people"
    desk.does(known, c.Stand())
    assert desk.refuses(ANN, c.Sit()) == "rated accounts"
    assert desk.refuses(other, c.SeatBot(0, "greedy")) == "rated bots"
    desk.does(known, c.Sit())
    desk.does(known, c.Ready())
    desk.does(other, c.Start())
    assert desk.table.phase == PLAYING


def test_whom_a_viewer_blocked_they_do_not_hear() -> None:
    desk = Desk()
    desk.does(BOB, c.Say("hello"))
    for deaf_to, heard in ((frozenset(), 1), (frozenset({BOB.guest}), 0)):
        told, _ = messages(desk.table, Person("a", "Ann", deaf_to=deaf_to), None, "en", desk.at)
        assert sum(message["t"] == "chat" for message in told) == heard


def test_a_judge_runs_the_table_and_takes_no_seat() -> None:
    desk = Desk(judge=True)
    assert not any(seat.taken for seat in desk.table.seats)
    assert desk.refuses(ANN, c.Sit()) == "judge sits"
    seated = Desk()
    assert seated.refuses(ANN, c.Change({"judge": True})) == "judge sits"


# -- chat ----------------------------------------------------------------------------------------------------------


def test_chat_is_cleaned_and_limited() -> None:
    world = look_on(crowd(1))
    does(world, 0, c.Say("  hello\u202e \u0000there\n"))
    assert came(line_of(world, 1), kind="chat")[-1]["d"]["text"] == "hello there"
    for _ in range(4):
        does(world, 0, c.Say("more"))
    assert refused(world, 0, c.Say("too much")) == "too fast"
    does(world, 1, c.Say("somebody else may"))
    world.run_until(world.at + 5_000)
    does(world, 0, c.Say("later"))
    assert refused(world, 0, c.Say("x" * 301)) == "long line"
    assert refused(world, 0, c.Say(" \u200b ")) == "empty line"


def test_phrases_are_read_in_ones_own_language() -> None:
    world = crowd(1, chat="phrases")
    line = world.connect(world.people[1], "de")
    assert refused(world, 0, c.Say("hello")) == "phrases only"
    assert refused(world, 0, c.Phrase("rude")) == "no such phrase"
    does(world, 0, c.Phrase("nice"))
    assert came(line, kind="chat")[-1]["d"]["text"] == "Schön gespielt!"
    silent = crowd(1, chat="off")
    assert refused(silent, 0, c.Phrase("nice")) == "no chat"


def test_what_onlookers_say_reaches_players_after_the_game() -> None:
    world = look_on(crowd(1, humans={0, 1}))
    world.submit(ONLOOKER, c.Say("take the other one"))
    assert came(line_of(world, None), kind="chat")
    assert not came(line_of(world, 0), kind="chat")
    late = world.connect(world.people[1])
    assert not came(late, kind="chat")
    does(world, 1, c.Forfeit())
    go_on(world)
    for line in (line_of(world, 0), late):
        assert [message["d"]["text"] for message in came(line, kind="chat")] == ["take the other one"]


def test_players_hear_their_judge() -> None:
    world = look_on(crowd(1, judge=True))
    world.submit(JUDGE, c.Say("a minute left"))
    assert came(line_of(world, 0), kind="chat")[-1]["d"]["text"] == "a minute left"


# -- messages ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "data"),
    [
        ("fly", {}),
        (None, {}),
        ("sit", []),
        ("sit", {"seat": "two"}),
        ("sit", {"chair": 1}),
        ("answer", {"number": 1}),
        ("answer", {"number": True, "option": 0}),
        ("play", {"number": 1, "options": [0] * 21}),
        ("say", {"text": "x" * 2_001}),
        ("private", {"standing": [{"card": "Mirage"}]}),
        ("private", {"standing": "all"}),
    ],
)
def test_malformed_messages_are_refused_in_one_sentence(kind: object, data: object) -> None:
    with pytest.raises(Refused) as caught:
        read_command(kind, data)
    assert caught.value.code == "malformed"
    assert caught.value.told("de") != caught.value.told("en")


def test_a_client_never_names_the_table_of_a_rematch() -> None:
    assert read_command("rematch", {"id": "somebody's"}) == c.Rematch()


def test_a_rematch_keeps_the_seats_free_of_those_whom_its_host_wants_nothing_of() -> None:
    desk = Desk(seats=2)
    desk.does(BOB, c.Sit())
    desk.does(BOB, c.Ready())
    desk.does(ANN, Start())
    desk.does(BOB, c.Forfeit())
    opens = decide(desk.table, ANN, c.Rematch("new", frozenset({BOB.guest})), 9).opens
    again = Table("new")
    for entry in opens:
        again.evolve(entry)
    assert (again.host, sorted(again.names)) == (ANN.guest, ["", "Ann"])
    assert again.settings.seats == 2


def test_everybody_is_told_where_they_came_in_and_in_a_rated_game_what_a_bot_reached_is_not_theirs() -> None:
    for rated, places in ((True, [2, 1]), (False, [1, 2])):
        table = Table("t")
        bob = replace(BOB, signed_in=True)
        settings = read_settings({"seats": 3, "sets": ["viewpoint"], "listed": True, "rated": rated, "turn_limit": 0})
        entries = [*opening(1, replace(ANN, signed_in=True), settings), e.Sat(1, 1, bob.guest, "Bob", True)]
        entries += [e.Sat(1, 2, "guest 9", "Cy", True), e.Began(1, bytes(32).hex()), e.Judged(1, "token", 0, 500)]
        for entry in (*entries, e.TookOver(1, 0), e.Forfeited(1, 2)):
            table.evolve(entry)
        while table.phase == PLAYING:
            for found in tick(table, table.due() or 0).entries:
                table.evolve(found)
        (over,) = [message["d"] for message in messages(table, ANN, None, "en", 5)[0] if message["t"] == "over"]
        assert over["outcome"]["winners"] == [0]
        assert over["places"] == [*places, 3]


def test_everybody_sees_who_wants_a_rematch() -> None:
    desk = Desk(seats=2)
    desk.does(BOB, c.Sit())
    desk.does(BOB, c.Ready())
    desk.does(ANN, Start())
    desk.does(BOB, c.Forfeit())

    def over() -> tuple[object, object]:
        sent, _ = messages(desk.table, ANN, None, "en", 5)
        (said,) = [message["d"] for message in sent if message["t"] == "over"]
        return said["rematch"], said["agreed"]

    assert over() == (None, [])
    desk.does(BOB, c.Rematch("new"))
    assert over() == ("new", [1])
    desk.does(BOB, c.Rematch("other"))
    desk.does(ANN, c.Rematch("other"))
    assert over() == ("new", [1, 0])


def test_every_sentence_is_there_in_every_language() -> None:
    for table in (DOORS, REASONS):
        assert set(table["en"]) == set(table["de"])
    for name in ("REFUSALS", "PHRASES", "NOTICES"):
        assert set(getattr(en, name)) == set(getattr(de, name))
        for key, sentence in getattr(en, name).items():
            blanks = {part.split("}")[0] for part in sentence.split("{")[1:]}
            assert blanks == {part.split("}")[0] for part in getattr(de, name)[key].split("{")[1:]}, key


def test_ones_own_settings_begin_with_the_game() -> None:
    """Seats change hands before it, and what is private must not go with them."""
    world = look_on(gathered(1))
    assert refused(world, 1, c.Prefer(stop_me="always")) == "not playing"


def test_a_gathering_is_told_anew_when_something_changes() -> None:
    world = look_on(gathered(1))
    before = len(line_of(world, 1).came)
    does(world, 1, c.Ready(False))
    assert [message["t"] for message in came(line_of(world, 1), before)] == ["gathering", "reply"]
    outcome = does(world, 0, c.Swap(0, 1))
    assert isinstance(outcome, Outcome)
    assert came(line_of(world, 0), kind="hello")[-1]["d"]["viewer"] == 1


def test_viewers_are_sent_the_names_of_set_files_and_not_their_texts() -> None:
    desk = Desk(sets=["viewpoint"], files=[write_set(SETS["viewpoint"], id="mine")])
    (hello,) = [message["d"] for message in messages(desk.table, BOB, None, "en", 5)[0] if message["t"] == "hello"]
    (shown,) = hello["table"]["settings"]["files"]
    assert shown.startswith("mine@")
