"""The workshop: sets that are being written. Nothing of them is kept here; they are read and played elsewhere."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from typing import Any

import orjson
from fastapi import APIRouter, Request, Response
from fastapi.responses import StreamingResponse
from pydantic import BaseModel, Field

from fieldofview.cards.files.setfile import MAX_NAME
from fieldofview.cards.picture import CHOICES
from fieldofview.cards.starters import beginning

from ..doors.answers import Refusal
from ..errands.balancing import Balancer, Run
from ..errands.checking import MOST_SET_BYTES, TooBusy, TooLong
from ..errands.drafts import templates as names_of_templates
from ..errands.drafts import things as things_of
from ..errands.drafts import vocabulary
from .common import REFUSALS, Asked, Known, Lang, Serving, address_of, json_answer, takes_gzip

router = APIRouter(prefix="/api/workshop", responses=REFUSALS, tags=["workshop"])


class Draft(Asked):
    text: str = Field(max_length=MOST_SET_BYTES)


class LookedAt(Draft):
    drawn: int = Field(0, ge=0, le=1000)  # the card whose picture is wanted


class Played(Draft):
    seats: int = Field(4, ge=2, le=6)
    mixed: bool = False  # with Viewpoint


class Pictured(Asked):
    name: str = Field("", max_length=MAX_NAME)
    picture: dict[str, str] = Field(default_factory=dict, max_length=len(CHOICES))  # what is chosen besides the thing


class Things(BaseModel):
    """Pictures as SVG by their thing; that without a word is the name's."""

    things: dict[str, str]


class Vocabulary(BaseModel):
    """Every word that a card can use, with what it takes and what it says."""

    words: list[dict[str, Any]]
    parts: list[str]
    always: list[str]
    marks: list[str]
    starts: list[str]
    picture: dict[str, list[dict[str, str]]]
    most: dict[str, int]


class Look(BaseModel):
    """A draft as far as it can be read; `problems` and `text` of cards in every language."""

    ok: bool
    name: str
    note: str
    seats: int
    size: int
    cards: list[dict[str, Any]]
    problems: list[dict[str, Any]]
    advice: list[dict[str, Any]]
    missing: list[dict[str, str]]
    limits: list[dict[str, Any]]


class Templates(BaseModel):
    templates: list[str]


class Template(BaseModel):
    file: str
    text: str


@router.get("/words")
def words(services: Serving) -> Vocabulary:
    return Vocabulary(**vocabulary())


@router.get("/templates")
def templates(services: Serving) -> Templates:
    """What a new set can begin with."""
    return Templates(templates=names_of_templates())


@router.get("/templates/{name}")
def template(name: str, services: Serving) -> Template:
    found = beginning(name[:80])
    if found is None:
        raise Refusal("no template", given=repr(name[:40]))
    return Template(file=found[0], text=found[1])


@router.post("/look")
async def look(body: LookedAt, request: Request, services: Serving) -> Look:
    """What a draft says, as `fov set check` and `fov set show` do, without playing it."""
    _must_fit(body.text)
    if not services.limits.allows("drafts", address_of(request)):
        raise Refusal("too many")
    try:
        return Look(**await services.checker.look_at(body.text, body.drawn))
    except TooBusy:
        raise Refusal("busy") from None
    except TooLong:
        raise Refusal("too long") from None


@router.post("/things", response_model=Things)
def things(body: Pictured, request: Request, services: Serving) -> Response:
    """A card's picture with each thing that its owner can choose; packed, since they are much alike."""
    if not services.limits.allows("drafts", address_of(request)):
        raise Refusal("too many")
    drawn = orjson.dumps({"things": things_of(body.name, body.picture)})
    packs = takes_gzip(request)
    return json_answer(gzip.compress(drawn, 6) if packs else drawn, packed=packs)


@router.post("/balance", responses={200: {"content": {"application/x-ndjson": {}}}}, response_model=None)
async def balance(body: Played, guest: Known, services: Serving, lang: Lang) -> StreamingResponse:
    """Figures of many games between bots, a line of JSON whenever there are more; whoever hangs up ends it."""
    _must_fit(body.text)
    if not services.limits.allows("balances", guest.id):
        raise Refusal("too many")
    try:
        run = services.balancer.begin(guest.id, body.text, body.seats, mixed=body.mixed)
    except TooBusy:
        raise Refusal("busy") from None
    lines = services.balancer.follow(run)
    try:
        first = await anext(lines)
    except (TooLong, StopAsyncIteration):
        raise Refusal("too long") from None
    if not first["ok"]:
        raise Refusal("bad set", why=first["why"][lang])
    return StreamingResponse(_told(services.balancer, guest.id, run, first, lines), media_type="application/x-ndjson")


async def _told(
    balancer: Balancer, guest: str, run: Run, first: dict[str, Any], lines: AsyncIterator[dict[str, Any]]
) -> AsyncIterator[bytes]:
    try:
        yield orjson.dumps(first) + b"\n"
        async for line in lines:
            yield orjson.dumps(line) + b"\n"
    except TooLong:
        yield orjson.dumps({"ok": False, "done": True}) + b"\n"
    finally:
        balancer.stop(guest, run)


def _must_fit(text: str) -> None:
    if len(text.encode(errors="replace")) > MOST_SET_BYTES:
        raise Refusal("too large")
