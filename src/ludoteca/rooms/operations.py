"""What a change asks a store to write: operations, each a name with its values.

The store of the server knows a statement for each of them (`ludoteca.server.storage.operations`). Here they are data.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Op = tuple[str, Mapping[str, Any]]

CHAT_KEPT = 200  # messages per table in memory, and sent to a new connection

NEW_TABLE = "new table"
TABLE = "table"
NEW_PLAYER = "new player"
PLAYER = "player"
DROP_PLAYER = "drop player"
NEW_SEAT = "new seat"
SEAT = "seat"
ROW = "row"
SNAPSHOT = "snapshot"
CHAT = "chat"
SPECTATOR = "spectator"
NOTES = "notes"
REVIEW = "review"
NEW_NOTICE = "new notice"
NOTICE = "notice"
DROP_NOTICE = "drop notice"
DROP_NOTICES = "drop notices"
CHANCE = "chance"
PLAN = "plan"
DROP_PLAN = "drop plan"
DROP_DEVICES = "drop devices"  # the tokens that the browsers of an account were given for a seat
DROP_VACATIONS = "drop vacations"
DROP_CHAT = "drop chat"
DROP_TABLE = "drop table"
PROBE = "probe"
STATEMENT = "statement"  # any statement; `rows`: how many rows it must change, or nothing of the commit is written
