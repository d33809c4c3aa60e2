"""Several people at one keyboard: who is asked, what is sealed, who interrupts, and what a screen gives away."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from rich.console import Console

import fieldofview as fov
from fieldofview.cli.table import store
from fieldofview.cli.table.seating import Seating, seat
from fieldofview.cli.table.session import CUT_OFF, DONE, Session
from fieldofview.cli.table.shelf import may_interrupt
from fieldofview.cli.table.terminal import WIPE, InputEnded, Terminal
from fieldofview.game.scenario import read_text
from fieldofview.game.tabletop import lay_out
from fieldofview.views import Kind, Option

CLASSIC = ("viewpoint", "reflections", "prizes")


class Scripted(Terminal):
    """Types these lines; a blank one whenever the keyboard is passed, or an act committed. Notes what is shown."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.out = io.StringIO()
        super().__init__(Console(file=self.out, width=90, height=40, force_terminal=True, no_color=True))
        self.lines = iter(lines)
        self.questions: list[str] = []

    def ask(self, question: str, *, backspace: str = "") -> str:
        self.questions.append(question)
        self.console.print(question)
        if "press Enter when only you see" in question or "Enter: do it" in question:
            return ""
        for line in self.lines:
            return line
        raise InputEnded

    @property
    def pages(self) -> list[str]:
        return self.out.getvalue().split(WIPE)


def seated(people: Sequence[str], bots: Sequence[str] = (), sets: Sequence[str] = CLASSIC) -> Seating:
    return seat(list(people), list(bots), sets)


def begun(seating: Seating, seed: int, dealer: str) -> fov.Game:
    return fov.new_game(
        sets=seating.sets, seed=seed, names=seating.names, dealer=dealer, turn_limit=0, windows="public"
    )


def at_table(game: fov.Game, seating: Seating, *lines: str, path: Path | None = None) -> Session:
    return Session(game, seating, Scripted(lines), path=path)


def questions(session: Session) -> list[str]:
    terminal = session.terminal
    assert isinstance(terminal, Scripted)
    return terminal.questions


def deals(seating: Seating, card: str, holder: int = 0) -> Iterator[fov.Game]:
    """Games at whose first decision, the first seat's, that seat or another holds a card."""
    for seed in range(400):
        game = begun(seating, seed, seating.names[-1])
        if card in game.view(holder).hand:
            yield game


def passed_to(session: Session) -> list[str]:
    """To whom the keyboard was passed."""
    return [question.split(",")[0] for question in questions(session) if "press Enter when only" in question]


def of_kind(game: fov.Game, kind: Kind) -> list[tuple[int, ...]]:
    return [event.seats for event in game.events if event.kind is kind]


# -- what the screen gives away ------------------------------------------------------------------------


def test_hands_are_wiped_before_the_keyboard_is_passed() -> None:
    session = at_table(begun(seated(["Ann", "Bob"]), 2, "Bob"), seated(["Ann", "Bob"]), *["1"] * 30)
    assert session.run() == CUT_OFF
    terminal = session.terminal
    assert isinstance(terminal, Scripted)
    assert len(set(passed_to(session))) == 2
    before: set[str] = set()
    for page in terminal.pages:
        owners = {name for name in ("Ann", "Bob") if f"{name}'s hand" in page}
        is_passed = "Everybody else looks away" in page
        assert len(owners) == 0 if is_passed else len(owners) <= 1
        assert not owners or not before or owners == before, "a hand was shown right after another's"
        before = set() if is_passed else owners


def test_no_hand_is_shown_while_all_watch_a_bot() -> None:
    seating = seated(["Ann", "Bob"], ["greedy"], ["viewpoint"])
    session = at_table(begun(seating, 2, "Greedy"), seating, *["1"] * 60)
    session.terminal.pace = 1e-9
    session.run()
    terminal = session.terminal
    assert isinstance(terminal, Scripted)
    told = [page for page in terminal.pages if page.startswith("  ")]
    assert told
    assert all("'s hand" not in page for page in told)


def test_people_are_asked_whatever_they_hold() -> None:
    """D.84: who is handed the keyboard depends on the table alone."""
    seating = seated(["Ann", "Bob", "Cleo"])
    found, held = set(), set()
    for game in deals(seating, "Blurred Vision"):
        held.add("Spectacles" in game.view(1).hand)
        session = at_table(game, seating, "play Blurred Vision", "choose Bob", "decline")
        session.run()
        found.add(tuple(questions(session)[:6]))
    assert held == {False, True}
    assert len(found) == 1


def test_nobody_is_asked_where_no_card_of_the_deck_could_answer() -> None:
    seating = seated(["Ann", "Bob"], sets=["viewpoint"])
    session = at_table(next(deals(seating, "Wink")), seating, "play Wink")
    session.run()
    assert passed_to(session) == ["Ann"]


class Chancer:
    """Answers by lot, and notes who was asked at which stop."""

    def __init__(self, session: Session, seed: int) -> None:
        self.session = session
        self.dice = random.Random(seed)
        self.asked: list[int] = []

    def ask(self, seat: int) -> Option | None:
        self.asked.append(seat)
        decision = self.session.keyboard.look(seat).decision
        assert decision is not None
        return self.dice.choice(decision.options)


@pytest.mark.parametrize("sets", [("viewpoint",), CLASSIC, ("open-eyes+plague",)])
@pytest.mark.parametrize("bots", [(), ("random", "greedy")])
def test_whole_games_ask_by_what_the_table_says(
    sets: tuple[str, ...], bots: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    seating = seated(["Ann", "Bob", "Cleo"], bots, sets)
    windows = passes = 0
    for seed in range(3):
        game = begun(seating, seed, "Ann")
        session = at_table(game, seating, *[""] * 2000)
        chancer = Chancer(session, seed)
        monkeypatch.setattr(session.keyboard, "ask", chancer.ask)
        while not game.over:
            window, pending = game.window, game.pending
            chancer.asked.clear()
            session.step()
            if window is not None:
                could = {*window.from_hand, *window.from_table}
                assert chancer.asked == [d.seat for d in pending if d.seat in could and d.seat < 3]
                assert pending[0].seat == window.start
                windows += 1
            elif len(pending) > 1:
                assert chancer.asked == [d.seat for d in pending if d.seat < 3]
                passes += 1
        again = fov.replay(game.record())
        assert again.events == game.events
        assert again.outcome == game.outcome
    assert windows
    assert passes or sets != CLASSIC


# -- interrupting --------------------------------------------------------------------------------------


def test_now_looks_the_same_whatever_they_hold() -> None:
    seating = seated(["Ann", "Bob", "Cleo"])
    found, held = set(), set()
    for seed in range(60):
        game = begun(seating, seed, "Cleo")
        held.add(bool(game.options("Bob")))
        session = at_table(game, seating, "now Bob", "", "help")
        assert session.run() == CUT_OFF
        assert not game.answers
        found.add(tuple(questions(session)))
    assert held == {False, True}
    assert len(found) == 1
    assert passed_to(session) == ["Ann", "Bob", "Ann"]


def test_now_reveals_a_card_and_the_turns_player_is_asked_anew() -> None:
    seating = seated(["Ann", "Bob", "Cleo"])
    game = next(deals(seating, "Peekaboo!", holder=1))
    session = at_table(game, seating, "now bob", "reveal Peekaboo!")
    session.run()
    assert game.answers == ("Bob: reveal Peekaboo!",)
    assert of_kind(game, Kind.REVEALED) == [(1,)]
    assert passed_to(session) == ["Ann", "Bob", "Ann"]
    assert game.decision is not None
    assert game.decision.seat == 0


def test_an_interruption_can_be_interrupted_and_refused() -> None:
    seating = seated(["Ann", "Bob", "Cleo"], ["greedy"])
    game = next(game for game in deals(seating, "Blurred Vision") if game.turn == 0)
    lines = ["now", "now Ann", "now Greedy", "now Zoe", "now Bob", "now Cleo", "decline", "decline"]
    session = at_table(game, seating, *lines, "play Blurred Vision", "now Bob", "decline", "choose Bob")
    session.run()
    assert passed_to(session)[:7] == ["Ann", "Bob", "Cleo", "Bob", "Ann", "Bob", "Ann"]
    assert [line for line in game.answers if line.startswith("Ann")] == ["Ann: play Blurred Vision", "Ann: choose Bob"]


def test_in_a_window_now_lets_others_seal_an_answer_too() -> None:
    seating = seated(["Ann", "Bob", "Cleo"])
    for game in deals(seating, "Blurred Vision"):
        if "Peekaboo!" in game.view("Cleo").hand:
            break
    session = at_table(game, seating, "play Blurred Vision", "choose Bob", "now Cleo", "reveal Peekaboo!", "decline")
    session.run()
    assert game.answers == (
        "Ann: play Blurred Vision",
        "Ann: choose Bob",
        "Cleo: reveal Peekaboo!",
    )


def test_before_a_bot_chooses_people_may_interrupt() -> None:
    seating = seated(["Ann", "Bob"], ["random"])
    for seed in range(200):
        game = begun(seating, seed, "Bob")  # the bot begins
        if "Peekaboo!" in game.view("Bob").hand and not game.options("Ann"):
            break
    lines = ["why play Wink", "forfeit", "xyzzy", "log", "now Bob", "reveal Peekaboo!", "quit", "y", ""]
    session = at_table(game, seating, *lines)
    assert session.run() == DONE
    assert game.answers == ("Bob: reveal Peekaboo!",)
    terminal = session.terminal
    assert isinstance(terminal, Scripted)
    assert "hand ─" not in terminal.pages[1]


def test_no_pause_before_a_bot_where_no_card_interrupts() -> None:
    seating = seated(["Ann", "Bob"], ["greedy"], ["viewpoint"])
    game = begun(seating, 1, "Bob")
    session = at_table(game, seating)
    session.run()
    assert any(line.startswith("Greedy") for line in game.answers)


def test_bots_interrupt_too() -> None:
    seating = seated(["Ann", "Bob"], ["greedy", "random", "random"])
    for seed in range(40):
        game = begun(seating, seed, "Random 2")
        session = at_table(game, seating)
        session.run()
        if of_kind(game, Kind.REVEALED):
            assert min(of_kind(game, Kind.REVEALED)) >= (2,)
            assert game.turn == 0
            return
    raise AssertionError("no bot had a card to reveal")


# -- what is done in the middle of a window ----------------------------------------------------------------


def to_wild_eyes(path: Path | None = None, *lines: str) -> Session:
    """A table at which Ann plays Wild-eyed: all could answer, and Bob holds Spectacles."""
    seating = seated(["Ann", "Bob", "Cleo"])
    for game in deals(seating, "Wild-eyed"):
        if "Spectacles" in game.view(1).hand and "Peekaboo!" not in game.view(1).hand:
            return at_table(game, seating, "play Wild-eyed", *lines, path=path)
    raise AssertionError("no such deal")


def test_answers_are_sealed_and_all_are_asked() -> None:
    session = to_wild_eyes(None, "decline", "reveal Spectacles", "decline")
    session.run()
    assert passed_to(session)[:3] == ["Ann", "Bob", "Cleo"]
    assert session.game.answers == (
        "Ann: play Wild-eyed",
        "Bob: reveal Spectacles",
    )


def test_quitting_in_a_window_throws_sealed_answers_away_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "kept.fov"
    session = to_wild_eyes(path, "decline", "reveal Spectacles", "quit", "y")
    assert session.run() == DONE
    game, seating = store.load(path)
    assert seating == session.seating
    assert game.answers == ("Ann: play Wild-eyed",)
    assert game.window == session.game.window
    assert game.window is not None
    assert [d.seat for d in game.pending] == [0, 1, 2]
    resumed = at_table(game, seating, "decline", "reveal Spectacles", "decline", path=path)
    resumed.run()
    assert passed_to(resumed)[:3] == ["Ann", "Bob", "Cleo"]
    assert store.load(path)[0].answers == ("Ann: play Wild-eyed", "Bob: reveal Spectacles")
    assert "declined" not in path.read_text("utf-8")


def test_leaving_in_a_window_makes_sealed_answers_void() -> None:
    session = to_wild_eyes(None, "decline", "reveal Spectacles", "forfeit", "y")
    session.run()
    game = session.game
    assert game.answers == (
        "Ann: play Wild-eyed",
        "Cleo: forfeit",
    )
    assert game.window is not None
    assert [decision.seat for decision in game.pending] == [0, 1]


def test_time_called_in_a_window_makes_sealed_answers_void() -> None:
    session = to_wild_eyes(None, "decline", "reveal Spectacles", "time", "y")
    session.run()
    game = session.game
    assert game.answers == (
        "Ann: play Wild-eyed",
        "judge: call time",
    )
    assert game.window is not None
    assert passed_to(session)[-1] == "Ann"


def test_decline_all_leaves_a_person_alone_until_the_turn_is_over() -> None:
    session = to_wild_eyes(None, "decline all", "decline all", "reveal Spectacles", "decline")
    session.run()
    assert session.keyboard.quiet == {0, 1}
    assert session.game.answers[:2] == (
        "Ann: play Wild-eyed",
        "nobody",
    )


def test_cards_to_pass_on_are_chosen_by_all_and_passed_together(tmp_path: Path) -> None:
    seating = seated(["Ann", "Bob", "Cleo"])
    game = next(deals(seating, "Glance Left"))
    path = tmp_path / "kept.fov"
    session = at_table(game, seating, "play Glance Left", "1", "1", path=path)
    assert session.run() == CUT_OFF
    assert not of_kind(game, Kind.PASSED)
    again, _ = store.load(path)
    assert [d.seat for d in again.pending] == [0, 1, 2]
    session = at_table(again, seating, "1", "1", "1", path=path)
    session.run()
    assert of_kind(again, Kind.PASSED) == [(0, 1), (1, 2), (2, 0)]
    assert fov.replay(again.record()).events == again.events


def test_a_game_with_plain_windows_is_not_resumed_by_several_people(tmp_path: Path) -> None:
    path = tmp_path / "plain.fov"
    path.write_text(fov.new_game(names=["Ann", "Bob"], seed=1).record(), encoding="utf-8")
    with pytest.raises(fov.BadRecord, match="public windows"):
        store.load(path)


TOWERS = """
[[scenario]]
title = "Bot's turn"
sets = ["viewpoint", "TOWER"]
players = ["Ann", "Bob", "Bot"]

[scenario.table]
turn = "Bot"
hands = { Bot = ["Wink"] }
fields = { FIELDS }
"""


@pytest.mark.parametrize(
    ("fields", "may"),
    [('Ann = ["Signal Tower"]', True), ('Bot = ["Signal Tower"]', False), ('Ann = ["Pebble"]', False)],
)
def test_a_card_for_any_time_on_the_table_may_interrupt(fields: str, may: bool) -> None:
    tower = Path(__file__).parents[1] / "rulings" / "sets" / "tower.toml"
    (scenario,) = read_text(TOWERS.replace("TOWER", str(tower)).replace("FIELDS", fields))
    assert may_interrupt(lay_out(scenario).view(None), (0, 1)) is may
