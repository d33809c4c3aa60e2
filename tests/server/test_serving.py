"""Starting and stopping: ports, the lock, who is told what, headers, names of hosts."""

import asyncio
import json
import socket
import subprocess
import sys
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import pytest

from fieldofview.cli import main
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
        url = (await desk.post(f"/api/tables/{table}/seatlink"))["url"]
        address, _, code = url.partition("#")
        assert address == f"{server.address}/seat"
        assert (await phone.post("/api/seatlink", {"code": code}))["id"] == table
        async with phone.visit(table) as visit:
            assert (await visit.hear())["d"]["viewer"] == 0
        with pytest.raises(Exception, match="used already"):
            await phone.post("/api/seatlink", {"code": code})
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


def test_the_port_of_a_stopped_server_is_free_again(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        pass
    with socket.socket() as made:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(("127.0.0.1", server.port))
