"""Export a journal for a viewer, and import a table from a journal."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from ludoteca.kernel import Game, Match, Table, determinise, pack, unpack, write_journal
from ludoteca.kernel.codec import from_text, to_text
from ludoteca.sandbox import LIMITS, Verdict
from ludoteca.server.errors import Problem
from ludoteca.server.games import game_called
from ludoteca.server.hub import Hub
from ludoteca.server.slices import Slices, TooLong
from ludoteca.server.storage import operations as db
from ludoteca.server.storage.operations import Op
from ludoteca.server.tables import model as kinds
from ludoteca.server.tables.cache import Entry
from ludoteca.server.tables.change import Change
from ludoteca.server.tables.clock import ClockRules
from ludoteca.server.tables.lobby import DEFAULT_LEVEL, admit, bot_seat, creation
from ludoteca.server.tables.model import Facts, Player, Row, Seat, plain_events
from ludoteca.server.tables.rebuild import Between, ReplayError, rebuild
from ludoteca.server.tables.table import OVER, LiveTable

MAX_REPLAY_S = 1.5  # processor time of an import in the server, after the check in a worker process


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


class Recorded(msgspec.Struct):
    """What a journal records, as the worker process that has checked it returns it (`ludoteca.sandbox.recorded`)."""

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    over: bool
    first: int
    start: str  # the packed position, if the journal begins in the middle of a game
    chance: list[int]
    lines: list[tuple[int, bool, str, list[int]]]  # seat, whether automatic, action, chance
    hints: bool = True  # whether bots advise at the table


def accepted(verdict: Verdict) -> Recorded:
    """What a checked journal records; a Problem if the check has refused it."""
    if verdict.key == LIMITS:
        raise Problem("journal-limits", 400)
    if verdict.key:
        raise Problem("journal", 400, line=verdict.line, journal=verdict.key)
    return msgspec.convert(verdict.match, Recorded)


async def import_journal(
    hub: Hub, verdict: Verdict, name: str, bots: bool, account: str | None = None
) -> dict[str, Any]:
    """Create a table that continues a journal. It gets a new seed, which the owner of the file does not know."""
    recorded = accepted(verdict)
    admission = admit(hub, name, True, account)
    async with hub.importing:  # one at a time
        live, operations = await asyncio.to_thread(from_recorded, hub, recorded, admission.player, bots)
    await hub.store.commit_large(live.id, operations)
    hub.cache.add(Entry(live, ver=1))
    return admission.shown(live, invite=True)


async def open_position(
    hub: Hub, game: Game[Any], state: Table, options: dict[str, str], seat: int, name: str
) -> dict[str, Any]:
    """Create a table at a position of the program itself, with a person in one seat and bots in the others, who give no
    advice."""
    recorded = Recorded(
        game=game.id,
        rules=game.rules_version,
        seats=state.seats,
        options=options,
        over=False,
        first=1,
        start=to_text(pack(game, state)),
        chance=[],
        lines=[],
        hints=False,
    )
    admission = admit(hub, name, True, None)
    live, operations = from_recorded(hub, recorded, admission.player, True, seat)
    await hub.store.commit(operations)
    hub.cache.add(Entry(live, ver=1))
    return admission.shown(live)


def from_recorded(
    hub: Hub, recorded: Recorded, player: Player, bots: bool, seat: int = 0
) -> tuple[LiveTable, list[Op]]:
    """The table of a checked journal, and the operations that store it."""
    between = Slices(MAX_REPLAY_S).start().between
    live = LiveTable(*people(hub, recorded, player, bots, seat))
    try:
        change = adopt(live, recorded, hub.now(), between)
        rows, change.rows = change.rows, []
        operations = creation(live, change)
        for row in rows:
            operations.append((db.ROW, row.stored(live.id)))
            between()
    except TooLong:
        raise Problem("journal-limits", 400) from None
    except ReplayError:
        raise Problem("journal", 400, line=0, journal="different") from None
    return live, operations


def people(
    hub: Hub, recorded: Recorded, player: Player, bots: bool, mine: int
) -> tuple[Facts, list[Seat], list[Player]]:
    """The facts and seats of an imported table: its importer in one seat, bots or free seats in the others."""
    game = game_called(recorded.game)
    filled = bots or recorded.over
    seats = [bot_seat(n, DEFAULT_LEVEL, "balanced") if filled else Seat(n, "open") for n in range(recorded.seats)]
    seats[mine] = Seat(mine, "human", player.id, player.name)
    facts = Facts(
        id=hub.secrets.table(),
        game=game,
        setup=game.complete(recorded.seats, recorded.options),
        seed=hub.secrets.seed(),
        clock=ClockRules(),
        invite=hub.secrets.invite(),
        public=False,
        spectators=True,
        hints=recorded.hints,
        undo="friendly",
        made=hub.now(),
        rules=recorded.rules,
    )
    return facts, seats, [player]


def adopt(live: LiveTable, recorded: Recorded, now: int, between: Between) -> Change:
    """Make the match of a journal the match of this table, row by row. Each action is executed once."""
    change = Change(now)
    rows = [Row(1, recorded.first, kinds.START, -1, "", recorded.chance, [], 0, now, "")]
    if recorded.first:  # the journal itself begins in the middle of a game
        rows[0].text = kinds.CONTINUED
        change.add_snapshot(1, recorded.first, live.game, unpack(live.game, from_text(recorded.start)))
    for seat, auto, text, chance in recorded.lines:
        seq = recorded.first + len(rows)
        rows.append(Row(len(rows) + 1, seq, kinds.AUTO if auto else kinds.ACT, seat, text, chance, [], 0, now, ""))
        between()
    rebuild(live, rows, change.snapshots, between)
    m = live.match
    assert m is not None
    if not recorded.first:
        rows[0].events = plain_events(m.opening_events)
    for row, line in zip(rows[1:], m.lines, strict=True):
        row.events = plain_events(line.events)
        between()
    change.rows = rows
    if len(rows) > 1 or not change.snapshots:
        live.take_snapshot(change)
    return change
