"""Tables, players, seats, journal, snapshots, chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    create_people()
    create_journal()


def create_people() -> None:
    """The tables, their players and seats."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.String(40), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("undo", sa.String(8), nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("invite", sa.String(24), nullable=False, unique=True),
        sa.Column("rematch", sa.String(24), nullable=False),
        sa.Column("rev", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_index("ix_tables_state", "tables", ["state"])
    op.create_table(
        "players",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("host", sa.Boolean, nullable=False),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
        sa.Column("recovery", sa.String(64), nullable=False, unique=True),
        sa.Column("notes", sa.Text, nullable=False),
    )
    op.create_index("ix_players_table_id", "players", ["table_id"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("level", sa.String(32), nullable=False),
        sa.Column("style", sa.String(32), nullable=False),
        sa.Column("resolve", sa.Boolean, nullable=False),
        sa.Column("skip_confirm", sa.Boolean, nullable=False),
    )


def create_journal() -> None:
    """What happened at a table: rows, snapshots, chat."""
    op.create_table(
        "journal",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("rev", sa.Integer, primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("chance", sa.Text, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("key", sa.String(80), nullable=False),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("rev", sa.Integer, primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("channel", sa.String(8), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("phrase", sa.String(32), nullable=False),
    )


def downgrade() -> None:
    for name in ("chat", "snapshots", "journal", "seats", "players", "tables"):
        op.drop_table(name)
