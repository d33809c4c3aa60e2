"""The chain: every damage is found and named, and nothing sound is doubted."""

import random
from dataclasses import replace

import pytest

from fieldofview.desk.log import (
    EMPTY,
    Damage,
    Draft,
    Entry,
    Head,
    Why,
    canonical,
    chain,
    check,
    digest,
    head_of,
    link,
)


def log(length: int = 12) -> list[Entry]:
    return chain(Draft(f"t{n}", "organiser", "Noted", {"n": n, "text": "Ångström"}) for n in range(length))


def test_a_sound_log_has_no_damage() -> None:
    entries = log()
    assert check(entries, head_of(entries)) is None
    assert check([], EMPTY) is None
    assert check(entries, Head(5, entries[4].hash)) is None
    assert check(entries, Head(5, entries[4].hash[:12])) is None


def test_an_entry_s_hash_is_a_promise() -> None:
    """A log that was written once must stay readable for ever: this figure never changes."""
    entry = link(EMPTY, Draft("2026-05-03T10:00:00Z", "o", "Noted", {"b": [1, None], "a": "ß"}), "c-1")
    assert canonical(entry.data) == '{"a":"ß","b":[1,null]}'
    assert entry.hash == "d25d3cae19a4ee1eeec243abee87d8b73db0dffbea064e98f7c9d60c099e14a5"


@pytest.mark.parametrize("field", ["at", "by", "kind", "data", "command", "before", "hash"])
@pytest.mark.parametrize("place", [0, 5, 11])
def test_a_changed_field_is_named(field: str, place: int) -> None:
    entries = log()
    new = {"n": 99} if field == "data" else "f" * 64
    entries[place] = replace(entries[place], **{field: new})
    assert check(entries) == Damage(place + 1, Why.CHANGED)


def test_a_changed_entry_with_a_new_hash_breaks_the_link_behind_it() -> None:
    entries = log()
    entries[4] = link(head_of(entries[:4]), Draft("t", "o", "Forged", {}))
    assert check(entries) == Damage(6, Why.CHANGED)


def test_a_missing_entry_is_named() -> None:
    entries = log()
    del entries[6]
    assert check(entries) == Damage(7, Why.MISSING)


@pytest.mark.parametrize("renumbered", [False, True])
def test_entries_out_of_order_are_named(renumbered: bool) -> None:
    entries = log()
    entries[3], entries[7] = entries[7], entries[3]
    if renumbered:
        entries[3], entries[7] = replace(entries[3], n=4), replace(entries[7], n=8)
    assert check(entries) == Damage(4, Why.ORDER)
    entries = log()
    entries.insert(3, entries[2])
    assert check(entries) == Damage(4, Why.ORDER)


def test_a_cut_is_found_by_a_head_noted_elsewhere() -> None:
    entries = log()
    assert check(entries[:8]) is None
    assert check(entries[:8], head_of(entries)) == Damage(9, Why.CUT)


def test_a_rewritten_log_is_found_by_a_head_noted_elsewhere() -> None:
    entries = log()
    forged = chain(Draft(entry.at, "somebody", entry.kind, entry.data) for entry in entries)
    assert check(forged) is None
    damage = check(forged, head_of(entries))
    assert damage == Damage(12, Why.REWRITTEN)
    assert damage is not None
    assert damage.sound == 0
    assert check(forged, Head(12, "")) == Damage(12, Why.REWRITTEN)


def test_any_harm_is_found() -> None:
    source = random.Random(7)
    for _ in range(300):
        entries = log()
        whole = list(entries)
        for _ in range(source.randint(1, 3)):
            match source.randrange(3):
                case 0:
                    del entries[source.randrange(len(entries))]
                case 1:
                    source.shuffle(entries)
                case _:
                    place = source.randrange(len(entries))
                    entries[place] = replace(entries[place], data={"n": source.random()})
        damage = check(entries, head_of(whole))
        if entries == whole:
            assert damage is None
        else:
            assert damage is not None
            assert entries[: damage.sound] == whole[: damage.sound]
            assert entries[: damage.n] != whole[: damage.n]


def test_every_damage_is_one_sentence() -> None:
    for why in Why:
        sentence = str(Damage(7, why))
        assert "7" in sentence
        assert sentence.endswith(".")


def test_a_digest_needs_its_salt() -> None:
    fields = {"name": "Ann", "club": "Eye"}
    assert digest(fields, "a") == digest({"club": "Eye", "name": "Ann"}, "a")
    assert digest(fields, "a") != digest(fields, "b")
    assert digest(fields, "a") != digest(fields | {"name": "Bo"}, "a")
