"""`fov desk script`: whole tournaments on a page, played and compared."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from fieldofview.cards.complaint import Worded, told
from fieldofview.cards.system import Reason
from fieldofview.cards.typed import one_line

from ..languages import add_language, chosen
from ..output import print_json

HELP = "Play each tournament of the files in memory, and compare what comes out with what they expect."

OK, FAILED, MALFORMED = 0, 1, 2
LARGEST = 4_000_000  # bytes; a script is a page, not a database


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help="desk scripts, in TOML")
    parser.add_argument("--json", action="store_true", help="print one list with an object for each run")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    language = chosen(args.lang)
    outcomes = [outcome for name in args.files for outcome in _run(name)]
    if args.json:
        print_json([_public(outcome) for outcome in outcomes])
    else:
        for outcome in outcomes:
            print("\n".join(_lines(outcome, language)))
    if any(outcome["malformed"] for outcome in outcomes):
        return MALFORMED
    return OK if all(outcome["passed"] for outcome in outcomes) else FAILED


def _run(name: str) -> list[dict[str, Any]]:
    from fieldofview.desk.script.outcome import run_file, unreadable

    path = Path(name).expanduser()
    try:
        if not path.is_file():
            return [unreadable(name, Worded("{name} is no file that can be read", name=one_line(name)))]
        if path.stat().st_size > LARGEST:
            return [
                unreadable(
                    name, Worded("{name} is larger than {most} MB", name=one_line(name), most=LARGEST // 1_000_000)
                )
            ]
        return run_file(name, path.read_text(encoding="utf-8-sig"))
    except UnicodeDecodeError:
        return [unreadable(name, Worded("{name} is no text in UTF-8", name=one_line(name)))]
    except OSError as error:
        return [unreadable(name, Worded("{name} cannot be read: {why}", name=one_line(name), why=Reason(error)))]


def _public(outcome: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in outcome.items() if key not in ("line", "assumes")}


def _lines(outcome: dict[str, Any], language: str) -> list[str]:
    def say(text: str) -> str:
        return Worded(text).told(language)

    file, failures = one_line(outcome["file"]), outcome["failures"]
    if outcome["malformed"]:
        return [f"{say('MALFORMED')} {file}", *(f"  {told(failure['text'], language)}" for failure in failures)]
    title = outcome["title"] + (f" [{outcome['variant']}]" if outcome["variant"] else "")
    if outcome["passed"]:
        return [f"{say('pass')} {title}"]
    lines = [f"{say('FAIL')} {title} ({file}:{outcome['line']})"]
    for failure in failures:
        where = f"{say('step')} {failure['step']} ({failure['do']}): " if failure["step"] else ""
        lines.append(f"  {where}{told(failure['text'], language)}")
        expected, got = [say(x) if isinstance(x, str) else x for x in (failure["expected"], failure["got"])]
        if expected is not None or got is not None:
            lines += [f"    {say('expected')} {expected}", f"    {say('got     ')} {got}"]
    cites = [*outcome["cites"], *outcome["assumes"]]
    return [*lines, f"  {say('rulings')}: {', '.join(cites)}"] if cites else lines
