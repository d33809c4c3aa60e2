"""The arena: duplicate deals, ratings that are true, a test that may be looked at, a file that goes on."""

from __future__ import annotations

import json
import math
import os
import signal
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from fieldofview.cli import main
from fieldofview.sim.arena import (
    Arena,
    ArenaFile,
    BadArena,
    Deal,
    Progress,
    certain_after,
    draw_arena,
    make_arena,
    play_arena,
    rate,
    stand,
)
from fieldofview.sim.arena import (
    arena as meeting,
)
from fieldofview.sim.arena.ratings import solve
from fieldofview.sim.contest import Contest, count_stretch

Results = dict[tuple[int, int], dict[int, Deal]]


def played(arena: Arena, results: Results | None = None, workers: int = 1) -> Results:
    found: Results = results if results is not None else {pair: {} for pair in arena.pairs}
    play_arena(arena, found, lambda pair, number, deal: found[pair].__setitem__(number, deal), workers)
    return found


@pytest.mark.parametrize("players", [2, 3])
def test_every_deal_is_played_with_every_seating(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    dealt: list[tuple[int, tuple[str, ...], int]] = []

    def noting(contest: Contest, first: int, games: int) -> object:
        dealt.append((contest.seed + first, contest.bots, first))
        return count_stretch(contest, first, games)

    monkeypatch.setattr(meeting, "count_stretch", noting)
    arena = make_arena(["greedy", "random"], players=players, seed=70)
    deal = arena.meet((0, 1), 5)
    assert {seed for seed, _, _ in dealt} == {75}
    assert sorted(turned for _, bots, turned in dealt if bots[0] == "greedy") == list(range(players))
    assert len(dealt) == (2 if players == 2 else 6)
    assert len(deal.first) == len(deal.second) == players
    if players == 2:
        assert [a + b for a, b in zip(deal.first, deal.second, strict=True)] == [1, 1]
    assert deal == arena.meet((0, 1), 5)


def luce(strengths: list[float], players: int, deals: int, dice: Random) -> Results:
    """Deals as they come by these strengths."""

    def wins(hero: float, other: float) -> tuple[float, ...]:
        chance = 1 / (1 + (players - 1) * math.exp(other - hero))
        return tuple(float(dice.random() < chance) for _ in range(players))

    found: Results = {}
    for a, one in enumerate(strengths):
        for b, other in enumerate(strengths[:a]):
            pair = (b, a)
            found[pair] = {}
            for number in range(deals):
                first = wins(other, one)
                second = wins(one, other) if players > 2 else tuple(1 - x for x in first)
                found[pair][number] = Deal(first, second)
    return found


@pytest.mark.parametrize("players", [2, 4])
def test_ratings_find_the_strengths(players: int) -> None:
    points = 400 / math.log(10)
    strengths = [-0.8, 0.0, 0.3, 0.5]
    outside = 0
    for seed in range(12):
        found = rate(4, players, luce(strengths, players, 150, Random(seed)))
        assert sum(rating.value for rating in found) == pytest.approx(4000)
        assert all(5 < rating.half < 60 for rating in found)
        outside += sum(abs(r.value - 1000 - points * s) > r.half for r, s in zip(found, strengths, strict=True))
    assert outside <= 8  # 48 intervals of 95 %


def test_who_wins_all_is_rated_within_bounds() -> None:
    first, second = rate(2, 2, {(0, 1): {number: Deal((1, 1), (0, 0)) for number in range(50)}})
    assert 1300 < first.value < 3000
    assert first.value - 1000 == pytest.approx(1000 - second.value)
    assert solve([[2.0, 1.0], [1.0, 3.0]], [3.0, 5.0]) == pytest.approx([0.8, 1.4])


def test_the_test_may_be_looked_at_after_every_deal() -> None:
    """Between equals it calls a difference in at most 5 of 100 long runs; a real one it finds soon."""
    dice = Random(8)
    wrong = sum(certain_after([dice.choice((-1, 0, 0, 1)) for _ in range(400)]) > 0 for _ in range(200))
    assert wrong <= 14
    found = [certain_after([dice.choice((-1, 0, 1, 1)) for _ in range(400)]) for _ in range(50)]
    assert sum(after > 0 for after in found) >= 48
    assert certain_after([1.0] * 7) == 0
    assert 8 <= certain_after([1.0] * 30) <= 20
    assert certain_after([]) == 0


def test_cores_change_no_result_and_certain_pairs_stop() -> None:
    arena = make_arena(["greedy", "random", "expert"], deals=120, seed=3)
    one, two = (stand(arena, played(arena, workers=workers)) for workers in (1, 2))
    assert one == two
    assert one.whole
    greedy_random, _, random_expert = one.meetings
    assert greedy_random.certain
    assert greedy_random.deals < 60
    assert random_expert.second.value > 0.9
    assert [arena.bots[bot] for bot in one.order][-1] == "random"


def test_the_file_goes_on_and_drops_a_torn_line(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"

    def run(deals: int) -> tuple[ArenaFile, int]:
        arena = make_arena(["greedy", "random"], deals=deals, seed=9, stops=False)
        file = ArenaFile(path, arena)
        there = len(file.results[0, 1])

        def add(pair: tuple[int, int], number: int, deal: Deal) -> None:
            file.add(pair, number, deal)
            file.results[pair][number] = deal

        play_arena(arena, file.results, add, 1)
        return file, there

    assert run(4)[1] == 0
    with open(path, "a") as file:
        file.write('{"pair": [0, 1], "deal": 4, "fir')
    again, there = run(6)
    assert there == 4
    assert len(path.read_text().splitlines()) == 7
    fresh = make_arena(["greedy", "random"], deals=6, seed=9, stops=False)
    assert again.results == played(fresh)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("nonsense", "no file of an arena"),
        ("nonsense\n", "line 1 is no JSON"),
        ("[]\n", "no file of an arena"),
        ("HEAD\n{}\n", "line 2 is no deal"),
        ('HEAD\n{"pair": [0, 1], "deal": 0, "first": [2, 0], "second": [0, 1]}\n', "line 2 is no deal"),
        ('HEAD\n{"pair": [0, 7], "deal": 0, "first": [1, 0], "second": [0, 1]}\n', "line 2 is no deal"),
        ("OTHER\n", "another arena: seed is 5 there, not 1"),
    ],
)
def test_a_strange_file_is_refused(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "arena.jsonl"
    arena = make_arena(["greedy", "random"])
    ArenaFile(path, arena)
    head = path.read_text().strip()
    path.write_text(text.replace("HEAD", head).replace("OTHER", head.replace('"seed": 1', '"seed": 5')))
    before = path.read_bytes()
    with pytest.raises(BadArena, match=said):
        ArenaFile(path, arena)
    assert path.read_bytes() == before


def test_an_interrupt_keeps_what_was_played(tmp_path: Path) -> None:
    arena = make_arena(["greedy", "novice"], deals=5000, seed=2, stops=False)
    file = ArenaFile(tmp_path / "arena.jsonl", arena)

    def add(pair: tuple[int, int], number: int, deal: Deal) -> None:
        file.add(pair, number, deal)
        file.results[pair][number] = deal

    def tell(now: Progress) -> None:
        if now.deals >= 40:
            signal.raise_signal(signal.SIGINT)

    assert not play_arena(arena, file.results, add, 1, tell)
    kept = ArenaFile(tmp_path / "arena.jsonl", arena).results[0, 1]
    assert 40 <= len(kept) < 5000
    assert not stand(arena, {(0, 1): kept}).whole


def test_other_weights_are_another_arena(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also those by which a search plays on; where no file plays, nothing is said of files."""
    monkeypatch.chdir(tmp_path)
    weights = Path("v.toml")
    assert "weights" not in make_arena(["greedy", "random"]).head
    for bot in ("v.toml", "search:20@v.toml"):
        weights.write_text('like = "greedy"\n', encoding="utf-8")
        kept = tmp_path / f"{bot}.jsonl"
        ArenaFile(kept, make_arena(["champion", bot]))
        ArenaFile(kept, make_arena(["champion", bot]))
        weights.write_text('like = "expert"\n', encoding="utf-8")
        os.utime(weights, ns=(1, len(bot)))
        with pytest.raises(BadArena, match="weights is"):
            ArenaFile(kept, make_arena(["champion", bot]))


def test_a_search_may_play_on_by_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("v.toml").write_text('like = "expert"\n', encoding="utf-8")
    arena = make_arena(["greedy", "search:2@v.toml"], deals=1)
    assert arena.slow == {1}
    assert len(played(arena)[0, 1]) == 1


def test_the_picture_is_drawn() -> None:
    arena = make_arena(["greedy", "random", "novice"], deals=10)
    text = draw_arena(stand(arena, played(arena)), "a <title>")
    root = ElementTree.fromstring(text)
    said = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"a <title>", *arena.bots} <= set(said)
    assert sum("±" in str(line) for line in said) == 3
    assert sum("%" in str(line) for line in said) == 6


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["greedy"], "needs two bots"),
        (["greedy", "greedy"], "named twice"),
        (["greedy", "random", "--deals", "0"], "from 1 to"),
        (["greedy", "random", "--picture", "a.png"], "drawn as .svg"),
        (["greedy", "random", "--picture", "nowhere/a.svg"], "a folder that is there"),
        (["greedy", "clever"], "There is no bot 'clever'"),
        (["greedy", "search:0"], "such as 200"),
    ],
)
def test_what_makes_no_arena(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *arguments]) == 2
    assert said in capsys.readouterr().err


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, picture = tmp_path / "a.jsonl", tmp_path / "a.svg"
    arguments = ["arena", "greedy", "search:4", "--deals", "2", "--workers", "1", "--file", str(file)]
    assert main([*arguments, "--picture", str(picture)]) == 0
    said = capsys.readouterr()
    assert "Arena: viewpoint, 2 players, seed 1: 4 games." in said.out
    assert "not certain yet" in said.out
    assert picture.read_text().startswith("<svg")
    assert main([*arguments, "--json", "--lang", "de"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["games"] == 4
    assert data["meetings"][0]["deals"] == 2
    assert len(file.read_text().splitlines()) == 3
