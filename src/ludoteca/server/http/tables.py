"""The REST interface, described by the OpenAPI document at /schema."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from ludoteca.bots import LEVELS
from ludoteca.kernel import Game
from ludoteca.server.errors import Problem
from ludoteca.server.games import game_called, packages
from ludoteca.server.http import reference
from ludoteca.server.http.static_files import Site
from ludoteca.server.hub import Hub
from ludoteca.server.logs import log, where
from ludoteca.server.tables import lobby as office
from ludoteca.server.tables import seats as holders
from ludoteca.server.tables.clock import read_rules
from ludoteca.server.tables.credentials import hashed
from ludoteca.server.tables.entry import Entry
from ludoteca.server.tables.live import seat_number
from ludoteca.server.tables.lobby import Wanted
from ludoteca.server.tables.model import Player
from ludoteca.server.tables.record import LOBBY, PLAYING
from ludoteca.server.ws import payloads as views
from ludoteca.server.ws.messages import PHRASES

TheHub = NamedDependency[Hub]
TheSite = NamedDependency[Site]
Name = Annotated[str, msgspec.Meta(max_length=80)]
Line = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
Lang = Literal["en", "it", "pt"]


class SeatWanted(msgspec.Struct, forbid_unknown_fields=True):
    kind: Literal["me", "open", "bot", "hotseat"]
    name: Name = ""
    level: Name = ""
    style: Name = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: Name
    seats: Annotated[list[SeatWanted], msgspec.Meta(min_length=1, max_length=6)]
    options: Annotated[dict[Name, Name], msgspec.Meta(max_length=40)] = {}
    clock: Annotated[dict[Name, str | int | float], msgspec.Meta(max_length=8)] = {}
    public: bool = False
    spectators: bool = True
    hints: bool = True
    undo: Literal["strict", "consent", "friendly"] = "consent"
    name: Name = ""
    seed: Annotated[str, msgspec.Meta(max_length=100)] | None = None


class Join(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    seat: Name | None = None


class Code(msgspec.Struct, forbid_unknown_fields=True):
    code: Name


class Tokens(msgspec.Struct, forbid_unknown_fields=True):
    tokens: Annotated[list[Annotated[str, msgspec.Meta(max_length=100)]], msgspec.Meta(max_length=100)]


class SeatNamed(msgspec.Struct, forbid_unknown_fields=True):
    seat: Name


class SeatChange(msgspec.Struct, forbid_unknown_fields=True):
    seat: Name
    kind: Literal["open", "bot"]
    level: Name = ""
    style: Name = ""


class Done(msgspec.Struct):
    ok: bool = True


class Wrong(msgspec.Struct):
    key: str
    args: dict[str, Any]
    status: int


class Refusal(msgspec.Struct):
    """Every error; the sentence for people is the text `error-KEY`."""

    error: Wrong


class Admitted(msgspec.Struct, omit_defaults=True):
    table: str
    seat: str | None
    seats: list[str]
    token: str
    recovery: str
    invite: str | None = None


def bearer(request: Request[Any, Any, Any]) -> str:
    head = request.headers.get("authorization", "")
    return head[7:].strip() if head[:7].lower() == "bearer " else ""


def who(entry: Entry, request: Request[Any, Any, Any]) -> Player | None:
    """The player the request comes from; a token of another table, or a wrong one, is refused rather than ignored."""
    token = bearer(request)
    if not token:
        return None
    found = entry.live.by_token.get(hashed(token))
    if found is None:
        raise Problem("wrong-token", 401)
    return found


def player_of(entry: Entry, request: Request[Any, Any, Any]) -> Player:
    found = who(entry, request)
    if found is None:
        raise Problem("no-token", 401)
    return found


def may_watch(entry: Entry, request: Request[Any, Any, Any]) -> Player | None:
    found = who(entry, request)
    if found is None and not entry.live.facts.spectators:
        raise Problem("no-spectators", 403)
    return found


async def shown(hub: Hub, entry: Entry, seated: bool) -> dict[str, Any]:
    async with entry.lock:
        return views.table_shown(entry.live, hub.now(), entry.online(), entry.spectators(), seated)


def deal_terms(game: Game[Any]) -> dict[str, Any] | None:
    """What may change hands and what may be promised, so that a client can compose an offer."""
    if game.deals is None:
        return None
    return {
        "things": [{"thing": name, "kind": kind.name} for name, kind in game.deals.things],
        "promises": [
            {"promise": name, "args": [{"name": arg, "kind": kind.name} for arg, kind in signature]}
            for name, signature in game.deals.promises
            if name not in game.deals.unoffered
        ],
    }


def described(site: Site) -> list[dict[str, Any]]:
    """All games, looked at once."""
    if site.described:
        return site.described
    out = []
    for name in packages():
        try:
            game = game_called(name)
        except Exception as error:  # one broken game must not close the house
            log.error("game-broken", game=name, error=type(error).__name__, where=where(error))
            continue
        out.append(
            {
                "id": game.id,
                "seats": list(game.seats),
                "options": [
                    {"id": o.id, "values": o.values, "default": o.default, "rule": o.rule} for o in game.options
                ],
                "maturity": game.maturity,
                "levels": list(LEVELS),
                "styles": list(game.evaluator().styles),
                "board": bool(site.game_files(name).names()),
                "rules_version": game.rules_version,
                "deals": deal_terms(game),
            }
        )
    site.described = out
    return out


@get("/api/games", tags=["games"], sync_to_thread=False)
def games(site: TheSite) -> list[dict[str, Any]]:
    """Every game: seats, options, levels and styles of bots, whether it has a drawn board."""
    return described(site)


@get("/api/games/{game:str}/rules", tags=["games"], sync_to_thread=False)
def game_rules(game: FromPath[str], lang: FromQuery[Lang] = "en") -> dict[str, Any]:
    """The rules reference: chapters, glossary, and our decisions where the rulebook leaves a gap."""
    return reference.rules(game_called(game).package, lang)


@get("/api/games/{game:str}/cards", tags=["games"], sync_to_thread=False)
def game_cards(game: FromPath[str], lang: FromQuery[Lang] = "en") -> dict[str, Any]:
    """Every card, place and piece with its name and the facts of its record."""
    found = game_called(game)
    return reference.cards(found.package, found, lang)


@get("/api/games/{game:str}/about", tags=["games"], sync_to_thread=False)
def game_about(game: FromPath[str], lang: FromQuery[Lang] = "en") -> dict[str, Any]:
    """Where each component of this edition comes from."""
    found = game_called(game)
    return reference.about(found.package, found, lang)


@get("/api/phrases", tags=["games"], sync_to_thread=False)
def phrases() -> list[str]:
    """Ids of the canned chat phrases; each reader sees `phrase-ID` in his language."""
    return list(PHRASES)


@post("/api/tables", tags=["tables"])
async def new_table(data: JSONBody[NewTable], hub: TheHub) -> Admitted:
    """Make a table. Token and recovery code are shown this once. Without open seats the game starts at once."""
    if data.seed is not None and any(s.kind == "open" for s in data.seats):
        raise Problem("seed-with-others", 400)  # who chooses the seed knows all chance to come
    wanted = Wanted(
        game=data.game,
        seats=[{"kind": s.kind, "name": s.name, "level": s.level, "style": s.style} for s in data.seats],
        options=data.options,
        clock=read_rules(dict(data.clock)),
        public=data.public,
        spectators=data.spectators,
        hints=data.hints,
        undo=data.undo,
        name=office.tidy_name(data.name),
        seed=office.read_seed(data.seed, hub),
    )
    return Admitted(**await office.create(hub, wanted))


@get("/api/tables", tags=["tables"])
async def tables(hub: TheHub, open: FromQuery[bool] = False, live: FromQuery[bool] = False) -> list[dict[str, Any]]:
    """Public tables: `open=1` those that wait for players, `live=1` those that can be watched."""
    out = []
    wanted = ([LOBBY] if open or not live else []) + ([PLAYING] if live else [])
    for state in wanted:
        for id in await hub.store.listed(state, 50):
            entry = await hub.try_entry(id)
            if entry is None:
                continue
            facts = await shown(hub, entry, False)
            if state == LOBBY:
                facts["invite"] = entry.live.facts.invite
            elif not entry.live.facts.spectators:
                continue
            out.append(facts)
    return out


@get("/api/tables/{table:str}", tags=["tables"])
async def table_facts(request: Request[Any, Any, Any], table: FromPath[str], hub: TheHub) -> dict[str, Any]:
    """The public facts of a table; with a token of the table also its invitation."""
    entry = await hub.entry(table)
    player = who(entry, request)
    return await shown(hub, entry, player is not None)


@get("/api/join/{invite:str}", tags=["tables"])
async def invited(invite: FromPath[str], hub: TheHub) -> dict[str, Any]:
    """The table an invitation leads to, before one joins."""
    return await shown(hub, await office.by_invite(hub, invite), False)


@post("/api/join/{invite:str}", tags=["tables"])
async def join(invite: FromPath[str], data: JSONBody[Join], hub: TheHub) -> Admitted:
    """Take a free seat. The game starts with the last one."""
    seat = None
    if data.seat is not None:
        seat = seat_number(data.seat, len((await office.by_invite(hub, invite)).live.seats))
    return Admitted(**await office.join(hub, invite, data.name, seat))


@post("/api/recover", tags=["tables"], status_code=200)
async def recover(data: JSONBody[Code], hub: TheHub) -> Admitted:
    """A new token for the holder of a recovery code; the old token ends."""
    return Admitted(**await holders.recover(hub, data.code))


async def closed_table(hub: Hub, player: dict[str, Any]) -> dict[str, Any]:
    """One of the player's tables that cannot be opened now: it is there all the same."""
    row = await hub.store.table(player["table_id"])
    what = {"table": row["id"], "game": row["game"], "state": row["state"], "at": row["at"]}
    return {**what, "name": player["name"], "seat": None, "seats": [], "your_turn": False}


@post("/api/mine", tags=["tables"], status_code=200)
async def mine(data: JSONBody[Tokens], hub: TheHub) -> list[dict[str, Any]]:
    """The tables these tokens belong to; unknown tokens are left out."""
    out = []
    for token in data.tokens:
        found = await hub.store.player_by("token", hashed(token))
        if found is None:
            continue
        entry = await hub.try_entry(found["table_id"])
        if entry is None:
            out.append(await closed_table(hub, found))
            continue
        live = entry.live
        seats = live.seats_of(found["id"])
        out.append(
            {
                "table": live.facts.id,
                "game": live.game.id,
                "seat": views.word(seats[0]) if seats else None,
                "state": live.state,
                "your_turn": any(seat in seats and live.seats[seat].active for seat in live.front_seats()),
                "name": found["name"],
                "seats": [{"seat": views.word(s.number), "name": s.name, "kind": s.kind} for s in live.seats],
                "at": live.at,
            }
        )
    out.sort(key=lambda t: (not t["your_turn"], -t["at"]))
    return out


@post("/api/tables/{table:str}/start", tags=["tables"], status_code=200)
async def start(request: Request[Any, Any, Any], table: FromPath[str], hub: TheHub) -> Done:
    """The host starts; open seats become bots."""
    entry = await hub.entry(table)
    await office.start(hub, entry, player_of(entry, request))
    return Done()


@post("/api/tables/{table:str}/seat", tags=["tables"], status_code=200)
async def set_seat(
    request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[SeatChange], hub: TheHub
) -> Done:
    """The host changes an open or bot seat in the lobby."""
    entry = await hub.entry(table)
    seat = seat_number(data.seat, len(entry.live.seats))
    await office.set_seat(hub, entry, player_of(entry, request), seat, data.kind, data.level, data.style)
    return Done()


@post("/api/tables/{table:str}/reissue", tags=["tables"], status_code=200)
async def reissue(
    request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[SeatNamed], hub: TheHub
) -> dict[str, Any]:
    """The host issues a new recovery code for a seat; its old token and code end."""
    entry = await hub.entry(table)
    seat = seat_number(data.seat, len(entry.live.seats))
    return await holders.reissue(hub, entry, player_of(entry, request), seat)


HANDLERS = [
    games,
    game_rules,
    game_cards,
    game_about,
    phrases,
    new_table,
    tables,
    table_facts,
    invited,
    join,
    recover,
    mine,
    start,
    set_seat,
    reissue,
]
