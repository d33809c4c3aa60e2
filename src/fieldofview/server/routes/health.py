"""Whether the server is well, and what it measures."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from pydantic import BaseModel

from ..answers import Refusal
from ..security import is_loopback
from ..services import services_of
from .common import REFUSALS, address_of

router = APIRouter(tags=["health"])


class Health(BaseModel):
    app: Literal["fieldofview"]
    status: Literal["ok", "stopping"]
    tables: int


@router.get("/healthz")
def healthz(request: Request) -> Health:
    services = services_of(request)
    services.store.note("cookie key")  # a server without its store is not well
    status: Literal["ok", "stopping"] = "stopping" if services.hall.is_stopping else "ok"
    return Health(app="fieldofview", status=status, tables=len(services.hall.actors))


@router.get("/metrics", responses=REFUSALS, response_class=Response, include_in_schema=False)
def metrics(request: Request) -> Response:
    if not (services_of(request).config.metrics_open or is_loopback(address_of(request))):
        raise Refusal("this machine only")
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
