"""The tables of the club: messages to accounts, and what accounts play. `schema.py` has all tables."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, Index, Integer, String, Table, Text

from ludoteca.server.storage.metadata import metadata

# ---- the club: messages ----

push_devices = Table(
    "push_devices",
    metadata,
    Column("id", String(64), primary_key=True),  # hash of the endpoint
    Column("account", String(16), nullable=False, index=True),
    Column("session", String(16), nullable=False),  # a device that has signed out gets nothing
    Column("endpoint", String(1000), nullable=False),
    Column("p256dh", String(100), nullable=False),  # public key of the browser, base64url
    Column("auth", String(40), nullable=False),
    Column("device", String(80), nullable=False),
    Column("made", BigInteger, nullable=False),
)

message_settings = Table(
    "message_settings",
    metadata,
    Column("account", String(16), primary_key=True),
    Column("zone", String(64), nullable=False),  # time zone, for example Europe/Rome
    Column("quiet_from", Integer, nullable=False),  # minute of the day
    Column("quiet_to", Integer, nullable=False),  # equal to quiet_from: no quiet hours
    Column("digest_at", Integer, nullable=False),  # minute of the day
    Column("feed", String(64), nullable=True, unique=True),  # hash of the secret of the calendar
)

message_channels = Table(
    "message_channels",
    metadata,
    Column("account", String(16), primary_key=True),
    Column("channel", String(8), primary_key=True),  # push, email
    Column("mode", String(8), nullable=False),  # off, each, digest
    Column("due", BigInteger, nullable=True, index=True),  # time of the next digest
    Column("tries", Integer, nullable=False),
)

# ---- the club: results, ratings and tournaments ----

results = Table(
    "results",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("rev", Integer, nullable=False),  # the result is that of this revision: a rewind changes it
    Column("game", String(64), nullable=False),
    Column("count", Integer, nullable=False),  # seats
    Column("rated", Boolean, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),  # when the game ended
    Column("length", Integer, nullable=False),  # actions
    Column("reason", String(40), nullable=False),  # how it ended
    Column("decided", Boolean, nullable=False),  # it has places
    Index("ix_results_game", "game", "at"),
)

result_seats = Table(
    "result_seats",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("who", String(40), nullable=False, index=True),  # an account, a bot, or empty
    Column("place", Integer, nullable=True),
    Column("faction", String(64), nullable=False, server_default=""),  # the text key of the side that the seat played
)

ladders = Table(
    "ladders",
    metadata,
    Column("game", String(64), primary_key=True),
    Column("count", Integer, primary_key=True),
    Column("ver", BigInteger, nullable=False),  # raised by every commit that changes the points of the ladder
)

rating_points = Table(
    "rating_points",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("rev", Integer, primary_key=True),
    Column("who", String(40), primary_key=True, index=True),
    Column("game", String(64), nullable=False),
    Column("count", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ix_rating_points_game", "game", "count"),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("host", String(16), nullable=False, index=True),  # an account
    Column("game", String(64), nullable=False),
    Column("format", String(8), nullable=False),  # swiss, robin, knockout
    Column("size", Integer, nullable=False),  # seats of a table
    Column("rounds", Integer, nullable=False),
    Column("clock", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("level", String(32), nullable=False),  # of the bots that fill seats; empty: none
    Column("state", String(8), nullable=False, index=True),  # open, playing, over, off
    Column("starts", BigInteger, nullable=True),  # null: when the host says so
    Column("made", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("ver", BigInteger, nullable=False),  # raised by every commit that changes the tournament
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("account", String(16), nullable=False, index=True),  # empty: a bot
    Column("withdrawn", Boolean, nullable=False),
)

meetings = Table(
    "meetings",
    metadata,
    Column("tournament", String(16), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("table_id", String(16), nullable=False),  # empty: a bye
    Column("entrants", Text, nullable=False),  # by seat
    Column("places", Text, nullable=False),  # empty while the game runs
)

seekers = Table(
    "seekers",
    metadata,
    Column("account", String(16), primary_key=True),  # who waits for a game
    Column("game", String(64), nullable=False),
    Column("count", Integer, nullable=False),  # seats
    Column("pace", String(8), nullable=False),  # live, days
    Column("rated", Boolean, nullable=False),
    Column("bots_after", Integer, nullable=False),  # seconds; -1: never
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # when their page last asked
    Column("table_id", String(16), nullable=False),  # empty: still waiting
)

challenges = Table(
    "challenges",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("by", String(16), nullable=False, index=True),
    Column("to", String(16), nullable=False, index=True),
    Column("game", String(64), nullable=False),
    Column("pace", String(8), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("made", BigInteger, nullable=False),
)
