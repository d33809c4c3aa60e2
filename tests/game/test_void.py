"""Cards that go deeper into each other than the table can follow: the game is void, and never dies of it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from fieldofview import Batch, Game, new_game, replay
from fieldofview.cards import BadDeck, Card, CardSet
from fieldofview.cards import effects as e
from fieldofview.cards.files import write_set
from fieldofview.cards.nesting import MAX_NESTED
from fieldofview.game import restore
from fieldofview.game.making import MOST_TOKENS
from fieldofview.kernel.layout import LARGE, SMALL
from fieldofview.kernel.ops import BROKEN
from fieldofview.sim import make_contest, play_contest, summarise
from fieldofview.views.event import Ending, Kind
from fieldofview.views.words import ending, sentence


def plain(name: str, copies: int, **parts: object) -> Card:
    return Card(name, 0, copies, document="", **parts)  # type: ignore[arg-type]


ANYONE = e.TargetPlayer(e.Players.ANY)
LIFT = plain("Lift", 22, play=[e.TargetCard(e.Fields.OWN), ANYONE, e.TakeToHand(), e.MakePlayTop()])
RING = plain("Ring", 22, play=[ANYONE, e.PutOnDrawPile(), e.MakePlayTop()])
WHIRL = CardSet("whirl", "Whirl", (LIFT, RING))  # each alone is bounded; together they have each other played again


REST = plain("Rest", 1, play=[e.Draw()])
CALMER = CardSet("calmer", "Calmer", (LIFT, RING, REST))  # here many games come to an end


def whirled(backend: str = "plain", windows: str = "plain") -> Game:
    """The turn's player has everything played by themselves, until the stack is full."""
    game = new_game(2, [WHIRL], 1, backend=backend, windows=windows)
    while not game.over:
        decision = game.decision
        assert decision is not None
        mine = [option for option in decision.options if option.seat in (None, game.turn)]
        game.answer(mine[0])
    return game


@pytest.mark.parametrize("backend", ["plain", "numba"])
@pytest.mark.parametrize("windows", ["plain", "public"])
def test_a_game_whose_stack_is_full_is_void(backend: str, windows: str) -> None:
    game = whirled(backend, windows)
    outcome = game.outcome
    assert outcome is not None
    assert (outcome.ending, outcome.winners) == (Ending.BROKEN, ())
    assert game.decision is None
    assert game.events[-1].kind is Kind.WON
    assert "void" in sentence(game.events[-1], game.names)
    assert "ungültig" in sentence(game.events[-1], game.names, "de")
    assert ("void" in ending(outcome.ending), "ungültig" in ending(outcome.ending, "de")) == (True, True)
    assert len(game.answers) > LARGE.frames // 2


def test_a_void_game_is_kept_and_comes_to_the_same_end() -> None:
    game = whirled()
    for backend in ("plain", "numba"):
        again = replay(game.record(), backend=backend)
        assert (again.outcome, again.events) == (game.outcome, game.events)
    kept = restore(game.snapshot())
    assert (kept.outcome, kept.events) == (game.outcome, game.events)
    for seat in range(2):
        assert game.view(seat).events[-1].how is Ending.BROKEN


def test_void_games_of_a_batch_are_over_and_have_no_winner() -> None:
    games = Batch.deal([CALMER], 2, 64, seed=1)
    games.play_out("random", seed=1)
    results = games.results()
    void = results.reasons == BROKEN
    assert games.over.all()
    assert 0 < void.sum() < 64
    assert not results.winners[void].any()
    assert (results.shares[void] == 0).all()


@pytest.mark.parametrize("backend", ["plain", "numba"])
def test_void_games_are_counted_as_such(backend: str) -> None:
    summary = summarise(play_contest(make_contest(40, [CALMER], 2, backend=backend)))
    endings = dict(summary.endings)
    void = endings[ending(Ending.BROKEN)]
    assert 0 < void < 40
    assert sum(row.alone for row in summary.by_seat) + summary.shared + void == summary.games == 40


def test_with_the_lowest_tokens_of_all_somebody_still_leads() -> None:
    gloom = replace(REST, points=-5, copies=40)
    game = new_game(3, [CardSet("gloom", "Gloom", (gloom,))], 1, turn_limit=2)
    for seat in range(3):
        game.token(seat, -MOST_TOKENS)
    while not game.over:
        game.answer(0)
    assert game.outcome is not None
    best = max(game.outcome.scores)
    assert game.outcome.winners == tuple(seat for seat, score in enumerate(game.outcome.scores) if score == best)
    assert best < -MOST_TOKENS
    for backend in ("plain", "numba"):
        assert replay(game.record(), backend=backend).outcome == game.outcome
    assert all(game.view(seat).events[-1].seats == game.outcome.winners for seat in range(3))


# -- what is refused before ---------------------------------------------------------------------------------------

BARB = plain("Barb", 40, play=[e.Draw()], reveal=[e.Cancel(e.Threat.DISCARD), e.Discard()])
HOOK = plain("Hook", 8, play=[e.Draw()], reveal=[e.Cancel(e.Threat.STEAL), e.Discard()])
CLAW = plain("Claw", 40, play=[e.Draw()], reveal=[e.Cancel(e.Threat.DISCARD), e.Steal()])
RUIN = plain("Ruin", 45, play=[e.Draw()], reveal=[e.Cancel(e.Threat.DESTROY), e.DestroyOwn(e.Who.OTHERS)])
DUSK = plain(
    "Dusk", 45, play=[e.Draw()], reveal=[e.Cancel(e.Threat.DISCARD), e.IfMarked(e.Mark.RELIC, 2, (e.Discard(),))]
)
FLARE = plain("Flare", 40, play=[e.Draw()], reveal=[e.Draw(), e.Goes(e.Zone.HAND)])
PULL = plain("Pull", 40, play=[e.TargetPlayer(), e.MakePlayTop()])
SHIELD = plain("Shield", 70, play=[e.Draw()], reveal=[e.Cancel(e.Threat.DISCARD), e.Draw()])


@pytest.mark.parametrize(
    "cards",
    [
        [replace(BARB, copies=45)],
        [CLAW, HOOK],
        [RUIN],
        [DUSK],
        [replace(FLARE, copies=45)],
        [PULL, replace(BARB, copies=5)],
    ],
)
def test_a_set_that_could_nest_too_deep_is_refused_with_its_cards(cards: list[Card]) -> None:
    with pytest.raises(BadDeck) as refused:
        new_game(2, [CardSet("deep", "Deep", tuple(cards))])
    assert all(f"{card.name} ({card.copies})" in str(refused.value) for card in cards)
    assert f"At most {MAX_NESTED} of one game may" in str(refused.value)


@pytest.mark.parametrize("card", [BARB, FLARE, PULL])
def test_the_limit_holds_for_the_whole_mix(card: Card) -> None:
    one = CardSet("one", "One", (card,))
    assert new_game(2, [one])._tables.size is LARGE
    with pytest.raises(BadDeck, match=rf"80 cards may lie .*{card.name} \(80\)") as refused:
        new_game(2, [one, one])
    assert f"Höchstens {MAX_NESTED} dürfen es" in refused.value.told("de")
    with pytest.raises(BadDeck, match=r"45 cards may lie .*Counterspy \(3\)"):
        new_game(2, [CardSet("one", "One", (replace(card, copies=33),)), "reflections"])


def test_what_cannot_nest_is_never_too_many() -> None:
    assert new_game(2, [CardSet("one", "One", (SHIELD,))] * 2)._tables.size is SMALL
    assert new_game(6, ["reflections"] * 2)._tables.size is SMALL  # published cards alone are what they are
    assert new_game(12, ["reflections"] * 6)._tables.size is LARGE


def test_a_set_file_named_twice_is_counted_twice(tmp_path: Path) -> None:
    path = tmp_path / "pull.toml"
    path.write_text(write_set(CardSet("pull", "Pull", (PULL,))), encoding="utf-8")
    with pytest.raises(BadDeck, match=r"Pull \(80\)"):
        new_game(2, [str(path), str(path)])
