"""`fov desk script`: whole tournaments on a page, played and compared."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from ..output import print_json

HELP = "Play each tournament of the files in memory, and compare what comes out with what they expect."

OK, FAILED, MALFORMED = 0, 1, 2
LARGEST = 4_000_000  # bytes; a script is a page, not a database


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help="desk scripts, in TOML")
    parser.add_argument("--json", action="store_true", help="print one list with an object for each run")


def run(args: argparse.Namespace) -> int:
    outcomes = [outcome for name in args.files for outcome in _run(name)]
    if args.json:
        print_json([_public(outcome) for outcome in outcomes])
    else:
        for outcome in outcomes:
            print("\n".join(_lines(outcome)))
    if any(outcome["malformed"] for outcome in outcomes):
        return MALFORMED
    return OK if all(outcome["passed"] for outcome in outcomes) else FAILED


def _run(name: str) -> list[dict[str, Any]]:
    from fieldofview.desk.script.outcome import run_file, unreadable

    path = Path(name).expanduser()
    try:
        if not path.is_file():
            return [unreadable(name, f"{name} is no file that can be read")]
        if path.stat().st_size > LARGEST:
            return [unreadable(name, f"{name} is larger than {LARGEST // 1_000_000} MB")]
        return run_file(name, path.read_text(encoding="utf-8-sig"))
    except UnicodeDecodeError:
        return [unreadable(name, f"{name} is no text in UTF-8")]
    except OSError as error:
        return [unreadable(name, f"{name} cannot be read: {error.strerror}")]


def _public(outcome: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in outcome.items() if key not in ("line", "assumes")}


def _lines(outcome: dict[str, Any]) -> list[str]:
    if outcome["malformed"]:
        return [f"MALFORMED {outcome['file']}", *(f"  {failure['text']}" for failure in outcome["failures"])]
    title = outcome["title"] + (f" [{outcome['variant']}]" if outcome["variant"] else "")
    if outcome["passed"]:
        return [f"pass {title}"]
    lines = [f"FAIL {title} ({outcome['file']}:{outcome['line']})"]
    for failure in outcome["failures"]:
        where = f"step {failure['step']} ({failure['do']}): " if failure["step"] else ""
        lines.append(f"  {where}{failure['text']}")
        if failure["expected"] is not None or failure["got"] is not None:
            lines += [f"    expected {failure['expected']}", f"    got      {failure['got']}"]
    cites = [*outcome["cites"], *outcome["assumes"]]
    return [*lines, f"  rulings: {', '.join(cites)}"] if cites else lines
