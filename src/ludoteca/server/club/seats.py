"""The seats of an account: claims by browsers that hold them, and tokens for the other browsers of the account."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from sqlalchemy import and_, delete, select

from ludoteca.kernel import SEAT
from ludoteca.rooms import votes
from ludoteca.rooms.change import Change
from ludoteca.rooms.credentials import Secrets, hashed
from ludoteca.rooms.model import by_token
from ludoteca.rooms.operations import Op
from ludoteca.rooms.table import PLAYING, LiveTable
from ludoteca.server.club.sessions import SignedIn
from ludoteca.server.services.commands import CommandHandler
from ludoteca.server.services.entry import Entry
from ludoteca.server.services.players import drop_connections, revoke_devices, save_player
from ludoteca.server.storage.operations import as_operation
from ludoteca.server.storage.schema import account_sessions, players, seat_tokens, tables
from ludoteca.server.storage.store import Rows

MAX_GIVEN = 50  # tables whose seats a browser gets at once, the newest first
_k = seat_tokens


class GivenSeat(msgspec.Struct):
    """A seat of the account, with a token for this browser alone."""

    table: str
    game: str
    seat: str | None
    name: str
    host: bool
    token: str


class AccountSeats:
    def __init__(self, commands: CommandHandler, secrets: Secrets) -> None:
        self.commands = commands
        self.cache = commands.cache
        self.store = commands.store
        self.secrets = secrets

    async def claim(self, account: str, tokens: Sequence[str]) -> int:
        """Give the seats of these tokens to an account. Seats of another account stay where they are."""
        claimed = 0
        for token in tokens:
            found = await self.store.player_by_token(hashed(token))
            entry = await self.cache.try_get(found["table_id"]) if found is not None else None
            if found is not None and entry is not None and found["account"] is None:
                claimed += await self.commands.run(entry, claiming(hashed(token), account))
        return claimed

    async def of(self, account: str) -> Rows:
        """The players that belong to an account, with their tables, the newest first."""
        wanted = (
            select(players.c.id, players.c.table_id, players.c.name, tables.c.game, tables.c.state, tables.c.at)
            .join(tables, tables.c.id == players.c.table_id)
            .where(
                and_(players.c.account == account, players.c.name != "")
            )  # others erased themselves at a rated table
            .order_by(tables.c.at.desc())
        )
        return await self.store.rows(wanted)

    async def give(self, signed: SignedIn, held: Sequence[str]) -> list[GivenSeat]:
        """Tokens for the seats of the account at tables that this browser does not hold."""
        missing = [row for row in await self.of(signed.account.id) if row["table_id"] not in held]
        given = []
        for row in missing[:MAX_GIVEN]:
            entry = await self.cache.try_get(row["table_id"])
            if entry is not None:
                one = await self.commands.run(entry, self._giving(signed, row["id"]))
                given += [one] if one is not None else []
        return given

    def _giving(self, signed: SignedIn, id: str) -> Callable[[LiveTable, Change], GivenSeat | None]:
        token = self.secrets.token()

        def command(live: LiveTable, change: Change) -> GivenSeat | None:
            player = live.players.get(id)
            if player is None or player.account != signed.account.id or not player.name:
                return None
            session = signed.session.id
            own = and_(_k.c.player == id, _k.c.session == session)
            change.writes.append(as_operation(delete(_k).where(own)))
            row = {"token": hashed(token), "table_id": live.id, "player": id, "session": session}
            change.writes.append(as_operation(self.store.backend.insert(_k).values(**row)))
            player.devices = {t: s for t, s in player.devices.items() if s != session} | {hashed(token): session}
            live.by_token = by_token(live.players.values())
            seats = live.seats_of(id)
            seat = SEAT.word(seats[0]) if seats else None
            return GivenSeat(live.id, live.game.id, seat, player.name, player.host, token)

        return command

    async def revoke(self, sessions: Sequence[str]) -> None:
        """Revoke the tokens of sessions that have ended, and close the pages that use them."""
        if not sessions:
            return
        for table in {
            r["table_id"] for r in await self.store.rows(select(_k.c.table_id).where(_k.c.session.in_(sessions)))
        }:
            entry = await self.cache.try_get(table)
            if entry is not None:
                await self.commands.run(entry, revoking(entry, set(sessions)))
        await self.store.commit([as_operation(delete(_k).where(_k.c.session.in_(sessions)))])

    async def lock_out(self, account: str) -> None:
        """End all tokens and recovery codes of the seats of an account. Bots play on in running games. The seats stay
        those of the account, which is given new tokens when it may sign in again."""
        for row in await self.of(account):
            entry = await self.cache.try_get(row["table_id"])
            if entry is not None:
                await self.commands.run(entry, self._locking_out(row["id"]))
                drop_connections(entry, row["id"])

    def _locking_out(self, id: str) -> Callable[[LiveTable, Change], None]:
        def command(live: LiveTable, change: Change) -> None:
            player = live.players.get(id)
            if player is None:
                return
            if live.state == PLAYING and any(live.seats[seat].active for seat in live.seats_of(id)):
                votes.leave(live, change, id)
            player.token, player.recovery = hashed(self.secrets.token()), hashed(self.secrets.recovery())
            revoke_devices(change, player)
            save_player(live, change, player)

        return command

    def drop_orphans(self) -> Op:
        """The operation that deletes tokens whose session is gone."""
        return as_operation(delete(_k).where(_k.c.session.not_in(select(account_sessions.c.id))))


def claiming(token: str, account: str) -> Callable[[LiveTable, Change], int]:
    def command(live: LiveTable, change: Change) -> int:
        player = live.by_token.get(token)
        if player is None or player.account is not None:
            return 0
        player.account = account
        save_player(live, change, player)
        return 1

    return command


def revoking(entry: Entry, sessions: set[str]) -> Callable[[LiveTable, Change], None]:
    def command(live: LiveTable, change: Change) -> None:
        for player in live.players.values():
            player.devices = {token: session for token, session in player.devices.items() if session not in sessions}
        live.by_token = by_token(live.players.values())
        change.writes.append(as_operation(delete(_k).where(and_(_k.c.table_id == live.id, _k.c.session.in_(sessions)))))
        entry.close_revoked()

    return command
