"""The version condition: of two processes that change a table at the same time one wins, the other begins again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from sqlite3 import IntegrityError

import pytest
from asyncpg import UniqueViolationError

from ludoteca.rooms import operations as db
from ludoteca.rooms.change import Change
from ludoteca.rooms.problem import Problem
from ludoteca.rooms.table import LiveTable
from ludoteca.server.services import players
from ludoteca.server.storage.operations import Conflict
from server.cluster.racing import Race, Racer, check_journals, copy_of, new_table
from server.cluster.servers import Stores
from server.tools import Page, running_server
from server.ws.test_play import seated


async def test_a_commit_from_an_old_version_writes_nothing_and_harms_no_other(stores: Stores) -> None:
    async with stores.nodes() as (a, b):
        first, second = await new_table(a), await new_table(a)
        mine, theirs, other = await a.tables.entry(first), await b.tables.entry(first), await a.tables.entry(second)
        await Racer(b, "b", 1).move(first)
        assert (mine.ver, theirs.ver) == (0, 1)
        chat = {"at": 0, "seat": 0, "name": "", "channel": "table", "text": "x", "phrase": "", "id": 1}
        late, good = Change(1), Change(1)
        late.write(db.CHAT, table_id=first, **chat)
        good.write(db.CHAT, table_id=second, **chat)
        results = await asyncio.gather(a.cache.commit(mine, late), a.cache.commit(other, good), return_exceptions=True)
        assert isinstance(results[0], Conflict) and results[1] is True
        assert [len(await a.store.chat(id)) for id in (first, second)] == [0, 1]
        assert (mine.ver, other.ver) == (0, 1)


async def test_the_loser_of_a_race_moves_on_what_the_winner_made(stores: Stores) -> None:
    async with stores.nodes() as (a, b):
        table = await new_table(a)
        racers = [Racer(a, "a", 1), Racer(b, "b", 2)]
        for racer in (*racers, *racers):
            await racer.move(table)
        mine = await a.tables.entry(table)
        assert b.metrics.conflicts._value.get() == 1 and a.metrics.conflicts._value.get() == 1
        assert len(mine.live.history.keys) == 3  # all but the last move, which the other process made
        await check_journals(a, [table], [move for racer in racers for move in racer.done])


async def test_a_command_that_was_taken_elsewhere_is_acknowledged_and_not_done_twice(stores: Stores) -> None:
    async with stores.nodes() as (a, b):
        table = await new_table(a)
        await b.tables.entry(table)
        racers = [Racer(a, "same", 1), Racer(b, "same", 1)]
        for racer in racers:
            await racer.move(table)
        await check_journals(a, [table], racers[0].done)


async def test_the_database_refuses_a_second_row_under_the_same_key(stores: Stores) -> None:
    async with stores.nodes() as (a, _):
        table = await new_table(a)
        await Racer(a, "a", 1).move(table)
        stored = await a.store.stored_table(table)
        row = next(row for row in stored.journal if row["key"])
        with pytest.raises((IntegrityError, UniqueViolationError)):
            await a.store.commit([(db.ROW, {**row, "rev": 900})])


async def test_pages_stay_connected_and_see_what_the_other_process_did(tmp_path: Path, stores: Stores) -> None:
    async with running_server(tmp_path, store=stores.new()) as h, running_server(tmp_path, store=stores.new()) as other:
        given = await h.filled(2)
        a, _ = await seated(h, given)
        far = await Page(other, given[0]["table"], given[0]["token"]).open()
        await a.did("draw")
        assert far.seq == 0  # the other process does not know yet
        assert (await far.act("draw"))["type"] == "refused"
        assert far.seq == a.seq == 1  # on the same connection


async def test_a_token_that_another_process_has_ended_ends_here(tmp_path: Path, stores: Stores) -> None:
    async with running_server(tmp_path, store=stores.new()) as h, running_server(tmp_path, store=stores.new()) as other:
        given = await h.filled(2)
        a, _ = await seated(h, given)
        await other.parts.tables.entry(given[0]["table"])
        await other.parts.seating.recover(given[0]["recovery"])
        with pytest.raises(Exception, match="4401"):
            await a.act("draw")
            await a.hear()


async def test_a_table_that_another_process_has_deleted_is_gone(stores: Stores) -> None:
    async with stores.nodes() as (a, b):
        table = await new_table(a)
        await b.tables.entry(table)
        await a.store.commit([(db.DROP_TABLE, {"key_id": table})])
        with pytest.raises(Problem, match="no-table"):
            await Racer(b, "b", 1).move(table)
        with pytest.raises(Problem, match="no-table"):
            await b.tables.entry(table)


async def test_time_never_runs_backwards_within_a_table(stores: Stores) -> None:
    async with stores.nodes() as (a, b):
        table = await new_table(a)
        behind = a.commands.now() - 60_000
        b.commands.now = lambda: behind
        for parts, name in ((a, "a"), (b, "b")):
            await Racer(parts, name, 1).move(table)
        await check_journals(a, [table], [(table, "a 1"), (table, "b 1")])


async def test_a_player_object_survives_a_reload(stores: Stores) -> None:
    """Commands refer to the player who sent them, also when they are run again."""
    async with stores.nodes() as (a, b):
        table = await new_table(a)
        entry = await a.tables.entry(table)
        player = next(iter(entry.live.players.values()))
        await Racer(b, "b", 1).move(table)

        def rename(live: LiveTable, change: Change) -> None:
            player.name = "Renamed"
            players.save_player(live, change, player)

        await a.commands.run(entry, rename)
        assert (await a.store.stored_table(table)).players[0]["name"] == "Renamed"


async def race(stores: Stores, moves: int) -> None:
    async with stores.nodes() as (a, b):
        tables = [await new_table(a) for _ in range(4)]
        game = Race([Racer(parts, f"{n}", n) for n, parts in enumerate((a, b) * 4)], tables, moves)
        await game.run()
        assert len(game.acknowledged) == moves
        await check_journals(a, tables, game.acknowledged)
        for table in tables:
            copies = []
            for parts in (a, b):
                entry = await parts.tables.entry(table)
                async with entry.lock:
                    await parts.cache.reload(entry)
                copies.append(copy_of(entry))
            assert copies[0] == copies[1]
        assert a.metrics.conflicts._value.get() + b.metrics.conflicts._value.get() > 0


async def test_two_processes_race_on_shared_tables(stores: Stores) -> None:
    await race(stores, 500)


@pytest.mark.long
async def test_two_processes_race_for_long(stores: Stores) -> None:
    await race(stores, 5000)
