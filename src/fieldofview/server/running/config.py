"""What a host may set, by variables named FOV_…; every default is what one home needs."""

from __future__ import annotations

from pathlib import Path

import platformdirs
from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict

from ..store.opening import file_url


def data_folder() -> Path:
    """Where a player's data lies on this system."""
    return Path(platformdirs.user_data_dir("fieldofview", appauthor=False))


class Config(BaseSettings):
    """The settings of one server process."""

    model_config = SettingsConfigDict(env_prefix="FOV_", extra="ignore")

    data: Path = Field(default_factory=data_folder)
    database_url: str = ""
    hosts: str = ""  # more names under which this server is reached, with commas: table.example.org
    worker_address: str = ""  # where other workers reach this one, host:port; default: where it listens
    proxied: bool = False  # behind a proxy that sets X-Forwarded-For
    operator: str = ""  # a secret of at least 16 characters, by which the host is known from elsewhere
    metrics_token: str = ""  # whoever brings it reads /metrics from elsewhere too

    requests: str = "600/minute"  # of one address
    guests: str = "60/minute"
    signins: str = "10/minute"  # tries to sign in, and whatever else hashes a password, of one address
    signins_name: str = "60/hour"  # tries at one name
    complaints: str = "10/hour"  # of one guest, to the host of the server
    checks: str = "10/minute"  # of set files and records, of one guest
    drafts: str = "240/minute"  # looks at a set that is being written, of one address
    balances: str = "12/10 minutes"  # sets of one guest that are played for figures
    balance_games: int = Field(default=1_000, ge=10, le=100_000)  # that are played for the figures of a set
    messages: str = "40/10 seconds"  # on one socket
    chat: str = "5/5 seconds"
    sockets: int = 30  # of one address
    connections: int = 200  # of one address, besides sockets
    tables: int = 5  # that one guest has open
    replays: int = 2_000  # uploaded records that are kept
    thinkers: int = 2  # processes in which bots think
    think_seconds: float = 1.2
    speed: int = Field(default=1, ge=1, le=1000)  # how much faster than the wall clock tables run, for tests

    @property
    def store_url(self) -> str:
        return self.database_url or file_url(self.data / "table.sqlite")
