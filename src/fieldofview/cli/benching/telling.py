"""The result as tables, each with a sentence on how to read it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from fieldofview.cards.complaint import Worded

from .figures import called, measured, number, sized, worded


@dataclass(frozen=True, slots=True)
class Section:
    """One table of the result, with a sentence on how to read it."""

    title: str
    note: str
    headings: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]


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
