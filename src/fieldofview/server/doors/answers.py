"""What the server answers when it does not do something: a code, a sentence in the reader's language, rulings."""

from __future__ import annotations

from pydantic import BaseModel
from starlette.requests import Request
from starlette.responses import JSONResponse

from ..words.account_doors import STATUS as OF_ACCOUNTS
from ..words.doors import DOORS, door

STATUS = {
    "bad request": 400,
    "malformed": 422,
    "unknown host": 421,
    "unknown origin": 403,
    "this machine only": 403,
    "no guest": 401,
    "signed out": 401,
    "no pass": 403,
    "too large": 413,
    "too many": 429,
    "busy": 503,
    "stopping": 503,
    "no store": 503,
    "no table": 404,
    "no code": 404,
    "no replay": 404,
    "no ruling": 404,
    "no template": 404,
    "not found": 404,
    "not allowed": 405,
    "many tables": 409,
    "game not over": 409,
    "unchecked set": 409,
    "bad name": 422,
    "bad record": 422,
    "bad set": 422,
    "too long": 422,
    "broken": 500,
    **OF_ACCOUNTS,
}


class Problem(BaseModel):
    """What is wrong, in one sentence."""

    code: str
    text: str
    cites: list[str] = []


class ProblemAnswer(BaseModel):
    """Every answer that is not a success."""

    error: Problem


class Refusal(Exception):
    """A request that is not done."""

    def __init__(self, code: str, *, text: str | None = None, cites: tuple[str, ...] = (), **values: object) -> None:
        super().__init__(code)
        self.code, self.text, self.cites, self.values = code, text, cites, values
        self.status = STATUS.get(code, 422)

    def response(self, lang: str) -> JSONResponse:
        text = self.text if self.text is not None else door(self.code, self.values, lang)
        return JSONResponse({"error": {"code": self.code, "text": text, "cites": list(self.cites)}}, self.status)


def problem_response(code: str, lang: str = "en", why: str = "") -> JSONResponse:
    return Refusal(code, why=why).response(lang)


def language_of(request: Request) -> str:
    """The language of a reader: `?lang=`, else the browser's first that we speak."""
    wanted = request.query_params.get("lang")
    if wanted in DOORS:
        return wanted
    for part in request.headers.get("accept-language", "").split(",")[:10]:
        found = part.split(";")[0].strip()[:2].lower()
        if found in DOORS:
            return found
    return "en"
