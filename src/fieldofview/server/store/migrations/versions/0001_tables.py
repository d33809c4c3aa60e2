"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

ID = sa.String(40)


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", ID, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", ID, primary_key=True),
        sa.Column("code", sa.String(16), nullable=False, unique=True),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("opener", ID, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_index("ix_tables_opener", "tables", ["opener"])
    op.create_index("ix_tables_lobby", "tables", ["listed", "phase", "changed"])
    op.create_table(
        "places",
        sa.Column("table_id", ID, primary_key=True),
        sa.Column("guest_id", ID, primary_key=True),
    )
    op.create_index("ix_places_guest_id", "places", ["guest_id"])
    op.create_table(
        "entries",
        sa.Column("table_id", ID, primary_key=True),
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
    )
    op.create_table(
        "slots",
        sa.Column("table_id", ID, primary_key=True),
        sa.Column("slot", sa.String(64), primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "passes",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("guest_id", ID, nullable=False),
        sa.Column("table_id", ID, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_passes_until", "passes", ["until"])
    op.create_table(
        "replays",
        sa.Column("id", ID, primary_key=True),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", ID, primary_key=True),
        sa.Column("worker", ID, nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_leases_worker", "leases", ["worker"])
    op.create_table(
        "workers",
        sa.Column("id", ID, primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.Boolean, nullable=False),
    )
    op.create_table(
        "notes",
        sa.Column("key", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
