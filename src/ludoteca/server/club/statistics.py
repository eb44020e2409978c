"""Statistics of a title over its finished games. They are computed in the background and kept in memory."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import groupby
from statistics import median
from typing import Any

import msgspec
from sqlalchemy import and_, func, select

from ludoteca.server.club.archive import HERE
from ludoteca.server.storage.club_schema import result_seats, results
from ludoteca.server.storage.schema import tables
from ludoteca.server.storage.store import Store

MAX_GAMES = 5000  # of a title, the newest
BARS = 12  # of the histogram of lengths
_r, _s, _t = results, result_seats, tables


class SeatShare(msgspec.Struct):
    """The share of games won at each seat, for one number of seats. Seats that share a win get a part of it."""

    count: int
    games: int
    shares: list[float]


class FactionShare(msgspec.Struct):
    """How often a side of a title was played, and the share of its games that it won."""

    faction: str  # the key of its text
    games: int
    share: float


class Bar(msgspec.Struct):
    first: int  # actions
    last: int
    games: int


class Ending(msgspec.Struct):
    reason: str
    games: int


class TitleStatistics(msgspec.Struct):
    game: str
    games: int
    median: int  # actions of a game
    seats: list[SeatShare]
    endings: list[Ending]
    lengths: list[Bar]
    factions: list[FactionShare] = []  # of a title that has sides with rules of their own


class Finished(msgspec.Struct, frozen=True):
    """What statistics know of a game."""

    length: int
    reason: str
    places: tuple[int, ...]
    factions: tuple[str, ...] = ()  # by seat


def title_statistics(game: str, games: list[Finished]) -> TitleStatistics:
    endings = Counter(one.reason for one in games).most_common()
    return TitleStatistics(
        game=game,
        games=len(games),
        median=round(median(one.length for one in games)) if games else 0,
        seats=[seat_share(count, games) for count in sorted({len(one.places) for one in games})],
        endings=[Ending(reason, number) for reason, number in endings],
        lengths=histogram([one.length for one in games]),
        factions=faction_shares(games),
    )


def faction_shares(games: Iterable[Finished]) -> list[FactionShare]:
    """The factions in the order of their shares. Seats that share a win get a part of it."""
    played: Counter[str] = Counter()
    won: dict[str, float] = {}
    for one in games:
        winners = [seat for seat, place in enumerate(one.places) if place == min(one.places)]
        for seat, faction in enumerate(one.factions):
            if faction:
                played[faction] += 1
                won[faction] = won.get(faction, 0.0) + (1 / len(winners) if seat in winners else 0.0)
    shares = [FactionShare(faction, count, round(won[faction] / count, 4)) for faction, count in played.items()]
    return sorted(shares, key=lambda one: (-one.share, one.faction))


def seat_share(count: int, games: Iterable[Finished]) -> SeatShare:
    played = [one.places for one in games if len(one.places) == count]
    wins = [0.0] * count
    for places in played:
        winners = [seat for seat in range(count) if places[seat] == min(places)]
        for seat in winners:
            wins[seat] += 1 / len(winners)
    return SeatShare(count, len(played), [round(won / len(played), 4) for won in wins])


def histogram(lengths: list[int]) -> list[Bar]:
    """Bars of equal width that hold all games."""
    if not lengths:
        return []
    low, high = min(lengths), max(lengths)
    width = (high - low) // BARS + 1
    counts = Counter((length - low) // width for length in lengths)
    return [Bar(low + at * width, low + (at + 1) * width - 1, counts[at]) for at in range((high - low) // width + 1)]


class Statistics:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.titles: dict[str, TitleStatistics] = {}
        self.seen: dict[str, tuple[int, int]] = {}  # by title: how many games there were, and when the last ended

    async def refresh(self) -> None:
        """Compute the statistics of the titles that have new games."""
        newest = select(_r.c.game, func.count().label("n"), func.max(_r.c.at).label("at")).where(_r.c.decided)
        for row in await self.store.rows(newest.group_by(_r.c.game)):
            if self.seen.get(row["game"]) != (row["n"], row["at"]):
                self.titles[row["game"]] = title_statistics(row["game"], await self._games(row["game"]))
                self.seen[row["game"]] = (row["n"], row["at"])

    async def _games(self, game: str) -> list[Finished]:
        ids = (
            select(_r.c.table_id)
            .join(_t, HERE)
            .where(and_(_r.c.game == game, _r.c.decided))
            .order_by(_r.c.at.desc())
            .limit(MAX_GAMES)
            .subquery()
        )
        rows: list[dict[str, Any]] = await self.store.rows(
            select(_r.c.table_id, _r.c.length, _r.c.reason, _s.c.place, _s.c.faction)
            .join(_s, _s.c.table_id == _r.c.table_id)
            .where(_r.c.table_id.in_(select(ids.c.table_id)))
            .order_by(_r.c.table_id, _s.c.seat)
        )
        games = []
        for _, group in groupby(rows, key=lambda row: row["table_id"]):
            held = list(group)
            places, factions = tuple(row["place"] for row in held), tuple(row["faction"] for row in held)
            games.append(Finished(held[0]["length"], held[0]["reason"], places, factions))
        return games

    def of(self, game: str) -> TitleStatistics:
        return self.titles.get(game) or title_statistics(game, [])
