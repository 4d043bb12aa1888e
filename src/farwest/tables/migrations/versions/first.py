"""The first shape: tables, seats, grants, the log, the talk, the signs of life.

There is no way down: a backup is the way back.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "outages",
        sa.Column("began", sa.Double(), nullable=False),
        sa.Column("ended", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("began", name=op.f("pk_outages")),
    )
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pulse")),
    )
    op.create_table(
        "tables",
        sa.Column("code", sa.String(length=40), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("plan", sa.Text(), nullable=False),
        sa.Column("open", sa.Boolean(), nullable=False),
        sa.Column("host", sa.String(length=64), nullable=False),
        sa.Column("host_name", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.Column("started_at", sa.Double(), nullable=True),
        sa.Column("secret", sa.Text(), nullable=True),
        sa.Column("commitment", sa.Text(), nullable=True),
        sa.Column("shares", sa.Text(), nullable=False),
        sa.Column("start", sa.Text(), nullable=True),
        sa.Column("setup", sa.Text(), nullable=True),
        sa.Column("came_from", sa.String(length=40), nullable=True),
        sa.Column("next", sa.String(length=40), nullable=True),
        sa.Column("uploaded", sa.Boolean(), nullable=False),
        sa.Column("phase", sa.String(length=8), nullable=False),
        sa.Column("waiting", sa.Text(), nullable=False),
        sa.Column("moved_at", sa.Double(), nullable=False),
        sa.Column("ended_at", sa.Double(), nullable=True),
        sa.Column("due_at", sa.Double(), nullable=True),
        sa.Column("result", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("code", name=op.f("pk_tables")),
    )
    op.create_index("ix_tables_due_at", "tables", ["due_at"])
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_phase", "tables", ["phase", "open", "moved_at"])

    op.create_table(
        "chat",
        sa.Column("code", sa.String(length=40), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("room", sa.String(length=8), nullable=False),
        sa.Column("person", sa.String(length=64), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name=op.f("fk_chat_tables")),
        sa.PrimaryKeyConstraint("code", "number", name=op.f("pk_chat")),
    )
    op.create_table(
        "entries",
        sa.Column("code", sa.String(length=40), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("outcomes", sa.Text(), nullable=False),
        sa.Column("seen", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name=op.f("fk_entries_tables")),
        sa.PrimaryKeyConstraint("code", "seq", name=op.f("pk_entries")),
    )
    op.create_table(
        "grants",
        sa.Column("code", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name=op.f("fk_grants_tables")),
        sa.PrimaryKeyConstraint("code", "seat", "person", name=op.f("pk_grants")),
    )
    op.create_index("ix_grants_person", "grants", ["person"])

    op.create_table(
        "seats",
        sa.Column("code", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("level", sa.String(length=40), nullable=True),
        sa.Column("person", sa.String(length=64), nullable=True),
        sa.Column("key", sa.String(length=40), nullable=False),
        sa.Column("kept_for", sa.String(length=64), nullable=True),
        sa.Column("share", sa.String(length=64), nullable=False),
        sa.Column("sitting_in", sa.String(length=40), nullable=True),
        sa.Column("why", sa.String(length=8), nullable=True),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name=op.f("fk_seats_tables")),
        sa.PrimaryKeyConstraint("code", "seat", name=op.f("pk_seats")),
    )
    op.create_index("ix_seats_kept_for", "seats", ["kept_for"])
