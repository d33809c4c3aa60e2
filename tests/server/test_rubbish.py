"""When rubbish is looked for everywhere, a second that nobody shall wait for; and that tables leave none."""

import asyncio
import gc
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from fieldofview.server.hall.hall import Hall
from fieldofview.server.running import rubbish
from fieldofview.server.running.clock import steady_ms
from fieldofview.server.store import open_store
from fieldofview.server.store.opening import file_url
from fieldofview.server.store.people import Guest
from fieldofview.server.table import commands as c
from server.halls import Visitor, actor_of, new_guest, open_quick, running_hall


def looks(monkeypatch: pytest.MonkeyPatch, last_act: Callable[[], int], latest: int = 1_000_000) -> int:
    """How often it is looked for everywhere in a fifth of a second, with pauses of 10 ms and a quiet of 50."""
    found: list[int] = []
    monkeypatch.setattr(rubbish, "LOOK_SECONDS", 0.01)
    monkeypatch.setattr(rubbish, "QUIET_MS", 50)
    monkeypatch.setattr(rubbish, "LATEST_MS", latest)
    monkeypatch.setattr(gc, "collect", lambda: found.append(1))

    async def main() -> None:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(rubbish.look_everywhere_when_quiet(last_act), 0.2)

    asyncio.run(main())
    return len(found)


def test_once_after_people_have_acted_and_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    acted = steady_ms() + 20
    assert looks(monkeypatch, lambda: acted) == 1


def test_not_while_somebody_acts(monkeypatch: pytest.MonkeyPatch) -> None:
    assert looks(monkeypatch, steady_ms) == 0


def test_not_where_nobody_has_acted_since(monkeypatch: pytest.MonkeyPatch) -> None:
    assert looks(monkeypatch, lambda: 0) == 0


def test_at_the_latest_after_some_time(monkeypatch: pytest.MonkeyPatch) -> None:
    assert looks(monkeypatch, steady_ms, latest=60) >= 1


@pytest.fixture
def unlooked_for() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("unlooked_for")
def test_a_table_that_is_over_and_left_goes_by_itself(tmp_path: Path) -> None:
    """Its game, whoever was there and what told them: nothing holds itself until somebody looks for it."""
    store = open_store(file_url(tmp_path / "table.sqlite"))

    async def leave() -> None:
        async with running_hall(store, data=tmp_path, speed=50) as hall:
            gone = await left(hall, new_guest(store))
            for _ in range(600):  # bots may think yet, and the replay is being written
                if not any(one() for one in gone):
                    return
                await asyncio.sleep(0.05)
            raise AssertionError([one() for one in gone])

    asyncio.run(leave())
    store.close()


async def left(hall: Hall, guest: Guest) -> list[weakref.ref[object]]:
    """A game is played to its end and everybody goes: what was there."""
    table_id, _ = await open_quick(hall, guest, 3)
    actor = await actor_of(hall, table_id)
    visitor = Visitor(actor, guest)
    assert "code" not in (await visitor.ask(c.Forfeit()))["d"]
    while (await visitor.hear())["t"] != "over":
        pass
    await actor.close()
    assert actor.table.game is not None
    return [weakref.ref(one) for one in (actor, actor.table.game, visitor.connection)]
