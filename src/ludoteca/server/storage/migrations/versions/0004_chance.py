"""What chance did at each finished table."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "chance",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("rev", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(64), nullable=False, index=True),
        sa.Column("dice", sa.Text, nullable=False),
        sa.Column("draws", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("chance")
