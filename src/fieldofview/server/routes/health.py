"""Whether the server is well, and what it measures."""

from __future__ import annotations

from secrets import compare_digest
from typing import Literal

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from pydantic import BaseModel

from ..doors.answers import Refusal
from ..doors.security import is_at_machine
from ..running.services import services_of
from .common import REFUSALS

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
    """For whoever runs the server alone: these counts go up when somebody seals, or is refused what they hold."""
    if not is_at_machine(request) and not _has_token(request):
        raise Refusal("this machine only")
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def _has_token(request: Request) -> bool:
    wanted = services_of(request).config.metrics_token
    given = request.headers.get("authorization", "")
    return bool(wanted) and compare_digest(given.encode(errors="replace"), f"Bearer {wanted}".encode())
