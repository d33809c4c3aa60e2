"""The application: routes, the socket, the page, and what happens around every request."""

from __future__ import annotations

from pathlib import Path

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from ..doors.answers import Refusal, language_of, problem_response
from ..doors.security import Guard
from ..doors.socket import table_socket
from ..routes import accounts, guests, health, host, manners, people, rules, sets, tables, workshop
from ..store import Unkept
from ..words.requests import reason
from . import reports
from .page import Page
from .services import Services

STATIC = Path(__file__).parents[1] / "static"
CODES = {400: "bad request", 404: "not found", 405: "not allowed"}

log = structlog.get_logger()


def make_app(services: Services) -> FastAPI:
    """The ASGI application of one worker; whoever serves it starts and closes the services."""
    app = FastAPI(title="Field of View", version="1", docs_url=None, redoc_url=None)
    app.state.services = services
    for module in (guests, accounts, people, tables, manners, sets, workshop, rules, host, health):
        app.include_router(module.router)
    app.add_api_websocket_route("/ws/tables/{table_id}", table_socket)
    app.mount("/", Page(STATIC))
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Unkept, _unkept)
    app.add_exception_handler(SQLAlchemyError, _unkept)
    app.add_exception_handler(Exception, _broken)
    app.add_middleware(Guard, hosts=services.hosts)
    return app


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return error.response(language_of(request))


async def _malformed(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])[:80]
    lang = language_of(request)
    return problem_response("malformed", lang, why=f"{where}: {reason(first['type'], first.get('ctx') or {}, lang)}.")


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    answer = problem_response(CODES.get(error.status_code, "bad request"), language_of(request))
    if error.headers:
        answer.headers.update(error.headers)
    return answer


def _route(request: Request) -> str:
    """What was asked for, as the log has it: a path itself may hold a code."""
    return getattr(request.scope.get("route"), "path", "")


async def _unkept(request: Request, error: Exception) -> Response:
    """The disk is full, or the database is away: nothing was done, and it may be asked again."""
    log.error("store away", path=_route(request), why=type(error).__name__)
    return problem_response("no store", language_of(request))


async def _broken(request: Request, error: Exception) -> Response:
    log.error("request broke", path=_route(request), report=reports.write(error))
    return problem_response("broken", language_of(request))
