"""Versions of tables, claims on tables and messages, and one journal row per idempotency key."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

KEYED = sa.text("key <> ''")


def upgrade() -> None:
    op.add_column("tables", sa.Column("ver", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("claim", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("claimer", sa.String(32), nullable=False, server_default=""))
    op.add_column("outbox", sa.Column("claim", sa.BigInteger, nullable=False, server_default="0"))
    op.create_index(
        "ix_journal_key",
        "journal",
        ["table_id", "seat", "key"],
        unique=True,
        sqlite_where=KEYED,
        postgresql_where=KEYED,
    )


def downgrade() -> None:
    op.drop_index("ix_journal_key", "journal")
    op.drop_column("outbox", "claim")
    op.drop_column("tables", "claimer")
    op.drop_column("tables", "claim")
    op.drop_column("tables", "ver")
