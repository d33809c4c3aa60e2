"""The first game: whoever follows its lessons wins in the fourth turn, all others play a real game to its end."""

from __future__ import annotations

import random

from fieldofview.game import Game
from fieldofview.server.table import Person, Table, decide, entry_data, first_opening, read_settings, stored_entry, tick
from fieldofview.server.table import messages as told
from fieldofview.server.table.commands import Play, Rematch, Seal
from fieldofview.server.table.first import PUPIL

ANN = Person("guest-1", "Ann")
WANTED = {"sets": ["viewpoint"], "seats": 3, "takeover": False, "turn": 600_000, "bank": 1_800_000}
LESSONS = [  # what the page tells its reader to do, turn by turn
    ["play Wink"],
    ["play Mirage", "choose Blind Spot of Robin"],
    ["reveal Spectacles"],
    ["play Shadow"],
    ["play Shared Perspective"],
    ["play Blind Spot", "choose Robin"],
    ["play Wink"],
]


class Lesson:
    """A first game at a table, with a clock that jumps to whatever is due."""

    def __init__(self) -> None:
        self.table, self.at = Table("lesson"), 1_000
        self.log = list(first_opening(self.at, ANN, read_settings(WANTED)))
        for entry in self.log:
            self.table.evolve(entry)

    @property
    def game(self) -> Game:
        return self.table.playing

    def keep(self, outcome: object) -> None:
        for entry in outcome.entries:  # type: ignore[attr-defined]
            self.log.append(entry)
            self.table.evolve(stored_entry(entry_data(entry)))
        for private in outcome.privates:  # type: ignore[attr-defined]
            self.table.keep(private)

    def asked(self) -> bool:
        """Whether the pupil has a choice; the table itself ends a turn in which nothing else can be done."""
        if not any(decision.seat == PUPIL for decision in self.game.pending):
            return False
        return self.options() != ["end"] and (self.game.window is None or len(self.options()) > 1)

    def options(self) -> list[str]:
        decision = next(decision for decision in self.game.pending if decision.seat == PUPIL)
        return [option.line for option in decision.options]

    def wait(self) -> None:
        """Until the pupil is asked, or the game is over; nothing may be chosen for them."""
        for _ in range(400):
            if self.table.phase == "over" or self.asked():
                return
            if self.game.window is not None and self.table.stop is not None and self.table.stop.closer == PUPIL:
                self.keep(decide(self.table, ANN, Seal(self.table.stop.number, 0), self.at))
            due = self.table.due()
            if due is not None:
                self.at = max(self.at, due)
                self.keep(tick(self.table, self.at))
        raise AssertionError(f"the table stands still at {self.table.stop}")

    def do(self, lines: list[str]) -> None:
        assert self.table.stop is not None
        number, picks = self.table.stop.number, []
        if self.game.window is not None:
            self.keep(decide(self.table, ANN, Seal(number, self.options().index(lines[0])), self.at + 700))
            return
        game = self.game.clone()
        for line in lines:
            assert game.decision is not None
            pick = next(i for i, option in enumerate(game.decision.options) if option.line == line)
            picks.append(pick)
            game.answer(pick)
        self.keep(decide(self.table, ANN, Play(number, tuple(picks)), self.at))


def test_whoever_follows_the_lessons_wins_in_the_fourth_turn() -> None:
    lesson = Lesson()
    points = []
    for lines in LESSONS:
        lesson.wait()
        lesson.do(lines)
        points.append(lesson.game.view(None).points[PUPIL])
    lesson.wait()
    outcome = lesson.game.outcome
    assert outcome is not None
    assert outcome.winners == (PUPIL,)
    assert outcome.scores[PUPIL] == 105
    assert lesson.game.view(None).turns == 9  # three rounds of three, and this turn
    assert points == [55, 65, 65, 50, 70, 90, 105]


def test_a_lesson_has_no_record_and_its_bots_play_on_as_bots_do() -> None:
    lesson = Lesson()
    dice = random.Random(4)
    for _ in range(300):
        lesson.wait()
        if lesson.table.phase == "over":
            break
        lesson.do([dice.choice(lesson.options())])
    sent, _ = told(lesson.table, ANN, None, "en", lesson.at)
    over = next(message["d"] for message in sent if message["t"] == "over")
    assert over["record"] is None
    assert over["replay"] is None
    again = decide(lesson.table, ANN, Rematch("new"), lesson.at).opens
    assert [entry.level for entry in again if type(entry).__name__ == "BotSeated"] == ["casual", "casual"]


def test_the_log_of_a_lesson_leads_to_the_same_table() -> None:
    lesson = Lesson()
    lesson.wait()
    lesson.do(LESSONS[0])
    lesson.wait()
    other = Table("lesson")
    for entry in lesson.log:
        other.evolve(stored_entry(entry_data(entry)))
    assert other.playing.view(PUPIL) == lesson.game.view(PUPIL)
