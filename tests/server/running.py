"""Real servers for the tests: started on loopback, killed, started again at the same place."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import ProxyHandler, build_opener

from .nursery import CAN_FORK, Child, nursery

READY_SECONDS = 60.0
LOOSE = {  # limits that tests of something else must not meet
    "FOV_REQUESTS": "100000/second",
    "FOV_GUESTS": "100000/second",
    "FOV_OPENINGS": "100000/second",
    "FOV_CHECKS": "1000/second",
    "FOV_DRAFTS": "1000/second",
    "FOV_BALANCES": "1000/second",
    "FOV_MESSAGES": "100000/second",
    "FOV_SOCKETS": "5000",
    "FOV_CONNECTIONS": "5000",
    "FOV_TABLES": "100000",
}


def free_port() -> int:
    with socket.socket() as made:
        made.bind(("127.0.0.1", 0))
        port: int = made.getsockname()[1]
        return port


class Server:
    """One server process with a data folder of its own; a fresh one has imported everything itself."""

    def __init__(
        self, folder: Path, *arguments: str, port: int | None = None, is_fresh: bool = not CAN_FORK, **variables: str
    ) -> None:
        self.folder, self.arguments = folder, arguments
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.variables = {**LOOSE, "FOV_REPORTS": str(folder / "reports"), **variables}
        self.is_fresh = is_fresh
        self.process: subprocess.Popen[bytes] | Child | None = None

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        command = ["serve", "--no-browser", "--data", str(self.folder), "--port", str(self.port), "--log", "json"]
        command += self.arguments
        environment, path = {**os.environ, **self.variables}, self.folder / "log.txt"
        if self.is_fresh:
            with open(path, "ab") as log:
                whole = [sys.executable, "-m", "fieldofview", *command]
                self.process = subprocess.Popen(whole, env=environment, stdout=log, stderr=log)
        else:
            self.process = nursery().fork(command, environment, path)
        self.wait_ready()

    def wait_ready(self) -> None:
        assert self.process is not None
        until = time.monotonic() + READY_SECONDS
        while time.monotonic() < until:
            if self.process.poll() is not None:
                raise AssertionError(f"the server ended: {self.log[-3000:]}")
            try:
                with build_opener(ProxyHandler({})).open(f"{self.address}/healthz", timeout=2):
                    return
            except OSError:
                time.sleep(0.02)
        raise AssertionError(f"the server did not start: {self.log[-3000:]}")

    def kill(self) -> None:
        """As a power cut would end it."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """As its host would end it."""
        if self.process is None or self.process.poll() is not None:
            return -1
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise

    @property
    def log(self) -> str:
        return (self.folder / "log.txt").read_text(errors="replace")

    @property
    def reports(self) -> list[str]:
        return [path.read_text() for path in (self.folder / "reports").glob("*.txt")]
