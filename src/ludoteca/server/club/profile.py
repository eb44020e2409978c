"""Profiles: what an account has played, for those who may see it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from statistics import mean
from typing import Any

import msgspec
from sqlalchemy import and_, func, select

from ludoteca.kernel import SEAT
from ludoteca.rooms.problem import Problem
from ludoteca.server.club.accounts import FRIENDS, PUBLIC, Account, Accounts
from ludoteca.server.club.people import BLOCK, FRIEND, Relations
from ludoteca.server.storage.schema import players, seats, tables
from ludoteca.server.storage.store import Rows

SELF = "self"
MAX_LISTED = 30  # games of each list, the newest first
MAX_COUNTED = 2000  # finished games that are counted by title
Places = Callable[[Sequence[str]], Awaitable[dict[str, list[int] | None]]]  # of finished tables, by seat
Endings = Callable[[Sequence[str]], Awaitable[dict[str, tuple[str, int]]]]  # how and after how many actions, by table
_t, _p, _s = tables, players, seats


class Opponent(msgspec.Struct):
    seat: str
    name: str  # empty for a bot without a name, and for people who were erased
    bot: str  # its level; empty for a person
    account: str | None  # the name of the account, if others may see it


class Played(msgspec.Struct):
    """A game of the account."""

    table: str | None  # for those who may open it
    game: str
    seat: str
    count: int
    at: int
    place: int | None  # of a finished game, if it has places
    others: list[Opponent]


class Tally(msgspec.Struct):
    """Finished games of one title."""

    game: str
    played: int
    won: int


class Way(msgspec.Struct):
    reason: str  # how a game ended
    games: int  # that the account has won so


class Habit(msgspec.Struct):
    """How an account plays one title."""

    game: str
    length: int  # actions of a finished game, on average
    ways: list[Way]  # to win, the most frequent first


class Profile(msgspec.Struct):
    name: str
    made: int
    relation: str  # of the viewer: self, friend, asked, block, or empty
    running: list[Played]
    finished: list[Played]
    tallies: list[Tally]
    habits: list[Habit]


class Sight(msgspec.Struct):
    """What a viewer may see: everything of their own games, and the names of visible accounts."""

    own: bool
    names: dict[str, str]


class Profiles:
    def __init__(self, accounts: Accounts, people: Relations, places: Places, endings: Endings) -> None:
        self.accounts = accounts
        self.store = accounts.store
        self.people = people
        self.places = places
        self.endings = endings

    async def may_see(self, account: Account, viewer: Account | None) -> bool:
        """Whether somebody may see the profile of an account. People whom it has blocked may not."""
        if viewer is not None and viewer.id == account.id:
            return True
        mine, theirs = await self.people.between(viewer.id, account.id) if viewer is not None else ("", "")
        if theirs == BLOCK:
            return False
        return account.visibility == PUBLIC or (account.visibility == FRIENDS and mine == FRIEND)

    async def visible(self, name: str, viewer: Account | None) -> Account:
        """The account of a name. One that the viewer may not see is answered like one that does not exist."""
        account = await self.accounts.by_name(name)
        if account is None or not await self.may_see(account, viewer):
            raise Problem("no-person", 404)
        return account

    async def profile(self, name: str, viewer: Account | None) -> Profile:
        account = await self.visible(name, viewer)
        relation = SELF if viewer is not None and viewer.id == account.id else ""
        if viewer is not None and not relation:
            relation = (await self.people.between(viewer.id, account.id))[0]
        mine = await self._games(account.id)
        open_ = [row for row in mine if row["state"] == "playing"][:MAX_LISTED]
        over = [row for row in mine if row["state"] == "over"]
        places = await self.places([row["id"] for row in over])
        own = relation == SELF
        visible = await self._visible_names([*open_, *over[:MAX_LISTED]], viewer)
        shown = await self._shown([*open_, *over[:MAX_LISTED]], places, account, Sight(own, visible))
        return Profile(
            name=account.name,
            made=account.made,
            relation=relation,
            running=shown[: len(open_)],
            finished=shown[len(open_) :],
            tallies=tallies(over, places),
            habits=habits(over, places, await self.endings([row["id"] for row in over])),
        )

    async def _games(self, account: str) -> Rows:
        """The tables of an account with its first seat, the newest first."""
        wanted = (
            select(_t.c.id, _t.c.game, _t.c.state, _t.c.count, _t.c.at, _t.c.public, func.min(_s.c.seat).label("seat"))
            .join(_p, _p.c.table_id == _t.c.id)
            .join(_s, and_(_s.c.table_id == _t.c.id, _s.c.player == _p.c.id))
            .where(and_(_p.c.account == account, _t.c.state.in_(("playing", "over"))))
            .group_by(_t.c.id, _t.c.game, _t.c.state, _t.c.count, _t.c.at, _t.c.public)
            .order_by(_t.c.at.desc())
            .limit(MAX_COUNTED)
        )
        return await self.store.rows(wanted)

    async def _shown(
        self, rows: Rows, places: dict[str, list[int] | None], account: Account, sight: Sight
    ) -> list[Played]:
        sat = await self._seated([row["id"] for row in rows])
        return [played(row, places.get(row["id"]), sat, account, sight) for row in rows]

    async def _seated(self, ids: Sequence[str]) -> list[dict[str, Any]]:
        """The seats of tables with the accounts that hold them."""
        wanted = (
            select(_s.c.table_id, _s.c.seat, _s.c.kind, _s.c.name, _s.c.level, _p.c.account)
            .join(_p, _p.c.id == _s.c.player, isouter=True)
            .where(_s.c.table_id.in_(ids))
            .order_by(_s.c.seat)
        )
        return await self.store.rows(wanted) if ids else []

    async def _visible_names(self, rows: Rows, viewer: Account | None) -> dict[str, str]:
        """The names of the accounts at tables whose profiles the viewer may see."""
        ids = {row["account"] for row in await self._seated([row["id"] for row in rows]) if row["account"]}
        found = await self.accounts.by_ids(sorted(ids))
        return {account.id: account.name for account in found if await self.may_see(account, viewer)}


def played(
    row: dict[str, Any], places: list[int] | None, sat: list[dict[str, Any]], account: Account, sight: Sight
) -> Played:
    """A game as a viewer may see it. The address of a table that is not public is for its players."""
    open_ = row["public"] or sight.own
    others = [seat for seat in sat if seat["table_id"] == row["id"] and seat["account"] != account.id]
    return Played(
        table=row["id"] if open_ else None,
        game=row["game"],
        seat=SEAT.word(row["seat"]),
        count=row["count"],
        at=row["at"],
        place=places[row["seat"]] if places else None,
        others=[opponent(seat, open_, sight) for seat in others],
    )


def opponent(seat: dict[str, Any], open_: bool, sight: Sight) -> Opponent:
    """Who sat at a seat. People with an account are named if their own profile may be seen, guests at public tables."""
    account = sight.names.get(seat["account"] or "")
    named = sight.own or seat["kind"] == "bot" or account is not None or (open_ and seat["account"] is None)
    level = seat["level"] if seat["kind"] == "bot" else ""
    return Opponent(SEAT.word(seat["seat"]), seat["name"] if named else "", level, account)


def tallies(rows: Rows, places: dict[str, list[int] | None]) -> list[Tally]:
    """How often each title was played and won."""
    counted: dict[str, Tally] = {}
    for row in rows:
        tally = counted.setdefault(row["game"], Tally(row["game"], 0, 0))
        tally.played += 1
        tally.won += is_won(row, places)
    return sorted(counted.values(), key=lambda tally: (-tally.played, tally.game))


def habits(rows: Rows, places: dict[str, list[int] | None], endings: dict[str, tuple[str, int]]) -> list[Habit]:
    """The average length and the ways to win of each title, in the order of the tallies."""
    found = []
    for tally in tallies(rows, places):
        mine = [row for row in rows if row["game"] == tally.game and row["id"] in endings]
        lengths = [endings[row["id"]][1] for row in mine]
        ways = Counter(endings[row["id"]][0] for row in mine if is_won(row, places))
        shown = [Way(reason, games) for reason, games in sorted(ways.items(), key=lambda way: (-way[1], way[0]))]
        found.append(Habit(tally.game, round(mean(lengths)) if lengths else 0, shown))
    return found


def is_won(row: dict[str, Any], places: dict[str, list[int] | None]) -> bool:
    own = places.get(row["id"])
    return bool(own and own[row["seat"]] == 1)
