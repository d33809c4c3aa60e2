"""Guests: a random id in a signed cookie, a cleaned nickname, tickets and links that are good once."""

from __future__ import annotations

import secrets
import time
from dataclasses import replace

from itsdangerous import BadSignature, TimestampSigner

from fieldofview.game.names import clean

from ..running.clock import now_ms
from ..store import Store
from ..store.accounts import rename_account
from ..store.people import Guest, drop_passes, find_guest, give_pass, put_guest, take_pass

COOKIE = "fov"
COOKIE_SECONDS = 365 * 24 * 3600
TICKET, SEAT_LINK = "ticket", "seat link"
TICKET_MS = 30_000
SEAT_LINK_MS = 10 * 60_000
VOUCHED_SECONDS = 60  # by which the clocks of two workers may differ
MOST_PASS = 64  # characters of a pass that anybody looks up
LANGUAGES = ("en", "de")


class People:
    """Who is who. Methods that ask the store block, and belong in a thread."""

    def __init__(self, store: Store) -> None:
        self.store = store
        key = store.note_once("cookie key", secrets.token_hex(32))
        self._signer = TimestampSigner(key, salt="guest")
        self._vouching = TimestampSigner(key, salt="worker")

    def cookie(self, guest: Guest) -> str:
        """What a browser keeps to be known again."""
        return self._signer.sign(f"{guest.id}~{guest.epoch}" if guest.epoch else guest.id).decode()

    def known(self, cookie: str | None) -> Guest | None:
        """The guest of a cookie; None for none, for one that we did not sign, or one that was signed out since."""
        guest, is_good = self._of(cookie)
        return guest if is_good else None

    def was_signed_out(self, cookie: str | None) -> bool:
        """Whether a cookie was good until its account signed other devices out."""
        guest, is_good = self._of(cookie)
        return guest is not None and not is_good

    def _of(self, cookie: str | None) -> tuple[Guest | None, bool]:
        """Whom a cookie is of, and whether it is still good."""
        if not cookie:
            return None, False
        try:
            signed = self._signer.unsign(cookie).decode()  # its age is the browser's business: clocks are set back
        except (BadSignature, UnicodeDecodeError, ValueError):
            return None, False
        guest_id, _, epoch = signed.partition("~")
        guest = find_guest(self.store, guest_id)
        return guest, guest is not None and epoch == (str(guest.epoch) if guest.epoch else "")

    def welcome(self, name: str, lang: str, guest: Guest | None = None) -> Guest:
        """A new guest, or one with a new name; BadNames says what a name lacks."""
        cleaned = clean(name)
        language = lang if lang in LANGUAGES else LANGUAGES[0]
        known = replace(guest or Guest(secrets.token_hex(16), cleaned), name=cleaned, lang=language)
        if known.signed_in:
            rename_account(self.store, known.id, cleaned)
        put_guest(self.store, known, now_ms())
        return known

    def ticket(self, guest: Guest, table_id: str) -> str:
        return give_pass(self.store, TICKET, guest.id, table_id, now_ms(), TICKET_MS)

    def seat_link(self, guest: Guest, table_id: str) -> str:
        """The one that is good from now on: those that were made before it are good no more."""
        drop_passes(self.store, SEAT_LINK, guest.id, table_id)
        return give_pass(self.store, SEAT_LINK, guest.id, table_id, now_ms(), SEAT_LINK_MS)

    def admitted(self, kind: str, secret: str) -> tuple[Guest, str] | None:
        """Whose pass this is, and for which table; it is used up."""
        if not 0 < len(secret) <= MOST_PASS:
            return None
        taken = take_pass(self.store, kind, secret, now_ms())
        guest = find_guest(self.store, taken[0]) if taken else None
        return (guest, taken[1]) if taken and guest else None

    def vouched(self, address: str) -> str:
        """A client's address as one worker tells it to another."""
        return self._vouching.sign(address).decode()

    def vouched_for(self, header: str | None) -> str | None:
        """The address that another worker tells; None where none did."""
        if not header:
            return None
        try:
            address, signed = self._vouching.unsign(header, return_timestamp=True)
            return address.decode() if abs(signed.timestamp() - time.time()) < VOUCHED_SECONDS else None
        except (BadSignature, UnicodeDecodeError, ValueError):
            return None
