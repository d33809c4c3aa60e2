"""What routes share: who asks, how often they may, and what they are answered when not."""

from __future__ import annotations

import hmac
from typing import Annotated, Any

from fastapi import Depends, Path, Request, Response
from pydantic import BaseModel, ConfigDict

from ..doors.answers import ProblemAnswer, Refusal, language_of
from ..doors.security import is_at_machine
from ..people.guests import COOKIE, COOKIE_SECONDS
from ..running.config import LEAST_SECRET
from ..running.services import Services, services_of
from ..store.people import Guest

REFUSALS: dict[int | str, dict[str, Any]] = {
    code: {"model": ProblemAnswer} for code in (400, 401, 403, 404, 409, 413, 421, 422, 429, 503)
}

OPERATOR = "x-fov-operator"  # the header that brings the operator's secret

TableId = Annotated[str, Path(pattern="^[0-9a-z]{8,40}$")]


class Asked(BaseModel):
    """A body: what it does not know, it refuses."""

    model_config = ConfigDict(extra="forbid", strict=True)


def takes_gzip(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def json_answer(body: bytes, *, packed: bool) -> Response:
    """JSON that was packed for whoever takes it so."""
    headers = {"vary": "accept-encoding", **({"content-encoding": "gzip"} if packed else {})}
    return Response(body, media_type="application/json", headers=headers)


async def everything(request: Request) -> Services:
    """The services, for whoever has not asked too often."""
    services = services_of(request)
    if not services.limits.allows("requests", address_of(request)):
        raise Refusal("too many")
    return services


Serving = Annotated[Services, Depends(everything)]


def guest(request: Request, services: Serving) -> Guest:
    """Who asks; in a thread, since the store is asked."""
    cookie = request.cookies.get(COOKIE)
    known = services.people.known(cookie)
    if known is None:
        raise Refusal("signed out" if services.people.was_signed_out(cookie) else "no guest")
    return known


Known = Annotated[Guest, Depends(guest)]


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


def reached_by(request: Request, services: Services) -> str:
    """The server's address for other devices: whoever sits at the machine itself has a name of their own for it."""
    lent = services.network.addresses if services.network is not None and is_at_machine(request) else []
    return lent[0] if lent else f"{request.url.scheme}://{request.headers['host']}"


def set_cookie(request: Request, response: Response, value: str) -> None:
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, value, COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)


async def operating(request: Request, services: Serving) -> Services:
    """The services, for the host of the server: at the machine, or with the operator's secret."""
    secret, given = services.config.operator, request.headers.get(OPERATOR, "")
    is_known = len(secret) >= LEAST_SECRET and hmac.compare_digest(given.encode(), secret.encode())
    if not is_known and not is_at_machine(request):
        raise Refusal("operator only")
    return services


Operating = Annotated[Services, Depends(operating)]


async def reader(request: Request) -> str:
    """The reader's language."""
    return language_of(request)


Lang = Annotated[str, Depends(reader)]
