"""The database schema. The journal is the source of truth; snapshots are a cache of it."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    false,
    text,
)

from ludoteca.server.storage import club_schema as club_schema
from ludoteca.server.storage.metadata import metadata as metadata

_KEYED = text("key <> ''")

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("count", Integer, nullable=False),  # seats
    Column("options", Text, nullable=False),
    Column("seed", String(40), nullable=False),
    Column("state", String(8), nullable=False),  # lobby, playing, over
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("undo", String(8), nullable=False),
    Column("rated", Boolean, nullable=False, server_default=false()),  # its result changes ratings
    Column("delay_moves", Integer, nullable=False, server_default="0"),  # how far behind spectators are
    Column("delay_s", Integer, nullable=False, server_default="0"),
    Column("clock", Text, nullable=False),
    Column("invite", String(24), nullable=False, unique=True),
    Column("rematch", String(24), nullable=False),
    Column("rev", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("due", BigInteger, nullable=True),  # time of the next clock event
    Column("made", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("ver", BigInteger, nullable=False, server_default="0"),  # raised by every commit that changes the table
    Column("claim", BigInteger, nullable=False, server_default="0"),  # until when a node runs its bots and clocks
    Column("claimer", String(32), nullable=False, server_default=""),  # that node
    Index("ix_tables_due", "due"),
    Index("ix_tables_state", "state"),
)

players = Table(
    "players",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("table_id", String(16), nullable=False, index=True),
    Column("name", String(64), nullable=False),
    Column("host", Boolean, nullable=False),
    Column("token", String(64), nullable=False, unique=True),  # hashes only
    Column("recovery", String(64), nullable=False, unique=True),
    Column("notes", Text, nullable=False),
    Column("account", String(16), nullable=True, index=True),  # the account that the player has signed in to
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # human, bot, open
    Column("player", String(16), nullable=False),
    Column("name", String(64), nullable=False),
    Column("level", String(32), nullable=False),
    Column("style", String(32), nullable=False),
    Column("resolve", Boolean, nullable=False),
    Column("skip_confirm", Boolean, nullable=False),
)

journal = Table(
    "journal",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("rev", Integer, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("chance", Text, nullable=False),
    Column("events", Text, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("key", String(80), nullable=False),
    # A command that is sent again, also to another node, is one command.
    Index("ix_journal_key", "table_id", "seat", "key", unique=True, sqlite_where=_KEYED, postgresql_where=_KEYED),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("rev", Integer, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("channel", String(8), nullable=False),
    Column("text", Text, nullable=False),
    Column("phrase", String(32), nullable=False),
)

spectators = Table(
    "spectators",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("spectator", String(16), primary_key=True),  # a hash of the client address
    Column("muted", Boolean, nullable=False),
    Column("removed", Boolean, nullable=False),
)

server = Table(
    "server",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", Text, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("rev", Integer, primary_key=True),  # one review per ending: a rewind changes the revision
    Column("review", Text, nullable=False),
)

outbox = Table(
    "outbox",
    metadata,
    Column("player", String(16), primary_key=True),
    Column("channel", String(8), primary_key=True),  # mail, hook
    Column("table_id", String(16), nullable=False, index=True),
    Column("address", String(254), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("code", String(24), nullable=False, unique=True),
    Column("confirmed", Boolean, nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("since", Integer, nullable=False),
    Column("state", String(8), nullable=False),  # idle, waiting, told, failed, lost
    Column("due", BigInteger, nullable=True),  # time of the next delivery attempt
    Column("tries", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("back", Boolean, nullable=False),
    Column("claim", BigInteger, nullable=False, server_default="0"),  # until when a node delivers it
    Index("ix_outbox_due", "due"),
)

chance = Table(
    "chance",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("rev", Integer, primary_key=True),  # one tally per ending: a rewind changes the revision
    Column("game", String(64), nullable=False, index=True),
    Column("dice", Text, nullable=False),  # counts per face
    Column("draws", Text, nullable=False),  # counts per decile
)

prepared = Table(
    "prepared",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("plan", Text, nullable=False),  # the prepared moves of the seat: nobody else may know of them
)

vacations = Table(
    "vacations",
    metadata,
    Column("owner", String(16), primary_key=True),  # an account, or a player without one
    Column("table_id", String(16), nullable=False, index=True),  # of that player; empty for an account
    Column("taken", Text, nullable=False),  # the beginning and end of each vacation
    Column("ver", BigInteger, nullable=False),  # raised by every change
)

# ---- the club: accounts and people ----

accounts = Table(
    "accounts",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("name_key", String(120), nullable=False, unique=True),  # the name without case and accents of encoding
    Column("made", BigInteger, nullable=False),
    Column("password_hash", Text, nullable=True),  # argon2id; null: the account has no password
    Column("email", String(254), nullable=True),
    Column("email_confirmed", Boolean, nullable=False),
    Column("visibility", String(8), nullable=False),  # public, friends, private
    Column("state", String(8), nullable=False),  # active, muted, banned
    Column("lang", String(8), nullable=False),
)

account_sessions = Table(
    "account_sessions",
    metadata,
    Column("id", String(16), primary_key=True),  # public: names the session in lists
    Column("token", String(64), nullable=False, unique=True),  # hash only
    Column("account", String(16), nullable=False, index=True),
    Column("device", String(80), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),  # credential id, base64url
    Column("account", String(16), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),  # signature counter
    Column("name", String(64), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
)

account_codes = Table(
    "account_codes",
    metadata,
    Column("code", String(64), primary_key=True),  # hash only
    Column("kind", String(8), nullable=False),
    Column("account", String(16), nullable=False, index=True),  # empty: of no account yet
    Column("value", Text, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

seat_tokens = Table(
    "seat_tokens",
    metadata,
    Column("token", String(64), primary_key=True),  # hash only
    Column("table_id", String(16), nullable=False, index=True),
    Column("player", String(16), nullable=False, index=True),
    Column("session", String(16), nullable=False, index=True),
)

identities = Table(
    "identities",
    metadata,
    Column("issuer", String(200), primary_key=True),
    Column("subject", String(255), primary_key=True),
    Column("account", String(16), nullable=False, index=True),
)

relations = Table(
    "relations",
    metadata,
    Column("account", String(16), primary_key=True),
    Column("other", String(16), primary_key=True, index=True),
    Column("kind", String(8), nullable=False),  # asked, friend, block
    Column("at", BigInteger, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("by", String(16), nullable=False, index=True),
    Column("about", String(16), nullable=False, index=True),
    Column("table_id", String(16), nullable=False),  # empty: about no table
    Column("message", Text, nullable=False),  # the chat message that is reported, as it was then
    Column("text", Text, nullable=False),
    Column("state", String(8), nullable=False, index=True),  # open, closed
)

host_log = Table(
    "host_log",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("action", String(16), nullable=False),
    Column("account", String(16), nullable=False, index=True),
    Column("reason", Text, nullable=False),
)
