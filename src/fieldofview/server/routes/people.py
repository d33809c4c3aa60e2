"""People with accounts, for everybody to see: the leaderboard, and what is public of one person."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from pydantic import BaseModel

from ..doors.answers import Refusal
from ..people.rating import SURE, Skill
from ..store.accounts import account_named
from ..store.games import games_of, rating_of, ratings
from .common import REFUSALS, Serving

router = APIRouter(prefix="/api", responses=REFUSALS, tags=["people"])

MOST_LEADERS = 200
MOST_RECENT = 20


class Rating(BaseModel):
    """Shown as `rating ± within`: 19 of 20 times the truth lies no further away."""

    rating: int
    within: int
    games: int
    sure: bool  # known well enough for the leaderboard


class Leader(BaseModel):
    name: str
    place: int
    rating: Rating


class Leaderboard(BaseModel):
    leaders: list[Leader]
    within: int  # how exactly somebody must be known to stand here
    waiting: int  # rated people who are not known so well yet


class Profile(BaseModel):
    name: str
    made: int
    rating: Rating | None
    games: list[dict[str, Any]]  # rated ones: others are their players' own


def shown(skill: Skill, games: int) -> Rating:
    return Rating(rating=skill.rating, within=skill.within, games=games, sure=skill.is_sure)


@router.get("/leaderboard")
def leaderboard(services: Serving) -> Leaderboard:
    """In the order of what everybody is worth at least, as far as is known; equal ones share a place."""
    known = ratings(services.store)
    sure = sorted((row for row in known if row[1].is_sure), key=lambda row: (-row[1].at_least, row[0]))
    leaders = [
        Leader(
            name=name,
            place=1 + sum(other.at_least > skill.at_least for _, other, _ in sure),
            rating=shown(skill, games),
        )
        for name, skill, games in sure[:MOST_LEADERS]
    ]
    return Leaderboard(leaders=leaders, within=SURE, waiting=len(known) - len(sure))


@router.get("/people/{name}")
def profile(name: str, services: Serving) -> Profile:
    account = account_named(services.store, name[:200])
    if account is None:
        raise Refusal("no person")
    rated = rating_of(services.store, account.guest_id)
    games = games_of(services.store, account.guest_id, rated=True, most=MOST_RECENT)
    return Profile(name=account.name, made=account.made, rating=None if rated is None else shown(*rated), games=games)
