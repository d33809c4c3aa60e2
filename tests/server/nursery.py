"""Where servers of the tests are born: a process that has imported everything and forks one whenever it is asked to.

A server imports for longer than most tests need it. Its children run the command line as any other process would, with
a memory, an environment and a log of their own; they are killed and waited for by their numbers.
"""

from __future__ import annotations

import atexit
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn

CAN_FORK = sys.platform == "linux"
EVERY_SERVER = (  # what each imports, also when it first listens and opens its store
    "fieldofview.cli.serve",
    "fieldofview.server.running.serving",
    "psycopg",
    "sqlalchemy.dialects.postgresql.psycopg",
    "sqlalchemy.dialects.sqlite.pysqlite",
    "uvicorn.lifespan.off",
    "uvicorn.loops.auto",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
)


class Child:
    """A server that was born here; what tests use of a Popen."""

    def __init__(self, nursery: Nursery, pid: int) -> None:
        self._nursery, self.pid = nursery, pid
        self.returncode: int | None = None

    def poll(self) -> int | None:
        if self.returncode is None:
            self.returncode = self._nursery.ask(poll=self.pid)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        until = None if timeout is None else time.monotonic() + timeout
        while (code := self.poll()) is None:
            if until is not None and time.monotonic() > until:
                raise subprocess.TimeoutExpired(f"server {self.pid}", timeout or 0)
            time.sleep(0.01)
        return code

    def send_signal(self, number: int) -> None:
        if self.poll() is None:  # nobody else has its number before it was waited for
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class Nursery:
    """The one process that forks; it ends with us."""

    def __init__(self) -> None:
        pipe = subprocess.PIPE
        self._process = subprocess.Popen([sys.executable, "-P", __file__], stdin=pipe, stdout=pipe, text=True)
        self._one_at_a_time = threading.Lock()

    def ask(self, **wanted: Any) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with self._one_at_a_time:
            self._process.stdin.write(json.dumps(wanted) + "\n")
            self._process.stdin.flush()
            return json.loads(self._process.stdout.readline())

    def end(self) -> None:
        self._process.communicate()

    def fork(self, arguments: Sequence[str], environment: dict[str, str], log: Path) -> Child:
        return Child(self, self.ask(fork=list(arguments), environment=environment, log=str(log)))


@cache
def nursery() -> Nursery:
    """One for this process, started when it is first needed."""
    made = Nursery()
    atexit.register(made.end)
    return made


# -- the other side --------------------------------------------------------------------------------------------------


def main() -> None:
    from fieldofview.cli import main as command

    for name in EVERY_SERVER:
        import_module(name)

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C ends the tests, and they end us
    for line in sys.stdin:
        wanted = json.loads(line)
        if "poll" in wanted:
            answer = _code(wanted["poll"])
        else:
            answer = os.fork()
            if answer == 0:
                _be_server(command, wanted)
        print(json.dumps(answer), flush=True)


def _code(pid: int) -> int | None:
    done, status = os.waitpid(pid, os.WNOHANG)
    return os.waitstatus_to_exitcode(status) if done else None


def _be_server(command: Any, wanted: dict[str, Any]) -> NoReturn:
    code = 70
    try:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        log = os.open(wanted["log"], os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
        nothing = os.open(os.devnull, os.O_RDONLY)
        for source, goal in ((nothing, 0), (log, 1), (log, 2)):
            os.dup2(source, goal)
        os.environ.clear()
        os.environ.update(wanted["environment"])
        sys.argv = ["fov", *wanted["fork"]]
        code = command()
    except SystemExit as ended:
        code = ended.code if isinstance(ended.code, int) else 1
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


if __name__ == "__main__":
    main()
