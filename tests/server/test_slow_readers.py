"""Whoever does not read is dropped: nobody waits for them, and what they were to be sent is bounded."""

from __future__ import annotations

import asyncio

from fieldofview.server.doors.connection import MOST_UNREAD, MOST_UNREAD_BYTES, TOO_SLOW, Connection
from fieldofview.server.doors.limits import Rate
from fieldofview.server.store.people import Guest


def test_a_slow_reader_is_dropped_with_all_that_waited() -> None:
    connection = Connection(Guest("g", "Eve"), "en")
    pushed = 0
    while not connection.is_closed:
        connection.push({"t": "news", "n": pushed, "d": "x" * 100_000})
        pushed += 1
        assert connection.unread <= MOST_UNREAD_BYTES + 200_000
    assert pushed < MOST_UNREAD
    assert asyncio.run(connection.next()) == ([], TOO_SLOW)
    assert connection.outbox.empty()
    assert connection.unread == 0


def test_a_reader_who_keeps_up_is_sent_any_amount() -> None:
    async def main() -> None:
        connection = Connection(Guest("g", "Ann"), "en")
        for n in range(200):
            connection.push({"t": "news", "n": n, "d": "x" * 100_000})
            assert len((await connection.next())[0]) == 1
        assert not connection.is_closed

    asyncio.run(main())


def test_what_waits_is_sent_at_once_and_in_order() -> None:
    connection = Connection(Guest("g", "Ann"), "en")
    for n in range(3):
        connection.push({"n": n})
    connection.close(TOO_SLOW)
    assert asyncio.run(connection.next()) == ([b'{"n":0}', b'{"n":1}', b'{"n":2}'], TOO_SLOW)


def test_many_small_messages_are_bounded_too() -> None:
    connection = Connection(Guest("g", "Eve"), "en")
    for n in range(2 * MOST_UNREAD):
        connection.push({"t": "chat", "n": n, "d": {}})
    assert asyncio.run(connection.next()) == ([], TOO_SLOW)


def test_what_costs_more_counts_for_more() -> None:
    rate = Rate("40/10 seconds")
    assert [rate.allows("a", 10) for _ in range(5)] == [True] * 4 + [False]
    assert not rate.allows("a")
    assert rate.allows("b", 1_000)  # more than may ever be: once in that time
    assert not rate.allows("b")
