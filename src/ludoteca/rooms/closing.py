"""Closing a table: no moves and no joins, but everybody can still read it. It can be opened again.

The host of the server closes any table. The host of a table closes it alone while nobody else plays, and otherwise
with the consent of the others: closing would stop a game that the host is about to lose.
"""

from __future__ import annotations

from ludoteca.rooms import requests, votes
from ludoteca.rooms.change import Change
from ludoteca.rooms.events import Closed, Reopened
from ludoteca.rooms.model import Player
from ludoteca.rooms.problem import Problem
from ludoteca.rooms.table import LOBBY, OVER, LiveTable

HOST = "host"  # of the table
SERVER = "server"  # the host of the server, who alone can open the table again


def close(live: LiveTable, change: Change, host: Player) -> None:
    """Close a table as its host. While others play they are asked first."""
    check_host(host)
    if live.state == OVER:
        raise Problem("table-over")
    live.check_open()
    if live.state == LOBBY:
        live.do(change, Closed(-1, HOST))
    else:
        votes.ask(live, change, host.id, requests.SHUT)


def reopen(live: LiveTable, change: Change, host: Player) -> None:
    check_host(host)
    if not live.closed:
        raise Problem("not-closed")
    if live.closed == SERVER:
        raise Problem("closed-by-server", 403)
    live.do(change, Reopened(-1))


def close_for_server(live: LiveTable, change: Change) -> None:
    """Close a table as the host of the server, also one that its own host has closed already."""
    if live.closed == SERVER or live.state == OVER:
        return
    if live.closed:
        live.do(change, Reopened(-1))
    live.do(change, Closed(-1, SERVER))


def reopen_for_server(live: LiveTable, change: Change) -> None:
    if live.closed:
        live.do(change, Reopened(-1))


def check_deletable(live: LiveTable, host: Player) -> None:
    """A host deletes a table that has not begun, or at which no other person holds a seat. A rated game is kept, also
    if it was lost."""
    check_host(host)
    if live.state != LOBBY and live.facts.rated:
        raise Problem("rated-kept")
    others = [seat for seat in live.seats if seat.kind == "human" and seat.player != host.id]
    if live.state != LOBBY and others:
        raise Problem("others-play")


def check_host(player: Player) -> None:
    if not player.host:
        raise Problem("not-host", 403)
