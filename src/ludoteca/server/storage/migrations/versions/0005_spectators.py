"""Spectators whom a host has muted or removed, and the secret that their names are derived from."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "spectators",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("spectator", sa.String(16), primary_key=True),
        sa.Column("muted", sa.Boolean, nullable=False),
        sa.Column("removed", sa.Boolean, nullable=False),
    )
    server = op.create_table(
        "server",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.bulk_insert(server, [{"name": "salt", "value": secrets.token_hex(16)}])


def downgrade() -> None:
    op.drop_table("server")
    op.drop_table("spectators")
