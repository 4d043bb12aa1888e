"""What the database keeps. The log is the truth; columns marked as derived only serve lists and wake-up calls."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table as SqlTable,
    Text,
)

METADATA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(referred_table_name)s",
        "ix": "ix_%(column_0_label)s",
    }
)

CODE: Final = 40
PERSON: Final = 64


def _belongs_to_a_table() -> ForeignKeyConstraint:
    return ForeignKeyConstraint(["code"], ["tables.code"])


# One row a table. `version` is the lock of everything: a change is written only over the version it was made for.
TABLES: Final = SqlTable(
    "tables",
    METADATA,
    Column("code", String(CODE), nullable=False),
    Column("version", Integer, nullable=False),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("plan", Text, nullable=False),  # JSON, as everything of type Text
    Column("open", Boolean, nullable=False),
    Column("host", String(PERSON), nullable=False),
    Column("host_name", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("started_at", Double),
    Column("secret", Text),  # of the dice: leaves the database when the game is over
    Column("commitment", Text),
    Column("shares", Text, nullable=False),
    Column("start", Text),  # the position a fork begins with
    Column("setup", Text),  # the outcomes of the deal; null until the game starts
    Column("came_from", String(CODE)),
    Column("next", String(CODE)),
    Column("uploaded", Boolean, nullable=False),
    # Derived.
    Column("phase", String(8), nullable=False),
    Column("waiting", Text, nullable=False),
    Column("moved_at", Double, nullable=False),
    Column("ended_at", Double),
    Column("due_at", Double),
    Column("result", Text),
    PrimaryKeyConstraint("code"),
    Index("ix_tables_phase", "phase", "open", "moved_at"),
    Index("ix_tables_due_at", "due_at"),
    Index("ix_tables_host", "host"),
)

SEATS: Final = SqlTable(
    "seats",
    METADATA,
    Column("code", String(CODE), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("name", Text, nullable=False),
    Column("level", String(40)),
    Column("person", String(PERSON)),
    Column("key", String(40), nullable=False),
    Column("kept_for", String(PERSON)),
    Column("share", String(64), nullable=False),
    Column("sitting_in", String(40)),  # derived, with `why`
    Column("why", String(8)),
    PrimaryKeyConstraint("code", "seat"),
    _belongs_to_a_table(),
    Index("ix_seats_kept_for", "kept_for"),
)

# Who may act for a seat: whoever sat down, and his other devices.
GRANTS: Final = SqlTable(
    "grants",
    METADATA,
    Column("code", String(CODE), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(PERSON), nullable=False),
    PrimaryKeyConstraint("code", "seat", "person"),
    _belongs_to_a_table(),
    Index("ix_grants_person", "person"),
)

# The log: see log.py. Rows are added, never changed and never removed.
ENTRIES: Final = SqlTable(
    "entries",
    METADATA,
    Column("code", String(CODE), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("outcomes", Text, nullable=False),
    Column("seen", Integer, nullable=False),
    PrimaryKeyConstraint("code", "seq"),
    _belongs_to_a_table(),
)

CHAT: Final = SqlTable(
    "chat",
    METADATA,
    Column("code", String(CODE), nullable=False),
    Column("number", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("room", String(8), nullable=False),
    Column("person", String(PERSON), nullable=False),
    Column("name", Text, nullable=False),
    Column("seat", Integer),
    Column("at", Double, nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("code", "number"),
    _belongs_to_a_table(),
)

# When the server was down while live clocks ran, and its last sign of life (one row).
OUTAGES: Final = SqlTable(
    "outages",
    METADATA,
    Column("began", Double, nullable=False),
    Column("ended", Double, nullable=False),
    PrimaryKeyConstraint("began"),
)
PULSE: Final = SqlTable(
    "pulse",
    METADATA,
    Column("id", Integer, nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("id"),
)
