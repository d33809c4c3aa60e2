"""Our table server beside boardgame.io's, in one run: equal sockets, equal bytes a view, actions a second and core.

    python benches/table_peer.py --tables 200 --seconds 20

boardgame.io is installed by npm into a temporary folder (Node is needed: `make web` brings one). Its game is the least
that a table can be: a number goes up and the turn passes on, all in memory. Ours plays real games, by the rules, with
sealed windows and a log that is committed before anybody is told.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

from table_load import measure, memory_mb, processor_seconds

HERE = Path(__file__).parent / "boardgame_io"
LONGEST = 300.0  # seconds for the tables to open


def peer(args: argparse.Namespace, view_bytes: int) -> dict[str, Any]:
    """boardgame.io under the same load."""
    if shutil.which("npm") is None:
        raise SystemExit("The comparison needs Node and npm on the PATH: `make web` installs them into .venv/bin.")
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(HERE, folder, dirs_exist_ok=True)
        subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund"], cwd=folder, check=True)
        env = {**os.environ, "PORT": str(args.port), "VIEW_BYTES": str(view_bytes)}
        server = subprocess.Popen(["node", "server.js"], cwd=folder, env=env, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            while "open" not in server.stdout.readline():
                if server.poll() is not None:
                    raise SystemExit("boardgame.io's server did not start.")
            return loaded(args, folder, env, server.pid)
        finally:
            server.terminate()
            server.wait(30)


def loaded(args: argparse.Namespace, folder: str, env: dict[str, str], pid: int) -> dict[str, Any]:
    numbers = [str(number) for number in (args.tables, args.seats, args.seconds, args.period)]
    command = ["node", "load.js", f"http://127.0.0.1:{args.port}", *numbers]
    with subprocess.Popen(
        command, cwd=folder, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as load:
        assert load.stdin is not None
        assert load.stdout is not None
        while load.stdout.readline().strip() != "ready":
            if load.poll() is not None:
                raise SystemExit("boardgame.io's tables could not be opened.")
        before, began = processor_seconds(pid), time.monotonic()
        load.stdin.write("go\n")
        load.stdin.flush()
        found: dict[str, Any] = json.loads(load.stdout.readline())
        used, lasted = processor_seconds(pid) - before, time.monotonic() - began
    found["server_cpu"] = round(used / lasted, 3)
    found["cpu_ms_per_action"] = round(1000 * used / found["actions"], 2)
    found["memory_mb"] = round(memory_mb(pid)) if Path(f"/proc/{pid}").exists() else None
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--period", type=float, default=2.0, help="seconds between two actions of a table")
    parser.add_argument("--generators", type=int, default=1, help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, default=18_765, help="for boardgame.io")
    args = parser.parse_args()
    ours = measure(args)
    theirs = peer(args, ours["bytes_per_view"])
    for key in ("actions", "p50_ms", "p95_ms", "server_cpu", "cpu_ms_per_action"):
        print(f"{key:20} ours {ours[key]:>10.4g}   boardgame.io {theirs[key]:>10.4g}")
    rates = [1000 / found["cpu_ms_per_action"] for found in (ours, theirs)]
    print(f"bytes a view         {ours['bytes_per_view']}")
    print(
        f"actions a second and core: ours {rates[0]:.0f}, boardgame.io {rates[1]:.0f}, ratio {rates[0] / rates[1]:.2f}"
    )


if __name__ == "__main__":
    main()
