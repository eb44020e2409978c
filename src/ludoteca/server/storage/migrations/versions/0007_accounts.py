"""Accounts and people: sessions, passkeys, codes, friends, reports, and the account of a seated player."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def sign_in() -> None:
    """What a person signs in with."""
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("name_key", sa.String(120), nullable=False, unique=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("password_hash", sa.Text, nullable=True),
        sa.Column("email", sa.String(254), nullable=True),
        sa.Column("email_confirmed", sa.Boolean, nullable=False),
        sa.Column("visibility", sa.String(8), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
    )
    op.create_table(
        "account_sessions",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
        sa.Column("account", sa.String(16), nullable=False, index=True),
        sa.Column("device", sa.String(80), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("account", sa.String(16), nullable=False, index=True),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "account_codes",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("account", sa.String(16), nullable=False, index=True),
        sa.Column("value", sa.Text, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "seat_tokens",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(16), nullable=False, index=True),
        sa.Column("player", sa.String(16), nullable=False, index=True),
        sa.Column("session", sa.String(16), nullable=False, index=True),
    )
    op.create_table(
        "identities",
        sa.Column("issuer", sa.String(200), primary_key=True),
        sa.Column("subject", sa.String(255), primary_key=True),
        sa.Column("account", sa.String(16), nullable=False, index=True),
    )


def people() -> None:
    """What people have to do with one another, and what the host does."""
    op.create_table(
        "relations",
        sa.Column("account", sa.String(16), primary_key=True),
        sa.Column("other", sa.String(16), primary_key=True, index=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.String(16), nullable=False, index=True),
        sa.Column("about", sa.String(16), nullable=False, index=True),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("message", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("state", sa.String(8), nullable=False, index=True),
    )
    op.create_table(
        "host_log",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False, index=True),
        sa.Column("action", sa.String(16), nullable=False),
        sa.Column("account", sa.String(16), nullable=False, index=True),
        sa.Column("reason", sa.Text, nullable=False),
    )


def upgrade() -> None:
    sign_in()
    people()
    op.add_column("players", sa.Column("account", sa.String(16), nullable=True))
    op.create_index("ix_players_account", "players", ["account"])


def downgrade() -> None:
    op.drop_index("ix_players_account", "players")
    op.drop_column("players", "account")
    for name in (
        "host_log",
        "reports",
        "relations",
        "identities",
        "seat_tokens",
        "account_codes",
        "passkeys",
        "account_sessions",
        "accounts",
    ):
        op.drop_table(name)
