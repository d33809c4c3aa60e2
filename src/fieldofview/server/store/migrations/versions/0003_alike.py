"""Names are one also where only accents or look-alike letters tell them apart."""

from collections.abc import Callable

import sqlalchemy as sa
from alembic import op

from fieldofview.game.names import folded
from fieldofview.server.people.alike import alike

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

ACCOUNTS = sa.table("accounts", *map(sa.column, ("guest_id", "name", "folded", "made")))
SANCTIONS = sa.table("sanctions", *map(sa.column, ("guest_id", "kind", "name", "folded")))


def upgrade() -> None:
    fold_anew(alike)


def downgrade() -> None:
    fold_anew(folded)


def fold_anew(fold: Callable[[str], str]) -> None:
    """Where two accounts have one name now, it is theirs who are called so, or had it first. The other keeps its
    account, by its recovery code, and chooses another name."""
    connection = op.get_bind()
    rows = connection.execute(sa.select(ACCOUNTS).order_by(ACCOUNTS.c.made, ACCOUNTS.c.guest_id)).all()
    taken = {row.folded for row in rows}
    for row in rows:
        wanted = fold(row.name)
        if wanted not in taken:
            taken.add(wanted)
            mine = ACCOUNTS.c.guest_id == row.guest_id
            connection.execute(sa.update(ACCOUNTS).where(mine).values(folded=wanted))
    for row in connection.execute(sa.select(SANCTIONS)).all():
        mine = (SANCTIONS.c.guest_id == row.guest_id) & (SANCTIONS.c.kind == row.kind)
        connection.execute(sa.update(SANCTIONS).where(mine).values(folded=fold(row.name)))
