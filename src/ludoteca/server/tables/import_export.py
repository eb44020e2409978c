"""Export a journal for a viewer, and import a table from a journal."""

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
    view,
    write_action,
    write_journal,
)
from ludoteca.server.errors import Problem
from ludoteca.server.games import game_called
from ludoteca.server.hub import Hub
from ludoteca.server.tables import model as kinds
from ludoteca.server.tables.cache import Entry
from ludoteca.server.tables.change import Change
from ludoteca.server.tables.clock import ClockRules
from ludoteca.server.tables.lobby import DEFAULT_LEVEL, admit, bot_seat, creation
from ludoteca.server.tables.model import Facts, Player, Row, Seat, plain_events
from ludoteca.server.tables.rebuild import ReplayError, rebuild
from ludoteca.server.tables.table import OVER, LiveTable


def known_state(live: LiveTable, seat: int) -> Table:
    """The present position with everything the seat cannot know, and all chance to come, sampled again."""
    m = live.match
    assert m is not None
    state = m.state.copy() if live.history.group_start is None else m.state_at(live.history.group_start)
    determinise(live.game, state, seat, 1)
    state.seed = 0
    return state


def known_journal(live: LiveTable, seat: int) -> str:
    """The journal a viewer may have: all of it after the end, before that one that begins at the position they know."""
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
    other.first = max(1, live.history.seqs[-1])
    return write_journal(other, secret=False)


async def import_journal(hub: Hub, text: str, name: str, bots: bool) -> dict[str, Any]:
    """Create a table that continues a journal. It gets a new seed, which the owner of the file does not know."""
    admission = admit(hub, name, True)
    async with hub.importing:  # one at a time: a long game costs seconds
        live, change = await asyncio.to_thread(from_journal, hub, text, admission.player, bots)
    await hub.store.commit(creation(live, change))
    hub.cache.add(Entry(live))
    return admission.shown(live, invite=True)


def from_journal(hub: Hub, text: str, player: Player, bots: bool) -> tuple[LiveTable, Change]:
    try:
        game = game_called(journal_game(text))
        m = read_journal(game, text)
        for seat in range(-1, m.setup.seats):
            view(game, m.state, seat)
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
        id=hub.secrets.table(),
        game=game,
        setup=m.setup,
        seed=hub.secrets.seed(),
        clock=ClockRules(),
        invite=hub.secrets.invite(),
        public=False,
        spectators=True,
        hints=True,
        undo="friendly",
        made=now,
        rules=m.rules,
    )
    live = LiveTable(facts, seats, [player])
    return live, adopt(live, m, now)


def adopt(live: LiveTable, m: Match, now: int) -> Change:
    """Make the match of a journal the match of this table, row by row."""
    change = Change(now)
    first = Row(1, m.first, kinds.START, -1, "", m.opening_chance, plain_events(m.opening_events), 0, now, "")
    if m.first:  # the journal itself begins in the middle of a game
        first = Row(1, m.first, kinds.START, -1, kinds.CONTINUED, [], [], 0, now, "")
        opening = m.snapshots[0].copy()
        opening.seed = live.facts.seed
        change.add_snapshot(1, m.first, live.game, opening)
    rows = [first]
    for line in m.lines:
        kind = kinds.AUTO if line.auto else kinds.ACT
        text = write_action(live.game, line.action)
        events = plain_events(line.events)
        rows.append(Row(len(rows) + 1, line.seq, kind, line.seat, text, line.chance, events, 0, now, ""))
    try:
        rebuild(live, rows, change.snapshots)
    except ReplayError:
        raise Problem("journal", 400, line=0, journal="different") from None
    change.rows = rows
    if len(rows) > 1 or not change.snapshots:
        live.take_snapshot(change)
    return change
