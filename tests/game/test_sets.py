"""Sets of one's own at the table: names, paths, records, what is refused, and reveals that could go on for ever."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from random import Random
from time import monotonic
from types import SimpleNamespace

import pytest

from fieldofview.cards import BadDeck, Card, CardSet, UnclearCard, find_set, mix
from fieldofview.cards import effects as e
from fieldofview.cards.files import write_set
from fieldofview.cards.parts import settled, split_switches
from fieldofview.game import Game, IllegalAnswer, Kind, Option, check_set, conformance, determinise, new_game, replay
from fieldofview.kernel.ops import MOST_REVEALS
from fieldofview.rulings import RULINGS
from second_opinion.sets import random_set

SETS = Path(__file__).resolve().parents[1] / "rulings" / "sets"
LENS, ORBIT, NAMES = (str(SETS / f"{name}.toml") for name in ("lens", "orbit", "lens-names"))

SMALL = """
name = "Small"
[[card]]
name = "Bead"
points = 10
copies = 30
play = [{ do = "draw" }]
"""


def plain(name: str, **parts: object) -> Card:
    return Card(name, 10, 40, document="", **parts)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "sets", [["viewpoint", "prizes"], ["reflections"], ["open-eyes+plague"], [LENS], [f"{ORBIT}+plague"]]
)
def test_every_event_cites_rulings_that_exist(sets: list[str]) -> None:
    for seed in range(4):
        dice, game = Random(seed), new_game(3, sets, seed, turn_limit=20)
        while game.decision is not None and len(game.answers) < 400:
            game.answer(dice.choice(game.decision.options))
        if sets == ["open-eyes+plague"] and game.outcome is not None:
            assert game.outcome.cites == game.events[-1].cites
            assert not any(id.startswith("VT.") for event in game.events for id in event.cites)
        unknown = {(event.kind, id) for event in game.events for id in event.cites if id not in RULINGS}
        assert not unknown


def test_a_name_that_two_sets_print_is_unclear_alone() -> None:
    deck = mix(["viewpoint", NAMES])
    assert deck.card("Shadow (viewpoint)").points == -15
    with pytest.raises(UnclearCard, match=r"say one of 'Shadow \(viewpoint\)', 'Shadow \(lens-names\)'"):
        deck.card("Shadow")
    game = new_game(2, ["viewpoint", NAMES], 1)
    assert "cards are called 'Shadow' here" in game.why_not("play Shadow")
    assert game._tables.find("wink (viewpoint)").name == "Wink"


def test_a_set_that_cannot_be_played_is_refused_as_an_object_too() -> None:
    lost = CardSet("lost", "Lost", (plain("Lost", play=[e.TakeToHand()]),))
    with pytest.raises(BadDeck, match="The set 'lost' cannot be played: Lost: "):
        new_game(2, [lost], 1)
    with pytest.raises(BadDeck, match="points is 1000000"):
        new_game(2, [CardSet("rich", "Rich", (Card("Rich", 10**6, 40, document=""),))], 1)


def test_two_sets_of_one_id_are_two_sets() -> None:
    one, other = (CardSet("twice", "Twice", (plain("Bead", play=[e.Draw(n)]),)) for n in (1, 2))
    first, second = (new_game(2, [which], 1).view(0).sets[0] for which in (one, other))
    assert first != second
    assert {name.partition("@")[0] for name in (first, second)} == {"twice"}
    game = new_game(2, [one, other], 1)
    assert game.view(0).sets == (first, second)
    assert {f"Bead ({first})", f"Bead ({second})"} == set(mix([one, other]).names)
    assert replay(game.record()).record() == game.record()


def test_equal_content_has_one_id_wherever_it_lies(tmp_path: Path) -> None:
    folders = [tmp_path / name for name in ("here", "there")]
    for folder, text in zip(folders, (SMALL, f"# The same cards.\n{SMALL}"), strict=True):
        folder.mkdir()
        (folder / "small.toml").write_text(text, encoding="utf-8")
    ids = {mix([str(folder / "small.toml")]).sets[0].id for folder in folders}
    assert len(ids) == 1
    assert re.fullmatch("small@[0-9a-f]{8}", ids.pop())
    copied = tmp_path / "open-eyes.toml"
    copied.write_text(write_set(find_set("open-eyes"), id="open-eyes"), encoding="utf-8")
    assert mix([f"{copied}+plague"]).sets[0].id == "open-eyes+plague"


def test_a_set_that_was_made_is_the_set_that_its_file_gives() -> None:
    for number in range(20):
        made = random_set(number)
        assert settled(made) == made
        assert settled(settled(made)) == made
    cut = CardSet("cut", "Cut", find_set("viewpoint").cards[:20])
    assert {(card.home, card.document) for card in settled(cut).every_card} == {("cut", "")}
    assert settled(find_set("viewpoint")) is find_set("viewpoint")


@pytest.mark.parametrize(
    "reveal",
    [
        (e.Draw(1), e.Goes(e.Zone.HAND)),
        (e.Draw(1), e.Goes(e.Zone.DRAW)),
        (e.TakeFromDiscard(), e.Goes(e.Zone.DISCARD)),
        (e.EnterField(), e.TargetCard(e.Fields.OTHERS), e.TakeToHand()),
    ],
    ids=str,
)
def test_reveals_that_bring_each_other_back_end_with_the_turn(reveal: tuple[e.Effect, ...]) -> None:
    game = new_game(2, [CardSet("endless", "Endless", (plain("Endless", reveal=reveal),))], 1)
    reveals = 0
    while game.decision is not None and game._state.turns == 0 and reveals <= MOST_REVEALS:
        lines = [option.line for option in game.decision.options]
        wanted = [line for line in lines if line.startswith("reveal")] or [lines[-1]]
        reveals += wanted[0].startswith("reveal")
        game.answer(wanted[0])
    assert reveals <= MOST_REVEALS


def test_switches_and_paths() -> None:
    assert split_switches("open-eyes+plague") == ("open-eyes", ("plague",))
    assert split_switches("a+b/My.TOML+plague") == ("a+b/My.TOML", ("plague",))
    with pytest.raises(BadDeck, match="no switch 'fog'; it has plague"):
        mix(["open-eyes+fog"])
    with pytest.raises(BadDeck, match="named twice"):
        mix(["open-eyes+plague+plague"])


def test_bad_sets_and_enigmas_get_a_sentence() -> None:
    for sets in (None, 5, ["viewpoint", 3]):
        with pytest.raises(BadDeck, match="list of ids"):
            new_game(2, sets, 1)  # type: ignore[arg-type]
    for enigmas in (["Pen Pal"], "Pen Pal"):
        with pytest.raises(BadDeck, match="by player"):
            new_game(2, ["open-eyes"], 1, enigmas=enigmas)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="no player True"):
        new_game(2, ["open-eyes"], 1, enigmas={True: "Pen Pal"})
    with pytest.raises(BadDeck, match="Pen Pal"):
        new_game(2, ["open-eyes"], 1, enigmas={0: "Pen Pall"})
    with pytest.raises(BadDeck, match="no Enigma card in these sets"):
        new_game(2, ["viewpoint"], 1, enigmas={0: "Pen Pal"})
    with pytest.raises(BadDeck, match="cannot be read"):
        new_game(2, ["a\0.toml"], 1)


def test_a_large_set_is_checked_without_the_mix_that_it_does_not_fit_into() -> None:
    cards = tuple(Card(f"Card {n}", 10, 1, play=[e.Draw(1)], document="") for n in range(150))
    report = check_set(CardSet("large", "Large", cards), games=24)
    assert report.ok
    assert report.games > 0


def test_check_set_holds_for_our_own_set() -> None:
    report = check_set("open-eyes", games=240, players=(2, 3, 6))
    assert report.ok, report.problems
    assert report.decisions > 10_000


def test_what_a_cancelled_card_does_is_told() -> None:
    back = CardSet(
        "back",
        "Back",
        (
            plain("Push", play=[e.TargetPlayer(), e.Discard(1)]),
            plain("Send Home", reveal=[e.Cancel(e.Threat.DISCARD, e.Zone.HAND)]),
        ),
    )
    told = set()
    for seed in range(6):
        dice, game = Random(seed), new_game(2, [back], seed, turn_limit=20)
        while game.decision is not None:
            game.answer(dice.choice(game.decision.options))
        told |= {(event.how, event.seats, event.cards[0].name) for event in game.events if event.kind == "returned"}
    assert ("cancelled", (0,), "Push") in told


def test_alike_cards_that_are_shown_one_on_the_other_are_told_apart_in_imagined_games() -> None:
    game, dice = new_game(2, [CardSet("back", "Back", (BOOMERANG, plain("Rest", play=[e.Draw()])))], 1), Random(1)
    shown = 0
    for _ in range(60):
        assert game.decision is not None
        view = game.view(game.decision.seat)
        dreamt = determinise(view, 1).view(game.decision.seat)
        assert (dreamt.decision, dreamt.settling, dreamt.shown) == (view.decision, view.settling, view.shown)
        shown = max(shown, len(view.shown))
        game.answer(dice.choice(game.decision.options))
    assert shown > 1


BOOMERANG = plain("Boomerang", play=[e.Draw()], reveal=[e.Draw(), e.Goes(e.Zone.HAND)])


def test_a_check_says_which_cards_are_endless_and_comes_to_an_end() -> None:
    began = monotonic()
    seen: list[int] = []
    report = check_set(CardSet("back", "Back", (BOOMERANG,)), games=2_000, seconds=6, progress=seen.append)
    assert report.endless == ("Boomerang",)
    assert report.ok
    assert report.games < 2_000
    assert any("of 2,000 were played" in note for note in report.notes)
    assert len(seen) > 3
    assert monotonic() - began < 60  # compiling included


def test_a_check_calls_endless_only_what_its_owner_can_mend(monkeypatch: pytest.MonkeyPatch) -> None:
    """Among so many boomerangs a card of another set comes back again and again too."""
    mixed = {"Shadow (viewpoint)", "Shadow (back)", "Boomerang", "Persistence of Vision"}
    monkeypatch.setattr(conformance, "play_friendly", lambda _game, _seed, again: again.update(mixed) or "")
    report = check_set(CardSet("back", "Back", (BOOMERANG, plain("Shadow"))), games=4)
    assert set(report.endless) == {"Boomerang", "Shadow (back)"}


def test_a_check_of_a_set_that_ends_calls_nothing_endless() -> None:
    report = check_set(CardSet("calm", "Calm", (plain("Calm", play=[e.Draw()], reveal=[e.EnterField()]),)), games=24)
    assert (report.endless, report.games, report.notes) == ((), 24, ())


def test_compiling_takes_no_time_of_a_check(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, games = [0.0], []

    def play(tables: object, seed: int, some: int, *_: object) -> int:
        clock[0] += 1 if games else 90  # the first call compiles
        games.append(some)
        return some

    monkeypatch.setattr(conformance, "monotonic", lambda: clock[0])
    monkeypatch.setattr(conformance, "backend", lambda _: SimpleNamespace(play_lawful_games=play))
    calm = CardSet("calm", "Calm", (plain("Calm", play=[e.Draw()]),))
    report = check_set(calm, games=24, players=(2, 3), seconds=60, friendly=0)
    assert (report.games, report.notes) == (24, ())


TOWER = plain("Tower", play=[e.Draw()], any_time=[e.TargetPlayer(), e.Discard()])


def do(game: Game, seat: int, option: Option) -> None:
    """Answer, seal alone, or interject."""
    if game.window is not None:
        game.settle({seat: option})
    elif game.decision is not None and game.decision.seat != seat:
        game.interject(seat, option)
    else:
        game.answer(option)


@pytest.mark.parametrize("windows", ["plain", "public"])
def test_texts_for_any_time_are_used_once_by_each_card_in_a_turn(windows: str) -> None:
    shield = plain("Shield", play=[e.Draw()], reveal=[e.Cancel(e.Threat.DISCARD)])
    towers = CardSet("tower", "Tower", (TOWER, shield))
    game, dice = new_game(3, [towers], 1, windows=windows, turn_limit=20), Random(2)
    used: Counter[int] = Counter()
    elsewhere = in_windows = 0
    while not game.over:
        turn = game._state.turns
        may = [(seat, option) for seat in range(3) for option in game.options(seat)]
        seat, option = dice.choice(may)
        if option.verb == "use":
            used[turn] += 1
            elsewhere += seat != game.turn
            in_windows += game._state.depth > 1
        do(game, seat, option)
        assert used[turn] <= sum(len(lying) for lying in game.view(None).fields)  # no Tower leaves the table
    assert max(used.values()) > 2
    assert elsewhere > 10
    assert in_windows > 5
    again = replay(game.record())
    assert (again.outcome, again.events) == (game.outcome, game.events)
    assert sum(event.kind is Kind.USED for event in game.events) == used.total()


def test_a_text_for_any_time_is_refused_once_it_was_used() -> None:
    game = new_game(2, [CardSet("tower", "Tower", (TOWER,))], 1)
    game.answer("play Tower")
    assert "use Tower" in [option.line for option in game.options(game.turn)]
    game.answer("use Tower")
    game.answer(0)
    while game.decision is not None and game.decision.kind != "action":
        game.answer(game.decision.options[0])
    with pytest.raises(IllegalAnswer, match="used up") as refused:
        game.answer("use Tower")
    assert "D.85" in refused.value.cites
