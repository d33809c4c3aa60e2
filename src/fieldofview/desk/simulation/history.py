"""A history: what was asked of the desk, one attempt after the other. It can be played again, and made shorter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import MISSING, dataclass, fields

from fieldofview.desk import commands as c
from fieldofview.desk.desk import Desk, Unconfirmed
from fieldofview.desk.laws import BrokenLaw, Watch
from fieldofview.desk.laws.ending import ENDINGS
from fieldofview.desk.log import Person, digest
from fieldofview.desk.memory import MemoryLog
from fieldofview.desk.model import ORGANISER
from fieldofview.desk.problems import DeskRefusal

NO_CLOCK = "2026-01-01T00:00:00+00:00"
REASON = "simulated"
MUST = "the desk goes on"  # what has to be possible was refused
CRASH = "nothing breaks"  # the desk fell over instead of refusing


@dataclass(frozen=True, slots=True)
class Attempt:
    """Somebody asks something of the desk. `must`: it has to be accepted."""

    command: c.Command
    by: str = ORGANISER
    must: bool = False

    def __str__(self) -> str:
        written = []
        for f in fields(self.command):
            value = getattr(self.command, f.name)
            default = f.default_factory() if f.default_factory is not MISSING else f.default
            if value != default and f.name != "digests":
                written.append(f"{f.name}={value!r}")
        return f"{self.by}: {type(self.command).__name__}({', '.join(written)})"


@dataclass(frozen=True, slots=True)
class Failure:
    """A law that broke, and the attempts that led there."""

    law: str
    sentence: str
    history: tuple[Attempt, ...]


class Table:
    """A desk in memory with a watch over it; every attempt is remembered."""

    def __init__(self, settings: dict[str, object]) -> None:
        self.history = [Attempt(c.CreateEvent(settings))]
        self.log = MemoryLog()
        self.desk = Desk.create(self.log, settings, confirm=REASON, clock=lambda: NO_CLOCK)
        self.watch = Watch(self.desk)
        self.accepted = self.refused = 0

    def put(self, attempt: Attempt, confirm: str = REASON) -> bool:
        """Whether the desk carried it out; a broken law is raised."""
        self.history.append(attempt)
        command = attempt.command
        self.watch.expect(command)
        refusal: DeskRefusal | None = None
        try:
            erase = [command.person] if isinstance(command, c.ErasePersonalFields) else []
            self.desk.put(command, attempt.by, confirm, people=_people(command), erase=erase)
        except DeskRefusal as refused:
            refusal = refused
        except Exception as error:
            raise BrokenLaw(CRASH, f"{type(command).__name__}: {type(error).__name__}: {error}") from error
        self.watch.look()
        if refusal is not None and attempt.must and not isinstance(refusal, Unconfirmed):
            raise BrokenLaw(MUST, f"{type(command).__name__} was refused: {refusal}")
        self.accepted += refusal is None
        self.refused += refusal is not None
        return refusal is None

    def end(self) -> None:
        """The laws of a whole event."""
        for name, law in ENDINGS.items():
            for sentence in law(self.desk):
                raise BrokenLaw(name, sentence)


def _people(command: c.Command) -> dict[str, Person]:
    """Personal fields go beside the log, as an office would put them."""
    if not isinstance(command, c.Register):
        return {}
    return {id: Person({"name": name_of(id)}, "salt") for id in (command.members or (command.entry,))}


def name_of(id: str) -> str:
    """What somebody is called outside the log."""
    return f"Somebody called {id.upper()}"


def digests_of(*ids: str) -> dict[str, str]:
    return {id: digest({"name": name_of(id)}, "salt") for id in ids}


def replay(history: Sequence[Attempt]) -> Failure | None:
    """Play a history again; the first law that breaks."""
    first = history[0].command
    assert isinstance(first, c.CreateEvent)
    try:
        table = Table(first.settings)
        for attempt in history[1:]:
            table.put(attempt)
        table.end()
    except BrokenLaw as broken:
        return Failure(broken.law, broken.sentence, tuple(history))
    return None


def shrink(failure: Failure, tries: int = 300) -> Failure:
    """A shorter history that breaks the same law in the same way: attempts are left out while it still does."""
    best, size = failure, max(1, len(failure.history) // 2)
    while tries > 0:
        at, shorter = 1, False
        while at < len(best.history) and tries > 0:
            tries -= 1
            found = replay((*best.history[:at], *best.history[at + size :]))
            if found is not None and (found.law, _kind(found.sentence)) == (failure.law, _kind(failure.sentence)):
                best, shorter = found, True
            else:
                at += size
        if size == 1 and not shorter:
            break
        size = max(1, size // 2)
    return best


def _kind(sentence: str) -> str:
    """A sentence without the numbers and names that a shorter history may change."""
    return " ".join(word for word in sentence.split() if word.isalpha() or word.isupper())
