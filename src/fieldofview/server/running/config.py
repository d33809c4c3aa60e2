"""What a host may set, by variables named FOV_…; every default is what one home needs."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import platformdirs
from limits import parse
from pydantic import AfterValidator, Field
from pydantic_core import PydanticCustomError
from pydantic_settings import BaseSettings, SettingsConfigDict

from ..store.opening import file_url

LEAST_SECRET = 16


def data_folder() -> Path:
    """Where a player's data lies on this system."""
    return Path(platformdirs.user_data_dir("fieldofview", appauthor=False))


def _rate(said: str) -> str:
    """A limit such as 600/minute."""
    try:
        found = parse(said)
    except ValueError:
        found = None
    if found is None or found.amount < 1 or found.get_expiry() < 1:
        raise PydanticCustomError("rate", "no rate")
    return said


def _secret(said: str) -> str:
    """None, or one that nobody can guess."""
    if 0 < len(said) < LEAST_SECRET:
        raise PydanticCustomError("string_too_short", "too short", {"min_length": LEAST_SECRET})
    return said


def _reached(said: str) -> str:
    """None, or host:port."""
    if said and not re.fullmatch(r"[^\s/]+:\d{1,5}", said):
        raise PydanticCustomError("host_port", "no address")
    return said


def _names(said: str) -> str:
    """Names of hosts with commas between them: neither addresses of pages nor ports."""
    if not all(re.fullmatch(r"[\w.-]*|\[[\da-f:]+\]", name.strip(), re.IGNORECASE) for name in said.split(",")):
        raise PydanticCustomError("host_names", "no names")
    return said


Rate = Annotated[str, AfterValidator(_rate)]
Secret = Annotated[str, AfterValidator(_secret)]
Reached = Annotated[str, AfterValidator(_reached)]
Names = Annotated[str, AfterValidator(_names)]
Count = Annotated[int, Field(ge=1, le=10_000_000)]


class Config(BaseSettings):
    """The settings of one server process."""

    model_config = SettingsConfigDict(env_prefix="FOV_", extra="ignore")

    data: Path = Field(default_factory=data_folder)
    database_url: str = ""
    hosts: Names = ""  # more names under which this server is reached, with commas: table.example.org
    worker_address: Reached = ""  # where other workers reach this one, host:port; default: where it listens
    proxied: bool = False  # behind a proxy that sets X-Forwarded-For
    operator: Secret = ""  # a secret of at least 16 characters, by which the host is known from elsewhere
    metrics_token: Secret = ""  # of at least 16 characters; whoever brings it reads /metrics from elsewhere too

    requests: Rate = "600/minute"  # of one address, sockets that it opens too
    guests: Rate = "60/minute"
    openings: Rate = "60/10 minutes"  # tables that are opened, of one address
    signins: Rate = "10/minute"  # tries to sign in, and whatever else hashes a password, of one address
    signins_name: Rate = "60/hour"  # tries at one name
    complaints: Rate = "10/hour"  # of one guest, to the host of the server
    checks: Rate = "10/minute"  # of set files and records, of one guest
    drafts: Rate = "240/minute"  # looks at a set that is being written, of one address
    balances: Rate = "12/10 minutes"  # sets of one guest that are played for figures
    balance_games: int = Field(default=1_000, ge=10, le=100_000)  # that are played for the figures of a set
    messages: Rate = "40/10 seconds"  # on one socket
    chat: Rate = "5/5 seconds"
    sockets: Count = 30  # of one address
    connections: Count = 200  # of one address, besides sockets
    tables: Count = 5  # that one guest has open
    replays: Count = 2_000  # uploaded records that are kept
    thinkers: int = Field(default=2, ge=1, le=256)  # processes in which bots think
    think_seconds: float = Field(default=1.2, gt=0, le=60)
    speed: int = Field(default=1, ge=1, le=1000)  # how much faster than the wall clock tables run, for tests

    @property
    def store_url(self) -> str:
        return self.database_url or file_url(self.data / "table.sqlite")
