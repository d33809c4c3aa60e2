"""An event at work: its file, the desk over it, the names of its people, and where chance comes from."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from ..desk import commands as c
from ..desk.desk import Desk, now
from ..desk.log import Person, digest
from ..desk.model import ORGANISER, Tournament
from ..desk.pairing import Proposal, propose
from ..desk.problems import Problem
from ..desk.sayings import ERASED, WORDS, concerning, is_reference, set_aside, to_forget, without_words
from .eventfile import EventFile
from .store import StoreTrouble, new_salt

SUFFIX = ".fovevent"


class UnknownName(ValueError):
    """Nobody, or more than one, is meant by a name; `found` are the names that it could be."""

    def __init__(self, text: str, found: Sequence[str] = ()) -> None:
        self.text, self.found = text, tuple(found)
        super().__init__(
            f"{text} could be {', '.join(self.found[:6])}; say more of the name."
            if found
            else f"Nobody here is called {text}; `fov desk show players` lists the names."
        )


class Event:
    """One event file with its desk. Names stand beside the log; the log holds ids."""

    def __init__(self, store: EventFile, clock: Callable[[], str] = now) -> None:
        self.store = store
        self.desk = Desk(store, clock)
        self._read_people()

    @classmethod
    def create(cls, path: Path | str, settings: dict[str, Any], *, practice: bool = False, confirm: str = "") -> Self:
        """A new event in a new file; what the desk refuses leaves no file behind."""
        Desk.check(settings, confirm)
        store = EventFile.create(path, str(settings["title"]), practice=practice)
        Desk.create(store, {**settings, "practice": practice}, confirm=confirm)
        return cls(store)

    @classmethod
    def open(cls, path: Path | str, *, read_only: bool = False) -> Self:
        """An event that exists."""
        store = EventFile.open(path, read_only=read_only)
        if not store.entries():
            store.close()
            raise StoreTrouble("{path} holds no event yet: its log is empty.", path=path)
        return cls(store)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.store.close()

    @property
    def state(self) -> Tournament:
        return self.desk.state

    # names

    def name(self, id: str) -> str:
        """How somebody is called; a pseudonym where the fields were erased. Words that lie beside the log are read."""
        if is_reference(id):
            said = self._sayings.get(id)
            return str(said.fields[WORDS]) if said else ERASED
        person = self._people.get(id)
        return str(person.fields.get("name", id)) if person else id

    def fields(self, id: str) -> Mapping[str, Any]:
        """The personal fields of somebody, empty where they were erased."""
        person = self._people.get(id)
        return person.fields if person else {}

    def find(self, text: str) -> str:
        """The id that a name, the beginning of one, or an id means."""
        if text in self._people or text in self.state.entries or text == ORGANISER:
            return text
        wanted = text.casefold().strip()
        names = {id: self.name(id).casefold() for id in self._people}
        exact = [id for id, name in names.items() if name == wanted]
        found = exact or [id for id, name in names.items() if wanted and name.startswith(wanted)]
        if len(found) == 1:
            return found[0]
        raise UnknownName(text, [self.name(id) for id in found])

    def knows(self, text: str) -> bool:
        """Whether somebody is called exactly so."""
        return any(self.name(id).casefold() == text.casefold() for id in self._people)

    # acts

    def put(self, command: c.Command, by: str = ORGANISER, confirm: str = "") -> tuple[Problem, ...]:
        """Carry a command out. What was typed is kept beside the log, where it can be erased."""
        return self._put(command, by, confirm)

    def put_all(
        self,
        commands: Sequence[c.Command],
        by: str = ORGANISER,
        confirm: str = "",
        *,
        people: Mapping[str, Person] | None = None,
    ) -> None:
        """Carry many commands out in one stroke: all of them, or none."""
        about = [id for command in commands for id in concerning(self.state, self.desk.acts, command)]
        reason, kept = set_aside(confirm, about, new_salt())
        self.desk.put_all(commands, by, reason, people={**(people or {}), **kept})
        self._sayings |= kept

    def _put(
        self,
        command: c.Command,
        by: str,
        confirm: str,
        *,
        people: Mapping[str, Person] | None = None,
        erase: Iterable[str] = (),
    ) -> tuple[Problem, ...]:
        about = concerning(self.state, self.desk.acts, command)
        command, kept = without_words(command, about, new_salt)
        if confirm and self.desk.decide(command, by).warnings:
            confirm, more = set_aside(confirm, about, new_salt())
            kept |= more
        warnings = self.desk.put(command, by, confirm, people={**(people or {}), **kept}, erase=erase)
        self._sayings |= kept
        return warnings

    def add_person(self, fields: Mapping[str, Any]) -> str:
        """Keep somebody's fields and give them an id; for officials who do not play."""
        id = self._new_id("p")
        person = Person(dict(fields), new_salt())
        self.store.put_person(id, person.fields, person.salt)
        self._people[id] = person
        return id

    def register(
        self, fields: Mapping[str, Any], by: str = ORGANISER, confirm: str = "", *, checked_in: bool = True
    ) -> str:
        """Enter somebody: the log gets an id and a digest, the fields lie beside it."""
        known = [id for id in self._people if self.name(id) == fields["name"] and id not in self.state.players]
        id = known[0] if known else self._new_id("p")
        person = Person(dict(fields), new_salt())
        command = c.Register(id, (), {id: digest(person.fields, person.salt)}, checked_in)
        self._put(command, by, confirm, people={id: person})
        self._people[id] = person
        return id

    def register_all(
        self, people: Iterable[Mapping[str, Any]], by: str = ORGANISER, confirm: str = "", *, checked_in: bool = True
    ) -> list[str]:
        """Enter a whole list in one stroke: everybody on it, or nobody."""
        first = int(self._new_id("p")[1:])
        free = {self.name(id): id for id in self._people if id not in self.state.players}
        new: dict[str, Person] = {}
        for fields in people:
            id = free.pop(str(fields["name"]), "") or f"p{first + len(new)}"
            new[id] = Person(dict(fields), new_salt())
        commands = [c.Register(id, (), {id: digest(who.fields, who.salt)}, checked_in) for id, who in new.items()]
        self.put_all(commands, by, confirm, people=new)
        self._people |= new
        return list(new)

    def register_team(
        self, name: str, members: Iterable[Mapping[str, Any]], by: str = ORGANISER, confirm: str = ""
    ) -> str:
        """Enter a team of two."""
        team = self._new_id("t")
        first = int(self._new_id("p")[1:])
        people = {f"p{first + i}": Person(dict(fields), new_salt()) for i, fields in enumerate(members)}
        digests = {id: digest(person.fields, person.salt) for id, person in people.items()}
        members_of = tuple(people)
        people[team] = Person({"name": name}, new_salt())
        self._put(c.Register(team, members_of, digests), by, confirm, people=people)
        self._people |= people
        return team

    def erase(self, id: str, by: str = ORGANISER) -> None:
        """Erase somebody's fields and the words about them; the log and its chain stay."""
        name = self.name(id) if id in self._people else ""
        gone = to_forget(self._sayings, id, name)
        self._put(c.ErasePersonalFields(id), by, "", erase=[id, *gone])
        for erased in (id, *gone):
            self._people.pop(erased, None)
            self._sayings.pop(erased, None)

    def _new_id(self, letter: str) -> str:
        used = [int(id[1:]) for id in {*self._people, *self.state.entries, *self.state.players} if _is_id(id, letter)]
        return f"{letter}{max(used, default=0) + 1}"

    # chance

    def draw_lots(self, by: str = ORGANISER) -> None:
        """A random order of all entries, stored with its seed, for every lot that has to be drawn."""
        seed = secrets.token_hex(16)
        order = list(self.state.entries)
        secrets.SystemRandom().shuffle(order)
        self.desk.put(c.DrawLots(tuple(order), seed), by)

    def propose(self) -> Proposal:
        """The next round, from a seed that nobody chose."""
        return propose(self.state, secrets.randbits(62))

    def refresh(self) -> None:
        """Take in what others wrote."""
        self.desk.refresh()
        self._read_people()

    def _read_people(self) -> None:
        kept = self.store.people()
        self._people = {id: person for id, person in kept.items() if not is_reference(id)}
        self._sayings = {id: said for id, said in kept.items() if is_reference(id)}


def _is_id(id: str, letter: str) -> bool:
    return id[:1] == letter and id[1:].isascii() and id[1:].isdigit()
