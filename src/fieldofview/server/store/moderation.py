"""Who does not want to hear whom, what was reported, and what the host of the server decided."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.orm import aliased

from ..people.alike import alike
from .models import AccountRow, BlockRow, ReportRow, SanctionRow
from .store import Store

MOST_BLOCKED = 500
MOST_REPORTS = 200  # that are shown
MUTE, BAN = "mute", "ban"


# -- blocks ----------------------------------------------------------------------------------------------------


def block(store: Store, guest_id: str, other_id: str, name: str, at: int) -> None:
    """Somebody wants nothing of somebody else; beyond so many the oldest is forgotten."""
    with store.writing() as connection:
        connection.execute(delete(BlockRow).where(BlockRow.guest_id == guest_id, BlockRow.other_id == other_id))
        row = {"guest_id": guest_id, "other_id": other_id, "name": name, "made": at}
        connection.execute(insert(BlockRow), row)
        mine = select(BlockRow.other_id).where(BlockRow.guest_id == guest_id).order_by(BlockRow.made.desc())
        gone = connection.execute(mine.offset(MOST_BLOCKED)).scalars().all()
        connection.execute(delete(BlockRow).where(BlockRow.guest_id == guest_id, BlockRow.other_id.in_(gone)))


def unblock(store: Store, guest_id: str, name: str) -> None:
    with store.writing() as connection:
        connection.execute(delete(BlockRow).where(BlockRow.guest_id == guest_id, BlockRow.name == name))


def unblock_guest(store: Store, guest_id: str, other_id: str) -> None:
    with store.writing() as connection:
        connection.execute(delete(BlockRow).where(BlockRow.guest_id == guest_id, BlockRow.other_id == other_id))


def blocked_by(store: Store, guest_id: str) -> dict[str, str]:
    """Whom somebody blocked: ids, and the names under which it was done."""
    with store.reading() as connection:
        rows = connection.execute(
            select(BlockRow.other_id, BlockRow.name).where(BlockRow.guest_id == guest_id).order_by(BlockRow.made.desc())
        ).all()
    return {row.other_id: row.name for row in rows}


# -- reports ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Report:
    """What somebody tells the host of the server about somebody; `context` is the table and what was said there."""

    table_id: str
    by_id: str
    by_name: str
    about_id: str
    about_name: str
    reason: str
    text: str
    context: dict[str, Any]


def put_report(store: Store, report: Report, at: int) -> str:
    report_id = secrets.token_hex(8)
    row = {
        "id": report_id,
        "made": at,
        "table_id": report.table_id,
        "by_id": report.by_id,
        "by_name": report.by_name,
        "about_id": report.about_id,
        "about_name": report.about_name,
        "reason": report.reason,
        "body": json.dumps({"text": report.text, "context": report.context}),
        "handled": None,
        "act": "",
        "note": "",
    }
    with store.writing() as connection:
        connection.execute(insert(ReportRow), row)
    return report_id


def reports(store: Store) -> list[dict[str, Any]]:
    """All reports, those that wait first, then the newest; with how many came before about the same person, and the
    name of their account, if they have one."""
    order = (ReportRow.handled.is_not(None), ReportRow.made.desc())
    before = aliased(ReportRow)
    same = (before.about_id == ReportRow.about_id) & (before.made < ReportRow.made)
    earlier = select(func.count()).select_from(before).where(same).scalar_subquery().label("earlier")
    theirs = select(AccountRow.name).where(AccountRow.guest_id == ReportRow.about_id).scalar_subquery()
    wanted = select(ReportRow.__table__, earlier, theirs.label("account")).order_by(*order).limit(MOST_REPORTS)
    with store.reading() as connection:
        rows = connection.execute(wanted).mappings().all()
    shown = (
        "id",
        "made",
        "table_id",
        "by_name",
        "about_name",
        "reason",
        "handled",
        "act",
        "note",
        "earlier",
        "account",
    )
    return [{key: row[key] for key in shown} | json.loads(row["body"]) for row in rows]


def reports_by(store: Store, guest_id: str) -> list[dict[str, Any]]:
    """What somebody reported, in their own words."""
    with store.reading() as connection:
        rows = connection.execute(
            select(ReportRow.made, ReportRow.about_name, ReportRow.reason, ReportRow.body).where(
                ReportRow.by_id == guest_id
            )
        ).all()
    return [
        {"made": row.made, "about": row.about_name, "reason": row.reason, "text": json.loads(row.body)["text"]}
        for row in rows
    ]


def about_whom(store: Store, report_id: str) -> tuple[str, str] | None:
    """The id and name of whom a report is about."""
    with store.reading() as connection:
        found = select(ReportRow.about_id, ReportRow.about_name).where(ReportRow.id == report_id)
        row = connection.execute(found).first()
    return None if row is None else (row.about_id, row.about_name)


def handle_report(store: Store, report_id: str, act: str, note: str, at: int) -> None:
    with store.writing() as connection:
        values = {"handled": at, "act": act, "note": note}
        connection.execute(update(ReportRow).where(ReportRow.id == report_id).values(**values))


# -- sanctions -------------------------------------------------------------------------------------------------


def sanction(store: Store, guest_id: str, name: str, kind: str, until: int | None, at: int) -> None:
    with store.writing() as connection:
        connection.execute(delete(SanctionRow).where(SanctionRow.guest_id == guest_id, SanctionRow.kind == kind))
        row = {"guest_id": guest_id, "kind": kind, "name": name, "folded": alike(name), "until": until, "made": at}
        connection.execute(insert(SanctionRow), row)


def lift(store: Store, name: str, kind: str) -> None:
    with store.writing() as connection:
        connection.execute(delete(SanctionRow).where(SanctionRow.folded == alike(name), SanctionRow.kind == kind))


def sanctions(store: Store, at: int) -> list[dict[str, Any]]:
    """What is in force."""
    with store.reading() as connection:
        lasting = or_(SanctionRow.until.is_(None), SanctionRow.until > at)
        wanted = select(SanctionRow.__table__).where(lasting).order_by(SanctionRow.made.desc())
        return [dict(row) for row in connection.execute(wanted).mappings()]
