"""Prepared moves, vacations, and the delay of spectators."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("delay_moves", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("delay_s", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "prepared",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("plan", sa.Text, nullable=False),
    )
    op.create_table(
        "vacations",
        sa.Column("owner", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(16), nullable=False, index=True),
        sa.Column("taken", sa.Text, nullable=False),
        sa.Column("ver", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("vacations")
    op.drop_table("prepared")
    op.drop_column("tables", "delay_s")
    op.drop_column("tables", "delay_moves")
