"""Texts that the rules can perform pass, all others are told what would be right."""

from __future__ import annotations

import pytest

from fieldofview.cards import effects as e
from fieldofview.cards.card import Card
from fieldofview.cards.effects import Effect, Fields, Mark, Players, Threat, Who, Zone
from fieldofview.cards.grammar import faults, problems
from fieldofview.cards.prizes import PRIZES
from fieldofview.cards.reflections import REFLECTIONS
from fieldofview.cards.viewpoint import VIEWPOINT

PUBLISHED = [card for card_set in (VIEWPOINT, REFLECTIONS, PRIZES) for card in card_set.cards]

PLAYER = e.TargetPlayer()
ANY = e.TargetCard()
OWN = e.TargetCard(Fields.OWN)
OTHERS = e.TargetCard(Fields.OTHERS)
DRAW = e.Draw()
OUT = e.Goes(Zone.OUT)


def card(**parts: object) -> Card:
    return Card("Test", 0, 1, **parts)  # type: ignore[arg-type]


@pytest.mark.parametrize("published", PUBLISHED, ids=lambda c: c.slug)
def test_published_cards_are_well_formed(published: Card) -> None:
    assert problems(published) == []


def test_there_are_49_of_them() -> None:
    assert len(PUBLISHED) == 49


@pytest.mark.parametrize(
    "parts",
    [
        {},
        {"play": [e.Squint(1, Who.EVERYONE)]},
        {"play": [e.Draw(2, Who.OTHERS), e.BringIn(), OUT]},
        {"play": [PLAYER, e.Squint(2), e.Goes(Zone.NAMED_FIELD)]},
        {"play": [PLAYER, e.Goes(Zone.NAMED_HAND)]},
        {"play": [e.TargetPlayer(Players.ANY), e.Draw(3, Who.NAMED), e.MissTurn()]},
        {"play": [ANY, PLAYER, e.GiveToField()]},
        {"play": [PLAYER, ANY, ANY, e.Destroy(), e.Discard()]},
        {"play": [PLAYER, e.IfPointsAbove(50, then=(e.Discard(2),), otherwise=(e.Discard(1),))]},
        {"play": [e.Replace(2), DRAW]},
        {"play": [e.OneOf(((e.Replace(1),), (DRAW, e.Goes(Zone.HAND))))]},
        {"play": [PLAYER, e.MakePlayTop()]},
        {"reveal": [e.Cancel(Threat.SQUINT | Threat.PASS, Zone.HAND), DRAW, e.Goes(Zone.FIELD)]},
        {"reveal": [e.Cancel(Threat.PLAY), e.Squint(1), e.Goes(Zone.NAMED_HAND)]},
        {"reveal": [e.Cancel(Threat.PLAY), ANY, PLAYER, e.GiveToField()]},
        {"reveal": [e.EnterField(), ANY, e.Hide()]},
        {"reveal": [e.EnterField(), DRAW, e.Goes(Zone.DRAW)]},
        {"reveal": [e.EnterField(), PLAYER, e.MakePlayTop()]},
        {"reveal": [PLAYER, e.Steal(), e.Goes(Zone.FIELD)]},
        {"reveal": [e.Goes(Zone.DRAW)]},
        {"each_turn": [ANY, e.Destroy()]},
        {"each_turn": [e.OneOf(((DRAW,), (PLAYER, e.Pass())))]},
        {"each_turn": [DRAW, OUT]},
        {"each_turn": [e.Replace(2)]},
        {"sacrifice": [e.Cancel(Threat.DESTROY, Zone.DRAW), e.Steal()]},
        {"sacrifice": [e.Cancel(Threat.MISS, Zone.FIELD), ANY, e.TakeToHand()]},
        {"always": e.Indestructible(), "reveal": [DRAW, e.Goes(Zone.DISCARD)]},
        {"play": [e.TargetCard(mark=Mark.RELIC), e.Destroy(), e.DestroyOwn(mark=Mark.ZOMBEYE)]},
        {"play": [PLAYER, e.Discard(e.Count.RELICS), e.DestroyOwn(Who.NAMED)]},
        {"play": [e.Draw(e.Count.ZOMBEYES, Who.EVERYONE), e.TakeFromDiscard(mark=Mark.RELIC)]},
        {"play": [e.IfMarked(Mark.RELIC, 3, then=(e.ExtraTurn(),), otherwise=(DRAW,))]},
        {"always": e.WorthMore(-10, Mark.ZOMBEYE)},
        {"always": e.Lure(), "each_turn": [e.ExtraPlay()], "reveal": [e.EnterField()]},
    ],
)
def test_well_formed(parts: dict[str, object]) -> None:
    assert problems(card(**parts)) == []


PLAYS: list[tuple[list[Effect], str]] = [
    ([DRAW, PLAYER, e.Steal()], "Choices come first"),
    ([PLAYER, PLAYER, e.Steal()], "names two players"),
    ([PLAYER, DRAW], "nothing happens to them"),
    ([e.Steal()], 'needs a named player, and the text names none. Put { do = "target-player" } first.'),
    ([e.Squint()], 'or say who: who = "you", "everyone", "others"'),
    ([e.Goes(Zone.NAMED_FIELD)], "needs a named player"),
    ([e.TargetPlayer(still=True), e.Steal()], 'who = "others-with-more-cards"'),
    ([e.TargetPlayer(Players.ANY), e.Steal()], "with themselves"),
    ([e.TargetPlayer(Players.ANY), e.ExchangeHands()], "with themselves"),
    ([ANY], "nothing happens to it"),
    ([ANY, DRAW], "nothing happens to it"),
    ([e.Destroy()], "needs one chosen card, and the text chooses none"),
    ([ANY, ANY, ANY, e.Destroy()], "chooses 3 cards"),
    ([ANY, ANY, e.TakeToHand()], "one card, not with 2"),
    ([ANY, e.Destroy(), e.TakeToHand()], "both want the chosen card"),
    ([ANY, e.TakeBack()], 'fields = "own"'),
    ([OWN, e.TakeToField()], 'fields = "others"'),
    ([OTHERS, OWN, e.Swap()], 'fields = "own" }, { do = "target-card", fields = "others"'),
    ([OWN, e.Swap()], "two chosen cards"),
    ([PLAYER, ANY, e.GiveToField()], 'Put "target-card" first'),
    ([ANY, e.GiveToField()], "needs a named player"),
    ([ANY, e.TargetTwin(), e.TakeToHand()], '"destroy" follows it'),
    ([e.TargetTwin(), e.Destroy()], 'exactly one "target-card"'),
    ([e.TargetTwin(), ANY, e.Destroy()], 'Put it after "target-card"'),
    ([ANY, ANY, e.TargetTwin(), e.Destroy()], "chooses 3 cards"),
    ([e.TargetCard(may=True), ANY, e.Destroy()], "Leave may out"),
    ([e.TargetCard(may=True), e.TargetTwin(), e.Destroy()], "Leave may out"),
    ([e.OneOf(((DRAW,), (DRAW,))), DRAW], "the only word"),
    ([e.OneOf(((DRAW,),))], "Give 2 to 9"),
    ([e.OneOf(((DRAW,), ()))], "A mode is empty"),
    ([e.OneOf(((DRAW,), (e.OneOf(((DRAW,), (DRAW,))),)))], 'holds no other "one-of"'),
    ([e.OneOf(((DRAW,), (e.Steal(),)))], "needs a named player"),
    ([DRAW, e.Replace()], "is the first word"),
    ([e.Replace(3)], "1 to 2"),
    ([PLAYER, e.Replace(), e.Steal()], "cannot stand beside other choices"),
    ([ANY, e.CopyChosen()], "cannot copy itself"),
    ([e.TargetCard(other=True), e.CopyChosen(), DRAW], "and no more"),
    ([DRAW, e.CopyPlayed()], "and ends the reveal"),
    ([e.EnterField()], "first word of reveal"),
    ([e.Cancel()], "first word of reveal"),
    ([e.Goes(Zone.FIELD)], "lies in the Field of View already"),
    ([OUT, DRAW], "last word"),
    ([OUT, OUT], "last word"),
    ([e.ExtraPlay()], "only word of each_turn"),
    ([DRAW, e.ExtraDraw()], "only word of each_turn"),
    ([e.Lure()], "always"),
    ([e.Draw(0)], "1 to 9"),
    ([e.Draw(10**30)], "1 to 9"),
    ([e.Draw(e.Count.PLAYERS, Who.EVERYONE)], "Leave who out"),
    ([e.IfPointsAbove(10)], "then = [...]"),
    ([e.IfPointsAbove(10_000, (DRAW,))], "-999 to 999"),
    ([e.IfPointsAbove(10, (PLAYER, e.Steal()))], 'cannot stand in "if-points-above"'),
    ([ANY, e.IfPointsAbove(10, (e.Destroy(),)), e.Destroy()], 'cannot stand in "if-points-above"'),
    ([e.IfPointsAbove(10, (e.Goes(),))], 'cannot stand in "if-points-above"'),
    ([e.IfPointsAbove(10, (e.IfPointsAbove(20, (DRAW,)),))], 'cannot stand in "if-points-above"'),
    ([e.IfPointsAbove(10, (e.Draw(0),))], "1 to 9"),
    ([e.IfPointsAbove(10, (e.Steal(),))], "needs a named player"),
    ([e.IfMarked(Mark.RELIC, 3)], '"if-marked" does not say what then happens. Give it then = [...]'),
    ([e.IfMarked(Mark.RELIC, 10, (DRAW,))], "1 to 9"),
    ([e.IfMarked(Mark.RELIC, 2, (e.IfPointsAbove(20, (DRAW,)),))], 'cannot stand in "if-marked". "if-marked" holds'),
    ([e.IfPointsAbove(10, (e.IfMarked(Mark.RELIC, 2, (DRAW,)),))], 'cannot stand in "if-points-above"'),
    ([e.DestroyOwn(Who.NAMED)], "needs a named player"),
    ([PLAYER, e.Discard(e.Count.PLAYERS)], 'cannot count "players". Give count a number, "relics" or "zombeyes"'),
    ([e.WorthMore()], 'always = { do = "worth-more"'),
    ([DRAW] * 13, "more than 12 words"),
]


@pytest.mark.parametrize(("effects", "right"), PLAYS)
def test_plays_that_cannot_be(effects: list[Effect], right: str) -> None:
    found = problems(card(play=effects))
    assert any(right in sentence for sentence in found), found
    assert all(sentence.startswith("play: ") and sentence.endswith(".") for sentence in found)


REVEALS: list[tuple[list[Effect], str]] = [
    ([DRAW], "what becomes of the card"),
    ([PLAYER, e.Steal()], "what becomes of the card"),
    ([DRAW, e.EnterField()], "first word of reveal"),
    ([DRAW, e.Cancel(Threat.PLAY), OUT], "first word of reveal"),
    ([e.EnterField(), e.Goes(Zone.FIELD)], "lies in the Field of View already"),
    ([e.EnterField(), DRAW, e.Goes(Zone.HAND)], "or let the card go elsewhere"),
    ([e.EnterField(), e.Replace()], '"replace" is the first word'),
    ([e.EnterField(), e.OneOf(((DRAW,), (DRAW,)))], "the only word"),
    ([e.EnterField(), PLAYER, e.CopyPlayed()], "and no more"),
    ([e.EnterField(), PLAYER, e.MakePlayTop(), DRAW], "and no more"),
    ([e.EnterField(), ANY, PLAYER, e.MakePlayTop(), e.Destroy()], "and no more"),
    ([e.EnterField(), e.TargetCard(other=True), e.CopyChosen()], "A mirror has"),
    ([e.Cancel(Threat(0))], "answers nothing"),
    ([e.Cancel(Threat.PLAY, Zone.OUT)], 'cannot go to "out"'),
    ([e.Cancel(Threat.PLAY, Zone.NAMED_HAND)], 'cannot go to "named-hand"'),
    ([e.Cancel(Threat.PLAY), ANY, ANY, e.Destroy()], "chooses 1 at most"),
    ([e.Cancel(Threat.PLAY), e.Replace()], '"replace" is the first word'),
    ([e.Cancel(Threat.PLAY), PLAYER], "nothing happens to them"),
    ([e.Cancel(Threat.PLAY), ANY, e.Hide()], "must lie on the table"),
    ([ANY, e.Hide(), OUT], "must lie on the table"),
]


@pytest.mark.parametrize(("effects", "right"), REVEALS)
def test_reveals_that_cannot_be(effects: list[Effect], right: str) -> None:
    found = problems(card(reveal=effects))
    assert any(right in sentence for sentence in found), found


@pytest.mark.parametrize(
    ("parts", "right"),
    [
        ({"each_turn": [e.ExtraPlay(), DRAW]}, "only word of each_turn"),
        ({"each_turn": [e.Replace(), DRAW]}, "alone in each_turn"),
        ({"each_turn": [e.OneOf(((e.Replace(),), (DRAW,)))]}, "alone in each_turn"),
        ({"each_turn": [e.ExtraTurn()]}, "would never end"),
        ({"always": e.WorthMore(0)}, "1 to 99"),
        ({"play": [ANY, PLAYER, e.TakeToHand(), e.PutOnDrawPile(), e.MakePlayTop()]}, "takes a card to the hand"),
        ({"play": [ANY, PLAYER, e.TakeToHand(), e.Squint(who=Who.YOU), e.MakePlayTop()]}, "takes a card to the hand"),
        ({"each_turn": [e.IfPointsAbove(5, (e.ExtraTurn(),))]}, "would never end"),
        ({"each_turn": [ANY, e.Hide()]}, '"hide" stands in play'),
        ({"each_turn": [e.Cancel()]}, "first word of reveal or of sacrifice"),
        ({"each_turn": [e.TargetCard(other=True), e.CopyChosen()]}, "A mirror has"),
        ({"each_turn": [e.Goes(Zone.FIELD)]}, "lies in the Field of View already"),
        ({"sacrifice": [DRAW]}, 'Begin it with "cancel"'),
        ({"sacrifice": [e.Cancel(), DRAW, e.Goes()]}, "in the Discard Pile already"),
        ({"sacrifice": [e.Cancel(), ANY, ANY, e.Destroy()]}, "chooses 1 at most"),
        ({"each_turn": [DRAW], "sacrifice": [e.Cancel()]}, "not both"),
        ({"always": DRAW}, '"lure" or "worth-more"'),
        ({"always": e.Indestructible(), "sacrifice": [e.Cancel()]}, "cannot be sacrificed"),
        ({"always": e.Indestructible(), "play": [e.Goes()]}, "yet this one says it goes there"),
        (
            {"play": [e.TargetCard(other=True), e.CopyChosen()], "each_turn": [DRAW]},
            "takes its each_turn from the card it copies",
        ),
    ],
)
def test_parts_that_cannot_be(parts: dict[str, object], right: str) -> None:
    found = problems(card(**parts))
    assert any(right in sentence for sentence in found), found


def test_a_fault_names_its_part_and_its_word() -> None:
    (fault,) = faults(card(reveal=[e.Cancel(Threat.PLAY), e.Draw(12)]))
    assert (fault.part, fault.word) == ("reveal", "draw")
