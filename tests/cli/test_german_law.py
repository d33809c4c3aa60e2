"""A law over every command: whatever goes wrong, with `--lang de` no English sentence is printed."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from tests.cli.test_bench import shorten_the_face

import fieldofview as fov
from fieldofview.cli import main

Captured = pytest.CaptureFixture[str]

# Words that English sentences hardly do without, and German ones do.
ENGLISH = re.compile(
    r"\b(the|is|are|were|not|of|and|or|there|that|this|which|cannot|must|with|from|they|their|has|have"
    r"|does|did|should|would|been|before|after|because|only|more|than|but|you|your|it|its)\b"
)
# What is quoted is typed, named or said by others.
QUOTED = re.compile(r"`[^`]*`|'[^']*'|\"[^\"]*\"|\[\[?[^\]]*\]?\]|\{[^}]*\}|--\S+|\S*/\S*")
# Lines that are alike in both languages: names, numbers, ids and signs.
ALIKE = re.compile(r"[\W\d]*|\d+> .*|fov \d[\d.]*")

SET_FILES = {
    "empty.toml": "",
    "broken.toml": 'name = "X"\nfoo bar\n[[card]]\nname = "A\npoints = 5\n',
    "odd.toml": (
        'name = "X"\nseats = 99\nedition = "paper"\nwings = 2\n'
        '[[card]]\nname = "A#"\npoints = 2000\ncopies = 0\nplay = [{ do = "drwa" }, { do = "steal", cout = 1 }]\n'
        '[[card]]\npoints = "five"\nplay = 3\nstarts = "hand"\n'
        '[[card]]\nname = "B"\npoints = 5\ncopies = 2\nplay = [{ do = "steal" }, { do = "target-card" }, '
        "{ do = 5 }, 7]\n"
        'always = "lurre"\nmarks = ["relick"]\n'
        '[[card]]\nname = "C"\npoints = 5\ncopies = 1\nreveal = [{ do = "draw", count = "many" }]\n'
        'sacrifice = [{ do = "draw" }]\neach_turn = [{ do = "extra-turn" }]\n'
        '[[card]]\nname = "D"\npoints = 5\ncopies = 1\nplay = [{ do = "one-of", '
        'modes = [[{ do = "draw", count = 77 }]] }]\n'
        'any_time = [{ do = "replace" }]\nalways = { do = "indestructible" }\n'
        '[[enigma]]\nname = "E"\ncopies = 2\n[rules]\nplauge = 3\n'
    ),
    "twice.toml": 'name = "X"\n[[card]]\nname = "A"\npoints = 1\ncopies = 1\npoints = 2\n',
    "zero.toml": "name = 'X'\nseats = 0x\n",
}
SCENARIOS = {
    "none.scn.toml": "x = 1\n",
    "untitled.scn.toml": "[[scenario]]\nplayers = ['Ann', 'Bob']\n",
    "wrong.scn.toml": (
        "[[scenario]]\ntitle = 'T'\nplayers = ['Ann', 'Bob']\nscript = '''\nAnn: play Nothing\n'''\n"
        "[scenario.table.hands]\nAnn = ['Wink']\n[scenario.expect]\nnext = 'Bob'\nlegal = ['end']\n"
    ),
    "typo.scn.toml": "[[scenario]]\ntitle = 'T'\nplayers = ['Ann', 'Bob']\nscirpt = 'x'\n",
    "line.scn.toml": "[[scenario]]\ntitle = 'T'\nplayers = ['Ann', 'Bob']\nscript = 'nonsense'\n",
    "deck.scn.toml": "[[scenario]]\ntitle = 'T'\nplayers = ['Ann', 'Bob']\n[scenario.table.hands]\nAnn = ['Winkk']\n",
}
RECORDS = {
    "nonsense.fov": "nonsense\n",
    "nonsense.npz": "nonsense\n",
    "cut.fov": "",
    "answer.fov": "",
    "rules.fov": "",
}
SCRIPTS = {
    "notoml.script.toml": "= 3\n",
    "empty.script.toml": "",
    "step.script.toml": '[[tournament]]\ntitle = "T"\nplayers = ["A", "B"]\nformat = { kind = "swiss" }\n',
    "kind.script.toml": '[[tournament]]\ntitle = "T"\nplayers = ["A", "B"]\nformat = { kind = "chess" }\nsteps = []\n',
}

WRONG = """
-x
nonsense
plya
help nonsense
play --nonsense
play --players
play --players Ann --seed x
play --players Ann --seed -5
play --players Ann --sets nonsense
play --players Ann --sets missing.toml
play --players Ann --sets odd.toml
play --players Ann --bots nobody
play --players Ann --bots nobody:Clever
play --players Ann --bots json:Clever
play --players Ann --enigma Zoe=Wink
play --players Ann --enigma Ann=
play --players Ann --aside Ann=Wink --bots greedy
play --players Ann,Ann
play --resume missing.fov
play --resume nonsense.fov
play --resume folder
play --resume x.fov --players Ann
play --save nonsense.fov --players Ann --bots greedy
play --save ~nobodyknown/x.fov --players Ann --bots greedy
rules --nonsense
cards show
cards show Winkk
cards qqqq
cards --set viewpiont
cards picture
cards picture Winkk
cards picture Wink --size hug
cards picture Wink --size chp
cards picture Wink --all folder
cards picture Wink --out folder
cards picture Wink --out x.svg
cards picture --all folder --out x.svg
cards picture --all cut.fov
cards picture --all drawn
cards --size full
cards --scenarios nowhere show Wink
rulings qqqq
rulings --kind nonsense
rulings --uncovered --scenarios nowhere
ask Ann
scenario
scenario missing.toml
scenario folder
scenario /
scenario --backend abacus x
scenario empty.toml
scenario broken.toml
scenario none.scn.toml
scenario untitled.scn.toml
scenario wrong.scn.toml
scenario typo.scn.toml
scenario line.scn.toml
scenario deck.scn.toml
set
set nonsense
set chekc
set check
set check missing.toml
set check folder
set check empty.toml
set check broken.toml
set check odd.toml
set check twice.toml
set check zero.toml
set check enigma
set check eye-vs-eye
set check nonsense.fov
set check odd.toml --games -1
set show odd.toml
set show the-winking-dead
set show prehistoric-park
set show viewpoint-revisioned
set show open-eyes
set deck broken.toml
set deck enigma
set new folder
set new odd.toml
set new x.txt
set new nowhere/x.toml
set new --from nonsense
set show odd.toml --force
verify
verify missing.fov
verify nonsense.fov
verify folder
verify cut.fov
verify answer.fov
verify rules.fov
verify good.fov
verify good.fov --commitment 00
sim --games 0
sim --games x
sim --games 99999999999
sim --games 5 --bots greedy,random,greedy --players 4
sim --games 5 --bots nobody
sim --games 5 --bots ,
sim --games 5 --players 13
sim --games 5 --players 1
sim --games 5 --players 7
sim --games 5 --seed -1
sim --games 5 --turn-limit -1
sim --games 5 --workers 0
sim --games 5 --csv nowhere/x.csv
sim --games 5 --csv folder
sim --games 5 --rows x.txt
sim --games 5 --rows nowhere/x.csv
sim --games 5 --plot x.txt
sim --games 5 --plot nowhere/x.png
sim --games 5 --sets nonsense
sim --games 5 --sets odd.toml
sim --games 5 --enigma 9=Wink
sim --games 5 --backend abacus
sim --games 5 --duplicate --csv x.csv
sim --games 5 --bots odd.toml,greedy
train viewpoint --seats 1
train viewpoint --minutes 0
train viewpoint --out x.txt
train viewpoint --out odd.toml
train viewpoint --out nowhere/x.toml
train nonsense
label x.txt
label nowhere/x.npz
label x.npz --search greedy
label x.npz --search search:0
label x.npz --games 0
label x.npz --workers 0
label nonsense.npz
bench --seconds x
bench --seconds 0
bench --runs 0
bench --backend abacus
bench --backend numba,cuda
bench --backend ,
bench --backend plain --compile
bench --save nowhere/x.md
desk nonsense
desk standngs
desk show --event missing.fovevent
desk show --event nonsense.fov
desk show --event folder
desk show --event empty.fovevent
desk show nonsense
desk new
desk new "T" --file nowhere/x
desk new "T" kind=chess
desk new "T" table=99
desk new "T" nonsense=3
desk new "T" limit=x
desk new "T" date=x
desk new "T" sanctioned=maybe
desk new "T" edition=Z
desk new "T" tie_breaks=nonsense
desk new "T" tier=nonsense
desk new "T" drop=nonsense
desk new "T" kind=swiss rounds=0
desk new "T" kind=knock-out cut=4
desk new "T" limit=200:00
desk plan 1 --preset club-evening
desk plan 8 --preset club-evening --start x
desk plan x --preset club-evening
desk plan 8 --preset club-evening kind=round-robin pools=2
desk plan 8
desk restore missing.fovevent x
desk restore nonsense.fov x
desk script missing.toml
desk script folder
desk script notoml.script.toml
desk script empty.script.toml
desk script step.script.toml
desk script kind.script.toml
desk simulate --tournaments 0
desk simulate --players 1
desk simulate --bots nobody
desk simulate --tournaments 2 --format swiss --players 8
desk start
desk pair
desk publish
desk begin
desk result 1 Ann=3
desk register Ann
desk register --members A B -- T
desk checkin Nobody
desk withdraw Nobody
desk promote
desk staff --remove Nobody
desk import missing.csv
desk import folder
desk import nonsense.fov
desk leaderboard missing.csv
desk leaderboard nonsense.fov
desk deck bad Box
desk deck use Box
desk recipe nonsense=1
desk recipe viewpoint=x
desk dispensation players --granted-by X --date y
desk bye Ann
desk limit 1 x
desk extend 1 5
desk call Ann
desk penalty Ann 99.9
desk penalty Nobody 75.1
desk told Nobody
desk appeal P9
desk dq Ann 75.1
desk dq-report Ann "x"
desk suspend Ann --from x --until y --by z
desk finish
desk package nowhere/p
desk submit
desk ratify nonsense
desk erase Nobody
desk print nonsense
desk print standings --size A9
desk undo 99
desk undo x
desk backup nonsense.fov
desk handover nowhere
desk doctor
desk doctor --head x
desk log
desk standings
desk show settings
desk show staff
desk show decks
desk show calls
desk show penalties
desk show clock
desk swap 1 Ann Bob
desk playoff Ann Bob
desk confirm 1
desk dispute 1
desk agreed 1
desk drop Ann
desk undrop Ann
desk verify
desk close
desk reopen
desk correct 1
desk forfeit 1 Ann
desk time 1 Ann
desk overtime 1 --totals 1
desk arrive --all
desk reference 1 5
desk clock start
desk enigma Ann Nothing
desk lots
desk separate Ann Nobody
desk note "x"
""".strip().splitlines()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with files of every kind, most of them spoilt, and one event with two players."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "200")
    (tmp_path / "folder").mkdir()
    (tmp_path / "empty.fovevent").touch()
    for name, text in (SET_FILES | SCENARIOS | RECORDS | SCRIPTS).items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    record = fov.new_game(2, seed=5, names=["Ann", "Bob"]).record()
    (tmp_path / "good.fov").write_text(record, encoding="utf-8")
    (tmp_path / "cut.fov").write_text(record.split("\n\n")[0], encoding="utf-8")
    (tmp_path / "answer.fov").write_text(
        re.sub(r"answers = \d+", "answers = 1", record).rstrip("\n") + "\n\nAnn: nonsense\n", encoding="utf-8"
    )
    (tmp_path / "rules.fov").write_text(re.sub(r"rules = \d+", "rules = 1", record), encoding="utf-8")
    return tmp_path


def printed(capsys: Captured, given: str, language: str, *more: str) -> tuple[int, list[str]]:
    status = main([*shlex.split(given), *more, "--lang", language])
    out, err = capsys.readouterr()
    return status, [line.strip() for line in (out + err).splitlines() if line.strip()]


def english(line: str) -> set[str]:
    """Words of a line, outside of what is quoted, that speak for English."""
    return set(ENGLISH.findall(QUOTED.sub(" ", line).lower()))


@pytest.mark.parametrize("given", WRONG)
def test_what_goes_wrong_is_told_in_german(given: str, folder: Path, capsys: Captured) -> None:
    more: list[str] = []
    if given.startswith("desk ") and "--event" not in given and given.split()[1] in NEEDS_EVENT:
        main(["desk", "new", "Club", "--file", "club.fovevent"])
        main(["desk", "register", "Ann", "Bob", "--event", "club.fovevent", "--yes"])
        capsys.readouterr()
        more = ["--event", "club.fovevent"]
    before = {path: path.read_bytes() for path in folder.glob("*.fovevent")}
    wrong, in_english = printed(capsys, given, "en", *more)
    for path in folder.glob("*.fovevent*"):
        path.unlink() if path not in before else path.write_bytes(before[path])
    status, in_german = printed(capsys, given, "de", *more)
    assert status == wrong
    same = [line for line in in_german if line in in_english and not ALIKE.fullmatch(line) and english(line)]
    assert same == []
    assert {line: english(line) for line in in_german if len(english(line)) > 1} == {}
    assert not in_english or in_german != in_english or all(ALIKE.fullmatch(line) for line in in_german)


NEEDS_EVENT = {line.split()[1] for line in WRONG if line.startswith("desk ")}
NEEDS_EVENT -= {"nonsense", "standngs", "new", "restore", "script", "simulate", "plan"}


AT_A_TABLE = """
result 1 Ann=x
result 1 Nobody=3
result 9 1 2 3 4
result 1 50 60
result 1 100 100 3 4 --yes
result 1 1 2 3 4 --yes
result 1 1 2 3 4 --end hundred --yes
result 1 Ann=5 --left Ann=nonsense
result 1 5 5 5 5 --end time --winner Nobody
correct 1
time 1 Nobody
overtime 1 --totals 1 2 3 4
clock stop
clock stop --table 9
extend 1 x
extend 1 5
penalty Ann 75.1
penalty Ann 99.9
swap 1 Ann Ann
pair
publish
begin
close
verify --yes
confirm 1
dispute 1 --reason x
agreed 1 --allow
forfeit 1 Nobody
reopen --reason x
undo 99 --reason x
deck use Box --table 1
arrive Nobody
limit 1 99
enigma Ann Nothing
bye Ann
standings
show todo
show tables
show results
show clock
call Ann
finish --yes
undo 3 --reason x --yes
""".strip().splitlines()


@pytest.mark.parametrize("given", AT_A_TABLE)
def test_what_goes_wrong_in_a_round_is_told_in_german(given: str, folder: Path, capsys: Captured) -> None:
    event = ["--event", "club.fovevent"]
    main(["desk", "new", "Club", "--file", "club.fovevent"])
    for line in (
        "register Ann Bob Cy Dee",
        "staff --head Jo --score-keeper Jo --verifier Kim",
        "start",
        "pair",
        "publish",
        "begin",
    ):
        assert main(["desk", *line.split(), "--yes", *event]) == 0
    kept = (folder / "club.fovevent").read_bytes()
    capsys.readouterr()
    wrong, in_english = printed(capsys, f"desk {given}", "en", *event)
    (folder / "club.fovevent").write_bytes(kept)
    status, in_german = printed(capsys, f"desk {given}", "de", *event)
    assert status == wrong
    assert [line for line in in_german if line in in_english and english(line)] == []
    assert {line: english(line) for line in in_german if len(english(line)) > 1} == {}
    assert in_german != in_english


def test_a_measurement_is_told_in_german(folder: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    shorten_the_face(monkeypatch)
    given = "bench --backend plain --seconds 0.01 --runs 1 --no-peers --save result.md"
    status, lines = printed(capsys, given, "de")
    assert status == 0
    assert {line: english(line) for line in lines if english(line)} == {}
    assert "Das Ergebnis steht in result.md." in lines
    page = (folder / "result.md").read_text(encoding="utf-8")
    assert "## Beside others" in page  # what is kept for the checkout stays as it is


def test_a_right_record_is_told_in_german(folder: Path, capsys: Captured) -> None:
    secret = fov.new_game(2, names=["Ann", "Bob"])
    Path("secret.fov").write_text(secret.record(), encoding="utf-8")
    status, lines = printed(capsys, "verify secret.fov", "de")
    assert status == 0
    assert [line.partition(":")[0] for line in lines] == ["Festlegung", "Austeilen", "Mischen", "Antworten", "Ausgang"]


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_line_break_in_a_name_is_seen(folder: Path, capsys: Captured, language: str) -> None:
    Path("a\nb.toml").write_text(SCENARIOS["wrong.scn.toml"], encoding="utf-8")
    Path("c\nd.toml").write_text(SCENARIOS["line.scn.toml"], encoding="utf-8")
    main(["scenario", "a\nb.toml", "c\nd.toml", "--lang", language])
    out, err = capsys.readouterr()
    assert "(a\\nb.toml:1)" in out
    assert "a\\nb.toml:5: 'Ann: play Nothing'" in out
    assert err.startswith("fov: c\\nd.toml:1 'T': ")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "fov: Cannot open a\\nb: No such file or directory.\n"),
        ("de", "fov: a\\nb lässt sich nicht öffnen: die Datei oder der Ordner fehlt.\n"),
    ],
)
def test_what_the_system_refuses_names_the_file_in_one_line(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, language: str, told: str
) -> None:
    monkeypatch.setattr("fieldofview.cli.rules.run", lambda args: open("a\nb"))  # noqa: SIM115
    assert main(["rules", "--lang", language]) == 2
    assert capsys.readouterr().err == told


def test_a_folder_of_everything_is_not_walked_through(
    folder: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(20):
        Path("folder", f"{number}.txt").touch()
    monkeypatch.setattr("fieldofview.game.scenario_file.MOST_FILES", 20)
    assert main(["scenario", "folder"]) == 2
    assert "folder holds more than 20 files" in capsys.readouterr().err
    monkeypatch.setattr("fieldofview.game.scenario_file.MOST_FILES", 21)
    assert main(["scenario", "folder"]) == 2
    assert "holds no scenario file" in capsys.readouterr().err
