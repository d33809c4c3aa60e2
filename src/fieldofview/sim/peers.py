"""Other libraries beside us: each case of benches/ in a process of its own, one run at a time."""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

NOT_INSTALLED = 3
FIGURES = ("decisions_per_s", "games_per_s", "decisions_per_game", "clone_us", "wall_over_cpu")


@dataclass(slots=True)
class Peer:
    """One case of another library, measured again and again."""

    case: str
    script: Path
    runs: list[dict[str, Any]] = field(default_factory=list)
    missing: str = ""

    def measure(self, seconds: float) -> None:
        """One more run; a library that is missing is asked for once."""
        if self.missing:
            return
        command = [sys.executable, str(self.script), "--case", self.case, "--seconds", str(seconds), "--runs", "1"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120 + 20 * seconds, check=False)
        for line in done.stdout.splitlines():
            if line.startswith("RESULT "):
                self.runs.append(json.loads(line.removeprefix("RESULT ")))
                return
        said = done.stderr.strip().splitlines() or ["nothing was said"]
        self.missing = (
            said[-1] if done.returncode == NOT_INSTALLED else f"{self.case} could not be measured: {said[-1]}"
        )

    @property
    def rate(self) -> float:
        return self.figure("decisions_per_s")

    def figure(self, name: str) -> float:
        """The median of a figure; 0 where the case has none."""
        found = [float(run[name]) for run in self.runs if name in run]
        return statistics.median(found) if found else 0.0

    def data(self) -> dict[str, Any]:
        if not self.runs:
            return {"case": self.case, "missing": self.missing}
        rates = [float(run["decisions_per_s"]) for run in self.runs]
        kept = {key: self.runs[0][key] for key in ("library", "version", "players", "note")}
        figures = {name: self.figure(name) for name in FIGURES if self.figure(name)}
        return {"case": self.case, **kept, **figures, "spread": (max(rates) - min(rates)) / self.rate}


def peers_folder() -> Path | None:
    """The folder benches/ of the checkout we lie in; None where we were installed from a package."""
    for parent in Path(__file__).resolve().parents:
        if (parent / "benches" / "harness.py").is_file() and (parent / "pyproject.toml").is_file():
            return parent / "benches"
    return None


def peers() -> list[Peer]:
    """Every case that the scripts in benches/ offer."""
    folder = peers_folder()
    found = []
    for script in sorted(folder.glob("peers_*.py")) if folder else []:
        done = subprocess.run(
            [sys.executable, str(script), "--list"], capture_output=True, text=True, timeout=60, check=True
        )
        found += [Peer(case, script) for case in done.stdout.split()]
    return found
