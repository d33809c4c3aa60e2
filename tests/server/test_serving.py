"""Starting and stopping: ports, the lock, who is told what, headers, names of hosts."""

import argparse
import asyncio
import json
import socket
import subprocess
import sys
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest

from fieldofview.cli import main
from fieldofview.cli.serve import open_or_tell
from fieldofview.office.qr import blocks, data_url, svg
from fieldofview.server.client import Client, Closed, Declined
from fieldofview.server.running.browser import may_open, ssh_line
from fieldofview.server.running.listening import listen
from server.running import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("serving"), is_fresh=True, FOV_SPEED="10") as running:
        yield running
        assert running.reports == []


def ask(server: Server, method: str, path: str, body: str = "", **headers: str) -> tuple[int, dict[str, str], str]:
    connection = HTTPConnection("127.0.0.1", server.port, timeout=20)
    named = {key.replace("_", "-"): value for key, value in headers.items()}
    connection.request(method, path, body.encode() or None, {"content-type": "application/json", **named})
    answer = connection.getresponse()
    found = answer.status, {key.lower(): value for key, value in answer.getheaders()}, answer.read().decode()
    connection.close()
    return found


def test_a_taken_port_is_passed_over() -> None:
    first = listen("127.0.0.1", None)
    second = listen("127.0.0.1", None)
    assert first.getsockname()[1] != second.getsockname()[1]
    first.close()
    second.close()


@pytest.mark.parametrize(("port", "language"), [("65536", "en"), ("999999", "de"), ("-1", "en")])
def test_a_port_that_no_machine_has_is_one_sentence(
    port: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--port", port, "--lang", language]) == 2
    said = {"en": "fov: A port is a number from 0 to 65535", "de": "fov: Ein Port ist eine Zahl von 0 bis 65535"}
    assert capsys.readouterr().err.startswith(said[language])


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("FOV_TABLES", "many", "FOV_TABLES cannot be used: it is a whole number."),
        ("FOV_TABLES", "-3", "FOV_TABLES cannot be used: it is at least 1."),
        ("FOV_THINKERS", "0", "FOV_THINKERS cannot be used: it is at least 1."),
        ("FOV_THINK_SECONDS", "nan", "FOV_THINK_SECONDS cannot be used: it is at most 60.0."),
        ("FOV_REQUESTS", "often", "FOV_REQUESTS cannot be used: it is a limit such as 600/minute."),
        ("FOV_CHAT", "0/minute", "FOV_CHAT cannot be used: it is a limit such as 600/minute."),
        ("FOV_PROXIED", "maybe", "FOV_PROXIED cannot be used: it is true or false."),
        ("FOV_OPERATOR", "hunter2", "FOV_OPERATOR cannot be used: it has at least 16 characters."),
        ("FOV_WORKER_ADDRESS", "here", "FOV_WORKER_ADDRESS cannot be used: it is an address such as 10.0.0.5:8470."),
        ("FOV_HOSTS", "https://table.example.org", "FOV_HOSTS cannot be used: it is names such as table.example.org"),
        ("FOV_HOSTS", "a.example b.example", "FOV_HOSTS cannot be used: it is names such as table.example.org"),
        ("FOV_METRICS_TOKEN", "hunter2", "FOV_METRICS_TOKEN cannot be used: it has at least 16 characters."),
        ("FOV_DATABASE_URL", "somewhere", "FOV_DATABASE_URL is no address of a database"),
        ("FOV_DATABASE_URL", "mysql://u:hunter2@h/x", "FOV_DATABASE_URL is no address of a database"),
        ("FOV_DATABASE_URL", "sqlite:////nowhere/x.sqlite", "The database cannot be opened: unable to open"),
        ("FOV_DATABASE_URL", "postgresql://u:hunter2@127.0.0.1:1/x", "The database cannot be opened: conn"),
    ],
)
def test_a_setting_that_cannot_be_is_one_sentence(
    name: str,
    value: str,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv(name, value)
    assert main(["serve", "--recount", "--data", str(tmp_path)]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"fov: {said}")
    assert "hunter2" not in told
    main(["serve", "--recount", "--data", str(tmp_path), "--lang", "de"])
    german = capsys.readouterr().err
    assert "lässt sich" in german or "ist so nicht zu gebrauchen" in german or "ist keine Adresse" in german


def test_no_answer_waits_for_the_receipt_of_the_one_before() -> None:
    async def main() -> int:
        found: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def came(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            found.set_result(writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        async with await asyncio.start_server(came, sock=listen("127.0.0.1", 0)) as server:
            _, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
            writer.close()
            return await found

    assert asyncio.run(main())


def test_a_server_that_runs_already_is_opened(server: Server) -> None:
    command = [sys.executable, "-m", "fieldofview", "serve", "--no-browser", "--data", str(server.folder)]
    told = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    assert told.stdout.strip() == f"A table is open already at {server.address}"


@pytest.mark.parametrize(
    ("environment", "is_terminal", "opens"),
    [
        ({"DISPLAY": ":0"}, True, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, True, True),
        ({"DISPLAY": ":0"}, False, False),
        ({}, True, False),
        ({"DISPLAY": ":10", "SSH_CONNECTION": "10.0.0.2 51000 10.0.0.9 22"}, True, False),
    ],
)
def test_a_browser_opens_only_before_a_screen(environment: dict[str, str], is_terminal: bool, opens: bool) -> None:
    assert may_open(environment, is_terminal=is_terminal, platform="linux") is opens


@pytest.mark.parametrize("remote", ["", "10.0.0.2 51000 10.0.0.9 22"])
def test_where_no_browser_opens_the_way_here_is_told(
    remote: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("SSH_CONNECTION", remote)
    monkeypatch.setattr(sys, "platform", "linux")
    open_or_tell(argparse.Namespace(no_browser=False, lang="en"), "http://127.0.0.1:8471")
    assert "ssh -L 8471:127.0.0.1:8471 " in capsys.readouterr().out


def test_the_ssh_line_leads_here() -> None:
    environment = {"SSH_CONNECTION": "10.0.0.2 51000 10.0.0.9 22", "USER": "ann"}
    assert ssh_line(8470, environment) == "ssh -L 8470:127.0.0.1:8470 ann@10.0.0.9"


def test_an_address_is_drawn_for_terminals_and_pages() -> None:
    assert {"\u2580", "\u2584"} & set(blocks("http://10.0.0.7:8470"))
    assert data_url("http://10.0.0.7:8470").startswith("data:image/svg+xml")


def test_strict_headers_stand_on_every_answer(server: Server) -> None:
    for path in ("/", "/t/ABCDE", "/api/lobby", "/api/nothing", "/healthz", "/no.css"):
        status, headers, _ = ask(server, "GET", path)
        assert status in (200, 404)
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example:80", ""])
def test_another_hosts_name_is_refused(server: Server, host: str) -> None:
    status, _, body = ask(server, "GET", "/api/lobby", Host=host)
    assert status == 421
    assert json.loads(body)["error"]["code"] == "unknown host"


def test_another_pages_request_is_refused(server: Server) -> None:
    status, _, body = ask(server, "POST", "/api/guest", '{"name":"Ann"}', Origin="http://evil.example")
    assert (status, json.loads(body)["error"]["code"]) == (403, "unknown origin")
    assert ask(server, "POST", "/api/guest", '{"name":"Ann"}', Origin=server.address)[0] == 200


def test_refusals_speak_the_readers_language(server: Server) -> None:
    _, _, body = ask(server, "GET", "/api/me", Accept_Language="de-AT,de;q=0.9")
    assert json.loads(body)["error"]["text"].startswith("Hier kennt dich noch niemand")


def test_a_body_beyond_bounds_is_refused(server: Server) -> None:
    assert ask(server, "POST", "/api/guest", json.dumps({"name": "x" * 600_000}))[0] == 413


def test_the_cookie_is_for_no_script(server: Server) -> None:
    _, headers, _ = ask(server, "POST", "/api/guest", '{"name":"Ann"}')
    assert "HttpOnly" in headers["set-cookie"]
    assert "SameSite=lax" in headers["set-cookie"]


def test_health_and_metrics(server: Server) -> None:
    assert json.loads(ask(server, "GET", "/healthz")[2])["status"] == "ok"
    told = ask(server, "GET", "/metrics")[2]
    for name in ("fov_loop_lag_seconds", "fov_tables", "fov_sockets", "fov_action_seconds", "fov_commit_seconds"):
        assert name in told


@pytest.mark.parametrize("path", ["/metrics", "/api/host/network", "/api/host/reports"])
@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "X-Forwarded-Host", "X-Real-IP", "Via"])
def test_whoever_comes_through_a_proxy_on_this_machine_is_not_at_it(server: Server, path: str, header: str) -> None:
    assert ask(server, "GET", path)[0] == 200
    passed_on = {"Host": "localhost", header: "203.0.113.5"}  # as a stranger asked for it, or as a proxy names us
    assert ask(server, "GET", path, **passed_on)[0] == 403


def test_health_needs_a_name_of_ours_and_nothing_else(server: Server) -> None:
    for host, status in (("127.0.0.1", 200), ("localhost:80", 200), ("", 421), ("10.1.2.3", 421)):
        assert ask(server, "GET", "/healthz", Host=host, X_Forwarded_For="203.0.113.5")[0] == status


def test_an_invitation_is_drawn(server: Server) -> None:
    async def main() -> tuple[str, str]:
        client = Client(server.address)
        await client.enter_house("Ann")
        opened = await client.post("/api/tables", {"settings": {}})
        return opened["id"], opened["code"]

    table_id, code = asyncio.run(main())
    status, headers, drawn = ask(server, "GET", f"/api/tables/{table_id}/qr.svg")
    assert (status, headers["content-type"]) == (200, "image/svg+xml")
    assert drawn == svg(f"{server.address}/t/{code}")
    assert ask(server, "GET", "/api/tables/0123456789/qr.svg")[0] == 404


def test_a_seat_moves_to_another_device_once(server: Server) -> None:
    async def main() -> None:
        desk, phone = Client(server.address), Client(server.address)
        await desk.enter_house("Ann")
        table = await desk.quick(2)
        old = (await desk.post(f"/api/tables/{table}/seatlink"))["url"]
        url = (await desk.post(f"/api/tables/{table}/seatlink"))["url"]
        with pytest.raises(Exception, match="used already"):
            await phone.post("/api/seatlink", {"code": old.partition("#")[2]})
        address, _, code = url.partition("#")
        assert await desk.get(f"/api/tables/{table}/seatlink") == {"waiting": True}
        assert address == f"{server.address}/seat"
        assert (await phone.post("/api/seatlink", {"code": code}))["id"] == table
        async with phone.visit(table) as visit:
            assert (await visit.hear())["d"]["viewer"] == 0
        with pytest.raises(Exception, match="used already"):
            await phone.post("/api/seatlink", {"code": code})
        assert await desk.get(f"/api/tables/{table}/seatlink") == {"waiting": False}
        assert code not in server.log

    asyncio.run(main())


def test_a_guest_has_so_many_open_tables_until_they_leave_one(tmp_path: Path) -> None:
    async def main() -> list[str]:
        client = Client(server.address)
        await client.enter_house("Ann")
        opened = [(await client.post("/api/tables", {"settings": {}}))["id"] for _ in range(2)]
        assert {table["id"] for table in (await client.get("/api/me"))["tables"]} == set(opened)
        with pytest.raises(Declined) as no:
            await client.quick(2)
        assert no.value.code == "many tables"
        async with client.visit(opened[0]) as visit:
            await visit.ask("stand")
        while len((await client.get("/api/me"))["tables"]) > 1:
            await asyncio.sleep(0.05)
        return [await client.quick(2)]

    with Server(tmp_path, FOV_TABLES="2") as server:
        assert asyncio.run(asyncio.wait_for(main(), 60))


def test_the_lobby_shows_listed_tables_alone(server: Server) -> None:
    async def main() -> None:
        client = Client(server.address)
        await client.enter_house("Bea")
        hidden = (await client.post("/api/tables", {"settings": {}}))["id"]
        shown = (await client.post("/api/tables", {"settings": {"listed": True, "title": "Come in"}}))["id"]
        listed = {table["id"]: table for table in (await client.get("/api/lobby"))["tables"]}
        assert hidden not in listed
        assert listed[shown]["title"] == "Come in"
        assert listed[shown]["taken"] == 1
        assert "guests" not in listed[shown]

    asyncio.run(main())


def test_a_graceful_stop_tells_everybody_and_keeps_every_table(tmp_path: Path) -> None:
    async def main() -> tuple[list[str], int]:
        client = Client(server.address)
        await client.enter_house("Ann")
        kinds, table = [], await client.quick(3)
        async with client.visit(table) as visit:
            kinds.append((await visit.hear())["t"])
            stopping = asyncio.create_task(asyncio.to_thread(server.stop))
            try:
                while True:
                    kinds.append((await visit.hear())["t"])
            except Closed as closed:
                assert await stopping == 0
                code = closed.code
        await asyncio.to_thread(server.start)
        async with client.visit(table) as visit:
            assert (await visit.hear())["d"]["viewer"] == 0
        return kinds, code

    server = Server(tmp_path, FOV_SPEED="10")
    with server:
        kinds, code = asyncio.run(main())
    assert kinds[-1] == "closing"
    assert code == 1012


def test_my_resting_game_says_whose_turn_it_is_after_a_restart(tmp_path: Path) -> None:
    async def mine(client: Client) -> dict[str, Any]:
        (row,) = (await client.get("/api/me"))["tables"]
        found: dict[str, Any] = row
        return found

    async def told(client: Client) -> dict[str, Any]:
        while "live" not in (row := await mine(client)):  # its log is read
            await asyncio.sleep(0.2)
        return row

    async def main() -> None:
        ann, bob = Client(server.address), Client(server.address)
        await ann.enter_house("Ann")
        await bob.enter_house("Bob")
        settings = {"seats": 2, "windows": "sealed", "pace": "calm"}
        table = (await ann.post("/api/tables", {"settings": settings}))["id"]
        async with ann.visit(table) as host, bob.visit(table) as guest:
            await guest.ask("sit")
            await guest.ask("ready", on=True)
            await host.ask("start")
            running = [await mine(ann), await mine(bob)]  # nobody but people could do anything: it stays so
            await asyncio.to_thread(server.stop)
        await asyncio.to_thread(server.start)
        resting = [await told(ann), await told(bob)]
        assert sorted(row["turn"] for row in running) == [False, True]
        for now, then in zip(running, resting, strict=True):
            assert (then["live"].pop("rests"), now["live"].pop("rests")) == (True, False)
            assert (then["turn"], then["seat"]) == (now["turn"], now["seat"])
            assert {**then["live"], "closes": 0} == {**now["live"], "closes": 0}  # only its time is another

    server = Server(tmp_path)
    with server:
        asyncio.run(asyncio.wait_for(main(), 120))


def test_the_port_of_a_stopped_server_is_free_again(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        pass
    with socket.socket() as made:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(("127.0.0.1", server.port))
