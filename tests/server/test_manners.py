"""Block lists, reports, and what the host of the server does about them."""

import asyncio
from collections.abc import Iterator
from http.client import HTTPConnection
from typing import Any

import pytest

from fieldofview.server.client import Client, Closed, Declined, Visit
from server.running import Server

SECRET = "an operator's long secret"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    variables = {"FOV_OPERATOR": SECRET, "FOV_HOSTS": "club.example", "FOV_COMPLAINTS": "3/hour"}
    with Server(tmp_path_factory.mktemp("manners"), FOV_SPEED="10", **variables) as running:
        yield running
        assert running.reports == []


async def guest(server: Server, name: str) -> Client:
    client = Client(server.address)
    await client.enter_house(name)
    return client


async def code_of_refusal(asked: Any) -> str:
    with pytest.raises(Declined) as refused:
        await asked
    return refused.value.code


async def heard(visit: Visit, mark: str) -> list[str]:
    """Every line of chat until one that has the mark."""
    lines: list[str] = []
    while True:
        message = await asyncio.wait_for(visit.hear(), 10)
        if message["t"] == "chat":
            lines.append(message["d"]["text"])
            if mark in lines[-1]:
                return lines


def test_whom_i_blocked_i_do_not_hear_and_they_do_not_sit_at_my_table(server: Server) -> None:
    async def main() -> None:
        ann, bob, cy = [await guest(server, name) for name in ("Ann", "Bob", "Cy")]
        table = (await ann.post("/api/tables", {"settings": {"seats": 3, "sets": ["viewpoint"]}}))["id"]
        async with ann.visit(table) as host, bob.visit(table) as rude, cy.visit(table) as friend:
            await rude.ask("say", text="first")
            assert await heard(host, "first") == ["first"]
            assert await code_of_refusal(ann.post(f"/api/tables/{table}/block", {"name": "Nobody"})) == "nobody there"
            assert await code_of_refusal(ann.post(f"/api/tables/{table}/block", {"name": "Ann"})) == "yourself"
            assert (await ann.post(f"/api/tables/{table}/block", {"name": "Bob"}))["blocked"] == ["Bob"]
            await rude.ask("say", text="second")
            _, came = await friend.ask("say", text="third")
            assert await heard(host, "third") == ["third"]
            assert [it["d"]["text"] for it in came if it["t"] == "chat"] == ["first", "second", "third"]
            assert await code_of_refusal(rude.ask("sit")) == "unwelcome"
            await friend.ask("sit")
        async with ann.visit(table) as again:  # also whoever comes back
            assert await heard(again, "third") == ["third"]
        theirs = (await bob.post("/api/tables", {"settings": {"sets": ["viewpoint"]}}))["id"]
        async with ann.visit(theirs) as visit:  # it holds one way: I may sit at theirs
            await visit.ask("sit")
            await visit.ask("say", text="hello")
            assert (await ann.get(f"/api/tables/{theirs}/blocked"))["blocked"] == ["Bob"]  # known at every table
            assert (await bob.get(f"/api/tables/{theirs}/blocked"))["blocked"] == []
        assert (await ann.post(f"/api/tables/{theirs}/unblock", {"name": "Bob"}))["blocked"] == []
        async with bob.visit(table) as forgiven:
            await forgiven.ask("sit")

    asyncio.run(main())


def test_a_rematch_that_i_host_seats_nobody_whom_i_blocked(server: Server) -> None:
    async def main() -> None:
        ann, bob = [await guest(server, name) for name in ("Ann", "Bob")]
        table = (await ann.post("/api/tables", {"settings": {"seats": 2, "sets": ["viewpoint"]}}))["id"]
        async with ann.visit(table) as host, bob.visit(table) as other:
            await other.ask("sit")
            await other.ask("ready", on=True)
            await host.ask("start")
            await other.ask("forfeit")
            await ann.post(f"/api/tables/{table}/block", {"name": "Bob"})
            again, _ = await host.ask("rematch")
            assert (await other.ask("rematch"))[0]["id"] == again["id"]
        async with bob.visit(again["id"]) as visit:
            assert (await visit.hear())["d"]["viewer"] is None
            assert await code_of_refusal(visit.ask("sit")) == "unwelcome"

    asyncio.run(asyncio.wait_for(main(), 60))


def test_a_report_goes_to_the_host_who_mutes_and_bans(server: Server) -> None:
    async def main() -> None:
        dee, eve = await guest(server, "Dee"), await guest(server, "Eve")
        host = Client(server.address)
        table = (await dee.post("/api/tables", {"settings": {"sets": ["viewpoint"], "title": "Tea"}}))["id"]
        async with dee.visit(table), eve.visit(table) as rude:
            await rude.ask("say", text="you all play like stones")
            body = {"name": "Eve", "reason": "chat", "text": "rude"}
            number = (await dee.post(f"/api/tables/{table}/reports", body))["id"]
            found = (await host.get("/api/host/reports"))["reports"][0]
            assert (found["id"], found["by_name"], found["about_name"], found["text"]) == (number, "Dee", "Eve", "rude")
            assert (found["context"]["title"], found["earlier"], found["account"]) == ("Tea", 0, None)
            assert [line["text"] for line in found["context"]["chat"]] == ["you all play like stones"]
            told = await host.post(f"/api/host/reports/{number}", {"act": "mute", "days": 7, "note": "a week"})
            assert (told["reports"][0]["act"], told["reports"][0]["note"]) == ("mute", "a week")
            assert await code_of_refusal(rude.ask("say", text="again")) == "muted"
            assert await code_of_refusal(rude.ask("phrase", key="hello")) == "muted"
            await rude.ask("sit")
            await host.post(f"/api/host/reports/{number}", {"act": "ban"})
            with pytest.raises(Closed, match="1008"):
                await heard(rude, "nothing")
        assert await code_of_refusal(eve.post(f"/api/tables/{table}/ticket")) == "banned"
        assert await code_of_refusal(eve.quick(2)) == "banned"
        assert [it["kind"] for it in (await eve.get("/api/account"))["sanctions"]] == ["ban", "mute"]
        assert (await dee.get("/api/account"))["sanctions"] == []
        assert await code_of_refusal(Client(server.address).enter_house("ÈVE")) == "banned name"
        for kind in ("ban", "mute"):
            told = await host.post("/api/host/lift", {"name": "Eve", "kind": kind})
        assert told["sanctions"] == []
        await eve.quick(2)
        for _ in range(2):
            await dee.post(f"/api/tables/{table}/reports", body)
        assert await code_of_refusal(dee.post(f"/api/tables/{table}/reports", body)) == "too many"
        assert [it["earlier"] for it in (await host.get("/api/host/reports"))["reports"]] == [2, 1, 0]

    asyncio.run(main())


@pytest.mark.parametrize(
    ("host", "secret", "status"),
    [
        ("127.0.0.1", "", 200),
        ("club.example", "", 403),
        ("club.example", "a wrong secret", 403),
        ("club.example", SECRET, 200),
    ],
)
def test_the_hosts_page_is_the_hosts(server: Server, host: str, secret: str, status: int) -> None:
    connection = HTTPConnection("127.0.0.1", server.port, timeout=20)
    connection.request("GET", "/api/host/reports", headers={"Host": host, "x-fov-operator": secret})
    assert connection.getresponse().status == status
    connection.close()
