"""Our table server beside boardgame.io's: equal sockets, equal bytes a view, actions a second a core, in one run.

    python benches/table_peers.py                       both in turn, 100 tables of six for 20 seconds each
    python benches/table_peers.py --tables 20 --json

boardgame.io's server keeps its matches in memory and plays a game without rules; ours plays the rules, commits every
answer to disk before anybody is told, and keeps what hands hold apart. Needs npm; stops by itself.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import table_load

HERE = Path(__file__).parent
THEIRS = HERE.parent / "build" / "boardgame_io"  # beside the checkout's other build output
FIRST_GUESS = 1000  # bytes of a view, to learn what is sent around it


def install() -> None:
    """boardgame.io, once."""
    if shutil.which("npm") is None:
        raise SystemExit("npm is missing: `make web` brings one into .venv/bin; put that on the PATH.")
    THEIRS.mkdir(parents=True, exist_ok=True)
    for source in (HERE / "boardgame_io").iterdir():
        shutil.copy(source, THEIRS)
    if not (THEIRS / "node_modules" / "boardgame.io").exists():
        command = ["npm", "install", "--no-audit", "--no-fund", "--no-package-lock", "--omit=optional", "--silent"]
        subprocess.run(command, cwd=THEIRS, check=True, timeout=600)


@cache
def program() -> str:
    """Node itself: what lies on the PATH may only start it."""
    asked = subprocess.run(["node", "-p", "process.execPath"], check=True, capture_output=True, text=True)
    return asked.stdout.strip()


@contextmanager
def node(*words: str, view_bytes: int) -> Iterator[subprocess.Popen[str]]:
    """A program of theirs, ended at the end."""
    environment = {**os.environ, "VIEW_BYTES": str(view_bytes), "NODE_ENV": "production"}
    pipe = subprocess.PIPE
    with subprocess.Popen(
        [program(), *words], cwd=THEIRS, env=environment, stdin=pipe, stdout=pipe, text=True
    ) as running:
        try:
            yield running
        finally:
            running.kill()


def line_of(running: subprocess.Popen[str], start: str) -> str:
    """The first line that begins so."""
    assert running.stdout is not None
    for line in running.stdout:
        if line.startswith(start):
            return line
    raise SystemExit("boardgame.io ended early.")


def theirs(args: argparse.Namespace, view_bytes: int) -> dict[str, Any]:
    """Load on their server."""
    with node("server.js", view_bytes=view_bytes) as server:
        address = f"http://localhost:{line_of(server, 'open').split()[1]}"
        words = (address, str(args.tables), str(args.seats), str(args.seconds), str(args.period))
        with node("load.js", *words, view_bytes=view_bytes) as load:
            line_of(load, "ready")
            before, began = table_load.processor_seconds(server.pid), time.monotonic()
            assert load.stdin is not None
            load.stdin.write("go\n")
            load.stdin.flush()
            found = json.loads(line_of(load, "{"))
            used, lasted = table_load.processor_seconds(server.pid) - before, time.monotonic() - began
    actions = found["actions"]
    if not actions:
        raise SystemExit("boardgame.io answered nothing.")
    return {
        "actions": actions,
        "p95_ms": round(found["p95_ms"], 1),
        "server_cpu": round(used / lasted, 3),
        "cpu_ms_per_action": round(1000 * used / actions, 2),
        "bytes_per_view": round(found["bytes"] / actions / args.seats),
    }


def beside(args: argparse.Namespace) -> dict[str, Any]:
    """Ours first, then theirs with views of the same size."""
    install()
    ours = table_load.measure(args)
    few = argparse.Namespace(**{**vars(args), "tables": 4, "seconds": 6.0})
    around = theirs(few, FIRST_GUESS)["bytes_per_view"] - FIRST_GUESS
    peer = theirs(args, max(0, ours["bytes_per_view"] - around))
    rate = {name: round(1000 / found["cpu_ms_per_action"], 1) for name, found in (("ours", ours), ("theirs", peer))}
    return {"ours": ours, "theirs": peer, "actions_a_core": rate, "ratio": round(rate["ours"] / rate["theirs"], 2)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seats", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--period", type=float, default=2.0, help="seconds between two actions of a table")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    args.generators = 1
    found = beside(args)
    if args.json:
        print(json.dumps(found))
        return
    for name in ("ours", "theirs"):
        print(f"{name:7} {found['actions_a_core'][name]:7} actions a second a core;", found[name])
    print(f"ratio {found['ratio']}")


if __name__ == "__main__":
    main()
