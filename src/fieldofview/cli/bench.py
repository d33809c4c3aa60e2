"""`fov bench`: our speed beside other libraries."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
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
from fieldofview.sim.peers import Peer, peers, peers_folder
from fieldofview.sim.races import races as run_races

from .languages import add_language, chosen
from .output import print_json, print_table, print_wrapped

HELP = "Measure our speed: play, copies, new deals, start-up, growth; and other libraries in turn with us."

NEXT = """\
  fov bench --no-peers            ours alone, about a minute
  fov bench --backend plain       without compiling
  fov bench --backend cuda        many games at once on a GPU, alone
  make bench                      installs the other libraries first
benches/README.md says how it is measured."""

AT_LEAST, AT_MOST = "≥", "≤"
PER_SECOND, BYTES = Worded("decisions/s"), Worded("bytes")

# What play that shows something should reach, in decisions a second.
OBSERVED = {
    "a batch of 4,096, with observation and mask": 1e6,
    "loop inside, with observation and mask": 3e5,
    "a Python bot that reads its view": 3e3,
}

# What a table may cost a server: milliseconds of CPU a decision at the 95th percentile, by seats; and, at the median,
# milliseconds of one full view and bytes for one viewer at one decision.
FACE = {6: 2.5, 12: 8.0}
VIEW_MS, NEWS_BYTES, REPLAY_MS = 0.2, 4000, 5.0
FACE_GAMES = 4  # at each table, for a run of one second


class BadArgument(Complaint):
    """An argument that does not say what it should."""


@dataclass(frozen=True, slots=True)
class Section:
    """One table of the result, with a sentence on how to read it."""

    title: str
    note: str
    headings: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Goal:
    """A figure of ours, what it stands beside, and what it should reach."""

    figure: str
    measured: float
    unit: str
    sign: str
    target: float
    peer: str = ""
    beside: float = 0.0

    @property
    def met(self) -> bool:
        return self.measured >= self.target if self.sign == AT_LEAST else self.measured <= self.target

    @property
    def ratio(self) -> float | None:
        """How many times as good as the peer we are."""
        if not self.beside:
            return None
        return self.measured / self.beside if self.sign == AT_LEAST else self.beside / self.measured

    def data(self) -> dict[str, Any]:
        return {
            "figure": self.figure,
            "measured": self.measured,
            "unit": self.unit,
            "peer": self.peer or None,
            "peer_measured": self.beside or None,
            "ratio": self.ratio,
            "target": f"{self.sign} {number(self.target)}",
            "met": self.met,
        }


MOST_SECONDS = 3600
MOST_RUNS = 1000


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
    add("--compile", action="store_true", help="also time the first compilation, about a minute")
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


def goals(result: dict[str, Any], others: Sequence[Peer]) -> list[Goal]:
    """Our figures beside the best peer of the same kind and what we want of them."""

    def best(part: str, figure: str, pick: Callable[..., Peer] = max) -> tuple[str, float]:
        found = [peer for peer in others if part in peer.case and peer.figure(figure)]
        if not found:
            return "", 0.0
        peer = pick(found, key=lambda p: p.figure(figure))
        return peer.case, peer.figure(figure)

    speed = {row["name"]: row for row in result["speed"]}
    found = []
    if "loop inside" in speed:
        hearts = best("hearts/rollout", "decisions_per_s")
        fish = best("go_fish/python", "decisions_per_s")
        for name, peer in (
            ("loop inside, after the deal", hearts),
            ("loop inside", hearts),
            ("one Python call a decision", fish),
        ):
            rate = speed[name]["decisions_per_s"]
            found.append(Goal(Worded("play, {name}", name=Worded(name)), rate, PER_SECOND, AT_LEAST, peer[1], *peer))
    for name, target in OBSERVED.items():
        if name in speed:
            rate = speed[name]["decisions_per_s"]
            found.append(Goal(Worded("play, {name}", name=Worded(name)), rate, PER_SECOND, AT_LEAST, target))
    for row in result["face"]["tables"]:
        slow = at_table(row, "a decision, 95th percentile")
        found.append(Goal(slow, row["decision_ms"][1], "ms", AT_MOST, FACE[row["players"]]))
        if row["players"] == min(FACE):
            found.append(Goal(at_table(row, "a full view"), row["view_ms"][0], "ms", AT_MOST, VIEW_MS))
        found.append(Goal(at_table(row, "JSON for a viewer"), row["news_bytes"][0], BYTES, AT_MOST, NEWS_BYTES))
    found.append(Goal(Worded("150 decisions again, untold"), result["face"]["replay_ms"][0], "ms", AT_MOST, REPLAY_MS))
    if "uncompiled step" in speed:
        plain = speed["uncompiled step"]["decisions_per_s"]
        uno = best("rlcard", "decisions_per_s")
        found.append(Goal(Worded("play, uncompiled"), plain, PER_SECOND, AT_LEAST, uno[1], *uno))
    clone = best("openspiel", "clone_us", min)
    for row in result["copies"]:
        batch = Worded("one state") if row["states"] == 1 else Worded("a state of {n:,}", n=row["states"])
        found.append(Goal(Worded("copy of {batch}, from Python", batch=batch), row["us"], "µs", AT_MOST, 0.3, *clone))
    for row in result["determinise"]:
        if row["backend"] == "numba":
            found.append(
                Goal(Worded("new deal of unseen cards, {way}", way=Worded(row["way"])), row["us"], "µs", AT_MOST, 5)
            )
    for axis in ("players", "cards"):
        tables = result["growth"][axis]
        times = tables[-1]["ns_per_decision_large"] / tables[0]["ns_per_decision_large"]
        what = Worded(
            "growth from {low} to {high} {axis}, large class",
            low=tables[0][axis],
            high=tables[-1][axis],
            axis=Worded(axis),
        )
        found.append(Goal(what, times, Worded("times"), AT_MOST, 1.5))
    found.append(Goal(Worded("state, 6 players and 149 cards"), result["state_bytes"], BYTES, AT_MOST, 4096))
    found.append(Goal("fov --help", result["start"]["help_s"], "s", AT_MOST, 0.3))
    if "cached_s" in result["start"]:
        found.append(Goal(Worded("cached start to the first game"), result["start"]["cached_s"], "s", AT_MOST, 2))
    if "compile_s" in result["start"]:
        found.append(
            Goal(Worded("first compilation to the first game"), result["start"]["compile_s"], "s", AT_MOST, 60)
        )
    return found


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


# -- telling ---------------------------------------------------------------------------------------


def sections(result: dict[str, Any]) -> list[Section]:
    """The result as tables."""
    if "races" in result:
        return [races(result)]
    return [comparison(result), play(result), face(result), *growth(result), start_up(result)]


def races(result: dict[str, Any]) -> Section:
    rows = [
        (
            Worded("{players} players, {cards} cards", players=row["players"], cards=row["cards"]),
            number(row["decisions_per_s"]),
            number(row["games_per_s"]),
            f"{100 * row['spread']:.0f} %",
            number(row["numba_decisions_per_s"]),
            f"{row['decisions_per_s'] / row['numba_decisions_per_s']:.0f}",
            Worded("{equal:,} of {checked:,}", equal=row["equal"], checked=row["checked"]),
        )
        for row in result["races"]
    ]
    note = Worded(
        "Random play of whole games, the deal included, on {gpu}: up to {games:,} games at once, wall time, the median "
        "of {runs} runs. Beside it numba on one core of the same machine, per CPU second. The hashes are those of "
        "every decision of the same games on both.",
        gpu=result["machine"]["gpu"],
        games=max(row["games"] for row in result["races"]),
        runs=result["runs"],
    )
    headings = worded("table", "decisions/s", "games/s", "spread", "numba, one core", "times", "equal hashes")
    return Section(Worded("On a GPU"), note, headings, rows)


def comparison(result: dict[str, Any]) -> Section:
    rows = [
        (
            row["figure"],
            measured(row["measured"], row["unit"]),
            f"{number(row['peer_measured'])} ({row['peer']})" if row["peer"] else "–",
            f"{row['ratio']:.3g}" if row["ratio"] else "–",
            Worded("{target} {unit}", target=row["target"], unit=row["unit"]),
            Worded("yes" if row["met"] else "NO"),
        )
        for row in result["comparison"]
    ]
    note = Worded(
        "The peer is the best of its kind measured in the same run; a ratio above 1 is in our favour. Peers play "
        "their own games, so a ratio says how much play a core gives, not whose code is better."
    )
    headings = worded("figure", "measured", "peer", "ratio", "target", "met?")
    return Section(Worded("Beside others"), note, headings, rows)


def play(result: dict[str, Any]) -> Section:
    rows = []
    for row in result["speed"]:
        name = Worded("{backend}: {name}", backend=row["backend"], name=Worded(row["name"]))
        rows.append((name, *play_figures(row), "–"))
    for row in result["peers"]:
        if "missing" in row:
            rows.append((row["case"], *["–"] * 5, "–"))
        else:
            copy = f"{number(row['clone_us'])} µs" if "clone_us" in row else "–"
            rows.append((f"{row['case']} {row['version']}", *play_figures(row), copy))
    note = Worded(
        "Random play by four players with 140 cards; for other libraries their own game and number of seats. Rates are "
        "per CPU second, all cases in turn, and the median counts (runs: {runs}). Wall/CPU near 1 says that nobody "
        "else used the core.",
        runs=result["runs"],
    )
    headings = worded("random play", "decisions/s", "games/s", "decisions a game", "spread", "wall/CPU", "copy")
    return Section(Worded("Play"), note, headings, rows)


def play_figures(row: dict[str, Any]) -> tuple[str, ...]:
    return (
        number(row["decisions_per_s"]),
        number(row["games_per_s"]),
        f"{row['decisions_per_game']:.0f}",
        f"{100 * row['spread']:.0f} %",
        f"{row['wall_over_cpu']:.2f}",
    )


def face(result: dict[str, Any]) -> Section:
    figures = (
        ("a decision", "decision_ms", "ms"),
        ("one full view", "view_ms", "ms"),
        ("the view as JSON", "view_json_ms", "ms"),
        ("what is new, for one viewer", "news_bytes", "bytes"),
        ("one full view as JSON", "view_bytes", "bytes"),
    )
    rows: list[tuple[str, ...]] = [
        (called(row["table"]), Worded(what), *(measured(figure, Worded(unit)) for figure in row[key]))
        for row in result["face"]["tables"]
        for what, key, unit in figures
    ]
    again = (f"{number(figure)} ms" for figure in result["face"]["replay_ms"])
    rows.append((called("6 seats, plain windows"), Worded("150 decisions again, by index, untold"), *again))
    note = Worded(
        "What a table costs a server, in CPU time on one core, over random games with both classic sets. A decision is "
        "to answer, to tell, and to write what is new (events, window, decision) as JSON for all seats and an onlooker."
    )
    return Section(Worded("The face"), note, worded("table", "what", "median", "95th percentile"), rows)


def growth(result: dict[str, Any]) -> list[Section]:
    found = []
    for axis, what in (("players", "with 140 cards"), ("cards", "of Viewpoint with four players")):
        tables = result["growth"][axis]
        first = tables[0]["ns_per_decision_large"]
        rows = [
            (
                str(row[axis]),
                f"{row['ns_per_decision_large']:,.0f} ns",
                f"{row['ns_per_decision_large'] / first:.2f}",
                Worded("{ns:,.0f} ns ({size})", ns=row["ns_per_decision"], size=Worded(row["size_class"])),
                f"{row['decisions_per_game']:.0f}",
            )
            for row in tables
        ]
        headings = worded(
            axis, "a decision, large class", "times the first", "a decision, own class", "decisions a game"
        )
        title = Worded("Growth by {axis}, {what}", axis=Worded(axis), what=Worded(what))
        found.append(Section(title, "", headings, rows))
    machine = result["machine"]
    note = Worded(
        "The large class alone shows what the rules cost: there only the table changes. The own class is what a game "
        "of that size is played on: small ({small}) or large ({large}).",
        small=sized(machine["small"]),
        large=sized(machine["large"]),
    )
    return [found[0], Section(found[1].title, note, found[1].headings, found[1].rows)]


def start_up(result: dict[str, Any]) -> Section:
    start = result["start"]
    rows: list[tuple[str, ...]] = [("fov --help", f"{start['help_s']:.2f} s")]
    if "cached_s" in start:
        cached = Worded("a fresh process to the end of its first compiled game, cached")
        rows.append((cached, f"{start['cached_s']:.2f} s"))
    if "compile_s" in start:
        took = Worded("{wall:.1f} s ({cpu:.1f} s of CPU)", wall=start["compile_s"], cpu=start["compile_cpu_s"])
        rows.append((Worded("the same with an empty cache"), took))
    return Section(Worded("Start-up"), "", worded("what", "wall time"), rows)


def worded(*texts: str) -> tuple[Worded, ...]:
    return tuple(map(Worded, texts))


def measured(value: float, unit: str) -> Worded:
    return Worded("{number} {unit}", number=number(value), unit=unit)


def sized(text: str) -> Worded:
    """A size class by its numbers."""
    seats, cards, size = re.findall(r"\d+", text)
    return Worded("{seats} seats, {cards} cards, {size} bytes", seats=seats, cards=cards, size=size)


def called(table: str) -> Worded:
    """A table by its name: so many seats, and its windows."""
    seats, _, windows = table.partition(" seats")
    return Worded("{seats} seats" + windows, seats=seats)


def at_table(row: dict[str, Any], what: str) -> Worded:
    return Worded("{table}: {what}", table=called(row["table"]), what=Worded(what))


def told_figure(cell: str, language: str) -> str:
    """A cell as a language writes it: German has a comma where English has a point, and a point between thousands."""
    said = told(cell, language)
    return re.sub(r"[0-9][0-9.,]*[0-9]", lambda found: found[0].translate(SWAPPED), said) if language == "de" else said


def number(value: float) -> str:
    """Three digits and a unit prefix."""
    for size, unit, letter in ((999_500, 1e6, " M"), (1e4, 1e3, " k")):
        if value >= size:
            return f"{value / unit:.3g}{letter}"
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


SWAPPED = str.maketrans(",.", ".,")
GPU = "## On a GPU"


def gpu_section(page: str) -> str:
    """The section of the GPU, measured on another machine perhaps, which stays as it is."""
    _, title, rest = page.partition(GPU)
    return f"\n{title}{rest}" if title else ""


def with_section(page: str, text: str) -> str:
    """A page with the section of the GPU put in place of the one it had, or at its end."""
    head, _, rest = text.partition(GPU)
    said = head.split("\n", 2)[2].strip()
    before, _, old = page.partition(GPU)
    after = old[old.index("\n## ") :] if "\n## " in old else "\n"
    return f"{before.rstrip()}\n\n{GPU}\n\n{said}\n\n{rest.strip()}\n{after}".rstrip() + "\n"


def markdown(result: dict[str, Any]) -> str:
    """The result as a page."""
    machine = result["machine"]
    lines = [
        "# Results",
        "",
        f"`{result['command']}` on {result['date']}: {machine['cores']} cores, {machine['cpu']}, {machine['system']}, "
        f"Python {machine['python']}. Written by the command itself with `--save`; `benches/README.md` has the rule.",
    ]
    for section in sections(result):
        lines += ["", f"## {section.title}", ""]
        rows = [section.headings, tuple("---" for _ in section.headings), *section.rows]
        lines += [f"| {' | '.join(cells)} |" for cells in rows]
        lines += ["", section.note] if section.note else []
    for sentence in result["notes"]:
        lines += ["", sentence]
    return "\n".join(lines) + "\n"
