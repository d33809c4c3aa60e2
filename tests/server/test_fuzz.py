"""The HTTP API, fuzzed by its own schema: clear errors, never a 500."""

import asyncio
import time
from collections import Counter
from collections.abc import Iterator

import hypothesis
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from fieldofview.server.client import Client
from server.running import Server

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
LEFT_OUT = {"POST /api/host/network"}  # would open a listener on the network of whoever runs the tests


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("fuzz"), FOV_TABLES="5") as running:
        yield running


@pytest.mark.parametrize(("wanted", "seconds"), [(2_000, 300), pytest.param(100_000, 3 * 3600, marks=pytest.mark.soak)])
def test_no_request_breaks_the_server(server: Server, wanted: int, seconds: int) -> None:
    sent = fuzz(server, wanted, seconds)
    assert server.reports == []
    assert "Traceback" not in server.log
    assert sum(sent.values()) >= wanted, f"only {sum(sent.values())} requests in {seconds} s"
    assert {200, 401, 404, 422} <= set(sent)
    assert not any(status >= 500 and status != 503 for status in sent)


def fuzz(server: Server, wanted: int, seconds: int) -> Counter[int]:
    """Requests of every kind that the schema knows, until there are enough; the answers' numbers.

    Every case is sent by a guest and by a stranger, at the table that it names and at one that is there.
    """
    client = Client(server.address)
    asyncio.run(client.enter_house("Fuzz"))
    table_id = asyncio.run(client.quick(2))
    cookie = dict([client.cookie.split("=", 1)])
    schema = schemathesis.openapi.from_url(f"{server.address}/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations()]
    operations = [op for op in operations if f"{op.method.upper()} {op.path}" not in LEFT_OUT]
    until, seed = time.monotonic() + seconds, 0
    sent: Counter[int] = Counter()

    def send(case: schemathesis.Case) -> None:
        for cookies in (cookie, {}, cookie):
            response = case.call(session=session, cookies=cookies)
            session.cookies.clear()
            sent[response.status_code] += 1
            case.validate_response(response, checks=CHECKS)

    with requests.Session() as session:
        session.trust_env = False
        while sum(sent.values()) < wanted and time.monotonic() < until:
            seed += 1
            for operation in operations:

                @hypothesis.seed(seed)
                @settings(
                    max_examples=-(-wanted // len(operations) // 3),
                    deadline=None,
                    database=None,
                    phases=[Phase.generate],
                    suppress_health_check=list(HealthCheck),
                )
                @given(case=operation.as_strategy())
                def ask(case: schemathesis.Case) -> None:
                    if time.monotonic() > until:
                        return
                    send(case)
                    if "table_id" in case.path_parameters:
                        case.path_parameters["table_id"] = table_id
                        send(case)

                ask()
    return sent
