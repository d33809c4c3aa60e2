"""Whole games over the network, as a program at the protocol plays them."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from runpy import run_path

import pytest

from server.running import Server

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "net_player.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("games"), FOV_SPEED="60") as running:
        yield running
        assert running.reports == []


def test_a_quick_game_against_bots_is_played_to_its_end(server: Server) -> None:
    player = run_path(str(EXAMPLE))
    told = asyncio.run(asyncio.wait_for(player["play"](server.address, "Ann", None), 100))
    assert told.endswith(".")
