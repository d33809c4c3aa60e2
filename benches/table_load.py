"""Load on a table server: many six-seat tables with real games, an action a table every two seconds.

    python benches/table_load.py                        200 tables for 30 seconds, on a server of its own
    python benches/table_load.py --tables 50 --seconds 10 --json

Every seat is a socket of its own; one driver a table answers for whoever is asked, so that no bot thinks in the
server. It measures from an answer to the last of the six views of it, reads the server's loop lag, processor time and
memory, and stops by itself. The generator runs in a process of its own, several where there are cores for it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.request import ProxyHandler, build_opener

from fieldofview.server.client import Client, Closed, Declined, Visit

LONGEST = 600.0  # seconds after which everything ends, whatever happens
LOOSE = {
    "FOV_REQUESTS": "1000000/second",
    "FOV_GUESTS": "1000000/second",
    "FOV_OPENINGS": "1000000/second",
    "FOV_MESSAGES": "1000000/second",
    "FOV_SOCKETS": "100000",
    "FOV_CONNECTIONS": "100000",
    "FOV_TABLES": "100000",
    "FOV_THINKERS": "1",
}


class Load:
    """The tables of one generator process."""

    def __init__(self, address: str, tables: int, seats: int, period: float, seed: int) -> None:
        self.address, self.tables, self.seats, self.period = address, tables, seats, period
        self.dice = random.Random(seed)
        self.latencies: list[float] = []
        self.actions = self.windows = self.acts = self.lost = 0
        self.measuring = False

    async def run(self, seconds: float, ready: Any, go: Any) -> dict[str, Any]:
        opened = []
        for start in range(0, self.tables, 10):
            opened += await asyncio.gather(*(self.open(i) for i in range(start, min(start + 10, self.tables))))
        ready.set()
        while not go.is_set():
            await asyncio.sleep(0.02)
        self.measuring = True
        visits = [visit for sockets in opened for visit in sockets.values()]
        before = sum(visit.bytes_heard for visit in visits)
        played = [asyncio.create_task(self.play(sockets)) for sockets in opened]
        await asyncio.sleep(seconds)
        self.measuring = False
        heard = sum(visit.bytes_heard for visit in visits) - before
        for task in played:
            task.cancel()
        await asyncio.gather(*played, return_exceptions=True)
        for visit in visits:
            await visit.close()
        counts = {"actions": self.actions, "windows": self.windows, "acts": self.acts, "lost": self.lost}
        return {"latencies": self.latencies, "bytes": heard, **counts}

    async def open(self, number: int) -> dict[int, Visit]:
        """A table with six guests, begun; their sockets by seat."""
        clients = [Client(self.address) for _ in range(self.seats)]
        for seat, client in enumerate(clients):
            await client.enter_house(f"P{os.getpid() % 1000} {number} {seat}")
        settings = {"seats": self.seats, "sets": ["viewpoint", "reflections"], "turn": 600_000, "bank": 1_800_000}
        table = (await clients[0].post("/api/tables", {"settings": settings}))["id"]
        sockets = {}
        for seat, client in enumerate(clients):
            visit = await client.open(table)
            sockets[seat] = visit
            if seat:
                await visit.ask("sit", seat=seat)
                await visit.ask("ready", on=True)
        await sockets[0].ask("start")
        return sockets

    async def play(self, sockets: dict[int, Visit]) -> None:
        """An answer every two seconds by whoever is asked; each waits until all six have been told."""
        state = {seat: Heard() for seat in sockets}
        tasks = [asyncio.create_task(listen(visit, state[seat])) for seat, visit in sockets.items()]
        await asyncio.sleep(self.period * self.dice.random())
        try:
            while True:
                wake = time.perf_counter() + self.period
                await self.act(sockets, state)
                await asyncio.sleep(max(0.0, wake - time.perf_counter()))
        finally:
            for task in tasks:
                task.cancel()

    async def act(self, sockets: dict[int, Visit], state: dict[int, Heard]) -> None:
        asked = [seat for seat, heard in state.items() if heard.decision is not None]
        if not asked:
            return
        marks = {seat: heard.count for seat, heard in state.items()}
        no = sum(heard.refused for heard in state.values())
        began = time.perf_counter()
        for seat in asked:
            news = state[seat].news
            decision, state[seat].decision = state[seat].decision, None
            option = self.dice.randrange(len(decision["options"])) if len(asked) == 1 else len(decision["options"]) - 1
            kind = "seal" if news["window"] is not None or len(news["waiting_for"]) > 1 else "answer"
            await sockets[seat].post(kind, number=decision["number"], option=option)
            self.acts += self.measuring
        if kind != "answer":  # a window closes by the clock
            self.windows += self.measuring
            return
        try:
            async with asyncio.timeout(10):
                await asyncio.gather(*(state[seat].after(mark) for seat, mark in marks.items()))
        except TimeoutError:
            self.lost += sum(heard.refused for heard in state.values()) == no  # the table chose first: that is no loss
            return
        if self.measuring:
            self.actions += 1
            self.latencies.append(max(heard.at for heard in state.values()) - began)


class Heard:
    """What one socket heard last."""

    def __init__(self) -> None:
        self.news: dict[str, Any] = {}
        self.decision: dict[str, Any] | None = None
        self.count = 0
        self.refused = 0
        self.at = 0.0
        self._told = asyncio.Event()

    def take(self, message: dict[str, Any]) -> None:
        if message["t"] == "refused":
            self.refused += 1
        if message["t"] == "news":
            self.news, self.decision = message["d"], message["d"]["decision"]
            self.count += 1
            self.at = time.perf_counter()
            self._told.set()

    async def after(self, mark: int) -> None:
        while self.count <= mark:
            self._told.clear()
            await self._told.wait()


async def listen(visit: Visit, heard: Heard) -> None:
    try:
        while True:
            heard.take(await visit.hear())
    except Closed:
        return


def generate(address: str, args: argparse.Namespace, tables: int, seed: int, shared: Any) -> None:
    """One generator process."""
    ready, go, answers = shared
    load = Load(address, tables, args.seats, args.period, seed)
    try:
        answers.put(asyncio.run(load.run(args.seconds, ready, go)))
    except (Declined, Closed, OSError) as error:
        ready.set()
        answers.put({"error": repr(error)})


def metric(address: str, name: str) -> float:
    with build_opener(ProxyHandler({})).open(f"{address}/metrics", timeout=30) as answer:
        lines = answer.read().decode().splitlines()
    return next((float(line.split()[-1]) for line in lines if line.startswith(f"{name} ")), 0.0)


def processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_mb(pid: int) -> float:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


def measure(args: argparse.Namespace) -> dict[str, Any]:
    """Start a server, load it, stop it; the figures."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "fieldofview", "serve", "--no-browser", "--data", folder, "--port", "0"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, **LOOSE}) as server:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            try:
                return under_load(args, address, server.pid)
            finally:
                server.terminate()


def under_load(args: argparse.Namespace, address: str, pid: int) -> dict[str, Any]:
    context = multiprocessing.get_context("spawn")
    go, answers = context.Event(), context.Queue()
    shares = [len(range(i, args.tables, args.generators)) for i in range(args.generators)]
    readies = [context.Event() for _ in shares]
    empty = memory_mb(pid)
    makers = [
        context.Process(target=generate, args=(address, args, share, seed, (ready, go, answers)), daemon=True)
        for seed, (share, ready) in enumerate(zip(shares, readies, strict=True))
    ]
    for maker in makers:
        maker.start()
    for ready in readies:
        if not ready.wait(LONGEST):
            raise SystemExit("The tables could not be opened in time.")
    metric(address, "fov_loop_lag_max_seconds")  # from here on
    before, began = processor_seconds(pid), time.monotonic()
    go.set()
    time.sleep(args.seconds)
    lag, used, lasted = (
        metric(address, "fov_loop_lag_max_seconds"),
        processor_seconds(pid) - before,
        time.monotonic() - began,
    )
    memory = memory_mb(pid)
    found = [answers.get(timeout=LONGEST) for _ in makers]
    for maker in makers:
        maker.join(30)
    wrong = [one["error"] for one in found if "error" in one]
    if wrong:
        raise SystemExit(f"A generator failed: {wrong[0]}")
    latencies = sorted(1000 * wait for one in found for wait in one["latencies"])
    answers, windows, acts = (sum(one[kind] for one in found) for kind in ("actions", "windows", "acts"))
    actions = answers + windows
    return {
        "tables": args.tables,
        "sockets": args.tables * args.seats,
        "seconds": round(lasted, 1),
        "actions": actions,  # of which windows were answered by several seats at once
        "windows": windows,
        "acts": acts,  # messages that were committed each by itself
        "lost": sum(one["lost"] for one in found),
        "p50_ms": round(statistics.median(latencies), 1) if latencies else None,
        "p95_ms": round(latencies[int(0.95 * len(latencies))], 1) if latencies else None,
        "max_ms": round(latencies[-1], 1) if latencies else None,
        "loop_stall_ms": round(1000 * lag, 1),
        "server_cpu": round(used / lasted, 3),
        "cpu_ms_per_action": round(1000 * used / actions, 2) if actions else None,
        "cpu_ms_per_act": round(1000 * used / acts, 2) if acts else None,
        "bytes_per_view": round(sum(one["bytes"] for one in found) / max(1, actions) / args.seats),
        "memory_mb": round(memory),
        "memory_kb_per_table": round(1024 * (memory - empty) / args.tables),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--period", type=float, default=2.0, help="seconds between two actions of a table")
    parser.add_argument("--generators", type=int, default=1, help="processes that play")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found = measure(args)
    if args.json:
        print(json.dumps(found))
        return
    for key, value in found.items():
        print(f"{key:22} {value}")


if __name__ == "__main__":
    main()
