"""Invite on this network: for somebody at the machine itself, since it opens the server to others."""

from __future__ import annotations

from fastapi import APIRouter, Request
from pydantic import BaseModel

from ..doors.answers import Refusal
from ..doors.security import is_at_machine
from ..running.services import Network, Services
from .common import REFUSALS, Asked, Serving

router = APIRouter(prefix="/api/host", responses=REFUSALS, tags=["host"])


class Invite(Asked):
    on: bool = True


class Invited(BaseModel):
    open: bool
    addresses: list[str]
    qr: str | None  # an image of the first address, as a data URL


@router.get("/network")
def network(request: Request, services: Serving) -> Invited:
    return _told(_lent(request, services))


@router.post("/network")
async def invite(body: Invite, request: Request, services: Serving) -> Invited:
    lent = _lent(request, services)
    if body.on:
        await lent.open()
    else:
        await lent.close()
    return _told(lent)


def _lent(request: Request, services: Services) -> Network:
    if services.network is None or not is_at_machine(request):
        raise Refusal("this machine only")
    return services.network


def _told(lent: Network) -> Invited:
    from fieldofview.office.qr import data_url

    addresses = lent.addresses
    return Invited(open=bool(addresses), addresses=addresses, qr=data_url(addresses[0]) if addresses else None)
