"""The second opinion checks itself: no card is lost, every game ends, the plainest rulings hold."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from fieldofview.cards import mix
from second_opinion.referee import Referee

MIXES = (
    ["viewpoint"],
    ["reflections"],
    ["viewpoint", "reflections"],
    ["viewpoint", "prizes"],
    ["reflections", "prizes"],
    ["viewpoint", "reflections", "prizes"],
)
NAMES = ["Ann", "Bob", "Cy", "Dee", "Eli", "Fay"]


def deal(seed: int, sets: list[str], seats: int, turn_limit: int) -> Referee:
    rng = random.Random(seed)
    deck = mix(sets)
    names = [c.name for c, n in zip(deck.cards, deck.counts, strict=True) for _ in range(n)]
    rng.shuffle(names)
    players = NAMES[:seats]
    hands = {p: [names.pop() for _ in range(5)] for p in players}

    def shuffle(cards: list[str]) -> list[str]:
        return rng.sample(cards, len(cards))

    return Referee(players, hands, names, "Ann", sets=sets, turn_limit=turn_limit, shuffle=shuffle)


def census(referee: Referee) -> Counter[str]:
    """Every card by name, wherever it lies."""
    seen = referee.snapshot()
    found = Counter(seen["draw"] + seen["discard"] + [row[3] for row in seen["hidden"]])
    for zone in ("hands", "fields"):
        for cards in seen[zone].values():
            found.update(cards)
    found.update(piece.name for piece in [*referee.limbo, *referee.gone])
    return found


def play_at_random(seed: int, *, leaving: float = 0.0) -> Referee:
    rng = random.Random(seed)
    sets = MIXES[seed % len(MIXES)]
    seats = rng.randint(2, 6)
    referee = deal(seed, sets, seats, turn_limit=rng.choice([seats, 10 * seats, 25 * seats]))
    before = census(referee)
    while (question := referee.decision()) is not None:
        who, lines = question
        assert lines
        assert len(set(lines)) == len(lines)
        assert who in referee.snapshot()["alive"]
        if rng.random() < leaving:
            referee.leave(rng.choice(referee.snapshot()["alive"]))
        elif "end" in lines and rng.random() < 0.5:
            referee.answer("end")
        else:
            referee.answer(rng.choice(lines))
        assert census(referee) == before
    assert referee.over
    assert referee.winners
    assert not referee.limbo
    return referee


@pytest.mark.parametrize("seed", range(60))
def test_random_games_end_and_keep_every_card(seed: int) -> None:
    play_at_random(seed)


@pytest.mark.parametrize("seed", range(1000, 1060))
def test_random_games_survive_players_who_leave(seed: int) -> None:
    play_at_random(seed, leaving=0.004)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2000, 5000))
def test_many_random_games(seed: int) -> None:
    play_at_random(seed, leaving=0.002 * (seed % 3))


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
