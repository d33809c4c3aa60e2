"""What strangers try at the doors: odd requests get a sentence, never a break."""

from __future__ import annotations

import json
from collections.abc import Iterator
from http.client import HTTPConnection

import pytest

from server.running import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("abuse"), FOV_SPEED="10") as running:
        yield running
        assert running.reports == []


def ask(server: Server, method: str, path: str, body: str = "", **headers: str) -> tuple[int, str, str]:
    """The status, the cookie that came with it, and the body."""
    connection = HTTPConnection("127.0.0.1", server.port, timeout=60)
    connection.request(method, path, body.encode() or None, {"content-type": "application/json", **headers})
    answer = connection.getresponse()
    found = answer.status, (answer.getheader("set-cookie") or "").split(";")[0], answer.read().decode()
    connection.close()
    return found


def code_of(answer: tuple[int, str, str]) -> tuple[int, str]:
    return answer[0], json.loads(answer[2])["error"]["code"]


@pytest.mark.parametrize("origin", ["http://[::1", "http://[", "null", "http://x]", "//", "\x80"])
def test_an_origin_that_is_no_address_is_refused(server: Server, origin: str) -> None:
    assert code_of(ask(server, "POST", "/api/guest", '{"name":"Ann"}', Origin=origin)) == (403, "unknown origin")


@pytest.mark.parametrize(
    ("files", "code"),
    [
        ("5", "setting value"),
        ("true", "setting value"),
        ("null", "setting value"),
        ('{"a":1}', "setting value"),
        ('[["x"]]', "setting value"),
        ('["\\ud800"]', "unchecked set"),
    ],
)
def test_set_files_that_are_no_texts_are_refused(server: Server, files: str, code: str) -> None:
    cookie = ask(server, "POST", "/api/guest", '{"name":"Ann"}')[1]
    body = f'{{"settings":{{"files":{files}}}}}'
    assert code_of(ask(server, "POST", "/api/tables", body, Cookie=cookie))[1] == code


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/guest", "{"),
        ("/api/guest", "[]"),
        ("/api/guest", "{}"),
        ("/api/guest", '{"name": 5}'),
        ("/api/guest", '{"name": "Ann", "age": 7}'),
        ("/api/guest", f'{{"name": "{"x" * 300}"}}'),
        ("/api/quick", '{"seats": 1}'),
        ("/api/quick", '{"seats": 13}'),
        ("/api/quick", '{"seats": "two"}'),
        ("/api/quick", '{"sets": "viewpoint"}'),
        ("/api/tables", '{"settings": 7}'),
        ("/api/sets", f'{{"text": "{"x" * 70_000}"}}'),
        ("/api/tables/x/ticket", ""),
    ],
)
def test_what_is_wrong_with_a_request_is_said_in_the_readers_language(server: Server, path: str, body: str) -> None:
    cookie = ask(server, "POST", "/api/guest", '{"name":"Ann"}')[1]
    told = [
        json.loads(ask(server, "POST", f"{path}?lang={lang}", body, Cookie=cookie)[2])["error"] for lang in ("en", "de")
    ]
    assert [problem["code"] for problem in told] == ["malformed"] * 2
    clauses = [problem["text"].partition(": ")[2].partition(": ")[2] for problem in told]
    assert all(clauses)
    assert clauses[0] != clauses[1], told
    assert clauses[0] != "it is not of the right kind."


@pytest.mark.parametrize("code", ["%00", "A%00B", "%C3%9F", "'%20OR%201=1", "A" * 5000])
def test_a_code_that_is_none_is_not_looked_up(server: Server, code: str) -> None:
    assert code_of(ask(server, "GET", f"/api/codes/{code}")) == (404, "no code")
