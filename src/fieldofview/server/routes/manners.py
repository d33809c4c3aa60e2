"""How people treat each other: block lists, reports to the host of the server, and what the host does about them."""

from __future__ import annotations

from typing import Any, Literal

import structlog
from fastapi import APIRouter
from pydantic import BaseModel, Field

from ..doors.answers import Refusal
from ..hall.witnesses import Witnessed, witnessed
from ..running.clock import now_ms
from ..running.services import Services
from ..store.moderation import (
    BAN,
    MUTE,
    Report,
    about_whom,
    block,
    blocked_by,
    handle_report,
    lift,
    put_report,
    reports,
    sanction,
    sanctions,
    unblock,
    unblock_guest,
)
from ..store.people import Guest
from .common import REFUSALS, Asked, Known, Operating, Serving, TableId

router = APIRouter(prefix="/api", responses=REFUSALS, tags=["manners"])

DAY_MS = 24 * 3600 * 1000
BANNED = 1008

log = structlog.get_logger()


class Whom(Asked):
    name: str = Field(min_length=1, max_length=100)


class Told(Whom):
    reason: Literal["chat", "name", "cheating", "stalling", "other"]
    text: str = Field("", max_length=1000)


class Blocked(BaseModel):
    blocked: list[str]


class Sent(BaseModel):
    id: str


class Reports(BaseModel):
    reports: list[dict[str, Any]]
    sanctions: list[dict[str, Any]]


class Act(Asked):
    act: Literal["handled", "mute", "ban"]
    note: str = Field("", max_length=1000)
    days: int | None = Field(None, ge=1, le=3650)  # none: until it is lifted


class Lift(Whom):
    kind: Literal["mute", "ban"]


@router.post("/tables/{table_id}/block")
def block_somebody(table_id: TableId, body: Whom, guest: Known, services: Serving) -> Blocked:
    """I hear nothing more of somebody, and they cannot sit down at tables that I host. They are not told."""
    about_id, _ = _found(services, guest, table_id, body.name)
    block(services.store, guest.id, about_id, body.name, now_ms())
    return _hears(services, guest)


@router.get("/tables/{table_id}/blocked")
def blocked_here(table_id: TableId, guest: Known, services: Serving) -> Blocked:
    """Whom of this table I blocked, wherever that was, by the names they have here."""
    seen, mine = witnessed(services.store, table_id), blocked_by(services.store, guest.id)
    if seen is None:
        raise Refusal("no table")
    return Blocked(blocked=[name for name, who in seen.people.items() if who in mine])


@router.post("/tables/{table_id}/unblock")
def unblock_here(table_id: TableId, body: Whom, guest: Known, services: Serving) -> Blocked:
    about_id, _ = _found(services, guest, table_id, body.name)
    unblock_guest(services.store, guest.id, about_id)
    return _hears(services, guest)


@router.post("/unblock")
def unblock_somebody(body: Whom, guest: Known, services: Serving) -> Blocked:
    unblock(services.store, guest.id, body.name)
    return _hears(services, guest)


@router.post("/tables/{table_id}/reports")
def report_somebody(table_id: TableId, body: Told, guest: Known, services: Serving) -> Sent:
    """Tell the host of the server about somebody; the table and the last lines of its chat go with it."""
    if not services.limits.allows("complaints", guest.id):
        raise Refusal("too many")
    about_id, seen = _found(services, guest, table_id, body.name)
    report = Report(table_id, guest.id, guest.name, about_id, body.name, body.reason, body.text.strip(), seen.context)
    log.warning("somebody was reported", read="/host/reports")
    return Sent(id=put_report(services.store, report, now_ms()))


@router.get("/host/reports")
def host_reports(services: Operating) -> Reports:
    return _all(services)


@router.post("/host/reports/{report_id}")
def host_acts(report_id: str, body: Act, services: Operating) -> Reports:
    whom = about_whom(services.store, report_id[:40])
    if whom is None:
        raise Refusal("no report")
    at = now_ms()
    if body.act in (MUTE, BAN):
        until = None if body.days is None else at + body.days * DAY_MS
        sanction(services.store, *whom, body.act, until, at)
        services.moderation.look()
    if body.act == BAN:
        for connection in services.hall.connections_of(whom[0]):
            services.hall.soon(connection.close, BANNED)
    handle_report(services.store, report_id[:40], body.act, body.note.strip(), at)
    return _all(services)


@router.post("/host/lift")
def host_lifts(body: Lift, services: Operating) -> Reports:
    lift(services.store, body.name, body.kind)
    services.moderation.look()
    return _all(services)


def _all(services: Services) -> Reports:
    in_force = [
        {key: row[key] for key in ("name", "kind", "until", "made")} for row in sanctions(services.store, now_ms())
    ]
    return Reports(reports=reports(services.store), sanctions=in_force)


def _found(services: Services, guest: Guest, table_id: str, name: str) -> tuple[str, Witnessed]:
    """Whom a name means at a table, and what was seen there."""
    seen = witnessed(services.store, table_id)
    if seen is None:
        raise Refusal("no table")
    about_id = seen.people.get(name)
    if about_id is None:
        raise Refusal("nobody there", name=name)
    if about_id == guest.id:
        raise Refusal("yourself")
    return about_id, seen


def _hears(services: Services, guest: Guest) -> Blocked:
    """Open sockets of this worker follow at once; those of others when they come again."""
    blocked = blocked_by(services.store, guest.id)
    for connection in services.hall.connections_of(guest.id):
        connection.deaf_to = frozenset(blocked)
    return Blocked(blocked=list(blocked.values()))
