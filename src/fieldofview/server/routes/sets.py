"""What people bring: set files and records, read in a process that can be killed."""

from __future__ import annotations

import asyncio
import secrets

from fastapi import APIRouter
from pydantic import BaseModel, Field

from ..doors.answers import Refusal
from ..errands.checking import MOST_SET_BYTES, TooBusy, TooLong
from ..errands.replaying import MOST_RECORD
from ..running.clock import now_ms
from ..store.replays import put_upload
from .common import REFUSALS, Asked, Known, Lang, Serving

router = APIRouter(prefix="/api", responses=REFUSALS, tags=["sets"])


class SetFile(Asked):
    text: str = Field(max_length=MOST_SET_BYTES)


class SetReport(BaseModel):
    """`text` is the file as tables hold it: put it into the settings' `files`, and `id+switch` into its `sets`."""

    ok: bool
    name: str
    id: str
    cards: int
    switches: list[str]
    problems: list[str]
    notes: list[str]
    text: str


class Record(Asked):
    text: str = Field(max_length=MOST_RECORD)


class Uploaded(BaseModel):
    id: str


@router.post("/sets")
async def check_set(body: SetFile, guest: Known, services: Serving, lang: Lang) -> SetReport:
    if len(body.text.encode(errors="replace")) > MOST_SET_BYTES:
        raise Refusal("too large")
    if not services.limits.allows("checks", guest.id):
        raise Refusal("too many")
    try:
        return SetReport(**await services.checker.check_set(body.text, lang))
    except TooBusy:
        raise Refusal("busy") from None
    except TooLong:
        raise Refusal("too long") from None


@router.post("/records")
async def upload(body: Record, guest: Known, services: Serving, lang: Lang) -> Uploaded:
    """A record of a game that was played anywhere; it becomes a replay here."""
    if not services.limits.allows("checks", guest.id):
        raise Refusal("too many")
    try:
        found = await services.checker.read_record(body.text, lang)
    except TooBusy:
        raise Refusal("busy") from None
    except TooLong:
        raise Refusal("too long") from None
    if not found["ok"]:
        raise Refusal("bad record", why=found["problem"])
    replay_id = f"u{secrets.token_hex(12)}"
    most = services.config.replays
    await asyncio.to_thread(put_upload, services.store, replay_id, body.text, found["body"], now_ms(), most)
    return Uploaded(id=replay_id)
