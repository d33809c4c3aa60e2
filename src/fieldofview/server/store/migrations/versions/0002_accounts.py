"""Accounts, finished games and ratings, blocks, reports, sanctions."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

ID = sa.String(40)


def column(name: str, kind: Any, *, empty: bool = False, **more: Any) -> sa.Column[Any]:
    return sa.Column(name, kind, nullable=empty, **more)


def upgrade() -> None:
    op.add_column("tables", column("looked", sa.BigInteger(), server_default="0"))
    op.create_table(
        "accounts",
        sa.Column("guest_id", ID, primary_key=True),
        column("name", sa.Text()),
        column("folded", sa.String(200), unique=True),
        column("password", sa.Text(), empty=True),
        column("code", sa.String(64), unique=True),
        column("epoch", sa.BigInteger()),
        column("made", sa.BigInteger()),
    )
    op.create_table(
        "games",
        sa.Column("id", ID, primary_key=True),
        column("ended", sa.BigInteger()),
        column("rated", sa.Boolean()),
        column("counted", sa.Boolean()),
        column("summary", sa.Text()),
    )
    op.create_index("ix_games_ended", "games", ["ended"])
    op.create_index("ix_games_counting", "games", ["rated", "counted"])
    op.create_table(
        "results",
        sa.Column("game_id", ID, primary_key=True),
        sa.Column("seat", sa.BigInteger, primary_key=True, autoincrement=False),
        column("guest_id", ID, empty=True),
        column("name", sa.Text()),
        column("place", sa.BigInteger()),
        column("score", sa.BigInteger()),
        column("left", sa.Boolean()),
        column("mu", sa.Double(), empty=True),
        column("sigma", sa.Double(), empty=True),
    )
    op.create_index("ix_results_guest_id", "results", ["guest_id"])
    op.create_table(
        "ratings",
        sa.Column("guest_id", ID, primary_key=True),
        column("mu", sa.Double()),
        column("sigma", sa.Double()),
        column("games", sa.BigInteger()),
    )
    op.create_table(
        "blocks",
        sa.Column("guest_id", ID, primary_key=True),
        sa.Column("other_id", ID, primary_key=True),
        column("name", sa.Text()),
        column("made", sa.BigInteger()),
    )
    op.create_table(
        "reports",
        sa.Column("id", ID, primary_key=True),
        column("made", sa.BigInteger()),
        column("table_id", ID),
        column("by_id", ID),
        column("by_name", sa.Text()),
        column("about_id", ID),
        column("about_name", sa.Text()),
        column("reason", sa.String(16)),
        column("body", sa.Text()),
        column("handled", sa.BigInteger(), empty=True),
        column("act", sa.String(16)),
        column("note", sa.Text()),
    )
    for name in ("made", "by_id", "about_id"):
        op.create_index(f"ix_reports_{name}", "reports", [name])
    op.create_table(
        "sanctions",
        sa.Column("guest_id", ID, primary_key=True),
        sa.Column("kind", sa.String(16), primary_key=True),
        column("name", sa.Text()),
        column("folded", sa.String(200)),
        column("until", sa.BigInteger(), empty=True),
        column("made", sa.BigInteger()),
    )
