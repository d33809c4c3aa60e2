"""My account: made, signed in to, changed, taken along, deleted. Nothing asks for one before a game."""

from __future__ import annotations

import asyncio
from typing import Any, Literal

import orjson
from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from fieldofview.game.errors import BadNames
from fieldofview.game.names import folded

from ..doors.answers import Refusal, language_of
from ..people.accounts import LEAST_PASSWORD, MOST_PASSWORD
from ..people.alike import alike
from ..people.erasing import StillPlaying, erase
from ..people.exporting import everything_of
from ..people.guests import COOKIE
from ..running.clock import now_ms
from ..running.services import Services
from ..store.accounts import NameTaken, account_of
from ..store.games import MOST_GAMES, count_games, games_of, rating_of
from ..store.moderation import blocked_by, sanctions
from ..store.people import Guest
from .common import REFUSALS, Asked, Known, Serving, address_of, set_cookie
from .guests import Me, may_be_called, told
from .people import Rating, shown

router = APIRouter(prefix="/api", responses=REFUSALS, tags=["accounts"])


class NewAccount(Asked):
    name: str = Field(max_length=200)
    password: str | None = Field(None, max_length=MOST_PASSWORD)


class SignIn(Asked):
    """A name and its password, or a recovery code."""

    name: str = Field("", max_length=200)
    password: str = Field("", max_length=MOST_PASSWORD)
    code: str = Field("", max_length=64)


class Proof(Asked):
    """A password or a recovery code."""

    proof: str = Field("", max_length=MOST_PASSWORD)


class NewPassword(Proof):
    password: str = Field(max_length=MOST_PASSWORD)


class NewCode(Proof):
    alone: bool = False  # whether this device alone stays signed in


class Code(BaseModel):
    """The recovery code, shown this once."""

    code: str


class Sanction(BaseModel):
    kind: Literal["mute", "ban"]
    until: int | None  # until it is lifted


class Mine(BaseModel):
    name: str
    account: bool
    password: bool
    made: int | None
    rating: Rating | None
    games: int
    blocked: list[str]
    sanctions: list[Sanction]  # that are on me


class Games(BaseModel):
    games: list[dict[str, Any]]
    more: bool


class Done(BaseModel):
    done: Literal[True] = True


@router.get("/account")
def mine(guest: Known, services: Serving) -> Mine:
    account, rated = account_of(services.store, guest.id), rating_of(services.store, guest.id)
    return Mine(
        name=guest.name,
        account=account is not None,
        password=account is not None and account.password is not None,
        made=None if account is None else account.made,
        rating=None if rated is None else shown(*rated),
        games=count_games(services.store, guest.id),
        blocked=list(blocked_by(services.store, guest.id).values()),
        sanctions=[
            Sanction(kind=row["kind"], until=row["until"])
            for row in sanctions(services.store, now_ms())
            if row["guest_id"] == guest.id
        ],
    )


@router.post("/account")
def make(body: NewAccount, request: Request, guest: Known, services: Serving) -> Code:
    """The guest stays who they are, with all tables; the recovery code is shown this once."""
    if guest.signed_in:
        raise Refusal("has account")
    slowly(request, services)
    may_be_called(services, guest, body.name)
    if body.password is not None:
        check_password(body.password, body.name)
    try:
        return Code(code=services.accounts.make(guest, body.name, body.password)[1])
    except BadNames as error:
        raise Refusal("bad name", why=error.told(language_of(request))) from error
    except NameTaken:
        raise Refusal("name taken") from None


@router.post("/signin")
def sign_in(body: SignIn, request: Request, response: Response, services: Serving) -> Me:
    """The same answer, after the same time, for a name that nobody has and for a wrong password."""
    slowly(request, services)
    if body.code:
        guest = services.accounts.sign_in_by_code(body.code)
    else:
        key = alike(body.name)[:200]
        if not services.limits.allows("signins_name", key):
            raise Refusal("too many")
        guest = services.accounts.sign_in(body.name, body.password)
        if guest is not None:
            services.limits.forget("signins_name", key)
    if guest is None:
        raise Refusal("wrong sign-in")
    set_cookie(request, response, services.people.cookie(guest))
    return told(services, guest)


@router.post("/signout")
def sign_out(response: Response, services: Serving) -> Done:
    """This device forgets who somebody is. Without an account nobody can come back: the page asks first."""
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return Done()


@router.post("/account/password")
def change_password(body: NewPassword, request: Request, response: Response, guest: Known, services: Serving) -> Done:
    """With the old one, or the recovery code; every other device is signed out."""
    prove(request, services, guest, body.proof)
    check_password(body.password, guest.name)
    set_cookie(request, response, services.people.cookie(services.accounts.change_password(guest, body.password)))
    return Done()


@router.post("/account/code")
def change_code(body: NewCode, request: Request, response: Response, guest: Known, services: Serving) -> Code:
    """With the password or the old code; with `alone` every other device is signed out."""
    prove(request, services, guest, body.proof)
    changed, code = services.accounts.change_code(guest, alone=body.alone)
    set_cookie(request, response, services.people.cookie(changed))
    return Code(code=code)


@router.get("/account/games")
def games(guest: Known, services: Serving, before: int | None = None, before_id: str = "") -> Games:
    """My finished games, newest first; `before` and `before_id` go on behind the last one that is known."""
    place = None if before is None or abs(before) >= 1 << 62 else (before, before_id[:40])
    found = games_of(services.store, guest.id, before=place)
    return Games(games=found, more=len(found) == MOST_GAMES)


@router.get("/account/export", responses={200: {"content": {"application/json": {}}}}, response_model=None)
def export(guest: Known, services: Serving) -> Response:
    """All that is kept of me, as a file."""
    if not services.limits.allows("checks", guest.id):
        raise Refusal("too many")
    body = orjson.dumps(everything_of(services.store, guest), option=orjson.OPT_INDENT_2)
    head = {"content-disposition": 'attachment; filename="field-of-view-my-data.json"'}
    return Response(body, media_type="application/json", headers=head)


@router.post("/account/delete")
async def delete(body: Proof, request: Request, response: Response, guest: Known, services: Serving) -> Done:
    """Everything of me goes; finished games stay without my name."""
    if guest.signed_in:
        await asyncio.to_thread(prove, request, services, guest, body.proof)
    await services.hall.flush()  # a game that has just ended holds nobody back
    try:
        tables = await asyncio.to_thread(erase, services.store, guest.id)
    except StillPlaying:
        raise Refusal("still playing") from None
    for connection in services.hall.connections_of(guest.id):
        connection.part()
    await services.hall.let_go(tables)
    services.hall.remake_replays(tables)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return Done()


def slowly(request: Request, services: Services) -> None:
    """Nobody tries many passwords, and nobody makes us hash many."""
    if not services.limits.allows("signins", address_of(request)):
        raise Refusal("too many")


def prove(request: Request, services: Services, guest: Guest, proof: str) -> None:
    if not guest.signed_in:
        raise Refusal("no account")
    slowly(request, services)
    if not services.limits.allows("signins_name", alike(guest.name)[:200]):
        raise Refusal("too many")
    if not services.accounts.proves(guest, proof):
        raise Refusal("wrong proof")


def check_password(password: str, name: str) -> None:
    if len(password) < LEAST_PASSWORD:
        raise Refusal("short password", least=LEAST_PASSWORD)
    if folded(password) == folded(name):
        raise Refusal("poor password")
