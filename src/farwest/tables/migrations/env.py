"""Run by Alembic with the connection that `migrate` gives it."""

from alembic import context
from sqlalchemy import Connection

from farwest.tables.schema import METADATA


def run(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


run(context.config.attributes["connection"])
