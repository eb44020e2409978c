"""Messages to accounts: push devices, quiet hours, digests, calendars. The faction of a seat in a result."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "push_devices",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("account", sa.String(16), nullable=False, index=True),
        sa.Column("session", sa.String(16), nullable=False),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("device", sa.String(80), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "message_settings",
        sa.Column("account", sa.String(16), primary_key=True),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_to", sa.Integer, nullable=False),
        sa.Column("digest_at", sa.Integer, nullable=False),
        sa.Column("feed", sa.String(64), nullable=True, unique=True),
    )
    op.create_table(
        "message_channels",
        sa.Column("account", sa.String(16), primary_key=True),
        sa.Column("channel", sa.String(8), primary_key=True),
        sa.Column("mode", sa.String(8), nullable=False),
        sa.Column("due", sa.BigInteger, nullable=True, index=True),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.add_column("result_seats", sa.Column("faction", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("result_seats", "faction")
    op.drop_table("message_channels")
    op.drop_table("message_settings")
    op.drop_table("push_devices")
