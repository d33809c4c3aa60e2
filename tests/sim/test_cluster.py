"""More machines: a Ray cluster of this machine alone plays what one process plays."""

from __future__ import annotations

import socket
import subprocess
import sys
from concurrent.futures import Future
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace

import pytest

from fieldofview.cli.main import main
from fieldofview.sim import BadContest, cluster
from fieldofview.sim.cluster import Cluster

SAME = """
from fieldofview.sim import make_contest, play_contest, play_duplicate
from fieldofview.sim.arena import make_arena, play_arena
from fieldofview.sim.cluster import Cluster
from fieldofview.sim.labels import as_file, make_labelling, make_labels

contest = make_contest(1200, ("viewpoint",), 2, ["greedy", "random"])
arena = make_arena(["greedy", "random"], ("viewpoint",), 2, 60, 1, stops=False)
labelling = make_labelling(3, ("viewpoint",), 2, ["greedy"], 1, "deep:20")

def everything(crew):
    results = {pair: {} for pair in arena.pairs}
    assert play_arena(arena, results, lambda pair, number, deal: results[pair].__setitem__(number, deal), crew)
    labels = {}
    assert make_labels(labelling, labels, lambda: None, crew)
    file = as_file(labelling, labels)
    return play_contest(contest, crew).tally, play_duplicate(contest, workers=crew).deals, results, file

with Cluster("local") as crew:
    there = everything(crew)
here = everything(1)
assert len(here[1]) == 1200 and sum(map(len, here[2].values())) == 60
assert there == here, (there, here)
"""


@pytest.mark.skipif(not find_spec("ray"), reason="ray is not installed: pip install 'fieldofview[cluster]'")
def test_a_cluster_comes_to_the_results_of_one_machine() -> None:
    run = subprocess.run([sys.executable, "-c", SAME], capture_output=True, text=True, timeout=300)
    assert run.returncode == 0, run.stderr


OWN = """
class Faint:
    name = "faint"

    def __init__(self, seed):
        pass

    def choose(self, view):
        if view.turns > 3:
            raise RuntimeError("too long")
        return view.decision.options[0]
"""

FILES = """
from fieldofview.bots import BadBot
from fieldofview.sim import make_contest, play_contest, play_duplicate
from fieldofview.sim.cluster import Cluster

bots = ["v.toml", "search:2@v.toml"]
quick = make_contest(1200, bots=["v.toml", "greedy"])
slow, faint = (make_contest(4, bots=names, turn_limit=6) for names in (bots, ["own_bots:Faint", "random"]))

def everything(crew):
    try:
        play_contest(faint, crew)
    except BadBot as error:
        said = str(error).partition(" in game ")[0], type(error)
    return play_contest(quick, crew).tally, play_duplicate(slow, workers=crew).deals, said

here = everything(1)
assert here[2] == ("The bot faint raised RuntimeError", BadBot), here[2]
with Cluster("local") as crew:
    there = everything(crew)
assert there == here, (there, here)
"""


@pytest.mark.skipif(not find_spec("ray"), reason="ray is not installed: pip install 'fieldofview[cluster]'")
def test_a_cluster_is_lent_files_of_weights_and_says_what_one_machine_says(tmp_path: Path) -> None:
    """A path that leads nowhere there, and a bot that fails."""
    (tmp_path / "v.toml").write_text('like = "expert"\n', encoding="utf-8")
    (tmp_path / "own_bots.py").write_text(OWN, encoding="utf-8")
    (tmp_path / "main.py").write_text(FILES, encoding="utf-8")
    run = subprocess.run([sys.executable, "main.py"], cwd=tmp_path, capture_output=True, text=True, timeout=300)
    assert run.returncode == 0, run.stderr


class Elsewhere:
    """What we ask of Ray, with somebody at its other end who answers everything with the same."""

    exceptions = SimpleNamespace(RayError=OSError)

    def __init__(self, answer: object) -> None:
        self.answer, self.is_open = answer, False

    def init(self, *given: object, **named: object) -> None:
        self.is_open = True

    def shutdown(self) -> None:
        self.is_open = False

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 3.0}

    def remote(self, *given: object) -> Elsewhere:
        return self

    def put(self, value: object) -> object:
        return value

    def future(self) -> Future[object]:
        done: Future[object] = Future()
        done.set_result(self.answer)
        return done


def test_contests_side_by_side_on_one_cluster_go_by_their_own_files(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[object, ...]] = []
    ray = Elsewhere(cluster.edition())
    monkeypatch.setattr(cluster, "import_module", lambda name: ray)
    with Cluster("auto") as crew:
        monkeypatch.setattr(crew, "_task", SimpleNamespace(remote=lambda *all: given.append(all) or ray))
        one, other = crew.lent((("a.toml", "1"),)), crew.lent((("a.toml", "2"),))
        for executor in (one, other, one):
            executor.submit(len, ())
    assert [files[0][1] for _, files, *_ in given] == ["1", "2", "1"]


def test_a_cluster_with_another_edition_is_refused_and_left(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = Elsewhere(("other rules", "3.11"))
    monkeypatch.setattr(cluster, "import_module", lambda name: ray)
    with pytest.raises(BadContest, match="another Field of View"):
        Cluster("auto")
    assert not ray.is_open
    ray.answer = cluster.edition()
    with Cluster("auto") as crew:
        assert (crew.workers, ray.is_open) == (3, True)
    assert not ray.is_open


def test_other_weights_are_another_edition(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also of a network that is data; what Python keeps beside the sources is nobody's edition."""
    monkeypatch.setattr(cluster, "__file__", str(tmp_path / "sim" / "cluster.py"))
    network, kept = tmp_path / "learned" / "network.npz", tmp_path / "learned" / "__pycache__" / "net.pyc"
    kept.parent.mkdir(parents=True)
    found = []
    for weights, code in ((b"one", b"one"), (b"one", b"two"), (b"two", b"two")):
        network.write_bytes(weights)
        kept.write_bytes(code)
        found.append(cluster.edition())
    assert found[0] == found[1] != found[2]


def test_without_ray_one_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["sim", "--games", "1", "--cluster", "local"]) == 2
    assert "pip install 'fieldofview[cluster]'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ("InvalidAuthToken: Authentication token is missing or incorrect", "The cluster at 'auto' asks for a token"),
        ("Timed out", "No cluster is found at 'auto'"),
    ],
)
def test_a_cluster_that_asks_for_a_token_is_there(said: str, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ray = Elsewhere(None)

    def init(*given: object, **named: object) -> None:
        try:
            raise RuntimeError(said)
        except RuntimeError as error:
            raise ConnectionError("Failed to connect to Ray cluster") from error

    monkeypatch.setattr(ray, "init", init)
    monkeypatch.setattr(cluster, "import_module", lambda name: ray)
    with pytest.raises(BadContest, match=sentence):
        Cluster("auto")


def test_where_nobody_listens_we_do_not_wait(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # ours, and deaf
        address = f"ray://127.0.0.1:{taken.getsockname()[1]}"
        assert main(["sim", "--games", "1", "--cluster", address]) == 2
    assert f"No cluster is found at {address!r}" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("more", "word"), [(["--workers", "2"], "not both"), (["--backend", "cuda"], "leave out --backend cuda")]
)
def test_what_a_cluster_cannot_be_asked(more: list[str], word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "--games", "1", "--cluster", "local", *more]) == 2
    assert word in capsys.readouterr().err
