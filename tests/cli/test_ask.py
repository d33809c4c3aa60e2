"""`fov ask` as a judge in a hurry meets it."""

from __future__ import annotations

import io
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

import fieldofview as fov
from fieldofview.cli import main
from fieldofview.cli.judging.completing import completions
from fieldofview.cli.judging.german import act_in_german, in_english, in_german
from fieldofview.cli.judging.naming import UnclearName, find_name
from fieldofview.cli.judging.reading import VERBS
from fieldofview.cli.judging.session import Session
from fieldofview.cli.judging.words import LANGUAGES
from fieldofview.game.scenario import read_file, read_text
from fieldofview.game.script import run_scenario
from fieldofview.game.writing import Draft, write_draft

Captured = pytest.CaptureFixture[str]

QUESTION = """
# a judge's question
Ann hand: blurred, Wink
Bob hand: Spectacles
Cy field: Lighthouse
Ann: play blur
choose Bob
"""


def asked(capsys: Captured, monkeypatch: pytest.MonkeyPatch, text: str, *arguments: str, status: int = 0) -> str:
    """What is printed when these lines come from a pipe."""
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    assert main(["ask", *arguments]) == status
    out, err = capsys.readouterr()
    assert not err
    return out


class Asking:
    """A session whose answers are kept."""

    def __init__(self, *lines: str, language: str = "en") -> None:
        self.said: list[str] = []
        self.session = Session(language, self.said.append)
        for line in lines:
            assert self.take(line)[0], self.said

    def take(self, line: str) -> tuple[bool, str]:
        self.said.clear()
        return self.session.take(line), "\n".join(self.said)


def test_lines_from_a_pipe_are_answered_with_events_and_rulings(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = asked(capsys, monkeypatch, QUESTION)
    assert "6> Ann: play blur\nAnn: play Blurred Vision\n  Ann played Blurred Vision.  [" in text
    assert re.search(r"  Ann chose Bob\.  \[[^]]*VT\.47[^]]*\]\n", text)
    assert text.endswith("Bob must choose: Do you respond to Blurred Vision?\n  legal: reveal Spectacles | decline\n")


def test_german_events_and_questions(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    text = asked(capsys, monkeypatch, QUESTION, "--lang", "de")
    assert "Ann spielte Blurred Vision." in text
    assert "Bob muss wählen: " in text
    assert "erlaubt: Spectacles aufdecken | verzichten" in text


def test_a_refused_line_says_why_and_changes_nothing(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    text = asked(capsys, monkeypatch, QUESTION + "Ann: play Wink\nBob: reveal spec\n", status=1)
    assert "Not taken: " in text
    assert "legal: reveal Spectacles | decline\n9> Bob" in text
    assert "Bob cancelled Blurred Vision with Spectacles." in text


def test_why_tells_the_reason_with_its_rulings() -> None:
    asking = Asking(*QUESTION.splitlines())
    assert "(VT.51, D.21, D.54)" in asking.take("why Cy: use light")[1]
    assert "legal" in asking.take("why Bob: reveal spectacles")[1]
    assert len(asking.session.sheet.script) == 2


def test_what_is_passed_over_is_said() -> None:
    taken, text = Asking(*QUESTION.splitlines()).take("Cy: use Lighthouse")
    assert taken
    assert "  Bob: decline  (by itself)\n  Cy used Lighthouse." in text


def test_a_later_word_about_the_table_plays_all_again() -> None:
    asking = Asking(*QUESTION.splitlines())
    taken, text = asking.take("Bob hand + : Wink")
    assert taken
    assert text.startswith("Bob hand: Spectacles, Wink\nFrom the start")
    assert "Ann played Blurred Vision." in text
    taken, text = asking.take("Ann hand: Wink")  # then the play cannot be made
    assert not taken
    assert text.startswith("Not taken: 'Ann: play Blurred Vision': ")
    assert asking.session.sheet.table["hands"]["Ann"] == ["Blurred Vision", "Wink"]


def test_undo_takes_back_line_by_line_to_the_empty_table() -> None:
    asking = Asking(*QUESTION.splitlines())
    before = asking.session.result.events
    asking.take("Bob: decline")
    assert asking.take("undo")[1].startswith("Taken back: Bob: decline\nBob must choose")
    assert asking.session.result.events == before
    for _ in range(5):
        assert asking.take("undo")[0]
    assert asking.session.sheet.table == {}
    assert asking.take("undo") == (False, "Not taken: There is nothing to take back.")


EVERYTHING = """
players Ann, Bob, Cy
sets viewpoint reflections prizes
title Everything at once
cites VT.47
Ann hand: Wink, Lookalikes
Ann field: Mirror Image, Eyelets, Shadow
Bob's field: 2 Shadow
Cy field: -
draw: Wink, 3x Blink
discard pile: Hindsight
discard +: Mirage
Mirror of Ann copies Shad of Bob
eyelets of Ann hides Blink of Bob
Bob tokens -50
Bob missed 1
Cy extra 2
turn Ann
used Shadow
played 0
seed 7
judge: token Bob -50
!Bob: play Wink
Ann: play wink
Ann: end
"""


def test_all_that_can_be_laid_is_saved_and_holds(tmp_path: Path) -> None:
    asking = Asking(*EVERYTHING.splitlines())
    file = tmp_path / "everything"
    assert asking.take(f"save {file}")[0]
    (scenario,) = read_file(tmp_path / "everything.toml")
    assert scenario.title == "Everything at once"
    assert scenario.table["links"] == [["Ann", "Mirror Image", "Bob", "Shadow"]]
    assert scenario.table["hidden"] == [["Ann", "Eyelets", "Bob", "Blink"]]
    assert scenario.table["discard"] == ["Hindsight", "Mirage"]
    assert scenario.table["draw"] == ["Wink", "Blink", "Blink", "Blink"]
    result = run_scenario(scenario)
    assert result.passed, result.failures
    assert result.events == asking.session.result.events
    assert {"hands", "fields", "discard", "next", "legal", "cited", "points"} <= set(scenario.expect)


@pytest.mark.parametrize("upto", range(4, 8))
def test_a_saved_question_passes_wherever_it_stops(upto: int, tmp_path: Path, capsys: Captured) -> None:
    asking = Asking(*QUESTION.splitlines()[: upto + 1])
    assert asking.take(f"save {tmp_path / 'blurred-vision.toml'}")[0]
    assert main(["scenario", str(tmp_path)]) == 0
    assert capsys.readouterr().out.startswith("pass  blurred vision\n")


def test_a_game_that_is_over_is_told_and_saved(tmp_path: Path) -> None:
    asking = Asking("Bob: forfeit")
    _, text = asking.take("Cy: forfeit")
    assert "The game is over: " in text
    assert "Winner: Ann." in text
    assert "nobody has to choose" in asking.take("end")[1]
    assert asking.take(f"save {tmp_path / 'over.toml'}")[0]
    (scenario,) = read_file(tmp_path / "over.toml")
    assert scenario.expect["winner"] == ["Ann"]
    assert run_scenario(scenario).passed


@pytest.mark.skipif(not hasattr(signal, "SIGXFSZ"), reason="needs limits of files")
def test_a_full_disk_leaves_no_file_and_costs_nothing(tmp_path: Path) -> None:
    code = (
        "import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (50, 50)); "
        "from fieldofview.cli import main; sys.exit(main(['ask']))"
    )
    told = subprocess.run(
        [sys.executable, "-c", code],
        input="Ann hand: Wink\nsave q.toml\n",
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert "Not taken: q.toml: File too large." in told.stdout
    assert list(tmp_path.iterdir()) == []


def test_the_enigma_card_of_the_help_is_there() -> None:
    (name,) = re.findall(r"enigma: (.*)", LANGUAGES["en"]["help"])
    assert Asking("sets open-eyes").take(f"Ann enigma: {name}")[0]


def test_a_file_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("mine", encoding="utf-8")
    asking = Asking()
    assert "is there already" in asking.take(f"save {file}")[1]
    assert file.read_text(encoding="utf-8") == "mine"
    other = tmp_path / "other.toml"
    assert asking.take(f"save {other}")[0]
    assert asking.take("Ann hand: Wink")[0]
    assert asking.take(f"save {other}")[0]
    assert "Wink" in other.read_text(encoding="utf-8")
    assert not asking.take(f"save {tmp_path / 'no' / 'folder.toml'}")[0]


@pytest.mark.parametrize(
    ("line", "hint"),
    [
        ("Ann hand: Winkel, Shadowy Thing", "Shadow"),
        ("Ann hand: eye", " or "),
        ("Zoe hand: Wink", "no player 'Zoe'"),
        ("Ann: dance", "play, reveal, use"),
        ("hello there", "`help`"),
        ("players Ann Ann", "different names"),
        ("players Ann judge", "'judge'"),
        ("sets viewpiont", "viewpoint"),
        ("ruling dragon", "No ruling"),
        ("Shadow of Ann copies Shadow of Bob", "could copy"),
        ("why", "help"),
        ("judge: dance", "call time"),
        ("Ann: end\x07", "cannot be shown"),
        ("!Ann: end", "legal here"),
        ("save", "save question.toml"),
    ],
)
def test_what_cannot_be_taken_is_one_sentence(line: str, hint: str) -> None:
    asking = Asking()
    sheet = asking.session.sheet
    taken, text = asking.take(line)
    assert not taken
    assert "\n" not in text
    assert hint in text
    assert asking.session.sheet == sheet


def test_names_are_found_by_their_beginning_a_word_or_with_a_slip() -> None:
    names = ["Wink", "Wild-eyed", "Blind Freddie", "The Triclops"]
    assert find_name("WINK", "card", names) == "Wink"
    assert find_name("freddie", "card", names) == "Blind Freddie"
    assert find_name("eyed", "card", names) == "Wild-eyed"
    assert find_name("the triklops", "card", names) == "The Triclops"
    assert find_name("wi", "card", ["Wink"], names) == "Wink"  # what lies on the table comes first
    with pytest.raises(UnclearName, match="Wink or Wild-eyed"):
        find_name("wi", "card", names)
    with pytest.raises(UnclearName, match="no card 'dragon'"):
        find_name("dragon", "card", names)


def test_looking_things_up() -> None:
    asking = Asking(*QUESTION.splitlines())
    assert asking.take("help")[1] == LANGUAGES["en"]["help"]
    assert "field: Lighthouse" in asking.take("table")[1]
    assert asking.take("log")[1].startswith("Ann played Blurred Vision.  [")
    assert asking.take("card lightho")[1].startswith("Lighthouse, 20\n")
    assert asking.take("ruling vt.47")[1].startswith("VT.47 VN.47  ")
    assert "more: fov rulings lighthouse" in asking.take("ruling lighthouse")[1]
    assert asking.take("new")[0]
    assert asking.session.sheet.script == ()
    assert asking.take("undo")[0]
    assert len(asking.session.sheet.script) == 2


def test_the_tab_key_offers_what_fits() -> None:
    session = Asking(*QUESTION.splitlines()).session
    assert completions(session, "Bob: rev") == ["Bob: reveal Spectacles"]
    assert completions(session, "Ann hand: Wink, Light") == ["Ann hand: Wink, Lighthouse"]
    assert completions(session, "sav") == ["save"]


MORE = """
sets open-eyes
Ann enigma: Pen Pal
Ann aside: Wink
Cy out
not drawn
time called
judge: token Bob 5
Ann: end
"""
ENGLISH_WORDS = re.compile(
    rf"\\b({'|'.join(VERBS)}|hand|field|tokens|missed|turn|used|judge|players|copies|hides|aside)\\b"
)


@pytest.mark.parametrize("lines", [EVERYTHING, QUESTION, MORE], ids=["everything", "question", "more"])
def test_in_german_every_line_is_said_again_as_it_can_be_typed(lines: str) -> None:
    asking, again = Asking(language="de"), Asking(language="de")
    for line in lines.strip().splitlines():
        taken, text = asking.take(line)
        assert taken, text
        if line.startswith("#"):
            continue
        said = text.splitlines()[0]
        assert not ENGLISH_WORDS.search(said), said
        assert again.take(said)[0], said
    assert again.session.sheet == asking.session.sheet


@pytest.mark.parametrize("sets", [("viewpoint", "reflections", "prizes"), ("open-eyes+plague",)], ids="+".join)
def test_whatever_can_be_done_can_be_said_in_german_and_back(sets: tuple[str, ...]) -> None:
    names, seen = ("Ann", "Bob", "Cy"), set[str]()
    for seed in range(6):
        game, dice = fov.new_game(3, sets, seed, names=names), Random(seed)
        while game.decision is not None:
            for option in game.decision.options:
                said = act_in_german(option.line, names)
                assert in_english(f"Ann: {said}") == f"Ann: {option.line}"
                seen.add(option.verb)
            game.answer(dice.choice(game.decision.options))
    assert {"play", "reveal", "choose", "decline"} <= seen


def test_only_the_judge_is_called_one() -> None:
    players = ("Judget", "Bob")
    assert in_german("Judget: end", players) == "Judget: den Zug beenden"
    assert in_german("!judge: call time", players) == "!Schiri: Zeit ausrufen"


def test_after_the_end_every_line_is_refused_with_a_reason_in_german() -> None:
    asking = Asking("Ann: beenden", language="de")
    assert "'Schiri: Zeit ausrufen': Das Spiel ist aus" in asking.take("Schiri: Zeit ausrufen")[1]
    assert asking.take("Ann: Wink spielen")[1].startswith("Nicht angenommen: Das Spiel ist aus")


def test_every_phrase_is_said_in_every_language() -> None:
    blanks = re.compile(r"{(\w+)}")
    for phrases in LANGUAGES.values():
        assert phrases.keys() == LANGUAGES["en"].keys()
        for key, text in phrases.items():
            assert set(blanks.findall(text)) == set(blanks.findall(LANGUAGES["en"][key]))


def test_a_draft_is_read_as_it_was_written() -> None:
    names = ('A "b" \\ c', "Zoë", "x'y")
    draft = Draft("Odd 'names'", names, ("viewpoint",), ("VT.47",), {"hands": {n: ["Wink"] for n in names}, "seed": 3})
    draft.script = (f"{names[0]}: play Wink",)
    (scenario,) = read_text(write_draft(draft))
    assert (scenario.players, scenario.title, scenario.table) == (names, draft.title, draft.table)
    assert [line.text for line in scenario.script] == list(draft.script)


def test_at_a_terminal_an_interrupt_gives_up_the_line_and_not_the_table() -> None:
    """With readline where Python has it, on a real terminal."""
    keyboard, screen = pty.openpty()
    command = [sys.executable, "-m", "fieldofview", "ask"]
    with subprocess.Popen(command, stdin=screen, stdout=screen, stderr=screen) as process:
        os.close(screen)
        try:
            _type(keyboard, "", "fov> ")
            _type(keyboard, "Ann hand: Wink\n", "\nfov> ")
            _type(keyboard, "table\n", "Discard Pile (0): –\r\nfov> ")
            time.sleep(0.5)  # between its prompt and its waiting, readline notes a signal only with the next key
            process.send_signal(signal.SIGINT)
            _type(keyboard, "\n", "\nfov> ")  # a key, since readline may not have waited yet and then sleeps over it
            assert "hand: Wink" in _type(keyboard, "table\n", "Discard Pile (0)")
            _type(keyboard, "quit\n", "not saved")
            os.write(keyboard, b"quit\n")
            assert process.wait(30) == 0
        finally:
            process.kill()
            os.close(keyboard)


def _type(keyboard: int, text: str, wanted: str) -> str:
    """Type, and read until something is on the screen."""
    os.write(keyboard, text.encode())
    seen, until = b"", time.monotonic() + 60
    while wanted.encode() not in seen and time.monotonic() < until:
        if select.select([keyboard], [], [], 0.2)[0]:
            seen += os.read(keyboard, 4096)
    assert wanted.encode() in seen, seen
    return seen.decode()


@pytest.mark.parametrize(
    ("line", "german"),
    [
        ("help", "Lege den Tisch; was nicht gesagt wird, ist leer"),
        ("hlp", "'hlp' ist nicht zu verstehen; `hilfe` zeigt, was man tippen kann."),
        ("Ann: jump", "'jump' kann hier niemand tun; es gibt spielen, aufdecken"),
        ("Ann hand: Qqqq", "Hier gibt es keine Karte 'Qqqq'."),
        ("Ann hand: M", "schreib etwas mehr."),
        ("Zoe: play Wink", "Hier heißt niemand 'Zoe'."),
        ("players Ann", "zwei oder mehr verschiedene Namen"),
        ("why judge: call time", "Frag nach einer Person"),
        ("ruling qqqq", "Keine Regel passt"),
        ("save", "Nenne eine Datei"),
        ("undo", "Es gibt nichts zurückzunehmen."),
        ("!Ann: end", "Das ist hier erlaubt."),
        ("sets viewpiont", "Es gibt kein Set 'viewpiont'."),
    ],
)
def test_what_is_not_taken_is_told_in_german(line: str, german: str) -> None:
    _, said = Asking(language="de").take(line)
    assert german in said
    assert "There is" not in said


def test_rulings_are_told_and_found_in_german() -> None:
    asking = Asking(language="de")
    assert asking.take("ruling vt.47")[1].startswith(
        "VT.47 VN.47  Geantwortet wird nach den Zielen: Auf eine gespielte"
    )
    assert "Die Hindsight-Schleife in der Praxis" in asking.take("ruling schleife praxis")[1]


def test_the_prompt_greets_and_warns_in_german(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    class Person(io.StringIO):
        def isatty(self) -> bool:
            return True

    typed = iter(["Ann hand: Wink", "quit", "quit"])
    monkeypatch.setattr("sys.stdin", Person())
    monkeypatch.setattr("builtins.input", lambda _: next(typed))
    assert main(["ask", "--lang", "de"]) == 0
    text = capsys.readouterr().out
    assert "Lege den Tisch und sag, wer was tut" in text
    assert "Das ist nicht gespeichert" in text


def test_a_judge_types_german_and_keeps_an_english_scenario(capsys: Captured, tmp_path: Path) -> None:
    """Whatever the German list of options shows can be typed, and so can what the German help shows."""
    asking = Asking(
        "Personen Ann Bob Cy",
        "Ann Hand: Blurred Vision, Wink",
        "Bob Hand: Spectacles",
        "Cy Blickfeld: Lighthouse",
        "Nachziehstapel: Mirage",
        "Bob Chips -50",
        "Ann: spielt blurred",
        "Bob wählen",
        "!Cy: Wink spielen",
        "Bob: deckt Spectacles auf",
        "den Zug beenden",
        "Schiri: Zeit ausrufen",
        language="de",
    )
    script = ("Ann: play Blurred Vision", "Ann: choose Bob", "!Cy: play Wink", "Bob: reveal Spectacles", "Ann: end")
    assert asking.session.sheet.script == (*script, "judge: call time")
    assert "Cy: Wink spielen: Bob ist am Zug." in asking.take("warum Cy: Wink spielen")[1]
    assert "Mirage spielen" in asking.take("erlaubt")[1]
    assert asking.take(f"speichern {tmp_path / 'frage'}")[0]
    (scenario,) = read_file(tmp_path / "frage.toml")
    assert run_scenario(scenario).passed
    assert asking.take("zurück")[1].startswith("Zurückgenommen: Schiri: Zeit ausrufen")


@pytest.mark.parametrize(
    "line", ["hilfe", "tisch", "verlauf", "karte Lighthouse", "regel D.21", "neu", "Bob: aufgeben"]
)
def test_german_commands_are_taken(line: str) -> None:
    assert Asking(language="de").take(line)[0]


@pytest.mark.parametrize(
    ("german", "english"),
    [
        ("am Zug Bob", "turn Bob"),
        ("nicht gezogen", "not drawn"),
        ("schon gespielt 1", "played 1"),
        ("Ann Blickfeld + : Blink", "Ann field +: Blink"),
        ("Ablagestapel: Wink", "discard : Wink"),
        ("Bob setzt 1 aus", "Bob missed 1"),
        ("Cy ausgeschieden", "Cy out"),
        ("Mirror Image von Ann kopiert Shadow von Bob", "Mirror Image of Ann copies Shadow of Bob"),
        ("Möglichkeit 2 wählen", "choose option 2"),
        ("Wink von Bob wählen", "choose Wink of Bob"),
        ("Schiri: Chips Bob -50", "judge: token Bob -50"),
        ("Ann: play Wink", "Ann: play Wink"),
        ("verzichten", "decline"),
    ],
)
def test_german_lines_stand_for_english_ones(german: str, english: str) -> None:
    assert in_english(german) == english


def test_what_players_can_do_is_listed_whole() -> None:
    said = Asking().take("Ann: jump")[1]
    assert [verb for verb in VERBS if verb not in said] == []


def test_a_ruling_that_an_edition_repeats_is_told_once() -> None:
    told = Asking().take("ruling hindsight loop")[1]
    assert "VT.30 VN.30  " in told
    assert "\nVN.30" not in told


def test_a_refused_table_names_no_file() -> None:
    taken, told = Asking().take("Mirror Image of Ann copies Lighthouse of Cy")
    assert not taken
    assert told == "Not taken: links: Ann has no Mirror Image in 'fields' that could copy."
