"""What strangers type: what can be seen stays, the rest is escaped; only the digits 0 to 9 are digits."""

from __future__ import annotations

import pytest

from fieldofview.cards.typed import escaped, said, unseen, whole


@pytest.mark.parametrize("text", ["Änn", "Nguyễn", "日本", "🦊", "e\u0301", "a b", "👁\ufe0f"])
def test_what_can_be_seen_stays(text: str) -> None:
    assert escaped(text) == text
    assert unseen(text) == ""


@pytest.mark.parametrize(
    ("text", "shown", "number"),
    [
        ("a\x1b[2J", "a\\x1b[2J", "U+001B"),
        ("a\u202eb", "a\\u202eb", "U+202E"),
        ("a\u200db", "a\\u200db", "U+200D"),
        ("a\udc80", "a\\udc80", "U+DC80"),
        ("\u3164", "\\u3164", "U+3164"),
        ("a\u00a0b", "a\\xa0b", "U+00A0"),
        ("a\U000e0041", "a\\U000e0041", "U+E0041"),
    ],
)
def test_what_cannot_be_seen_is_escaped(text: str, shown: str, number: str) -> None:
    assert escaped(text) == shown
    assert f"{said(text)!r}" == f"'{shown}'"
    assert unseen(text) == number


def test_what_is_said_again_is_short() -> None:
    assert len(said("x" * 10**6)) == 80
    assert said(10**5000) == "a very large number"
    assert said(-3) == "-3"


@pytest.mark.parametrize(("text", "number"), [("3", 3), ("-12", -12), ("+7", 7), ("007", 7)])
def test_numbers(text: str, number: int) -> None:
    assert whole(text) == number


@pytest.mark.parametrize("text", ["", "²", "٣", "1_0", " 1", "1 ", "1\n", "0x1", "1.0", "--1", "9" * 5000, "３"])
def test_what_is_no_number(text: str) -> None:
    assert whole(text) is None
