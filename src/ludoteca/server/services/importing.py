"""Create a table from a journal, or at a position of the program itself."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from ludoteca.kernel import Game, Table, pack
from ludoteca.kernel.codec import to_text
from ludoteca.rooms import operations as db
from ludoteca.rooms.clock import ClockRules
from ludoteca.rooms.journals import Recorded, adopt
from ludoteca.rooms.model import Facts, Player, Seat
from ludoteca.rooms.operations import Op
from ludoteca.rooms.problem import Problem
from ludoteca.rooms.rebuild import ReplayError
from ludoteca.rooms.table import LiveTable
from ludoteca.sandbox import LIMITS, Verdict
from ludoteca.server.games import game_called
from ludoteca.server.services.entry import Entry
from ludoteca.server.services.lobby import DEFAULT_LEVEL, Lobby, bot_seat, creation
from ludoteca.server.slices import Slices, TooLong

MAX_REPLAY_S = 1.5  # processor time of an import in the server, after the check in a worker process


def accepted(verdict: Verdict) -> Recorded:
    """What a checked journal records; a Problem if the check has refused it."""
    if verdict.key == LIMITS:
        raise Problem("journal-limits", 400)
    if verdict.key:
        raise Problem("journal", 400, line=verdict.line, journal=verdict.key)
    return msgspec.convert(verdict.match, Recorded)


class Importer:
    """Makes tables that continue a journal or a position."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.cache = lobby.cache
        self.store = lobby.store
        self.now = lobby.now
        self.secrets = lobby.secrets
        self.importing = asyncio.Lock()

    async def import_journal(
        self, verdict: Verdict, name: str, bots: bool, account: str | None = None
    ) -> dict[str, Any]:
        """Create a table that continues a journal. It gets a new seed, which the owner of the file does not know."""
        recorded = accepted(verdict)
        admission = self.lobby.admit(name, True, account)
        async with self.importing:  # one at a time
            live, operations = await asyncio.to_thread(self.from_recorded, recorded, admission.player, bots)
        await self.store.commit_large(live.id, operations)
        self.cache.add(Entry(live, ver=1))
        return admission.shown(live, invite=True)

    async def open_position(
        self, game: Game[Any], state: Table, options: dict[str, str], seat: int, name: str
    ) -> dict[str, Any]:
        """Create a table at a position of the program itself, with a person in one seat and bots in the others, who
        give no advice."""
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
        admission = self.lobby.admit(name, True, None)
        live, operations = self.from_recorded(recorded, admission.player, True, seat)
        await self.store.commit(operations)
        self.cache.add(Entry(live, ver=1))
        return admission.shown(live)

    def from_recorded(
        self, recorded: Recorded, player: Player, bots: bool, seat: int = 0
    ) -> tuple[LiveTable, list[Op]]:
        """The table of a checked journal, and the operations that store it."""
        between = Slices(MAX_REPLAY_S).start().between
        live = LiveTable(*self.people(recorded, player, bots, seat))
        try:
            change = adopt(live, recorded, self.now(), between)
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
        self, recorded: Recorded, player: Player, bots: bool, mine: int
    ) -> tuple[Facts, list[Seat], list[Player]]:
        """The facts and seats of an imported table: its importer in one seat, bots or free seats in the others."""
        game = game_called(recorded.game)
        filled = bots or recorded.over
        seats = [bot_seat(n, DEFAULT_LEVEL, "balanced") if filled else Seat(n, "open") for n in range(recorded.seats)]
        seats[mine] = Seat(mine, "human", player.id, player.name)
        facts = Facts(
            id=self.secrets.table(),
            game=game,
            setup=game.complete(recorded.seats, recorded.options),
            seed=self.secrets.seed(),
            clock=ClockRules(),
            invite=self.secrets.invite(),
            public=False,
            spectators=True,
            hints=recorded.hints,
            undo="friendly",
            made=self.now(),
            rules=recorded.rules,
        )
        return facts, seats, [player]
