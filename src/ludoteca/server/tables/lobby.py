"""Making tables and taking seats: everything around a table that is not play."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca.kernel import (
    SEAT,
    Game,
    SetupError,
    opening_seed,
)
from ludoteca.server.bots.pool import level_names
from ludoteca.server.errors import Problem
from ludoteca.server.games import game_called
from ludoteca.server.hub import Hub
from ludoteca.server.storage import store as db
from ludoteca.server.tables.clock import ClockRules
from ludoteca.server.tables.credentials import hashed
from ludoteca.server.tables.entry import Entry
from ludoteca.server.tables.live import Live
from ludoteca.server.tables.model import Facts, Player, Seat
from ludoteca.server.tables.record import LOBBY, OVER

UNDO = ("strict", "consent", "friendly")
DEFAULT_LEVEL = "squire"
LONGEST_NAME = 40


class Wanted(msgspec.Struct):
    """A table as its host wants it."""

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


def tidy_name(name: str) -> str:
    """One line, of characters one can see."""
    return "".join(c for c in " ".join(name.split()) if c.isprintable())[:LONGEST_NAME].strip()


def read_seed(text: str | None, hub: Hub) -> int:
    return hub.secrets.seed() if not text else opening_seed(text)


def bot_seat(number: int, level: str, style: str, name: str = "") -> Seat:
    if level not in level_names():
        raise Problem("no-level", 400)
    seat = Seat(number, "bot", "", tidy_name(name), level, style)
    seat.skip_confirm = True
    return seat


def seats_wanted(wanted: Wanted, game: Game[Any], player: str) -> list[Seat]:
    out = []
    styles = game.evaluator().styles
    for number, asked in enumerate(wanted.seats):
        kind = asked.get("kind", "")
        name = tidy_name(asked.get("name", ""))
        if kind == "bot":
            style = asked.get("style") or "balanced"
            if style not in styles:
                raise Problem("no-style", 400)
            out.append(bot_seat(number, asked.get("level") or DEFAULT_LEVEL, style, name))
        elif kind == "me":
            out.append(Seat(number, "human", player, name or wanted.name))
        elif kind == "hotseat":
            out.append(Seat(number, "human", player, name))
        elif kind == "open":
            out.append(Seat(number, "open"))
        else:
            raise Problem("seat-kind", 400)
    if len([s for s in wanted.seats if s.get("kind") == "me"]) > 1:
        raise Problem("seat-kind", 400)
    return out


class Admission:
    """What a player is given once and never again: his secrets."""

    def __init__(self, player: Player, token: str, recovery: str) -> None:
        self.player = player
        self.token = token
        self.recovery = recovery

    def shown(self, live: Live, invite: bool = False) -> dict[str, Any]:
        seats = [SEAT.word(n) for n in live.seats_of(self.player.id)]
        out: dict[str, Any] = {
            "table": live.facts.id,
            "seat": seats[0] if seats else None,
            "seats": seats,
            "token": self.token,
            "recovery": self.recovery,
        }
        if invite:
            out["invite"] = live.facts.invite
        return out


def admit(hub: Hub, name: str, host: bool) -> Admission:
    token, recovery = hub.secrets.token(), hub.secrets.recovery()
    player = Player(hub.secrets.player(), tidy_name(name), host, hashed(token), hashed(recovery))
    return Admission(player, token, recovery)


def player_ops(table: str, player: Player) -> list[db.Op]:
    return [
        (
            db.NEW_PLAYER,
            {
                "id": player.id,
                "table_id": table,
                "name": player.name,
                "host": player.host,
                "token": player.token,
                "recovery": player.recovery,
                "notes": "",
            },
        )
    ]


def table_ops(live: Live) -> list[db.Op]:
    facts = live.facts
    ops: list[db.Op] = [
        (
            db.NEW_TABLE,
            {
                "id": facts.id,
                "game": facts.game.id,
                "rules": facts.rules,
                "count": facts.setup.seats,
                "options": msgspec.json.encode(facts.setup.options).decode(),
                "seed": f"{facts.seed:x}",
                "state": live.state,
                "public": facts.public,
                "spectators": facts.spectators,
                "hints": facts.hints,
                "undo": facts.undo,
                "clock": msgspec.json.encode(facts.clock).decode(),
                "invite": facts.invite,
                "rematch": "",
                "rev": 0,
                "seq": 0,
                "due": None,
                "made": facts.made,
                "at": facts.made,
            },
        )
    ]
    for seat in live.seats:
        ops.append((db.NEW_SEAT, {"table_id": facts.id, "seat": seat.number, **seat.stored()}))
    for player in live.players.values():
        ops += player_ops(facts.id, player)
    return ops


def facts_wanted(hub: Hub, wanted: Wanted, game: Game[Any]) -> Facts:
    try:
        setup = game.complete(len(wanted.seats), wanted.options)
    except SetupError as error:
        raise Problem("setup", 400, setup=error.key, words=error.words) from None
    return Facts(
        hub.secrets.table(),
        game,
        setup,
        wanted.seed,
        wanted.clock,
        hub.secrets.invite(),
        wanted.public,
        wanted.spectators,
        wanted.hints,
        wanted.undo,
        hub.now(),
        game.rules_version,
    )


async def create(hub: Hub, wanted: Wanted) -> dict[str, Any]:
    if wanted.undo not in UNDO:
        raise Problem("undo-kind", 400)
    game = game_called(wanted.game)
    admission = admit(hub, wanted.name, True)
    live = Live(facts_wanted(hub, wanted, game), seats_wanted(wanted, game, admission.player.id), [admission.player])
    entry = Entry(live)
    entry.extra += table_ops(live)
    if all(s.kind != "open" for s in live.seats):
        live.start(hub.now())
    await hub.store.commit(new_ops(entry))
    hub.keep(entry)
    return admission.shown(live, invite=True)


def new_ops(entry: Entry) -> list[db.Op]:
    """The operations of a new table: its rows, and the table as it is now."""
    ops = entry.ops()
    made = {name: values for name, values in ops if name in (db.NEW_TABLE, db.TABLE)}
    now = {k: v for k, v in made[db.TABLE].items() if k != "key_id"}
    rest = [(name, values) for name, values in ops if name not in (db.NEW_TABLE, db.TABLE)]
    return [(db.NEW_TABLE, {**made[db.NEW_TABLE], **now}), *rest]


def take_seat(entry: Entry, admission: Admission, numbers: list[int], names: list[str], now: int) -> None:
    live = entry.live
    player = admission.player
    live.players[player.id] = player
    live.by_token[player.token] = player
    for number, name in zip(numbers, names, strict=True):
        live.seats[number] = Seat(number, "human", player.id, name)
    entry.extra += player_ops(live.facts.id, player)
    entry.save_seats(numbers)
    if live.state == LOBBY and all(s.kind != "open" for s in live.seats):
        live.start(now)


async def by_invite(hub: Hub, invite: str) -> Entry:
    id = await hub.store.table_by_invite(invite.lower())
    if id is None:
        raise Problem("no-invite", 404)
    return await hub.entry(id)


async def join(hub: Hub, invite: str, name: str, seat: int | None) -> dict[str, Any]:
    entry = await by_invite(hub, invite)
    admission = admit(hub, name, False)

    def command(live: Live, now: int) -> dict[str, Any]:
        if live.state == OVER:
            raise Problem("table-over")
        free = [s.number for s in live.seats if s.kind == "open"]
        if not free:
            raise Problem("table-full")
        if seat is not None and seat not in free:
            raise Problem("seat-taken")
        if not admission.player.name:
            raise Problem("no-name", 400)
        if any(s.kind == "human" and s.name.casefold() == admission.player.name.casefold() for s in live.seats):
            raise Problem("name-taken")
        admission.player.host = not live.people() and not any(p.host for p in live.players.values())
        take_seat(entry, admission, [free[0] if seat is None else seat], [admission.player.name], now)
        return admission.shown(live)

    return await hub.change(entry, command)


async def start(hub: Hub, entry: Entry, player: Player) -> None:
    if not player.host:
        raise Problem("not-host", 403)

    def command(live: Live, now: int) -> None:
        if live.state != LOBBY:
            raise Problem("started")
        for seat in live.seats:
            if seat.kind == "open":
                live.seats[seat.number] = bot_seat(seat.number, DEFAULT_LEVEL, "balanced")
        entry.save_seats()
        live.start(now)

    await hub.change(entry, command)


async def set_seat(hub: Hub, entry: Entry, host: Player, seat: int, kind: str, level: str, style: str) -> None:
    if not host.host:
        raise Problem("not-host", 403)

    def command(live: Live, now: int) -> None:
        if live.state != LOBBY:
            raise Problem("started")
        if live.seats[seat].kind == "human":
            raise Problem("seat-taken")
        if kind == "bot":
            if style and style not in live.game.evaluator().styles:
                raise Problem("no-style", 400)
            live.seats[seat] = bot_seat(seat, level or DEFAULT_LEVEL, style or "balanced")
        elif kind == "open":
            live.seats[seat] = Seat(seat, "open")
        else:
            raise Problem("seat-kind", 400)
        entry.save_seats([seat])
        if all(s.kind != "open" for s in live.seats):
            live.start(now)

    await hub.change(entry, command)


async def rematch(hub: Hub, entry: Entry, player: Player) -> dict[str, Any]:
    """The first who asks makes the new table, seats moved on by one; the others find theirs kept for them."""

    def first(old: Live, now: int) -> tuple[Entry, Admission] | None:
        if old.state != OVER:
            raise Problem("not-over")
        if not old.seats_of(player.id):
            raise Problem("not-seated", 403)
        if old.rematch:
            return None
        made, admission = moved_on(hub, old, player, now)
        old.rematch = made.live.facts.invite
        entry.extra += new_ops(made)  # in one commit with the note where it is
        return made, admission

    found = await hub.change(entry, first)
    if found is not None:
        made, admission = found
        hub.keep(made)
        return admission.shown(made.live, invite=True)
    old = entry.live
    count = len(old.seats)
    mine = [(n + 1) % count for n in old.seats_of(player.id)]
    again = await by_invite(hub, old.rematch)
    admission = admit(hub, player.name, False)

    def another(live: Live, now: int) -> dict[str, Any]:
        if any(live.seats[n].kind != "open" for n in mine):
            raise Problem("seat-taken")
        take_seat(again, admission, mine, [old.seats[(n - 1) % count].name for n in mine], now)
        return admission.shown(live, invite=True)

    return await hub.change(again, another)


def moved_on(hub: Hub, old: Live, player: Player, now: int) -> tuple[Entry, Admission]:
    """The same table again with seats moved on by one: bots sit down at once, the others' seats are open."""
    admission = admit(hub, player.name, True)
    facts = old.facts
    count = len(old.seats)
    new_facts = Facts(
        hub.secrets.table(),
        old.game,
        old.game.complete(count, facts.setup.options),
        hub.secrets.seed(),
        facts.clock,
        hub.secrets.invite(),
        facts.public,
        facts.spectators,
        facts.hints,
        facts.undo,
        now,
        old.game.rules_version,
    )
    seats = []
    for number in range(count):
        before = old.seats[(number - 1) % count]
        if before.kind == "bot":
            seats.append(bot_seat(number, before.level, before.style, before.name))
        elif before.player == player.id:
            seats.append(Seat(number, "human", admission.player.id, before.name))
        else:
            seats.append(Seat(number, "open"))
    made = Entry(Live(new_facts, seats, [admission.player]))
    made.extra += table_ops(made.live)
    if all(s.kind != "open" for s in seats):
        made.live.start(now)
    return made, admission
