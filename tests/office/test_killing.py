"""Processes that end at any moment, and processes that write at the same time: nothing acknowledged is lost."""

import random
import subprocess
import sys
import time
from pathlib import Path
from threading import Thread

import pytest

from fieldofview.desk.log import Head, head_of
from fieldofview.office.eventfile import EventFile

WRITER = Path(__file__).with_name("writer.py")


def start(path: Path, name: str, rest: float = 0) -> subprocess.Popen[str]:
    command = [sys.executable, str(WRITER), str(path), name, str(rest)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    return process


def end(process: subprocess.Popen[str]) -> list[list[str]]:
    """Kill it and read what it had said; a line that was cut short was not said."""
    process.kill()
    text, _ = process.communicate()
    return [line.split() for line in text.splitlines(keepends=True) if line.endswith("\n")]


def check_after(path: Path, said: list[list[str]], name: str) -> None:
    with EventFile.open(path) as file:
        assert file.damage is None
        entries, people = file.entries(), file.people()
        for n, digits, number in (line[1:] for line in said if line[0] == "done"):
            assert entries[int(n) - 1].hash == digits
            assert f"{name}-{number}" in people
        packs: dict[tuple[str, int], list[int]] = {}
        for entry in entries:
            packs.setdefault((entry.by, entry.data["number"]), []).append(entry.data["part"])
        for (_, number), parts in packs.items():
            assert parts == list(range(1 + number % 4)), "half of what one command wrote"
        assert len(people) == len(packs)


def kill_often(path: Path, times: int, source: random.Random) -> int:
    acknowledged = 0
    file = path
    for kill in range(times):
        if kill % 50 == 0:  # a fresh file now and then: short logs and long ones
            file = path.with_stem(f"day{kill}")
            EventFile.create(file, "Day").close()
        name = f"w{kill}"
        process = start(file, name)
        time.sleep(source.random() ** 2 * 0.08)
        said = end(process)
        acknowledged += sum(line[0] == "done" for line in said)
        check_after(file, said, name)
    return acknowledged


def test_nothing_acknowledged_is_lost_in_a_few_kills(tmp_path: Path) -> None:
    assert kill_often(tmp_path / "day.fovevent", 25, random.Random()) > 5


@pytest.mark.soak
def test_nothing_acknowledged_is_lost_in_a_thousand_kills(tmp_path: Path) -> None:
    acknowledged = kill_often(tmp_path / "day.fovevent", 1000, random.Random())
    print(f"1000 kills, {acknowledged} acknowledged commands, none lost")
    assert acknowledged > 1000


def test_two_processes_never_overwrite_each_other(tmp_path: Path) -> None:
    path = tmp_path / "day.fovevent"
    EventFile.create(path, "Day").close()
    said: dict[str, list[list[str]]] = {"one": [], "two": [], "three": []}
    processes = {name: start(path, name, rest=0.02) for name in said}
    listeners = [Thread(target=listen, args=(processes[name], said[name])) for name in said]
    for listener in listeners:
        listener.start()
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and not (all(has(said[name], "done") for name in said) and has_met(said)):
        time.sleep(0.05)
    for process in processes.values():
        process.kill()
        process.wait()
    for listener in listeners:
        listener.join()
    assert has_met(said), "they never met"
    for name in said:
        check_after(path, said[name], name)
        assert has(said[name], "done"), f"{name} never had its turn"
    lines = [line for every in said.values() for line in every]
    assert all(int(line[2]) > 0 for line in lines if line[0] == "stale")
    places = [int(line[1]) for line in lines if line[0] == "done"]
    assert len(places) == len(set(places))


def listen(process: subprocess.Popen[str], said: list[list[str]]) -> None:
    assert process.stdout is not None
    with process.stdout as lines:
        for line in lines:
            if line.endswith("\n"):
                said.append(line.split())


def has(said: list[list[str]], kind: str) -> bool:
    return any(line[0] == kind for line in said)


def has_met(said: dict[str, list[list[str]]]) -> bool:
    return any(has(lines, "stale") for lines in said.values())


RACER = """
import sys, time
from fieldofview.desk.log import Draft, Stale
from fieldofview.office.eventfile import EventFile
with EventFile.open(sys.argv[1]) as file:
    head = file.head()
    print("ready", flush=True)
    sys.stdin.readline()
    try:
        file.append([Draft("t", sys.argv[2], "Noted", {})], head)
        print("won", file.head())
    except Stale as refusal:
        print("lost", *(f"{entry.n}:{entry.by}" for entry in refusal.entries))
"""


def test_of_two_processes_from_one_head_exactly_one_wins(tmp_path: Path) -> None:
    path = tmp_path / "day.fovevent"
    EventFile.create(path, "Day").close()
    noted = Head()
    for length in range(1, 9):
        racers = [
            subprocess.Popen(
                [sys.executable, "-c", RACER, str(path), name], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
            )
            for name in "ab"
        ]
        for racer in racers:
            assert racer.stdout is not None
            assert racer.stdout.readline() == "ready\n"
        for racer in racers:
            assert racer.stdin is not None
            racer.stdin.write("go\n")
            racer.stdin.flush()
        said = [racer.communicate()[0].split() for racer in racers]
        assert sorted(words[0] for words in said) == ["lost", "won"]
        winner = "ab"[[words[0] for words in said].index("won")]
        assert ["lost", f"{length}:{winner}"] in said
        with EventFile.open(path) as file:
            assert file.head().length == length
            assert file.audit(noted) is None
            noted = head_of(file.entries())
