"""Laws of the log and of the state that it folds to."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator

from fieldofview.desk.acts import act_from
from fieldofview.desk.commands import Revert
from fieldofview.desk.laws.look import Look
from fieldofview.desk.memory import MemoryLog
from fieldofview.desk.problems import DeskRefusal

_NOTHING = "0" * 64


def state_is_the_fold(look: Look) -> Iterator[str]:
    """The state kept step by step is the one that the written log folds to; a refusal changes nothing."""
    if look.t != look.mirror:
        what = "A refused command changed the state" if look.act is None else "The state is not the fold of its log"
        yield f"{what}: {', '.join(differences(look.t, look.mirror))} differ."


def differences(one: object, other: object) -> list[str]:
    """Which fields of two states differ."""
    names: tuple[str, ...] = type(one).__slots__  # type: ignore[attr-defined]
    return [name for name in names if getattr(one, name) != getattr(other, name)]


def log_grows_by_one(look: Look) -> Iterator[str]:
    """An accepted command is one entry, a refused one none."""
    assert look.desk.log is not None
    length = look.desk.log.head().length
    if length != len(look.desk.acts):
        yield f"The log has {length} entries for {len(look.desk.acts)} acts."
    if look.desk.head != look.desk.log.head():
        yield "The desk works from another head than that of its log."


def acts_survive_json(look: Look) -> Iterator[str]:
    """An act turned into JSON text and back is the same act."""
    if look.act is not None:
        act = look.act
        back = act_from(act.by, type(act.command).__name__, json.loads(json.dumps(act.plain())))
        if back != act:
            yield f"{act} came back from JSON as {back}."


def chain_holds(look: Look) -> Iterator[str]:
    """Every entry carries the hash of the one before and its own, worked out here without the log's help."""
    assert look.desk.log is not None
    last = look.desk.log.entries(len(look.desk.acts) - 2)
    before = last[0].hash if len(last) > 1 else _NOTHING
    entry = last[-1]
    parts = [entry.before, entry.n, entry.at, entry.by, entry.kind, entry.data, entry.command]
    text = json.dumps(parts, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    if entry.before != before or entry.hash != hashlib.sha256(text.encode()).hexdigest():
        yield f"Entry {entry.n} does not follow from the one before it."


def names_stay_outside(look: Look) -> Iterator[str]:
    """No personal field is ever written into the log (5.2)."""
    if look.act is not None and isinstance(look.desk.log, MemoryLog):
        entry = look.desk.log.entries(len(look.desk.acts) - 1)[-1]
        text = json.dumps([entry.by, entry.data], ensure_ascii=False)
        for id, person in look.desk.log.people().items():
            if any(isinstance(value, str) and value and value in text for value in person.fields.values()):
                yield f"A personal field of {id} stands in entry {entry.n}."


def undoing_can_be_undone(look: Look) -> Iterator[str]:
    """Reverting a revert leads back to the very state before it."""
    if look.undone and look.before is not None:
        trial = look.desk.scratch()
        try:
            trial.put(Revert(len(trial.acts), "law"), look.act.by if look.act else "", "law")
        except DeskRefusal as refusal:
            if [problem.code for problem in refusal.problems] != ["E_NO_RIGHT"]:  # as who undoes the own appointment
                yield f"The undoing cannot be undone: {refusal}."
            return
        trial.state.n = look.before.n
        if trial.state != look.before:
            yield f"Undone twice, {', '.join(differences(trial.state, look.before))} differ."
