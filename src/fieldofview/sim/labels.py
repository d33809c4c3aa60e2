"""Labels: every choice in games between bots, judged by a search, as arrays for those who learn.

docs/labels.md has the layout. Needs the extra `fast`.
"""

from __future__ import annotations

import json
import time
import zipfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..bots import make_bot
from ..bots.bot import choice_of, dice
from ..bots.searching import is_search, read_search, spelt_search
from ..game import SetLike, new_game
from ..game.errors import Complaint, Worded
from ..game.observations import Layout
from ..game.reading import action_numbers, read_view
from ..game.trials import check_compiler
from ..kernel.loops import MOST_DECISIONS
from ..policies.describing import OPTION_COLUMNS
from ..search import think
from ..views import View
from .cluster import Cluster
from .contest import Contest, make_contest
from .files import Files, files_of, marked
from .seats import bot_seed, think_once
from .workers import Workers, as_they_end, by_its_files, checked, interrupts, prompt_interrupts

MARK = "fieldofview labels 1"
EACH = 60.0  # seconds after which what there is is kept
NO_LABELS = Worded("it is no file of labels")

Arrays = dict[str, NDArray[Any]]

# A row for each choice, in the order of the games; then a row for each of its options, one behind the other.
OF_CHOICES = {
    "games": np.int32, "turns": np.int32, "seats": np.int8, "observations": np.int8, "counts": np.int16,
    "best": np.int16, "taken": np.int16, "results": np.float32,
}  # fmt: skip
OF_OPTIONS = {
    "options": np.int16, "actions": np.int32, "chances": np.float32, "errors": np.float32, "tries": np.int32,
}  # fmt: skip
COLUMNS = OF_CHOICES | OF_OPTIONS


class BadLabels(Complaint):
    """Labels that cannot be made, or a file that holds others."""


@dataclass(frozen=True, slots=True)
class Labelling:
    """Which games are played, and which search judges their choices."""

    contest: Contest
    search: str
    files: Files = ()  # of weights, as they were when it was made

    @property
    def head(self) -> dict[str, object]:
        """What must be the same for labels to belong together."""
        contest = self.contest
        return {
            "format": MARK,
            "search": self.search,
            "bots": list(contest.bots),
            **marked(self.files),
            "sets": [part.id for part in contest.sets],
            "cards": list(contest.tables.names),
            "players": contest.players,
            "seed": contest.seed,
            "turn limit": contest.turn_limit,
        }


def make_labelling(
    games: int, sets: Sequence[SetLike], players: int | None, bots: Sequence[str], seed: int, search: str
) -> Labelling:
    """Check everything that labels need."""
    check_compiler()
    if not is_search(search):
        raise BadLabels("Labels are made by a search, such as search:1000 or deep:1000; not by {name!r}.", name=search)
    contest, judge = make_contest(games, sets, players, bots, seed), spelt_search(search)
    return Labelling(contest, judge, files_of([*contest.bots, judge]))


def label_game(labelling: Labelling, number: int) -> tuple[int, Arrays]:
    """Play one game, and judge every choice in it by what its seat knew."""
    contest = labelling.contest
    players = contest.players
    game = new_game(
        players, contest.sets, contest.seed + number, dealer=players - 1, turn_limit=contest.turn_limit,
        enigmas=dict(contest.enigmas), aside=dict(contest.aside),
    )  # fmt: skip
    bots = [make_bot(name, bot_seed(contest.seed, number, bot)) for bot, name in enumerate(contest.bots)]
    found: dict[str, list[Any]] = {name: [] for name in COLUMNS}
    answers = 0
    while game.decision is not None and answers < MOST_DECISIONS:
        answers += 1
        seat, options = game.decision.seat, game.decision.options
        view = game.view(seat)
        where = Worded("in game {number}, answer {n}", number=number, n=answers)
        taken = options.index(choice_of(bots[(seat + number) % players], view, where))
        if len(options) > 1:
            found["games"].append(number)
            found["taken"].append(taken)
            _judge(labelling, view, found)
        game.answer(taken)
    winners = game.outcome.winners if game.outcome is not None else ()
    found["results"] = [(seat in winners) / max(1, len(winners)) for seat in found["seats"]]
    return number, {name: _array(labelling, name, column) for name, column in found.items()}


def _judge(labelling: Labelling, view: View, found: dict[str, list[Any]]) -> None:
    way, budget, policy = read_search(labelling.search)
    thought = think(view, policy, budget, dice=dice(view, labelling.contest.seed), way=way, threads=1)
    read = read_view(view)
    row = {"turns": view.turns, "seats": view.seat, "observations": read.rows[0], "counts": len(thought.options)}
    for name, value in {**row, "best": thought.best}.items():
        found[name].append(value)
    found["options"] += list(read.options)
    found["actions"] += action_numbers(view)
    for judged in thought.options:
        found["chances"].append(judged.chance)
        found["errors"].append(judged.error)
        found["tries"].append(judged.games)


def _array(labelling: Labelling, name: str, column: list[Any]) -> NDArray[Any]:
    """A column as an array of its kind, also where a game had no choice at all."""
    if column or name not in ("observations", "options"):
        return np.array(column, COLUMNS[name])
    layout = Layout(len(labelling.contest.tables.cards), labelling.contest.players)
    return np.zeros((0, layout.size if name == "observations" else OPTION_COLUMNS), COLUMNS[name])


@by_its_files
def make_labels(
    labelling: Labelling,
    labels: dict[int, Arrays],
    keep: Callable[[], None],
    workers: Workers = None,
    progress: Callable[[int, int], None] | None = None,
) -> bool:
    """Play and judge what is missing among the labels; they are to be kept now and then, and at the end.

    False if it was interrupted.
    """
    crew = checked(workers)
    games = labelling.contest.games
    missing = [number for number in range(games) if number not in labels]
    if not missing:
        return True
    with prompt_interrupts():
        for search in (labelling.search, *filter(is_search, labelling.contest.own)):
            think_once(labelling.contest, search)  # compiles, before the workers need it
    kept = time.monotonic()
    with interrupts() as interrupted:
        for number, arrays in _labelled(labelling, missing, crew):
            labels[number] = arrays
            if progress is not None:
                progress(len(labels), games)
            if interrupted:
                break
            if time.monotonic() - kept > EACH:
                keep()
                kept = time.monotonic()
        keep()
    return all(number in labels for number in missing)


def _labelled(labelling: Labelling, numbers: list[int], workers: int | Cluster) -> Iterator[tuple[int, Arrays]]:
    crew = 1 if len(numbers) < 2 else workers
    yield from as_they_end(
        label_game, ((labelling, number) for number in numbers), crew, 1.5, labelling.files, compiled=False
    )


def as_file(labelling: Labelling, labels: dict[int, Arrays]) -> bytes:
    """The bytes of the file, the same whoever played and in whatever order."""
    order = sorted(labels)
    columns = {name: np.concatenate([labels[number][name] for number in order]) for name in COLUMNS}
    whole = {"head": np.array(json.dumps(labelling.head)), "played": np.array(order, np.int32), **columns}
    target = BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, column in whole.items():
            plain = BytesIO()
            np.lib.format.write_array(plain, np.asarray(column, order="C"), allow_pickle=False)
            archive.writestr(zipfile.ZipInfo(f"{name}.npy"), plain.getvalue(), zipfile.ZIP_DEFLATED)
    return target.getvalue()


def read_labels(path: Path, labelling: Labelling) -> dict[int, Arrays]:
    """The labels of a file, by game; none where there is no file, and a file of others is refused."""
    if not path.exists():
        return {}
    try:
        with np.load(BytesIO(path.read_bytes()), allow_pickle=False) as found:
            head = json.loads(str(found["head"]))
            whole = {name: found[name] for name in ("played", *COLUMNS)}
    except (ValueError, KeyError, EOFError, zipfile.BadZipFile):
        raise BadLabels("{path} cannot be gone on with: {why}.", path=str(path), why=NO_LABELS) from None
    for key, wanted in labelling.head.items():
        if head.get(key) != wanted:
            raise BadLabels(
                "{path} has other labels: {key} is {there} there, not {wanted}. Name another file.",
                path=str(path), key=key, there=str(head.get(key)), wanted=str(wanted),
            )  # fmt: skip
    option_games = np.repeat(whole["games"], whole["counts"])
    return {
        int(number): {
            name: whole[name][(whole["games"] if name in OF_CHOICES else option_games) == number] for name in COLUMNS
        }
        for number in whole["played"]
    }
