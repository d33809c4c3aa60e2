"""Guests: a name, the tables they sit at, and the link that moves a seat to another device."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from fieldofview.game.errors import BadNames
from fieldofview.office.qr import data_url

from ..doors.answers import Refusal, language_of
from ..hall.live import with_live
from ..people.guests import COOKIE, SEAT_LINK
from ..running.clock import now_ms
from ..running.services import Services
from ..store.accounts import account_named
from ..store.lobby import has_table, tables_of
from ..store.people import Guest, has_pass
from .common import REFUSALS, Asked, Known, Serving, TableId, address_of, reached_by, set_cookie

router = APIRouter(prefix="/api", responses=REFUSALS, tags=["guests"])


class NewGuest(Asked):
    name: str = Field(max_length=200)
    lang: str = Field("en", max_length=8)


class Me(BaseModel):
    name: str
    lang: str
    account: bool  # whether the name is theirs on every device
    tables: list[dict[str, Any]]


class Code(Asked):
    code: str = Field(max_length=64)


class SeatLink(BaseModel):
    url: str
    qr: str  # an image of it, by the name that others reach us by, as a data URL


class Waiting(BaseModel):
    waiting: bool


class Moved(BaseModel):
    id: str
    name: str
    lang: str


@router.post("/guest")
def be_guest(body: NewGuest, request: Request, response: Response, services: Serving) -> Me:
    if not services.limits.allows("guests", address_of(request)):
        raise Refusal("too many")
    known = services.people.known(request.cookies.get(COOKIE))
    may_be_called(services, known, body.name)
    try:
        guest = services.people.welcome(body.name, body.lang, known)
    except BadNames as error:
        raise Refusal("bad name", why=error.told(language_of(request))) from error
    set_cookie(request, response, services.people.cookie(guest))
    return told(services, guest)


@router.get("/me")
async def me(guest: Known, services: Serving) -> Me:
    found = await asyncio.to_thread(told, services, guest)
    return found.model_copy(update={"tables": await with_live(services.hall, found.tables, guest.id)})


def told(services: Services, guest: Guest) -> Me:
    """Who somebody is here, as they are told it themselves."""
    tables = tables_of(services.store, guest.id)
    return Me(name=guest.name, lang=guest.lang, account=guest.signed_in, tables=tables)


@router.post("/tables/{table_id}/seatlink")
def seat_link(table_id: TableId, request: Request, guest: Known, services: Serving) -> SeatLink:
    """The code stands in the fragment: browsers send it to no server, and no log has it."""
    if not has_table(services.store, table_id):
        raise Refusal("no table")
    way = f"/seat#{services.people.seat_link(guest, table_id)}"
    here = f"{request.url.scheme}://{request.headers['host']}"
    return SeatLink(url=here + way, qr=data_url(reached_by(request, services) + way))


@router.get("/tables/{table_id}/seatlink")
def seat_link_waits(table_id: TableId, guest: Known, services: Serving) -> Waiting:
    """Whether a link of mine to this table can still be used; its page says when it was."""
    return Waiting(waiting=has_pass(services.store, SEAT_LINK, guest.id, table_id, now_ms()))


@router.post("/seatlink")
def move_seat(body: Code, request: Request, response: Response, services: Serving) -> Moved:
    """Whoever brings the code is that guest from now on, on this device too."""
    admitted = services.people.admitted(SEAT_LINK, body.code)
    if admitted is None:
        raise Refusal("no pass")
    guest: Guest
    guest, table_id = admitted
    set_cookie(request, response, services.people.cookie(guest))
    return Moved(id=table_id, name=guest.name, lang=guest.lang)


def may_be_called(services: Services, guest: Guest | None, name: str) -> None:
    """A name that belongs to an account is its holder's alone; one that is banned is nobody's."""
    if services.moderation.is_banned_name(name):
        raise Refusal("banned name")
    owner = account_named(services.store, " ".join(name.split()))
    if owner is not None and (guest is None or owner.guest_id != guest.id):
        raise Refusal("name taken")
