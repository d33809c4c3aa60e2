"""Accounts: passwords hashed by argon2, a recovery code that is shown once, one answer for whoever is wrong."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import threading
from dataclasses import replace
from functools import cached_property
from unicodedata import normalize

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from fieldofview.game.names import clean

from ..running.clock import now_ms
from ..store import Store
from ..store.accounts import Account, account_named, account_of, account_with_code, change_account, put_account
from ..store.codes import LETTERS
from ..store.people import Guest, find_guest

LEAST_PASSWORD, MOST_PASSWORD = 8, 200  # characters
CODE_GROUPS, CODE_GROUP = 4, 5  # 100 bits
PASSES, KIBIBYTES = 2, 19 << 10  # of one hash: 19 MiB, since a home server has to bear it too
AT_ONCE = 2  # passwords that are hashed at the same time


class Accounts:
    """Who may say that they are whom. Every method blocks, and belongs in a thread."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._hasher = PasswordHasher(PASSES, KIBIBYTES, parallelism=1)
        self._room = threading.BoundedSemaphore(AT_ONCE)

    @cached_property
    def _nobodys(self) -> str:
        """A password that nobody has: whoever does not exist takes as long as whoever does."""
        return self._hasher.hash(secrets.token_hex(16))

    def make(self, guest: Guest, name: str, password: str | None) -> tuple[Guest, str]:
        """An account for a guest, who stays who they are, and its recovery code; BadNames, NameTaken."""
        code = new_code()
        hashed = None if password is None else self._hash(password)
        account = Account(guest.id, clean(name), hashed, code_hash(code), guest.epoch, now_ms())
        put_account(self.store, account)
        return replace(guest, name=account.name, signed_in=True), code

    def sign_in(self, name: str, password: str) -> Guest | None:
        """Whose name and password these are; it takes as long for a name that nobody has."""
        account = account_named(self.store, name)
        if not self._is_right(account, password) or account is None:
            return None
        return find_guest(self.store, account.guest_id)

    def sign_in_by_code(self, code: str) -> Guest | None:
        account = account_with_code(self.store, code_hash(code))
        return None if account is None else find_guest(self.store, account.guest_id)

    def proves(self, guest: Guest, proof: str) -> bool:
        """Whether this is the guest's password or recovery code; a guest without an account has nothing to prove."""
        account = account_of(self.store, guest.id)
        if account is None:
            return True
        return hmac.compare_digest(account.code, code_hash(proof)) or self._is_right(account, proof)

    def change_password(self, guest: Guest, password: str) -> Guest:
        """Another password; every other device is signed out."""
        changed = replace(guest, epoch=guest.epoch + 1)
        change_account(self.store, guest.id, password=self._hash(password), epoch=changed.epoch)
        return changed

    def change_code(self, guest: Guest, *, alone: bool = False) -> tuple[Guest, str]:
        """Another recovery code; the old one is good no more, and with `alone` every other device is signed out."""
        code = new_code()
        if not alone:
            change_account(self.store, guest.id, code=code_hash(code))
            return guest, code
        changed = replace(guest, epoch=guest.epoch + 1)
        change_account(self.store, guest.id, code=code_hash(code), epoch=changed.epoch)
        return changed, code

    def _hash(self, password: str) -> str:
        with self._room:
            return self._hasher.hash(normalize("NFKC", password))

    def _is_right(self, account: Account | None, password: str) -> bool:
        known = None if account is None else account.password
        nobodys = self._nobodys
        with self._room:
            try:
                self._hasher.verify(known or nobodys, normalize("NFKC", password))
            except (Argon2Error, InvalidHashError):
                return False
        if account is None or known is None:
            return False
        if self._hasher.check_needs_rehash(known):
            change_account(self.store, account.guest_id, password=self._hash(password))
        return True


def new_code() -> str:
    groups = ("".join(secrets.choice(LETTERS) for _ in range(CODE_GROUP)) for _ in range(CODE_GROUPS))
    return "-".join(groups)


def code_hash(code: str) -> str:
    """100 random bits need no slow hash; however they are written, with or without lines between."""
    bare = "".join(char for char in code.upper() if char.isalnum())
    return hashlib.sha256(f"recovery {bare}".encode(errors="replace")).hexdigest()
