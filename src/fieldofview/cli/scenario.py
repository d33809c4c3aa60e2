"""`fov scenario`: run scenario files, tell what happened and why, and check what they expect."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from fieldofview.cards.typed import one_line
from fieldofview.game.scenario import BadScenario, Scenario, files_below, read_file
from fieldofview.game.script import Result, Step, run_scenario
from fieldofview.policies.registry import backend
from fieldofview.views.decision import Decision
from fieldofview.views.event import Event
from fieldofview.views.words import QUIET, prompt, sentence

from .judging.table import pending_lines, table_data, table_lines
from .labels import label
from .languages import add_language, chosen
from .output import compile_notice, print_json
from .streams import complain

HELP = "Run scenario files: what happens, by which rulings, and whether it is what the files expect."

NEXT = """\
  fov scenario tests/rulings/faq.toml     questions and what happens
  fov scenario --quiet tests/rulings      all of them, only what fails
  fov scenario --trace FILE               every decision with its legal options
  fov scenario --table FILE               the whole table at the end
docs/scenarios.md shows how to write one."""

HOLDS, FAILS, MALFORMED = 0, 1, 2
WIDEST = 72  # of a column of events; longer ones push their rulings to the right


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help="scenario files, or folders of them")
    parser.add_argument(
        "--backend", choices=("plain", "numba"), default="plain", help="uncompiled (default) or compiled"
    )
    parser.add_argument(
        "--trace", action="store_true", help="show every decision, its legal options and what was taken"
    )
    parser.add_argument("--table", action="store_true", help="show the whole table as it lies at the end")
    parser.add_argument("--quiet", action="store_true", help="tell only what failed, and the summary")
    parser.add_argument("--json", action="store_true", help="print JSON")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    language = chosen(args.lang)
    backend(args.backend)  # a missing one is one sentence, not a failure of every scenario
    files, empty = files_of(args.files, language)
    scenarios, unread = read_all(files, language)
    for complaint in (*empty, *unread):
        complain(f"fov: {complaint}")
    results = []
    say = TerminalSpeaker() if sys.stdout.isatty() else Speaker()
    with compile_notice(args.backend, label("compiling scenarios", language)):
        for scenario in scenarios:
            result = run_scenario(scenario, args.backend)
            results.append(result)
            if not args.json and not (args.quiet and result.passed):
                report(result, say, language, trace=args.trace, table=args.table)
    if args.json:
        print_json([facts(result, language, trace=args.trace, table=args.table) for result in results])
    elif results:
        summary(results, say, language)
    if empty or unread or any(is_malformed(result) for result in results):
        return MALFORMED
    return HOLDS if all(result.passed for result in results) else FAILS


def read_all(paths: Iterable[Path], language: str) -> tuple[list[Scenario], list[str]]:
    """The scenarios of all files that can be read, and a sentence for each that cannot."""
    scenarios: list[Scenario] = []
    unread: list[str] = []
    for path in paths:
        try:
            scenarios += read_file(path)
        except BadScenario as error:
            unread.append(error.told(language))
    return scenarios, unread


def files_of(given: Iterable[str], language: str) -> tuple[list[Path], list[str]]:
    """The files named, and those that lie in the folders named; a sentence for each folder without any."""
    found: list[Path] = []
    empty: list[str] = []
    for name in given:
        path = Path(name)
        if not path.is_dir():
            found.append(path)
            continue
        inside = files_below(path)
        if not inside:
            empty.append(label("no scenario file", language, folder=one_line(name)))
        found += inside
    return list(dict.fromkeys(found)), empty


def is_malformed(result: Result) -> bool:
    """Whether the table could not be laid out, or the script names somebody who is not at it."""
    return result.game is None or bool(strangers(result.scenario))


def strangers(scenario: Scenario) -> list[str]:
    known = {"judge", *(name.lower() for name in scenario.players)}
    return [line.who for line in scenario.script if line.who.lower() not in known]


def facts(result: Result, language: str, *, trace: bool, table: bool) -> dict[str, object]:
    """A result as JSON."""
    game = result.game
    found: dict[str, object] = {
        "title": result.scenario.title,
        "passed": result.passed,
        "failures": result.told(language),
        "events": [{"kind": e.kind, "text": text, "cites": list(e.cites)} for e, text in told(result, language)],
        "decision": pending(game.decision if game else None),
    }
    if trace:
        found["trace"] = [step_line(step, language) for step in result.trace]
    if table:
        found["table"] = table_data(game) if game else None
    return found


def told(result: Result, language: str) -> list[tuple[Event, str]]:
    """The events that are worth a line, each with its sentence."""
    names, game = result.scenario.players, result.game
    cards = game.cards if game else {}
    return [(event, sentence(event, names, language, cards)) for event in result.events if event.kind not in QUIET]


def pending(decision: Decision | None) -> dict[str, object] | None:
    if decision is None:
        return None
    return {"seat": decision.name, "kind": decision.kind, "legal": [o.line for o in decision.options]}


def report(result: Result, say: Speaker, language: str, *, trace: bool, table: bool) -> None:
    """One scenario for people."""
    if result.passed:
        say.line(f"{label('holds', language)}  {result.scenario.title}", "bold green")
    else:
        where = f"({one_line(result.scenario.file)}:{result.scenario.line})"
        say.line(f"{label('fails', language)}  {result.scenario.title}  {where}", "bold red")
    say.events(told(result, language))
    if trace:
        report_decisions(result, say, language)
    for failure in result.told(language):
        say.line(f"    ! {failure}", "red")
    if result.game is not None and not result.passed:
        for line in pending_lines(result.game, language):
            say.line(f"      {line}")
    if result.game is not None and table:
        for line in table_lines(result.game, language):
            say.line(f"      {line}", "dim")
    say.line("")


def report_decisions(result: Result, say: Speaker, language: str) -> None:
    decision = result.game.decision if result.game else None
    if result.trace or decision is not None:
        say.line(f"      {label('decisions', language)}", "dim")
    for step in result.trace:
        say.line(f"      · {step_line(step, language)}", "dim")
    if decision is not None:
        say.line(f"      · {traced(decision, label('still open', language), language)}", "dim")


def step_line(step: Step, language: str) -> str:
    taken = f"{step.taken} ({label('by itself', language)})" if step.by_itself else step.taken
    return traced(step.decision, taken, language)


def traced(decision: Decision, taken: str, language: str) -> str:
    """A decision with its legal lines, and the one that was taken."""
    options = ", ".join(option.line for option in decision.options)
    return f"{decision.name} [{decision.kind}] {prompt(decision, language)} ({options}) -> {taken}"


def summary(results: list[Result], say: Speaker, language: str) -> None:
    count, failed = len(results), sum(not result.passed for result in results)
    if failed:
        key = "some fail" if count > 1 else "one fails"
        say.line(label(key, language, n=count, held=count - failed, failed=failed), "bold red")
    else:
        say.line(label("all hold" if count != 1 else "one holds", language, n=count), "bold green")


class Speaker:
    """Plain lines, one event a line: for pipes and files."""

    def line(self, text: str, style: str = "") -> None:
        print(text)

    def events(self, events: Sequence[tuple[Event, str]]) -> None:
        size = min(WIDEST, max((len(text) for _, text in events), default=0))
        for event, text in events:
            print(f"      {text.ljust(size)}  {' '.join(event.cites)}".rstrip())


class TerminalSpeaker(Speaker):
    """Colours, and rulings that stay in their column."""

    def __init__(self) -> None:
        from rich.console import Console

        self.console = Console(highlight=False)

    def line(self, text: str, style: str = "") -> None:
        from rich.padding import Padding
        from rich.text import Text

        indent = len(text) - len(text.lstrip())
        self.console.print(Padding(Text(text[indent:], style=style), (0, 0, 0, indent)))

    def events(self, events: Sequence[tuple[Event, str]]) -> None:
        from rich.padding import Padding
        from rich.table import Table
        from rich.text import Text

        grid = Table.grid(padding=(0, 2))
        grid.add_column(ratio=3)
        grid.add_column(ratio=2)
        for event, text in events:
            grid.add_row(Text(text), Text(" ".join(event.cites), style="cyan"))
        if events:
            self.console.print(Padding(grid, (0, 0, 0, 6)))
