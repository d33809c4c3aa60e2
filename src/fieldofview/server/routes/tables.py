"""Tables: the lobby, new ones, tickets to their sockets, and what is left of them afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, Field

from fieldofview.bots import USUAL
from fieldofview.office.qr import svg

from ..doors.answers import Refusal
from ..errands.replaying import told
from ..hall.hall import Stopping
from ..hall.live import with_live
from ..hall.opening import lesson, new_opening, quick_game
from ..running.clock import now_ms
from ..running.services import Services
from ..store.codes import code_of, id_of_code
from ..store.founding import TooManyTables
from ..store.lobby import ended_tables, has_table, listed_tables
from ..store.people import Guest
from ..store.replays import find_record, find_replay
from ..table import Entry, Refused
from .common import REFUSALS, Asked, Known, Lang, Serving, TableId, address_of, reached_by

router = APIRouter(prefix="/api", responses=REFUSALS, tags=["tables"])


MOST_CODE, MOST_ID = 16, 40  # characters; what is longer than a code is an id


class NewTable(Asked):
    settings: dict[str, Any] = Field(default_factory=dict)


class QuickGame(Asked):
    seats: int = Field(4, ge=2, le=12)
    sets: list[str] | None = Field(None, max_length=8)
    files: list[str] = Field(default_factory=list, max_length=8)
    level: str = Field(USUAL, max_length=40)


class Opened(BaseModel):
    id: str
    code: str


class Found(BaseModel):
    id: str


class Lobby(BaseModel):
    tables: list[dict[str, Any]]
    ended: list[dict[str, Any]]
    people: int
    now: int


class Ticket(BaseModel):
    ticket: str


async def opening(request: Request, services: Serving) -> Services:
    """The services, for an address that has not opened too many tables: each goes on by itself, with its bots."""
    if not services.limits.allows("openings", address_of(request)):
        raise Refusal("too many")
    return services


Opening = Annotated[Services, Depends(opening)]


@router.get("/lobby")
async def lobby(services: Serving) -> Lobby:
    """What is going on: listed tables as they are now, those that ended last, and how many people are at tables."""
    tables = await asyncio.to_thread(listed_tables, services.store, now_ms())
    ended = await asyncio.to_thread(ended_tables, services.store, now_ms())
    hall = services.hall
    people = {connection.guest.id for actor in hall.actors.values() for connection in actor.connections}
    return Lobby(tables=await with_live(hall, tables), ended=ended, people=len(people), now=hall.now())


@router.post("/tables")
async def new_table(body: NewTable, guest: Known, services: Opening, lang: Lang) -> Opened:
    return await _open(services, guest, lang, lambda at: new_opening(guest, body.settings, services.checker, at))


@router.post("/quick")
async def quick(body: QuickGame, guest: Known, services: Opening, lang: Lang) -> Opened:
    """A game against bots, begun at once."""

    def make(at: int) -> list[Entry]:
        return quick_game(guest, body.seats, body.sets, body.files, body.level, services.checker, at)

    return await _open(services, guest, lang, make)


@router.post("/first")
async def first(guest: Known, services: Opening, lang: Lang) -> Opened:
    """A first game with bots that play fixed cards; its table is laid by hand, so there is no record of it."""
    return await _open(services, guest, lang, lambda at: lesson(guest, at))


async def _open(services: Services, guest: Guest, lang: str, make: Callable[[int], Sequence[Entry]]) -> Opened:
    if services.moderation.is_banned(guest.id):
        raise Refusal("banned")
    table_id = services.hall.new_id()
    try:
        entries = await asyncio.to_thread(make, services.hall.now())
        code = await services.hall.open(table_id, guest, entries)
    except Refused as why:
        raise Refusal(why.code, text=why.told(lang), cites=tuple(why.cites)) from why
    except TooManyTables:
        raise Refusal("many tables", most=services.config.tables) from None
    except Stopping:
        raise Refusal("stopping") from None
    return Opened(id=table_id, code=code)


@router.get("/codes/{code}")
def find_code(code: str, services: Serving) -> Found:
    """By its id too: links are good however long a table has given its code back."""
    if MOST_CODE < len(code) <= MOST_ID and code.isascii() and code.isalnum():
        if not has_table(services.store, code):
            raise Refusal("no table")
        return Found(id=code)
    said = code[:MOST_CODE]
    found = id_of_code(services.store, said.upper(), now_ms()) if said.isascii() and said.isalnum() else None
    if found is None:
        raise Refusal("no code", given=repr(said))
    return Found(id=found)


@router.get("/tables/{table_id}/qr.svg", responses={200: {"content": {"image/svg+xml": {}}}}, response_model=None)
def invite_code(table_id: TableId, request: Request, services: Serving) -> Response:
    """A picture of the link that leads to the table."""
    if not has_table(services.store, table_id):
        raise Refusal("no table")
    name = code_of(services.store, table_id, now_ms()) or table_id
    return Response(svg(f"{reached_by(request, services)}/t/{name}"), media_type="image/svg+xml")


@router.post("/tables/{table_id}/ticket")
def ticket(table_id: TableId, guest: Known, services: Serving) -> Ticket:
    """Good once, for 30 seconds: the first message on the socket brings it."""
    if services.moderation.is_banned(guest.id):
        raise Refusal("banned")
    if not has_table(services.store, table_id):
        raise Refusal("no table")
    return Ticket(ticket=services.people.ticket(guest, table_id))


@router.get("/tables/{table_id}/record", responses={200: {"content": {"text/plain": {}}}}, response_model=None)
def record(table_id: TableId, services: Serving) -> PlainTextResponse:
    found = find_record(services.store, table_id)
    if found is None:
        raise Refusal("game not over" if has_table(services.store, table_id) else "no table")
    head = {"content-disposition": f'attachment; filename="{table_id[:12]}.record.txt"'}
    return PlainTextResponse(found, headers=head)


@router.get("/replays/{table_id}", responses={200: {"content": {"application/json": {}}}}, response_model=None)
async def replay(table_id: TableId, services: Serving, lang: Lang) -> Response:
    """Unpacked in a thread: a long game is megabytes, and the event loop must not wait for them."""
    found = await asyncio.to_thread(_replay, services, table_id, lang)
    if found is None and await services.hall.make_replay(table_id):
        found = await asyncio.to_thread(_replay, services, table_id, lang)
    if found is None:
        is_there = await asyncio.to_thread(has_table, services.store, table_id)
        raise Refusal("game not over" if is_there else "no replay")
    return found


def _replay(services: Services, table_id: str, lang: str) -> Response | None:
    kept = find_replay(services.store, table_id)
    if kept is None:
        return None
    body = told(kept, lang, f"/api/tables/{table_id}/record")
    if body is None:  # a void game whose record nobody can play
        raise Refusal("no replay")
    return Response(body, media_type="application/json")
