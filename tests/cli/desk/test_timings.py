"""A large event at the desk: 512 players, 10,000 entries, and the bounds promised to organisers."""

from __future__ import annotations

import gc
import shutil
import time
from pathlib import Path

import pytest

from fieldofview.cli.desk import load, parser_of
from fieldofview.cli.desk.counter import Counter
from fieldofview.office.eventfile import EventFile
from yardstick import within

from .large import write_large_event

PLAYERS, ENTRIES = 512, 10_000
OPENING, COMMAND = 1.0, 0.3  # seconds of the processor
LAST = 128  # a table of the round under way without a result

QUICK = [
    "show todo", "show players", "show tables", "show clock", "show penalties", "show rounds", "standings", "log",
    "log --about Player_007", "set place=Elsewhere", "checkin --out Player_001", "call Player_001", "note hello",
    "undo --as Jo --yes --reason x", "undo FIRST --as Jo --yes --reason x", "undo MIDDLE --as Jo --yes --reason x",
    "undo FORMAT --as Jo --yes --reason x", "undo RECIPE --as Jo --yes --reason x",
    "undo OPTIONS --as Jo --yes --reason x", "correct 3 0 0 0 100 --as Jo --yes --reason x",
    "correct 3 0 0 0 100 --round 1 --as Jo --yes --reason x",
    f"result {LAST} 100 5 10 15 --as Kim --yes", "penalty Player_001 75.1 --as Jo", "drop Player_001 --yes",
    "arrive --all", "doctor", "deck add D1", "told Player_001 --as Jo", f"extend {LAST} 5:00 --as Jo", "lots --yes",
]  # fmt: skip


@pytest.fixture(scope="module")
def large(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("large") / "large.fovevent"
    write_large_event(path, PLAYERS, ENTRIES)
    return path


def opened(path: Path, reads: bool, given: dict[str, object]) -> Counter:
    return Counter(
        str(path),
        by=given.pop("by", None),  # type: ignore[arg-type]
        yes=bool(given.pop("yes", False)),
        reason=given.pop("reason", None),  # type: ignore[arg-type]
        as_json=True,
        reads=reads,
    )


def test_opening(large: Path) -> None:
    def opening() -> float:
        gc.disable()
        start = time.process_time()
        counter = Counter(str(large), reads=True)
        assert len(counter.event.desk.acts) == ENTRIES
        taken = time.process_time() - start
        counter.event.store.close()
        gc.enable()
        return taken

    assert within(OPENING, opening)


@pytest.fixture(scope="module")
def old_entries(large: Path) -> dict[str, str]:
    """Entries that nothing follows from: the first start of a clock, one in the middle, changes of settings."""
    with EventFile.open(large, read_only=True) as store:
        entries = list(store.entries())
    starts = [entry.n for entry in entries if entry.kind == "StartClock"]
    named = {"FIRST": starts[0], "MIDDLE": starts[len(starts) // 2]}
    for entry in entries:
        if entry.kind == "ConfigureEvent":
            named |= {key.upper(): entry.n for key in entry.data["command"]["changes"]}
    return {name: str(n) for name, n in named.items()}


@pytest.mark.parametrize("line", QUICK)
def test_commands(
    large: Path, old_entries: dict[str, str], tmp_path: Path, line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [old_entries.get(word, word.replace("_", " ")) for word in line.split()]
    taken = []

    def trying() -> float:
        path = tmp_path / f"large-{len(taken)}.fovevent"
        shutil.copy(large, path)
        taken.append(seconds_for(words, path))
        return taken[-1]

    quick = within(COMMAND, trying)
    capsys.readouterr()
    print(f"{line:60} {min(taken):.3f} s")
    assert quick, f"{line}: {', '.join(f'{one:.3f}' for one in taken)} s"


def seconds_for(words: list[str], path: Path) -> float:
    """The time that one command takes of the processor."""
    name, *rest = words
    command = load(name)
    given = vars(parser_of(name).parse_intermixed_args(rest))
    counter = opened(path, command.reads, given)
    for common in ("event", "lang", "json"):
        given.pop(common)
    gc.disable()
    try:
        assert counter.event
        start = time.process_time()
        assert counter.serve(lambda: command.work(counter, **given)) == 0
        return time.process_time() - start
    finally:
        gc.enable()
