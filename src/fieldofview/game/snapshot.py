"""Snapshots: a game at one moment as text, its state in bytes, so that nothing has to be played again."""

from __future__ import annotations

import base64
import binascii
import json
from collections.abc import Sequence
from dataclasses import dataclass

from ..kernel.layout import record_bytes, state_fields
from .game import Setup
from .head import BadRecord, read_head, write_head
from .setup import tables_of_setup

VERSION = 1
FORMAT = "field of view snapshot"


@dataclass(frozen=True, slots=True)
class Snapshot:
    """What a game is made of, its packed state, and the lines of its record so far."""

    setup: Setup
    state: bytes
    answers: tuple[str, ...]


def write_snapshot(setup: Setup, state: bytes, answers: Sequence[str]) -> str:
    """A snapshot as JSON; it holds the secret, as a save does."""
    data = {
        "format": FORMAT,
        "version": VERSION,
        "setup": write_head(setup),
        "state": base64.b64encode(state).decode("ascii"),
        "answers": list(answers),
    }
    return json.dumps(data, ensure_ascii=False)


def read_snapshot(text: str) -> Snapshot:
    """The snapshot of such a text; opens no file, and refuses what is none with one sentence."""
    try:
        data = json.loads(text)
    except (ValueError, TypeError, RecursionError):
        data = None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadRecord("This is no snapshot of a game.")
    if data.get("version") != VERSION:
        raise BadRecord(f"The snapshot is of version {data.get('version')}; this program reads version {VERSION}.")
    head, state, answers = data.get("setup"), data.get("state"), data.get("answers")
    if not isinstance(head, dict) or not isinstance(state, str):
        raise BadRecord("The snapshot has no usable 'setup' or 'state'.")
    if not isinstance(answers, list) or not all(isinstance(line, str) for line in answers):
        raise BadRecord("The snapshot has no usable 'answers'.")
    setup = read_head(head)
    wanted = record_bytes(state_fields(tables_of_setup(setup).size))
    try:
        found = base64.b64decode(state, validate=True)
    except (binascii.Error, ValueError):
        found = b""
    if len(found) != wanted:
        raise BadRecord(f"The snapshot's state is cut short: it should be {wanted} bytes.")
    return Snapshot(setup, found, tuple(answers))
