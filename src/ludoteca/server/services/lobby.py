"""Create tables, take seats, start, rematch."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca.kernel import (
    SEAT,
    Game,
    SetupError,
    opening_seed,
)
from ludoteca.rooms import operations as db
from ludoteca.rooms import play
from ludoteca.rooms.change import Change
from ludoteca.rooms.clock import ClockRules
from ludoteca.rooms.credentials import Secrets, hashed
from ludoteca.rooms.model import Facts, Player, Seat
from ludoteca.rooms.operations import Op
from ludoteca.rooms.problem import Problem
from ludoteca.rooms.table import LOBBY, OVER, LiveTable
from ludoteca.server.games import game_called
from ludoteca.server.services.bots.pool import level_names
from ludoteca.server.services.commands import CommandHandler
from ludoteca.server.services.entry import Entry, table_columns
from ludoteca.server.services.tables import Tables

UNDO = ("strict", "consent", "friendly")
DEFAULT_LEVEL = "squire"
DEFAULT_STYLE = "balanced"
MAX_NAME = 40


class Wanted(msgspec.Struct):
    """The table a host asks for."""

    game: str
    seats: list[dict[str, str]]
    options: dict[str, str]
    clock: ClockRules
    public: bool
    spectators: bool
    hints: bool
    undo: str
    name: str
    seed: int
    rated: bool = False
    delay: tuple[int, int] = (0, 0)  # of spectators: moves and seconds


def tidy_name(name: str) -> str:
    """Reduce a name to one line of printable characters."""
    return "".join(c for c in " ".join(name.split()) if c.isprintable())[:MAX_NAME].strip()


def bot_seat(number: int, level: str, style: str, name: str = "") -> Seat:
    if level not in level_names():
        raise Problem("no-level", 400)
    seat = Seat(number, "bot", "", tidy_name(name), level, style)
    seat.skip_confirm = True
    return seat


def seat_wanted(wanted: Wanted, game: Game[Any], player: str, number: int, asked: dict[str, str]) -> Seat:
    kind = asked.get("kind", "")
    name = tidy_name(asked.get("name", ""))
    if kind == "bot":
        style = asked.get("style") or DEFAULT_STYLE
        if style not in game.evaluator().styles:
            raise Problem("no-style", 400)
        return bot_seat(number, asked.get("level") or DEFAULT_LEVEL, style, name)
    if kind in ("me", "hotseat"):
        return Seat(number, "human", player, name or (wanted.name if kind == "me" else ""))
    if kind == "open":
        return Seat(number, "open")
    raise Problem("seat-kind", 400)


def seats_wanted(wanted: Wanted, game: Game[Any], player: str) -> list[Seat]:
    if len([s for s in wanted.seats if s.get("kind") == "me"]) > 1:
        raise Problem("seat-kind", 400)
    return [seat_wanted(wanted, game, player, number, asked) for number, asked in enumerate(wanted.seats)]


class Admission:
    """The secrets of a new player. They are shown once and never again."""

    def __init__(self, player: Player, token: str, recovery: str) -> None:
        self.player = player
        self.token = token
        self.recovery = recovery

    def shown(self, live: LiveTable, invite: bool = False) -> dict[str, Any]:
        seats = [SEAT.word(n) for n in live.seats_of(self.player.id)]
        out: dict[str, Any] = {
            "table": live.id,
            "seat": seats[0] if seats else None,
            "seats": seats,
            "token": self.token,
            "recovery": self.recovery,
        }
        if invite:
            out["invite"] = live.facts.invite
        return out


def add_player(live: LiveTable, change: Change, player: Player) -> None:
    live.players[player.id] = player
    live.by_token[player.token] = player
    change.write(db.NEW_PLAYER, id=player.id, table_id=live.id, notes="", **player.stored())


def creation(live: LiveTable, change: Change) -> list[Op]:
    """All operations that store a new table: its own row, its seats and players, and the change that made it."""
    made = Change(change.now)
    made.write(db.NEW_TABLE, **{**live.facts.stored(), **table_columns(live)})
    for seat in live.seats:
        made.write(db.NEW_SEAT, table_id=live.id, seat=seat.number, **seat.stored())
    for player in live.players.values():
        add_player(live, made, player)
    return made.operations(live.id) + change.operations(live.id)


def start_if_full(live: LiveTable, change: Change) -> None:
    if live.state == LOBBY and all(s.kind != "open" for s in live.seats):
        play.start(live, change)


def take_seat(live: LiveTable, change: Change, player: Player, numbers: list[int], names: list[str]) -> None:
    live.check_open()
    add_player(live, change, player)
    for number, name in zip(numbers, names, strict=True):
        live.seats[number] = Seat(number, "human", player.id, name)
    change.save_seats(live.id, [live.seats[number] for number in numbers])
    start_if_full(live, change)


def check_rated(live: LiveTable, account: str | None) -> None:
    """Refuse a person at a rated table whose result could not be theirs alone."""
    if not live.facts.rated:
        return
    if account is None:
        raise Problem("rated-account", 401)
    if any(player.account == account for player in live.players.values()):
        raise Problem("rated-twice")


class Lobby:
    """Makes tables and lets people take seats before the game begins."""

    def __init__(self, tables: Tables, commands: CommandHandler, secrets: Secrets) -> None:
        self.tables = tables
        self.commands = commands
        self.cache = commands.cache
        self.store = commands.store
        self.now = commands.now
        self.secrets = secrets

    def read_seed(self, text: str | None) -> int:
        return self.secrets.seed() if not text else opening_seed(text)

    def admit(self, name: str, host: bool, account: str | None) -> Admission:
        token, recovery = self.secrets.token(), self.secrets.recovery()
        player = Player(self.secrets.player(), tidy_name(name), host, hashed(token), hashed(recovery), account)
        return Admission(player, token, recovery)

    def facts_wanted(self, wanted: Wanted, game: Game[Any]) -> Facts:
        try:
            setup = game.complete(len(wanted.seats), wanted.options)
        except SetupError as error:
            raise Problem("setup", 400, setup=error.key, words=error.words) from None
        return Facts(
            id=self.secrets.table(),
            game=game,
            setup=setup,
            seed=wanted.seed,
            clock=wanted.clock,
            invite=self.secrets.invite(),
            public=wanted.public,
            spectators=wanted.spectators,
            hints=wanted.hints,
            undo=wanted.undo,
            made=self.now(),
            rules=game.rules_version,
            rated=wanted.rated,
            delay_moves=wanted.delay[0],
            delay_s=wanted.delay[1],
        )

    async def create(self, wanted: Wanted, account: str | None = None) -> dict[str, Any]:
        """Create a table. `account`: the account that the seats of its creator belong to."""
        if wanted.undo not in UNDO:
            raise Problem("undo-kind", 400)
        game = game_called(wanted.game)
        admission = self.admit(wanted.name, True, account)
        seats = seats_wanted(wanted, game, admission.player.id)
        live = LiveTable(self.facts_wanted(wanted, game), seats, [admission.player])
        change = Change(self.now())
        start_if_full(live, change)
        await self.store.commit(creation(live, change))
        self.cache.add(Entry(live, rows=change.rows))
        return admission.shown(live, invite=True)

    async def by_invite(self, invite: str) -> Entry:
        id = await self.store.table_by_invite(invite.lower())
        if id is None:
            raise Problem("no-invite", 404)
        return await self.tables.entry(id)

    async def join(self, invite: str, name: str, seat: int | None, account: str | None = None) -> dict[str, Any]:
        entry = await self.by_invite(invite)
        admission = self.admit(name, False, account)

        def command(live: LiveTable, change: Change) -> dict[str, Any]:
            if live.state == OVER:
                raise Problem("table-over")
            free = [s.number for s in live.seats if s.kind == "open" and not s.player]
            if not free:
                raise Problem("table-full")
            if seat is not None and seat not in free:
                raise Problem("seat-taken")
            check_rated(live, account)
            if not admission.player.name:
                raise Problem("no-name", 400)
            if any(s.kind == "human" and s.name.casefold() == admission.player.name.casefold() for s in live.seats):
                raise Problem("name-taken")
            admission.player.host = not live.people() and not any(p.host for p in live.players.values())
            take_seat(live, change, admission.player, [free[0] if seat is None else seat], [admission.player.name])
            return admission.shown(live)

        return await self.commands.run(entry, command)

    async def start(self, entry: Entry, player: Player) -> None:
        if not player.host:
            raise Problem("not-host", 403)

        def command(live: LiveTable, change: Change) -> None:
            if live.state != LOBBY:
                raise Problem("started")
            live.check_open()
            for seat in live.seats:
                if seat.kind == "open":
                    live.seats[seat.number] = bot_seat(seat.number, DEFAULT_LEVEL, DEFAULT_STYLE)
            change.save_seats(live.id, live.seats)
            play.start(live, change)

        await self.commands.run(entry, command)

    async def set_seat(self, entry: Entry, host: Player, seat: int, kind: str, level: str, style: str) -> None:
        if not host.host:
            raise Problem("not-host", 403)

        def command(live: LiveTable, change: Change) -> None:
            if live.state != LOBBY:
                raise Problem("started")
            live.check_open()
            if live.seats[seat].kind == "human":
                raise Problem("seat-taken")
            if kind == "bot":
                if style and style not in live.game.evaluator().styles:
                    raise Problem("no-style", 400)
                live.seats[seat] = bot_seat(seat, level or DEFAULT_LEVEL, style or DEFAULT_STYLE)
            elif kind == "open":
                live.seats[seat] = Seat(seat, "open")
            else:
                raise Problem("seat-kind", 400)
            change.save_seats(live.id, [live.seats[seat]])
            start_if_full(live, change)

        await self.commands.run(entry, command)

    async def rematch(self, entry: Entry, player: Player) -> dict[str, Any]:
        """Create the new table, seats moved on by one, or take the seat that is reserved at it."""

        def first(old: LiveTable, change: Change) -> tuple[Entry, Admission] | None:
            if old.state != OVER:
                raise Problem("not-over")
            if not old.seats_of(player.id):
                raise Problem("not-seated", 403)
            if old.rematch:
                return None
            made, admission, started = self.moved_on(old, player, change.now)
            old.rematch = made.live.facts.invite
            change.writes += creation(made.live, started)  # in one commit with the link to it
            return made, admission

        found = await self.commands.run(entry, first)
        if found is not None:
            made, admission = found
            self.cache.add(made)
            return admission.shown(made.live, invite=True)
        old = entry.live
        count = len(old.seats)
        mine = [(n + 1) % count for n in old.seats_of(player.id)]
        again = await self.by_invite(old.rematch)
        admission = self.admit(player.name, False, player.account)

        def another(live: LiveTable, change: Change) -> dict[str, Any]:
            if any(live.seats[n].kind != "open" or live.seats[n].player != player.id for n in mine):
                raise Problem("seat-taken")
            take_seat(live, change, admission.player, mine, [old.seats[(n - 1) % count].name for n in mine])
            return admission.shown(live, invite=True)

        return await self.commands.run(again, another)

    def moved_on(self, old: LiveTable, player: Player, now: int) -> tuple[Entry, Admission, Change]:
        """A copy of a finished table with seats moved on by one. Bots keep their seats, the others' seats are open."""
        admission = self.admit(player.name, True, player.account)
        count = len(old.seats)
        facts = old.facts.replace(
            id=self.secrets.table(),
            setup=old.game.complete(count, old.facts.setup.options),
            seed=self.secrets.seed(),
            clock=old.clock.rules,  # the players may have agreed on another one
            invite=self.secrets.invite(),
            made=now,
            rules=old.game.rules_version,
        )
        seats = []
        for number in range(count):
            before = old.seats[(number - 1) % count]
            if before.kind == "bot":
                seats.append(bot_seat(number, before.level, before.style, before.name))
            elif before.player == player.id:
                seats.append(Seat(number, "human", admission.player.id, before.name))
            else:
                seats.append(Seat(number, "open", before.player))  # reserved for this player of the old table
        live = LiveTable(facts, seats, [admission.player])
        change = Change(now)
        start_if_full(live, change)
        return Entry(live, rows=change.rows), admission, change
