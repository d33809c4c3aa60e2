"""What the QR codes say: which table of which round, or whose entry, signed with the event file's own secret.

A token is `FOV/EVENT/T/ROUND/TABLE/MAC` or `FOV/EVENT/E/ENTRY/MAC`: capitals and digits alone, which make small codes.
With a new secret all that was printed before is revoked.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
from dataclasses import dataclass

from .event import Event
from .store import StoreTrouble
from .words import sentence

MARK = "FOV"
_EVENT, _MAC = 8, 16  # digits of the first entry's hash; letters of the signature, 80 bits
_TEXT = re.compile(rf"{MARK}/([0-9A-F]{{{_EVENT}}})/(T/\d+/\d+|E/[A-Z0-9]+)/([A-Z2-7]{{{_MAC}}})")


class BadToken(StoreTrouble):
    """A code that does not count; `why` is the key of its sentence."""

    def __init__(self, why: str) -> None:
        self.why = why
        super().__init__(sentence(f"token.{why}", "en"))

    def told(self, language: str = "en") -> str:
        return sentence(f"token.{self.why}", language)


@dataclass(frozen=True)
class TableToken:
    """A table of a round; round 0 is whichever is on, for signs that stay."""

    round: int
    table: int


@dataclass(frozen=True)
class EntryToken:
    """Somebody's own page."""

    entry: str


Token = TableToken | EntryToken


def event_id(event: Event) -> str:
    """Tells events apart: the beginning of the first entry's hash, which stays for good."""
    return event.store.entries()[0].hash[:_EVENT].upper()


def table_token(event: Event, round: int, table: int) -> str:
    """The code of a table in a round; empty where the file has no secret and cannot be given one."""
    return _signed(event, f"T/{round}/{table}")


def entry_token(event: Event, entry: str) -> str:
    """The code of an entry."""
    return _signed(event, f"E/{entry.upper()}")


def read_token(event: Event, text: str) -> Token:
    """What a code stands for; an address in front of it is passed over."""
    found = _TEXT.search(text.strip().upper())
    if found is None or found.end() != len(text.strip()):
        raise BadToken("unreadable")
    if found[1] != event_id(event):
        raise BadToken("other_event")
    secret = event.store.secret()
    if not secret or not hmac.compare_digest(_mac(secret, found[1], found[2]), found[3]):
        raise BadToken("revoked")
    kind, *parts = found[2].split("/")
    if kind == "T":
        return TableToken(int(parts[0]), int(parts[1]))
    by_capitals = {entry.upper(): entry for entry in event.state.entries}
    if parts[0] not in by_capitals:
        raise BadToken("revoked")
    return EntryToken(by_capitals[parts[0]])


def revoke(event: Event) -> None:
    """Make every code worthless that was printed before."""
    event.store.renew_secret()


def _signed(event: Event, what: str) -> str:
    secret, id = event.store.secret(), event_id(event)
    return f"{MARK}/{id}/{what}/{_mac(secret, id, what)}" if secret else ""


def _mac(secret: str, id: str, what: str) -> str:
    made = hmac.new(bytes.fromhex(secret), f"{MARK}/{id}/{what}".encode(), hashlib.sha256).digest()
    return base64.b32encode(made).decode()[:_MAC]
