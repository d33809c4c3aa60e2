"""`fov play --join`: a table from a terminal, through a whole game; servers that go away, addresses of nobody."""

import asyncio
import io
import queue
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from rich.console import Console

from fieldofview.cli import main
from fieldofview.cli.joining.guests import remember
from fieldofview.cli.joining.playing import Joining
from fieldofview.cli.table.terminal import Terminal
from fieldofview.server.client import Client
from server.running import Server
from server.small_set import SMALL_SET


class Person(threading.Thread):
    """Somebody at a terminal of their own; types what they are told to type."""

    def __init__(self, address: str, name: str, language: str = "en") -> None:
        super().__init__(daemon=True)
        self.address, self.called = address, name
        self.screen, self.keys = io.StringIO(), queue.Queue[str]()
        self.joining = Joining(Terminal(Console(file=self.screen, width=120), self.keys.get), language)
        self.status: int | None = None

    def run(self) -> None:
        self.status = asyncio.run(self.joining.run(self.address, self.called))

    def type(self, *lines: str) -> None:
        for line in lines:
            self.keys.put(line)

    def sees(self, text: str, seconds: float = 30.0) -> bool:
        return wait(lambda: text in self.screen.getvalue(), seconds)

    def has_left(self, seconds: float = 20.0) -> bool:
        self.join(seconds)
        return self.status == 0


def at_a_quick_game(server: Server, name: str) -> Person:
    person = Person(server.address, name)
    person.start()
    person.type("", "")
    assert person.sees("Draw Pile")
    return person


async def levels_at(server: Server, table: str) -> set[str | None]:
    """How strong everybody at a table is, as an onlooker is told."""
    client = Client(server.address)
    await client.enter_house("Lee")
    async with client.visit(table) as visit:
        async with asyncio.timeout(30):
            while (message := await visit.hear())["t"] != "seats":
                pass
    return {seat["level"] for seat in message["d"]["seats"]}


def wait(until: Callable[[], bool], seconds: float) -> bool:
    ends = time.monotonic() + seconds
    while not until() and time.monotonic() < ends:
        time.sleep(0.02)
    return until()


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is remembered is remembered here."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setattr("platformdirs.user_data_dir", lambda *_, **__: str(tmp_path / "home"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("terminal"), FOV_SPEED="50") as running:
        yield running
        assert running.reports == []


def test_a_table_with_cards_of_ones_own_is_played_to_the_end(server: Server) -> None:
    async def host() -> str:
        """Ann brings a set, seats a bot, starts when Bob is ready, and lets a bot play for her."""
        ann = Client(server.address)
        await ann.enter_house("Ann")
        brought = (await ann.post("/api/sets", {"text": SMALL_SET}))["text"]
        settings = {"files": [brought], "sets": ["viewpoint"], "seats": 3, "pace": "quick", "turn_limit": 8}
        opened = await ann.post("/api/tables", {"settings": settings})
        bob = Person(f"{server.address}/t/{opened['code']}", "Bob")
        bob.start()
        bob.type("sit", "ready")
        async with ann.visit(opened["id"]) as table:
            await table.post("bot", seat=2, level="greedy")
            while (message := await table.hear())["t"] != "gathering" or message["d"]["missing"]:
                pass
            await table.post("start")
            await table.post("away", on=True)
            while (await table.hear())["t"] != "over":
                bob.type("")
        assert bob.sees("Record: "), "what Ann has heard comes to Bob too, in its own time"
        bob.type("")
        assert bob.has_left(), bob.screen.getvalue()[-2000:]
        return bob.screen.getvalue()

    told = asyncio.run(asyncio.wait_for(host(), 60))
    assert "Small Set" in told
    assert "Plain" in told
    assert "Record: " in told


@pytest.mark.parametrize(
    ("language", "answers", "level"),
    [("en", ["grandmaster", "master"], "master"), ("en", [""], "casual"), ("de", ["1"], "beginner")],
)
def test_who_plays_a_quick_game_says_how_strong_the_bots_are(
    server: Server, language: str, answers: list[str], level: str
) -> None:
    person = Person(server.address, "Jo", language)
    person.start()
    person.type("", *answers)
    assert person.sees("Draw Pile" if language == "en" else "Nachziehstapel"), person.screen.getvalue()
    assert ("There is no level 'grandmaster'" in person.screen.getvalue()) == (len(answers) > 1)
    assert asyncio.run(levels_at(server, person.joining.seat.hello["table"]["id"])) == {None, level}
    person.type("quit")
    assert person.has_left()


@pytest.mark.parametrize(
    ("language", "stronger", "shown", "refused"),
    [
        ("en", "MASTER", ("(casual)", "(master)", "usually casual"), "There is no bot 'grandmaster'"),
        ("de", "meister", ("(Freizeit)", "(Meister)", "sonst Freizeit"), "Es gibt keinen Bot 'grandmaster'"),
    ],
)
def test_a_host_seats_bots_of_any_level(
    server: Server, language: str, stronger: str, shown: tuple[str, ...], refused: str
) -> None:
    async def opened() -> dict[str, str]:
        await client.enter_house("Kim")
        table: dict[str, str] = await client.post("/api/tables", {"settings": {"seats": 3}})
        return table

    client = Client(server.address)
    table = asyncio.run(opened())
    remember(server.address, "Kim", client.cookie)
    person = Person(f"{server.address}/t/{table['code']}", "Kim", language)
    person.start()
    person.type("bot 2", f"bot 3 {stronger}", "bot 2 grandmaster")
    assert all(person.sees(text) for text in (*shown, refused)), person.screen.getvalue()
    assert [seat["bot"] for seat in person.joining.seat.gathering["seats"]] == [None, "casual", "master"]
    person.type("quit")
    assert person.has_left()


def test_the_end_of_a_game_says_how_to_leave(server: Server) -> None:
    person = at_a_quick_game(server, "Eve")
    person.type("forfeit")
    assert person.sees("Record: ", 60), "the bots play on to the end"
    assert person.sees("Enter leaves.")
    person.type("")
    assert person.has_left()


def test_the_same_command_finds_the_same_seat(server: Server) -> None:
    first = at_a_quick_game(server, "Flo")
    first.type("quit")
    assert first.sees("Your seat is kept; come back with the same command.")
    assert first.has_left()
    code = first.joining.seat.hello["table"]["code"]
    again = Person(f"{server.address}/t/{code}", "Flo")
    again.start()
    assert again.sees("Flo's hand")
    again.type("quit")
    assert again.has_left()
    onlooker = Person(f"{server.address}/t/{code}", "Gus")
    onlooker.start()
    assert onlooker.sees("Draw Pile")
    onlooker.type("quit")
    assert onlooker.sees("Goodbye.")
    assert "seat" not in onlooker.screen.getvalue()


def test_who_waits_for_a_server_may_leave(tmp_path: Path) -> None:
    with Server(tmp_path / "server") as server:
        person = at_a_quick_game(server, "Hal")
        server.kill()
        assert person.sees("The connection is lost")
        person.type("table")
        assert person.sees("No server hears you yet")
        assert person.screen.getvalue().count("The connection is lost") == 1
        person.type("quit")
        assert person.has_left()


@pytest.mark.parametrize(
    "address", ["http://[::1", "file:///etc/hosts", "ftp://127.0.0.1/", "", "http://", "127.0.0.1:99999", "127.0.0.1:x"]
)
def test_what_is_no_address_is_one_sentence(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--join", address, "--players", "Ida"]) == 2
    assert "is no address of a table" in capsys.readouterr().err
    assert main(["play", "--join", address, "--players", "Ida", "--lang", "de"]) == 2
    assert "ist keine Adresse eines Tisches" in capsys.readouterr().err


def test_where_nobody_listens_is_said_in_the_readers_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--join", "127.0.0.1:1", "--players", "Ida"]) == 2
    assert "No table answers at http://127.0.0.1:1: Connection refused." in capsys.readouterr().err
    assert main(["play", "--join", "127.0.0.1:1", "--players", "Ida", "--lang", "de"]) == 2
    assert "Unter http://127.0.0.1:1 antwortet kein Tisch: dort hört niemand zu." in capsys.readouterr().err
