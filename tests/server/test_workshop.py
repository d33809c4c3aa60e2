"""The workshop's side of the server: drafts are read and played elsewhere, for a while, and nobody else waits."""

import asyncio
import json
import re
import time
from collections.abc import Iterator
from typing import Any
from urllib.request import ProxyHandler, Request, build_opener

import pytest

from fieldofview.cards import Card
from fieldofview.cards.files import check_text, read_text
from fieldofview.cards.picture import CHOICES, Picture
from fieldofview.cards.starters import STARTERS, beginning
from fieldofview.cards.text import describe
from fieldofview.cards.words import WORDS
from fieldofview.pictures import picture
from fieldofview.server.client import Client, Declined
from fieldofview.server.errands import balancing
from fieldofview.server.errands.balancing import Balancer
from fieldofview.server.errands.checking import TooBusy, TooLong
from fieldofview.server.errands.drafts import look_at, templates, vocabulary
from server.running import Server

SMALL = """
name = "Small Set"
id = "small-set"
[[card]]
name = "Plain"
points = 20
copies = 30
[[card]]
name = "Taker"
points = 5
copies = 10
play = [{ do = "draw" }]
"""
GAMES = 60
WRONG = SMALL.replace('"draw"', '"drow"').replace("points = 20", "points = 2000")
ENDLESS = (  # reveals at any time that come back to the hand: only D.81 ends a turn
    'name = "Endless"\nid = "endless"\n[[card]]\nname = "Again"\npoints = -5\ncopies = 40\n'
    'reveal = [{ do = "draw" }, { do = "goes", to = "hand" }]\n'
    '[[card]]\nname = "Nothing"\npoints = 0\ncopies = 40\n'
)
HOSTILE = [
    "",
    "\x00\ud800",
    "x" * 60_000,
    "[[card]]\n" * 7_000,
    "a." * 30_000 + "b = 1",
    "x = " + "[" * 30_000,
    'x = "' + "\\" * 60_000,
    "x = " + "9" * 60_000,
    "[[card]]\nplay = " + '[{ do = "one-of", modes = [' * 400,
    "name = '''" + "\n" * 60_000,
    "\n".join(f'[[card]]\nname = "{n}"\npoints = 1\ncopies = 1\nplay = [{{ do = "draw" }}]' for n in range(900)),
    "[[card]]\nplay = [" + '{ do = "draw" }, ' * 3_500 + "]",
    "\n".join(f"k{n} = {{ a = {{ b = {{ c = [[[]]] }} }} }}" for n in range(1_500)),
    'name = "' + "\u202e\u200b" * 5_000 + '"',
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("workshop"), FOV_BALANCES="4/minute", FOV_BALANCE_GAMES=str(GAMES)) as running:
        yield running
        assert running.reports == []
        assert "Traceback" not in running.log


async def guest(server: Server, name: str) -> Client:
    client = Client(server.address)
    await client.enter_house(name)
    return client


# -- drafts ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "de"])
def test_problems_are_those_of_the_check_at_their_cards_and_lines(lang: str) -> None:
    found = look_at(WRONG)
    _, problems, _ = check_text(WRONG, "set.toml")
    assert [(row["line"], row[lang]) for row in found["problems"]] == [(p.line, p.sentence(lang)) for p in problems]
    assert [row["card"] for row in found["problems"]] == [0, 1]
    assert not found["ok"]
    assert [card["name"] for card in found["cards"]] == ["Plain", "Taker"]


def test_a_good_draft_says_its_cards_in_every_language() -> None:
    found = look_at(SMALL)
    assert found["ok"]
    for card, printed in zip(found["cards"], read_text(SMALL).cards, strict=True):
        assert card["text"] == {lang: describe(printed, lang) for lang in ("en", "de")}
        block = "\n".join(SMALL.split("\n")[card["first"] - 1 : card["last"]])
        assert block.startswith("[[card]]")
        assert card["name"] in block
    assert found["cards"][1]["entry"] == {"name": "Taker", "points": 5, "copies": 10, "play": [{"do": "draw"}]}


def test_what_a_form_cannot_write_again_is_left_to_the_file() -> None:
    dated = SMALL.replace("points = 20", "points = 1979-05-27")
    apart = SMALL.replace('play = [{ do = "draw" }]', '[[card.play]]\ndo = "draw"')
    odd = SMALL.replace("copies = 30", 'copies = 30\nart = "mine"')
    for text, lost in ((dated, 0), (apart, 1), (odd, 0)):
        entries = [card["entry"] is None for card in look_at(text)["cards"]]
        assert entries[lost], text
        assert entries.count(True) == 1


def test_a_number_that_is_none_is_not_shown_as_another() -> None:
    first = look_at(SMALL.replace("points = 20", 'points = "ten"'))["cards"][0]
    assert (first["points"], first["copies"]) == (None, 30)


def test_every_template_is_read_and_the_vocabulary_is_whole() -> None:
    assert {"new", *STARTERS, "viewpoint"} <= set(templates())
    for name in templates():
        begun = beginning(name)
        assert begun is not None
        found = look_at(begun[1])
        assert found["problems"] == []
        assert found["ok"] or found["missing"]
        assert all(card["entry"] is not None for card in found["cards"])
    known = vocabulary()["words"]
    assert [word["word"] for word in known] == list(WORDS)
    for word in known:
        holds = any(takes["sort"] in ("text", "texts") for takes in word["takes"])
        assert holds or (word["en"] and word["de"] and word["en"] != word["de"]), word
    json.dumps(vocabulary())


def test_a_picture_is_chosen_from_words_that_the_server_has() -> None:
    offered = vocabulary()["picture"]
    assert {key: [it["word"] for it in found] for key, found in offered.items()} == {
        key: list(known) for key, known in CHOICES.items()
    }
    assert all(it["en"] and it["de"] for found in offered.values() for it in found)
    assert all(re.fullmatch("#[0-9A-F]{6}", it["paint"]) for key in ("iris", "colour") for it in offered[key])
    drawn = SMALL.replace("points = 5", 'points = 5\npicture = { thing = "moon", iris = "sea" }')
    found = look_at(drawn, 1)["cards"][1]
    assert found["entry"]["picture"] == {"thing": "moon", "iris": "sea"}
    assert found["art"] == picture(read_text(drawn).cards[1])
    assert found["art"] != look_at(SMALL, 1)["cards"][1]["art"]
    odd = SMALL.replace("points = 5", 'points = 5\npicture = { thing = ["moon"] }')
    assert look_at(odd)["cards"][1]["entry"] is None


def test_every_thing_is_drawn_with_the_eye_that_was_chosen(server: Server) -> None:
    async def main() -> list[dict[str, str]]:
        client = await guest(server, "Gil")
        bodies = ({"name": "Cat"}, {"name": "Cat", "picture": {"iris": "sea", "thing": "x", "y": "z"}}, {})
        for name in ("\ud800", "x" * 41):
            with pytest.raises(Declined):
                await client.post("/api/workshop/things", {"name": name})
        return [(await client.post("/api/workshop/things", body))["things"] for body in bodies]

    cat, sea, _ = asyncio.run(main())
    assert list(cat) == ["", *CHOICES["thing"]]
    assert cat[""] == cat["cat"] == picture(Card("Cat", 0, 1, picture=Picture("cat")))
    assert sea["moon"] == picture(Card("Cat", 0, 1, picture=Picture("moon", iris="sea"))) != cat["moon"]


def test_a_set_of_the_programs_name_is_no_draft_to_play() -> None:
    found = look_at(SMALL.replace("small-set", "viewpoint"))
    assert not found["ok"]
    assert "viewpoint" in found["problems"][0]["de"]


def test_hostile_drafts_stall_nobody(server: Server) -> None:
    """While the worst that we know is looked at, others are answered at once."""

    async def main() -> tuple[list[float], list[float]]:
        attacker, friend = await guest(server, "Mallory"), await guest(server, "Flo")
        waits, looks = list[float](), list[float]()

        async def attack() -> None:
            for text in HOSTILE:
                began = time.monotonic()
                code = "looked at"
                try:
                    found = await attacker.post("/api/workshop/look", {"text": text})
                    assert found["problems"]
                    assert len(found["cards"]) <= 200
                except Declined as no:
                    code = no.code
                assert code in ("looked at", "too long", "too large", "malformed", "bad request"), text[:40]
                looks.append(time.monotonic() - began)

        task = asyncio.create_task(attack())
        while not task.done():
            began = time.monotonic()
            await friend.get("/api/lobby")
            waits.append(time.monotonic() - began)
            await asyncio.sleep(0.02)
        await task
        return waits, looks

    waits, looks = asyncio.run(main())
    assert len(looks) == len(HOSTILE)
    assert max(looks[1:]) < 20
    assert sorted(waits)[len(waits) // 2] < 0.5


# -- figures -----------------------------------------------------------------------------------------------------------


def told(server: Server, client: Client, text: str, most: int = 100, **more: Any) -> list[dict[str, Any]]:
    """The lines of a run, or its first ones; then we hang up."""
    body = json.dumps({"text": text, "seats": 2, **more}).encode()
    head = {"content-type": "application/json", "cookie": client.cookie}
    asked = Request(f"{server.address}/api/workshop/balance", body, head)
    found = []
    with build_opener(ProxyHandler({})).open(asked, timeout=60) as answer:
        for line in answer:
            found.append(json.loads(line))
            if len(found) >= most:
                break
    return found


def test_figures_grow_until_they_are_all_there(server: Server) -> None:
    client = asyncio.run(guest(server, "Ada"))
    lines = told(server, client, SMALL)
    games = [line["games"] for line in lines]
    assert games == sorted(games)
    assert games[-1] == lines[-1]["of"] == GAMES
    assert lines[-1]["done"]
    assert {card["name"] for card in lines[-1]["cards"]} == {"Plain", "Taker"}
    assert [classic["id"] for classic in lines[-1]["classics"]] == ["viewpoint", "reflections"]
    mixed = told(server, client, SMALL, most=1, mixed=True)
    assert {card["name"] for card in mixed[0]["cards"]} == {"Plain", "Taker"}


def test_what_cannot_be_played_is_said_in_a_sentence(server: Server) -> None:
    async def main() -> list[str]:
        client = await guest(server, "Bo")
        codes = []
        for text in (WRONG, SMALL.replace("30", "1").replace("10", "1"), "x = ["):
            with pytest.raises(Declined) as refused:
                await client.post("/api/workshop/balance", {"text": text, "seats": 6})
            codes.append(refused.value.code)
            assert refused.value.text.endswith((".", ")"))
        return codes

    assert asyncio.run(main()) == ["bad set"] * 3


def test_a_guest_has_so_many_runs_and_strangers_none(server: Server) -> None:
    async def main() -> list[str]:
        client, codes = await guest(server, "Cy"), list[str]()
        for asker in (*[client] * 5, Client(server.address)):
            try:
                await asyncio.to_thread(told, server, asker, ENDLESS, 1)
                codes.append("told")
            except OSError as error:
                codes.append(str(getattr(error, "code", error)))
        return codes

    assert asyncio.run(main()) == ["told"] * 4 + ["429", "401"]


def test_games_that_hardly_end_are_bounded_and_others_have_their_turn() -> None:
    async def main() -> None:
        balancer = Balancer(games=80)
        endless = balancer.begin("mallory", ENDLESS, 6, mixed=False)
        small = balancer.begin("flo", SMALL, 2, mixed=False)
        *_, last = [found async for found in balancer.follow(small)]
        assert last["done"], "the other run went on beside it"
        began = time.monotonic()
        balancer.stop("mallory")
        lines = [line async for line in balancer.follow(endless)]
        assert time.monotonic() - began < 5
        assert lines[-1]["ok"]
        await balancer.close()

    asyncio.run(main())


def test_a_server_has_so_many_runs_and_a_guest_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balancing, "MOST_RUNS", 2)

    async def main() -> None:
        balancer = Balancer(games=80)
        first = balancer.begin("ada", SMALL, 2, mixed=False)
        balancer.begin("ada", SMALL, 2, mixed=False)
        assert first.over, "another run of a guest takes the place of theirs"
        balancer.begin("bo", SMALL, 2, mixed=False)
        with pytest.raises(TooBusy):
            balancer.begin("cy", SMALL, 2, mixed=False)
        balancer.stop("bo")
        balancer.begin("cy", SMALL, 2, mixed=False)
        await balancer.close()

    asyncio.run(main())


def test_a_process_that_is_late_is_killed_and_the_next_run_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        balancer = Balancer(games=80)
        monkeypatch.setattr(balancing, "LATE_SECONDS", 0.01)
        with pytest.raises(TooLong):
            await anext(balancer.follow(balancer.begin("ada", SMALL, 2, mixed=False)))
        assert balancer._errand.pid is None
        monkeypatch.setattr(balancing, "LATE_SECONDS", 40.0)
        assert (await anext(balancer.follow(balancer.begin("ada", SMALL, 2, mixed=False))))["ok"]
        await balancer.close()

    asyncio.run(main())


# -- a test game -------------------------------------------------------------------------------------------------------


def test_a_checked_set_is_played_at_once(server: Server) -> None:
    async def main() -> None:
        client = await guest(server, "Dee")
        with pytest.raises(Declined) as refused:
            await client.post("/api/quick", {"seats": 3, "sets": [], "files": [SMALL]})
        assert refused.value.code == "unchecked set"
        checked = await client.post("/api/sets", {"text": SMALL})
        for sets in ([], ["viewpoint"]):
            body = {"seats": 3, "sets": sets, "files": [checked["text"]]}
            table_id = (await client.post("/api/quick", body))["id"]
            names = {card["name"] for card in (await client.get(f"/api/tables/{table_id}/cards"))["cards"]}
            assert {"Plain", "Taker"} <= names
            assert ("Wink" in names) == bool(sets)

    asyncio.run(main())


def test_a_test_game_shows_the_picture_that_was_chosen(server: Server) -> None:
    text = SMALL.replace("points = 5", 'points = 5\npicture = { thing = "moon", iris = "sea" }')

    async def main() -> str:
        client = await guest(server, "Fay")
        checked = await client.post("/api/sets", {"text": text})
        table_id = (await client.post("/api/quick", {"seats": 3, "sets": [], "files": [checked["text"]]}))["id"]
        cards = (await client.get(f"/api/tables/{table_id}/cards"))["cards"]
        return next(card["art"] for card in cards if card["name"] == "Taker")

    assert asyncio.run(main()) == picture(read_text(text).cards[1])
