"""Journals in and out of the server: what a viewer may export, and a table made from a journal."""

from __future__ import annotations

import asyncio
from typing import Any

from ludoteca.kernel import (
    JournalError,
    Match,
    Table,
    determinise,
    journal_game,
    read_journal,
    save,
    view,
    write_action,
    write_journal,
)
from ludoteca.server.errors import Problem
from ludoteca.server.games import game_called
from ludoteca.server.hub import Hub
from ludoteca.server.tables import model as kinds
from ludoteca.server.tables.clock import ClockRules
from ludoteca.server.tables.entry import Entry
from ludoteca.server.tables.live import Live, packed
from ludoteca.server.tables.lobby import DEFAULT_LEVEL, admit, bot_seat, new_ops, table_ops
from ludoteca.server.tables.model import Facts, Player, Row, Seat, plain_events
from ludoteca.server.tables.record import OVER
from ludoteca.server.tables.replay import ReplayError, rebuild

LONGEST_GAME = 100_000  # actions
LONGEST_LIST = 1000  # things of one kind in a position
LARGEST_NUMBER = 20_000  # in a position, beside the seed
MIXED = ("agenda", "picks", "offers")  # actions and steps with their arguments; elsewhere a list is of one kind


def known_state(live: Live, seat: int) -> Table:
    """The present position with everything the seat cannot know, and all chance to come, dealt anew."""
    m = live.match
    assert m is not None
    state = m.state.copy() if live.group_start is None else m.state_at(live.group_start)
    determinise(live.game, state, seat, 1)
    state.seed = 0
    return state


def known_journal(live: Live, seat: int) -> str:
    """The journal a viewer may have: all of it after the end; before, one that begins at the present position as he knows it."""
    m = live.match
    if m is None:
        raise Problem("not-started")
    if live.state == OVER:
        return write_journal(m)
    other = Match(live.game, live.facts.setup, 0)
    other.state = known_state(live, seat)
    other.state.log, other.state.chance = [], []
    other.rules = m.rules
    other.begin()
    other.first = max(1, live.seqs[-1])
    return write_journal(other, secret=False)


async def import_journal(hub: Hub, text: str, name: str, bots: bool) -> dict[str, Any]:
    """A table that goes on where a journal ends. Chance to come is drawn anew: whoever has the file must not know it."""
    admission = admit(hub, name, True)
    async with hub.importing:  # a long game takes its time, and those who play have none to spare for several
        live = await asyncio.to_thread(from_journal, hub, text, admission.player, bots)
    entry = Entry(live)
    entry.extra += table_ops(live)
    await hub.store.commit(new_ops(entry))
    hub.keep(entry)
    return admission.shown(live, invite=True)


def check_position(m: Match) -> None:
    """A journal that begins in the middle brings a position that no rules have made: it must be one that they could have made.

    Everything here works on it for as long as the table lives; a number that is only too large would already stop the server.
    """
    s = m.snapshots[0]
    if s.seats != m.setup.seats or m.first > LONGEST_GAME:
        raise ValueError("not a position of this set-up")
    empty = save(m.game, m.game.blank(s.seats))
    for name, value in save(m.game, s).items():
        check_value(value, name)
        if not isinstance(value, (int if isinstance(empty.get(name), bool) else type(empty.get(name, [])))):
            raise ValueError(f"{name} is of another kind")
    broken = m.game.check(s)
    if broken:
        raise ValueError(", ".join(broken))
    for seat in range(-1, s.seats):
        view(m.game, m.state, seat)


def check_value(value: Any, name: str) -> None:
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        if len(value) > LONGEST_LIST:
            raise ValueError(f"{name} is too long")
        if name not in MIXED and len({isinstance(part, list) for part in value}) > 1:
            raise ValueError(f"{name} is of several kinds")
        for part in value:
            check_value(part, name)
    elif isinstance(value, int):
        if abs(value) > LARGEST_NUMBER and name != "seed":
            raise ValueError(f"{name} is too large")
    elif not isinstance(value, str):
        raise ValueError(f"{name} is of another kind")


def from_journal(hub: Hub, text: str, player: Player, bots: bool) -> Live:
    try:
        game = game_called(journal_game(text))
        m = read_journal(game, text)
        if m.first:
            check_position(m)
    except JournalError as error:
        raise Problem("journal", 400, line=error.line, journal=error.key) from None
    except Problem:
        raise
    except Exception:  # anybody may have written it, and anything may be in it
        raise Problem("journal", 400, line=0, journal="different") from None
    seats: list[Seat] = [Seat(0, "human", player.id, player.name)]
    for number in range(1, m.setup.seats):
        seats.append(bot_seat(number, DEFAULT_LEVEL, "balanced") if bots or m.state.over else Seat(number, "open"))
    now = hub.now()
    facts = Facts(
        hub.secrets.table(),
        game,
        m.setup,
        hub.secrets.seed(),
        ClockRules(),
        hub.secrets.invite(),
        False,
        True,
        True,
        "friendly",
        now,
        m.rules,
    )
    live = Live(facts, seats, [player])
    adopt(live, m, now)
    return live


def adopt(live: Live, m: Match, now: int) -> None:
    """Make the match of a journal the match of this table, row by row."""
    first = Row(1, m.first, kinds.START, -1, "", m.opening_chance, plain_events(m.opening_events), 0, now, "")
    snapshots = []
    if m.first:  # the journal itself began in the middle of a game
        first = Row(1, m.first, kinds.START, -1, kinds.CONTINUED, [], [], 0, now, "")
        opening = m.snapshots[0].copy()
        opening.seed = live.facts.seed
        snapshots.append((1, m.first, packed(live.game, opening)))
    rows = [first]
    for line in m.lines:
        kind = kinds.AUTO if line.auto else kinds.ACT
        text = write_action(live.game, line.action)
        events = plain_events(line.events)
        rows.append(Row(len(rows) + 1, line.seq, kind, line.seat, text, line.chance, events, 0, now, ""))
    try:
        rebuild(live, rows, snapshots)
    except ReplayError:
        raise Problem("journal", 400, line=0, journal="different") from None
    live.rows = rows
    live.snapshots = snapshots
    if len(rows) > 1 or not snapshots:
        live.take_snapshot()
