"""Around a game over the network: what the lobby shows, first games, and hints that only their player is told."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from fieldofview.server.client import Client, Visit
from server.running import Server

QUICK = {"sets": ["viewpoint"], "pace": "quick", "turn": 600_000, "bank": 1_800_000}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("around"), FOV_SPEED="20") as running:
        yield running
        assert running.reports == []


async def until(table: Visit, kind: str, wanted: Any = lambda _: True) -> dict[str, Any]:
    """The next message of a kind that is as wanted."""
    while True:
        message = await asyncio.wait_for(table.hear(), 60)
        if message["t"] == kind and wanted(message["d"]):
            found: dict[str, Any] = message["d"]
            return found


def test_the_lobby_shows_a_listed_game_as_onlookers_see_it_and_never_a_hand(server: Server) -> None:
    async def play() -> None:
        client = Client(server.address)
        await client.enter_house("Ann")
        made = await client.post("/api/tables", {"settings": {**QUICK, "seats": 2, "listed": True}})
        async with client.visit(made["id"]) as table:
            await table.post("bot", seat=1, level="greedy")
            await table.post("start")
            await until(table, "news", lambda news: news["events"])
            async with httpx.AsyncClient() as stranger:
                lobby = (await stranger.get(f"{server.address}/api/lobby")).json()
            (shown,) = [row for row in lobby["tables"] if row["id"] == made["id"]]
            live = shown["live"]
            assert set(live) == {
                "names", "turn", "turns", "points", "hands", "fields", "draw", "window", "paused", "waits", "closes",
                "rests",
            }  # fmt: skip
            assert live["names"][0] == "Ann"
            assert all(size in range(4, 8) for size in live["hands"])
            assert lobby["people"] == 1
            mine = (await client.get("/api/me"))["tables"]
            assert [row["seat"] for row in mine if row["id"] == made["id"]] == [0]

    asyncio.run(asyncio.wait_for(play(), 120))


def test_a_hint_is_an_option_of_mine_and_only_i_hear_of_it(server: Server) -> None:
    async def play() -> None:
        ann, eve = Client(server.address), Client(server.address)
        await ann.enter_house("Ann")
        await eve.enter_house("Eve")
        made = await ann.post("/api/tables", {"settings": {**QUICK, "seats": 2, "hints": True, "pace": "calm"}})
        async with ann.visit(made["id"]) as table, eve.visit(made["id"]) as watching:
            await table.post("bot", seat=1, level="greedy")
            await table.post("start")
            asked = await until(table, "news", lambda news: news["decision"] and not news["window"])
            await until(watching, "news", lambda news: news["number"] == asked["number"])
            number = asked["number"]
            reply: dict[str, Any] = {"option": None}
            while reply["option"] is None:  # a busy machine may have no time for a bot's thought
                await table.post("hint", number=number)
                reply = await until(table, "reply", lambda reply: "option" in reply)
            count = len(asked["decision"]["options"])
            assert 0 <= reply["option"] < count
            assert len(reply["chances"]) in (0, count)  # none as long as the search is being compiled
            assert bool(reply["chances"]) == isinstance(reply["reason"], str)
            await watching.post("hint", number=number)
            refused = await until(watching, "refused")  # the next thing that an onlooker is told is their own refusal
            assert refused["code"] == "no seat"

    asyncio.run(asyncio.wait_for(play(), 120))


@pytest.mark.parametrize(
    ("wanted", "code"), [({"hints": True, "listed": True}, "setting value"), ({"hints": 1}, "setting value")]
)
def test_listed_tables_have_no_hints(server: Server, wanted: dict[str, Any], code: str) -> None:
    with httpx.Client(base_url=server.address) as guest:
        guest.post("/api/guest", json={"name": "Ann", "lang": "en"})
        answer = guest.post("/api/tables", json={"settings": wanted})
    assert answer.json()["error"]["code"] == code


def test_a_quick_game_gives_hints(server: Server) -> None:
    async def play() -> None:
        client = Client(server.address)
        await client.enter_house("Ann")
        async with client.visit(await client.quick(2)) as table:
            assert (await until(table, "hello"))["table"]["settings"]["hints"] is True

    asyncio.run(asyncio.wait_for(play(), 120))


def test_a_first_game_is_one_request_and_leaves_no_replay(server: Server) -> None:
    async def play() -> None:
        client = Client(server.address)
        await client.enter_house("Ann")
        made = await client.post("/api/first", {})
        async with client.visit(made["id"]) as table:
            asked = await until(table, "news", lambda news: news["decision"] and not news["window"])
            assert "play Wink" in [option["line"] for option in asked["decision"]["options"]]
            await table.post("hint", number=asked["decision"]["number"])
            assert (await until(table, "refused"))["code"] == "no hints"
            await table.post("forfeit")
            over = await until(table, "over")
            assert over["replay"] is None

    asyncio.run(asyncio.wait_for(play(), 120))
