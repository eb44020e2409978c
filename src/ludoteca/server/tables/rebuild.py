"""A table out of the database."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca.server.errors import Problem
from ludoteca.server.games import game_called
from ludoteca.server.logs import log, where
from ludoteca.server.tables.clock import ClockRules
from ludoteca.server.tables.live import Live
from ludoteca.server.tables.model import Facts, Player, Seat, read_row
from ludoteca.server.tables.replay import ReplayError, rebuild


def restored(
    data: dict[str, Any],
    seats: list[dict[str, Any]],
    players: list[dict[str, Any]],
    rows: list[dict[str, Any]],
    snapshots: list[dict[str, Any]],
) -> Live:
    """A table out of the database; whatever is wrong with it, it is this table alone that cannot be opened."""
    try:
        return read_table(data, seats, players, rows, snapshots)
    except Problem:
        raise
    except Exception as error:
        known = str(error) if isinstance(error, ReplayError) else type(error).__name__
        log.error("replay-failed", table=data["id"], error=known, where=where(error))
        raise Problem("broken-table", 500) from None


def read_table(
    data: dict[str, Any],
    seats: list[dict[str, Any]],
    players: list[dict[str, Any]],
    rows: list[dict[str, Any]],
    snapshots: list[dict[str, Any]],
) -> Live:
    game = game_called(data["game"])
    options = msgspec.json.decode(data["options"])
    facts = Facts(
        data["id"],
        game,
        game.complete(data["count"], options),
        int(data["seed"], 16),
        msgspec.json.decode(data["clock"], type=ClockRules),
        data["invite"],
        data["public"],
        data["spectators"],
        data["hints"],
        data["undo"],
        data["made"],
        data["rules"],
    )
    if len(seats) != facts.setup.seats:
        raise ReplayError(f"{len(seats)} seats instead of {facts.setup.seats}")
    live = Live(
        facts,
        [seat_of(s) for s in seats],
        [Player(p["id"], p["name"], p["host"], p["token"], p["recovery"]) for p in players],
    )
    rebuild(live, [read_row(r) for r in rows], [(s["rev"], s["seq"], s["state"]) for s in snapshots])
    live.rematch = data["rematch"]
    return live


def seat_of(data: dict[str, Any]) -> Seat:
    seat = Seat(data["seat"], data["kind"], data["player"], data["name"], data["level"], data["style"])
    seat.resolve = data["resolve"]
    seat.skip_confirm = data["skip_confirm"]
    return seat
