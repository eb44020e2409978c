"""Results, ratings, tournaments, and people who look for a game."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def results() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("rev", sa.Integer, nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("reason", sa.String(40), nullable=False),
        sa.Column("decided", sa.Boolean, nullable=False),
    )
    op.create_index("ix_results_game", "results", ["game", "at"])
    op.create_table(
        "result_seats",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("who", sa.String(40), nullable=False, index=True),
        sa.Column("place", sa.Integer, nullable=True),
    )
    op.create_table(
        "ladders",
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("count", sa.Integer, primary_key=True),
        sa.Column("ver", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "rating_points",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("rev", sa.Integer, primary_key=True),
        sa.Column("who", sa.String(40), primary_key=True, index=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index("ix_rating_points_game", "rating_points", ["game", "count"])


def tournaments() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("host", sa.String(16), nullable=False, index=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("format", sa.String(8), nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("level", sa.String(32), nullable=False),
        sa.Column("state", sa.String(8), nullable=False, index=True),
        sa.Column("starts", sa.BigInteger, nullable=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("ver", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("account", sa.String(16), nullable=False, index=True),
        sa.Column("withdrawn", sa.Boolean, nullable=False),
    )
    op.create_table(
        "meetings",
        sa.Column("tournament", sa.String(16), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("entrants", sa.Text, nullable=False),
        sa.Column("places", sa.Text, nullable=False),
    )


def opponents() -> None:
    op.create_table(
        "seekers",
        sa.Column("account", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("bots_after", sa.Integer, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
    )
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("by", sa.String(16), nullable=False, index=True),
        sa.Column("to", sa.String(16), nullable=False, index=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    results()
    tournaments()
    opponents()


def downgrade() -> None:
    for name in (
        "challenges",
        "seekers",
        "meetings",
        "entrants",
        "tournaments",
        "rating_points",
        "ladders",
        "result_seats",
        "results",
    ):
        op.drop_table(name)
    op.drop_column("tables", "rated")
