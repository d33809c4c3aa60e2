"""What is printed and ruled: the cards of a table's game, and rulings by id."""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import Any

import orjson
from fastapi import APIRouter, Request, Response
from pydantic import BaseModel

from fieldofview.cards import find_set, mix, set_ids
from fieldofview.cards.answers import answers
from fieldofview.rulings import RULINGS, find_id, told

from ..doors.answers import Refusal
from ..faces import face
from ..running.services import Services
from ..table.settings import Settings, stored_settings
from .common import REFUSALS, Lang, Serving, TableId, json_answer, takes_gzip

router = APIRouter(prefix="/api", responses=REFUSALS, tags=["rules"])


class RulingText(BaseModel):
    id: str
    title: str
    text: str


class Rulings(BaseModel):
    rulings: list[RulingText]


class Cards(BaseModel):
    cards: list[dict[str, Any]]


class Files(BaseModel):
    files: list[str]


class Sets(BaseModel):
    sets: list[dict[str, Any]]


@router.get("/sets")
def sets(services: Serving) -> Sets:
    """The sets that come with the program."""
    found = [find_set(name) for name in set_ids()]
    return Sets(
        sets=[
            {
                "id": card_set.id,
                "name": card_set.name,
                "cards": sum(card.copies for card in card_set.cards),
                "seats": card_set.seats,
                "switches": list(card_set.switches),
            }
            for card_set in found
        ]
    )


@router.get("/tables/{table_id}/cards", response_model=Cards)
def cards(table_id: TableId, services: Serving, lang: Lang, request: Request) -> Response:
    """Faces with their pictures and rulings: written and packed once for all who play with these cards."""
    settings = _settings(services, table_id)
    packs = takes_gzip(request)
    return json_answer(_body(settings, lang, packs), packed=packs)


@router.get("/cards", response_model=Cards)
def every_card(services: Serving, lang: Lang, request: Request) -> Response:
    """Faces of all cards that come with the program, set by set."""
    packs = takes_gzip(request)
    return json_answer(_every_card(lang, packs), packed=packs)


@router.get("/rulings", response_model=Rulings)
def every_ruling(services: Serving, lang: Lang, request: Request) -> Response:
    """All rulings in their order, in our own words."""
    packs = takes_gzip(request)
    return json_answer(_every_ruling(lang, packs), packed=packs)


@router.get("/tables/{table_id}/files")
def files(table_id: TableId, services: Serving) -> Files:
    """The set files that somebody brought: for programs that make the cards themselves."""
    return Files(files=list(_settings(services, table_id).files))


@router.get("/rulings/{ruling_id}")
def ruling(ruling_id: str, services: Serving, lang: Lang) -> RulingText:
    known = find_id(ruling_id[:60])
    if known is None:
        raise Refusal("no ruling", given=repr(ruling_id[:60]))
    row = told(RULINGS[known], lang)
    return RulingText(id=row.id, title=row.title, text=row.summary)


def _settings(services: Services, table_id: str) -> Settings:
    kept = services.store.load(table_id)
    if kept is None:
        raise Refusal("no table")
    found = [entry["settings"] for entry in kept.entries if entry["kind"] in ("Opened", "Changed")]
    return stored_settings(found[-1])


@lru_cache(maxsize=64)
def _body(settings: Settings, lang: str, packs: bool) -> bytes:
    return _written({"cards": _cards(settings, lang)}, packs)


@lru_cache(maxsize=4)
def _every_card(lang: str, packs: bool) -> bytes:
    cards = {card.name: card for set_id in reversed(set_ids()) for card in reversed(find_set(set_id).cards)}
    found = [face(card, lang) | {"answers": answers(card, cards.values())} for card in reversed(cards.values())]
    return _written({"cards": found}, packs)


@lru_cache(maxsize=4)
def _every_ruling(lang: str, packs: bool) -> bytes:
    rows = [told(row, lang) for row in RULINGS.values()]
    return _written({"rulings": [{"id": row.id, "title": row.title, "text": row.summary} for row in rows]}, packs)


def _written(body: dict[str, Any], packs: bool) -> bytes:
    made = orjson.dumps(body)
    return gzip.compress(made, mtime=0) if packs else made


def _cards(settings: Settings, lang: str) -> tuple[dict[str, Any], ...]:
    """Every card of the game that these settings make."""
    deck = mix(settings.parts())
    return tuple(
        face(card, lang, name=name, copies=count) | {"answers": answers(card, deck.cards)}
        for name, card, count in zip(deck.names, deck.cards, deck.counts, strict=True)
    )
