"""The tables of the database; times are milliseconds since 1970, bodies are JSON."""

from __future__ import annotations

from sqlalchemy import BigInteger, Double, Index, LargeBinary, MetaData, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

ID = String(40)


class Base(DeclarativeBase):
    metadata = MetaData(naming_convention={"ix": "ix_%(column_0_label)s", "pk": "pk_%(table_name)s"})
    type_annotation_map = {int: BigInteger, float: Double}  # noqa: RUF012 - SQLAlchemy's own way to say it


class GuestRow(Base):
    __tablename__ = "guests"
    id: Mapped[str] = mapped_column(ID, primary_key=True)
    name: Mapped[str] = mapped_column(Text)
    lang: Mapped[str] = mapped_column(String(8))
    made: Mapped[int]


class TableRow(Base):
    """A table as the lobby shows it: made from its entries, and made again when they say otherwise."""

    __tablename__ = "tables"
    id: Mapped[str] = mapped_column(ID, primary_key=True)
    code: Mapped[str] = mapped_column(String(16), unique=True)
    phase: Mapped[str] = mapped_column(String(16))
    listed: Mapped[bool]
    opener: Mapped[str] = mapped_column(ID, index=True)
    made: Mapped[int]
    changed: Mapped[int]
    summary: Mapped[str] = mapped_column(Text)
    looked: Mapped[int] = mapped_column(default=0)  # the entry up to which it was looked for an end that nobody noted
    __table_args__ = (Index("ix_tables_lobby", "listed", "phase", "changed"),)


class PlaceRow(Base):
    """Who belongs to a table: for `my tables`."""

    __tablename__ = "places"
    table_id: Mapped[str] = mapped_column(ID, primary_key=True)
    guest_id: Mapped[str] = mapped_column(ID, primary_key=True, index=True)


class EntryRow(Base):
    """The truth: what was decided at a table, in order; `hash` covers the entry and all before it."""

    __tablename__ = "entries"
    table_id: Mapped[str] = mapped_column(ID, primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    body: Mapped[str] = mapped_column(Text)
    hash: Mapped[str] = mapped_column(String(64))


class SlotRow(Base):
    """Sealed answers, settings, what waits: beside the log, gone when it is settled."""

    __tablename__ = "slots"
    table_id: Mapped[str] = mapped_column(ID, primary_key=True)
    slot: Mapped[str] = mapped_column(String(64), primary_key=True)
    body: Mapped[str] = mapped_column(Text)


class PassRow(Base):
    """Tickets and seat links: good once, for a while; only their hash is kept."""

    __tablename__ = "passes"
    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    kind: Mapped[str] = mapped_column(String(16))
    guest_id: Mapped[str] = mapped_column(ID)
    table_id: Mapped[str] = mapped_column(ID)
    until: Mapped[int] = mapped_column(index=True)


class ReplayRow(Base):
    """A finished game: its record, and its events as they were told, packed."""

    __tablename__ = "replays"
    id: Mapped[str] = mapped_column(ID, primary_key=True)
    record: Mapped[str] = mapped_column(Text)
    body: Mapped[bytes] = mapped_column(LargeBinary)
    made: Mapped[int]


class LeaseRow(Base):
    """Which worker a table belongs to; `number` goes up whenever it changes hands, and every commit checks it."""

    __tablename__ = "leases"
    table_id: Mapped[str] = mapped_column(ID, primary_key=True)
    worker: Mapped[str] = mapped_column(ID, index=True)
    number: Mapped[int]


class WorkerRow(Base):
    """The processes that ran tables, where others reach them, and when they were last alive."""

    __tablename__ = "workers"
    id: Mapped[str] = mapped_column(ID, primary_key=True)
    address: Mapped[str] = mapped_column(Text)
    seen: Mapped[int]
    ended: Mapped[bool]


class NoteRow(Base):
    """Single values: the key that signs cookies, when a server was last seen alive."""

    __tablename__ = "notes"
    key: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class AccountRow(Base):
    """What makes a guest known on every device: a name of their own, a password or not, a recovery code, hashed."""

    __tablename__ = "accounts"
    guest_id: Mapped[str] = mapped_column(ID, primary_key=True)
    name: Mapped[str] = mapped_column(Text)
    folded: Mapped[str] = mapped_column(String(200), unique=True)  # names that read the same are the same
    password: Mapped[str | None] = mapped_column(Text)
    code: Mapped[str] = mapped_column(String(64), unique=True)
    epoch: Mapped[int]  # goes up when other devices are to be signed out
    made: Mapped[int]


class GameRow(Base):
    """A finished game, made from its log; `counted` once the ratings have it."""

    __tablename__ = "games"
    id: Mapped[str] = mapped_column(ID, primary_key=True)
    ended: Mapped[int] = mapped_column(index=True)
    rated: Mapped[bool]
    counted: Mapped[bool]
    summary: Mapped[str] = mapped_column(Text)
    __table_args__ = (Index("ix_games_counting", "rated", "counted"),)


class ResultRow(Base):
    """How one seat of a finished game came out, and the rating that it left; `guest_id` is none for a bot."""

    __tablename__ = "results"
    game_id: Mapped[str] = mapped_column(ID, primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    guest_id: Mapped[str | None] = mapped_column(ID, index=True)
    name: Mapped[str] = mapped_column(Text)
    place: Mapped[int]
    score: Mapped[int]
    left: Mapped[bool]
    mu: Mapped[float | None]
    sigma: Mapped[float | None]


class RatingRow(Base):
    """Where the ratings stand: a fold of all rated games in the order of their endings."""

    __tablename__ = "ratings"
    guest_id: Mapped[str] = mapped_column(ID, primary_key=True)
    mu: Mapped[float]
    sigma: Mapped[float]
    games: Mapped[int]


class BlockRow(Base):
    """Whom somebody does not want to hear or have at their tables."""

    __tablename__ = "blocks"
    guest_id: Mapped[str] = mapped_column(ID, primary_key=True)
    other_id: Mapped[str] = mapped_column(ID, primary_key=True)
    name: Mapped[str] = mapped_column(Text)
    made: Mapped[int]


class ReportRow(Base):
    """What somebody told the host of the server about somebody, with what was said at the table then."""

    __tablename__ = "reports"
    id: Mapped[str] = mapped_column(ID, primary_key=True)
    made: Mapped[int] = mapped_column(index=True)
    table_id: Mapped[str] = mapped_column(ID)
    by_id: Mapped[str] = mapped_column(ID, index=True)
    by_name: Mapped[str] = mapped_column(Text)
    about_id: Mapped[str] = mapped_column(ID, index=True)
    about_name: Mapped[str] = mapped_column(Text)
    reason: Mapped[str] = mapped_column(String(16))
    body: Mapped[str] = mapped_column(Text)  # the words, and the context
    handled: Mapped[int | None]
    act: Mapped[str] = mapped_column(String(16))
    note: Mapped[str] = mapped_column(Text)


class SanctionRow(Base):
    """What the host of the server decided about somebody: muted, or banned together with the name."""

    __tablename__ = "sanctions"
    guest_id: Mapped[str] = mapped_column(ID, primary_key=True)
    kind: Mapped[str] = mapped_column(String(16), primary_key=True)
    name: Mapped[str] = mapped_column(Text)
    folded: Mapped[str] = mapped_column(String(200))
    until: Mapped[int | None]
    made: Mapped[int]
