"""`fov bench`: our speed beside other libraries."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from typing import Any

from fieldofview.cards.complaint import Complaint, Worded, told
from fieldofview.cards.typed import one_line
from fieldofview.kernel.cuda import accelerator
from fieldofview.policies.registry import backend
from fieldofview.sim import bench, best_backend
from fieldofview.sim.face import face_costs
from fieldofview.sim.observed import observed_speeds
from fieldofview.sim.peers import peers, peers_folder
from fieldofview.sim.races import races as run_races

from .benching.figures import told_figure
from .benching.goals import goals
from .benching.page import gpu_section, markdown, with_section
from .benching.telling import sections
from .languages import add_language, chosen
from .output import print_json, print_table, print_wrapped

HELP = "Measure our speed: play, copies, new deals, start-up, growth; and other libraries in turn with us."

NEXT = """\
  fov bench --no-peers            ours alone, about a minute
  fov bench --backend plain       without compiling
  fov bench --backend cuda        many games at once on a GPU, alone
  make bench                      installs the other libraries first
benches/README.md says how it is measured."""

FACE_GAMES = 4  # at each table, for a run of one second
MOST_SECONDS = 3600
MOST_RUNS = 1000


class BadArgument(Complaint):
    """An argument that does not say what it should."""


def configure(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--seconds", type=float, default=1.0, metavar="N", help="length of one run (default 1)")
    add("--runs", type=int, default=5, metavar="N", help="runs of which the median counts (default 5)")
    add("--backend", metavar="NAMES", help="plain, numba or both with a comma (default: all installed); or cuda")
    add(
        "--peers",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="measure other libraries in turn with us (default), or leave them out",
    )
    add("--compile", action="store_true", help="also time the first compilation, about half a minute")
    add("--json", action="store_true", help="print JSON")
    add("--save", metavar="FILE", help="also write the result to FILE, in Markdown")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    language = chosen(args.lang)
    backends = chosen_backends(args.backend)
    if not 0 < args.seconds <= MOST_SECONDS or not 1 <= args.runs <= MOST_RUNS:
        raise BadArgument(
            "--seconds must be above 0 and at most {most_seconds}, and --runs from 1 to {most_runs}.",
            most_seconds=MOST_SECONDS,
            most_runs=MOST_RUNS,
        )
    if args.save and not Path(args.save).parent.is_dir():
        raise BadArgument("There is no folder {parent!r} for the result.", parent=str(Path(args.save).parent))
    if args.compile and "numba" not in backends:
        raise BadArgument("--compile times the numba back end, which is not measured here.")
    result = race(args) if backends == ["cuda"] else measure(args, backends)
    if args.json:
        print_json(result)
    else:
        for section in sections(result):
            print(told(section.title, language))
            print_table(
                [told(heading, language) for heading in section.headings],
                [[told(name, language), *(told_figure(cell, language) for cell in row)] for name, *row in section.rows],
            )
            print_wrapped(told(section.note, language))
            print()
        for sentence in result["notes"]:
            print(told(sentence, language))
    if args.save:
        page = Path(args.save)
        text = markdown(result)
        if page.exists():
            old = page.read_text(encoding="utf-8")
            text = with_section(old, text) if "races" in result else text + gpu_section(old)
        page.write_text(text, encoding="utf-8")
        print(Worded("The result is in {file}.", file=one_line(args.save)).told(language), file=sys.stderr)
    return 0


def chosen_backends(given: str | None) -> list[str]:
    if given is None:
        return ["plain", "numba"] if best_backend() == "numba" else ["plain"]
    names = [name.strip() for name in given.split(",") if name.strip()]
    if not names:
        raise BadArgument("--backend names no back end; there are plain, numba and cuda.")
    if "cuda" in names and len(names) > 1:
        raise BadArgument("--backend cuda is measured alone, with numba beside it.")
    for name in names:
        backend(name)
    return list(dict.fromkeys(names))


# -- measuring -------------------------------------------------------------------------------------


def measure(args: argparse.Namespace, backends: list[str]) -> dict[str, Any]:
    """Everything, one thing after the other; play is measured in rounds, each library once a round."""
    fast = "numba" in backends
    others = peers() if args.peers else []
    notes = []
    if args.peers and peers_folder() is None:
        notes.append(
            Worded("Other libraries are measured in a checkout only: their scripts lie in its folder benches/.")
        )
    short = args.seconds / 4
    longer = args.seconds / 2
    steps = args.runs * (1 + len(others) + 1) + 7 + args.compile
    with progress(steps, chosen(args.lang)) as step, bench.one_core():
        step(Worded("compiling" if fast and not bench.is_compiled() else "warming up"))
        ours = [*bench.speeds(backends), *observed_speeds(backends)]
        for speed in ours:
            speed.play(0.01)
        for round_ in range(args.runs):
            step(Worded("round {n}: {what}", n=round_ + 1, what="Field of View"))
            for speed in ours:
                speed.measure(args.seconds)
            for peer in others:
                step(Worded("round {n}: {what}", n=round_ + 1, what=peer.case))
                peer.measure(args.seconds)
        step(Worded("copies"))
        copies = bench.copy_costs(short, args.runs) if fast else []
        clone = bench.game_clone_cost(short, args.runs)
        step(Worded("new deals of unseen cards"))
        deals = bench.determinise_costs(backends, short, args.runs)
        step(Worded("the face"))
        face = face_costs(max(1, round(FACE_GAMES * args.seconds)), args.runs)
        step(Worded("growth; the large size class may have to be compiled"))
        grown = bench.growth("numba" if fast else "plain")
        for round_ in range(args.runs):
            step(Worded("growth, round {n}", n=round_ + 1))
            for table in {id(t): t for tables in grown.values() for t in tables}.values():
                table.measure(longer)
        step(Worded("start-up"))
        start: dict[str, float] = {"help_s": bench.help_seconds(min(args.runs, 5))}
        if fast:
            start["cached_s"] = bench.cached_seconds(min(args.runs, 5))
        if args.compile:
            step(Worded("the first compilation"))
            start["compile_s"], start["compile_cpu_s"] = bench.compile_seconds()
    missing = dict.fromkeys(peer.missing for peer in others if peer.missing)
    result: dict[str, Any] = {
        "command": command(args, backends),
        "date": date.today().isoformat(),
        "machine": bench.machine(),
        "runs": args.runs,
        "seconds": args.seconds,
        "speed": [speed.data() for speed in ours],
        "peers": [peer.data() for peer in others],
        "copies": copies,
        "game_clone_us": clone,
        "determinise": deals,
        "face": face,
        "start": start,
        "state_bytes": bench.state_bytes(),
        "growth": {axis: [table.data() for table in tables] for axis, tables in grown.items()},
    }
    result["comparison"] = [goal.data() for goal in goals(result, others)]
    result["notes"] = [*notes, *missing]
    return result


def race(args: argparse.Namespace) -> dict[str, Any]:
    """The accelerator alone."""
    return {
        "command": f"fov bench --seconds {args.seconds:g} --runs {args.runs} --backend cuda",
        "date": date.today().isoformat(),
        "machine": bench.machine() | {"gpu": accelerator().device()},
        "runs": args.runs,
        "races": run_races(args.runs, args.seconds),
        "notes": [],
    }


def command(args: argparse.Namespace, backends: list[str]) -> str:
    words = [f"fov bench --seconds {args.seconds:g} --runs {args.runs} --backend {','.join(backends)}"]
    words += ["--peers" if args.peers else "--no-peers", *(["--compile"] if args.compile else [])]
    return " ".join(words)


@contextmanager
def progress(steps: int, language: str) -> Iterator[Callable[[str], None]]:
    """What is being measured, where somebody watches."""
    if not sys.stderr.isatty():
        yield lambda what: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=Console(stderr=True), transient=True) as shown:
        task = shown.add_task("", total=steps, completed=-1)
        yield lambda what: shown.update(task, advance=1, description=told(what, language))
