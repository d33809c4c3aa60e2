"""The second opinion checks itself: no card is lost, every game ends, the plainest rulings hold."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from fieldofview.cards import Card, CardSet
from fieldofview.cards import effects as fx
from second_opinion.referee import Referee
from second_opinion.sets import random_set
from second_opinion.table import Face, catalogue, plague_of, set_parts, text_of, words

MIXES: tuple[list[str | CardSet], ...] = (
    ["viewpoint"],
    ["reflections"],
    ["viewpoint", "reflections"],
    ["viewpoint", "prizes"],
    ["reflections", "prizes"],
    ["viewpoint", "reflections", "prizes"],
)
NAMES = ["Ann", "Bob", "Cy", "Dee", "Eli", "Fay"]


def deal(seed: int, sets: list[str | CardSet], seats: int, turn_limit: int) -> Referee:
    """A game that begins; players have Enigma cards as far as the sets have some, and cards that lie aside."""
    rng = random.Random(seed)
    called = {card: name for name, card in catalogue(sets).items()}
    names = [called[c] for s in sets for c in set_parts(s)[1] for _ in range(c.copies)]
    rng.shuffle(names)
    players = NAMES[:seats]
    hands = {p: [names.pop() for _ in range(5)] for p in players}
    fields: dict[str, list[str]] = {}
    discard: list[str] = []
    enigmas = [c for s in sets for c in set_parts(s)[0].enigmas]
    for player, card in zip(players, enigmas, strict=False):
        match card.starts:
            case fx.Zone.FIELD:
                fields[player] = [called[card]]
            case fx.Zone.HAND:
                hands[player].append(called[card])
            case fx.Zone.DISCARD:
                discard.append(called[card])
            case _:
                names.insert(0, called[card])
    aside = {p: rng.choice(sorted(called.values())) for p in players if enigmas and rng.random() < 0.7}

    def shuffle(cards: list[Face]) -> list[Face]:
        return rng.sample(cards, len(cards))

    return Referee(
        players,
        hands,
        names,
        "Ann",
        sets=sets,
        discard=discard,
        fields=fields,
        aside=aside,
        turn_limit=turn_limit,
        shuffle=shuffle,
    )


def census(referee: Referee) -> Counter[str]:
    """Every card by name, wherever it lies."""
    seen = referee.snapshot()
    found = Counter(seen["draw"] + seen["discard"] + [row[3] for row in seen["hidden"]])
    for zone in ("hands", "fields"):
        for cards in seen[zone].values():
            found.update(cards)
    found.update(piece.name for piece in [*referee.limbo, *referee.gone])
    found.update(piece.name for player in referee.players for piece in player.aside)
    return found


def play_at_random(seed: int, sets: list[str | CardSet], *, leaving: float = 0.0) -> Referee:
    rng = random.Random(seed)
    seats = rng.randint(2, 6)
    referee = deal(seed, sets, seats, turn_limit=rng.choice([seats, 10 * seats, 25 * seats]))
    before = census(referee)
    while (question := referee.decision()) is not None:
        who, lines = question
        assert lines
        assert len(set(lines)) == len(lines)
        assert who in referee.snapshot()["alive"]
        patience = next((line for line in ("end", "decline") if line in lines), None)
        if rng.random() < leaving:
            referee.leave(rng.choice(referee.snapshot()["alive"]))
        elif patience and rng.random() < 0.5:
            referee.answer(patience)
        else:
            referee.answer(rng.choice(lines))
        assert census(referee) == before
        assert not referee.plague or all(p.zombeyes < referee.plague for p in referee.alive) or referee.over
    assert referee.over
    assert referee.winners
    assert referee.winners <= set(referee.snapshot()["alive"])
    assert len(referee.alive) == 1 or not referee.limbo
    return referee


def some_sets(seed: int) -> list[str | CardSet]:
    """Random sets, alone, two together, with classic ones."""
    own = random_set(seed % 12)
    mixes: list[list[str | CardSet]] = [
        [own],
        [own, random_set(20 + seed % 5)],
        [own, "viewpoint", "reflections", "prizes"],
    ]
    return mixes[seed % 3]


@pytest.mark.parametrize("seed", range(60))
def test_random_games_end_and_keep_every_card(seed: int) -> None:
    play_at_random(seed, MIXES[seed % len(MIXES)])


@pytest.mark.parametrize("seed", range(1000, 1060))
def test_random_games_survive_players_who_leave(seed: int) -> None:
    play_at_random(seed, MIXES[seed % len(MIXES)], leaving=0.004)


@pytest.mark.parametrize("seed", range(60))
def test_random_sets_can_be_played(seed: int) -> None:
    play_at_random(seed, some_sets(seed), leaving=0.002 * (seed % 2))


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2000, 5000))
def test_many_random_games(seed: int) -> None:
    play_at_random(seed, MIXES[seed % len(MIXES)], leaving=0.002 * (seed % 3))
    play_at_random(seed, some_sets(seed), leaving=0.002 * (seed % 3))


def table(
    hands: dict[str, list[str]],
    fields: dict[str, list[str]] | None = None,
    draw: list[str] | None = None,
    discard: list[str] | None = None,
) -> Referee:
    """A table with the three sets; the first card of `draw` goes to the first player's hand."""
    names = [n for n in NAMES if n in hands or n in (fields or {})]
    sets = ["viewpoint", "reflections", "prizes"]
    return Referee(names, hands, draw or [], names[0], sets=sets, fields=fields, discard=discard or [])


def run(referee: Referee, script: str) -> None:
    """Answer line by line; who is asked must be who the script says."""
    for row in script.strip().splitlines():
        name, line = row.strip().split(": ")
        question = referee.decision()
        assert question is not None
        assert question[0] == name, f"{question} is asked at {row!r}"
        referee.answer(line)


def test_spectacles_cancels_blurred_vision() -> None:
    t = table({"Ann": ["Blurred Vision"], "Bob": ["Spectacles", "Wink"], "Cy": []})
    run(t, "Ann: play Blurred Vision\nAnn: choose Bob")
    assert t.decision() == ("Bob", ["reveal Spectacles", "decline"])
    run(t, "Bob: reveal Spectacles")
    assert t.snapshot()["discard"] == ["Spectacles", "Blurred Vision"]
    assert t.snapshot()["hands"]["Bob"] == ["Wink"]
    assert t.decision() == ("Ann", ["end"])


def test_a_response_can_be_cancelled_because_the_card_would_leave_the_field() -> None:
    t = table({"Ann": ["Blind Spot", "Persistence of Vision"], "Bob": ["Spectacles", "Wink"]})
    run(
        t,
        """Ann: play Blind Spot
        Ann: choose Bob
        Bob: reveal Spectacles
        Ann: reveal Persistence of Vision
        Bob: choose Wink""",
    )
    assert t.snapshot()["discard"] == ["Wink", "Persistence of Vision", "Spectacles"]
    assert t.snapshot()["fields"]["Ann"] == ["Blind Spot"]


def test_counterspy_against_counterspy_lets_both_steals_happen() -> None:
    t = table({"Ann": ["Insight", "Counterspy"], "Bob": ["Counterspy", "Wink", "Blink"]})
    run(
        t,
        """Ann: play Insight
        Ann: choose Bob
        Bob: reveal Counterspy
        Ann: reveal Counterspy
        Ann: choose Wink of Bob
        Ann: choose Blink of Bob""",
    )
    assert t.snapshot()["hands"] == {"Ann": ["Blink", "Wink"], "Bob": []}
    assert t.snapshot()["discard"] == ["Counterspy", "Counterspy"]


def test_lighthouse_lies_below_the_card_it_cancels_and_never_answers_hindsight() -> None:
    t = table({"Ann": ["Hindsight", "Wink"], "Bob": []}, {"Ann": ["Shadow"], "Bob": ["Lighthouse"]})
    run(t, "Ann: play Hindsight\nAnn: choose Shadow of Ann\nAnn: end\nBob: end\nAnn: play Wink")
    run(t, "Bob: use Lighthouse")
    assert t.snapshot()["discard"] == ["Wink", "Lighthouse"]


def test_green_eyed_monster_looks_elsewhere() -> None:
    t = table({"Ann": ["Green-eyed Monster"], "Bob": ["Peekaboo!"], "Cy": ["Wink"]})
    run(t, "Bob: decline\nAnn: play Green-eyed Monster\nAnn: choose Bob\nBob: reveal Peekaboo!")
    assert t.decision() == ("Ann", ["choose Cy", "done"])
    run(t, "Ann: choose Cy\nAnn: choose Wink of Cy")
    assert t.snapshot()["hands"]["Ann"] == ["Wink"]


def test_two_way_mirror_performs_for_whoever_holds_it_then() -> None:
    t = table({"Ann": ["Two-Way Mirror"], "Bob": []}, {"Ann": ["Shadow", "Wink"]}, draw=["Blink", "Eye Catching"])
    run(
        t,
        """Ann: reveal Two-Way Mirror
        Ann: choose Bob
        Bob: choose Two-Way Mirror of Ann
        Bob: choose Wink of Ann""",
    )
    assert t.snapshot()["fields"] == {"Ann": ["Shadow"], "Bob": ["Eye Catching", "Two-Way Mirror", "Wink"]}


def test_eye_on_the_prize_must_be_chosen_first() -> None:
    t = table({"Ann": ["Skewed View"], "Bob": []}, {"Bob": ["Eye on the Prize", "Wink"]})
    run(t, "Ann: play Skewed View")
    assert t.decision() == ("Ann", ["choose Skewed View of Ann", "choose Eye on the Prize of Bob"])
    run(t, "Ann: choose Eye on the Prize of Bob")
    assert t.decision() == ("Ann", ["choose Skewed View of Ann", "choose Wink of Bob"])


def test_a_hidden_card_goes_home_when_eyelets_leaves() -> None:
    t = table({"Ann": ["Eyelets"], "Bob": ["Mirage"]}, {"Bob": ["Wink"]})
    run(t, "Ann: play Eyelets\nAnn: choose Wink of Bob")
    assert t.snapshot()["hidden"] == [["Ann", "Eyelets", "Bob", "Wink"]]
    assert t.snapshot()["points"] == {"Ann": 10, "Bob": 0}
    run(t, "Ann: end\nBob: play Mirage\nBob: choose Eyelets of Ann")
    assert t.snapshot()["fields"] == {"Ann": [], "Bob": ["Mirage", "Wink"]}


def test_a_mirror_of_shadow_plays_on_until_shadow_leaves() -> None:
    t = table({"Ann": ["Mirror Image", "Mirage", "Wink"], "Bob": []}, {"Bob": ["Shadow"]})
    run(t, "Ann: play Mirror Image\nAnn: choose Shadow of Bob\nAnn: play Mirage\nAnn: choose Shadow of Bob")
    assert t.decision() == ("Ann", ["end"])
    run(t, "Ann: end\nBob: end\nAnn: play Wink\nAnn: end")
    assert t.over
    assert t.winners == {"Ann"}


def test_a_blindsided_player_with_an_extra_turn_takes_it_after_the_missed_one() -> None:
    t = table({"Ann": ["Blindsided", "Wink"], "Bob": ["Wink"]})
    t.player("Bob").extra = 1
    run(t, "Ann: play Blindsided\nAnn: choose Bob\nAnn: end")
    assert t.decision() == ("Bob", ["play Wink"])
    assert t.snapshot()["extra"]["Bob"] == 0
    assert t.snapshot()["missed"]["Bob"] == 0


def test_the_last_player_wins() -> None:
    t = table({"Ann": ["Wink"], "Bob": ["Wink"]})
    t.leave("Ann")
    assert t.over
    assert t.winners == {"Bob"}
    assert t.decision() is None


def test_time_is_called_and_everybody_has_one_more_turn() -> None:
    t = table({"Ann": ["Wink", "Blink"], "Bob": ["Wink"], "Cy": ["Blink", "Blink"]})
    run(t, "Ann: play Wink")
    t.call_time()
    run(t, "Ann: end\nBob: play Wink\nBob: end\nCy: play Blink\nCy: end\nAnn: play Blink\nAnn: end")
    assert t.over
    assert t.winners == {"Ann"}


# -- the later editions, with cards of our own -----------------------------------------------------------------


def our_card(name: str, points: int = 10, **parts: object) -> Card:
    return Card(name, points, 3, **parts, document="", edition="viewniverse")  # type: ignore[arg-type]


TESTED = CardSet(
    "tested",
    "Cards for the tests below",
    (
        our_card("Squint All", play=[fx.Squint(1, fx.Who.EVERYONE)]),
        our_card("Squint Other", play=[fx.TargetPlayer(fx.Players.ANY), fx.Squint(2)]),
        our_card("Shut", reveal=[fx.Cancel(fx.Threat.SQUINT | fx.Threat.PASS, fx.Zone.HAND), fx.Goes(fx.Zone.FIELD)]),
        our_card("No", reveal=[fx.Cancel(fx.Threat.PLAY, fx.Zone.FIELD), fx.Discard(1)]),
        our_card("Spill", reveal=[fx.TargetPlayer(), fx.Discard(1), fx.Goes(fx.Zone.NAMED_FIELD)]),
        our_card("Glasses", reveal=[fx.Cancel(fx.Threat.DISCARD)]),
        our_card("Glasses Too", reveal=[fx.Cancel(fx.Threat.DISCARD), fx.Discard(1, fx.Who.OTHERS)]),
        our_card("Halt", reveal=[fx.Cancel(fx.Threat.PLAY)]),
        our_card("Grab", reveal=[fx.Cancel(fx.Threat.DESTROY), fx.Discard(1, fx.Who.EVERYONE), fx.Steal(1)]),
        our_card("Pinch", reveal=[fx.Cancel(fx.Threat.DISCARD), fx.Steal(1)]),
        our_card("Boomerang", play=[fx.Draw(1), fx.Goes(fx.Zone.HAND)]),
        our_card("Vane", each_turn=[fx.TargetPlayer(), fx.TakePassed(1)]),
        our_card("Shield", sacrifice=[fx.Cancel(fx.Threat.DESTROY), fx.Draw(1)]),
        our_card("Gift", play=[fx.TargetCard(), fx.TargetPlayer(fx.Players.ANY), fx.GiveToField()]),
        our_card("Door", play=[fx.BringIn()]),
        our_card("Bite", 5, marks={"zombeye"}),
        our_card("Shadow", 5, play=[fx.Draw(fx.Count.SAME_NAME)]),
    ),
    plague=3,
)


def later_table(
    hands: dict[str, list[str]],
    fields: dict[str, list[str]] | None = None,
    draw: list[str] | None = None,
    aside: dict[str, str] | None = None,
) -> Referee:
    names = [n for n in NAMES if n in hands or n in (fields or {})]
    return Referee(names, hands, draw or [], names[0], sets=["viewpoint", TESTED], fields=fields, aside=aside)


def test_a_swap_asks_for_nothing_once_nobody_else_has_a_card() -> None:
    fields = {"Ann": ["Blink"], "Bob": ["Mirage"]}
    t = later_table({"Ann": ["Peripheral Vision"], "Bob": [], "Cy": []}, fields)
    run(t, "Ann: play Peripheral Vision")
    assert t.decision() == ("Ann", ["choose Blink of Ann", "choose Peripheral Vision of Ann"])
    t.leave("Bob")
    assert t.decision() == ("Ann", ["end"])


def test_steals_that_waited_happen_in_the_order_of_their_reveals() -> None:
    hands = {
        "Ann": ["Wink", "Grab", "Blink"],
        "Bob": ["Halt", "Pinch", "Mirage", "Insight"],
        "Cy": ["Glasses Too", "Blink", "Eye Spy"],
    }
    t = later_table(hands, draw=["Wink"])
    run(t, "Ann: play Wink\nBob: reveal Halt\nAnn: reveal Grab\nBob: decline")
    run(t, "Cy: reveal Glasses Too\nBob: reveal Pinch\nAnn: choose Blink\nBob: choose Insight\nCy: choose Blink")
    assert t.decision() == ("Ann", ["choose Mirage of Bob"])
    run(t, "Ann: choose Mirage of Bob")
    assert t.decision() == ("Bob", ["choose Eye Spy of Cy"])


def test_all_squint_clockwise_and_the_last_card_lies_on_top() -> None:
    t = later_table({"Ann": ["Squint All", "Wink"], "Bob": ["Blink", "Mirage"], "Cy": []}, draw=["Insight"])
    run(t, "Ann: play Squint All\nAnn: choose Wink\nBob: choose Mirage")
    assert t.snapshot()["draw"] == ["Mirage", "Wink"]
    assert t.decision() == ("Ann", ["end"])


def test_a_cancelled_card_goes_back_to_the_hand_and_the_cancelling_one_into_the_field() -> None:
    t = later_table({"Ann": ["Squint Other"], "Bob": ["Shut", "Wink"]})
    run(t, "Ann: play Squint Other")
    assert t.decision() == ("Ann", ["choose Ann", "choose Bob"])
    run(t, "Ann: choose Bob\nBob: reveal Shut")
    assert t.snapshot()["hands"] == {"Ann": ["Squint Other"], "Bob": ["Wink"]}
    assert t.snapshot()["fields"] == {"Ann": [], "Bob": ["Shut"]}


def test_a_cancel_of_a_play_threatens_what_its_text_does() -> None:
    t = later_table({"Ann": ["Wink", "Glasses", "Blink"], "Bob": ["No"]}, draw=["Mirage", "Insight"])
    run(t, "Ann: play Wink\nBob: reveal No\nAnn: reveal Glasses")
    assert t.snapshot()["discard"] == ["Glasses", "No"]
    assert t.snapshot()["hands"]["Ann"] == ["Blink", "Insight", "Mirage"]
    t = later_table({"Ann": ["Wink", "Blink"], "Bob": ["No"]}, draw=["Mirage"])
    run(t, "Ann: play Wink\nBob: reveal No\nAnn: choose Blink")
    assert t.snapshot()["fields"]["Ann"] == ["Wink"]  # it stays, and has done nothing
    assert t.snapshot()["discard"] == ["Blink", "No"]


def test_a_shown_card_is_no_play_and_goes_where_it_says() -> None:
    t = later_table({"Ann": ["Wink", "Mirage"], "Bob": ["Spill"], "Cy": ["No"]})
    run(t, "Bob: reveal Spill\nBob: choose Ann\nAnn: choose Wink")
    assert t.snapshot()["fields"]["Ann"] == ["Spill"]
    assert t.decision() == ("Ann", ["play Mirage"])


def test_a_card_that_goes_back_can_be_copied_by_a_mirror_only_while_it_lies_there() -> None:
    t = later_table({"Ann": ["Boomerang"], "Bob": []}, draw=["Wink", "Blink"])
    run(t, "Ann: play Boomerang")
    assert t.snapshot()["hands"]["Ann"] == ["Blink", "Boomerang", "Wink"]
    t = later_table({"Ann": ["Mirror Image"], "Bob": []}, {"Bob": ["Boomerang"]}, draw=["Wink", "Blink"])
    run(t, "Ann: play Mirror Image\nAnn: choose Boomerang of Bob")
    assert t.snapshot()["hands"]["Ann"] == ["Blink", "Mirror Image", "Wink"]


def test_a_text_for_each_turn_is_used_once() -> None:
    t = later_table({"Ann": ["Wink"], "Bob": ["Blink", "Shut"]}, {"Ann": ["Vane"]})
    assert t.decision() == ("Ann", ["play Wink", "use Vane"])
    run(t, "Ann: use Vane\nAnn: choose Bob\nBob: decline\nBob: choose Blink")
    assert t.decision() == ("Ann", ["play Wink", "play Blink"])


def test_a_mirror_is_used_like_the_card_it_copies() -> None:
    t = later_table({"Ann": ["Mirror Image"], "Bob": ["Blink"]}, {"Bob": ["Vane"]})
    run(t, "Ann: play Mirror Image\nAnn: choose Vane of Bob\nAnn: use Mirror Image\nAnn: choose Bob\nBob: choose Blink")
    assert t.snapshot()["hands"] == {"Ann": ["Blink"], "Bob": []}


def test_a_sacrifice_lies_below_the_card_it_cancels_and_acts_on() -> None:
    t = later_table({"Ann": ["Mirage"], "Bob": []}, {"Bob": ["Shield", "Wink"]}, draw=["Blink", "Insight"])
    run(t, "Ann: play Mirage\nAnn: choose Wink of Bob\nBob: use Shield")
    assert t.snapshot()["discard"] == ["Mirage", "Shield"]
    assert t.snapshot()["hands"]["Bob"] == ["Insight"]


def test_a_card_is_brought_in_once() -> None:
    t = later_table({"Ann": ["Door", "Door"], "Bob": []}, {"Ann": ["Shadow (viewpoint)"]}, aside={"Ann": "Wink"})
    run(t, "Ann: play Door")
    assert t.snapshot()["hands"]["Ann"] == ["Door", "Wink"]
    run(t, "Ann: play Door")
    assert t.snapshot()["hands"]["Ann"] == ["Wink"]


def test_cards_of_the_same_name_are_told_apart_and_counted_together() -> None:
    both = ["Shadow (viewpoint)", "Shadow (tested)"]
    assert set(both) < set(catalogue(["viewpoint", TESTED]))
    t = later_table({"Ann": ["Shadow (tested)"], "Bob": []}, {"Bob": both}, draw=["Wink", "Blink", "Mirage", "Insight"])
    run(t, "Ann: play Shadow (tested)")
    assert t.snapshot()["hands"]["Ann"] == ["Blink", "Insight", "Mirage", "Wink"]


def test_too_many_zombeyes_overwhelm_a_player() -> None:
    assert plague_of(["viewpoint", TESTED], 3) == 3
    assert plague_of(["viewpoint"], 3) == 0
    t = later_table({"Ann": ["Gift"], "Bob": ["Wink"], "Cy": []}, {"Ann": ["Bite"], "Bob": ["Bite", "Bite"]})
    run(t, "Ann: play Gift\nAnn: choose Bite of Ann\nAnn: choose Bob")
    assert t.snapshot()["alive"] == ["Ann", "Cy"]
    assert t.decision() == ("Ann", ["end"])
    t = later_table({"Ann": ["Bite"], "Bob": []}, {"Ann": ["Bite", "Bite"]})
    run(t, "Ann: play Bite")
    assert t.over
    assert t.winners == {"Bob"}


# -- the random sets -------------------------------------------------------------------------------------------


def test_random_sets_use_the_whole_vocabulary() -> None:
    sets = [random_set(seed) for seed in range(30)]
    cards = [card for s in sets for card in (*s.cards, *s.enigmas)]
    texts = [text_of(part) for c in cards for part in (c.play, c.reveal, c.each_turn, c.any_time, c.sacrifice)]
    said = [word for text in texts for word in words(text)] + [c.always for c in cards if c.always]
    often = Counter(type(word) for word in said)
    known = {kind for kind in vars(fx).values() if isinstance(kind, type) and issubclass(kind, fx.Effect)}
    assert {kind for kind in known if often[kind] >= 8} == known - {fx.Effect}
    cancels = [word for word in said if isinstance(word, fx.Cancel)]
    assert all(sum(threat in c.when for c in cancels) >= 20 for threat in fx.Threat)
    assert {c.to for c in cancels} == {fx.Zone.DISCARD, fx.Zone.HAND, fx.Zone.DRAW, fx.Zone.FIELD}
    assert {word.to for word in said if isinstance(word, fx.Goes)} == set(fx.Zone)
    for kind in (fx.Draw, fx.Discard, fx.Squint):
        assert {word.who for word in said if isinstance(word, kind)} == set(fx.Who)
    assert {word.who for word in said if isinstance(word, fx.TargetPlayer)} == set(fx.Players)
    held = [
        w for word in said if isinstance(word, fx.IfPointsAbove | fx.IfMarked) for w in (*word.then, *word.otherwise)
    ]
    assert {type(word) for word in held} >= {fx.Discard, fx.Squint, fx.Steal, fx.TakePassed, fx.MissTurn, fx.DestroyOwn}
    answers = [text for text in texts if text and isinstance(text[0], fx.Cancel)]
    assert any(isinstance(word, fx.Steal) and word not in text for text in answers for word in words(text))
    assert {mark for c in cards for mark in c.marks} == {"relic", "zombeye"}
    assert all({c.starts for c in s.enigmas} == set(list(fx.Zone)[:4]) for s in sets)
    assert all(any("zombeye" in c.marks for c in s.cards) for s in sets)
    assert len({c.name for s in sets for c in s.cards}) < sum(len(s.cards) for s in sets)


def test_random_sets_are_the_same_for_the_same_seed() -> None:
    assert random_set.__wrapped__(5) == random_set(5)
    assert random_set(5) != random_set(6)
