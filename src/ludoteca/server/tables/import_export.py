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
    save,
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

MAX_ACTIONS = 100_000  # actions
MAX_LIST = 1000  # things of one kind in a position
MAX_NUMBER = 20_000  # in a position, beside the seed
MIXED = ("agenda", "picks", "offers")  # actions and steps with their arguments; elsewhere a list is of one kind


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


def check_position(m: Match) -> None:
    """Check the position of a journal that begins in the middle of a game, which no rules have produced.

    The server works with it for as long as the table lives: one number that is too large would stop it.
    """
    s = m.snapshots[0]
    if s.seats != m.setup.seats or m.first > MAX_ACTIONS:
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
        if len(value) > MAX_LIST:
            raise ValueError(f"{name} is too long")
        if name not in MIXED and len({isinstance(part, list) for part in value}) > 1:
            raise ValueError(f"{name} is of several kinds")
        for part in value:
            check_value(part, name)
    elif isinstance(value, int):
        if abs(value) > MAX_NUMBER and name != "seed":
            raise ValueError(f"{name} is too large")
    elif not isinstance(value, str):
        raise ValueError(f"{name} is of another kind")


def from_journal(hub: Hub, text: str, player: Player, bots: bool) -> tuple[LiveTable, Change]:
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
